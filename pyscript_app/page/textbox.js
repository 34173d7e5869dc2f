// The box that a table is pasted into; what stood in it before can be brought back.

import * as kept from "./kept.js";
import { speak } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { View } from "./state.js" */

/** So many texts can be brought back, of so many characters together. */
const MOST_BEFORE = 8;
const LONGEST_BEFORE = 1_500_000;

/** @param {string} text */
const alike = (text) => text.replace(/\s+/g, " ").trim();

/**
 * What was put into the box beside the sample that nobody took out of it.
 *
 * @param {string} text
 * @param {string} sample
 */
function added(text, sample) {
  let rest = text;
  if (text.endsWith(sample)) rest = text.slice(0, -sample.length);
  else if (text.startsWith(sample)) rest = text.slice(sample.length);
  return rest.trim() ? rest : text;
}

/**
 * Have what is pasted or typed into the box worked out.
 *
 * @param {App} app
 * @param {HTMLFormElement} form
 */
export function textBox(app, form) {
  const { box, root } = app;
  const back = root.querySelector(".tb-before");
  const label = root.querySelector(".tb-is-sample");
  const samples = new Map([[box.defaultValue, label?.textContent ?? ""]]);
  for (const button of root.querySelectorAll(".tb-sample")) {
    const { text = box.defaultValue, said = "" } = /** @type {HTMLElement} */ (button).dataset;
    samples.set(text, said);
  }
  /** The clipboard's HTML, as long as the box holds what was pasted with it. */
  let html = "";
  /** What was worked out last; null as long as only the sample stands there. @type {View | null} */
  let asked = null;
  /** @type {View[]} */
  let before = [];
  let timer = 0;

  function keep() {
    clearTimeout(timer);
    if (root.isConnected) kept.write({ text: box.value, asked, before, link: location.hash });
  }

  /** @param {View[]} views */
  function setBefore(views) {
    before = views.slice(-MOST_BEFORE);
    const length = () => before.reduce((sum, { text }) => sum + text.length, 0);
    while (before.length > 1 && length() > LONGEST_BEFORE) before.shift();
    if (back instanceof HTMLElement) back.hidden = before.length === 0;
  }

  /**
   * What would be lost when another text comes: what was worked out, and what stood in the box.
   *
   * @param {string} next
   * @param {string} stood
   * @returns {View[]}
   */
  function leaving(next, stood) {
    /** @type {View[]} */
    const views = asked ? [asked] : [];
    if (asked?.text !== stood) views.push({ text: stood });
    return views.filter(({ text }) => text.trim() && text !== next && !samples.has(text));
  }

  /**
   * @param {string} next
   * @param {string} stood
   */
  function leave(next, stood) {
    const gone = leaving(next, stood);
    const texts = new Set([next, ...gone.map(({ text }) => text)]);
    setBefore([...before.filter(({ text }) => !texts.has(text)), ...gone]);
  }

  /**
   * Another text: it goes into the box and is worked out.
   *
   * @param {View} state
   * @param {string} [markup] the HTML that came with it
   * @param {string} [stood] what stood in the box until now
   */
  function take(state, markup = "", stood = box.value) {
    const text = state.text.replace(/\r\n?/g, "\n");
    leave(text, stood);
    if (box.value !== text) box.value = text;
    html = /<table/i.test(markup) ? markup : "";
    return app.calculate({ ...state, text });
  }

  /** Bring the last text back; the one that stands now waits for its turn behind all others. */
  function bringBack() {
    const state = before.at(-1);
    if (!state) return;
    const waiting = leaving(state.text, box.value);
    const texts = new Set(waiting.map(({ text }) => text));
    setBefore([...waiting, ...before.slice(0, -1).filter(({ text }) => !texts.has(text))]);
    box.value = state.text;
    html = "";
    app.calculate(state);
  }

  /** @param {View} state */
  async function resume(state) {
    if (state.language) root.lang = await speak(state.language);
    app.calculate(state);
  }

  /** Work out what stands in the box: with what was chosen, where the text is still the same one. */
  function submit() {
    const text = box.value;
    const lines = new Set(text.split("\n"));
    const old = asked?.text.split("\n") ?? [];
    const same = old.filter((line) => lines.has(line)).length * 2 > Math.max(old.length, 2);
    /** @type {Partial<View>} */
    const { order, player, choices, reading, section, language } = asked ?? {};
    take({ text, language, ...(same ? { order, player, choices, reading, section } : {}) }, html);
  }

  /**
   * @param {ClipboardEvent} event
   * @param {() => void} [put] puts the text into the box, where the browser will not
   */
  function paste(event, put) {
    const data = event.clipboardData;
    const stood = box.value;
    const text = data?.getData("text/plain") ?? "";
    const markup = data?.getData("text/html") ?? "";
    if (data?.files.length && !text) {
      event.preventDefault();
      app.openFiles([...data.files]);
      return;
    }
    put?.();
    // After the browser has put the text into the box. Pasted into another text, it is part of it.
    setTimeout(() => {
      const whole = alike(box.value) === alike(text);
      take({ text: box.value }, whole ? markup : "", stood);
    });
  }

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
    clearTimeout(timer);
    timer = window.setTimeout(keep, 300);
  });
  box.addEventListener("focus", () => root.toggleAttribute("data-folded", false));
  root.addEventListener("focusout", ({ relatedTarget }) => {
    const there = relatedTarget instanceof Element && app.result.contains(relatedTarget);
    const done = root.dataset.answered === "done" && box.value === asked?.text;
    if (!there || !done) return;
    root.toggleAttribute("data-folded", true);
    box.scrollTo(0, 0);
  });
  box.addEventListener("paste", (event) => {
    // A sample gives way to what is pasted, and so does a table whose result stands below.
    const done = root.dataset.answered === "done" && box.value === asked?.text;
    const table = event.clipboardData?.getData("text/plain").trim().includes("\n");
    const caret = box.selectionStart === box.selectionEnd;
    if (samples.has(box.value) || (done && table && caret)) box.select();
    paste(event);
  });
  document.addEventListener("paste", (event) => {
    const { target } = event;
    if (!root.isConnected || target === box) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const field = target instanceof Element && target.closest("input, textarea");
    // No field of a page takes a whole table.
    if (field && !(root.contains(field) && text.includes("\n"))) return;
    event.preventDefault();
    paste(event, () => {
      box.value = text;
    });
  });
  window.addEventListener("pagehide", keep);
  back?.addEventListener("click", bringBack);
  for (const button of root.querySelectorAll(".tb-sample")) {
    const { text = box.defaultValue } = /** @type {HTMLElement} */ (button).dataset;
    button.addEventListener("click", () => take({ text }));
  }

  return {
    html: () => html,
    take,
    /**
     * A question is asked about a text.
     *
     * @param {View} state
     */
    ask(state) {
      asked = state;
      const said = samples.get(state.text);
      if (label instanceof HTMLElement) {
        label.hidden = said === undefined;
        label.textContent = said ?? "";
      }
      keep();
    },
    keep,
    /**
     * The core has made a text of the HTML that was pasted: it stands for it from now on.
     *
     * @param {View} state
     * @param {string} text
     * @returns {View}
     */
    settle(state, text) {
      if (box.value !== state.text) return state;
      if (alike(text) !== alike(state.text) && state.text !== html) {
        setBefore([...before, { text: state.text }]);
      }
      html = "";
      box.value = text;
      asked = { ...state, text };
      keep();
      return asked;
    },
    /** An empty box for another table; the one that goes can be brought back. */
    clear() {
      leave("", box.value);
      box.value = "";
      html = "";
      keep();
      box.focus();
    },
    /**
     * Go on with what was there before a reload, unless the address is a link to something else.
     *
     * @returns {boolean} whether the link is still to be opened
     */
    restore() {
      const old = kept.read();
      // A page that was left before its link was worked out still has to open it.
      const opened = old?.asked && location.hash === old.link;
      const linked = /^#v\d+=/.test(location.hash) && !opened;
      const typed = box.value !== box.defaultValue && box.value.trim() && box.value !== old?.text;
      if (old && !linked && !typed) {
        setBefore(old.before);
        box.value = old.text;
        if (old.asked) resume(old.asked);
        return false;
      }
      if (old) {
        const last = old.asked?.text === old.text ? old.asked : { text: old.text };
        setBefore([...old.before, ...[last].filter(({ text }) => text.trim())]);
      }
      // Somebody was faster than this script: what is in the box by now is to be worked out.
      if (typed) take({ text: added(box.value, box.defaultValue) }, "", "");
      return linked && !typed;
    },
  };
}
