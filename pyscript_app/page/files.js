// Files: opened by the button, dropped anywhere on the page, or pasted. What a file is, its
// content says. Texts are decoded here; what reads printouts and the rest is loaded when one comes.

import { decode } from "./decoding.js";
import { el } from "./dom.js";
import { bring } from "./frames.js";
import { LONGEST_FILE, limited } from "./limit.js";
import { one } from "./parts.js";
import { words } from "./words.js";

/** @import { App } from "./calculator.js" */
/** @import { Runtime } from "./runtime.js" */
/** @typedef {Exclude<keyof typeof words.files, "opening">} Refusal */
/** @typedef {{file: File, bytes: Uint8Array}} Loaded */
/** @typedef {"pdf" | "python" | "picture" | "text"} Kind */

/** In bytes, of all files together, and in characters: no crosstable is larger. */
const MOST = 25_000_000;
const MOST_TEXT = 4_000_000;
/** How files that are not text begin. Python opens archives, spreadsheets and DBF files. */
const BEGINNINGS = /** @type {[Kind, number[]][]} */ ([
  ["pdf", [0x25, 0x50, 0x44, 0x46]],
  ["python", [0x50, 0x4b, 0x03, 0x04]],
  ["python", [0x50, 0x4b, 0x05, 0x06]],
  ["python", [0xd0, 0xcf, 0x11, 0xe0]],
  ["python", [0x1f, 0x8b]],
  ["picture", [0x89, 0x50, 0x4e, 0x47]],
  ["picture", [0xff, 0xd8, 0xff]],
  ["picture", [0x47, 0x49, 0x46, 0x38]],
  ["picture", [0x52, 0x49, 0x46, 0x46]],
  ["picture", [0x49, 0x49, 0x2a, 0x00]],
  ["picture", [0x4d, 0x4d, 0x00, 0x2a]],
]);
/** Pictures of which the kind comes after a length: HEIC as phones make it, and AVIF. */
const BOX = /^ftyp(?:avi|hei|hev|mif|msf)/;
/** The first bytes of dBase files. */
const DBF = new Set([0x02, 0x03, 0x30, 0x31, 0x43, 0x63, 0x83, 0x8b, 0xcb, 0xf5]);

/** Why a file was not opened; the text is for people. */
export class Refused extends Error {
  /**
   * @param {Refusal} reason
   * @param {File} file
   */
  static because(reason, file) {
    return new Refused(words.files[reason].replace("{0}", file.name));
  }
}

/**
 * @param {Uint8Array} bytes
 * @returns {Kind}
 */
export function kindOf(bytes) {
  for (const [kind, beginning] of BEGINNINGS) {
    if (beginning.every((byte, at) => bytes[at] === byte)) return kind;
  }
  if (BOX.test(String.fromCharCode(...bytes.subarray(4, 12)))) return "picture";
  // BM, and how long the file is: a text may begin so, too.
  const long = (bytes[2] ?? 0) + 256 * (bytes[3] ?? 0) + 65_536 * (bytes[4] ?? 0);
  const bitmap = bytes[0] === 0x42 && bytes[1] === 0x4d && long === bytes.length % 16_777_216;
  if (bitmap && bytes.length > 26) return "picture";
  // The day it was written follows, and the length of the head, which is more than one field.
  const [version = 0, , month = 99, day = 99] = bytes;
  const head = (bytes[8] ?? 0) + 256 * (bytes[9] ?? 0);
  return DBF.has(version) && month <= 12 && day <= 31 && head >= 65 ? "python" : "text";
}

/**
 * @param {Loaded} loaded
 * @throws {Refused}
 */
function textOf({ file, bytes }) {
  const text = decode(bytes);
  const json = /^\s*[{[]/.test(text);
  if (!json && text.slice(0, 10_000).includes("\0")) throw Refused.because("binary", file);
  return text;
}

/** Whether what is dragged is a part of this page. */
let own = false;
document.addEventListener("dragstart", () => {
  own = true;
});
document.addEventListener("dragend", () => {
  own = false;
});

/**
 * Whether it is for the calculator: a file, or a text or link from elsewhere. Into a field the
 * browser puts a text by itself.
 *
 * @param {DragEvent} event
 */
function carries({ dataTransfer, target }) {
  const types = dataTransfer?.types ?? [];
  if (types.includes("Files")) return true;
  const field = target instanceof Element && target.closest("input, textarea");
  return types.includes("text/plain") && !own && !field;
}

/**
 * @param {App} app
 * @param {Runtime} runtime
 */
export function attach(app, runtime) {
  const { root, alert, status } = app;
  const limit = limited(runtime);
  /** Counts what was opened: the last one wins. */
  let latest = 0;

  /**
   * @param {Loaded[]} files
   * @throws {Refused}
   */
  async function byPython(files) {
    const [first] = files;
    if (!first) return "";
    const sent = files.map(({ file, bytes }) => ({ name: file.name, bytes }));
    limit.begin(LONGEST_FILE);
    const { text, error } = await runtime.open(sent, root.lang).finally(limit.end);
    if (error) throw new Refused(error);
    if (text === undefined) throw Refused.because("fetch", first.file);
    return text;
  }

  /** @param {Loaded} loaded @returns {Promise<{text: string} | {pages: HTMLCanvasElement[]}>} */
  async function byPrinter({ file, bytes }) {
    /** @type {typeof import("./printout.js")} */
    let printer;
    try {
      printer = await import("./printout.js");
    } catch {
      throw Refused.because("fetch", file);
    }
    const found = await printer.textOf(bytes);
    if ("refused" in found) throw Refused.because(found.refused, file);
    return found;
  }

  /**
   * Read pictures of a table; what does that is loaded now.
   *
   * @param {(File | HTMLCanvasElement)[]} pictures
   * @param {File} first
   * @param {import("./scan/scan.js").Come} come
   * @throws {Refused}
   */
  async function byPicture(pictures, first, come) {
    /** @type {typeof import("./scan/scan.js")} */
    let reader;
    try {
      reader = await import("./scan/scan.js");
    } catch {
      throw Refused.because("fetch", first);
    }
    await reader.scan(app, runtime, pictures, come);
  }

  /** @param {File[]} files @returns {Promise<Loaded[]>} */
  const load = (files) =>
    Promise.all(
      files.map(async (file) => ({ file, bytes: new Uint8Array(await file.arrayBuffer()) })),
    );

  /**
   * The text of all files: players and pairings, for example, are one. Those that Python opens
   * go to it together, because some belong together. Pictures, and scans, are not among texts.
   *
   * @param {Loaded[]} loaded
   * @throws {Refused}
   */
  async function allOf(loaded) {
    const kinds = loaded.map(({ bytes }) => kindOf(bytes));
    const forPython = loaded.filter((_, at) => kinds[at] === "python");
    /** @type {string[]} */
    const texts = [];
    /** @type {(File | HTMLCanvasElement)[]} */
    const pictures = [];
    /** What the first text is called. */
    let name = "";
    for (const [at, one] of loaded.entries()) {
      const kind = kinds[at];
      const before = texts.length;
      if (kind === "picture") pictures.push(one.file);
      else if (kind === "text") texts.push(textOf(one));
      else {
        status.textContent = words.files.opening.replace("{0}", one.file.name);
        if (kind === "pdf") {
          const found = await byPrinter(one);
          if ("pages" in found) pictures.push(...found.pages);
          else texts.push(found.text);
        } else if (one === forPython[0]) texts.push(await byPython(forPython));
      }
      if (texts.length > before) name ||= one.file.name;
    }
    return { texts: texts.map((text) => text.replace(/\r\n?/g, "\n")), pictures, name };
  }

  /** @param {File[]} files */
  async function open(files) {
    const mine = ++latest;
    const { turn } = app;
    try {
      const [first] = files;
      if (!first) return;
      const size = files.reduce((sum, file) => sum + file.size, 0);
      if (size > MOST) throw Refused.because("large", first);
      const loaded = await load(files);
      const { texts, pictures, name } = await allOf(loaded);
      // A text that was put in meanwhile counts as well.
      if (mine !== latest || turn !== app.turn) return;
      const long = texts.reduce((sum, text) => sum + text.length, 0) > MOST_TEXT;
      if (long) throw Refused.because("large", first);
      const empty = texts.every((text) => !text.trim());
      const text = texts.map((each) => each.replace(/\n*$/, "\n")).join("\n");
      if (pictures.length) {
        alert.replaceChildren();
        await byPicture(pictures, first, { turn, text: empty ? "" : text, name });
        return;
      }
      if (empty) throw Refused.because("empty", first);
      status.textContent = "";
      await app.take({ text }, text);
    } catch (error) {
      status.textContent = "";
      // The page says by itself that Python failed.
      if (runtime.failed(error)) return;
      const other = runtime.stopped(error) && limit.over() ? "slow" : "unreadable";
      const said =
        error instanceof Refused
          ? error.message
          : words.files[other].replace("{0}", files[0]?.name ?? "");
      alert.replaceChildren(el("p", {}, said));
      bring(alert, "nearest");
    }
  }
  app.openFiles = open;

  /**
   * @param {string} text
   * @param {string} html
   */
  async function come(text, html) {
    const { take } = await import("./incoming.js");
    take(app, text, html);
  }

  const picker = one(root, "picker");
  if (picker instanceof HTMLInputElement) {
    const { accept } = picker;
    /** @param {string} kinds */
    const pick = (kinds) => {
      picker.accept = kinds;
      picker.click();
    };
    one(root, "open-file")?.addEventListener("click", () => pick(accept));
    // Asked for nothing else, a phone offers its camera first.
    one(root, "open-photo")?.addEventListener("click", () => pick("image/*"));
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
        const dropped = event.dataTransfer;
        if (dropped?.files.length) open([...dropped.files]);
        else if (dropped) come(dropped.getData("text/plain"), dropped.getData("text/html"));
      },
    ],
  ];
  for (const [name, act] of drags) {
    document.addEventListener(name, (event) => {
      if (event instanceof DragEvent && root.isConnected && carries(event)) act(event);
    });
  }
  document.addEventListener("dragleave", (event) => {
    // Without a target, the file has left the page itself.
    if (!event.relatedTarget) root.toggleAttribute("data-dragging", false);
  });
}
