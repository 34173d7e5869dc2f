// What the page itself says. All else comes from the core (calculator/words).

/** @typedef {typeof words} Words */

/** In the language that `speak` was last asked for; in English at first. */
export const words = {
  loading: "Getting ready…",
  working: "Working it out…",
  waiting: "Got it. Working it out as soon as the calculator is ready…",
  links: {
    damaged: "The table in this link is damaged. Ask for the link again, or paste the table.",
    large: "The table in this link is too large to open. Ask for its text, and paste that.",
    version: "This link was made by a newer version of this page. Reload the page to get that.",
  },
  close: "Close",
  update: "A new version is here",
  useUpdate: "Use it",
  again: "Try again",
  files: {
    large: "“{0}” is too large for a crosstable. Open it, then copy one section and paste it here.",
    spreadsheet:
      "“{0}” is a spreadsheet or document. Open it, select the table, copy it and paste it here.",
    pdf: "“{0}” is a PDF. Open it, select the table, copy it and paste it here.",
    picture: "“{0}” is a picture. Find the table as text: on the event’s web page, say.",
    binary: "“{0}” is no text. Open it in its program, copy the table and paste it here.",
    empty: "“{0}” is empty.",
    unreadable: "The file could not be opened. Try again, or copy the table and paste it here.",
  },
  failures: {
    download: "The calculator could not be downloaded. Check the connection, then try again.",
    browser:
      "This browser cannot run the calculator: WebAssembly is missing or switched off " +
      "(Lockdown Mode does that). Try another browser.",
    start: "The calculator did not start. Try again, or try another browser.",
    crash: "The calculator stopped. Your text is still here: try again.",
  },
};

const english = { ...words };

/**
 * Put `words` into a language.
 *
 * @param {string} language as in HTML's `lang`
 * @returns {Promise<string>} the language: English where there are no words in the one asked for
 */
export async function speak(language) {
  if (language !== "es") {
    Object.assign(words, english);
    return "en";
  }
  // Without these few words the rest, which comes from the core, is still said in Spanish.
  const found = await import("./words-es.js").catch(() => null);
  Object.assign(words, found?.spanish);
  return language;
}
