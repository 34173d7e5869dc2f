"""What a text itself prints, and how it compares."""

from calculator.words.catalogues import Catalogue, Plural

PRINTED: Catalogue = {
    # Mistakes with a name
    "differs-if": (
        "The column “{0}”: {1} of {2} {2:|difference is|differences are} gone if {3:words}."
    ),
    "differs-if-both": (
        "The column “{0}”: {1} of {2} {2:|difference is|differences are} gone if {3:words} and "
        "{4:words}."
    ),
    "if-as-scored": "an opponent’s unplayed rounds count as they were scored, not ½",
    "if-unplayed-zero": "an opponent’s unplayed rounds count 0, not ½",
    "if-own-left-out": (
        "a player’s own unplayed rounds are left out, not counted as an opponent with 0"
    ),
    "if-forfeited-opponent": "the opponent of a forfeited game counts",
    "if-no-deduction": "nothing is taken off for byes and forfeit wins",
    # Where the order comes from
    "listed-rating": "points, then rating",
    "listed-number": "points, then pairing number",
    "listed-name": "points, then name",
    "listed-rows": "points, then the order of the rows",
    "sheet-listed-rating": (
        "The sheet breaks no ties: it lists players with the same score by rating."
    ),
    "sheet-listed-number": (
        "The sheet breaks no ties: it lists players with the same score by pairing number."
    ),
    "sheet-listed-name": (
        "The sheet breaks no ties: it lists players with the same score by name."
    ),
    "sheet-listed-rows": (
        "The sheet breaks no ties: it lists players with the same score in the order of its rows."
    ),
    "by-us-chess": "the US Chess default",
    "by-fide": "a common FIDE order",
    "by-fide-round-robin": "a common FIDE order for round robins",
    "by-fide-teams": "a common FIDE order for teams",
    "rank-by": "Rank by {0}",
    "order-not-said": "We found no tiebreak order on your sheet; under {0} you are {1:place}.",
    "order-not-said-shared": (
        "We found no tiebreak order on your sheet; under {0} you share {1:place} place."
    ),
    "order-guessed": "We found no tiebreak order on your sheet; its places fit {0}.",
    "default-would-be": "Under {0} you would be {1:place}.",
    "default-would-share": "Under {0} you would share {1:place} place.",
    "basis-not-said": "We found no tiebreak order on the sheet. This uses {0}.",
    "basis-default-fits": (
        "We found no tiebreak order on the sheet. All {1} printed places fit {0}."
    ),
    "basis-default-differs": Plural(
        1,
        "We found no tiebreak order on the sheet. Under {0}, one of its {2} places differs.",
        "We found no tiebreak order on the sheet. Under {0}, {1} of its {2} places differ.",
    ),
    "basis-guessed": "We found no tiebreak order on the sheet. All {1} printed places fit {0}.",
    "basis-alike": "They fit {0} just as well.",
    "basis-own": Plural(
        1,
        "One printed place differs under the sheet’s own order ({0}).",
        "{1} printed places differ under the sheet’s own order ({0}).",
    ),
    "basis-columns": Plural(
        1,
        "One printed place contradicts the sheet’s own columns ({0}).",
        "{1} printed places contradict the sheet’s own columns ({0}).",
    ),
    "column-same": "The column “{0}” has one figure for everybody: it decided nothing.",
    "basis-edition": "The sheet fits the FIDE rules {0:edition}, so those are used.",
    "basis-convention": ("The sheet fits {0:tiebreak} with “{1:convention}”, so that is used."),
    "places-not-by-points": (
        "The printed places do not follow the points: they were not compared."
    ),
    "places-agree": Plural(0, "the printed place agrees", "all {0} printed places agree"),
    "places-differ": ("{0} of {1} printed {1:|place|places} {0:|differs|differ}"),
    "places-unbroken": (
        "{0} of {1} printed {1:|place|places} {0:|is|are} only the order in which tied players are "
        "listed"
    ),
    "places-of-ties": Plural(
        0, "The place that is only an order", "The {0} places that are only an order"
    ),
    "places-that-differ": Plural(0, "The place that differs", "The {0} places that differ"),
    "place-differs": "{0}: printed {1}, worked out {2:ordinal}",
    "place-listed": "{0}: listed {1}, worked out {2:ordinal}",
    "column-differs": Plural(
        2,
        "{0} is {1:tiebreak}; {3} differs: {4:decimal} instead of {5:decimal}.",
        "{0} is {1:tiebreak}; {2} values differ, {3} first: {4:decimal} instead of {5:decimal}.",
    ),
    "differs-swaps": Plural(
        0,
        "Because of it {1} and {2} change places.",
        "Because of it {0} pairs change places, such as {1} and {2}.",
    ),
    # What the sheet says about a place
    "print-place": "{0:place}",
    "print-places": "{0:place} to {1:place}",
    "print-caused": "Your sheet lists you {0}: {1}.",
    "cause-as-scored": "it counts an opponent’s unplayed rounds as they were scored, not ½",
    "cause-unplayed-zero": "it counts an opponent’s unplayed rounds as 0, not ½",
    "cause-own-left-out": (
        "it leaves out a player’s own unplayed rounds, which count as an opponent with 0"
    ),
    "cause-forfeited-opponent": "it counts the opponent of a forfeited game",
    "cause-no-deduction": "it takes nothing off for byes and forfeit wins",
    "cause-by-convention": "it works out {0:tiebreak} with “{1:convention}”",
    "cause-by-edition": "it goes by the FIDE rules {0:edition}",
    "cause-as-swiss": "it counts unplayed rounds of a round robin as those of a Swiss",
    "cause-by-forfeits": "it counts forfeits as games",
    "cause-holds": "its column “{0}” holds {1:tiebreak}",
    "cause-wintd": ("WinTD 5.10a printed Modified Medians that are too small, which 5.10b fixed"),
    "print-contradicts": "Your sheet says {0}, but by this order you are {1:place}: {2}.",
    "print-shared": "Your sheet says {0}.",
    "print-why-order": "the sheet fits a different order ({0})",
    "print-why-points-above": "the sheet puts {0}, who has {1:scored}, above you",
    "print-why-points-below": "the sheet puts {0}, who has {1:scored}, below you",
    "print-why-own-value": "the sheet gives your {0} as {1}, but it works out to {2}",
    "print-why-value": "the sheet gives the {0} of {3} as {1}, but it works out to {2}",
    "print-why-own-figures": (
        "{0} has {1} on {2} and you have {3}, even by the sheet’s own figures"
    ),
    "print-why-columns": "the printed place contradicts the sheet’s own columns",
    "print-why-column": "the sheet’s column {0} holds something that we cannot name",
    "print-why-no-order": (
        "no order that we know gives every place of the sheet ({0} of {1} differ)"
    ),
    "print-unexplained": "Your sheet lists you {0}.",
}
