"""What only one program does stands with its format, its layout or its forms of cells.

Every other step of reading serves all programs, and names none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.project import ROOT

READING = ROOT / "calculator" / "reading"
#: Where a program may be named.
THEIRS = ("formats", "layouts", "cells/forms")
PROGRAM = re.compile(
    r"vega|wintd|swiss-?sys|swiss-?manager|chess-?results|swiss-?chess|swiss-?perfect|javafo|iccf"
    r"|tornello|lichess|\btrf|\[white|rating.?report|\b001 |french",
    re.IGNORECASE,
)
#: What stays: the captions by which pages name their event, whatever is below them, and what a
#: list of games is told by that has the headings of a program's pairings.
LEFT = {
    "columns/context.py": {
        "_SWISSSYS",
        r"SwissSys\b.{0,40}?Standings\.\s*(.{1,200}?)\s*(?:\(Standings.*\))?",
        r"Chess-Results Server Chess-results\.com\s*-\s*(.{1,200}?)[\s:]*",
        "From the Tournament-Database of Chess-Results",
    },
    "assemble/games/games_table.py": {"chess-results"},
}


def code(path: Path) -> Iterator[str]:
    """Every name and every text of a module; what it says of itself is none of them."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in said:
                yield text
            case ast.Name(id=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def others() -> list[str]:
    every = (path.relative_to(READING).as_posix() for path in READING.rglob("*.py"))
    return sorted(name for name in every if not name.startswith(THEIRS))


def test_programs_are_named_where_they_may_be() -> None:
    """The pattern would find them."""
    named = {
        place
        for place in THEIRS
        for path in (READING / place).rglob("*.py")
        if any(map(PROGRAM.search, code(path)))
    }
    assert named == set(THEIRS)


@pytest.mark.parametrize("name", others())
def test_no_step_for_all_programs_names_one(name: str) -> None:
    assert {text for text in code(READING / name) if PROGRAM.search(text)} == LEFT.get(name, set())
