// QR codes: black on white in dark mode too, with the quiet zone that readers look for.

import { toNode } from "./dom.js";
import qrcode from "qrcode-generator";

/** @import { Tree } from "./dom.js" */

/** In characters. With more, a code is too fine for phones to read from a screen. */
const LONGEST = 2000;
/** Up to here there is room for the better of two error corrections. */
const SHORT = 1000;
/** Modules of white on each side: what the standard asks for. */
const QUIET = 4;

/**
 * Draw a text as a QR code.
 *
 * @param {string} text
 * @param {string} label what it is, for people who cannot see it
 * @returns {Node | null} null if the text is too long
 */
export function codeOf(text, label) {
  if (text.length > LONGEST) return null;
  const code = qrcode(0, text.length > SHORT ? "L" : "M");
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  const size = String(count + 2 * QUIET);
  /** @type {Tree} */
  const drawing = [
    "svg",
    {
      role: "img",
      "aria-label": label,
      class: "tb-code",
      viewBox: `${-QUIET} ${-QUIET} ${size} ${size}`,
      width: size,
      height: size,
    },
    ["rect", { x: String(-QUIET), y: String(-QUIET), width: size, height: size, fill: "#fff" }],
    ["path", { d: path, fill: "#000" }],
  ];
  return toNode(drawing);
}
