/** What the build publishes beside the modules; it replaces these names with the values. */
declare const published: {
  /** The script of the worker. */
  worker: string;
  /** Pyodide's module that loads the WebAssembly. */
  glue: string;
  wasm: string;
  /** In bytes. */
  wasmSize: number;
  /** The core and the part of Python's library that it needs. */
  bundle: string;
  /** A lock file, as JSON. */
  lock: string;
};
