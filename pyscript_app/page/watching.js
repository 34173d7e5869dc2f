// A club's frame with a table that stays where it is: as long as the event goes on, and somebody sees
// the frame, it looks for a newer version every minute.

import { seenPart } from "./frames.js";
import { players } from "./people.js";
import { fetched, origin } from "./source.js";

/** @import { asking } from "./asking.js" */
/** @import { App } from "./calculator.js" */
/** @typedef {ReturnType<typeof asking>["renew"]} Renew */

/** In milliseconds. */
const EVERY = 60_000;

/** What is done every minute, once there is something to do. @type {(() => void) | null} */
let due = null;

/**
 * @param {App} app
 * @param {string} last what was fetched
 * @param {{renew: Renew, tell: () => void}} more shows a newer one; says when it was fetched
 */
export function watch(app, last, { renew, tell }) {
  const { root, box, result, state } = app;
  let busy = false;

  /** Nobody has pasted something else, or is trying out results. */
  const untouched = () =>
    state().text === origin.text && box.value === origin.text && !state().changes;

  /** @param {string | undefined} wanted the number of a player */
  const named = (wanted) =>
    players(result, root.lang).find(({ number }) => number === wanted)?.name ?? "";

  async function look() {
    if (busy || !root.dataset.after || document.hidden || !untouched()) return;
    busy = true;
    try {
      const { height } = await seenPart();
      if (!height) return;
      const at = Date.now();
      const text = await fetched(origin.address);
      if (!untouched()) return;
      if (text !== last) {
        const { player, versus } = state();
        const names = { who: named(player), whom: named(versus) };
        const html = /<table/i.test(text) ? { html: text } : {};
        // What cannot be read may be half of a file: the next look finds the rest.
        if (!(await renew({ ...state(), text }, { ...html, ...names }))) return;
        last = text;
        origin.text = state().text;
      }
      origin.at = at;
      tell();
    } catch {
      // What is in view stays, and says from when it is.
    } finally {
      busy = false;
    }
  }

  const begun = due !== null;
  due = look;
  if (begun) return;
  setInterval(() => due?.(), EVERY);
  document.addEventListener("visibilitychange", () => {
    if (Date.now() - origin.at >= EVERY) due?.();
  });
}
