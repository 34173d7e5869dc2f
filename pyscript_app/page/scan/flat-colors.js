// Screens show flat colors: paper is whatever color there is much of, dark or light, and what
// differs from the paper around it is ink.

/** @import { Gray } from "./gray-picture.js" */

/** Colors so near each other, from point to point and in all, are one. */
const NEAR = 2;
const SAME = 10;
/** Paper has a square of this side somewhere, in pixels; strokes of letters and rules have none. */
const SQUARE = 9;
/** A cell that its text fills has none: there, paper is all around, so far a part of each side; and no
 * less wide and high. A stroke or a rule is nothing but its box. */
const AROUND = 0.95;
const CELL = 12;
const HOLLOW = 0.95;
/** How much of a screen is paper. */
const MOSTLY = 0.5;
/** Ink is no paler than this on its paper: what is there else may be a rule, or the grain of JPEG. */
const LEAST = 70;
/** So much of the ink of a paper is at least as far from it as what becomes black. */
const DARKEST = 0.08;

/**
 * What is on a screen, black on white, whatever its colors are.
 *
 * @param {Gray} picture
 * @returns {Gray | null} none if the picture is no screen
 */
export function blackOnWhite({ width, height, data }) {
  const size = width * height;
  const labels = new Int32Array(size);
  const papers = [{ shade: 255, most: 0 }];
  const queue = new Int32Array(size);
  /** What is all around a cell, and its shade: paper, if there is such a paper. */
  /** @type {{points: Int32Array, shade: number}[]} */
  const cells = [];
  let all = 0;
  for (let start = 0; start < size; start += 1) {
    if (labels[start] !== 0) continue;
    const first = data[start] ?? 0;
    let [head, tail] = [0, 0];
    queue[tail++] = start;
    labels[start] = -1;
    while (head < tail) {
      const at = queue[head++] ?? 0;
      const x = at % width;
      const own = data[at] ?? 0;
      for (let side = 0; side < 4; side += 1) {
        if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
        const to = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
        if (to < 0 || to >= size || labels[to] !== 0) continue;
        const other = data[to] ?? 0;
        if (Math.abs(other - own) > NEAR || Math.abs(other - first) > SAME) continue;
        labels[to] = -1;
        queue[tail++] = to;
      }
    }
    const points = queue.subarray(0, tail);
    if (tail < SQUARE * SQUARE || !hasSquare(points, labels, width)) {
      for (const at of points) labels[at] = -2;
      if (isAround(points, width)) cells.push({ points: points.slice(), shade: first });
      continue;
    }
    all += tail;
    const label = papers.length;
    let sum = 0;
    for (let at = 0; at < tail; at += 1) {
      labels[queue[at] ?? 0] = label;
      sum += data[queue[at] ?? 0] ?? 0;
    }
    papers.push({ shade: sum / tail, most: 0 });
  }
  for (const { points, shade } of cells) {
    const label = papers.findIndex((one, at) => at > 0 && Math.abs(one.shade - shade) <= NEAR);
    if (label < 0) continue;
    all += points.length;
    for (const at of points) labels[at] = label;
  }
  if (all < MOSTLY * size) return null;
  // What is no paper lies on the one that is nearest.
  let [head, tail] = [0, 0];
  const own = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) {
    if ((labels[at] ?? 0) > 0) {
      own[at] = 1;
      queue[tail++] = at;
    }
  }
  while (head < tail) {
    const at = queue[head++] ?? 0;
    const x = at % width;
    for (let side = 0; side < 4; side += 1) {
      if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
      const to = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
      if (to < 0 || to >= size || (labels[to] ?? 0) > 0) continue;
      labels[to] = labels[at] ?? 0;
      queue[tail++] = to;
    }
  }
  const counts = papers.map(() => new Uint32Array(256));
  for (let at = 0; at < size; at += 1) {
    const label = labels[at] ?? 0;
    const apart = Math.round(Math.abs((data[at] ?? 0) - (papers[label]?.shade ?? 0)));
    const count = counts[label];
    if (count && !own[at] && apart >= LEAST / 3) count[apart] = (count[apart] ?? 0) + 1;
  }
  for (const [label, paper] of papers.entries()) {
    const count = counts[label] ?? new Uint32Array(256);
    let left = count.reduce((sum, one) => sum + one, 0) * DARKEST;
    let most = 255;
    for (; most > LEAST; most -= 1) {
      left -= count[most] ?? 0;
      if (left <= 0) break;
    }
    paper.most = most;
  }
  const made = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) {
    const paper = papers[labels[at] ?? 0];
    const apart = own[at] || !paper ? 0 : Math.abs((data[at] ?? 0) - paper.shade) / paper.most;
    made[at] = 255 * Math.max(0, 1 - apart);
  }
  return { width, height, data: made };
}

/**
 * Whether some points are at all four edges of their box, but not all over it.
 *
 * @param {Int32Array} points
 * @param {number} width
 */
function isAround(points, width) {
  if (points.length < 4 * CELL) return false;
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const at of points) {
    const x = at % width;
    const y = (at - x) / width;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const [wide, high] = [right - left + 1, bottom - top + 1];
  if (Math.min(wide, high) < CELL || points.length > HOLLOW * wide * high) return false;
  const sides = [0, 0, 0, 0];
  for (const at of points) {
    const x = at % width;
    const y = (at - x) / width;
    for (const [side, on] of [x === left, x === right, y === top, y === bottom].entries()) {
      sides[side] = (sides[side] ?? 0) + Number(on);
    }
  }
  return sides.every((count, side) => count >= AROUND * (side < 2 ? high : wide));
}

/**
 * Whether a square lies within some points, all of which have the label -1 and no others have.
 *
 * @param {Int32Array} points
 * @param {Int32Array} labels
 * @param {number} width
 */
function hasSquare(points, labels, width) {
  const step = Math.max(1, Math.floor(points.length / 4000));
  for (let number = 0; number < points.length; number += step) {
    const at = points[number] ?? 0;
    if ((at % width) + SQUARE > width) continue;
    let whole = true;
    for (let down = 0; whole && down < SQUARE; down += 1) {
      for (let across = 0; whole && across < SQUARE; across += 1) {
        whole = labels[at + down * width + across] === -1;
      }
    }
    if (whole) return true;
  }
  return false;
}
