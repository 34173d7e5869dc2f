// Shows where in the text a problem is.

/** How many columns a TAB reaches in the box; `tab-size` in the stylesheet says the same. */
const TAB = 10;

/**
 * Where a place is in a text. The core counts characters; JavaScript counts some as two.
 *
 * @param {string} text
 * @param {number} line counted from 1
 * @param {number} column in characters, counted from 1
 */
function offset(text, line, column) {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const lead = [...(lines[line - 1] ?? "")].slice(0, column - 1).join("");
  return start + lead.length;
}

/**
 * A text with one cell replaced. Between spaces, the next cell stays in its column.
 *
 * @param {string} text
 * @param {number} line
 * @param {number} column
 * @param {number} length in characters
 * @param {string} cell the new cell
 */
export function replaced(text, line, column, length, cell) {
  const from = offset(text, line, column);
  const to = offset(text, line, column + length);
  let after = text.slice(to);
  const spaces = /^ +(?=[^\s])/.exec(after)?.[0].length ?? 0;
  const wider = [...cell].length - length;
  if (spaces > 1 || (spaces && wider < 0)) {
    after = " ".repeat(Math.max(1, spaces - wider)) + after.slice(spaces);
  }
  return text.slice(0, from) + cell + after;
}

/**
 * Select a place in the box and scroll it into view.
 *
 * @param {HTMLTextAreaElement} box
 * @param {number} line counted from 1
 * @param {number} column in characters, counted from 1
 * @param {number} length in characters; 0: up to the end of the cell
 */
export function select(box, line, column, length) {
  const lines = box.value.split("\n");
  const text = lines[line - 1] ?? "";
  const cell =
    [...text]
      .slice(column - 1)
      .join("")
      .split(/\t| {2}/)[0] ?? "";
  box.focus({ preventScroll: true });
  box.setSelectionRange(
    offset(box.value, line, column),
    offset(box.value, line, column + (length || [...cell].length)),
  );
  // No browser scrolls a box to what a script selects; lines are alike in height, and columns in
  // width.
  box.scrollTop = (box.scrollHeight / lines.length) * Math.max(0, line - 3);
  centre(box, width(text.slice(0, column - 1)), Math.max(...lines.map(width)));
}

/**
 * Scroll the line that is shown with the problem until the caret below it is visible.
 *
 * @param {HTMLElement} problem
 */
export function showCaret(problem) {
  const shown = problem.querySelector("pre");
  const lines = shown?.textContent?.split("\n") ?? [];
  const caret = Math.max(...lines.map((text) => text.indexOf("^")));
  if (shown && caret >= 0) centre(shown, caret, Math.max(...lines.map((text) => text.length)));
}

/** @param {string} text */
function width(text) {
  let at = 0;
  for (const character of text) at = character === "\t" ? at + TAB - (at % TAB) : at + 1;
  return at;
}

/**
 * @param {HTMLElement} element
 * @param {number} column the column to show
 * @param {number} columns the columns of the longest line
 */
function centre(element, column, columns) {
  element.scrollLeft = (element.scrollWidth * column) / columns - element.clientWidth / 2;
}
