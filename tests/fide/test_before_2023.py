"""The edition before September 2023, against the printed values of a real event of 2021."""

import re
from pathlib import Path

from calculator.model import COLORS, Crosstable, Player, Result, crosstable
from calculator.tiebreaks import Choices, Tally, find

PRINTED = Path(__file__).parent / "data" / "rank-crosstable-2021.csv"
CODES = {"1": "W", "½": "D", "0": "L", "+": "X", "-": "F"}
UNPLAYED = {"-1": "P", "-½": "H", "-0": "U", "0": "U", "": "U"}


def cell(text: str) -> Result:
    if text in UNPLAYED:
        return Result(UNPLAYED[text])
    found = re.fullmatch(r"(\d+)([wb])(.)", text)
    assert found, text
    return Result(CODES[found[3]], int(found[1]), COLORS[found[2].upper()])


def rows() -> list[list[str]]:
    lines = PRINTED.read_text(encoding="utf-8").splitlines()
    return [line.split(";") for line in lines if line[:1].isdigit()]


def table() -> Crosstable:
    return crosstable(
        Player(int(row[0]), row[2], tuple(map(cell, row[5:26])), rating=int(row[3]))
        for row in rows()
    )._replace(starts="2021-12-28", system="fide")


def test_the_start_chooses_the_edition() -> None:
    assert Tally(table()).rules == "fide-2022"


def test_every_printed_buchholz_and_average_rating_is_equal() -> None:
    tally = Tally(table())
    compared = 0
    for at, code in ((27, "BH/C1"), (28, "BH"), (29, "ARO/C1")):
        tiebreak = find(code)
        assert tiebreak is not None
        ours = tiebreak.values(tally, tally.player)
        for row in rows():
            assert ours[int(row[0])].number == float(row[at]), (code, row[0])
            compared += 1
    assert compared == 3 * 179


def test_scores_are_equal() -> None:
    tally = Tally(table())
    assert {row[0]: float(row[26]) for row in rows()} == {
        str(number): score / 2 for number, score in tally.score.items()
    }


def test_the_later_editions_give_other_values() -> None:
    tiebreak = find("BH")
    assert tiebreak is not None
    values = [
        {n: v.amount for n, v in tiebreak.values(tally, tally.player).items()}
        for tally in (Tally(table(), rules=name) for name in ("fide-2022", "fide-2024"))
    ]
    assert values[0] != values[1]


def test_an_unplayed_round_is_a_draw_with_the_virtual_opponent_by_convention() -> None:
    players = [
        Player(1, "A", (Result("W", 2), Result("P"))),
        Player(2, "B", (Result("L", 1), Result("W", 3))),
        Player(3, "C", (Result("H"), Result("L", 2))),
    ]
    small = crosstable(players)._replace(starts="2020-01-01")
    tiebreak = find("SB")
    assert tiebreak is not None
    # Round 2: the virtual opponent had 1 point before it and lost: 1, times 1 or times ½.
    draw = Choices(conventions=(("virtual-opponent", "draw"),))
    assert tiebreak.values(Tally(small), [1])[1].number == 1 + 1
    assert tiebreak.values(Tally(small, draw), [1])[1].number == 1 + 0.5
