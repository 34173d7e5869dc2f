// Run by Node: cuts the runtime's WebAssembly in three, and its glue to what is left of the exports.
// Usage: node split.mjs PLAN.json; split.py says what the plan holds, and why this is done.
import { readFile, writeFile } from "node:fs/promises";
import binaryen from "binaryen";
import { readBinary } from "./binary.mjs";
import { cut } from "./glue.mjs";
import { throughOthers } from "./indirect.mjs";
import { BLOCK, apart, joined, tables } from "./tables.mjs";

const { package: npm, called, read, out } = JSON.parse(await readFile(process.argv[2], "utf8"));

/** Begins the names of what the two modules export to one another: Pyodide's begin otherwise. */
const MARK = "+";
const { none, i32 } = binaryen;
const WORD = /[A-Za-z_$][\w$]*/g;

/**
 * @template Ref, Info
 * @param {number} count
 * @param {(index: number) => Ref} at
 * @param {(ref: Ref) => Info} info
 */
const each = (count, at, info) => Array.from({ length: count }, (_, index) => info(at(index)));

const functionsOf = (module) =>
  each(module.getNumFunctions(), module.getFunctionByIndex, binaryen.getFunctionInfo);
const globalsOf = (module) =>
  each(module.getNumGlobals(), module.getGlobalByIndex, binaryen.getGlobalInfo);
const exportsOf = (module) =>
  each(module.getNumExports(), module.getExportByIndex, binaryen.getExportInfo);
const tablesOf = (module) =>
  each(module.getNumTables(), module.getTableByIndex, binaryen.getTableInfo);

/** The one place of a text, or an error: another version of Pyodide looks different. */
function place(text, part, from = 0) {
  const at = text.indexOf(part, from);
  if (at < 0) throw new Error(`Pyodide's glue holds no ${JSON.stringify(part)}`);
  return at;
}

/**
 * The glue in pieces: the names of all exports are declared and assigned in one place each.
 *
 * @param {string} glue
 */
function pieces(glue) {
  const head = "function assignWasmExports(wasmExports){";
  const at = place(glue, head);
  const [begun, ended] = [at + head.length, place(glue, "}", at)];
  // The list of names ends just before that.
  const declared = glue.lastIndexOf("var ", at);
  if (place(glue, ";", declared) !== at - 1) throw new Error("Pyodide's glue declares otherwise");
  return {
    before: glue.slice(0, declared),
    declared: glue.slice(declared + "var ".length, at - 1).split(","),
    between: `;${head}`,
    assigned: glue.slice(begun, ended).split(";"),
    after: glue.slice(ended),
  };
}

const source = await readFile(`${npm}/pyodide.asm.wasm`);
const glue = pieces(await readFile(`${npm}/pyodide.asm.mjs`, "utf8"));
const loader = await readFile(`${npm}/pyodide.mjs`, "utf8");

const often = readBinary(source);
const seldom = readBinary(source);
const functions = functionsOf(often).filter(({ module }) => !module);
const wanted = new Set(called);
const late = functions.filter((_, index) => !wanted.has(index));

// An export, a function or the address of data, is needed if the glue or the loader has its name
// anywhere else.
const words = new Set([glue.before, glue.after, loader].join(" ").match(WORD));
const gone = new Set();
for (const { name, kind } of exportsOf(often)) {
  seldom.removeExport(name);
  if (kind !== binaryen.ExternalFunction && kind !== binaryen.ExternalGlobal) continue;
  if (words.has(name) || words.has(`_${name}`)) continue;
  often.removeExport(name);
  gone.add(name);
}

// What both share is exported by the first, and imported by the second.
for (const { name, module, mutable, type } of globalsOf(often)) {
  if (module) continue;
  if (mutable) often.addGlobalExport(name, `${MARK}${name}`);
  seldom.addGlobalImport(name, "often", `${MARK}${name}`, type, mutable);
}
for (const { name } of tablesOf(often)) {
  often.addTableExport(name, `${MARK}table${name}`);
  seldom.addTableImport(name, "often", `${MARK}table${name}`);
}
for (const name of ["tag$0", "tag$1"]) {
  const { params, results } = binaryen.getTagInfo(often.getTag(name));
  often.addTagExport(name, `${MARK}${name}`);
  seldom.addTagImport(name, "often", `${MARK}${name}`, params, results);
}
for (let at = seldom.getNumElementSegments() - 1; at >= 0; at--) {
  const segment = seldom.getElementSegmentByIndex(at);
  seldom.removeElementSegment(binaryen.getElementSegmentInfo(segment).name);
}

/** Calls what the second module puts there; before it has, has it join. */
function standIn({ params, results }, slot) {
  const types = binaryen.expandType(params);
  const values = types.map((type, index) => often.local.get(index, type));
  const joined = often.global.get(`${MARK}joined`, i32);
  return often.block(
    null,
    [
      often.if(often.i32.eqz(joined), often.call(`${MARK}join`, [], none)),
      often.call_indirect(`${MARK}late`, often.i32.const(slot), values, params, results),
    ],
    results,
  );
}
often.addFunctionImport(`${MARK}join`, "seldom", "join", none, none);
often.addGlobal(`${MARK}joined`, i32, true, often.i32.const(0));
often.addGlobalExport(`${MARK}joined`, `${MARK}joined`);
often.addTable(`${MARK}late`, 1, -1);
for (const { name, params, results } of late) {
  often.removeFunction(name);
  often.addFunction(name, params, results, [], standIn({ params, results }, 0));
}
often.runPasses(["remove-unused-module-elements"]);
const there = new Set(functionsOf(often).map(({ name }) => name));
const standIns = late.filter(({ name }) => there.has(name));
standIns.forEach((each, slot) => {
  binaryen.Function.setBody(often.getFunction(each.name), standIn(each, slot));
});
often.removeTable(`${MARK}late`);
often.addTable(`${MARK}late`, standIns.length, standIns.length);
often.addTableExport(`${MARK}late`, `${MARK}late`);

seldom.addTable(`${MARK}late`, standIns.length, standIns.length);
seldom.addTableImport(`${MARK}late`, "often", `${MARK}late`);
const names = standIns.map(({ name }) => name);
seldom.addActiveElementSegment(`${MARK}late`, `${MARK}late`, names, seldom.i32.const(0));
for (const [index, { name, params, results }] of functions.entries()) {
  if (!wanted.has(index) || !there.has(name)) continue;
  seldom.removeFunction(name);
  seldom.addFunctionImport(name, "often", `${MARK}${name}`, params, results);
}
seldom.runPasses(["remove-unused-module-elements"]);
for (const { name, module, base } of functionsOf(seldom)) {
  if (module === "often") often.addFunctionExport(name, base);
}

/** @param {string} statement */
const stays = (statement) => {
  const [, name] = /wasmExports\["([^"]+)"\]/.exec(statement) ?? [];
  if (!name) throw new Error(`Pyodide's glue assigns otherwise: ${statement}`);
  return !gone.has(name);
};
const assigned = glue.assigned.filter(stays).join(";");
const used = new Set([...words, ...(assigned.match(WORD) ?? [])]);
const declared = glue.declared.filter((name) => used.has(name)).join(",");

const imported = [often, seldom].flatMap(functionsOf).filter(({ module }) => module);
const left = cut(
  `${glue.before}var ${declared}${glue.between}${assigned}${glue.after}`,
  new Set(imported.map(({ base }) => base)),
  loader,
);
for (const name of left.gone) often.removeExport(name);
often.runPasses(["remove-unused-module-elements"]);

/** All numbers in the functions of a module that could be addresses, but for some functions. */
const numbersIn = (module, left) =>
  module
    .emitText()
    .split(/^ \((?=func \$)/m)
    .slice(1)
    .filter((text) => !left.has(/^func \$(\S+)/.exec(text)[1]))
    .flatMap((text) => Array.from(text.matchAll(/(?:i32\.const |offset=)(\d+)/g), ([, it]) => +it));
// The numbers of stand-ins are those of slots.
const numbers = [numbersIn(often, new Set(names)), numbersIn(seldom, new Set())];
const segments = each(often.getNumDataSegments(), often.getDataSegmentByIndex, (segment) => {
  const { offset, data, passive } = often.getDataSegmentInfo(segment);
  if (passive) throw new Error("Pyodide has data that are not there from the start");
  return { offset, data: new Uint8Array(data) };
});
const image = new Uint8Array(Math.max(...segments.map(({ offset, data }) => offset + data.length)));
for (const { offset, data } of segments) image.set(data, offset);
const { outside, inside } = apart(segments, tables(image, ...numbers));
if (!inside.length) throw new Error("Pyodide has no tables of encodings that are known");
const blocks = read.map((block) => ({ begin: block * BLOCK, end: (block + 1) * BLOCK }));
const { inside: early } = apart(outside, blocks);
const start = new binaryen.Module();
const { initial, max } = often.getMemoryInfo();
for (const [module, data] of [
  [often, early],
  [seldom, inside],
  [start, joined(outside)],
]) {
  const active = data.map((piece) => ({ ...piece, offset: module.i32.const(piece.offset) }));
  module.setMemory(initial, max ?? -1, null, active, false, false, "0");
}
seldom.addMemoryImport("0", "often", "memory");
start.addMemoryImport("0", "often", "memory");

for (const module of [often, seldom, start]) {
  if (!module.validate()) throw new Error("What was cut is not valid");
}
for (const [name, module] of Object.entries({ asm: often, seldom })) {
  const { bytes } = throughOthers(module.emitBinary());
  if (!WebAssembly.validate(bytes)) throw new Error("What calls through others is not valid");
  await writeFile(`${out}/pyodide.${name}.wasm`, bytes);
}
await writeFile(`${out}/pyodide.data.wasm`, start.emitBinary());
await writeFile(`${out}/pyodide.asm.mjs`, left.text);
