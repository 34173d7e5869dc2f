"""The guide "Add a layout", followed in a copy with a toy: its files are all it takes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.project import ROOT
from tests.support.recipe import LEFT_OUT, Steps, follow, named_files

pytestmark = [pytest.mark.long, pytest.mark.native]

NAME = "arrows"
SAMPLE = """1 Ann: ↑2 ↑4 →3
2 Ben: ↓1 ↑3 ↑4
3 Cem: →4 ↓2 →1
4 Dea: →3 ↓1 ↓2
"""
READER = '''"""A toy: ``1 Ann: ↑2`` won against 2."""

import re

from calculator.model import Message
from calculator.reading.cells.grammar import RawResult
from calculator.reading.columns.headings import Column
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, lines_of, words
from calculator.reading.check.layout import Layout, Reader
from calculator.reading.columns.raw import RawRow, RawTable

_PLAYER = re.compile(r"(\\d+) (\\w+): +[↓↑→]")
_CODES = {"↑": "W", "→": "D", "↓": "L"}


def _fits(text: str) -> bool:
    return _PLAYER.match(text) is not None


def _read(text: str) -> list[RawTable]:
    rows = tuple(_row(number, line) for number, line in enumerate(lines_of(text), 1) if line)
    columns = tuple(
        Column("round", Cell(str(at), 1, 1), round=at)
        for at in range(1, len(rows[0].results) + 1)
    )
    return [RawTable(columns, rows)]


def _row(number: int, line: str) -> RawRow:
    start, name, *results = words(number, line)
    name = name._replace(text=name.text.rstrip(":"))
    return RawRow(start, name, tuple(map(_result, results)))


def _result(cell: Cell) -> RawResult:
    if cell.text[0] not in _CODES or not cell.text[1:].isdecimal():
        expected = Message("hint-result", ("↑2", "→3"))
        raise ReadError.says(cell, "error-no-result", expected)
    return RawResult(_CODES[cell.text[0]], int(cell.text[1:]), cell)


LAYOUTS = (
    Layout(
        "arrows",
        Reader(55, _fits, _read, alone=True),
        ("opponents",),
        "↑2 · →3 · ↓4",
        "arrows",
        system="fide",
        numbers="start",
    ),
)
'''
TEST = '''"""The toy layout."""

import pytest

from calculator import ReadError
from calculator.reading import read
from calculator.ranked import rank

SAMPLE = "1 Ann: ↑2\\n2 Bob: ↓1\\n"


def test_it_is_read() -> None:
    assert [row.name for row in rank(read(SAMPLE)).rows] == ["Ann", "Bob"]


def test_a_cell_that_is_no_result() -> None:
    with pytest.raises(ReadError) as caught:
        read(SAMPLE.replace("↓1", "?1"))
    assert (caught.value.line, caught.value.column) == (2, 8)
'''
BLOCK = """### Arrows

```layout
sample: layouts/arrows
layout: arrows
```

"""


def _words(title: str) -> list[tuple[str, str]]:
    return [("\n}", f'\n    "layout-{NAME}": "{title}",\n    "format-{NAME}": "{title}",')]


TOY: Steps = {
    f"calculator/reading/formats/{NAME}.py": READER,
    "calculator/reading/layouts/__init__.py": [
        ("    document,\n", f"    {NAME},\n"),
        ("        saved.LAYOUTS,", f"        {NAME}.LAYOUTS,\n"),
    ],
    "calculator/words/en/layouts.py": _words("Arrows"),
    "calculator/words/es/layouts.py": _words("Flechas"),
    f"docs/samples/layouts/{NAME}.txt": SAMPLE,
    "docs/guides/what-can-i-paste.md": [("### Our own document", BLOCK)],
    f"tests/reading/test_{NAME}.py": TEST,
}


def _run(folder: Path, *arguments: str, given: str = "") -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout in which the guide's steps were followed."""
    folder = tmp_path_factory.mktemp("how-to") / "copy"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    follow(folder, {file: TOY[file] for file in named_files("Add a layout", NAME)})
    return folder


def test_the_guide_names_the_files_that_the_toy_needs_and_no_more_than_seven() -> None:
    assert named_files("Add a layout", NAME) == list(TOY)
    assert len(TOY) <= 7


def test_the_checks_of_layouts_and_words_hold(copy: Path) -> None:
    # As the guide says, and the docstring's own example.
    status, said = _run(
        copy,
        *("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not long"),
        *("tests/reading", "tests/words", "tests/docs/test_pasting.py"),
        f"calculator/reading/formats/{NAME}.py",
    )
    assert status == 0, said


def test_the_command_line_reads_it_and_lists_it(copy: Path) -> None:
    status, said = _run(copy, "-m", "calculator", "--json", f"docs/samples/layouts/{NAME}.txt")
    assert status == 0, said
    document = json.loads(said)
    assert (document["format"], document["rules"].partition("-")[0]) == (NAME, "fide")
    assert [row["name"] for row in document["standings"]] == ["Ann", "Ben", "Cem", "Dea"]
    status, listed = _run(copy, "-m", "calculator", "--list")
    assert status == 0
    assert re.search(rf"^ +{NAME} +Arrows$", listed, re.MULTILINE)


def test_a_fault_has_line_and_column(copy: Path) -> None:
    arguments = ("-m", "calculator", "--json", "-")
    status, said = _run(copy, *arguments, given=SAMPLE.replace("↑3", "~3"))
    assert status == 2
    error = json.loads(said)["error"]
    assert (error["line"], error["column"]) == (2, 11)
    assert error["hint"] == "Results look like ↑2 or →3."


def test_the_page_reads_it_in_both_languages(copy: Path) -> None:
    asking = (
        "import json, sys; from calculator.page import answer;"
        "print(answer(json.dumps(json.load(sys.stdin))))"
    )
    for language, title in (("en", "Read as Arrows"), ("es", "Flechas")):
        given = json.dumps({"what": "calculate", "text": SAMPLE, "language": language})
        status, said = _run(copy, "-c", asking, given=given)
        assert status == 0, said
        reply = json.loads(said)
        assert reply["state"] == "done"
        assert title in json.dumps(reply["result"], ensure_ascii=False)
