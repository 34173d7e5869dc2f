// The worker behind api.js: Python with the core and calculator.api. In a browser it may have been
// started from a page of another origin; under Node it is a thread, and its files are on the disk.
//
// module → worker  {id, request, content}   a request for calculator.api.asked, with a file's bytes
// worker → module  {id, reply}              what that says
//                  {type: "failed", reason, message}   it does not start: see compiling.js
//                  {type: "crashed", message}          Python is no more

import { compile } from "../compiling.js";
import { instantiate } from "../split-runtime.js";

const HERE = import.meta.url;
/** @type {(name: string) => any} */
const builtin = Reflect.get(globalThis, "process")?.getBuiltinModule;
const NODE = Boolean(builtin) && HERE.startsWith("file:");
const fs = NODE ? builtin("node:fs") : null;
const port = NODE ? builtin("node:worker_threads").parentPort : self;
const { fetch } = globalThis;

/** The name under which the loader is told of the library; nobody fetches that. */
const LIBRARY = "bundle://library";

/** @param {string} name of a published file */
const at = (name) => new URL(name, HERE);

/** @param {string} name of a bundle */
async function unpacked(name) {
  const response = NODE
    ? new Response(await fs.promises.readFile(at(name)))
    : await fetch(at(name));
  if (!response.ok || !response.body) throw new Error(`${name}: status ${response.status}`);
  return new Uint8Array(
    await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
  );
}

/**
 * @param {string} name
 * @param {string} integrity
 */
async function compiled(name, integrity) {
  if (NODE) return WebAssembly.compile(await fs.promises.readFile(at(name)));
  return compile(at(name).href, integrity, "default", Promise.resolve());
}

/** The rest of the WebAssembly: one of its functions is called, and Python cannot wait. */
function seldom() {
  if (NODE) return new WebAssembly.Module(fs.readFileSync(at(published.seldom)));
  const request = new XMLHttpRequest();
  request.open("GET", at(published.seldom), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`status ${request.status}`);
  return new WebAssembly.Module(request.response);
}

/**
 * Make loadPyodide use what is here already: it has no options for that. The functions with which
 * it would load are replaced until the returned one is called.
 *
 * @param {Uint8Array} library
 * @param {WebAssembly.Module} module
 * @param {Promise<WebAssembly.Module>} data
 * @param {(error: unknown) => void} failed loadPyodide itself would only log it, and wait for ever
 */
function takeLoaded(library, module, data, failed) {
  const { instantiate: whole, instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (input, init) => {
    if (String(input) === LIBRARY) return new Response(/** @type {BodyInit} */ (library));
    return String(input).endsWith(".wasm") ? new Response() : fetch(input, init);
  };
  /**
   * @param {any} source
   * @param {any} imports
   */
  const ours = async (source, imports) => {
    if (!imports?.env || imports.seldom) return whole(source, imports);
    try {
      const { instance, join } = await instantiate(module, imports, seldom, data);
      // In advance, beside Python's start: points that are no whole numbers call for it.
      if (!NODE) compiled(published.seldom, published.seldomIntegrity).then(join, () => {});
      return { module, instance };
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  Object.assign(WebAssembly, { instantiate: ours, instantiateStreaming: ours });
  return () => {
    globalThis.fetch = fetch;
    Object.assign(WebAssembly, { instantiate: whole, instantiateStreaming });
  };
}

/**
 * Have Python find the modules in a zip.
 *
 * @param {any} python
 * @param {string} path
 * @param {Uint8Array} zip
 */
function add(python, path, zip) {
  python.FS.writeFile(path, zip);
  python.pyimport("sys").path.append(path);
}

/** Whether the policy of the page around it forbids a part of it. */
let forbidden = false;
globalThis.addEventListener?.("securitypolicyviolation", () => {
  forbidden = true;
});

/** Why it does not start, where nothing else is known. */
let reason = "download";

async function load() {
  const data = compiled(published.data, published.dataIntegrity);
  const [module, library, core, more, api, { loadPyodide }] = await Promise.all([
    compiled(published.wasm, published.wasmIntegrity),
    unpacked(published.library),
    unpacked(published.core),
    unpacked(published.more),
    unpacked(published.api),
    import("pyodide"),
    // loadPyodide imports it later, and says little if it fails to load.
    import(published.glue),
    data,
  ]);
  reason = "start";
  /** @type {(error: unknown) => void} */
  let failed = () => {};
  const broken = new Promise((_, reject) => {
    failed = reject;
  });
  const restore = takeLoaded(library, module, data, failed);
  try {
    const python = await Promise.race([
      broken,
      loadPyodide({
        stdLibURL: LIBRARY,
        lockFileContents: published.lock,
        packageBaseUrl: at(".").href,
      }),
    ]);
    add(python, "/core.zip", core);
    python.FS.writeFile("/more.zip", more); // sitecustomize.py finds it
    add(python, "/api.zip", api);
    python.pyimport("precompiled").take("/api.zip");
    /** @type {{answer: (request: string, content?: Uint8Array) => string}} */
    const { answer } = python.pyimport("calculator.api.asked");
    return { python, answer };
  } finally {
    restore();
  }
}

const loaded = load();
loaded.catch((error) => {
  if (error instanceof WebAssembly.CompileError) reason = "browser";
  // The browser may tell of its policy only after what that has forbidden.
  setTimeout(() => {
    const why = forbidden ? "policy" : (error?.reason ?? reason);
    port.postMessage({ type: "failed", reason: why, message: error?.message });
  });
});

/** @type {Promise<void> | undefined} */
let opening;

/**
 * What opens archives, spreadsheets and printouts is loaded when one comes.
 *
 * @param {any} python
 * @param {Uint8Array} content
 */
async function ready(python, content) {
  const [first, second] = content;
  // "PK", "%P"
  if (!(first === 0x50 && second === 0x4b) && !(first === 0x25 && second === 0x50)) return;
  opening ??= unpacked(published.files).then((zip) => add(python, "/files.zip", zip));
  try {
    await opening;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

/** @param {{id?: number, request: string, content?: Uint8Array}} message */
async function hear({ id, request, content }) {
  let tools;
  try {
    tools = await loaded;
  } catch {
    // It has been said.
    return;
  }
  const { python, answer } = tools;
  let reply;
  try {
    if (content) await ready(python, content);
  } catch (error) {
    const message = `What opens this kind of file did not come. Try again. (${error})`;
    return port.postMessage({ id, reply: JSON.stringify({ error: { kind: "start", message } }) });
  }
  try {
    reply = answer(request, content);
  } catch (error) {
    return port.postMessage({ type: "crashed", message: String(error).slice(0, 500) });
  }
  if (id) port.postMessage({ id, reply });
}

if (NODE) port.on("message", hear);
else self.onmessage = ({ data }) => void hear(data);
