// Where the answer is above the table: a button that leads down from it to the player's row, and
// back. "Back" of the browser returns to a row of which the name was pressed, where it was seen.

import { framed } from "./frames.js";
import { css, one } from "./parts.js";
import { goToAnswer } from "./player.js";
import { BESIDE } from "./pressed-row.js";

/** @import { App } from "./calculator.js" */

/** @param {App} app */
export function attach({ result, onClick, onShow }) {
  // In a frame nobody knows what is seen, and its page has the buttons and the history.
  if (framed()) return;
  const table = () => one(result, "standings");
  const row = () => table()?.querySelector(css("chosen"));

  /** What of the two is in sight. @type {Set<Element>} */
  const seen = new Set();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    show();
  });

  function show() {
    const [down, up] = [one(result, "to-row"), one(result, "to-answer")];
    const [why, mine] = [one(result, "why"), row()];
    if (!down || !up || !why || !mine) return;
    up.hidden = seen.has(why);
    down.hidden = !up.hidden || seen.has(mine);
  }

  onShow(() => {
    watcher.disconnect();
    seen.clear();
    const [why, mine] = [one(result, "why"), row()];
    if (!why || !mine) return;
    watcher.observe(why);
    watcher.observe(mine);
  });
  onClick("to-row", () => {
    row()?.scrollIntoView({ block: "center" });
    row()?.querySelector("a")?.focus({ preventScroll: true });
  });
  onClick("to-answer", () => goToAnswer(result));

  /** The row to return to, and where it was seen. @type {{row: string, top: number} | null} */
  let back = null;
  result.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a[data-key=player]") : null;
      const pressed = link?.closest("tr");
      if (!pressed || BESIDE.matches || !table()?.contains(pressed)) return;
      const { top } = pressed.getBoundingClientRect();
      history.replaceState({ row: pressed.dataset.number, top }, "");
      history.pushState(null, "");
    },
    true,
  );
  addEventListener("popstate", ({ state }) => {
    back = state?.row ? state : null;
    // Of another address another result comes first.
    setTimeout(settle);
  });
  function settle() {
    const there = back && table()?.querySelector(`tr[data-number="${back.row}"]`);
    if (there && back) scrollBy(0, there.getBoundingClientRect().top - back.top);
  }
  onShow(() => {
    settle();
    back = null;
  });
}
