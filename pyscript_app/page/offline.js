// Lets the service worker keep what is needed without a network, and announces a new version.

import { el } from "./dom.js";
import { keepMemory } from "./snapshot-request.js";
import { scriptUrl } from "./trusted.js";
import { words } from "./words.js";

/** @import { Runtime } from "./runtime.js" */

/**
 * Begin once the calculator runs. A mark says when all is kept, and whether Python's memory is.
 *
 * @param {Runtime} runtime
 */
export async function workOffline(runtime) {
  // A frame in somebody else's page stores nothing; a sandbox does not even allow asking.
  if (window.parent !== window) return;
  let kept = false;
  try {
    const { serviceWorker } = navigator;
    const url = new URL("../service-worker.js", import.meta.url);
    watch(await serviceWorker.register(scriptUrl(url.href), { updateViaCache: "none" }));
    kept = await keepMemory(runtime);
  } catch {
    // The browser has no service workers, or storage is full or forbidden: the page works as it did
    // before.
  }
  performance.mark(kept ? "memory-kept" : "memory-not-kept");
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  const { serviceWorker } = navigator;
  // Without a controller this is the first visit: nothing is new.
  let controlled = serviceWorker.controller !== null;
  let pressed = false;
  const look = () => {
    if (!registration.waiting || !controlled) return;
    offer(() => {
      pressed = true;
      registration.waiting?.postMessage("use");
    });
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  serviceWorker.addEventListener("controllerchange", () => {
    // The text and what was asked about it are kept for the reload.
    if (pressed) location.reload();
    // It was pressed in another tab, which removed what this one may still need.
    else if (controlled) offer(() => location.reload());
    controlled = true;
  });
}

/** Says that there is a new version. @type {HTMLElement | null} */
let notice = null;

/** @param {() => void} use */
function offer(use) {
  notice?.remove();
  const button = el("button", { type: "button" }, words.useUpdate);
  button.addEventListener("click", () => {
    button.disabled = true;
    use();
  });
  notice = el("div", { class: "tb-update", role: "status" });
  const shown = notice;
  document.body.append(shown);
  // A moment later, or screen readers miss it.
  setTimeout(() => shown.append(el("span", {}, words.update), button));
}
