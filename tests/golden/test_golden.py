"""The comparison of two checkouts finds what differs, and nothing else."""

import shutil
from pathlib import Path

import pytest

from tests.golden.__main__ import Difference, compared, main
from tests.golden.texts import Text, written
from tests.support.project import ROOT

_ANN = Text("ann", "No\tName\tR1\tPts\n1\tAnn\tW2\t1\n2\tBob\tL1\t0\n")
_NONE = Text("none", "Nothing at all.")
#: Bob's total is another, and a text that was refused is read.
_OTHER = """
import calculator.reading as _reading
_opened = _reading.opened

def _changed(text, section=None):
    if text == "Nothing at all.":
        text = "No\\tName\\tR1\\n1\\tAnn\\tW2\\n2\\tBob\\tL1\\n"
    found = _opened(text, section=section)
    ann, *others = found.table.players
    others = [player._replace(total_halves=9) for player in others if player.name]
    return found._replace(table=found.table._replace(players=(ann, *others)))

_reading.opened = _changed
"""


@pytest.fixture
def other(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "calculator", tmp_path / "calculator")
    with (tmp_path / "calculator/__init__.py").open("a", encoding="utf-8") as facade:
        facade.write(_OTHER)
    return tmp_path


def test_the_same_checkout_reads_the_same() -> None:
    assert compared(ROOT, ROOT, [_ANN, _NONE, *list(written(1))[::8]]) == []


def test_what_differs_is_listed_from_the_gravest_on(other: Path) -> None:
    found = {text.name: told for text, told in compared(other, ROOT, [_ANN, _NONE])}
    assert found["ann"][0] == Difference("totals", "2: 0", "2: 9")
    assert [one.kind for one in found["none"]] == ["read now"]


# What the command lists is above; this reads another folder.
@pytest.mark.long
def test_the_command_reads_more_folders(
    other: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "more"
    folder.mkdir()
    (folder / "ann.txt").write_text(_ANN.text, encoding="utf-8")
    arguments = [str(ROOT), str(folder), "--here", str(other), "--only", "more/", "--events", "0"]
    assert main(arguments) == 1
    said = capsys.readouterr().out
    assert "1 texts, 1 differ" in said
    assert "totals: 1\n  more/ann.txt" in said
