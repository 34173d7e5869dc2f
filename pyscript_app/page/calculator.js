// The calculator in the page: text in, result out. Everything else is in separate modules, which
// `attach` starts: each gets the app and knows none of the others.

import { address } from "./address.js";
import { asking } from "./asking.js";
import { slices } from "./breath.js";
import * as cells from "./cells.js";
import * as choices from "./choices.js";
import * as embed from "./embed.js";
import * as files from "./files.js";
import * as fix from "./cell-corrections.js";
import { focusOn } from "./frames.js";
import { going } from "./stop-button.js";
import * as higher from "./higher.js";
import * as jump from "./jump.js";
import * as lit from "./opponent-row.js";
import { naming } from "./naming.js";
import { sayIfPlain } from "./missing-style.js";
import { needed, shutPanels } from "./parts.js";
import * as picture from "./picture.js";
import * as player from "./player.js";
import { presses } from "./presses.js";
import * as print from "./print.js";
import * as rows from "./rows.js";
import * as share from "./share.js";
import { showing } from "./showing.js";
import * as pressedRow from "./pressed-row.js";
import { textBox } from "./textbox.js";
import { waiting } from "./waiting.js";
import * as workings from "./workings.js";

/** Whether something may come from outside the page: shared, opened with it, or in the address. */
const arriving = () =>
  /^#(shared$|text=)/.test(location.hash) || matchMedia("(display-mode: standalone)").matches;

export { speak } from "./words.js";

/** @import { Part } from "./parts.js" */
/** @import { Replies, Request } from "./protocol.js" */
/** @import { Question, Runtime } from "./runtime.js" */
/** @import { View } from "./link-code.js" */

/**
 * What the page's modules get.
 *
 * @typedef {object} App
 * @property {HTMLElement} root the whole calculator
 * @property {HTMLTextAreaElement} box
 * @property {HTMLElement} status says what is going on
 * @property {HTMLElement} alert says what is wrong
 * @property {HTMLElement} result replaced with every answer
 * @property {() => View} state what the result that is shown was made of
 * @property {() => string} told what a link may carry of the answer that is shown; else empty
 * @property {(state: View) => Promise<void>} calculate work a state out and show it
 * @property {(state: View, html?: string) => Promise<void>} take put another text into the box and
 *   work it out; the one before can be brought back
 * @property {number} turn counts the texts that were put into the box: what came last is shown
 * @property {() => void} forget take the result away; the answer to what was asked is not shown
 * @property {(files: File[]) => void} openFiles
 * @property {<What extends Request["what"]>(request: Question<What>) => Promise<Replies[What] | null>} ask
 *   ask the core about the state that is shown; null where the answer came too late, or never
 * @property {(part: Part, act: (button: HTMLElement) => void) => void} onClick sets what a click
 *   on the result's button with this part does
 * @property {(act: () => void) => void} onShow sets what is done to every new result. Much of it
 *   may be the old one, but without the nodes that were added to it
 * @property {(act: () => void) => void} onDraw the same, and it is done again where pieces of a
 *   result come after the rest: it must leave alone what a person has begun since then
 */

/** A page that keeps no tables. @type {typeof import("./tables.js").tables} */
const none = () => ({ keep() {}, earlier: (before) => before.at(-1)?.text ?? "" });

/**
 * Bring a calculator to life, in slices: Python begins beside it, on the same two processors, so
 * that the whole of it in one task would hold up the frame that shows a link's answer.
 *
 * @param {HTMLElement} root
 * @param {Runtime} runtime
 * @param {typeof import("./tables.js").tables} [tables] keeps what is worked out, and lists it
 */
export async function attach(root, runtime, tables = none) {
  const pause = await slices();
  const form = needed(root, "paste", HTMLFormElement);
  const box = form.querySelector("textarea");
  if (!box) throw new TypeError("no text box in the calculator");
  /** What is done to a new result, in this order. @type {Set<() => void>} */
  const shows = new Set();
  /** What of it is done to pieces of it too. @type {Set<() => void>} */
  const draws = new Set();
  /** @param {Set<() => void>} acts */
  const all = (acts) => () => {
    for (const act of acts) act();
  };
  const shown = all(shows);
  /** @type {App} */
  const app = {
    root,
    box,
    status: needed(root, "status", HTMLElement),
    alert: needed(root, "problem", HTMLElement),
    result: needed(root, "result", HTMLElement),
    state: () => asked.state(),
    told: () => asked.told(),
    calculate: (state) => asked.calculate(state),
    take: (state, html) => text.take(state, html),
    turn: 0,
    forget: () => asked.forget(),
    openFiles: () => {},
    ask: (request) => asked.ask(request),
    onClick: (part, act) => buttons.set(part, act),
    onShow: (act) => shows.add(act),
    onDraw(act) {
      shows.add(act);
      draws.add(act);
    },
  };
  const own = tables(app);
  const text = textBox(app, form, own.earlier);
  const link = address(app, text.keep, (...newer) => asked.renew(...newer));
  const shower = showing(app, form, shown, all(draws));
  const waits = waiting(app, text.isSample);
  const name = naming();
  const asked = asking(app, runtime, {
    text,
    shower,
    waits,
    long: going(app, runtime),
    name,
    remember: link.remember,
    own,
  });
  const buttons = presses(app);

  app.onClick("change", () => {
    shutPanels(app.result);
    focusOn(box);
    box.setSelectionRange(0, 0);
  });
  app.onClick("new", () => text.clear());
  app.onClick("put-back", () => text.bringBack());
  // In this order: the workings are opened over the choices, and Escape closes one of them; after
  // the rows, columns that are measured again come first.
  for (const part of [
    choices.attach,
    workings.attach,
    cells.attach,
    player.attach,
    lit.attach,
    fix.attach,
    rows.attach,
    pressedRow.attach,
    jump.attach,
    higher.attach,
    share.attach,
    print.attach,
    picture.attach,
    embed.attach,
  ]) {
    part(app);
    await pause();
  }
  files.attach(app, runtime);
  sayIfPlain(root);
  app.result.tabIndex = app.alert.tabIndex = -1;
  shown();
  asked.report();
  await pause();
  if (text.restore()) link.open();
  if (arriving()) import("./incoming.js").then((arrived) => arrived.attach(app));
}
