// The worker in which Tesseract runs. It is started when the first picture comes.
//
// page → worker  a message with an id: picture-messages.js says which there are
// worker → page  {type: "progress", part}             so much is downloaded, 0 to 1
//                {type: "done", part}                 so much of what was asked is done
//                {type: "answer", id, answer}
//                {type: "failed", reason, message}    "download", "late" or "browser"

import make from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { answererOf } from "./picture-messages.js";
import { Late, engine } from "./letter-reader.js";

const SIZES = [published.lettersCoreSize, published.lettersSize];
const arrived = [0, 0];

/**
 * Fetch a compressed file, and count it as it arrives.
 *
 * @param {string} address
 * @param {number} at
 */
async function bytesOf(address, at) {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
  const counting = new TransformStream({
    /** @param {Uint8Array} piece @param {TransformStreamDefaultController<Uint8Array>} to */
    transform(piece, to) {
      arrived[at] = (arrived[at] ?? 0) + piece.length;
      const sum = arrived.reduce((all, one) => all + one, 0);
      const whole = SIZES.reduce((all, one) => all + one, 0);
      self.postMessage({ type: "progress", part: Math.min(1, sum / whole) });
      to.enqueue(piece);
    },
  });
  /** @type {ReadableWritablePair} */
  const unpacking = new DecompressionStream("gzip");
  const unpacked = response.body.pipeThrough(counting).pipeThrough(unpacking);
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

async function start() {
  /** @type {Uint8Array[]} */
  let files;
  try {
    files = await Promise.all([bytesOf(published.lettersCore, 0), bytesOf(published.letters, 1)]);
  } catch (error) {
    self.postMessage({ type: "failed", reason: "download", message: String(error) });
    throw error;
  }
  const [wasmBinary, language] = files;
  if (!language) throw new Error("no language");
  const reader = await engine(make, { wasmBinary }, language);
  return answererOf(reader, (part) => self.postMessage({ type: "done", part }));
}

const running = start();

/** @param {MessageEvent} event */
self.onmessage = async ({ data }) => {
  try {
    const answer = (await running)(data);
    self.postMessage({ type: "answer", id: data.id, answer });
  } catch (error) {
    const reason = error instanceof Late ? "late" : "browser";
    self.postMessage({ type: "failed", reason, message: String(error) });
  }
};
