"""The pictures at the head of the pages about tiebreaks."""

from calculator.words.catalogue import Catalogue, Plural

FIGURES: Catalogue = {
    "figure-title": "{0} of {1}: {2}",
    "figure-round": "Round {0}",
    "figure-out": "left out",
    "figure-nobody": "no opponent",
    "figure-dummy": "dummy",
    "figure-win": "win",
    "figure-draw": "draw",
    "figure-loss": "loss",
    "figure-bye": "bye",
    "figure-forfeit": "forfeit",
    "figure-no-game": "no game",
    "figure-white": "White",
    "figure-black": "Black",
    # Sums of what the opponents have
    "figure-scored": "{0}’s opponents scored {1}.",
    "figure-counting": "{0}’s opponents count for {1}.",
    "figure-cumulatives": "{0}’s opponents have Cumulative values of {1}.",
    "figure-adjusted": "{0} scored {1} and counts for {2}, because of rounds without a game.",
    "figure-missed": "Round {0} was not played and counts {1}.",
    "figure-missed-dummy": "Round {0} was not played: a dummy with {1} takes the opponent’s place.",
    "figure-out-lowest": Plural(
        0, "The lowest is left out: {1}.", "The {0:count} lowest are left out: {1}."
    ),
    "figure-out-highest": Plural(
        0, "The highest is left out: {1}.", "The {0:count} highest are left out: {1}."
    ),
    "figure-out-both": Plural(
        0,
        "The lowest and the highest are left out: {1}.",
        "The {0:count} lowest and the {0:count} highest are left out: {1}.",
    ),
    "figure-out-voluntary": "The round missed by choice is left out: {0}.",
    "figure-sum": "Added up: {0}.",
    # Running scores
    "figure-running": "After each round {0} had {1}.",
    "figure-taken": "For the bye or forfeit of round {0}, {1} is taken off.",
    "figure-taken-off": "off",
    "figure-out-first": Plural(
        0, "The first is left out: {1}.", "The first {0:count} are left out: {1}."
    ),
    # Products
    "figure-products": "Each opponent’s score, times what {0} scored in that game: {1} = {2}.",
    "figure-matches": "Each opposing team’s match points, times {0}’s game points: {1} = {2}.",
    # The games among those who are tied
    "figure-balance": "{0}: {1} won, {2} lost, {3}.",
    "figure-balances": "Wins minus losses among those who are tied: {0}.",
    "figure-got": "{0}: {1}, {2}.",
    "figure-encounter": "Points from the games among those who are tied: {0}.",
    "figure-unmet": "A dotted field: no game.",
    # Ratings
    "figure-rated": "{0}’s opponents are rated {1}.",
    "figure-performed": "{0}’s opponents performed at {1}.",
    "figure-left-out": Plural(1, "{0} is left out.", "{0} are left out."),
    "figure-average": "The average is {0}.",
    # Marks
    "figure-marks": "Round by round {0} gets {1}. Added up: {2}.",
    "figure-points": "{0} of {1} {1:|point|points}",
    "figure-lost": "{0} lost for the first time in round {1}.",
    "figure-never-lost": "{0} lost no game: {1}, the round after the last.",
    "figure-in-play": "{0} scored {1} over the board.",
    "figure-not-in-play": "{0} scored nothing over the board: {1} came without a game.",
}
