// The box "Player": typing narrows the list below it; Enter takes the first, or the one that the
// arrows went to. The names, places and scores are those of the standings in the page.

import { el } from "./dom.js";
import { bring, focusOn } from "./frames.js";
import { fitting, fold } from "./names.js";
import { css, one } from "./parts.js";
import { players } from "./people.js";

/** @import { App } from "./calculator.js" */
/** @import { Player } from "./people.js" */

/** A list of no more is there at once. */
const SHORT = 30;
/**
 * How many are added to a longer one at a time, a few more than are seen: each letter typed has them
 * laid out anew.
 */
const PIECE = 14;
/** In pixels: so near its end the list grows. */
const NEAR = 100;
/** What marks the option that Enter would take. */
const ACTIVE = "[aria-selected=true]";

/**
 * @param {App} app
 * @param {(number: string) => void} take called with a player's number, or "" for nobody
 */
export function combobox({ root, result }, take) {
  const field = () => one(result, "find")?.querySelector("input") ?? null;
  const list = () => one(result, "found");
  /** @returns {HTMLElement[]} */
  const options = () => [...(list()?.querySelectorAll("li[data-value]") ?? [])].filter(isHtml);

  /** Those of the result that is shown, once they were asked for. @type {Player[] | null} */
  let all = null;
  /** Those who fit what was typed. @type {Player[]} */
  let fit = [];
  let scrolled = false;

  /** @param {Player} player @param {number} at */
  const option = ({ number, name, place, score }, at) =>
    el(
      "li",
      {
        role: "option",
        id: `tb-found-${at}`,
        "aria-selected": "false",
        "data-value": number,
        "data-name": name,
        "aria-posinset": String(at + 1),
        "aria-setsize": String(fit.length),
      },
      ...[place, " ", name, " ", score].map((text) => (text === " " ? text : el("span", {}, text))),
    );

  /**
   * Add the next ones to the list.
   *
   * @param {number} [least] how many it is to have at least
   */
  function more(least = 0) {
    const from = options().length;
    const to = Math.max(fit.length > SHORT ? from + PIECE : SHORT, least);
    list()?.append(...fit.slice(from, to).map((player, at) => option(player, from + at)));
  }

  /** @param {string} typed */
  function offer(typed) {
    const box = field();
    const found = list();
    if (!box || !found) return;
    if (!all) fold((all = players(result, root.lang)));
    fit = fitting(all, typed);
    found.replaceChildren();
    if (fit.length) more();
    else
      found.append(el("li", { role: "option", "aria-disabled": "true" }, found.dataset.none ?? ""));
    // Asking where it is would have the browser lay out everything.
    if (scrolled) found.scrollTop = 0;
    scrolled = false;
    found.hidden = false;
    box.setAttribute("aria-expanded", "true");
    box.removeAttribute("aria-activedescendant");
  }

  /** Offer everybody; the chosen player is marked. */
  function open() {
    offer("");
    const now = field()?.defaultValue;
    const at = fit.findIndex(({ name }) => name === now);
    if (at >= options().length) more(at + PIECE);
    mark(options()[at]);
  }

  /** @param {HTMLElement | undefined} item the one that Enter would take */
  function mark(item) {
    list()?.querySelector(ACTIVE)?.setAttribute("aria-selected", "false");
    item?.setAttribute("aria-selected", "true");
    if (!item) return;
    field()?.setAttribute("aria-activedescendant", item.id);
    bring(item, "nearest");
  }

  function close() {
    const found = list();
    if (!found || found.hidden) return;
    found.hidden = true;
    found.replaceChildren();
    const box = field();
    box?.setAttribute("aria-expanded", "false");
    box?.removeAttribute("aria-activedescendant");
  }

  /** Close the list, and have the box say who is chosen. */
  function forget() {
    all = null;
    const box = field();
    if (box) box.value = box.defaultValue;
    close();
  }

  /** @param {HTMLElement} item */
  function choose(item) {
    const box = field();
    if (box) box.value = item.dataset.name ?? "";
    close();
    take(item.dataset.value ?? "");
  }

  /** Take what Enter means: the marked one, the first, or nobody where the box was emptied. */
  function enter() {
    const box = field();
    if (!box) return;
    const marked = options().find((item) => item.matches(ACTIVE));
    const [first] = options();
    if (marked) choose(marked);
    else if (box.value.trim() && first) choose(first);
    else if (!box.value.trim() && box.defaultValue) take("");
    else if (box.value.trim() === box.defaultValue) close();
  }

  /** @param {number} step */
  function move(step) {
    if (list()?.hidden) open();
    const at = options().findIndex((item) => item.matches(ACTIVE));
    const next = at < 0 && step < 0 ? fit.length - 1 : at + step;
    const then = (next + fit.length) % fit.length;
    if (then >= options().length) more(then + 1);
    mark(options()[then]);
  }

  /** @param {EventTarget | null} target */
  const isField = (target) => target instanceof HTMLElement && target === field();

  result.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && isField(target)) offer(target.value);
  });
  // A list's scrolling is heard of on its way down only.
  result.addEventListener(
    "scroll",
    ({ target }) => {
      if (!(target instanceof HTMLElement) || target !== list()) return;
      scrolled = true;
      const below = target.scrollHeight - target.scrollTop - target.clientHeight;
      if (below < NEAR && options().length < fit.length) more();
    },
    true,
  );
  result.addEventListener("focusout", ({ target }) => {
    if (isField(target)) forget();
  });
  result.addEventListener("mousedown", (event) => {
    // The box keeps the focus, or the list would be gone before the click.
    if (event.target instanceof Element && event.target.closest(css("found"))) {
      event.preventDefault();
    }
  });
  result.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLInputElement && isField(target) && list()?.hidden) {
      target.select();
      open();
    }
    const item = target instanceof Element && target.closest(`${css("found")} [data-value]`);
    if (item instanceof HTMLElement) choose(item);
  });
  result.addEventListener("keydown", (event) => {
    if (!isField(event.target)) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      Enter: enter,
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
    };
    const { key } = event;
    if (key === "Escape" && !list()?.hidden) keys.Escape = forget;
    const act = keys[key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });

  return {
    forget,
    /**
     * Ask who it is: the list of names is open, and the focus is in the box. Where something is to
     * be set right first, the list would lie over it: there it opens with a press.
     */
    ask() {
      focusOn(field());
      if (!one(result, "corrections")) open();
    },
  };
}

/**
 * @param {Element} element
 * @returns {element is HTMLElement}
 */
function isHtml(element) {
  return element instanceof HTMLElement;
}
