"""Lists of games, and opponents by name: what was read as what."""

from calculator.words.catalogues import Catalogue, Plural

GAMES: Catalogue = {
    "line-left-out": "“{0}” among the games was left out.",
    "ranking-left-out": (
        "The ranking that begins with “{0}” is left out: it is not that of these games."
    ),
    "rounds-by-day": (
        "The text does not name its rounds: {0} were assumed, one for each day of play."
    ),
    "rounds-taken": (
        "The text does not name its rounds: {0} were assumed, a new one where the boards "
        "begin again or a line is blank."
    ),
    "colors-differ": "{0} has White in one list of round {1}, Black in another: the first counts.",
    "taken-for-two-games": (
        "{0} and {1} share two points: read as players who play two games a round. If these are "
        "teams, read the text as “{2}”, or paste the list of their players too."
    ),
    "black-first": "Black is in front of the result here and White behind it: “{2}” is read as "
    "{0}’s score and then {1}’s. If White’s score comes first, exchange the two columns.",
    "signs-are-forfeits": Plural(
        0,
        "The only win here is written with a plus and a minus, as forfeits are: it counts as not "
        "played. If it was played, write 1-0 or 0-1.",
        "Every win here is written with a plus and a minus, as forfeits are: these {0} games "
        "count as not played. If they were played, write 1-0 and 0-1.",
    ),
    "both-lost": (
        "{0} – {1}, round {2}: nobody scored. Read as a game that was played; for a double "
        "forfeit write 0F-0F."
    ),
    "name-taken": Plural(
        0,
        "“{1}” was read as {2}: it can be nobody else.",
        "{0} names were read as the only ones that they can be: {3}.",
    ),
    "name-taken-only": (
        "“{0}” was read as {1}: everybody else of that name has another game in the round."
    ),
    "name-answered": (
        "“{0}” in round {2} was read as {1}: of those whom it fits, only {1} names this player too."
    ),
    "not-in-standings": "{0} plays, but is not in the standings.",
    "names-within": (
        "“{0}” and “{1}” have games in the same round: read as two players. If they are one, one "
        "of the games is wrong."
    ),
    "names-alike": (
        "“{0}” and “{1}” are very similar and never in the same round: read as two players. "
        "If they are one, spell the name the same way."
    ),
}
