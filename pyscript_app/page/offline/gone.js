// Replaces the service worker where there should be none (`extra.offline: false` in mkdocs.yml,
// and `make serve`): it removes what the other one kept, then itself.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const OURS = `tiebreaks ${new URL("./", worker.location.href).href} `;

async function leave() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS)) await caches.delete(name);
  }
  await worker.registration.unregister();
}

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(leave()));
