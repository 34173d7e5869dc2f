"""What a reader of the results must know."""

from calculator.words.catalogue import Catalogue, Plural

WARNINGS: Catalogue = {
    # Warnings
    "barred-in-round-robin": "{0}: the 2026 rules bar it in round robins (art. 8).",
    "doubtful-in-swiss": "{0}: meant for round robins; forfeits count against the opponent.",
    "unrated-players": Plural(
        0,
        "One player is unrated: without a published rule for that, no value of {1} (art. 10).",
        "{0} players are unrated: without a published rule for that, no value of {1} (art. 10).",
    ),
    "not-in-edition": "{0}: not in the rules {1:edition}; worked out as the later rules have it.",
    "start-unreadable": "“{0}” is no date that we can read; the newest rules are used.",
    "points-found": (
        "The totals fit {0:points} points a win, {1:points} a draw and {2:points} a loss, "
        "which the report does not say."
    ),
    "announced-unknown": "The text announces {0}, which we do not know: left out.",
    "bye-ambiguous": (
        "“-1” may be a pairing-allocated or a full-point bye, by choice or not: "
        "cuts may differ from the printed values."
    ),
    "total-differs": (
        "{0}: the results add up to {1:points}, the printed total is {2:points}. "
        "Worked out from the results; the other reading stands below."
    ),
    "number-shared": (
        "Number {0} is on {1} rows: {2}. Opponents’ numbers were read as {3:words}, "
        "so “{0}” there is {4}."
    ),
    "number-shared-unused": "Number {0} is on {1} rows: {2}. No opponent is called by it.",
    "numbers-lettered": Plural(
        0,
        "The number of {1} has letters: “{2}”. Opponents’ numbers were read as {3:words}.",
        "{0} players’ numbers have letters; the first is “{2}” ({1}). Opponents’ numbers were "
        "read as {3:words}.",
    ),
    "numbers-are-row": "rows counted from the top",
    "numbers-are-standings": "standings numbers",
    "numbers-are-place": "places",
    "numbers-are-start": "start numbers",
    "numbers-are-pairing": "pairing numbers",
    "numbers-are-name": "names",
    "byes-ahead": Plural(
        0,
        "The printed total of {1} already counts a bye in a round that is still to come: "
        "counted here too.",
        "{0} printed totals already count a bye in a round that is still to come ({1}): "
        "counted here too.",
    ),
    "byes-ahead-differ": (
        "Byes in rounds that are still to come are in some printed totals ({1}) and not in "
        "others ({3}): counted here as each total has it."
    ),
    "results-contradict": (
        "Round {0}: {1} has {2}, but {3} has {4}. Worked out as {5}’s row says; "
        "the other reading stands below."
    ),
    "playoff-left-out": Plural(
        0,
        "{1} – {2}: another game in round {3}, taken for a play-off and left out.",
        "{1} – {2}: {0} more games in round {3}, taken for a play-off and left out.",
    ),
    "no-rounds": "the table does not say in which round a game was",
    "rows-repeated": Plural(
        0,
        "The row of {1} stands there twice, word for word: taken once.",
        "{0} rows stand there twice, word for word ({1}): taken once.",
    ),
    "blank-result": Plural(
        0,
        "{1} has no result in round {2}; it counts as an unplayed round.",
        "{0} results are missing in rounds that were played (first: {1}, round {2}); "
        "each counts as an unplayed round.",
    ),
    "order-not-by-tiebreak": (
        "A rating report is sorted by score and new rating, never by tiebreak: "
        "its order is not the order of the prizes."
    ),
    "column-unknown": "The column “{0}” was not compared: we do not know what it holds.",
    "column-of-group": (
        "The column “{0}” was not compared: {1:tiebreak} depends on who is tied, "
        "and is a rank for us."
    ),
    "column-encounter": (
        "The column “{0}” holds the points among those who are level before it: compared as such."
    ),
    "column-encounter-met": (
        "The column “{0}” holds the points among those who are level before it, where all of them "
        "have met: compared as such."
    ),
    "column-encounter-rank": (
        "The column “{0}” holds the rank among those who are level before it: compared as such."
    ),
    "differs-by-convention": (
        "The column “{0}”: {1} of {2} differences are gone under the convention "
        "“{4:convention}” of {3:tiebreak}."
    ),
    "differs-by-edition": (
        "The column “{0}”: {1} of {2} differences are gone under the FIDE rules {3:edition}."
    ),
    "differs-as-swiss": (
        "The column “{0}”: {1} of {2} differences are gone if unplayed rounds of this round "
        "robin count as in a Swiss."
    ),
    "differs-by-forfeits": (
        "The column “{0}”: {1} of {2} differences are gone if forfeits count as games."
    ),
    "column-holds": "The column “{0}” holds {3:tiebreak}: all its values agree.",
    "differs-wintd": (
        "The column “{0}”: {1} of {2} differing values lie below the Median of a player with a "
        "plus score. WinTD 5.10a printed such Modified Medians; 5.10b mended it."
    ),
    "column-lacks": "The column “{0}” was not compared: {1:words}.",
    "no-values": Plural(
        1,
        "{0:tiebreak}: no value for one player, because {2:words}.",
        "{0:tiebreak}: no value for {1} players, because {2:words}.",
    ),
    "place-in-text": "Line {0}, column {1}: ",
    "other-reading": "The other reading",
}
