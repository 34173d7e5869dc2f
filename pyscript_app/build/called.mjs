// Run by Node: tells which functions of the runtime's WebAssembly are called by what people ask
// first, and which blocks of its data are read before a memory that was kept is in its place. Usage:
// node called.mjs PLAN.json; often.py says what the plan holds. Prints the numbers of both.
//
// Python starts four times, as in the page: to answer, to keep its memory for the next visit
// (with the page's own script for that), and twice from that memory: to see what is read, and to
// answer.
import crypto from "node:crypto";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import binaryen from "binaryen";
import { readBinary } from "./binary.mjs";
import { fileInMemory } from "./file-in-memory.mjs";
import { BLOCK } from "./tables.mjs";
import { make } from "../page/snapshot-writer.js";
import { INDEX, indexed, summed, unpack } from "../page/snapshot.js";

const plan = JSON.parse(await readFile(process.argv[2], "utf8"));
const { package: npm, library, core, more, lock, requests } = plan;

/** The numbers of the functions that were called. @type {Set<number>} */
const called = new Set();

/** The module, each of its functions telling that it is called. */
function tallied(bytes) {
  const module = readBinary(bytes);
  module.addFunctionImport("tally", "tally", "called", binaryen.i32, binaryen.none);
  let own = 0;
  for (let index = 0; index < module.getNumFunctions(); index++) {
    const ref = module.getFunctionByIndex(index);
    const { body, results, module: from } = binaryen.getFunctionInfo(ref);
    if (from) continue;
    const tell = module.call("tally", [module.i32.const(own++)], binaryen.none);
    binaryen.Function.setBody(ref, module.block(null, [tell, body], results));
  }
  return new WebAssembly.Module(module.emitBinary());
}

/** The blocks of memory that were read. @type {Set<number>} */
const read = new Set();
let reading = false;

/** The module, each of its loads telling where. */
function watched(bytes) {
  const module = readBinary(bytes);
  module.runPasses(["instrument-memory"]);
  return new WebAssembly.Module(module.emitBinary());
}

/**
 * What takes what such a module tells: where, or a value; both go on as they are.
 *
 * @param {WebAssembly.Module} module
 * @param {WebAssembly.ModuleImports} env what it imports besides
 */
function telling(module, env) {
  const hooks = WebAssembly.Module.imports(module)
    .filter(({ module: from, name, kind }) => from === "env" && kind === "function" && !env[name])
    .map(({ name }) => [name, (...given) => (name === "load_ptr" ? load(given) : given.at(-1))]);
  return { ...env, ...Object.fromEntries(hooks) };
}

/** @param {number[]} told */
function load([, bytes, offset, address]) {
  const at = (offset >>> 0) + (address >>> 0);
  looked(at, at + bytes);
  return address;
}

/**
 * @param {number} begin
 * @param {number} end
 */
function looked(begin, end) {
  if (!reading) return;
  for (let at = Math.floor(begin / BLOCK); at * BLOCK < end; at++) read.add(at);
}

/**
 * A view of memory, as Pyodide's scripts have it, that tells what they read: which version of Python
 * it is, for one.
 *
 * @param {any} view
 */
function telltale(view) {
  const { BYTES_PER_ELEMENT: size, byteOffset } = view;
  const saw = (begin, end) => looked(byteOffset + begin * size, byteOffset + end * size);
  return new Proxy(view, {
    get(_, name) {
      const value = view[name];
      if (/^\d+$/.test(String(name))) saw(+name, +name + 1);
      if (typeof value !== "function" || name === "constructor") return value;
      return (...given) => {
        if (name === "subarray" || name === "slice") saw(given[0] ?? 0, given[1] ?? view.length);
        else if (name !== "set" && name !== "fill") saw(0, view.length);
        return value.apply(view, given);
      };
    },
    set: (_, name, value) => Reflect.set(view, name, value),
  });
}

/** The kinds of views. */
const VIEWS = Object.fromEntries(
  Object.getOwnPropertyNames(globalThis)
    .filter((name) => /\dArray$/.test(name))
    .map((name) => [name, globalThis[name]]),
);

/** Have all views of it that are made from here on tell. @param {WebAssembly.Memory} memory */
function watchViews(memory) {
  for (const [name, View] of Object.entries(VIEWS)) {
    globalThis[name] = new Proxy(View, {
      construct(_, given) {
        const view = new View(...given);
        return reading && view.buffer === memory.buffer ? telltale(view) : view;
      },
    });
  }
}

const source = await readFile(`${npm}/pyodide.asm.wasm`);
const [counting, watching] = [tallied(source), watched(source)];
const { instantiate } = WebAssembly;
/** What Python goes on with. @type {ReturnType<typeof unpack> | undefined} */
let resumed;
let module = counting;
WebAssembly.instantiate = async (given, imports) => {
  if (!imports?.env) return instantiate(given, imports);
  const tally = { called: (index) => void called.add(index) };
  const env = telling(module, imports.env);
  const instance = await instantiate(module, { ...imports, env, tally });
  if (resumed) {
    // Its memory is put in its place where it is asked for its end.
    const { exports } = instance;
    const sbrk = (by) => {
      reading = false;
      return exports.sbrk(by);
    };
    resumed.into({ memory: exports.memory, sbrk });
    reading = module === watching;
    if (reading) watchViews(exports.memory);
  }
  return { module, instance };
};
// As in the page, where Python is told no program and no arguments, and where chance takes part; but
// here that is the same in every build.
process.argv = ["node", "./this.program"];
crypto.randomFillSync = (bytes) => bytes.fill(1);
const { loadPyodide } = await import(pathToFileURL(`${npm}/pyodide.mjs`).href);

/** Start Python, as the page's worker does. @param {object} [options] */
async function start(options) {
  const given = { stdLibURL: library, lockFileContents: lock, stderr: () => {}, ...options };
  const python = await loadPyodide(given);
  python.FS.writeFile("/core.zip", await readFile(core));
  python.FS.writeFile("/more.zip", await readFile(more));
  if (!given._loadSnapshot) python.pyimport("sys").path.append("/core.zip");
  return python;
}

function answered(python) {
  const answer = python.pyimport("calculator.page").answer;
  for (const [index, request] of requests.entries()) {
    if (index % 50 === 0) python.runPython("import gc; gc.collect()");
    const { state } = JSON.parse(answer(request, () => {}));
    if (!["done", "error"].includes(state)) throw new Error(`${state}: ${request.slice(0, 200)}`);
  }
}

try {
  const python = await start();
  answered(python);
  const kept = fileInMemory();
  const keeper = await start({ _makeSnapshot: true });
  const place = { open: () => Promise.resolve(kept), index: INDEX, summed };
  if (!(await make(keeper, requests.slice(0, 2), place))) throw new Error("No memory was kept");
  for (module of [watching, counting]) {
    resumed = unpack(indexed(kept));
    const python = await start({ _loadSnapshot: resumed.head });
    Object.assign(globalThis, VIEWS);
    if (module === counting) answered(python);
  }
  console.log(JSON.stringify({ called: [...called], read: [...read] }));
} catch (error) {
  // Only the message: with the stack, Node would quote the failing line, a megabyte in Pyodide.
  console.error(error.message);
  process.exitCode = 1;
}
