// Pasting: into the box, anywhere on the page where no field takes it, or by a button.

import { el } from "./dom.js";
import { focusOn } from "./frames.js";
import { alike } from "./history.js";
import { one } from "./parts.js";
import { words } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { View } from "./link-code.js" */

/**
 * @param {App} app
 * @param {(state: View, html: string, inBox: string) => void} take
 * @param {(table: boolean) => boolean} gives whether what is pasted replaces everything in the box;
 *   `table` says whether it is more than a cell, pasted where nothing is selected
 */
export function pasting(app, take, gives) {
  const { root, box } = app;
  /** Works out what is being pasted, once the browser has put it into the box. */
  let taking = () => {};

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
    // Pasted into another text, it is part of it.
    taking = () => {
      taking = () => {};
      take({ text: box.value }, alike(box.value, text) ? markup : "", inBox);
    };
    put?.();
    if (put) taking();
    // In case the browser puts nothing into the box, and so tells of nothing.
    else setTimeout(() => taking());
  }

  // Before the next frame: nothing is seen in between, and nothing jumps twice.
  box.addEventListener("input", () => taking());

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

/**
 * The button that pastes: there where the browser lets a page read the clipboard.
 *
 * @param {App} app
 */
export function pasteButton(app) {
  const { root, box, alert } = app;
  const button = one(root, "paste-now");
  if (!button) return;
  const { clipboard } = navigator;
  // In a frame that may not, some browsers say so in advance.
  const policy = Reflect.get(document, "featurePolicy");
  const refused = policy && !policy.allowsFeature("clipboard-read");
  // There from the beginning, so that nothing moves when the script comes.
  button.hidden = refused || (!clipboard?.readText && !clipboard?.read);

  /** @param {string} said */
  function complain(said) {
    alert.replaceChildren(el("p", {}, said));
    focusOn(box);
  }

  button.addEventListener("click", async () => {
    try {
      const { text, html, pictures } = await copied();
      if (text.trim() || html.trim()) await app.take({ text }, html);
      else if (pictures.length) app.openFiles(pictures);
      else complain(words.pasting.empty);
    } catch {
      complain(words.pasting.refused);
    }
  });
}

/**
 * What is on the clipboard: as text, as HTML where there is some, and pictures.
 *
 * @throws {DOMException} if the browser or the person refuses
 */
async function copied() {
  const { clipboard } = navigator;
  /** @type {File[]} */
  const pictures = [];
  if (!clipboard.read) return { text: await clipboard.readText(), html: "", pictures };
  let text = "";
  let html = "";
  for (const item of await clipboard.read()) {
    const part = async (/** @type {string} */ type) =>
      item.types.includes(type) ? (await item.getType(type)).text() : "";
    text += await part("text/plain");
    html += await part("text/html");
    const type = item.types.find((each) => each.startsWith("image/"));
    if (type) pictures.push(new File([await item.getType(type)], type.replace("/", "."), { type }));
  }
  return { text, html, pictures };
}
