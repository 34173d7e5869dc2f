// Letters of one font and size look alike wherever they are: pieces of ink of the same shape are
// given one number. What was read in a hundred places then says what the hundred-first is.

import { inkPieceOf, inkPieces } from "./ink-pieces.js";

/** @import { InkPiece } from "./ink-pieces.js" */
/** @import { Gray } from "./gray-picture.js" */

/** A shape is seen on a grid of so many points each way; a letter is so many of them high. */
const POINTS = 26;
const HIGH = 12;
/** Shapes so much alike are one: the cosine of the angle between them. Of wide ones more: an rn that
 * touches is much like an m. */
const ALIKE = 0.965;
const ALIKE_WIDE = 0.985;
/** Those of one letter do not differ by more in size, in points, nor by so much in how dark they are. */
const OFF = 1.6;
const DARKER = 1.35;
/** What stands alone on a typewriter, and was cut from its neighbor, need be no more alike. */
const CUT = 0.88;
const RARE = 2;
/** What is wider than so many rooms is two letters; they are parted so near the edge of a room. */
const WIDE = 1.12;
const REACH = 0.35;
/** So far, in rooms, it begins before its own; and so many letters a result has. */
const BEFORE = 0.1;
const SHORT = 3;
/** Less than so much of a room is no letter; and letters touch in so much of their height at most. */
const LEFT = 0.4;
const THIN_TYPED = 0.6;
/** What is paler is the blurred edge of a letter, of 255. */
const FAINT = 90;
/** Letters that touch are so wide, and no more than these. */
const TOUCHING = 0.75;
const MOST = 4;
const LONGEST = 2.5;
/** Where letters touch, so much of their height is ink; and parted they are so much alike others. */
const THIN = 0.45;
const PART = 0.94;
/** An O is so much alike itself upside down, and so much in a mirror: made of dots, hardly, but a D is
 * less so. Of its box so large a part is closed in; what is paler than so much of it is no ink. */
const UPSIDE_DOWN = 0.95;
const MIRRORED = 0.8;
const CLOSED = 0.2;
const PALE = 0.25;
/** So narrow and so wide is it, in parts of its height; and so high, in heights of a letter. */
const ROUND = [0.55, 1.25];
const TALL = [0.85, 1.25];
/** One letter more must make the least so much more alike. */
const FEWER = 0.01;

/**
 * @typedef {object} Shape
 * @property {Float32Array} mean
 * @property {number} length
 * @property {number} wide
 * @property {number} high
 * @property {number} dark
 * @property {number} count
 */

/**
 * A letter that a shape may begin or end with: its own shape, and where it is below the upper edge.
 *
 * @typedef {[number, number, number]} Part
 */

/**
 * Where letters were parted: in this column, between these heights.
 *
 * @typedef {{x: number, y0: number, y1: number}} Cut
 */

/**
 * The pieces of ink, and what shape each has: 0 where it is too large for a letter.
 *
 * @param {Gray} picture
 * @param {number} ink what is darker is ink
 * @param {(found: InkPiece[]) => number} heightOf how high letters are
 * @param {Cut[]} [cuts] where letters that touch were parted: they are no more alike than {@link CUT}
 * @returns {{
 *   found: InkPiece[], letter: number, shapes: number[], parts: [number, Part[], number][],
 *   round: number[]
 * }} ``parts`` are the letters that a wide shape may consist of, all of them known from elsewhere,
 *   and how much alike those the least of them is; ``round`` the shapes that can only be an O
 */
export function shapesOf(picture, ink, heightOf, cuts = []) {
  /** @type {number[][]} */
  const all = [];
  const found = inkPieces(picture, ink, (_, places) => all.push(places));
  const letter = heightOf(found);
  const step = Math.max(1, letter / HIGH);
  const most = (POINTS - 2) * step;
  const blurred = edgeAdder(picture, ink);
  /** @type {Shape[]} */
  const known = [];
  /** Of each shape, which piece was the first. @type {number[]} */
  const firsts = [];
  let shapes = found.map(({ x0, x1, y0, y1 }, at) => {
    if (y1 - y0 > most || x1 - x0 > LONGEST * most) return 0;
    const one = shapeOf(blurred(all[at] ?? []), picture, step);
    const wide = x1 - x0 >= TOUCHING * letter;
    // What is too wide for a letter is like no other: only its parts are.
    if (x1 - x0 > most) one.count = 0;
    const number = one.count && nearest(known, one, wide ? ALIKE_WIDE : ALIKE);
    if (number) {
      join(known[number - 1], one);
      return number;
    }
    firsts.push(at);
    return known.push(one);
  });
  if (cuts.length) {
    const often = known.map((one) =>
      one.count <= RARE ? alikeMost(known, one, CUT, RARE + 1) : null,
    );
    shapes = shapes.map((number, at) =>
      isCut(found[at], cuts) ? (often[number - 1]?.number ?? number) : number,
    );
  }
  /** @type {[number, Part[], number][]} */
  const parts = [];
  for (const [number, at] of firsts.entries()) {
    const blob = found[at];
    if (!blob || blob.x1 - blob.x0 < TOUCHING * letter || blob.y1 - blob.y0 > 2 * letter) continue;
    const made = partsOf(blurred(all[at] ?? []), blob, picture, step, known, ink, number + 1);
    if (made) parts.push([number + 1, made.parts, made.alike]);
  }
  const round = [...known.keys()].filter((at) => known[at] && isRound(known[at], letter / step));
  return { found, letter, shapes, parts, round: round.map((at) => at + 1) };
}

/**
 * Whether a shape is like that of an O: a C is open, and a G or a Q is another one upside down.
 *
 * @param {Shape} shape
 * @param {number} letter how high a letter is, in points
 */
function isRound({ mean, wide, high }, letter) {
  const [narrow = 0, broad = 0] = ROUND;
  const [low = 0, tall = 0] = TALL;
  if (wide < narrow * high || wide > broad * high) return false;
  if (high < low * letter || high > tall * letter) return false;
  let [across, down, all, most] = [0, 0, 0, 0];
  for (const [at, ink] of mean.entries()) {
    const x = at % POINTS;
    // The middle is on an edge of points: the first ones have none opposite.
    across += x ? ink * (mean[at + POINTS - 2 * x] ?? 0) : 0;
    down += ink * (mean[mean.length - at + 2 * x] ?? 0);
    all += ink * ink;
    most = Math.max(most, ink);
  }
  if (across < MIRRORED * all || down < UPSIDE_DOWN * all) return false;
  return closedIn(mean, PALE * most) >= CLOSED * wide * high;
}

/**
 * How many points are closed in by ink.
 *
 * @param {Float32Array} mean
 * @param {number} ink what is darker is ink
 */
function closedIn(mean, ink) {
  const outside = new Uint8Array(mean.length);
  const open = [0];
  outside[0] = 1;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % POINTS;
    for (const to of [
      x > 0 ? at - 1 : at,
      x < POINTS - 1 ? at + 1 : at,
      at - POINTS,
      at + POINTS,
    ]) {
      if (to < 0 || to >= mean.length || outside[to] || (mean[to] ?? 0) > ink) continue;
      outside[to] = 1;
      open.push(to);
    }
  }
  return mean.filter((one, at) => one <= ink && !outside[at]).length;
}

/**
 * Part letters of a typewriter that touch: where a room ends, but so that what is right of it looks
 * like a letter that stands alone elsewhere. A W reaches far into the room of the next one.
 *
 * @param {Gray} picture changed in place
 * @param {number} ink
 * @param {number} letter
 * @param {number} pitch how much room a letter has
 * @param {number} phase where the middle of one is
 * @returns {Cut[]}
 */
export function partTyped(picture, ink, letter, pitch, phase) {
  /** @type {Cut[]} */
  const cuts = [];
  const { width, data } = picture;
  const step = Math.max(1, letter / HIGH);
  const reach = Math.max(1, Math.round(REACH * pitch));
  /** @type {Shape[]} */
  const known = [];
  /** @type {{blob: InkPiece, places: number[]}[]} */
  const wide = [];
  /** @type {InkPiece[]} */
  const pieces = [];
  inkPieces(picture, ink, (blob, places) => {
    const high = blob.y1 - blob.y0;
    if (high < 0.5 * letter || high > 1.8 * letter) return;
    pieces.push(blob);
    if (blob.x1 - blob.x0 >= WIDE * pitch) {
      wide.push({ blob, places });
      return;
    }
    const one = shapeOf(places, picture, step);
    const number = nearest(known, one, ALIKE);
    if (number) join(known[number - 1], one);
    else known.push(one);
  });
  for (const { blob, places } of wide) {
    const { x0, y0, x1, y1 } = blob;
    if (!isWide(blob, pieces, pitch, phase)) continue;
    let right = x1;
    for (
      let edge = phase + Math.floor((x1 - phase) / pitch + 1) * pitch - pitch / 2;
      edge > x0;
      edge -= pitch
    ) {
      if (edge - x0 < LEFT * pitch || right - edge < LEFT * pitch) continue;
      /** @param {number} x */
      const inkAt = (x) => {
        let sum = 0.02 * Math.abs(x - edge);
        for (let y = y0; y < y1; y += 1) sum += (255 - (data[y * width + x] ?? 255)) / 255;
        return sum;
      };
      let [best, at, least, thin] = [CUT, -1, THIN_TYPED * letter, -1];
      for (let x = Math.round(edge) - reach; x <= Math.round(edge) + reach; x += 1) {
        const some = places.filter((place) => place % width >= x && place % width < right);
        if (!some.length) continue;
        const found = alikeMost(known, shapeOf(some, picture, step), best, RARE);
        if (found) [best, at] = [found.alike, x];
        if (inkAt(x) < least) [least, thin] = [inkAt(x), x + 1];
      }
      const cut = at < 0 ? thin : at;
      if (cut < 0) continue;
      for (let y = y0; y < y1; y += 1) data[y * width + cut - 1] = 255;
      cuts.push({ x: cut - 1, y0, y1 });
      right = cut - 1;
    }
  }
  return cuts;
}

/**
 * Whether a piece was cut from another.
 *
 * @param {InkPiece | undefined} blob
 * @param {Cut[]} cuts
 */
function isCut(blob, cuts) {
  if (!blob) return false;
  const { x0, x1, y0, y1 } = blob;
  return cuts.some(
    (cut) =>
      Math.min(y1, cut.y1) > Math.max(y0, cut.y0) &&
      (Math.abs(x0 - cut.x - 1) <= 1 || Math.abs(x1 - cut.x) <= 1),
  );
}

/**
 * Whether a piece begins a short word, and a room before its own: a W does, with a number behind it.
 *
 * @param {InkPiece} blob
 * @param {InkPiece[]} pieces
 * @param {number} pitch
 * @param {number} phase
 */
function isWide({ x0, y0, x1, y1 }, pieces, pitch, phase) {
  const edge = phase + (Math.round((x0 - phase) / pitch - 0.5) + 0.5) * pitch;
  if (x0 > edge - BEFORE * pitch) return false;
  let end = x1;
  for (const other of pieces) {
    if (other.y1 <= y0 || other.y0 >= y1) continue;
    if (other.x1 <= x0 && other.x1 > x0 - pitch) return false;
    if (other.x0 >= x1 && other.x0 < x0 + (SHORT + 1) * pitch) end = Math.max(end, other.x1);
  }
  return end - x0 < (SHORT + 0.4) * pitch;
}

/**
 * What adds the blurred edge of a letter to its places: it is a part of it.
 *
 * @param {Gray} picture
 * @param {number} ink
 */
function edgeAdder({ width, height, data }, ink) {
  const seen = new Int32Array(data.length);
  let number = 0;
  return (/** @type {number[]} */ own) => {
    number += 1;
    for (const at of own) seen[at] = number;
    const places = [...own];
    for (const at of own) {
      const x = at % width;
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const to = at + dy + dx;
          if (x + dx < 0 || x + dx >= width || to < 0 || to >= width * height) continue;
          if (seen[to] === number || (data[to] ?? 255) < ink) continue;
          seen[to] = number;
          places.push(to);
        }
      }
    }
    return places;
  };
}

/**
 * The letters that touch each other in a piece of ink, if each of them is known from elsewhere.
 *
 * @param {number[]} places
 * @param {InkPiece} blob
 * @param {Gray} picture
 * @param {number} step
 * @param {Shape[]} known
 * @param {number} ink
 * @param {number} own its shape
 * @returns {{parts: Part[], alike: number} | null}
 */
function partsOf(places, blob, picture, step, known, ink, own) {
  const { width, data } = picture;
  const { x0, x1 } = blob;
  const high = blob.y1 - blob.y0;
  const sums = new Float64Array(x1 - x0);
  for (const at of places) {
    const x = (at % width) - x0;
    if (x >= 0 && x < sums.length) sums[x] = (sums[x] ?? 0) + (255 - (data[at] ?? 255)) / 255;
  }
  // Letters touch where there is little ink.
  const cuts = [...sums.keys()].filter(
    (x) =>
      x > 0 &&
      Math.min(sums[x - 1] ?? 0, sums[x] ?? 0) < THIN * high &&
      Math.min(sums[x - 1] ?? 0, sums[x] ?? 0) <=
        Math.min(sums[x - 2] ?? Infinity, sums[x + 1] ?? Infinity),
  );
  const edges = [0, ...cuts, x1 - x0];
  /** @type {Map<string, {number: number, alike: number, blob: InkPiece} | null>} */
  const looked = new Map();
  /** @param {number} from @param {number} to */
  const piece = (from, to) => {
    const key = `${from} ${to}`;
    const before = looked.get(key);
    if (before !== undefined) return before;
    const some = places.filter((at) => {
      const x = (at % width) - x0;
      return (x >= from || from === 0) && (x < to || to === x1 - x0);
    });
    const dark = some.filter((at) => (data[at] ?? 255) < ink);
    let made = null;
    if (dark.length) {
      const one = shapeOf(some, picture, step);
      const found = alikeMost(known, one, PART, 2);
      if (found && found.number !== own) made = { ...found, blob: inkPieceOf(dark, picture) };
    }
    looked.set(key, made);
    return made;
  };
  /** The best from each edge on: how alike the least piece is, and the pieces. */
  /** @type {({least: number, parts: {blob: InkPiece, number: number}[]} | null)[]} */
  const best = edges.map(() => null);
  best[edges.length - 1] = { least: 1, parts: [] };
  for (let from = edges.length - 2; from >= 0; from -= 1) {
    for (let to = from + 1; to < edges.length; to += 1) {
      const rest = best[to];
      if (!rest || rest.parts.length >= MOST || (from === 0 && to === edges.length - 1)) continue;
      const one = piece(edges[from] ?? 0, edges[to] ?? 0);
      if (!one) continue;
      const least = Math.min(one.alike, rest.least);
      const now = best[from];
      // Of two ways, that with fewer letters: an m is no r beside an n.
      if (!now || least - FEWER * (rest.parts.length + 1) > now.least - FEWER * now.parts.length) {
        best[from] = { least, parts: [one, ...rest.parts] };
      }
    }
  }
  const { parts, least } = best[0] ?? { parts: [], least: 0 };
  if (parts.length < 2) return null;
  return {
    parts: parts.map(({ blob: { y0, y1 }, number }) => [number, y0 - blob.y0, y1 - blob.y0]),
    alike: Math.round(1000 * least) / 1000,
  };
}

/**
 * A piece of ink on the grid, its middle in the middle of that.
 *
 * @param {number[]} places
 * @param {Gray} picture
 * @param {number} step
 * @returns {Shape}
 */
function shapeOf(places, { width, data }, step) {
  let [dark, across, down] = [0, 0, 0];
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (const at of places) {
    const ink = 255 - (data[at] ?? 255);
    const x = at % width;
    const y = (at - x) / width;
    dark += ink;
    across += ink * x;
    down += ink * y;
    // What is blurred is at the edge in part.
    if (ink < FAINT) continue;
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const [middle, center] = [across / dark, down / dark];
  const mean = new Float32Array(POINTS * POINTS);
  for (const at of places) {
    const ink = 255 - (data[at] ?? 255);
    const x = at % width;
    const u = (x - middle) / step + POINTS / 2;
    const v = ((at - x) / width - center) / step + POINTS / 2;
    const [a, b] = [Math.floor(u), Math.floor(v)];
    if (a < 0 || b < 0 || a + 1 >= POINTS || b + 1 >= POINTS) continue;
    for (const [px, py] of [
      [a, b],
      [a + 1, b],
      [a, b + 1],
      [a + 1, b + 1],
    ]) {
      const point = (py ?? 0) * POINTS + (px ?? 0);
      const part = (1 - Math.abs(u - (px ?? 0))) * (1 - Math.abs(v - (py ?? 0)));
      mean[point] = (mean[point] ?? 0) + part * ink;
    }
  }
  return {
    mean,
    length: lengthOf(mean),
    wide: (right - left) / step,
    high: (bottom - top) / step,
    dark: dark / (step * step),
    count: 1,
  };
}

/** @param {Float32Array} points */
function lengthOf(points) {
  let sum = 0;
  for (const value of points) sum += value * value;
  return Math.sqrt(sum) || 1;
}

/**
 * The shape that is most like another.
 *
 * @param {Shape[]} known
 * @param {Shape} one
 * @param {number} least so much alike must they be
 * @param {number} often and so often must it have been seen
 */
function alikeMost(known, one, least, often) {
  let [best, at] = [least, -1];
  for (const [number, other] of known.entries()) {
    if (other.count < often) continue;
    if (Math.abs(other.wide - one.wide) > OFF || Math.abs(other.high - one.high) > OFF) continue;
    if (other.dark > DARKER * one.dark || one.dark > DARKER * other.dark) continue;
    let sum = 0;
    for (let point = 0; point < one.mean.length; point += 1) {
      sum += (one.mean[point] ?? 0) * (other.mean[point] ?? 0);
    }
    const alike = sum / (one.length * other.length);
    if (alike > best) [best, at] = [alike, number];
  }
  return at < 0 ? null : { number: at + 1, alike: best };
}

/**
 * The number of the shape that is most like another; 0 if none is.
 *
 * @param {Shape[]} known
 * @param {Shape} one
 * @param {number} least
 */
const nearest = (known, one, least) => alikeMost(known, one, least, 1)?.number ?? 0;

/**
 * Make a shape that of one more piece.
 *
 * @param {Shape | undefined} shape
 * @param {Shape} one
 */
function join(shape, one) {
  if (!shape) return;
  const all = shape.count + 1;
  for (let point = 0; point < one.mean.length; point += 1) {
    shape.mean[point] = ((shape.mean[point] ?? 0) * shape.count + (one.mean[point] ?? 0)) / all;
  }
  shape.length = lengthOf(shape.mean);
  shape.wide += (one.wide - shape.wide) / all;
  shape.high += (one.high - shape.high) / all;
  shape.dark += (one.dark - shape.dark) / all;
  shape.count = all;
}
