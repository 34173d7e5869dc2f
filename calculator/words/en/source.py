"""The text that a table comes from: how it was read, what contradicts, what was printed."""

from calculator.words.catalogues import Catalogue, Plural

SOURCE: Catalogue = {
    "tbrk-guide": "What do TBrk1 to TBrk4 mean?",
    # Getting a text in
    "edit-text": "Edit the text",
    "paste-now": "Paste from clipboard",
    "open-file": "Open a file",
    "open-photo": "A photo",
    "an-example": "An example",
    "or-drop": "or drop one here",
    "link-checked": "This answer came with the link. It is being checked…",
    "script-missing": (
        "Part of the calculator did not load. Your connection may have dropped, or the site was "
        "just updated. Copy your text if you have changed it, then try again."
    ),
    "try-again": "Try again",
    "drop-here": "Drop the file here",
    "text-before": "Back to the previous text",
    "try": "See one:",
    "a-sample": "Sample: {0}",
    "sample-six-wins": "US Swiss",
    "sample-about-six-wins": "a US Swiss, 15 players",
    "sample-byes": "Byes",
    "sample-about-byes": "a Swiss with every kind of bye and forfeit",
    "sample-round-robin": "Round robin",
    "sample-about-round-robin": "eight players, a round robin",
    "sample-fide-event": "FIDE",
    "sample-about-fide-event": "a FIDE-rated open with its printed tiebreaks",
    # How it was read
    "reading": "Read as",
    "reading-by": "{0}, {1}",
    "section": "Section",
    "section-of": Plural(1, "{0} · one player", "{0} · {1} players"),
    "section-nameless": "Section {0}",
    "section-unreadable": "{0} · cannot be read",
    "read-otherwise": "Read it the way it fits best",
    # Cells that cannot both be right
    "corrections": "To be corrected",
    "contradictions": Plural(
        0, "Two results cannot both be right.", "{0} pairs of results cannot both be right."
    ),
    "correct-one": "Correct the wrong one here; the text follows.",
    "in-round": "Round {0}",
    "cell-in-round": "{0}, round {1}",
    "outcome-as-row": "Worked out as {0}’s row says.",
    "outcome-as-written": "Each counts as written.",
    "outcome-as-another": "{0}’s result is taken from {1}’s row.",
    "nameless": "No. {0}",
    "more-pairs": "{0} more",
    "total-wrong": "{0}: the results add up to {1:points}, the printed total is",
    "total-printed": "Printed total of {0}",
    "other-below": "The other reading is below.",
    "no-cell": "nothing",
    # What was meant, perhaps
    "slips": "Did you mean?",
    "slips-about": "Each button fixes one mistake. Nothing changes until you press one.",
    "slip-cell": "{0}, round {1}: {2}, not {3}",
    "slip-total": "{0}, total: {1}, not {2}",
    "slip-question": "Did you mean: {0}?",
    "slip-or": " – or ",
    "slip-even": "Equally likely:",
    # A text that cannot be read
    "nothing-pasted": "Nothing pasted yet.",
    "fault-place": "Line {0}, column {1}.",
    "example-is": "A table looks like this:",
    "example-table": (
        "No.  Name      Pts  Rd 1  Rd 2\n"
        "1    Ann Reed  1½   W2    D3\n"
        "2    Ben Hill  1    L1    W4\n"
        "3    Cem Kaya  1½   W4    D1\n"
        "4    Dea Moss  0    L3    L2"
    ),
    "example-key": "W2: won against number 2. D3: drew with number 3. L1: lost to number 1.",
    "put-back": "Put my text back",
    "stays-here": "What you paste stays in your browser.",
    "what-can-i-paste": "What can I paste?",
    "correct-it": "Correct it here:",
    "cell-at": "Cell at line {0}, column {1}",
    # What was printed
    # What is in parentheses is left out on a phone.
    "badge-values-agree": Plural(
        0, "1 of 1[ printed value agrees]", "{0} of {0}[ printed values agree]"
    ),
    "badge-places-agree": Plural(
        0, "1 of 1[ printed place agrees]", "{0} of {0}[ printed places agree]"
    ),
    "badge-order-agrees": "[printed ]order agrees",
    "badge-left-out": Plural(0, "1 column not compared", "{0} columns not compared"),
    "agreement-group": "The text",
    "badge-not-compared": "not compared",
    "badge-unbroken": "ties not broken",
    "badge-values": "{0} of {1} {1:|value|values} {0:|differs|differ}",
    "badge-places": Plural(0, "{0} place differs", "{0} places differ"),
    "badge-pairs": Plural(0, "{0} pair the other way around", "{0} pairs the other way around"),
    "badge-read": "The text",
    "printed-values": "Printed values",
    "printed-differs": Plural(0, "The value that differs", "The {0} values that differ"),
    "tiebreak": "Tiebreak",
    "printed": "Printed",
    "worked-out": "Worked out",
    "printed-order": "Printed {0} before {1}; by this order it is the other way around.",
    # One's own tables
    "tables": "My tables",
    "tables-here": "Only in this browser: the last 20.",
    "tables-forget": "Forget {0}",
    "tables-forget-all": "Forget all",
    "tables-more": "{0} more",
}
