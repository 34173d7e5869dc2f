// Wrong cells are corrected in place: what is typed there goes into the text.

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
    const state = app.state();
    const cell = field.value.trim();
    const text = replaced(state.text, Number(line), Number(column), Number(length), cell);
    const { cell: _cell, find: _find, ...lasting } = state;
    await app.take({ ...lasting, text });
    const at = document.activeElement;
    const elsewhere = at !== result && at !== app.box && at !== field && result.contains(at);
    if (elsewhere) return;
    const next = alert.querySelector(FIELD) ?? result.querySelector(FIELD) ?? result;
    if (next instanceof HTMLElement) next.focus();
    if (next instanceof HTMLInputElement) next.select();
  }

  app.onShow(() => {
    // A field of the last result may be another cell in this one.
    for (const field of result.querySelectorAll(FIELD)) {
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = field.defaultValue;
      delete field.dataset.done;
    }
  });
  for (const part of [result, alert]) {
    part.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches(FIELD)) apply(target);
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
