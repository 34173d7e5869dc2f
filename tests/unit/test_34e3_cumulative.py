"""34E3: running scores added up; once off for a bye, not once for each running total."""

import pytest

from calculator.ranked import rank
from tests.support.tables import by_name, section, values


def test_win_loss_win_draw_loss() -> None:
    assert by_name("George: W L W D L\nHelen: D D D D D\n", "cumulative")["George"] == 9


def test_the_same_in_a_table() -> None:
    assert values(section("W2 L2 W2 D2 L2", "L1 W1 L1 D1 W1"), "cumulative") == {1: 9, 2: 6}


@pytest.mark.parametrize(
    ("row", "value"),
    [
        ("B L2 L2", 1 + 1 + 1 - 1),
        ("X2 L2 L2", 1 + 1 + 1 - 1),
        ("H L2 L2", 1.5 - 0.5),
        ("Z2 L2 L2", 1.5 - 0.5),
        ("U L2 L2", 0),
        ("F2 L2 L2", 0),
        ("L2 L2 B", 1 - 1),
        ("L2 L2 H", 0.5 - 0.5),
        ("B B L2", 1 + 2 + 2 - 2),
        ("H W2 B", 0.5 + 1.5 + 2.5 - 0.5 - 1),
    ],
)
def test_subtraction_once_a_round(row: str, value: float) -> None:
    other = {"W": "L1", "L": "W1", "X": "F1", "Z": "Z1", "F": "X1"}
    mirror = " ".join(other.get(cell[0], "U") for cell in row.split())
    # A third and fourth player keep every round a played one.
    assert values(section(row, mirror, "D4 D4 D4", "D3 D3 D3"), "cumulative")[1] == value


def test_the_subtraction_is_a_term_of_its_own() -> None:
    value = rank(section("B W2", "U L1", "D4 D4", "D3 D3"), order=["cumulative"]).row(1)
    terms = value.values["cumulative"].terms
    scale = value.values["cumulative"].scale
    assert sorted(term.amount for term in terms if term.counted) == [-scale, scale, 2 * scale]


def test_a_bye_in_a_later_round_is_neither_added_nor_subtracted() -> None:
    assert values(section("W2 - H", "L1 - B"), "cumulative") == {1: 1, 2: 0}


def test_what_is_taken_off_is_of_the_round_of_the_bye() -> None:
    row = rank(section("W2 B W3", "L1 W3 U", "U L2 L1"), "cumulative").row(1)
    value = row.values["cumulative"]
    # After each round 1, 2 and 3; the bye of round 2 is taken off.
    assert [(term.round, term.amount / 2) for term in value.terms] == [
        (1, 1), (2, 2), (3, 3), (2, -1),
    ]  # fmt: skip
