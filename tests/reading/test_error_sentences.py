"""What is said of a text that cannot be read: each sentence whole, with the text that brings it.

Who, which round, what it says, what that means; then what one can do.
"""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

from calculator.reading import ReadError, opened, read
from calculator.reading.text.errors import MOST_PLAYERS, MOST_SECTIONS, too_many, too_many_players
from calculator.words import LANGUAGES, say, use
from calculator.words.en.errors import ERRORS
from calculator.writing.crosstable_json import to_json
from tests.support.project import ROOT

LAYOUTS = ROOT / "docs" / "samples" / "layouts"
US = (
    "Results look like W12 (won against number 12), D5 (drew with number 5), L3 (lost), "
    "-B- (bye) or H--- (half-point bye)."
)
SHORT = (
    "A line looks like “Adam 4 of 5: 1 2 3 3.5 4” (points, then the opponents’ points) "
    "or “George: W D W” (results)."
)
CELL = (
    "A result has opponent, color and points: “ 141 w 1” (won with White against number 141), "
    "“0000 - H” (half-point bye), or blanks."
)
WHOLE = (
    "Copy the whole table: its heading, and for each player a row with the results of the rounds."
)
#: Three teams, a column for each round.
TEAMS = "No.\tTeam\tR1\tR2\n1\tOak\t2w3\t3b2½\n2\tElm\t1b1\tbye\n3\tAsh\tbye\t1w1½\n"
TEAM = "It takes the numbers of teams, rounds and players in their columns."
GAME = "A game is two names with the result between or after them: Ashdown, Felix 1-0 Brook, Ida."
BYE = "A bye is a name and the points for it: Brook, Ida bye ½."
OTHERS = "2\tBen\t1\t2\tL1\tW4\n3\tCem\t1.5\t2\tW4\tD1\n4\tDea\t0\t3\tL3\tL2\n"


def swiss(row: str = "1\tAnn Reed\t1.5\t2\tW2\tD3", heads: str = "Rnd1\tRnd2") -> str:
    """Four players; Ann's row, or the heads of the rounds, may be others."""
    return f"No.\tName\tPts\tTBrk1\t{heads}\n{row}\n{OTHERS}"


def layout(name: str, *, old: str = "", new: str = "") -> str:
    """The sample of a layout, with something in it replaced once."""
    text = (LAYOUTS / f"{name}.txt").read_text(encoding="utf-8")
    assert not old or old in text
    return text.replace(old, new, 1)


def teams(old: str, new: str) -> str:
    """The sample of a team event, with something in it replaced once."""
    text = (ROOT / "docs" / "samples" / "team-cup.txt").read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


def document(**other: object) -> str:
    """A table that the calculator saved, with other facts in it."""
    return json.dumps({**json.loads(to_json(read(swiss()))), **other})


class Case(NamedTuple):
    """A text, and what is said of it."""

    text: str
    message: str
    hint: str | None = None


CASES = {
    # The text as a whole
    "sums-of-games": Case(
        "Lee  X   1½  2  3½\nKim  ½   X   1  1½\nRay  0   1   X  1\n",
        "This cell says “1½”, but that is the sum of several games between Lee and Kim.",
        "Write the result of each game: a cell “1½” of two games is “1 ½” or “½ 1”; if these are "
        "teams, head the names “Team”.",
    ),
    "nothing": Case(
        " \n",
        "There is no text here.",
        "Paste the standings or the crosstable: the whole table, with the results of every round.",
    ),
    "too-long": Case(
        "x" * 4_000_001, "This text is too long for one tournament.", "Paste one section only."
    ),
    "not-text": Case(
        "PK\x03\x04\x00",
        "This is not text but another kind of file.",
        "Open it in its own program, then copy the table from there.",
    ),
    "no-table": Case("Dear all, see you on Friday.", "No table was found in this text.", WHOLE),
    "only-tiebreaks": Case(
        "Points TBrk1 TBrk2\n5. Ann 3.5 11.5 13\n6. Bob 3.5 13 15",
        "These are tiebreak columns without the results of the rounds.",
        "Bob is ahead on TBrk1, 13 to 11½, and the first tiebreak that differs decides; to see "
        "where the figures come from, copy the whole table, with the rounds.",
    ),
    "ranking": Case(
        "Rk.\tName\tRtg\tPts.\n1\tAnn\t2000\t5\n2\tBob\t1900\t4",
        "This is a ranking: it has the points, but not the results of the rounds.",
        "Open the crosstable, which has a column for each round, and copy that; or paste the games "
        "of all rounds as well.",
    ),
    "team-standings": Case(
        "Team Standings\n1 Oak School 12.5\n2 Elm School 10.0",
        "These are the standings of teams, without the results of the rounds.",
        "Copy the standings or crosstable of the individual players.",
    ),
    "list-of-players": Case(
        "No. Name Rating\n1 Ann 2000\n2 Bob 1900",
        "This is a list of players, without their results.",
        "Open the crosstable, which has a column for each round, and copy that; or paste the games "
        "of all rounds as well.",
    ),
    # Headings and rows
    "no-players": Case(
        "# Name Rd 1 Rd 2 Total\n",
        "There are no players under this heading.",
        "Copy the rows of the players too.",
    ),
    "round-follows": Case(
        swiss(heads="Rnd1\tRnd3"),
        "Round 3 comes straight after round 1.",
        "Copy the columns of all rounds, each once and in order.",
    ),
    "rounds-begin": Case(
        swiss(heads="Rnd2\tRnd3"),
        "The first round here is “Rnd2”, not round 1.",
        "Copy the columns of all rounds.",
    ),
    "met-unequally": Case(
        "No Name 1 2 3 Pts\n1 Ann * 11 1 3\n2 Ben 00 * 1 1\n3 Cem 0 0 * 0\n",
        "Some players have more games than others in this round robin.",
        "Copy the whole table, with a cell for each game.",
    ),
    "cross-not-square": Case(
        "No\tName\t1\t2\t3\tPts\n1\tAnn\tX\t1\t½\t1.5\n2\tBen\t0\tX\t1\t1\n",
        "Each row of this crosstable marks its own column, but it has 2 rows and 3 columns.",
        WHOLE,
    ),
    "cross-moved": Case(
        "No Name Fed  1 2 3 4 5 6 Perf Total\n1 Ann CAN * X 1 ½ 1 1 0 1721 3.5\n"
        "2 Ida CAN  0 X 1 ½ 0 0 1833 1.5\n3 Noa CAN * ½ 0 X 0 0 1 905 1.5\n"
        "4 Otis MEX  0 ½ 1 X ½ 1 1870 3.0\n5 Lou USA  0 1 1 ½ X 1 1844 3.5\n"
        "6 Pat MEX * 1 1 0 0 0 X 2190 2.0\n",
        "Other rows of this crosstable mark the player’s own column, and only that; "
        "this one is number 1’s.",
        "Check that no cell of the row is missing, and that there is none too many.",
    ),
    "row-short": Case(
        swiss("1\tAnn Reed"),
        "Ann Reed: this row has only 2 cells; the heading has 6.",
        "“Pts” and what comes after it is missing: copy whole rows.",
    ),
    "cells-unclear": Case(
        "# Place Name Rating Perf Rd 1 Rd 2 Total\n1 1 Ann Reed 1054 2185 W2 D3 1.5\n"
        "2 2 Ben Lee 859 * 1378 B L4 1.0\n3 3 Cem Ray unr. 1389 D4 H 1.0\n"
        "4 4 Dea Dunn 1200 1201 W3 W1 2.0\n",
        "It is not clear where the cells of this row begin and end.",
        "Copy the table from a web page or a spreadsheet, where its cells are separate.",
    ),
    "lines-wrapped": Case(
        "# Name Rd 1\n1 Ann Reed W2\nW3 2.5\n2 Ben Lee L1\nD3 0.5\n",
        "This line belongs to a table, but to none of its rows: long lines may have been broken.",
        "Copy the table from a wider window, or open the file itself.",
    ),
    "side-by-side": Case(
        "No Name Rd 1 Pts No Name Rd 1 Pts\n1 Ann Reed W2 1 1 Ben Lee L2 0\n"
        "2 Cem Ray L1 0 2 Dea Dunn W1 1\n",
        "Two tables are side by side here.",
        "Paste one section only.",
    ),
    "row-long": Case(
        swiss("1\tAnn Reed\t1.5\t2\tW2\tD3\tL4"),
        "Ann Reed: this row has 7 cells; the heading, or most rows, have 6.",
        "Take out what does not belong to the table, or copy whole rows with their heading.",
    ),
    # Cells
    "in-a-name": Case(
        "# Name Rd 1 Rd 2 Rd 3\n1 Ann Reed W2 D3\n2 Ben Lee W3 D4 somewhere\n3 Cem Ray L2 D1\n",
        "Ben Lee’s row says “somewhere”, but that is in the middle of the name.",
        US,
    ),
    "name-missing": Case(
        swiss("1\t\t1.5\t2\tW2\tD3"),
        "Number 1 has no name.",
        "Each row needs the player’s name.",
    ),
    "no-score": Case(
        swiss("1\tAnn Reed\tsix\t2\tW2\tD3"),
        "Ann Reed, column “Pts” says “six”, but that is not a number of points.",
        "Points look like 3, 3.5 or 3½.",
    ),
    "no-tiebreak-value": Case(
        swiss("1\tAnn Reed\t1.5\tx\tW2\tD3"),
        "Ann Reed, column “TBrk1” says “x”, but that is not a number.",
        "A tiebreak’s value is a number such as 17.5.",
    ),
    "no-result": Case(
        swiss("1\tAnn Reed\t1.5\t2\tW2\tQ3"),
        "Ann Reed, round 2 says “Q3”, but that is not a result.",
        US,
    ),
    "no-result (chess-results)": Case(
        layout("chess-results", old="2w1", new="2x1"),
        "Ann, round 1 says “2x1”, but that is not a result.",
        "Results look like 12w1 (won with White against number 12), 5b½ (drew with Black), "
        "7w+ (won by forfeit), -1 (bye) or -0 (not paired).",
    ),
    "no-result (one below the other)": Case(
        swiss("1\tAnn Reed\t1.5\t2\tW2\tQ3").replace("\t", "\n"),
        "Ann Reed, round 2 says “Q3”, but that is not a result.",
        US,
    ),
    "nobody-has-a-result": Case(
        "No.\tName\tPts\tRnd1\tRnd2\n1\tAnn\t0\t\t-\n2\tBob\t0\tvs 1\tTBD\n",
        "Nobody in this table has a result.",
        "Copy the table that shows each round’s results.",
    ),
    "number-twice": Case(
        "No\tName\tPts\tRnd1\n"
        + "".join(f"1\t{name}\t{at}\tW2\n" for at, name in enumerate("ABCDE")),
        "A and B both have the number 1.",
        "The other row is in line 2: was it copied twice, or are these two sections?",
    ),
    "row-twice": Case(
        swiss() + "2\tBen\t2\t2\tW1\tW4\n",
        "Ben is in the table twice, and the two rows differ.",
        "The other row is in line 3: was it copied twice, or are these two sections?",
    ),
    # Opponents
    "no-such-player": Case(
        swiss("1\tAnn Reed\t1.5\t2\tW2\tD99"),
        "Ann Reed, round 2 says “D99”, but there is no player 99 (the table has 1 to 4).",
        "Correct the cell; if rows are missing, copy the whole table.",
    ),
    "no-such-player (several)": Case(
        swiss("1\tAnn Reed\t1.5\t2\tW8\tD99"),
        "Ann Reed, round 1 says “W8”, but there is no player 8 (the table has 1 to 4).",
        "The results name more players who are not in the table (8, 99): copy the whole table.",
    ),
    "rating-adjustment": Case(
        "No\tName\tPts\tRnd1\tRnd2\n1\tAnn\t1\tW1540\tL1610\n2\tBen\t1\tL1720\tW1480\n",
        "Ann, round 1 says “W1540”, but 1540 looks like a rating, not like a player’s number.",
        "This section only adjusts ratings: it does not say who met whom.",
    ),
    "met-oneself": Case(
        swiss("1\tAnn Reed\t1.5\t2\tW2\tD1"),
        "Ann Reed, round 2 says “D1”, but 1 is the player’s own number.",
        "The number of the opponent belongs there.",
    ),
    "most-contradict": Case(
        swiss("1\tAnn Reed\t1.5\t2\tL2\tL3").replace("W4", "L4"),
        "Most results contradict each other: in round 1, Ann Reed has “L2” but Ben has “L1”.",
        "If one player won, the opponent must have lost to that player in the same round: "
        "is this one whole section?",
    ),
    "most-contradict-cross": Case(
        "No Name 1 2 3 4 Pts\n1 Ann * 1 1 1 3\n2 Ben 1 * 1 1 3\n3 Cem 1 1 * 1 3\n4 Dea 1 1 1 * 3\n",
        "Most results contradict each other: Ann has “1” against Ben, who has “1”.",
        "If one player won, the opponent must have lost to that player in the same round: "
        "is this one whole section?",
    ),
    # One line per player
    "short-line": Case("Adam 1 of 1: 1\n: W\nBen: L", "This line names no player.", SHORT),
    "short-rounds": Case(
        "Ann: W D\nBen: L\n",
        "Ben: there is one round here; the others have 2.",
        "All players of a table have the same number of rounds.",
    ),
    "short-nothing": Case("Ann: W\nBen: ,\nCem: L\n", "Ben: there are no results here.", SHORT),
    "short-count": Case("Ann 1 of 3: 1 2\n", "Ann: there are 2 rounds here, not 3.", SHORT),
    "short-score": Case("Ann: 1 2\n", "Ann: the player’s own points are missing.", SHORT),
    "short-sum": Case(
        "Ann 2 of 2: W D\n", "Ann’s row says “2”, but the results add up to 1½.", SHORT
    ),
    "short-too-much": Case(
        "Ann 4 of 2: 1 2\n", "Ann’s row says “4”, but 2 rounds give no more than 2 points.", SHORT
    ),
    "short-token": Case(
        "Ann 2 of 2: 1 two\n",
        "Ann, round 2 says “two”, but that is neither a number of points nor a result.",
        SHORT,
    ),
    "short-note": Case(
        "Ann 2 of 2: 1 2 (ill)\n",
        "Ann, round 2 says “ill”, but only an unplayed round can be in parentheses: bye, half, "
        "zero, forfeit win, forfeit loss or forfeit draw.",
        SHORT,
    ),
    # Files
    "document": Case(
        document()[:-20],
        "This is not a table that the calculator saved, or only part of one.",
        "Paste all of it, as it was saved.",
    ),
    "document-later": Case(
        document(crosstable=2),
        "This was saved by a newer version of the calculator.",
        "Reload the page to get that.",
    ),
    "two-games": Case(
        layout("pgn", old='[Round "2.2"]', new='[Round "1.2"]'),
        "Ben has two games in round 1.",
        "Paste the games of one event, without its playoffs.",
    ),
    "two-games (pairings)": Case(
        layout("swiss-manager", old="2;1;4;1", new="1;1;4;1"),
        "Dea has two games in round 1.",
        "A player has one game in each round.",
    ),
    "no-round": Case(
        layout("pgn", old='[Round "2.2"]', new='[Round "?"]'),
        "The game between Ben and Cem does not say which round it was in.",
        'Each game needs a line such as [Round "3.1"].',
    ),
    "only-players": Case(
        "Nr;Name;Titel;EloInt\n1;Ann;;1850\n2;Ben;;1790\n",
        "These are the players, without their results.",
        "Export the pairings of all rounds too, and paste both.",
    ),
    "no-number": Case(
        layout("swiss-manager", old="1;1;1;2;", new="1;1;one;2;"),
        "This cell says “one”, but that is not a number.",
        "A number belongs under “nrw”.",
    ),
    "no-round-numbers": Case(
        "Runde;Brett;NrW;NrS;ErgW;ErgS;Kontumaz\n0;1;1;2;1;0;\n",
        "These pairings do not say which round they are for.",
    ),
    "trf-no-rounds": Case(
        layout("trf", old="142 3", new="142"),
        "The number of rounds is missing.",
        "A number such as 7 belongs after 142.",
    ),
    "trf-rounds": Case(
        layout("trf", old="142 3", new="142 x"),
        "This cell says “x”, but that is not a number of rounds.",
        "A number such as 7 belongs after 142.",
    ),
    "trf-points": Case(
        layout("trf", old="142 3", new="162 W 3.3"),
        "This cell says “3.3”, but that is not a number of points.",
        "Points are whole or half, such as 3.0 or 0.5.",
    ),
    "trf-byes": Case(
        layout("trf", old="142 3", new="240 Q 1 1"),
        "This record of byes cannot be read.",
        "It takes F, H or Z, a round, and start numbers.",
    ),
    "trf-assigned": Case(
        layout("trf", old="142 3", new="299 + one"),
        "This record of assigned points cannot be read.",
        "It takes points such as 1.5, a round, and start numbers.",
    ),
    "trf-no-start": Case(
        layout("trf", old="001    1 ", new="001      "),
        "This player has no start number.",
        "The start number is in columns 5–8.",
    ),
    "trf-start": Case(
        layout("trf", old="001    1 ", new="001   A1 "),
        "Ann’s row says “A1”, but that is not a start number.",
        "The start number is in columns 5–8.",
    ),
    "no-score (trf)": Case(
        layout("trf", old=" 2.5 ", new=" 2.x "),
        "Ann’s row says “2.x”, but that is not a number of points.",
        "Points such as 3.5 are in columns 81–84.",
    ),
    "no-result (trf)": Case(
        layout("trf", old="2 w 1", new="2 q 1"),
        "Ann, round 1 says “2 q 1”, but that is not a result.",
        CELL,
    ),
    "trf-no-opponent": Case(
        layout("trf", old="   2 w 1", new="0000 w 1"),
        "Ann, round 1 says “0000 w 1”, but that is a result without an opponent.",
        CELL,
    ),
    "number-twice (trf)": Case(
        layout("trf", old="001    2 ", new="001    1 "),
        "Ann and Ben both have the number 1.",
        "Each player needs a number of their own.",
    ),
    # Matches of teams
    "match-sum": Case(
        "Round 1\nOak 3-1 Elm\nAsh 2-3 Yew\nRound 2\nOak 2-2 Ash\n",
        "This cell says “2-3”, but Ash and Yew cannot have so many points on 4 boards.",
        "The points of both teams add up to the number of boards.",
    ),
    "composition-alone": Case(
        "1. Oak (RtgAvg:1850, TB1: 2)\nBo.\tName\tRtg\t1\tPts.\n1\tLee, Ann\t1900\t1\t1\n",
        "This has the players of 1 team with their points, but not which teams met.",
        "Copy “Team-Pairings of all rounds” from the same page, and paste this below it if the "
        "boards matter.",
    ),
    "composition-cell": Case(
        "1. Oak (RtgAvg:1850, TB1: 2)\nBo.\tName\tRtg\t1\tPts.\n1\tLee, Ann\t1900\tzonk\t1\n",
        "This cell says “zonk”, but that is not a player’s result.",
        "A player’s cell has 1, ½ or 0, + or - for a forfeit, or nothing.",
    ),
    "match-boards": Case(
        "Round 1\nOak 1½-½ Elm\n1. Ann Lee 1-0 Ben Poe\n2. Cem Ray ½-½ Dea Fox\n"
        "Ash 1-1 Yew\n1. Eli Day 1-0 Flo May\n2. Gus Kay 1-0 Hal Roy\n",
        "This cell says “1-1”, but the boards of Ash and Yew add up to 2 and 0.",
        "A match has the points of its boards, and each board appears once.",
    ),
    "two-matches": Case(
        "Round 1\nOak 3-1 Elm\nOak 2-2 Yew\n",
        "Oak has two matches in round 1.",
        "The other one is in line 2; a team has one match in each round.",
    ),
    "match-round": Case(
        "Oak 3-1 Elm\nRound 1\nAsh 2-2 Yew\n",
        "The match of Oak and Elm does not say which round it was in.",
        "Put a line such as Round 1 above the matches of a round.",
    ),
    "match-round-missing": Case(
        "Round 1\nOak 3-1 Elm\nAsh 2-2 Yew\nRound 3\nOak 2-2 Ash\n",
        "Round 3 is here, but there are no matches of round 2.",
        "Paste the matches of all rounds, one round after the other.",
    ),
    "match-cut": Case(
        "Round 1\nOak 3-1 Elm\nAsh 2-2 Yew\nRound 2\nOak - Elm - Ash - Yew 3-1\n",
        "It is not clear where one team’s name ends and the other begins.",
        "Put the result between the two names: Oak 2½ - 1½ Elm.",
    ),
    "no-match-points": Case(
        "Rk.\tTeam\t1\t2\t3\n1\tOak\t*\t3\tzonk\n2\tElm\t1\t*\t2\n3\tAsh\t1½\t2\t*\n",
        "This cell says “zonk”, but that is not what a team scored in a match.",
        "A cell has the points of all boards: 2½.",
    ),
    "match-unanswered": Case(
        TEAMS.replace("1b1", "3b1"),
        "This cell says “2w3”, but Elm’s row does not agree with Oak’s.",
        "A match is in the rows of both teams, in the same round.",
    ),
    "no-match-cell": Case(
        TEAMS.replace("3b2½", "zonk"),
        "This cell says “zonk”, but that is neither a match nor a bye.",
        "A cell has the opponent, a color, and the points of all boards: 3w2½.",
    ),
    "match-nobody": Case(
        TEAMS.replace("3b2½", "9b2½"),
        "This cell says “9b2½”, but there is no team 9.",
        "A cell has the opponent, a color, and the points of all boards: 3w2½.",
    ),
    "team-row-twice": Case(
        "Rk.\tTeam\t1\t2\t3\n1\tOak\t*\t3\t2½\n2\tElm\t1\t*\t2\n3\tOak\t1½\t2\t*\n",
        "Oak has two rows.",
        "Each team has one row; paste one group at a time.",
    ),
    "trf-team-twice": Case(
        teams("310   6 Foxes", "310   5 Foxes"),
        "This cell says “Foxes”, but two teams have the number 5.",
        TEAM,
    ),
    "trf-nobody": Case(
        teams("25   26   27   28", "25   26   27   99"),
        "This cell says “Foxes”, but no player in this report has number 99.",
        TEAM,
    ),
    "trf-two-teams": Case(
        teams("25   26   27   28", "25   26   27    1"),
        "This cell says “Foxes”, but player 1 is on two teams, Anchors and Foxes.",
        TEAM,
    ),
    "trf-no-team": Case(
        teams("25   26   27   28", "25   26   27"),
        "Player 28, Bea, has games but is on no team.",
        TEAM,
    ),
    "trf-team": Case(
        teams("320  1.0  2.0", "320  one  2.0"),
        "This cell says “one  2.0 000 000   6 000   5”, but this record of a team cannot be read.",
        TEAM,
    ),
    "trf-team-points": Case(
        teams("240 H 005    3", "299 W  2.0  2.5 005    3"),
        "This cell says “W  2.0  2.5 005    3”, but this record gives teams points that come "
        "from no match.",
        "We do not count such points for teams yet: take the line out, and see the standings "
        "without them.",
    ),
    "trf-two-matches": Case(
        teams("240 H 005    3", "330 +- 001   1   3"),
        "The players of Anchors play against two teams in round 1.",
        TEAM,
    ),
    "trf-own-team": Case(
        teams("     6 w 1    15 w 1", "     2 w 1    15 w 1"),
        "Players 1 and 2 are on the same team, and play each other in round 1.",
        TEAM,
    ),
    "trf-forfeit": Case(
        teams("320  1.0  2.0 000 000   6 000   5\n", "").replace(
            "23 w 0               3 w 0", "23 w 0  0000 - +     3 w 0"
        ),
        "Foxes won a match by forfeit in round 3, and no record 330 says against whom.",
        TEAM,
    ),
    # Lists of games
    "no-game": Case(
        "Round 1\n1. Ann 1-0 Ben\n2. Cem l-0 Dea\n",
        "This cell says “2. Cem l-0 Dea”, but that is neither a game nor a bye.",
        GAME,
    ),
    "bye-unclear": Case(
        "Round 1\nAnn 1-0 Ben\nCem bye Dea\n",
        "This cell says “Cem bye Dea”, but it is not clear who has the bye.",
        BYE,
    ),
    "whose-no-show": Case(
        "Round 1\nWhite\tResult\tBlack\nAnn\t1-0\tBen\nCem\t\tno show\n",
        "This cell says “no show”, but it is not clear which of the two players did not show up.",
        "Write the result too: 1-0 if the player in this row showed up, 0-1 if not.",
    ),
    "bye-or-name": Case(
        "Round 1\nAnn 1-0 Ben\nCem 1-0 Frei\n",
        "This cell says “Frei”, but that may be a bye or a player’s name.",
        "Write the player’s whole name, or the word bye.",
    ),
    "not-a-name": Case(
        "Round 1\nAnn Lee 1-0 Bob Poe\nCid Roe 1-0 Dan Fox\nEve Hill 1-0 gronk\n",
        "This cell says “gronk”, but that is neither a player’s name nor a word for a bye or an "
        "absence.",
        "Write a player’s first and last name, or a word such as bye or absent.",
    ),
    "game-alone": Case(
        "White\tBlack\tResult\nAnn\tBen\t1-0\nCem\t\t1-0\n",
        "This cell says “Cem”, but nobody is on the other side.",
        BYE,
    ),
    "bye-round": Case(
        "Ann bye\nRound 2\nAnn 1-0 Ben\nRound 1\nBen 1-0 Cem\n",
        "Ann’s bye does not say which round it was in.",
        "Write a line such as “Round 1” above the games of each round.",
    ),
    "earlier-rounds": Case(
        "1  Marsh, Ann (2.5)  1-0  Orr, Cy (2.5)\n2  Poe, Di (2)  1-0  Nakai, Bo (1.5)\n",
        "This is a later round: somebody’s score before it was 2.5.",
        "Paste the games of all rounds, one round after the other.",
    ),
    "round-missing": Case(
        "Round 1\nAnn 1-0 Ben\nRound 3\nBen 1-0 Ann\n",
        "Round 3 is here, but there are no games of round 2.",
        "Paste the games of all rounds, one round after the other.",
    ),
    "only-pairings": Case(
        "Round 1\n1. Ann - Ben\n2. Cem - Dea\n",
        "These are pairings: no game has a result.",
        "Paste the games of all rounds with their results, such as Ashdown, Felix 1-0 Brook, Ida.",
    ),
    "games-by-number": Case(
        "Round 1\n1 v 2: 1-0\n3 v 4: 0-1\n",
        "These games call players by number, and no list says who they are.",
        "Paste the list of players with their numbers above the games.",
    ),
    "met-oneself-name": Case("Round 1\n1. Ann 1-0 Ann\n", "Ann cannot play against Ann.", GAME),
    "two-games (list)": Case(
        "Round 1\nAnn 1-0 Ben\nAnn 1-0 Cem\n",
        "Ann has two games in round 1.",
        "The other one is in line 2; a player has one game in each round.",
    ),
    "name-codes": Case(
        "No\tName\tRtg\tR1\n1\tFM SUI\t1900\tW2\n2\tFM SUI\t1800\tL1\n"
        "3\tFM SUI\t1700\tW4\n4\tIM SUI\t1600\tL3\n",
        "“FM SUI” is a title or a country, not a name.",
        "Each row needs the player’s name.",
    ),
    "name-several": Case(
        "Rank\tName\tPts\n1\tAnn Reed\t1\n2\tAnn Poe\t0\n\nRound 1\nAnn 1-0 Poe\n",
        "This cell says “Ann”, but that may be any of these: Ann Reed; Ann Poe.",
        "Write the whole name.",
    ),
    "nobody-called": Case(
        "Name\tR1\nAnn Reed\tW Poe\nBen Poe\tL Red\nCem Cobb\tW Dunn\nDea Dunn\tL Cobb\n",
        "Ben Poe, round 1 says “L Red”, but nobody here is called “Red”.",
        "Most like it: Ann Reed.",
    ),
    "no-color": Case(
        "Name\tOpponent\tResult\tColor\nAnn Reed\tBen Poe\t1\tW\nBen Poe\tAnn Reed\t0\tQ\n"
        "Cem Cobb\tDea Dunn\t1\tW\nDea Dunn\tCem Cobb\t0\tB\n",
        "Ben Poe, round 1 says “Q”, but that is not a color.",
        "W is White, B is Black.",
    ),
    "not-in-standings": Case(
        "Rank\tName\tPts\n1\tAnn Reed\t1\n2\tBen Poe\t0\n\nRound 1\nAnn Read 1-0 Ben Poe\n",
        "This cell says “Ann Read”, but nobody in the standings is called that.",
        "Most like it: Ann Reed.",
    ),
}


def refused(text: str) -> ReadError:
    with pytest.raises(ReadError) as caught:
        read(text)
    return caught.value


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_what_is_said(case: Case) -> None:
    error = refused(case.text)
    assert (error.message, error.hint) == (case.message, case.hint)
    assert error.line is not None
    assert str(error).startswith(f"line {error.line}, column {error.column}: {error.message}")


@pytest.mark.parametrize(
    ("error", "message", "hint"),
    [
        (
            too_many(3),
            f"There are more than {MOST_SECTIONS} tables here.",
            "Paste the sections of one event.",
        ),
        (
            too_many_players(3, 12345),
            f"There are 12345 players here; at most {MOST_PLAYERS} can be read.",
            "Paste one section only.",
        ),
        (
            ReadError("error-too-many-ways", 1, 1, "hint-separate-cells"),
            "It is not clear where the cells in these lines begin and end.",
            "Copy the table from a web page or a spreadsheet, where its cells are separate.",
        ),
    ],
)
def test_what_is_said_of_what_takes_long_to_bring_about(
    error: ReadError, message: str, hint: str
) -> None:
    assert (error.message, error.hint) == (message, hint)


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"reading": "wintd"}, "There is no layout “wintd”."),
        ({"reading": "trf"}, "No table of this layout was found in this text."),
        ({"reading": "wintd-text:seat"}, "There is no numbering “seat”."),
        (
            {"reading": "wintd-text:start"},
            "This table cannot be read with opponents by start number.",
        ),
        ({"section": "U800"}, "There is no section “U800”."),
    ],
)
def test_what_is_said_of_a_wish_that_cannot_be_granted(wish: dict[str, str], message: str) -> None:
    with pytest.raises(ReadError) as caught:
        opened(swiss(), **wish)
    assert caught.value.message == message


def test_every_sentence_of_a_text_has_a_case() -> None:
    cases = {f"error-{name.partition(' ')[0]}" for name in CASES} - {"error-trf-points"}
    elsewhere = {
        "error-too-many-tables",
        "error-too-many-players",
        "error-too-many-players-listed",
        "error-too-many-lines",
        "error-too-many-ways",
        "error-no-layout",
        "error-not-this-layout",
        "error-no-numbering",
        "error-not-numbered-by",
        "error-no-section",
        "error-path",
        "error-address",
    }
    frames = {code for code in ERRORS if code.startswith(("error-who", "error-says"))}
    whole = {code for code in ERRORS if code.startswith("error-")}
    assert cases | elsewhere | frames | {"error-at", "error-of"} == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_is_a_sentence_in_every_language(language: str) -> None:
    for name, case in CASES.items():
        error = refused(case.text)
        with use(language):
            for said in filter(None, (error.message, error.hint)):
                assert said[0] == said[0].upper(), name
                assert said[-1] in ".?", name
                assert '"' not in said.replace('[Round "3.1"]', ""), name
                assert "{" not in said, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_a_table_is_one(language: str) -> None:
    with use(language):
        table = read(say("example-table"))
    assert len(table.players) == 4
    assert table.warnings == ()
