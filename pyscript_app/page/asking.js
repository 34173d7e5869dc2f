// Asks the core, and meanwhile says what is going on.

import { el } from "./dom.js";
import { speak, words } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { Replies, Request } from "./protocol.js" */
/** @import { Problem, Question, Result, Runtime, RuntimeFailure } from "./runtime.js" */
/** @import { showing } from "./showing.js" */
/** @import { View } from "./state.js" */
/** @import { textBox } from "./textbox.js" */

/** In milliseconds: anything quicker needs no message that it is under way. */
const BLINK = 150;

/**
 * @param {App} app
 * @param {Runtime} runtime
 * @param {ReturnType<typeof textBox>} text
 * @param {ReturnType<typeof showing>} shower
 * @param {(state: View) => void} remember makes the address say what is shown
 */
export function asking(app, runtime, text, shower, remember) {
  const { root, box, status, alert } = app;
  /** What the result that is shown was made of. Not the box's value: some browsers put back
   * what was in it before a reload. @type {View} */
  let shown = { text: box.defaultValue };
  /** Only the newest question's answer is shown. */
  let newest = 0;
  let busy = false;
  /** Whether it takes longer than a blink: before that the page says nothing about it. */
  let slow = false;

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
    // Everything below inherits it.
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
  function question(state) {
    const asked = { ...state, root: root.dataset.root ?? "../", language: root.lang };
    const html = text.html();
    return html && state.text === box.value ? { ...asked, html } : asked;
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
    const numbers = shower.numbers();
    const blink = setTimeout(() => {
      slow = true;
      report();
    }, BLINK);
    // A link may ask for a language; otherwise it is the page's.
    if (state.language && state.language !== root.lang) root.lang = await speak(state.language);
    /** @type {Result | Problem} */
    let answer;
    try {
      answer = await runtime.ask({ what: "calculate", ...question(state), ...numbers });
    } catch (error) {
      if (!runtime.failed(error)) throw error;
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
    if (answer.state === "done") {
      shower.show(answer, numbers.drawn);
      remember(shown);
    } else {
      shower.complain(answer);
    }
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
      if (!runtime.failed(error)) throw error;
      return null;
    }
  }

  runtime.onchange = report;
  return { state: () => shown, calculate, ask, report };
}
