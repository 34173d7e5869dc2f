// What there is to be seen in a picture: it is cleaned, then its words are read, then single cells.

import { blobs, letterHeight } from "./blobs.js";
import { BLOCK, CHARACTER, LINE, WORD } from "./engine.js";
import { cut, gray, scaled } from "./gray.js";
import { lettered } from "./lettered.js";
import { evened, invertBands, lit, threshold } from "./light.js";
import { quieted } from "./noise.js";
import { removeRules, tidy } from "./rules.js";
import { straight, viewOf } from "./turned.js";

/** @import { Gray } from "./gray.js" */
/** @import { Reader } from "./engine.js" */

/** Tesseract reads letters best that are so high. */
const BEST = 30;
const MARGIN = 20;
/** Nothing is made larger than this, in times and in pixels. */
const MOST = 4;
const MOST_PIXELS = 24_000_000;
/** So long must a line be to be a rule: in heights of a letter, and in pixels. */
const RULE = 5;
const SHORTEST = 60;

/**
 * @typedef {object} Looked
 * @property {[string, number, number, number, number, number][]} words text, confidence, edges
 * @property {[number, number, number, number][]} ink the edges of each piece
 * @property {[number, number, number, number][]} rules the edges of upright rules
 * @property {number} letter how high a letter is
 * @property {Gray | null} upright the picture that the edges are of, where that was turned
 * @property {Gray} clean the picture without rules
 * @property {number} dark what is darker is ink
 */

/**
 * @param {{width: number, height: number, data: Uint8ClampedArray}} image
 * @param {Reader} reader
 * @param {(part: number) => void} [onpart] gets how much has been read, 0 to 1
 * @returns {Looked}
 */
export function looked(image, reader, onpart) {
  const { quiet, photo: noisy } = quieted(gray(image));
  let seen = lit(quiet);
  const rough = evened(seen);
  const first = threshold(rough, noisy);
  const pieces = blobs(rough, first.dark).filter(({ darkest }) => !noisy || darkest <= first.faint);
  const before = letterHeight(pieces);
  // In noise nothing is level, and to find that out takes longest.
  const none = { words: [], ink: [], rules: [], letter: before, upright: null };
  if (!lettered(pieces, before, rough)) return { ...none, clean: rough, dark: first.dark };
  const view = viewOf(pieces, before, seen, noisy);
  if (view) seen = straight(seen, view);
  const photo = noisy || view !== null;
  invertBands(seen);
  const clean = evened(seen);
  const tones = threshold(clean, photo);
  const { dark } = tones;
  // Where it was made straight, the edges are of what it became.
  const upright = view ? { ...clean, data: clean.data.slice() } : null;
  const long = Math.max(SHORTEST, RULE * before);
  // In a photo rules are not quite straight: runs of pixels would leave pieces of them. Elsewhere
  // rules may be paler than any letter; what is pale and long is no letter.
  const rules = photo
    ? tidy(clean, tones, before)
    : [
        ...removeRules(clean, (dark + 255) / 2, before, long, false),
        ...removeRules(clean, dark, before, long),
      ];
  const ink = blobs(clean, dark);
  const letter = letterHeight(ink) || BEST;
  if (!lettered(ink, letter, clean)) return { ...none, clean, dark };
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
    rules,
    letter,
    upright,
    clean,
    dark,
  };
}

/**
 * Read a cell alone.
 *
 * @param {Looked} looked
 * @param {[number, number, number, number, string]} cell its edges, and the letters it may have
 * @param {Reader} reader
 * @returns {[string, number]} the text and how sure it is
 */
export function readAgain({ clean, dark, letter }, [left, top, right, bottom, letters], reader) {
  const piece = cut(clean, [left, top, right, bottom], dark, letter);
  const large = scaled(piece, Math.min(2 * MOST, 32 / letter), 12);
  for (const mode of [LINE, WORD, CHARACTER]) {
    const words = reader.words(large, mode, letters);
    if (words.length) {
      const sure = Math.min(...words.map(({ confidence }) => confidence));
      return [words.map(({ text }) => text).join(" "), sure];
    }
  }
  return ["", 0];
}
