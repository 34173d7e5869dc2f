"""The sheets of HTML that the command line writes, and what it says about them."""

from calculator.words.catalogues import Catalogue, Plural

SHEETS: Catalogue = {
    "sheet-edition": "FIDE rules: {1} ({0}).",
    "sheet-arise": "How each value is worked out",
    "sheet-made-with": (
        "Made with the chess tiebreak calculator. This page holds no script and loads nothing."
    ),
    # The index of an event
    "sheet-sections": "Sections",
    "sheet-all-sections": "All sections",
    "sheet-players": "Players",
    "sheet-rounds": "Rounds",
    "sheet-ties": "Ties",
    "sheet-ties-are": "Ties: how many scores several players share.",
    "sheet-unread": "Could not be read",
    # What is said in the terminal
    "sheet-written": "Written: {0}",
    "sheets-written": Plural(0, "Written: {1} and one sheet", "Written: {1} and {0} sheets"),
    "sheet-left": Plural(
        0,
        "No longer part of the event, and not deleted: {1}",
        "No longer part of the event, and not deleted: {0} sheets, such as {1}",
    ),
    "sheet-in-the-way": (
        "{0} already exists and was not written by this command, so nothing was written. "
        "Choose another place, or move it away."
    ),
    "sheet-for-one": (
        "{0} is one sheet, and {1} is a folder. Name a folder to write to: it gets a sheet for "
        "each section, and an index."
    ),
}
