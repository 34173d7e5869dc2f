// What is answered to a message about pictures, in the page's worker and on the command line alike.
//
// {type: "look", id, image}            the pixels of a picture: what is seen in it (`PictureReading`)
// {type: "again", id, picture, cells}  cells of a picture that was looked at, counted from 0: four
//                                      edges each, the letters that may be there, and which look it
//                                      is; a text and how sure it is for each of them

import { readPicture, readAgain } from "./picture-reading.js";

/** @import { Reader } from "./letter-reader.js" */
/** @import { PictureReading } from "./picture-reading.js" */

/**
 * @param {Reader} reader
 * @param {(part: number) => void} [onpart] gets how much of what is asked is done, 0 to 1
 * @returns {(message: any) => any} it keeps the pictures that it has seen, and may throw `Late`
 */
export function answererOf(reader, onpart) {
  /** @type {PictureReading[]} */
  const pictures = [];
  return (message) => {
    if (message.type === "look") {
      const found = readPicture(message.image, reader, onpart);
      pictures.push(found);
      const { words, ink, shapes, parts, round, rules, letter, size, typed, upright } = found;
      return { words, ink, shapes, parts, round, rules, letter, size, typed, upright };
    }
    const found = pictures[message.picture];
    if (!found) return [];
    const { cells } = message;
    return cells.map((/** @type {any} */ cell, /** @type {number} */ at) => {
      onpart?.(at / cells.length);
      return readAgain(found, cell, reader);
    });
  };
}
