import assert from "node:assert/strict";
import { test } from "node:test";
import { added, earlier, lasting } from "../../pyscript_app/page/device-tables.js";

/** @param {string} text @param {string} [day] */
const mine = (text, day = "2026-11-25") => ({ state: { text }, event: "Open", who: "", day });
/** @param {{state: {text: string}}[]} tables */
const texts = (tables) => tables.map(({ state }) => state.text);

test("the newest table is the first, and each text is there once", () => {
  const tables = added(added([], mine("a")), mine("b"));
  assert.deepEqual(texts(tables), ["b", "a"]);
  assert.deepEqual(texts(added(tables, mine("a", "2026-11-26"))), ["a", "b"]);
});

test("a correction of the same day replaces, a version of another day does not", () => {
  const before = mine("1 Ann W2\n2 Bob L1\n3 Cy B");
  const after = "1 Ann W2\n2 Bob L1\n3 Cy H";
  assert.equal(added([before], mine(after)).length, 1);
  assert.equal(added([before], mine(after, "2026-11-26")).length, 2);
});

test("twenty are kept, and no more than fit", () => {
  let tables = [];
  for (let at = 0; at < 25; at++) tables = added(tables, mine(`text ${at}`));
  assert.equal(tables.length, 20);
  assert.equal(tables[0].state.text, "text 24");
  const large = mine("x".repeat(1_499_999));
  assert.equal(added(tables, large).length, 1);
});

test("an earlier version has most of its words in common, whatever the order of its rows", () => {
  const old = "1\tAnn Frost\tW2\n2\tBob Reed\tL1\n3\tCleo Hale\tB";
  const now = "1\tCleo Hale\tB\tW2\n2\tAnn Frost\tW3\tL1\n3\tBob Reed\tL2\tB\n4\tEve Moss\tH\tU";
  const other = "1\tDan Quill\tW2\n2\tZoe Wren\tL1";
  assert.equal(earlier([other, old], now), old);
  assert.equal(earlier([other], now), "");
  assert.equal(earlier([now], now), "", "the text itself is no earlier one");
  assert.equal(earlier(["1 2 3"], now), "", "without words nothing is alike");
});

test("a table is opened again without what if and what was unfolded", () => {
  const state = {
    text: "a",
    player: "3",
    changes: "1.2.D",
    cell: "1.2",
    results: "1",
    sort: "-place",
  };
  assert.deepEqual(lasting(state), { text: "a", player: "3" });
});
