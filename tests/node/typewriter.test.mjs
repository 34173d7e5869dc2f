import assert from "node:assert/strict";
import { test } from "node:test";
import { inRooms, middleOfRooms } from "../../pyscript_app/page/scan/typewriter.js";

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

test("rooms have their middles where letters have them that fill theirs", () => {
  const wide = Array.from({ length: 5 }, (_, at) => [1 + 10 * at, 0, 10 + 10 * at, 9]);
  const narrow = Array.from({ length: 9 }, (_, at) => [2 + 10 * at, 0, 5 + 10 * at, 9]);
  assert.ok(Math.abs(middleOfRooms([...wide, ...narrow], [10, 4]) - 5.5) < 1e-9);
  assert.equal(middleOfRooms(narrow, [10, 4]), 4);
});
