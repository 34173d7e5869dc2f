"""A column worked out in another way that people use: the way is found, for all that differs."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from calculator.model import Crosstable, Message, PrintedColumn
from calculator.printed.equal_figures import apart
from calculator.printed.explanations import explained
from calculator.tiebreaks import CONVENTIONS, EDITIONS, Choices, Tally, Tiebreak, Value, find
from calculator.tiebreaks.choices import Convention
from tests.support.events import random_event
from tests.support.tables import core_table

SEEDS = st.integers(0, 10**9)
WAYS = {"differs-by-edition", "differs-by-convention", "differs-as-swiss", "differs-by-forfeits"}
OTHER_SUMS = {"differs-if", "differs-if-both"}


def event(seed: int) -> Crosstable:
    return core_table(random_event(Random(seed), 16, 7, plain=True))  # noqa: S311


def tiebreak_of(name: str) -> Tiebreak:
    found = find(name)
    assert found is not None
    return found


def column_of(values: dict[int, Value]) -> PrintedColumn:
    """A column as a program prints values: in thousandths."""
    printed = {
        number: (2000 * (value.amount or 0) + value.scale) // (2 * value.scale)
        for number, value in values.items()
    }
    return PrintedColumn("TB1", None, printed)


def why(tiebreak: Tiebreak, tally: Tally, other: Tally, order: tuple[str, ...]) -> Message:
    """What a column that another tally made is explained by, which must be all of it."""
    numbers = [player.number for player in tally.table.players]
    theirs = tiebreak.values(other, numbers)
    assume(not any(value.missing for value in theirs.values()))
    column = column_of(theirs)
    differing = set(apart(tiebreak.values(tally, numbers), column.values))
    assume(differing)
    found, cause = explained(column, tiebreak, tally, order, differing)
    assert cause is not None
    assert cause.numbers == differing
    assert found
    assert found[0].facts[:3] == ("TB1", len(differing), len(differing))
    # Who changes places is said where the order asks for the tiebreak.
    assert all(one.code == "differs-swaps" for one in found[1:])
    assert tiebreak.name in order or len(found) == 1
    return found[0]


@given(
    SEEDS,
    st.sampled_from(["BH", "BH/C1", "SB", "SB/C1", "KS"]),
    st.permutations([*EDITIONS]),
    st.sampled_from(CONVENTIONS["virtual-opponent"].options),
)
def test_another_edition(seed: int, name: str, editions: list[str], option: str) -> None:
    table, choices = event(seed), Choices((("virtual-opponent", option),))
    ours, theirs = (Tally(table, choices, edition) for edition in editions[:2])
    found = why(tiebreak_of(name), ours, theirs, (name,))
    assert found.code in WAYS | OTHER_SUMS | {"column-holds"}
    if found.code == "differs-by-edition":
        assert found.facts[3] in set(EDITIONS) - {editions[0]}


@given(SEEDS, st.sampled_from([*CONVENTIONS.values()]), st.sampled_from([*EDITIONS]))
def test_another_convention(seed: int, convention: Convention, edition: str) -> None:
    table = event(seed)
    other = Choices(((convention.name, convention.options[1]),))
    theirs, ours = (Tally(table, choices, edition) for choices in (other, Choices()))
    found = why(tiebreak_of(convention.tiebreak), ours, theirs, ())
    assert found.code in WAYS | OTHER_SUMS


@given(SEEDS, st.sampled_from(["BH", "SB", "BH/C1"]))
def test_a_round_robin_worked_out_as_a_swiss(seed: int, name: str) -> None:
    swiss = event(seed)
    robin = swiss._replace(kind="round-robin")
    ours, theirs = (Tally(table, Choices(), "fide-2026") for table in (robin, swiss))
    assert why(tiebreak_of(name), ours, theirs, (name,)).code in WAYS | OTHER_SUMS


@pytest.mark.parametrize("name", ["SB", "sonneborn-berger"])
def test_a_column_of_chance_is_not_explained(name: str) -> None:
    table = event(1)
    tally = Tally(table, Choices(), "fide-2026")
    lots = Random(1)  # noqa: S311
    printed = {player.number: lots.randrange(99_000) for player in table.players}
    column = PrintedColumn("TB1", None, printed)
    assert explained(column, tiebreak_of(name), tally, (name,), set(printed)) == ((), None)
