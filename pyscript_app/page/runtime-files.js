// Asks the server again for files that did not load, or came damaged: what the browser keeps of
// them may be the fault. The next use of them gets what has come.

/** In milliseconds: on a slow network going on is better than waiting. */
const PATIENCE = 20_000;

/**
 * What Python needs, but for the WebAssembly, which the runtime fetches itself.
 *
 * @param {RequestCache} cache "reload" distrusts what is kept, "no-cache" has the server check it
 */
export function renewedRuntime(cache) {
  const names = [
    published.worker,
    published.loader,
    published.glue,
    published.library,
    published.core,
    published.seldom,
    published.data,
  ];
  const signal = AbortSignal.timeout(PATIENCE);
  return Promise.allSettled(
    names.map(async (name) =>
      (await fetch(new URL(name, import.meta.url), { cache, signal })).arrayBuffer(),
    ),
  );
}
