// The entry of a bare page: as little as it takes to show what a link carries. The rest of the
// calculator, and the rest of its style, come with the runtime.

import { el } from "./dom.js";
import { enliven, fresh } from "./start.js";
import { Runtime } from "./runtime.js";
import { foresee } from "./text-preview.js";

/** Settles when the style is there, or will not come. */
function styled() {
  const href = new URL(published.style, import.meta.url).href;
  const link = el("link", { rel: "stylesheet", href });
  return new Promise((done) => {
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    document.head.append(link);
  });
}

/** @param {HTMLElement} root */
async function begin(root) {
  const state = await foresee(root);
  if (state?.show) root.dataset.show = state.show;
  await enliven(root, new Runtime(), import("./calculator.js"), { also: styled() });
}

const root = fresh();
if (root) begin(root);
