// What a reload of this tab must not lose: the text, what was asked about it, the texts before.
// It stays in this tab and goes with it; nothing else is stored.

/** @import { View } from "./state.js" */

/**
 * @typedef {object} Kept
 * @property {string} text what stands in the box
 * @property {View | null} asked what was worked out last; null where only the sample was shown
 * @property {View[]} before the texts before, the newest last
 * @property {string} link the address's fragment at that time
 */

const KEY = "tiebreaks:text";

/** @returns {Kept | null} */
export function read() {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return null;
  try {
    const { text, asked, before, link } = JSON.parse(stored);
    if (typeof text === "string" && Array.isArray(before)) return { text, asked, before, link };
  } catch {
    // An earlier version of this page kept the bare text.
  }
  return { text: stored, asked: null, before: [], link: "" };
}

/** @param {Kept} kept */
export function write(kept) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // More than the browser stores: the texts before are the first to go.
    if (kept.before.length) write({ ...kept, before: [] });
  }
}
