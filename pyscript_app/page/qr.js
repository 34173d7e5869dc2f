// QR codes: black on white in dark mode too, with the quiet zone that readers look for.

import { el, toNode } from "./dom.js";
import { SourceError, whole } from "./source.js";
import { encode } from "./link-code.js";
import { words } from "./words.js";
import qrcode from "qrcode-generator";

/** @import { Tree } from "./dom.js" */
/** @import { State } from "./link-code.js" */

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

/**
 * What scans where a link is too long: one that names the address of the table, and does not carry it.
 *
 * @param {string} page the address of the calculator
 * @param {State} state what is shown of the table
 * @param {Record<string, string | undefined>} said what the page says of codes
 * @returns {HTMLElement} why there is no code, and a field that makes one
 */
export function instead(page, state, said) {
  const { qrTooLong = "", qrAddress = "", qrMake = "", qrOf = "" } = said;
  const box = el("input", { type: "url", required: "", placeholder: "https://" });
  const made = el("div", { role: "status" });
  const form = el(
    "form",
    { class: "tb-code-of" },
    el("p", { role: "status" }, qrTooLong),
    el("label", {}, qrAddress, " ", box),
    " ",
    el("button", { type: "submit" }, qrMake),
    made,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const link = new URL(page);
      link.search = String(new URLSearchParams({ src: whole(box.value) }));
      link.hash = (await encode({ ...state, text: "" })) ?? "";
      const shown = el("a", { href: link.href }, link.href);
      made.replaceChildren(codeOf(link.href, qrOf) ?? qrTooLong, el("p", {}, shown));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      made.replaceChildren(words.source.address.replace("{0}", box.value));
    }
  });
  return form;
}
