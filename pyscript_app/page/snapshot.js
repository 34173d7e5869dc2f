// The memory of a Python that has started, as this browser keeps it: the next visit begins with it,
// and starts nothing. It holds nothing of anybody's table (snapshot-writer.js).
//
// It is a file of the origin's own, from which a worker reads into Python's memory: what is in the
// browser's cache comes by way of two other copies of 17 MB. The file begins with how long its index
// is, which is written last; then come the index and what it tells of.

/** In bytes: by such pages a WebAssembly's memory grows. */
const PAGE = 65536;
/** In bytes: here the index begins. */
export const INDEX = 4;

/**
 * A file that is open, as workers have it.
 *
 * @typedef {object} Kept
 * @property {(into: Uint8Array, from: {at: number}) => number} read
 * @property {(bytes: Uint8Array, to: {at: number}) => number} write
 * @property {(length: number) => void} truncate
 * @property {() => void} flush
 * @property {() => void} close
 */
/**
 * What is kept.
 *
 * @typedef {object} Index
 * @property {string} agent another version of the browser may run the same WebAssembly otherwise
 * @property {number} head how long the head is that Pyodide writes
 * @property {number} length of the whole memory
 * @property {[number, number][]} parts what of it is not empty: from where to where
 * @property {number} sum of the head and these parts
 */
/**
 * What the WebAssembly of a Python exports: its memory, and what moves the end of what is used of it,
 * and returns where that was.
 *
 * @typedef {{memory: WebAssembly.Memory, sbrk: (by: number) => number}} Fresh
 */
/** @typedef {Index & {kept: Kept, at: number}} Found an open file, and where the head begins */

/**
 * Open what is kept, or is to be. The worker's address is one of this build, its runtime and its core.
 *
 * @param {string} worker
 * @param {boolean} [create]
 * @returns {Promise<Kept>}
 * @throws {Error} where nothing is kept, or a browser keeps nothing
 */
export async function open(worker, create = false) {
  const files = await navigator.storage.getDirectory();
  const file = /** @type {any} */ (
    await files.getFileHandle(encodeURIComponent(worker), { create })
  );
  // Where a browser knows no modes, one tab at a time begins with it.
  return file.createSyncAccessHandle({ mode: create ? "readwrite" : "read-only" });
}

/**
 * Remove it. The service worker removes one that is of an earlier version.
 *
 * @param {string} worker
 * @throws {Error} where there is none, or storage is forbidden
 */
export async function forget(worker) {
  const files = await navigator.storage.getDirectory();
  await files.removeEntry(encodeURIComponent(worker));
}

/** In words: of so many one is looked at. What keeps files loses blocks of them, of 512 bytes. */
const APART = 16;

/**
 * A sum that is another one where one of the words is that are looked at. The whole of it would take
 * ten times as long: it is of what was read just now, by code that nobody has called before.
 *
 * @param {Uint8Array} bytes
 * @param {number} sum of what is before them
 */
export function summed({ buffer, byteOffset, byteLength }, sum) {
  const words = new Int32Array(buffer, byteOffset, byteLength >> 2);
  for (let at = 0; at < words.length; at += APART) {
    sum = Math.imul(sum ^ /** @type {number} */ (words[at]), 16777619);
  }
  return sum;
}

/**
 * Look for what this browser has kept of this version.
 *
 * @param {string} worker
 * @returns {Promise<Found | null>}
 */
export async function find(worker) {
  try {
    const kept = await open(worker);
    const found = indexed(kept);
    if (!found) kept.close();
    return found;
  } catch {
    // There is none, or storage is forbidden here.
    return null;
  }
}

/**
 * @param {Kept} kept
 * @returns {Found | null}
 */
export function indexed(kept) {
  const [length] = new Uint32Array(read(kept, 0, INDEX).buffer);
  if (!length) return null;
  const index = new TextDecoder().decode(read(kept, INDEX, length));
  /** @type {Found} */
  const found = { ...JSON.parse(index), kept, at: INDEX + length };
  return found.agent === navigator.userAgent ? found : null;
}

/**
 * @param {Kept} kept
 * @param {number} at
 * @param {number} length
 */
function read(kept, at, length) {
  const bytes = new Uint8Array(length);
  kept.read(bytes, { at });
  return bytes;
}

/**
 * A Python to go on with. Pyodide gets the head of what was kept, and reads there what it needs
 * besides the memory. That is read when Pyodide asks for what follows the head: to where it stays.
 *
 * @param {Found} found
 */
export function unpack({ kept, at, head: size, length, parts, sum }) {
  const head = read(kept, at, size);
  /** Where there is none Pyodide is refused. @type {Fresh} */
  let python;
  function copy() {
    const heap = new Uint8Array(python.memory.buffer);
    // Python has set itself up, but nothing is written to from here on: to be filled would make it
    // real.
    const written = python.sbrk(0);
    let [from, last, came] = [at + size, 0, summed(head, 0)];
    for (const [begin, end] of parts) {
      heap.fill(0, last, Math.min(begin, written));
      const part = heap.subarray(begin, end);
      kept.read(part, { at: from });
      came = summed(part, came);
      from += end - begin;
      last = end;
    }
    heap.fill(0, last, written);
    kept.close();
    if (came !== sum) throw new Error("damaged");
  }
  Object.assign(head, {
    /**
     * @param {number} begin
     * @param {number} [end]
     */
    subarray(begin, end) {
      if (end !== undefined) return head.slice(begin, end);
      copy();
      return [];
    },
  });
  return {
    head,
    /**
     * Take a Python that has not started.
     *
     * @param {Fresh} fresh
     */
    into(fresh) {
      const grown = length - fresh.memory.buffer.byteLength;
      if (grown > 0) fresh.memory.grow(grown / PAGE);
      python = fresh;
    },
  };
}
