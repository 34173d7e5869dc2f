"""The figure of a tiebreak, in an answer and at the head of a page about it."""

from calculator.words.catalogues import Catalogue

FIGURES: Catalogue = {
    "against": "{0}, drawn to scale",
    "against-line": "{0} {1}: {2}.",
    "against-same": "the same for both {0}",
    "against-left": "left {0}",
    "against-out": "dropped {0}",
    "against-one": "{0}",
    "lead": "{0} is ahead by {1}.",
    "crossed-out": "Without what is the same for both: {0} against {1}.",
    "crossed": "Gray is the same for both. What is left decides: {0} against {1}.",
    "figure-dummy": "dummy",
    "figure-running": "After each round {0} had {1}.",
    "figure-taken": "For the bye or forfeit of round {0}, {1} is taken off.",
    "figure-points": "{0} of {1} {1:|point|points}",
}
