// What pressing a button of the result does, or choosing from one of its lists. Most of them carry
// what they set: the page needs to know nothing about tiebreaks.

import { choose } from "./link-code.js";

/** @import { App } from "./calculator.js" */

/** Eight random letters and digits. (`randomUUID` exists over https only.) */
function chance() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, "0");
}

/** Their controls carry a whole, made of the one in view: a press waits for that of the last. */
const WHOLES = ["changes", "order", "teams"];

/**
 * What tells a control from the others that set the same: by it, it is found in the next result.
 *
 * @param {HTMLElement} control
 */
function nameOf(control) {
  const list = control.closest("select");
  return `${control.getAttribute("aria-label") ?? control.textContent} ${list?.labels[0]?.textContent ?? ""}`;
}

/**
 * @param {App} app
 * @returns {Map<string, (button: HTMLElement) => void>} what buttons that set nothing do, by part;
 *   to be filled
 */
export function presses(app) {
  /** @type {Map<string, (button: HTMLElement) => void>} */
  const acts = new Map();

  /** What was asked by setting a whole, until it is in view. @type {Map<string, Promise<void>>} */
  const coming = new Map();

  /** @param {string} key @returns {HTMLElement[]} what sets it: buttons, and lines of lists */
  const setting = (key) => [
    ...app.result.querySelectorAll(/** @type {"a"} */ (`[data-key="${key}"], [name="${key}"] > *`)),
  ];

  /**
   * @param {string} key
   * @param {HTMLElement} control a button, or what was chosen from a list
   */
  function set(key, control) {
    const last = coming.get(key);
    if (last) {
      const called = nameOf(control);
      last.then(() => {
        const now = setting(key).find((other) => nameOf(other) === called);
        if (now) set(key, now);
      });
      return;
    }
    // A button without a value draws one: the core gets its randomness from us.
    const { value = chance() } = control instanceof HTMLOptionElement ? control : control.dataset;
    const asked = app.calculate(choose(app.state(), key, value));
    if (!WHOLES.includes(key)) return;
    coming.set(
      key,
      asked.finally(() => coming.delete(key)),
    );
  }

  /** @param {Event} event */
  function pressed(event) {
    const { target } = event;
    const button = target instanceof Element ? target.closest("button, a[data-key]") : null;
    if (!(button instanceof HTMLElement)) return;
    // A link that carries what it sets is followed by the answer, not by the browser.
    if (button.localName === "a") event.preventDefault();
    const { part = "", key } = button.dataset;
    const act = acts.get(part);
    if (act) act(button);
    else if (key) set(key, button);
  }

  /** @param {Event} event */
  function chosen({ target }) {
    if (!(target instanceof HTMLSelectElement) || !target.name) return;
    const [option] = target.selectedOptions;
    if (option) set(target.name, option);
  }

  for (const place of [app.result, app.alert]) {
    place.addEventListener("click", pressed);
    place.addEventListener("change", chosen);
  }
  return acts;
}
