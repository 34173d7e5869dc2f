// Typewriter text: each letter takes as much room as any other, so it is known where one ends even
// if it touches the next.

import { inkPieces } from "./ink-pieces.js";
import { partTyped } from "./letter-shapes.js";

/** @import { Gray } from "./gray-picture.js" */
/** @import { Cut } from "./letter-shapes.js" */

/** The room of a letter, in heights of one: at least, at most, and how finely it is measured. */
const LEAST = 0.5;
const MOST = 1.3;
const STEPS = 6;
/** So many letters tell, and no more are looked at. */
const ENOUGH = 60;
const SOME = 700;
/** How well middles of letters must fit one grid: 1 is exactly. */
const ON_GRID = 0.72;
/** So many letters beside each other are one room apart, but for so much of it. */
const NEXT = 0.75;
const OFF = 0.2;
/** How far the stems of an n are from its middle, in rooms; so far off may that be itself. */
const STEM = 0.27;
const ASIDE = 0.08;
/** Letters that fill so much of their room, and no more, have their middle where it has its own. */
const FILLED = [0.75, 1.15];
/** So much darker than the paper beside them are stems, in parts of what is darkest. */
const PLAIN = 0.4;
/** How far from its middle a room is looked at, and what is less dark is nothing. */
const ROOM = 0.38;
const FAINT = 0.3;
/** Of an E or an H only the bar may be there: so near its middle, so far above, in parts of the height
 * in which stems are, and so dark. */
const BAR = 0.22;
const BARS = 0.6;
const FAINT_BAR = 0.15;

/** So far, in rooms, are those of a line from where others are. */
const DRIFT = 0.3;
/** Those of lines so many rooms above and below tell. */
const AROUND = 6;
/** What begins or ends so much of a room from its middle is in it. */
const ASIDE_OF = 0.2;
/** Letters are parted so near the edge of a room at most, where least ink is; and set so far apart. */
const SEAM = 0.22;
const SET_APART = 0.5;

/** @typedef {{pitch: number, phase: number, cuts: Cut[]}} Typed */

/** @type {Typed} */
const NOT_TYPED = { pitch: 0, phase: 0, cuts: [] };

/**
 * Part letters of typewriter text that touch.
 *
 * @param {Gray} picture changed in place
 * @param {number} ink what is darker is ink
 * @param {number} letter how high a letter is
 * @returns {Typed} how much room a letter takes, 0 where that differs; where one has its middle; and
 *   where they were parted
 */
export function pitchAndCuts(picture, ink, letter) {
  const found = inkPieces(picture, ink).filter(
    ({ y0, y1 }) => y1 - y0 > 0.5 * letter && y1 - y0 < 1.8 * letter,
  );
  const single = found.filter(({ x0, x1 }) => x1 - x0 < MOST * letter);
  if (single.length < ENOUGH) return NOT_TYPED;
  const { pitch, phase } = grid(
    single.map(({ x0, x1 }) => (x0 + x1) / 2),
    letter,
    picture.width,
  );
  if (!pitch || !isEven(single, pitch)) return NOT_TYPED;
  return { pitch, phase, cuts: partTyped(picture, ink, letter, pitch, phase) };
}

/**
 * The grid on which most letters are: how much room each has, and where one has its middle.
 *
 * @param {number[]} middles
 * @param {number} letter
 * @param {number} width
 */
function grid(middles, letter, width) {
  const some = middles.filter((_, at) => at % Math.ceil(middles.length / SOME) === 0);
  let [most, pitch, phase] = [ON_GRID * some.length, 0, 0];
  for (let room = LEAST * letter; room < MOST * letter;) {
    let [across, up] = [0, 0];
    for (const x of some) {
      across += Math.cos((2 * Math.PI * x) / room);
      up += Math.sin((2 * Math.PI * x) / room);
    }
    const length = Math.hypot(across, up);
    if (length > most) {
      most = length;
      pitch = room;
      phase = (Math.atan2(up, across) * room) / (2 * Math.PI);
    }
    // From one to the next, the last letter moves by a part of its room.
    room += (room * room) / width / STEPS;
  }
  return { pitch, phase };
}

/**
 * Where a room has its middle by the letters that fill theirs: a 1 or an r has it further left.
 *
 * @param {[number, number, number, number][]} pieces the edges of pieces of ink
 * @param {[number, number]} typed how much room a letter has, and where one has its middle
 */
export function middleOfRooms(pieces, [pitch, phase]) {
  const [least = 0, most = 0] = FILLED;
  const off = pieces
    .filter(([left, , right]) => right - left > least * pitch && right - left < most * pitch)
    .map(([left, , right]) => ((left + right) / 2 - phase) / pitch)
    .map((rooms) => rooms - Math.round(rooms))
    .sort((one, other) => one - other);
  return phase + pitch * (off[off.length >> 1] ?? 0);
}

/**
 * The same where letters of a line have it: in a photo, they are not quite where others are.
 *
 * @param {[number, number, number, number][]} pieces the edges of pieces of ink
 * @param {[number, number]} typed how much room a letter has, and where one has its middle
 * @param {[number, number, number, number]} line the edges of a part of it
 */
export function middleInLine(pieces, [pitch, phase], [left, top, right, bottom]) {
  const around = AROUND * pitch;
  const own = pieces.filter(
    ([x0, y0, x1, y1]) => x1 > left && x0 < right && y0 < bottom + around && y1 > top - around,
  );
  const middle = middleOfRooms(own, [pitch, phase]);
  return Math.abs(middle - phase) < DRIFT * pitch ? middle : phase;
}

/**
 * What is in each room of a typewriter's line, by stems: "m" with one in the middle, "n" with one on
 * each side of it, as other letters have them too; "x" is another letter, and a blank nothing, or
 * what is below the stems or above them.
 *
 * @param {Gray} picture
 * @param {[number, number]} typed how much room a letter has, and where one has its middle
 * @param {[number, number, number, number]} band the edges of that part of the line in which stems
 *   have nothing between them
 */
export function inRooms({ width, height, data }, [pitch, phase], [left, top, right, bottom]) {
  /** @param {number} from @param {number} to how light each column is between these heights */
  const lightOf = (from, to) => {
    const [first, last] = [Math.max(0, Math.round(from)), Math.min(height, Math.round(to))];
    return Array.from({ length: width }, (_, x) => {
      let sum = 0;
      for (let y = first; y < last; y += 1) sum += data[y * width + x] ?? 255;
      return last > first ? sum / (last - first) : 255;
    });
  };
  const light = lightOf(top, bottom);
  const higher = lightOf(top - BARS * (bottom - top), bottom);
  const ink = 255 - Math.min(...light.slice(Math.max(0, Math.floor(left)), Math.ceil(right)));
  /** @param {number} x how dark it is there, from 0 to 1 */
  const dark = (x) => {
    const at = Math.floor(x - 0.5);
    const share = x - 0.5 - at;
    const mean = (1 - share) * (light[at] ?? 255) + share * (light[at + 1] ?? 255);
    return ink > 0 ? (255 - mean) / ink : 0;
  };
  let found = "";
  for (let room = Math.ceil((left - phase) / pitch - ASIDE_OF); ; room += 1) {
    const middle = phase + room * pitch;
    if (middle > right + ASIDE_OF * pitch) return found;
    let most = 0;
    for (let off = -ASIDE; off <= ASIDE; off += ASIDE / 4) {
      const x = middle + off * pitch;
      const beside = [dark(x - STEM * pitch), dark(x + STEM * pitch)];
      const two = Math.min(...beside) - dark(x);
      const one = dark(x) - Math.max(...beside);
      if (Math.max(one, two) > Math.abs(most)) most = one > two ? one : -two;
    }
    /** @param {number[]} columns @param {number} off how dark they are at most so near the middle */
    const darkest = (columns, off) =>
      255 -
      Math.min(...columns.slice(Math.max(0, Math.round(middle - off)), Math.round(middle + off)));
    const isEmpty =
      darkest(light, ROOM * pitch) < FAINT * ink && darkest(higher, BAR * pitch) < FAINT_BAR * ink;
    // Only what is beyond its middle reaches into the room at an end: a W does.
    if (isEmpty && (middle < left - 1 || middle > right + 1)) continue;
    if (isEmpty) found += " ";
    else found += Math.abs(most) < PLAIN ? "x" : most > 0 ? "m" : "n";
  }
}

/**
 * A typewriter's line with its letters further apart: those that touch are parted.
 *
 * @param {Gray} picture
 * @param {[number, number]} typed how much room a letter has, and where one has its middle
 * @param {[number, number, number, number]} cell the edges of the line
 * @returns {Gray}
 */
export function setApart({ width, height, data }, [pitch, phase], [left, top, right, bottom]) {
  const [first, last] = [Math.max(0, Math.floor(top) - 1), Math.min(height, Math.ceil(bottom) + 1)];
  const from = Math.ceil((left - 1 - phase) / pitch);
  const to = Math.floor((right + 1 - phase) / pitch);
  /** @param {number} room where it ends: near its edge, where least ink is */
  const end = (room) => {
    const edge = phase + (room + 0.5) * pitch;
    let [least, at] = [Infinity, Math.round(edge)];
    for (let x = Math.round(edge - SEAM * pitch); x <= edge + SEAM * pitch; x += 1) {
      let sum = Math.abs(x - edge) / pitch;
      for (let y = first; y < last; y += 1) sum += (255 - (data[y * width + x] ?? 255)) / 255;
      if (sum < least) [least, at] = [sum, x];
    }
    return at;
  };
  const ends = [Math.floor(Math.min(left, phase + (from - 0.5) * pitch)) - 1];
  for (let room = from; room < to; room += 1) ends.push(end(room));
  ends.push(Math.ceil(Math.max(right, phase + (to + 0.5) * pitch)) + 1);
  const apart = Math.round(SET_APART * pitch);
  const wide = (ends.at(-1) ?? 0) - (ends[0] ?? 0) + apart * (ends.length - 2);
  const made = new Uint8Array(Math.max(1, wide) * (last - first)).fill(255);
  for (let room = 1; room < ends.length; room += 1) {
    for (let x = ends[room - 1] ?? 0; x < (ends[room] ?? 0); x += 1) {
      if (x < 0 || x >= width) continue;
      const place = x - (ends[0] ?? 0) + apart * (room - 1);
      for (let y = first; y < last; y += 1) {
        made[(y - first) * wide + place] = data[y * width + x] ?? 255;
      }
    }
  }
  return { width: wide, height: last - first, data: made };
}

/**
 * Whether letters beside each other are as far apart as any others.
 *
 * @param {{x0: number, x1: number, y0: number, y1: number}[]} letters
 * @param {number} pitch
 */
function isEven(letters, pitch) {
  const sorted = [...letters].sort((one, other) => one.x0 + one.x1 - other.x0 - other.x1);
  let [right, all] = [0, 0];
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      const apart = (other.x0 + other.x1 - one.x0 - one.x1) / 2 / pitch;
      if (apart > 1.5) break;
      if (Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) < 0.4 * (one.y1 - one.y0)) {
        continue;
      }
      all += 1;
      if (Math.abs(apart - 1) < OFF) right += 1;
      break;
    }
  }
  return all > ENOUGH / 2 && right > NEXT * all;
}
