// A row that is pressed stays where it is seen, though an answer or workings open beside the table
// and its columns change. Below or above the table they open where nothing moves, or are gone to.

import { one } from "./parts.js";

/** @import { App } from "./calculator.js" */

/** Where the answer is beside the table; columns.css says the same. */
export const BESIDE = matchMedia("(min-width: 68em)");

/** @param {App} app */
export function attach({ result, onDraw }) {
  /** The player who was pressed, and where the row was seen. */
  let pressed = "";
  let top = 0;

  const table = () => one(result, "standings");
  const resized = new ResizeObserver(settle);

  function settle() {
    const row = pressed && table()?.querySelector(`tr[data-number="${pressed}"]`);
    if (row) scrollBy(0, row.getBoundingClientRect().top - top);
  }

  result.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element) || !BESIDE.matches) return;
      // What closes workings is about the row that they belong to.
      const of = table()?.contains(target) ? target : table()?.querySelector("[aria-expanded]");
      const row = of?.closest("tr");
      pressed = row?.dataset.number ?? "";
      top = row?.getBoundingClientRect().top ?? 0;
    },
    true,
  );
  // A visitor who scrolls, or presses something else, does not want it held any longer.
  for (const kind of ["wheel", "pointerdown", "keydown"]) {
    addEventListener(kind, () => (pressed = ""), true);
  }
  onDraw(() => {
    settle();
    const place = table()?.parentElement;
    resized.disconnect();
    if (place) resized.observe(place);
  });
}
