import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { read, write } from "../../pyscript_app/page/tab-memory.js";

/** A browser's storage with limited room. */
let room = Infinity;
const stored = new Map();

beforeEach(() => {
  room = Infinity;
  stored.clear();
  globalThis.window = { parent: null };
  window.parent = window;
  globalThis.sessionStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      stored.set(key, value);
    },
  };
});

const WHOLE = { text: "a", asked: { text: "a", player: "2" }, before: [{ text: "b" }], link: "#x" };

test("what was kept is read back", () => {
  assert.equal(read(), null);
  write(WHOLE);
  assert.deepEqual(read(), WHOLE);
});

test("if there is too little room, the earlier texts go", () => {
  room = JSON.stringify(WHOLE).length - 1;
  write(WHOLE);
  assert.deepEqual(read(), { ...WHOLE, before: [] });
});

test("a browser that stores nothing does no harm", () => {
  room = 0;
  write(WHOLE);
  assert.equal(read(), null);
});

test("a frame remembers nothing: the page around it may hold several", () => {
  window.parent = {};
  write(WHOLE);
  assert.equal(read(), null);
  assert.equal(stored.size, 0);
});

test("an earlier version kept the bare text", () => {
  stored.set("tiebreaks:text", "1 Adam W2");
  assert.equal(read().text, "1 Adam W2");
  stored.set("tiebreaks:text", "{}");
  assert.equal(read().text, "{}");
});
