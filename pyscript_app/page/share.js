// Sharing the result: links, copies, files. Its words are in the group's data- attributes.

import { el } from "./dom.js";
import { focusOn } from "./frames.js";
import { css, isOpen, needed, one } from "./parts.js";
import { carried } from "./source.js";
import { encode } from "./link-code.js";
import { encodeTold } from "./link-answer.js";
import { words as pageWords } from "./words.js";

/** @import { App } from "./calculator.js" */

/** Buttons that say something else for a moment, with their usual label. */
const telling = new WeakMap();

/** @param {App} app */
export function attach(app) {
  app.onClick("copy", async (button) => {
    const link = linkOf(app);
    hand(app, button, link, words(app).linkCopied ?? "", words(app).linkTooLong ?? "");
  });
  app.onClick("embed", async (button) => {
    const code = embedCode(app);
    hand(app, button, code, words(app).embedCopied ?? "", words(app).linkTooLong ?? "");
  });
  /** @param {HTMLElement} button @param {string} form */
  const take = (button, form) => {
    const text = written(app, form).then((found) => found?.text ?? null);
    hand(app, button, text, words(app).copied ?? "");
  };
  app.onClick("take", (button) => take(button, chosen(app)));
  app.onClick("copy-text", (button) => take(button, button.dataset.form ?? ""));
  app.onClick("save", async (button) => {
    const found = await written(app, button.dataset.form ?? chosen(app));
    if (found) save(found);
  });
  app.onClick("qr", (button) => showCode(app, button));
  let built = false;
  app.result.addEventListener(
    "toggle",
    async ({ target }) => {
      if (built || !(target instanceof Element) || !target.matches(css("builder"))) return;
      built = true;
      try {
        const builder = await import("./builder.js");
        builder.attach(app);
      } catch {
        // The next time that it is unfolded it is tried again.
        built = false;
        app.status.textContent = pageWords.failures.download;
      }
    },
    true,
  );
  // A code or a text to copy belongs to the result that it was made from.
  app.onShow(() => clear(app));
}

/** @param {App} app */
const group = (app) => needed(app.result, "share", HTMLElement);
/** @param {App} app */
export const words = (app) => group(app).dataset;
/** @param {App} app */
const chosen = (app) => needed(app.result, "copy-as", HTMLSelectElement).value;
/** @param {App} app */
const place = (app) => needed(app.result, "shared", HTMLElement);

/** @param {App} app */
function clear(app) {
  one(app.result, "shared")?.replaceChildren();
  one(app.result, "qr")?.setAttribute("aria-expanded", "false");
}

/** The address of the full calculator. */
export function calculatorOf() {
  const full = one(document, "full");
  return full instanceof HTMLAnchorElement ? full.href : location.href;
}

/**
 * The link to the shown state in the full calculator; a bare page says where that is.
 *
 * @param {App} app
 * @returns {Promise<string | null>} null if it would be too long
 */
export async function linkOf(app) {
  const page = new URL(calculatorOf());
  const { search, state } = carried(app.state(), one(document, "full") ? "" : page.search);
  const fragment = await encodeTold(state, app.told()).catch(() => null);
  if (!fragment) return null;
  page.search = search;
  page.hash = fragment;
  return page.href;
}

/** @param {App} app */
async function embedCode(app) {
  const { search, state } = carried(app.state());
  const fragment = await encode(state).catch(() => null);
  if (!fragment) return null;
  const { lang } = app.root;
  const folder = lang === "en" ? "embed/" : `${lang}/embed/`;
  const page = new URL(`${app.root.dataset.root ?? "../"}${folder}`, location.href);
  return frameCode(app, new URL(search + fragment, page).href);
}

/**
 * @param {App} app
 * @param {string} address
 */
export const frameCode = (app, address) =>
  `<iframe src="${address}" title="${words(app).embedTitle}" loading="lazy" ` +
  `allow="clipboard-write" style="width: 100%; height: 40em; border: 0"></iframe>`;

/**
 * @param {App} app
 * @param {string} form
 * @returns {Promise<{text: string, name: string, media: string} | null>}
 */
async function written(app, form) {
  clear(app);
  const answer = await app.ask({ what: "export", as: form });
  if (answer && "refused" in answer) {
    place(app).replaceChildren(el("p", {}, answer.refused));
    app.status.textContent = answer.refused;
  }
  return answer && "text" in answer ? answer : null;
}

/**
 * Put a text on the clipboard and say so; if the browser refuses, show it selected.
 *
 * @param {App} app
 * @param {HTMLElement} button
 * @param {Promise<string | null>} text
 * @param {string} done
 * @param {string} [none] said if there is no text
 */
export async function hand(app, button, text, done, none) {
  const copied = await copy(text);
  const found = await text;
  if (found === null && none) tell(app, button, none);
  else if (found === null) return;
  else if (copied) tell(app, button, done);
  else showText(app, found);
}

/**
 * Safari lets a page copy only while a button is being pressed, not after working something out,
 * so the clipboard gets the promise.
 *
 * @param {Promise<string | null>} text
 */
function copy(text) {
  const blob = text.then((found) => {
    if (found === null) throw new RangeError("nothing to copy");
    return new Blob([found], { type: "text/plain" });
  });
  return toClipboard(blob, "text/plain");
}

/**
 * @param {Promise<Blob>} blob
 * @param {string} type
 * @returns {Promise<boolean>} whether the browser took it
 */
export async function toClipboard(blob, type) {
  blob.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {App} app
 * @param {HTMLElement} button
 * @param {string} said
 */
export function tell(app, button, said) {
  app.status.textContent = said;
  const { label = button.textContent, timer = 0 } = telling.get(button) ?? {};
  clearTimeout(timer);
  button.textContent = said;
  const back = () => {
    telling.delete(button);
    if (button.textContent === said) button.textContent = label;
  };
  telling.set(button, { label, timer: setTimeout(back, 4000) });
}

/**
 * @param {App} app
 * @param {string} text
 */
function showText(app, text) {
  const { notCopied = "", copyThis = "" } = words(app);
  const box = el("textarea", { readonly: "", rows: "6", "aria-label": copyThis, wrap: "off" });
  box.value = text;
  if (!isOpen(group(app))) group(app).showPopover();
  place(app).replaceChildren(el("p", {}, notCopied), box);
  app.status.textContent = notCopied;
  focusOn(box);
  box.select();
}

/** @param {{text: string, name: string, media: string}} file */
function save({ text, name, media }) {
  // Spreadsheets read a CSV file as UTF-8 only if it begins with a byte order mark.
  const mark = media === "text/csv" ? "\ufeff" : "";
  saveAs(new Blob([mark, text], { type: `${media};charset=utf-8` }), name);
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
export function saveAs(blob, name) {
  const url = URL.createObjectURL(blob);
  el("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * @param {App} app
 * @param {HTMLElement} button
 */
async function showCode(app, button) {
  const open = button.getAttribute("aria-expanded") === "true";
  clear(app);
  if (open) return;
  const [qr, link] = await Promise.all([import("./qr.js").catch(() => null), linkOf(app)]);
  if (!qr) {
    place(app).replaceChildren(el("p", { role: "status" }, pageWords.failures.download));
    return;
  }
  const code = link && qr.codeOf(link, words(app).qrOf ?? "");
  place(app).replaceChildren(code || qr.instead(calculatorOf(), app.state(), words(app)));
  button.setAttribute("aria-expanded", "true");
}
