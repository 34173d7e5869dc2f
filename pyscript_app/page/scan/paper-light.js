// Light and shadow: paper becomes white, and what is white on dark becomes black on white.

import { between } from "./gray-picture.js";

/** @import { Gray } from "./gray-picture.js" */

/** A row of so much dark is one of a band; beside it, one of so much, in which letters are. */
const BAND = 0.5;
const BESIDE = 0.25;
/** Nothing lower is a band, in pixels: a rule, or the bars of bold letters. */
const LOWEST = 8;

/**
 * Turn white text on a dark band into black text on white: a heading, mostly.
 *
 * @param {Gray} picture changed in place
 */
export function invertBands({ width, height, data }) {
  const dark = Array.from({ length: height }, (_, y) => {
    let count = 0;
    for (let x = 0; x < width; x += 1) count += (data[y * width + x] ?? 0) < 128 ? 1 : 0;
    return count / width;
  });
  for (let y = 0; y < height; y += 1) {
    const begin = y;
    let most = 0;
    while (y < height && (dark[y] ?? 0) > BESIDE) {
      if ((dark[y] ?? 0) > BAND) most += 1;
      y += 1;
    }
    if (y - begin < LOWEST || most < (y - begin) / 3) continue;
    // Beside the band is paper.
    const across = [...Array(width).keys()].filter((x) => {
      let count = 0;
      for (let at = begin; at < y; at += 1) count += (data[at * width + x] ?? 0) < 128 ? 1 : 0;
      return count > BAND * (y - begin);
    });
    const [left, right] = [across[0] ?? 0, across.at(-1) ?? width - 1];
    const counts = new Uint32Array(256);
    for (let row = begin; row < y; row += 1) {
      for (let at = row * width + left; at <= row * width + right; at += 1) {
        const value = 255 - (data[at] ?? 0);
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    // What there is most of is its paper, which becomes white: as a gray corner it would be a rule.
    let paper = 0;
    const half = ((y - begin) * (right - left + 1)) / 2;
    for (let sum = counts[0] ?? 0; sum < half && paper < 255; sum += counts[paper] ?? 0) paper += 1;
    for (let row = begin; row < y; row += 1) {
      for (let at = row * width + left; at <= row * width + right; at += 1) {
        data[at] = Math.min(255, ((255 - (data[at] ?? 0)) * 255) / Math.max(paper, 1));
      }
    }
  }
}

/**
 * The light on a picture's paper, block by block: the lighter part of what is there.
 *
 * @param {Gray} picture
 * @param {number} side of a block, in pixels
 * @returns {{across: number, down: number, paper: Float32Array}}
 */
function blocks({ width, height, data }, side) {
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  const paper = new Float32Array(across * down);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const counts = new Uint32Array(256);
      let all = 0;
      const bottom = Math.min(height, (row + 1) * side);
      const right = Math.min(width, (column + 1) * side);
      for (let y = row * side; y < bottom; y += 1) {
        for (let x = column * side; x < right; x += 1) {
          const value = data[y * width + x] ?? 0;
          counts[value] = (counts[value] ?? 0) + 1;
          all += 1;
        }
      }
      let light = 255;
      for (let left = all * 0.2; light > 0; light -= 1) {
        left -= counts[light] ?? 0;
        if (left <= 0) break;
      }
      paper[row * across + column] = light;
    }
  }
  return { across, down, paper };
}

/**
 * Each block becomes what its neighborhood makes of it.
 *
 * @param {{across: number, down: number, paper: Float32Array}} blocks
 * @param {number} reach how many blocks away a neighbor may be
 * @param {(own: number, lightest: number, mean: number) => number} made
 */
function spread({ across, down, paper }, reach, made) {
  const result = new Float32Array(paper.length);
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      let [most, sum, count] = [0, 0, 0];
      for (let y = Math.max(0, row - reach); y <= Math.min(down - 1, row + reach); y += 1) {
        for (
          let x = Math.max(0, column - reach);
          x <= Math.min(across - 1, column + reach);
          x += 1
        ) {
          const value = paper[y * across + x] ?? 0;
          most = Math.max(most, value);
          sum += value;
          count += 1;
        }
      }
      const at = row * across + column;
      result[at] = made(paper[at] ?? 0, most, sum / count);
    }
  }
  return { across, down, paper: result };
}

/**
 * A picture as if its paper were lit evenly.
 *
 * @param {Gray} picture
 * @param {{across: number, down: number, paper: Float32Array}} light block by block
 * @param {number} side of a block
 * @returns {Gray}
 */
function dividedBy({ width, height, data }, { across, down, paper }, side) {
  const made = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const v = (y + 0.5) / side - 0.5;
    for (let x = 0; x < width; x += 1) {
      const light = between(paper, across, down, (x + 0.5) / side - 0.5, v);
      made[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * 255) / Math.max(light, 1));
    }
  }
  return { width, height, data: made };
}

/** @param {Gray} picture */
const sideOf = ({ width, height }) => Math.max(16, Math.round(Math.max(width, height) / 40));

/**
 * Take away what light falls unevenly: bands and walls stay dark beside the paper.
 *
 * @param {Gray} picture
 * @returns {Gray}
 */
export function withEvenLight(picture) {
  const side = sideOf(picture);
  const lightest = spread(blocks(picture, side), 2, (_, most) => most);
  return dividedBy(
    picture,
    spread(lightest, 2, (_, __, mean) => Math.max(mean, 40)),
    side,
  );
}

/**
 * Make paper white wherever it is, in light and shadow.
 *
 * @param {Gray} picture
 * @returns {Gray}
 */
export function withWhitePaper(picture) {
  const side = sideOf(picture);
  // A block that is all ink takes after its neighbors.
  const made = (/** @type {number} */ own, /** @type {number} */ most) =>
    Math.max((most + 2 * own) / 3, 40);
  return dividedBy(picture, spread(blocks(picture, side), 1, made), side);
}

/** Letters are no more than so large a part of what is around them, and so light at least. */
const LETTERS = 0.04;
const AGAINST = 24;
/** Nothing in a letter is so much lighter than most of it. */
const GLARING = 1.8;

/**
 * A dark sheet with light letters, as black letters on white: how light letters are differs with the
 * light that falls on them.
 *
 * @param {Gray} picture
 * @returns {Gray}
 */
export function darkSheet({ width, height, data }) {
  const side = sideOf({ width, height, data });
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  const paper = new Float32Array(across * down);
  const letters = new Float32Array(across * down);
  for (let at = 0; at < paper.length; at += 1) {
    const [row, column] = [Math.floor(at / across), at % across];
    const counts = new Uint32Array(256);
    let all = 0;
    for (let y = row * side; y < Math.min(height, (row + 1) * side); y += 1) {
      for (let x = column * side; x < Math.min(width, (column + 1) * side); x += 1) {
        const value = data[y * width + x] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
        all += 1;
      }
    }
    /** @param {number} part */
    const level = (part) => {
      let value = 0;
      for (let left = part * all - (counts[0] ?? 0); left > 0 && value < 255;) {
        value += 1;
        left -= counts[value] ?? 0;
      }
      return value;
    };
    paper[at] = level(0.4);
    letters[at] = level(1 - LETTERS);
  }
  const middle = median([...paper]);
  // Where no letters are, those near by tell; and what is light all over is no sheet.
  const near = spreadOf({ across, down, paper: letters }, 3, (some, at) => {
    const good = some.filter((one) => {
      const own = letters[one] ?? 0;
      return own - (paper[one] ?? 0) > AGAINST && (paper[one] ?? 0) < middle + AGAINST;
    });
    return good.length ? median(good.map((one) => letters[one] ?? 0)) : (letters[at] ?? 0);
  });
  const made = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const v = (y + 0.5) / side - 0.5;
    for (let x = 0; x < width; x += 1) {
      const u = (x + 0.5) / side - 0.5;
      const dark = between(paper, across, down, u, v);
      const light = Math.max(between(near, across, down, u, v), dark + 2 * AGAINST);
      const part = ((data[y * width + x] ?? 0) - dark) / (light - dark);
      // What is lighter than letters are is around the sheet.
      const none = dark > middle + 2 * AGAINST || part > GLARING;
      made[y * width + x] = none ? 255 : 255 * (1 - Math.min(1, Math.max(0, part)));
    }
  }
  return { width, height, data: made };
}

/** @param {number[]} values */
const median = (values) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * @param {{across: number, down: number, paper: Float32Array}} blocks
 * @param {number} reach
 * @param {(neighbors: number[], own: number) => number} made
 */
function spreadOf({ across, down, paper }, reach, made) {
  return paper.map((_, at) => {
    const [row, column] = [Math.floor(at / across), at % across];
    const some = [];
    for (let y = Math.max(0, row - reach); y <= Math.min(down - 1, row + reach); y += 1) {
      const [from, to] = [Math.max(0, column - reach), Math.min(across - 1, column + reach)];
      for (let x = from; x <= to; x += 1) some.push(y * across + x);
    }
    return made(some, at);
  });
}

/** So much lighter on one side than on the other is an edge of ink, not noise on a wall. */
const EDGE = 80;

/**
 * The value that tells ink from paper best (Otsu).
 *
 * @param {Gray} picture
 * @param {boolean} photo only the edges of ink matter there: around the sheet may be a wall
 * @returns {{dark: number, faint: number}} what is darker is ink; what is nowhere darker than this is
 *   noise in a photo
 */
export function threshold({ width, height, data }, photo) {
  const counts = new Float64Array(256);
  let all = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const [left, right] = [data[at - 1] ?? 0, data[at + 1] ?? 0];
      const [above, below] = [data[at - width] ?? 0, data[at + width] ?? 0];
      if (photo && Math.abs(left - right) + Math.abs(above - below) < EDGE) continue;
      for (const value of [left, right, above, below]) counts[value] = (counts[value] ?? 0) + 1;
      all += 4;
    }
  }
  let sum = 0;
  for (let value = 0; value < 256; value += 1) sum += value * (counts[value] ?? 0);
  let dark = 0;
  let darkSum = 0;
  let best = -1;
  let found = 128;
  let ink = 0;
  for (let value = 0; value < 255; value += 1) {
    dark += counts[value] ?? 0;
    darkSum += value * (counts[value] ?? 0);
    const light = all - dark;
    if (!dark || !light) continue;
    const apart = darkSum / dark - (sum - darkSum) / light;
    const between = dark * light * apart * apart;
    if (between > best) {
      best = between;
      found = value;
      ink = darkSum / dark;
    }
  }
  const edge = Math.min(Math.max(found + 1, 90), 215);
  return { dark: edge, faint: (ink + edge) / 2 };
}
