"""A Swiss in a crosstable of opponents: few cells are filled, and byes are only in the totals."""

from random import Random

import pytest

from calculator.model import RESULT_CODES, Crosstable, Player, Result, crosstable
from calculator.reading import read

_CELLS = {"W": "1", "D": "½", "L": "0", "X": "+", "F": "-"}


def matrix(table: Crosstable) -> str:
    """The table with a column for each opponent."""
    numbers = [player.number for player in table.players]
    lines = ["\t".join(["Rank", "Name", *map(str, range(1, len(numbers) + 1)), "Score"])]
    for row, player in enumerate(table.players, 1):
        met = {found.opponent: _CELLS[found.code] for found in player.results if found.opponent}
        cells = ["x" if other == player.number else met.get(other, "") for other in numbers]
        total = player.halves(table.rounds_played) / 2
        lines.append("\t".join([str(row), player.name, *cells, f"{total:.1f}"]))
    return "\n".join(lines)


def games(player: Player) -> set[tuple[str, int | None]]:
    return {
        (result.code, result.opponent)
        for result in player.results
        if RESULT_CODES[result.code].of_a_game
    }


def swiss(rng: Random, count: int, rounds: int) -> Crosstable:
    """An event in which nobody meets anybody twice; some have a bye, or stay away."""
    met: set[frozenset[int]] = set()
    cells: dict[int, list[Result]] = {number: [] for number in range(1, count + 1)}
    for _ in range(rounds):
        left = list(cells)
        rng.shuffle(left)
        while left:
            one = left.pop()
            other = next((at for at in left if frozenset((one, at)) not in met), None)
            if other is None or rng.random() < 0.1:
                cells[one].append(Result(rng.choice("BHU")))
                continue
            left.remove(other)
            met.add(frozenset((one, other)))
            code = rng.choice("WDLXF")
            answer = {"W": "L", "L": "W", "D": "D", "X": "F", "F": "X"}[code]
            cells[one].append(Result(code, other))
            cells[other].append(Result(answer, one))
    return crosstable(
        Player(number, f"Player {number:02}", tuple(found)) for number, found in cells.items()
    )


@pytest.mark.parametrize("seed", range(30))
def test_random_swiss_events(seed: int) -> None:
    rng = Random(seed)  # noqa: S311
    table = swiss(rng, rng.randint(18, 40), rng.randint(3, 7))
    again = read(matrix(table))
    assert again.kind == "swiss"
    assert "rounds" in again.lacks
    for before, after in zip(table.players, again.players, strict=True):
        assert games(after) == games(before)
        assert after.halves(again.rounds_played) == before.halves(table.rounds_played)
    assert again.contradictions == ()
    assert again.wrong_totals == ()


TEXT = (
    "Rank\tName\t1\t2\t3\t4\tScore\n1\tAnn\tx\t1\t\t1\t2.0\n2\tBob\t0\tx\t\t\t{}\n"
    "3\tCem\t\t\tx\t\t{}\n4\tDea\t0\t\t\tx\t0\n"
)


@pytest.mark.parametrize(
    ("totals", "bob", "cem"),
    [
        (("1.0", "0"), ["L", "B"], ["U", "U"]),
        (("0.5", "1"), ["L", "H"], ["H", "H"]),
        (("1.0", "2"), ["L", "B"], ["B", "B"]),
        (("1.0", "1.5"), ["L", "B"], ["B", "H"]),
    ],
)
def test_byes_are_what_the_total_has_more(
    totals: tuple[str, str], bob: list[str], cem: list[str]
) -> None:
    table = read(TEXT.format(*totals))
    assert (table.kind, table.rounds, table.rounds_played) == ("swiss", 2, 2)
    assert [result.code for result in table.players[1].results] == bob
    assert [result.code for result in table.players[2].results] == cem
    assert [warning.code for warning in table.warnings] == ["byes-from-totals"]
    assert table.warnings[0].line == 3
    assert set(table.lacks) >= {"rounds", "byes"}


def test_a_round_robin_that_goes_on_is_none() -> None:
    table = read(TEXT.format("0", "0"))
    assert (table.kind, table.rounds) == ("round-robin", 3)


SQUARE = """\
{}
A\tRuth Alder\tX\t1\t=\t1\t2.5
B\tHugo Birk\t0\tX\t1\t1\t2
C\tInes Cole\t=\t0\tX\t1\t1.5
D\tOtto Dahl\t0\t0\t0\tX\t0
"""


@pytest.mark.parametrize(
    "heading", ["\tA\tB\tC\tD\tTotal", "\t\tA\tB\tC\tD\tTotal", "\tName\tA\tB\tC\tD\tTotal"]
)
def test_own_cells_that_are_crossed_out_tell_a_square_whatever_its_heading(heading: str) -> None:
    """Below a heading short of a cell they were wins by forfeit, and the sums were right."""
    table = read(SQUARE.format(heading))
    assert [[one.opponent for one in player.results] for player in table.players] == [
        [other for other in range(1, 5) if other != own] for own in range(1, 5)
    ]
    assert [player.name for player in table.players][::3] == ["Ruth Alder", "Otto Dahl"]
