"""``--check``: a whole event, section by section, with a total and a status to rely on."""

import json
import re
import shutil
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from calculator.__main__ import main
from calculator.reading import opened, read
from calculator.view import to_html
from calculator.view.corrections import corrections
from calculator.view.reading_choice import PastedText
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
#: A sheet as SwissSys prints it, and the same by other conventions.
DIRECTOR = Path(__file__).parent / "director"
RIGHT = (DIRECTOR / "right.txt").read_text(encoding="utf-8")
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
            "provisional": None,
            "values": {"compared": 60, "agree": 60},
            "places": {"compared": 0, "agree": 0},
            "not_compared": [],
            "contradictions": 0,
            "wrong_totals": 0,
            "explanations": [],
            "faults": [],
            "proposals": [],
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
        "agree": 2,
        "differ": 0,
    }


def test_a_printed_value_that_differs(capsys: Capture, event: Path) -> None:
    text = WSCF.replace("19.5", "18.5", 1)
    assert text != WSCF
    (event / "b open.txt").write_text(text, encoding="utf-8")
    first, _, _, total = lines(capsys, str(event), status=1)
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
    first, *_, total = lines(capsys, str(event), status=1)
    assert "2 of 19 printed places differ" in first
    assert "36 of 38 printed places agree" in total


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("W13", "L13", "two results contradict each other"),
        ("\t6.0", "\t5.5", "one printed total is not what the results add up to"),
    ],
)
def test_faults_in_the_results_are_no_agreement(
    capsys: Capture, event: Path, old: str, new: str, says: str
) -> None:
    text = WSCF.replace(old, new, 1)
    assert text != WSCF
    (event / "b open.txt").write_text(text, encoding="utf-8")
    first, *_, total = lines(capsys, str(event), status=1)
    assert says in first
    assert "one fault in the results" in total


def _section(capsys: Capture, path: Path) -> dict[str, Any]:
    (section,) = document(capsys, str(path), status=1)["files"][0]["sections"]
    assert isinstance(section, dict)
    return section


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        (
            "raw",
            [
                (
                    "The column “Mod. Med”: 15 of 15 differences are gone if an opponent’s "
                    "unplayed rounds count as they were scored, not ½."
                ),
                "Because of it 2 pairs change places, such as Amelia Patel and Grace Bloom.",
                (
                    "The column “Solk”: 18 of 18 differences are gone if an opponent’s unplayed "
                    "rounds count as they were scored, not ½."
                ),
                "Because of it Olivia Dunn and Grace Bloom change places.",
            ],
        ),
        (
            "zero",
            [
                (
                    "The column “Mod. Med”: 17 of 17 differences are gone if an opponent’s "
                    "unplayed rounds count 0, not ½."
                ),
                "Because of it Mila Lang and Daniel Weiss change places.",
                (
                    "The column “Solk”: 24 of 24 differences are gone if an opponent’s unplayed "
                    "rounds count 0, not ½."
                ),
            ],
        ),
        (
            "no-deduction",
            [
                (
                    "The column “Cumul.”: 7 of 7 differences are gone if nothing is taken off for "
                    "byes and forfeit wins."
                ),
                (
                    "The column “Op. cumul.”: 16 of 16 differences are gone if nothing is taken "
                    "off for byes and forfeit wins."
                ),
            ],
        ),
    ],
)
def test_the_convention_that_explains_the_differences(
    capsys: Capture, sheet: str, said: list[str]
) -> None:
    path = DIRECTOR / f"{sheet}.txt"
    first, *below, _total = lines(capsys, str(path), status=1)
    assert "of 108 printed values differ" in first
    assert below == [f"  {line}" for line in said]
    assert _section(capsys, path)["explanations"] == said


def test_a_sheet_that_agrees_has_nothing_below_it(capsys: Capture) -> None:
    assert len(lines(capsys, str(DIRECTOR / "right.txt"), status=0)) == 2


def test_where_the_faults_are(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "faulty.txt"
    text = RIGHT.replace("L2\tW22\tW13\tW11", "L2\tW22\tL13\tW11", 1)
    path.write_text(text.replace("D5\tU---\t2.0", "D5\tU---\t2.5"), encoding="utf-8")
    section = _section(capsys, path)
    assert section["faults"] == [
        {
            "code": "results-contradict",
            "message": "Line 9, column 28: Round 3: Grace Bloom has L13, but Victor Kim has L6. "
            "Worked out as Victor Kim’s row says.",
            "line": 9,
            "column": 28,
            "number": 6,
            "name": "Grace Bloom",
            "round": 3,
        },
        {
            "code": "total-differs",
            "message": "Line 15, column 35: Mila Lang: the results add up to 2, the printed total "
            "is 2½. Worked out from the results.",
            "line": 15,
            "column": 35,
            "number": 12,
            "name": "Mila Lang",
            "round": None,
        },
    ]
    assert section["proposals"] == [
        "Did you mean: Grace Bloom, round 3: W13, not L13?",
        "Did you mean: Mila Lang, total: 2.0, not 2.5 – or Mila Lang, round 4: H---, not U---?",
    ]
    _, *below, _total = lines(capsys, str(path), status=1)
    assert below == [
        f"  {line}"
        for line in (*(fault["message"] for fault in section["faults"]), *section["proposals"])
    ]


def test_a_place_and_a_value_that_differ_are_named(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_text(RIGHT.replace("15-21", "16-21"), encoding="utf-8")
    _, _, place, _ = lines(capsys, str(path), status=1)
    assert place == "  Jonas Chen: printed 16–21, worked out 15th"
    path.write_text(RIGHT.replace("6.0\t7.5\t7.0\t20.0", "6.0\t8.0\t7.0\t20.0"), encoding="utf-8")
    _, value, _ = lines(capsys, str(path), status=1)
    assert value == "  Solk is Solkoff; Chloe Stein differs: 8.0 instead of 7.5."


def test_of_very_many_faults_the_rest_is_counted(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    text = RIGHT
    for old in ("W17\tD4\t3.0", "W9\tD3\t3.0", "D12\tW9\t3.0", "L2\tD14\t2.0", "L4\tL5\t2.0",
                "W24\tL6\t2.0", "L1\tU---\t2.0"):  # fmt: skip
        assert old in text
        text = text.replace(old, old[:-3] + "9.0")
    path.write_text(text, encoding="utf-8")
    _, *below, _total = lines(capsys, str(path), "--language", "es", status=1)
    assert len(below) == 13
    assert below[-1] == "  y 2 líneas más"


TURNED = RIGHT.replace("L2\tW22\tW13\tW11", "L2\tW22\tL13\tW11").replace(
    "L9\tW20\tL6\tX21", "L9\tW20\tW6\tX21"
)


def test_a_game_that_explains_everything(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "turned.txt"
    path.write_text(TURNED, encoding="utf-8")
    section = _section(capsys, path)
    said = "If Grace Bloom had beaten Victor Kim in round 3, all 108 printed values would agree."
    meant = "Grace Bloom, round 3: W13, not L13; Victor Kim, round 3: L6, not W6"
    assert section["explanations"][0] == said
    assert section["proposals"] == [f"Did you mean: {meant}?"]
    _, first, *_ = lines(capsys, str(path), status=1)
    assert first == f"  {said}"
    assert main([str(path)]) == 0
    assert f"! {said}\n" in capsys.readouterr().out


def test_a_draw_that_explains_everything_in_spanish(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "drawn.txt"
    text = RIGHT.replace("W11\tD8\tW17\tD4", "W11\tW8\tW17\tD4").replace(
        "W23\tD3\tL2\tD14", "W23\tL3\tL2\tD14"
    )
    path.write_text(text, encoding="utf-8")
    _, first, *_ = lines(capsys, str(path), "--language", "es", status=1)
    assert first == (
        "  Si Carla Okafor y Ruby Iyer hubieran hecho tablas en la ronda 2, los 108 valores "
        "impresos coincidirían."
    )


def test_the_page_puts_the_game_into_the_text() -> None:
    shown = corrections(read(TURNED), PastedText(TURNED, opened(TURNED)))
    assert shown is not None
    html = to_html(shown)
    (button,) = re.findall(r'data-part="mend" data-value="([^"]*)"', html)
    places = json.loads(unescape(button))
    text = TURNED.split("\n")
    for line, column, length, to in places:
        row = text[line - 1]
        text[line - 1] = row[: column - 1] + to + row[column - 1 + length :]
    assert "\n".join(text) == RIGHT


def test_two_totals_that_one_game_does_not_explain_stay_two(
    capsys: Capture, tmp_path: Path
) -> None:
    path = tmp_path / "totals.txt"
    # They met, but what was printed of the others is by their results as they are.
    text = RIGHT.replace("W13\tW11\t3.0", "W13\tW11\t2.0").replace("L6\tX21\t2.0", "L6\tX21\t3.0")
    path.write_text(text, encoding="utf-8")
    section = _section(capsys, path)
    assert not any(said.startswith("If ") for said in section["explanations"])
    (proposal,) = section["proposals"]
    assert proposal.startswith(
        "Did you mean: Victor Kim, total: 2.0, not 3.0; Grace Bloom, total: 3.0, not 2.0 – or "
    )


def test_what_cannot_be_read_is_listed_with_its_reason(capsys: Capture, event: Path) -> None:
    shutil.copy(SAMPLES / "unreadable.txt", event / "c.txt")
    (event / "d.pdf").write_bytes(b"%PDF-1.7")
    (event / "photo.jpg").write_bytes(b"\xff\xd8\xff")
    found = lines(capsys, str(event), status=2)
    assert "c.txt: cannot be read: line 3, column 14: Ben, round 2 says “Q3”" in found[1]
    assert found[2].endswith("d.pdf: cannot be read: “" + str(event / "d.pdf") + "” is damaged. "
                             "Fetch or save it again.")  # fmt: skip
    assert found[4].endswith("2 cannot be read")
    assert found[5] == f"Skipped because of its name: {event}/photo.jpg"
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
    assert second.startswith(
        f"{path}: Reserve: cannot be read: line 10, column 23: Player 05, round 1"
    )
    assert total.startswith("Total: one file, 2 sections, 4 players")


def test_the_files_of_a_rating_report_are_one(capsys: Capture, tmp_path: Path) -> None:
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
    assert whole["total"]["places"]["agree"] == 14


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
