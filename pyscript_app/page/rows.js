// Keeps long tables quick: only the visible rows are styled, laid out and painted. A browser can
// skip what is out of sight (content-visibility), but not rows that are laid out together as a
// table. So the columns are measured once, and every row is then laid out on its own by them.
// In every frame it looks where each of them is, so hundreds are skipped in bodies of fifty.

import { all, css } from "./parts.js";

/** @import { App } from "./calculator.js" */

const TABLES = "table[data-cells]";
/** With fewer rows nobody could tell the difference. */
const LONG = 60;
/** With fewer rows the browser looks through them in a millisecond. */
const HUNDREDS = 400;
/** How many rows a body of such a table begins with, and how many make it uneven. */
const BODY = 50;
const UNEVEN = 150;
/** The line above the players with a score. It stays in sight beyond its body, so it has its own. */
const LINE = "tr:not([data-number])";
/** What may appear beside a place and then needs more room than the place alone. */
const BESIDE_PLACE = css("beside-place");

/**
 * The fullest of the places that have a mark beside them.
 *
 * @param {HTMLTableElement} table
 * @returns {Element | undefined}
 */
function fullest(table) {
  const size = (/** @type {Element | null} */ place) => place?.textContent.length ?? 0;
  const places = [...table.querySelectorAll(BESIDE_PLACE)].map((mark) => mark.closest("td"));
  return places.sort((one, other) => size(other) - size(one))[0] ?? undefined;
}

/** @param {Element} cell */
const hasRoom = (cell) => cell.scrollWidth <= cell.clientWidth;

/**
 * Whether the rows of a table are where `spread` would have them, or nearly so.
 *
 * @param {HTMLTableElement} table
 */
function isEven(table) {
  const { rows, tBodies } = table;
  if (rows.length < HUNDREDS) return tBodies.length === 1;
  return [...tBodies].every((body) => {
    const { length } = body.rows;
    return length < UNEVEN && (length === 1 || !body.querySelector(LINE));
  });
}

/**
 * Spread the rows of a long table over several bodies. The first one is the core's own.
 *
 * @param {HTMLTableElement} table
 */
function spread(table) {
  const [own, ...others] = table.tBodies;
  if (!own || isEven(table)) return;
  const many = table.rows.length >= HUNDREDS;
  /** @type {HTMLTableRowElement[][]} */
  const bodies = [];
  let alone = true;
  for (const row of [own, ...others].flatMap((body) => [...body.rows])) {
    const line = row.matches(LINE);
    const last = bodies.at(-1);
    if (last && (!many || (!line && !alone && last.length < BODY))) last.push(row);
    else bodies.push([row]);
    alone = line;
  }
  for (const body of others) body.remove();
  bodies.forEach((rows, at) => {
    const body = at ? document.createElement("tbody") : own;
    body.replaceChildren(...rows);
    body.style.setProperty("--tb-rows", String(rows.length));
    const line = Boolean(rows[0]?.matches(LINE));
    body.toggleAttribute("data-skipped", many && !line);
    body.toggleAttribute("data-line", many && line);
    if (at) table.append(body);
  });
}

/** @param {HTMLTableElement} table */
function measure(table) {
  delete table.dataset.long;
  const [head] = table.rows;
  if (!head || table.rows.length <= LONG) return;
  // What a narrow screen leaves out has no width.
  const widths = [...head.cells]
    .map((cell) => cell.getBoundingClientRect().width)
    .filter(Boolean)
    .map((width) => `${width}px`);
  // A player's: lines above a score are lower.
  const height = table.querySelector("tr[data-number]")?.getBoundingClientRect().height ?? 0;
  // What is out of sight cannot be measured.
  if (!height) return;
  table.style.setProperty("--tb-columns", widths.join(" "));
  table.style.setProperty("--tb-row", `${height}px`);
  table.dataset.long = "";
}

/** @param {App} app */
export function attach({ root, result, onDraw, onClick }) {
  const canSkip = CSS.supports("content-visibility", "auto");
  /** What the widths of a table's columns depended on. @type {WeakMap<Element, string>} */
  const measured = new WeakMap();
  /** How long the texts are that had room in places with a mark: asking costs a layout.
   * @type {WeakMap<Element, number>} */
  const roomy = new WeakMap();
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
      if (canSkip) spread(table);
      const wide = root.hasAttribute("data-wide");
      const now = [width, wide, table.rows.length, table.tHead?.textContent].join();
      const tight = fullest(table);
      const length = tight?.textContent.length ?? 0;
      const same = measured.get(table) === now;
      if (same && length <= (roomy.get(table) ?? 0)) continue;
      roomy.set(table, length);
      // In a table laid out by the browser there is always room.
      if (same && (table.dataset.long === undefined || !tight || hasRoom(tight))) continue;
      measured.set(table, now);
      if (canSkip) measure(table);
      delete place.dataset.fits;
      // All is asked before anything is changed: one layout.
      const head = table.tHead?.offsetHeight ?? 0;
      const whole = hasRoom(place);
      // What stays in sight below the heads has to know how high they are.
      table.style.setProperty("--tb-head", `${head}px`);
      // Its heads can stay in sight where nothing scrolls but the page.
      place.toggleAttribute("data-fits", whole);
    }
  }
  onDraw(look);

  // On a narrow screen only the value that decided is shown, until the others are asked for.
  onClick("columns", () => {
    root.toggleAttribute("data-wide");
    look();
    const other = all(result, "columns").find((button) => button.checkVisibility());
    other?.focus({ preventScroll: true });
  });
}
