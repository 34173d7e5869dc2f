// Tesseract as a program: `node tesseract.mjs LIST stdout … --psm MODE [-c NAME=VALUE] tsv`, with the
// options that the command line of the calculator gives it. It is the same Tesseract, as WebAssembly.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";

const require = createRequire(import.meta.url);
const core = "tesseract.js-core/tesseract-core-simd-lstm";
const data = "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz";
const [list, output, ...options] = process.argv.slice(2);
const after = (name) => options[options.indexOf(name) + 1];
if (output !== "stdout" || options.at(-1) !== "tsv" || after("-l") !== "eng") {
  console.error(`Other options are not known here: ${process.argv.slice(2).join(" ")}`);
  process.exit(1);
}
const module = await require(`${core}.js`)({
  wasmBinary: readFileSync(require.resolve(`${core}.wasm`)),
});
module.FS.writeFile("eng.traineddata", gunzipSync(readFileSync(require.resolve(data))));
const api = new module.TessBaseAPI();
if (api.Init(null, "eng", 1) === -1) process.exit(1);
api.SetVariable("debug_file", "/dev/null");
api.SetVariable("user_defined_dpi", after("--dpi"));
api.SetVariable("tessedit_pageseg_mode", after("--psm"));
if (options.includes("-c")) api.SetVariable(...after("-c").split("="));
for (const [page, path] of readFileSync(list, "utf8").trim().split("\n").entries()) {
  module.FS.writeFile("/input", readFileSync(path));
  if (api.SetImageFile(1, 0) === 1) process.exit(1);
  api.Recognize(null);
  for (const line of api.GetTSVText(0).trim().split("\n")) {
    const [level, , ...rest] = line.split("\t");
    console.log([level, page + 1, ...rest].join("\t"));
  }
}
