// Written from calculator/page/protocol.py by `python -m pyscript_app.build.protocol`:
// change it there.

/** @import { State, View } from "./protocol.js" */

/** What a link carries as texts. @type {(keyof State)[]} */
export const TEXTS = [
  "class",
  "text",
  "order",
  "changes",
  "reading",
  "language",
  "rules",
  "show",
  "teams",
  "every",
];

/** What it carries in digits. @type {(keyof State)[]} */
export const NUMBERS = ["player", "versus", "section"];

/** What it carries by names. @type {(keyof State)[]} */
export const CHOICES = ["choices"];

/** What only unfolds or sorts something. @type {(keyof View)[]} */
export const LOOKS = ["cell", "results", "sort", "teams", "every", "effects"];
