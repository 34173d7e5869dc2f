// The Python runtime, seen from the page: starts the worker, compiles the WebAssembly for it, and
// watches it, because loadPyodide may wait for ever if something fails.

/** @import * as protocol from "./protocol.js" */
/** @import { Asked, Replies, Request } from "./protocol.js" */

/**
 * @typedef {protocol.Calculated} Result
 * @typedef {protocol.Problem} Problem
 * @typedef {"download" | "browser" | "start" | "crash"} Reason
 */
/**
 * What a question asks besides the state that the page shows.
 *
 * @template {Request["what"]} What
 * @typedef {{what: What} & Omit<Extract<Request, {what: What}>, keyof Asked | "what">} Question
 */

const WASM = new URL(published.wasm, import.meta.url);
/** How long, in ms, nothing may happen before it counts as failed. Slow phones start in 10 s. */
const PATIENCE = 60_000;

/** The runtime could not start, or stopped. */
export class RuntimeFailure extends Error {
  /**
   * @param {Reason} reason
   * @param {unknown} cause
   */
  constructor(reason, cause) {
    super(`${reason}: ${cause}`);
    this.reason = reason;
  }
}

/**
 * @param {(part: number) => void} tell gets the part that has arrived, 0 to 1
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(tell) {
  if (typeof WebAssembly !== "object") throw new RuntimeFailure("browser", "no WebAssembly");
  /** @type {Response} */
  let response;
  try {
    response = await fetch(WASM);
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new RuntimeFailure("download", error);
  }
  const counted = count(response.clone(), tell);
  try {
    // A server that does not know WebAssembly's media type must not stop anybody.
    const typed = response.headers.get("content-type")?.startsWith("application/wasm");
    return await (typed
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    const whole = await counted;
    throw new RuntimeFailure(whole ? "browser" : "download", error);
  }
}

/**
 * Count a download as it arrives.
 *
 * @param {Response} response
 * @param {(part: number) => void} tell
 * @returns {Promise<boolean>} whether all of it arrived
 */
async function count(response, tell) {
  const total = published.wasmSize;
  let size = 0;
  try {
    if (response.body) {
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        size += value.length;
        tell(size / total);
      }
    }
  } catch {
    return false;
  }
  return true;
}

/**
 * A sandboxed frame without an origin cannot start our worker directly. It can start one written on
 * the spot that imports ours, if the server lets everybody read it (GitHub Pages does).
 *
 * @param {URL} script
 */
function startWorker(script) {
  const loader = `data:text/javascript,import%20${encodeURIComponent(JSON.stringify(script.href))}`;
  return new Worker(self.origin === "null" ? loader : script, { type: "module" });
}

export class Runtime {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  #asked = 0;
  #watch = 0;
  /** @type {"idle" | "loading" | "ready" | "failed"} */
  state = "idle";
  /** @type {RuntimeFailure | null} */
  failure = null;
  /** The part of the download that has arrived, 0 to 1. */
  part = 0;
  /** @type {() => void} */
  #began = () => {};
  /** Settles when the core runs for the first time. @type {Promise<void>} */
  ready = new Promise((began) => {
    this.#began = began;
  });
  /** Called when `state` or `part` has changed. */
  onchange = () => {};

  /** Start, or start again after a failure. Does nothing while it runs. */
  start() {
    if (this.state === "loading" || this.state === "ready") return;
    this.failure = null;
    this.part = 0;
    this.#become("loading");
    this.#alive();
    try {
      const worker = startWorker(new URL(published.worker, import.meta.url));
      this.#worker = worker;
      worker.onmessage = ({ data }) => this.#receive(data);
      worker.onerror = (event) => this.#fail(event.message ? "start" : "download", event.message);
      worker.onmessageerror = () => this.#fail("browser", "messageerror");
      compile((part) => this.#progress(part)).then(
        (module) => worker.postMessage({ type: "start", module }),
        (error) => this.#fail(error.reason ?? "browser", error),
      );
    } catch (error) {
      this.#fail("browser", error);
    }
  }

  /**
   * Ask the core; until the runtime is ready the question waits.
   *
   * @template {Request} Sent
   * @param {Sent} request
   * @returns {Promise<Replies[Sent["what"]]>} what `calculator.page` answers to that
   * @throws {RuntimeFailure}
   */
  ask(request) {
    this.start();
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      if (this.failure) {
        reject(this.failure);
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#alive();
      this.#worker?.postMessage({ type: "ask", id, request });
    });
  }

  /**
   * Whether an error means that the runtime failed. It is a method so that callers need no import.
   *
   * @param {unknown} error
   */
  failed(error) {
    return error instanceof RuntimeFailure;
  }

  /** @param {{type: string, id: number, answer: unknown, message: string}} message */
  #receive(message) {
    if (message.type === "failed") {
      this.#fail(this.state === "ready" ? "crash" : "start", message.message);
      return;
    }
    if (message.type === "ready") {
      this.#become("ready");
      this.#began();
    }
    if (message.type === "answer") {
      this.#waiting.get(message.id)?.resolve(message.answer);
      this.#waiting.delete(message.id);
    }
    this.#alive();
  }

  /** @param {number} part */
  #progress(part) {
    this.#alive();
    // The total is the size of the build's file; a proxy may have sent another.
    this.part = Math.min(part, 1);
    this.onchange();
  }

  /** Something happened: wait again if there is still something to wait for. */
  #alive() {
    clearTimeout(this.#watch);
    if (this.state === "loading" || this.#waiting.size) {
      this.#watch = window.setTimeout(() => this.#fail("start", "no sign of life"), PATIENCE);
    }
  }

  /**
   * @param {Reason} reason
   * @param {unknown} cause
   */
  #fail(reason, cause) {
    if (this.state === "failed") return;
    clearTimeout(this.#watch);
    this.#worker?.terminate();
    this.#worker = null;
    this.failure = new RuntimeFailure(reason, cause);
    this.state = "failed";
    for (const { reject } of this.#waiting.values()) reject(this.failure);
    this.#waiting.clear();
    this.onchange();
  }

  /** @param {"loading" | "ready"} state */
  #become(state) {
    this.state = state;
    this.onchange();
  }
}
