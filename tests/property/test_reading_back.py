"""What a writer writes, reading gives back."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator import read
from tests.support.events import (
    by_standing,
    events,
    random_event,
    without_colours,
    without_ratings,
)
from tests.support.examples import examples
from tests.support.oracle import Event
from tests.support.sheets import WRITERS, Writer
from tests.support.tables import event_of


def printable(event: Event, writer: Writer) -> Event | None:
    """Return as much of the event as this layout can hold; ``None`` if it cannot hold it."""
    event = without_colours(event)
    if not writer.ratings:
        event = without_ratings(event)
    if writer.standings:
        event = by_standing(event)
    codes = {cell.code for entrant in event.entrants for cell in entrant.cells}
    # Nobody has a result; or in German, where all games are split, S2 is won and R3 drawn.
    if codes == {""} or (codes & {"N", "R", "S"} and not codes & {"W", "D", "L"}):
        return None
    return None if "" in codes and not writer.blanks else event


@pytest.mark.parametrize("name", WRITERS)
@examples(20)
@given(event=events())
def test_small_events(name: str, event: Event) -> None:
    held = printable(event, WRITERS[name])
    if held is not None:
        table = read(WRITERS[name].write(held))
        assert event_of(table) == held
        assert table.format.startswith(name.partition("-")[0])


@pytest.mark.parametrize("name", WRITERS)
def test_many_events(name: str) -> None:
    read_back = 0
    for seed in range(16):
        held = printable(random_event(Random(seed)), WRITERS[name])  # noqa: S311
        if held is not None:
            assert event_of(read(WRITERS[name].write(held))) == held, f"seed {seed}"
            read_back += 1
    assert read_back >= 8


@pytest.mark.parametrize(
    ("first", "second", "means"),
    [
        ("0.5\t-H-\tS2", "1.0\t-H-\tR1", "SR"),
        ("0.5\t-H-\tS2", "1.5\t-H-\tN1", "SN"),
        ("1.5\t-H-\tS2", "0.5\t-H-\tN1", "WL"),
    ],
)
def test_codes_that_are_german_letters_too(first: str, second: str, means: str) -> None:
    text = f"No.\tName\tPts\tRnd1\tRnd2\n1\tAnn\t{first}\n2\tBen\t{second}\n"
    assert "".join(player.results[1].code for player in read(text).players) == means


@pytest.mark.parametrize("name", WRITERS)
def test_a_large_event(name: str) -> None:
    event = random_event(Random(5), 200, 9, plain=True)  # noqa: S311
    held = printable(event, WRITERS[name])
    assert held is not None
    assert event_of(read(WRITERS[name].write(held))) == held


@examples(40)
@given(event=events(plain=True), name=st.sampled_from(sorted(WRITERS)))
def test_a_clean_table_has_no_warnings(name: str, event: Event) -> None:
    held = printable(event, WRITERS[name])
    if held is not None:
        assert read(WRITERS[name].write(held)).warnings == ()
