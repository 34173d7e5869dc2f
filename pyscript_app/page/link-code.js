// The state after "#v1=" in the address: base64url(deflate-raw(JSON)). What follows "#" is never
// part of a request, so a link carries a whole table without any server seeing it.
// Links are kept for years: a change of meaning takes a new "v", and "v1" will always be read.

import { CHOICES, LOOKS, NUMBERS, TEXTS } from "./fields.js";
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

/** What a link carries; the rest of a state only unfolds something. */
const CARRIED = [...TEXTS, ...NUMBERS, ...CHOICES];
const MAX_BYTES = 1_000_000;
const PIECE = 30_000;
/** Longer addresses do not survive mail, messengers and some browsers. */
const MAX_ADDRESS = 30_000;

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
 * Write a piece at a time: what comes out of one may be a thousand times as large.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {WritableStream<BufferSource>} stream
 */
async function writeAll(bytes, stream) {
  const writer = stream.getWriter();
  for (let at = 0; at < bytes.length; at += PIECE) {
    await writer.write(bytes.subarray(at, at + PIECE));
  }
  await writer.close();
}

/**
 * @param {State} state
 * @param {string} [told] what it carries of the answer: pages that know nothing of that pass it over
 * @returns {Promise<string>} the fragment with its "#", however long
 */
export async function pack(state, told) {
  const asked = Object.fromEntries(CARRIED.map((key) => [key, state[key]]));
  const kept = JSON.stringify(told ? { ...asked, told } : asked);
  const bytes = new TextEncoder().encode(kept);
  const packing = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = await readAll(packing);
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
  // A blob comes from the browser's own process: with it a link's answer misses the first frame.
  const { readable, writable } = new DecompressionStream("deflate-raw");
  // Whoever reads is told what is wrong with it.
  writeAll(packed, writable).catch(() => {});
  const bytes = await readAll(readable);
  const found = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  if (typeof found?.text !== "string") throw new TypeError("no text in the link");
  const state = Object.fromEntries(
    CARRIED.map((key) => [key, taken(key, found[key])]).filter(([, value]) => value !== undefined),
  );
  // It has a text: that was looked at.
  return {
    state: /** @type {State} */ (state),
    told: typeof found.told === "string" ? found.told : "",
  };
}

/**
 * What a link has for a field of the state, if it is of the field's kind.
 *
 * @param {keyof State} key
 * @param {unknown} value
 */
function taken(key, value) {
  if (CHOICES.includes(key) && typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one === "string"));
  }
  if (NUMBERS.includes(key) && typeof value === "number") return String(value);
  return typeof value === "string" && !CHOICES.includes(key) ? value : undefined;
}

const isLook = (/** @type {string} */ key) => LOOKS.some((look) => look === key);

/**
 * The question that a state asks: unfolding or sorting something does not make it another.
 *
 * @param {View} state
 */
export function question(state) {
  return JSON.stringify(Object.entries(state).filter(([key]) => !isLook(key)));
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
  const stays = isLook(first) ? { ...state } : kept;
  // For a different player, whom to compare with is asked again.
  if (first === "player" || first === "class") delete stays.versus;
  return { ...stays, [first]: value };
}
