// What would have put a player higher. The result brings the first part of the answer. The core
// looks for the rest a little at a time, so it can be stopped or asked something else.

import { toNode } from "./dom.js";
import { holdFocus } from "./focus.js";
import { all, css, one, unfoldAs } from "./parts.js";
import { question } from "./link-code.js";

/** @import { App } from "./calculator.js" */
/** @import { Tree } from "./dom.js" */

/**
 * Show a later part of a search in place of an earlier one, while the button that stops it stays
 * the same element: however fast the parts come, a press on it is not lost.
 *
 * @param {HTMLElement} shown
 * @param {HTMLElement} later
 * @returns {boolean} whether both are parts of a search that goes on
 */
function follow(shown, later) {
  const stays = one(shown, "stop")?.parentElement;
  const goes = one(later, "stop")?.parentElement;
  if (!stays || !goes) return false;
  stays.firstElementChild?.replaceWith(...[...goes.children].slice(0, 1));
  for (const child of [...shown.children]) if (child !== stays) child.remove();
  const children = [...later.children];
  const at = children.indexOf(goes);
  stays.before(...children.slice(0, at));
  stays.after(...children.slice(at + 1));
  return true;
}

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

  /** @returns {HTMLElement | null} the first part, which came with the result */
  const first = () =>
    one(result, "why")?.querySelector(`${css("higher")}:not([data-found])`) ?? null;

  /**
   * Announced once, at the end: nobody wants to hear its progress.
   *
   * @param {Element | null} answer
   */
  function announce(answer) {
    status.textContent = answer?.querySelector("p")?.textContent ?? "";
  }

  /** @param {Tree} tree */
  function show(tree) {
    const start = first();
    const node = toNode(tree);
    if (!start || !(node instanceof HTMLElement)) return;
    const restore = holdFocus(result);
    unfoldAs(node, (found ?? start).querySelectorAll("details"));
    if (!found || !follow(found, node)) {
      node.dataset.found = "";
      found?.remove();
      found = node;
      start.hidden = true;
      start.after(node);
    }
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
    announce(found);
  }

  app.onClick("stop", async () => {
    turn++;
    const from = next || (first()?.dataset.from ?? "");
    next = "";
    const answer = await app.ask({ what: "higher", from, stop: "1" });
    if (answer?.state !== "done" || !answer.higher) return;
    show(answer.higher);
    announce(found);
  });

  app.onShow(() => {
    turn++;
    const start = first();
    for (const part of all(result, "higher")) part.hidden = false;
    const now = start ? question(app.state()) : "";
    if (!start || now !== about) {
      found = null;
      about = now;
      next = start?.dataset.from ?? "";
      if (start && !next) announce(start);
    } else if (found) {
      start.hidden = true;
      start.after(found);
    }
    if (next) look();
  });
}
