// The module that other people's pages and programs import: `api.js` on the site, and the npm
// package. Its types, with what each name means, are in public.d.ts. The calculator runs in a
// worker (worker.js), also under Node.

import { scriptUrl } from "../trusted.js";

/** @import * as api from "./public.js" */
/**
 * @typedef {object} Waiting
 * @property {(value: any) => void} resolve
 * @property {(error: Error) => void} reject
 */
/** @typedef {{postMessage(message: unknown): void, terminate(): void, unref?(): void, ref?(): void}} Port */

export const version = published.version;

/** @type {(name: string) => any} */
const builtin = Reflect.get(globalThis, "process")?.getBuiltinModule;
/** Under Node the files are read from the disk, not fetched. */
const NODE = Boolean(builtin) && import.meta.url.startsWith("file:");

export class TiebreaksError extends Error {
  /** @override */
  name = "TiebreaksError";

  /**
   * @param {api.Kind} kind
   * @param {string} message
   * @param {ErrorOptions} [options]
   */
  constructor(kind, message, options) {
    super(message, options);
    this.kind = kind;
  }
}

export class ReadError extends TiebreaksError {
  /** @override */
  name = "ReadError";

  /**
   * @param {string} message
   * @param {number | null} line
   * @param {number | null} column
   * @param {string | null} hint
   * @param {ErrorOptions} [options]
   */
  constructor(message, line, column, hint, options) {
    super("read", message, options);
    this.line = line;
    this.column = column;
    this.hint = hint;
  }
}

/** @param {any} error as calculator.api.asked tells it */
const toldError = ({ kind, message, line, column, hint }) =>
  kind === "read" ? new ReadError(message, line, column, hint) : new TiebreaksError(kind, message);

/**
 * @template Made
 * @param {Made} made of JSON
 * @returns {Made} the same, frozen throughout; what is frozen is so already
 */
function frozen(made) {
  if (typeof made !== "object" || made === null || Object.isFrozen(made)) return made;
  for (const part of Object.values(made)) frozen(part);
  return Object.freeze(made);
}

/** What says itself in words. */
class Said {
  /** @param {{text: string}} facts */
  constructor(facts) {
    frozen(Object.assign(this, facts));
  }

  toString() {
    return /** @type {{text: string}} */ (/** @type {unknown} */ (this)).text;
  }
}
class Answer extends Said {}
class Reason extends Said {}
class Comparison extends Said {}
class OtherResults extends Said {}
class Value extends Said {}

class Calculator {
  /** @type {Port | null} */
  #port = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #asked = 0;
  #quiet = () => {};
  /** Why it ended. @type {Error | null} */
  #why = null;
  /** Whether the policy of the page around it forbids a part of it. */
  #refused = false;

  /** @param {URL} base what `app/` is beside */
  constructor(base) {
    this.base = base;
    const { document } = globalThis;
    /** @param {{blockedURI: string}} event */
    const note = ({ blockedURI }) => {
      this.#refused ||= [base.origin, "blob", "data"].some((ours) => blockedURI.startsWith(ours));
    };
    document?.addEventListener("securitypolicyviolation", note);
    this.#quiet = () => document?.removeEventListener("securitypolicyviolation", note);
    try {
      this.#port = NODE ? this.#thread() : this.#worker();
    } catch (error) {
      this.#lost("download", error);
    }
  }

  get ended() {
    return this.#why;
  }

  #thread() {
    const { Worker } = builtin("node:worker_threads");
    const worker = new Worker(new URL(published.apiWorker, this.base));
    worker.on("message", (/** @type {any} */ data) => this.#hear(data));
    worker.on("error", (/** @type {unknown} */ error) => this.#lost("download", error));
    // A program ends when it has nothing more to ask.
    worker.unref();
    return worker;
  }

  #worker() {
    const { href, origin } = new URL(published.apiWorker, this.base);
    let address = href;
    // A worker has to be of the page's own origin; what it imports need not be.
    const loader = `import ${JSON.stringify(href)}`;
    if (self.origin === "null") address = `data:text/javascript,${encodeURIComponent(loader)}`;
    else if (self.origin !== origin) {
      address = URL.createObjectURL(new Blob([loader], { type: "text/javascript" }));
    }
    const worker = new Worker(scriptUrl(address), { type: "module", name: "chess-tiebreaks" });
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      // Not the page's: who asked is told.
      event.preventDefault();
      this.#lost("download", event.message);
    };
    return worker;
  }

  /** @param {any} data a message of worker.js */
  #hear({ type, id, reply, reason, message }) {
    if (type === "failed") return this.#lost(reason, message);
    if (type === "crashed") {
      return this.#fail(new TiebreaksError("stopped", `The calculator has stopped: ${message}`));
    }
    this.#quiet();
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!this.#waiting.size) this.#port?.unref?.();
    const { value, error } = JSON.parse(reply);
    if (error) asked?.reject(toldError(error));
    else asked?.resolve(value);
  }

  /**
   * It did not start. The browser may tell of that first, and then of its policy.
   *
   * @param {"policy" | "browser" | "download" | "start"} reason
   * @param {unknown} cause
   */
  #lost(reason, cause) {
    setTimeout(() => {
      const { origin, href } = this.base;
      /** @type {Record<string, string>} */
      const known = {
        policy: `The policy of this page (Content-Security-Policy) has to allow it: script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; worker-src ${origin} blob:`,
        browser: "Its WebAssembly cannot run here: a newer browser, or a newer Node.js, is needed.",
        download: `Its files did not all come from ${href}app/. If the site has a new version, load the page again.`,
        start: "That is a fault of its own.",
      };
      const said = known[this.#refused ? "policy" : reason];
      const message = `The calculator did not start. ${said}${cause ? ` (${cause})` : ""}`;
      this.#fail(new TiebreaksError("start", message, { cause }));
    });
  }

  /** @param {Error} error what everybody who waits is told, and who asks later about it */
  #fail(error) {
    if (this.#why) return;
    this.#why = error;
    this.#quiet();
    this.#port?.terminate();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  stop() {
    this.#fail(new TiebreaksError("stopped", "The calculator was stopped. Read the table again."));
  }

  /**
   * @param {object} request as calculator.api.asked takes it
   * @param {Uint8Array} [content]
   * @returns {Promise<any>}
   */
  ask(request, content) {
    return new Promise((resolve, reject) => {
      if (this.#why) return reject(this.#why);
      const id = ++this.#asked;
      this.#waiting.set(id, { resolve, reject });
      this.#port?.ref?.();
      this.#port?.postMessage({ id, request: JSON.stringify(request), content });
    });
  }

  /** @param {number} at what nobody holds any more */
  forget(at) {
    if (!this.#why) this.#port?.postMessage({ request: JSON.stringify({ do: "forget", at }) });
  }
}

/** What `app/` is beside, unless `start` is told otherwise. */
let base = new URL(".", import.meta.url);
/** @type {Calculator | null} */
let current = null;

function running() {
  if (!current || current.ended) current = new Calculator(base);
  return current;
}

/**
 * @typedef {object} Handle
 * @property {Calculator} calculator
 * @property {number} at the number by which that knows it
 * @property {api.Language | undefined} language
 */
/** What tables and standings are to the calculator. @type {WeakMap<object, Handle>} */
const held = new WeakMap();
/** @type {FinalizationRegistry<Handle>} */
const registry = new FinalizationRegistry(({ calculator, at }) => calculator.forget(at));

/**
 * @param {object} made
 * @param {Handle} handle
 */
function hold(made, handle) {
  held.set(made, handle);
  registry.register(made, handle);
}

/**
 * Ask about a table or standings.
 *
 * @param {object} of
 * @param {object} request
 * @param {api.Speaking} [options]
 */
function ask(of, request, options) {
  const { calculator, at, language } = /** @type {Handle} */ (held.get(of));
  return calculator.ask({ ...request, at, language: options?.language ?? language });
}

/** @implements {api.Table} */
class Table {
  /** @type {api.Table["event"]} */ event;
  /** @type {api.Table["section"]} */ section;
  /** @type {api.Table["layout"]} */ layout;
  /** @type {api.Table["kind"]} */ kind;
  /** @type {api.Table["rounds"]} */ rounds;
  /** @type {api.Table["roundsPlayed"]} */ roundsPlayed;
  /** @type {api.Table["players"]} */ players;
  #text;

  /**
   * @param {any} facts
   * @param {Calculator} calculator
   * @param {api.Language} [language]
   */
  constructor({ id: at, text, ...facts }, calculator, language) {
    this.event = facts.event;
    this.section = facts.section;
    this.layout = facts.layout;
    this.kind = facts.kind;
    this.rounds = facts.rounds;
    this.roundsPlayed = facts.roundsPlayed;
    this.players = facts.players;
    this.#text = text;
    frozen(this);
    hold(this, { calculator, at, language });
  }

  toString() {
    return this.#text;
  }
}

/**
 * @param {any} row of the JSON document
 * @returns {api.Row}
 */
const rowOf = ({ place, number, name, score, values, decided_by }) =>
  frozen({ place, number, name, points: score, values, decidedBy: decided_by });

/**
 * A mistake of the program's, which its types would have told; what is not understood must not be
 * read as something else.
 *
 * @param {unknown} right
 * @param {string} message
 */
function must(right, message) {
  if (!right) throw new TypeError(message);
}

/** @param {api.Who} who */
function said(who) {
  const player = typeof who === "object" ? who?.number : who;
  must(/^(number|string)$/.test(typeof player), "a player is a number, a name, or a row");
  return player;
}

/**
 * @param {string} of
 * @param {object} options
 * @param {...string} names
 */
function known(of, options, ...names) {
  const others = typeof options === "object" && Object.keys(options ?? {});
  must(others, `${of}() takes its options as an object, such as { language: "es" }`);
  const unknown = others && others.find((name) => ![...names, "language"].includes(name));
  must(!unknown, `${of}() has no option ${unknown}; it has ${[...names, "language"].join(", ")}`);
}

/** @param {unknown} all */
const texts = (all) => Array.isArray(all) && all.every((one) => typeof one === "string");

/** @implements {api.Standings} */
class Standings {
  #document;

  /**
   * @param {any} made
   * @param {api.Table} table
   * @param {Calculator} calculator
   * @param {api.Language} [language]
   */
  constructor({ id: at, document }, table, calculator, language) {
    this.#document = frozen(document);
    this.table = table;
    /** @type {readonly string[]} */
    this.order = document.order;
    /** @type {api.Standings["orderFrom"]} */
    this.orderFrom = document.order_from;
    /** @type {readonly string[]} */
    this.warnings = document.warnings.map((/** @type {any} */ one) => one.message);
    /** @type {readonly api.Row[]} */
    this.rows = document.standings.map(rowOf);
    this.length = this.rows.length;
    frozen(this);
    hold(this, { calculator, at, language });
  }

  [Symbol.iterator]() {
    return this.rows[Symbol.iterator]();
  }

  /** @type {api.Standings["row"]} */
  async row(player, options) {
    return rowOf(await ask(this, { do: "row", player: said(player) }, options));
  }

  /** @type {api.Standings["why"]} */
  async why(player, options) {
    const made = await ask(this, { do: "why", player: said(player) }, options);
    made.reasons = made.reasons.map((/** @type {any} */ reason) => new Reason(reason));
    return /** @type {Answer & api.Answer} */ (new Answer(made));
  }

  /** @type {api.Standings["compare"]} */
  async compare(one, other, options) {
    const request = { do: "compare", one: said(one), other: said(other) };
    const { ahead, behind, ...facts } = await ask(this, request, options);
    const both = { ahead: rowOf(ahead), behind: rowOf(behind) };
    const made = new Comparison({ ...both, ...facts });
    return /** @type {Comparison & api.Comparison} */ (made);
  }

  /** @type {api.Standings["whatIf"]} */
  async whatIf(player, options) {
    const ways = await ask(this, { do: "what_if", player: said(player) }, options);
    return frozen(ways.map((/** @type {any} */ way) => new OtherResults(way)));
  }

  /** @type {api.Standings["workings"]} */
  async workings(player, options) {
    const values = await ask(this, { do: "workings", player: said(player) }, options);
    for (const [name, value] of Object.entries(values)) values[name] = new Value(value);
    return frozen(values);
  }

  /** @type {api.Standings["classes"]} */
  async classes(rule, options) {
    must(typeof rule === "string", 'a prize class is a text, such as "rating<1200"');
    const { calculator, language } = /** @type {Handle} */ (held.get(this));
    const made = await ask(this, { do: "classes", rule }, options);
    return new Standings(made, this.table, calculator, options?.language ?? language);
  }

  /** @type {api.Standings["asObject"]} */
  async asObject({ workings = false, reasons = false, ...options } = {}) {
    return frozen(await ask(this, { do: "as_object", workings, reasons }, options));
  }

  /** @type {api.Standings["records"]} */
  async records() {
    return frozen(await ask(this, { do: "records" }));
  }

  /** @type {api.Standings["toCSV"]} */
  toCSV(options) {
    return ask(this, { do: "to_csv" }, options);
  }

  /** @type {api.Standings["toMarkdown"]} */
  toMarkdown(options) {
    return ask(this, { do: "to_markdown" }, options);
  }

  /** @type {api.Standings["toHTML"]} */
  toHTML({ title = "", ...options } = {}) {
    return ask(this, { do: "to_html", title }, options);
  }

  toJSON() {
    return this.#document;
  }
}

/**
 * @param {any} source
 * @param {string} [name]
 * @returns {Promise<[{text?: string, name?: string}, Uint8Array?]>} what is asked, with the bytes
 */
async function taken(source, name) {
  if (typeof source === "string") return [{ text: source }];
  if (/^(TEXTAREA|INPUT)$/.test(source?.tagName)) return [{ text: source.value }];
  if (typeof source?.outerHTML === "string") return [{ text: source.outerHTML }];
  if (typeof source?.arrayBuffer === "function") {
    if (source.ok === false) {
      throw new TiebreaksError("file", `${source.url}: the server says ${source.status}.`);
    }
    name ??= source.name ?? source.url?.split(/[?#]/)[0].split("/").at(-1);
    source = await source.arrayBuffer();
  }
  if (ArrayBuffer.isView(source)) {
    source = new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  } else if (Object.prototype.toString.call(source) === "[object ArrayBuffer]") {
    source = new Uint8Array(source);
  } else {
    const what = "a text, bytes, a file, an answer of fetch, or an element of the page";
    throw new TypeError(`read() takes ${what}, not ${source?.constructor?.name ?? source}`);
  }
  return [{ name: name ?? "" }, source];
}

/** @type {typeof api.read} */
export async function read(source, options = {}) {
  known("read", options, "layout", "section", "name");
  const { layout, section, language, name } = options;
  const calculator = running();
  const [request, content] = await taken(await source, name);
  const asked = { do: "read", ...request, layout, section, language };
  return new Table(await calculator.ask(asked, content), calculator, language);
}

/** @type {typeof api.readAll} */
export async function readAll(source, options = {}) {
  known("readAll", options, "name");
  const { language, name } = options;
  const calculator = running();
  const [request, content] = await taken(await source, name);
  const found = await calculator.ask({ do: "read_all", ...request, language }, content);
  return frozen(found.map((/** @type {any} */ one) => new Table(one, calculator, language)));
}

/** @type {typeof api.crosstable} */
export async function crosstable(players, options = {}) {
  known("crosstable", options, "rounds", "roundsPlayed", "kind", "gamesPerRound", "points");
  const right = (/** @type {unknown} */ all) =>
    Array.isArray(all) && all.every((one) => typeof one === "object" && one);
  must(
    right(players) && players.every(({ results = [] }) => right(results)),
    'crosstable() takes players such as { number: 1, name: "Ann", results: [{ code: "W", opponent: 2 }] }',
  );
  const calculator = running();
  const { roundsPlayed, gamesPerRound, ...others } = options;
  const made = await calculator.ask({
    do: "crosstable",
    players,
    ...others,
    rounds_played: roundsPlayed,
    games_per_round: gamesPerRound,
  });
  return new Table(made, calculator, options.language);
}

/** @type {typeof api.rank} */
export async function rank(table, options = {}) {
  known("rank", options, "order", "rules", "conventions", "also");
  const { order, rules, conventions, also, language } = options;
  must(
    typeof (order ?? "") === "string" || texts(order),
    'an order is a name or a list of tiebreaks, such as ["modified-median", "solkoff"]',
  );
  must(texts(also ?? []), 'also is a list of tiebreaks, such as ["solkoff"]');
  const read = await table;
  const handle = held.get(read);
  if (!(read instanceof Table) || !handle) {
    throw new TypeError("rank() takes a table, as read() returns it");
  }
  const speaking = language ?? handle.language;
  const asked = { do: "rank", order, rules, conventions, also };
  const made = await ask(read, asked, { language: speaking });
  return new Standings(made, read, handle.calculator, speaking);
}

/** @type {typeof api.start} */
export async function start({ from } = {}) {
  if (from) {
    const address = typeof from === "string" ? from : from.href;
    const whole = new URL(address, globalThis.document?.baseURI ?? import.meta.url);
    base = whole.pathname.endsWith("/") ? whole : new URL(`${whole.href}/`);
  }
  await running().ask({ do: "forget", at: 0 });
}

/** @type {typeof api.stop} */
export function stop() {
  current?.stop();
}
