// Replaces the service worker where there should be none (`extra.offline: false` in mkdocs.yml,
// and `make serve`): it removes what the other one kept, then itself.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const ROOT = new URL("./", worker.location.href).href;
const OURS = `tiebreaks ${ROOT} `;

async function leave() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS)) await caches.delete(name);
  }
  try {
    const files = await navigator.storage.getDirectory();
    for await (const name of files.keys()) {
      if (name.startsWith(encodeURIComponent(`${ROOT}app/`))) await files.removeEntry(name);
    }
  } catch {
    // Python's memory is not kept, or a tab begins with it now.
  }
  await worker.registration.unregister();
}

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(leave()));
