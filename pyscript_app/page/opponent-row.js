// Pointing at a term of a sum lights the row of the opponent whom it is about: that is where the
// number comes from.

/** @import { App } from "./calculator.js" */

/** @param {App} app */
export function attach({ result }) {
  /** Remembered: to look for them in a large table takes milliseconds. @type {Element[]} */
  let lit = [];

  /** @param {string} [number] the one whose rows are lit; nobody's without it */
  function light(number) {
    for (const row of lit) row.removeAttribute("data-lit");
    lit = number ? [...result.querySelectorAll(`tr[data-number="${CSS.escape(number)}"]`)] : [];
    for (const row of lit) row.setAttribute("data-lit", "");
  }

  result.addEventListener("pointerover", ({ target }) => {
    const name = target instanceof Element ? target.closest("th a") : null;
    // A name that is cut is whole in its title.
    if (name instanceof HTMLElement) {
      name.title = name.scrollWidth > name.clientWidth ? name.innerText : "";
    }
    const cell = target instanceof Element ? target.closest("td[data-opponent]") : null;
    light(cell instanceof HTMLElement ? cell.dataset.opponent : "");
  });
  result.addEventListener("pointerleave", () => light());
}
