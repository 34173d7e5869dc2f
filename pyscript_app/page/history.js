// The texts that were in the box before, and which of them are kept when another comes. Nothing
// here knows a page: textbox.js does what these functions say.

/** @import { Kept } from "./tab-memory.js" */
/** @import { View } from "./link-code.js" */

/** How many texts can be brought back, and how many characters they may have together. */
const MOST = 8;
const LONGEST = 1_500_000;

/**
 * Whether two texts differ in nothing but white space.
 *
 * @param {string} text
 * @param {string} other
 */
export const alike = (text, other) => spaced(text) === spaced(other);

/** @param {string} text */
const spaced = (text) => text.replace(/\s+/g, " ").trim();

/**
 * Whether a text is still the same table: more than half of its lines are the same.
 *
 * @param {string} old
 * @param {string} text
 */
export function sameTable(old, text) {
  const lines = new Set(text.split("\n"));
  const before = old.split("\n");
  return before.filter((line) => lines.has(line)).length * 2 > Math.max(before.length, 2);
}

/**
 * The newest texts, as many as are kept.
 *
 * @param {View[]} views the newest last
 */
export function bounded(views) {
  const kept = views.slice(-MOST);
  const length = () => kept.reduce((sum, { text }) => sum + text.length, 0);
  while (kept.length > 1 && length() > LONGEST) kept.shift();
  return kept;
}

/**
 * What another text would replace: what was worked out, and what was in the box.
 *
 * @param {View | null} asked what was worked out last
 * @param {string} inBox
 * @param {string} next
 * @param {(text: string) => boolean} isSample a sample need not be kept
 * @returns {View[]}
 */
export function leaving(asked, inBox, next, isSample) {
  /** @type {View[]} */
  const views = asked ? [asked] : [];
  if (asked?.text !== inBox) views.push({ text: inBox });
  return views.filter(({ text }) => text.trim() && text !== next && !isSample(text));
}

/**
 * The earlier texts, after some were replaced by another.
 *
 * @param {View[]} before
 * @param {View[]} gone
 * @param {string} next
 */
export function left(before, gone, next) {
  return bounded([...without(before, [{ text: next }, ...gone]), ...gone]);
}

/**
 * The earlier texts, after the last one was brought back: those that it replaced go to the end
 * of the queue.
 *
 * @param {View[]} before
 * @param {View[]} gone
 */
export function broughtBack(before, gone) {
  return bounded([...gone, ...without(before.slice(0, -1), gone)]);
}

/**
 * @param {View[]} views
 * @param {View[]} others
 */
function without(views, others) {
  const texts = new Set(others.map(({ text }) => text));
  return views.filter(({ text }) => !texts.has(text));
}

/**
 * What to start with after a reload.
 *
 * @param {Kept | null} old what was kept
 * @param {{text: string, fragment: string, source?: boolean}} page what the box holds; the
 *   address's fragment; whether it names a table elsewhere
 * @returns {{resume: Kept | null, before: View[], typed: string | null, link: boolean}} what to
 *   continue with, or null; the earlier texts; what was typed before the script ran, to be worked
 *   out; whether the address is a link that is still to be opened
 */
export function begun(old, { text, fragment, source = false }) {
  // A page that was left before its link was worked out still has to open it.
  const opened = old?.asked && fragment === old.link;
  // A table elsewhere may have changed: it is fetched again.
  const linked = source || (/^#v\d+=/.test(fragment) && !opened);
  const typed = Boolean(text.trim()) && text !== old?.text;
  if (old && !linked && !typed) {
    return { resume: old, before: bounded(old.before), typed: null, link: false };
  }
  /** @type {View[]} */
  let before = [];
  if (old) {
    const last = old.asked?.text === old.text ? old.asked : { text: old.text };
    before = bounded([...old.before, ...[last].filter((view) => view.text.trim())]);
  }
  return {
    resume: null,
    before,
    typed: typed ? text : null,
    link: linked && !typed,
  };
}
