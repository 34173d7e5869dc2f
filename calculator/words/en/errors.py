"""Why a text cannot be read, and what was expected."""

from calculator.words.catalogue import Catalogue, Plural

ERRORS: Catalogue = {
    "error-at": "line {0}, column {1}: {2}",
    "error-hinted": "{0} ({1})",
    # The text as a whole
    "error-nothing": "there is nothing to read",
    "error-too-long": "this text is too long for a crosstable",
    "hint-one-section": "paste one section only",
    "error-not-text": "this is not text but another kind of file",
    "hint-open-in-program": "open it in its program, then copy the table from there",
    "error-no-heading": "no heading of a crosstable was found",
    "error-not-this-layout": "no crosstable of this layout was found",
    "hint-whole-table": (
        "copy the whole table with its heading, from “No. Name Pts …” or “# Place Name … Rd 1” on"
    ),
    "error-ranking": "this is a ranking, without the results of the rounds",
    "error-list-of-players": "this is a list of players, without their results",
    "hint-open-crosstable": "open the crosstable, which has a column for each round, and copy that",
    "error-too-many-tables": "there are too many tables here",
    "hint-one-event-sections": "paste the sections of one event",
    "error-too-many-players": "there are more than {0} players here",
    "error-too-many-ways": "too many lines here fit the heading in too many ways",
    "hint-separate-cells": (
        "copy the table from where its cells are separate: a web page or a spreadsheet"
    ),
    "error-no-layout": "there is no layout “{0}”",
    "error-no-section": "there is no section “{0}”",
    "hint-sections": "the sections are {0}",
    "hint-one-of": "one of {0}",
    "error-no-numbering": "the opponents cannot be by “{0}”",
    "error-not-numbered-by": "the text has no {0:words}",
    "error-changes": "these changed results do not fit the table",
    # Headings and rows
    "error-no-players": "there are no players under this heading",
    "hint-copy-players": "copy the rows of the players too",
    "error-round-follows": "round {0} follows round {1}",
    "hint-rounds-in-order": "expected every round once, in order",
    "error-rounds-begin": "the rounds begin with {0}",
    "hint-copy-rounds": "copy the columns of all rounds",
    "error-met-unequally": "the players have met differently often",
    "error-row-short": Plural(
        0,
        "this row has one cell, the heading {1} columns",
        "this row has {0} cells, the heading {1} columns",
    ),
    "hint-row-short": "expected a cell for “{0}” and the columns after it; copy whole rows",
    # Cells
    "error-name-missing": "a name is missing",
    "hint-name-missing": "expected the player’s name",
    "error-no-score": "“{0}” is not a score",
    "hint-score": "expected a number of points such as 3.5",
    "error-no-tiebreak-value": "“{0}” is not a tiebreak value",
    "hint-tiebreak-value": "expected a number such as 17.5",
    "error-no-result": "“{0}” is not a result",
    "hint-result": "expected a result such as {0} or {1}",
    "error-no-number": "“{0}” is not a number",
    "hint-number-under": "expected a number under “{0}”",
    "error-number-twice": "“{0}” stands for two players",
    "hint-number-once": "expected every start number once",
    "hint-row-twice": "the other one stands in line {0}; was a row copied twice?",
    # Opponents
    "error-rating-adjustment": "“{0}”: {1} looks like a rating, not like a player",
    "hint-rating-adjustment": "this section only adjusts ratings: it does not say who met whom",
    "error-no-such-player": "“{0}”: there is no player {1}",
    "hint-no-such-player": (
        "the table has players {0} to {1} but refers to {2}; copy the whole table"
    ),
    "error-met-oneself": "“{0}”: player {1} cannot have met himself or herself",
    "hint-another-number": "expected another player’s number",
    "error-most-contradict": "most results contradict each other, “{0}” first",
    "hint-most-contradict": (
        "where one player lists another in a round, the other must list the first, "
        "with the opposite result; is this one whole section?"
    ),
    # One line per player
    "hint-short": "expected, for example, “Adam 4 of 5: 1 2 3 3.5 4” or “George: W D W”",
    "error-short-line": "this line names no player",
    "error-short-rounds": "{0} has {1} rounds, others {2}",
    "hint-short-rounds": "all players of one table have the same number of rounds",
    "error-short-nothing": "{0} has no results here",
    "error-short-count": Plural(
        1, "{0} has one round here, not {2}", "{0} has {1} rounds here, not {2}"
    ),
    "error-short-score": "the score of {0} is missing",
    "error-short-sum": "“{0}” is not what the results add up to",
    "error-short-too-much": "“{0}” is more than the rounds allow",
    "error-short-token": "“{0}” is neither a score nor a result",
    "error-short-note": (
        "“{0}” is no unplayed round: bye, half, zero, forfeit win, forfeit loss, forfeit draw"
    ),
    # Files
    "error-document": "this is not a crosstable document",
    "hint-document": "paste the whole document, as it was written",
    "error-document-later": "this document is of a later version",
    "hint-newest-page": "open the newest page",
    "error-two-games": "{0} has two games in round {1}",
    "hint-one-event": "paste the games of one event, without its play-offs",
    "error-no-round": "this game does not say which round it was in",
    "hint-round-header": 'expected a header such as [Round "3.1"]',
    "error-only-players": "these are the players, without their results",
    "hint-export-pairings": "export the pairings of all rounds too, and paste both",
    "error-paired-twice": "player {0} is paired twice in round {1}",
    "hint-one-game": "expected one game a round",
    "error-no-round-numbers": "these rounds have no numbers",
    "error-trf-rounds": "“{0}” is no number of rounds",
    "hint-trf-rounds": "expected a number after {0}",
    "error-trf-points": "“{0}” is not a number of points",
    "hint-trf-points": "expected whole or half points such as 3.0 or 0.5",
    "error-trf-byes": "this record of byes cannot be read",
    "hint-trf-byes": "expected F, H or Z, a round and start numbers",
    "error-trf-assigned": "this record of assigned points cannot be read",
    "hint-trf-assigned": "expected points such as 1.5, a round and start numbers",
    "error-trf-start": "“{0}” is no start number",
    "hint-trf-start": "expected a number in columns 5–8",
    "hint-trf-score": "expected points in columns 81–84",
    "error-trf-no-opponent": "“{0}” is a result without an opponent",
    "hint-trf-cell": (
        "expected opponent, colour and result, such as “ 141 w 1”, “0000 - H” or blanks"
    ),
}
