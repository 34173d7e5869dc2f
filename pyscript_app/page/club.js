// One line for somebody else's page: `<script src="…/chess-tiebreaks.js" defer></script>`. A table
// marked with `data-tiebreaks` gets a button that checks it; `<chess-tiebreaks src="#v1=…">` shows a
// link's table; frames of this site become as high as what is in them. Everything runs in frames of
// this site, and nothing but their height comes out of them.

import { pack } from "./state.js";

/** @import { State } from "./state.js" */

const script =
  document.currentScript ?? document.querySelector('script[src*="/chess-tiebreaks.js"]');
const site = new URL(".", script instanceof HTMLScriptElement ? script.src : location.href);
const MARKED = "table[data-tiebreaks], pre[data-tiebreaks]";
/** In pixels: a frame is never lower or higher, whatever it says. */
const LOWEST = 80;
const HIGHEST = 60_000;

/** @param {Element} element */
function languageOf(element) {
  const asked = element.closest("[lang]")?.getAttribute("lang")?.slice(0, 2).toLowerCase() ?? "";
  return Object.hasOwn(published.club, asked) ? asked : "en";
}

/** @param {string} language */
const wordsIn = (language) => published.club[language] ?? { check: "", title: "", large: "" };

/**
 * Whether an element stands on light or dark: what the visitor prefers counts only where the page
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

/** @param {HTMLTableElement} table */
function textOfTable(table) {
  const rows = [...table.rows].map((row) =>
    [...row.cells]
      .map((cell) => cell.innerText.replace(/\s+/g, " ").trim() + "\t".repeat(cell.colSpan - 1))
      .join("\t"),
  );
  const title = table.caption?.innerText.trim();
  return (title ? `${title}\n\n` : "") + rows.join("\n");
}

/** @param {HTMLElement} marked */
async function linkTo(marked) {
  const { order, player, rules } = marked.dataset;
  const text = marked instanceof HTMLTableElement ? textOfTable(marked) : marked.innerText;
  return pack(/** @type {State} */ ({ text, order, player, rules, class: marked.dataset.class }));
}

/** @param {HTMLElement} marked */
function offer(marked) {
  if (marked.dataset.tiebreaks === "ready") return;
  marked.dataset.tiebreaks = "ready";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "chess-tiebreaks-check";
  button.textContent = wordsIn(languageOf(marked)).check;
  button.setAttribute("aria-expanded", "false");
  /** @type {Element | null} */
  let shown = null;
  button.addEventListener("click", async () => {
    const open = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", String(open));
    shown?.remove();
    shown = null;
    if (!open) return;
    const src = await linkTo(marked).catch(() => "");
    if (button.getAttribute("aria-expanded") !== "true") return;
    if (!src) {
      const said = document.createElement("p");
      said.role = "alert";
      said.textContent = wordsIn(languageOf(marked)).large;
      button.after(said);
      shown = said;
      return;
    }
    const frame = document.createElement("chess-tiebreaks");
    const { theme, accent } = marked.dataset;
    for (const [name, value] of Object.entries({ src, theme, accent })) {
      if (value) frame.setAttribute(name, value);
    }
    button.after(frame);
    shown = frame;
  });
  marked.after(button);
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
    const theme = this.getAttribute("theme") ?? themeAt(this);
    const accent = this.getAttribute("accent");
    if (theme) page.searchParams.set("theme", theme);
    if (accent) page.searchParams.set("accent", accent);
    const src = this.getAttribute("src") ?? "";
    if (src.startsWith("#")) page.hash = src;
    else if (src) {
      // Behind its `#` may be how it is to be shown.
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
  for (const marked of document.querySelectorAll(MARKED)) {
    if (marked instanceof HTMLElement) offer(marked);
  }
  for (const frame of frames()) ask(frame);
}

// Put into a page twice, it does its work once.
if (!customElements.get("chess-tiebreaks")) {
  customElements.define("chess-tiebreaks", Frame);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", begin);
  else begin();
}
