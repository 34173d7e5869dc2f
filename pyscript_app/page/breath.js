// Long work in the page is done in slices, so that a press or a frame never waits for all of it.

/** In milliseconds: so long a slice takes, on a quick device as on a slow one. */
const SLICE = 8;

/** Lets the browser do what has come meanwhile. */
function breath() {
  /** @type {{yield?: () => Promise<void>} | undefined} */
  const scheduler = Reflect.get(globalThis, "scheduler");
  if (scheduler?.yield) return scheduler.yield();
  return new Promise(
    /** @param {(value: void) => void} done */ (done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(null);
    },
  );
}

/**
 * Begin with a slice of its own.
 *
 * @returns {Promise<() => Promise<void> | undefined>} to be called again and again: what it returns
 *   is waited for once a slice is over
 */
export async function slices() {
  await breath();
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE) return undefined;
    return breath().then(() => {
      since = performance.now();
    });
  };
}

/** In milliseconds: a browser that draws nothing for so long is not waited for. */
const LONGEST = 250;

/** Settles after the next frame, or at once where none is drawn. */
export const painted = () =>
  new Promise((done) => {
    if (document.hidden) return done(undefined);
    requestAnimationFrame(() => setTimeout(done));
    return setTimeout(done, LONGEST);
  });
