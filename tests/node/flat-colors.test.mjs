import assert from "node:assert/strict";
import { test } from "node:test";
import { blackOnWhite } from "../../pyscript_app/page/scan/flat-colors.js";

const [WIDE, HIGH] = [200, 120];
const [PAPER, RULE, HEAD, INK] = [255, 180, 90, 20];

/** A screen with a dark heading, and below it a cell between rules that its text fills. */
function screen(text) {
  const data = new Uint8Array(WIDE * HIGH).fill(PAPER);
  const fill = (left, top, right, bottom, shade) => {
    for (let y = top; y < bottom; y += 1) data.fill(shade, y * WIDE + left, y * WIDE + right);
  };
  fill(60, 10, 140, 30, HEAD);
  fill(60, 30, 140, 50, PAPER);
  for (const x of [60, 90, 140]) fill(x, 30, x + 1, 50, RULE);
  fill(60, 50, 140, 51, RULE);
  for (let x = 96; x < 134; x += 6) fill(x, 36, x + 3, 45, INK);
  text(fill);
  return { width: WIDE, height: HIGH, data };
}

test("a cell that its text fills is as white as the paper of others", () => {
  const { data } = blackOnWhite(screen(() => {})) ?? {};
  const at = (x, y) => data[y * WIDE + x];
  for (const x of [92, 100, 110, 130, 138]) assert.equal(at(x, 32), 255, `above the text, at ${x}`);
  assert.ok(at(97, 40) < 60, "the text is dark");
});

test("a white letter on a dark heading is no paper", () => {
  const round = (fill) => {
    fill(72, 12, 82, 15, PAPER);
    fill(72, 25, 82, 28, PAPER);
    for (const x of [70, 81]) fill(x, 14, x + 3, 26, PAPER);
  };
  const { data } = blackOnWhite(screen(round)) ?? {};
  for (const x of [71, 82]) assert.ok(data[20 * WIDE + x] < 60, `at ${x}`);
});
