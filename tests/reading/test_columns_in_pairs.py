"""Opponent and result in columns of their own, in either order, under headings of every shape."""

from collections.abc import Sequence

import pytest

from calculator.model import Crosstable
from calculator.reading import read

NAMES = ("Mia Chen", "Omar Diaz", "Leo Park", "Ana Silva", "Tom Reed", "Eva Stone")
#: Opponents and results; somebody has a bye.
ROUNDS = ("W4 W3 D2", "W5 D4 D1", "W6 L1 W5", "L1 D2 B", "L2 W6 L3", "L3 L5 H")
#: Numbers that are not the places: so two columns may number the players.
NUMBERS = ("4", "1", "6", "3", "2", "5")
TOTALS = ("2.5", "2", "2", "1.5", "1", "0.5")
BYES = {"B": ("bye", "1"), "H": ("bye", "½")}
POINTS = {"W": "1", "D": "½", "L": "0"}
HEADS = {
    "once": (["Round {0}", ""], None),
    "again": (["Round {0}", "Round {0}"], None),
    "once, in two lines": (["Round {0}", ""], True),
    "again, in two lines": (["Round {0}", "Round {0}"], True),
    "own": (["Opp {0}", "Res {0}"], None),
}
SEPARATORS = ("\t", ",", ";", " | ")


def written(
    heads: str, *, by_name: bool, first: str, letters: bool, ranked: bool, between: str
) -> str:
    """Write the table; ``first`` is which of the two columns is in front."""
    above, below = HEADS[heads]
    turn = 1 if first == "opponent" else -1
    rows: list[Sequence[str]] = [
        (
            *(("Rank",) if ranked else ()),
            "No",
            "Name",
            *(
                part.format(at)
                for at in (1, 2, 3)
                # A heading over both is over the first.
                for part in (above[::turn] if heads == "own" else above)
            ),
            "Total",
        )
    ]
    if below:
        under = ("Opp", "Res")[::turn] * 3
        rows.append((*([""] * (len(rows[0]) - 7)), *under, ""))
    for at, (name, results, total) in enumerate(zip(NAMES, ROUNDS, TOTALS, strict=True)):
        cells: list[str] = []
        for one in results.split():
            pair = BYES.get(one)
            if pair is None:
                to = int(one[1:]) - 1
                called = NAMES[to] if by_name else (NUMBERS[to] if ranked else str(to + 1))
                pair = called, one[0] if letters else POINTS[one[0]]
            cells += pair[::turn]
        number = (str(at + 1), NUMBERS[at]) if ranked else (str(at + 1),)
        rows.append((*number, name, *cells, total))
    return "\n".join(map(between.join, rows))


@pytest.mark.parametrize("between", SEPARATORS)
@pytest.mark.parametrize("first", ["opponent", "result"])
@pytest.mark.parametrize("heads", HEADS)
def test_two_columns_are_one_round(heads: str, first: str, between: str) -> None:
    for by_name in (False, True):
        for letters in (False, True):
            for ranked in (False, True):
                table = read(
                    written(
                        heads,
                        by_name=by_name,
                        first=first,
                        letters=letters and not by_name,
                        ranked=ranked,
                        between=between,
                    )
                )
                assert_right(table)


def assert_right(table: Crosstable) -> None:
    assert table.warnings == ()
    called = {player.number: player.name for player in table.players}
    for player, name, results in zip(table.players, NAMES, ROUNDS, strict=True):
        found = [
            (one.code.replace("P", "B"), one.opponent and called[one.opponent])
            for one in player.results
        ]
        right = [(one[0], NAMES[int(one[1:]) - 1] if one[1:] else None) for one in results.split()]
        assert (player.name, found) == (name, right)


@pytest.mark.parametrize("between", SEPARATORS)
@pytest.mark.parametrize("first", ["opponent", "result"])
@pytest.mark.parametrize(
    "heads",
    [
        ("Opp {}", "Res {}"),
        ("R{} Opponent", "R{} Result"),
        ("Opp{}", "R{}"),
        ("Opponent", "Result"),
    ],
)
@pytest.mark.parametrize("by_name", [False, True])
@pytest.mark.parametrize("letters", [False, True])
def test_the_columns_of_all_opponents_may_stand_together(
    heads: tuple[str, str], first: str, between: str, *, by_name: bool, letters: bool
) -> None:
    text = written(
        "own", by_name=by_name, first=first, letters=letters, ranked=False, between=between
    )
    for at in (1, 2, 3):
        text = text.replace(f"Opp {at}", heads[0].format(at))
        text = text.replace(f"Res {at}", heads[1].format(at))
    rows = [line.split(between) for line in text.split("\n")]
    grouped = [(*row[:2], *row[2:-1:2], *row[3:-1:2], row[-1]) for row in rows]
    assert_right(read("\n".join(map(between.join, grouped))))


@pytest.mark.parametrize("bye", ["B", "-B-", "B---"])
@pytest.mark.parametrize("game", ["{1}{2}{0}", "{1} ({0})", "{2}{1} {0}", "{0} ({1})", "{1}:{0}"])
def test_letters_of_byes_are_read_beside_figures(game: str, bye: str) -> None:
    """Clubs write games as one program does, and byes as another."""
    rows = [
        "\t".join(
            (
                str(at),
                name,
                *(
                    game.format(POINTS[one[0]], one[1:], "wb"[int(one[1:]) > at])
                    if one[1:]
                    else bye.replace("B", one)
                    for one in results.split()
                ),
                total,
            )
        )
        for at, (name, results, total) in enumerate(zip(NAMES, ROUNDS, TOTALS, strict=True), 1)
    ]
    table = read("\n".join(("No\tName\tR1\tR2\tR3\tPts", *rows)))
    found = [
        " ".join(f"{one.code}{one.opponent or ''}" for one in player.results)
        for player in table.players
    ]
    assert (found, table.warnings) == ([*ROUNDS], ())


@pytest.mark.parametrize(("figures", "rated"), [((1850, 1720, 1500), True), ((1, 2, 3), False)])
def test_a_ranking_is_a_rating_if_it_looks_so(figures: Sequence[int], *, rated: bool) -> None:
    games = ("W Omar Diaz\tW Leo Park", "L Mia Chen\tBYE", "BYE\tL Mia Chen")
    rows = [
        f"{name}\t{figure}\t{game}"
        for name, figure, game in zip(NAMES, figures, games, strict=False)
    ]
    table = read("\n".join(("Zawodnik\tRanking\tRunda 1\tRunda 2", *rows)))
    assert [player.rating for player in table.players] == ([*figures] if rated else [None] * 3)


def test_signs_of_many_games_are_no_forfeits() -> None:
    table = read(
        "No\tName\tR1\tR2\n1\tAnn\t2w+\t3b+\n2\tBob\t1b-\t4w-\n3\tCid\t4b-\t1w-\n4\tDan\t3w+\t2b+\n"
    )
    assert [one.code for player in table.players for one in player.results] == [*"WWLLLLWW"]
