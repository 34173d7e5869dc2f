// Keeps the focus where it was while a result is replaced by another.

/** @param {Element} control */
const label = (control) => control.getAttribute("aria-label") ?? control.textContent;

/** @param {Element} control */
const partOf = (control) => control.closest("[data-part]")?.getAttribute("data-part");

/** The first part of a search, for example, once a later one is shown. @param {Element} control */
const isHidden = (control) => control.closest("[hidden]") !== null;

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
  const { key, value } = at.dataset;
  const part = partOf(at);
  return () => {
    if (document.activeElement === at && label(at) === name && !isHidden(at)) return;
    /** @param {Iterable<Element>} places */
    const alike = (places) =>
      [...places]
        .flatMap((place) => [place, ...place.querySelectorAll(at.localName)])
        .filter((each) => each.localName === at.localName && !isHidden(each));
    // A large table has thousands of buttons: most often the one that is looked for is near.
    const parts = part ? result.querySelectorAll(`[data-part="${part}"]`) : [result];
    const near = alike(parts).filter((each) => partOf(each) === part);
    /** @param {Element} control */
    const keyed = (control) => key && control.getAttribute("data-key") === key;
    /** @param {Element} control */
    const named = (control) => label(control) === name;
    // A choice that was made has another label; "Show" has become "Hide".
    const same =
      near.find(named) ??
      near.find((control) => keyed(control) && control.getAttribute("data-value") === value) ??
      alike([result]).find(named) ??
      near.find(keyed);
    // A tiebreak at the top cannot go up: then it is the next button in its row.
    const able = same?.matches(":disabled") ? same.parentElement?.querySelector(":enabled") : same;
    if (able instanceof HTMLElement) able.focus({ preventScroll: true });
    else result.focus({ preventScroll: true });
  };
}
