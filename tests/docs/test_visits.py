"""The blocks of visits and of large events show what the measures wrote, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from html import unescape
from pathlib import Path

import pytest

from calculator.view import Element, text_of
from pyscript_app.docs_blocks.large import large
from pyscript_app.docs_blocks.measured import NOT_MEASURED, quantity
from pyscript_app.docs_blocks.visits import visits
from tests.bench.own import CASES, Visit, Visits, figures
from tests.docs.sites import Html
from tests.support.figures import FOLDER as FIGURES

FOUND = [
    (
        Visits(Visit(1500, 310, 0), Visit(700, 210, 0), 9),
        Visits(Visit(2500, 2500, 0), Visit(2400, 2400, 0), 9),
    ),
    (
        Visits(Visit(1700, 330, 61), Visit(710, 190, 0), 9),
        Visits(Visit(2600, 2600, 0), Visit(2300, 2300, 0), 9),
    ),
    (
        Visits(Visit(9000, 400, 80), Visit(9000, 900, 70), 9),
        Visits(Visit(9900, 9900, 0), Visit(9900, 9900, 0), 9),
    ),
]


def kept(folder: Path, *names: str, rounds: Mapping[str, int] | None = None) -> Element:
    """The block, made of what the measure would write; not all cases need have three rounds."""
    cases = {
        name: {"name": CASES[name].name, "rounds": (rounds or {}).get(name, 3), **figures(FOUND)}
        for name in names
    }
    document = {"cases": cases, "date": "2026-11-23", "commit": "abc"}
    (folder / "visits.json").write_text(json.dumps(document), encoding="utf-8")
    return visits(folder)


def plain(text: str) -> str:
    """The text with blanks in place of those at which no line ends."""
    return text.replace("\u00a0", " ")


def in_ms(*amounts: int) -> list[str]:
    return [quantity(amount, "ms") for amount in amounts]


def every(element: Element, tag: str) -> list[Element]:
    found = [element] if element.tag == tag else []
    children = [child for child in element.children if isinstance(child, Element)]
    return [*found, *(one for child in children for one in every(child, tag))]


def test_the_medians_are_what_is_kept() -> None:
    assert figures(FOUND) == {
        "first visit": {"told": 330, "took": 1700, "stock": 2600, "longest task": 61},
        "second visit": {"told": 210, "took": 710, "stock": 2400, "longest task": 0},
    }


def test_the_table_has_every_visit_and_its_shares(tmp_path: Path) -> None:
    made = kept(tmp_path, *CASES)
    rows = [[text_of(cell) for cell in row.children if isinstance(cell, Element)]
            for row in every(made, "tr")[1:]]  # fmt: skip
    assert len(rows) == 2 * len(CASES)
    assert rows[0] == ["Chromium, first visit", *in_ms(330, 1700, 2600), "0.13", "0.65"]
    assert rows[1][1:] == [*in_ms(210, 710, 2400), "0.09", "0.30"]


def test_three_sentences_and_one_drawing_say_the_same(tmp_path: Path) -> None:
    made = kept(tmp_path, "chromium", "phone")
    said, *_ = every(made, "p")
    sentences = re.findall(r"[^.]+(?:\.\d[^.]*)*\.", text_of(said))
    assert len(sentences) == 3
    assert "after 0.3 s on a first visit and 0.2 s on a second one" in plain(sentences[0])
    assert "1.7 s and 0.7 s: that is 0.65 and 0.30" in plain(sentences[1])
    assert "shows it after 0.3 s and has worked it out after 1.7 s" in plain(sentences[2])
    (drawing,) = every(made, "desc")
    assert "Chromium, first visit: 1700 ms" in plain(text_of(drawing))


def test_how_many_rounds_there_were_is_said_of_all(tmp_path: Path) -> None:
    *_, last = every(kept(tmp_path, "chromium", "phone"), "p")
    assert text_of(last) == "Medians of 3 rounds, measured on 2026-11-23."
    *_, last = every(kept(tmp_path, "chromium", "phone", rounds={"chromium": 5}), "p")
    assert text_of(last) == "Medians of 3 to 5 rounds, measured on 2026-11-23."


def test_without_the_phone_nothing_is_said_of_it(tmp_path: Path) -> None:
    said, *_ = every(kept(tmp_path, "chromium"), "p")
    assert "phone" not in text_of(said)


@pytest.mark.docs
def test_the_built_page_shows_the_committed_documents(site: Path) -> None:
    written = (site / "developers" / "benchmarks" / "index.html").read_text(encoding="utf-8")
    # No line ends between a figure and its unit.
    assert re.search(r"\d\u00a0ms\b", unescape(written))
    assert re.findall(r"\d\s(?<!\u00a0)(?:ms|s|kB|MB|Mbit/s)\b", unescape(written)) == []
    page = Html(written)
    # Without spaces: those between two elements are nobody's.
    words = "".join(page.words().split())
    made = [visits(FIGURES), large(FIGURES)]
    cells = [one for whole in made for tag in ("p", "td", "th") for one in every(whole, tag)]
    assert cells
    for one in cells:
        assert "".join(text_of(one).split()) in words


def test_before_anything_was_measured_it_says_so(tmp_path: Path) -> None:
    assert text_of(visits(tmp_path)) == NOT_MEASURED


def test_memory_and_times_of_large_events_are_those_that_were_measured(tmp_path: Path) -> None:
    case = {"name": "A table", "took": 90, "theirs": 100, "largest": 1170, "memory": 143}
    document = {
        "players": 1000,
        "largest": 9998,
        "rounds": 11,
        "cases": {"table": case},
        "megabyte": 130,
        "date": "2026-11-23",
    }
    (tmp_path / "core.json").write_text(json.dumps(document), encoding="utf-8")
    made = large(tmp_path)
    cells = [text_of(one) for one in every(made, "td")]
    assert [*map(plain, cells)] == ["90 ms", "0.90", "1.2 s", "13.0", "143 MB"]
    *_, said = every(made, "p")
    assert "for 9,998 players" in text_of(said)
    assert "it had 130 MB" in plain(text_of(said))
