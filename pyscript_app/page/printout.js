// Printouts, .pdf: pdf.js gives the texts with their places. Loaded when the first one comes.

import { OPS, getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { lines, upright } from "./lines.js";

// It works without a worker of its own, which a frame without an origin could not start.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

/** So many pages may a printout have, and so many a scan: each of these fills some memory. */
const MOST_PAGES = 200;
const MOST_SCANS = 12;
/** No side of a page's picture is longer, in pixels; nor shorter, where lines are drawn on it. */
const LONGEST = 2600;
const DRAWN = 2000;
/** What a page shows that is not text: pictures, and letters that were drawn. */
const PICTURES = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
const LINES = OPS.constructPath;
/** What reads kinds of pictures that only PDFs have: scans in black and white mostly. */
const DECODERS = new Map([
  ["jbig2.wasm", published.decoderFax],
  ["openjpeg.wasm", published.decoderWavelets],
]);

/** Fetches those; pdf.js asks for them by their names. */
class Decoders {
  /** @param {{filename: string}} which */
  async fetch({ filename }) {
    const address = DECODERS.get(filename);
    if (!address) throw new Error(`no ${filename}`);
    const response = await fetch(new URL(address, import.meta.url));
    if (!response.ok) throw new Error(`status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** @typedef {"password" | "damaged" | "scanned" | "many"} Refused */

/**
 * The text of a printout; of one without it, its pages as they look.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<{text: string} | {pages: HTMLCanvasElement[]} | {refused: Refused}>}
 */
export async function textOf(bytes) {
  const loading = getDocument({ data: bytes, verbosity: 0, BinaryDataFactory: Decoders });
  try {
    const whole = await loading.promise;
    if (whole.numPages > MOST_PAGES) return { refused: "many" };
    const pages = [];
    for (let at = 1; at <= whole.numPages; at += 1) {
      const page = await whole.getPage(at);
      const { items } = await page.getTextContent();
      pages.push(lines(upright(items.filter((item) => "str" in item))));
    }
    const text = pages.filter(Boolean).join("\n");
    // Scanners write their names below their pictures; a table has figures.
    if (/\p{N}/u.test(text)) return { text: `${text}\n` };
    const looks = await pictures(whole);
    if (looks.length > MOST_SCANS) return { refused: "many" };
    if (looks.length) return { pages: looks };
    return /\p{L}/u.test(text) ? { text: `${text}\n` } : { refused: "scanned" };
  } catch (error) {
    const locked = error instanceof Error && error.name === "PasswordException";
    return { refused: locked ? "password" : "damaged" };
  } finally {
    loading.destroy();
  }
}

/**
 * The pages that show anything, as large as their pictures are.
 *
 * @param {import("pdfjs-dist").PDFDocumentProxy} whole
 */
async function pictures(whole) {
  const found = [];
  for (let at = 1; at <= whole.numPages && found.length <= MOST_SCANS; at += 1) {
    const page = await whole.getPage(at);
    const { fnArray, argsArray } = await page.getOperatorList({ intent: "print" });
    const sides = fnArray.flatMap((does, which) => {
      if (does === LINES) return [DRAWN];
      if (!PICTURES.includes(does)) return [];
      const [first, width, height] = argsArray[which];
      const size = typeof first === "string" ? [width, height] : [first.width, first.height];
      return [Math.max(...size)];
    });
    if (!sides.length) continue;
    const plain = page.getViewport({ scale: 1 });
    // Many scanners cut a page into strips: together they are as long as it is.
    const longest = Math.min(
      LONGEST,
      sides.reduce((sum, side) => sum + side, 0),
    );
    const scale = longest / Math.max(plain.width, plain.height);
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    // What is painted for the screen waits for its next frame, which a hidden page has not.
    await page.render({ canvas, viewport, intent: "print" }).promise;
    found.push(canvas);
  }
  return found;
}
