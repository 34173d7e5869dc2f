import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, tables } from "../../pyscript_app/build/tables.mjs";

const [INDEX, TABLE, PARTS, CODES] = [2048, 8192, 16, 100];
const END = TABLE + PARTS * CODES * 2;

/** A memory with one index, and the table that it is of. */
function memory(change = () => {}) {
  const bytes = new Uint8Array(16384);
  const view = new DataView(bytes.buffer);
  bytes.fill(7, TABLE, END);
  for (let part = 0; part < PARTS; part++) {
    const entry = INDEX + (33 + part) * 8;
    view.setUint32(entry, TABLE + part * CODES * 2, true);
    bytes.set([33, 33 + CODES - 1], entry + 4);
  }
  change(view);
  return bytes;
}

test("a table of an encoding is found by its index", () => {
  const others = [1024, INDEX - 1, INDEX + 2048, TABLE - 1, END];
  assert.deepEqual(tables(memory(), others, [4, INDEX, 9000, 99999]), [{ begin: TABLE, end: END }]);
  // It has an address within it too.
  assert.deepEqual(tables(memory(), others, [INDEX + 35 * 8, INDEX]), [{ begin: TABLE, end: END }]);
});

test("it stays where no function has its address", () => {
  assert.deepEqual(tables(memory(), [], [INDEX - 4, INDEX + 4, TABLE]), []);
});

for (const [name, number] of Object.entries({
  "the index": INDEX,
  "an entry": INDEX + 300,
  "the table": TABLE,
  "the end of the table": END - 1,
})) {
  test(`it stays where a function that is called often may have ${name}`, () => {
    assert.deepEqual(tables(memory(), [number], [INDEX]), []);
  });
}

for (const [name, change] of Object.entries({
  "something behind an entry": (view) => view.setUint8(INDEX + 33 * 8 + 6, 1),
  "a last byte before the first": (view) => view.setUint8(INDEX + 33 * 8 + 5, 1),
  "a pointer out of the memory": (view) => view.setUint32(INDEX + 33 * 8, 20000, true),
  "bytes without a pointer": (view) => view.setUint8(INDEX + 5, 9),
  "parts that lie apart": (view) => {
    for (let part = 0; part < PARTS; part++) {
      view.setUint32(INDEX + (33 + part) * 8, TABLE + part * (CODES * 2 + 50), true);
    }
  },
})) {
  test(`what has ${name} is no index`, () =>
    assert.deepEqual(tables(memory(change), [], [INDEX]), []));
}

test("data are cut at the borders of tables, and nothing is lost", () => {
  const data = (from, to) => Uint8Array.from({ length: to - from }, (_, at) => (from + at) % 256);
  const pieces = [
    { offset: 0, data: data(0, 25) },
    { offset: 30, data: data(30, 60) },
  ];
  const all = [
    { begin: 10, end: 20 },
    { begin: 22, end: 40 },
    { begin: 58, end: 70 },
  ];
  const { outside, inside } = apart(pieces, all);
  const places = (some) => some.map(({ offset, data }) => [offset, offset + data.length]);
  assert.deepEqual(places(outside), [
    [0, 10],
    [20, 22],
    [40, 58],
  ]);
  assert.deepEqual(places(inside), [
    [10, 20],
    [22, 25],
    [30, 40],
    [58, 60],
  ]);
  for (const { offset, data: bytes } of [...outside, ...inside]) {
    assert.deepEqual(bytes, data(offset, offset + bytes.length));
  }
});
