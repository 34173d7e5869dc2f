"""Lists and tables of matches of teams: what was taken for what, and what cannot be right."""

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
    "error-match-sum": "{0} and {1} cannot have so many points on {2} {2:|board|boards}",
    "hint-match-sum": "the points of both teams add up to the number of boards",
    "error-match-boards": "the boards of {0} and {1} add up to {2:points} and {3:points}",
    "hint-match-boards": "a match has the points of its boards, and each board is there once",
    "error-two-matches": "{0} has two matches in round {1}",
    "hint-two-matches": "the other one is in line {0}; a team has one match in each round",
    "error-match-round": "the match of {0} and {1} does not say which round it was in",
    "hint-match-round": "put a line such as Round 1 above the matches of a round",
    "error-only-matches": "these are pairings: no match has a result",
    "hint-matches-results": (
        "paste the matches of all rounds with their results, such as Oak 2½ - 1½ Elm"
    ),
    "error-match-round-missing": "here is round {1}, but there are no matches of round {0}",
    "hint-all-match-rounds": "paste the matches of all rounds, one round after the other",
    "error-no-match": "that is neither a match nor a bye",
    "hint-match": "a match is two teams and what both scored: Oak 2½ - 1½ Elm",
    "error-no-match-points": "that is not what a team scored in a match",
    "hint-match-points": "a cell has the points of all boards: 2½",
    "error-match-unanswered": "the row of {1} does not answer that of {0}",
    "hint-match-unanswered": "a match is in the rows of both teams, in the same round",
    "error-no-match-cell": "that is neither a match nor a bye",
    "hint-match-cell": "a cell has the opponent, a color, and the points of all boards: 3w2½",
    "error-match-nobody": "there is no team {0}",
    "error-team-row-twice": "{0} has two rows",
    "hint-team-row-twice": "each team has one row; paste one group at a time",
    "error-match-cut": "two names of a match cannot be told apart here",
    "hint-match-cut": "put the result between the two names: Oak 2½ - 1½ Elm",
}
