// The answer that a link carries (calculator/answers/link_answer.py), as far as there is room for it.

import { encode, fits, pack } from "./link-code.js";

/** @import { State } from "./link-code.js" */

/** What it may add to a link, in characters. */
const ROOM = 200;

/**
 * Shorter forms of it, for links that get too long: without opponents, without sums.
 *
 * @param {string} told
 */
export function shorter(told) {
  const [said = "", sums] = told.split("^=");
  if (sums === undefined) return [told];
  const [name, ...rows] = sums.split("^");
  const bare = rows.map((row) =>
    row
      .split("|")
      .map((part, at) => (at > 2 && at % 2 === 0 ? "" : part))
      .join("|"),
  );
  return [told, `${said}^=${[name, ...bare].join("^")}`, said];
}

/**
 * A link with the answer to it, as far as there is room.
 *
 * @param {State} state
 * @param {string} told empty for none; without a table nobody could check it
 * @returns {Promise<string | null>} the fragment with its "#", or null if it would be too long
 */
export async function encodeTold(state, told) {
  const plain = await encode(state);
  if (!plain || !told || !state.text) return plain;
  for (const form of shorter(told)) {
    const link = await pack(state, form);
    if (link.length <= plain.length + ROOM && fits(link)) return link;
  }
  return plain;
}
