// Whether there may be letters in a picture at all: Tesseract takes minutes to find none in noise.

/** @import { InkPiece } from "./ink-pieces.js" */

/** So few pieces of ink are looked at by Tesseract in no time, whatever they are. */
const FEW = 1500;
/** A picture is looked at part by part: lines of a photo may be bent. */
const ACROSS = 8;
const DOWN = 3;
/** So many letters of a part show whether they are on lines; no part needs more than these. */
const ENOUGH = 60;
const SOME = 600;
/** How far lines may fall, as a tangent. */
const MOST_TURNED = Math.tan((21 * Math.PI) / 180);
/** The lines above and below that are near, in quarters of a letter. */
const NEAR = 8;
/**
 * So much more often than beside them must letters be on lines: noise comes to 1.8 at most, text to
 * 5 and more.
 */
const ON_LINES = 2.2;

/**
 * Whether what is as high as a letter is on lines, in some part of a picture. Noise, gravel and
 * leaves do not.
 *
 * @param {InkPiece[]} found the pieces of ink
 * @param {number} letter how high letters are
 * @param {{width: number, height: number}} size of the picture
 */
export function mayHoldLetters(found, letter, size) {
  if (found.length <= FEW) return true;
  const most = onLines(found, letter, size);
  return most === 0 || most >= ON_LINES;
}

/**
 * How much more often pieces of ink are on one line than on those near it, in the part of a picture
 * in which they do it most; about 1 for noise, 0 where too few are as high as a letter.
 *
 * @param {InkPiece[]} found
 * @param {number} letter
 * @param {{width: number, height: number}} size
 */
export function onLines(found, letter, { width, height }) {
  /** @type {number[][][]} */
  const parts = Array.from({ length: ACROSS * DOWN }, () => []);
  for (const { x0, x1, y0, y1 } of found) {
    if (y1 - y0 < 0.5 * letter || y1 - y0 > 2 * letter || x1 - x0 > 3 * letter) continue;
    const x = (x0 + x1) / 2;
    const across = Math.min(ACROSS - 1, Math.floor((ACROSS * x) / width));
    const down = Math.min(DOWN - 1, Math.floor((DOWN * y1) / height));
    parts[DOWN * across + down]?.push([x - ((across + 0.5) * width) / ACROSS, y1]);
  }
  // From one slope to the next, the ends of a line in a part move by no more than a quarter of a letter.
  const step = letter / 2 / (width / ACROSS);
  let most = 0;
  for (const part of parts) {
    if (part.length < ENOUGH) continue;
    const some = part.filter((_, at) => at % Math.ceil(part.length / SOME) === 0);
    for (let steep = -MOST_TURNED; steep <= MOST_TURNED; steep += step) {
      const bottoms = some.map(([x = 0, y = 0]) => Math.round((4 * (y - steep * x)) / letter));
      most = Math.max(most, peakOf(bottoms));
    }
  }
  return most;
}

/**
 * How many pairs are at the same height, of those that there would be if heights near by were as
 * usual.
 *
 * @param {number[]} heights whole numbers
 */
function peakOf(heights) {
  const first = Math.min(...heights) - NEAR;
  const counts = new Uint32Array(Math.max(...heights) + NEAR + 1 - first);
  for (const height of heights) counts[height - first] = (counts[height - first] ?? 0) + 1;
  let [pairs, usual] = [0, 0];
  for (let at = NEAR; at < counts.length - NEAR; at += 1) {
    const own = counts[at] ?? 0;
    if (!own) continue;
    pairs += own * (own - 1);
    for (let by = 1; by <= NEAR; by += 1) {
      usual += own * ((counts[at - by] ?? 0) + (counts[at + by] ?? 0));
    }
  }
  return usual ? (pairs * 2 * NEAR) / usual : pairs;
}

/** Between columns is so much room, in heights of a letter; a line of a table has it so often. */
const ROOM = 1;
const ROOMS = 2;
/** So many letters make a line; so many lines tell, if hardly any of them is one of a table. */
const LINE = 12;
const LINES = 10;
const HARDLY = 0.08;

/**
 * Whether there may be columns in a text: prose has none, however long it is.
 *
 * @param {InkPiece[]} found the pieces of ink
 * @param {number} letter how high a letter is
 */
export function mayHoldColumns(found, letter) {
  const letters = found
    .filter(({ y0, y1 }) => y1 - y0 > 0.5 * letter && y1 - y0 < 2 * letter)
    .sort((one, other) => one.y0 + one.y1 - other.y0 - other.y1);
  /** @type {InkPiece[][]} */
  const lines = [];
  let level = -Infinity;
  for (const one of letters) {
    const middle = (one.y0 + one.y1) / 2;
    if (middle - level > 0.4 * letter) lines.push([]);
    level = middle;
    lines.at(-1)?.push(one);
  }
  const whole = lines.filter((line) => line.length >= LINE);
  const many = whole.filter((line) => {
    let [rooms, edge] = [0, Infinity];
    for (const { x0, x1 } of line.sort((one, other) => one.x0 - other.x0)) {
      if (x0 - edge > ROOM * letter) rooms += 1;
      edge = edge === Infinity ? x1 : Math.max(edge, x1);
    }
    return rooms >= ROOMS;
  });
  return whole.length < LINES || many.length > HARDLY * whole.length;
}
