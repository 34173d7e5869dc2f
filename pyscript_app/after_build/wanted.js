// Stands in front of the theme's search worker (searched.py): what is looked for of what was typed.
//
// The theme looks for everything that begins like a word of the question. So "a" and "I" would find
// each title in "A…" and "I…", and "opponents?" nothing. Words that every question has are left out
// here, signs and endings are cut off, and what has several names goes by those of the pages.

// Words of questions, besides those that the theme's index leaves out: `lunr` knows these.
const PLAIN = new Set(
  `anybody anyone chess does did explain going happen happened happens know many mean means meant much
   please somebody someone tell works didn't doesn't don't isn't wasn't won't can't i'm i've there's
   ajedrez al ante antes aunque cada como con cual cuando cuanto de del desde donde dos e el ella ellos en
   entonces era es funciona esa ese eso esta este esto fue ha hay han la las le les lo los mas mi mis muy nada
   ni nos o para pero por porque pues que quien se ser si sin sobre son su sus tal te tengo tiene
   tienen tu tus un una unas uno unos va y ya yo cuál cómo cuándo dónde él más mí qué quién sé sí
   también tú`.split(/\s+/),
);

// Several words that say one thing, and the words of the pages for it.
const PHRASES = [
  { said: /^tie breaks?(?:ers?|ing)? /, words: 2, pages: ["tiebreak*"] },
  { said: /^head to head /, words: 3, pages: ["between*", "encounter*"] },
];

// What every page here is about: it tells pages apart only where nothing else was asked.
const GENERAL = new Set(["tiebreak*", "desempat*", "desempate*"]);

// What begins alike in all its forms, however it is cut.
const ROOTS = new Map([
  ["withdrew", "withdr"],
  ["withdraw", "withdr"],
  ["withdrawn", "withdr"],
  ["quit", "withdr"],
  ["quits", "withdr"],
]);

const bare = (typed) =>
  typed
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
    .replace(/['’]s$/, "");

function root(term) {
  const cut = ROOTS.get(term) ?? term.replace(/(?:ing|ed|es|s|n)$/, "");
  return cut.length > 3 ? cut : term;
}

// Whether a word says what is asked about.
const says = (term) => term && !PLAIN.has(term) && Boolean(lunr.stopWordFilter(term));

// The index is a graph of letters, whose nodes are one where they have the same name. lunr writes
// letters and numbers of nodes without anything between: with digits among the letters, different
// nodes can have the same name, and then a question with "1" found nothing at all.
addEventListener(
  "message",
  () => {
    lunr.TokenSet.prototype.toString = function () {
      const edges = Object.keys(this.edges).sort();
      const names = edges.map((letter) => `${letter}${this.edges[letter].id},`);
      return this._str || `${this.final ? 1 : 0}${names.join("")}`;
    };
  },
  { once: true },
);

// What stands for the words of a question: the theme's code calls it.
self.wanted = (typed) => {
  // What is asked with signs is left to those who know them.
  if (typed.some((term) => /^[+-]|[~^]\d+$|[:*]/.test(term))) return typed;
  const words = typed.map(bare);
  const found = [];
  for (let at = 0; at < words.length; at++) {
    const rest = `${words.slice(at).join(" ")} `;
    const phrase = PHRASES.find(({ said }) => said.test(rest));
    if (phrase) {
      found.push(...phrase.pages);
      at += phrase.words - 1;
    } else if (/^\d$/.test(words[at])) {
      // Half of all numbers begin like it.
      found.push(words[at]);
    } else if (says(words[at])) found.push(`${root(words[at])}*`);
  }
  if (found.some((term) => !GENERAL.has(term))) {
    return found.map((term) => (GENERAL.has(term) ? term : `${term}^8`));
  }
  // Of nothing but such words it is these that are meant.
  return found.length ? found : words.filter(Boolean).map((term) => `${term}*`);
};
