import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, upright } from "../../pyscript_app/page/lines.js";

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

/** The same text on paper that is turned to the right, by quarters, to read it. */
const turned = (str, x, y, turn) => {
  const [a, b] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][turn];
  const place = [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ][turn];
  const transform = [9 * a, 9 * b, -9 * b, 9 * a, ...place];
  return { str, transform, width: 5 * str.length, height: 9 };
};

test("a page is read upright, whichever way its paper is turned", () => {
  const cells = [
    ["No.", 40, 714],
    ["Name", 70, 714],
    ["Rd 1", 230, 714],
    ["1", 40, 700],
    ["Ashdown, Felix", 70, 700],
    ["W2", 230, 700],
  ];
  for (const turn of [0, 1, 2, 3]) {
    const items = cells.map(([text, x, y]) => turned(text, x, y, turn));
    assert.equal(lines(upright(items)), lines(cells.map(([text, x, y]) => piece(text, x, y))));
  }
});

test("what runs across the lines parts no cells", () => {
  const items = [
    turned("Ashdown", 70, 700, 0),
    { ...turned("Round 1", 0, 0, 1), transform: [0, 9, -9, 0, 150, 700] },
    turned("W2", 170, 700, 0),
  ];
  assert.match(lines(upright(items)), /^Ashdown {2,}Round 1 {2,}W2$/);
});
