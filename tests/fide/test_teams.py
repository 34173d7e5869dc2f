"""FIDE's team tiebreaks: what FIDE's own exercises print, and a made-up event, in both editions."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import Tally, Value, find
from calculator.tiebreaks.fide.boards import by_count
from tests.fide.test_gacrux import exact

DATA = Path(__file__).parent / "data/teams"
#: Six decimals: what cannot be written out is rounded there.
DIGITS = Fraction(1, 10**6)


def table(name: str) -> Crosstable:
    return read((DATA / f"{name}.trf").read_text("utf-8"))


def expected(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DATA / f"{name}.expected.json").read_text("utf-8"))
    return found


TABLES = {name: table(name) for name in ("tec-teams", "example")}
PRINTED = expected("tec-teams")["printed"]
VALUES = [
    (name, edition, code, values)
    for name in TABLES
    for edition, codes in expected(name)["values"].items()
    for code, values in codes.items()
]
PLACES = [
    (name, order, places) for name in TABLES for order, places in expected(name)["places"].items()
]


def values(name: str, code: str, edition: str) -> dict[int, Value]:
    tiebreak = find(code)
    assert tiebreak is not None
    return tiebreak.values(
        Tally(TABLES[name], rules=edition), range(1, 1 + len(TABLES[name].players))
    )


@pytest.mark.parametrize(("name", "edition", "code", "wanted"), VALUES)
def test_every_code_of_the_two_events(
    name: str, edition: str, code: str, wanted: dict[str, float]
) -> None:
    found = {number: exact(value) for number, value in values(name, code, edition).items()}
    assert set(found) == {int(number) for number in wanted}
    for number, value in wanted.items():
        ours = found[int(number)]
        assert ours is not None
        assert abs(ours - Fraction(str(value))) < DIGITS, number


@pytest.mark.parametrize("edition", ["fide-2024", "fide-2026"])
@pytest.mark.parametrize(("name", "order", "wanted"), PLACES)
def test_the_places_by_each_list(
    name: str, order: str, wanted: dict[str, int], edition: str
) -> None:
    rows = rank(TABLES[name], order, rules=edition).rows
    assert {str(row.number): row.place for row in rows} == wanted


@pytest.mark.parametrize("exercise", [key for key, one in PRINTED.items() if "code" in one])
def test_the_values_that_fide_prints(exercise: str) -> None:
    printed = PRINTED[exercise]
    found = values("tec-teams", printed["code"], "fide-2024")
    decimals = printed.get("decimals", 2)
    for number, value in printed["values"].items():
        ours = exact(found[int(number)])
        assert ours is not None
        # Half up, as the exercises have it.
        rounded = Fraction(int(ours * 10**decimals + Fraction(1, 2)), 10**decimals)
        assert rounded == Fraction(str(value)), (exercise, number)


def placed(order: str, edition: str = "fide-2024", first: str = "MP") -> list[Any]:
    """The teams by place, those who share one in a list."""
    found = TABLES["tec-teams"]
    if first == "GP":
        text = (DATA / "tec-teams.trf").read_text("utf-8")
        found = read(text.replace("TYPEA_MP_GP", "TYPEA_GP_MP"))
    groups: dict[int, list[int]] = {}
    for row in rank(found, order, rules=edition).rows:
        groups.setdefault(row.place, []).append(row.number)
    return [group[0] if len(group) == 1 else group for group in groups.values()]


def test_exercise_34_by_match_points_and_by_game_points() -> None:
    assert placed("MPvGP") == PRINTED["34a"]["order"]
    assert placed("MPvGP", first="GP") == PRINTED["34b"]["order"]


def _of(exercise: str, order: str) -> list[Any]:
    """The order of the teams that an exercise is about."""
    wanted = PRINTED[exercise]["order"]
    about = {n for part in wanted for n in (part if isinstance(part, list) else [part])}
    return [
        part for part in placed(order) if (set(part) if isinstance(part, list) else {part}) <= about
    ]


@pytest.mark.parametrize(
    ("exercise", "order"),
    [
        ("42", "EDE"), ("43", "EDE"), ("44", "EDE"), ("45", "EDE"),
        ("46", "EDEBT"), ("46", "EDEBB"), ("47", "EDET"), ("48", "EDEB"),
    ],
)  # fmt: skip
def test_exercises_42_to_48(exercise: str, order: str) -> None:
    assert _of(exercise, order) == PRINTED[exercise]["order"]


def _amounts(order: str, number: int, group: tuple[int, ...]) -> list[tuple[Fraction, str]]:
    tiebreak = find(order)
    assert tiebreak is not None
    value = tiebreak.values(Tally(TABLES["tec-teams"], rules="fide-2024"), group)[number]
    return [
        (Fraction(term.amount, value.unit), term.notes[0].code)
        for term in value.terms
        if term.round is None
    ]


def test_exercise_45_step_by_step() -> None:
    """Match points leave all five level; game points put 4 ahead and 5 behind, then 2, 1, 3."""
    steps = PRINTED["45"]["steps"].values()
    for number in (1, 2, 3, 4, 5):
        sums = [
            amount for amount, code in _amounts("EDE", number, (1, 2, 3, 4, 5)) if "mini" in code
        ]
        wanted = [Fraction(str(step[str(number)])) for step in steps if str(number) in step]
        assert sums[: len(wanted)] == wanted


@pytest.mark.parametrize(
    ("exercise", "order", "by"),
    [("46", "EDEBT", "board-count-of-match"), ("48", "EDEB", "boards-up-to")],
)
def test_exercises_46_and_48_show_the_boards_of_the_match(
    exercise: str, order: str, by: str
) -> None:
    for number, value in PRINTED[exercise]["values"].items():
        found = [amount for amount, code in _amounts(order, int(number), (11, 14)) if code == by]
        assert found[0] == Fraction(str(value))


@pytest.mark.parametrize(("code", "wanted"), PRINTED["end table"]["values"].items())
def test_the_end_table(code: str, wanted: list[int]) -> None:
    rows = {
        row.number: row.place for row in rank(TABLES["tec-teams"], code, rules="fide-2024").rows
    }
    assert [rows[number] for number in (1, 2, 3, 4, 5)] == wanted


@pytest.mark.parametrize(("boards", "wanted"), PRINTED["12.1 table"]["rows"])
def test_the_board_counts_of_all_drawn_matches(boards: list[float], wanted: float) -> None:
    (found,) = by_count([round(2 * points) for points in boards])
    assert -found == 2 * wanted
