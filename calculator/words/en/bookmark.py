"""Taking standings out of somebody else's page: the bookmark, and what it says there."""

from calculator.words.catalogues import Catalogue

TAKING: Catalogue = {
    # The bookmark's name: typed on an Android phone, so it is short.
    "taking-name": "Tiebreaks",
    "taking-copy": "Copy the link",
    "taking-drag": (
        "Drag this to your bookmarks bar, or on a phone press “Copy the link”. It works on the "
        "page with the standings."
    ),
    "taking-copied": "Copied. Now save it as the address of a bookmark.",
    "taking-refused": "The browser does not let us copy. Hold your finger on the link and copy it.",
    "taking-button": "Explain the standings on this page",
    "taking-about": (
        "Opens the standings on the page in front of you in a calculator that explains every "
        "tiebreak."
    ),
    # On the other page
    "taking-nothing": (
        "No standings can be read on this page. If they are a picture or a PDF, save it, then open "
        "that file in the calculator."
    ),
    "taking-calculator": "Open the calculator",
    "taking-frame": (
        "These standings come from {0}, and no other page may read them. Open them by "
        "themselves, then try again there."
    ),
    "taking-open": "Open {0}",
    "taking-large": (
        "This is more than the calculator takes at once. Select the section you want, then try "
        "again."
    ),
}
