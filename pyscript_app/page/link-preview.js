// What a page with a calculator does as soon as that is there, before any module has come: a link's
// table is shown, with the answer that it carries. The build writes it into the page.

import { answer } from "./link-answer-view.js";
import { foresee } from "./text-preview.js";

/**
 * Dark from the start for whoever has a dark system and has chosen nothing here: the theme's script,
 * which sees to that, comes after the answer (later.js). What was chosen the theme has put there.
 */
function dress() {
  const { dataset } = document.body;
  /** @type {((name: string) => unknown) | undefined} */
  const chosen = Reflect.get(window, "__md_get");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  if (dark && dataset.mdColorScheme && !chosen?.("__palette")) dataset.mdColorScheme = "slate";
}

dress();
const root = document.querySelector("[data-part=app]");
if (root instanceof HTMLElement) {
  foresee(root, answer);
  // What is there already is laid out now: with the answer, which comes after this script, and the
  // first paint it would be one long task.
  if (root.dataset.link !== undefined) root.getBoundingClientRect();
}
