// What pressing a button of the result does, or choosing from one of its lists. Most of them carry
// what they set: the page needs to know nothing about tiebreaks.

import { choose } from "./link-code.js";

/** @import { App } from "./calculator.js" */

/** Eight random letters and digits. (`randomUUID` exists over https only.) */
function chance() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, "0");
}

/**
 * @param {App} app
 * @returns {Map<string, (button: HTMLElement) => void>} what buttons that set nothing do, by part;
 *   to be filled
 */
export function presses(app) {
  /** @type {Map<string, (button: HTMLElement) => void>} */
  const acts = new Map();

  /** @param {Event} event */
  function pressed(event) {
    const { target } = event;
    const button = target instanceof Element ? target.closest("button, a[data-key]") : null;
    if (!(button instanceof HTMLElement)) return;
    // A link that carries what it sets is followed by the answer, not by the browser.
    if (button.localName === "a") event.preventDefault();
    // A button without a value draws one: the core gets its randomness from us.
    const { part = "", key, value = chance() } = button.dataset;
    const act = acts.get(part);
    if (act) act(button);
    else if (key) app.calculate(choose(app.state(), key, value));
  }

  /** @param {Event} event */
  function chosen({ target }) {
    if (target instanceof HTMLSelectElement && target.name) {
      app.calculate(choose(app.state(), target.name, target.value));
    }
  }

  for (const place of [app.result, app.alert]) {
    place.addEventListener("click", pressed);
    place.addEventListener("change", chosen);
  }
  return acts;
}
