// What there is to be seen of a text before it is worked out.

import { el } from "./dom.js";
import { glimpse, lined } from "./glimpse.js";
import { needed } from "./parts.js";
import { unfold } from "./link-code.js";

/**
 * Its lines are one text: browsers take the largest text for what a page is about, and here that is
 * the table.
 *
 * @param {string} text
 * @param {string} said
 * @param {boolean} whole whether its lines are shown too
 * @param {Node | null} [told] the answer that came with it
 * @returns {Node[]}
 */
export function preview(text, said, whole, told) {
  const { title, rows } = glimpse(text);
  return [
    el("p", { class: "tb-title" }, title),
    el("p", { class: "tb-waiting-said" }, said),
    ...(told ? [told] : []),
    ...(whole && rows.length ? [el("div", {}, lined(rows).join("\n"))] : []),
  ];
}

/**
 * Show the text that a page's address carries, before anything else of the calculator has come. The
 * second time, it is there.
 *
 * @param {HTMLElement} root
 * @param {typeof import("./link-answer-view.js").answer} [answer] makes what the link carries readable
 * @returns the state in the address, or null: what is wrong with it is said later, by what also
 *   opens those that come later
 */
export async function foresee(root, answer) {
  const found = await unfold(location.hash).catch(() => null);
  const state = found?.state ?? null;
  const place = needed(root, "waiting", HTMLElement);
  if (state && !place.hasChildNodes()) {
    const { said = "", checked = "", told: words } = place.dataset;
    const own = !state.language || state.language === root.lang;
    const told = words && own && answer?.(found?.told ?? "", state.text, JSON.parse(words));
    root.dataset.waits = "other";
    // Without one, what is there says no more than the box, and what is being done is said elsewhere.
    if (told) place.removeAttribute("aria-hidden");
    place.replaceChildren(...preview(state.text, told ? checked : said, true, told || null));
  }
  return state;
}
