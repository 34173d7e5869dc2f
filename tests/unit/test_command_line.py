"""The command line, called as a function: options, output and exit status."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from calculator.__main__ import main
from calculator.tiebreaks import CONVENTIONS, ORDERS, REGISTER
from tests.corpus.cases import DATA, sheet

WSCF = str(DATA / "00_wscf" / "source.txt")
OPEN = str(DATA / "20_open" / "source.txt")

Capture = pytest.CaptureFixture[str]


def document(capsys: Capture, *arguments: str, status: int = 0) -> dict[str, Any]:
    """Run with --json, check the exit status, return the document."""
    assert main([*arguments, "--json"]) == status
    out, err = capsys.readouterr()
    assert err == ""
    found: dict[str, Any] = json.loads(out)
    return found


def refused(capsys: Capture, *arguments: str) -> str:
    """Run with impossible arguments; the status is 1 and the reason is on standard error."""
    status = main(list(arguments))
    out, err = capsys.readouterr()
    assert (status, out) == (1, "")
    assert "Traceback" not in err
    assert err.strip()
    return err


def test_a_table_of_standings(capsys: Capture) -> None:
    assert main([WSCF]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    rows = [line.split() for line in out.splitlines() if line.strip()[:1].isdigit()]
    assert len(rows) == 15
    assert rows[0] == ["1", "1", "Player,", "A", "6", "17", "19½", "21", "68"]
    assert "16*" in rows[1]


def test_json(capsys: Capture) -> None:
    found = document(capsys, WSCF)
    assert len(found["standings"]) == 15
    assert found["published"]["agree"] == 60


@pytest.mark.parametrize("name", [None, "-"])
def test_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch, name: str | None) -> None:
    data = io.BytesIO(Path(WSCF).read_bytes())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(data, encoding="ascii"))
    found = document(capsys, *([] if name is None else [name]))
    assert len(found["standings"]) == 15


def test_order(capsys: Capture) -> None:
    assert document(capsys, WSCF, "--order", "solkoff,cumulative")["order"] == [
        "solkoff",
        "cumulative",
    ]
    named = document(capsys, WSCF, "--order", "wintd-default")
    assert named["order"] == list(ORDERS["wintd-default"].tiebreaks)
    assert "sonneborn-berger" in named["standings"][0]["values"]
    # The sheet announces Solkoff first; without an option, that is the order.
    sheet_01 = str(DATA / "01_open_championship" / "source.txt")
    assert document(capsys, sheet_01)["order"][0] == "solkoff"
    assert document(capsys, sheet_01, "--order", "us-chess")["order"][0] == "modified-median"


def test_player(capsys: Capture) -> None:
    for who in ("6", "Player, I", "player, i"):
        found = document(capsys, WSCF, "--player", who)
        assert [row["number"] for row in found["standings"]] == [6]
    assert main([WSCF, "--player", "2"]) == 0
    out = capsys.readouterr().out
    assert "Modified Median" in out
    assert "16 to 17" in out


def test_workings(capsys: Capture) -> None:
    found = document(capsys, WSCF, "--workings", "--player", "1")
    assert len(found["standings"][0]["workings"]["solkoff"]) == 6
    assert main([WSCF, "--workings", "--player", "1"]) == 0
    assert "dropped as the lowest" in capsys.readouterr().out


def test_format(capsys: Capture) -> None:
    assert document(capsys, OPEN, "--format", "swisssys-text")["format"] == "swisssys-text"
    assert document(capsys, OPEN, "--format", "short", status=2)["error"]["line"] is not None


def test_kind(capsys: Capture) -> None:
    assert document(capsys, OPEN, "--kind", "round-robin")["kind"] == "round-robin"


def test_all(capsys: Capture) -> None:
    found = document(capsys, OPEN, "--all")
    assert found["order"] == ["modified-median", "solkoff", "cumulative", "cumulative-opposition"]
    values = found["standings"][0]["values"]
    assert {*found["order"], "kashdan", "median", "sonneborn-berger"} <= set(values)


def test_list(capsys: Capture) -> None:
    assert main(["--list"]) == 0
    words = capsys.readouterr().out.split()
    assert {*REGISTER, *ORDERS, "wintd-text", "swisssys-html", "short"} <= set(words)


def test_an_unreadable_text(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "half.txt"
    file.write_text(sheet("00_wscf").text.replace("W15", "W99", 1), "utf-8")
    error = document(capsys, str(file), status=2)["error"]
    assert set(error) == {"message", "line", "column", "hint"}
    assert (error["line"], error["column"]) == (3, 37)
    assert main([str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "line 3" in err
    assert "column 37" in err
    assert "W99" in err
    assert "^^^" in err


#: Pictures are opened with Pillow, which is made for this machine.
PICTURE = pytest.param(b"\x89PNG\r\n\x1a\n", marks=pytest.mark.native)


@pytest.mark.parametrize("data", [b"", b"%PDF-1.4\x00\x93", PICTURE, b"\xff\xfe\x00"])
def test_empty_and_binary_files(capsys: Capture, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "file"
    file.write_bytes(data)
    error = document(capsys, str(file), status=2)["error"]
    assert error["message"]


def test_below_a_text_without_a_character_there_is_no_mark(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file.txt"
    file.write_text(" \n\n", encoding="utf-8")
    assert main([str(file)]) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert "There is no text here." in said


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16", "utf-16-le", "utf-16-be"]
)
def test_encodings(capsys: Capture, tmp_path: Path, encoding: str) -> None:
    text = sheet("00_wscf").text.replace("Player, A", "Jürgen Ärger").replace("3.5", "3½")
    file = tmp_path / "table.txt"
    file.write_bytes(text.encode(encoding))
    found = document(capsys, str(file))
    assert found["standings"][0]["name"] == "Jürgen Ärger"
    assert found["warnings"] == []


def test_an_unknown_order(capsys: Capture) -> None:
    assert "luck" in refused(capsys, WSCF, "--order", "luck")


KNOWN = ", ".join(
    [*CONVENTIONS, "withdrawn", "out", "seed", "late", "playoff.NUMBER", "single-fast-game.NUMBER"]
)


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("luck=good", f"--set does not know “luck”; it knows {KNOWN}"),
        ("luck", f"--set does not know “luck”; it knows {KNOWN}"),
        ("solkoff.4=1", f"--set does not know “solkoff.4”; it knows {KNOWN}"),
        ("most-win", f"--set does not know “most-win”; it knows {KNOWN}; did you mean most-wins?"),
        (
            "most-wins=playd",
            (
                "“playd” is not an option of most-wins; the options are played, forfeits; "
                "did you mean played?"
            ),
        ),
        ("most-wins=all", "“all” is not an option of most-wins; the options are played, forfeits"),
        (
            "late=Ann",
            "“Ann” is not a list of players; late takes their numbers, as in late=3,5, or none",
        ),
        ("late=2,99", "no player has the number 99 that --set names"),
        (
            "playoff.4=won",
            (
                "“playoff.4=won” is not a result; playoff takes a player’s number and points, "
                "as in playoff.4=1"
            ),
        ),
        ("playoff.99=1", "no player has the number 99 that --set names"),
    ],
)
def test_a_setting_that_is_not_known(capsys: Capture, setting: str, said: str) -> None:
    # Whether somebody has a number, only the table says.
    about = WSCF if said.startswith("no player") else "error"
    assert refused(capsys, WSCF, "--set", setting) == f"{about}: {said}\n"


def test_a_setting_that_is_not_known_when_checking(capsys: Capture) -> None:
    said = refused(capsys, WSCF, "--check", "--language", "es", "--set", "most-wins=x")
    assert "«x» no es una opción de most-wins; tiene played, forfeits" in said


@pytest.mark.parametrize("who", ["99", "nobody", "Player", "²", ""])
def test_an_unknown_player(capsys: Capture, who: str) -> None:
    if who:
        assert who in refused(capsys, WSCF, "--player", who)
    else:
        assert len(document(capsys, WSCF, "--player", who)["standings"]) == 15


def test_no_such_file(capsys: Capture, tmp_path: Path) -> None:
    assert "none.txt" in refused(capsys, str(tmp_path / "none.txt"))


def test_a_folder_instead_of_a_file(capsys: Capture, tmp_path: Path) -> None:
    said = refused(capsys, str(tmp_path))
    assert said == (
        f"error: {tmp_path} is a folder: --check compares all tables in it, --html OUT makes a "
        "sheet of each\n"
    )


def test_an_unknown_option(capsys: Capture) -> None:
    assert refused(capsys, "--nonsense") == (
        "error: unknown option --nonsense; --help lists the options\n"
    )
    assert "swisssys-text" in refused(capsys, WSCF, "--format", "nonsense")
    assert "the choices are swiss, round-robin" in refused(capsys, WSCF, "--kind", "nonsense")


@pytest.mark.parametrize("form", ["text", "csv", "json", "trf"])
def test_the_crosstable_itself(capsys: Capture, tmp_path: Path, form: str) -> None:
    assert main([WSCF, "--write", form]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    written = tmp_path / "written"
    written.write_text(out, encoding="utf-8")
    order = ("--order", "us-chess")
    again = document(capsys, str(written), *order)["standings"]
    assert again == document(capsys, WSCF, *order)["standings"]


def test_a_form_that_the_table_does_not_fit(capsys: Capture, tmp_path: Path) -> None:
    short = tmp_path / "short.txt"
    short.write_text("Ann 2 of 2: 1 0.5", encoding="utf-8")
    assert "who met whom" in refused(capsys, str(short), "--write", "trf")
    assert "the choices are text, csv, json, trf" in refused(capsys, str(short), "--write", "pdf")


@pytest.fixture
def sections(tmp_path: Path) -> str:
    """A file of two sections."""
    file = tmp_path / "sections.txt"
    file.write_text(
        "Open\nNo.\tName\tPts\tRnd1\n1\tAnn\t1\tW2\n2\tBob\t0\tL1\n3\tCem\t1\t-B-\n"
        "Reserve\nNo.\tName\tPts\tRnd1\n1\tDea\t1\tW2\n2\tEva\t0\tL1\n",
        encoding="utf-8",
    )
    return str(file)


def test_one_of_several_sections(capsys: Capture, sections: str) -> None:
    assert main([sections]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Section 1 Open; the others: 2 Reserve"
    assert lines[1].startswith("Read as WinTD standings: 3 players, one round, ")
    for wanted in ("2", "Reserve", "reserve", "serv"):
        assert main([sections, "--section", wanted]) == 0
        out = capsys.readouterr().out
        assert out.startswith("Section 2 Reserve; the others: 1 Open\n")
        assert "Dea" in out
    assert document(capsys, sections, "--section", "2")["section"] == "Reserve"


def test_of_another_section_it_is_said_that_it_cannot_be_read(
    capsys: Capture, sections: str
) -> None:
    file = Path(sections)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("Eva\t0\tL1", "Eva\t0\tzonk"), encoding="utf-8")
    assert main([sections]) == 0
    assert capsys.readouterr().out.startswith(
        "Section 1 Open; the others: 2 Reserve · cannot be read\n"
    )


@pytest.mark.parametrize("wanted", ["3", "0", "U1200", "e"])
def test_a_section_that_does_not_exist(capsys: Capture, sections: str, wanted: str) -> None:
    assert "The sections are 1 Open, 2 Reserve" in refused(capsys, sections, "--section", wanted)


def test_a_text_of_one_section_does_not_speak_of_it(capsys: Capture) -> None:
    assert main([WSCF, "--section", "1"]) == 0
    assert capsys.readouterr().out.startswith("Read as WinTD standings: 15 players, 6 rounds, ")


def test_another_meaning_of_the_opponents_numbers(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "two-ways.txt"
    file.write_text(
        "Rk.\tSNo\tName\t1.Rd\tPts.\n"
        "1\t3\tA\t2w1\t1\n2\t4\tB\t1b0\t0\n3\t1\tC\t4w1\t1\n4\t2\tD\t3b0\t0\n",
        encoding="utf-8",
    )
    layout = "chess-results-text"
    for option, numbers in ((layout, [1, 3, 2, 4]), (f"{layout}:start", [3, 1, 4, 2])):
        found = document(capsys, str(file), "--format", option, "--order", "BH")
        assert [row["number"] for row in found["standings"]] == numbers
    for wrong in ("seat", ""):
        said = refused(capsys, str(file), "--format", f"{layout}:{wrong}")
        assert f"cannot be “{wrong}”; the choices are row, standings, place, start" in said
    assert main([str(file), "--format", f"{layout}:pairing"]) == 2


def test_what_would_have_put_a_player_higher(capsys: Capture) -> None:
    assert main([WSCF, "--player", "5", "--what-if"]) == 0
    told = capsys.readouterr().out
    assert (
        told.index("Any one of these")
        < told.index("Other games:")
        < told.index("Your place depends on")
    )
    assert "you would be 4th, because" in told
    assert "--what-if goes with --player" in refused(capsys, WSCF, "--what-if")
    assert "prints text" in refused(capsys, WSCF, "--player", "5", "--what-if", "--as", "csv")
    schools = ("--teams", "--player", "Castle", "--what-if")
    said = document(capsys, "docs/samples/prizes.txt", *schools, status=1)
    assert "prints text" in said["error"]["message"]


def test_two_players_compared_in_text_and_aloud(capsys: Capture) -> None:
    assert main([WSCF, "--compare", "5", "4"]) == 0
    table, _, said = capsys.readouterr().out.rstrip("\n").rpartition("\n\n")
    assert "Player, O" in table
    assert "To Player, D: Tied with Player, C on score" in said
    for form in ("send", "spoken"):
        assert main([WSCF, "--compare", "5", "4", "--as", form]) == 0
        alone = capsys.readouterr().out
        assert "Player, O" not in alone
        assert ("½" in alone) == (form == "send")


def test_where_output_cannot_be_set_to_utf_8_it_is_written_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    assert main([WSCF]) == 0
    assert "19½" in out.getvalue()


def test_workings_say_what_is_missing(capsys: Capture, tmp_path: Path) -> None:
    table = tmp_path / "table.txt"
    table.write_text("Name\tRd 1\tRd 2\nAnn\tW2\tD3\nBob\tL1\tD4\nCem\tD4\tD1\nDea\tD3\tD2\n")
    assert main([str(table), "--order", "playoff,average-opposition,DE", "--workings"]) == 0
    told = capsys.readouterr().out
    assert "Playoff – " in told
    assert "    no result is recorded\n" in told
    assert "    no opponent has a rating in the table\n" in told
