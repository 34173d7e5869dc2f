// The entry: finds the calculator in the page, if there is one, and brings it to life.
//
// Material's instant navigation swaps the page's content without reloading; `document$` then
// reports each swap. Without Material the page is there once, when this module runs.

import { Runtime } from "./runtime.js";

export { Runtime };

/** One for all visited pages: starting it is what takes time. */
const runtime = new Runtime();
runtime.ready.then(async () => {
  const { workOffline } = await import("./offline.js");
  workOffline();
});

async function boot() {
  const root = document.querySelector("[data-part=app]:not([data-live])");
  if (!(root instanceof HTMLElement)) return;
  root.dataset.live = "";
  // First, because it takes longest: the rest of the page's modules load meanwhile.
  runtime.start();
  try {
    const { attach, speak } = await import("./calculator.js");
    await speak(root.lang);
    attach(root, runtime);
  } catch (error) {
    // The page itself says that a script is missing (calculator/view/shell.py).
    root.dispatchEvent(new Event("error"));
    throw error;
  }
}

/** @type {{subscribe(next: () => void): void} | undefined} */
const swaps = Reflect.get(window, "document$");
if (swaps) swaps.subscribe(boot);
else boot();
