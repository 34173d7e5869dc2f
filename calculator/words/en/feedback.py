"""Telling the project that something is wrong; the links at the foot of each page."""

from calculator.words.catalogues import Catalogue

TELLING: Catalogue = {
    "tell": "Something wrong? Tell us",
    "tell-title": "Something wrong?",
    "tell-about": (
        "This opens a form on {0}. You can change everything there before you send it. What you "
        "send there is public."
    ),
    "tell-kind": "What is it about?",
    "tell-value": "A value or a place differs from my sheet",
    "tell-table": "My table cannot be read, or is read wrongly",
    "tell-sentence": "A sentence is wrong or unclear",
    "tell-add": "Add to the form",
    "tell-add-text": "my table, with the names in it",
    "tell-add-says": "what the calculator says here",
    "tell-shown": "This much will be in the form:",
    "tell-version": "Version",
    "tell-page": "Page",
    "tell-text": "Table",
    "tell-says": "The calculator says",
    "tell-long": "This table is too long for a link. Copy it and paste it into the form.",
    "tell-open": "Open the form",
    "tell-cancel": "Cancel",
    # At the foot of each page
    "foot-version": "Version {0}",
    "foot-changes": "Changes",
    "foot-source": "Source",
    "foot-edit": "Edit this page",
}
