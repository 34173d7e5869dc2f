// Keeps the focus where it was while a result is replaced by another.

/** @param {Element} control */
const label = (control) => control.getAttribute("aria-label") ?? control.textContent;

/**
 * Remember which control of a result has the focus.
 *
 * @param {HTMLElement} result
 * @returns {() => void} gives the focus to the same control in the result shown by then
 */
export function holdFocus(result) {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !result.contains(at)) return () => {};
  const name = label(at);
  const { key } = at.dataset;
  return () => {
    if (document.activeElement === at && label(at) === name) return;
    const alike = [...result.querySelectorAll(at.localName)];
    // "Show" has become "Hide"; a changed result has another label.
    const same =
      alike.find((control) => label(control) === name) ??
      alike.find((control) => key && control.getAttribute("data-key") === key);
    // A tiebreak at the top cannot go up: then it is the next button in its row.
    const able = same?.matches(":disabled") ? same.parentElement?.querySelector(":enabled") : same;
    if (able instanceof HTMLElement) able.focus({ preventScroll: true });
    else result.focus({ preventScroll: true });
  };
}
