// Runs on somebody else's page, as a bookmark or by the extension's button: takes the standings out
// of it and makes a link of ours of them. What was selected comes first, then the table that looks
// most like standings with those of its kind, then a large table, then the text of the page.
//
// It belongs to a page that knows nothing of it and may have a strict policy: it fetches nothing,
// puts no script or style element into the page, and leaves the page as it was. What it shows, it
// styles by the elements' own properties, which no policy forbids.

import { pack } from "../link-code.js";

/**
 * @typedef {object} Settings
 * @property {string} calculator where the calculator is
 * @property {Words} words
 */
/**
 * What it says on the page.
 *
 * @typedef {object} Words
 * @property {string} nothing
 * @property {string} frame with the frame's host for {0}
 * @property {string} open what opens it, the same
 * @property {string} large
 * @property {string} close
 * @property {string} calculator
 */
/**
 * A table, or a text of fixed width, that may be standings.
 *
 * @typedef {object} Candidate
 * @property {Element} element
 * @property {Element[][]} rows of cells; none of a text
 * @property {number} score how much looks like results
 * @property {number} size how many cells have something in them
 * @property {string} kind what tables of one program have in common
 */
/** @typedef {Document | ShadowRoot} Root */

/** In characters: a link opens up to a million bytes (link-code.js), and a character may be three. */
const MOST = 300_000;
/** So much has to look like results before a table counts as standings; a part of them has less. */
const STANDINGS = 3;
const PART = 2;
/** So many lines above the first table are its title; between two, and below the last, legends too. */
const TITLE = 4;
const LEGEND = 20;
/** In characters: a longer line is no title. */
const LONGEST_LINE = 300;
const TABLES = "table, [role=table], [role=grid], [role=treegrid]";
const ROWS = "tr, [role=row]";
const CELLS = "td, th, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]";
const HEADINGS = "h1, h2, h3, h4, h5, h6, [role=heading]";
/** What a cell has besides its text, and what a page has besides its standings. */
const UNREAD = "script, style, noscript, template, svg, select";
const APART = `nav, footer, aside, pre, a[href], ${UNREAD}`;
/** Programs that write the color of a game as a class have ones of two letters. */
const LONGEST_CLASS = 2;

/** A game or a bye that says what it is: W12, W22,4.0, -B-, H---, 54b1, +B5, 12+, +PAB. */
const RESULT =
  /^(?:[WLDXFNSRGPV+=\-–−][BNw]?\d{1,4}[wb]?[\d.,;:/()½-]{0,6}|-?[HUBXFZ]-{0,4}|[+=-]?(?:bye|pab|hpb|zpb)|\d{1,4}(?:[wbsn][½01+=\-–]?|[½+=\-–]))$/i;
/** One of a round robin, which may be anything else as well. */
const SIGN = /^(?:[01½*#x=+\-–]|0[.,]5|1\/2)$/i;
/** Points, or a sum of a tiebreak. */
const POINTS = /^\d{1,3}(?:[.,]\d{1,2}|½)$/;

/** How much a cell looks like a result. @param {string} text */
function scoreOf(text) {
  const plain = text.replace(/\s+/g, "");
  if (plain.length > 14) return 0;
  if (RESULT.test(plain)) return 1;
  if (SIGN.test(plain)) return 0.5;
  return POINTS.test(plain) ? 0.1 : 0;
}

/** @param {Node} node */
const textOf = (node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();

/** @param {Element} element */
const seen = (element) => element.getClientRects().length > 0;

/** @param {Element} element */
const displayOf = (element) => getComputedStyle(element).display;

/**
 * A document, those in its frames, and what elements hide in themselves, as far as one may look.
 *
 * @param {Root} root
 * @returns {Root[]}
 */
function roots(root) {
  const found = [root];
  for (const element of root.querySelectorAll("*")) {
    const inner = element.shadowRoot ?? (seen(element) ? framed(element) : null);
    if (inner) found.push(...roots(inner));
  }
  return found;
}

/** The document in a frame; null where it is another site's. @param {Element} element */
function framed(element) {
  const { contentDocument } = /** @type {Partial<HTMLIFrameElement>} */ (element);
  return contentDocument?.body ? contentDocument : null;
}

/** @param {Element} cell that only holds another table, or a text of fixed width */
const holds = (cell) => cell.querySelector(`pre, :is(${TABLES}) :is(${ROWS}) ~ :is(${ROWS})`);

/**
 * @param {Element} element
 * @returns {Candidate}
 */
function ofTable(element) {
  const rows = [...element.querySelectorAll(ROWS)]
    .filter((row) => row.parentElement?.closest(TABLES) === element)
    .map((row) => [...row.querySelectorAll(CELLS)].filter((cell) => cell.closest(ROWS) === row))
    // What unfolds below a player is no row of the table.
    .filter((cells) => cells.length > 1 || cells.some(seen))
    .filter((cells) => !cells.some(holds));
  const texts = rows.flat().map(textOf).filter(Boolean);
  const [first = []] = rows;
  const heads = first.map(textOf).filter(Boolean).slice(0, 2);
  return {
    element,
    rows,
    score: texts.reduce((sum, text) => sum + scoreOf(text), 0),
    size: texts.length,
    // Without headings it begins with the first player's number.
    kind: /^\d/.test(heads[0] ?? "") ? String(first.length) : heads.join("|").toLowerCase(),
  };
}

/** @param {Element[]} cells */
const headed = (cells) =>
  cells.filter((cell) => cell.matches("th, thead *, [role=columnheader]")).length > 1;

/**
 * @param {Element} element a text in which columns are lined up
 * @returns {Candidate}
 */
function ofText(element) {
  const lines = (element.textContent ?? "").split("\n");
  const cells = lines.flatMap((line) => line.split(/\||\t| {2,}/)).map((cell) => cell.trim());
  const score = cells.reduce((sum, cell) => sum + scoreOf(cell), 0);
  // A few lines are an example of code.
  return { element, rows: [], score: lines.length < 3 ? 0 : score, size: 0, kind: "pre" };
}

/** @param {Root} root */
const candidates = (root) =>
  [...root.querySelectorAll(`${TABLES}, pre`)]
    .filter(seen)
    .map((element) => (element.tagName === "PRE" ? ofText(element) : ofTable(element)));

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A class that may say something of a game, as an attribute. @param {Element} element */
function classOf({ classList }) {
  const named = classList.length === 1 ? classList.value.trim() : "";
  return named && named.length <= LONGEST_CLASS ? ` class="${escaped(named)}"` : "";
}

/**
 * What is in a cell, as HTML of few tags: a block parts two words, wherever the page's style has one.
 *
 * @param {Node} node
 * @returns {string}
 */
function within(node) {
  let made = "";
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) made += escaped(child.nodeValue ?? "");
    if (child.nodeType !== Node.ELEMENT_NODE) continue;
    const element = /** @type {Element} */ (child);
    const display = displayOf(element);
    if (display === "none" || element.matches(UNREAD)) continue;
    // One that only unfolds the row; in headings there are some that sort.
    if (element.tagName === "BUTTON" && !/[\p{L}\p{N}]/u.test(textOf(element))) continue;
    const tag = /^(?:inline|contents|ruby)/.test(display) ? "span" : "div";
    const marked = classOf(element);
    const inner = within(element);
    if (element.tagName === "BR") made += "<br>";
    else if (tag === "span" && !marked) made += inner;
    else if (inner.trim()) made += `<${tag}${marked}>${inner}</${tag}>`;
  }
  return made;
}

/** @param {Element} cell */
function ofCell(cell) {
  const spans = ["colspan", "rowspan"]
    .map((name) => [name, cell.getAttribute(name) ?? cell.getAttribute(`aria-${name}`) ?? "1"])
    .filter(([, number]) => /^\d+$/.test(number ?? "") && number !== "1")
    .map(([name, number]) => ` ${name}="${number}"`);
  const tag = cell.matches("th, [role=columnheader]") ? "th" : "td";
  return `<${tag}${spans.join("")}${classOf(cell)}>${within(cell).trim()}</${tag}>`;
}

/** @param {Element[][]} rows */
const asTable = (rows) =>
  `<table>${rows.map((cells) => `<tr>${cells.map(ofCell).join("")}</tr>`).join("\n")}</table>`;

/**
 * The lines of text above a table, or below it, without what leads elsewhere.
 *
 * @param {Root} root
 * @param {Element} table
 * @param {Element | null} end not further than this
 * @param {"above" | "below"} where
 * @param {number} most
 */
function around(root, table, end, where, most) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ALL, (node) => {
    if (node.nodeType === Node.TEXT_NODE) return NodeFilter.FILTER_ACCEPT;
    if (node.nodeType !== Node.ELEMENT_NODE) return NodeFilter.FILTER_REJECT;
    const element = /** @type {Element} */ (node);
    // A title may be in a table of its own, of one row.
    const grid = element.matches(TABLES) && element.querySelectorAll(ROWS).length > 1;
    if (grid || element.matches(APART) || displayOf(element) === "none") {
      return NodeFilter.FILTER_REJECT;
    }
    return element.tagName === "BR" ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  const down = where === "below";
  let start = /** @type {Node} */ (table);
  while (down && start.lastChild) start = start.lastChild;
  walker.currentNode = start;
  const next = () => (down ? walker.nextNode() : walker.previousNode());
  const passed = down ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  /** @type {string[]} */
  const lines = [];
  let block = /** @type {Element | null} */ (null);
  for (let node = next(); node && lines.length <= most; node = next()) {
    if (end && (end.contains(node) || end.compareDocumentPosition(node) & passed)) break;
    let outer = node.parentElement;
    while (outer && displayOf(outer).startsWith("inline")) outer = outer.parentElement;
    const text = (node.nodeValue ?? "").replace(/\s+/g, " ");
    const line = outer === block && node.nodeType === Node.TEXT_NODE ? (lines.pop() ?? "") : "";
    block = node.nodeType === Node.TEXT_NODE ? outer : null;
    const whole = down ? line + text : text + line;
    if (whole.trim()) lines.push(whole);
    else block = null;
  }
  const kept = lines.slice(0, most).filter((line) => line.length < LONGEST_LINE);
  return (down ? kept : kept.reverse()).map((line) => line.trim());
}

/**
 * The tables with their titles and legends, as HTML; texts of fixed width as a text.
 *
 * @param {Root} root
 * @param {Candidate[]} chosen in their order
 */
function written(root, chosen) {
  const plain = chosen.every(({ rows }) => !rows.length);
  const headings = [...root.querySelectorAll(HEADINGS)].filter(
    (heading) => seen(heading) && !heading.closest("nav, footer, aside"),
  );
  /** @param {Element} one @param {Element} other */
  const isBefore = (one, other) =>
    Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
  /** @param {string[]} lines */
  const put = (lines) => lines.map((line) => (plain ? line : `<p>${escaped(line)}</p>`)).join("\n");
  /** @type {Element | null} */
  let last = null;
  const title = document.title.trim();
  const parts = title ? [plain ? title : `<title>${escaped(title)}</title>`] : [];
  for (const { element, rows } of chosen) {
    const above = last ? [] : headings.filter((heading) => isBefore(heading, element));
    // The page's first heading names the event, the nearest one the section.
    const named = [above[0], above.at(-1)].filter((one) => one !== undefined).map(textOf);
    parts.push(put([...new Set(named)]));
    const end = last ?? above.at(-1) ?? null;
    parts.push(put(around(root, element, end, "above", last ? LEGEND : TITLE)));
    parts.push(plain ? (element.textContent ?? "") : asTable(rows));
    last = element;
  }
  if (last) {
    const table = last;
    const next = headings.find((heading) => isBefore(table, heading)) ?? null;
    parts.push(put(around(root, table, next, "below", LEGEND)));
  }
  return parts.filter(Boolean).join("\n");
}

/**
 * What is selected, with the whole of each row and the headings above; of one line nobody wants
 * standings.
 *
 * @param {Root} root
 */
function selected(root) {
  const selection = "getSelection" in root ? root.getSelection() : null;
  const text = selection?.toString() ?? "";
  if (!selection || !text.trim().includes("\n")) return "";
  const ranges = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at));
  const chosen = candidates(root)
    .map((candidate) => {
      const { rows } = candidate;
      const own = rows.filter((cells) =>
        cells.some((cell) => ranges.some((range) => range.intersectsNode(cell))),
      );
      const [first] = rows;
      if (own.length && first && headed(first) && !own.includes(first)) own.unshift(first);
      return { ...candidate, rows: own };
    })
    .filter(({ rows }) => rows.length);
  return chosen.length ? written(root, chosen) : text;
}

/**
 * What is taken of the page: HTML or text; empty if there is nothing.
 *
 * @param {Root[]} all
 * @param {boolean} any whether anything will do, or only what looks like standings
 */
function taken(all, any) {
  const found = all.flatMap((root) => candidates(root).map((each) => ({ ...each, root })));
  const best = found.reduce((one, other) => (other.score > one.score ? other : one), {
    score: STANDINGS,
    kind: "",
    root: /** @type {Root} */ (document),
  });
  const alike = found.filter(
    ({ root, kind, score }) => root === best.root && kind === best.kind && score >= PART,
  );
  if (alike.length) return written(best.root, alike);
  if (!any) return "";
  const [largest] = found
    .filter(({ rows, size }) => rows.length > 2 && size > 8)
    .sort((one, other) => other.size - one.size);
  if (largest) return written(largest.root, [largest]);
  const texts = all.map((root) => ("body" in root ? root.body?.innerText.trim() : "") ?? "");
  return texts.reduce((one, other) => (other.length > one.length ? other : one), "");
}

/** The largest frame of another site, where it is a good part of what is seen. @param {Root[]} all */
function stranger(all) {
  const areaOf = (/** @type {Element} */ element) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  const frames = all
    .flatMap((root) => [...root.querySelectorAll("iframe, frame")])
    .filter((frame) => !framed(frame) && areaOf(frame) > (innerWidth * innerHeight) / 5)
    .sort((one, other) => areaOf(other) - areaOf(one));
  const address = frames[0]?.getAttribute("src");
  const url = address ? new URL(address, document.baseURI) : null;
  return url?.protocol.startsWith("http") ? url : null;
}

/**
 * Say something in a small box over the page.
 *
 * @param {Settings} settings
 * @param {string} text
 * @param {string} [label] of a link below it
 * @param {string} [to]
 */
function say({ words }, text, label, to) {
  if (document.documentElement.localName !== "html") {
    // A drawing, or data: nothing that we add would be seen there.
    alert(text);
    return;
  }
  const name = "chess-tiebreaks-says";
  document.getElementById(name)?.remove();
  /**
   * @param {string} tag
   * @param {Record<string, string>} style
   */
  const make = (tag, style) => {
    const element = document.createElement(tag);
    // Whatever the page's own style says of all elements.
    for (const [property, value] of Object.entries({ all: "initial", ...style })) {
      element.style.setProperty(property, value);
    }
    return element;
  };
  const font = { font: "16px/1.45 system-ui, sans-serif", color: "#1a1a1a" };
  const box = make("div", {
    ...font,
    position: "fixed",
    "z-index": "2147483647",
    inset: "16px 16px auto auto",
    "box-sizing": "border-box",
    width: "min(380px, calc(100vw - 32px))",
    padding: "16px 48px 16px 18px",
    background: "#fff",
    border: "1px solid #6b6b6b",
    "border-radius": "10px",
    "box-shadow": "0 4px 24px rgb(0 0 0 / 30%)",
    "color-scheme": "light",
  });
  box.id = name;
  box.setAttribute("role", "alert");
  const close = make("button", {
    ...font,
    position: "absolute",
    inset: "4px 4px auto auto",
    width: "40px",
    height: "40px",
    "text-align": "center",
    cursor: "pointer",
  });
  close.textContent = "×";
  close.setAttribute("aria-label", words.close);
  close.addEventListener("click", () => box.remove());
  const said = make("div", { ...font, display: "block" });
  said.textContent = text;
  box.append(said);
  if (label && to) {
    const link = make("a", {
      ...font,
      display: "inline-block",
      padding: "8px 0 0",
      color: "#0b57a4",
      "text-decoration": "underline",
      cursor: "pointer",
    });
    Object.assign(link, { href: to, target: "_blank", rel: "noopener", textContent: label });
    box.append(link);
  }
  box.append(close);
  // First it is there, then it says something: so it is read aloud.
  document.documentElement.append(box);
}

/**
 * What to make a link of; if there is nothing, the page has been told why.
 *
 * @param {Settings} settings
 */
function standings(settings) {
  const { words, calculator } = settings;
  const all = roots(document);
  const marked = all.map(selected).find(Boolean);
  const frame = marked ? null : stranger(all);
  const text = marked || taken(all, !frame);
  if (text.length > MOST) say(settings, words.large);
  else if (text) return text;
  else if (frame) {
    const [said, label] = [words.frame, words.open].map((each) => each.replace("{0}", frame.host));
    say(settings, said ?? "", label, frame.href);
  } else say(settings, words.nothing, words.calculator, calculator);
  return "";
}

/**
 * @param {Settings} settings
 * @param {string} text
 */
async function linkTo({ calculator }, text) {
  try {
    return calculator + (await pack({ text }));
  } catch {
    // A browser that compresses nothing: the page takes the text as it is, too (incoming.js).
    return `${calculator}#text=${encodeURIComponent(text)}`;
  }
}

/**
 * For the extension, which opens the link itself.
 *
 * @param {Settings} settings
 * @returns {Promise<string>} empty if there is none
 */
export async function take(settings) {
  const text = standings(settings);
  return text && linkTo(settings, text);
}

/**
 * For the bookmark: opens the link in a new tab, or here where the browser lets no tab be opened.
 *
 * @param {Settings} settings
 */
export async function open(settings) {
  const text = standings(settings);
  if (!text) return;
  // At once: after a wait, a browser takes it for a window that nobody asked for.
  const tab = window.open("", "_blank");
  const link = await linkTo(settings, text);
  if (!tab || tab.closed) {
    location.assign(link);
    return;
  }
  // The page that the table comes from has no say in the calculator's tab.
  tab.opener = null;
  tab.location.replace(link);
}
