import assert from "node:assert/strict";
import { test } from "node:test";
import { removeDots, removeFrames, tidy } from "../../pyscript_app/page/scan/table-rules.js";

const [WIDE, HIGH, LETTER] = [60, 30, 10];

test("a dot of a rule is taken away, and a period stays", () => {
  const data = new Uint8Array(WIDE * HIGH).fill(255);
  const [period, rule, thick] = [15 * WIDE + 17, 15 * WIDE + 40, 22 * WIDE + 40];
  for (let y = 6; y < 16; y += 1) data.fill(0, y * WIDE + 8, y * WIDE + 15);
  for (const at of [period, rule, thick, thick + 1]) data[at] = 0;
  removeDots({ width: WIDE, height: HIGH, data }, 128, LETTER);
  assert.deepEqual(
    [period, rule, thick].map((at) => data[at]),
    [0, 255, 0],
  );
});

test("the frame of a narrow cell is taken away, and what is in it and a large O stay", () => {
  const data = new Uint8Array(WIDE * HIGH).fill(255);
  for (let y = 0; y < HIGH; y += 1) {
    for (let x = 0; x < WIDE; x += 1) {
      const frame = y >= 4 && y < 24 && x >= 4 && x < 22 && (y < 7 || y >= 21 || x < 7 || x >= 19);
      const far = Math.hypot(x - 44, y - 14);
      if (frame || (far > 7 && far < 10)) data[y * WIDE + x] = 0;
    }
  }
  const [frame, sign, round] = [5 * WIDE + 12, 14 * WIDE + 12, 6 * WIDE + 44];
  data[sign] = 0;
  removeFrames({ width: WIDE, height: HIGH, data }, 128, LETTER);
  assert.deepEqual(
    [frame, sign, round].map((at) => data[at]),
    [255, 0, 0],
  );
});

/** A photo of two lines of letters that are 20 high, and of what else there is: left, top, size, shade. */
const photo = (/** @type {number[][]} */ more) => {
  const [width, height] = [240, 120];
  const data = new Uint8Array(width * height).fill(255);
  /** @param {number[]} box */
  const draw = ([left = 0, top = 0, wide = 0, high = 0, shade = 0]) => {
    for (let y = top; y < top + high; y += 1) {
      data.fill(shade, y * width + left, y * width + left + wide);
    }
  };
  for (const top of [10, 80]) for (const left of [10, 30, 50, 70]) draw([left, top, 12, 20]);
  more.forEach(draw);
  const picture = { width, height, data };
  tidy(picture, { dark: 128, faint: 64 }, 20);
  return more.map(([left = 0, top = 0]) => (data[top * width + left] ?? 255) < 128);
};

test("rests of a rule between two lines of text are taken away, and dashes stay", () => {
  const rests = [20, 50, 80].map((left) => [left, 50, 8, 3]);
  const dashes = [100, 112, 124].map((left) => [left, 19, 8, 3]);
  const accent = [34, 5, 4, 3];
  assert.deepEqual(photo([...rests, ...dashes, accent]), [
    ...[false, false, false],
    ...[true, true, true],
    true,
  ]);
  // Two may be anything.
  assert.deepEqual(photo(rests.slice(1)), [true, true]);
});

test("a period that is as pale as noise is seen, and noise is not", () => {
  const [period, alone, high] = [
    [84, 27, 3, 3, 170],
    [150, 50, 3, 3, 170],
    [84, 85, 3, 3, 170],
  ];
  assert.deepEqual(photo([period, alone, high]), [true, false, false]);
  const noise = [90, 31, 3, 3, 170];
  assert.deepEqual(photo([period, noise]), [false, false]);
});
