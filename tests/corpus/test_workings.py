"""Every value of every sheet is what its workings come to."""

from fractions import Fraction
from pathlib import Path

import pytest

from calculator import ReadError
from calculator.model import Crosstable
from calculator.reading import read
from calculator.tiebreaks import REGISTER, Tally, Value, tiebreaks
from tests.corpus.cases import DATA
from tests.support.examples import one_in

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"
TEXTS = sorted([*SAMPLES.rglob("*.txt"), *DATA.rglob("*.txt")])
NAMES = (
    *REGISTER,
    *("BH/C1", "BH/C2", "BH/M1", "BH/P", "BH/F", "SB/C1", "SB/M1", "PS/C1", "ARO/C1"),
)


def opened(path: Path) -> Crosstable | None:
    try:
        return read(path.read_text(encoding="utf-8"))
    except ReadError:
        return None  # some samples show what is refused


def come_to(value: Value) -> Fraction | None:
    """What the terms of a value that is a sum or a mean come to, unrounded."""
    counted = [term.amount for term in value.terms if term.counted]
    total = Fraction(sum(counted), value.unit)
    match value.how:
        case "sum":
            return total
        case "average":
            return total / len(counted) if counted else None
    return None


# Most tiebreaks are the same in both; what differs is in tests/fide.
@pytest.mark.parametrize("rules", one_in(2, ("fide-2026", "fide-2022")))
def test_every_value_of_every_sheet_is_what_its_terms_come_to(rules: str) -> None:
    checked = 0
    for path in TEXTS:
        table = opened(path)
        if table is None:
            continue
        tally = Tally(table, rules=rules)
        numbers = [player.number for player in table.players if not player.stub]
        for tiebreak in tiebreaks(NAMES):
            if tiebreak.of_a_group:
                continue
            for number, value in tiebreak.values(tally, numbers).items():
                said = come_to(value)
                if value.amount is None or said is None:
                    continue
                exact = Fraction(value.amount, value.scale)
                close = value.how == "average" and abs(exact - said) <= Fraction(1, 2)
                assert exact == said or close, (path.name, rules, tiebreak.name, number)
                checked += 1
    assert checked > 10_000


@pytest.mark.parametrize("name", ["modified-median", "BH/C1", "SB/C1", "PS/C1"])
def test_a_term_that_is_dropped_says_why(name: str) -> None:
    (tiebreak,) = tiebreaks([name])
    tally = Tally(read((SAMPLES / "wscf.txt").read_text(encoding="utf-8")))
    values = tiebreak.values(tally, list(tally.player))
    dropped = [term for value in values.values() for term in value.terms if not term.counted]
    assert dropped
    assert all(term.dropped and term.why_amount != term.notes for term in dropped)
