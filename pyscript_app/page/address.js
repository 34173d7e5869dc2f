// The address holds the whole state, so that it can be sent, reloaded and gone back to; the links
// to this page in other languages carry the same.

import { el } from "./dom.js";
import { css, one } from "./parts.js";
import { LinkError, decode, encode } from "./state.js";
import { words } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { View } from "./state.js" */

/** What can wait lets the frame with the new result go first. */
const painted = () =>
  new Promise((done) => {
    if (document.hidden) done(undefined);
    else requestAnimationFrame(() => setTimeout(done));
  });

/** @param {View} state */
async function carry(state) {
  const links = [...document.querySelectorAll("a[hreflang]")];
  if (!links.length) return;
  // The language is that of the page that the link leads to.
  const fragment = await encode({ ...state, language: undefined }).catch(() => null);
  for (const link of links) if (link instanceof HTMLAnchorElement) link.hash = fragment ?? "";
}

/**
 * A visitor who opens a link to an answer sees the answer first: on a phone it is below the controls.
 *
 * @param {HTMLElement} result
 */
function reveal(result) {
  const answer = one(result, "answer");
  // A frame must not scroll the page around it.
  if (!answer || window.parent !== window) return;
  const { bottom } = answer.getBoundingClientRect();
  if (bottom > window.innerHeight * 0.75) answer.closest(css("why"))?.scrollIntoView();
}

/**
 * @param {App} app
 * @param {() => void} keep what a reload must not lose
 */
export function address({ root, alert, result, take }, keep) {
  let newest = 0;

  /** @param {number} stood where the page was: a visitor who has scrolled since then is left alone */
  async function open(stood) {
    try {
      const state = await decode(location.hash);
      if (!state) return;
      await take(state);
      if (state.player && window.scrollY === stood) reveal(result);
    } catch (error) {
      const reason = error instanceof LinkError ? error.reason : "damaged";
      alert.replaceChildren(el("p", {}, words.links[reason]));
      delete root.dataset.link;
      root.toggleAttribute("data-folded", false);
    }
  }
  window.addEventListener("hashchange", () => {
    if (root.isConnected) open(window.scrollY);
  });

  return {
    /** Show what the address asks for. */
    open: () => open(0),

    /**
     * Have the address say what is shown.
     *
     * @param {View} state
     */
    async remember(state) {
      const mine = ++newest;
      await painted();
      const link = await encode(state).catch(() => null);
      // Meanwhile another result may have come.
      if (mine !== newest) return;
      history.replaceState(history.state, "", link ?? location.pathname + location.search);
      keep();
      carry(state);
    },
  };
}
