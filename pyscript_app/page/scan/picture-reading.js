// What there is to be seen in a picture: it is cleaned, then its words are read, then single cells.

import { capitalHeight, inkPieces, isSideways, isText, letterHeight } from "./ink-pieces.js";
import { BLOCK, CHARACTER, LINE, WORD } from "./letter-reader.js";
import { blackOnWhite } from "./flat-colors.js";
import { blurred, cut, darker, gray, narrower, scaled, sharper, turnedBy } from "./gray-picture.js";
import { mayHoldColumns, mayHoldLetters } from "./text-check.js";
import { darkSheet, withWhitePaper, invertBands, withEvenLight, threshold } from "./paper-light.js";
import { withoutNoise } from "./camera-noise.js";
import { removeDots, removeFrames, removeRules, tidy } from "./table-rules.js";
import { shapesOf } from "./letter-shapes.js";
import { straight, viewOf } from "./tilt.js";
import { inRooms, middleInLine, middleOfRooms, pitchAndCuts, setApart } from "./typewriter.js";

/** @import { Gray } from "./gray-picture.js" */
/** @import { Reader } from "./letter-reader.js" */
/** @import { Part } from "./letter-shapes.js" */

/** Tesseract reads letters best that are so high. */
const BEST = 30;
const MARGIN = 20;
/** Nothing is made larger than this, in times and in pixels. */
const MOST = 4;
const MOST_PIXELS = 24_000_000;
/** So far apart at most is what belongs to one cell, in heights of a letter: the parts of a result or
 * of a number, and the words of a name, whose blanks are to be seen. */
const CLOSE = 0.4;
const APART = 1.5;
/** What is white around a cell that is read alone, in pixels. */
const ROOM = 12;
/** So long must a line be to be a rule: in heights of a letter, and in pixels. */
const RULE = 5;
const SHORTEST = 60;
/** Half of a dark sheet is darker than this. */
const DARK = 128;
/** Words that are upright are surer than this, on the whole. */
const CERTAIN = 0.62;

/** So much smaller, or narrower, are letters that are looked at again. */
const SMALLER = 0.7;
const NARROWER = 0.85;

/**
 * The ways to enlarge a cell. Blurred, dots are lines; with more ink, periods are seen.
 *
 * @type {((piece: Gray, scale: number) => Gray)[]}
 */
const WAYS = [
  plainly,
  (piece, scale) => sharper(piece, scale, ROOM),
  (piece, scale) => darker(blurred(sharper(piece, scale, ROOM))),
  (piece, scale) => blurred(sharper(piece, SMALLER * scale, ROOM)),
  (piece, scale) => narrower(blurred(sharper(piece, scale, ROOM)), NARROWER),
];
/** In this way nothing is read: it is asked what is in the rooms of a typewriter's letters. */
const ROOMS = WAYS.length;
/** In this way those are set apart before they are read. */
const SET_APART = ROOMS + 1;

/**
 * @typedef {object} PictureReading
 * @property {[string, number, number, number, number, number][]} words text, confidence, edges
 * @property {[number, number, number, number][]} ink the edges of each piece
 * @property {number[]} shapes which shape each piece has: equal ones have the same number; 0 for none
 * @property {[number, Part[], number][]} parts the letters of which a shape may consist, and how much
 *   alike those they are
 * @property {number[]} round the shapes that can only be an O
 * @property {[number, number, number, number][]} rules the edges of upright rules
 * @property {number} letter how high a letter is
 * @property {[number, number]} size how wide and high it is; 0 where its edges say nothing
 * @property {[number, number]} typed on a typewriter, how much room a letter has, and where one has
 *   its middle; else nothing
 * @property {boolean} sideways whether its lines ran up or down
 * @property {Gray | null} upright the picture that the edges are of, where that was turned
 * @property {Gray} clean the picture without rules
 * @property {number} dark what is darker is ink
 */

/**
 * @param {{width: number, height: number, data: Uint8ClampedArray}} image
 * @param {Reader} reader
 * @param {(part: number) => void} [onpart] gets how much has been read, 0 to 1
 * @returns {PictureReading}
 */
export function readPicture(image, reader, onpart) {
  const { quiet, photo } = withoutNoise(gray(image));
  const sheet = onDark(quiet, photo) ?? quiet;
  const first = readUpright(sheet, photo, 0, reader, onpart);
  if (!first.words.length || sureness(first) > CERTAIN) return first;
  // Upside down, nothing makes sense; nor where it was turned to the wrong side.
  const turned = first.sideways ? 3 : 2;
  const second = readUpright(sheet, photo, turned, reader, onpart);
  return sureness(second) > sureness(first) ? second : first;
}

/**
 * A photo of a dark sheet, or of a screen in dark mode, as one of a light sheet; null if it is none.
 *
 * @param {Gray} picture
 * @param {boolean} photo whether it is one by its noise; of what a good camera takes colors tell
 */
function onDark(picture, photo) {
  const { width, height, data } = picture;
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = Math.floor(height / 4); y < (3 * height) / 4; y += 2) {
    for (let x = Math.floor(width / 4); x < (3 * width) / 4; x += 2) {
      const value = data[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      all += 1;
    }
  }
  let middle = 0;
  for (let sum = counts[0] ?? 0; sum < all / 2; sum += counts[middle] ?? 0) middle += 1;
  if (middle >= DARK || (!photo && blackOnWhite(picture))) return null;
  const made = darkSheet(picture);
  return lettersOf(made) > lettersOf(picture) ? made : null;
}

/**
 * How large a part of the pieces of ink in a photo is as high as letters; 0 where there are few.
 *
 * @param {Gray} picture
 */
function lettersOf(picture) {
  const even = withWhitePaper(withEvenLight(picture));
  const { dark, faint } = threshold(even, true);
  const pieces = inkPieces(even, dark).filter(({ darkest }) => darkest <= faint);
  const letter = letterHeight(pieces);
  const high = pieces.filter(({ y0, y1 }) => y1 - y0 > 0.6 * letter && y1 - y0 < 1.6 * letter);
  return isText(pieces, letter) ? high.length / pieces.length : 0;
}

/**
 * How sure words are, on the whole: those that may be words.
 *
 * @param {PictureReading} picture
 */
function sureness({ words }) {
  let [sure, all] = [0, 0];
  for (const [text, confidence] of words) {
    const letters = text.replace(/[^A-Za-z0-9]/g, "").length;
    if (!letters) continue;
    sure += confidence * letters;
    all += letters;
  }
  return all ? sure / all : 0;
}

/**
 * @param {Gray} quiet
 * @param {boolean} noisy
 * @param {number} quarters so often it is turned, by 90° to the right
 * @param {Reader} reader
 * @param {(part: number) => void} [onpart]
 * @returns {PictureReading}
 */
function readUpright(quiet, noisy, quarters, reader, onpart) {
  const way = turnedBy(quiet, quarters);
  const flat = noisy ? null : blackOnWhite(way);
  let seen = flat ?? withEvenLight(way);
  const rough = flat ? seen : withWhitePaper(seen);
  const first = threshold(rough, noisy);
  const pieces = inkPieces(rough, first.dark).filter(
    ({ darkest }) => !noisy || darkest <= first.faint,
  );
  const before = letterHeight(pieces);
  // In a photo, letters may be white on a sheet that is dark: then they are no pieces yet.
  if (flat && !isText(pieces, before)) return nothing(seen);
  // In noise nothing is level, and to find that out takes longest.
  if (!mayHoldLetters(pieces, before, rough)) return nothing(seen);
  if (!quarters && isSideways(pieces, before)) {
    return { ...readUpright(quiet, noisy, 1, reader, onpart), sideways: true };
  }
  const view = viewOf(pieces, before, seen, noisy, flat !== null);
  if (view) seen = straight(seen, view);
  const photo = noisy || view !== null;
  if (!flat) invertBands(seen);
  const clean = flat && !view ? seen : withWhitePaper(seen);
  const tones = threshold(clean, photo);
  const { dark } = tones;
  // Where it was made straight or turned, the edges are of what it became.
  const upright = view || quarters ? { ...clean, data: clean.data.slice() } : null;
  const long = Math.max(SHORTEST, RULE * before);
  // In a photo rules are not quite straight: runs of pixels would leave pieces of them. Elsewhere
  // rules may be paler than any letter; what is pale and long is no letter.
  // Where much is in small print, letters of the table are longer than most, and no rules.
  const capital = capitalHeight(pieces, before);
  const rules = photo
    ? tidy(clean, tones, before)
    : [
        ...removeRules(clean, (dark + 255) / 2, capital, long, false),
        ...removeRules(clean, dark, capital, long),
      ];
  if (!photo) {
    for (const ink of [(dark + 255) / 2, dark]) removeFrames(clean, ink, before);
    removeDots(clean, dark, before);
  }
  const { pitch, phase, cuts } = pitchAndCuts(clean, dark, before);
  const found = shapesOf(clean, dark, letterHeight, cuts);
  const { found: ink, letter: high, shapes, parts, round } = found;
  const letter = high || BEST;
  if (!mayHoldLetters(ink, letter, clean) || !mayHoldColumns(ink, letter)) return nothing(clean);
  const page = { width: clean.width, height: clean.height };
  const room = Math.sqrt(MOST_PIXELS / (page.width * page.height));
  const scale = Math.min(MOST, BEST / letter, room);
  const words = reader.words(scaled(clean, scale, MARGIN), BLOCK, "", onpart);
  return {
    words: words.map(({ text, confidence, box }) => {
      const [left, top, right, bottom] = box.map((edge) => (edge - MARGIN) / scale);
      return [text, confidence, left ?? 0, top ?? 0, right ?? 0, bottom ?? 0];
    }),
    ink: ink.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1]),
    shapes,
    parts,
    round,
    rules,
    letter,
    // In a photo, the sheet ends before the picture does.
    size: photo ? [0, 0] : [page.width, page.height],
    typed: [pitch, phase],
    upright,
    clean,
    dark,
    sideways: false,
  };
}

/** @param {Gray} clean @returns {PictureReading} that of a picture without a text */
const nothing = (clean) => ({
  words: [],
  ink: [],
  shapes: [],
  parts: [],
  round: [],
  rules: [],
  letter: BEST,
  size: [0, 0],
  typed: [0, 0],
  upright: null,
  clean,
  dark: 0,
  sideways: false,
});

/**
 * @param {Gray} piece
 * @param {number} scale
 */
function plainly(piece, scale) {
  return scaled(piece, scale, ROOM);
}

/**
 * How much room the letters of a typewriter's line have, and where one has its middle.
 *
 * @param {Pick<PictureReading, "ink" | "typed">} picture
 * @param {[number, number, number, number]} line its edges, or those of a part of its height
 * @returns {[number, number]}
 */
function roomsOf({ ink, typed }, line) {
  const [pitch] = typed;
  // On a screen, too, letters are put at whole pixels, and a little more at the end of a line.
  return [pitch, middleInLine(ink, [pitch, middleOfRooms(ink, typed)], line)];
}

/**
 * Read a cell alone.
 *
 * @param {PictureReading} picture
 * @param {[number, number, number, number, string, number]} cell its edges, the letters it may have,
 *   and in which of the {@link WAYS} it is enlarged: two that agree are surer than one
 * @param {Reader} reader
 * @returns {[string, number]} the text and how sure it is
 */
export function readAgain({ clean, dark, letter, typed, ink }, cell, reader) {
  const [left, top, right, bottom, letters, way] = cell;
  if (way === ROOMS) {
    const rooms = roomsOf({ ink, typed }, [left, top, right, bottom]);
    return [inRooms(clean, rooms, [left, top, right, bottom]), 1];
  }
  const room = letters ? CLOSE : APART;
  const place = /** @type {[number, number, number, number]} */ ([left, top, right, bottom]);
  const piece =
    way === SET_APART
      ? setApart(clean, roomsOf({ ink, typed }, place), place)
      : cut(clean, place, dark, room * letter);
  const large = (WAYS[way] ?? plainly)(piece, Math.min(2 * MOST, 32 / letter));
  for (const mode of [LINE, WORD, CHARACTER]) {
    const words = reader.words(large, mode, letters);
    if (words.length) {
      const sure = Math.min(...words.map(({ confidence }) => confidence));
      return [words.map(({ text }) => text).join(" "), sure];
    }
  }
  return ["", 0];
}
