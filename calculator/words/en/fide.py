"""Why a term has its amount, in FIDE's tiebreaks."""

from calculator.words.catalogues import Catalogue, Plural

FIDE: Catalogue = {
    # Reasons in the workings of FIDE's tiebreaks
    "category-of": "{0:category}",
    "trailing-byes": Plural(
        1,
        "final score {0:points}, the bye at the end counts as a draw (16.3.2)",
        "final score {0:points}, {1:count} byes at the end count as draws (16.3.2)",
    ),
    "last-round-drawn": (
        "round {0}, the last of the event, counts as drawn (it scored {1:points}): {2:points} (8.3)"
    ),
    "last-round-open": (
        "round {0}, the last of the event, is paired and counts as drawn: {1:points} (8.3)"
    ),
    "dummy": "{0:category}: a dummy with your own score {1:points} (16.4)",
    "dummy-capped-opponent": (
        "capped at {0:points}, the adjusted score of the scheduled opponent (16.4.1)"
    ),
    "dummy-capped-draws": "capped at {0:points}, a draw in every round (16.4.2)",
    "virtual-opponent": (
        "{0:category}: a virtual opponent with {1:points} before the round, {2:points} in it, "
        "and draws in the {3:count} after it"
    ),
    "times-points": "{0:points} × {1:points} scored",
    "times-draw": "{0:points} × {1:points}, as a draw with the virtual opponent",
    "cut-lowest": "cut as the lowest (14.1)",
    "cut-highest": "cut as the highest (14.3)",
    "cut-voluntary": "cut in place of the lowest: a voluntarily unplayed round (16.5)",
    "cut-early": "cut: an early round (14.1)",
    "their-buchholz": "Buchholz {0:points}",
    "their-fore-buchholz": "Fore Buchholz {0:points}",
    "koya-counts": "final score {0:points}, at least {1:points}: counts",
    "koya-below": "final score {0:points}, below {1:points}: left out",
    "koya-counts-so-far": (
        "{0:points} so far, at least {1:points}, half of what was possible so far: counts"
    ),
    "koya-below-so-far": (
        "{0:points} so far, below {1:points}, half of what was possible so far: left out"
    ),
    "free-round": "free round of a round robin: takes nothing off (15.2)",
    "running-score": "{0:category}, +{1:points}",
    "against-theirs": "scored {0:points}, the scheduled opponent {1:points}",
    "against-draw": "scored {0:points}, a draw is {1:points}",
    "pairing-number": "number in the starting list",
    "unrated-as": "unrated: taken as {0}",
    "average-rating": Plural(0, "rating of the one opponent", "mean rating of {0} opponents"),
    "percentage": "{0:points} of {1}: {2}% (rating table 8.1.1)",
    "expected": "rated {0}: {1}% expected (rating table 8.1.2)",
    "nothing-scored": "nothing scored: the lowest opponent’s rating {0}, minus 800",
    "their-performance": "{0}",
    "mini-game": "{0:category} against another of those who are tied",
    "mini-games": "mean of {0:count} games against another of those who are tied (6.1.2)",
    "mini-all-met": "among {0:count} who have all met: place {1} (6.2)",
    "mini-robin": "among {0:count}, not all have met: in a round robin nothing is decided (6.2)",
    "mini-reach": "among {0:count}, not all met: could still reach {1:points}; place {2} (6.3)",
    "own-GP": "your own {0:points} game {0:points|point|points}",
    "own-MP": "your own {0:points} match {0:points|point|points}",
    "by-divisor": "{0:points} / {1}",
    "board-times": "{0} × {1:points}",
    "board-products": "board number × points: {0}",
    "board-none": "no point on any board",
    "boards-up-to": Plural(0, "board 1 alone", "boards 1 to {0}"),
    "points-on-board": "board {0}",
    "board-count-of-match": "board count of the match between the two",
    "recorded": "as recorded",
    "drawn": "lot {1}, drawn for “{0}”",
}
