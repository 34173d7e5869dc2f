// What this tab remembers, and what this device does. A frame remembers nothing: the page around it
// may hold several, which would share one memory. And a browser may forbid storage altogether.

import { framed } from "./frames.js";

/**
 * @param {() => Storage} storage
 * @param {(storage: Storage) => string | null | void} act
 */
function attempt(storage, act) {
  try {
    return framed() ? null : (act(storage()) ?? null);
  } catch {
    return null;
  }
}

const tab = () => sessionStorage;
const device = () => localStorage;

/**
 * @param {string} key
 * @param {string} value
 */
export const keep = (key, value) => attempt(tab, (storage) => storage.setItem(key, value));

/** @param {string} key */
export const kept = (key) => attempt(tab, (storage) => storage.getItem(key));

/**
 * Keep something on the device; what is empty is removed.
 *
 * @param {string} key
 * @param {string} value
 */
export const keepHere = (key, value) =>
  attempt(device, (storage) => (value ? storage.setItem(key, value) : storage.removeItem(key)));

/** @param {string} key */
export const keptHere = (key) => attempt(device, (storage) => storage.getItem(key));
