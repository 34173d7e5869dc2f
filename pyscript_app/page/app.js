// The entry: finds the calculator in the page, if there is one, and brings it to life.
//
// Material's instant navigation swaps the page's content without loading it anew; `document$` then
// tells of each swap. Without Material the page is there once, when this module runs.

import { Runtime } from "./runtime.js";

/** One for all pages that are visited: starting it is what takes time. */
const runtime = new Runtime();
runtime.ready.then(async () => {
  const { workOffline } = await import("./offline.js");
  workOffline();
});

async function boot() {
  const root = document.querySelector(".tb-app:not([data-live])");
  if (!(root instanceof HTMLElement)) return;
  root.dataset.live = "";
  // First of all, because it is the longest: the rest of the page's modules load meanwhile.
  runtime.start();
  try {
    const [{ attach }, { speak }] = await Promise.all([
      import("./calculator.js"),
      import("./words.js"),
    ]);
    await speak(root.lang);
    attach(root, runtime);
  } catch (error) {
    missing(root);
    throw error;
  }
}

/**
 * Say that a script did not come: the connection broke, or this page is older than what the
 * server has now. The words are the page's own: those of the scripts may be what is missing.
 *
 * @param {HTMLElement} root
 */
function missing(root) {
  const { dataset } = root;
  dataset.state = "error";
  const said = document.createElement("p");
  said.textContent = dataset.missing ?? "";
  const again = document.createElement("button");
  again.type = "button";
  again.className = "tb-again";
  again.textContent = dataset.again ?? "";
  again.addEventListener("click", () => location.reload());
  root.querySelector(".tb-problem")?.replaceChildren(said, again);
}

/** @type {{subscribe(next: () => void): void} | undefined} */
const swaps = Reflect.get(window, "document$");
if (swaps) swaps.subscribe(boot);
else boot();
