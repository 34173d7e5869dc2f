"""The sum of the opponents' Buchholz, which programs print, and FIDE does not have.

It is worked out a second time from another program's Buchholz in ``test_gacrux.py``.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from calculator.answers import in_words, why
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.tiebreaks import find
from calculator.words import use

NAME = "sum-of-buchholz"
#: Bea's bye and Cy's forfeit win are no games; Dee left after the second round.
TABLE = """\
No.\tName\tPts\tR1\tR2\tR3
1\tAl\t2\tW2\tD3\tH
2\tBea\t2\tL1\tB\tW4
3\tCy\t2.5\tW4\tD1\tX5
4\tDee\t0\tL3\tL5\tL2
5\tEd\t1\tU\tW4\tF3
"""


def standings(text: str = TABLE, order: str = f"BH,{NAME}", rules: str = "fide-2026") -> Standings:
    """The standings by Buchholz and by the sum of it."""
    return rank(read(text), order, rules=rules)


@pytest.mark.parametrize("rules", ["fide-2022", "fide-2024", "fide-2026"])
def test_it_adds_up_the_buchholz_of_those_met_over_the_board(rules: str) -> None:
    found = standings(rules=rules)
    buchholz = {row.number: row.values["BH"].number for row in found.rows}
    met = {1: (2, 3), 2: (1, 4), 3: (4, 1), 4: (3, 5, 2), 5: (4,)}
    for row in found.rows:
        assert row.values[NAME].number == sum(
            Fraction(buchholz[one] or 0) for one in met[row.number]
        )
        assert {term.opponent for term in row.values[NAME].terms} == set(met[row.number])


def test_its_workings_add_up() -> None:
    for row in standings().rows:
        value = row.values[NAME]
        assert value.amount == sum(term.amount for term in value.terms if term.counted)


def test_nobody_met_is_nothing() -> None:
    alone = standings("Name\tR1\tR2\nAl\tW2\tB\nBea\tL1\tU\nCy\tB\tB")
    assert alone.row(3).values[NAME].amount == 0


def test_a_table_without_opponents_says_so() -> None:
    value = standings("Al 2 of 3: 1 1 2\nBea 1 of 3: 2 2 1").rows[0].values[NAME]
    assert value.amount is None
    assert value.missing is not None


@pytest.mark.parametrize("name", ["sum-of-buchholz/C1", "sum-of-buchholz:MP", "SUM-OF-BUCHHOLZ"])
def test_it_has_one_form(name: str) -> None:
    assert find(name) is None


def test_why_one_is_ahead_on_it() -> None:
    found = standings(order=NAME)
    bea = next(row.number for row in found.rows if row.name == "Bea")
    said = in_words(why(found, bea))
    assert "Sum of opponents’ Buchholz" in said
    assert "The Buchholz of your opponents adds up to" in said
    with use("es"):
        assert "Los Buchholz de tus rivales suman" in in_words(why(found, bea))
