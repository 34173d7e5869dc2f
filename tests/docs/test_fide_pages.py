"""FIDE's register and the pages about it."""

from __future__ import annotations

import re

import pytest

from calculator.reading import read
from calculator.tiebreaks import EDITIONS
from calculator.tiebreaks.fide import FIDE
from pyscript_app.docs_blocks.fences import parse
from tests.support.project import ROOT

DOCS = ROOT / "docs"
SAMPLES = ("fide-open", "fide-robin", "fide-encounter")
_BLOCK = re.compile(r"^```tiebreak\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = [
    parse(body)
    for path in sorted((DOCS / "fide").glob("*.md"))
    for body in _BLOCK.findall(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("entry", FIDE, ids=lambda entry: str(entry.name))
def test_every_tiebreak_has_its_page_in_the_navigation(entry: object) -> None:
    page = str(getattr(entry, "page", "")).rstrip("/") + ".md"
    assert (DOCS / page).is_file()
    assert page in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("entry", FIDE, ids=lambda entry: str(entry.name))
def test_every_tiebreak_is_worked_out_in_an_example(entry: object) -> None:
    shown = {example.tiebreak.partition("/")[0] for example in EXAMPLES}
    assert getattr(entry, "name", "") in shown


def test_every_edition_is_worked_out() -> None:
    assert {example.rules for example in EXAMPLES} >= set(EDITIONS)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_samples_are_reports_of_the_newest_edition(name: str) -> None:
    table = read((DOCS / f"samples/{name}.txt").read_text(encoding="utf-8"))
    assert table.format == "trf"
    assert (table.starts or "") >= EDITIONS["fide-2026"].since
    assert not table.warnings
    assert all(player.rating for player in table.players)
