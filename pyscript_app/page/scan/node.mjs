// Reads pictures under Node with the page's own modules: the command line and the tests start it.
//
//     node node.mjs CORE.js CORE.wasm LANGUAGE.traineddata.gz
//
// Each message on the standard input is a line of JSON, as the page's worker gets it
// (picture-messages.js), but for the picture: {"type": "look", "width": W, "height": H} is followed
// by its W × H × 4 bytes of RGBA. Each answer is a line of JSON on the standard output; the last one
// is "late" where a picture takes too long. Pictures are opened elsewhere (by Pillow): upright, no
// side longer than the page has them.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import { answererOf } from "./picture-messages.js";
import { Late, engine } from "./letter-reader.js";

const [script, core, language] = process.argv.slice(2);
const reader = await engine(
  createRequire(import.meta.url)(script),
  { wasmBinary: readFileSync(core) },
  new Uint8Array(gunzipSync(readFileSync(language))),
);
const answer = answererOf(reader);

/** What has come and is not read yet. @type {Buffer[]} */
let waiting = [];
let length = 0;
const input = process.stdin[Symbol.asyncIterator]();

/** Wait for more; false where nothing comes any more. */
async function more() {
  const { done, value } = await input.next();
  if (done) return false;
  waiting.push(value);
  length += value.length;
  return true;
}

/** @param {number} count so many bytes, which have come */
function take(count) {
  const whole = waiting.length === 1 ? waiting[0] : Buffer.concat(waiting);
  waiting = [whole.subarray(count)];
  length -= count;
  return whole.subarray(0, count);
}

/** The next line; null at the end. */
async function line() {
  for (let looked = 0; ;) {
    const whole = Buffer.concat(waiting);
    waiting = [whole];
    const end = whole.indexOf(10, looked);
    if (end >= 0) return take(end + 1).toString("utf8");
    looked = whole.length;
    if (!(await more())) return null;
  }
}

/** @param {number} count */
async function bytes(count) {
  while (length < count) if (!(await more())) throw new Error("the picture is cut off");
  return new Uint8ClampedArray(take(count));
}

for (let said = await line(); said !== null; said = await line()) {
  const message = JSON.parse(said);
  if (message.type === "look") {
    const { width, height } = message;
    message.image = { width, height, data: await bytes(4 * width * height) };
  }
  let found;
  try {
    found = answer(message);
  } catch (error) {
    if (!(error instanceof Late)) throw error;
    found = "late";
  }
  // The picture as it was turned is for the program that shows it.
  if (message.type === "look") delete found.upright;
  process.stdout.write(`${JSON.stringify(found)}\n`);
  if (found === "late") break;
}
