"""The text that a table comes from: how it was read, what contradicts, what was printed."""

from calculator.words.catalogue import Catalogue, Plural

SOURCE: Catalogue = {
    # Getting a text in
    "edit-text": "Change the text",
    "open-file": "Open a file",
    "script-missing": (
        "Part of the calculator did not load. Your connection may have dropped, or the site was "
        "just updated. Copy your text if you have changed it, then try again."
    ),
    "try-again": "Try again",
    "drop-here": "Drop the file here",
    "text-before": "Back to the text before",
    "try": "Try:",
    "a-sample": "A sample: {0}",
    "sample-wscf": "WSCF",
    "sample-about-wscf": "the table of the WSCF handout, 15 players in a Swiss",
    "sample-byes": "every kind of bye",
    "sample-about-byes": "a Swiss with every kind of bye and forfeit",
    "sample-round-robin": "round robin",
    "sample-about-round-robin": "eight players, everybody against everybody",
    "sample-fide-event": "FIDE event",
    "sample-about-fide-event": "a FIDE-rated open with its printed tiebreaks",
    # How it was read
    "reading": "Read as",
    "reading-by": "{0}, {1}",
    "section": "Section",
    "section-of": Plural(1, "{0} · one player", "{0} · {1} players"),
    "section-nameless": "Section {0}",
    "section-unreadable": "{0} · cannot be read",
    "read-otherwise": "Read it as it fits best",
    # Cells that cannot both be right
    "corrections": "To be corrected",
    "contradictions": Plural(
        0, "Two results cannot both be right.", "{0} pairs of results cannot both be right."
    ),
    "correct-one": "Correct the wrong one here; the text follows.",
    "in-round": "Round {0}",
    "cell-in-round": "{0}, round {1}",
    "worked-out-as": "worked out as {0}’s row says",
    "nameless": "No. {0}",
    "more-pairs": "{0} more",
    "total-wrong": "{0}: the results add up to {1:points}, the printed total is",
    "total-printed": "Printed total of {0}",
    "other-below": "The other reading stands below.",
    "no-cell": "nothing",
    "correct-it": "Correct it here:",
    "cell-at": "Cell at line {0}, column {1}",
    # What was printed
    "printed-values": "Printed values",
    "printed-differs": Plural(0, "The value that differs", "The {0} values that differ"),
    "tiebreak": "Tiebreak",
    "printed": "Printed",
    "worked-out": "Worked out",
    "printed-order": "Printed {0} before {1}; by this order it is the other way round.",
}
