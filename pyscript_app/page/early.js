// The worker of a page that a link opens begins to fetch Python before anything else of the page has
// come: on a slow network that is a second. Where Python is there before the page's modules, it gives
// them a moment.

/** Where the page's modules find it. */
const PLACE = "tiebreaksWorker";

/** @typedef {{worker: Worker, failed: boolean, said: any[]}} Early what it has said so far */

/**
 * Start it. It fails with no warning: what takes it over then starts another one, and says why.
 *
 * @param {URL} app the folder that the worker is in
 */
export function startEarly(app) {
  // In a page that is swapped in, the one before has a worker.
  if (document.readyState !== "loading") return;
  try {
    const worker = new Worker(new URL(published.worker, app), { type: "module", name: "early" });
    /** @type {Early} */
    const early = { worker, failed: false, said: [] };
    worker.onerror = (event) => {
      event.preventDefault();
      early.failed = true;
    };
    worker.onmessage = ({ data }) => {
      early.failed ||= data.type === "failed";
      early.said.push(data);
    };
    Reflect.set(window, PLACE, early);
  } catch {
    // A policy forbids it, for example.
  }
}

/**
 * Take it over.
 *
 * @returns {Early | null}
 */
export function takeEarly() {
  /** @type {Early | undefined} */
  const early = Reflect.get(window, PLACE);
  Reflect.deleteProperty(window, PLACE);
  if (early?.failed) early.worker.terminate();
  return early && !early.failed ? early : null;
}
