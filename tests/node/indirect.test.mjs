// pyscript_app/build/indirect.mjs: a module does the same as before, and holds its indirect calls
// apart.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import binaryen from "binaryen";
import { throughOthers } from "../../pyscript_app/build/indirect.mjs";

/** Calls by a table, with values of every type, from a loop, a block with a value and a branch. */
const TEXT = `(module
  (type $two (func (param i32 f64) (result f64)))
  (type $none (func (param i64)))
  (import "env" "told" (func $told (param i64)))
  (memory 1)
  (global $sum (mut f64) (f64.const 0.5))
  (table $t 4 4 funcref)
  (table $other 1 1 funcref)
  (elem (table $t) (i32.const 0) func $add $times $tell)
  (elem (table $other) (i32.const 0) func $times)
  (func $add (type $two) (f64.add (f64.convert_i32_s (local.get 0)) (local.get 1)))
  (func $times (type $two) (f64.mul (f64.convert_i32_s (local.get 0)) (local.get 1)))
  (func $tell (type $none) (call $told (local.get 0)))
  (func (export "run") (param $which i32) (param $by i32) (result f64)
    (local $at i32)
    (memory.fill (i32.const 8) (i32.const 1) (i32.const 9))
    (block $out (loop $again
      (br_if $out (i32.eq (local.get $at) (i32.const 3)))
      (global.set $sum
        (call_indirect $t (type $two) (local.get $by) (global.get $sum) (local.get $which)))
      (local.set $at (i32.add (local.get $at) (i32.const 1)))
      (br $again)))
    (call_indirect $t (type $none) (i64.load (i32.const 8)) (i32.const 2))
    (f64.add (global.get $sum)
      (call_indirect $other (type $two) (i32.const 2) (f64.const 1.25) (i32.const 0))))
)`;

/** What a module does. @param {Uint8Array} bytes */
function done(bytes) {
  const said = [];
  const imports = { env: { told: (number) => said.push(String(number)) } };
  const { run } = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports).exports;
  for (const which of [0, 1, 0]) said.push(run(which, 3));
  // No function of that type is there.
  for (const which of [2, 3, 9]) {
    assert.throws(() => run(which, 3), WebAssembly.RuntimeError);
  }
  return said;
}

test("a module does what it did", () => {
  const module = binaryen.parseText(TEXT);
  const before = module.emitBinary();
  const { bytes, changed } = throughOthers(before);
  assert.equal(changed, 3);
  assert.ok(WebAssembly.validate(bytes));
  assert.deepEqual(done(bytes), done(before));
  assert.equal(done(before).length, 6);
});

test("only functions that are not put in the place of a call make indirect calls", () => {
  const module = binaryen.parseText(TEXT);
  const once = throughOthers(module.emitBinary()).bytes;
  // Type and table of each call differ: three functions, each with one.
  assert.equal(throughOthers(once).changed, 3);
  const cut = binaryen.readBinary(once);
  for (let at = 0; at < cut.getNumFunctions(); at++) {
    const { module: from } = binaryen.getFunctionInfo(cut.getFunctionByIndex(at));
    assert.ok(from !== undefined);
  }
  assert.ok(once.length > 3 * 500);
});

test("an instruction that is not known is not guessed", () => {
  const module = binaryen.parseText('(module (func (export "a") (drop (v128.const i64x2 1 2))))');
  module.setFeatures(binaryen.Features.All);
  assert.throws(() => throughOthers(module.emitBinary()), /instruction 253/);
});
