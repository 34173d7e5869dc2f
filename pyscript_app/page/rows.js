// Long tables stay quick: only the rows in sight are styled, laid out and painted. A browser can
// pass over what is out of sight (content-visibility), but not over rows that lay out a table
// together. So the columns are measured once, and every row then lays itself out by them.

import { css } from "./parts.js";

/** @import { App } from "./calculator.js" */

const TABLES = "table[data-cells]";
/** Below this many rows nobody could tell the difference. */
const LONG = 60;
/** What may come to stand beside a place, and need more room than the place alone. */
const BESIDE_PLACE = css("beside-place");

/**
 * Whether the widest of them has room. A table that the browser lays out itself always has it.
 *
 * @param {HTMLTableElement} table
 */
function fits(table) {
  if (table.dataset.long === undefined) return true;
  const size = (/** @type {Element} */ mark) => mark.textContent.length;
  const marks = [...table.querySelectorAll(BESIDE_PLACE)];
  const [widest] = marks.sort((one, other) => size(other) - size(one));
  const place = widest?.closest("td");
  return !place || place.scrollWidth <= place.clientWidth;
}

/** @param {HTMLTableElement} table */
function measure(table) {
  delete table.dataset.long;
  const [body] = table.tBodies;
  const [head] = table.rows;
  if (!body || !head || body.rows.length < LONG) return;
  const widths = [...head.cells].map((cell) => `${cell.getBoundingClientRect().width}px`);
  const height = body.getBoundingClientRect().height / body.rows.length;
  // Out of sight there is nothing to measure.
  if (!height) return;
  table.style.setProperty("--tb-columns", widths.join(" "));
  table.style.setProperty("--tb-row", `${height}px`);
  table.dataset.long = "";
}

/** @param {App} app */
export function attach({ result, onShow }) {
  if (!CSS.supports("content-visibility", "auto")) return;
  /** What the widths of a table's columns rested on. @type {WeakMap<Element, string>} */
  const measured = new WeakMap();
  /** The width that each table's place has; told, because asking for it costs a layout.
   * @type {WeakMap<Element, number>} */
  const widths = new WeakMap();

  const resized = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) widths.set(target, contentRect.width);
    look();
  });

  function look() {
    for (const table of result.querySelectorAll(TABLES)) {
      const place = table.parentElement;
      if (!(table instanceof HTMLTableElement) || !place) continue;
      const width = widths.get(place);
      if (width === undefined) {
        // Its width is told before the next frame.
        resized.observe(place);
        continue;
      }
      const now = [width, table.tHead?.textContent].join();
      if (measured.get(table) === now && fits(table)) continue;
      measured.set(table, now);
      measure(table);
    }
  }
  onShow(look);
}
