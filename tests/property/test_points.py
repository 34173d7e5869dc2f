"""What a win and a draw score, as the printed totals show: recognized, or said to be wrong."""

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st

from calculator.model import Crosstable, Points
from calculator.ranked import rank
from calculator.reading import read
from calculator.words import decimal
from tests.support.events import USUAL, random_event
from tests.support.tables import core_table

#: What other programs print of a round without an opponent.
ALONE = {"B": "B---", "H": "H---", "U": "U---", "": "---"}
#: What events score, in half points.
USED = [Points(6, 2, 0), Points(4, 2, 0), Points(6, 4, 2)]
SYSTEMS = [*USED, Points(20, 10, 0), Points(6, 3, 0), Points(10, 4, 0)]


def event(seed: int, players: int, rounds: int) -> Crosstable:
    """Make an event, finished or not, with byes and withdrawals."""
    rng = Random(seed)  # noqa: S311 - no secret
    return core_table(random_event(rng, players, rounds, habits=USUAL._replace(draw=0.35)))


def written(table: Crosstable, points: Points) -> str:
    """Write a table as WinTD does, with the totals by these points."""
    lines = ["No.\tName\tPts\t" + "\t".join(f"Rnd{at + 1}" for at in range(table.rounds))]
    for player in table.players:
        total = sum(points.scores(found.code) for found in player.results)
        cells = [
            ALONE.get(found.code) or f"{found.code}{found.opponent or '---'}"
            for found in player.results
        ]
        lines.append(f"{player.number}\t{player.name}\t{decimal(500 * total)}\t" + "\t".join(cells))
    return "\n".join(lines)


def scoring(table: Crosstable, points: Points) -> Crosstable:
    """Return a table with these points, as a report that names them has it."""
    players = tuple(
        player._replace(
            results=tuple(
                found._replace(scored_halves=points.scored(found.code)) for found in player.results
            )
        )
        for player in table.players
    )
    return table._replace(players=players, points=points)


@given(seed=st.integers(0, 10**6), points=st.sampled_from(USED))
def test_the_points_are_those_by_which_the_totals_were_added_up(seed: int, points: Points) -> None:
    made = event(seed, 10, 5)
    assume(made.rounds_played > 3)
    table, usual = read(written(made, points)), read(written(made, Points()))
    assert table.points == points
    assert "points-found" in {warning.code.removesuffix("-loss") for warning in table.warnings}
    assert not table.wrong_totals
    for order in ("us-chess", "fide-2026", "sonneborn-berger, kashdan, result-between-tied"):
        found, right = rank(table, order), rank(scoring(usual, points), order)
        assert [(row.number, row.place, row.score) for row in found.rows] == [
            (row.number, row.place, row.score) for row in right.rows
        ]


@given(
    seed=st.integers(0, 10**6),
    points=st.sampled_from([*SYSTEMS, Points()]),
    players=st.integers(2, 14),
    rounds=st.integers(1, 6),
)
def test_no_total_is_other_than_the_score_without_a_word(
    seed: int, points: Points, players: int, rounds: int
) -> None:
    table = read(written(event(seed, players, rounds), points))
    scores = {row.number: row.score for row in rank(table).rows}
    wrong = {total.number for total in table.wrong_totals}
    for player in table.players:
        assert (scores[player.number] == player.total_halves) != (player.number in wrong)
    codes = [warning.code.removesuffix("-loss") for warning in table.warnings]
    assert (table.points != Points()) == ("points-found" in codes)
    assert codes.count("total-differs") == len(wrong)
    if points == Points():
        assert table.points == Points()


@given(
    seed=st.integers(0, 10**6),
    players=st.integers(4, 8),
    totals=st.lists(st.integers(0, 24), min_size=8, max_size=8),
)
def test_totals_of_anything_are_told_to_be_wrong(
    seed: int, players: int, totals: list[int]
) -> None:
    lines = written(event(seed, players, 4), Points()).splitlines()
    for at, line in enumerate(lines[1:], 1):
        cells = line.split("\t")
        cells[2] = decimal(500 * totals[at - 1])
        lines[at] = "\t".join(cells)
    table = read("\n".join(lines))
    assert table.points == Points() or not table.wrong_totals
    wrong = {total.number for total in table.wrong_totals}
    assert all(
        row.score == totals[row.number - 1] or row.number in wrong for row in rank(table).rows
    )
