// Names that fit what was typed.

/** How many are offered. */
const OFFERED = 8;

/** Letters as people type them: without accents or capitals. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/**
 * The options whose texts hold every part of what was typed, those that begin with it first.
 *
 * @template {{value: string, text: string}} Option
 * @param {Iterable<Option>} options one without a value is nobody
 * @param {string} typed
 * @returns {Option[]}
 */
export function fitting(options, typed) {
  const parts = plain(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  const [first] = parts;
  if (first === undefined) return [];
  const begins = (/** @type {Option} */ { text }) => Number(plain(text).startsWith(first));
  return [...options]
    .filter(({ value, text }) => value && parts.every((part) => plain(text).includes(part)))
    .sort((one, other) => begins(other) - begins(one))
    .slice(0, OFFERED);
}
