// The memory of a Python that has started, as this browser keeps it: the next visit begins with it,
// and starts nothing. It holds nothing of anybody's table (snapshot-writer.js).

/** In bytes: by such pages a WebAssembly's memory grows. */
const PAGE = 65536;

/**
 * The cache that holds it. The service worker removes one that is of an earlier version.
 *
 * @param {string} base the address of a script of the build's
 */
export const cacheOf = (base) => `tiebreaks ${new URL("../", base).href} memory`;

/**
 * What it is kept under. The worker's address is one of this build, its runtime and its core.
 *
 * @param {string} worker
 */
export const keyOf = (worker) => `${worker}.memory`;

/**
 * A digest, as text.
 *
 * @param {ArrayBuffer} bytes
 */
export async function digest(bytes) {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/**
 * Look for what this browser has kept of this version. Another version of the browser may run the
 * same WebAssembly otherwise.
 *
 * @param {string} worker
 * @returns {Promise<Response | null>}
 */
export async function find(worker) {
  try {
    const found = await caches.match(keyOf(worker), { cacheName: cacheOf(worker) });
    return found?.headers.get("agent") === navigator.userAgent ? found : null;
  } catch {
    // Storage is forbidden here.
    return null;
  }
}

/**
 * A Python to go on with. Pyodide gets the head of what was kept, and reads there what it needs
 * besides the memory. The memory comes while the WebAssembly is set up, and is copied at last, when
 * Pyodide asks for what follows the head.
 *
 * @param {Response} found
 */
export function unpack(found) {
  const number = (/** @type {string} */ name) => Number(found.headers.get(name));
  /** Empty until all has come, and if it is not what was kept: Pyodide refuses that. */
  const head = new Uint8Array(number("head"));
  const came = found.arrayBuffer().then(async (packed) => {
    if ((await digest(packed)) !== found.headers.get("digest")) throw new Error("damaged");
    head.set(new Uint8Array(packed, 0, head.length));
    return packed;
  });
  // Who waits for it is told.
  came.catch(() => {});
  let copy = () => {};
  Object.assign(head, {
    /**
     * @param {number} begin
     * @param {number} [end]
     */
    subarray(begin, end) {
      if (end !== undefined) return head.slice(begin, end);
      copy();
      return [];
    },
  });
  return {
    head,
    /**
     * Wait until all has come.
     *
     * @param {WebAssembly.Memory} memory of a Python that has not started
     * @throws {Error} where it is not what was kept
     */
    async into(memory) {
      const packed = await came;
      const grown = number("length") - memory.buffer.byteLength;
      if (grown > 0) memory.grow(grown / PAGE);
      copy = () => {
        const heap = new Uint8Array(memory.buffer);
        let [at, last] = [head.length, 0];
        for (const [begin, end] of JSON.parse(found.headers.get("parts") ?? "")) {
          heap.fill(0, last, begin).set(new Uint8Array(packed, at, end - begin), begin);
          at += end - begin;
          last = end;
        }
        heap.fill(0, last);
      };
    },
  };
}
