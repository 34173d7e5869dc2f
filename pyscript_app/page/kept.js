// What a reload of this tab must not lose: the text, what was asked about it, the earlier texts.
// It stays in this tab and is gone with it; nothing else is stored.

import { keep, kept as stored } from "./storage.js";

/** @import { View } from "./state.js" */

/**
 * @typedef {object} Kept
 * @property {string} text what is in the box
 * @property {View | null} asked what was worked out last; null where only the sample was shown
 * @property {View[]} before the earlier texts, the newest last
 * @property {string} link the address's fragment at that time
 */

const KEY = "tiebreaks:text";

/** @returns {Kept | null} */
export function read() {
  const found = stored(KEY);
  if (typeof found !== "string") return null;
  try {
    const { text, asked, before, link } = JSON.parse(found);
    if (typeof text === "string" && Array.isArray(before)) return { text, asked, before, link };
  } catch {
    // An earlier version of this page kept the bare text.
  }
  return { text: found, asked: null, before: [], link: "" };
}

/** @param {Kept} kept */
export function write(kept) {
  const whole = JSON.stringify(kept);
  keep(KEY, whole);
  // If that is more than the browser stores, the earlier texts go first.
  if (kept.before.length && stored(KEY) !== whole) {
    keep(KEY, JSON.stringify({ ...kept, before: [] }));
  }
}
