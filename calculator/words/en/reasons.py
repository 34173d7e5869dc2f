"""Why a term has its amount, and why a value is missing (US Chess)."""

from calculator.words.catalogue import Catalogue, Plural

REASONS: Catalogue = {
    # Reasons in the workings
    "final-score": "final score {0:points}",
    # An opponent's score after rounds not played: "3 points, 1 of them for a forfeit win, …: 2½"
    "adjusted-score": "{0}: {1:points}",
    "adjusted-same": Plural(
        3,
        "final score {0:points}; {1} stays {2:points}",
        "final score {0:points}; {1} stay {2:points} each",
    ),
    "adjusted-from": "{0:scored}",
    "adjusted-part": Plural(
        4,
        "{0:scored}, {1:points} of them for {2}, which counts {3:points} here",
        "{0:scored}, {1:points} of them for {2}, which count {3:points} each here",
    ),
    "adjusted-all": Plural(
        4,
        "{0:scored}, for {2}, which counts {3:points} here",
        "{0:scored}, for {2}, which count {3:points} each here",
    ),
    "adjusted-and": "{0}; {1}",
    "adjusted-more": Plural(2, "{0} counts {1:points} more", "{0} count {1:points} more each"),
    "missed-B": Plural(0, "a full-point bye", "{0:count} full-point byes"),
    "missed-P": Plural(0, "a pairing-allocated bye", "{0:count} pairing-allocated byes"),
    "missed-X": Plural(0, "a forfeit win", "{0:count} forfeit wins"),
    "missed-Z": Plural(0, "a forfeit draw", "{0:count} forfeit draws"),
    "missed-H": Plural(0, "a half-point bye", "{0:count} half-point byes"),
    "missed-U": Plural(0, "a round not played", "{0:count} rounds not played"),
    "own-unplayed": "{0:kind}: counts as an opponent with 0",
    "dropped-lowest": "dropped as the lowest",
    "dropped-highest": "dropped as the highest",
    "running": "{0:kind}, +{2:points}",
    "running-nothing": "{0:kind}",
    "subtracted": "{0:kind} in round {1}: {2:points} taken off",
    "no-opponent": "{0:kind}: no opponent, adds nothing",
    "their-cumulative": "cumulative score {0:points}",
    "result": "{0:kind}",
    "colour": "{0:colour}",
    "as-printed": "as your sheet prints it under {0}",
    "first-loss": "first lost in round {1} ({0:kind})",
    "never-lost": "lost no game",
    "arrived-late": "was not there for round 1",
    "arrived-in-time": "was there for round 1",
    "entered-in-round": "entered in round {0}",
    "scored-in-play": "{0:points} scored over the board",
    "nothing-in-play": "nothing scored over the board, {0:points} without playing",
    "share": "{0:kind}: {1:share}",
    "share-2": "all of it",
    "share-1": "half of it",
    "share-0": "none of it",
    "share-3": "once and a half",
    "share-4": "twice",
    "never-met": "met none of the others who are tied",
    "met-nobody": "met nobody",
    "rating": "rated {0}",
    "unrated": "unrated: left out",
    "no-performance": "met no rated opponent: left out",
    "performance": Plural(0, "performance over one rated game", "performance over {0} rated games"),
    "performance-floored": "performance as SwissSys works it out",
    "game-points": "{0:kind}, {1:points} game {1:points|point|points}",
    "match-times-games": (
        "{0:points} match {0:points|point|points} × {1:points} game {1:points|point|points}"
    ),
    # Why there is no value
    "no-colours": "the table gives no colors",
    "two-games-a-round": "the table gives two games of a round as one result",
    "no-rated-opponents": "no opponent has a rating in the table",
    "not-printed": "the text prints no value for it, and we do not work it out",
    "no-game-points": "the table gives no game points",
    "program-and-unrated": "what the program does with unrated players is not known",
    "not-recorded": "no result is recorded",
    "not-drawn": "nothing was drawn",
    "no-opponents": "the table does not say who the opponents were",
    "no-results": "the table does not give the results round by round",
    "no-opponents-results": "the opponents' results round by round are not known",
    "unrated-event": Plural(
        0, "one player of the event is unrated", "{0} players of the event are unrated"
    ),
}
