"""``--check``: a whole event, section by section, with a total and a status to rely on."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from calculator.__main__ import main
from tests.corpus.cases import DATA
from tests.support import dbf_files
from tests.support.project import ROOT
from tests.support.tables import as_called

SAMPLES = ROOT / "docs" / "samples"
WSCF = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")
MISPRINT = (SAMPLES / "misprint.txt").read_text(encoding="utf-8")

_BOTH = "all 95 printed values agree · all 19 printed places agree"
_SUMS = "155 of 155 printed values agree, 19 of 19 printed places agree"
#: Nobody can say what its last columns hold.
UNKNOWN = """No.\tName\tRd 1\tRd 2\tRd 3\tTot\tTBrk1\tTBrk2
1\tAnn\tW2\tW3\tW4\t3\t99\t71
2\tBob\tL1\tW4\tW3\t2\t98\t72
3\tCy\tW4\tL1\tL2\t1\t97\t73
4\tDee\tL3\tL2\tL1\t0\t96\t74
"""
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """A folder with two sheets that agree, one of them in a folder of its own."""
    (tmp_path / "b open.txt").write_text(WSCF, encoding="utf-8")
    (tmp_path / "Under 1200").mkdir()
    shutil.copy(SAMPLES / "high-school.txt", tmp_path / "Under 1200" / "a.txt")
    (tmp_path / ".hidden.txt").write_text("nothing", encoding="utf-8")
    return tmp_path


def lines(capsys: Capture, *arguments: str, status: int) -> list[str]:
    assert main(["--check", *arguments]) == status
    out, err = capsys.readouterr()
    assert err == ""
    return out.splitlines()


def document(capsys: Capture, *arguments: str, status: int) -> dict[str, Any]:
    (line,) = lines(capsys, *arguments, "--json", status=status)
    found: dict[str, Any] = json.loads(line)
    return found


def test_a_folder_in_which_all_agrees(capsys: Capture, event: Path) -> None:
    found = lines(capsys, str(event), status=0)
    assert found == [
        f"{event}/b open.txt: 15 players, all 60 printed values agree",
        f"{event}/Under 1200/a.txt: 19 players, {_BOTH}",
        f"Total: 2 files, 2 sections, 34 players, {_SUMS}, all agree",
    ]


def test_json(capsys: Capture, event: Path) -> None:
    found = document(capsys, str(event), status=0)
    assert found["agrees"] is True
    assert [file["file"] for file in found["files"]] == [
        f"{event}/b open.txt",
        f"{event}/Under 1200/a.txt",
    ]
    assert found["files"][0]["sections"] == [
        {
            "section": None,
            "format": "wintd-text",
            "players": 15,
            "rounds": 6,
            "values": {"compared": 60, "agree": 60},
            "places": {"compared": 0, "agree": 0},
            "not_compared": [],
            "contradictions": 0,
            "wrong_totals": 0,
            "agrees": True,
        }
    ]
    assert found["total"] == {
        "files": 2,
        "sections": 2,
        "players": 34,
        "values": {"compared": 155, "agree": 155},
        "places": {"compared": 19, "agree": 19},
        "faults": 0,
        "unread": 0,
    }


def test_a_printed_value_that_differs(capsys: Capture, event: Path) -> None:
    text = WSCF.replace("19.5", "18.5", 1)
    assert text != WSCF
    (event / "b open.txt").write_text(text, encoding="utf-8")
    first, _, total = lines(capsys, str(event), status=1)
    assert first.endswith("15 players, 1 of 60 printed values differs")
    assert "154 of 155 printed values agree" in total
    assert "all agree" not in total


def test_columns_that_hold_nothing_we_know(capsys: Capture, event: Path) -> None:
    (event / "b open.txt").write_text(UNKNOWN, encoding="utf-8")
    first, _, total = lines(capsys, str(event), status=0)
    assert first.endswith("4 players, columns not compared: TBrk1 and TBrk2")
    assert total.endswith("2 columns not compared")
    assert "all agree" not in total
    section = document(capsys, str(event), status=0)["files"][0]["sections"][0]
    assert section["not_compared"] == ["TBrk1", "TBrk2"]


def test_a_place_that_differs(capsys: Capture, event: Path) -> None:
    (event / "b open.txt").write_text(MISPRINT, encoding="utf-8")
    first, _, total = lines(capsys, str(event), status=1)
    assert "2 of 19 printed places differ" in first
    assert "36 of 38 printed places agree" in total


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("W13", "L13", "one pair of results contradicts"),
        ("\t6.0", "\t5.5", "one printed total is not what the results add up to"),
    ],
)
def test_faults_in_the_results_are_no_agreement(
    capsys: Capture, event: Path, old: str, new: str, says: str
) -> None:
    text = WSCF.replace(old, new, 1)
    assert text != WSCF
    (event / "b open.txt").write_text(text, encoding="utf-8")
    first, _, total = lines(capsys, str(event), status=1)
    assert says in first
    assert "one fault in the results" in total


def test_what_cannot_be_read_is_listed_with_its_reason(capsys: Capture, event: Path) -> None:
    shutil.copy(SAMPLES / "unreadable.txt", event / "c.txt")
    (event / "d.pdf").write_bytes(b"%PDF-1.7")
    (event / "photo.jpg").write_bytes(b"\xff\xd8\xff")
    found = lines(capsys, str(event), status=2)
    assert "c.txt: cannot be read: line 3, column 14: Ben, round 2 says “Q3”" in found[1]
    assert found[2].endswith("d.pdf: cannot be read: “" + str(event / "d.pdf") + "” is damaged. "
                             "Fetch or save it again.")  # fmt: skip
    assert found[4].endswith("2 cannot be read")
    assert found[5] == f"Passed over by its name: {event}/photo.jpg"
    whole = document(capsys, str(event), status=2)
    assert whole["total"]["unread"] == 2
    assert whole["passed_over"] == [f"{event}/photo.jpg"]
    assert "“Q3”" in whole["files"][1]["sections"][0]["error"]


def test_a_faulty_section_beside_a_good_one(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "sections.txt"
    text = (SAMPLES / "sections.txt").read_text(encoding="utf-8")
    path.write_text(text.replace("W3    W2    L4", "Q3    W2    L4"), encoding="utf-8")
    first, second, total = lines(capsys, str(path), status=2)
    assert first == f"{path}: Open: 4 players, nothing printed to compare"
    assert second.startswith(f"{path}: cannot be read: line 10, column 23: Player 05, round 1")
    assert total.startswith("Total: one file, 2 sections, 4 players")


def test_the_files_of_a_rating_report_are_one(capsys: Capture, tmp_path: Path) -> None:
    from calculator import read  # noqa: PLC0415 - one test needs it

    table = read(WSCF)
    table = table._replace(players=as_called(table))
    for name, data in (
        ("TDEXPORT.DBF", dbf_files.players([table])),
        ("TSEXPORT.DBF", dbf_files.sections([table], ["OPEN"])),
    ):
        (tmp_path / name).write_bytes(data)
    found = lines(capsys, str(tmp_path), status=0)
    assert found[0] == f"{tmp_path}/*.DBF: OPEN: 15 players, nothing printed to compare"
    assert len(found) == 2


def test_sheets_that_are_named_are_checked_whatever_they_are_called(
    capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / "standings.old"
    path.write_text(WSCF, encoding="utf-8")
    assert "all 60 printed values agree" in lines(capsys, str(path), status=0)[0]


def test_an_order_goes_for_every_section(capsys: Capture, event: Path) -> None:
    shutil.copy(SAMPLES / "round-robin.txt", event)
    assert document(capsys, str(event), status=0)["total"]["places"]["agree"] == 27
    whole = document(capsys, str(event), "--order", "most-wins", status=1)
    assert whole["total"]["places"]["agree"] == 23


def test_a_folder_without_tables_agrees_with_nothing(capsys: Capture, tmp_path: Path) -> None:
    assert main(["--check", str(tmp_path)]) == 1
    assert capsys.readouterr().out.startswith("Total: 0 files")


def test_a_file_that_is_not_there(capsys: Capture) -> None:
    assert main(["--check", "nowhere.txt"]) == 1
    assert "nowhere.txt: No such file" in capsys.readouterr().err


def test_an_unknown_order(capsys: Capture, event: Path) -> None:
    assert main(["--check", str(event), "--order", "luck"]) == 1
    assert "luck" in capsys.readouterr().err


def test_it_speaks_spanish(capsys: Capture, event: Path) -> None:
    found = lines(capsys, str(event), "--language", "es", status=0)
    assert found[-1].endswith("todo coincide")


@pytest.mark.long
def test_the_whole_corpus(capsys: Capture) -> None:
    whole = document(capsys, str(DATA), status=2)
    assert whole["total"]["values"]["compared"] > 1000
