// Names that fit what was typed.

/** @import { Player } from "./people.js" */

/** What has neither accents nor other letters to fold. */
const SIMPLE = /^[ -~]*$/;

/** Letters as people type them: without accents or capitals. @param {string} text */
const plain = (text) =>
  (SIMPLE.test(text) ? text : text.normalize("NFD").replace(/\p{Diacritic}/gu, "")).toLowerCase();

/** @param {string} folded */
const wordsOf = (folded) => folded.split(/[\s,.()'’-]+/).filter(Boolean);

/** @typedef {{player: Player, whole: string, words: string}} Folded */

/**
 * Names as they are compared: worked out once, though every letter typed compares all of them.
 *
 * @type {WeakMap<Player[], Folded[]>}
 */
const known = new WeakMap();

/** @param {Player} player @returns {Folded} */
function folded(player) {
  const whole = plain(player.name);
  // A blank before each word: to look for the beginning of one is to look for a text.
  return { player, whole, words: ` ${wordsOf(whole).join(" ")}` };
}

/**
 * Work out how names are compared, before anybody types.
 *
 * @param {Player[]} players
 */
export function fold(players) {
  const found = known.get(players) ?? players.map(folded);
  known.set(players, found);
  return found;
}

/**
 * Those of whose names every word that was typed begins a word, and the player with that number.
 * First comes the number, then those whose names begin with what was typed, then the others, in
 * the order they had.
 *
 * @param {Player[]} players
 * @param {string} typed
 * @returns {Player[]} everybody where nothing was typed
 */
export function fitting(players, typed) {
  const sought = wordsOf(plain(typed));
  const [first] = sought;
  if (first === undefined) return players;
  const parts = sought.map((part) => ` ${part}`);
  const number = typed.trim();
  const numbered = /** @type {Player[]} */ ([]);
  const begun = /** @type {Player[]} */ ([]);
  const others = /** @type {Player[]} */ ([]);
  for (const { player, whole, words } of fold(players)) {
    if (player.number === number) numbered.push(player);
    else if (parts.every((part) => words.includes(part))) {
      (whole.startsWith(first) ? begun : others).push(player);
    }
  }
  return [...numbered, ...begun, ...others];
}
