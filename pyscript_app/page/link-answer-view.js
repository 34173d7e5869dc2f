// The answer that a link carries (calculator/answers/link_answer.py), shown until it has been worked out.
//
// It holds codes, figures and names. What it says is put together of the page's own sentences, and
// whatever is none of them is refused with all the rest: anybody can write a link.

import { el } from "./dom.js";

/**
 * The page's sentences for it (docs_blocks/link_answer_words.py).
 *
 * @typedef {object} Words
 * @property {Record<string, string>} said by their letters; in braces number and kind of each fact
 * @property {Record<string, string>} titles of tiebreaks
 * @property {string[]} ordinals what comes after a place by its last digit; empty for nothing
 * @property {[string, string]} points
 * @property {string} and
 * @property {string} decimal
 * @property {string} round
 * @property {string} sum
 * @property {string} dropped
 */

/** In characters, of all of it and of a name. */
const LONGEST = 2000;
const LONGEST_NAME = 60;
/** Of sentences, and of rounds. */
const MOST = 4;
const MOST_ROUNDS = 30;
/** From this many rounds on there is no room for them side by side (calculator/view/sums.py). */
const MANY = 10;
const FIGURE = /^(?:−?(?=.)\d{0,6}[¼½¾]?|−?\d{1,6}\.\d\d)$/;
const WHOLE = /^[1-9]\d{0,3}$/;
/** What is one point or less. */
const ONE = /^(?:1|[¼½¾]|0\.\d\d)$/;

/** It says something that no page has said. */
class Refused extends Error {}

/**
 * @param {string} part
 * @param {RegExp} form
 */
function checked(part, form) {
  if (!form.test(part)) throw new Refused(part);
  return part;
}

/**
 * @param {Record<string, string>} texts
 * @param {string} name
 */
function among(texts, name) {
  const found = Object.hasOwn(texts, name) ? texts[name] : undefined;
  if (found === undefined) throw new Refused(name);
  return found;
}

/**
 * @param {Words} words
 * @param {string} text the table, in which all names are
 */
function reader(words, text) {
  const written = text.toLowerCase();
  const figure = (/** @type {string} */ part) => checked(part, FIGURE).replace(".", words.decimal);

  /** A table may have "Frost, Amy" where a sentence has "Amy Frost". @param {string} part */
  function name(part) {
    const pieces = part.toLowerCase().split(/[\s,]+/);
    const there = pieces.every((piece) => written.includes(piece));
    if (!part.trim() || part.length > LONGEST_NAME || !there) throw new Refused(part);
    return part;
  }

  /** @param {string} part */
  function place(part) {
    const number = Number(checked(part, WHOLE));
    const teen = [11, 12, 13].includes(number % 100);
    return part + (words.ordinals[teen ? 0 : number % 10] ?? "");
  }

  /** @param {string[]} parts */
  function list(parts) {
    const last = parts.pop() ?? "";
    return parts.length
      ? words.and.replace("{0}", parts.join(", ")).replace("{1}", () => last)
      : last;
  }

  /** @type {Record<string, (part: string) => string>} */
  const kinds = {
    n: name,
    m: (part) => list(part.split("+").map(name)),
    p: place,
    i: (part) => checked(part, WHOLE),
    f: figure,
    s: (part) => {
      const said = words.points[ONE.test(part) ? 0 : 1];
      return said.replace("{0}", figure(part));
    },
    t: (part) => among(words.titles, part),
    l: (part) => list(part.split("+").map((one) => among(words.titles, one))),
    w: (part) => sentence(part.split("+")),
  };

  /** @param {string[]} parts @returns {string} */
  function sentence([letter = "", ...facts]) {
    const template = among(words.said, letter);
    let asked = 0;
    const said = template.replace(/\{(\d)([a-z])\}/g, (_, at, kind) => {
      asked++;
      return /** @type {(part: string) => string} */ (kinds[kind])(facts[at] ?? "");
    });
    if (facts.length > asked) throw new Refused(letter);
    return said;
  }

  return { figure, name, place, sentence };
}

/**
 * @param {keyof HTMLElementTagNameMap} tag
 * @param {string} role written out: laid out as a grid, a table loses it
 * @param {Record<string, string>} given
 * @param {...(Node | string)} children
 */
const cell = (tag, role, given, ...children) => el(tag, { role, ...given }, ...children);

/**
 * A figure, so that units are below units.
 *
 * @param {string} said
 * @param {HTMLElement} figure
 */
const units = (said, figure) =>
  el("span", { class: /\d$/.test(said) ? "tb-units tb-entire" : "tb-units" }, figure);

/**
 * @param {ReturnType<typeof reader>} read
 * @param {Words} words
 * @param {string[]} lines the tiebreak, then a line for each player
 * @param {string} own the place of the player who asks
 */
function sums({ figure, name }, words, [code = "", ...lines], own) {
  const title = among(words.titles, code);
  const rows = lines.map((line) => line.split("|"));
  const [first = []] = rows;
  const rounds = (first.length - 3) / 2;
  const whole = Number.isInteger(rounds) && rounds > 0 && rounds <= MOST_ROUNDS;
  if (rows.length !== 2 || !whole || rows.some((row) => row.length !== first.length)) {
    throw new Refused(code);
  }
  const heads = Array.from({ length: rounds }, (_, at) => String(at + 1));
  const body = rows.map(([at = "", who = "", total = "", ...parts]) => {
    const cells = heads.map((_, round) => {
      const [part = "", other = ""] = parts.slice(2 * round);
      const out = part.startsWith("~");
      const said = part && figure(out ? part.slice(1) : part);
      const amount = el(
        out ? "del" : "span",
        { class: out ? "tb-amount tb-dropped" : "tb-amount" },
        said,
      );
      const met = other && el("small", {}, name(other));
      const heard = out ? el("span", { class: "tb-heard" }, words.dropped) : "";
      return cell("td", "cell", {}, units(said, amount), " ", heard, " ", met);
    });
    return cell(
      "tr",
      "row",
      at === own ? { class: "tb-chosen" } : {},
      cell(
        "th",
        "rowheader",
        { scope: "row" },
        el("span", { class: "tb-place" }, checked(at, WHOLE)),
        " ",
        el("span", { class: "tb-sums-name" }, name(who)),
      ),
      ...cells,
      cell("td", "cell", { class: "tb-total" }, units(total, el("strong", {}, figure(total)))),
    );
  });
  const head = (/** @type {string} */ said, given = {}) =>
    cell("th", "columnheader", { scope: "col", ...given }, said);
  const row = cell(
    "tr",
    "row",
    {},
    head(words.round),
    ...heads.map((one) => head(one)),
    head(words.sum, { class: "tb-total" }),
  );
  return el(
    "div",
    { class: "tb-aligned" },
    el("p", { class: "tb-rule-in-short" }, el("strong", {}, title)),
    el(
      "div",
      { class: "tb-sums-box" },
      cell(
        "table",
        "table",
        { class: `tb-sums tb-with-parts${rounds >= MANY ? " tb-many" : ""}`, "aria-label": title },
        cell("thead", "rowgroup", {}, row),
        cell("tbody", "rowgroup", {}, ...body),
      ),
    ),
  );
}

/**
 * The sentences that a link carries, and its sums.
 *
 * @param {string} told
 * @param {string} text the table that the link carries
 * @param {Words} words
 * @throws {Error} where anything in it is not what an answer of ours has
 */
export function sentences(told, text, words) {
  const [said = "", below] = told.split("^=");
  const lines = said.split("^").map((line) => line.split("|"));
  const read = reader(words, text);
  if (!told || told.length > LONGEST || lines.length > MOST) throw new Refused(told);
  return { said: lines.map((line) => read.sentence(line)), own: lines[0]?.[2] ?? "", below, read };
}

/**
 * Let no line end between a figure and its word, as where it has been worked out (calculator/view/why.py):
 * the heading does not break anew when that takes its place.
 *
 * @param {string} heading
 */
const heldTogether = (heading) =>
  heading
    .replace(/(\d\S*) (\w\w?) (\d)/g, "$1\u00a0$2\u00a0$3")
    .replace(/([\d½]) (\w{4,})(?=$| \D+\d)/g, "$1\u00a0$2");

/**
 * Make an answer that a link carries readable.
 *
 * @param {string} told
 * @param {string} text the table that the link carries
 * @param {Words} words
 * @returns {HTMLElement | null} null where anything in it is not what an answer of ours has
 */
export function answer(told, text, words) {
  try {
    const { said, own, below, read } = sentences(told, text, words);
    const [first = "", ...rest] = said;
    return el(
      "section",
      { class: "tb-told", "data-part": "told", "data-told": told },
      el(
        "div",
        { class: "tb-answer" },
        el("h2", {}, heldTogether(first.replace(/\.$/, ""))),
        el("p", {}, rest.join(" ")),
      ),
      below === undefined ? "" : sums(read, words, below.split("^"), own),
    );
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
