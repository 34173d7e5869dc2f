// What there is to be seen of a text before it is worked out.

import { el } from "./dom.js";
import { glimpse, lined } from "./glimpse.js";
import { needed } from "./parts.js";
import { decode } from "./state.js";

/**
 * Its lines are one text: browsers take the largest text for what a page is about, and here that is
 * the table.
 *
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
    ...(whole && rows.length ? [el("div", {}, lined(rows).join("\n"))] : []),
  ];
}

/**
 * Show the text that a page's address carries, before anything else of the calculator has come. The
 * second time, it is there.
 *
 * @param {HTMLElement} root
 * @returns the state in the address, or null: what is wrong with it is said later, by what also
 *   opens those that come later
 */
export async function foresee(root) {
  const state = await decode(location.hash).catch(() => null);
  const place = needed(root, "waiting", HTMLElement);
  if (state && !place.hasChildNodes()) {
    root.dataset.waits = "other";
    place.replaceChildren(...preview(state.text, place.dataset.said ?? "", true));
  }
  return state;
}
