// Tesseract, as WebAssembly: a picture in, words with their places out.

import { fileOf } from "./gray.js";

/** @import { Gray } from "./gray.js" */

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

/** @typedef {{words: (picture: Gray, mode: number, letters?: string) => Word[]}} Reader */

/**
 * @param {(options: object) => Promise<any>} make the module's factory
 * @param {object} options for it
 * @param {Uint8Array} language the trained data
 * @returns {Promise<Reader>}
 */
export async function engine(make, options, language) {
  const module = await make(options);
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
   * @returns {Word[]}
   */
  function words(picture, mode, letters = "") {
    module.FS.writeFile("/input", fileOf(picture));
    api.SetVariable("tessedit_pageseg_mode", String(mode));
    api.SetVariable("tessedit_char_whitelist", letters);
    if (api.SetImageFile(1, 0) === 1) throw new Error("no picture");
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
