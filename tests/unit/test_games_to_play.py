"""A round robin that is going on, as a table of opponents: games to come are no unplayed rounds."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from calculator.answers import in_words, why
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed
from calculator.answers.what_if.other_results import Search
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.tiebreaks import Choices
from calculator.view.crosstable_view import crosstable
from calculator.view.element import to_tree
from calculator.words import use
from calculator.writing import to_csv, to_json, to_text
from tests.asked.trees import find, of_tag, text_in

TABLE = """\
No.\tName\t1\t2\t3\t4\t5\t6\tPts
1\tAnn\tx\t1\t½\t1\t\t\t2.5
2\tBen\t0\tx\t1\t\t½\t\t1.5
3\tCem\t½\t0\tx\t1\t\t\t1.5
4\tDea\t0\t\t0\tx\t1\t½\t1.5
5\tEli\t\t½\t\t0\tx\t1\t1.5
6\tFay\t\t\t\t½\t0\tx\t0.5
"""
ORDER = "modified-median,solkoff,sonneborn-berger,most-wins,SB,WIN,REP,STD,DE"
POINTS = {"1": Fraction(1), "½": Fraction(1, 2), "0": Fraction(0)}


def value(standings: Standings, name: str, tiebreak: str) -> float | None:
    """A player's value."""
    row = next(row for row in standings.rows if row.name == name)
    return row.values[tiebreak].number


def test_each_value_is_of_the_games_that_were_played() -> None:
    found = rank(read(TABLE), "modified-median,solkoff,REP,STD,SB")
    assert value(found, "Ann", "solkoff") == Fraction(9, 2)
    assert value(found, "Ann", "modified-median") == 3, "a plus score of three games drops one"
    assert value(found, "Fay", "solkoff") == 3
    assert value(found, "Fay", "REP") == 2
    assert value(found, "Fay", "STD") == Fraction(1, 2)
    for row in found.rows:
        for worked in row.values.values():
            assert all(term.opponent is not None for term in worked.terms)


def test_the_answer_says_that_the_event_goes_on() -> None:
    found = rank(read(TABLE))
    assert in_words(why(found, 1)).startswith("Ann is 1st of 6 with 2½ points after 2 of 5 rounds.")
    assert "6 games of this round robin have no result yet." in [
        warning.words() for warning in found.table.warnings
    ]
    with use("es"):
        assert "tras 2 de 5 rondas" in in_words(why(found, 1))


def test_nobody_is_ahead_on_games_against_each_other_that_are_still_to_come() -> None:
    found = rank(read(TABLE), "DE")
    assert {row.place for row in found.rows if row.score == 3} == {2}


@pytest.mark.parametrize("write", [to_text, to_csv, to_json])
def test_it_stays_so_in_what_is_saved(write: object) -> None:
    assert callable(write)
    table = read(TABLE)
    again = read(write(table))
    assert again.to_play
    assert again.provisional == table.provisional
    ours, theirs = rank(table, ORDER), rank(again, ORDER)
    assert [(row.name, row.place) for row in ours.rows] == [
        (row.name, row.place) for row in theirs.rows
    ]


def test_a_game_that_nobody_ever_played_is_still_an_unplayed_round() -> None:
    rows = ("1\tAnn\tx\t1\t1\t1", "2\tBob\t0\tx\t1\t1", "3\tCy\t0\t0\tx\t", "4\tDee\t0\t0\t\tx")
    table = read("\n".join(("No.\tName\t1\t2\t3\t4", *rows)))
    assert not table.to_play
    assert table.provisional is None
    assert value(rank(table, "solkoff"), "Ann", "solkoff") == 3, "2 + ½ + ½"


def test_a_what_if_changes_the_game_that_it_says() -> None:
    found = rank(read(TABLE))
    search = Search(found, 6)
    search.run()
    ways = [change for way in search.found for change in way.changes]
    assert ways
    for change in ways:
        cell = found.tally.player[change.number].results[change.round - 1]
        assert cell.code, "only games that were played can have ended otherwise"
    other = rank(changed(found.table, [Change(4, 6, "W")]), ORDER)
    assert other.table.to_play
    fay = next(row for row in other.rows if row.name == "Fay")
    assert fay.score == 2
    assert len(fay.values["solkoff"].terms) == 2


def test_a_game_to_come_may_be_given_a_result() -> None:
    """Fay's game with Cem, her third column; those with Ann and Ben are still to come."""
    other = rank(changed(read(TABLE), [Change(3, 6, "W")]), "solkoff")
    fay = next(row for row in other.rows if row.name == "Fay")
    assert fay.score == 3
    assert [term.opponent for term in fay.values["solkoff"].terms] == [3, 4, 5]
    assert value(other, "Fay", "solkoff") == Fraction(9, 2)


@pytest.mark.parametrize("seed", range(12))
def test_random_round_robins_on_the_way(seed: int) -> None:
    rng = Random(seed)  # noqa: S311 - an event, no secret
    count = rng.randint(5, 9)
    games = list(combinations(range(count), 2))
    rng.shuffle(games)
    played = games[: rng.randint(count, len(games) * 7 // 10)]
    cells = [["x" if one == other else "" for other in range(count)] for one in range(count)]
    for one, other in played:
        mine = rng.choice("1½0")
        cells[one][other], cells[other][one] = mine, {"1": "0", "½": "½", "0": "1"}[mine]
    scores = [sum(POINTS.get(cell, Fraction(0)) for cell in row) for row in cells]
    lines = ["No.\tName\t" + "\t".join(str(at + 1) for at in range(count))]
    lines += [f"{at + 1}\tPlayer {at + 1}\t" + "\t".join(row) for at, row in enumerate(cells)]
    found = rank(read("\n".join(lines)), "solkoff,sonneborn-berger,SB,most-wins")
    for row in found.rows:
        met = [at for at, cell in enumerate(cells[row.number - 1]) if cell in POINTS]
        won = [POINTS[cells[row.number - 1][at]] for at in met]
        products = sum(scores[at] * got for at, got in zip(met, won, strict=True))
        assert row.values["solkoff"].number == sum(scores[at] for at in met)
        assert row.values["sonneborn-berger"].number == row.values["SB"].number == products
        assert row.values["most-wins"].number == won.count(Fraction(1))


def test_in_the_crosstable_somebody_out_of_the_standings_is_no_way_to_an_answer() -> None:
    found = rank(read(TABLE), choices=Choices(out=(5,)))
    tree = to_tree(crosstable(found, None, (), None))
    names = {text_in(one): of_tag(one, "a") for one in find(tree, "tb-name")}
    assert names["Ann"]
    assert names["Eli (not in the standings)"] == []
    with use("es"):
        assert "Eli (fuera de la clasificación)" in text_in(
            to_tree(crosstable(found, None, (), None))
        )
