// What can be told of a pasted text at once, before the core has read it.

/** How many of its lines are shown, and how many characters of each. */
const MOST = 40;
const LONGEST = 200;
/** Where a text says what event it is of: our own, a FIDE report, games. */
const NAMED = /^(?:Event: |012 |\[Event ")([^"\n]{2,120})/m;
/** What separates cells. */
const CELLS = /[\t;|]| {2}/;
/** What only a heading, or a line of scores, has. */
const OTHER = /[:<>{[\]]|\b(?:pts|points|name|rnd?|rds?|round)\b/i;

/**
 * @typedef {object} Glimpse
 * @property {string} title the event where the text says it plainly, else empty
 * @property {number} lines how many lines are not empty
 * @property {string[]} rows the first of them, without the title
 */

/**
 * Say what there is to be seen of a text.
 *
 *     glimpse("Club Open\n\nName\tR1\nAnn\tW2\nBob\tL1")
 *     // { title: "Club Open", lines: 4, rows: ["Name\tR1", "Ann\tW2", "Bob\tL1"] }
 *
 * @param {string} text
 * @returns {Glimpse}
 */
export function glimpse(text) {
  const lines = text.split("\n").filter((line) => line.trim());
  const [first = "", second = ""] = lines;
  const named = NAMED.exec(text.slice(0, 5000))?.[1]?.trim();
  const plain = !named && isPlain(first) && !isPlain(second);
  const rows = lines.slice(plain ? 1 : 0, MOST).map((line) => line.slice(0, LONGEST));
  return { title: named ?? (plain ? first.trim() : ""), lines: lines.length, rows };
}

/**
 * Lines with their cells below one another: what is between tabs, with blanks in place of these.
 *
 *     lined(["No.\tName", "1\tAnn"]) // ["No.  Name", "1    Ann"]
 *
 * @param {string[]} rows
 */
export function lined(rows) {
  // A line without tabs is by itself.
  const cut = rows.filter((row) => row.includes("\t")).map((row) => row.split("\t"));
  return rows.map((row) => {
    let at = 0;
    const pad = (/** @type {string} */ _, /** @type {string} */ cell) => {
      const widest = Math.max(...cut.map((cells) => (cells[at] ?? "").length));
      at++;
      return cell.padEnd(widest + 2);
    };
    return row.replace(/(.*?)\t/g, pad).trimEnd();
  });
}

/**
 * Whether a line can be the name of an event: words, and no part of a table.
 *
 * @param {string} line
 */
function isPlain(line) {
  const text = line.trim();
  return text.length <= 100 && /\p{L}{3}/u.test(text) && !CELLS.test(text) && !OTHER.test(text);
}
