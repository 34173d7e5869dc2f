"""Eighty-two sections that SwissSys 11 published: every value of the four defaults."""

import pytest

from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import read
from tests.corpus.cases import DEFAULTS, Section, sections
from tests.support.events import renumbered, reordered
from tests.support.oracle import Event
from tests.support.sheets import swisssys_tabs
from tests.support.tables import core_table

IDS = [section.name for section in sections()]


def differing(table: Crosstable, section: Section) -> list[tuple[int, str, float, float | None]]:
    """Player, tiebreak, printed and computed value, wherever the two values differ."""
    standings = rank(table, order="us-chess")
    return [
        (number, tiebreak, value, ours)
        for number, tiebreak, value in section.defaults
        if (ours := standings.row(number).values[tiebreak].number) != value
    ]


def as_printed(section: Section) -> tuple[Event, dict[int, int]]:
    """Return the section in printed order with standings numbers, and these numbers."""
    ranks = {number: place for place, number in enumerate(section.standings, 1)}
    return renumbered(reordered(section.event, section.standings), ranks.__getitem__), ranks


def test_the_corpus_holds_what_we_say() -> None:
    everything = sections()
    assert len(everything) == 82
    assert sum(len(section.values) for section in everything) == 1755
    assert sum(len(section.tiebreaks) * len(section.values) for section in everything) == 7782
    assert sum(len(section.defaults) for section in everything) == 6639


@pytest.mark.parametrize("section", sections(), ids=IDS)
def test_every_value_from_the_crosstable(section: Section) -> None:
    assert section.defaults
    assert differing(core_table(section.event), section) == []


@pytest.mark.parametrize("section", sections(), ids=IDS)
def test_every_value_from_the_text(section: Section) -> None:
    event, ranks = as_printed(section)
    columns = [
        (label, [f"{section.values[number][index]:.1f}" for number in section.standings])
        for index, label in enumerate(section.labels)
    ]
    table = read(swisssys_tabs(event, columns))
    assert table.warnings == ()
    moved = section._replace(
        values={ranks[number]: values for number, values in section.values.items()}
    )
    assert differing(table, moved) == []
    published = rank(table).published
    assert published is not None
    # It is not known how SwissSys works out opposition performances if somebody is unrated.
    unrated = any(entrant.rating is None for entrant in event.entrants)
    known = {"opposition-performance"} if unrated else set()
    assert {difference.tiebreak for difference in published.differences} <= known
    # It prints no colors, so Most Blacks cannot be compared.
    compared = len(set(section.tiebreaks) - {"most-blacks"} - known) * len(section.values)
    assert published.compared >= compared


def test_how_many_printed_values_that_is() -> None:
    """All except most-blacks, and opposition-performance with unrated players."""
    printed = rated = 0
    for section in sections():
        unrated = any(entrant.rating is None for entrant in section.event.entrants)
        printed += len(section.values) * len(set(section.tiebreaks) & {*DEFAULTS, "kashdan"})
        if not unrated and "opposition-performance" in section.tiebreaks:
            rated += len(section.values)
    assert (printed, rated) == (6639 + 381, 363)


def test_the_places_agree_with_the_printed_ones() -> None:
    """A player printed higher, by score or first tiebreak, has no higher place number."""
    checked = 0
    for section in sections():
        first = section.tiebreaks[0]
        assert first in DEFAULTS
        place = {row.number: row.place for row in rank(core_table(section.event), [first]).rows}
        printed = [place[number] for number in section.standings]
        assert printed == sorted(printed)
        checked += len(printed)
    assert checked == 1755
