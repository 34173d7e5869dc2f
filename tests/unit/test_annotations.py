"""``--check`` on GitHub: annotations beside the files and lines that they are about."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from calculator.__main__ import main
from calculator.command.annotations import command
from tests.support.project import ROOT

pytestmark = pytest.mark.native

SAMPLES = ROOT / "docs" / "samples"
RIGHT = (ROOT / "tests" / "unit" / "director" / "right.txt").read_text(encoding="utf-8")
LINE = re.compile(r"::(error|warning) ([^:]*)::(.*)")


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


type Check = Callable[..., Done]


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    """Check a folder from within it, as a step of a workflow does."""

    def check(folder: Path, *arguments: str, **environ: str) -> Done:
        monkeypatch.chdir(folder)
        environ = {"GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": str(folder), **environ}
        for name, value in environ.items():
            monkeypatch.setenv(name, value)
        status = main(["--check", *arguments])
        return Done(status, *capsys.readouterr())

    return check


def told(text: str) -> list[tuple[str, dict[str, str], str]]:
    """Take annotations apart as GitHub does."""
    found = []
    for line in text.splitlines():
        match = LINE.fullmatch(line)
        assert match, line
        about = dict(part.split("=", 1) for part in match[2].split(","))
        found.append((match[1], {name: _plain(said) for name, said in about.items()}, match[3]))
    return [(level, about, _plain(said)) for level, about, said in found]


def _plain(text: str) -> str:
    for code, sign in (("%3A", ":"), ("%2C", ","), ("%0A", "\n"), ("%0D", "\r"), ("%25", "%")):
        text = text.replace(code, sign)
    return text


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """A repository of results: sheets that are right, faulty, other than ours, unreadable."""
    (tmp_path / "results").mkdir()
    folder = tmp_path / "results"
    (folder / "a.txt").write_text(RIGHT, encoding="utf-8")
    text = RIGHT.replace("L2\tW22\tW13\tW11", "L2\tW22\tL13\tW11", 1)
    (folder / "b, 50%: new.txt").write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "tests" / "unit" / "director" / "raw.txt", folder / "b.txt")
    unreadable = (SAMPLES / "unreadable.txt").read_text(encoding="utf-8")
    (folder / "c.txt").write_text(unreadable, encoding="utf-8")
    (folder / "d.xlsx").write_bytes(b"PK\x03\x04")
    return tmp_path


def test_as_a_program(results: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "calculator", "--check", "results/c.txt"],
        cwd=results,
        env=os.environ | {"PYTHONPATH": str(ROOT), "GITHUB_ACTIONS": "true"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("::error file=results/c.txt,line=3,col=14::Ben, round 2 says")


def test_each_fault_has_its_file_and_line(check: Check, results: Path) -> None:
    done = check(results, "results")
    assert done.returncode == 2
    assert "::" not in done.stdout
    fault, differs, unread, damaged = told(done.stderr)
    assert fault[:2] == (
        "warning",
        {"file": "results/b, 50%: new.txt", "line": "9", "col": "28", "title": "U1810"},
    )
    message, meant = fault[2].splitlines()
    assert message.startswith("Line 9, column 28: Round 3: Grace Bloom has L13, but Victor Kim")
    assert meant.startswith("Did you mean: Grace Bloom, round 3: W13")
    assert differs[:2] == ("warning", {"file": "results/b.txt", "title": "U1810"})
    assert "printed values differ" in differs[2].splitlines()[0]
    assert len(differs[2].splitlines()) > 1
    assert unread[:2] == ("error", {"file": "results/c.txt", "line": "3", "col": "14"})
    assert unread[2].startswith("Ben, round 2 says “Q3”, but that is not a result.")
    assert damaged[:2] == ("error", {"file": "results/d.xlsx"})


def test_files_are_named_from_the_folder_of_the_repository(check: Check, results: Path) -> None:
    for where in (str(results / "results"), "../results/c.txt"):
        done = check(results / "results", where, GITHUB_WORKSPACE=str(results))
        assert told(done.stderr)[-1][1]["file"].startswith("results/")
    elsewhere = check(results, "results/c.txt", GITHUB_WORKSPACE="/nowhere")
    assert told(elsewhere.stderr)[0][1]["file"] == "results/c.txt"


def test_the_document_stays_a_document(check: Check, results: Path) -> None:
    done = check(results, "results", "--json")
    assert json.loads(done.stdout)["total"]["unread"] == 2
    assert len(told(done.stderr)) == 4


def test_elsewhere_and_where_all_is_well_nothing_is_annotated(check: Check, results: Path) -> None:
    assert check(results, "results", GITHUB_ACTIONS="").stderr == ""
    assert check(results, "results/a.txt").stderr == ""


def test_a_section_is_the_title(check: Check, tmp_path: Path) -> None:
    text = (SAMPLES / "sections.txt").read_text(encoding="utf-8")
    path = tmp_path / "sections.txt"
    path.write_text(text.replace("W3    W2    L4", "Q3    W2    L4"), encoding="utf-8")
    ((level, about, _),) = told(check(tmp_path, "sections.txt").stderr)
    assert (level, about["line"], about["col"]) == ("error", "10", "23")


@pytest.mark.parametrize(
    ("message", "written"),
    [
        ("100% of it", "100%25 of it"),
        ("two\nlines\r\n", "two%0Alines%0D%0A"),
        ("a: b, c::d", "a: b, c::d"),
        ("%0A", "%250A"),
    ],
)
def test_what_would_end_an_annotation_is_escaped(message: str, written: str) -> None:
    assert command("error", message) == f"::error::{written}"


def test_what_the_settings_say_wrong(check: Check, tmp_path: Path) -> None:
    shutil.copy(SAMPLES / "wscf.txt", tmp_path)
    settings = tmp_path / "tiebreaks.toml"
    settings.write_text('\n[files."u12/*"]\norder = "solkoff"\n', "utf-8")
    done = check(tmp_path, ".")
    about = {"file": "tiebreaks.toml", "line": "2"}
    assert told(done.stderr) == [("warning", about, "line 2: no file is called “u12/*”")]
    settings.write_text("\n\nordre = 1", "utf-8")
    done = check(tmp_path, ".")
    (first, second) = done.stderr.splitlines()
    ((level, about, said),) = told(first)
    assert (done.returncode, level) == (1, "error")
    assert about == {"file": "tiebreaks.toml", "line": "3"}
    assert said == second
    settings.unlink()
    assert check(tmp_path, "gone.txt").stderr.startswith("::error::gone.txt: No such file")
