// Wrong cells are corrected in place: what is typed there goes into the text. What may have been
// meant is put there by a button.

import { focusOn } from "./frames.js";
import { css } from "./parts.js";
import { replaced } from "./place.js";

/** @import { App } from "./calculator.js" */

/** A field is identified by the line of the text that it carries. */
const FIELD = "input[data-line]";

/** @param {App} app */
export function attach(app) {
  const { result, alert } = app;

  /** @param {HTMLInputElement} field */
  async function apply(field) {
    const { line, column, length, done } = field.dataset;
    if (done !== undefined || field.value === field.defaultValue) return;
    // Its place is one in the text of this result, which the correction replaces.
    field.dataset.done = "";
    const cell = field.value.trim();
    await put([[Number(line), Number(column), Number(length), cell]], field);
  }

  /**
   * Put cells into the text, and go on to the next field.
   *
   * @param {[number, number, number, string][]} cells line, column, length and what should be there
   * @param {HTMLElement} from what was used
   */
  async function put(cells, from) {
    const state = app.state();
    // From the end of the text, so that no place moves before its turn.
    const ordered = [...cells].sort((one, other) => other[0] - one[0] || other[1] - one[1]);
    const text = ordered.reduce((all, cell) => replaced(all, ...cell), state.text);
    const { cell: _cell, find: _find, ...lasting } = state;
    await app.take({ ...lasting, text });
    const at = document.activeElement;
    const elsewhere = at !== result && at !== app.box && at !== from && result.contains(at);
    if (elsewhere) return;
    // Who pressed a button goes on to the next button.
    const like = from.matches(FIELD) ? FIELD : css("mend");
    const next =
      alert.querySelector(like) ??
      result.querySelector(like) ??
      alert.querySelector(FIELD) ??
      result.querySelector(FIELD) ??
      result;
    if (next instanceof HTMLElement) focusOn(next);
    if (next instanceof HTMLInputElement) next.select();
  }

  app.onShow(() => {
    // A field of the last result may be another cell in this one.
    for (const field of result.querySelectorAll(FIELD)) {
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = field.defaultValue;
      delete field.dataset.done;
    }
    for (const button of result.querySelectorAll(css("mend"))) {
      if (button instanceof HTMLElement) delete button.dataset.done;
    }
  });
  for (const part of [result, alert]) {
    part.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches(FIELD)) apply(target);
    });
    part.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest(css("mend")) : null;
      if (!(button instanceof HTMLElement) || button.dataset.done !== undefined) return;
      button.dataset.done = "";
      put(JSON.parse(button.dataset.value ?? "[]"), button);
    });
    part.addEventListener("keydown", (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return;
      if (event.key === "Enter") apply(target);
      if (event.key === "Escape") {
        event.stopPropagation();
        target.value = target.defaultValue;
      }
    });
  }
}
