// Pasting: into the box, or anywhere on the page where no field takes it.

import { alike } from "./history.js";

/** @import { App } from "./calculator.js" */
/** @import { View } from "./state.js" */

/**
 * @param {App} app
 * @param {(state: View, html: string, inBox: string) => void} take
 * @param {(table: boolean) => boolean} gives whether what is pasted replaces everything in the box;
 *   `table` says whether it is more than a cell, pasted where nothing is selected
 */
export function pasting(app, take, gives) {
  const { root, box } = app;

  /**
   * @param {ClipboardEvent} event
   * @param {() => void} [put] puts the text into the box if the browser does not
   */
  function paste(event, put) {
    const data = event.clipboardData;
    const inBox = box.value;
    const text = data?.getData("text/plain") ?? "";
    const markup = data?.getData("text/html") ?? "";
    if (data?.files.length && !text) {
      event.preventDefault();
      app.openFiles([...data.files]);
      return;
    }
    put?.();
    // After the browser has put the text into the box. Pasted into another text, it is part of it.
    setTimeout(() => take({ text: box.value }, alike(box.value, text) ? markup : "", inBox));
  }

  box.addEventListener("paste", (event) => {
    const table = event.clipboardData?.getData("text/plain").trim().includes("\n") ?? false;
    const caret = box.selectionStart === box.selectionEnd;
    if (gives(table && caret)) box.select();
    paste(event);
  });
  document.addEventListener("paste", (event) => {
    const { target } = event;
    if (!root.isConnected || target === box) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    const field = target instanceof Element && target.closest("input, textarea");
    // No field of a page takes a whole table.
    if (field && !(root.contains(field) && text.includes("\n"))) return;
    event.preventDefault();
    paste(event, () => {
      box.value = text;
    });
  });
}
