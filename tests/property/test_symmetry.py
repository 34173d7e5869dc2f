"""Numbers and the order of rows are names, not facts."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from calculator.ranked import rank
from calculator.tiebreaks import REGISTER
from tests.support.events import events, renumbered, reordered
from tests.support.oracle import Cell, Event
from tests.support.tables import core_table

#: Every tiebreak except those whose value is a rank inside a tied group, or the number itself.
ALL = [name for name, tiebreak in REGISTER.items() if not tiebreak.of_a_group and name != "TPN"]


def results(event: Event, order: list[str] | str) -> dict[int, tuple[object, ...]]:
    """Place, score and all values by player number."""
    return {
        row.number: (
            row.place,
            row.score,
            tuple((name, value.number) for name, value in row.values.items()),
        )
        for row in rank(core_table(event), order=order).rows
    }


@given(events(), st.integers(1, 50), st.randoms(use_true_random=False))
def test_renumbering_changes_nothing(event: Event, first: int, rng: Random) -> None:
    numbers = list(range(first, first + 2 * len(event.entrants)))
    rng.shuffle(numbers)
    new = dict(zip(event.by_number, numbers, strict=False))
    before = results(event, ALL)
    after = results(renumbered(event, new.__getitem__), ALL)
    assert {new[number]: values for number, values in before.items()} == after


@given(events(), st.randoms(use_true_random=False))
def test_the_order_of_rows_changes_nothing(event: Event, rng: Random) -> None:
    shuffled = list(event.by_number)
    rng.shuffle(shuffled)
    assert results(event, ALL) == results(reordered(event, shuffled), ALL)


@given(events(max_rounds=6))
def test_a_value_does_not_depend_on_the_order_of_tiebreaks(event: Event) -> None:
    forwards = rank(core_table(event), order=ALL)
    backwards = rank(core_table(event), order=ALL[::-1])
    for row in forwards.rows:
        for name in ALL:
            assert row.values[name].number == backwards.row(row.number).values[name].number


@given(events(max_rounds=6))
def test_a_future_round_changes_nothing(event: Event) -> None:
    """One more round that only has byes written into it."""
    if event.rounds == 8:
        return
    longer = Event(
        tuple(
            entrant._replace(cells=(*entrant.cells, Cell("H" if entrant.number % 2 else "")))
            for entrant in event.entrants
        )
    )
    assert results(event, "us-chess") == results(longer, "us-chess")
