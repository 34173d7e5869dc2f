// Data of the runtime's WebAssembly that what is called often does not need: the tables of the
// encodings of Chinese, Japanese and Korean, a third of a megabyte. For split.mjs.
//
// A file of WebAssembly does not say which function reads what, so that only what can be recognized
// for certain is looked for. CPython has each of these tables behind an index (`struct dbcs_index`,
// `struct unim_index` in Modules/cjkcodecs/cjkcodecs.h): 256 entries, each of a pointer into the table,
// the first and the last byte there, and two bytes of nothing; and the parts of a table follow one
// another. An index begins at an address that a rarely called function has. It and its table
// count only if no function that is called often has any number that could be an address inside them.

const ENTRIES = 256;
const SIZE = 8;
/** In bytes: where data begin, and how large a table has to be. */
const [BEGIN, LEAST] = [1024, 2048];
/** In bytes: by such blocks of memory it is told what is read as Python goes on (`called.mjs`). */
export const BLOCK = 64;

/**
 * The table of the index that begins here, or nothing.
 *
 * @param {DataView} memory
 * @param {number} at
 */
function indexed(memory, at) {
  const parts = [];
  for (let entry = at; entry < at + ENTRIES * SIZE; entry += SIZE) {
    const pointer = memory.getUint32(entry, true);
    const [first, last] = [memory.getUint8(entry + 4), memory.getUint8(entry + 5)];
    if (memory.getUint16(entry + 6, true) || first > last) return null;
    if (!pointer && last) return null;
    if (pointer && (pointer < BEGIN || pointer >= memory.byteLength)) return null;
    if (pointer) parts.push([pointer, pointer + 2 * (last - first + 1)]);
  }
  parts.sort(([one], [other]) => one - other);
  // Some share a part, and one may begin with a code or two that none has.
  const apart = parts.filter(([begin], which) => which && begin > parts[which - 1][1] + 4);
  if (parts.length < 8 || apart.length > 1) return null;
  const [begin, end] = [parts[0][0], Math.max(...parts.map(([, end]) => end))];
  return end - begin >= LEAST ? { begin, end } : null;
}

/**
 * The tables, each from where to where, in order.
 *
 * @param {Uint8Array} bytes of the memory, as the data of the module fill it
 * @param {number[]} often all numbers that are in functions which are called often
 * @param {number[]} seldom those in the others
 */
export function tables(bytes, often, seldom) {
  const memory = new DataView(bytes.buffer);
  const none = (begin, end) => !often.some((number) => number >= begin && number < end);
  const found = [];
  for (const at of new Set(seldom)) {
    if (at < BEGIN || at % 4 || at + ENTRIES * SIZE > bytes.length) continue;
    const table = indexed(memory, at);
    if (table && none(at, at + ENTRIES * SIZE) && none(table.begin, table.end)) found.push(table);
  }
  found.sort((one, other) => one.begin - other.begin);
  // An encoding may have an address within its index too: that finds the same table, or less of it.
  return found.reduce((merged, table) => {
    const last = merged.at(-1);
    if (last && table.begin < last.end) last.end = Math.max(last.end, table.end);
    else merged.push({ ...table });
    return merged;
  }, []);
}

/** In bytes: so many that are empty are sent rather than where the next piece begins. */
const EMPTY = 256;

/**
 * Join pieces of data that are in order: thousands of places compress worse than what is empty in
 * between.
 *
 * @param {{offset: number, data: Uint8Array}[]} pieces
 */
export function joined(pieces) {
  /** @type {typeof pieces[]} */
  const groups = [];
  let end = -Infinity;
  for (const piece of pieces) {
    if (piece.offset - end > EMPTY) groups.push([]);
    groups.at(-1).push(piece);
    end = piece.offset + piece.data.length;
  }
  return groups.map((group) => {
    const [{ offset }, { offset: last, data }] = [group[0], group.at(-1)];
    const whole = new Uint8Array(last + data.length - offset);
    for (const each of group) whole.set(each.data, each.offset - offset);
    return { offset, data: whole };
  });
}

/**
 * Cut pieces of data at the borders of tables.
 *
 * @param {{offset: number, data: Uint8Array}[]} pieces
 * @param {{begin: number, end: number}[]} all
 * @returns what is in none, and what is in one of them
 */
export function apart(pieces, all) {
  const outside = [];
  const inside = [];
  for (const { offset, data } of pieces) {
    let at = offset;
    const end = offset + data.length;
    const push = (into, to) => {
      if (to > at) into.push({ offset: at, data: data.subarray(at - offset, to - offset) });
      at = Math.max(at, to);
    };
    for (const table of all) {
      if (table.end <= at || table.begin >= end) continue;
      push(outside, table.begin);
      push(inside, Math.min(table.end, end));
    }
    push(outside, end);
  }
  return { outside, inside };
}
