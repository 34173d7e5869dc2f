// Pictures that are not level, or seen from the side: how they are turned is found out by their
// letters. Lines of text meet in one point, however far away, and so do the edges of columns.

import { between } from "./gray-picture.js";

/** @import { InkPiece } from "./ink-pieces.js" */
/** @import { Gray } from "./gray-picture.js" */

/**
 * How lines lie about the middle of a picture: so steep are those through the middle, and so much
 * steeper those beside it, a pixel. Lines that are as steep everywhere never meet.
 *
 * @typedef {[number, number]} Pencil
 */

/**
 * @typedef {object} View
 * @property {Pencil} rows how lines of text fall to the right
 * @property {Pencil} columns how columns lean to the right, downwards
 */

/** By how much lines may fall, as a tangent, and columns lean otherwise than at right angles. */
const MOST_TURNED = Math.tan((20 * Math.PI) / 180);
const MOST_LEANING = 0.16;
/** By how much lines at opposite edges of a picture may differ, as tangents. */
const MOST_MEETING = 0.4;
/** What is not off by so much of a letter, at the edges, is level; on a screen, by so much. */
const LEVEL = 0.12;
const LEVEL_SCREEN = 0.6;
/** So much sharper must a view be than a plain one; and where nothing else tells that it is a photo. */
const SHARPER = 1.02;
const MUCH_SHARPER = 2;
/** How many letters are enough to tell; and more take too long at first. */
const ENOUGH = 20;
const SOME = 700;

/**
 * The most likely view: so seen, most letters are at the same heights, and columns begin and end at
 * the same places.
 *
 * @param {InkPiece[]} found
 * @param {number} letter how high letters are
 * @param {{width: number, height: number}} size of the picture
 * @param {boolean} photo whether it is certainly one: that may be askew though its lines are level
 * @param {boolean} [flat] whether its colors are those of a screen, or of a scan that may be askew
 * @returns {View | null} none if the picture is level
 */
export function viewOf(found, letter, { width, height }, photo, flat = false) {
  const letters = found.filter(
    ({ y0, y1, x0, x1 }) => y1 - y0 > 0.5 * letter && y1 - y0 < 2 * letter && x1 - x0 < 3 * letter,
  );
  if (letters.length < ENOUGH) return null;
  const [middle, center] = [width / 2, height / 2];
  const bottoms = letters.map(({ x0, x1, y1 }) => [(x0 + x1) / 2 - middle, y1 - center]);
  const rows = sharpest(bottoms, letter / 4, width, height, 0, MOST_TURNED, SHARPER);
  const level = off(rows, width, height) < (flat ? LEVEL_SCREEN : LEVEL) * letter;
  // Nobody sees a screen from the side in a picture of its own points.
  if (flat && level) return null;
  const edges = edgesOf(letters, letter, rows, middle, center);
  const across = edges.map(([x = 0, y = 0]) => [y, x]);
  const least = level && !photo ? MUCH_SHARPER : SHARPER;
  const columns = sharpest(across, letter / 3, height, width, -rows[0], MOST_LEANING, least);
  return level && off(columns, height, width) < LEVEL * letter ? null : { rows, columns };
}

/**
 * How far a pencil's lines are from plain ones, at the edges of a picture.
 *
 * @param {Pencil} pencil
 * @param {number} along how large the picture is
 * @param {number} across
 */
const off = ([steep, more], along, across) =>
  (Math.abs(steep) * along) / 2 + (Math.abs(more) * along * across) / 4;

/**
 * Which pencil has most points on the fewest lines.
 *
 * @param {number[][]} points along the lines and across them, from the middle
 * @param {number} bin lines are so far apart
 * @param {number} along how large the picture is
 * @param {number} across
 * @param {number} plain how steep lines are if nothing else is likelier
 * @param {number} most steeper by so much at most
 * @param {number} sharper so much sharper must they be than plain ones
 * @returns {Pencil}
 */
function sharpest(points, bin, along, across, plain, most, sharper) {
  const few = points.filter((_, at) => at % Math.ceil(points.length / SOME) === 0);
  const meeting = MOST_MEETING / across;
  /** @type {Pencil} */
  let best = [plain, 0];
  let much = sharpness(few, bin, across, best) * sharper;
  /**
   * @param {number[][]} some
   * @param {Pencil} middle
   * @param {number} around
   * @param {number} step
   * @param {number} meets
   * @param {number} fine
   */
  const search = (some, [steep, more], around, step, meets, fine) => {
    for (let by = -meets; by <= meets + fine / 2; by += fine) {
      for (let to = -around; to <= around + step / 2; to += step) {
        const sharp = sharpness(some, bin, across, [steep + to, more + by]);
        if (sharp > much) {
          much = sharp;
          best = [steep + to, more + by];
        }
      }
    }
  };
  const step = bin / (along / 2);
  const fine = bin / ((along / 2) * (across / 2));
  search(few, best, most, step, meeting, fine);
  for (let part = 1; part > 0.05; part /= 2.5) {
    much = sharpness(points, bin, across, best) * (best[0] === plain && !best[1] ? sharper : 1);
    search(points, best, step * part, (step * part) / 3, fine * part, (fine * part) / 3);
  }
  return best;
}

/**
 * How sharp lines are: the sum of the squares of how many points are on each.
 *
 * @param {number[][]} points
 * @param {number} bin
 * @param {number} across
 * @param {Pencil} pencil
 */
function sharpness(points, bin, across, [steep, more]) {
  const counts = new Float64Array(Math.ceil((2 * across) / bin) + 2);
  const zero = counts.length / 2;
  for (const [x = 0, y = 0] of points) {
    const at = (y - steep * x) / (1 + more * x) / bin + zero;
    const low = Math.floor(at);
    // A point between two lines is on both, in part: else the lines themselves would matter.
    if (low < 0 || low + 1 >= counts.length) continue;
    counts[low] = (counts[low] ?? 0) + 1 + low - at;
    counts[low + 1] = (counts[low + 1] ?? 0) + at - low;
  }
  let sum = 0;
  for (const count of counts) sum += count * count;
  return sum;
}

/**
 * Where words begin and end that are apart from those beside them: columns are there.
 *
 * @param {InkPiece[]} letters
 * @param {number} letter
 * @param {Pencil} rows
 * @param {number} middle
 * @param {number} center
 */
function edgesOf(letters, letter, [steep, more], middle, center) {
  const levels = letters
    .map(({ x0, x1, y0, y1 }) => {
      const x = (x0 + x1) / 2 - middle;
      const y = (y0 + y1) / 2 - center;
      return { x0, x1, x, y, level: (y - steep * x) / (1 + more * x) };
    })
    .sort((one, other) => one.level - other.level);
  const edges = [];
  let first = 0;
  for (const [at, one] of levels.entries()) {
    while ((levels[first]?.level ?? 0) < one.level - 0.6 * letter) first += 1;
    let [left, right] = [true, true];
    for (let near = first; near < levels.length; near += 1) {
      const other = levels[near];
      if (!other || other.level > one.level + 0.6 * letter) break;
      if (near === at) continue;
      if (other.x < one.x && other.x1 > one.x0 - letter) left = false;
      if (other.x > one.x && other.x0 < one.x1 + letter) right = false;
    }
    if (left) edges.push([one.x0 - middle, one.y]);
    if (right) edges.push([one.x1 - middle, one.y]);
  }
  return edges;
}

/**
 * A picture as it would be seen from straight in front; white where it was not.
 *
 * @param {Gray} picture
 * @param {View} view
 * @returns {Gray}
 */
export function straight({ width, height, data }, { rows: [fall, meet], columns: [lean, part] }) {
  // Both pencils meet on one line, that at infinity: 1 + far x + deep y = 0.
  const both = 1 - fall * lean;
  const far = (meet - fall * part) / both;
  const deep = (part - lean * meet) / both;
  // What takes a point to the straight picture, from middle to middle: its steps along rows and
  // columns, which are as long as they were, divided by its depth.
  const [long, high] = [Math.hypot(1, fall) / both, Math.hypot(1, lean) / both];
  const [a, b, d, e] = [long, -lean * long, -fall * high, high];
  /** @param {number} x @param {number} y */
  const there = (x, y) => {
    const depth = 1 + far * x + deep * y;
    return [(a * x + b * y) / depth, (d * x + e * y) / depth];
  };
  const corners = [
    there(-width / 2, -height / 2),
    there(width / 2, -height / 2),
    there(width / 2, height / 2),
    there(-width / 2, height / 2),
  ];
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const newWidth = Math.ceil(Math.max(...xs)) - left;
  const newHeight = Math.ceil(Math.max(...ys)) - top;
  const made = new Uint8Array(newWidth * newHeight).fill(255);
  const area = a * e - b * d;
  for (let row = 0; row < newHeight; row += 1) {
    for (let column = 0; column < newWidth; column += 1) {
      // Back: the straight point times its depth is the old one, but for turning.
      const [u, v] = [column + left + 0.5, row + top + 0.5];
      const p = (e * u - b * v) / area;
      const q = (a * v - d * u) / area;
      const depth = 1 - far * p - deep * q;
      if (depth <= 0.1) continue;
      const x = p / depth + width / 2 - 0.5;
      const y = q / depth + height / 2 - 0.5;
      if (x < 0 || y < 0 || x > width - 1 || y > height - 1) continue;
      made[row * newWidth + column] = between(data, width, height, x, y);
    }
  }
  return { width: newWidth, height: newHeight, data: made };
}
