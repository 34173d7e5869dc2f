// Live examples in the docs: a press on a result shows what the core made of another one. Every
// change was worked out when the site was built; it is fetched at the first press.

import { back } from "./back.js";
import { toNode, update } from "./dom.js";
import { all, css, needed, one } from "./parts.js";
import { passed } from "./cell-keys.js";
import { decode, encode } from "./link-code.js";

/** @import { Patch, Tree } from "./dom.js" */

/**
 * What is fetched: the example as it is; the states that pressing each cell leads through; and of
 * each state the way there, and the text if no change of a result says it.
 *
 * @typedef {{
 *   tree: Tree,
 *   cells: Record<string, string[]>,
 *   states: Record<string, [Patch, string?]>,
 * }} Data
 */

/** @param {HTMLElement} example */
function attach(example) {
  const status = needed(example, "live-status", HTMLElement);
  const link = needed(example, "live-open", HTMLAnchorElement);
  const { hash } = link;
  const problem = needed(example, "live-problem", HTMLElement);
  let body = needed(example, "live", HTMLElement);
  /** The state in view; "" as it was. */
  let name = "";
  /** @type {Promise<Data> | null} */
  let loading = null;

  async function load() {
    const response = await fetch(new URL(example.dataset.live ?? "", document.baseURI));
    if (!response.ok) throw new Error(`status ${response.status}`);
    /** @type {Data} */
    const data = await response.json();
    const node = toNode(data.tree);
    if (!(node instanceof HTMLElement)) throw new TypeError("no example in what was fetched");
    const held = body.contains(document.activeElement) ? cellOf(document.activeElement) : "";
    body.replaceWith(node);
    body = node;
    ready(body, held);
    return data;
  }

  /**
   * @param {Data} data
   * @param {string} next
   */
  function show({ tree, states }, next) {
    const from = states[name];
    const to = states[next];
    const room = high(body) + parseFloat(getComputedStyle(example).paddingBottom);
    if (from) update(body, back(tree, from[0]));
    if (to) update(body, to[0]);
    name = next;
    // What follows stays where it is.
    example.style.paddingBottom = name && `${Math.max(0, room - high(body))}px`;
    problem.textContent = "";
    const said = one(body, "live-said")?.textContent ?? "";
    status.textContent = to ? `${said} ${told(body)}` : said;
    carry(next, to?.[1]);
  }

  /**
   * Have the link open what is in view.
   *
   * @param {string} changes
   * @param {string} [text]
   */
  async function carry(changes, text) {
    if (!changes) {
      link.hash = hash;
      return;
    }
    const state = await decode(hash);
    if (!state) return;
    const found = await encode(text ? { ...state, text } : { ...state, changes });
    // Meanwhile another one may be in view.
    if (found && changes === name) link.hash = found;
  }

  /** @param {(data: Data) => string} choose gives the state to show */
  async function go(choose) {
    try {
      loading ??= load();
      const data = await loading;
      show(data, choose(data));
    } catch (error) {
      loading = null;
      problem.textContent = example.dataset.failed ?? "";
      throw error;
    }
  }

  example.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const cell = cellOf(target);
    if (cell) {
      go(({ cells }) => {
        const states = cells[cell] ?? [];
        // One change at a time: another cell begins as it was.
        const at = Math.max(0, states.indexOf(name));
        return states[(at + 1) % states.length] ?? "";
      });
    } else if (target.closest(css("live-back"))) {
      const changed = body.querySelector(`${css("live-cell")}[data-changed]`);
      go(() => "");
      if (changed instanceof HTMLElement) changed.focus();
    }
  });
  example.addEventListener("keydown", (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !cellOf(target)) return;
    const next = beside(target, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  example.addEventListener("focusin", ({ target }) => {
    const cell = target instanceof Element && cellOf(target);
    if (cell) reach(body, cell);
  });
  ready(body, "");
}

/**
 * How high something is; parts of a pixel add up, too.
 *
 * @param {HTMLElement} body
 */
const high = (body) => body.getBoundingClientRect().height;

/**
 * What a change does, as the rows end.
 *
 * @param {HTMLElement} body
 */
function told(body) {
  const rows = all(body, "live-sum").filter((row) => "changed" in row.dataset);
  const said = rows.map((row) => all(row, "live-now").map((now) => now.textContent));
  return said.length ? `${said.map((now) => now.join(", ")).join("; ")}.` : body.dataset.same;
}

/**
 * @param {Element | null} element
 * @returns {string} the name of the cell that it is in, or ""
 */
function cellOf(element) {
  const found = element?.closest(css("live-cell"));
  return (found instanceof HTMLElement && found.dataset.cell) || "";
}

/**
 * Let the cells be pressed.
 *
 * @param {HTMLElement} body
 * @param {string} held the cell that had the focus, if any
 */
function ready(body, held) {
  for (const cell of all(body, "live-cell")) cell.removeAttribute("disabled");
  reach(body, held || cellOf(one(body, "live-cell"))).forEach((cell) => held && cell.focus());
}

/**
 * Let the Tab key lead to one cell only: the arrows lead to the others.
 *
 * @param {HTMLElement} body
 * @param {string} name
 */
function reach(body, name) {
  const cells = all(body, "live-cell");
  for (const cell of cells) cell.tabIndex = cell.dataset.cell === name ? 0 : -1;
  return cells.filter((cell) => cell.tabIndex === 0);
}

/**
 * The cell that a key leads to.
 *
 * @param {HTMLElement} target
 * @param {KeyboardEvent} event
 */
function beside(target, { key, ctrlKey }) {
  const rows = [...(target.closest("table")?.rows ?? [])];
  const here = target.closest("td");
  const row = here?.closest("tr");
  if (!here || !row) return null;
  const found = passed(rows, here.cellIndex, rows.indexOf(row), key, ctrlKey);
  for (const cell of found) {
    const button = cell && one(cell, "live-cell");
    if (button) return button;
  }
  return null;
}

for (const example of all(document, "example")) attach(example);
