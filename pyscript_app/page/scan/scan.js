// Pictures of a table: read on this device. Loaded when the first one comes. What was read is shown
// beside the picture, with what may be wrong; each change of a cell is worked out at once.

import { inLanguages } from "../catalogue-scan.js";
import { el } from "../dom.js";
import { focusOn } from "../frames.js";
import { startWorker } from "../runtime.js";
import { panel } from "./picture-panel.js";

/** @import { App } from "../calculator.js" */
/** @import { Runtime } from "../runtime.js" */
/** @import { Gray } from "./gray-picture.js" */

/** @typedef {typeof inLanguages.en} Words */
/**
 * @typedef {object} Cell
 * @property {string} text
 * @property {number} [picture] where it is: in which picture, and its edges there
 * @property {[number, number, number, number]} [box]
 * @property {string} [seen] what was seen first, if that was something else
 * @property {string[]} [texts] what it may say, if it is doubtful
 */
/**
 * A section: its rows, and in which line of the text they begin; in which column the names are, if
 * a heading says so; and the round of each column, 0 where it is none.
 *
 * @typedef {{first: number, rows: Cell[][], names: number | null, rounds: number[]}} Table
 */
/**
 * @typedef {object} Sheet
 * @property {string} text
 * @property {Table[]} tables
 * @property {string[]} notes what is wrong with it as a whole
 */

/** No side of a picture is longer, in pixels: phones take larger ones. */
const LONGEST = 2600;

/** So much of the time goes into words; the rest goes into cells that are read again, up to those
 * that are in doubt still. */
const WORDS = 0.7;
const CELLS = 0.9;

/** Why a picture was not read, in words for people. */
class NotRead extends Error {}

/** The reader that runs, for all pictures of this visit. @type {Reader | null} */
let running = null;

/** What is shown of pictures. @type {HTMLElement | null} */
let shown = null;

class Reader {
  /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  #asked = 0;
  /** Why it does not run any more. @type {string | null} */
  #ended = null;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {(part: number) => void} */
  onprogress = () => {};
  /** Gets how much of what was asked is done. @type {(part: number) => void} */
  ondone = () => {};

  /**
   * @param {Words} words
   * @param {() => boolean} over whether the visitor has done something else meanwhile
   */
  constructor(words, over) {
    this.words = words;
    this.over = over;
  }

  /** Start what reads letters: before, nothing is asked of it. */
  start() {
    const { words } = this;
    const worker = startWorker(new URL(published.scanWorker, import.meta.url));
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      const why = { download: words.fetch, late: words.late, browser: words.browser };
      if (this.over()) this.end("");
      else if (data.type === "progress") this.onprogress(data.part);
      else if (data.type === "done") this.ondone(data.part);
      else if (data.type === "failed") this.end(Reflect.get(why, data.reason));
      else {
        this.#waiting.get(data.id)?.resolve(data.answer);
        this.#waiting.delete(data.id);
      }
    };
    worker.onerror = () => this.end(words.browser);
  }

  /**
   * @param {object} message
   * @returns {Promise<any>}
   */
  ask(message) {
    if (this.#ended !== null) return Promise.reject(new NotRead(this.#ended));
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker?.postMessage({ ...message, id });
    });
  }

  /**
   * @throws {NotRead} it was stopped meanwhile
   */
  check() {
    if (this.over()) this.end("");
    if (this.#ended !== null) throw new NotRead(this.#ended);
  }

  /** @param {string} why for the visitor who waits; nothing where what came instead says enough */
  end(why) {
    this.#ended ??= why;
    this.#worker?.terminate();
    if (running === this) running = null;
    for (const { reject } of this.#waiting.values()) reject(new NotRead(why));
    this.#waiting.clear();
  }
}

/**
 * The picture upright, as cameras mean it, on a canvas.
 *
 * @param {File | HTMLCanvasElement} file
 * @param {Words} words
 */
async function canvasOf(file, words) {
  const image = await createImageBitmap(file).catch(() => {
    const name = file instanceof File ? file.name : "PDF";
    throw new NotRead(words.unreadable.replace("{0}", name));
  });
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new NotRead(words.browser);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return {
    canvas,
    // All at once, those of many pictures would fill the memory.
    pixels: () => context.getImageData(0, 0, canvas.width, canvas.height),
  };
}

/**
 * Show a picture as it was turned to be read.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {Gray} upright
 */
function showTurned(canvas, { width, height, data }) {
  canvas.width = width;
  canvas.height = height;
  const image = new ImageData(width, height);
  for (const [at, light] of data.entries()) image.data.set([light, light, light, 255], 4 * at);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
}

/** The style of the panel, once. */
function dress() {
  const address = new URL(published.scanStyle, import.meta.url).href;
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}

/**
 * What came with pictures.
 *
 * @typedef {object} Come
 * @property {number} turn how many texts had been put in before: a later one counts
 * @property {string} text what other files say that were chosen together with them
 * @property {string} name what the first of those is called
 */

/**
 * Read the pictures of a sheet, show what was read, and work it out.
 *
 * @param {App} app
 * @param {Runtime} runtime
 * @param {(File | HTMLCanvasElement)[]} files
 * @param {Come} come
 */
export async function scan(app, runtime, files, { turn, text, name }) {
  const { root, status, alert } = app;
  const words = root.lang in inLanguages ? Reflect.get(inLanguages, root.lang) : inLanguages.en;
  dress();
  // What the visitor did last counts: another picture, or a text that was put in meanwhile.
  running?.end("");
  const mine = new Reader(words, () => app.turn !== turn);
  running = mine;
  // Whatever is put in shows in the state of the page at once.
  const watching = new MutationObserver(() => mine.over() && mine.end(""));
  watching.observe(root, { attributes: true });
  shown?.remove();
  const stop = el("button", { type: "button" }, words.stop);
  stop.addEventListener("click", () => mine.end(words.stopped));
  const bar = el("progress", { max: "1", "aria-label": words.looking });
  const waits = el("section", { class: "tb-scan-waits" }, bar, stop);
  shown = waits;
  const form = root.querySelector("form");
  form?.after(waits);
  /** What was said last of it. */
  let said = "";
  const whole = (published.lettersCoreSize + published.lettersSize) / 1e6;
  /** Whether a visitor who pressed or reached the button would have nothing in its place. */
  let left = false;
  try {
    const found = await read();
    done();
    const sheet = { ...found.sheet, text: [found.sheet.text, ...beside()].join("\n\n") };
    const made = panel(app, sheet, found.pages, words);
    shown = made.whole;
    form?.after(shown);
    if (left) made.focus();
    if (!root.dataset.to) await app.take({ text: sheet.text });
  } catch (error) {
    done();
    // Without words, something else came, which says what is to be said.
    if (error instanceof NotRead && !error.message) return;
    if (runtime.failed(error)) return;
    if (!(error instanceof NotRead)) throw error;
    // What came with the picture is still there.
    if (root.dataset.to) app.box.value ||= text;
    else if (text) await app.take({ text });
    alert.replaceChildren(el("p", {}, error.message));
    if (left) focusOn(alert);
  } finally {
    watching.disconnect();
    // Its memory is given back.
    mine.end("");
  }

  /** The other files' text, with a title: it is a section beside what the pictures show. */
  function beside() {
    return text ? [`${name}\n\n${text}`] : [];
  }

  /** Nobody waits any more. */
  function done() {
    left = waits.contains(document.activeElement);
    waits.remove();
    if (status.textContent === said) status.textContent = "";
  }

  /** @returns {Promise<{sheet: Sheet, pages: HTMLCanvasElement[]}>} */
  async function read() {
    tell(words.looking);
    const images = [];
    for (const file of files) {
      images.push(await canvasOf(file, words));
      mine.check();
    }
    mine.start();
    mine.onprogress = (part) => {
      const so = (part * whole).toFixed(1);
      if (part < 1) bar.value = part;
      else bar.removeAttribute("value");
      tell(
        part < 1
          ? words.loading.replace("{0}", so).replace("{1}", whole.toFixed(1))
          : words.looking,
      );
    };
    /**
     * Show how much is done: what is asked now is of one picture.
     *
     * @param {number} at
     * @param {number} from how far the bar was before the first picture, and is after the last one
     * @param {number} to
     */
    const part = (at, from, to) => {
      mine.ondone = (done) => (bar.value = from + ((to - from) * (at + done)) / images.length);
    };
    const seen = [];
    for (const [at, { canvas, pixels }] of images.entries()) {
      part(at, 0, WORDS);
      const message = { type: "look", image: pixels() };
      const { upright, ...found } = await mine.ask(message);
      if (upright) showTurned(canvas, upright);
      seen.push(found);
    }
    tell(words.cells);
    /** @type {[string, number][]} */
    const texts = [];
    let sheet = await runtime.see({ pictures: seen }, root.lang);
    // What is in doubt after the first time is asked for once more.
    for (let from = WORDS; sheet.again; from = CELLS) {
      for (const picture of images.keys()) {
        part(picture, from, from === WORDS ? CELLS : 1);
        const cells = sheet.again
          .filter((/** @type {number[]} */ cell) => cell[0] === picture)
          .map((/** @type {unknown[]} */ cell) => cell.slice(1));
        texts.push(...(await mine.ask({ type: "again", picture, cells })));
      }
      sheet = await runtime.see({ pictures: seen, again: texts }, root.lang);
      mine.check();
    }
    mine.check();
    if (sheet.failed) throw new NotRead(words.fetch);
    if (sheet.error !== undefined) throw new NotRead(sheet.error || words.nothing);
    return { sheet, pages: images.map(({ canvas }) => canvas) };
  }

  /** @param {string} now what is being done */
  function tell(now) {
    said = now;
    status.textContent = now;
  }
}
