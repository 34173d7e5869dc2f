"""Why a text cannot be read, and what to do about it.

Messages and hints are sentences without their capital and full stop, or the end of one: what
comes after "but" where a cell is quoted (``error-says``).
"""

from calculator.words.catalogues import Catalogue, Plural

ERRORS: Catalogue = {
    # The place; whose cell it is; what it says, but …
    "error-at": "line {0}, column {1}: ",
    "error-who-row": "{0}’s row",
    "error-who-round": "{0}, round {1}",
    "error-who-column": "{0}, column “{1}”",
    "error-who-unknown": "this cell",
    "error-says": "{0} says “{1}”, but {2}",
    "error-of": "{0}: {1}",
    # The text as a whole
    "error-nothing": "there is no text here",
    "hint-paste": (
        "paste the standings or the crosstable: the whole table, with the results of every round"
    ),
    "error-too-long": "this text is too long for one tournament",
    "hint-one-section": "paste one section only",
    "error-not-text": "this is not text but another kind of file",
    "hint-open-in-program": "open it in its own program, then copy the table from there",
    "error-no-table": "no table was found in this text",
    "error-not-this-layout": "no table of this layout was found in this text",
    "hint-whole-table": (
        "copy the whole table: its heading, and for each player a row with the results of the "
        "rounds"
    ),
    "error-only-tiebreaks": "these are tiebreak columns without the results of the rounds",
    "hint-only-tiebreaks": (
        "copy the whole table, with the rounds; TBrk1 is the first tiebreak, TBrk2 the next"
    ),
    "hint-only-tiebreaks-ahead": (
        "{0} is ahead on {1}, {2} to {3}, and the first tiebreak that differs decides; to "
        "see where the figures come from, copy the whole table, with the rounds"
    ),
    "error-ranking": "this is a ranking: it has the points, but not the results of the rounds",
    "hint-lichess-trf": (
        "paste the event’s report with the pairings instead: lichess.org/swiss/ID.trf, with the "
        "event’s own ID; or the games as PGN"
    ),
    "hint-lichess-arena": (
        "players in an arena play as many games as they like, so there are no rounds; paste "
        "the results of an event with rounds"
    ),
    "error-team-standings": "these are the standings of teams, without the results of the rounds",
    "hint-team-standings": "copy the standings or crosstable of the individual players",
    "error-list-of-players": "this is a list of players, without their results",
    "hint-open-crosstable": (
        "open the crosstable, which has a column for each round, and copy that; or paste the games "
        "of all rounds as well"
    ),
    "error-too-many-tables": "there are more than {0} tables here",
    "hint-one-event-sections": "paste the sections of one event",
    "error-too-many-players": "there are {1} players here; at most {0} can be read",
    "error-too-many-players-listed": (
        "there are more than {0} players in this list; at most {0} can be read"
    ),
    "error-too-many-lines": "there are {1} lines here; at most {0} can be read",
    "error-too-many-ways": "it is not clear where the cells in these lines begin and end",
    "hint-separate-cells": (
        "copy the table from a web page or a spreadsheet, where its cells are separate"
    ),
    "error-no-layout": "there is no layout “{0}”",
    "error-no-section": "there is no section “{0}”",
    "hint-sections": "the sections are {0}",
    "hint-one-of": "the choices are {0}",
    "error-no-numbering": "there is no numbering “{0}”",
    "error-not-numbered-by": "this table cannot be read with {0:words}",
    # Headings and rows
    "error-side-by-side": "two tables are side by side here",
    "error-path": "this is the name of a file, not a table: {0}",
    "hint-path": 'Give its path: read(Path("{0}")), or open("{0}").',
    "hint-path-script": (
        'Read the file first, and give its bytes: read(await readFile("{0}")) under Node, '
        'read(fetch("{0}")) in a browser.'
    ),
    "error-address": "this is an address, not a table: {0}",
    "hint-address": "Fetch the page first, and give its text or its bytes.",
    "error-no-players": "there are no players under this heading",
    "hint-copy-players": "copy the rows of the players too",
    "error-round-follows": "round {0} comes straight after round {1}",
    "hint-rounds-in-order": "copy the columns of all rounds, each once and in order",
    "error-rounds-begin": "the first round here is “{0}”, not round 1",
    "hint-copy-rounds": "copy the columns of all rounds",
    "error-met-unequally": "some players have more games than others in this round robin",
    "hint-met-unequally": "copy the whole table, with a cell for each game",
    "error-cross-not-square": (
        "each row of this crosstable marks its own column, but it has "
        "{0} {0:|row|rows} and {1} {1:|column|columns}"
    ),
    "error-cross-moved": (
        "other rows of this crosstable mark the player’s own column, and only that; "
        "this one is number {0}’s"
    ),
    "hint-cross-moved": "check that no cell of the row is missing, and that there is none too many",
    "error-lines-wrapped": (
        "this line belongs to a table, but to none of its rows: long lines may have been broken"
    ),
    "hint-lines-whole": "copy the table from a wider window, or open the file itself",
    "error-row-short": Plural(
        0,
        "this row has only one cell; the heading has {1}",
        "this row has only {0} cells; the heading has {1}",
    ),
    "error-cells-unclear": "it is not clear where the cells of this row begin and end",
    "hint-row-short": "“{0}” and what comes after it is missing: copy whole rows",
    "error-row-long": "this row has {0} cells; the heading, or most rows, have {1}",
    "hint-row-long": (
        "take out what does not belong to the table, or copy whole rows with their heading"
    ),
    "hint-rows-whole": "copy whole rows",
    # Cells
    "error-name-missing": "number {0} has no name",
    "error-name-codes": "“{0}” is a title or a country, not a name",
    "hint-name-missing": "each row needs the player’s name",
    "error-no-score": "that is not a number of points",
    "hint-score": "points look like 3, 3.5 or 3½",
    "error-no-tiebreak-value": "that is not a number",
    "hint-tiebreak-value": "a tiebreak’s value is a number such as 17.5",
    "error-no-result": "that is not a result",
    "error-nobody-has-a-result": "nobody in this table has a result",
    "hint-nobody-has-a-result": "copy the table that shows each round’s results",
    "hint-result": "results look like {0} or {1}",
    "hint-result-us": (
        "results look like W12 (won against number 12), D5 (drew with number 5), L3 (lost), "
        "-B- (bye) or H--- (half-point bye)"
    ),
    "hint-result-chess-results": (
        "results look like 12{0}1 (won with White against number 12), 5{1}½ (drew with Black), "
        "7{0}+ (won by forfeit), -1 (bye) or -0 (not paired)"
    ),
    "hint-result-vega": (
        "results look like +W5 (won with White against number 5), =B2 (drew with Black), -W3 "
        "(lost), +F8 (won by forfeit), +PAB (bye) or -- (not paired)"
    ),
    "hint-result-signed": (
        "results look like +5 (won against number 5), =3 (drew) or -12 (lost to number 12)"
    ),
    "hint-result-turned": (
        "results look like 5W (won against number 5), 3D (drew), 12L (lost) or -B- (bye)"
    ),
    "error-in-a-name": "that is in the middle of the name",
    "error-no-number": "that is not a number",
    "hint-number-under": "a number belongs under “{0}”",
    "error-number-twice": "{0} and {1} both have the number {2}",
    "hint-number-once": "each player needs a number of their own",
    "error-row-twice": "{0} is in the table twice, and the two rows differ",
    "hint-row-twice": (
        "the other row is in line {0}: was it copied twice, or are these two sections?"
    ),
    # Opponents
    "error-rating-adjustment": "{0} looks like a rating, not like a player’s number",
    "hint-rating-adjustment": "this section only adjusts ratings: it does not say who met whom",
    "error-no-such-player": "there is no player {0} (the table has {1} to {2})",
    "hint-no-such-player": "correct the cell; if rows are missing, copy the whole table",
    "hint-no-such-players": (
        "the results name more players who are not in the table ({0}): copy the whole table"
    ),
    "hint-rows-in-sight": (
        "the page shows {0} of {1} {1:|row|rows}: show all of them there, and copy the whole table"
    ),
    "error-met-oneself": "{0} is the player’s own number",
    "hint-another-number": "the number of the opponent belongs there",
    "error-most-contradict": (
        "most results contradict each other: in round {0}, {1} has “{2}” but {3} has “{4}”"
    ),
    "error-most-contradict-cross": (
        "most results contradict each other: {0} has “{1}” against {2}, who has “{3}”"
    ),
    "hint-most-contradict": (
        "if one player won, the opponent must have lost to that player in the same round: "
        "is this one whole section?"
    ),
    # One line per player
    "hint-short": (
        "a line looks like “Adam 4 of 5: 1 2 3 3.5 4” (points, then the opponents’ points) "
        "or “George: W D W” (results)"
    ),
    "error-short-line": "this line names no player",
    "error-short-rounds": Plural(
        0, "there is one round here; the others have {1}", "there are {0} rounds; others have {1}"
    ),
    "hint-short-rounds": "all players of a table have the same number of rounds",
    "error-short-nothing": "there are no results here",
    "error-short-count": Plural(
        0, "there is one round here, not {1}", "there are {0} rounds here, not {1}"
    ),
    "error-short-score": "the player’s own points are missing",
    "error-short-sum": "the results add up to {0}",
    "error-short-too-much": Plural(
        0, "one round gives no more than one point", "{0} rounds give no more than {0} points"
    ),
    "error-short-token": "that is neither a number of points nor a result",
    "error-short-note": (
        "only an unplayed round can be in parentheses: bye, half, zero, forfeit win, forfeit "
        "loss or forfeit draw"
    ),
    # Files
    "error-document": "this is not a table that the calculator saved, or only part of one",
    "hint-document": "paste all of it, as it was saved",
    "error-document-later": "this was saved by a newer version of the calculator",
    "hint-newest-page": "reload the page to get that",
    "error-two-games": "{0} has two games in round {1}",
    "hint-one-event": "paste the games of one event, without its playoffs",
    "hint-one-game": "a player has one game in each round",
    "error-no-round": "the game between {0} and {1} does not say which round it was in",
    "hint-round-header": 'each game needs a line such as [Round "3.1"]',
    "error-only-players": "these are the players, without their results",
    "hint-export-pairings": "export the pairings of all rounds too, and paste both",
    "error-no-round-numbers": "these pairings do not say which round they are for",
    # Lists of games, opponents by name
    "error-no-game": "that is neither a game nor a bye",
    "hint-game": (
        "a game is two names with the result between or after them: Ashdown, Felix 1-0 Brook, Ida"
    ),
    "hint-game-result": "a result is one of 1-0, 0-1, ½-½, 1F-0F, 0F-1F, 0F-0F, or nothing yet",
    "error-bye-unclear": "it is not clear who has the bye",
    "hint-bye": "a bye is a name and the points for it: Brook, Ida bye ½",
    "error-whose-no-show": "it is not clear which of the two players did not show up",
    "hint-whose-no-show": (
        "write the result too: 1-0 if the player in this row showed up, 0-1 if not"
    ),
    "error-bye-or-name": "that may be a bye or a player’s name",
    "hint-bye-or-name": "write the player’s whole name, or the word bye",
    "error-not-a-name": "that is neither a player’s name nor a word for a bye or an absence",
    "hint-not-a-name": "write a player’s first and last name, or a word such as bye or absent",
    "error-game-alone": "nobody is on the other side",
    "error-bye-round": "{0}’s bye does not say which round it was in",
    "hint-round-line": "write a line such as “Round 1” above the games of each round",
    "error-round-missing": "round {1} is here, but there are no games of round {0}",
    "error-earlier-rounds": "this is a later round: somebody’s score before it was {0}",
    "hint-all-rounds": "paste the games of all rounds, one round after the other",
    "error-only-pairings": "these are pairings: no game has a result",
    "hint-pairings-results": (
        "paste the games of all rounds with their results, such as Ashdown, Felix 1-0 Brook, Ida"
    ),
    "error-sums-of-games": "that is the sum of several games between {0} and {1}",
    "hint-sums-of-games": (
        "write the result of each game: a cell “1½” of two games is “1 ½” or “½ 1”; "
        "if these are teams, head the names “Team”"
    ),
    "error-games-by-number": "these games call players by number, and no list says who they are",
    "hint-games-by-number": "paste the list of players with their numbers above the games",
    "hint-two-games": "the other one is in line {0}; a player has one game in each round",
    "error-met-oneself-name": "{0} cannot play against {0}",
    "error-name-several": "that may be any of these: {0}",
    "hint-name-whole": "write the whole name",
    "error-nobody-called": "nobody here is called “{0}”",
    "hint-named-result": (
        "a result with an opponent’s name looks like W Brook (won against Brook), L Brook or "
        "D Brook; a bye like BYE or ½ bye"
    ),
    "error-no-color": "that is not a color",
    "hint-color": "W is White, B is Black",
    "error-not-in-standings": "nobody in the standings is called that",
    "hint-nearest": "most like it: {0}",
    # FIDE's tournament report
    "error-trf-no-rounds": "the number of rounds is missing",
    "error-trf-rounds": "that is not a number of rounds",
    "hint-trf-rounds": "a number such as 7 belongs after {0}",
    "hint-trf-points": "points are whole or half, such as 3.0 or 0.5",
    "error-trf-byes": "this record of byes cannot be read",
    "hint-trf-byes": "it takes F, H or Z, a round, and start numbers",
    "error-trf-assigned": "this record of assigned points cannot be read",
    "hint-trf-assigned": "it takes points such as 1.5, a round, and start numbers",
    "error-trf-team": "this record of a team cannot be read",
    "hint-trf-team": "it takes the numbers of teams, rounds and players in their columns",
    "error-trf-team-points": "this record gives teams points that come from no match",
    "hint-trf-team-points": (
        "we do not count such points for teams yet: take the line out, and see the standings "
        "without them"
    ),
    "error-trf-nobody": "no player in this report has number {0}",
    "error-trf-team-twice": "two teams have the number {0}",
    "error-trf-two-teams": "player {0} is on two teams, {1} and {2}",
    "error-trf-no-team": "player {0}, {1}, has games but is on no team",
    "error-trf-own-team": (
        "players {0} and {1} are on the same team, and play each other in round {2}"
    ),
    "error-trf-two-matches": "the players of {0} play against two teams in round {1}",
    "error-trf-forfeit": (
        "{0} won a match by forfeit in round {1}, and no record 330 says against whom"
    ),
    "error-trf-no-start": "this player has no start number",
    "error-trf-start": "that is not a start number",
    "hint-trf-start": "the start number is in columns 5–8",
    "hint-trf-score": "points such as 3.5 are in columns 81–84",
    "error-trf-no-opponent": "that is a result without an opponent",
    "hint-trf-cell": (
        "a result has opponent, color and points: “ 141 w 1” (won with White against number "
        "141), “0000 - H” (half-point bye), or blanks"
    ),
    # Matches of teams
    "error-match-sum": "{0} and {1} cannot have so many points on {2} {2:|board|boards}",
    "hint-match-sum": "the points of both teams add up to the number of boards",
    "error-composition-alone": "this has the players of {0} {0:|team|teams} with their points, but "
    "not which teams met",
    "hint-composition-alone": "copy “Team-Pairings of all rounds” from the same page, and paste "
    "this below it if the boards matter",
    "error-composition-cell": "that is not a player’s result",
    "hint-composition-cell": "a player’s cell has 1, ½ or 0, + or - for a forfeit, or nothing",
    "error-match-boards": "the boards of {0} and {1} add up to {2:points} and {3:points}",
    "hint-match-boards": "a match has the points of its boards, and each board appears once",
    "error-two-matches": "{0} has two matches in round {1}",
    "hint-two-matches": "the other one is in line {0}; a team has one match in each round",
    "error-match-round": "the match of {0} and {1} does not say which round it was in",
    "hint-match-round": "put a line such as Round 1 above the matches of a round",
    "error-match-round-missing": "round {1} is here, but there are no matches of round {0}",
    "hint-all-match-rounds": "paste the matches of all rounds, one round after the other",
    "hint-match": "a match is two teams and what both scored: Oak 2½ - 1½ Elm",
    "error-no-match-points": "that is not what a team scored in a match",
    "hint-match-points": "a cell has the points of all boards: 2½",
    "error-match-unanswered": "{1}’s row does not agree with {0}’s",
    "hint-match-unanswered": "a match is in the rows of both teams, in the same round",
    "error-no-match-cell": "that is neither a match nor a bye",
    "hint-match-cell": "a cell has the opponent, a color, and the points of all boards: 3w2½",
    "error-match-nobody": "there is no team {0}",
    "error-team-row-twice": "{0} has two rows",
    "hint-team-row-twice": "each team has one row; paste one group at a time",
    "error-match-cut": "it is not clear where one team’s name ends and the other begins",
    "hint-match-cut": "put the result between the two names: Oak 2½ - 1½ Elm",
}
