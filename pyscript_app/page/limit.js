// No question may keep the core busy for ever. The core cannot be interrupted, so another one takes
// its place.

/** @import { Runtime } from "./runtime.js" */

/** In milliseconds of work: a question that takes longer is stopped, and so is opening a file. */
export const LONGEST = 10_000;
export const LONGEST_FILE = 60_000;
const TICK = 250;

/**
 * Counts while the core works. A device that slept meanwhile, or starts Python, does not count.
 *
 * @param {Runtime} runtime
 * @param {(worked: number) => void} [tick] gets the milliseconds so far
 */
export function limited(runtime, tick) {
  let timer = 0;
  let over = false;

  return {
    /** @param {number} longest in milliseconds */
    begin(longest) {
      let worked = 0;
      let last = Date.now();
      over = false;
      clearInterval(timer);
      timer = window.setInterval(() => {
        const now = Date.now();
        worked = runtime.state === "ready" ? worked + Math.min(now - last, 4 * TICK) : 0;
        last = now;
        tick?.(worked);
        if (worked <= longest) return;
        over = true;
        clearInterval(timer);
        runtime.stop();
      }, TICK);
    },
    end: () => clearInterval(timer),
    /** Whether it took too long. */
    over: () => over,
  };
}
