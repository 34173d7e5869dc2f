import assert from "node:assert/strict";
import { test } from "node:test";
import { decode } from "../../pyscript_app/page/decoding.js";

const bytes = (...parts) => new Uint8Array(parts.flat());
const utf16 = (text, big = false) => {
  const found = Buffer.from(text, "utf16le");
  return big ? found.swap16() : found;
};

test("Unicode is recognised by its mark", () => {
  assert.equal(decode(bytes([0xef, 0xbb, 0xbf], [...Buffer.from("Müller ½")])), "Müller ½");
  assert.equal(decode(bytes([0xff, 0xfe], [...utf16("Müller")])), "Müller");
  assert.equal(decode(bytes([0xfe, 0xff], [...utf16("Müller", true)])), "Müller");
});

test("Unicode without a mark is recognised by its bytes", () => {
  assert.equal(decode(new Uint8Array(Buffer.from("Müller"))), "Müller");
  assert.equal(decode(new Uint8Array(utf16("Müller\t1"))), "Müller\t1");
  assert.equal(decode(new Uint8Array(utf16("Müller\t1", true))), "Müller\t1");
});

test("everything else is the old Windows encoding", () => {
  assert.equal(decode(bytes([0x4d, 0xfc, 0x20, 0xbd, 0x80])), "Mü ½€");
});

test("half a character at the end is left out", () => {
  assert.equal(decode(bytes([0xff, 0xfe], [...utf16("ab")], [0x41])), "ab");
});

test("nothing is nothing", () => assert.equal(decode(new Uint8Array()), ""));
