// What may stay where it is while other things are put in between.

/**
 * The largest set of items that may stay where they are while the others are put in between: a
 * longest run of rising positions. Whatever is moved in a page is styled and laid out again.
 *
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => number | undefined} position undefined for an item that is new
 * @returns {Item[]}
 */
export function rising(items, position) {
  /** @typedef {{item: Item, position: number, before: Run | undefined}} Run */
  /** For each length, the run with the lowest end. @type {Run[]} */
  const runs = [];
  for (const item of items) {
    const here = position(item);
    if (here === undefined) continue;
    let length = runs.length;
    while (length && /** @type {Run} */ (runs[length - 1]).position > here) length--;
    runs[length] = { item, position: here, before: runs[length - 1] };
  }
  const found = [];
  for (let run = runs.at(-1); run; run = run.before) found.unshift(run.item);
  return found;
}
