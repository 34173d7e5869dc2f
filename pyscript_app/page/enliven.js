// Brings the calculator of a page to life, once for each.

/** @import { Runtime } from "./runtime.js" */

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
 * @param {Promise<unknown>} [also] what has to be there too
 * @param {Promise<unknown>} [first] what Python waits for
 */
export async function enliven(root, runtime, also, first) {
  const rest = import("./calculator.js");
  // Whether it comes is asked below.
  rest.catch(() => {});
  await first;
  // Before all else, because it takes longest: the rest of the page's modules load meanwhile.
  runtime.start();
  try {
    const { attach, speak } = await rest;
    await speak(root.lang);
    await also;
    attach(root, runtime);
  } catch (error) {
    // The page itself says that a script is missing (calculator/view/shell.py).
    root.dispatchEvent(new Event("error"));
    throw error;
  }
}
