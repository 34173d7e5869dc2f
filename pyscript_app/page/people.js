// The players in the standings that the page shows.

import { one } from "./parts.js";

/** @typedef {{number: string, name: string, place: string, score: string}} Player */

/**
 * @param {HTMLElement} result
 * @param {string} language for the order of the names
 * @returns {Player[]} in the order of their names
 */
export function players(result, language) {
  const rows = [...(one(result, "standings")?.querySelectorAll("tr[data-number]") ?? [])];
  const found = rows.map((row) => {
    const [place, name, score] = row.querySelectorAll("td, th");
    return {
      number: row.getAttribute("data-number") ?? "",
      name: name?.textContent ?? "",
      place: place?.firstChild?.textContent ?? "",
      score: score?.textContent ?? "",
    };
  });
  const { compare } = new Intl.Collator(language);
  return found.sort((one, other) => compare(one.name, other.name));
}
