// Choosing a player leads to the answer: by the box "Player" (combobox.js), or by a tap on a name.

import { combobox } from "./combobox.js";
import { bring } from "./frames.js";
import { css, isOpen, one } from "./parts.js";
import { choose } from "./link-code.js";
import { BESIDE } from "./pressed-row.js";

/** @import { App } from "./calculator.js" */

/** @param {App} app */
export function attach(app) {
  const { root, result } = app;
  /** Whether a name was taken: the page goes to the answer as soon as it is there. */
  let going = false;
  /** Whether it is a name of the table: then the answer comes beside it, where there is room. */
  let inTable = false;

  const box = combobox(app, (number) => {
    going = number !== "";
    inTable = false;
    app.calculate(choose(app.state(), "player", number));
  });
  result.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a[data-key=player]") : null;
      going = Boolean(link);
      inTable = Boolean(link?.closest("table"));
    },
    true,
  );

  app.onShow(() => {
    box.forget();
    // A text that was just pasted: whose answer it is about comes next.
    if (root.dataset.asks) {
      delete root.dataset.asks;
      if (!app.state().player) queueMicrotask(box.ask);
    }
    if (!going) return;
    going = false;
    // Once the result has given the focus back to where it was.
    const scroll = !(inTable && BESIDE.matches);
    queueMicrotask(() => goToAnswer(result, { scroll }));
  });

  // What each order would do to a place is worked out only while the order is being looked at.
  result.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(css("editor"))) weigh();
    },
    true,
  );
  function weigh() {
    const open = isOpen(one(result, "editor"));
    const { player, effects } = app.state();
    if (player && open !== Boolean(effects)) {
      app.calculate(choose(app.state(), "effects", open ? "1" : ""));
    }
  }
  // Once what was unfolded is so again.
  app.onShow(() => queueMicrotask(weigh));
}

/**
 * Give the focus to the answer, and show it.
 *
 * @param {HTMLElement} result
 * @param {{scroll?: boolean}} [how]
 */
export function goToAnswer(result, { scroll = true } = {}) {
  const why = one(result, "why");
  why?.focus({ preventScroll: true });
  const top = why?.getBoundingClientRect().top ?? 0;
  if (scroll && (top < 0 || top > window.innerHeight / 2) && why) bring(why);
}
