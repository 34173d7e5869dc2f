"""Lists and tables of matches of teams: what was read as what."""

from calculator.words.catalogues import Catalogue, Plural

MATCHES: Catalogue = {
    "taken-for-teams": (
        "Each pair here has {0} {0:|point|points} to share, more than a game has: read as "
        "teams with {0} {0:|board|boards} a match."
    ),
    "taken-for-two-boards": (
        "Nothing shows whether these are teams: read as matches on two boards. If they are "
        "players who play two games a round, read the text as “{0}”."
    ),
    "composition-differs": Plural(
        0,
        "{1} against {2}, round {3}: the points of their players are not the result of the match, "
        "so its boards were left out.",
        (
            "In {0} matches (for example {1} against {2} in round {3}) the points of the players "
            "are not the result: their boards were left out."
        ),
    ),
    "composition-unknown": Plural(
        0,
        "{1} has a list of players, but no match under that name: its boards were left out.",
        "{0} teams have lists of players, but no match under that name: {1}. Their boards were "
        "left out.",
    ),
    "crosstable-differs": Plural(
        0,
        (
            "{1} against {2}: {1} has {3:points} in the crosstable and {4:points} in the list of "
            "matches. The crosstable counts."
        ),
        (
            "The crosstable and the list of matches differ in {0} matches, for example {1} "
            "against {2}: {1} has {3:points} and {4:points}. The crosstable counts."
        ),
    ),
    "match-line-left-out": "“{0}” among the matches was left out.",
    "rounds-taken-teams": (
        "The text does not name its rounds: {0} were assumed, a new one where a team plays again."
    ),
    "match-short": (
        "{0} against {1}, round {2}: together they do not have {3} {3:|point|points}, one "
        "for each board. Counted as it is."
    ),
    "matches-short": Plural(
        0,
        "So it is in one more match.",
        "So it is in {0} more matches.",
    ),
    "matches-repeated": Plural(
        0,
        "The match of {1} and {2} is there twice: counted once.",
        "{0} matches are there twice (for example {1} and {2}): counted once.",
    ),
    "match-boards-missing": Plural(
        0,
        "{1} against {2}, round {3}: the text has {4} of {5} {5:|board|boards}. Values that need "
        "boards are not available.",
        (
            "In {0} matches boards are missing, for example in {1} against {2} in round {3}, "
            "with {4} of {5}. Values that need boards are not available."
        ),
    ),
    "teams-unlisted": Plural(
        0,
        ("The text has no match and no bye of {1}: counted as 0. The rounds are in parentheses."),
        (
            "Some rounds of {0} teams are not in the text, neither a match nor a bye: counted as "
            "0. The rounds are in parentheses: {1}."
        ),
    ),
    "team-byes-guessed": Plural(
        0,
        "The text does not say how many match points the bye of {1} is. {2:points} assumed.",
        "The text does not say how many match points a bye is ({1}). {2:points} assumed.",
    ),
    "team-total": (
        "{0}: the table says {2:points} {1}, the matches add up to {3:points}. Worked out from "
        "the matches."
    ),
    "team-counts": (
        "{0}: the table says {1} won, {2} drawn, {3} lost; the matches give {4}, {5}, {6}."
    ),
}
