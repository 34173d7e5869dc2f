// What was read from pictures, beside them: a press on a cell shows it enlarged, with what it may say.

import { el } from "../dom.js";
import { bring } from "../frames.js";

/** @import { App } from "../calculator.js" */
/** @import { Cell, Sheet, Table, Words } from "./scan.js" */

/** Where a cell is: in which table, and in which line and column of it. @typedef {{of: Table, line: number, at: number}} Place */

/** Beyond its edges so much of a picture is shown with a cell, in heights of it. */
const AROUND = 0.5;

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
  const editor = el("div", { class: "tb-scan-cell", role: "group" });
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
  /** @type {Map<HTMLElement, Cell>} */
  const cells = new Map();
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
  const go = el("p", { class: "tb-scan-go" });
  if (app.root.dataset.to) {
    const calculate = el("button", { type: "button" }, words.calculate);
    calculate.addEventListener("click", () => app.take({ text }));
    go.append(calculate);
  }
  const beside = document.createElement("details");
  beside.append(
    el("summary", {}, words.beside),
    editor,
    el("div", { class: "tb-scan-both" }, picture, el("div", { class: "tb-scan-table" }, ...read)),
    el("p", { class: "tb-scan-private" }, words.private),
  );
  const whole = el(
    "section",
    { class: "tb-scan", "aria-label": title },
    el("div", { class: "tb-scan-head" }, el("strong", {}, title), count, close),
    ...sheet.notes.map((note) => el("p", { class: "tb-scan-note" }, note)),
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
    cells.set(button, cell);
    button.addEventListener("click", () => open(button, place));
    tell(button, cell);
    return button;
  }

  /**
   * @param {HTMLElement} button
   * @param {Cell} cell
   */
  function tell(button, cell) {
    button.textContent = cell.text;
    button.toggleAttribute("data-doubtful", Boolean(cell.texts));
    button.toggleAttribute("data-mended", cell.seen !== undefined);
    const notes = [cell.text || words.empty];
    if (cell.texts) notes.push(words.doubtful);
    if (cell.seen !== undefined) notes.push(words.mended.replace("{0}", cell.seen));
    button.setAttribute("aria-label", notes.join(", "));
  }

  const doubtful = () => [...cells].filter(([, cell]) => cell.texts);

  function report() {
    const left = doubtful().length;
    if (left === 0) count.textContent = sheet.notes.length ? "" : words.sure;
    else if (left === 1) count.textContent = words.one;
    else count.textContent = words.many.replace("{0}", String(left));
  }

  /** @param {Cell} cell */
  function enlarged({ picture: number, box }) {
    const page = number === undefined ? undefined : pages[number];
    if (!page || !box) return null;
    const [left, top, right, bottom] = box;
    const more = (bottom - top) * AROUND;
    const [x, y] = [Math.max(0, left - 2 * more), Math.max(0, top - more)];
    const wide = Math.min(page.width, right + 2 * more) - x;
    const high = Math.min(page.height, bottom + more) - y;
    const canvas = document.createElement("canvas");
    const scale = Math.min(6, 110 / high);
    canvas.width = Math.round(wide * scale);
    canvas.height = Math.round(high * scale);
    const context = canvas.getContext("2d");
    if (context) context.imageSmoothingQuality = "high";
    context?.drawImage(page, x, y, wide, high, 0, 0, canvas.width, canvas.height);
    return canvas;
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
   * @param {HTMLElement} button
   * @param {Place} place
   */
  function open(button, place) {
    const { line, at } = place;
    const { rows } = place.of;
    const cell = cells.get(button);
    if (!cell) return;
    for (const one of cells.keys()) one.setAttribute("aria-pressed", String(one === button));
    point(cell);
    const name = rows[line]?.find(({ text: said }) => /\p{L}{2}/u.test(said))?.text;
    const row = name || words.row.replace("{0}", String(line));
    const column = rows[0]?.[at]?.text || words.column.replace("{0}", String(at + 1));
    const label = words.cell.replace("{0}", row).replace("{1}", column);
    editor.setAttribute("aria-label", label);
    const input = document.createElement("input");
    input.value = cell.text;
    input.setAttribute("aria-label", words.says);
    const take = el("button", { type: "button" }, words.take);
    take.addEventListener("click", () => put(button, place, input.value.trim()));
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") {
        event.preventDefault();
        put(button, place, input.value.trim());
      }
    });
    const others = (cell.texts ?? []).filter((said) => said !== cell.text);
    const ways = others.map((said) => {
      const way = el("button", { type: "button" }, said || words.empty);
      way.addEventListener("click", () => put(button, place, said));
      return way;
    });
    const right = el("button", { type: "button" }, `${words.right}: ${cell.text || words.empty}`);
    right.addEventListener("click", () => put(button, place, cell.text));
    const canvas = enlarged(cell);
    editor.replaceChildren(
      ...(canvas ? [canvas] : []),
      el("span", {}, label),
      ...(cell.texts ? [right] : []),
      ...ways,
      input,
      take,
      ...onward(),
    );
  }

  /** The button that leads to the next doubtful cell, if there is one. */
  function onward() {
    const next = doubtful()[0]?.[0];
    if (!next) return [];
    const button = el("button", { type: "button" }, words.next);
    button.addEventListener("click", () => {
      const [one] = doubtful().find(([each]) => each.getAttribute("aria-pressed") === "false") ?? [
        next,
      ];
      one.click();
      bring(whole, "nearest");
      editor.querySelector("button")?.focus();
    });
    return [button];
  }

  /**
   * Change a cell, in the text as well, and work that out.
   *
   * @param {HTMLElement} button
   * @param {Place} place
   * @param {string} said
   */
  function put(button, place, said) {
    const cell = cells.get(button);
    if (!cell) return;
    const changed = cell.text !== said;
    cell.text = said;
    delete cell.texts;
    tell(button, cell);
    report();
    if (changed) {
      const { of, line } = place;
      const whole_ = text.split("\n");
      whole_[of.first + line] = (of.rows[line] ?? []).map((one) => one.text).join("\t");
      text = whole_.join("\n");
      if (!app.root.dataset.to) {
        const { order, player, choices, reading, section, language } = app.state();
        app.take({ text, order, player, choices, reading, section, language });
      }
    }
    const next = doubtful()[0]?.[0];
    if (next) {
      next.click();
      editor.querySelector("button")?.focus();
    } else open(button, place);
  }

  report();
  // Where nothing is in doubt, one's own standings are what is waited for.
  beside.open = sheet.notes.length > 0 || doubtful().length > 0;
  editor.replaceChildren(el("span", {}, words.press), ...onward());
  return whole;
}
