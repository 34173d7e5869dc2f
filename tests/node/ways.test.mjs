import assert from "node:assert/strict";
import { test } from "node:test";
import { fitting } from "../../pyscript_app/page/names.js";
import { passed } from "../../pyscript_app/page/cell-keys.js";
import { rising } from "../../pyscript_app/page/kept-in-place.js";

const ROWS = ["abc", "def", "ghi"].map((row) => ({ cells: [...row] }));
const way = (key, far = false, rows = ROWS) => passed(rows, 1, 1, key, far).join("");

test("arrows go through the row and the column, the nearest cell first", () => {
  assert.equal(way("ArrowRight"), "f");
  assert.equal(way("ArrowLeft"), "d");
  assert.equal(way("ArrowUp"), "b");
  assert.equal(way("ArrowDown"), "h");
  assert.deepEqual(passed(ROWS, 2, 2, "ArrowLeft", false), ["h", "g"]);
  assert.deepEqual(passed(ROWS, 0, 0, "ArrowUp", false), []);
});

test("Home and End mean the row, with Control the table", () => {
  assert.equal(way("Home"), "def");
  assert.equal(way("End"), "fed");
  assert.equal(way("Home", true), "abc");
  assert.equal(way("End", true), "ihg");
});

test("Page Up and Page Down go ten rows, or as far as there are", () => {
  const long = Array.from({ length: 30 }, (_, at) => ({ cells: [at] }));
  assert.equal(passed(long, 0, 5, "PageDown", false)[0], 15);
  assert.equal(passed(long, 0, 15, "PageUp", false)[0], 5);
  assert.equal(passed(long, 0, 25, "PageDown", false)[0], 29);
  assert.equal(passed(long, 0, 3, "PageUp", false)[0], 0);
});

test("a row without that column is skipped, other keys do nothing", () => {
  const rows = [{ cells: ["a"] }, { cells: ["b", "c"] }, { cells: [] }];
  assert.deepEqual(passed(rows, 1, 1, "ArrowUp", false), [undefined]);
  assert.equal(way("Enter"), "");
});

const PLAYERS = ["Reed, Anna", "Müller, Jörg", "Annas, Bo", "Lee, W 3"].map((name, at) => ({
  name,
  number: String(at + 1),
}));
const offered = (typed) => fitting(PLAYERS, typed).map(({ number }) => number);

test("names fit by the beginnings of their words, whatever accents and capitals are typed", () => {
  assert.deepEqual(offered("muller"), ["2"]);
  assert.deepEqual(offered("JORG, mül"), ["2"]);
  assert.deepEqual(offered("anna"), ["3", "1"], "those that begin with it come first");
  assert.deepEqual(offered("nna"), [], "in the middle of a word nothing begins");
  assert.deepEqual(offered("  "), ["1", "2", "3", "4"]);
});

test("a number is that player, before those whose names hold it", () => {
  assert.deepEqual(offered("3"), ["3", "4"]);
});

const still = (order) =>
  rising([...order], (item) => (item < "0" || item > "9" ? undefined : +item));

test("the most that can stay stays, in order", () => {
  assert.deepEqual(still("0123"), [..."0123"]);
  assert.deepEqual(still("3012"), [..."012"]);
  assert.deepEqual(still("x0y2z1"), ["0", "1"]);
  assert.equal(still("43210").length, 1);
  assert.deepEqual(still(""), []);
});

test("in every order as many stay as can", () => {
  // The longest rising run, found by trying all of them.
  const longest = (items) => {
    let best = 0;
    for (let mask = 0; mask < 1 << items.length; mask++) {
      const some = items.filter((_, at) => mask & (1 << at));
      if (some.every((item, at) => !at || some[at - 1] < item)) best = Math.max(best, some.length);
    }
    return best;
  };
  const orders = (items) =>
    items.length < 2
      ? [items]
      : items.flatMap((item, at) =>
          orders(items.toSpliced(at, 1)).map((others) => [item, ...others]),
        );
  for (const order of orders(["0", "1", "2", "3", "4", "5"])) {
    const found = still(order);
    assert.equal(found.length, longest(order), order.join(""));
    assert.deepEqual(found, found.toSorted());
  }
});
