// One line for somebody else's page: `<script src="…/chess-tiebreaks.js" defer></script>`. A table that
// is marked gets a button that checks it, also one that comes later; `<chess-tiebreaks src="#v1=…">`
// shows a link's table; frames of this site become as high as what is in them. Everything runs in
// frames of this site, and nothing but their height comes out of them.

import { pack } from "./link-code.js";

/** @import { State } from "./link-code.js" */

const script =
  document.currentScript ?? document.querySelector('script[src*="/chess-tiebreaks.js"]');
const own = script instanceof HTMLScriptElement ? script : null;
const site = new URL(".", own?.src ?? location.href);
/** What is marked: tables, texts, or what is around them. WordPress lets nothing but classes in. */
const MARKED = "[data-tiebreaks], .tiebreaks";
/** What DataTables, and so TablePress, puts around a table, with copies of its head in it. */
const WRAPPED = ".dataTables_wrapper, .dt-container";
/** In milliseconds: so often at most a page that changes is looked at. */
const PAUSE = 200;
/** In pixels: a frame is never lower or higher, whatever it says. */
const LOWEST = 80;
const HIGHEST = 60_000;

/** @param {Element} element */
function languageOf(element) {
  const asked = element.closest("[lang]")?.getAttribute("lang")?.slice(0, 2).toLowerCase() ?? "";
  return Object.hasOwn(published.club, asked) ? asked : "en";
}

/** @param {string} language */
const wordsIn = (language) =>
  published.club[language] ?? { check: "", title: "", large: "", part: "" };

/**
 * Whether an element is on light or dark: what the visitor prefers counts only where the page
 * follows it.
 *
 * @param {Element} element
 */
function themeAt(element) {
  for (let at = /** @type {Element | null} */ (element); at; at = at.parentElement) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (
      getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? []
    ).map(Number);
    if (alpha > 0.5) return 0.3 * red + 0.6 * green + 0.1 * blue < 128 ? "dark" : "light";
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const dark = scheme.includes("dark");
  if (dark && scheme.includes("light")) return "";
  return dark ? "dark" : "light";
}

/**
 * Every row that DataTables has of a table, even those of other pages or hidden by its search; and
 * how many there are by its own count.
 *
 * @param {HTMLTableElement} table
 * @returns {{rows: HTMLTableRowElement[], of: number} | null} null where it has nothing to do with it
 */
function paged(table) {
  const { jQuery, DataTable = jQuery?.fn?.dataTable } = /** @type {any} */ (window);
  try {
    if (DataTable?.isDataTable(table)) {
      const api = new DataTable.Api(table);
      const rows = api.rows({ search: "none", page: "all" }).nodes().toArray();
      return { rows: rows.filter(Boolean), of: api.page.info().recordsTotal };
    }
  } catch {
    // Something else of that name.
  }
  // Bundled with other scripts it is out of reach, but not what it says: "1 to 10 of 57".
  const said = document.getElementById(`${table.id}_info`)?.textContent?.match(/\d+/g) ?? [];
  return said.length ? { rows: [], of: Math.max(...said.map(Number)) } : null;
}

/** The rows between head and foot, but for those that only unfold another. */
const bodyOf = (/** @type {HTMLTableElement} */ { rows }) =>
  [...rows].filter((row) => !row.closest("thead, tfoot, .child"));

/** @param {HTMLTableRowElement[]} rows */
const lines = (rows) =>
  rows.map((row) =>
    [...row.cells]
      .map((cell) => cell.innerText.replace(/\s+/g, " ").trim() + "\t".repeat(cell.colSpan - 1))
      .join("\t"),
  );

/**
 * @param {HTMLTableElement} table
 * @returns {string | [number, number]} its text; or how many of its rows can be had, of how many
 */
function textOfTable(table) {
  const shown = bodyOf(table);
  const { rows = [], of = 0 } = paged(table) ?? {};
  const all = rows.length ? rows : shown;
  if (of > all.length) return [all.length, of];
  // In its place for a moment, a row says what it will say there: what its style hides is hidden.
  const body = table.tBodies[0];
  const placed = all.map((row) =>
    row.isConnected ? row : /** @type {typeof row} */ (row.cloneNode(true)),
  );
  const added = placed.filter((row) => !row.isConnected);
  body?.append(...added);
  // A row of filters is none of the table's.
  const rest = [...table.rows].filter(
    (row) => row.closest("thead, tfoot") && !row.querySelector("input, select"),
  );
  const [head, foot] = ["thead", "tfoot"].map((part) => rest.filter((row) => row.closest(part)));
  const text = lines([...(head ?? []), ...placed, ...(foot ?? [])]);
  for (const row of added) row.remove();
  const title =
    table.caption ??
    table.closest("figure")?.querySelector("figcaption") ??
    document.getElementById(table.getAttribute("aria-labelledby") ?? "");
  return (title ? `${title.innerText.trim()}\n\n` : "") + text.join("\n");
}

/** What a table does not say, the script's own element may. @param {HTMLElement} marked */
const settings = ({ dataset }) => ({ ...own?.dataset, ...dataset });

/**
 * @param {HTMLElement} marked
 * @returns {Promise<string | [number, number]>} the fragment; or how many of how many rows there are
 */
async function linkTo(marked) {
  const { order, player, rules, class: part } = settings(marked);
  const text = marked instanceof HTMLTableElement ? textOfTable(marked) : marked.innerText;
  if (typeof text !== "string") return text;
  return pack(/** @type {State} */ ({ text, order, player, rules, class: part }));
}

/** A button, the table that it is for, and what it shows: one for each table. */
class Offer {
  button = document.createElement("button");
  /** @type {Element | null} */
  shown = null;

  /** @param {HTMLElement} marked */
  constructor(marked) {
    this.marked = marked;
    const { button } = this;
    button.type = "button";
    button.className = "chess-tiebreaks-check";
    button.textContent = wordsIn(languageOf(marked)).check;
    this.shut();
    button.addEventListener("click", () => (this.open() ? this.shut() : this.show()));
  }

  open = () => this.button.getAttribute("aria-expanded") === "true";

  shut() {
    this.button.setAttribute("aria-expanded", "false");
    this.shown?.remove();
    this.shown = null;
  }

  async show() {
    const { button, marked } = this;
    this.shut();
    button.setAttribute("aria-expanded", "true");
    const found = await linkTo(marked).catch(() => "");
    if (!this.open()) return;
    if (found && typeof found === "string") {
      const frame = document.createElement("chess-tiebreaks");
      const { theme, accent } = settings(marked);
      for (const [name, value] of Object.entries({ src: found, theme, accent })) {
        if (value) frame.setAttribute(name, value);
      }
      this.shown = frame;
    } else {
      const { large, part } = wordsIn(languageOf(marked));
      const [some, all] = found || [];
      this.shown = document.createElement("p");
      this.shown.role = "alert";
      this.shown.textContent = some
        ? part.replace("{0}", `${some}`).replace("{1}", `${all}`)
        : large;
      // The next press tries again.
      button.setAttribute("aria-expanded", "false");
    }
    button.after(this.shown);
  }

  /** @param {Element} place what the button is to come after */
  put(place) {
    if (place.nextElementSibling === this.button) return;
    this.shut();
    place.after(this.button);
  }
}

/** @type {Map<HTMLElement, Offer>} */
const offers = new Map();

/** The tables and texts that are marked, have something in them by now, and no button. */
function every() {
  const found = [...document.querySelectorAll(MARKED)];
  const { for: wanted } = own?.dataset ?? {};
  try {
    if (wanted) found.push(...document.querySelectorAll(wanted));
  } catch {
    console.warn(`chess-tiebreaks.js: data-for="${wanted}" is no selector`);
    delete own?.dataset.for;
  }
  const each = found.flatMap((one) => {
    if (one.matches("table, pre")) return [one];
    return one === document.body ? [] : [...one.querySelectorAll("table, pre")];
  });
  // A page may change all the time: of a table that has its button nothing more is looked at.
  const wants = (/** @type {Element} */ one) =>
    one instanceof HTMLElement && !offers.get(one)?.button.isConnected && isFull(one);
  return new Set(each.filter(wants));
}

/** @param {HTMLElement} one */
function isFull(one) {
  if (!(one instanceof HTMLTableElement)) return true;
  const wrapper = one.closest(WRAPPED);
  const copy = wrapper && wrapper.id !== `${one.id}_wrapper`;
  return !copy && bodyOf(one).filter(({ cells }) => cells.length > 1).length > 1;
}

/** What a table's button comes after: what only scrolls the table, and its figure, are its own. */
function placeOf(/** @type {Element} */ table) {
  let at = table.closest(WRAPPED) ?? table;
  for (let up = at.parentElement; up && up !== document.body; up = at.parentElement) {
    const scrolls = up.childElementCount === 1 && getComputedStyle(up).overflowX !== "visible";
    if (!scrolls && up.localName !== "figure") break;
    at = up;
  }
  return at;
}

let due = 0;

/** Give each table its button. One that is drawn again keeps the button that it had. */
function look() {
  due = 0;
  const left = [...offers.values()].filter((offer) => !offer.marked.isConnected);
  for (const { marked } of left) offers.delete(marked);
  for (const one of /** @type {Set<HTMLElement>} */ (every())) {
    const place = placeOf(one);
    const before = left.findIndex(({ button }) => button === place.nextElementSibling);
    const offer = left.splice(before, before < 0 ? 0 : 1)[0] ?? offers.get(one) ?? new Offer(one);
    offer.marked = one;
    offers.set(one, offer);
    offer.put(place);
  }
  for (const offer of left) {
    offer.shut();
    offer.button.remove();
  }
}

class Frame extends HTMLElement {
  static observedAttributes = ["src", "theme", "accent"];

  connectedCallback() {
    this.#draw();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#draw();
  }

  #draw() {
    const language = languageOf(this);
    const page = new URL(language === "en" ? "embed/" : `${language}/embed/`, site);
    const around = themeAt(this);
    const asked = this.getAttribute("theme") ?? around;
    // A browser makes a frame opaque whose scheme is not that of the element that holds it.
    const [clear, scheme = around] = asked.split("-");
    const seen = clear === "transparent" && scheme;
    const theme = seen ? `transparent-${seen}` : asked;
    const accent = this.getAttribute("accent");
    if (theme) page.searchParams.set("theme", theme);
    if (accent) page.searchParams.set("accent", accent);
    const src = this.getAttribute("src") ?? "";
    if (src.startsWith("#")) page.hash = src;
    else if (src) {
      // After its `#` may be how it is to be shown.
      const [address = "", view = ""] = src.split("#");
      page.searchParams.set("src", new URL(address, document.baseURI).href);
      page.hash = view;
    }
    const frame = this.querySelector("iframe") ?? document.createElement("iframe");
    if (frame.src === page.href) return;
    frame.title = wordsIn(language).title;
    frame.loading = "lazy";
    frame.allow = "clipboard-write";
    this.style.display = "block";
    Object.assign(frame.style, { display: "block", width: "100%", border: "0" });
    frame.style.height ||= "24em";
    frame.style.colorScheme = seen || "";
    frame.src = page.href;
    if (!frame.parentElement) this.append(frame);
  }
}

const frames = () =>
  [...document.querySelectorAll("iframe")].filter(
    ({ src }) => src.startsWith(site.href) && /^(\w+\/)?embed\//.test(src.slice(site.href.length)),
  );

/** A frame may have told its height before anybody listened. @param {HTMLIFrameElement} frame */
function ask(frame) {
  // One that is still empty will tell by itself.
  if (frame.contentDocument?.URL === "about:blank") return;
  frame.contentWindow?.postMessage({ type: "tiebreaks:hello" }, site.origin);
}

addEventListener("message", ({ origin, source, data }) => {
  if (origin !== site.origin || data?.type !== "tiebreaks:height") return;
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame || !Number.isFinite(data.height)) return;
  const height = Math.min(Math.max(Math.ceil(data.height), LOWEST), HIGHEST);
  const { style } = frame;
  if (style.height !== `${height}px`) style.height = `${height}px`;
});

function begin() {
  look();
  for (const frame of frames()) ask(frame);
  const changes = new MutationObserver(() => (due ||= window.setTimeout(look, PAUSE)));
  const attributeFilter = ["class", "data-tiebreaks"];
  changes.observe(document, { subtree: true, childList: true, attributeFilter });
}

// Put into a page twice, it does its work once.
if (!customElements.get("chess-tiebreaks")) {
  customElements.define("chess-tiebreaks", Frame);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
}
