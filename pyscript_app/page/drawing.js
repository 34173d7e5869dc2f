// The result in the page. The core says what has changed since the last one, so only a few rows
// of a large table are drawn again.

import { toNode, tidy, update } from "./dom.js";

/** @import { Result } from "./runtime.js" */

/** Numbers the trees of all calculators, because they share the core that remembers the last. */
let drawings = 0;

/**
 * @param {HTMLElement} place holds the result
 */
export function drawing(place) {
  let over = 0;
  /** @type {Node | null} */
  let node = null;

  return {
    /** What the core needs in order to send only what changed. */
    numbers: () => ({ over, drawn: ++drawings }),

    /**
     * @param {Result} answer
     * @param {number} drawn the number that was given to this answer
     */
    show(answer, drawn) {
      if (node instanceof Element && answer.patch) {
        tidy(node);
        update(node, answer.patch);
        reset(node);
      } else if (answer.result) {
        node = toNode(answer.result);
        place.replaceChildren(node);
      }
      over = drawn;
    },

    clear() {
      place.replaceChildren();
      over = 0;
      node = null;
    },
  };
}

/**
 * A select keeps what was chosen in it, whatever its attributes say: make it show the latter.
 *
 * @param {Element} within
 */
function reset(within) {
  for (const select of within.querySelectorAll("select")) {
    const options = [...select.options];
    select.selectedIndex = Math.max(
      0,
      options.findIndex((option) => option.defaultSelected),
    );
  }
}
