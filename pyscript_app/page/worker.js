// The worker in which Python runs, so that the page never stalls.
//
// page → worker  {type: "fetch", cache}             the WebAssembly of the runtime, which a worker
//                                                   named "early" fetches by itself; or
//                {type: "start", module}            take what another worker compiled
//                {type: "begin"}                    the processor is free for it: what an earlier
//                                                   visit kept takes little, and does not wait,
//                                                   and no worker named "early" does for long
//                {type: "ask", id, request}         a Request of protocol.ts, for
//                                                   calculator.page.answer
//                {type: "open", id, files, language} files for calculator.incoming, each with
//                                                   name and bytes
//                {type: "see", id, request, language} what was seen in pictures, for the same
//                {type: "keep", requests}           sample requests, to a worker named "keeper":
//                                                   it keeps its memory for the next visit
// worker → page  {type: "came", what, part}         the part of a bundle that has come, 0 to 1
//                {type: "compiled", module}         the WebAssembly
//                {type: "progress", step: "start"}  the runtime is being set up
//                {type: "progress", step}           a Step of protocol.ts begins
//                {type: "ready", kept}              whether it began with what was kept
//                {type: "kept", kept}               whether the memory is kept
//                {type: "answer", id, answer}       the Reply to it; {text} or {error} of files,
//                                                   and what calculator.incoming.seen says
//                {type: "failed", message, reason}  reason "download": something did not load,
//                                                   or came damaged; "browser", "policy": see
//                                                   compiling.js

import { compile } from "./compiling.js";
import { instantiate } from "./split-runtime.js";
import { INDEX, find, forget, open as openKept, summed, unpack } from "./snapshot.js";

/** @import { Step } from "./protocol.js" */

/** Why it cannot start, where that is known. @type {"download" | undefined} */
let lost;
/** @type {(module: WebAssembly.Module) => void} */
let started = () => {};
/** @type {Promise<WebAssembly.Module>} */
const compiled = new Promise((resolve) => {
  started = resolve;
});

/** @type {() => void} */
let begins = () => {};
/** @type {Promise<void>} */
const begun = new Promise((resolve) => {
  begins = resolve;
});

// loadPyodide imports this a moment later, and reports any failure: asking now saves a round
// trip.
const asked = begun
  .then(() => import(published.glue))
  .catch(() => {
    lost = "download";
  });

/** Not a part of this module: fetching the rest does not wait for it. */
const loader = import("pyodide");
loader.catch(() => {
  lost = "download";
});

const HERE = import.meta.url;
const WASM = new URL(published.wasm, HERE).href;
const SELDOM = new URL(published.seldom, HERE).href;
const DATA = new URL(published.data, HERE).href;
const LIBRARY = new URL(published.library, HERE).href;
const CORE = new URL(published.core, HERE).href;
const MORE = new URL(published.more, HERE).href;

/**
 * Tells the page how much of a bundle has come.
 *
 * @param {"library" | "core"} what
 * @param {number} whole in bytes
 */
function counter(what, whole) {
  let size = 0;
  return new TransformStream({
    /** @param {Uint8Array} bytes */
    transform(bytes, onward) {
      size += bytes.length;
      onward.enqueue(bytes);
      self.postMessage({ type: "came", what, part: size / whole });
    },
  });
}

/**
 * A published zip is compressed as a whole.
 *
 * @param {Response} response
 * @param {TransformStream} [seen] what it passes through on the way
 * @returns {Promise<ArrayBuffer>}
 * @throws {Error} where it did not load, or came damaged
 */
function unpacked(response, seen = new TransformStream()) {
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  const whole = response.body.pipeThrough(seen).pipeThrough(new DecompressionStream("gzip"));
  return new Response(whole).arrayBuffer();
}

/**
 * The zip that a bundle is.
 *
 * @param {Promise<Response>} response
 * @param {"library" | "core"} what
 * @param {number} size
 * @throws {Error} where it does not come
 */
async function bundle(response, what, size) {
  try {
    return await unpacked(await response, counter(what, size));
  } catch (error) {
    lost = "download";
    throw error;
  }
}

/** @type {() => void} */
let arrived = () => {};
/** The library has come. @type {Promise<void>} */
const libraryCame = new Promise((resolve) => {
  arrived = resolve;
});

/** What an earlier visit kept. @type {ReturnType<typeof find> | undefined} */
let remembered;

/** Look for it, once. */
function keptMemory() {
  remembered ??= KEEPER ? Promise.resolve(null) : find(HERE);
  return remembered;
}

/**
 * Python begins with that. It knows all modules by then, so that their zips may come later.
 *
 * @type {ReturnType<typeof unpack> | undefined}
 */
let resumed;

/** The library, on its way before Python begins. @type {Promise<Response> | undefined} */
let library;

/** What Python has in its memory as it starts. @type {Promise<WebAssembly.Module> | undefined} */
let data;

/** @param {RequestCache} [cache] */
function startData(cache = "default") {
  data ??= compile(DATA, published.dataIntegrity, cache, begun);
  // Whoever takes it is told.
  data.catch(() => {});
  return data;
}

/** All of the WebAssembly has come: on a slow device it is compiled some time later. */
const wasmCame = new Promise((resolve) => {
  const seen = new PerformanceObserver((list) => {
    if (list.getEntriesByName(WASM).length) resolve(seen.disconnect());
  });
  seen.observe({ type: "resource" });
});

/**
 * The core, which Python needs when it has started.
 */
async function fetchCore() {
  if (resumed) return new ArrayBuffer(0);
  // It leaves the network to what Python starts with.
  await Promise.all([Promise.race([compiled, wasmCame]), libraryCame, data]);
  return bundle(fetch(CORE), "core", published.coreSize);
}

/** How long, in ms, nothing is asked before the rest of the WebAssembly is fetched. */
const LATER = 2000;
/** Has the rest of the WebAssembly join. @type {(module: WebAssembly.Module) => void} */
let join = () => {};

/**
 * What is needed now, and Python cannot wait.
 *
 * @template T
 * @param {string} address
 * @param {(bytes: ArrayBuffer) => T} taken
 * @returns {T}
 */
function atOnce(address, taken) {
  try {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`status ${request.status}`);
    return taken(request.response);
  } catch (error) {
    lost = "download";
    failed(error);
    throw error;
  }
}

/** The rest of the WebAssembly: one of its functions is called. */
const seldomAtOnce = () => atOnce(SELDOM, (bytes) => new WebAssembly.Module(bytes));

/** Where Python finds the core, and the rest of it. */
const [CORE_ZIP, MORE_ZIP] = ["/core.zip", "/more.zip"];
const ZIPS = new Map([
  [CORE_ZIP, CORE],
  [MORE_ZIP, MORE],
]);

// A module is imported from a zip that is not there (sitecustomize.py): of the library, if of none of
// these.
Object.assign(self, {
  /** @param {string} zip */
  zipAtOnce: (zip) => atOnce(ZIPS.get(zip) ?? LIBRARY, (bytes) => new Uint8Array(bytes)),
});

let restSought = false;

/**
 * Fetch what is not there once the first answer is, so that nobody waits for it.
 *
 * @param {Awaited<typeof running>["python"]} python
 */
async function restSoon({ FS }) {
  if (KEEPER || restSought || saving()) return;
  restSought = true;
  /** It may have been needed meanwhile. @param {string} zip */
  const there = (zip) => FS.analyzePath(zip).exists && FS.stat(zip).size;
  const library = FS.readdir("/lib").find((/** @type {string} */ name) => name.endsWith(".zip"));
  for (const [zip, address] of new Map(ZIPS).set(`/lib/${library}`, LIBRARY)) {
    if (there(zip)) continue;
    try {
      const bytes = new Uint8Array(await unpacked(await fetch(address)));
      if (!there(zip)) FS.writeFile(zip, bytes);
    } catch {
      // It is asked for again when it is needed.
    }
  }
}

/** Whether data is to be saved. */
function saving() {
  const { connection } = /** @type {{connection?: {saveData?: boolean}}} */ (navigator);
  return Boolean(connection?.saveData);
}

let later = 0;
let sought = false;

/**
 * Fetch it in advance, so that nobody waits for it; not beside an answer, and not where data is to
 * be saved.
 */
function seldomSoon() {
  if (KEEPER || sought || saving()) return;
  clearTimeout(later);
  later = setTimeout(() => {
    sought = true;
    // If it fails to load it is asked for again when it is needed.
    compile(SELDOM, published.seldomIntegrity, "default", begun).then(join, () => {});
  }, LATER);
}

/**
 * Make loadPyodide use the module that is compiled already, or that another worker compiled. It has
 * no option for that, nor for a compressed bundle, so the two functions
 * with which it would download and compile are replaced while it starts.
 */
function takeCompiled() {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (input, init) => {
    if (String(input) === WASM) return Promise.resolve(new Response());
    if (String(input) === LIBRARY && resumed) return Promise.resolve(new Response());
    if (String(input) !== LIBRARY) return fetch(input, init);
    return bundle(library ?? fetch(input, init), "library", published.librarySize).then((bytes) => {
      arrived();
      return new Response(bytes);
    });
  };
  WebAssembly.instantiateStreaming = async (_response, imports = {}) => {
    const module = await compiled;
    self.postMessage({ type: "progress", step: "start" });
    try {
      const given = resumed ? undefined : startData();
      const { instance, join: joined } = await instantiate(module, imports, seldomAtOnce, given);
      join = joined;
      // Without its memory Pyodide refuses to go on by itself, and Python starts as at first.
      try {
        resumed?.into(/** @type {any} */ (instance.exports));
      } catch {}
      return { module, instance };
    } catch (error) {
      // loadPyodide would only log this and wait for ever.
      const { reason } = /** @type {any} */ (error);
      self.postMessage({ type: "failed", message: String(error), reason });
      throw error;
    }
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/** This worker keeps its memory for the next visit, and is asked nothing. */
const KEEPER = self.name === "keeper";

/** @param {typeof resumed} [memory] */
async function load(memory) {
  resumed = memory;
  const core = fetchCore();
  // Whether it comes is checked only later.
  core.catch(() => {});
  const { loadPyodide } = await loader;
  const python = await loadPyodide({
    stdLibURL: LIBRARY,
    lockFileContents: published.lock,
    packageBaseUrl: new URL(".", HERE).href,
    _makeSnapshot: KEEPER,
    _loadSnapshot: memory?.head,
  });
  python.FS.writeFile(CORE_ZIP, new Uint8Array(await core));
  // What was kept knows it already.
  if (!memory) python.pyimport("sys").path.append(CORE_ZIP);
  /** @type {(request: string, tell: (step: Step) => void) => string} */
  const answer = python.pyimport("calculator.page").answer;
  return { answer, python, kept: Boolean(memory) };
}

async function start() {
  const found = await keptMemory();
  const restore = takeCompiled();
  try {
    if (found) {
      for (const what of ["library", "core"]) self.postMessage({ type: "came", what, part: 1 });
      try {
        return await load(unpack(found));
      } catch {
        // Whatever is wrong with it, starting as at first is not.
        found.kept.close();
        await forget(HERE).catch(() => {});
      }
    }
    return await load();
  } finally {
    restore();
  }
}

/** Where Python finds the modules that open files. */
const FILES = "/files.zip";
/** @type {Promise<void> | undefined} */
let fetched;

/**
 * Fetch what opens files, once.
 *
 * @param {Awaited<typeof running>["python"]} python
 */
async function fetchOpener(python) {
  const bytes = await unpacked(await fetch(new URL(published.files, HERE)));
  python.FS.writeFile(FILES, new Uint8Array(bytes));
  python.pyimport("sys").path.append(FILES);
}

/** @returns {Promise<any>} the module that takes what comes, or null if it does not come itself */
async function incoming() {
  const { python } = await running;
  try {
    fetched ??= fetchOpener(python);
    await fetched;
  } catch {
    fetched = undefined;
    return null;
  }
  return python.pyimport("calculator.incoming");
}

/**
 * @param {{name: string, bytes: Uint8Array}[]} files
 * @param {string} language
 * @returns {Promise<{text: string} | {error: string} | {failed: true}>}
 */
async function open(files, language) {
  const module = await incoming();
  if (!module) return { failed: true };
  const names = files.map(({ name }) => name);
  const contents = files.map(({ bytes }) => bytes);
  return JSON.parse(module.opened(names, contents, language));
}

/**
 * @param {string} request
 * @param {string} language
 */
async function see(request, language) {
  const module = await incoming();
  return module ? JSON.parse(module.seen(request, language)) : { failed: true };
}

const running = begun.then(start);
running.then(({ kept }) => {
  lost = undefined;
  self.postMessage({ type: "ready", kept });
  seldomSoon();
}, failed);

/** @param {unknown} error */
async function failed(error) {
  await asked;
  self.postMessage({ type: "failed", message: String(error), reason: lost });
}

// What is known to be why is said once, by the message above.
self.addEventListener("error", (event) => {
  if (lost) event.preventDefault();
});
self.addEventListener("unhandledrejection", (event) => {
  if (lost) event.preventDefault();
});

/**
 * Fetch what Python starts with.
 *
 * @param {RequestCache} cache
 */
function fetchAll(cache) {
  keptMemory().then((found) => {
    if (found) return begins();
    startData(cache);
    library = fetch(LIBRARY);
    // Whoever takes it is told.
    library.catch(() => {});
  });
  compile(WASM, published.wasmIntegrity, cache, begun).then(
    (module) => {
      self.postMessage({ type: "compiled", module });
      started(module);
    },
    ({ reason, message }) => self.postMessage({ type: "failed", message, reason }),
  );
}

/** @param {MessageEvent} event */
self.onmessage = async ({ data }) => {
  if (data.type === "begin") {
    begins();
  } else if (data.type === "fetch") {
    fetchAll(data.cache);
  } else if (data.type === "start") {
    started(data.module);
  } else if (data.type === "ask") {
    try {
      const { answer, python, kept } = await running;
      clearTimeout(later);
      const text = answer(JSON.stringify(data.request), (step) =>
        self.postMessage({ type: "progress", step }),
      );
      self.postMessage({ type: "answer", id: data.id, answer: JSON.parse(text) });
      setTimeout(() => restSoon(python), kept ? LATER : 0);
      seldomSoon();
    } catch (error) {
      failed(error);
    }
  } else if (data.type === "open" || data.type === "see") {
    try {
      const { files, request, language } = data;
      const answer = await (files ? open(files, language) : see(request, language));
      self.postMessage({ type: "answer", id: data.id, answer });
    } catch (error) {
      failed(error);
    }
  } else if (data.type === "keep") {
    const { make } = await import("./snapshot-writer.js");
    const place = { open: () => openKept(HERE, true), index: INDEX, summed };
    const made = running.then(({ python }) => make(python, data.requests, place));
    const kept = await made.catch((error) => void console.error(error));
    self.postMessage({ type: "kept", kept });
  }
};

/** In milliseconds: no longer than this does a link's Python wait for the page. */
const PATIENCE = 300;

// A link's worker begins to fetch by itself: a message would come 20 ms later. To compile it takes
// both processors, so the page has the link's answer drawn first, and its own modules run.
if (self.name === "early") {
  fetchAll("default");
  setTimeout(begins, PATIENCE);
}
