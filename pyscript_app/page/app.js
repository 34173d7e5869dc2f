// The entry: finds the calculator in the page, if there is one, and brings it to life.
//
// Material's instant navigation swaps the page's content without reloading; `document$` then
// reports each swap. The theme's script, which brings it, runs after this one (later.js).

import { attach, speak } from "./calculator.js";
import { enliven, fresh } from "./start.js";
import { Runtime } from "./runtime.js";
import { foresee } from "./text-preview.js";
import { tables } from "./tables.js";

export { Runtime };

/** In milliseconds: the first result, and whatever a person does at once, come before all the rest. */
const LATER = 2000;
/** In milliseconds: a browser that draws nothing for so long is not waited for. */
const LONGEST = 100;
/** In milliseconds: a page that is never done with itself is not waited for either. */
const RESTLESS = 2000;

/** One for all visited pages: starting it is what takes time. */
const runtime = new Runtime();
runtime.ready.then(() =>
  setTimeout(async () => {
    // Without it the page works as long as there is a network.
    const offline = await import("./offline.js").catch(() => null);
    offline?.workOffline(runtime);
  }, LATER),
);

/** The frame that shows what is in the page by now: Python would take the processor away from it. */
const drawn = () =>
  new Promise((done) => {
    if (document.hidden) done(undefined);
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONGEST);
  });

/** The page has loaded, and has nothing to do. */
const rested = () =>
  new Promise((done) => {
    const rest = () =>
      "requestIdleCallback" in self ? requestIdleCallback(done) : done(undefined);
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest);
    setTimeout(done, RESTLESS);
  });

/** @param {HTMLElement} root */
function begin(root) {
  const link = foresee(root);
  const first = link.then((found) => {
    const painted = performance.getEntriesByName("first-contentful-paint").length;
    return found || !painted ? drawn() : undefined;
  });
  // Nobody waits for an answer yet, unless the address asks.
  const idle = link.then((found) => (found ? undefined : rested()));
  enliven(root, runtime, { attach, speak }, { first, idle, tables });
}

function boot() {
  const root = fresh();
  if (root) begin(root);
}

/** @returns {{subscribe(next: () => void): void} | undefined} */
const swaps = () => Reflect.get(window, "document$");

boot();
swaps()?.subscribe(boot);
addEventListener("themed", () => swaps()?.subscribe(boot));
