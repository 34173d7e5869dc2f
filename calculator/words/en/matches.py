"""Lists and tables of matches of teams: what was taken for what."""

from calculator.words.catalogue import Catalogue, Plural

MATCHES: Catalogue = {
    "match-line-left-out": "Among the matches there is “{0}”: left out.",
    "rounds-taken-teams": (
        "The text does not name its rounds: {0} were taken, a new one where a team plays again."
    ),
    "match-short": (
        "{0} against {1}, round {2}: together they do not have {3} {3:|point|points}, one for each "
        "board. "
        "Taken as it is."
    ),
    "matches-short": Plural(
        0,
        "So it is in one more match.",
        "So it is in {0} more matches.",
    ),
    "matches-repeated": Plural(
        0,
        "The match of {1} and {2} is there twice: taken once.",
        "{0} matches are there twice, {1} and {2} for one: taken once.",
    ),
    "match-boards-missing": Plural(
        0,
        "{1} against {2}, round {3}: the text has {4} of {5} {5:|board|boards}. Values that ask "
        "for boards "
        "cannot be had.",
        "In {0} matches boards are missing, {1} against {2} in round {3} for one, with {4} of {5}. "
        "Values that ask for boards cannot be had.",
    ),
    "teams-unlisted": Plural(
        0,
        "The text has no match and no bye of {1}: counted as 0. The rounds are in brackets.",
        "Some rounds of {0} teams are not in the text, neither a match nor a bye: counted as 0. "
        "The rounds are in brackets: {1}.",
    ),
    "team-byes-guessed": Plural(
        0,
        "The text does not say how many match points the bye of {1} is. {2:points} taken.",
        "The text does not say how many match points a bye is ({1}). {2:points} taken.",
    ),
    "team-total": (
        "{0}: the table says {2:points} {1}, the matches add up to {3:points}. Worked out from "
        "the matches."
    ),
    "team-counts": (
        "{0}: the table says {1} won, {2} drawn, {3} lost; by the matches it is {4}, {5}, {6}."
    ),
}
