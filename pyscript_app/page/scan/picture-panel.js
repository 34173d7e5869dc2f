// What was read from pictures, beside them: what is in doubt one cell at a time, and everything in
// the table, where a press on a cell leads to it.

import { el } from "../dom.js";
import { bring } from "../frames.js";
import { cellCheck } from "./cell-check.js";

/** @import { App } from "../calculator.js" */
/** @import { Cell, Sheet, Table, Words } from "./scan.js" */

/** Where a cell is: in which table, and in which line and column of it. @typedef {{of: Table, line: number, at: number}} Place */

/** A cell of the table that is shown. @typedef {{cell: Cell, place: Place, button: HTMLElement}} Held */

/**
 * @param {App} app
 * @param {Sheet} sheet
 * @param {HTMLCanvasElement[]} pages the pictures
 * @param {Words} words
 */
export function panel(app, sheet, pages, words) {
  let { text } = sheet;
  const { tables } = sheet;
  const count = el("p", { "aria-live": "polite" });
  const close = el("button", { type: "button" }, words.close);
  const title = pages.length > 1 ? words.titles.replace("{0}", String(pages.length)) : words.title;
  const mark = el("div", { class: "tb-scan-mark", hidden: "" });
  const shown = pages.map((canvas, at) => {
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", words.picture.replace("{0}", String(at + 1)));
    return el("div", { class: "tb-scan-page" }, canvas);
  });
  const picture = el(
    "div",
    { class: "tb-scan-picture", tabindex: "0", role: "group", "aria-label": title },
    ...shown,
  );
  /** @type {Held[]} */
  const cells = [];
  const read = tables.map((of) => {
    const lines = of.rows.map((row, line) =>
      el("tr", {}, ...row.map((cell, at) => el("td", {}, buttonOf(cell, { of, line, at })))),
    );
    const body = el("tbody", {}, ...lines);
    // What is written right above a section is its title.
    const above = tables.length > 1 ? text.split("\n")[of.first - 1] : "";
    if (!above) return el("table", { class: "tb-scan-read", "aria-label": words.table }, body);
    return el("table", { class: "tb-scan-read" }, el("caption", {}, above), body);
  });
  /** What is in doubt at first, in the order of the table; where it was looked at, it stays. */
  const doubts = cells.filter(({ cell }) => cell.texts);
  /** The cell that is shown enlarged. @type {Held | null} */
  let current = null;
  /** Where among those in doubt the last of them was that was shown. */
  let at = -1;

  const check = cellCheck(words, keep, step);
  check.whole.hidden = true;
  const go = el("p", { class: "tb-scan-go" });
  if (app.root.dataset.to) {
    const calculate = el("button", { type: "button" }, words.calculate);
    calculate.addEventListener("click", () => app.take({ text }));
    go.append(calculate);
  }
  const beside = document.createElement("details");
  beside.append(
    el("summary", {}, words.beside),
    el("p", {}, words.press),
    el("div", { class: "tb-scan-both" }, picture, el("div", { class: "tb-scan-table" }, ...read)),
    el("p", { class: "tb-scan-private" }, words.private),
  );
  const whole = el(
    "section",
    { class: "tb-scan", "aria-label": title },
    el("div", { class: "tb-scan-head" }, el("strong", {}, title), count, close),
    ...sheet.notes.map((note) => el("p", { class: "tb-scan-note" }, note)),
    check.whole,
    beside,
    go,
  );
  close.addEventListener("click", () => whole.remove());
  // Another table was put in: the picture is not of that.
  app.onShow(() => {
    if (app.state().text !== text) whole.remove();
  });

  /**
   * @param {Cell} cell
   * @param {Place} place
   */
  function buttonOf(cell, place) {
    const button = el("button", { type: "button", "aria-pressed": "false" });
    const held = { cell, place, button };
    cells.push(held);
    button.addEventListener("click", ({ detail }) => {
      open(held);
      bring(check.whole, "nearest");
      // By a key, or with a mouse: nobody's keyboard on the screen opens.
      if (!detail || matchMedia("(pointer: fine)").matches) check.edit();
    });
    tell(held);
    return button;
  }

  /** @param {Held} held */
  function tell({ cell, place, button }) {
    button.textContent = cell.text;
    button.toggleAttribute("data-doubtful", Boolean(cell.texts));
    button.toggleAttribute("data-mended", cell.seen !== undefined);
    const notes = [labelOf(place), cell.text || words.empty];
    if (cell.texts) notes.push(words.doubtful);
    if (cell.seen !== undefined) notes.push(words.mended.replace("{0}", cell.seen));
    button.setAttribute("aria-label", notes.join(", "));
  }

  function report() {
    const left = doubts.filter(({ cell }) => cell.texts).length;
    if (!left) count.textContent = doubts.length || sheet.notes.length ? "" : words.sure;
    else if (left === 1) count.textContent = words.one;
    else count.textContent = words.many.replace("{0}", String(left));
  }

  /**
   * Whose cell it is, and of which round: by the headings where they say so.
   *
   * @param {Place} place
   */
  function labelOf({ of, line, at: column }) {
    const { rows, names, rounds } = of;
    const said = rows[line] ?? [];
    const name = names === null ? said.find(({ text: one }) => /\p{L}{2}/u.test(one)) : said[names];
    const row = line ? name?.text || words.row.replace("{0}", String(line)) : words.heading;
    const round = rounds[column];
    const head = round
      ? words.round.replace("{0}", String(round))
      : rows[0]?.[column]?.text || words.column.replace("{0}", String(column + 1));
    return words.cell.replace("{0}", row).replace("{1}", head);
  }

  /** @param {Cell} cell */
  function point({ picture: number, box }) {
    const page = number === undefined ? undefined : pages[number];
    mark.hidden = !page || !box;
    if (!page || !box) return;
    const [left, top, right, bottom] = box;
    const percent = (/** @type {number} */ part, /** @type {number} */ all) =>
      `${(100 * part) / all}%`;
    Object.assign(mark.style, {
      left: percent(left, page.width),
      top: percent(top, page.height),
      width: percent(right - left, page.width),
      height: percent(bottom - top, page.height),
    });
    shown[number ?? 0]?.append(mark);
    const above = shown[number ?? 0]?.offsetTop ?? 0;
    picture.scrollTo({ top: above + mark.offsetTop - picture.clientHeight / 2 });
  }

  /**
   * Show a cell enlarged.
   *
   * @param {Held} held
   */
  function open(held) {
    const { cell, place } = held;
    current = held;
    for (const one of cells) one.button.setAttribute("aria-pressed", String(one === held));
    point(cell);
    const among = doubts.indexOf(held);
    if (among >= 0) at = among;
    const of = words.of.replace("{0}", String(among + 1)).replace("{1}", String(doubts.length));
    check.show(
      {
        cell,
        label: labelOf(place),
        page: cell.picture === undefined ? undefined : pages[cell.picture],
        count: among < 0 ? "" : cell.texts ? of : `${of} ✓`,
      },
      doubts.length > (among < 0 ? 0 : 1),
    );
  }

  /**
   * Show the cell in doubt before or after the last one: after all of them comes the first.
   *
   * @param {number} by
   */
  function step(by) {
    // After the last one everything was looked at.
    const from = at === doubts.length && by > 0 ? -1 : at;
    const next = doubts.at((from + by) % doubts.length);
    if (next) open(next);
  }

  /** Show the next cell that was not looked at yet. */
  function onward() {
    const left = [...doubts.slice(at + 1), ...doubts.slice(0, at + 1)];
    const next = left.find(({ cell }) => cell.texts);
    if (next) open(next);
    else {
      // "Before" leads back to the last one.
      at = doubts.length;
      check.finish();
    }
  }

  /**
   * The cell that is shown says this: its text follows, and is worked out.
   *
   * @param {string} said
   */
  function keep(said) {
    if (!current) return;
    const { cell, place, button } = current;
    const changed = cell.text !== said;
    cell.text = said;
    delete cell.texts;
    // The others' labels may have changed: a name, or a heading.
    for (const one of changed ? cells : [current]) tell(one);
    report();
    if (changed) {
      const { of, line } = place;
      const lines = text.split("\n");
      lines[of.first + line] = (of.rows[line] ?? []).map((one) => one.text).join("\t");
      text = lines.join("\n");
      if (!app.root.dataset.to) {
        const { order, player, choices, reading, section, language } = app.state();
        app.take({ text, order, player, choices, reading, section, language });
      }
    }
    if (doubts.includes(current)) onward();
    else {
      open(current);
      if (beside.open && check.held()) button.focus();
    }
  }

  if (doubts.length) onward();
  // Where nothing is in doubt, one's own standings are what is waited for.
  beside.open = sheet.notes.length > 0;
  // Heard once it is in the page.
  setTimeout(report);
  return { whole, focus: () => (doubts.length ? check.focus() : close.focus()) };
}
