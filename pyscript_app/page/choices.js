// Another result for a game: pressing a cell of the crosstable opens its choices, in the place
// where workings open too. The focus goes there, stays there while results are changed, and
// returns to the cell.

import { bring, focusOn } from "./frames.js";
import { goToAnswer } from "./player.js";
import { css, one } from "./parts.js";
import { choose } from "./link-code.js";
import { uncover } from "./workings.js";

/** @import { App } from "./calculator.js" */

const CELL = "button[data-key=cell]";

/** @param {App} app */
export function attach(app) {
  const { result } = app;
  /** The cell whose choices are shown, as the state has it. */
  let shown = "";
  /** Where that cell was seen when it was pressed: there it stays. */
  let top = 0;
  /** What to do once the next result is there. @type {(() => void) | null} */
  let then = null;

  const region = () => one(result, "choices");
  /** @returns {HTMLElement | null} */
  const opened = () => result.querySelector(`table ${CELL}[aria-expanded]`);
  const first = () => region()?.querySelector("[role=group] button");

  /** @param {Element | null | undefined} control */
  function focus(control) {
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  }

  function enter() {
    const cell = opened();
    if (cell) window.scrollBy(0, cell.getBoundingClientRect().top - top);
    focus(first());
    const section = region();
    if (!cell || !section) return;
    section.parentElement?.scrollTo(0, 0);
    bring(cell, "nearest");
    uncover(cell, section);
  }

  /** The last result was put back, and the bar with its button is gone. */
  function wayBack() {
    if (one(result, "changes")) return;
    const pressed = region()?.querySelector("[aria-pressed=true]");
    if (pressed) focus(pressed);
    else goToAnswer(result, { scroll: false });
  }

  /**
   * Show the player's new place, beside the answer or below it: the third row below the bar, which
   * stays in sight as the heads of the table may.
   */
  function showRow() {
    const row = one(result, "chosen");
    const bar = one(result, "changes");
    const head = row?.closest("table")?.tHead;
    if (!row || !bar || !head) return;
    const { top, bottom, height } = row.getBoundingClientRect();
    const above = parseFloat(getComputedStyle(bar).top) + bar.offsetHeight + head.offsetHeight;
    const off = top - above - 2 * height;
    if (off < 0 || bottom > innerHeight) scrollBy(0, off);
  }

  /** Close the choices, and go back to their cell. */
  function leave() {
    const cell = `table ${CELL}[data-value="${shown}"]`;
    then = () => focus(result.querySelector(cell));
    app.calculate(choose(app.state(), "cell", ""));
  }

  result.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      then = button?.closest(css("changes")) ? wayBack : null;
      if (button?.matches(CELL)) top = button.getBoundingClientRect().top;
    },
    true,
  );
  result.addEventListener("keydown", (event) => {
    const { target, key } = event;
    if (key !== "Escape" || !shown || !(target instanceof Element)) return;
    // Workings close first: they are opened over the choices.
    if (one(result, "workings")?.hasChildNodes()) return;
    if (target.closest(`${css("choices")}, table`)) leave();
  });
  app.onClick("shut-choices", leave);
  app.onClick("to-crosstable", () => {
    then = () => {
      const table = one(result, "crosstable");
      focusOn(table);
      if (table) bring(table);
    };
    app.calculate(choose(app.state(), "results", "1"));
  });
  app.onClick("try", (button) => {
    const { cell: _cell, ...state } = choose(app.state(), "changes", button.dataset.value ?? "");
    // The bar says what it does to the place; the answer has the focus, for those who hear it.
    then = () => {
      goToAnswer(result, { scroll: false });
      showRow();
    };
    app.calculate(state);
  });

  app.onShow(() => {
    const { cell = "" } = app.state();
    if (cell && cell !== shown) then = enter;
    shown = cell;
    // Once the result has given the focus back to where it was.
    if (then) queueMicrotask(then);
    then = null;
  });
}
