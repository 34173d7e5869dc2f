// Reads WebAssembly so that what is made of it runs in all browsers that run Pyodide: without the
// newest encodings of imports and calls.
import binaryen from "binaryen";

const { All, CompactImports, CallIndirectOverlong } = binaryen.Features;

/** @param {Uint8Array} bytes */
export const readBinary = (bytes) =>
  binaryen.readBinary(bytes, All & ~CompactImports & ~CallIndirectOverlong);
