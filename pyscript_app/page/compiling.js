// Compiles the runtime's WebAssembly, in the worker: on the page it would hold up who reads there,
// on a phone for half a second.

/** The worker replaces the global one while the loader starts. */
const { fetch } = globalThis;

/** Why there is no WebAssembly. */
export class Uncompiled extends Error {
  /**
   * @param {"download" | "browser" | "policy"} reason
   * @param {unknown} cause
   */
  constructor(reason, cause) {
    super(String(cause));
    this.reason = reason;
  }
}

/** Whether the policy of the site's server forbids WebAssembly. */
let forbidden = false;
globalThis.addEventListener?.("securitypolicyviolation", ({ blockedURI }) => {
  forbidden ||= blockedURI === "wasm-eval";
});

/**
 * @param {string} url
 * @param {string} integrity its hash
 * @param {RequestCache} cache
 * @param {Promise<unknown>} begun what is waited for, once the first of it has come
 * @returns {Promise<WebAssembly.Module>}
 * @throws {Uncompiled}
 */
export async function compile(url, integrity, cache, begun) {
  if (typeof WebAssembly !== "object") throw new Uncompiled("browser", "no WebAssembly");
  /** @type {Response} */
  let response;
  try {
    response = await fetch(url, { cache });
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new Uncompiled("download", error);
  }
  await begun;
  try {
    // A server that does not know WebAssembly's media type must not stop anybody.
    const typed = response.headers.get("content-type")?.startsWith("application/wasm");
    return await (typed
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    // A download that breaks off is a TypeError.
    const whole = !(error instanceof TypeError) && (await intact(url, integrity));
    throw new Uncompiled(forbidden ? "policy" : whole ? "browser" : "download", error);
  }
}

/**
 * Whether what came is what was published: if so, it is the browser that cannot compile it.
 *
 * @param {string} url
 * @param {string} integrity
 */
function intact(url, integrity) {
  const checked = fetch(url, { cache: "force-cache", integrity });
  return checked.then(
    (response) => response.ok,
    () => false,
  );
}
