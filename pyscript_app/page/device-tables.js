// The tables of this device: which are kept when another comes, and which is an earlier version of
// a text. Nothing here knows a page or a browser: tables.js does what these functions say.

import { CHOICES, NUMBERS, TEXTS } from "./fields.js";
import { sameTable } from "./history.js";

/** @import { View } from "./link-code.js" */

/**
 * @typedef {object} Mine
 * @property {View} state what opens it
 * @property {string} event the event's name; where none is known, how many play
 * @property {string} who the chosen player's name; empty where nobody is chosen
 * @property {string} day as in 2026-11-25
 */

/** How many tables are kept, and how many characters their texts may have together. */
const MOST = 20;
const LONGEST = 1_500_000;
/** So many characters of a text, and so many of its words, say whether another is a version of it. */
const BEGINNING = 3000;
const SHARE = 0.6;
/** What a table is not opened with again: results put differently, and how a frame shows it. */
const NOT_AGAIN = ["changes", "show"];

/**
 * The tables with one more, the newest first. A version of the same day replaces the one before.
 *
 * @param {Mine[]} tables
 * @param {Mine} mine
 * @returns {Mine[]}
 */
export function added(tables, mine) {
  const { text } = mine.state;
  const others = tables.filter(
    ({ state, day }) => state.text !== text && !(day === mine.day && sameTable(state.text, text)),
  );
  let length = 0;
  return [mine, ...others].filter(
    ({ state }, at) => at < MOST && (length += state.text.length) <= LONGEST,
  );
}

/** @param {string} text */
const wordsOf = (text) => text.match(/\p{L}{3,}/gu) ?? [];

/**
 * The text that may be an earlier version: the first that has most of its words in common.
 *
 * @param {string[]} texts the newest first
 * @param {string} text
 * @returns {string} empty if there is none
 */
export function earlier(texts, text) {
  const words = new Set(wordsOf(text));
  const found = texts.find((other) => {
    const before = other === text ? [] : wordsOf(other.slice(0, BEGINNING));
    return before.filter((word) => words.has(word)).length > before.length * SHARE;
  });
  return found ?? "";
}

/**
 * What a table is opened with again: what only unfolds something, and what if, is gone.
 *
 * @param {View} state
 * @returns {View}
 */
export function lasting(state) {
  const stays = [...TEXTS, ...NUMBERS, ...CHOICES].filter((key) => !NOT_AGAIN.includes(key));
  const kept = stays.filter((key) => key in state).map((key) => [key, state[key]]);
  return { text: state.text, ...Object.fromEntries(kept) };
}
