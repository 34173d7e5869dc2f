import assert from "node:assert/strict";
import { test } from "node:test";
import { lines } from "../../pyscript_app/page/lines.js";

/** A text in letters that are 5 wide and 9 high. */
const piece = (text, x, y) => ({ text, x, y, width: 5 * text.length, height: 9 });

test("columns are lined up, from the top", () => {
  const text = lines([
    piece("1", 40, 700),
    piece("Ashdown, Felix", 70, 700),
    piece("W2", 230, 700),
    piece("No.", 40, 714),
    piece("Name", 70, 714),
    piece("Rd 1", 230, 714),
  ]);
  const [head, row] = text.split("\n");
  assert.match(head, /^No\. +Name +Rd 1$/);
  assert.equal(head.indexOf("Name"), row.indexOf("Ashdown"));
  assert.equal(head.indexOf("Rd 1"), row.indexOf("W2"));
});

test("words that stand close are one cell, and parts of a word are one word", () => {
  const parts = [piece("Ash", 70, 700), piece("down,", 85, 700), piece("Felix", 115, 700)];
  assert.equal(lines(parts), "Ashdown,Felix".replace(",", ", "));
});

test("two columns never touch, however full they are", () => {
  const full = [piece("A long name that fills its column", 70, 700), piece("1850", 244, 700)];
  assert.match(lines(full), /column {2,}1850$/);
});

test("what stands a little higher or lower is on the same line", () => {
  assert.equal(lines([piece("W2", 100, 700), piece("D3", 200, 701.5)]).split("\n").length, 1);
  assert.equal(lines([piece("W2", 100, 700), piece("D3", 200, 690)]).split("\n").length, 2);
});

test("nothing gives nothing", () => assert.equal(lines([piece(" ", 0, 0)]), ""));
