// Keeps the focus where it was while a result is replaced by another.

/**
 * Remember which control of a result has the focus.
 *
 * @param {HTMLElement} result
 * @returns {() => void} gives the focus to the same control of the result that stands then
 */
export function holdFocus(result) {
  const at = document.activeElement;
  const label = at && result.contains(at) ? at.getAttribute("aria-label") : null;
  if (!at || !label) return () => {};
  const same = `${at.localName}[aria-label="${CSS.escape(label)}"]`;
  return () => {
    const found = result.querySelector(same);
    // A tiebreak that has come to the top cannot go up: the next button of its row then.
    const able = found?.matches(":disabled")
      ? found.parentElement?.querySelector(":enabled")
      : found;
    if (able instanceof HTMLElement) able.focus({ preventScroll: true });
  };
}
