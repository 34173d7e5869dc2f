// Decodes every sample of a table with the page's own function: node decoding.mjs TABLE.json
import { readFileSync } from "node:fs";
import { decode } from "../../pyscript_app/page/decoding.js";

const samples = JSON.parse(readFileSync(process.argv[2], "utf8"));
const decoded = samples.map(({ name, bytes }) => [
  name,
  decode(new Uint8Array(Buffer.from(bytes, "base64"))),
]);
console.log(JSON.stringify(Object.fromEntries(decoded)));
