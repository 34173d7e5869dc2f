// Run by Node: tells which functions of the runtime's WebAssembly are called by what people ask
// first. Usage: node called.mjs PLAN.json; often.py says what the plan holds. Prints their numbers.
//
// Python starts three times, as in the page: to answer, to keep its memory for the next visit
// (with the page's own script for that), and from that memory.
import crypto from "node:crypto";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import binaryen from "binaryen";
import { readBinary } from "./binary.mjs";
import { fileInMemory } from "./file-in-memory.mjs";
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

const module = tallied(await readFile(`${npm}/pyodide.asm.wasm`));
const { instantiate } = WebAssembly;
/** What Python goes on with. @type {ReturnType<typeof unpack> | undefined} */
let resumed;
WebAssembly.instantiate = async (given, imports) => {
  if (!imports?.env) return instantiate(given, imports);
  const tally = { called: (index) => void called.add(index) };
  const instance = await instantiate(module, { ...imports, tally });
  resumed?.into(instance.exports);
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
  resumed = unpack(indexed(kept));
  answered(await start({ _loadSnapshot: resumed.head }));
  console.log(JSON.stringify([...called].sort((one, other) => one - other)));
} catch (error) {
  // Only the message: with the stack, Node would quote the failing line, a megabyte in Pyodide.
  console.error(error.message);
  process.exitCode = 1;
}
