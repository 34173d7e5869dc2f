// The pieces of ink in a picture, letters mostly.

/** @import { Gray } from "./gray-picture.js" */

/**
 * @typedef {object} InkPiece
 * @property {number} x0
 * @property {number} y0
 * @property {number} x1
 * @property {number} y1
 * @property {number} area
 * @property {number} darkest how dark it is where it is darkest, 0 is black
 */

/**
 * A piece to which pixels are added.
 *
 * @param {number} width
 * @param {number} height
 * @returns {InkPiece}
 */
const nothing = (width, height) => ({ x0: width, y0: height, x1: 0, y1: 0, area: 0, darkest: 255 });

/**
 * @param {InkPiece} blob
 * @param {number} x
 * @param {number} y
 * @param {number} value how dark the pixel is, 0 is black
 */
function add(blob, x, y, value) {
  blob.area += 1;
  if (value < blob.darkest) blob.darkest = value;
  if (x < blob.x0) blob.x0 = x;
  if (y < blob.y0) blob.y0 = y;
  if (x + 1 > blob.x1) blob.x1 = x + 1;
  if (y + 1 > blob.y1) blob.y1 = y + 1;
}

/**
 * The piece that some pixels are.
 *
 * @param {number[]} places
 * @param {Gray} picture
 */
export function inkPieceOf(places, { width, height, data }) {
  const blob = nothing(width, height);
  for (const at of places) {
    const x = at % width;
    add(blob, x, (at - x) / width, data[at] ?? 255);
  }
  return blob;
}

/**
 * The pieces of ink that hang together.
 *
 * @param {Gray} picture
 * @param {number} ink what is darker is ink
 * @param {(blob: InkPiece, places: number[]) => void} [each] gets each one, with its pixels
 * @returns {InkPiece[]}
 */
export function inkPieces({ width, height, data }, ink, each) {
  const labels = new Int32Array(width * height);
  const stack = [];
  const found = [];
  let label = 0;
  for (let start = 0; start < data.length; start += 1) {
    if (labels[start] || (data[start] ?? 255) >= ink) continue;
    label += 1;
    labels[start] = label;
    stack.push(start);
    const blob = nothing(width, height);
    const places = [];
    while (stack.length) {
      const at = /** @type {number} */ (stack.pop());
      const x = at % width;
      const y = (at - x) / width;
      add(blob, x, y, data[at] ?? 255);
      if (each) places.push(at);
      for (let dy = -1; dy <= 1; dy += 1) {
        if (y + dy < 0 || y + dy >= height) continue;
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx < 0 || x + dx >= width) continue;
          const to = at + dy * width + dx;
          if (!labels[to] && (data[to] ?? 255) < ink) {
            labels[to] = label;
            stack.push(to);
          }
        }
      }
    }
    found.push(blob);
    each?.(blob, places);
  }
  return found;
}

/** @param {InkPiece} blob whether it has the shape of a letter */
const isLetter = ({ x0, x1, y0, y1, area }) => {
  const [high, wide] = [y1 - y0, x1 - x0];
  return high >= 5 && wide < 3 * high && high < 8 * wide && area > 0.1 * high * wide;
};

/** Fewer letters make no table; and with so much dust there is none. */
const FEWEST = 24;
const DUST = 12_000;
/** How many letters of a text have another beside them, at their height. */
const BESIDE = 0.25;

/**
 * Whether pieces of ink may be those of a text: letters beside each other. So it is known in no time
 * that a face or noise is not a table.
 *
 * @param {InkPiece[]} found
 * @param {number} letter how high letters are
 */
export function isText(found, letter) {
  const letters = found.filter(
    (one) => isLetter(one) && one.y1 - one.y0 > 0.5 * letter && one.y1 - one.y0 < 2 * letter,
  );
  if (letters.length < FEWEST || found.length > DUST) return false;
  const { beside, below } = neighbors(letters, letter);
  return Math.max(beside, below) > BESIDE * letters.length;
}

/** So much oftener are letters near to those below them if a text runs up or down; where that is not
 * clear, so much oftener do they stand on lines. */
const OFTENER = 1.3;
const UNCLEAR = 0.6;
const ON_LINES = 1.5;

/**
 * Whether a text runs up or down: letters are nearer to those above and below them.
 *
 * @param {InkPiece[]} found
 * @param {number} letter
 */
export function isSideways(found, letter) {
  const letters = found.filter((one) => isLetter(one) && one.y1 - one.y0 < 3 * letter);
  const { beside, below } = neighbors(letters, letter);
  if (below <= BESIDE * letters.length || below <= UNCLEAR * beside) return false;
  if (below > OFTENER * beside) return true;
  // Letters of a typewriter are as far apart as its lines may be.
  const level = shared(letters.map(({ y1 }) => y1));
  const upright = Math.max(
    ...[0, 1].map((end) => shared(letters.map((one) => (end ? one.x1 : one.x0)))),
  );
  return upright > ON_LINES * level;
}

/**
 * How many others have the same value, on the whole.
 *
 * @param {number[]} values whole numbers
 */
function shared(values) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let sum = 0;
  for (const count of counts.values()) sum += count * count;
  return sum / values.length;
}

/** The edges of a piece: where it begins and ends in a direction, and to its sides. */
const ACROSS = /** @type {const} */ (["x0", "x1", "y0", "y1"]);
const DOWN = /** @type {const} */ (["y0", "y1", "x0", "x1"]);

/**
 * How far it is to the next letter in a direction; Infinity where there is none at the same height.
 *
 * @param {InkPiece[]} others
 * @param {InkPiece} one
 * @param {number} letter
 * @param {typeof ACROSS | typeof DOWN} edges
 */
function gapTo(others, one, letter, [begins, ends, low, high]) {
  let least = Infinity;
  for (const other of others) {
    if (other === one) continue;
    const gap = other[begins] - one[ends];
    const same = Math.min(one[high], other[high]) - Math.max(one[low], other[low]);
    const size = Math.min(one[high] - one[low], other[high] - other[low]);
    if (gap > -0.3 * letter && same > 0.6 * size) least = Math.min(least, Math.max(0, gap));
  }
  return least;
}

/**
 * How many letters have another near beside them, at the same height, and how many below them.
 *
 * @param {InkPiece[]} letters
 * @param {number} letter
 */
function neighbors(letters, letter) {
  const cell = 2 * Math.max(letter, 4);
  /** @type {Map<number, InkPiece[]>} */
  const places = new Map();
  /** @param {number} x @param {number} y */
  const key = (x, y) => Math.floor(x / cell) + 100_000 * Math.floor(y / cell);
  for (const one of letters) {
    const at = key(one.x0, one.y0);
    const there = places.get(at);
    if (there) there.push(one);
    else places.set(at, [one]);
  }
  /** @param {InkPiece} one @param {number[]} xs @param {number[]} ys */
  const around = (one, xs, ys) =>
    xs.flatMap((x) => ys.flatMap((y) => places.get(key(one.x0 + x, one.y0 + y)) ?? []));
  let [beside, below] = [0, 0];
  for (const one of letters) {
    // Of the two nearest, the one that is nearer counts.
    const across = gapTo(around(one, [0, cell], [-cell, 0, cell]), one, letter, ACROSS);
    const down = gapTo(around(one, [-cell, 0, cell], [0, cell]), one, letter, DOWN);
    // On a typewriter letters are far apart.
    const near = 1.1 * letter;
    if (across < near && across <= down) beside += 1;
    else if (down < near) below += 1;
  }
  return { beside, below };
}

/**
 * How high letters and figures are, in pixels; 0 where there are none.
 *
 * @param {InkPiece[]} found
 */
export function letterHeight(found) {
  const heights = found
    .filter(isLetter)
    .map(({ y0, y1 }) => y1 - y0)
    .sort((one, other) => one - other);
  // Capitals and figures are the higher half.
  return heights[Math.floor(heights.length * 0.6)] ?? 0;
}

/** What is so slender, in parts of its height, may be an l, or a bar; so many are no higher than capitals. */
const SLENDER = 0.36;
const CAPITALS = 0.8;

/**
 * How high capitals are, in pixels: no bar between columns is among what tells.
 *
 * @param {InkPiece[]} found
 * @param {number} letter how high letters are, most of them
 */
export function capitalHeight(found, letter) {
  const heights = found
    .filter(isLetter)
    .filter(({ x0, x1, y0, y1 }) => x1 - x0 > SLENDER * (y1 - y0) && y1 - y0 < 1.6 * letter)
    .map(({ y0, y1 }) => y1 - y0)
    .sort((one, other) => one - other);
  return Math.max(letter, heights[Math.floor(heights.length * CAPITALS)] ?? 0);
}
