// What would have put a player higher. The result brings the first part of the answer. The core
// looks for the rest a little at a time, so it can be stopped or asked something else.

import { toNode } from "./dom.js";
import { holdFocus } from "./focus.js";
import { all, css, one, unfoldAs } from "./parts.js";

/** @import { App } from "./calculator.js" */
/** @import { Tree } from "./dom.js" */

/** @param {App} app */
export function attach(app) {
  const { result, status } = app;
  /** What has been found so far, shown instead of the first part. @type {HTMLElement | null} */
  let found = null;
  /** What it is about, and where the search continues. */
  let about = "";
  let next = "";
  /** Only the newest search continues. */
  let turn = 0;

  /** Unfolding or sorting something does not make it another question. */
  function question() {
    const {
      cell: _cell,
      results: _results,
      sort: _sort,
      effects: _effects,
      ...asked
    } = app.state();
    return JSON.stringify(asked);
  }

  /** @returns {HTMLElement | null} the first part, which came with the result */
  const first = () =>
    one(result, "why")?.querySelector(`${css("higher")}[data-from]:not([data-found])`) ?? null;

  /** @param {Tree} tree */
  function show(tree) {
    const start = first();
    const node = toNode(tree);
    if (!start || !(node instanceof HTMLElement)) return;
    const restore = holdFocus(result);
    unfoldAs(node, (found ?? start).querySelectorAll("details"));
    node.dataset.found = "";
    found?.remove();
    found = node;
    start.hidden = true;
    start.after(node);
    restore();
  }

  async function look() {
    const mine = ++turn;
    while (next) {
      const answer = await app.ask({ what: "higher", from: next });
      if (mine !== turn || answer?.state !== "done" || !answer.higher) return;
      next = answer.next;
      show(answer.higher);
    }
    // Announced once, at the end: nobody wants to hear its progress.
    status.textContent = found?.querySelector("p")?.textContent ?? "";
  }

  app.onClick("stop", async () => {
    turn++;
    const from = next || (first()?.dataset.from ?? "");
    next = "";
    const answer = await app.ask({ what: "higher", from, stop: "1" });
    if (answer?.state === "done" && answer.higher) show(answer.higher);
  });

  app.onShow(() => {
    turn++;
    const start = first();
    for (const part of all(result, "higher")) part.hidden = false;
    const now = start ? question() : "";
    if (!start || now !== about) {
      found = null;
      about = now;
      next = start?.dataset.from ?? "";
    } else if (found) {
      start.hidden = true;
      start.after(found);
    }
    if (next) look();
  });
}
