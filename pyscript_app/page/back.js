// The way back from a changed tree: the core sends only the way there.

/** @import { Altered, Changed, Child, Kept, Patch, Tree } from "./dom.js" */

/**
 * The patch that undoes another one.
 *
 * @param {Tree} tree what the other patch is for
 * @param {Patch} patch
 * @returns {Patch}
 */
export function back([, attributes, ...children], [changed, kept]) {
  /** @type {Changed} */
  const before = {};
  for (const name of Object.keys(changed)) before[name] = attributes[name] ?? null;
  if (!kept) return [before, null];
  /** Where each of the children is now. @type {Map<number, Kept>} */
  const places = new Map();
  for (const [place, child] of kept.entries()) {
    if (typeof child === "number") places.set(child, place);
    else if (isAltered(child)) {
      const [position, ...patch] = child;
      places.set(position, [place, ...back(/** @type {Tree} */ (children[position]), patch)]);
    }
  }
  return [before, children.map((child, position) => places.get(position) ?? child)];
}

/**
 * @param {Altered | Child} child
 * @returns {child is Altered}
 */
function isAltered(child) {
  return typeof child[0] === "number";
}
