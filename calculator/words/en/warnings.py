"""What a reader of the results must know."""

from calculator.words.catalogues import Catalogue, Plural

WARNINGS: Catalogue = {
    # Warnings
    "barred-in-round-robin": "{0}: the 2026 rules bar it in round robins (art. 8).",
    "doubtful-in-swiss": "{0}: meant for round robins; forfeits count against the opponent.",
    "unrated-players": Plural(
        0,
        (
            "One player is unrated: without a published rule for unrated players, {1} has no "
            "value (art. 10)."
        ),
        (
            "{0} players are unrated: without a published rule for unrated players, {1} has no "
            "value (art. 10)."
        ),
    ),
    "order-repeats": (
        "{0:tiebreak} is in the order twice. The second time it cannot change anything, so it was "
        "left out."
    ),
    "fore-not-paired": (
        "{0:tiebreak}: round {1}, the last of the event, is not paired yet. Until then no game is "
        "taken as drawn (8.3)."
    ),
    "fore-last-unknown": (
        "{0:tiebreak}: nothing says how many rounds the event has, so round {1} was taken as the "
        "last (8.3)."
    ),
    "not-in-edition": "{0}: not in the rules {1:edition}; worked out as in the later rules.",
    "start-unreadable": "“{0}” is not a date that can be read; the newest rules are used.",
    "trf-players-missing": (
        "The number of players in record 062 is {0}, but {1} are here. Some may be missing."
    ),
    "trf-of-nobody": Plural(
        0,
        "Byes or points are given to start number {1}, which no player has: left out.",
        "Byes or points are given to start numbers {1}, which no players have: left out.",
    ),
    "points-found": (
        "Read with {0:scored} for a win and {1:points} for a draw, as the totals show."
    ),
    "points-found-loss": (
        "Read with {0:scored} for a win, {1:points} for a draw and {2:points} for a loss, "
        "as the totals show."
    ),
    "announced-several": (
        "The text announces {0} and does not say which one it is, {1}: left out."
    ),
    "only-within": (
        "{0} may only separate teams with equal game points (12.1): list MPvGP before it."
    ),
    "olympiad-unplayed": Plural(
        0,
        (
            "One round of a team was not played. The Olympiad has a rule of its own for that, "
            "which differs from one Olympiad to the next; here FIDE’s C.07 applies."
        ),
        (
            "{0} rounds of teams were not played. The Olympiad has a rule of its own for that, "
            "which differs from one Olympiad to the next; here FIDE’s C.07 applies."
        ),
    ),
    "trf-team-total": (
        "{0}: the report says {2:points} {1}, the matches add up to {3:points}. Worked out from "
        "the matches."
    ),
    "trf-boards-differ": Plural(
        0,
        (
            "In {1} against {2} in round {3}, the players on one board, by the order of the "
            "lists, did not play each other. Values that need boards may be wrong."
        ),
        (
            "In {0} matches (for example {1} against {2} in round {3}), the players on one "
            "board, by the order of the lists, did not play each other. Values that need boards "
            "may be wrong."
        ),
    ),
    "trf-bye-guessed": (
        "{0}, round {1}: the report does not say what the bye scores. A draw of the match was "
        "assumed."
    ),
    "announced-unknown": (
        "The text announces “{0}”, which we do not know, and prints no values for it: it decides "
        "nothing here."
    ),
    "bye-ambiguous": (
        "“-1” in this table is a bye, but the table does not say what kind: a value that "
        "leaves out the lowest may differ from the printed one."
    ),
    "total-differs": (
        "{0}: the results add up to {1:points}, the printed total is {2:points}. "
        "Worked out from the results."
    ),
    "number-shared": (
        "Number {0} is on {1} rows: {2}. Opponents’ numbers were read as {3:words}, "
        "so “{0}” there is {4}."
    ),
    "number-shared-unused": "Number {0} is on {1} rows: {2}. No result names that number.",
    "numbers-lettered": Plural(
        0,
        "The number of {1} is “{2}”, not a plain number. Opponents’ numbers were read as "
        "{3:words}.",
        "{0} players’ numbers are not plain numbers; the first is “{2}” ({1}). Opponents’ "
        "numbers were read as {3:words}.",
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
    "results-contradict": "Round {0}: {1} has {2}, but {3} has {4}. {5}",
    "playoff-left-out": Plural(
        0,
        "{1} – {2}: another game in round {3}, read as a playoff and left out.",
        "{1} – {2}: {0} more games in round {3}, read as a playoff and left out.",
    ),
    "no-rounds": "the table does not say in which round a game was",
    "total-guessed": (
        "Two columns fit the results equally well: “{0}” was read as the total, “{1}” was not."
    ),
    "columns-guessed": (
        "The columns were recognized by their cells: names are in column {0}, rounds in "
        "columns {1} to {2}. If that is wrong, give the columns headings such as Name, R1, "
        "R2 and Total."
    ),
    "bye-score-so-far": Plural(
        0,
        "The ({2}) beside {1} was read as the score so far, and the bye as a full point.",
        (
            "The figures beside {0} players with a bye (first: {1}, {2}) were read as scores so "
            "far, and the byes as full points."
        ),
    ),
    "rows-repeated": Plural(
        0,
        "The row of {1} is there twice, word for word: counted once.",
        (
            "{0} rows are there twice, word for word, the last of them in line {2} ({1}): "
            "counted once."
        ),
    ),
    "round-running": Plural(
        1,
        "Round {0} is being played: one game has no result yet. {2}",
        "Round {0} is being played: {1} games have no result yet. {2}",
    ),
    "round-half-empty": ("Round {0} is being played: most players have no result in it yet. {1}"),
    "games-to-play": Plural(
        0,
        "One game of this round robin has no result yet.",
        "{0} games of this round robin have no result yet.",
    ),
    "running-counted": "The finished ones count where the printed totals have them.",
    "running-not-counted": (
        "The standings are after round {0}; the finished games of round {1} do not count yet."
    ),
    "running-first": "The finished ones do not count yet.",
    "standings-earlier": (
        "The printed totals are after round {0}, and so are the standings here: results of later "
        "rounds in your text do not count."
    ),
    "games-left-out": Plural(
        0,
        "The game of {1} and {2} is not in the table and does not count here.",
        "{0} games beside the table, the first of {1} and {2}, are not in it and do not count.",
    ),
    "caption-later": Plural(
        1,
        "The line above the table says “{0}”, but only one round here has results: "
        "columns may be missing.",
        "The line above the table says “{0}”, but only {1} rounds here have results: "
        "columns may be missing.",
    ),
    "caption-earlier": (
        "The line above the table says “{0}”, but the table has the results of {1} rounds: "
        "all of them count."
    ),
    "rounds-alike": (
        "Rounds {0} and {1} have the same opponents and results for everybody: one of them may "
        "have been copied in place of another."
    ),
    "round-empty": (
        "Nobody has anything in round {0}, though later rounds were played: "
        "cells may not be where they belong."
    ),
    "results-mixed": (
        "Too many results contradict each other to be typos (pairs: {0}; games: {1}): cells "
        "may not be where they belong, and any result may belong to a different round."
    ),
    "totals-more": (
        "{0} of {1} printed {1:|total|totals} are more than the results add up to: "
        "a round may be missing."
    ),
    "round-nearly-empty": (
        "Hardly anybody has anything in round {0} ({1} of {2}), though later rounds were played: "
        "cells may not be where they belong."
    ),
    "round-without-opponents": (
        "Nobody has an opponent in round {0}, though others were played: "
        "a column that is not a round may have been read as one."
    ),
    "order-unclear": "“{0}” mentions tiebreaks, but we could not tell their order from it.",
    "round-without-results": (
        "Round {0} has opponents, but no results yet: it does not count. "
        "If they were cut off, copy the whole table."
    ),
    "total-missing": Plural(
        0,
        "{1} has no total, though nearly everybody else has one: "
        "a cell of that row may be missing.",
        (
            "{0} players (first: {1}) have no total, though nearly everybody else has one: cells "
            "of their rows may be missing."
        ),
    ),
    "blank-result": Plural(
        0,
        "{1} has no result in round {2}; it counts as an unplayed round.",
        "{0} results are missing in rounds that were played (first: {1}, round {2}); "
        "each counts as an unplayed round.",
    ),
    "forfeit-unanswered": (
        "Round {0}: {1} has {2}, a forfeit, but {3} has {4}. Each counts as written."
    ),
    "color-missing": "{0}, round {1}: only the opponent’s row has a color. Is this cell right?",
    "colors-missing": Plural(
        0,
        (
            "{1} has games without a color, though others’ games have one: check that the row is "
            "complete."
        ),
        (
            "{0} players (first: {1}) have games without a color, though others’ games have one: "
            "check that their rows are complete."
        ),
    ),
    "opponent-missing": "{0}, round {1}: “{2}” names no opponent. Is the cell right?",
    "rest-left-out": (
        "“{0}” is alone beside a player’s row: left out. If it is a part of that row, join them."
    ),
    "results-unused": Plural(
        0,
        "{1}: “{2}” looks like a result, but is in no round: check that the row is complete.",
        (
            "In {0} rows something looks like a result, but is in no round (first {1}: “{2}”): "
            "check that the rows are complete."
        ),
    ),
    "results-left-over": ("“{0}” looks like results, but is in no row of the table: left out."),
    "list-lines-joined": (
        "Lines of this list were broken in two and are put together here: check that the "
        "names of the teams are complete."
    ),
    "lines-joined": (
        "Lines of this table were broken in two and are put together here: check that empty "
        "rounds are where they belong."
    ),
    "lines-cut": (
        "Lines of this table end at character {0}: if they were cut off there, rounds or totals "
        "are missing."
    ),
    "cells-cut": (
        "Line {0} has fewer cells than other lines of the table: if it was cut off, results are "
        "missing."
    ),
    "round-without-colors": (
        "Games in round {0} have no color, though all others have one: check that the text "
        "is complete there."
    ),
    "names-run-over": Plural(
        0,
        "“{1}” goes on under the next heading: is all of it the name?",
        "{0} names go on under the next heading (first: “{1}”): is all of that the name?",
    ),
    "names-guessed": (
        "Only single spaces separate the cells here, so where names end is a guess (first: "
        "“{0}”; “{1}” is the column beside it). With tabs between the cells it would be "
        "certain."
    ),
    "totals-cut": (
        "Nobody has anything under “{0}”: if the lines were cut off before it, rounds are missing."
    ),
    "rows-in-sight": (
        "The page that this is copied from shows {0} of {1} {1:|row|rows}. Show all of them there, "
        "and copy the table again."
    ),
    "row-left-out": (
        "Line {0} looks like a player’s row, but its cells are not where the others’ are: left out."
    ),
    "note-not-in-table": (
        "Line {0} says of {1} what the table does not have: “{2}”. It does not count here."
    ),
    "words-left-out": (
        "Line {0} also has “{1}”: left out. If that is another player’s row, put it on a line of "
        "its own."
    ),
    "round-guessed": "“{0}” was read as round {1}, because of its position.",
    "name-cut": Plural(
        0,
        (
            "“{2}” is right beside the name “{1}” and was read as part of another column: is the "
            "name complete?"
        ),
        (
            "Beside {0} names a word was read as part of another column (first: “{2}” beside "
            "“{1}”): are the names complete?"
        ),
    ),
    "names-joined": Plural(
        0,
        "The name “{1}” was put together where its line was broken: is it right?",
        "{0} names were put together where their lines were broken (first: “{1}”): are they right?",
    ),
    "name-odd": Plural(
        0,
        "“{1}” is in the place of a name: is the cell right?",
        "{0} names do not look like names (first: “{1}”): are the cells right?",
    ),
    "name-short": Plural(
        0,
        "“{1}” is only one word, unlike other names: is the name complete?",
        "{0} names are only one word, unlike the others (first: “{1}”): are they complete?",
    ),
    "name-twice": Plural(
        0,
        "“{1}” occurs more than once: two players, or a typo?",
        "{0} names occur more than once. First: “{1}”. Two players each, or typos?",
    ),
    "column-of-results": (
        "Column {1} (“{0}”) holds results, but is not read as a round: left out."
    ),
    "column-of-opponents": (
        "Column {1} (“{0}”) names opponents, but not every round has such a column: left out."
    ),
    "column-of-colors": (
        "Column {1} (“{0}”) holds colors, but not every round has such a column: left out."
    ),
    "rating-unread": Plural(
        0,
        "{1}: “{2}” is not a rating that can be read here; counted as unrated.",
        ("{0} ratings cannot be read (first: {1}, “{2}”); these players are counted as unrated."),
    ),
    "results-noted": "{0}: the result counts; what follows it is read as a note.",
    "forfeits-without-rounds": (
        "This table does not say in which rounds the games decided by forfeit (“{0}”) were, and "
        "Buchholz needs that: values may differ from the printed ones. The table with a column "
        "for each round has it; Swiss-Chess calls that “Fortschrittstabelle”."
    ),
    "byes-from-totals": Plural(
        0,
        "{1}’s total includes points that no game in this table shows: read as byes.",
        "{0} totals include points that no game in this table shows ({1}): read as byes.",
    ),
    "byes-worth": "“{0}” counts {1:points} here: the totals of everybody who has one say so.",
    "colors-unclear": (
        "The letters for colors ({0}) do not show which is White and which is Black: no "
        "colors are counted."
    ),
    "byes-unscored": Plural(
        0,
        "{1}, round {2}: the list does not say what this bye counts, as it does of others; "
        "counted as a full point.",
        "{0} byes do not say what they count, as others here do (first: {1}, round {2}); "
        "counted as full points.",
    ),
    "bye-untold": Plural(
        0,
        (
            "{1}: the table does not say what round {2}, which was not played, was worth; "
            "counted as 0."
        ),
        (
            "{0} rounds were not played, and the table does not say what they were worth (first: "
            "{1}, round {2}); counted as 0."
        ),
    ),
    "order-not-by-tiebreak": (
        "A rating report is sorted by score and new rating, never by tiebreak: "
        "its order is not the order of the prizes."
    ),
    "column-unknown": "The column “{0}” was not compared: we do not know what it holds.",
    "column-as-printed": (
        "The column “{0}” counts as your sheet prints it: we do not know what it holds."
    ),
    "column-as-printed-called": (
        "{0}, on your sheet “{1}”, counts as printed: we do not work it out."
    ),
    "column-not-ours-called": (
        "{0}, on your sheet “{1}”, was not compared: we do not work it out."
    ),
    "column-of-group": (
        "The column “{0}” was not compared: {1:tiebreak} depends on who is tied, "
        "and is a rank for us."
    ),
    "column-encounter": (
        "The column “{0}” holds the points among those who are tied before it: compared that way."
    ),
    "column-encounter-met": (
        "The column “{0}” holds the points among those who are tied before it, where all of "
        "them have met: compared that way."
    ),
    "column-encounter-rank": (
        "The column “{0}” holds the rank among those who are tied before it: compared that way."
    ),
    "turned-win": ("If {0} had beaten {1}{2}, all {3} printed values would agree."),
    "turned-draw": ("If {0} and {1} had drawn{2}, all {3} printed values would agree."),
    "turned-round": " in round {0}",
    "withdrawn-out": (
        "{0} withdrew after {1} of {2} games, fewer than half: those games do not count in the "
        "standings (FIDE General Regulations 6.6)."
    ),
    "withdrawn-in": (
        "{0} withdrew after {1} of {2} games, fewer than half. Those games count here; FIDE "
        "(General Regulations 6.6) does not count them."
    ),
    "withdrawn-in-print": (
        "{0} withdrew after {1} of {2} games, fewer than half. Those games count here, as in the "
        "printed totals; FIDE (General Regulations 6.6) does not count them."
    ),
    "last-round-follows": "Round {0} is not paired in your sheet. Everyone plays everyone, so "
    "these games are left: {1}.",
    "taken-out": Plural(
        0,
        "Taken out of the standings: {1}. The games count for the opponents.",
        "Taken out of the standings: {1}. Their games count for the opponents.",
    ),
    "differs-by-convention": (
        "The column “{0}”: {1} of {2} {2:|difference is|differences are} gone under the "
        "convention “{4:convention}” of {3:tiebreak}."
    ),
    "differs-by-edition": (
        "The column “{0}”: {1} of {2} {2:|difference is|differences are} gone under the FIDE "
        "rules {3:edition}."
    ),
    "differs-as-swiss": (
        "The column “{0}”: {1} of {2} {2:|difference is|differences are} gone if unplayed "
        "rounds of this round robin count as in a Swiss."
    ),
    "differs-by-forfeits": (
        "The column “{0}”: {1} of {2} {2:|difference is|differences are} gone if forfeits count "
        "as games."
    ),
    "column-holds": "The column “{0}” holds {3:tiebreak}: all its values agree.",
    "differs-wintd": (
        "The column “{0}”: {1} of {2} differing {2:|value|values} {1:|lies|lie} below the "
        "Median of a player with a plus score. WinTD 5.10a printed such Modified Medians; "
        "5.10b fixed it."
    ),
    "column-lacks": "The column “{0}” was not compared: {1:words}.",
    "no-values": Plural(
        1,
        "{0:tiebreak}: no value for one player, because {2:words}.",
        "{0:tiebreak}: no value for {1} players, because {2:words}.",
    ),
    "no-values-teams": Plural(
        1,
        "{0:tiebreak}: no value for one team, because {2:words}.",
        "{0:tiebreak}: no value for {1} teams, because {2:words}.",
    ),
    "place-in-text": "Line {0}, column {1}: ",
    "if-other-cells": Plural(0, "If {1}’s row is right", "If the other cells are right"),
    "if-totals": Plural(0, "If {1}’s printed total is right", "If the printed totals are right"),
}
