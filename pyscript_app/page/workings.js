// The region "Workings": how one value is worked out.

import { el, toNode } from "./dom.js";
import { focusOn, framed } from "./frames.js";
import { one } from "./parts.js";
import { words } from "./words.js";

/** @import { App } from "./calculator.js" */

/** A value differs from other buttons by the tiebreak that it carries. */
const VALUE = "button[data-tiebreak]";

/** @param {App} app */
export function attach({ result, ask }) {
  /** @param {HTMLElement} button */
  async function explain(button) {
    const { number = "", tiebreak = "" } = button.dataset;
    if (button.hasAttribute("aria-expanded")) {
      close(result, true);
      return;
    }
    const answer = await ask({ what: "workings", number: Number(number), tiebreak });
    if (answer?.state === "done") open(result, button, toNode(answer.workings));
  }

  result.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(VALUE) : null;
    if (button instanceof HTMLElement) explain(button);
  });
  result.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close(result, true);
  });
}

/**
 * Show workings and move the focus there.
 *
 * @param {HTMLElement} result
 * @param {HTMLElement} button the value they belong to
 * @param {Node} content
 */
function open(result, button, content) {
  const section = one(result, "workings");
  if (!section) return;
  close(result);
  const leave = el("button", { type: "button", class: "tb-close", "aria-label": words.close }, "×");
  leave.addEventListener("click", () => close(result, true));
  section.replaceChildren(leave, content);
  button.setAttribute("aria-expanded", "true");
  section.focus({ preventScroll: true });
  uncover(button, section);
}

/**
 * If a panel has appeared above its button, scroll until both are visible.
 *
 * @param {HTMLElement} button
 * @param {HTMLElement} section
 */
export function uncover(button, section) {
  // In a frame it is put beside its button (embed.js).
  if (framed()) return;
  const value = button.getBoundingClientRect();
  const panel = section.getBoundingClientRect();
  const covered = value.bottom + value.height - panel.top;
  if (covered > 0 && value.right > panel.left) window.scrollBy({ top: covered });
}

/**
 * @param {HTMLElement} result
 * @param {boolean} [back] whether the focus returns to the value
 */
export function close(result, back = false) {
  one(result, "workings")?.replaceChildren();
  const button = result.querySelector(`${VALUE}[aria-expanded]`);
  button?.removeAttribute("aria-expanded");
  if (back && button instanceof HTMLElement) focusOn(button);
}
