import assert from "node:assert/strict";
import { test } from "node:test";
import { inkPieces, isSideways, letterHeight } from "../../pyscript_app/page/scan/ink-pieces.js";
import { straight, viewOf } from "../../pyscript_app/page/scan/tilt.js";

const [WIDE, HIGH, ROWS, COLUMNS] = [760, 520, 14, 6];
const [LETTER, PITCH, APART] = [12, 26, 90];

/** Random numbers from 0 to 1, always the same. */
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A sheet of words, each of three letters, seen turned by `angle`, in perspective. */
function photo(angle, far, deep) {
  const data = new Uint8Array(WIDE * HIGH).fill(255);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  for (let row = 0; row < HIGH; row += 1) {
    for (let column = 0; column < WIDE; column += 1) {
      const [x, y] = [column - WIDE / 2, row - HIGH / 2];
      const depth = 1 + far * x + deep * y;
      const across = (x * cos + y * sin) / depth + (COLUMNS * APART) / 2;
      const down = (y * cos - x * sin) / depth + (ROWS * PITCH) / 2;
      if (across < 0 || down < 0 || across >= COLUMNS * APART || down >= ROWS * PITCH) continue;
      const [u, v] = [across % APART, down % PITCH];
      if (u < 42 && u % 14 < 9 && v >= 8 && v < 8 + LETTER) data[row * WIDE + column] = 0;
    }
  }
  return { width: WIDE, height: HIGH, data };
}

/** How far apart letters are that should be at one place. */
function spread(values, of, count) {
  const ordered = values.toSorted((one, other) => one - other);
  assert.equal(ordered.length, of * count, "no letter is lost");
  const groups = Array.from({ length: count }, (_, at) => ordered.slice(at * of, (at + 1) * of));
  return Math.max(...groups.map((group) => group.at(-1) - group[0]));
}

test("whatever is turned and seen from the side becomes level and upright", () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const next = random(seed);
    const angle = ((2 * next() - 1) * 14 * Math.PI) / 180;
    const [far, deep] = [(2 * next() - 1) * 2e-4, (2 * next() - 1) * 2e-4];
    const picture = photo(angle, far, deep);
    const found = inkPieces(picture, 128);
    const view = viewOf(found, letterHeight(found), picture, true);
    assert.ok(view, `seed ${seed}`);
    const made = inkPieces(straight(picture, view), 128);
    const rows = spread(
      made.map(({ y0, y1 }) => (y0 + y1) / 2),
      3 * COLUMNS,
      ROWS,
    );
    const columns = spread(
      made.map(({ x0, x1 }) => (x0 + x1) / 2),
      ROWS,
      3 * COLUMNS,
    );
    assert.ok(rows <= LETTER / 3, `seed ${seed}: rows are off by ${rows}`);
    assert.ok(columns <= LETTER / 3, `seed ${seed}: columns are off by ${columns}`);
  }
});

test("what is level stays as it is", () => {
  const picture = photo(0, 0, 0);
  const found = inkPieces(picture, 128);
  assert.equal(viewOf(found, letterHeight(found), picture, true), null);
  assert.equal(viewOf(found, letterHeight(found), picture, false), null);
  assert.equal(viewOf(found.slice(0, 10), LETTER, picture, true), null, "too few letters to tell");
});

test("a screenshot without columns is not bent", () => {
  for (let seed = 1; seed <= 6; seed += 1) {
    const next = random(seed);
    const found = inkPieces(photo(0, 0, 0), 128);
    // Each line begins anywhere.
    const lines = Map.groupBy(found, ({ y0 }) => y0);
    for (const line of lines.values()) {
      const by = Math.round(APART * next());
      for (const blob of line) Object.assign(blob, { x0: blob.x0 + by, x1: blob.x1 + by });
    }
    assert.equal(viewOf(found, LETTER, { width: WIDE, height: HIGH }, false), null, `seed ${seed}`);
  }
});

test("a sheet whose lines are level is askew if its columns meet", () => {
  const picture = photo(0, 0, 5e-4);
  const found = inkPieces(picture, 128);
  assert.ok(viewOf(found, letterHeight(found), picture, false));
});

test("a typewriter's text is sideways or not by the lines on which its letters stand", () => {
  const next = random(3);
  const upright = [];
  for (let row = 0; row < 20; row += 1) {
    for (let at = 0; at < 40; at += 1) {
      // Between words, and in cells that are empty.
      if (next() < 0.45) continue;
      const [wide, high] = [6 + Math.floor(4 * next()), 8 + 3 * Math.floor(2 * next())];
      const [x, y] = [15 * at + Math.floor((15 - wide) / 2), 18 * row];
      upright.push({ x0: x, x1: x + wide, y0: y + 11 - high, y1: y + 11, area: wide * high });
    }
  }
  const turned = upright.map(({ x0, x1, y0, y1, area }) => ({
    ...{ x0: y0, x1: y1, y0: 600 - x1, y1: 600 - x0, area },
  }));
  assert.equal(isSideways(upright, letterHeight(upright)), false);
  assert.equal(isSideways(turned, letterHeight(turned)), true);
});
