// Brings the calculator of a page to life, once for each.

/** @import { Runtime } from "./runtime.js" */
/** @typedef {Pick<typeof import("./calculator.js"), "attach" | "speak">} Calculator */

/** In milliseconds: no longer than this does Python wait for the page's own scripts. */
const PATIENCE = 500;

/** Settles when the page's other scripts, the theme's above all, have run. */
const parsed = new Promise((done) => {
  if (document.readyState === "complete") done(undefined);
  else document.addEventListener("DOMContentLoaded", () => setTimeout(done));
  // It is over already.
  addEventListener("load", done);
});

/** @returns {HTMLElement | null} the calculator that nobody has begun with */
export function fresh() {
  const root = document.querySelector("[data-part=app]:not([data-live], [data-to])");
  if (!(root instanceof HTMLElement)) return null;
  root.dataset.live = "";
  return root;
}

/**
 * @param {HTMLElement} root
 * @param {Runtime} runtime
 * @param {Calculator | Promise<Calculator>} calculator
 * @param {{also?: Promise<unknown>, first?: Promise<unknown>, idle?: Promise<unknown>,
 *   tables?: typeof import("./tables.js").tables}} [more]
 *   what has to be there too; what everything waits for; what Python waits for, unless asked; what
 *   keeps tables
 */
export async function enliven(root, runtime, calculator, { also, first, idle, tables } = {}) {
  // Whether it comes is asked below.
  Promise.resolve(calculator).catch(() => {});
  await first;
  const attached = (async () => {
    const { attach, speak } = await calculator;
    await speak(root.lang);
    await also;
    await attach(root, runtime, tables);
  })();
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  // It is fetched before all else, because it takes longest, and compiled a little later: that
  // takes all of two processors away from the page.
  runtime.calm = Promise.race([Promise.allSettled([attached, parsed]), late]);
  if (idle) idle.then(() => runtime.start());
  else runtime.start();
  try {
    await attached;
  } catch (error) {
    // The page itself says that a script is missing (shell.js).
    root.dispatchEvent(new Event("error"));
    throw error;
  }
}
