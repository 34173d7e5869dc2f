// The calculator in the page: text in, result out.

import { el, toNode } from "./dom.js";
import { select, showCaret } from "./place.js";
import { RuntimeFailure } from "./runtime.js";
import { holdFocus } from "./focus.js";
import { choose, decode, encode } from "./state.js";
import { words } from "./words.js";
import * as workings from "./workings.js";

/** @import { Problem, Result, Runtime } from "./runtime.js" */
/** @import { View } from "./state.js" */

/**
 * The text is kept for a reload of this tab and goes with the tab; nothing else is stored.
 */
const KEPT = "tiebreaks:text";

/**
 * @template {HTMLElement} Kind
 * @param {HTMLElement} root
 * @param {string} selector
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
function part(root, selector, kind) {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new TypeError(`no ${selector} in the calculator`);
  return found;
}

/**
 * Bring a calculator to life.
 *
 * @param {HTMLElement} root
 * @param {Runtime} runtime
 */
export function attach(root, runtime) {
  const form = part(root, ".tb-paste", HTMLFormElement);
  const box = part(root, "textarea", HTMLTextAreaElement);
  const status = part(root, ".tb-status", HTMLElement);
  const alert = part(root, ".tb-problem", HTMLElement);
  const result = part(root, ".tb-result", HTMLElement);
  // Not its value: some browsers put back what stood in the box before a reload.
  const sample = box.defaultValue;

  /** What the result that stands now was made of. @type {View} */
  let shown = { text: sample };
  /** The clipboard's HTML, as long as the box holds what was pasted with it. */
  let html = "";
  /** Only the newest question's answer is shown. */
  let newest = 0;
  let busy = false;

  function report() {
    const waiting = runtime.state === "loading";
    root.dataset.state = runtime.failure
      ? "error"
      : busy
        ? "working"
        : waiting
          ? "loading"
          : root.dataset.answered || "ready";
    if (busy) status.textContent = waiting ? words.waiting : words.working;
    else if (waiting) status.textContent = words.loading;
    else if (status.textContent === words.loading) status.textContent = "";
    root.style.setProperty("--tb-part", String(waiting ? runtime.part : 1));
    if (runtime.failure) fail(runtime.failure);
  }

  /** @param {RuntimeFailure} failure */
  function fail(failure) {
    const again = el("button", { type: "button", class: "tb-again" }, words.again);
    again.addEventListener("click", () => {
      alert.replaceChildren();
      runtime.start();
      if (root.dataset.answered === "failed") calculate(shown);
    });
    status.textContent = "";
    alert.replaceChildren(el("p", {}, words.failures[failure.reason]), again);
  }

  /** @param {View} state */
  async function calculate(state) {
    const mine = ++newest;
    shown = state;
    busy = true;
    alert.replaceChildren();
    runtime.start();
    report();
    /** @type {Result | Problem} */
    let answer;
    try {
      answer = await runtime.ask({ what: "calculate", ...question(state) });
    } catch (error) {
      if (!(error instanceof RuntimeFailure)) throw error;
      if (mine !== newest) return;
      busy = false;
      root.dataset.answered = "failed";
      report();
      return;
    }
    if (mine !== newest) return;
    busy = false;
    root.dataset.answered = answer.state;
    if (answer.state === "done") show(answer, state);
    else complain(answer);
    report();
  }

  /** @param {View} state */
  function question(state) {
    const asked = { ...state, root: root.dataset.root ?? "../" };
    return html && state.text === box.value ? { ...asked, html } : asked;
  }

  /**
   * @param {Result} answer
   * @param {View} state
   */
  function show(answer, state) {
    const hadFocus = form.contains(document.activeElement);
    const restore = holdFocus(result);
    const left = result.querySelector(".tb-scroll")?.scrollLeft ?? 0;
    const unfolded = [...result.querySelectorAll("details")];
    result.replaceChildren(toNode(answer.result));
    status.textContent = answer.message;
    addCopy();
    root.toggleAttribute("data-folded", true);
    box.scrollTo(0, 0);
    const scroll = result.querySelector(".tb-scroll");
    if (scroll) scroll.scrollLeft = left;
    for (const { className, open } of unfolded) {
      result.querySelector(`details.${className}`)?.toggleAttribute("open", open);
    }
    restore();
    if (hadFocus) {
      result.focus({ preventScroll: true });
      if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
    }
    remember(state);
  }

  /** @param {Problem} answer */
  function complain(answer) {
    result.replaceChildren();
    status.textContent = "";
    alert.replaceChildren(toNode(answer.problem));
    root.toggleAttribute("data-folded", false);
    if (answer.line !== null) {
      select(box, answer.line, answer.column ?? 1, answer.length ?? 0);
      showCaret(alert);
    }
  }

  function addCopy() {
    const change = result.querySelector(".tb-change");
    const copy = el("button", { type: "button", class: "tb-copy" }, words.copyLink);
    change?.before(copy);
  }

  /** @param {View} state */
  async function remember(state) {
    const link = await encode(state).catch(() => null);
    history.replaceState(history.state, "", link ?? location.pathname + location.search);
  }

  /** @param {HTMLElement} button */
  async function copy(button) {
    const link = await encode(shown).catch(() => null);
    let said = words.tooLong;
    if (link) {
      const writing = navigator.clipboard?.writeText(new URL(link, location.href).href);
      said = await (writing ?? Promise.reject()).then(
        () => words.copied,
        () => words.notCopied,
      );
    }
    status.textContent = said;
    button.textContent = said;
    setTimeout(() => {
      button.textContent = words.copyLink;
    }, 4000);
  }

  /** @param {HTMLElement} button */
  async function explain(button) {
    const { number = "", tiebreak = "" } = button.dataset;
    if (button.hasAttribute("aria-expanded")) {
      workings.close(result, true);
      return;
    }
    const there = workings.prepared(result, number, tiebreak);
    if (there) {
      workings.open(result, button, there);
      return;
    }
    const mine = newest;
    try {
      const answer = await runtime.ask({
        what: "workings",
        ...question(shown),
        number: Number(number),
        tiebreak,
      });
      if (mine === newest && answer.state === "done") {
        workings.open(result, button, toNode(answer.workings));
      }
    } catch (error) {
      if (!(error instanceof RuntimeFailure)) throw error;
    }
  }

  async function openLink() {
    try {
      const state = await decode(location.hash);
      if (!state) return false;
      box.value = state.text;
      html = "";
      calculate(state);
    } catch {
      alert.replaceChildren(el("p", {}, words.badLink));
    }
    return true;
  }

  function take() {
    sessionStorage.setItem(KEPT, box.value);
    calculate({ text: box.value });
  }

  /** @param {string} markup what the clipboard held beside the text that is in the box now */
  function takeHtml(markup) {
    html = /<table/i.test(markup) ? markup : "";
    take();
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    take();
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      take();
    }
  });
  box.addEventListener("input", () => {
    html = "";
    sessionStorage.setItem(KEPT, box.value);
  });
  box.addEventListener("paste", (event) => {
    // The sample gives way to what is pasted.
    if (box.value === sample) box.select();
    const markup = event.clipboardData?.getData("text/html") ?? "";
    // After the browser has put the text into the box.
    setTimeout(() => takeHtml(markup));
  });
  document.addEventListener("paste", (event) => {
    const field =
      event.target instanceof Element && event.target.closest("input, textarea, select");
    if (field || !root.isConnected || !event.clipboardData) return;
    box.value = event.clipboardData.getData("text/plain");
    takeHtml(event.clipboardData.getData("text/html"));
  });
  result.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button) return;
    const { key, value } = button.dataset;
    if (button.matches(".tb-value")) explain(button);
    else if (button.matches(".tb-copy")) copy(button);
    else if (button.matches(".tb-change")) {
      box.focus();
      box.select();
    } else if (key) {
      // A button without a value draws one: the core gets its chance from us.
      calculate(choose(shown, key, value ?? crypto.randomUUID().slice(0, 8)));
    }
  });
  result.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name) {
      calculate(choose(shown, target.name, target.value));
    }
  });
  result.addEventListener("keydown", (event) => {
    if (event.key === "Escape") workings.close(result, true);
  });
  window.addEventListener("hashchange", () => {
    if (root.isConnected) openLink();
  });
  runtime.onchange = report;

  result.tabIndex = -1;
  addCopy();
  report();
  openLink().then((opened) => {
    if (opened) return;
    const kept = sessionStorage.getItem(KEPT);
    // Somebody was faster than this script: what is in the box by now is to be worked out.
    if (box.value !== sample) take();
    else if (kept) box.value = kept;
  });
}
