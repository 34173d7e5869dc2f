// Shows the core's answer: a result, or what is wrong with the text.

import { toNode } from "./dom.js";
import { drawing } from "./drawing.js";
import { holdFocus } from "./focus.js";
import { bring } from "./frames.js";
import { isOpen, one, openAgain, unfoldAs } from "./parts.js";
import { select, showCaret } from "./place.js";
import * as workings from "./workings.js";

/** Where a box with the focus brings up a keyboard, or the page has little room. */
const PHONE = "(max-width: 44.9375em), (hover: none) and (pointer: coarse)";

/** @import { App } from "./calculator.js" */
/** @import { Problem, Result } from "./runtime.js" */

/**
 * @param {App} app
 * @param {HTMLFormElement} form holds the text box
 * @param {() => void} shown called with every new result
 * @param {() => void} added called with pieces that came after the rest of their result
 */
export function showing({ root, box, status, alert, result }, form, shown, added) {
  const drawn = drawing(result);

  /** What scrolls the standings sideways. */
  const scroller = () => one(result, "standings")?.parentElement;

  /**
   * Draw a whole result; what was scrolled and unfolded in the previous one stays so.
   *
   * @param {Result} answer
   * @param {number} number
   * @param {Node | null} [made]
   */
  function drawWhole(answer, number, made) {
    const left = scroller()?.scrollLeft ?? 0;
    const before = [...result.querySelectorAll("details")];
    const panel = [...result.querySelectorAll("[popover]")].find(isOpen);
    drawn.show(answer, number, made);
    const scroll = scroller();
    // Even where it is there already, scrolling has the browser lay out everything at once.
    if (scroll && left) scroll.scrollLeft = left;
    unfoldAs(result, before);
    if (panel) openAgain(result, panel);
  }

  return {
    numbers: drawn.numbers,
    make: drawn.make,

    /**
     * @param {Result} answer
     * @param {number} number
     * @param {Node | null} [made] what was made ready
     */
    show(answer, number, made) {
      const at = document.activeElement;
      const hadFocus = form.contains(at) || at === alert;
      const restore = holdFocus(result);
      workings.close(result);
      if (answer.patch) drawn.show(answer, number);
      else drawWhole(answer, number, made);
      // Where there is nothing new to say, what was said last may still be being read aloud.
      if (answer.message) status.textContent = answer.message;
      if (drawn.isWhole()) shown();
      if (!root.hasAttribute("data-folded")) {
        root.toggleAttribute("data-folded", true);
        box.scrollTo(0, 0);
      }
      restore();
      if (hadFocus) {
        result.focus({ preventScroll: true });
        if (root.getBoundingClientRect().top < 0) bring(root);
      }
      root.dispatchEvent(new Event("drawn"));
    },

    /**
     * Settles when all of the result is there. The answer comes first.
     *
     * @returns {Promise<void> | null} null where it is
     */
    rest() {
      return drawn.isWhole() ? null : drawn.rest().then(shown);
    },

    /**
     * Show the pieces of an answer that were left as they had been. What a person has begun since
     * then stays.
     *
     * @param {Result} answer
     * @param {number} number
     */
    complete(answer, number) {
      const restore = holdFocus(result);
      if (answer.patch) drawn.add(answer.patch, number);
      else drawWhole(answer, number);
      added();
      restore();
    },

    clear() {
      drawn.clear();
      status.textContent = "";
    },

    /** @param {Problem} answer */
    complain(answer) {
      drawn.clear();
      status.textContent = "";
      alert.replaceChildren(toNode(answer.problem));
      root.toggleAttribute("data-folded", false);
      if (matchMedia(PHONE).matches) {
        // A keyboard would cover what is said.
        alert.focus({ preventScroll: true });
        bring(alert);
      } else if (answer.line !== null) {
        select(box, answer.line, answer.column ?? 1, answer.length ?? 0);
      }
      showCaret(alert);
    },
  };
}
