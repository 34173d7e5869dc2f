// What this tab remembers. A frame remembers nothing: the page around it may hold several, which
// would share one memory. And a browser may forbid storage altogether.

import { framed } from "./frames.js";

/** @param {(storage: Storage) => string | null | void} act */
function attempt(act) {
  try {
    return framed() ? null : (act(sessionStorage) ?? null);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export const keep = (key, value) => attempt((storage) => storage.setItem(key, value));

/** @param {string} key */
export const kept = (key) => attempt((storage) => storage.getItem(key));
