// A bare page inside somebody else's: it reports its height, and links to the full calculator.
// What opens does so where it is seen, because the page around it is not to be scrolled.

import { framed, seenPart } from "./frames.js";
import { one } from "./parts.js";
import { linkOf } from "./share.js";

/** @import { App } from "./calculator.js" */

/** Room between a value and what opens for it; the least height of that, in pixels. */
const GAP = 6;
const LEAST = 220;

/** @param {App} app */
export function attach(app) {
  const full = one(document, "full");
  if (!(full instanceof HTMLAnchorElement)) return;
  one(document, "shut")?.remove();
  app.onShow(async () => {
    const { show = "" } = app.state();
    app.root.dataset.show = show;
    // The page already comes with a link to its own address.
    if (app.root.dataset.answered) full.href = (await linkOf(app)) ?? full.href.split("#")[0] ?? "";
  });
  if (!framed()) return;
  app.root.dataset.framed = "";
  new ResizeObserver(tell).observe(document.documentElement);
  window.addEventListener("message", (event) => {
    if (isHello(event)) tell();
  });
  const put = panels(app);
  new MutationObserver(put).observe(app.result, { childList: true, subtree: true });
}

/**
 * Whether the page around asks for the height: nobody else is answered.
 *
 * @param {MessageEvent} event
 */
function isHello({ source, origin, data }) {
  const [around = origin] = location.ancestorOrigins ?? [];
  return source === window.parent && origin === around && data?.type === "tiebreaks:hello";
}

let told = 0;

/** It reveals nothing but a height, so any page may hear it; at most once in a frame's time. */
function tell() {
  cancelAnimationFrame(told);
  told = requestAnimationFrame(() => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    window.parent.postMessage({ type: "tiebreaks:height", height }, "*");
  });
}

/**
 * Puts what opens for a value or a cell below it, or above it where there is more room.
 *
 * @param {App} app
 */
function panels({ result }) {
  const open = () =>
    [one(result, "workings"), one(result, "choices")].find((panel) => panel?.hasChildNodes());
  /** @type {Element | null} */
  let placed = null;

  return async () => {
    const panel = open();
    const read = one(result, "standings")?.parentElement?.parentElement;
    const button = result.querySelector("table button[aria-expanded]");
    // Something inside it has changed: it stays where it is.
    if (panel && panel.firstElementChild === placed) return;
    placed = panel?.firstElementChild ?? null;
    if (!panel || !(read instanceof HTMLElement) || !button) return;
    const seen = await seenPart();
    const value = button.getBoundingClientRect();
    const top = read.getBoundingClientRect().top;
    const [above, below] = [value.top - seen.top - 2 * GAP, seen.bottom - value.bottom - 2 * GAP];
    const up = below < LEAST && above > below;
    const room = Math.max(up ? above : below, LEAST);
    panel.style.setProperty("--tb-room", `${room}px`);
    const height = Math.min(panel.scrollHeight, room);
    const at = (up ? value.top - GAP - height : value.bottom + GAP) - top;
    panel.style.setProperty("--tb-at", `${Math.max(at, 0)}px`);
    // The frame is as high as what is in it, even where the last rows are shorter than this.
    read.style.setProperty("--tb-reach", `${at + height + GAP}px`);
  };
}
