// Printouts, .pdf: pdf.js gives the texts with their places. Loaded when the first one comes.

import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { lines } from "./lines.js";

// It works without a worker of its own, which a frame without an origin could not start.
Object.assign(globalThis, { pdfjsWorker: { WorkerMessageHandler } });

/** So many pages may a printout have. */
const MOST_PAGES = 200;

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<{text: string} | {refused: "password" | "damaged" | "scanned" | "many"}>}
 */
export async function textOf(bytes) {
  const loading = getDocument({ data: bytes, verbosity: 0 });
  try {
    const whole = await loading.promise;
    if (whole.numPages > MOST_PAGES) return { refused: "many" };
    const pages = [];
    for (let at = 1; at <= whole.numPages; at += 1) {
      const page = await whole.getPage(at);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) =>
        "str" in item
          ? {
              text: item.str,
              x: item.transform[4],
              y: item.transform[5],
              width: item.width,
              height: item.height || Math.hypot(item.transform[2], item.transform[3]),
            }
          : [],
      );
      pages.push(lines(pieces));
    }
    const text = pages.filter(Boolean).join("\n");
    return /[\p{L}\p{N}]/u.test(text) ? { text: `${text}\n` } : { refused: "scanned" };
  } catch (error) {
    const locked = error instanceof Error && error.name === "PasswordException";
    return { refused: locked ? "password" : "damaged" };
  } finally {
    loading.destroy();
  }
}
