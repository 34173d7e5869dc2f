// The keyboard in a table of buttons: arrows, Home and End move from cell to cell, and Tab stops
// once. Without this script Tab still reaches every cell.

import { passed } from "./cell-keys.js";
import { one } from "./parts.js";

/** @import { App } from "./calculator.js" */

const TABLES = "table[data-cells]";
const CONTROLS = "button, a[href]";
/** Controls that Tab stops at; when a table is drawn again, few of them are left. */
const PASSED = ':is(button, a[href]):not([tabindex="-1"])';
/**
 * @param {Element | null | undefined} cell
 * @returns {HTMLElement | null}
 */
const control = (cell) => cell?.querySelector(CONTROLS) ?? null;

/** On a narrow screen some cells are left out. */
const narrow = matchMedia("(max-width: 44.9375em)");
/** @param {Element | null | undefined} found */
const seen = (found) => Boolean(found && (!narrow.matches || found.checkVisibility()));

/**
 * Where Tab goes: the chosen player's first result, else the first of all.
 *
 * @param {Element} table
 * @returns {HTMLElement | null}
 */
function first(table) {
  // Heads come last. A long table has several bodies.
  const places = [one(table, "chosen"), ...table.querySelectorAll("tbody"), table];
  for (const among of ["button", CONTROLS]) {
    for (const place of places) {
      // Where all are seen, no list is made of thousands of cells.
      const next = place?.querySelector(among);
      const found = seen(next) ? next : [...(place?.querySelectorAll(among) ?? [])].find(seen);
      if (found instanceof HTMLElement) return found;
    }
  }
  return null;
}

/**
 * Make Tab stop at only one control of a table.
 *
 * @param {Element} table
 * @param {HTMLElement | null} stop
 */
function only(table, stop) {
  for (const each of table.querySelectorAll(PASSED)) each.setAttribute("tabindex", "-1");
  stop?.setAttribute("tabindex", "0");
}

/**
 * Where a key leads from a cell: to the first control in that direction.
 *
 * @param {HTMLTableCellElement} cell
 * @param {string} key
 * @param {boolean} far whether Control is held
 * @returns {HTMLElement | null}
 */
function destination(cell, key, far) {
  const rows = [...(cell.closest("table")?.rows ?? [])];
  const y = rows.findIndex((row) => row === cell.parentElement);
  return passed(rows, cell.cellIndex, y, key, far).map(control).find(seen) ?? null;
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
  app.onDraw(() => {
    for (const table of result.querySelectorAll(TABLES)) {
      const at = document.activeElement;
      const stop = at instanceof HTMLElement && table.contains(at) ? at : first(table);
      only(table, stop);
    }
  });
}
