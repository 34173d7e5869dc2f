// The region "Workings": how one value arises.

import { el } from "./dom.js";
import { words } from "./words.js";

/**
 * Where a value's workings are shown, in the result that stands now.
 *
 * @param {HTMLElement} result
 */
const region = (result) => /** @type {HTMLElement | null} */ (result.querySelector(".tb-workings"));

/**
 * The workings that came with the page, of the sample that it shows before Python runs.
 *
 * @param {HTMLElement} result
 * @param {string} number
 * @param {string} tiebreak
 * @returns {Node | null}
 */
export function prepared(result, number, tiebreak) {
  const name = CSS.escape(`${number}/${tiebreak}`);
  const template = result.querySelector(`template[data-workings="${name}"]`);
  return template instanceof HTMLTemplateElement
    ? document.importNode(template.content, true)
    : null;
}

/**
 * Show workings, and move the focus there.
 *
 * @param {HTMLElement} result
 * @param {HTMLElement} button the value they belong to
 * @param {Node} content
 */
export function open(result, button, content) {
  const section = region(result);
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
 * Where the workings have come up over their value, move the page so that both are seen.
 *
 * @param {HTMLElement} button
 * @param {HTMLElement} section
 */
function uncover(button, section) {
  const value = button.getBoundingClientRect();
  const panel = section.getBoundingClientRect();
  const covered = value.bottom + value.height - panel.top;
  if (covered > 0 && value.right > panel.left) window.scrollBy({ top: covered });
}

/**
 * @param {HTMLElement} result
 * @param {boolean} [back] whether the focus goes back to the value
 */
export function close(result, back = false) {
  region(result)?.replaceChildren();
  const button = result.querySelector(".tb-value[aria-expanded]");
  button?.removeAttribute("aria-expanded");
  if (back && button instanceof HTMLElement) button.focus();
}
