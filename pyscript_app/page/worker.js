// The worker in which Python runs, so that the page never stalls.
//
// page → worker  {type: "start", module}            the compiled WebAssembly of the runtime
//                {type: "ask", id, request}         a Request of protocol.ts, for
//                                                   calculator.page.answer
// worker → page  {type: "progress", step: "start"}  the runtime is being set up
//                {type: "ready"}
//                {type: "answer", id, answer}       the Reply to it
//                {type: "failed", message}

import { loadPyodide } from "pyodide";

/** @type {(module: WebAssembly.Module) => void} */
let started = () => {};
/** @type {Promise<WebAssembly.Module>} */
const compiled = new Promise((resolve) => {
  started = resolve;
});

// loadPyodide imports this a moment later, and reports any failure: asking now saves a round
// trip.
import(published.glue).catch(() => {});

const WASM = new URL(published.wasm, import.meta.url).href;

/**
 * Make loadPyodide use the module that the page compiled: Chromium keeps compiled code for pages,
 * not for workers. loadPyodide has no option for it, so the two functions with which it would
 * download and compile are replaced while it starts.
 */
function takeCompiled() {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (input, init) =>
    String(input) === WASM ? Promise.resolve(new Response()) : fetch(input, init);
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await compiled;
    self.postMessage({ type: "progress", step: "start" });
    try {
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (error) {
      // loadPyodide would only log this and wait for ever.
      self.postMessage({ type: "failed", message: String(error) });
      throw error;
    }
  };
  return () => {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

async function start() {
  const restore = takeCompiled();
  const python = await loadPyodide({
    stdLibURL: new URL(published.bundle, import.meta.url).href,
    lockFileContents: published.lock,
    packageBaseUrl: new URL(".", import.meta.url).href,
  });
  restore();
  /** @type {(request: string) => string} */
  const answer = python.pyimport("calculator.page").answer;
  return answer;
}

const running = start();
running.then(
  () => self.postMessage({ type: "ready" }),
  (error) => self.postMessage({ type: "failed", message: String(error) }),
);

/** @param {MessageEvent} event */
self.onmessage = async ({ data }) => {
  if (data.type === "start") {
    started(data.module);
  } else if (data.type === "ask") {
    try {
      const answer = await running;
      const text = answer(JSON.stringify(data.request));
      self.postMessage({ type: "answer", id: data.id, answer: JSON.parse(text) });
    } catch (error) {
      self.postMessage({ type: "failed", message: String(error) });
    }
  }
};
