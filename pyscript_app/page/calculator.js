// The calculator in the page: text in, result out. What one can do with them beyond that stands in
// modules of its own, which `attach` puts to work: each gets the app, and knows none of the others.

import { address } from "./address.js";
import * as cells from "./cells.js";
import { el, toNode } from "./dom.js";
import { drawing } from "./drawing.js";
import * as embed from "./embed.js";
import * as files from "./files.js";
import * as fix from "./fix.js";
import { holdFocus } from "./focus.js";
import * as higher from "./higher.js";
import { select, showCaret } from "./place.js";
import * as player from "./player.js";
import { spareRestyling } from "./restyling.js";
import { RuntimeFailure } from "./runtime.js";
import * as print from "./print.js";
import * as rows from "./rows.js";
import * as share from "./share.js";
import { choose } from "./state.js";
import { textBox } from "./textbox.js";
import { speak, words } from "./words.js";
import * as workings from "./workings.js";

/** @import { Replies, Request } from "./protocol.js" */
/** @import { Problem, Question, Result, Runtime } from "./runtime.js" */
/** @import { View } from "./state.js" */

/** What takes no longer than this, in milliseconds, needs no word that it is being done. */
const BLINK = 150;

/**
 * What the modules of the page get.
 *
 * @typedef {object} App
 * @property {HTMLElement} root the whole calculator
 * @property {HTMLTextAreaElement} box
 * @property {HTMLElement} status says what goes on
 * @property {HTMLElement} alert says what is wrong
 * @property {HTMLElement} result replaced with every answer
 * @property {() => View} state what the result that stands now was made of
 * @property {(state: View) => Promise<void>} calculate work a state out and show it
 * @property {(state: View, html?: string) => Promise<void>} take another text: put it into the box
 *   and work it out; what stood there before can be brought back
 * @property {(files: File[]) => void} openFiles
 * @property {<What extends Request["what"]>(request: Question<What>) => Promise<Replies[What] | null>} ask
 *   ask the core about the state that is shown; null where the answer came too late, or never
 * @property {(selector: string, act: (button: HTMLElement) => void) => void} onClick has every
 *   button of the result that fits the selector do something
 * @property {(act: () => void) => void} onShow has something done to every new result. Much of it
 *   may be the old one, but without the nodes that were added to it
 */

/** Eight letters and digits by chance. (`randomUUID` is there over https only.) */
function chance() {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).padStart(8, "0");
}

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

  /** What the result that stands now was made of. Not the box's value: some browsers put back
   * what stood in it before a reload. @type {View} */
  let shown = { text: box.defaultValue };
  /** Only the newest question's answer is shown. */
  let newest = 0;
  let busy = false;
  /** Whether it takes longer than a blink: before that nothing is said of it. */
  let slow = false;
  /** @type {[string, (button: HTMLElement) => void][]} */
  const buttons = [];
  /** @type {(() => void)[]} */
  const shows = [];

  /** @type {App} */
  const app = {
    root,
    box,
    status,
    alert,
    result,
    state: () => shown,
    calculate,
    take: (state, html) => text.take(state, html),
    openFiles: () => {},
    ask,
    onClick: (selector, act) => buttons.push([selector, act]),
    onShow: (act) => shows.push(act),
  };
  const text = textBox(app, form);
  const link = address(app, text.keep);
  const drawn = drawing(result);

  function report() {
    const waiting = runtime.state === "loading";
    root.dataset.state = runtime.failure
      ? "error"
      : busy
        ? "working"
        : waiting
          ? "loading"
          : root.dataset.answered || "ready";
    root.toggleAttribute("data-slow", slow);
    if (busy && waiting) status.textContent = words.waiting;
    else if (slow) status.textContent = words.working;
    else if (waiting) status.textContent = words.loading;
    else if (status.textContent === words.loading) status.textContent = "";
    const part = String(waiting ? runtime.part : 1);
    // All that stands below inherits it.
    if (root.style.getPropertyValue("--tb-part") !== part) {
      root.style.setProperty("--tb-part", part);
    }
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
    text.ask(state);
    busy = true;
    alert.replaceChildren();
    runtime.start();
    report();
    const numbers = drawn.numbers();
    const blink = setTimeout(() => {
      slow = true;
      report();
    }, BLINK);
    // A link may ask for a language; else it is that of the page.
    if (state.language && state.language !== root.lang) root.lang = await speak(state.language);
    /** @type {Result | Problem} */
    let answer;
    try {
      answer = await runtime.ask({ what: "calculate", ...question(state), ...numbers });
    } catch (error) {
      if (!(error instanceof RuntimeFailure)) throw error;
      if (mine !== newest) return;
      busy = slow = false;
      root.dataset.answered = "failed";
      report();
      return;
    } finally {
      clearTimeout(blink);
    }
    if (mine !== newest) return;
    busy = slow = false;
    root.dataset.answered = answer.state;
    delete root.dataset.link;
    if (answer.pasted !== undefined) shown = text.settle(state, answer.pasted);
    if (answer.state === "done") show(answer, shown, numbers.drawn);
    else complain(answer);
    report();
  }

  /**
   * @template {Request["what"]} What
   * @param {Question<What>} request
   * @returns {Promise<Replies[What] | null>}
   */
  async function ask(request) {
    const mine = newest;
    try {
      // TypeScript cannot see that the two make one of the requests.
      const whole = /** @type {Extract<Request, {what: What}>} */ (
        /** @type {unknown} */ ({ ...question(shown), ...request })
      );
      const answer = /** @type {Replies[What]} */ (await runtime.ask(whole));
      return mine === newest ? answer : null;
    } catch (error) {
      if (!(error instanceof RuntimeFailure)) throw error;
      return null;
    }
  }

  /** @param {View} state */
  function question(state) {
    const asked = { ...state, root: root.dataset.root ?? "../", language: root.lang };
    const html = text.html();
    return html && state.text === box.value ? { ...asked, html } : asked;
  }

  /**
   * @param {Result} answer
   * @param {View} state
   * @param {number} number
   */
  function show(answer, state, number) {
    const hadFocus = form.contains(document.activeElement);
    const restore = holdFocus(result);
    workings.close(result);
    if (answer.patch) drawn.show(answer, number);
    else drawWhole(answer, number);
    status.textContent = answer.message;
    for (const act of shows) act();
    if (!root.hasAttribute("data-folded")) {
      root.toggleAttribute("data-folded", true);
      box.scrollTo(0, 0);
    }
    restore();
    if (hadFocus) {
      result.focus({ preventScroll: true });
      if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
    }
    link.remember(state);
  }

  /**
   * Draw a result anew; what was scrolled and unfolded in the one before stays so.
   *
   * @param {Result} answer
   * @param {number} number
   */
  function drawWhole(answer, number) {
    const left = result.querySelector(".tb-scroll")?.scrollLeft ?? 0;
    const unfolded = [...result.querySelectorAll("details")];
    drawn.show(answer, number);
    const scroll = result.querySelector(".tb-scroll");
    if (scroll) scroll.scrollLeft = left;
    for (const { className, open } of unfolded) {
      result.querySelector(`details.${className}`)?.toggleAttribute("open", open);
    }
  }

  /** @param {Problem} answer */
  function complain(answer) {
    drawn.clear();
    status.textContent = "";
    alert.replaceChildren(toNode(answer.problem));
    root.toggleAttribute("data-folded", false);
    if (answer.line !== null) {
      select(box, answer.line, answer.column ?? 1, answer.length ?? 0);
      showCaret(alert);
    }
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
    const answer = await ask({ what: "workings", number: Number(number), tiebreak });
    if (answer?.state === "done") workings.open(result, button, toNode(answer.workings));
  }

  /** @param {Event} event */
  function pressed(event) {
    const { target } = event;
    const button = target instanceof Element ? target.closest("button, a[data-key]") : null;
    if (!(button instanceof HTMLElement)) return;
    // A link that carries what it sets is gone to by the answer, not by the browser.
    if (button.localName === "a") event.preventDefault();
    const act = buttons.find(([selector]) => button.matches(selector));
    if (act) act[1](button);
    else if (button.dataset.key) {
      // A button without a value draws one: the core gets its chance from us.
      const { key, value = chance() } = button.dataset;
      calculate(choose(shown, key, value));
    }
  }
  /** @param {Event} event */
  function chosen({ target }) {
    if (target instanceof HTMLSelectElement && target.name) {
      calculate(choose(shown, target.name, target.value));
    }
  }
  for (const part of [result, alert]) {
    part.addEventListener("click", pressed);
    part.addEventListener("change", chosen);
  }
  result.addEventListener("keydown", (event) => {
    if (event.key === "Escape") workings.close(result, true);
  });
  runtime.onchange = report;

  app.onClick(".tb-value", explain);
  app.onClick(".tb-change", () => {
    box.focus();
    box.setSelectionRange(0, 0);
  });
  app.onClick(".tb-new", () => text.clear());
  cells.attach(app);
  player.attach(app);
  files.attach(app);
  fix.attach(app);
  rows.attach(app);
  higher.attach(app);
  share.attach(app);
  print.attach(app);
  embed.attach(app);

  spareRestyling();
  result.tabIndex = -1;
  for (const act of shows) act();
  report();
  if (text.restore()) link.open();
}
