// The way that a key takes through the cells of a table.

/** How many rows Page Up and Page Down go. */
const PAGE = 10;

/**
 * The cells that a key may move to from one of them, in order of preference.
 *
 * @template Cell
 * @param {{cells: ArrayLike<Cell> & Iterable<Cell>}[]} rows
 * @param {number} x the column
 * @param {number} y the row
 * @param {string} key
 * @param {boolean} far whether Control is held: Home and End then mean the table, not the row
 * @returns {(Cell | undefined)[]} undefined if a row has no such column
 */
export function passed(rows, x, y, key, far) {
  const row = [...(rows[y]?.cells ?? [])];
  /** @param {{cells: ArrayLike<Cell> & Iterable<Cell>}[]} through */
  const column = (through) => through.map((each) => each.cells[x]);
  switch (key) {
    case "ArrowRight":
      return row.slice(x + 1);
    case "ArrowLeft":
      return row.slice(0, x).reverse();
    case "ArrowDown":
      return column(rows.slice(y + 1));
    case "ArrowUp":
      return column(rows.slice(0, y).reverse());
    case "PageDown":
      return column(rows.slice(y + 1, y + 1 + PAGE).reverse());
    case "PageUp":
      return column(rows.slice(Math.max(0, y - PAGE), y));
    case "Home":
      return [...((far ? rows[0] : rows[y])?.cells ?? [])];
    case "End":
      return [...((far ? rows.at(-1) : rows[y])?.cells ?? [])].reverse();
    default:
      return [];
  }
}
