import assert from "node:assert/strict";
import { test } from "node:test";
import { replaced } from "../../pyscript_app/page/place.js";

test("a cell is replaced where the core counted it to be", () => {
  assert.equal(replaced("a\tb\nc\tW9\td", 2, 3, 2, "W12"), "a\tb\nc\tW12\td");
  assert.equal(replaced("𝔘x\tb", 1, 2, 1, "y"), "𝔘y\tb", "a character may be two units");
});

test("between spaces the next cell stays in its column", () => {
  assert.equal(replaced("W9    D3", 1, 1, 2, "W12"), "W12   D3");
  assert.equal(replaced("W12   D3", 1, 1, 3, "W9"), "W9    D3");
  assert.equal(replaced("W9 D3", 1, 1, 2, "W12"), "W12 D3", "there is one space at least");
  assert.equal(replaced("W12 D3", 1, 1, 3, "W9"), "W9  D3");
});

test("an empty cell is filled, and the end of a line needs no room", () => {
  assert.equal(replaced("a\t\tb", 1, 3, 0, "W1"), "a\tW1\tb");
  assert.equal(replaced("a W9", 1, 3, 2, "W12"), "a W12");
});
