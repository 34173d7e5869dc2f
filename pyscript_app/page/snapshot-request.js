// Has the memory of a Python that has started kept for the next visit: see snapshot.js. A worker
// of its own starts for that, when nothing else is to be done, and ends.

import { one } from "./parts.js";
import { scriptUrl } from "./trusted.js";

/** @import { Runtime } from "./runtime.js" */

/** In gigabytes, of the device. */
const LITTLE = 2;
/** In bytes: how much must be left for what we keep. */
const ROOM = 100_000_000;
/** In milliseconds: a keeper that takes longer is ended. */
const LONGEST = 120_000;
/** Names of this site's caches begin so, too: an origin may hold several copies of the site. */
const PLACE = `tiebreaks ${new URL("../", import.meta.url).href} `;
/** Which orders most visitors want. */
const ORDERS = ["us-chess", "fide-2026"];

/** Whether this device has room to spare, and this site keeps anything at all. */
async function allowed() {
  const { memory, saves } = device();
  if (memory <= LITTLE || saves) return false;
  await navigator.serviceWorker.ready;
  const names = await caches.keys();
  if (!names.some((name) => name.startsWith(PLACE))) return false;
  // Private windows may have no files of their own, and WebKit on Linux has none.
  const { storage } = navigator;
  if (!(await storage?.getDirectory?.().catch(() => null))) return false;
  // Safari tells since version 17: without room nothing is kept.
  const { quota = Infinity, usage = 0 } = (await storage.estimate?.()) ?? {};
  return quota - usage > ROOM;
}

/** What only some browsers tell. */
function device() {
  const { connection, deviceMemory = Infinity } =
    /** @type {{connection?: {saveData?: boolean}, deviceMemory?: number}} */ (navigator);
  return { memory: deviceMemory, saves: Boolean(connection?.saveData) };
}

/** Settles when the browser has nothing else to do. */
const idle = () =>
  new Promise((done) => {
    // Safari has none.
    if ("requestIdleCallback" in window) requestIdleCallback(done);
    else setTimeout(done);
  });

/**
 * @param {Runtime} runtime
 * @returns {Promise<boolean>} whether it is kept from now on
 */
export async function keepMemory({ kept, module }) {
  // One of the page's own samples: what anybody pasted is not to be in there.
  const { text } = one(document, "sample")?.dataset ?? {};
  if (kept || !module || !text || !(await allowed())) return false;
  await idle();
  const { lang } = document.documentElement;
  const asked = { what: "calculate", text, language: lang, player: "1" };
  const requests = ORDERS.map((order) => JSON.stringify({ ...asked, order }));
  // One of several tabs does it.
  return navigator.locks.request(PLACE, { ifAvailable: true }, (lock) =>
    lock ? keep(module, requests) : false,
  );
}

/**
 * @param {WebAssembly.Module} module
 * @param {string[]} requests
 * @returns {Promise<boolean>}
 */
function keep(module, requests) {
  const script = new URL(published.worker, import.meta.url).href;
  const worker = new Worker(scriptUrl(script), { type: "module", name: "keeper" });
  /** @type {Promise<boolean>} */
  const asked = new Promise((done) => {
    setTimeout(done, LONGEST, false);
    worker.onerror = () => done(false);
    worker.onmessage = ({ data }) => {
      if (["kept", "failed"].includes(data.type)) done(data.kept ?? false);
    };
    worker.postMessage({ type: "begin" });
    worker.postMessage({ type: "start", module });
    worker.postMessage({ type: "keep", requests });
  });
  return asked.finally(() => worker.terminate());
}
