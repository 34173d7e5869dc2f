// Rules and frames of tables: letters are hardly read beside them.

import { inkPieces, capitalHeight } from "./ink-pieces.js";

/** @import { InkPiece } from "./ink-pieces.js" */
/** @import { Gray } from "./gray-picture.js" */

/** No stroke of a letter is longer, in heights of a letter: what is may be a piece of a rule. */
const PIECE = 1.25;
/** In one line, pieces must add up to so much: a single one may be of a title's letter. */
const ADDED = 6;

/**
 * Take straight rules away: cells between rules are hardly read else. A rule is a long run of ink,
 * or many shorter ones in a line: the frames of cells, bars between columns of text.
 *
 * @param {Gray} picture changed in place
 * @param {number} ink what is darker is ink
 * @param {number} letter how high a letter is
 * @param {number} long a run of so many pixels is a rule
 * @param {boolean} [pieces] whether shorter runs in a line are one, too
 * @returns {[number, number, number, number][]} the edges of the upright ones
 */
export function removeRules({ width, height, data }, ink, letter, long, pieces = true) {
  const rule = new Uint8Array(width * height);
  /**
   * @param {number} lines
   * @param {number} along
   * @param {number} step from line to line
   * @param {number} next along a line
   * @param {number} least
   * @returns {number[][]} runs: line, begin, end
   */
  const mark = (lines, along, step, next, least) => {
    /** @type {number[][]} */
    const runs = [];
    const sums = new Float64Array(lines);
    for (let line = 0; line < lines; line += 1) {
      let begin = -1;
      for (let at = 0; at <= along; at += 1) {
        const dark = at < along && (data[line * step + at * next] ?? 255) < ink;
        if (dark) {
          if (begin < 0) begin = at;
        } else if (begin >= 0) {
          if (at - begin > PIECE * letter) {
            runs.push([line, begin, at]);
            sums[line] = (sums[line] ?? 0) + at - begin;
          }
          begin = -1;
        }
      }
    }
    return runs.filter(([line = 0, begin = 0, end = 0]) => {
      const sum = Math.max(sums[line - 1] ?? 0, sums[line] ?? 0, sums[line + 1] ?? 0);
      if (end - begin <= least && !(pieces && sum >= ADDED * letter)) return false;
      for (let at = begin; at < end; at += 1) rule[line * step + at * next] = 1;
      return true;
    });
  };
  mark(height, width, width, 1, long);
  const upright = mark(width, height, 1, width, long * 0.7);
  for (let at = 0; at < data.length; at += 1) if (rule[at]) data[at] = 255;
  return upright.map(([x = 0, top = 0, bottom = 0]) => [x, top, x + 1, bottom]);
}

/** Larger than this, in heights of a letter, is a frame or a rule, if it is thin or mostly empty. */
const LARGE = 6;
const THIN = 0.35;
const EMPTY = 0.3;
/** What is so high, and whose ink is but for so much at its edges, is the frame of a single cell. */
const CELL = 1.6;
const INSIDE = 0.1;
/** A frame has so much of its outline, and an O has not. */
const OUTLINE = 0.8;
/** What is so large both ways, and mostly empty, is the frames of a few cells, or of all. */
const CELLS = 2;
/** So far from it, in heights of a letter, a period is near one. */
const NEAR = 0.5;
/** What is so thin, and higher than this, is a bar between columns of text: in heights of a capital. */
const BARS = [
  [0.25, 1.25],
  [0.4, 1.4],
];

/**
 * Clean a photo of what is no letter: frames of tables and rules that are not quite straight, the
 * wall around the sheet, creases and noise.
 *
 * @param {Gray} picture changed in place
 * @param {{dark: number, faint: number}} tones what is darker is ink, or at its darkest but noise
 * @param {number} letter how high a letter is
 * @returns {[number, number, number, number][]} the edges of upright bars
 */
export function tidy(picture, { dark, faint }, letter) {
  const { width, height, data } = picture;
  /** @type {[number, number, number, number][]} */
  const bars = [];
  // Rules are mostly lighter than letters.
  const pale = (dark + 255) / 2;
  /** @type {{piece: InkPiece, places: number[]}[]} */
  const small = [];
  inkPieces(picture, pale, (piece, places) => {
    const { x0, y0, x1, y1, area } = piece;
    const [wide, high] = [x1 - x0, y1 - y0];
    const [less, more] = [Math.min(wide, high), Math.max(wide, high)];
    if (more <= PERIOD * letter && area >= POINTS) small.push({ piece, places });
    const cell = less > CELL * letter && isHollow(piece, places, width, THIN * letter);
    const hollow = less > CELLS * letter && area <= EMPTY * wide * high;
    if (more < LARGE * letter && !cell && !hollow) return;
    const thin = less < THIN * letter || (area < THIN * letter * more && less < letter);
    if (cell || thin || hollow) {
      // Frames part no columns: those of some cells hang together, and show no line between them.
      whiten(picture, places);
    } else if (x0 === 0 || y0 === 0 || x1 === width || y1 === height) {
      // Of a wall, or a band at the edge, what is written there stays.
      for (const at of places) if ((data[at] ?? 0) >= dark) data[at] = 255;
    }
  });
  const capital = capitalHeight(inkPieces(picture, dark), letter);
  /** @type {InkPiece[]} */
  const letters = [];
  /** @type {{piece: InkPiece, places: number[]}[]} */
  const low = [];
  inkPieces(picture, dark, (piece, places) => {
    const { x0, y0, x1, y1, darkest } = piece;
    const [wide, high] = [(x1 - x0) / capital, (y1 - y0) / capital];
    if (BARS.some(([thick = 0, long = 0]) => wide < thick && high > long)) {
      bars.push([x0, y0, x1, y1]);
      whiten(picture, places);
    } else if (darkest > faint) {
      for (const at of places) data[at] = 255;
    } else if (y1 - y0 < LOW * letter) low.push({ piece, places });
    else if (y1 - y0 > HIGH * letter) letters.push(piece);
  });
  for (const { places } of restsOf(low, letters, letter)) whiten(picture, places);
  // Blurred as they are, nobody would see them.
  for (const { places } of periodsOf(small, letters, letter)) for (const at of places) data[at] = 0;
  for (const [at, value] of data.entries()) {
    if (value >= pale) data[at] = 255;
    else if (value > dark) data[at] = dark + ((value - dark) * (255 - dark)) / (pale - dark);
  }
  return bars;
}

/** Rests of a rule are lower than this, and letters are higher: in heights of a letter, as all here. */
const LOW = 0.2;
const HIGH = 0.6;
/** Of so many beside each other, so near in all, none is further above or below another. */
const RESTS = 3;
const ROW = 6;
const LEVEL = 0.15;
/** A line of text that is above or below has no letter at their height, however far away in it; and
 * what is no further above a letter is an accent of it. */
const FAR = 12;
const ACCENT = 0.35;
/** Where so much is low, it is dust. */
const DUST = 5000;

/**
 * The rests of rules that are so pale that light and shadow broke them: between two lines of text.
 *
 * @template {{piece: InkPiece}} Low
 * @param {Low[]} low what is low
 * @param {InkPiece[]} letters
 * @param {number} letter how high a letter is
 * @returns {Low[]}
 */
function restsOf(low, letters, letter) {
  if (low.length > DUST) return [];
  const between = low.filter(({ piece: { x0, y0, x1, y1 } }) =>
    letters.every(
      (one) =>
        Math.max(one.x0 - x1, x0 - one.x1) > FAR * letter ||
        y0 > one.y1 + LEVEL * letter ||
        (y1 < one.y0 - LEVEL * letter &&
          (y1 < one.y0 - ACCENT * letter || x0 > one.x1 || x1 < one.x0)),
    ),
  );
  return between.filter(({ piece: { x0, y0 } }) => {
    const near = between.filter(
      ({ piece }) =>
        Math.abs(piece.y0 - y0) < LEVEL * letter && Math.abs(piece.x0 - x0) < ROW * letter,
    );
    return near.length >= RESTS;
  });
}

/** A period has so many points, and is no larger; so near a letter it is, beside its foot, and so far
 * from what else is as small: in heights of a letter. */
const POINTS = 3;
const PERIOD = 0.25;
const BESIDE = 0.35;
const FOOT = 0.1;
const ALONE = 0.5;

/**
 * What can only be a period: of small print in a photo it is as pale as noise.
 *
 * @template {{piece: InkPiece}} Small
 * @param {Small[]} small what is so small
 * @param {InkPiece[]} letters
 * @param {number} letter how high a letter is
 * @returns {Small[]}
 */
function periodsOf(small, letters, letter) {
  if (small.length > DUST) return [];
  const near = ALONE * letter;
  return small.filter((own) => {
    const { x0, y0, x1, y1 } = own.piece;
    const beside = letters.some(
      (one) =>
        x0 >= one.x1 && x0 - one.x1 < BESIDE * letter && Math.abs(y1 - one.y1) <= FOOT * letter,
    );
    return (
      beside &&
      small.every(
        ({ piece }) =>
          piece === own.piece ||
          Math.max(piece.x0 - x1, x0 - piece.x1) > near ||
          Math.max(piece.y0 - y1, y0 - piece.y1) > near,
      )
    );
  });
}

/**
 * Take away frames around single cells: the chosen one of a spreadsheet.
 *
 * @param {Gray} picture changed in place
 * @param {number} ink what is darker is ink
 * @param {number} letter how high a letter is
 */
export function removeFrames(picture, ink, letter) {
  const { width } = picture;
  inkPieces(picture, ink, (piece, places) => {
    const { x0, y0, x1, y1, area } = piece;
    const [wide, high] = [x1 - x0, y1 - y0];
    if (Math.min(wide, high) < CELL * letter) return;
    // That of a narrow cell has not much in it.
    const outline = places.length - within(piece, places, width, 1).length;
    const edged = outline >= OUTLINE * 2 * (wide + high - 2);
    if (!edged && area > EMPTY * wide * high) return;
    if (isHollow(piece, places, width, THIN * letter)) whiten(picture, places);
  });
}

/**
 * The places of a piece that are further than so from its edges.
 *
 * @param {Pick<InkPiece, "x0" | "y0" | "x1" | "y1">} piece
 * @param {number[]} places
 * @param {number} width of the picture
 * @param {number} edge
 */
const within = ({ x0, y0, x1, y1 }, places, width, edge) =>
  places.filter((at) => {
    const x = at % width;
    const y = (at - x) / width;
    return x >= x0 + edge && x < x1 - edge && y >= y0 + edge && y < y1 - edge;
  });

/**
 * Whether a piece has hardly any ink but at its edges.
 *
 * @param {Omit<InkPiece, "darkest">} piece
 * @param {number[]} places
 * @param {number} width of the picture
 * @param {number} edge
 */
const isHollow = (piece, places, width, edge) =>
  within(piece, places, width, edge).length <= INSIDE * piece.area;

/**
 * Take away single dots that are near no letter: of a rule that is too pale to be seen, they are left
 * where another crosses it.
 *
 * @param {Gray} picture changed in place
 * @param {number} ink what is darker is ink
 * @param {number} letter how high a letter is
 */
export function removeDots(picture, ink, letter) {
  /** @type {number[]} */
  const dots = [];
  const pieces = inkPieces(picture, ink, ({ area }, [at = 0]) => {
    if (area === 1) dots.push(at);
  });
  const near = NEAR * letter;
  /** What may be near a dot, by the band that it is in: noise is all dots. @type {InkPiece[][]} */
  const bands = [];
  /** @param {number} y */
  const bandOf = (y) => Math.max(0, Math.floor(y / near));
  for (const piece of pieces) {
    for (let band = bandOf(piece.y0 - near); band <= bandOf(piece.y1 + near); band += 1) {
      (bands[band] ??= []).push(piece);
    }
  }
  for (const at of dots) {
    const x = at % picture.width;
    const y = (at - x) / picture.width;
    const around = (bands[bandOf(y)] ?? []).filter(
      ({ x0, y0, x1, y1 }) => x0 < x + near && x < x1 + near && y0 < y + near && y < y1 + near,
    );
    // It is one of them itself.
    if (around.length === 1) whiten(picture, [at]);
  }
}

/**
 * Make some places white, and those beside them: edges are blurred.
 *
 * @param {Gray} picture
 * @param {number[]} places
 */
function whiten({ width, height, data }, places) {
  for (const at of places) {
    data[at] = 255;
    const x = at % width;
    const y = (at - x) / width;
    if (x > 0) data[at - 1] = 255;
    if (x < width - 1) data[at + 1] = 255;
    if (y > 0) data[at - width] = 255;
    if (y < height - 1) data[at + width] = 255;
  }
}
