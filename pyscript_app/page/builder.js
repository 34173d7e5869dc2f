// Making a link, or the code of a frame, for a website: what it is to show, in which form, and how
// that looks. Nothing here changes what the page itself shows.

import { el } from "./dom.js";
import { all, css, needed, one } from "./parts.js";
import { players } from "./people.js";
import { frameCode, hand, words } from "./share.js";
import { carried, origin, whole } from "./source.js";
import { encode } from "./link-code.js";
import { words as pageWords } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { Part } from "./parts.js" */
/** @import { State } from "./link-code.js" */
/** @typedef {Extract<Part, `build-${string}`>} Choice */

/** @type {Choice[]} */
const LISTS = [
  "build-show",
  "build-who",
  "build-part",
  "build-order",
  "build-language",
  "build-form",
];

/** In pixels. What is higher scrolls within the preview. */
const HIGHEST = 700;

/** @param {App} app */
export function attach(app) {
  const { result, root } = app;
  /** What was chosen here: a new result has the lists empty. @type {Partial<Record<Choice, string>>} */
  let kept = {};
  /** The width of the preview; empty where there is none. */
  let width = "";
  /** Only the newest is shown. */
  let newest = 0;

  const builder = () => one(result, "builder");
  /** @param {Choice} part */
  const list = (part) => needed(result, part, HTMLSelectElement);
  const every = () => needed(result, "build-every", HTMLInputElement);

  /** @param {Choice} part @param {[string, string][]} options */
  function fill(part, options) {
    list(part).replaceChildren(...options.map(([value, name]) => el("option", { value }, name)));
  }

  /** Fill the lists from what the page shows. */
  function prepare() {
    const { player, order = "", show, ...state } = app.state();
    /** @param {string} name @returns {[string, string][]} */
    const offered = (name) => {
      const from = result.querySelector(`select[name="${name}"]`);
      const options = from instanceof HTMLSelectElement ? [...from.options] : [];
      return options.map(({ value, text }) => [value, text]);
    };
    fill(
      "build-who",
      players(result, root.lang).map(({ number, name }) => [number, name]),
    );
    const classes = offered("class").filter(([value]) => value);
    fill("build-part", classes);
    fill("build-order", offered("order"));
    const names = new Intl.DisplayNames([root.lang], { type: "language" });
    fill(
      "build-language",
      [...calculators().keys()].map((code) => [code, names.of(code) ?? code]),
    );
    for (const option of list("build-show").options) {
      option.disabled = option.value === "class" && !classes.length;
    }
    const first = player ? (show === "answer" ? "answer" : "player") : "standings";
    const now = {
      "build-show": !player && state.class ? "class" : first,
      "build-who": player ?? "",
      "build-part": state.class ?? "",
      "build-order": order,
      "build-language": root.lang,
    };
    for (const part of LISTS) {
      const wanted = kept[part] ?? now[/** @type {keyof typeof now} */ (part)];
      const options = [...list(part).options];
      if (options.some(({ value, disabled }) => value === wanted && !disabled)) {
        list(part).value = wanted ?? "";
      }
    }
    every().checked = Boolean(kept["build-every"]);
  }

  /** The addresses of the site's calculators by language. */
  function calculators() {
    const found = new Map([[root.lang, location.href]]);
    for (const link of document.querySelectorAll("a[hreflang]")) {
      if (!(link instanceof HTMLAnchorElement) || found.has(link.hreflang)) continue;
      found.set(link.hreflang, link.href);
    }
    return found;
  }

  /** @returns {State} */
  function wanted() {
    const { text, choices, changes, reading, section, rules } = app.state();
    const shows = list("build-show").value;
    const order = list("build-order").value || undefined;
    /** @type {State} */
    const state = { text, order, choices, changes, reading, section, rules };
    if (shows === "class") state.class = list("build-part").value;
    if (shows === "player" || shows === "answer") {
      state.player = list("build-who").value;
      if (shows === "answer") state.show = "answer";
      if (every().checked) state.every = "1";
    }
    return state;
  }

  /** The calculator in the chosen language. */
  const page = () => new URL(calculators().get(list("build-language").value) ?? location.href);

  /** @returns {Promise<{frame: string, link: string, code: string} | null>} null if it is too long */
  async function made() {
    const { search, state } = carried(wanted());
    const fragment = await encode(state);
    if (!fragment) return null;
    const language = list("build-language").value;
    const site = new URL(root.dataset.root ?? "../", location.href);
    const folder = language === "en" ? "embed/" : `${language}/embed/`;
    const frame = new URL(folder + search + fragment, site).href;
    const full = page();
    full.search = search;
    full.hash = fragment;
    const link = full.href;
    const { embedTitle = "" } = words(app);
    const element =
      `<script src="${new URL("chess-tiebreaks.js", site).href}" defer></script>\n` +
      `<chess-tiebreaks lang="${language}" src="${search && whole(origin.address)}${fragment}"></chess-tiebreaks>`;
    /** @type {Record<string, string>} */
    const forms = {
      link,
      frame: frameCode(app, frame),
      element,
      markdown: `[${embedTitle}](${link})`,
      wordpress: `<!-- wp:html -->\n${frameCode(app, frame)}\n<!-- /wp:html -->`,
    };
    return { frame, link, code: forms[list("build-form").value] ?? link };
  }

  async function show() {
    const mine = ++newest;
    const shows = list("build-show").value;
    const ofPlayer = shows === "player" || shows === "answer";
    hide("build-who", !ofPlayer);
    hide("build-part", shows !== "class");
    hide("build-every", !ofPlayer);
    const now = await made();
    if (mine !== newest || !builder()) return;
    const place = needed(result, "built", HTMLElement);
    unfold(null);
    if (!now) {
      place.replaceChildren(el("p", { role: "status" }, words(app).linkTooLong ?? ""));
      preview("");
      return;
    }
    const label = place.dataset.label ?? "";
    const box = el("textarea", { readonly: "", rows: "4", "aria-label": label });
    box.value = now.code;
    place.replaceChildren(box);
    preview(now.frame);
  }

  /** @param {Part} part @param {boolean} hidden */
  function hide(part, hidden) {
    const line = one(result, part)?.closest("p");
    if (line) line.hidden = hidden;
  }

  /** @param {string} address */
  function preview(address) {
    for (const button of all(result, "preview")) {
      button.setAttribute("aria-pressed", String(button.dataset.width === width));
    }
    const place = needed(result, "previewed", HTMLElement);
    if (!width || !address) {
      place.replaceChildren();
      return;
    }
    const { embedTitle = "" } = words(app);
    // Another fragment alone would not load the frame again.
    const frame = el("iframe", { src: address, title: embedTitle });
    frame.style.width = width;
    place.replaceChildren(frame);
  }

  window.addEventListener("message", ({ origin, source, data }) => {
    const frame = one(result, "previewed")?.querySelector("iframe");
    if (origin !== location.origin || !frame || source !== frame.contentWindow) return;
    if (data?.type === "tiebreaks:height" && Number.isFinite(data.height)) {
      frame.style.height = `${Math.min(data.height, HIGHEST)}px`;
    }
  });

  /** Show a QR code, or none. @param {Node | null} code */
  function unfold(code) {
    const button = one(result, "build-qr");
    button?.setAttribute("aria-expanded", String(code !== null));
    if (code) needed(result, "built", HTMLElement).append(code);
  }

  app.onClick("build-copy", (button) => {
    const { linkTooLong = "", copied = "" } = words(app);
    hand(
      app,
      button,
      made().then((now) => now?.code ?? null),
      copied,
      linkTooLong,
    );
  });
  app.onClick("build-qr", async (button) => {
    const place = needed(result, "built", HTMLElement);
    if (button.getAttribute("aria-expanded") === "true") {
      place.lastElementChild?.remove();
      unfold(null);
      return;
    }
    const [qr, now] = await Promise.all([import("./qr.js").catch(() => null), made()]);
    if (!qr) {
      unfold(el("p", { role: "status" }, pageWords.failures.download));
      return;
    }
    const code = now && qr.codeOf(now.link, words(app).qrOf ?? "");
    unfold(code || qr.instead(page().href, wanted(), words(app)));
  });
  app.onClick("preview", (button) => {
    const { width: asked = "" } = button.dataset;
    width = width === asked ? "" : asked;
    show();
  });

  result.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.closest(css("builder"))) return;
    const part = /** @type {Choice} */ (target.dataset.part);
    if (target instanceof HTMLSelectElement) kept[part] = target.value;
    if (target === every()) kept[part] = every().checked ? "1" : "";
    show();
  });
  /** Whether the result is one of what was shown when something was chosen here. */
  let of = "";
  function begin() {
    if (!builder()?.hasAttribute("open")) return;
    if (of !== app.state().text) kept = {};
    of = app.state().text;
    prepare();
    show();
  }
  result.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLElement && target.matches(css("builder"))) begin();
    },
    true,
  );
  // Once what was unfolded is so again.
  app.onShow(() => queueMicrotask(begin));
  begin();
}
