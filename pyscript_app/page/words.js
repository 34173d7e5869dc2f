// What the page itself says. All else comes from the core (calculator/words).

export const words = {
  loading: "Getting ready…",
  working: "Working it out…",
  waiting: "Got it. Working it out as soon as the calculator is ready…",
  copyLink: "Copy link",
  copied: "Link copied",
  notCopied: "The link is this page’s address",
  tooLong: "This table is too large for a link",
  badLink: "The table in this link is damaged. Ask for the link again, or paste the table.",
  close: "Close",
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
