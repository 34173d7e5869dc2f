// What comes from outside the page: shared from another app, opened with this one, dropped as text
// or link, or in the address behind "#text=", where a shortcut of a phone puts it. It stays on the
// device: what stands behind "#" no server gets, as it would behind "?".

/** @import { App } from "./calculator.js" */

/** Where the service worker puts what was shared (offline/service-worker.js). */
const SHARED = "shared/";
/** A link and nothing else. */
const LINK = /^https?:\/\/\S+$/;

/** @typedef {{getFile(): Promise<File>}} Handle */
/** @typedef {{setConsumer(take: (launched: {files: Handle[]}) => void): void}} LaunchQueue */

/** @param {App} app */
export async function attach(app) {
  /** @type {LaunchQueue | undefined} */
  const queue = Reflect.get(window, "launchQueue");
  queue?.setConsumer(async ({ files }) => {
    if (files.length) app.openFiles(await Promise.all(files.map((each) => each.getFile())));
  });
  const { hash } = location;
  if (!/^#(shared$|text=)/.test(hash)) return;
  // Reloading the page is no second sharing.
  history.replaceState(history.state, "", location.pathname + location.search);
  if (hash.startsWith("#text=")) {
    take(app, new URLSearchParams(hash.slice(1)).get("text") ?? "");
    return;
  }
  const { text, files } = await shared();
  if (files.length) app.openFiles(files);
  else take(app, text);
}

/**
 * Have a text worked out, or what a link leads to.
 *
 * @param {App} app
 * @param {string} text
 * @param {string} [html] the text as a web page has it
 */
export function take(app, text, html) {
  const link = text.trim();
  if (!LINK.test(link)) {
    if (link) app.take({ text }, html);
    return;
  }
  const to = new URL(link);
  const own = to.origin === location.origin && to.hash;
  // A link to an answer of ours is that answer; any other one is asked for, if it may be.
  if (own) location.assign(link);
  else location.assign(`${location.pathname}?${new URLSearchParams({ src: link })}`);
}

/** Take what was shared out of where the service worker has put it. */
async function shared() {
  const root = new URL("../", import.meta.url).href;
  const name = `tiebreaks ${root} shared`;
  const cache = await caches.open(name);
  let text = "";
  const files = [];
  for (const request of await cache.keys()) {
    const found = await cache.match(request);
    if (!found) continue;
    const called = request.url.slice(root.length + SHARED.length).replace(/^\d+\//, "");
    if (called === "text") text = await found.text();
    else files.push(new File([await found.blob()], decodeURIComponent(called)));
  }
  await caches.delete(name);
  return { text, files };
}
