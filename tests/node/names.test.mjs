// Names that fit what was typed: by the beginnings of their words, without accents or capitals.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fitting, fold } from "../../pyscript_app/page/names.js";

const NAMES = [
  "Ångström, Åke",
  "Smith-Jones, Ann",
  "O'Neil, Sam",
  "Ann Arbor",
  "Sánchez (12)",
  "Annan",
];
const players = NAMES.map((name, at) => ({ name, number: String(at + 10) }));
const found = (typed) => fitting(players, typed).map(({ name }) => name);

test("every word that was typed begins a word of the name", () => {
  assert.deepEqual(found("ang a"), ["Ångström, Åke"]);
  assert.deepEqual(found("jon"), ["Smith-Jones, Ann"]);
  assert.deepEqual(found("neil o"), ["O'Neil, Sam"]);
  assert.deepEqual(found("nn"), []);
  assert.deepEqual(found("SANCHEZ"), ["Sánchez (12)"]);
});

test("the number is first, then names that begin so, then the others, each as they were", () => {
  assert.deepEqual(found("ann"), ["Ann Arbor", "Annan", "Smith-Jones, Ann"]);
  assert.deepEqual(found("12"), ["O'Neil, Sam", "Sánchez (12)"]);
});

test("of nothing typed everybody fits", () => {
  assert.equal(fitting(players, " ,"), players);
});

test("what is worked out before says the same", () => {
  const others = NAMES.map((name, at) => ({ name, number: String(at + 10) }));
  fold(others);
  assert.deepEqual(
    fitting(others, "ann"),
    fitting(players, "ann").map((one) => ({ ...one })),
  );
});
