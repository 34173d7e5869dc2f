// What a reload of this tab must not lose: the text, what was asked about it, the earlier texts.
// It stays in this tab and is gone with it; nothing else is stored.

import { keep, kept as stored } from "./storage.js";

/** @import { View } from "./link-code.js" */

/**
 * @typedef {object} Kept
 * @property {string} text what is in the box
 * @property {View | null} asked what was worked out last, if anything was
 * @property {View[]} before the earlier texts, the newest last
 * @property {string} link the address's fragment at that time
 * @property {string} [html] the clipboard's HTML, where another page hands the text over
 * @property {boolean} [who] whether it is to be asked whose table it is: it comes from another page
 */

const KEY = "tiebreaks:text";

/** @returns {Kept | null} */
export function read() {
  const found = stored(KEY);
  if (typeof found !== "string") return null;
  try {
    const { text, asked, before, link, html, who } = JSON.parse(found);
    if (typeof text === "string" && Array.isArray(before)) {
      const handed = { ...(typeof html === "string" && { html }), ...(who === true && { who }) };
      return { text, asked, before, link, ...handed };
    }
  } catch {
    // An earlier version of this page kept the bare text.
  }
  return { text: found, asked: null, before: [], link: "" };
}

/**
 * @param {Kept} kept
 * @returns {boolean} whether the browser stored the text
 */
export function write(kept) {
  // If that is more than the browser stores, the earlier texts go first, then what was asked.
  const alone = { ...kept, before: [] };
  for (const less of [kept, alone, { ...alone, asked: null }]) {
    const whole = JSON.stringify(less);
    keep(KEY, whole);
    if (stored(KEY) === whole) return true;
  }
  return false;
}
