// Has the service worker keep what is needed without a network, and tells of a new version.

import { el } from "./dom.js";
import { words } from "./words.js";

/** The first result, and what else a person does at once, comes before all this. */
const LATER = 2000;

/** Begin once the calculator runs. Where a browser has no service worker, nothing happens. */
export function workOffline() {
  // In somebody else's page a frame stores nothing; a sandbox forbids even to ask.
  if (window.parent !== window) return;
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  setTimeout(async () => {
    try {
      const url = new URL("../service-worker.js", import.meta.url);
      watch(await serviceWorker.register(url, { updateViaCache: "none" }));
    } catch {
      // Storage is full or forbidden: the page works as it did before.
    }
  }, LATER);
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
    // The text, and what was asked about it, is kept for the reload.
    if (pressed) location.reload();
    // Somebody pressed it in another tab, which took away what this one may still need.
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
  // A moment later, so that it is heard.
  setTimeout(() => shown.append(el("span", {}, words.update), button));
}
