// The state after "#v1=" in the address: base64url(deflate-raw(JSON)). What follows "#" is never
// part of a request, so a link carries a whole table without any server seeing it.
// Links are kept for years: a change of meaning takes a new "v", and "v1" will always be read.

import { PREFIX } from "./prefix.js";

/** @import * as protocol from "./protocol.js" */

/**
 * @typedef {protocol.State} State what a link carries
 * @typedef {protocol.View} View with what is unfolded
 */

/** Why a link cannot be opened. */
export class LinkError extends Error {
  /** @param {"large" | "version"} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

const MAX_BYTES = 1_000_000;
/** Longer addresses do not survive mail, messengers and some browsers. */
const MAX_ADDRESS = 30_000;
/** These only unfold or sort something: a search and the choices of a cell stay open. */
const LOOKS = ["cell", "results", "sort", "teams", "every", "effects"];

/**
 * @param {ReadableStream<Uint8Array>} stream
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 * @throws {LinkError} if more than MAX_BYTES come out: somebody may have made a zip bomb
 */
async function readAll(stream) {
  const chunks = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new LinkError("large");
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} through
 */
function pipe(bytes, through) {
  return readAll(new Blob([bytes]).stream().pipeThrough(through));
}

/** What a link carries; the rest of a state only unfolds something. @type {(keyof State)[]} */
const KEPT = [
  "text",
  "order",
  "player",
  "versus",
  "choices",
  "changes",
  "reading",
  "section",
  "language",
  "rules",
  "class",
  "show",
  "teams",
  "every",
];

/**
 * @param {State} state
 * @param {string} [told] what it carries of the answer: pages that know nothing of that pass it over
 * @returns {Promise<string>} the fragment with its "#", however long
 */
export async function pack(state, told) {
  const asked = Object.fromEntries(KEPT.map((key) => [key, state[key]]));
  const kept = JSON.stringify(told ? { ...asked, told } : asked);
  const bytes = new TextEncoder().encode(kept);
  const packed = await pipe(bytes, new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  const fragment = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return PREFIX + fragment;
}

/** Whether a fragment is short enough for an address. @param {string} fragment */
export const fits = (fragment) => fragment.length <= PREFIX.length + MAX_ADDRESS;

/**
 * @param {State} state
 * @returns {Promise<string | null>} the fragment with its "#", or null if it would be too long
 */
export async function encode(state) {
  const fragment = await pack(state);
  return fits(fragment) ? fragment : null;
}

/**
 * @param {string} fragment as in `location.hash`
 * @returns {Promise<State | null>} null if the fragment is about something else
 * @throws {LinkError} if it is one of ours, but too large or of a later version
 * @throws {Error} if it is damaged
 */
export async function decode(fragment) {
  return (await unfold(fragment))?.state ?? null;
}

/**
 * The same, with what the link carries of the answer, unchecked.
 *
 * @param {string} fragment
 */
export async function unfold(fragment) {
  if (!fragment.startsWith(PREFIX)) {
    if (/^#v\d+=/.test(fragment)) throw new LinkError("version");
    return null;
  }
  const text = fragment.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/");
  const packed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const bytes = await pipe(packed, new DecompressionStream("deflate-raw"));
  const found = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  if (typeof found?.text !== "string") throw new TypeError("no text in the link");
  /** @type {State} */
  const state = { text: found.text };
  if (typeof found.order === "string") state.order = found.order;
  if (typeof found.language === "string") state.language = found.language;
  if (typeof found.changes === "string") state.changes = found.changes;
  if (typeof found.rules === "string") state.rules = found.rules;
  if (typeof found.class === "string") state.class = found.class;
  if (typeof found.show === "string") state.show = found.show;
  if (typeof found.teams === "string") state.teams = found.teams;
  if (typeof found.every === "string") state.every = found.every;
  if (typeof found.reading === "string") state.reading = found.reading;
  if (typeof found.section === "string") state.section = found.section;
  if (["string", "number"].includes(typeof found.player)) state.player = String(found.player);
  if (typeof found.versus === "string") state.versus = found.versus;
  if (typeof found.choices === "object" && found.choices !== null) {
    state.choices = Object.fromEntries(
      Object.entries(found.choices).filter(([, value]) => typeof value === "string"),
    );
  }
  return { state, told: typeof found.told === "string" ? found.told : "" };
}

/**
 * The question that a state asks: unfolding or sorting something does not make it another.
 *
 * @param {View} state
 */
export function question(state) {
  return JSON.stringify(Object.entries(state).filter(([key]) => !LOOKS.includes(key)));
}

/**
 * The state with one choice changed.
 *
 * @param {View} state
 * @param {string} key what a control carries: "order", "player", "section", "cell", "choices.NAME"
 * @param {string} value
 * @returns {View}
 */
export function choose(state, key, value) {
  const [first = "", ...rest] = key.split(".");
  if (first === "section" || first === "reading") {
    // Numbers now mean other players: what was chosen by number does not fit any more.
    const { text, order, section, language } = state;
    const kept = { text, order, language };
    return first === "section" ? { ...kept, section: value } : { ...kept, section, reading: value };
  }
  if (first === "choices") {
    return { ...state, choices: { ...state.choices, [rest.join(".")]: value } };
  }
  // A search is for this player and these results; while results change, a cell's choices stay,
  // and so does what one needs in the remaining games.
  const { find, cell, ...lasting } = state;
  /** @type {View} */
  const kept = lasting;
  if (first === "changes" && cell) kept.cell = cell;
  if (first === "changes" && find === "need") kept.find = find;
  const stays = LOOKS.includes(first) ? { ...state } : kept;
  // For a different player, whom to compare with is asked again.
  if (first === "player" || first === "class") delete stays.versus;
  return { ...stays, [first]: value };
}
