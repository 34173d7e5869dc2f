// A page whose style, or whose theme, did not load: the calculator works, but nobody would take it
// for the one they know. So the page says so.

import { el } from "./dom.js";
import { words } from "./words.js";

/**
 * Whether a style did not load: to some browsers it is then one without rules.
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

/** Whether a style is missing. @param {HTMLElement} root */
function incomplete(root) {
  const links = document.querySelectorAll("link");
  const styles = [...links].filter(({ rel }) => rel === "stylesheet");
  // The last rule of the style: without it, the rest is not whole.
  return styles.some(lost) || !getComputedStyle(root).getPropertyValue("--tb-whole");
}

/** @param {HTMLElement} root */
export function sayIfPlain(root) {
  let said = false;
  /** @param {unknown} plain */
  function sayOnce(plain) {
    if (plain && !said) say(root);
    said ||= Boolean(plain);
  }
  const look = () => sayOnce(incomplete(root));
  if (document.readyState === "complete") look();
  else window.addEventListener("load", look);
  // Its script has come, or failed to (later.js).
  window.addEventListener("themed", () => sayOnce(!Reflect.has(window, "document$")));
}

/** @param {HTMLElement} root */
function say(root) {
  const again = el("button", { type: "button", class: "tb-again" }, words.again);
  again.addEventListener("click", () => {
    again.disabled = true;
    // The page itself knows how (shell.js).
    root.dispatchEvent(new Event("again"));
  });
  root.prepend(el("p", { class: "tb-plain", role: "status" }, `${words.plain} `, again));
}
