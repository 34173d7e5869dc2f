"""``--as xlsx``: standings as a spreadsheet, whose numbers are numbers."""

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from calculator.__main__ import main
from calculator.command.spreadsheet import Part, workbook
from calculator.ranked import rank
from calculator.reading import read
from tests.support.project import ROOT

pytestmark = pytest.mark.native

SAMPLES = ROOT / "docs" / "samples"
WSCF = str(SAMPLES / "wscf.txt")
Capture = pytest.CaptureFixture[str]


def cells(sheet: Any) -> Iterator[list[Any]]:  # noqa: ANN401 - openpyxl has no types
    return ([cell.value for cell in row] for row in sheet.iter_rows())


def made(*parts: Part) -> Any:  # noqa: ANN401 - as above
    return load_workbook(io.BytesIO(workbook(parts)))


def of(text: str, order: str = "solkoff") -> Part:
    return Part("club", rank(read(text), order))


def test_everybodys_standings(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "open.xlsx"
    assert main([WSCF, "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"Written: {out}\n"
    (sheet,) = load_workbook(out)
    heads, first, second, *rest = cells(sheet)
    assert heads[:5] == ["Place", "Number", "Name", "Score", "Modified Median"]
    assert first == [1, 1, "Player, A", 6, 17, 19.5, 21, 68, "Score"]
    assert second[:6] == [2, 2, "Player, B", 6, 16, 17.5]
    assert len(rest) == 13
    assert second[-1] == "Modified Median"
    kinds = {type(value) for row in (first, second) for value in row[3:8]}
    assert kinds <= {int, float}


def test_it_looks_like_a_table(tmp_path: Path) -> None:
    out = tmp_path / "open.xlsx"
    assert main([WSCF, "--as", "xlsx", "--out", str(out)]) == 0
    (sheet,) = load_workbook(out)
    assert sheet.freeze_panes == "A2"
    assert sheet.auto_filter.ref == "A1:I16"
    assert all(cell.font.bold for cell in sheet[1])
    assert [cell.font.bold for cell in sheet[3]].count(True) == 1
    assert sheet["E3"].font.bold
    # A column shows as many decimals as it needs.
    assert (sheet["A2"].number_format, sheet["F2"].number_format) == ("0", "0.0")
    assert sheet.column_dimensions["C"].width >= len("Player, A")
    assert sheet.column_dimensions["A"].width < 12


def test_classes_sections_and_files_are_sheets(tmp_path: Path) -> None:
    out = tmp_path / "all.xlsx"
    prizes, quad = str(SAMPLES / "prizes.txt"), str(SAMPLES / "quad.txt")
    assert main([prizes, "--class", "grade=5", "--class", "U1200", "--out", str(out)]) == 0
    found = load_workbook(out)
    assert found.sheetnames == ["Grade 5", "Rating under 1200"]
    assert next(cells(found["Grade 5"]))[:3] == ["Place", "Overall", "Number"]
    assert main([quad, WSCF, "--out", str(out)]) == 0
    assert load_workbook(out).sheetnames == ["quad", "wscf"]


def test_of_files_that_cannot_be_read_the_others_are_there(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "all.xlsx"
    faulty = str(SAMPLES / "unreadable.txt")
    assert main([faulty, WSCF, "--out", str(out)]) == 2
    assert "Q3" in capsys.readouterr().err
    assert len(load_workbook(out).sheetnames) == 1
    out.unlink()
    assert main([faulty, "--out", str(out)]) == 2
    assert not out.exists()


def test_one_player(tmp_path: Path) -> None:
    out = tmp_path / "one.xlsx"
    assert main([WSCF, "--player", "5", "--out", str(out)]) == 0
    assert len(list(cells(load_workbook(out).active))) == 2


def test_a_name_is_no_formula_and_no_sign_that_no_file_may_have(tmp_path: Path) -> None:
    table = read("=1+1 2 of 2: 1 0.5\nBob 1 of 2: 2 1")
    players = tuple(
        player._replace(name=player.name.replace("Bob", "Bo\x02b")) for player in table.players
    )
    (sheet,) = made(Part("club", rank(table._replace(players=players), "solkoff")))
    names = {cell.value: cell.data_type for cell in sheet["C"][1:]}
    assert set(names.values()) == {"s"}
    assert "=1+1" in names
    assert "Bob" in names


@pytest.mark.parametrize(
    ("section", "called"),
    [
        ("U1200: a/b [final]?", "U1200  a b  final"),
        ("A very long name of a section that goes on and on", "A very long name of a section t"),
        ("'quoted'", "quoted"),
        ("History of it", "History of it"),
        ("***", "Standings"),
    ],
)
def test_what_a_sheet_is_called(section: str, called: str) -> None:
    part = of("Name\tR1\nAnn\tW2\nBob\tL1")
    table = part.standings.table._replace(section=section)
    one = part._replace(standings=part.standings._replace(table=table))
    assert made(one).sheetnames == [called]
    twice = made(one, one).sheetnames
    assert len(set(twice)) == 2
    assert all(len(name) <= 31 for name in twice)


def test_a_value_that_there_is_not_is_an_empty_cell() -> None:
    (sheet,) = made(of("Name\tR1\nAnn\tW2\nBob\tL1", "average-opposition"))
    assert [row[4] for row in cells(sheet)] == ["Average Opposition", None, None]


def test_without_openpyxl_it_says_what_to_install(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    out = tmp_path / "open.xlsx"
    assert main([WSCF, "--out", str(out)]) == 1
    assert 'pip install "chess-tiebreak-calculator[files]"' in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--as", "csv", "--out", "a.xlsx"], ".xlsx is the form of --as xlsx"),
        (["--as", "xlsx", "--out", "a.csv"], ".xlsx is the form of --as xlsx"),
        (["--json", "--out", "a.xlsx"], ".xlsx is the form of --as xlsx"),
        (["--out", ""], "--out needs the name of a file"),
        (["--out", "a.xlsx", "--html", "b.html"], "--html OUT says where it writes"),
        (["--out", "a.txt", "--html", "b.html"], "--html OUT says where it writes"),
        (["--as", "xlsx", "--teams"], "--teams prints no spreadsheet"),
        (["--as", "xlsx", "--check"], "--check prints text or JSON"),
        (["--as", "xlsx"], "a spreadsheet cannot be printed as text; name a file with --out"),
    ],
)
def test_what_does_not_go(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, options: list[str], said: str
) -> None:
    # As at a terminal.
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stdout", screen)
    assert main([WSCF, *options]) == 1
    assert said in screen.getvalue() + capsys.readouterr().err


def test_other_forms_are_written_too(capsys: Capture, tmp_path: Path) -> None:
    for name, begins in (
        ("a.csv", "Place,Number,Name"),
        ("a.md", "| Place"),
        ("a.txt", "Read as WinTD"),
    ):
        out = tmp_path / name
        assert main([WSCF, "--out", str(out)]) == 0
        assert capsys.readouterr().out == f"Written: {out}\n"
        assert out.read_text(encoding="utf-8").startswith(begins)
    for name, begins in (("a.json", '{"version": 1'), ("a.trf", "062 15"), ("b.log", "Read as")):
        out = tmp_path / name
        assert main([WSCF, "--out", str(out)]) == 0
        assert out.read_text(encoding="utf-8").startswith(begins)
    out = tmp_path / "all.json"
    assert main([WSCF, "--check", "--out", str(out)]) == 0
    assert json.loads(out.read_text(encoding="utf-8"))["agrees"] is True
    out = tmp_path / "all.txt"
    assert main([WSCF, "--check", "--out", str(out)]) == 0
    assert "Total: one file" in out.read_text(encoding="utf-8")
    out = tmp_path / "as-it-is.dat"
    assert main([WSCF, "--as", "csv", "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8").startswith("Place,")


def test_what_is_read_is_not_written_over(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "open.txt"
    text = Path(WSCF).read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    assert main([str(path), "--out", str(tmp_path / "." / "open.txt")]) == 1
    assert "would write over the table that is read" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == text
    assert main([str(path), "--out", str(tmp_path / "no" / "a.csv")]) == 1
    assert "No such file" in capsys.readouterr().err


def test_to_a_pipe() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "calculator", WSCF, "--as", "xlsx"],
        cwd=ROOT,
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert len(list(cells(load_workbook(io.BytesIO(done.stdout)).active))) == 16
