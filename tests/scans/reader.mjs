// Reads pictures with the page's own modules, under Node: node reader.mjs
//
// Each line that comes is a message as scan/worker.js gets it, but for the picture: {"type": "look",
// "file": RGBA FILE, "width", "height"}. Each line that goes is the answer.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { gunzipSync } from "node:zlib";
import { engine } from "../../pyscript_app/page/scan/engine.js";
import { looked, readAgain } from "../../pyscript_app/page/scan/look.js";

const require = createRequire(import.meta.url);
const core = "tesseract.js-core/tesseract-core-simd-lstm";
const language = "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const reader = await engine(
  require(`${core}.js`),
  { wasmBinary: readFileSync(require.resolve(`${core}.wasm`)) },
  new Uint8Array(gunzipSync(readFileSync(require.resolve(language)))),
);
const pictures = [];

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  let answer;
  if (asked.type === "look") {
    const { file, width, height } = asked;
    const data = new Uint8ClampedArray(readFileSync(file));
    const found = looked({ width, height, data }, reader);
    pictures.push(found);
    const { words, ink, rules, letter } = found;
    answer = { words, ink, rules, letter };
    if (asked.keep) {
      answer.clean = [
        found.clean.width,
        found.clean.height,
        Buffer.from(found.clean.data).toString("base64"),
      ];
    }
  } else {
    const found = pictures[asked.picture];
    answer = asked.cells.map((cell) => readAgain(found, cell, reader));
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
