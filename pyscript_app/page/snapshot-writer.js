// Keeps the memory of a Python that has started: see snapshot.js. Loaded by a worker of its own,
// when nothing else is to be done.

/** @import { PyodideAPI } from "pyodide" */
/** @import { Kept } from "./snapshot.js" */

/** In bytes: more than this is not kept. */
const MOST = 30_000_000;
/** In bytes: what is empty from one such step to the next is not kept. Half of it is. */
const STEP = 4096;

/**
 * What most visitors ask, so that all that takes part is there; and all modules of the core, so that
 * the next visit need not have its zip to answer. The session goes, and what it was asked about with
 * it.
 */
const WARM = `
def warm(requests):
    import calculator, gc, importlib, zipimport
    for path in zipimport._zip_directory_cache["/core.zip"]:
        name, ends, _ = path.replace("/__init__.pyc", ".pyc").partition(".pyc")
        if ends:
            importlib.import_module(name.replace("/", "."))
    from calculator.page import Session
    session = Session()
    for request in requests:
        session.answer(request)
    del session
    gc.collect()
`;

/**
 * Where it is kept. Given and not imported: what both scripts import would be a third one, and every
 * start of the worker a round trip longer.
 *
 * @typedef {object} Place
 * @property {() => Promise<Kept>} open the file
 * @property {number} index where its index begins
 * @property {(bytes: Uint8Array, sum: number) => number} summed
 */

/**
 * Find what is not empty: from where to where.
 *
 * @param {Uint8Array} bytes
 */
function filled(bytes) {
  /** @type {[number, number][]} */
  const found = [];
  for (let at = 0; at < bytes.length; at += STEP) {
    const end = Math.min(at + STEP, bytes.length);
    if (!bytes.subarray(at, end).some(Boolean)) continue;
    const last = found.at(-1);
    if (last?.[1] === at) last[1] = end;
    else found.push([at, end]);
  }
  return found;
}

/**
 * Nothing is compressed: to unpack it would take longer than all else that a second visit waits
 * for.
 *
 * @param {PyodideAPI} python
 * @param {string[]} requests
 * @param {Place} place
 * @returns {Promise<boolean>} whether it was not too much
 */
export async function make(python, requests, { open, index: begins, summed }) {
  const scope = python.toPy({});
  python.runPython(WARM, { globals: scope });
  const warm = scope.get("warm");
  const asked = python.toPy(requests);
  warm(asked);
  for (const proxy of [asked, warm, scope]) proxy.destroy();
  const bytes = /** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot());
  // Pyodide says there how long its head is.
  const [, head = 0] = new Uint32Array(bytes.buffer, 0, 2);
  const heap = bytes.subarray(head);
  const parts = filled(heap);
  const contents = [bytes.subarray(0, head)];
  for (const [begin, end] of parts) contents.push(heap.subarray(begin, end));
  if (contents.reduce((sum, { length }) => sum + length, 0) > MOST) return false;
  const { userAgent: agent } = navigator;
  const sum = contents.reduce((before, part) => summed(part, before), 0);
  const told = JSON.stringify({ agent, head, length: heap.length, parts, sum });
  const index = new TextEncoder().encode(told);
  const kept = await open();
  try {
    kept.truncate(0);
    let at = begins;
    for (const part of [index, ...contents]) at += kept.write(part, { at });
    kept.flush();
    // Whatever ends this worker before that, the file says that nothing is kept.
    kept.write(new Uint8Array(new Uint32Array([index.length]).buffer), { at: 0 });
    kept.flush();
  } finally {
    kept.close();
  }
  return true;
}
