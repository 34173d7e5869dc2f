import assert from "node:assert/strict";
import { test } from "node:test";
import {
  inRooms,
  middleInLine,
  middleOfRooms,
  setApart,
} from "../../pyscript_app/page/scan/typewriter.js";

const [WIDE, HIGH, PITCH, FIRST] = [120, 12, 10, 11];

/** Where stems are in a room, from its middle; those of an m reach into the rooms beside it. */
const STEMS = { m: [-5.5, 0, 5.5], n: [-2.75, 2.75], l: [0], " ": [], L: [-3] };

/** A line of upright stems, as high as the picture. */
function line(text) {
  const data = new Uint8Array(WIDE * HIGH).fill(255);
  for (const [room, letter] of [...text].entries())
    for (const off of STEMS[letter])
      for (let y = 0; y < HIGH; y += 1) {
        const x = Math.floor(FIRST + PITCH * room + off);
        data[y * WIDE + x] = 0;
      }
  return { width: WIDE, height: HIGH, data };
}

test("an m that touches the letters beside it is told from an n by its stems", () => {
  for (const text of ["nmn", "nnmnn mn", "mmnm", "nn  nm"]) {
    const band = /** @type {const} */ ([FIRST - 4, 2, FIRST + PITCH * (text.length - 1) + 4, 8]);
    assert.equal(inRooms(line(text), [PITCH, FIRST], [...band]), text);
  }
  // One stem has nothing beside it either, or is not where an m has it.
  const others = [FIRST - 4, 2, FIRST + 2 * PITCH + 4, 8];
  assert.equal(inRooms(line("nlL"), [PITCH, FIRST], others), "nmx");
});

test("a room of which only a bar is between the stems is not empty", () => {
  const picture = line("n l");
  for (let x = FIRST + PITCH - 2; x < FIRST + PITCH + 2; x += 1) picture.data[3 * WIDE + x] = 0;
  const band = /** @type {const} */ ([FIRST - 4, 4, FIRST + 2 * PITCH + 4, 8]);
  assert.equal(inRooms(picture, [PITCH, FIRST], [...band]), "nxm");
});

test("what only reaches into the room before a line is no letter there", () => {
  const band = /** @type {const} */ ([FIRST + 0.5 * PITCH + 2, 2, FIRST + 2 * PITCH + 4, 8]);
  assert.equal(inRooms(line(" nl"), [PITCH, FIRST], [...band]), "nm");
});

test("in a photo a line has its letters where those near it are", () => {
  const pieces = [
    [20, 0],
    [35, 0],
    [300, 2],
  ].flatMap(([y, off]) =>
    Array.from({ length: 5 }, (_, at) => [off + 10 * at, y, off + 9 + 10 * at, y + 9]),
  );
  assert.ok(Math.abs(middleInLine(pieces, [10, 5], [0, 22, 50, 26]) - 4.5) < 1e-9);
  assert.ok(Math.abs(middleInLine(pieces, [10, 5], [0, 302, 60, 306]) - 6.5) < 1e-9);
  // What is far off is something else.
  assert.equal(middleInLine(pieces, [10, 2], [0, 302, 60, 306]), 2);
});

test("letters of a typewriter that touch are set apart where least ink is", () => {
  const [wide, high] = [31, 4];
  const data = new Uint8Array(wide * high).fill(0);
  for (const x of [11, 20]) for (let y = 1; y < high; y += 1) data[y * wide + x] = 255;
  const apart = setApart({ width: wide, height: high, data }, [10, 5], [0, 0, 31, 4]);
  const gaps = Array.from({ length: apart.width }, (_, x) => apart.data[apart.width + x] === 255);
  const places = gaps.flatMap((empty, x) => (empty && !gaps[x - 1] ? [x] : []));
  assert.equal(places.length, 4, "before, twice between, and behind");
});

test("rooms have their middles where letters have them that fill theirs", () => {
  const wide = Array.from({ length: 5 }, (_, at) => [1 + 10 * at, 0, 10 + 10 * at, 9]);
  const narrow = Array.from({ length: 9 }, (_, at) => [2 + 10 * at, 0, 5 + 10 * at, 9]);
  assert.ok(Math.abs(middleOfRooms([...wide, ...narrow], [10, 4]) - 5.5) < 1e-9);
  assert.equal(middleOfRooms(narrow, [10, 4]), 4);
});
