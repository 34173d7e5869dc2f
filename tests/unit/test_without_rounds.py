"""A crosstable whose columns are opponents does not say which round a game was in."""

import re

import pytest

from calculator import answers
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed
from calculator.answers.what_if.other_result_sentences import Teller
from calculator.answers.wording import warnings
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import Choices, Tally, find
from calculator.writing.standings_text import report

CROSS = """No\tName\t1\t2\t3\t4\tPts
1\tAnn\t*\t1\t½\t1\t2.5
2\tBob\t0\t*\t1\t½\t1.5
3\tCem\t½\t0\t*\t1\t1.5
4\tDea\t0\t½\t0\t*\t0.5
"""
#: The same games with a round for each.
ROUNDS = """No\tName\tR1\tR2\tR3\tPts
1\tAnn\tW4\tD3\tW2\t2.5
2\tBob\tW3\tD4\tL1\t1.5
3\tCem\tL2\tD1\tW4\t1.5
4\tDea\tL1\tD2\tL3\t0.5
"""
BY_ROUND = ("cumulative", "cumulative-opposition", "time-of-loss", "late-arrival", "PS", "PS/C1",
            "FB", "FB/C1", "BH/F", "AOB/F")  # fmt: skip
NOT_BY_ROUND = ("modified-median", "solkoff", "median", "kashdan", "sonneborn-berger", "most-wins",
                "result-between-tied", "actual-play", "BH", "SB", "KS", "DE", "WIN", "WON", "REP",
                "STD", "AOB")  # fmt: skip


def values(text: str, name: str) -> dict[int, float | None]:
    tiebreak = find(name)
    assert tiebreak is not None
    found = tiebreak.values(Tally(read(text)), (1, 2, 3, 4))
    return {number: value.number for number, value in found.items()}


@pytest.mark.parametrize("name", BY_ROUND)
def test_what_depends_on_the_round_has_no_value(name: str) -> None:
    tiebreak = find(name)
    assert tiebreak is not None
    for value in tiebreak.values(Tally(read(CROSS)), (1, 2, 3, 4)).values():
        assert value.number is None
        assert value.missing is not None
        assert value.missing.code == "no-rounds"
    assert None not in values(ROUNDS, name).values()


@pytest.mark.parametrize("name", NOT_BY_ROUND)
def test_everything_else_is_as_with_rounds(name: str) -> None:
    assert values(CROSS, name) == values(ROUNDS, name)
    assert None not in values(CROSS, name).values()


def test_what_would_have_been_is_said_without_a_round_and_without_a_gap() -> None:
    teller = Teller(rank(read(CROSS), "solkoff"), 2)
    said = [teller.clause(change) for change in (Change(1, 2, "W"), Change(2, 1, "W"))]
    assert said == ["you had beaten Ann", "your opponent Ann had beaten your opponent Cem"]


#: Ann and Bob are tied, and Ann won their game.
TIED = """No\tName\t1\t2\t3\t4\tPts
1\tAnn\t*\t1\t½\t0\t1.5
2\tBob\t0\t*\t1\t½\t1.5
3\tCem\t½\t0\t*\t½\t1
4\tDea\t1\t½\t½\t*\t2
"""


@pytest.mark.parametrize("order", ["result-between-tied", "DE"])
def test_no_round_is_made_up_for_a_game_that_decided(order: str) -> None:
    standings = rank(read(TIED), order)
    said = [answers.spoken(standings, number) for number in (1, 2)]
    assert "You won the game between you, in a round that the table does not name." in said[0]
    assert "Ann won the game between you, in a round that the table does not name." in said[1]
    told = answers.said_to_all(standings, *standings.rows[1:3])
    assert told.endswith("Ann won their game, in a round that the table does not name.")


def test_no_round_is_made_up_for_a_game_that_did_not_decide() -> None:
    turned = TIED.replace("Ann\t*\t1", "Ann\t*\t0").replace("Bob\t0", "Bob\t1")
    standings = rank(read(turned.replace("0\t1.5", "1\t1.5").replace("½\t1.5", "0\t1.5")), "SB")
    said = [
        answers.versus_in_words(answers.compare(standings, one, other), one)
        for one in (1, 2, 3, 4)
        for other in (1, 2, 3, 4)
        if one != other
    ]
    beat = [text for text in said if "You beat" in text]
    assert beat
    assert all("in a round that the table does not name" in text for text in beat)


def test_latecomers_may_be_given() -> None:
    tiebreak = find("late-arrival")
    assert tiebreak is not None
    found = tiebreak.values(Tally(read(CROSS), Choices(late=(3,))), (2, 3))
    assert {number: value.number for number, value in found.items()} == {2: 1, 3: 0}


def test_the_reason_is_said() -> None:
    said = [found for found in warnings(rank(read(CROSS), "us-chess")) if "rounds" in repr(found)]
    assert [(found.code, found.facts[0]) for found in said] == [
        ("no-values", "cumulative"),
        ("no-values", "cumulative-opposition"),
    ]


def test_a_printed_column_of_running_scores_is_not_compared() -> None:
    lines = CROSS.replace("\tPts", "\tPts\tCumul").splitlines()
    text = "\n".join([lines[0], *(f"{line}\t4.5" for line in lines[1:])])
    published = rank(read(text)).published
    assert published is not None
    assert published.compared == 0
    assert [found.code for found in published.warnings] == ["column-lacks"]


def test_a_changed_result_changes_the_same_game() -> None:
    table = changed(read(CROSS), [Change(2, 4, "W")])
    assert [result.code for result in table.players[3].results] == ["L", "W", "L"]
    assert [result.code for result in table.players[1].results] == ["L", "W", "L"]
    assert sum(row.score for row in rank(table, ["solkoff"]).rows) == 12


def test_workings_number_games_not_rounds() -> None:
    ranked = [rank(read(text), "SB") for text in (CROSS, ROUNDS)]
    written = [report(found, found.rows, reasons=False, workings=True) for found in ranked]
    numbered = [re.findall(r"^ +(\w+) 1 ", text, re.MULTILINE) for text in written]
    assert [set(words) for words in numbered] == [{"Game"}, {"Round"}]
