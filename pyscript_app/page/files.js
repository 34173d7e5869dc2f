// Files: opened by the button, dropped anywhere on the page, or pasted.

import { decode } from "./decoding.js";
import { el } from "./dom.js";
import { one } from "./parts.js";
import { words } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @typedef {keyof typeof words.files} Refusal */

/** In bytes, of all files together. No crosstable is larger. */
const MOST = 4_000_000;
/** How files that are not text begin, with the names that people know them by. */
const BEGINNINGS = /** @type {[Refusal, number[]][]} */ ([
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["spreadsheet", [0x50, 0x4b, 0x03, 0x04]],
  ["spreadsheet", [0xd0, 0xcf, 0x11, 0xe0]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x47, 0x49, 0x46, 0x38]],
]);

/** Why a file was not opened. */
class Refused extends Error {
  /**
   * @param {Refusal} reason
   * @param {File} file
   */
  constructor(reason, file) {
    super(`${reason}: ${file.name}`);
    this.words = words.files[reason].replace("{0}", file.name);
  }
}

/**
 * @param {File} file
 * @returns {Promise<string>}
 * @throws {Refused}
 */
async function read(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const [reason, beginning] of BEGINNINGS) {
    if (beginning.every((byte, at) => bytes[at] === byte)) throw new Refused(reason, file);
  }
  const text = decode(bytes);
  if (text.slice(0, 10_000).includes("\0")) throw new Refused("binary", file);
  return text.replace(/\r\n?/g, "\n");
}

/** @param {DragEvent} event */
const carriesFiles = (event) => Boolean(event.dataTransfer?.types.includes("Files"));

/** @param {App} app */
export function attach(app) {
  const { root, alert } = app;

  /** @param {File[]} files several are read as one text: players and pairings, for example */
  async function open(files) {
    try {
      const [first] = files;
      if (!first) return;
      const size = files.reduce((sum, file) => sum + file.size, 0);
      if (size > MOST) throw new Refused("large", first);
      const texts = await Promise.all(files.map(read));
      if (texts.every((text) => !text.trim())) throw new Refused("empty", first);
      const text = texts.map((each) => each.replace(/\n*$/, "\n")).join("\n");
      await app.take({ text }, text);
    } catch (error) {
      const said = error instanceof Refused ? error.words : words.files.unreadable;
      alert.replaceChildren(el("p", {}, said));
      alert.scrollIntoView({ block: "nearest" });
    }
  }
  app.openFiles = open;

  const picker = one(root, "picker");
  if (picker instanceof HTMLInputElement) {
    one(root, "open-file")?.addEventListener("click", () => picker.click());
    picker.addEventListener("change", () => {
      const files = [...(picker.files ?? [])];
      picker.value = "";
      open(files);
    });
  }
  /** @type {[keyof DocumentEventMap, (event: DragEvent) => void][]} */
  const drags = [
    ["dragenter", () => root.toggleAttribute("data-dragging", true)],
    ["dragover", (event) => event.preventDefault()],
    [
      "drop",
      (event) => {
        event.preventDefault();
        root.toggleAttribute("data-dragging", false);
        open([...(event.dataTransfer?.files ?? [])]);
      },
    ],
  ];
  for (const [name, act] of drags) {
    document.addEventListener(name, (event) => {
      if (event instanceof DragEvent && root.isConnected && carriesFiles(event)) act(event);
    });
  }
  document.addEventListener("dragleave", (event) => {
    // Without a target, the file has left the page itself.
    if (!event.relatedTarget) root.toggleAttribute("data-dragging", false);
  });
}
