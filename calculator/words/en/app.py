"""What the page says before Python runs, or where it cannot: the build hands it to JavaScript."""

from calculator.words.catalogue import Catalogue

APP: Catalogue = {
    "app.loading": "Getting ready…",
    "app.working": "Working it out…",
    "app.waiting": "Got it. Working it out as soon as the calculator is ready…",
    "app.links.damaged": (
        "The table in this link is damaged. Ask for the link again, or paste the table."
    ),
    "app.links.large": (
        "The table in this link is too large to open. Ask for its text, and paste that."
    ),
    "app.links.version": (
        "This link was made by a newer version of this page. Reload the page to get that."
    ),
    "app.close": "Close",
    "app.update": "A new version is here",
    "app.useUpdate": "Use it",
    "app.again": "Try again",
    "app.files.large": (
        "“{0}” is too large for a crosstable. Open it, then copy one section and paste it here."
    ),
    "app.files.spreadsheet": (
        "“{0}” is a spreadsheet or document. Open it, select the table, copy it and paste it here."
    ),
    "app.files.pdf": "“{0}” is a PDF. Open it, select the table, copy it and paste it here.",
    "app.files.picture": (
        "“{0}” is a picture. Find the table as text: on the event’s web page, say."
    ),
    "app.files.binary": (
        "“{0}” is no text. Open it in its program, copy the table and paste it here."
    ),
    "app.files.empty": "“{0}” is empty.",
    "app.files.unreadable": (
        "The file could not be opened. Try again, or copy the table and paste it here."
    ),
    "app.failures.download": (
        "The calculator could not be downloaded. Check the connection, then try again."
    ),
    "app.failures.browser": (
        "This browser cannot run the calculator: WebAssembly is missing or switched off "
        "(Lockdown Mode does that). Try another browser."
    ),
    "app.failures.start": "The calculator did not start. Try again, or try another browser.",
    "app.failures.crash": "The calculator stopped. Your text is still here: try again.",
}
