// The entry: finds the calculator in the page, if there is one, and brings it to life.
//
// Material's instant navigation swaps the page's content without reloading; `document$` then
// reports each swap. Without Material the page is there once, when this module runs.

import { enliven, fresh } from "./enliven.js";
import { Runtime } from "./runtime.js";

export { Runtime };

/** One for all visited pages: starting it is what takes time. */
const runtime = new Runtime();
runtime.ready.then(async () => {
  // Without it the page works as long as there is a network.
  const offline = await import("./offline.js").catch(() => null);
  offline?.workOffline(runtime);
});

function boot() {
  const root = fresh();
  if (root) enliven(root, runtime);
}

/** @type {{subscribe(next: () => void): void} | undefined} */
const swaps = Reflect.get(window, "document$");
if (swaps) swaps.subscribe(boot);
else boot();
