import assert from "node:assert/strict";
import { test } from "node:test";
import { fileInMemory } from "../../pyscript_app/build/file-in-memory.mjs";
import { make } from "../../pyscript_app/page/snapshot-writer.js";
import { INDEX, indexed, summed, unpack } from "../../pyscript_app/page/snapshot.js";

const PAGE = 65536;
/** In bytes: what is empty from one such step to the next is not kept; disks lose such blocks. */
const [STEP, BLOCK] = [4096, 512];
const HEAD = 64;
/** Three pages of a memory: the first is partly empty, and so are the others. */
const MEMORY = new Uint8Array(3 * PAGE);
for (const [begin, end] of [
  [STEP, 3 * STEP],
  [PAGE, PAGE + STEP],
  [2 * PAGE + STEP, 2 * PAGE + 2 * STEP],
]) {
  for (let at = begin; at < end; at++) MEMORY[at] = (at * 31 + (at >> 8)) % 251;
}

/** Keep it, as Pyodide tells of it. */
async function keep(file) {
  const told = new Uint8Array(HEAD + MEMORY.length);
  told.set(new Uint8Array(new Uint32Array([1, HEAD, 2, 3]).buffer));
  told.set(MEMORY, HEAD);
  const proxy = Object.assign(() => {}, { destroy() {}, get: () => proxy });
  const python = { toPy: () => proxy, runPython() {}, makeMemorySnapshot: () => told };
  const place = { open: () => Promise.resolve(file), index: INDEX, summed };
  assert.equal(await make(python, [], place), true);
  return file;
}

/** Go on with what is kept, in a Python that has begun to start, and has written to some pages. */
function goOn(file, pages = 1, written = pages) {
  const memory = new WebAssembly.Memory({ initial: pages });
  new Uint8Array(memory.buffer).fill(7, 0, written * PAGE);
  const resumed = unpack(indexed(file));
  resumed.into({ memory, sbrk: () => written * PAGE });
  resumed.head.subarray(HEAD);
  return new Uint8Array(memory.buffer);
}

test("all of the memory is as it was, whatever Python began with", async () => {
  const file = await keep(fileInMemory());
  for (const pages of [1, 2, 3]) {
    for (let written = 1; written <= pages; written++) {
      assert.deepEqual(goOn(file, pages, written), MEMORY);
    }
  }
});

test("what has not been used of the memory is not written to where it is empty", async (t) => {
  const file = await keep(fileInMemory());
  const fill = t.mock.method(Uint8Array.prototype, "fill");
  goOn(file, 3, 1);
  const ends = fill.mock.calls.slice(1).map(({ arguments: [, , end] }) => end);
  assert.ok(ends.length && Math.max(...ends) <= PAGE);
});

test("a lost block is noticed, wherever it is", async () => {
  const file = await keep(fileInMemory());
  const { at: begin } = indexed(file);
  const blocks = (4 * STEP) / BLOCK;
  for (let block = 0; block < blocks; block++) {
    const bytes = new Uint8Array(BLOCK);
    const at = begin + HEAD + block * BLOCK;
    file.read(bytes, { at });
    file.write(new Uint8Array(BLOCK), { at });
    assert.throws(() => goOn(file), /damaged/);
    file.write(bytes, { at });
  }
  assert.deepEqual(goOn(file), MEMORY);
});

test("where keeping it was broken off, or another browser kept it, there is none", async (t) => {
  const file = fileInMemory();
  assert.equal(indexed(file), null);
  const write = t.mock.method(file, "write");
  await keep(file);
  // How long the index is comes last: until then nothing is kept.
  assert.deepEqual(write.mock.calls.at(-1).arguments[1], { at: 0 });
  assert.ok(indexed(file));
  t.mock.getter(navigator, "userAgent", () => "another");
  assert.equal(indexed(file), null);
});
