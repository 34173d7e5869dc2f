// Tesseract, as WebAssembly: a picture in, words with their places out.

import { fileOf } from "./gray-picture.js";

/** @import { Gray } from "./gray-picture.js" */

/**
 * A word that was read: how sure, from 0 to 1, and where in the picture that was given.
 *
 * @typedef {object} Word
 * @property {string} text
 * @property {number} confidence
 * @property {[number, number, number, number]} box left, top, right, bottom
 */

/** What a picture holds: a block of text, a line, a word, one character. */
export const BLOCK = 6;
export const LINE = 7;
export const WORD = 8;
export const CHARACTER = 10;

/**
 * @typedef {object} Reader
 * @property {(
 *   picture: Gray, mode: number, letters?: string, onpart?: (part: number) => void
 * ) => Word[]} words
 */

/** No picture is read for longer, in seconds: large photos take a tenth of it on a slow machine. */
const LONGEST = 90;

/** A picture took too long. The reader is of no use any more. */
export class Late extends Error {}

/**
 * @param {(options: object) => Promise<any>} make the module's factory
 * @param {object} options for it
 * @param {Uint8Array} language the trained data
 * @param {number} [longest] in seconds
 * @returns {Promise<Reader>}
 */
export async function engine(make, options, language, longest = LONGEST) {
  let began = 0;
  /** @type {(part: number) => void} */
  let told = () => {};
  /** @param {number} percent */
  const TesseractProgress = (percent) => {
    if (performance.now() - began > longest * 1000) throw new Late();
    told(percent / 100);
  };
  const module = await make({ ...options, TesseractProgress });
  module.FS.writeFile("eng.traineddata", language);
  const api = new module.TessBaseAPI();
  if (api.Init(null, "eng", 1) === -1) throw new Error("Tesseract does not start");
  // The picture's own resolution is unknown: letters are as high as in print at 300 dpi.
  api.SetVariable("user_defined_dpi", "300");
  api.SetVariable("debug_file", "/dev/null");

  /**
   * @param {Gray} picture
   * @param {number} mode
   * @param {string} [letters] nothing else is there
   * @param {(part: number) => void} [onpart] gets how much has been read, 0 to 1
   * @returns {Word[]}
   * @throws {Late}
   */
  function words(picture, mode, letters = "", onpart = () => {}) {
    module.FS.writeFile("/input", fileOf(picture));
    api.SetVariable("tessedit_pageseg_mode", String(mode));
    api.SetVariable("tessedit_char_whitelist", letters);
    if (api.SetImageFile(1, 0) === 1) throw new Error("no picture");
    began = performance.now();
    told = onpart;
    api.Recognize(null);
    const { blocks } = JSON.parse(api.GetJSONText());
    const found = [];
    for (const block of blocks ?? []) {
      for (const paragraph of block.paragraphs) {
        for (const line of paragraph.lines) {
          for (const { text, confidence, bbox } of line.words) {
            found.push({
              text: text.trim(),
              confidence: confidence / 100,
              box: /** @type {[number, number, number, number]} */ ([
                bbox.x0,
                bbox.y0,
                bbox.x1,
                bbox.y1,
              ]),
            });
          }
        }
      }
    }
    return found.filter(({ text }) => text);
  }
  return { words };
}
