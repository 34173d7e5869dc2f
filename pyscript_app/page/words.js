// What the page itself says. Everything else comes from the core. The build makes `catalogue.js` and one
// module for each further language of the catalogues (calculator/words/*/page_script.py).

import { english, others } from "./catalogue.js";

/** In the language that `speak` was last asked for; in English at first. */
export const words = { ...english };

/**
 * Switch `words` to a language.
 *
 * @param {string} language as in HTML's `lang`
 * @returns {Promise<string>} the language: English if there are no words in the one asked for
 */
export async function speak(language) {
  const load = Object.hasOwn(others, language) ? others[language] : undefined;
  if (!load) {
    Object.assign(words, english);
    return "en";
  }
  // Even without these few words, the rest, which comes from the core, is in that language.
  const found = await load().catch(() => null);
  Object.assign(words, found?.words);
  return language;
}
