// The answer that a link carries (calculator/answers/in_link.py), as far as there is room for it.

/** What it may add to a link, in characters. */
const ROOM = 200;

/**
 * Shorter forms of it, for links that get too long: without opponents, without sums.
 *
 * @param {string} told
 */
export function shorter(told) {
  const [said = "", sums] = told.split("^=");
  if (sums === undefined) return [told];
  const [name, ...rows] = sums.split("^");
  const bare = rows.map((row) =>
    row
      .split("|")
      .map((part, at) => (at > 2 && at % 2 === 0 ? "" : part))
      .join("|"),
  );
  return [told, `${said}^=${[name, ...bare].join("^")}`, said];
}

/**
 * What of it a link has room for.
 *
 * @param {string} told
 * @param {(told: string) => Promise<string>} pack makes a link with it, or without
 */
export async function packed(told, pack) {
  const plain = await pack("");
  for (const form of told ? shorter(told) : []) {
    const link = await pack(form);
    if (link.length <= plain.length + ROOM) return link;
  }
  return plain;
}
