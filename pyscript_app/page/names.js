// Names that fit what was typed.

/** Letters as people type them: without accents or capitals. @param {string} text */
const plain = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** @param {string} text */
const wordsOf = (text) =>
  plain(text)
    .split(/[\s,.()'’-]+/)
    .filter(Boolean);

/**
 * Names as they are compared: worked out once, though every letter typed compares all of them.
 *
 * @type {WeakMap<object, {whole: string, words: string[]}>}
 */
const known = new WeakMap();

/** @param {{name: string}} player */
function written(player) {
  const found = known.get(player) ?? { whole: plain(player.name), words: wordsOf(player.name) };
  known.set(player, found);
  return found;
}

/**
 * Those of whose names every word that was typed begins a word, and the player with that number.
 * First comes the number, then those whose names begin with what was typed, then the others, in
 * the order they had.
 *
 * @template {{number: string, name: string}} Player
 * @param {Player[]} players
 * @param {string} typed
 * @returns {Player[]} everybody where nothing was typed
 */
export function fitting(players, typed) {
  const parts = wordsOf(typed);
  const [first] = parts;
  if (first === undefined) return players;
  const number = (/** @type {Player} */ player) => player.number === typed.trim();
  const rank = (/** @type {Player} */ player) =>
    number(player) ? 0 : written(player).whole.startsWith(first) ? 1 : 2;
  return players
    .filter((player) => {
      const names = written(player).words;
      const begun = (/** @type {string} */ part) => names.some((name) => name.startsWith(part));
      return number(player) || parts.every(begun);
    })
    .sort((one, other) => rank(one) - rank(other));
}
