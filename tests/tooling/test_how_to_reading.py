"""The guides "Add a word", "Add a form of cell", "Add a check", followed in a copy with toys."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.project import ROOT
from tests.support.recipe import LEFT_OUT, Steps, follow, named_files

pytestmark = [pytest.mark.native]

NAME = "one_letter"
CHECK = '''"""Names of one letter."""

from calculator.model import Message
from calculator.reading.columns.raw import RawTable


def one_letter(raw: RawTable) -> tuple[Message, ...]:
    """Warn of a name of one letter."""
    names = (row.name for row in raw.rows if len(row.name.text) == 1)
    return tuple(Message("one-letter", (name.text,), name.line, name.column) for name in names)
'''
FORM = """        Form(
            rf"(?P<r>[wdl])~~{OPPONENT}",
            (("W~~12", Parsed("W", 12)),),
            _SAID,
        ),
"""
#: Each guide's.
TOYS: dict[str, Steps] = {
    "Add a word": {
        "calculator/reading/lexicon/words.py": [("bye, byes, odd bye", "zzyzx, ")],
    },
    "Add a form of cell": {
        "calculator/reading/cells/forms/american.py": [
            ("        FORFEIT_LETTERS,\n        BYE_LETTERS,\n", FORM)
        ],
    },
    "Add a check": {
        f"calculator/reading/check/{NAME}.py": CHECK,
        "calculator/reading/check/build.py": [
            ("    lacks = _lacks(raw, players)\n", "    warnings += one_letter(raw)\n"),
            (
                "from calculator.reading.check.opponent_numbers import",
                f"from calculator.reading.check.{NAME} import one_letter\n",
            ),
        ],
        "calculator/words/en/warnings.py": [
            ('    "barred-in-round-robin"', '    "one-letter": "“{0}” is one letter.",\n')
        ],
        "calculator/words/es/warnings.py": [
            ('    "barred-in-round-robin"', '    "one-letter": "«{0}» es una letra.",\n')
        ],
    },
}
TABLE = "No\tName\tR1\tR2\n1\tQ\tW~~2\tW~~3\n2\tBob Poe\tL~~1\tzzyzx\n3\tCid Roe\tzzyzx\tL~~1\n"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the core in which all three guides were followed."""
    folder = tmp_path_factory.mktemp("how-to") / "copy"
    shutil.copytree(ROOT / "calculator", folder / "calculator", ignore=LEFT_OUT)
    for steps in TOYS.values():
        follow(folder, steps)
    return folder


def read(folder: Path, *options: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "calculator", "-", *options],
        cwd=folder,
        input=TABLE,
        capture_output=True,
        encoding="utf-8",
        check=False,
    ).stdout


def test_the_guides_name_the_files() -> None:
    assert named_files("Add a word", NAME) == list(TOYS["Add a word"])
    own = named_files("Add a check", NAME)
    assert own[:-1] == list(TOYS["Add a check"])
    assert own[-1] == f"tests/reading/test_{NAME}.py"


def test_a_word_and_a_form_are_read_and_a_check_warns(copy: Path) -> None:
    found: dict[str, Any] = json.loads(read(copy, "--json"))
    scores = {row["name"]: row["score"] for row in found["standings"]}
    assert scores == {"Q": 2, "Bob Poe": 1, "Cid Roe": 1}
    assert "“Q” is one letter." in read(copy)
    assert "«Q» es una letra." in read(copy, "--language", "es")


def test_without_them_the_same_text_is_refused() -> None:
    assert read(ROOT) == ""
