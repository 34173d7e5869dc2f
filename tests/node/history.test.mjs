import assert from "node:assert/strict";
import { test } from "node:test";
import {
  alike,
  begun,
  bounded,
  broughtBack,
  leaving,
  left,
  sameTable,
} from "../../pyscript_app/page/history.js";

/** @param {...string} texts */
const views = (...texts) => texts.map((text) => ({ text }));
const isSample = (text) => text === "sample";

test("white space alone does not make another text", () => {
  assert.ok(alike("a\tb\n", " a b"));
  assert.ok(!alike("ab", "a b"));
});

test("a table is the same one while more than half of its lines are", () => {
  assert.ok(sameTable("a\nb\nc", "a\nb\nx"));
  assert.ok(!sameTable("a\nb\nc\nd", "a\nb\nx\ny"));
  assert.ok(!sameTable("a", "a"), "one line is no table");
  assert.ok(!sameTable("", "a\n\nb"));
});

test("the newest eight texts are kept, and no more than fit", () => {
  const many = views(..."abcdefghij");
  assert.deepEqual(bounded(many), views(..."cdefghij"));
  const long = "x".repeat(900_000);
  assert.deepEqual(bounded(views("a", long, long)), views(long));
});

test("what was worked out and what is in the box would be lost", () => {
  const asked = { text: "old", player: "2" };
  assert.deepEqual(leaving(asked, "typed", "new", isSample), [asked, { text: "typed" }]);
  assert.deepEqual(leaving(asked, "old", "new", isSample), [asked]);
  assert.deepEqual(leaving(asked, "old", "old", isSample), []);
  assert.deepEqual(leaving(null, "sample", "new", isSample), []);
  assert.deepEqual(leaving(null, " \n", "new", isSample), []);
});

test("a text is waiting once, at its newest place", () => {
  assert.deepEqual(left(views("a", "b", "c"), views("a"), "c"), views("b", "a"));
});

test("texts are brought back one after another, in a circle", () => {
  let before = views("a", "b");
  let shown = "c";
  const seen = [];
  for (let turn = 0; turn < 6; turn++) {
    const next = before.at(-1);
    before = broughtBack(before, views(shown));
    shown = next.text;
    seen.push(shown);
  }
  assert.deepEqual(seen, ["b", "a", "c", "b", "a", "c"]);
});

test("a first visit starts with nothing", () => {
  const page = { text: "", fragment: "" };
  assert.deepEqual(begun(null, page), { resume: null, before: [], typed: null, link: false });
});

test("a link is opened, unless something was typed meanwhile", () => {
  const page = { text: "", fragment: "#v1=abc" };
  assert.equal(begun(null, page).link, true);
  const typed = begun(null, { ...page, text: "mine" });
  assert.equal(typed.link, false);
  assert.equal(typed.typed, "mine");
});

test("a reload continues where it was, and a new link does not", () => {
  const old = {
    text: "mine",
    asked: { text: "mine", player: "3" },
    before: views("a"),
    link: "#v1=x",
  };
  const page = { text: "mine", fragment: "#v1=x" };
  assert.equal(begun(old, page).resume, old);
  const linked = begun(old, { ...page, fragment: "#v1=other" });
  assert.equal(linked.link, true);
  assert.deepEqual(linked.before, [{ text: "a" }, old.asked], "the table can be brought back");
});

test("a page that was left before its link was opened opens it", () => {
  const old = { text: "", asked: null, before: [], link: "#v1=x" };
  assert.equal(begun(old, { text: "", fragment: "#v1=x" }).link, true);
});
