// Makes a page late: see bad_timing.py. LATE stands for milliseconds.
(() => {
  const timer = setTimeout;
  const frame = requestAnimationFrame;
  const idle = window.requestIdleCallback;

  window.setTimeout = (act, after = 0, ...more) => timer(act, Number(after) + LATE / 3, ...more);
  /** What takes a request back, by the number that its page got. */
  const kept = new Map();
  let last = 0;
  const later = (make, cancel) => {
    const number = ++last;
    const waits = timer(() => {
      const made = make();
      kept.set(number, () => cancel(made));
    }, LATE / 3);
    kept.set(number, () => clearTimeout(waits));
    return number;
  };
  const taken = (number) => kept.get(number)?.();
  const { cancelAnimationFrame: noFrame, cancelIdleCallback: notIdle } = window;
  window.requestAnimationFrame = (act) => later(() => frame(act), noFrame);
  window.cancelAnimationFrame = taken;
  window.requestIdleCallback = (act, options) => later(() => idle(act, options), notIdle);
  window.cancelIdleCallback = taken;

  /** Whatever stands for a worker: what it is told reaches it late, in the same order. */
  const slowed = (Base) =>
    class extends Base {
      postMessage(...more) {
        timer(() => super.postMessage(...more), LATE);
      }
    };
  let Present = slowed(Worker);
  Object.defineProperty(window, "Worker", {
    configurable: true,
    get: () => Present,
    set(Next) {
      Present = slowed(Next);
    },
  });
})();
