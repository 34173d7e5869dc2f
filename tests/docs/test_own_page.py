"""The page for people who embed the calculator: its Python makes links that open."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import get_type_hints

from calculator.page.protocol import State
from calculator.ranked import rank
from calculator.reading import read
from tests.docs.test_blocks import unpacked
from tests.support.project import ROOT

PAGE = (ROOT / "docs" / "developers" / "own-page.md").read_text(encoding="utf-8")


def test_the_lines_that_make_a_link_make_one() -> None:
    code, _ = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)  # the other is for a notebook
    printed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()
    assert printed.startswith("#v1=")
    state = unpacked(printed)
    assert set(state) == {"text", "order", "player"}
    rows = rank(read(str(state["text"])), str(state["order"])).rows
    assert [row.name for row in rows] == ["Barbara", "Adam"]


def test_every_key_of_a_link_is_listed() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert sorted(listed) == sorted(get_type_hints(State))


def test_the_limits_are_those_of_the_script() -> None:
    script = (ROOT / "pyscript_app" / "page" / "link-code.js").read_text(encoding="utf-8")
    assert "MAX_BYTES = 1_000_000;" in script
    assert "a million bytes" in PAGE
    assert "MAX_ADDRESS = 30_000;" in script
    assert "30,000" in PAGE
