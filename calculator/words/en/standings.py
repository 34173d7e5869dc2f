"""The words in and around the tables of standings and results."""

from calculator.words.catalogues import Catalogue

STANDINGS: Catalogue = {
    "printed-place": "printed {0}",
    "score-group": "{0:points} · {1} · {2}",
    "to-row": "Your row in the standings",
    "to-answer": "Back to the answer",
    "crosstable-legend": "Underlined: your games.",
    "crosstable-legend-level": "In brackets: games among those of your score.",
    # Finding oneself
    "find-none": "Nobody by that name",
    # What a choice would do
    "effects": "{0}’s place under each order",
    "option-place": "{0} ({1:ordinal})",
    # What the order asks for
    "rules": "FIDE rules",
    "rules-of-event": "of the event: {0}",
    "out": "Out of the standings",
    "not-placed": "(not in the standings)",
    "out-nobody": "Nobody",
    "out-add": "Take somebody out",
    "out-gone": "Put {0} back into the standings",
    "withdrawn": "Withdrew before half of the games",
    "withdrawn-left-out": "the games do not count",
    "withdrawn-counted": "the games count",
    "late": "Came late",
    "late-add": "Add",
    "late-gone": "{0} was on time",
    "late-reset": "As the table says",
    "late-nobody": "Nobody",
    # Workings
    "all-terms": "All together",
    "left-out": "Left out",
    "divided-by": "{0} ÷ {1}",
    # Who has no value, or which tiebreak, and why
    "value-missing": "{0}: no value, {1}.",
}
