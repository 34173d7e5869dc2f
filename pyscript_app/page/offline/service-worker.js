// The service worker: after a first visit, calculator and visited pages open without a network.
//
// It is at the site's root, because it may serve nothing above itself; the build adds what to keep
// (pyscript_app/build/offline.py). Nobody's table is kept: a link carries it after "#",
// which is cut off here as it is in what a server gets, and an address with a "?" is not kept at all.
//
// - Files whose names change with their content come from the cache; a page that found one damaged
//   asks the network for it (runtime-files.js), and what that sends takes its place.
// - Everything else comes from the network, and from the cache if that fails: nobody with a
//   network ever sees an old page.
// - A new version waits until nobody uses the old one, or until the page says "use" (offline.js).

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** A hash of all the files below. */
const VERSION = "offline.version";
/** Paths below the site's root whose content never changes. @type {string[]} */
const LASTING = JSON.parse("offline.lasting");
/** The others that the calculator needs. @type {string[]} */
const CHANGING = JSON.parse("offline.changing");

const ROOT = new URL("./", worker.location.href).href;
/** One origin may hold several copies of the site. */
const OURS = `tiebreaks ${ROOT} `;
const KEPT = `${OURS}${VERSION}`;
/** Pages that were visited, and what they load. */
const VISITED = `${OURS}visited`;
/** How the file begins to be called that has a Python's memory, for the next visit (snapshot.js). */
const MEMORY = encodeURIComponent(`${ROOT}app/`);
/** Browsers keep compiled WebAssembly for what the network sent, but not for what we send. */
const COMPILED = ".wasm";
/** What another app has shared, until the calculator takes it (incoming.js). */
const SHARED = `${OURS}shared`;
const STAYING = new Set([KEPT, VISITED, SHARED]);

const lasting = new Set(LASTING.map((path) => ROOT + path));
const kept = new Set([...lasting, ...CHANGING.map((path) => ROOT + path)]);

async function fill() {
  const cache = await caches.open(KEPT);
  const earlier = new Map();
  for (const url of lasting) {
    const found = await caches.match(url);
    if (found) earlier.set(url, found);
  }
  await Promise.all([...earlier].map(([url, response]) => cache.put(url, response)));
  await cache.addAll([...lasting].filter((url) => !earlier.has(url)));
  const changing = [...kept].filter((url) => !lasting.has(url));
  await cache.addAll(changing.map((url) => new Request(url, { cache: "no-cache" })));
}

async function clean() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && !STAYING.has(name)) await caches.delete(name);
  }
  // What another version kept is of no use to this one.
  try {
    const files = await navigator.storage.getDirectory();
    for await (const name of files.keys()) {
      if (name.startsWith(MEMORY) && !lasting.has(decodeURIComponent(name))) {
        await files.removeEntry(name);
      }
    }
  } catch {
    // Nothing is kept, or another tab begins with it now.
  }
  await worker.clients.claim();
}

/** @param {Request} request */
async function fromNetwork(request) {
  try {
    // Of a file whose content never changes the browser is not to ask the server again: what it keeps
    // of compiled WebAssembly would be gone with that.
    const same = lasting.has(request.url) && !renews(request);
    const response = await fetch(request, same ? { cache: "force-cache" } : {});
    // Part of a file, an error or another site's answer is not kept.
    if (response.status === 200 && response.type === "basic") keep(request, response);
    return response;
  } catch (error) {
    const found = await caches.match(bare(request), { ignoreSearch: true });
    if (found) return found;
    throw error;
  }
}

/**
 * @param {Request} request
 * @param {Response} response
 */
async function keep(request, response) {
  const url = bare(request);
  // What is copied comes more slowly.
  if (url.includes("?") || (lasting.has(url) && !renews(request))) return;
  const copy = response.clone();
  const cache = await caches.open(kept.has(url) ? KEPT : VISITED);
  await cache.put(url, copy);
}

/**
 * Whether a page does not trust what is kept.
 *
 * @param {Request} request
 */
function renews({ cache }) {
  return cache === "reload" || cache === "no-cache";
}

/**
 * Keep what another app shares with the installed calculator for its page, and send nothing.
 *
 * @param {Request} request
 */
async function receive(request) {
  const sent = await request.formData();
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  const said = ["text", "url"].map((name) => sent.get(name)).filter(Boolean);
  // A title is above a text; of a link it is only the name.
  if (sent.get("text") && sent.get("title")) said.unshift(sent.get("title"));
  await cache.put(`${ROOT}shared/text`, new Response(said.join("\n")));
  for (const [at, file] of sent.getAll("files").entries()) {
    if (typeof file === "string" || !file.size) continue;
    await cache.put(`${ROOT}shared/${at}/${encodeURIComponent(file.name)}`, new Response(file));
  }
  return Response.redirect(`${bare(request)}#shared`, 303);
}

/**
 * The address without "#" and what follows it.
 *
 * @param {Request} request
 */
function bare(request) {
  return request.url.replace(/#.*/, "");
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(clean()));
worker.addEventListener("message", (event) => {
  if (event.data === "use") worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.mode === "navigate" && request.url.startsWith(ROOT)) {
    event.respondWith(receive(request));
    return;
  }
  if (request.method !== "GET" || !request.url.startsWith(ROOT)) return;
  if (lasting.has(request.url) && !request.url.endsWith(COMPILED) && !renews(request)) {
    event.respondWith(caches.match(request.url).then((found) => found ?? fetch(request)));
  } else {
    event.respondWith(fromNetwork(request));
  }
});
