// The memory of a Python that has started, as this browser keeps it: the next visit begins with it,
// and starts nothing. It holds nothing of anybody's table (snapshot-writer.js).

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
 * @param {Response} found
 * @throws {Error} where it is not what was kept
 */
export async function unpack(found) {
  const packed = await found.arrayBuffer();
  if ((await digest(packed)) !== found.headers.get("digest")) throw new Error("damaged");
  const bytes = new Uint8Array(Number(found.headers.get("length")));
  let at = 0;
  for (const [begin, end] of JSON.parse(found.headers.get("parts") ?? "")) {
    bytes.set(new Uint8Array(packed, at, end - begin), begin);
    at += end - begin;
  }
  if (at !== packed.byteLength) throw new Error("of another length");
  return bytes;
}
