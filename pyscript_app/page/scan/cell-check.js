// One cell of a picture at a time: cut out of it and enlarged, beside what was read of it. Enter keeps
// that, typing corrects it, arrows and buttons lead to the cell before and after.

import { el } from "../dom.js";

/** @import { Cell, Words } from "./scan.js" */

/** How much of the picture around a cell is shown with it, in heights of what is in the cell. */
const AROUND = { across: 1.4, down: 0.7 };
/** How high that is shown, and by how much it is enlarged at most, in pixels of the page. */
const HIGH = 96;
const ENLARGED = 6;
/** In pixels of the page: how far the frame is from what is in the cell, and how thick its lines are. */
const FRAME = {
  off: 5,
  lines: /** @type {[string, number][]} */ ([
    ["#fff", 6],
    ["#c2410c", 3],
  ]),
};

/**
 * A cell that is shown.
 *
 * @typedef {object} Shown
 * @property {Cell} cell
 * @property {string} label whose it is, and of which round
 * @property {HTMLCanvasElement} [page] the picture it is in
 * @property {string} count which one of those in doubt it is; empty where it is none of them
 */

/**
 * A cell with what is around it, enlarged, and in a frame; nothing where nobody knows its place.
 *
 * @param {Shown} shown
 * @param {string} label
 */
function cutOut({ cell, page }, label) {
  if (!page || !cell.box) return [];
  const [left, top, right, bottom] = cell.box;
  // A dash is no measure: a letter is a fiftieth of the picture, or the like.
  const high = Math.max(bottom - top, page.height / 100, 8);
  const x = Math.max(0, left - AROUND.across * high);
  const y = Math.max(0, (top + bottom - high) / 2 - AROUND.down * high);
  const wide = Math.min(page.width, right + AROUND.across * high) - x;
  const tall = Math.min(page.height, (top + bottom + high) / 2 + AROUND.down * high) - y;
  const fine = window.devicePixelRatio || 1;
  const scale = Math.min(ENLARGED, HIGH / tall);
  const canvas = el("canvas", { role: "img", "aria-label": label });
  canvas.width = Math.round(wide * scale * fine);
  canvas.height = Math.round(tall * scale * fine);
  canvas.style.width = `${wide * scale}px`;
  const context = canvas.getContext("2d");
  if (!context) return [];
  context.imageSmoothingQuality = "high";
  context.drawImage(page, x, y, wide, tall, 0, 0, canvas.width, canvas.height);
  context.scale(fine, fine);
  // On dark pictures the light edge is seen.
  for (const [color, thick] of FRAME.lines) {
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.strokeRect(
      (left - x) * scale - FRAME.off,
      (top - y) * scale - FRAME.off,
      (right - left) * scale + 2 * FRAME.off,
      (bottom - top) * scale + 2 * FRAME.off,
    );
  }
  return [canvas];
}

/**
 * @param {Words} words
 * @param {(said: string) => void} keep called with what the cell that is shown says
 * @param {(by: -1 | 1) => void} step called to show the cell in doubt before or after it
 */
export function cellCheck(words, keep, step) {
  const count = el("span", { class: "tb-scan-count" });
  const label = el("strong", {});
  const heard = el("span", { class: "tb-scan-heard" });
  const where = el("p", { "aria-live": "polite", tabindex: "-1" }, count, " ", label, heard);
  const cut = el("div", { class: "tb-scan-cut" });
  const input = el("input", { autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  const right = el("button", { type: "submit", class: "tb-scan-keep" });
  const others = el("div", { class: "tb-scan-others", role: "group", "aria-label": words.may });
  const before = el("button", { type: "button" }, words.before);
  const after = el("button", { type: "button" }, words.next);
  const steps = el("div", { class: "tb-scan-steps" }, before, after);
  const keys = el("p", { class: "tb-scan-keys" }, words.keys);
  const said = el("form", { class: "tb-scan-said" }, input, right, others);
  const whole = el("div", { class: "tb-scan-check", role: "group" }, where, cut, said, steps, keys);

  /** What was read of the cell that is shown. */
  let read = "";
  const tell = () => {
    right.textContent = input.value.trim() === read ? words.right : words.take;
  };
  input.addEventListener("input", tell);
  said.addEventListener("submit", (event) => {
    event.preventDefault();
    keep(input.value.trim());
  });
  before.addEventListener("click", () => step(-1));
  after.addEventListener("click", () => step(1));
  whole.addEventListener("keydown", (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const typing = target === input;
    if (!steps.hidden && (key === "ArrowUp" || (key === "ArrowLeft" && !typing))) step(-1);
    else if (!steps.hidden && (key === "ArrowDown" || (key === "ArrowRight" && !typing))) step(1);
    // What is typed on a button is what the cell says.
    else {
      if (!typing && !said.hidden && key.length === 1 && key !== " ") edit();
      return;
    }
    event.preventDefault();
  });

  /** Go to the field: what is typed replaces what is in it. */
  function edit() {
    input.focus();
    input.select();
  }

  /** Whether the keyboard is in it. */
  const held = () => whole.contains(document.activeElement);

  return {
    whole,
    held,
    /**
     * @param {Shown} shown
     * @param {boolean} many whether there are others to go to
     */
    show(shown, many) {
      const { cell } = shown;
      const there = held();
      read = cell.text;
      const first = cell.seen === undefined ? "" : `(${words.mended.replace("{0}", cell.seen)})`;
      const says = words.read.replace("{0}", read || words.empty);
      whole.hidden = cut.hidden = said.hidden = keys.hidden = false;
      steps.hidden = !many;
      after.hidden = false;
      count.textContent = shown.count;
      label.textContent = shown.label;
      heard.textContent = [":", says, first].filter(Boolean).join(" ");
      whole.setAttribute("aria-label", shown.label);
      input.setAttribute("aria-label", `${words.says}: ${shown.label}`);
      cut.replaceChildren(...cutOut(shown, words.cut));
      input.value = read;
      others.replaceChildren(
        ...(cell.texts ?? [])
          .filter((text) => text !== read)
          .map((text) => {
            const other = el("button", { type: "button" }, text || words.empty);
            other.addEventListener("click", () => keep(text));
            return other;
          }),
      );
      others.hidden = !others.hasChildNodes();
      tell();
      if (document.activeElement === input) input.select();
      // What was pressed may be gone.
      if (there && !held()) right.focus();
    },
    edit,
    /** Nothing is left to be looked at. */
    finish() {
      const there = held();
      cut.hidden = said.hidden = keys.hidden = after.hidden = true;
      count.textContent = heard.textContent = "";
      label.textContent = words.checked;
      whole.setAttribute("aria-label", words.checked);
      if (there) where.focus();
    },
    /** Say where it is to those who cannot see it. */
    focus: () => where.focus(),
  };
}
