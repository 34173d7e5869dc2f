"""What a writer writes, reading gives back."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import read
from calculator.writing import to_csv, to_text
from tests.support.events import (
    BEFORE_THE_FIRST_GAME,
    SPLIT,
    by_standing,
    event_of_cells,
    events,
    random_event,
    without_colors,
    without_ratings,
)
from tests.support.examples import examples
from tests.support.oracle import Cell, Event
from tests.support.sheets import WRITERS, Writer
from tests.support.tables import core_table, event_of


def printable(event: Event, writer: Writer) -> Event | None:
    """Return as much of the event as this layout can hold; ``None`` if it cannot hold it."""
    event = without_colors(event)
    if not writer.ratings:
        event = without_ratings(event)
    if writer.standings:
        event = by_standing(event)
    codes = {cell.code for entrant in event.entrants for cell in entrant.cells}
    # Nobody has a result.
    if codes == {""}:
        return None
    return None if "" in codes and not writer.blanks else event


@pytest.mark.parametrize("name", WRITERS)
@examples(20)
@given(event=events())
@example(event=SPLIT)
@example(event=BEFORE_THE_FIRST_GAME)
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


@pytest.mark.parametrize(
    ("cells", "means"),
    [
        # Both sides of a split result do not make one point; in German, S beside N is a game won.
        (("S2", "R1"), "SR"),
        (("S2", "S1"), "SS"),
        (("N2", "N1"), "NN"),
        (("S2", "N1"), "WL"),
    ],
)
def test_without_totals_the_opponents_tell_german_from_split(
    cells: tuple[str, str], means: str
) -> None:
    text = "No.\tName\tRnd1\n" + "".join(
        f"{at}\t{name}\t{cell}\n"
        for at, (name, cell) in enumerate(zip(("Ann", "Ben"), cells, strict=True), 1)
    )
    assert "".join(player.results[0].code for player in read(text).players) == means


@pytest.mark.parametrize("write", [to_text, to_csv])
def test_our_own_text_is_never_german(write: Callable[[Crosstable], str]) -> None:
    table = core_table(event_of_cells("S2", "N1"))
    assert [player.results[0].code for player in read(write(table)).players] == ["S", "N"]


def test_a_table_before_its_first_game_has_no_more_rounds() -> None:
    table = read(
        "No. Name Pts Rnd1\n1 Ann Ashdown 0.0 -H-\n2 Ben Brook 0.0 -U-\n3 Cem, D 0.0 -B-\n"
    )
    assert [[result.code for result in player.results] for player in table.players] == [
        ["H"],
        ["U"],
        ["B"],
    ]
    assert [player.total_halves for player in table.players] == [0, 0, 0]
    assert [row.score for row in rank(table).rows] == [0, 0, 0]
    assert table.warnings == ()


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
    if held is None:
        return
    said = [one.code for one in read(WRITERS[name].write(held)).warnings]
    # A round of byes alone is worth a word.
    of_byes = any(all(cell.opponent is None for cell in cells) for cells in rounds_of(held))
    assert said == [] or (of_byes and said == ["round-without-opponents"])


def rounds_of(event: Event) -> Iterator[tuple[Cell, ...]]:
    """The cells of each round."""
    return zip(*(entrant.cells for entrant in event.entrants), strict=True)
