"""What the page says before Python runs, or where it cannot: the build hands it to JavaScript."""

from calculator.words.catalogues import Catalogue

APP: Catalogue = {
    "app.loading": "Getting ready…",
    "app.working": "Working it out…",
    # A text that waits: what there is to be seen of it, then what comes next.
    "app.table.one": "Your table: one line.",
    "app.table.many": "Your table: {0} lines.",
    "app.soon": "Ready in a moment…",
    "app.toldOther": (
        "The link came with another answer. This one has just been worked out from its table."
    ),
    "app.press": "Press “Calculate” when it is complete.",
    "app.changed": "The text has changed. Press “Calculate” to work it out.",
    # What takes longer than a second
    "app.steps.reading": "Reading the table…",
    "app.steps.ranking": "Working out the tiebreaks…",
    "app.steps.drawing": "Putting the result together…",
    "app.seconds": "{0} {1} s",
    "app.stop": "Stop",
    "app.stopped": "Stopped. Your text is still here.",
    "app.slow": "This took more than {0} seconds, so it was stopped. Your text is still here.",
    "app.anyway": "Let it take its time",
    "app.links.damaged": (
        "The table in this link is damaged. Ask for the link again, or paste the table."
    ),
    "app.links.large": (
        "The table in this link is too large to open. Ask for its text, and paste that."
    ),
    "app.links.version": (
        "This link was made by a newer version of this page. Reload the page to get that."
    ),
    # A table that an address names
    "app.source.loading": "Fetching {0}…",
    "app.source.from": "Table from {0}",
    "app.source.address": "“{0}” is not the address of a web page.",
    "app.source.refused": (
        "{0} could not be fetched: its server does not let other pages read it, or there is no "
        "connection. Open it yourself, copy the table and paste it here."
    ),
    "app.source.status": (
        "{0} could not be fetched: its server answers {1}. Check the address, or paste the table."
    ),
    "app.source.large": (
        "{0} is larger than 2 MB, which is too large for a crosstable. Copy one section of it and "
        "paste it here."
    ),
    "app.source.slow": "{0} did not arrive within 10 seconds.",
    "app.source.kind": (
        "{0} is neither text nor a web page. Download it, then open that file here."
    ),
    "app.pasting.refused": (
        "This page may not read the clipboard. Paste into the box instead: press Ctrl+V, or hold "
        "your finger on it and choose Paste."
    ),
    "app.pasting.empty": "There is no text on the clipboard. Copy the table first.",
    "app.close": "Close",
    "app.update": "A new version is here",
    "app.useUpdate": "Use it",
    "app.again": "Try again",
    "app.files.opening": "Opening “{0}”…",
    "app.files.large": (
        "“{0}” is too large for a crosstable. Open it, then copy one section and paste it here."
    ),
    "app.files.binary": (
        "“{0}” is not text. Open it in its program, copy the table and paste it here."
    ),
    "app.files.password": "“{0}” is protected by a password. Save it without one, and open that.",
    "app.files.damaged": "“{0}” is damaged. Fetch or save it again.",
    "app.files.scanned": "“{0}” shows neither text nor a picture: its pages are empty.",
    "app.files.many": (
        "“{0}” has more than 200 pages, or more than 12 that are pictures. Open one section only."
    ),
    "app.files.fetch": (
        "The part that opens “{0}” could not be downloaded. Check the connection, then try again."
    ),
    "app.files.slow": (
        "“{0}” took more than a minute to open, so that was stopped. Open one section only, or "
        "copy the table and paste it here."
    ),
    "app.files.empty": "“{0}” is empty.",
    "app.files.unreadable": (
        "The file could not be opened. Try again, or copy the table and paste it here."
    ),
    # A picture: what is read out of it
    "app.scan.loading": "Loading the picture reader: {0} of {1} MB…",
    "app.scan.looking": "Reading the picture…",
    "app.scan.cells": "Reading cell by cell…",
    "app.scan.title": "Read from the picture",
    "app.scan.titles": "Read from {0} pictures",
    "app.scan.sure": "Nothing is in doubt. Compare a few rows with the picture anyway.",
    "app.scan.one": "One cell may be wrong: see what is in the picture.",
    "app.scan.many": "{0} cells may be wrong: see what is in the picture.",
    "app.scan.private": "The picture stays on this device, and is gone when you leave the page.",
    "app.scan.beside": "Compare with the picture",
    "app.scan.press": "Press a cell to see it enlarged, and to change it.",
    "app.scan.of": "{0} of {1}",
    "app.scan.before": "Previous",
    "app.scan.next": "Next",
    "app.scan.read": "read as {0}",
    "app.scan.may": "It may say",
    "app.scan.cut": "The cell in the picture",
    "app.scan.checked": "Everything that was in doubt has been looked at.",
    "app.scan.keys": "Enter keeps it, typing corrects it, ↑ and ↓ lead to the others.",
    "app.scan.right": "It is right",
    "app.scan.take": "Use this",
    "app.scan.says": "What the cell says",
    "app.scan.empty": "nothing",
    "app.scan.doubtful": "may be wrong",
    "app.scan.mended": "first read as “{0}”",
    "app.scan.cell": "{0}, {1}",
    "app.scan.heading": "Heading",
    "app.scan.round": "round {0}",
    "app.scan.row": "Row {0}",
    "app.scan.column": "column {0}",
    "app.scan.table": "The table that was read",
    "app.scan.picture": "Picture {0}",
    "app.scan.calculate": "Work it out",
    "app.scan.stop": "Stop",
    "app.scan.stopped": "Stopped.",
    "app.scan.close": "Close",
    "app.scan.nothing": (
        "No table could be read in this picture. Take it straight from the front, in good "
        "light, so that the table fills it."
    ),
    "app.scan.unreadable": (
        "“{0}” is a picture that this browser cannot show: for example HEIC from a phone, or "
        "TIFF. Save it as JPEG, or take a screenshot of it, and open that."
    ),
    "app.scan.fetch": (
        "The picture reader could not be downloaded. Check the connection, then try again."
    ),
    "app.scan.late": (
        "Reading the picture took too long and was stopped. Take only the table, in good light."
    ),
    "app.scan.browser": "This browser cannot read pictures. Try another one, or a newer one.",
    "app.plain": "Part of this page did not load, so it looks plain. The calculator works.",
    "app.failures.download": (
        "The calculator could not be downloaded, or arrived damaged. Check the connection, then "
        "try again."
    ),
    "app.failures.browser": (
        "This browser cannot run the calculator: WebAssembly or workers are missing or switched "
        "off (Lockdown Mode does that). Try another browser."
    ),
    "app.failures.policy": (
        "This site’s server does not let the calculator run: its Content-Security-Policy is too "
        "strict. Please tell the people who run the site."
    ),
    "app.failures.memory": (
        "There is not enough free memory for the calculator. Close other tabs or programs, then "
        "try again."
    ),
    "app.failures.start": "The calculator did not start. Try again, or try another browser.",
    "app.failures.crash": "The calculator stopped. Your text is still here: try again.",
}
