// The keyboard in a table whose cells are buttons: arrows, Home and End move from cell to cell, and
// Tab stops once. Without this every one of them can still be reached by Tab.

import { one } from "./parts.js";

/** @import { App } from "./calculator.js" */

const TABLES = "table[data-cells]";
const CONTROLS = "button, a[href]";
/** Those at which Tab stops; most of a table drawn again are there already. */
const PASSED = ':is(button, a[href]):not([tabindex="-1"])';
/** How many rows Page Up and Page Down go. */
const PAGE = 10;

/**
 * @param {Element | null | undefined} cell
 * @returns {HTMLElement | null}
 */
const control = (cell) => cell?.querySelector(CONTROLS) ?? null;

/**
 * Where Tab goes: the chosen player's first result, else the first of all.
 *
 * @param {Element} table
 * @returns {HTMLElement | null}
 */
function first(table) {
  return (
    one(table, "chosen")?.querySelector("button") ??
    table.querySelector("tbody button") ??
    table.querySelector(CONTROLS)
  );
}

/**
 * Have Tab stop at one control of a table only.
 *
 * @param {Element} table
 * @param {HTMLElement | null} stop
 */
function only(table, stop) {
  for (const each of table.querySelectorAll(PASSED)) each.setAttribute("tabindex", "-1");
  stop?.setAttribute("tabindex", "0");
}

/**
 * The first control on a way through cells.
 *
 * @param {(Element | undefined)[]} cells
 */
const next = (cells) => cells.map(control).find(Boolean) ?? null;

/**
 * Where a key leads from a cell.
 *
 * @param {HTMLTableCellElement} cell
 * @param {string} key
 * @param {boolean} far whether Control is held
 * @returns {HTMLElement | null}
 */
function destination(cell, key, far) {
  const row = /** @type {HTMLTableRowElement} */ (cell.parentElement);
  const rows = [...(row.closest("table")?.rows ?? [])];
  const cells = [...row.cells];
  const x = cell.cellIndex;
  const y = rows.indexOf(row);
  /** @param {HTMLTableRowElement[]} through */
  const column = (through) => next(through.map((each) => each.cells[x]));
  switch (key) {
    case "ArrowRight":
      return next(cells.slice(x + 1));
    case "ArrowLeft":
      return next(cells.slice(0, x).reverse());
    case "ArrowDown":
      return column(rows.slice(y + 1));
    case "ArrowUp":
      return column(rows.slice(0, y).reverse());
    case "PageDown":
      return column(rows.slice(y + 1, y + 1 + PAGE).reverse());
    case "PageUp":
      return column(rows.slice(Math.max(0, y - PAGE), y));
    case "Home":
      return next([...((far ? rows[0] : row)?.cells ?? [])]);
    case "End":
      return next([...((far ? rows.at(-1) : row)?.cells ?? [])].reverse());
    default:
      return null;
  }
}

/** @param {App} app */
export function attach(app) {
  const { result } = app;
  result.addEventListener("keydown", (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof HTMLElement) || altKey || metaKey || shiftKey) return;
    const cell = target.closest("td, th");
    if (!(cell instanceof HTMLTableCellElement) || !cell.closest(TABLES)) return;
    const there = destination(cell, key, ctrlKey);
    if (!there) return;
    event.preventDefault();
    there.focus();
  });
  result.addEventListener("focusin", ({ target }) => {
    const table = target instanceof HTMLElement && target.closest(TABLES);
    if (!table || !target.matches(CONTROLS)) return;
    only(table, target);
  });
  app.onShow(() => {
    for (const table of result.querySelectorAll(TABLES)) {
      const at = document.activeElement;
      const stop = at instanceof HTMLElement && table.contains(at) ? at : first(table);
      only(table, stop);
    }
  });
}
