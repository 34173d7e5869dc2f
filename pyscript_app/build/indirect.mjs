// Has the largest functions of the runtime's WebAssembly make their indirect calls through small
// functions, one for each type. For split.mjs.
//
// V8 makes optimized code for what it guesses an indirect call will call, and throws the code away
// when another function is called there. Python's interpreter is one function of 79 kB with such
// calls for every kind of object: as Python starts and answers, V8 compiles it five times, each
// time for longer than anything else takes, and in between interprets Python by code that is not
// optimized. What is behind a direct call that is too large to be put in its place is no guess.

/** In bytes: what is larger than V8 puts in the place of a call (`--wasm-inlining-max-size`). */
const NOT_INLINED = 600;

/** Sections, by their numbers. */
const [TYPES, IMPORTS, FUNCTIONS, CODE] = [1, 2, 3, 10];
const [FUNCTION_TYPE, I32, END, NOP, RETURN] = [0x60, 0x7f, 0x0b, 0x01, 0x0f];
const [CALL, CALL_INDIRECT, LOCAL_GET] = [0x10, 0x11, 0x20];

/** @param {number} value @returns {number[]} */
function unsigned(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}

/** Reads the parts of a binary, one after the other. */
class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** A number without a sign. */
  number() {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const byte = this.byte();
      value += (byte & 127) * place;
      if (byte < 128) return value;
    }
  }

  /** A number, with a sign or not, that is not asked for. */
  pass() {
    while (this.byte() >= 128);
  }

  /** @param {number} length */
  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** What comes so often as the number says that is in front of it. @param {() => unknown} act */
  list(act) {
    const count = this.number();
    for (let index = 0; index < count; index++) act();
    return count;
  }

  /** Where a value lies: alignment, memory if there are several, offset. */
  memory() {
    if (this.number() & 64) this.pass();
    this.pass();
  }

  /** What follows an instruction's number, for those that Pyodide has. @param {number} code */
  operands(code) {
    const number = () => this.pass();
    if (code >= 0x28 && code <= 0x3e) return this.memory();
    if (code === 0x0e) {
      this.list(number);
      return number();
    }
    if (code === 0x1f) {
      number();
      return void this.list(() => {
        const kind = this.byte();
        if (kind < 2) number();
        number();
      });
    }
    if (code === 0x1c) return void this.list(number);
    if (code === 0x41 || code === 0x42) return number();
    if (code === 0x43) return void this.take(4);
    if (code === 0x44) return void this.take(8);
    if (code === 0xfc) return this.#more(this.number());
    if (OPERANDS[code] === undefined) throw new Error(`An instruction ${code} is not known`);
    for (let count = OPERANDS[code]; count; count--) number();
  }

  /** @param {number} code of the instructions behind the prefix 0xfc */
  #more(code) {
    const counts = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
    if (counts[code] === undefined) throw new Error(`An instruction 0xfc ${code} is not known`);
    for (let count = counts[code]; count; count--) this.pass();
  }
}

/** How many numbers follow an instruction. @type {Record<number, number>} */
const OPERANDS = { [CALL_INDIRECT]: 2, 0x12: 1, 0x13: 2 };
for (const code of [0x00, 0x01, 0x05, 0x0a, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1]) OPERANDS[code] = 0;
for (const code of [0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d]) OPERANDS[code] = 1;
for (const code of [CALL, 0x18, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26]) OPERANDS[code] = 1;
for (const code of [0x3f, 0x40, 0xd0, 0xd2]) OPERANDS[code] = 1;
for (let code = 0x45; code <= 0xc4; code++) OPERANDS[code] = 0;

/** @param {Uint8Array} bytes of a module */
function sections(bytes) {
  const reader = new Reader(bytes, 8);
  const found = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    found.push({ id, content: reader.take(reader.number()) });
  }
  return found;
}

/**
 * How many functions are imported.
 *
 * @param {Reader} reader of the section
 */
function imported(reader) {
  let count = 0;
  reader.list(() => {
    reader.take(reader.number());
    reader.take(reader.number());
    const kind = reader.byte();
    if (kind === 0) count++;
    if (kind === 0 || kind === 4) return reader.take(kind / 4) && reader.pass();
    if (kind === 3) return void reader.take(2);
    if (kind === 1) reader.byte();
    const limits = reader.byte();
    reader.pass();
    if (limits & 1) reader.pass();
  });
  return count;
}

/**
 * The types of functions, each as its bytes.
 *
 * @param {Reader} reader of the section
 */
function types(reader) {
  /** @type {{params: number[], results: number[]}[]} */
  const found = [];
  reader.list(() => {
    if (reader.byte() !== FUNCTION_TYPE) throw new Error("A type is not that of a function");
    const [params, results] = [0, 0].map(() => [...reader.take(reader.number())]);
    found.push({ params, results });
  });
  return found;
}

/**
 * Have all indirect calls made by functions of their own.
 *
 * @param {Uint8Array} bytes of a module
 * @returns {{bytes: Uint8Array, changed: number}} how many calls were changed
 */
export function throughOthers(bytes) {
  const parts = sections(bytes);
  const part = (id) => parts.find((each) => each.id === id) ?? { id, content: new Uint8Array([0]) };
  const known = types(new Reader(part(TYPES).content));
  const reader = new Reader(part(FUNCTIONS).content);
  const declared = reader.number();
  const own = imported(new Reader(part(IMPORTS).content)) + declared;
  /** By type and table, which function calls. @type {Map<string, number>} */
  const through = new Map();
  /** @type {number[][]} */
  const [newTypes, newFunctions, newBodies] = [[], [], []];

  /** The function that calls what is in a table. @param {number} type @param {number} table */
  function caller(type, table) {
    const key = `${type} ${table}`;
    const there = through.get(key);
    if (there !== undefined) return there;
    const { params, results } = known[type];
    const given = [...params, I32];
    newTypes.push([FUNCTION_TYPE, given.length, ...given, results.length, ...results]);
    newFunctions.push(unsigned(known.length + newTypes.length - 1));
    const gets = given.flatMap((_, index) => [LOCAL_GET, ...unsigned(index)]);
    const calls = [CALL_INDIRECT, ...unsigned(type), ...unsigned(table), RETURN];
    const body = [0, ...gets, ...calls, ...Array(NOT_INLINED).fill(NOP), 0x00, END];
    newBodies.push([...unsigned(body.length), ...body]);
    through.set(key, own + through.size);
    return own + through.size - 1;
  }

  let changed = 0;
  /** @param {Uint8Array} body */
  function rewritten(body) {
    const code = new Reader(body);
    code.list(() => {
      code.pass();
      code.pass();
    });
    /** @type {(Uint8Array | number[])[]} */
    const made = [];
    let kept = 0;
    while (code.at < body.length) {
      const began = code.at;
      const instruction = code.byte();
      if (instruction !== CALL_INDIRECT) {
        code.operands(instruction);
        continue;
      }
      const [type, table] = [code.number(), code.number()];
      made.push(body.subarray(kept, began), [CALL, ...unsigned(caller(type, table))]);
      kept = code.at;
      changed++;
    }
    made.push(body.subarray(kept));
    return Buffer.concat(made.map((piece) => Buffer.from(piece)));
  }

  const bodies = new Reader(part(CODE).content);
  /** @type {(Uint8Array | number[])[]} */
  const code = [];
  bodies.list(() => {
    const body = bodies.take(bodies.number());
    const now = rewritten(body);
    code.push(unsigned(now.length), now);
  });
  const joined = (pieces) => Buffer.concat(pieces.map((piece) => Buffer.from(piece)));
  const grown = (id, count, pieces) => {
    const old = new Reader(part(id).content);
    return joined([unsigned(old.number() + count), old.bytes.subarray(old.at), ...pieces]);
  };
  const now = new Map([
    [TYPES, grown(TYPES, newTypes.length, newTypes)],
    [FUNCTIONS, grown(FUNCTIONS, newFunctions.length, newFunctions)],
    [CODE, joined([unsigned(declared + newBodies.length), ...code, ...newBodies])],
  ]);
  const whole = parts.flatMap(({ id, content }) => {
    const written = now.get(id) ?? content;
    return [[id], unsigned(written.length), written];
  });
  return { bytes: joined([bytes.subarray(0, 8), ...whole]), changed };
}
