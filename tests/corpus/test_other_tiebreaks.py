"""Printed values of tiebreaks other than the four defaults."""

from calculator import Crosstable
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import Choices
from tests.corpus.cases import Section, sections, sheet
from tests.support.tables import core_table

SWISSSYS = Choices(conventions=(("opposition-performance", "swisssys"),))


def all_rated(section: Section) -> bool:
    return all(entrant.rating is not None for entrant in section.event.entrants)


def computed(table: Crosstable, tiebreak: str) -> dict[int, float | None]:
    rows = rank(table, [tiebreak], choices=SWISSSYS).rows
    return {row.number: row.values[tiebreak].number for row in rows}


def compare(tiebreak: str, chosen: list[Section]) -> int:
    """Return how many printed values there are; we must get the same for each."""
    count = 0
    for section in chosen:
        if tiebreak not in section.tiebreaks:
            continue
        at = section.tiebreaks.index(tiebreak)
        printed = {number: values[at] for number, values in section.values.items()}
        assert computed(core_table(section.event), tiebreak) == printed, section.name
        count += len(printed)
    return count


def test_kashdan() -> None:
    assert compare("kashdan", list(sections())) == 381


def test_most_blacks() -> None:
    assert compare("most-blacks", list(sections())) == 381


def test_opposition_performance_as_swisssys_works_it_out() -> None:
    rated = [section for section in sections() if all_rated(section)]
    assert compare("opposition-performance", rated) == 363


def test_us_amateur_team() -> None:
    case = sheet("27_team")
    printed = {number: values["us-amateur-team"] for number, values in case.values.items()}
    assert computed(read(case.text), "us-amateur-team") == printed
    assert len(printed) == 26


def test_a_sheet_with_six_columns() -> None:
    case = sheet("16_high_school")
    table = read(case.text)
    for tiebreak in ("kashdan", "opposition-performance"):
        printed = {number: values[tiebreak] for number, values in case.values.items()}
        assert computed(table, tiebreak) == printed
    assert set(computed(table, "most-blacks").values()) == {None}  # no colors in the text


def test_a_sheet_with_unrated_players() -> None:
    """All except Op. perf., whose rule for unrated players was never published."""
    case = sheet("19_friends_and_family")
    table = read(case.text)
    for tiebreak in ("solkoff", "cumulative", "cumulative-opposition", "kashdan"):
        printed = {number: values[tiebreak] for number, values in case.values.items()}
        assert computed(table, tiebreak) == printed
    published = rank(table).published
    assert published is not None
    assert {d.tiebreak for d in published.differences} <= {"opposition-performance"}
