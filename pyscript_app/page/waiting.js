// While a text waits to be worked out, no result of another is shown below it: what there is to be
// seen of the text itself takes its place, with about as much room.

import { el } from "./dom.js";
import { glimpse } from "./glimpse.js";
import { sameTable } from "./history.js";
import { needed, one } from "./parts.js";
import { preview } from "./text-preview.js";
import { words } from "./words.js";

/** @import { App } from "./calculator.js" */

/**
 * How a text is related to the result in view: "" it is its own, "changed" it is the same table
 * with something changed, "other" it is a different one, "none" no result is expected.
 *
 * @typedef {"" | "changed" | "other" | "none"} Waits
 */

/**
 * @param {App} app
 * @param {(text: string) => boolean} isSample
 */
export function waiting({ root, box }, isSample) {
  const place = needed(root, "waiting", HTMLElement);
  /** The text that the result in view was made of; null while there is none. @type {string | null} */
  let of = null;
  /** The text that is being worked out, if any. @type {string | null} */
  let coming = null;
  /** What is said of the text that waits. */
  let what = "";
  /** The event of the text that was seen last, where it says it plainly. */
  let event = "";
  /** The answer that came with the link, which the first text that is worked out is to confirm. */
  let told = one(place, "told");

  /**
   * @param {Waits} waits
   * @param {...Node} content
   */
  function put(waits, ...content) {
    if (waits) root.dataset.waits = waits;
    else delete root.dataset.waits;
    if (!told || !content.includes(told)) {
      told = null;
      place.setAttribute("aria-hidden", "true");
    }
    place.replaceChildren(...content);
  }

  /** @param {string} text */
  function standing(text) {
    // A link shows what it carries, even if that is the sample.
    if (of === null || root.dataset.link !== undefined) return "other";
    if (text === of) return "";
    return !isSample(of) && sameTable(of, text) ? "changed" : "other";
  }

  /**
   * @param {string} text
   * @param {string} then what comes next
   * @param {boolean} whole whether its lines are shown too
   * @param {HTMLElement | null} [answer] the one that came with it
   */
  function seen(text, then, whole, answer) {
    const { title, lines } = glimpse(text);
    event = title;
    if (whole) root.dataset.room = "";
    what = isSample(text) ? "" : lines === 1 ? words.table.one : words.table.many;
    what = what.replace("{0}", String(lines));
    const line = answer ? (place.dataset.checked ?? "") : said(then);
    put("other", ...preview(text, line, whole, answer));
  }

  /**
   * Another text is being typed.
   *
   * @param {string} text
   */
  function typed(text) {
    // Pasted, it is being worked out already.
    if (text === coming) return;
    const waits = of === null ? "" : standing(text);
    if (!text.trim()) {
      put("none");
      delete root.dataset.room;
    } else if (waits === "other") seen(text, words.press, false);
    else if (waits) put(waits, el("p", { class: "tb-waiting-said" }, words.changed));
    else put("");
  }

  /** @param {string} then */
  const said = (then) => `${what} ${then}`.trim();

  box.addEventListener("input", () => typed(box.value));

  return {
    /** What is said of the text that waits, and of what comes next. */
    said,
    /**
     * A text is to be worked out.
     *
     * @param {string} text
     */
    begin(text) {
      // The link says nothing about the next question, whatever it is.
      const answer = coming === null && of === null ? told : null;
      what = "";
      coming = text;
      const waits = standing(text);
      if (waits === "other") seen(text, words.soon, true, answer);
      else put(waits);
    },
    event: () => event,
    /** The answer that came with the link and is still in view; else empty. */
    told: () => told?.dataset.told ?? "",
    /**
     * A result is in view.
     *
     * @param {string} text that it was made of
     */
    shown(text) {
      of = text;
      coming = null;
      put("");
    },
    /** No result is in view, and none is expected. */
    none() {
      of = coming = null;
      put("");
    },
    /** What was asked is not answered; the result of another text does not come back. */
    stopped() {
      coming = null;
      put(["other", "none"].includes(root.dataset.waits ?? "") ? "none" : "");
    },
  };
}
