// Keeps long tables quick: only the visible rows are styled, laid out and painted. A browser can
// skip what is out of sight (content-visibility), but not rows that are laid out together as a
// table. So the columns are measured once, and every row is then laid out on its own by them.

import { all, css } from "./parts.js";

/** @import { App } from "./calculator.js" */

const TABLES = "table[data-cells]";
/** With fewer rows nobody could tell the difference. */
const LONG = 60;
/** What may appear beside a place and then needs more room than the place alone. */
const BESIDE_PLACE = css("beside-place");

/**
 * Whether there is room for the widest. In a table laid out by the browser there always is.
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
  // What a narrow screen leaves out has no width.
  const widths = [...head.cells]
    .map((cell) => cell.getBoundingClientRect().width)
    .filter(Boolean)
    .map((width) => `${width}px`);
  // A player's: lines above a score are lower.
  const height = body.querySelector("tr[data-number]")?.getBoundingClientRect().height ?? 0;
  // What is out of sight cannot be measured.
  if (!height) return;
  table.style.setProperty("--tb-columns", widths.join(" "));
  table.style.setProperty("--tb-row", `${height}px`);
  table.dataset.long = "";
}

/** @param {App} app */
export function attach({ root, result, onShow, onClick }) {
  const canSkip = CSS.supports("content-visibility", "auto");
  /** What the widths of a table's columns depended on. @type {WeakMap<Element, string>} */
  const measured = new WeakMap();
  /** The width of each table's place; observed, because asking for it costs a layout.
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
        // Its width is reported before the next frame.
        resized.observe(place);
        continue;
      }
      const wide = root.hasAttribute("data-wide");
      const now = [width, wide, table.rows.length, table.tHead?.textContent].join();
      if (measured.get(table) === now && fits(table)) continue;
      measured.set(table, now);
      if (canSkip) measure(table);
      delete place.dataset.fits;
      // All is asked before anything is changed: one layout.
      const head = table.tHead?.offsetHeight ?? 0;
      const whole = place.scrollWidth <= place.clientWidth;
      // What stays in sight below the heads has to know how high they are.
      table.style.setProperty("--tb-head", `${head}px`);
      // Its heads can stay in sight where nothing scrolls but the page.
      place.toggleAttribute("data-fits", whole);
    }
  }
  onShow(look);

  // On a narrow screen only the value that decided is shown, until the others are asked for.
  onClick("columns", () => {
    root.toggleAttribute("data-wide");
    look();
    const other = all(result, "columns").find((button) => button.checkVisibility());
    other?.focus({ preventScroll: true });
  });
}
