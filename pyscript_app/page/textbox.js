// The box that a table is pasted into.

import { keep, kept } from "./storage.js";

/** @import { App } from "./calculator.js" */

/**
 * The text is kept for a reload of this tab and goes with the tab; nothing else is stored.
 */
const KEPT = "tiebreaks:text";

/**
 * Have what is pasted or typed into the box worked out.
 *
 * @param {App} app
 * @param {HTMLFormElement} form
 */
export function textBox(app, form) {
  const { box, root } = app;
  const sample = box.defaultValue;
  /** The clipboard's HTML, as long as the box holds what was pasted with it. */
  let html = "";

  function take() {
    keep(KEPT, box.value);
    app.calculate({ text: box.value });
  }

  /** @param {string} markup what the clipboard held beside the text that is in the box now */
  function takeHtml(markup) {
    html = /<table/i.test(markup) ? markup : "";
    take();
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    take();
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      take();
    }
  });
  box.addEventListener("input", () => {
    html = "";
    keep(KEPT, box.value);
  });
  box.addEventListener("paste", (event) => {
    // The sample gives way to what is pasted.
    if (box.value === sample) box.select();
    const markup = event.clipboardData?.getData("text/html") ?? "";
    // After the browser has put the text into the box.
    setTimeout(() => takeHtml(markup));
  });
  document.addEventListener("paste", (event) => {
    const field =
      event.target instanceof Element && event.target.closest("input, textarea, select");
    if (field || !root.isConnected || !event.clipboardData) return;
    box.value = event.clipboardData.getData("text/plain");
    takeHtml(event.clipboardData.getData("text/html"));
  });

  return {
    html: () => html,
    /** @param {string} text put into the box, without working it out */
    set(text) {
      box.value = text;
      html = "";
    },
    /** Go on with what was there before a reload. */
    restore() {
      const text = kept(KEPT);
      // Somebody was faster than this script: what is in the box by now is to be worked out.
      if (box.value !== sample) take();
      else if (text) box.value = text;
    },
  };
}
