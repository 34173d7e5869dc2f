import assert from "node:assert/strict";
import { test } from "node:test";
import { letterHeight } from "../../pyscript_app/page/scan/ink-pieces.js";
import { mayHoldColumns } from "../../pyscript_app/page/scan/text-check.js";
import { shapesOf } from "../../pyscript_app/page/scan/letter-shapes.js";
import { pitchAndCuts } from "../../pyscript_app/page/scan/typewriter.js";

/** Letters as they are drawn, a line of pixels each; a + is half dark. */
const DRAWN = {
  L: [
    "##......",
    "##......",
    "##......",
    "##......",
    "##......",
    "##......",
    "########",
    "########",
  ],
  T: [
    "########",
    "########",
    "..##....",
    "..##....",
    "..##....",
    "..##....",
    "..##....",
    "..##....",
  ],
  O: [
    ".######.",
    "##....##",
    "##....##",
    "##....##",
    "##....##",
    "##....##",
    "##....##",
    ".######.",
  ],
};
DRAWN.C = DRAWN.O.map((row, at) => (at > 1 && at < 6 ? "##......" : row));
DRAWN.Q = DRAWN.O.map((row, at) => (at > 4 ? row.slice(0, 5) + "###" : row));
const [WIDE, HIGH, STEP] = [400, 60, 12];

/** A picture of lines of letters; `apart` is how far letters are from each other. */
function canvasOf(lines, apart = () => STEP) {
  const data = new Uint8Array(WIDE * HIGH).fill(255);
  for (const [line, text] of lines.entries()) {
    let left = 4;
    for (const [at, letter] of [...text].entries()) {
      for (const [y, row] of (DRAWN[letter] ?? []).entries()) {
        for (const [x, point] of [...row].entries()) {
          if (point === "#") data[(6 + 20 * line + y) * WIDE + left + x] = 0;
        }
      }
      left += apart(line, at);
    }
  }
  return { width: WIDE, height: HIGH, data };
}

test("letters of one shape have one number, wherever they are", () => {
  const { found, shapes } = shapesOf(canvasOf(["LTOLTO", "OOTTLL"]), 128, letterHeight);
  const lines = [0, 1].map((line) =>
    found
      .map(({ x0, y0 }, at) => ({ x0, line: Math.floor(y0 / 20), shape: shapes[at] }))
      .filter((one) => one.line === line)
      .sort((one, other) => one.x0 - other.x0)
      .map(({ shape }) => shape),
  );
  const [l, t, o] = lines[0];
  assert.equal(new Set([l, t, o]).size, 3);
  assert.deepEqual(lines[0], [l, t, o, l, t, o]);
  assert.deepEqual(lines[1], [o, o, t, t, l, l]);
});

test("what is closed, hollow, and the same from all sides is an O", () => {
  const { found, shapes, round } = shapesOf(canvasOf(["LCTOQL", "OCLTQ"]), 128, letterHeight);
  const at = (letter, line, text) =>
    shapes[found.findIndex(({ x0, y0 }) => x0 === 4 + STEP * text.indexOf(letter) && y0 === line)];
  assert.deepEqual(round, [at("O", 6, "LCTOQL")]);
  assert.notEqual(at("Q", 6, "LCTOQL"), round[0]);
});

test("letters that touch each other are parted into those that are known", () => {
  const touching = (line, at) => (line === 1 && at === 0 ? 8 : STEP);
  const { found, shapes, parts } = shapesOf(
    canvasOf(["LTOLTO", "LL"], touching),
    128,
    letterHeight,
  );
  const at = found.findIndex(({ x0, x1 }) => x1 - x0 > 10);
  const [, some, alike] = parts.find(([shape]) => shape === shapes[at]) ?? [0, [], 0];
  const alone = shapes[found.findIndex(({ x0, y0 }) => y0 < 20 && x0 === 4)];
  assert.deepEqual(
    some.map(([shape]) => shape),
    [alone, alone],
  );
  assert.ok(alike > 0.99);
});

test("on a typewriter a wide letter that touches the next one is parted from it", () => {
  const [wide, high, pitch] = [500, 90, 10];
  const data = new Uint8Array(wide * high).fill(255);
  /** @param {string} letter @param {number} slot @param {number} line */
  const put = (letter, slot, line) => {
    for (const [y, row] of DRAWN[letter].entries()) {
      for (const [x, point] of [...row].entries()) {
        const at = (6 + 20 * line + y) * wide + 4 + pitch * slot + x;
        if (point === "#") data[at] = 0;
      }
    }
  };
  for (const line of [0, 1, 2])
    for (let slot = 0; slot < 40; slot += 1) put("LTO"[slot % 3], slot, line);
  // Something that reaches to both sides of its room, with an O and an L behind it.
  for (let y = 0; y < 8; y += 1)
    for (let x = -3; x < 11; x += 1) {
      if (y === 0 || (x + 3) % 4 === 0) data[(66 + y) * wide + 4 + pitch * 5 + x] = 0;
    }
  put("O", 6, 3);
  put("L", 7, 3);
  const picture = { width: wide, height: high, data };
  const made = pitchAndCuts(picture, 128, 8);
  assert.ok(Math.abs(made.pitch - pitch) < 0.1);
  // The middle of the first letter, and of any other one.
  assert.ok(Math.abs((((8 - made.phase) / pitch + 0.5) % 1) - 0.5) < 0.1);
  const { found, shapes } = shapesOf(picture, 128, letterHeight, made.cuts);
  const last = found.map((one, at) => ({ ...one, shape: shapes[at] })).filter(({ y0 }) => y0 > 60);
  assert.equal(last.length, 3);
  const o = shapes[found.findIndex(({ x0, y0 }) => y0 < 20 && x0 === 4 + 2 * pitch)];
  assert.ok(last.some(({ shape }) => shape === o));
  // Letters of print are not a typewriter's.
  assert.equal(
    pitchAndCuts(
      canvasOf(["LTOLTO", "OOTTLL"], (_, at) => 9 + (at % 4)),
      128,
      8,
    ).pitch,
    0,
  );
});

test("prose has no columns, a table has", () => {
  const line = (y, lefts) => lefts.map((x0) => ({ x0, x1: x0 + 8, y0: y, y1: y + 10 }));
  const lines = Array.from({ length: 14 }, (_, at) => 20 * at);
  const prose = lines.flatMap((y) =>
    line(
      y,
      Array.from({ length: 30 }, (_, at) => 11 * at),
    ),
  );
  const table = lines.flatMap((y) =>
    line(
      y,
      Array.from({ length: 24 }, (_, at) => 11 * at + 30 * Math.floor(at / 6)),
    ),
  );
  assert.equal(mayHoldColumns(prose, 10), false);
  assert.equal(mayHoldColumns(table, 10), true);
});
