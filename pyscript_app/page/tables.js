// My tables: the last ones on this device, in the browser's own storage. A frame keeps none, nor
// does a browser that stores nothing.

import { el } from "./dom.js";
import { added, earlier, lasting } from "./device-tables.js";
import { one } from "./parts.js";
import { keepHere, keptHere } from "./storage.js";

/** @import { App } from "./calculator.js" */
/** @import { Mine } from "./device-tables.js" */
/** @import { Result } from "./runtime.js" */
/** @import { View } from "./link-code.js" */

const KEY = "tiebreaks:tables";
/** How many are seen at once; the page makes room for them, and for the rest in one line. */
const SEEN = 4;

/** @returns {Mine[]} the newest first */
function read() {
  const found = keptHere(KEY) ?? "";
  try {
    // Their number is in front: the page makes room for them before it looks into them.
    return JSON.parse(found.slice(found.indexOf("[")));
  } catch {
    return [];
  }
}

/** @param {Mine[]} tables as many of them as the browser stores */
function write(tables) {
  const whole = tables.length ? tables.length + JSON.stringify(tables) : "";
  keepHere(KEY, whole);
  if (tables.length && keptHere(KEY) !== whole) write(tables.slice(0, -1));
}

/** The day here and now, as in 2026-11-25. */
function today() {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** @param {App} app */
export function tables(app) {
  const { root } = app;
  const list = one(root, "tables");
  /** What the list has not been made of yet. @type {Mine[] | null} */
  let unseen = null;

  /** @param {Mine[]} mine */
  function put(mine) {
    write(mine);
    // As much of it as the browser has stored.
    show(read());
  }

  /** @param {Mine} mine */
  function item(mine) {
    const { state, event, who, day } = mine;
    const name = [event, who].filter(Boolean).join(" · ");
    const date = new Date(`${day}T12:00`).toLocaleDateString(root.lang, {
      day: "numeric",
      month: "short",
    });
    const open = el("button", { type: "button" }, el("span", {}, name), el("span", {}, date));
    open.addEventListener("click", () => app.take(state));
    const said = (list?.dataset.forget ?? "").replace("{0}", `${name}, ${date}`);
    const forget = el("button", { type: "button", "aria-label": said, title: said }, "×");
    forget.addEventListener("click", () => {
      const next = forget.closest("li")?.nextElementSibling?.querySelector("button");
      put(read().filter((other) => other.state.text !== state.text));
      if (next instanceof HTMLElement && next.isConnected) next.focus();
      else list?.querySelector("button")?.focus();
    });
    return el("li", {}, open, forget);
  }

  /** @param {Mine[]} mine */
  function show(mine) {
    if (!list) return;
    root.toggleAttribute("data-mine", mine.length > 0);
    list.style.setProperty("--tb-mine", String(Math.min(mine.length, SEEN + 1)));
    unseen = mine;
    draw();
  }

  /**
   * Its items are made when they are seen: to write the first date takes a browser as long as all
   * that a link's answer still waits for by then.
   */
  function draw() {
    if (!list || !unseen || !root.hasAttribute("data-empty")) return;
    const more = unseen.slice(SEEN).map(item);
    const said = (list.dataset.more ?? "").replace("{0}", String(more.length));
    const rest = el("details", {}, el("summary", {}, said), el("ul", {}, ...more));
    list.replaceChildren(
      ...unseen.slice(0, SEEN).map(item),
      ...(more.length ? [el("li", {}, rest)] : []),
    );
    unseen = null;
  }

  new MutationObserver(draw).observe(root, { attributeFilter: ["data-empty"] });
  one(root, "forget-all")?.addEventListener("click", () => put([]));
  show(read());

  return {
    /**
     * A table was worked out: keep it.
     *
     * @param {View} state
     * @param {Result} answer
     * @param {string} other what it is called where the text names no event
     */
    keep(state, { event, size, player }, other) {
      if (!list) return;
      put(
        added(read(), {
          state: lasting(state),
          event: event || other || size,
          who: player,
          day: today(),
        }),
      );
    },
    /**
     * The text that may be an earlier version of another.
     *
     * @param {View[]} before those of this tab, the newest last
     * @param {string} text
     */
    earlier: (before, text) =>
      earlier(
        [...before.toReversed(), ...read().map(({ state }) => state)].map((view) => view.text),
        text,
      ),
  };
}
