// The answer as a picture: an SVG from the core, drawn to a PNG as soon as "Share" is open, so
// that copying and handing on can begin while a button is still being pressed: browsers insist.

import { el, toNode } from "./dom.js";
import { isOpen, one } from "./parts.js";
import { linkOf, saveAs, tell, toClipboard, words } from "./share.js";

/** @import { App } from "./calculator.js" */
/** @import { Pictured } from "./protocol.js" */

const PNG = "image/png";
const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{answer: Pictured | null, blob: Blob | null, link: string | null}} Made */

/** @param {App} app */
export function attach(app) {
  /** What was made of the result that is shown. @type {Promise<Made> | null} */
  let made = null;

  const ready = () => (made ??= make(app));
  const unfolded = () => isOpen(one(app.result, "share"));

  async function show() {
    const mine = ready();
    const { answer, blob } = await mine;
    const place = one(app.result, "picture");
    if (mine !== made || !place || !answer || !blob) return;
    const image = el("img", { src: URL.createObjectURL(blob), alt: answer.said });
    image.onload = () => URL.revokeObjectURL(image.src);
    place.replaceChildren(image);
  }

  /** The text and the link, and the picture where the browser takes files. @param {Made} found */
  function handedOn({ answer, blob, link }) {
    /** @type {ShareData} */
    const data = { title: document.title, text: answer?.text ?? "" };
    if (link) data.url = link;
    const files = blob && answer ? [new File([blob], answer.name, { type: PNG })] : [];
    return files.length && navigator.canShare?.({ ...data, files }) ? { ...data, files } : data;
  }

  app.onShow(() => (made = null));
  // With the first name that is asked for, the place of the picture comes a moment later.
  app.onDraw(() => {
    const button = one(app.result, "hand-on");
    // Few browsers on desks have it.
    if (button) button.hidden = !("share" in navigator);
    if (unfolded() && !one(app.result, "picture")?.hasChildNodes()) show();
  });
  // The event does not go up from the group, but it goes down to it.
  app.result.addEventListener(
    "toggle",
    ({ target }) => {
      if (target === one(app.result, "share") && unfolded()) show();
    },
    true,
  );
  app.onClick("copy-picture", async (button) => {
    const blob = ready().then((found) => {
      if (!found.blob) throw new TypeError("no picture to copy");
      return found.blob;
    });
    const { pictureCopied = "", pictureNotCopied = "" } = words(app);
    tell(app, button, (await toClipboard(blob, PNG)) ? pictureCopied : pictureNotCopied);
  });
  app.onClick("save-picture", async () => {
    const { answer, blob } = await ready();
    if (answer && blob) saveAs(blob, answer.name);
  });
  app.onClick("hand-on", async () => {
    // A visitor who closes the browser's window without choosing anything wants nothing more.
    await navigator.share(handedOn(await ready())).catch(() => {});
  });
}

/**
 * @param {App} app
 * @returns {Promise<Made>}
 */
async function make(app) {
  const [answer, link] = await Promise.all([app.ask({ what: "picture" }), linkOf(app)]);
  if (answer?.state !== "done") return { answer: null, blob: null, link };
  const drawing = answer.picture && /** @type {SVGSVGElement} */ (toNode(answer.picture));
  return { answer, blob: drawing && (await drawn(drawing)), link };
}

/** @param {SVGSVGElement} drawing */
async function drawn(drawing) {
  // Only what is in the page can be measured; nobody sees or hears it there.
  const aside = el("div", { "aria-hidden": "true" });
  // Not as an attribute: a strict policy refuses those.
  aside.style.cssText = "position: fixed; visibility: hidden";
  aside.append(drawing);
  document.body.append(aside);
  squeeze(drawing);
  aside.remove();
  drawing.prepend(await faces());
  const { width, height } = drawing.viewBox.baseVal;
  const text = new XMLSerializer().serializeToString(drawing);
  const source = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = source;
    await image.decode();
    const canvas = el("canvas", { width: String(width), height: String(height) });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((/** @type {(blob: Blob | null) => void} */ done) =>
      canvas.toBlob(done, PNG),
    );
  } finally {
    URL.revokeObjectURL(source);
  }
}

/**
 * The page's own faces: a picture may fetch nothing, so that it carries them with it.
 *
 * @returns {Promise<SVGStyleElement>} empty where the page has none
 */
async function faces() {
  const rules = [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].map((rule) => carriedFace(rule, href ?? location.href)),
  );
  const style = document.createElementNS(SVG, "style");
  style.textContent = (await Promise.all(rules)).join("\n");
  return style;
}

/**
 * A rule for a face that the site serves, with the face in it; empty for any other rule.
 *
 * @param {CSSRule} rule
 * @param {string} base of the addresses in it
 */
async function carriedFace(rule, base) {
  if (!(rule instanceof CSSFontFaceRule)) return "";
  const [, address] = /url\("([^"]+)"\)/.exec(rule.cssText) ?? [];
  if (!address) return "";
  try {
    const response = await fetch(new URL(address, base));
    if (!response.ok) return "";
    const data = await asData(await response.blob());
    return rule.cssText.replace(address, data);
  } catch {
    // Offline, for example: the picture has the system's letters.
    return "";
  }
}

/**
 * @param {Blob} blob
 * @returns {Promise<string>} an address that holds it
 */
function asData(blob) {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

/**
 * The core does not know the visitor's font: what is wider than its room is made narrower.
 *
 * @param {SVGSVGElement} drawing
 */
function squeeze(drawing) {
  for (const text of drawing.querySelectorAll("text")) {
    const room = text.dataset.room ?? "";
    if (!room || text.getComputedTextLength() <= Number(room)) continue;
    text.setAttribute("textLength", room);
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
}
