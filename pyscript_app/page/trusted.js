// Where a page's policy asks for Trusted Types, an address of a script has to be marked as ours.

/** @typedef {{createScriptURL(url: string): string}} Policy */

/** @returns {Policy | null} */
function policy() {
  /** @type {{createPolicy(name: string, rules: Policy): Policy} | undefined} */
  const types = Reflect.get(globalThis, "trustedTypes");
  try {
    return types?.createPolicy("chess-tiebreaks", { createScriptURL: (url) => url }) ?? null;
  } catch {
    // A policy of the server's that does not allow ours: the browser says so where it matters.
    return null;
  }
}

const ours = policy();

/**
 * @param {string} url of a file of the build's
 * @returns {string} the same; to the browser, a trusted one
 */
export const scriptUrl = (url) => ours?.createScriptURL(url) ?? url;
