// No question may keep the core busy for ever. The core cannot be interrupted, so another one takes
// its place.

/** @import { Runtime } from "./runtime.js" */

/** In milliseconds of work: a question that takes longer is stopped, and so is opening a file. */
export const LONGEST = 10_000;
export const LONGEST_FILE = 60_000;
/** A slow device has longer: this many times as long as Python took to start on it. */
const STARTS = 10;
const TICK = 250;

/**
 * Counts while the core works. A device that slept meanwhile, or starts Python, does not count.
 *
 * @param {Runtime} runtime
 * @param {(worked: number) => void} [tick] gets the milliseconds so far
 */
export function limited(runtime, tick) {
  let timer = 0;
  let over = 0;

  return {
    /** @param {number} longest in milliseconds */
    begin(longest) {
      let worked = 0;
      let last = Date.now();
      over = 0;
      clearInterval(timer);
      timer = window.setInterval(() => {
        const now = Date.now();
        worked = runtime.state === "ready" ? worked + Math.min(now - last, 4 * TICK) : 0;
        last = now;
        tick?.(worked);
        const most = Math.max(longest, STARTS * runtime.startTook);
        if (worked <= most) return;
        over = Math.round(most / 1000);
        clearInterval(timer);
        runtime.stop();
      }, TICK);
    },
    end: () => clearInterval(timer),
    /** After how many seconds it was stopped, because it took too long; else 0. */
    over: () => over,
  };
}
