"""The register of layouts is true: what a layout is said to carry, its samples carry."""

import pytest

from calculator import read
from calculator.model import RESULT_CODES
from calculator.reading import CARRIES, LAYOUTS
from calculator.reading.overview import overview
from tests.reading.samples import SAMPLES, Sample
from tests.reading.writers import WRITERS

#: Layouts that other tests write or make themselves, for want of a sample.
MADE = {"short", "json", "wintd-html", "cross-html", "cross-text", "pgn"}
MADE |= {"table-html", *(writer.layout for writer in WRITERS.values())}


def test_every_layout_is_tested() -> None:
    assert set(LAYOUTS) <= {sample.format for sample in SAMPLES} | MADE


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_a_sample_holds_no_more_than_its_layout_carries(sample: Sample) -> None:
    table = read(sample.text)
    results = [result for player in table.players for result in player.results]
    held = {
        "opponents": any(result.opponent is not None for result in results),
        "colours": any(result.colour for result in results),
        "ratings": any(player.rating is not None for player in table.players),
        "totals": any(player.total is not None for player in table.players),
        "byes": any(result.code in {"H", "U"} for result in results),
        "forfeits": any(result.code in {"X", "F"} for result in results),
        "tiebreaks": bool(table.printed),
        "places": any(player.place for player in table.players),
    }
    assert set(held) == set(CARRIES)
    assert {fact for fact, there in held.items() if there} <= set(LAYOUTS[sample.format].carries)
    assert all(result.code in RESULT_CODES for result in results)


def test_the_overview_has_a_row_for_each_layout() -> None:
    samples = {sample.format: [sample.file] for sample in SAMPLES}
    lines = overview(samples).splitlines()
    assert len(lines) == 2 + len(LAYOUTS)
    assert len({line.replace(r"\|", "").count("|") for line in lines}) == 1
