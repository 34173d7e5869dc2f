// A sheet for the printer: made by the core, put at the end of the page, seen on paper only.

import { toNode } from "./dom.js";
import { one } from "./parts.js";
import { linkOf } from "./share.js";

/** @import { App } from "./calculator.js" */

/**
 * In characters: a code of a longer address would be too fine for a phone two meters from the wall.
 * Its width on paper is in the stylesheet.
 */
const FROM_AFAR = 62;

/** What is to be printed, while it is in the page. @type {HTMLElement | null} */
let sheet = null;

/** @param {App} app */
export function attach(app) {
  app.onClick("print", (button) => print(app, button.dataset.form));
  app.onShow(remove);
}

/**
 * @param {App} app
 * @param {string} [form] what is printed; without it, what is chosen
 */
async function print(app, form) {
  const choice = one(app.result, "print-what");
  const what = form ?? (choice instanceof HTMLSelectElement ? choice.value : "");
  const [answer, qr, link] = await Promise.all([
    app.ask({ what: "print", sheet: what }),
    // Without it the sheet has only the address.
    import("./qr.js").catch(() => null),
    linkOf(app),
  ]);
  if (answer?.state !== "done") return;
  remove();
  sheet = /** @type {HTMLElement} */ (toNode(answer.sheet));
  const url = new URL(link ?? location.href);
  one(sheet, "address")?.append(url.host + url.pathname);
  const code = link && link.length <= FROM_AFAR && qr?.codeOf(link, "");
  if (code) one(sheet, "sheet-head")?.append(code);
  document.body.append(sheet);
  window.addEventListener("afterprint", whenDone, { once: true });
  window.print();
}

/** Some browsers continue before the paper is made: the sheet stays until the next action. */
function whenDone() {
  for (const event of ["pointerdown", "keydown"]) {
    document.addEventListener(event, remove, { once: true, capture: true });
  }
}

function remove() {
  sheet?.remove();
  sheet = null;
}
