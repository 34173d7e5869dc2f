// A bare page inside somebody else's: it reports its height, and links to the full calculator.

import { one } from "./parts.js";
import { linkOf } from "./share.js";

/** @import { App } from "./calculator.js" */

/** @param {App} app */
export function attach(app) {
  const full = one(document, "full");
  if (!(full instanceof HTMLAnchorElement)) return;
  one(document, "shut")?.remove();
  app.onShow(async () => {
    // The page already comes with a link to its own address.
    if (app.root.dataset.answered) full.href = (await linkOf(app)) ?? full.href.split("#")[0] ?? "";
  });
  if (window.parent === window) return;
  new ResizeObserver(tell).observe(document.documentElement);
  // The frame is as high as the page, so what opens at its end may be out of sight.
  new MutationObserver(() => {
    const section = one(app.result, "workings");
    if (section?.firstChild) section.scrollIntoView({ block: "nearest" });
  }).observe(app.result, { childList: true, subtree: true });
}

/** It reveals nothing but a height, so any page may hear it. */
function tell() {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  window.parent.postMessage({ type: "tiebreaks:height", height }, "*");
}
