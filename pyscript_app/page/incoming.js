// What comes from outside the page: shared from another app, opened with this one, dropped as text
// or link, or in the address after "#text=", where a shortcut of a phone puts it. It stays on the
// device: no server gets what comes after "#", as it would after "?".

/** @import { App } from "./calculator.js" */

/** Where the service worker puts the text that was shared (offline/service-worker.js). */
const TEXT = "shared/text";
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
  // "#text=…", or "#shared"; nothing of it where a file was opened.
  const behind = new URLSearchParams(location.hash.slice(1));
  const typed = behind.get("text");
  if (typed === null && !behind.has("shared")) return;
  // Reloading the page is no second sharing.
  history.replaceState(history.state, "", location.pathname + location.search);
  const { text, files } = typed === null ? await shared() : { text: typed, files: [] };
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
    if (request.url === root + TEXT) text = await found.text();
    else {
      const called = decodeURIComponent(request.url.replace(/.*\//, ""));
      files.push(new File([await found.blob()], called));
    }
  }
  await caches.delete(name);
  return { text, files };
}
