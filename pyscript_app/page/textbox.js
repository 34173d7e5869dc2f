// The box that a table is pasted into; what was in it before can be brought back.

import { alike, begun, bounded, broughtBack, leaving, left, sameTable } from "./history.js";
import { focusOn, framed } from "./frames.js";
import * as kept from "./tab-memory.js";
import { all, one } from "./parts.js";
import { pasteButton, pasting } from "./pasting.js";
import { asked as named } from "./source.js";
import { speak } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { View } from "./link-code.js" */

/**
 * Work out what is pasted or typed into the box.
 *
 * @param {App} app
 * @param {HTMLFormElement} form
 * @param {(before: View[], text: string) => string} [find] finds the earlier version of a text
 */
export function textBox(app, form, find = () => "") {
  const { box, root } = app;
  const back = one(root, "before");
  const label = one(root, "is-sample");
  /** What is said about each sample, by its text. @type {Map<string, string>} */
  const samples = new Map();
  for (const button of all(root, "sample")) {
    const { text = "", said = "", player } = button.dataset;
    samples.set(text, said);
    button.addEventListener("click", () => take({ text, ...(player && { player }) }));
  }
  /** @param {string} text */
  const isSample = (text) => samples.has(text);
  /** The clipboard's HTML, while the box holds what was pasted with it. */
  let html = "";
  /** What was worked out last. @type {View | null} */
  let asked = null;
  /** @type {View[]} */
  let before = [];
  /** What may be an earlier version of what was worked out last. */
  let earlier = "";
  let timer = 0;

  function keep() {
    clearTimeout(timer);
    // On another page than the calculator's own nothing was worked out that could be lost.
    if (!root.isConnected || root.dataset.to) return;
    const safe = kept.write({ text: box.value, asked, before, link: location.hash });
    // Where the browser stores nothing, or not that much, it asks before the text is gone.
    const held = safe || framed() || isSample(box.value) || !box.value.trim() || carried();
    window.onbeforeunload = held ? null : (event) => event.preventDefault();
  }

  /** Whether the address carries what is in the box. */
  const carried = () => done() && /^#v\d+=/.test(location.hash);

  /**
   * Say which sample a text is, if it is one.
   *
   * @param {string} text
   */
  function tell(text) {
    const said = samples.get(text);
    if (!label) return;
    label.hidden = said === undefined;
    label.textContent = said ?? "";
  }

  /** @param {View[]} views */
  function setBefore(views) {
    before = views;
    for (const button of [back, one(app.alert, "put-back")]) {
      if (button) button.hidden = before.length === 0;
    }
  }

  /**
   * Put another text into the box and work it out.
   *
   * @param {View} state
   * @param {string} [markup] the HTML that came with it
   * @param {string} [inBox] what was in the box until now
   */
  function take(state, markup = "", inBox = box.value) {
    app.turn += 1;
    const text = state.text.replace(/\r\n?/g, "\n");
    setBefore(left(before, leaving(asked, inBox, text, isSample), text));
    if (box.value !== text) box.value = text;
    // What is somebody's own, and the first: who they are comes next.
    if (empty() && !state.player) root.dataset.asks = "who";
    html = /<table/i.test(markup) ? markup : "";
    return app.calculate({ ...state, text });
  }

  function bringBack() {
    const state = before.at(-1);
    if (!state) return;
    app.turn += 1;
    setBefore(broughtBack(before, leaving(asked, box.value, state.text, isSample)));
    box.value = state.text;
    html = "";
    app.calculate(state);
  }

  /** @param {View} state */
  async function resume(state) {
    if (state.language) root.lang = await speak(state.language);
    app.calculate(state);
  }

  /** Work out what is in the box: with the earlier choices if it is still the same table. */
  function submit() {
    const text = box.value;
    /** @type {Partial<View>} */
    const { order, player, choices, reading, section, language } = asked ?? {};
    const same = sameTable(asked?.text ?? "", text);
    take({ text, language, ...(same ? { order, player, choices, reading, section } : {}) }, html);
  }

  const empty = () => root.hasAttribute("data-empty");

  /** Show that nothing is there yet, and what to do first. */
  function begin() {
    app.turn += 1;
    app.forget();
    root.toggleAttribute("data-empty", true);
    root.toggleAttribute("data-edited", false);
    root.toggleAttribute("data-folded", false);
    if (label) label.hidden = true;
    const button = one(root, "paste-now");
    focusOn(button && !button.hidden ? button : box);
  }

  /** Whether the result of what is in the box is shown. */
  const done = () => root.dataset.answered === "done" && box.value === asked?.text;
  /** Whether what is in the box was worked out, or is just being. */
  const given = () => root.dataset.answered !== "error" && box.value === asked?.text;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
  });
  box.addEventListener("input", () => {
    html = "";
    root.toggleAttribute("data-edited", true);
    tell(box.value);
    clearTimeout(timer);
    timer = window.setTimeout(keep, 300);
  });
  box.addEventListener("focus", () => root.toggleAttribute("data-folded", false));
  root.addEventListener("focusout", ({ relatedTarget }) => {
    const there = relatedTarget instanceof Element && app.result.contains(relatedTarget);
    if (!there || !done()) return;
    root.toggleAttribute("data-folded", true);
    box.scrollTo(0, 0);
  });
  window.addEventListener("pagehide", keep);
  back?.addEventListener("click", bringBack);
  // What is pasted replaces a sample, or a table whose result is shown or pending.
  pasteButton(app);
  pasting(app, take, (table) => isSample(box.value) || (table && given()));

  return {
    html: () => html,
    earlier: () => earlier,
    isSample,
    take,
    bringBack,
    /** A problem is shown: it offers the way back to another text, if there was one. */
    complained: () => setBefore(before),
    /**
     * Called when a text is to be worked out.
     *
     * @param {View} state
     */
    ask(state) {
      if (asked?.text !== state.text) earlier = find(before, state.text);
      asked = state;
      root.toggleAttribute("data-edited", box.value !== state.text);
      root.toggleAttribute("data-empty", false);
      tell(state.text);
      keep();
    },
    keep,
    /**
     * The core has made a text from the pasted HTML: it replaces the HTML from now on.
     *
     * @param {View} state
     * @param {string} text
     * @returns {View}
     */
    settle(state, text) {
      if (box.value !== state.text) return state;
      if (!alike(text, state.text) && state.text !== html) {
        setBefore(bounded([...before, { text: state.text }]));
      }
      html = "";
      box.value = text;
      asked = { ...state, text };
      keep();
      return asked;
    },
    /** Empty the box for another table; the old one can be brought back. */
    clear() {
      setBefore(left(before, leaving(asked, box.value, "", isSample), ""));
      box.value = "";
      html = "";
      asked = null;
      // Else a reload would open it again. The address of a bare page is not ours to change.
      if (!one(document, "full")) {
        history.replaceState(history.state, "", location.pathname);
      }
      keep();
      begin();
    },
    /**
     * Continue with what was there before a reload, unless the address links to something else.
     *
     * @returns {boolean} whether the link is still to be opened
     */
    restore() {
      const source = named() !== "";
      const start = begun(kept.read(), { text: box.value, fragment: location.hash, source });
      setBefore(start.before.filter(({ text }) => !isSample(text)));
      if (start.resume) {
        box.value = start.resume.text;
        html = start.resume.html ?? "";
        if (start.resume.who) root.dataset.asks = "who";
        if (!box.value && !start.resume.asked) begin();
        if (start.resume.asked) resume(start.resume.asked);
      }
      // Somebody was faster than this script: work out what is in the box by now.
      if (start.typed !== null) take({ text: start.typed }, "", "");
      return start.link;
    },
  };
}
