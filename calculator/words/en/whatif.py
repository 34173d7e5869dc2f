"""Other results than the real ones."""

from calculator.words.catalogue import Catalogue, Plural

WHATIF: Catalogue = {
    # What would have changed it
    "results": "Results",
    "show-results": "Show the crosstable",
    "hide-results": "Hide the crosstable",
    "cell-of": "{0}, round {1}: {2}",
    "cell-now": "{0}, round {1}: {2}",
    "against": "against {0}",
    "change-of": "Round {0}, {1}: {2} {3}",
    "changed-results": "With other results:",
    "take-back": "Take back: {0}",
    "undo-all": "Back to the real results",
    "find-higher": "What would have put me higher?",
    "higher-first": "Nobody is higher.",
    "higher-none": "No one or two results of other players would have changed it.",
    "higher-too-many": "There are too many results to try them all.",
    "higher-found": Plural(
        0,
        "One other result of somebody else would have done it:",
        "It takes {0:count} other results of somebody else:",
    ),
    "higher-place": "{0}: you would be {1}.",
    "try-it": "Try it",
    "reach": "After your next game, by score:",
    "reach-place": "{0}: {1}",
    "reach-places": "{0}: {1} to {2}",
    "was": "was {0}",
}
