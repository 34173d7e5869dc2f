// The result in the page. The core says what has changed since the last one, so only a few rows
// of a large table are drawn again.

import { painted, slices } from "./breath.js";
import { empty, filled, reset, tidy, toNode, update } from "./dom.js";
import { framed } from "./frames.js";
import { one } from "./parts.js";

/** @import { Child, Patch } from "./dom.js" */
/** @import { Result } from "./runtime.js" */

/** Numbers the trees of all calculators, because they share the core that remembers the last. */
let drawings = 0;

/** How deep the parts of a result are at most that are made one after the other: rows of tables. */
const DEEP = 5;

/**
 * Make the nodes of a tree in slices: a large one holds up nobody.
 *
 * @param {Child} tree
 * @param {() => Promise<void> | undefined} pause ends a slice (breath.js)
 * @param {number} [deep]
 * @returns {Promise<Node>}
 * @throws {TypeError} as `toNode` does
 */
async function toNodeInSlices(tree, pause, deep = DEEP) {
  await pause();
  if (!deep || typeof tree === "string") return toNode(tree);
  const [tag, attributes, ...children] = tree;
  const element = empty(tag, attributes);
  const nodes = [];
  for (const child of children) nodes.push(await toNodeInSlices(child, pause, deep - 1));
  return filled(element, nodes);
}

/** What a person reads with an answer: its first table says how the value came about that decided. */
const SUMS = "table";
/** The size of a drawing is its own, so that nothing moves when its lines come. */
const DRAWING = "svg[height]";

/** @typedef {{parent: Element, nodes: Element[]}} Part what is put at the end of an element later */

/**
 * Take away what comes after the answer and its sums, and what is in its drawings, so that a frame
 * shows these first: to lay out all of it takes several times as long.
 *
 * @param {Node} node a whole result
 * @returns {Part[]} in the order in which it is to come back: first what stands beside the answer
 */
function later(node) {
  const why = node instanceof Element ? one(node, "why") : null;
  const last = why && (why.querySelector(SUMS) ?? one(why, "answer"));
  /** @type {Part[]} */
  const parts = [];
  for (let at = /** @type {Element | null} */ (last); at && at !== node; at = at.parentElement) {
    const parent = at.parentElement;
    // What the sums are part of comes whole.
    if (!parent || (parent !== why && why?.contains(parent))) continue;
    const nodes = [];
    while (at.nextElementSibling) {
      nodes.push(at.nextElementSibling);
      at.nextElementSibling.remove();
    }
    if (nodes.length) parts.unshift({ parent, nodes });
  }
  for (const parent of why?.querySelectorAll(DRAWING) ?? []) {
    const nodes = [...parent.children];
    parent.replaceChildren();
    parts.unshift({ parent, nodes });
  }
  return parts;
}

/**
 * @param {HTMLElement} place holds the result
 */
export function drawing(place) {
  let over = 0;
  /** @type {Node | null} */
  let node = null;
  /** What of it is to come. @type {Part[]} */
  let parts = [];

  function next() {
    const part = parts.shift();
    part?.parent.append(...part.nodes);
  }

  /** Have all of it in the page. */
  function finish() {
    while (parts.length) next();
  }

  return {
    /** What the core needs in order to send only what changed. */
    numbers: () => ({ over, drawn: ++drawings }),

    /**
     * Make a whole result ready to be shown. A smaller change is made in the page itself.
     *
     * @param {Result} answer
     */
    async make({ patch, result }) {
      if (patch || !result) return null;
      return toNodeInSlices(result, await slices());
    },

    /**
     * @param {Result} answer
     * @param {number} drawn the number that was given to this answer
     * @param {Node | null} [made] what was made ready
     */
    show(answer, drawn, made) {
      finish();
      if (node instanceof Element && answer.patch) {
        tidy(node);
        update(node, answer.patch);
        for (const select of node.querySelectorAll("select")) reset(select);
      } else if (answer.result) {
        node = made ?? toNode(answer.result);
        // In a frame, the page around it would see it grow.
        if (made && !place.hasChildNodes() && !document.hidden && !framed()) parts = later(node);
        place.replaceChildren(node);
      }
      over = drawn;
    },

    /**
     * Change pieces of the result that is there; what was added to it stays.
     *
     * @param {Patch} patch
     * @param {number} drawn the number that was given to the answer that brought it
     */
    add(patch, drawn) {
      if (node instanceof Element) update(node, patch);
      over = drawn;
    },

    /** Whether all of it is in the page. */
    isWhole: () => !parts.length,

    /** Put the rest of it into the page, a part after each frame. */
    async rest() {
      while (parts.length) {
        await painted();
        next();
      }
    },

    clear() {
      parts = [];
      place.replaceChildren();
      over = 0;
      node = null;
    },
  };
}
