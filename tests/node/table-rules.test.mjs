import assert from "node:assert/strict";
import { test } from "node:test";
import { removeDots } from "../../pyscript_app/page/scan/table-rules.js";

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
