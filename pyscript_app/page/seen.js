// What there is to be seen of a text before it is worked out.

import { el } from "./dom.js";
import { glimpse } from "./glimpse.js";

/**
 * @param {string} text
 * @param {string} said
 * @param {boolean} whole whether its lines are shown too
 * @returns {Node[]}
 */
export function preview(text, said, whole) {
  const { title, rows } = glimpse(text);
  return [
    el("p", { class: "tb-title" }, title),
    el("p", { class: "tb-waiting-said" }, said),
    ...(whole ? rows : []).map((row) => el("div", {}, row)),
  ];
}
