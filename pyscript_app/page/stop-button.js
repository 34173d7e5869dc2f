// A calculation that takes long says what it is doing, and can be stopped.

import { el } from "./dom.js";
import { LONGEST, limited } from "./limit.js";
import { words } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { Runtime } from "./runtime.js" */

/** In milliseconds: what takes longer is long. */
const LONG = 1000;

/**
 * @param {App} app
 * @param {Runtime} runtime
 */
export function going({ root }, runtime) {
  const said = el("span", { "aria-hidden": "true" });
  const button = el("button", { type: "button" });
  const bar = el("div", { class: "tb-going", hidden: "" }, el("div", {}, said, button));
  root.prepend(bar);
  button.addEventListener("click", () => runtime.stop());

  /** @param {number} worked */
  function tick(worked) {
    if (worked < LONG) return;
    const seconds = Math.floor(worked / 1000);
    const step = runtime.step ? words.steps[runtime.step] : words.working;
    said.textContent = words.seconds.replace("{0}", step).replace("{1}", String(seconds));
    button.textContent = words.stop;
    bar.hidden = false;
  }

  const limit = limited(runtime, tick);
  return {
    /** @param {boolean} patient whether it may take as long as it likes */
    begin(patient) {
      limit.begin(patient ? Infinity : LONGEST);
    },
    end() {
      limit.end();
      bar.hidden = true;
    },
    /** After how many seconds it was stopped, because it took too long; else 0. */
    over: limit.over,
  };
}
