// The address holds the whole state, so that it can be sent, reloaded and gone back to; the links
// to this page in other languages carry the same.

import { painted } from "./breath.js";
import { el } from "./dom.js";
import { framed } from "./frames.js";
import { css, needed, one } from "./parts.js";
import { SourceError, asked, carried, fetched, origin, whole } from "./source.js";
import { LinkError, decode } from "./link-code.js";
import { encodeTold } from "./link-answer.js";
import { words } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { View } from "./link-code.js" */
/** @import { Renew } from "./watching.js" */

/**
 * @param {View} state
 * @param {string} told what a link may carry of the answer: it is the same in all languages
 */
async function carry(state, told) {
  const links = [...document.querySelectorAll("a[hreflang]")];
  if (!links.length) return;
  // The language is that of the page that the link leads to.
  const { search, state: kept } = carried(state);
  const asked = { ...kept, language: undefined };
  const fragment = await encodeTold(asked, told).catch(() => null);
  for (const link of links) {
    if (!(link instanceof HTMLAnchorElement)) continue;
    link.search = search;
    link.hash = fragment ?? "";
  }
}

/**
 * A visitor who opens a link to an answer sees the answer first: on a phone it is below the controls.
 *
 * @param {HTMLElement} result
 */
function reveal(result) {
  const answer = one(result, "answer");
  // A frame must not scroll the page around it.
  if (!answer || framed()) return;
  const { bottom } = answer.getBoundingClientRect();
  if (bottom > window.innerHeight * 0.75) answer.closest(css("why"))?.scrollIntoView();
}

/**
 * @param {App} app
 * @param {() => void} keep what a reload must not lose
 * @param {Renew} renew show a newer version of the table in view
 */
export function address(app, keep, renew) {
  const { root, status, alert, result, take } = app;
  const from = needed(root, "from", HTMLElement);
  const place = needed(root, "waiting", HTMLElement);
  let newest = 0;

  /** Nothing comes of the address: the box is there, and with nothing in it the page is empty. */
  function beginAgain() {
    root.toggleAttribute("data-folded", false);
    root.toggleAttribute("data-empty", !app.box.value.trim());
  }

  /** Say where the text that is shown came from. */
  function tell() {
    const shown = origin.address !== "" && app.state().text === origin.text;
    const said = shown ? [words.source.from.replace("{0}", whole(origin.address))] : [];
    const { after } = root.dataset;
    // Only then: the first time of day that is written in words takes longer than all of the rest.
    if (shown && after) {
      said.push(after, new Date(origin.at).toLocaleTimeString(root.lang, { timeStyle: "short" }));
    }
    from.textContent = said.join(", ");
    from.hidden = !shown;
  }
  app.onShow(tell);

  /**
   * Fetch the table that the address names, and show it.
   *
   * @param {View} state what is chosen in it
   */
  async function bring(state) {
    const address = asked();
    const mine = ++newest;
    alert.replaceChildren();
    try {
      const said = words.source.loading.replace("{0}", whole(address));
      status.textContent = said;
      root.dataset.waits = "other";
      place.replaceChildren(el("p", { class: "tb-waiting-said" }, said));
      const text = await fetched(address);
      if (mine !== newest) return;
      Object.assign(origin, { address, text, at: Date.now() });
      await take({ ...state, text }, text);
      // A web page has become the text of its table.
      origin.text = app.state().text;
      tell();
      if (one(document, "full")) {
        const { watch } = await import("./watching.js");
        watch(app, text, { renew, tell });
      }
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      if (mine !== newest) return;
      status.textContent = "";
      delete root.dataset.waits;
      place.replaceChildren();
      const said = words.source[error.reason];
      const again = el("button", { type: "button", class: "tb-again" }, words.again);
      again.addEventListener("click", () => bring(state));
      const named = error.reason === "address" ? address : whole(address);
      const parts = said.replace("{0}", named).replace("{1}", String(error.status));
      alert.replaceChildren(el("p", {}, parts), again);
      // In a club's page the sample would be read as the club's table.
      if (!one(document, "full")) delete root.dataset.link;
      beginAgain();
    }
  }

  /** @param {number} stood where the page was: a visitor who has scrolled since then is left alone */
  async function open(stood) {
    let state;
    try {
      state = await decode(location.hash);
    } catch (error) {
      const reason = error instanceof LinkError ? error.reason : "damaged";
      alert.replaceChildren(el("p", {}, words.links[reason]));
      delete root.dataset.link;
      beginAgain();
    }
    if (asked() && !state?.text) {
      await bring(state ?? { text: "" });
      return;
    }
    if (!state) return;
    // In the frame itself, which lays out everything anyway.
    const drawn = () =>
      requestAnimationFrame(() => {
        if (state.player && window.scrollY === stood) reveal(result);
      });
    root.addEventListener("drawn", drawn);
    // A web page becomes the text of its table (elsewhere/taking.js makes such links).
    await take(state, state.text.startsWith("<") ? state.text : undefined);
    root.removeEventListener("drawn", drawn);
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
     * @param {string} told what a link may carry of the answer
     */
    async remember(state, told) {
      // A bare page shows what its address says, for the person who put it there.
      if (one(document, "full")) return;
      const mine = ++newest;
      // What can wait lets the frame with the new result go first.
      await painted();
      const { search, state: kept } = carried(state, location.search);
      const link = await encodeTold(kept, told).catch(() => null);
      // Meanwhile another result may have come.
      if (mine !== newest) return;
      history.replaceState(history.state, "", location.pathname + search + (link ?? ""));
      keep();
      carry(state, told);
    },
  };
}
