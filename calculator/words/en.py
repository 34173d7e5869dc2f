"""English."""

from calculator.words.catalogue import Catalogue, Plural

ENGLISH: Catalogue = {
    "counts": "no one two three four five six seven eight nine ten eleven twelve",
    # Result codes
    "kind-W": "win",
    "kind-D": "draw",
    "kind-L": "loss",
    "kind-N": "win (the opponent's result differs)",
    "kind-R": "draw (the opponent's result differs)",
    "kind-S": "loss (the opponent's result differs)",
    "kind-$": "two wins",
    "kind-#": "a win and a draw",
    "kind-?": "game",
    "kind-X": "forfeit win",
    "kind-Z": "forfeit draw",
    "kind-F": "forfeit loss",
    "kind-B": "full-point bye",
    "kind-H": "half-point bye",
    "kind-U": "not paired",
    "kind-none": "no result",
    # Reasons in the workings
    "final-score": "final score {0:points}",
    "adjusted-score": Plural(
        1,
        "final score {0:points}, one unplayed round counts ½",
        "final score {0:points}, {1:count} unplayed rounds count ½ each",
    ),
    "own-unplayed": "{0:kind}: counts as an opponent with 0",
    "dropped-lowest": "dropped as the lowest",
    "dropped-highest": "dropped as the highest",
    "running": "{0:kind}, +{2:points}",
    "subtracted": "{0:kind} in round {1}: {2:points} taken off",
    "no-opponent": "{0:kind}: no opponent, adds nothing",
    "their-cumulative": "cumulative score {0:points}",
    # Why there is no value
    "no-opponents": "the table does not say who the opponents were",
    "no-results": "the table does not give the results round by round",
    "no-opponents-results": "the opponents' results round by round are not known",
    # Warnings
    "total-differs": (
        "{0}: the results add up to {1:points}, the printed total is {2:points}. "
        "Worked out from the results; the other reading stands below."
    ),
    "results-contradict": (
        "Round {0}: {1} has {2}, but {3} has {4}. Worked out as {5}’s row says; "
        "the other reading stands below."
    ),
    "blank-result": Plural(
        1,
        "{1} has no result in round {2}; it counts as an unplayed round.",
        "{0} results are missing in rounds that were played (first: {1}, round {2}); "
        "each counts as an unplayed round.",
    ),
    "column-unknown": "The column “{0}” was not compared: we do not know what it holds.",
    "place-in-text": "Line {0}, column {1}: ",
    "other-reading": "The other reading",
    "other-same": "Under the other reading every place is the same.",
    # Page and tables
    "place": "Place",
    "name": "Name",
    "score": "Score",
    "standings": "Standings",
    "workings": "Workings",
    "why": "Why this place",
    "player": "Player",
    "order": "Tiebreak order",
    "crosstable": "Crosstable",
    "calculate": "Calculate",
    "change": "New crosstable",
    "you": "You",
    "nobody": "choose a player",
    "own-order": "as printed in the text",
    "dropped": "dropped",
    "decided": "decided the place",
    "opponent": "Opponent",
    "round": "Round",
    "counts-as": "Counts",
    "reason": "Why",
    "sum": "Sum",
    "unplayed-round": "—",
    "stub": "opponent",
    "rule-of": "{0}, {1}",
    "tap-value": "Tap a value to see how it arises.",
    "no-value": "no value",
    "close": "Close",
    "paste-hint": "Paste your standings here: the whole table, with round results.",
    "loading": "Getting ready…",
    # What was read
    "summary-players": Plural(0, "one player", "{0} players"),
    "summary-rounds": Plural(0, "one round", "{0} rounds"),
    "summary-played": "{0} of {1} rounds played",
    "read-as": "Read as {0}",
    "all-agree": Plural(0, "the printed value agrees", "all {0} printed values agree"),
    "some-differ": "{0} of {1} printed values differ",
    "difference": "{0}, {1}: printed {2}, worked out {3}",
    "consistent": "every result agrees",
    "format-swisssys-text": "SwissSys standings",
    "format-swisssys-html": "SwissSys standings",
    "format-wintd-text": "WinTD standings",
    "format-wintd-html": "WinTD standings",
    "format-short": "scores only",
    # Why this place
    "place-of": "{0} of {1}",
    "alone-on": "{0} of {1}. Nobody else has {2:points}.",
    "tied-all": "{0} of {1}. Level with {2} on {3:points}, on every tiebreak too.",
    "tied-ahead": "{0} of {1}. Level with {2} on {3:points}; ahead on {4}, {5} to {6}.",
    "tied-behind": "{0} of {1}. Level with {2} on {3:points}; behind on {4}, {6} to {5}.",
    "names-more": "{0} and {1:count} more",
    "names-two": "{0} and {1}",
    "ordinals": "th st nd rd th th th th th th",
}
