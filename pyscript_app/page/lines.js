// The texts of a printed page, each with its place, as lines whose columns are lined up by spaces.

/**
 * A text on a page: where its line is and how high its letters are, from where to where it goes.
 *
 * @typedef {object} Piece
 * @property {string} text
 * @property {number} x
 * @property {number} y upwards
 * @property {number} width
 * @property {number} height
 */

/**
 * A text as pdf.js has it: its matrix says where it is on the paper and which way its line runs.
 *
 * @typedef {object} Item
 * @property {string} str
 * @property {number[]} transform
 * @property {number} width
 * @property {number} height
 */

/** @typedef {[a: number, b: number, c: number, d: number, x: number, y: number]} Matrix */

/** A gap of this many heights of a letter separates two columns; one of less is between words. */
const COLUMN = 0.8;
const WORD = 0.15;

/**
 * The texts of a page as they are read, whichever way the paper was turned for them. Printers write
 * wide tables on upright paper and say that it is to be turned; most letters are upright then.
 *
 * @param {Item[]} items
 * @returns {Piece[]}
 */
export function upright(items) {
  const pieces = items.map(({ str, transform, width, height }) => {
    const [a, b, c, d, x, y] = /** @type {Matrix} */ (transform);
    // How many quarters its line is turned to the left.
    const turns = Math.round(Math.atan2(b, a) / (Math.PI / 2)) & 3;
    return { text: str, turns, x, y, width, height: height || Math.hypot(c, d) };
  });
  const most = majority(pieces);
  return pieces.map(({ text, turns, x, y, width, height }) => {
    for (let turned = 0; turned < most; turned += 1) [x, y] = [y, -x];
    // What runs across the lines takes no more of one than its letters are high.
    return { text, x, y, width: turns === most ? width : height, height };
  });
}

/**
 * How far most letters are turned.
 *
 * @param {{text: string, turns: number}[]} pieces
 */
function majority(pieces) {
  const letters = [0, 1, 2, 3].map((turned) =>
    pieces.reduce((sum, { text, turns }) => sum + (turns === turned ? text.trim().length : 0), 0),
  );
  return letters.indexOf(Math.max(...letters));
}

/**
 * @param {Piece[]} pieces
 * @returns {string} a line for each line of the page, from the top
 */
export function lines(pieces) {
  const there = pieces.filter(({ text, height }) => text.trim() && height > 0);
  if (!there.length) return "";
  const wide = there.map(({ text, width }) => width / text.length).filter((one) => one > 0);
  // So wide is a letter: a piece never needs more columns than it has room for.
  const unit = middle(wide) * 0.85 || 1;
  const left = Math.min(...there.map(({ x }) => x));
  return rows(there)
    .map((row) => written(row, left, unit))
    .join("\n");
}

/** @param {number[]} values */
function middle(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/**
 * Pieces whose letters are on about one line are a row.
 *
 * @param {Piece[]} pieces
 */
function rows(pieces) {
  /** @type {Piece[][]} */
  const found = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const [above] = found.at(-1) ?? [];
    const same = above && above.y - piece.y < 0.4 * Math.min(above.height, piece.height);
    if (same) found.at(-1)?.push(piece);
    else found.push([piece]);
  }
  return found;
}

/**
 * @param {Piece[]} row
 * @param {number} left where the page's text begins
 * @param {number} unit how wide a column of the text is
 */
function written(row, left, unit) {
  let line = "";
  let end = -Infinity;
  for (const { text, x, width, height } of row.toSorted((one, other) => one.x - other.x)) {
    const gap = (x - end) / height;
    if (line && gap < WORD) line += text;
    else if (line && gap < COLUMN) line += ` ${text}`;
    else {
      const start = Math.round((x - left) / unit);
      line = line.padEnd(Math.max(start, line ? line.trimEnd().length + 2 : 0)) + text;
    }
    end = x + width;
  }
  return line.trimEnd();
}
