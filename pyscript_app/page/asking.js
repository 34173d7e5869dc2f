// Asks the core, and meanwhile says what is going on.

import { renewedRuntime } from "./runtime-files.js";
import { painted } from "./breath.js";
import { el } from "./dom.js";
import { LONGEST, limited } from "./limit.js";
import { shorter } from "./link-answer.js";
import { speak, words } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { going } from "./stop-button.js" */
/** @import { naming } from "./naming.js" */
/** @import { Replies, Request } from "./protocol.js" */
/** @import { Problem, Question, Result, Runtime, RuntimeFailure } from "./runtime.js" */
/** @import { showing } from "./showing.js" */
/** @import { View } from "./link-code.js" */
/** @import { tables } from "./tables.js" */
/** @import { textBox } from "./textbox.js" */
/** @import { waiting } from "./waiting.js" */

/** In milliseconds: anything quicker needs no message that it is under way. */
const BLINK = 150;

/**
 * What takes part in asking.
 *
 * @typedef {object} Parts
 * @property {ReturnType<typeof textBox>} text
 * @property {ReturnType<typeof showing>} shower
 * @property {ReturnType<typeof waiting>} waits is shown where a result is expected
 * @property {ReturnType<typeof going>} long says that it takes long
 * @property {ReturnType<typeof naming>} name names the page
 * @property {(state: View, told: string) => void} remember makes the address say what is shown,
 *   with what a link may carry of the answer
 * @property {ReturnType<typeof tables>} own keeps what is shown
 */

/**
 * @param {App} app
 * @param {Runtime} runtime
 * @param {Parts} parts
 */
export function asking(app, runtime, { text, shower, waits, long, name, remember, own }) {
  const { root, box, status, alert } = app;
  /** What the result that is shown was made of. @type {View} */
  let shown = { text: "" };
  /** The same, once the result is there. */
  let done = shown;
  /** What a link may carry of the answer that is shown. */
  let told = "";
  /** Only the newest question's answer is shown. */
  let newest = 0;
  let busy = false;
  /** Whether it takes longer than a blink: before that the page says nothing about it. */
  let slow = false;
  /** What was said last that holds only for as long as it is so. */
  let passing = "";

  /** @param {string} words */
  function pass(words) {
    if (words || status.textContent === passing) status.textContent = words;
    passing = words;
  }

  function report() {
    const waiting = runtime.state === "loading" || runtime.state === "idle";
    root.dataset.state =
      runtime.failure || root.dataset.answered === "failed"
        ? "error"
        : busy
          ? "working"
          : waiting
            ? "loading"
            : root.dataset.answered || "ready";
    root.toggleAttribute("data-slow", slow);
    if (busy && waiting) pass(waits.said(words.soon));
    else if (slow) pass(waits.said(words.working));
    else pass(waiting ? words.loading : "");
    const part = String(waiting ? runtime.part : 1);
    if (root.style.getPropertyValue("--tb-part") !== part) {
      root.style.setProperty("--tb-part", part);
    }
    if (runtime.failure) fail(runtime.failure);
  }

  /** @param {{reason: RuntimeFailure["reason"]}} failure */
  function fail(failure) {
    const again = el("button", { type: "button", class: "tb-again" }, words.again);
    again.addEventListener("click", async () => {
      alert.replaceChildren();
      pass(words.loading);
      const cache = failure.reason === "download" ? "no-cache" : "reload";
      await renewedRuntime(cache);
      runtime.start(cache);
      if (root.dataset.answered === "failed") calculate(shown);
    });
    pass("");
    long.end();
    putAside();
    alert.replaceChildren(el("p", {}, words.failures[failure.reason]), again);
  }

  /** @param {View} state */
  function question(state) {
    const asked = { ...state, root: root.dataset.root ?? "../", language: root.lang };
    const html = text.html();
    return html && state.text === box.value ? { ...asked, html } : asked;
  }

  /**
   * Show a newer version of the table in view. While it is worked out the page does not mention it.
   *
   * @param {View} state
   * @param {{html?: string, who: string, whom: string}} more the HTML of the text, and the names of
   *   the players whose numbers are in the state: in the new text they may have others
   * @returns {Promise<boolean>} whether it is shown; else the old one still is
   */
  async function renew(state, more) {
    const mine = ++newest;
    const numbers = shower.numbers();
    const whole = { ...state, root: root.dataset.root ?? "../", language: root.lang, ...more };
    const asked = runtime.ask({ what: "calculate", ...whole, ...numbers });
    const answer = await asked.catch(() => null);
    if (mine !== newest || answer?.state !== "done") return false;
    const { number, versus, pasted = state.text, after, patch } = answer;
    shown = done = { ...state, text: pasted, player: number, versus };
    told = answer.told;
    root.dataset.after = after;
    box.value = pasted;
    text.ask(done);
    waits.shown(pasted);
    // Where nothing has changed, what somebody has opened stays open.
    if (patch && !patch[1] && !Object.keys(patch[0]).length) return true;
    shower.show(answer, numbers.drawn);
    name(answer.player, answer.event || waits.event());
    return true;
  }

  /**
   * @param {View} state
   * @param {boolean} [patient] whether it may take as long as it likes
   */
  async function calculate(state, patient = false) {
    const mine = ++newest;
    shown = state;
    text.ask(state);
    waits.begin(state.text);
    if (root.dataset.waits === "other") {
      name("", waits.event());
      root.toggleAttribute("data-folded", true);
    }
    busy = true;
    if (root.dataset.answered === "failed") delete root.dataset.answered;
    alert.replaceChildren();
    runtime.start();
    report();
    const numbers = shower.numbers();
    const earlier = text.earlier();
    const blink = setTimeout(() => {
      slow = true;
      report();
    }, BLINK);
    // A link may ask for a language; otherwise it is the page's.
    if (state.language && state.language !== root.lang) root.lang = await speak(state.language);
    /** @type {Result | Problem} */
    let answer;
    try {
      long.begin(patient);
      const whole = { ...question(state), ...numbers, earlier };
      answer = await runtime.ask({ what: "calculate", ...whole, part: "first" });
    } catch (error) {
      const stopped = runtime.stopped(error);
      if (!stopped && !runtime.failed(error)) throw error;
      if (mine !== newest) return;
      busy = slow = false;
      long.end();
      if (stopped) halted(state, long.over());
      else root.dataset.answered = "failed";
      report();
      return;
    } finally {
      clearTimeout(blink);
    }
    if (mine !== newest) return;
    // What is wrong with it is said below.
    const made = answer.state === "done" ? shower.make(answer) : null;
    await made?.catch(() => null);
    if (mine !== newest) return;
    busy = slow = false;
    long.end();
    root.dataset.answered = answer.state;
    delete root.dataset.link;
    if (answer.pasted !== undefined) shown = text.settle(state, answer.pasted);
    if (answer.state === "done") {
      root.dataset.after = answer.after;
      const before = waits.told();
      // Its place is in sight before it comes: what nobody sees gets no stop for Tab.
      waits.shown(shown.text);
      try {
        shower.show(answer, numbers.drawn, await made);
      } catch (error) {
        // Nobody may be left with half a result and no word.
        console.error(error);
        shower.clear();
        waits.none();
        root.dataset.answered = "failed";
        report();
        fail({ reason: "crash" });
        return;
      }
      done = shown;
      told = answer.told;
      if (before && !shorter(told).includes(before)) {
        alert.replaceChildren(el("p", {}, words.toldOther));
      }
      name(answer.player, answer.event || waits.event());
      remember(shown, told);
      keep(shown, answer, waits.event());
      const rest = answer.more ? complete(mine, earlier) : shower.rest();
      if (rest) await rest;
      if (mine !== newest) return;
    } else {
      waits.none();
      shower.complain(answer);
      name();
      text.complained();
    }
    report();
  }

  /**
   * Show the pieces of an answer that were left as they had been, once the others are seen: the
   * core's work would take time from the frame that shows these.
   *
   * @param {number} mine
   * @param {string | undefined} earlier as it was asked with the answer
   */
  async function complete(mine, earlier) {
    await painted();
    if (mine !== newest) return;
    const numbers = shower.numbers();
    const whole = { ...question(shown), ...numbers, earlier };
    try {
      const answer = await runtime.ask({ what: "calculate", ...whole, part: "rest" });
      if (mine === newest && answer.state === "done") shower.complete(answer, numbers.drawn);
    } catch (error) {
      if (!runtime.failed(error) && !runtime.stopped(error)) throw error;
      if (mine === newest) root.dataset.answered = "failed";
    }
  }

  /**
   * Keep what is shown on this device, once it is there to be seen.
   *
   * @param {View} state
   * @param {Result} answer
   * @param {string} event
   */
  async function keep(state, answer, event) {
    if (text.isSample(state.text)) return;
    await painted();
    own.keep(state, answer, event);
  }

  /** A text that was to be worked out is not: nothing is pending, and the box shows it. */
  function putAside() {
    if (!root.dataset.waits) return;
    waits.stopped();
    root.toggleAttribute("data-folded", false);
  }

  /**
   * @param {View} state what took too long
   * @param {number} seconds
   */
  function tooLong(state, seconds) {
    const anyway = el("button", { type: "button", class: "tb-again" }, words.anyway);
    anyway.addEventListener("click", () => calculate(state, true));
    alert.replaceChildren(el("p", {}, slowly(seconds)), anyway);
  }

  /** @param {number} seconds */
  const slowly = (seconds) => words.slow.replace("{0}", String(seconds));

  /**
   * What was asked was stopped: its text stays, and so does the result if it is of that text.
   *
   * @param {View} state what was asked
   * @param {number} slow after how many seconds, if it took too long; else 0
   */
  function halted(state, slow) {
    if (root.dataset.waits) {
      delete root.dataset.answered;
    } else {
      shown = done;
      root.dataset.answered = "done";
    }
    putAside();
    delete root.dataset.link;
    if (slow) tooLong(state, slow);
    else alert.replaceChildren(el("p", {}, words.stopped));
  }

  /**
   * @template {Request["what"]} What
   * @param {Question<What>} request
   * @returns {Promise<Replies[What] | null>}
   */
  async function ask(request) {
    const mine = newest;
    const limit = limited(runtime);
    limit.begin(LONGEST);
    try {
      // TypeScript cannot see that the two make one of the requests.
      const whole = /** @type {Extract<Request, {what: What}>} */ (
        /** @type {unknown} */ ({ ...question(shown), ...request })
      );
      const answer = /** @type {Replies[What]} */ (await runtime.ask(whole));
      return mine === newest ? answer : null;
    } catch (error) {
      if (!runtime.failed(error) && !runtime.stopped(error)) throw error;
      const seconds = limit.over();
      if (seconds) alert.replaceChildren(el("p", {}, slowly(seconds)));
      return null;
    } finally {
      limit.end();
    }
  }

  /** Take the result away. */
  function forget() {
    newest++;
    busy = slow = false;
    shown = done = { text: "" };
    told = "";
    long.end();
    waits.none();
    name();
    delete root.dataset.room;
    delete root.dataset.answered;
    delete root.dataset.link;
    alert.replaceChildren();
    shower.clear();
    report();
  }

  runtime.onchange = report;
  return { state: () => shown, told: () => told, calculate, renew, ask, report, forget };
}
