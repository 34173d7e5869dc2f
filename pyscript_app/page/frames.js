// A frame moves only itself: where the browser would scroll the page around it too, this does not.

/** Whether this page is shown inside another one. */
export const framed = () => window.parent !== window;

/**
 * Scroll to an element, and in a frame no further than the frame itself.
 *
 * @param {Element} element
 * @param {"start" | "nearest"} [block]
 */
export function bring(element, block = "start") {
  if (!framed()) {
    element.scrollIntoView({ block, inline: "nearest" });
    return;
  }
  for (let box = element.parentElement; box; box = box.parentElement) {
    const root = box === document.documentElement;
    if (!root && !/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const edges = box.getBoundingClientRect();
    const seen = root
      ? { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
      : edges;
    const down =
      block === "start" && root ? top - seen.top : off(top, bottom, seen.top, seen.bottom);
    const across = root ? 0 : off(left, right, seen.left, seen.right);
    // A jump: what comes next is measured from where this leads.
    if (down || across) (root ? window : box).scrollBy({ left: across, top: down });
  }
}

/**
 * How far something has to move to be inside.
 *
 * @param {number} low
 * @param {number} high
 * @param {number} from
 * @param {number} to
 */
function off(low, high, from, to) {
  if (low < from) return low - from;
  return high > to ? Math.min(high - to, low - from) : 0;
}

/**
 * Give an element the focus; the page around a frame stays where it is.
 *
 * @param {HTMLElement | null | undefined} element
 */
export function focusOn(element) {
  element?.focus({ preventScroll: framed() });
  if (element && framed()) bring(element, "nearest");
}

/** The part of this window that is really seen: a frame may be higher than the screen. */
export function seenPart() {
  return new Promise(
    /** @param {(seen: DOMRectReadOnly) => void} done */ (done) => {
      new IntersectionObserver(([entry], watcher) => {
        watcher.disconnect();
        done(entry?.intersectionRect ?? new DOMRectReadOnly());
      }).observe(document.documentElement);
    },
  );
}
