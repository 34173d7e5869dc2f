// A page whose style, or whose theme, did not come: the calculator works, but nobody would take it
// for the one they know. So the page says so.

import { el } from "./dom.js";
import { words } from "./words.js";

/**
 * Whether a style did not come: to some browsers it is then one without rules.
 *
 * @param {HTMLLinkElement} link
 */
function lost({ sheet }) {
  try {
    return !sheet?.cssRules.length;
  } catch {
    // In a sandbox without an origin no style can be read.
    return false;
  }
}

/** Whether a style or the theme's script is missing. @param {HTMLElement} root */
function incomplete(root) {
  const links = document.querySelectorAll("link");
  const styles = [...links].filter(({ rel }) => rel === "stylesheet");
  const themed = document.querySelector("[data-md-component]");
  return (
    styles.some(lost) ||
    // The last rule of the style: without it, the rest is not whole.
    !getComputedStyle(root).getPropertyValue("--tb-whole") ||
    (themed && !Reflect.has(window, "document$"))
  );
}

/** @param {HTMLElement} root */
export function sayIfPlain(root) {
  // The theme's script may come later than the calculator's.
  if (document.readyState === "complete") say(root);
  else window.addEventListener("load", () => say(root));
}

/** @param {HTMLElement} root */
function say(root) {
  if (!incomplete(root)) return;
  const again = el("button", { type: "button", class: "tb-again" }, words.again);
  again.addEventListener("click", () => {
    again.disabled = true;
    // The page itself knows how (calculator/view/page_shell.py).
    root.dispatchEvent(new Event("again"));
  });
  root.prepend(el("p", { class: "tb-plain", role: "status" }, `${words.plain} `, again));
}
