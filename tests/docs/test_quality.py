"""The page "Quality" shows what the tools wrote, and no figure of its own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from calculator.view import Element, text_of
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.measured import number
from pyscript_app.docs_blocks.quality import ELSEWHERE, NOT_RUN, PART, SHOWN, quality
from tests.docs.sites import Html
from tests.quality.counts import GROUPS
from tests.support.figures import FOLDER as FIGURES
from tests.support.project import ROOT

PAGE = ROOT / "docs" / "developers" / "quality.md"
INVENTED: dict[str, dict[str, Any]] = {
    "compared": {
        "oracles": [
            {"name": "A", "what": "a", "events": 11, "random": True, "values": 1301, "listed": 7},
            {"name": "B", "what": "b", "events": 13, "random": False, "values": 19, "listed": 0},
        ],
        "differences": {"WON": "they count otherwise"},
        "questions": {"events": 23, "answers": 4711},
    },
    "mutants": {
        "ranking": {
            "tried": 151,
            "killed": 147,
            "of these by types": 5,
            "explained": 3,
            "left": 1,
        },
    },
    "branches": {
        "whole": True,
        "there": 411,
        "taken": 409,
        "excluded lines": 17,
        "packages": {"ranking": {"there": 311, "taken": 309}},
    },
    "fuzz": {
        "texts": {"runs": 2, "seconds": 45000.0, "tried": 654321.0, "found": 0},
        "answers": {"runs": 3, "seconds": 9000.0, "tried": 7654, "events": 70, "found": 1},
    },
    "tests": {"all": 6789, "groups": dict(zip(GROUPS, range(31, 99), strict=False))},
    "engines": {"engines": [{"name": "Gecko", "version": "153.7.0"}]},
    "budgets": {
        "pages": [{"kind": "rules/", "bytes": 96310, "limit": 97001}],
        "first visit": {"bytes": 5303558, "limit": 5304001},
    },
    "pictures": {
        "seed": 471,
        "pictures": 47,
        "seconds": 3.2,
        "groups": [
            {
                "name": "photos",
                "pictures": 46,
                "right": 23,
                "marked": 12,
                "wrong": 7,
                "refused": 4,
                "cells": 1913,
                "lost": 19,
                "totals": 2,
                "seconds": 4.6,
            },
        ],
    },
    "lighthouse": {
        "version": "13.5.0",
        "runs": 3,
        "least": 95,
        "pages": [
            {
                "name": "Home",
                "form": "phone",
                "scores": {
                    "performance": 94,
                    "accessibility": 96,
                    "best-practices": 97,
                    "seo": 98,
                },
                "metrics": {},
                "slowdown": [1],
            }
        ],
    },
}


def said(name: str, folder: Path) -> str:
    """The words of a block."""
    return " ".join(_texts(quality(name, folder)))


def _texts(element: Element) -> Iterator[str]:
    """The texts of cells, items and paragraphs, each by itself."""
    if element.tag in {"td", "th", "li", "p"}:
        yield text_of(element)
        return
    for child in element.children:
        if isinstance(child, Element):
            yield from _texts(child)


def amounts(figures: object) -> Iterator[float]:
    """Every number in a document."""
    if isinstance(figures, dict):
        for value in figures.values():
            yield from amounts(value)
    elif isinstance(figures, list):
        for value in figures:
            yield from amounts(value)
    elif isinstance(figures, int | float) and not isinstance(figures, bool):
        yield figures


def invented(name: str, folder: Path) -> dict[str, Any]:
    """Write an invented document; where it has parts, each has its day."""
    figures = dict(INVENTED[name])
    if name in ("mutants", "fuzz"):
        figures = {part: {**one, "date": "2026-11-23"} for part, one in figures.items()}
    else:
        figures["date"] = "2026-11-23"
    (folder / f"{name}.json").write_text(json.dumps(figures), encoding="utf-8")
    return figures


@pytest.mark.parametrize("name", SHOWN)
def test_a_block_shows_every_number_of_its_document(name: str, tmp_path: Path) -> None:
    figures = invented(name, tmp_path)
    shown = said(name, tmp_path)
    found = set(re.findall(r"\d[\d,]*(?:\.\d+)?", shown))
    # Seconds are shown as hours; the rest is in the document for those who want to know.
    hidden = {"lighthouse": {1}, "fuzz": {45000, 9000, 70}}.get(name, set())
    shown_as = {"fuzz": {12.5, 2.5}}.get(name, set())
    wanted = {*amounts(figures)} - hidden | shown_as
    assert {number(int(one) if one == int(one) else one) for one in wanted} <= found
    assert "2026-11-23" in shown


def test_sums_and_shares_are_of_the_document(tmp_path: Path) -> None:
    for name in ("compared", "mutants"):
        invented(name, tmp_path)
    assert "All 24 1,320 1,313 7" in said("compared", tmp_path)
    assert "ranking 151 3 147 5 1 99.3 %" in said("mutants", tmp_path)


def test_a_score_that_is_too_low_is_named(tmp_path: Path) -> None:
    figures = invented("lighthouse", tmp_path)
    path = tmp_path / "lighthouse.json"
    assert "Below 95 in a category: Home (phone, slow 4G)." in said("lighthouse", tmp_path)
    figures["pages"][0]["scores"]["performance"] = 95
    path.write_text(json.dumps(figures), encoding="utf-8")
    assert "Below" not in said("lighthouse", tmp_path)


def test_branches_of_a_part_of_the_tests_are_said_to_be_that(tmp_path: Path) -> None:
    figures = invented("branches", tmp_path)
    assert PART not in said("branches", tmp_path)
    (tmp_path / "branches.json").write_text(json.dumps({**figures, "whole": False}), "utf-8")
    assert PART in said("branches", tmp_path)


def test_what_was_not_run_is_said(tmp_path: Path) -> None:
    assert text_of(quality("fuzz", tmp_path)) == NOT_RUN
    with pytest.raises(FenceError, match="name one of"):
        quality("everything", tmp_path)


def test_the_page_has_every_block_and_no_figure_of_its_own() -> None:
    # Below what the search is told of the page.
    _, _, text = PAGE.read_text(encoding="utf-8").partition("\n---\n")
    there = [name for name in SHOWN if name != ELSEWHERE]
    assert re.findall(r"```quality\n(\S+)\n```", text) == there
    assert re.findall(r"\d+", text) == []


@pytest.mark.docs
def test_the_built_page_shows_the_committed_documents(pages: dict[str, Html]) -> None:
    # Without spaces: those between two elements are nobody's.
    words = {
        name: "".join(pages[f"developers/{name}/index.html"].words().split())
        for name in ("quality", "benchmarks")
    }
    # What visits and large events take is on the page "How fast it is" (test_visits.py).
    documents = sorted(
        path for path in FIGURES.glob("*.json") if path.stem not in {"visits", "core"}
    )
    assert documents
    for path in documents:
        assert path.stem in SHOWN
        for said in _texts(quality(path.stem, FIGURES)):
            page = "benchmarks" if path.stem == ELSEWHERE else "quality"
            assert "".join(said.split()) in words[page], (path.name, said)
