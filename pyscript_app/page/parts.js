// The parts of the page that a script may look for. The views mark them with `data-part`;
// calculator/view/parts.py says what each one is, and a test compares both lists.

/**
 * @typedef {"app" | "script" | "paste" | "paste-now" | "open-file" | "open-photo" | "picker" | "before" | "tables" | "forget-all" | "sample"
 *   | "is-sample" | "status" | "problem" | "from" | "waiting" | "told" | "result" | "copy" | "change" | "new"
 *   | "corrections" | "mend" | "more-clashes" | "differing-values" | "differing-places" | "differing-ties" | "more-changed"
 *   | "put-back" | "find" | "found" | "editor" | "share" | "picture" | "copy-picture" | "save-picture" | "hand-on"
 *   | "copy-text" | "share-more" | "shared" | "qr" | "embed" | "copy-as" | "take" | "save"
 *   | "builder" | "build-show" | "build-who"
 *   | "build-part" | "build-order" | "build-language" | "build-every" | "build-form" | "built"
 *   | "build-copy" | "build-qr" | "preview" | "previewed" | "print-what" | "print" | "sheet-head" | "address" | "why" | "answer" | "reasons"
 *   | "made-of" | "next-below" | "higher" | "stop" | "way" | "more-ways" | "to-crosstable" | "crosstable"
 *   | "more-places" | "more-games"
 *   | "standings" | "to-row" | "to-answer" | "columns" | "beside-place" | "chosen" | "other" | "workings" | "choices"
 *   | "shut-choices" | "try" | "changes" | "changed" | "full" | "shut" | "example" | "live"
 *   | "live-cell" | "live-said" | "live-back" | "live-sum" | "live-now" | "live-status" | "live-problem" | "live-open"} Part
 */

/** @param {Part} part */
export const css = (part) => `[data-part="${part}"]`;

/**
 * @param {ParentNode} within
 * @param {Part} part
 * @returns {HTMLElement | null} the first of them
 */
export const one = (within, part) => within.querySelector(css(part));

/**
 * @param {ParentNode} within
 * @param {Part} part
 * @returns {HTMLElement[]}
 */
export const all = (within, part) => [...within.querySelectorAll(css(part))].filter(isHtml);

/**
 * A part that must be there.
 *
 * @template {HTMLElement} Kind
 * @param {ParentNode} within
 * @param {Part} part
 * @param {new () => Kind} kind
 * @returns {Kind}
 * @throws {TypeError} if there is none of that kind
 */
export function needed(within, part, kind) {
  const found = one(within, part);
  if (!(found instanceof kind)) throw new TypeError(`no ${part} in the calculator`);
  return found;
}

/** Browsers that know no panels show them all. */
const panels = CSS.supports("selector(:popover-open)");

/**
 * Whether a panel is open.
 *
 * @param {Element | null} panel
 */
export const isOpen = (panel) => Boolean(panel && (!panels || panel.matches(":popover-open")));

/**
 * Close the panel that is open, if one is.
 *
 * @param {ParentNode} within
 */
export function shutPanels(within) {
  if (!panels) return;
  for (const panel of within.querySelectorAll(":popover-open")) {
    if (isHtml(panel)) panel.hidePopover();
  }
}

/**
 * Open the panel that has the same name in another tree.
 *
 * @param {ParentNode} within
 * @param {Element} other
 */
export function openAgain(within, other) {
  const panel = within.querySelector(`#${other.id}`);
  if (isHtml(panel) && !isOpen(panel)) panel.showPopover();
}

/**
 * Unfold, part by part, what is unfolded in another tree.
 *
 * @param {ParentNode} within
 * @param {Iterable<HTMLDetailsElement>} others
 */
export function unfoldAs(within, others) {
  for (const { dataset, open } of others) {
    const { part, value } = dataset;
    if (!part) continue;
    const alike = all(within, /** @type {Part} */ (part));
    alike.find((other) => other.dataset.value === value)?.toggleAttribute("open", open);
  }
}

/**
 * @param {Element | null} element
 * @returns {element is HTMLElement}
 */
function isHtml(element) {
  return element instanceof HTMLElement;
}
