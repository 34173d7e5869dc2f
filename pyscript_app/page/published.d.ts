/** What the build publishes beside the modules; it replaces these names with the values. */
declare const published: {
  /** The script of the worker. */
  worker: string;
  /** Pyodide's modules: what the worker imports, and what that loads. */
  loader: string;
  glue: string;
  wasm: string;
  /** What of it is called rarely: a module of its own. */
  seldom: string;
  /** What is in its memory as Python starts. */
  data: string;
  /** Their hashes, as `fetch` takes them. */
  wasmIntegrity: string;
  seldomIntegrity: string;
  dataIntegrity: string;
  /** The part of Python's library with which it starts, and the core with what it needs besides. */
  library: string;
  core: string;
  /** What of the core no usual first answer needs. */
  more: string;
  /** In bytes. */
  librarySize: number;
  coreSize: number;
  /** What api/worker.js needs besides; its own address for api/module.js, which is beside app/. */
  api: string;
  apiWorker: string;
  /** The version of the calculator. */
  version: string;
  /** What opens files, loaded when one comes. */
  files: string;
  /** What reads letters in pictures, and what it has learned; both in bytes too. */
  lettersCore: string;
  letters: string;
  lettersCoreSize: number;
  lettersSize: number;
  /** What reads pictures of a scanned PDF: those in black and white, and JPEG 2000. */
  decoderFax: string;
  decoderWavelets: string;
  /** The worker in which it runs. */
  scanWorker: string;
  /** The style of what was read from a picture. */
  scanStyle: string;
  /** The whole style, for a page that begins with a part of it. */
  style: string;
  /** What the script for other pages says, by language. */
  /** What runs on other people's pages (elsewhere/taking.js), and what it says, by language. */
  taking: string;
  takingWords: Record<string, import("./elsewhere/taking.js").Words>;
  club: Record<string, { check: string; title: string; large: string; part: string }>;
  /** What the window says in which one tells the project something, by language; its style. */
  tellWords: Record<string, Record<string, string>>;
  tellStyle: string;
  /** A lock file, as JSON. */
  lock: string;
};

/** It has no types, and is only handed over. */
declare module "pdfjs-dist/legacy/build/pdf.worker.mjs";

/** It has no types either. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  const make: (options: object) => Promise<any>;
  export default make;
}
