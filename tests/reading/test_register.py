"""The register of layouts is true: what a layout is said to carry, its samples carry."""

import pytest

from calculator.model import NUMBERED_BY, RESULT_CODES, SYSTEMS, Message
from calculator.reading import CARRIES, LAYOUTS, read
from calculator.reading.check.layout import Layout
from calculator.reading.layouts import READERS, layout_of
from tests.reading.samples import SAMPLES, Sample
from tests.reading.writers import WRITERS
from tests.support.project import ROOT

#: Forms of a layout that other tests make themselves, because there is no sample.
MADE = {"wintd-html", "cross-html", "table-html"} | {writer.layout for writer in WRITERS.values()}
SHOWN = ROOT / "docs/samples/layouts"


def test_every_layout_is_tested() -> None:
    shown = {read(path.read_text(encoding="utf-8")).format for path in SHOWN.glob("*.txt")}
    assert set(LAYOUTS) <= {sample.format for sample in SAMPLES} | MADE | shown


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_a_sample_holds_no_more_than_its_layout_carries(sample: Sample) -> None:
    table = read(sample.text)
    results = [result for player in table.players for result in player.results]
    held = {
        "opponents": any(result.opponent is not None for result in results),
        "colors": any(result.color for result in results),
        "ratings": any(player.rating is not None for player in table.players),
        "totals": any(player.total_halves is not None for player in table.players),
        "byes": any(result.code in {"H", "U"} for result in results),
        "forfeits": any(result.code in {"X", "F"} for result in results),
        "tiebreaks": bool(table.printed),
        "places": any(player.place for player in table.players),
    }
    assert set(held) == set(CARRIES)
    assert {fact for fact, there in held.items() if there} <= set(LAYOUTS[sample.format].carries)
    assert all(result.code in RESULT_CODES for result in results)


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=lambda layout: layout.name)
def test_every_layout_has_a_sample_to_show(layout: Layout) -> None:
    assert (SHOWN / f"{layout.sample}.txt").is_file()


def test_no_two_readers_are_tried_at_once_and_standings_come_last() -> None:
    turns = [reader.turn for reader in READERS]
    assert turns == sorted(set(turns))
    assert layout_of(READERS[-1]).name == "wintd-text"


def test_what_an_entry_says_is_known() -> None:
    for name, layout in LAYOUTS.items():
        assert layout.name == name
        assert set(layout.carries) <= set(CARRIES)
        assert layout.system in {None, *SYSTEMS}
        assert layout.numbers in NUMBERED_BY
        for code in (f"layout-{name}", f"format-{name}"):
            assert Message(code).words() != code
