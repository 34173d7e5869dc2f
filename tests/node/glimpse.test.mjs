import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { glimpse, lined } from "../../pyscript_app/page/glimpse.js";

/** @param {string} name */
const sample = (name) =>
  readFileSync(new URL(`../../docs/samples/${name}.txt`, import.meta.url), "utf8");

test("an event that stands above the table is the title", () => {
  assert.deepEqual(glimpse("Club Open\n\nName\tR1\nAnn\tW2\nBob\tL1"), {
    title: "Club Open",
    lines: 4,
    rows: ["Name\tR1", "Ann\tW2", "Bob\tL1"],
  });
});

test("what a text names as its event is the title", () => {
  assert.equal(glimpse("Event: Open 2026\nName, R1\nAnn, W2").title, "Open 2026");
  assert.equal(glimpse(sample("layouts/trf")).title, "Quad");
  assert.equal(glimpse('[Event "Quad"]\n[White "Ann"]').title, "Quad");
});

test("a heading, a row, a sentence of prose is no title", () => {
  assert.equal(glimpse(sample("wscf")).title, "");
  assert.equal(glimpse("No. Name Pts R1\n1 Ann 1 W2").title, "");
  assert.equal(glimpse("Adam 4 of 5: 1 2 3 3.5 4\nBen 1 of 5: 1 2 3 4 4").title, "");
  assert.equal(glimpse("<table><tr><td>Name").title, "");
  assert.equal(glimpse("Dear all\nsee you on Friday").title, "");
});

test("only so much of a long text is taken", () => {
  const { lines, rows } = glimpse(`${"x".repeat(9000)}\n`.repeat(500));
  assert.equal(lines, 500);
  assert.equal(rows.length, 40);
  assert.equal(rows[0].length, 200);
});

test("an empty text has nothing", () => {
  assert.deepEqual(glimpse(" \n"), { title: "", lines: 0, rows: [] });
});

test("cells stand below one another, whatever a line without tabs is as long as", () => {
  assert.deepEqual(
    lined(["A heading that is long", "No.\tName\tR1", "1\tAnn\tW2", "10\tBob Poe\t"]),
    ["A heading that is long", "No.  Name     R1", "1    Ann      W2", "10   Bob Poe"],
  );
  assert.deepEqual(lined(["No. Name  R1", " 1. Ann   W2"]), ["No. Name  R1", " 1. Ann   W2"]);
});
