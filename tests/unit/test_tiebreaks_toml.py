"""``tiebreaks.toml``: an order for each file of a folder, on the command line and in the action."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from calculator.__main__ import main
from calculator.command.tiebreaks_toml import _WRITTEN, NAME, fits
from tests.support.project import ROOT

SAMPLES = ROOT / "docs" / "samples"
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of results, in the folder where we are."""
    results = tmp_path / "here" / "results"
    (results / "u12").mkdir(parents=True)
    shutil.copy(SAMPLES / "wscf.txt", results)
    shutil.copy(SAMPLES / "fide-robin.txt", results / "u12" / "Robin.TXT")
    monkeypatch.chdir(tmp_path / "here")
    return results


def say(event: Path, text: str) -> None:
    (event / NAME).write_text(text, "utf-8")


def told(capsys: Capture, *arguments: str, status: int = 0) -> str:
    assert main([*arguments]) == status
    out, err = capsys.readouterr()
    return (out + err).replace("\\", "/")


def ranked(capsys: Capture, *arguments: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(told(capsys, *arguments, "--json"))
    return made


def ordered(capsys: Capture, *arguments: str) -> dict[str, list[str]]:
    """The heads of the columns of each sheet that is written of the folder."""
    told(capsys, "results", "--html", "out", *arguments)
    heads = {}
    for path in sorted(Path("out").glob("*.html")):
        head = path.read_text("utf-8").partition("<thead>")[2].partition("</thead>")[0]
        heads[path.stem] = [part.partition("<")[0] for part in head.split('">')]
    return heads


def test_each_file_has_its_own(capsys: Capture, event: Path) -> None:
    say(event, 'order = "solkoff"\n[files."u12/*.txt"]\norder = ["DE", "SB"]\nlanguage = "es"\n')
    heads = ordered(capsys)
    assert "Solkoff" in heads["wscf"]
    assert "SB" in heads["u12-robin"]
    assert '<html lang="es">' in Path("out/u12-robin.html").read_text("utf-8")
    assert '<html lang="en">' in Path("out/index.html").read_text("utf-8")
    assert '<html lang="en">' in Path("out/wscf.html").read_text("utf-8")
    # The same for one file, whatever is asked of it.
    assert ranked(capsys, "results/wscf.txt")["order"] == ["solkoff"]
    assert ranked(capsys, "results/u12/Robin.TXT")["order"] == ["DE", "SB"]
    assert "jugadores" in told(capsys, "results/u12/Robin.TXT")
    # What is said of many files is in one language.
    assert "6 players" in told(capsys, "--check", "results/u12/Robin.TXT")


def test_what_is_asked_comes_first(capsys: Capture, event: Path) -> None:
    say(event, 'order = "solkoff"\nlanguage = "es"\n[files."*"]\norder = "kashdan"\n')
    assert ranked(capsys, "results/wscf.txt")["order"] == ["kashdan"]
    assert ranked(capsys, "results/wscf.txt", "--order", "most-wins")["order"] == ["most-wins"]
    assert "15 players" in told(capsys, "--check", "results", "--language", "en")
    assert "15 jugadores" in told(capsys, "--check", "results")


def test_of_two_patterns_the_later_one_counts(capsys: Capture, event: Path) -> None:
    say(event, '[files."*.txt"]\norder = "solkoff"\nall = true\n[files."wscf*"]\norder = "kashdan"')
    made = ranked(capsys, "results/wscf.txt")
    assert made["order"] == ["kashdan"]
    assert "sonneborn-berger" in made["standings"][0]["values"], "and both count together"


@pytest.mark.parametrize(
    "text",
    [
        'set.sonneborn-berger = "adjusted"',
        'set = { sonneborn-berger = "adjusted", seed = "a, b", late = [2, 3] }',
    ],
)
def test_conventions(capsys: Capture, event: Path, text: str) -> None:
    shutil.copy(SAMPLES / "unplayed.txt", event / "o.txt")
    asked = ("results/o.txt", "--order", "sonneborn-berger")
    usual = ranked(capsys, *asked)
    adjusted = ranked(capsys, *asked, "--set", "sonneborn-berger=adjusted")
    say(event, f'[files."o.txt"]\norder = "sonneborn-berger"\n{text}\n')
    made = ranked(capsys, "results/o.txt")
    assert made == adjusted
    assert made["standings"] != usual["standings"]


def test_the_nearest_one_counts(capsys: Capture, event: Path) -> None:
    say(event, 'order = "solkoff"')
    (event / "u12" / NAME).write_text('order = "DE"', "utf-8")
    Path(NAME).write_text('order = "kashdan"', "utf-8")
    assert ranked(capsys, "results/u12/Robin.TXT")["order"] == ["DE"]
    assert ranked(capsys, "results/wscf.txt")["order"] == ["solkoff"]
    (event / NAME).unlink()
    assert ranked(capsys, "results/wscf.txt")["order"] == ["kashdan"], "of the folder where we are"
    # What is above the folder where we are, and not asked for, is none of ours.
    Path(NAME).rename("../tiebreaks.toml")
    assert ranked(capsys, "results/wscf.txt")["order_from"] != "asked"
    assert ranked(capsys, "results/../results/wscf.txt")["order_from"] != "asked"


def test_elsewhere_it_is_looked_for_up_to_the_folder_that_is_named(
    capsys: Capture, event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "away").mkdir()
    say(event, 'order = "kashdan"')
    monkeypatch.chdir(tmp_path / "away")
    robin = f"{event}/u12/Robin.TXT"
    assert ranked(capsys, robin)["order"] != ["kashdan"]
    heads = told(capsys, str(event), "--html", "out") and Path("out/u12-robin.html")
    assert "Kashdan" in str(heads and heads.read_text("utf-8"))


def test_files_are_left_out(capsys: Capture, event: Path) -> None:
    say(event, 'skip = ["u12/*", "draft.*"]\n')
    (event / "draft.txt").write_text("nothing", "utf-8")
    said = told(capsys, "--check", "results")
    assert "Total: one file" in said
    assert "Left out, as tiebreaks.toml says: 2 files, such as results/draft.txt" in said
    assert NAME not in told(capsys, "--check", "results", "--json").partition('"left_out"')[0]
    # A hook names the files that changed: it is no fault if they are all left out.
    assert "Total: 0 files" in told(capsys, "--check", "results/draft.txt")
    assert not Path("out").exists()
    assert "nothing to read" in told(capsys, "results/draft.txt", "--html", "out", status=1)
    assert not Path("out").exists()


def test_a_pattern_that_fits_nothing_is_told(capsys: Capture, event: Path) -> None:
    say(event, '\n[files."u13/*"]\norder = "solkoff"\n')
    assert "results/tiebreaks.toml: line 2: no file is called “u13/*”" in told(
        capsys, "--check", "results"
    )
    (found,) = ranked(capsys, "--check", "results")["unused"]
    assert (found["file"].replace("\\", "/"), found["line"]) == ("results/tiebreaks.toml", 2)
    assert "u13" not in told(capsys, "--check", "results/wscf.txt"), "of one file it is no matter"


@pytest.mark.parametrize("option", ["--check", "--html=out"])
def test_a_folder_without_tables_is_a_mistake(capsys: Capture, event: Path, option: str) -> None:
    (event.parent / "public").mkdir()
    (event.parent / "public" / "photo.jpg").write_bytes(b"")
    assert told(capsys, "public", option, status=1) == (
        "public: there is no file in it that may hold standings\n"
    )
    assert not Path("out").exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('order = "solkof"', "line 1: unknown tiebreak or order “solkof”"),
        ('\n\norder = [\n  "solkoff",\n  "x"\n]\n', "line 3: unknown tiebreak or order “x”"),
        ("order = 3", 'line 1: “order” is written as in order = "us-chess"'),
        ('[files]\n"a.txt" = "solkoff"', 'line 2: “a.txt” is written as in [files."open*.txt"]'),
        ('files = "a.txt"', "line 1: “files” is written as in [files"),
        ('[files."a"]\nkind = "swis"', "line 2: “swis” is none of swiss, round-robin"),
        ('rules = "fide-1800"', "line 1: “fide-1800” is none of fide-2022"),
        ('language = "xx"', "line 1: “xx” is none of en, es"),
        ('all = "yes"', "line 1: “all” is written as in all = true"),
        ('skip = "a"', "line 1: “skip” is written as in skip = ["),
        ("\nset = 1", "line 2: “set” is written as in set = {"),
        ("set.seed = 1.5", "line 1: “seed” is written as in set = {"),
        ("set.seed = true", "line 1: “seed” is written as in set = {"),
        ('[set]\nx = "y"', "line 2: --set does not know “x”"),
        ("[set]\nseed = 1\nplayoff.x = 1", "line 3: “playoff.x=1” is not a result"),
        ('order = "solkoff"\nordre = "x"', "line 2: “ordre” is not known here; these are: order,"),
        ('[files."a"]\n\nskip = ["b"]', "line 3: “skip” is not known here"),
        ("[[x]]", "line 1: “x” is not known here"),
        ("[x.y]\nz = 1", "line 1: “x” is not known here"),
        ('# a\n\n[ set ]\n\nseed = "a"\nx.y = 1', "line 6: --set does not know “x.y”"),
        ("order = [\n" + "1,\n" * 3000 + "]", "line 1: “order” is written as"),
        ("a = 1\nb =", "line 2: this is not TOML: Invalid value"),
        ('[files."a"', "line 1: this is not TOML"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    capsys: Capture, event: Path, text: str, said: str
) -> None:
    say(event, text)
    for asked in (["--check", "results"], ["results/wscf.txt"], ["results", "--html", "out"]):
        assert told(capsys, *asked, status=1).startswith(f"results/tiebreaks.toml: {said}"), asked
    assert not Path("out").exists()


def test_it_may_come_from_any_editor(capsys: Capture, event: Path) -> None:
    (event / NAME).write_bytes(
        b'\xef\xbb\xbforder = "solkoff"\r\n[files."u12\\\\*"]\r\nall=true\r\n'
    )
    assert ranked(capsys, "results/wscf.txt")["order"] == ["solkoff"]
    assert "no file is called" not in told(capsys, "--check", "results")
    (event / NAME).write_bytes('# é\norder = "é"'.encode("cp1252"))
    assert "line 1: this is not UTF-8" in told(capsys, "--check", "results", status=1)


def test_patterns_are_no_expressions() -> None:
    assert fits("Open (1+2) [U12].txt", "open (1+2) [u12].*")
    assert not fits("openx.txt", "open.txt?")
    assert fits("a/b/c.txt", "a/**/c.txt")
    assert fits("a/c.txt", "a/**/c.txt")
    assert not fits("b/a/c.txt", "a/c.txt"), "from the folder of the settings"
    assert fits("b/a/c.txt", "**/a/c.txt")


def test_standard_input_has_none(
    capsys: Capture, event: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import io  # noqa: PLC0415 - one test needs it

    Path(NAME).write_text("broken", "utf-8")
    text = io.TextIOWrapper(io.BytesIO((event / "wscf.txt").read_bytes()))
    monkeypatch.setattr("sys.stdin", text)
    assert "15 players" in told(capsys, "-")


def test_the_example_on_the_page_counts(capsys: Capture, event: Path) -> None:
    page = (ROOT / "docs/developers/sheets.md").read_text("utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    say(event, example)
    (event / "fide").mkdir()
    (event / "drafts").mkdir()
    for name in ("scholastic-k5.txt", "drafts/a.txt"):
        shutil.copy(SAMPLES / "wscf.txt", event / name)
    (event / "u12" / "Robin.TXT").rename(event / "fide" / "robin.txt")
    assert ranked(capsys, "--check", "results")["unused"] == []
    assert ranked(capsys, "results/scholastic-k5.txt")["order"] == ["solkoff", "cumulative"]
    assert ranked(capsys, "results/fide/robin.txt")["rules"] == "fide-2024"
    for name in (*_WRITTEN, "us-chess"):
        assert f"`{name}`" in page or name in example, name
