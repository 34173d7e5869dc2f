"""What is written back is read as the same table."""

from random import Random

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from calculator.model import COLORS, RESULT_CODES, Crosstable, Player, Result, crosstable
from calculator.reading import read
from calculator.writing import to_csv, to_json, to_text
from tests.reading.samples import SAMPLES, Sample
from tests.support.events import SPLIT, events, random_event
from tests.support.examples import examples
from tests.support.oracle import Event
from tests.support.tables import as_called

WRITERS = {"text": to_text, "csv": to_csv, "json": to_json}


def told(table: Crosstable) -> Crosstable:
    """The table without what depends on the paste: its layout, faults and warnings.

    A player without a known name is written under the one we give, and read under that name.
    """
    return table._replace(
        players=as_called(table),
        format="",
        warnings=(),
        other=None,
        contradictions=(),
        numbered_by="",
        lacks=(),
    )


def table_of(event: Event) -> Crosstable:
    """An event as a crosstable."""
    return crosstable(
        Player(
            entrant.number,
            entrant.name,
            tuple(Result(cell.code, cell.opponent, COLORS[cell.color]) for cell in entrant.cells),
            rating=entrant.rating,
        )
        for entrant in event.entrants
    )


@pytest.mark.parametrize(
    ("sample", "write"),
    [
        # Each sample always, and each form with a third of them.
        pytest.param(
            sample,
            write,
            id=f"{sample.file}-{name}",
            marks=[pytest.mark.long] * ((at + by) % len(WRITERS) > 0),
        )
        for at, sample in enumerate(SAMPLES)
        for by, (name, write) in enumerate(WRITERS.items())
    ],
)
def test_samples(sample: Sample, write: object) -> None:
    assert callable(write)
    table = read(sample.text)
    assert told(read(write(table))) == told(table)


@pytest.mark.parametrize("name", WRITERS)
@examples(40)
@given(event=events())
@example(event=SPLIT)
def test_small_events(name: str, event: Event) -> None:
    # A table in which nobody has a result is refused.
    assume(
        any(
            RESULT_CODES[c.code].of_a_game or c.code in "BH"
            for e in event.entrants
            for c in e.cells
            if c.code
        )
    )
    table = table_of(event)
    again = told(read(WRITERS[name](table)))
    assert again._replace(kind=table.kind) == told(table)


@pytest.mark.parametrize("name", WRITERS)
def test_many_events(name: str) -> None:
    for seed in range(20):
        table = table_of(random_event(Random(seed)))  # noqa: S311
        again = told(read(WRITERS[name](table)))
        assert again._replace(kind=table.kind) == told(table), f"seed {seed}"


@pytest.mark.parametrize("name", WRITERS)
@given(
    halves=st.lists(st.integers(0, 8), min_size=1, max_size=6),
    own=st.lists(st.sampled_from("WDLBHU"), min_size=1, max_size=6),
)
def test_scores_only(name: str, halves: list[int], own: list[str]) -> None:
    line = " ".join(f"{score / 2:.1f}" for score in halves)
    table = read(f"Ann 1 of {len(halves)}: {line}")
    assert told(read(WRITERS[name](table))) == told(table)
    table = read(f"Bob: {' '.join(own)}")
    assert told(read(WRITERS[name](table))) == told(table)
