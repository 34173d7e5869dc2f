// Handing the result on.

import { el } from "./dom.js";
import { encode } from "./state.js";
import { words } from "./words.js";

/** @import { App } from "./calculator.js" */

/** @param {App} app */
export function attach(app) {
  app.onShow(() => {
    const copy = el("button", { type: "button", class: "tb-copy" }, words.copyLink);
    app.result.querySelector(".tb-change")?.before(copy);
  });
  app.onClick(".tb-copy", (button) => copyLink(app, button));
}

/**
 * @param {App} app
 * @param {HTMLElement} button
 */
async function copyLink(app, button) {
  const link = await encode(app.state()).catch(() => null);
  let said = words.tooLong;
  if (link) {
    const writing = navigator.clipboard?.writeText(new URL(link, location.href).href);
    said = await (writing ?? Promise.reject()).then(
      () => words.copied,
      () => words.notCopied,
    );
  }
  app.status.textContent = said;
  button.textContent = said;
  setTimeout(() => {
    button.textContent = words.copyLink;
  }, 4000);
}
