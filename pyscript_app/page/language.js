// The same page in another language shows the same.

import { encode } from "./state.js";

/** @import { View } from "./state.js" */

/**
 * Have the links to this page in other languages carry what is shown.
 *
 * @param {View} state
 */
export async function carry(state) {
  const links = [...document.querySelectorAll("a[hreflang]")];
  if (!links.length) return;
  // The language is that of the page that the link leads to.
  const fragment = await encode({ ...state, language: undefined }).catch(() => null);
  for (const link of links) if (link instanceof HTMLAnchorElement) link.hash = fragment ?? "";
}
