// The Python runtime, seen from the page: starts the worker and watches it, because loadPyodide may
// wait for ever if something fails.

import { forget } from "./snapshot.js";
import { takeEarly } from "./early.js";
import { scriptUrl } from "./trusted.js";

/** @import * as protocol from "./protocol.js" */
/** @import { AnyRequest, Replies, Request, Step } from "./protocol.js" */

/**
 * @typedef {protocol.Calculated} Result
 * @typedef {protocol.Problem} Problem
 * @typedef {"download" | "browser" | "policy" | "memory" | "start" | "crash"} Reason
 */
/**
 * What a question asks besides the state that the page shows.
 *
 * @template {Request["what"]} What
 * @typedef {{what: What} & Omit<Extract<Request, {what: What}>, keyof AnyRequest | "what">} Question
 */

/** How long, in ms, nothing may happen before it counts as failed. Slow phones start in 10 s. */
const PATIENCE = 60_000;
/** The same of the download: the last of the WebAssembly comes with no warning. */
const LONGER = 180_000;
/**
 * The parts of the download: the library mostly comes first, beside most of the WebAssembly, and the
 * core last.
 */
const PARTS = { library: 0.5, wasm: 0.3, core: 0.2 };
const SCRIPT = new URL(published.worker, import.meta.url);
/** What a browser reports of a policy that forbids us something. */
const OURS = /\/worker-|\/pyodide/;
/** What an engine says that got no memory; access "out of bounds" is something else. */
const REFUSED = /out of memory|allocat|MemoryError/i;

/** A calculation was stopped because somebody asked for that. */
class Stopped extends Error {}

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
 * A sandboxed frame without an origin cannot start our worker directly. It can start one written on
 * the spot that imports ours, if the server lets everybody read it (GitHub Pages does).
 *
 * @param {URL} script
 */
export function startWorker(script) {
  const loader = `data:text/javascript,import%20${encodeURIComponent(JSON.stringify(script.href))}`;
  return new Worker(scriptUrl(self.origin === "null" ? loader : script.href), { type: "module" });
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
  #arrived = { library: 0, wasm: 0, core: 0 };
  /** Compiled by a worker, for another one. @type {WebAssembly.Module | null} */
  module = null;
  /** Whether it began with the memory that an earlier visit kept. */
  kept = false;
  /** @type {() => void} */
  #began = () => {};
  /** In milliseconds, from when all had come that Python needs. A slow device takes seconds. */
  startTook = 0;
  #startBegan = 0;
  /** What the core is doing, while it tells. @type {Step | ""} */
  step = "";
  /** Settles when the core runs for the first time. @type {Promise<void>} */
  ready = new Promise((began) => {
    this.#began = began;
  });
  /** Whether the policy of the site's server forbids a part of it. */
  #forbidden = false;
  /** The page's own scripts, which compiling it would slow down. @type {Promise<unknown>} */
  calm = Promise.resolve();
  /** Called when `state` or `part` has changed. */
  onchange = () => {};

  constructor() {
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
      if (!OURS.test(blockedURI)) return;
      this.#forbidden = true;
      // The browser may tell of the failure first.
      if (!this.failure) return;
      this.failure = new RuntimeFailure("policy", this.failure);
      this.onchange();
    });
  }

  /**
   * Start, or start again after a failure. Does nothing while it runs.
   *
   * @param {RequestCache} [cache] how to use what the browser keeps of it
   */
  start(cache = "default") {
    if (this.state === "loading" || this.state === "ready") return;
    this.failure = null;
    this.#startBegan = 0;
    this.#arrived = { library: 0, wasm: this.module ? PARTS.wasm : 0, core: 0 };
    this.part = this.#arrived.wasm;
    this.#become("loading");
    this.#alive();
    try {
      const { module } = this;
      const early = module ? null : takeEarly();
      const worker = early?.worker ?? startWorker(SCRIPT);
      this.#worker = worker;
      worker.onmessage = ({ data }) => this.#receive(data);
      worker.onerror = (event) => this.#fail(event.message ? "start" : "download", event.message);
      worker.onmessageerror = () => this.#fail("browser", "messageerror");
      for (const data of early?.said ?? []) this.#receive(data);
      if (module) worker.postMessage({ type: "start", module });
      else if (!early) worker.postMessage({ type: "fetch", cache });
      this.calm.then(() => worker.postMessage({ type: "begin" }));
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
    return this.#send({ type: "ask", request });
  }

  /**
   * Have Python open files that are no texts.
   *
   * @param {{name: string, bytes: Uint8Array}[]} files
   * @param {string} language of what is said
   * @returns {Promise<{text?: string, error?: string}>} neither, if what opens files does not come
   * @throws {RuntimeFailure}
   */
  open(files, language) {
    return this.#send({ type: "open", files, language });
  }

  /**
   * Have Python make a table of what was seen in pictures: see `calculator.incoming.seen`.
   *
   * @param {object} request
   * @param {string} language of what is said
   * @returns {Promise<any>}
   * @throws {RuntimeFailure}
   */
  see(request, language) {
    return this.#send({ type: "see", request: JSON.stringify(request), language });
  }

  /**
   * @param {object} message
   * @returns {Promise<any>}
   */
  #send(message) {
    this.start();
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      if (this.failure) {
        reject(this.failure);
        return;
      }
      this.#waiting.set(id, { resolve, reject });
      this.#alive();
      this.#worker?.postMessage({ ...message, id });
    });
  }

  /**
   * Stop what the core is working on: it cannot be interrupted, so another one takes its place.
   * Who waits for an answer gets an error that is `stopped`.
   */
  stop() {
    if (this.state !== "ready") return;
    this.#worker?.terminate();
    this.#worker = null;
    this.state = "idle";
    this.step = "";
    this.#refuse(new Stopped());
    this.start();
  }

  /**
   * Whether an error means that the calculation was stopped on demand.
   *
   * @param {unknown} error
   */
  stopped(error) {
    return error instanceof Stopped;
  }

  /**
   * Whether an error means that the runtime failed. It is a method so that callers need no import.
   *
   * @param {unknown} error
   */
  failed(error) {
    return error instanceof RuntimeFailure;
  }

  /**
   * @param {{type: string, id: number, answer: unknown, message: string, step: Step | "start",
   *   what: "library" | "core", part: number, kept: boolean, module: WebAssembly.Module, reason?: Reason}} message
   */
  #receive(message) {
    if (message.type === "failed") {
      const { reason = this.state === "ready" ? "crash" : "start" } = message;
      this.#fail(REFUSED.test(message.message) ? "memory" : reason, message.message);
      return;
    }
    if (message.type === "ready") {
      this.startTook = this.#startBegan && performance.now() - this.#startBegan;
      this.kept = message.kept;
      performance.mark(message.kept ? "python-resumed" : "python-started");
      this.#become("ready");
      this.#began();
    }
    if (message.type === "came") this.#came(message.what, message.part);
    if (message.type === "compiled") {
      this.module = message.module;
      this.#came("wasm", 1);
    }
    if (message.type === "progress") {
      if (message.step === "start") this.#startBegan = performance.now();
      else if (this.state === "ready") this.step = message.step;
    }
    if (message.type === "answer") {
      this.step = "";
      this.#waiting.get(message.id)?.resolve(message.answer);
      this.#waiting.delete(message.id);
    }
    this.#alive();
  }

  /**
   * More of a part of the download has come.
   *
   * @param {keyof typeof PARTS} what
   * @param {number} part 0 to 1; a proxy may have sent more than the build's file
   */
  #came(what, part) {
    this.#arrived[what] = PARTS[what] * Math.min(part, 1);
    const { library, wasm, core } = this.#arrived;
    this.part = library + wasm + core;
    this.onchange();
  }

  /** Something happened: wait again. Once it runs, who waits can stop it. */
  #alive() {
    clearTimeout(this.#watch);
    if (this.state === "loading") {
      const reason = this.module ? "start" : "download";
      const patience = this.module ? PATIENCE : LONGER;
      this.#watch = window.setTimeout(() => this.#fail(reason, "no sign of life"), patience);
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
    // The next one begins at the beginning, in case that is why. Storage may be forbidden.
    if (reason !== "download") forget(SCRIPT.href).catch(() => {});
    this.#worker = null;
    this.module = null;
    this.failure = new RuntimeFailure(this.#forbidden ? "policy" : reason, cause);
    this.state = "failed";
    this.#refuse(this.failure);
    this.onchange();
  }

  /**
   * Answer everything that waits with an error.
   *
   * @param {Error} error
   */
  #refuse(error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** @param {"loading" | "ready"} state */
  #become(state) {
    this.state = state;
    this.onchange();
  }
}
