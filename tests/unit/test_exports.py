"""A result to take away: what the page asks for, and the command line's --as."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable

import pytest

from calculator.__main__ import main
from calculator.page import answer
from calculator.page.export import EXPORTS
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.view.share import COPIES
from calculator.writing import to_csv, to_text
from calculator.writing.standings_json import document
from calculator.writing.standings_table import standings_csv, standings_markdown, standings_text
from tests.support.project import ROOT

WSCF = (ROOT / "docs" / "samples" / "wscf.txt").read_text(encoding="utf-8")
LEVEL = "Tied with Player, A on score, behind on Modified Median, 16 to 17."


def asked(form: str, text: str = WSCF, **more: object) -> dict[str, str]:
    reply = json.loads(answer(json.dumps({"what": "export", "as": form, "text": text, **more})))
    assert reply.pop("state") == "done"
    found: dict[str, str] = reply
    return found


def test_the_page_offers_what_can_be_written() -> None:
    assert list(EXPORTS) == list(COPIES)


#: What is written of one player only.
ANSWERS = ("send", "spoken")


@pytest.mark.parametrize("form", [form for form in COPIES if form not in ANSWERS])
def test_every_form_says_every_name(form: str) -> None:
    found = asked(form)
    assert set(found) == {"text", "name", "media"}
    for row in rank(read(WSCF)).rows:
        assert row.name in found["text"]


@pytest.mark.parametrize("form", ANSWERS)
def test_the_answer_is_one_paragraph_with_the_events_name(form: str) -> None:
    found = asked(form, f"Event: Spring *Open*\n{WSCF}", player=5)
    assert found["name"] == "spring-open-answer.txt"
    (line,) = found["text"].splitlines()
    assert line.startswith("Spring *Open*: Player, D is ")
    sums = {"send": "12½ to 14½", "spoken": "12 and a half to 14 and a half"}
    assert f"behind on Cumulative, {sums[form]}" in line


@pytest.mark.parametrize("form", ANSWERS)
def test_without_a_player_there_is_no_answer(form: str) -> None:
    assert set(asked(form)) == {"refused"}


def test_where_a_form_is_refused_the_reason_is_said() -> None:
    reply = asked("crosstable-trf", "Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1")
    assert set(reply) == {"refused"}
    assert reply["refused"].strip()
    assert asked("crosstable-trf")["name"] == "crosstable.trf"


def test_files_are_named_after_the_event() -> None:
    named = f"Event: Spring Open: 2026\n{WSCF}"
    assert asked("csv", named)["name"] == "spring-open-2026-standings.csv"
    assert asked("crosstable-text", named)["name"] == "spring-open-2026-crosstable.txt"
    changed = asked("json", named, changes="1.1.D")
    assert changed["name"] == "spring-open-2026-standings-what-if.json"
    assert json.loads(changed["text"])["standings"][0]["name"] == "Player, B"


def test_json_is_the_document_with_workings() -> None:
    expected = document(rank(read(WSCF)), workings=True)
    assert json.loads(asked("json")["text"]) == json.loads(json.dumps(expected))


def test_text_gives_the_reason_for_the_chosen_player() -> None:
    assert "2nd of 15" not in asked("text")["text"]
    assert "on Modified Median, 16 to 17. Your opponents have" in asked("text", player="2")["text"]
    assert "2nd of 15" in asked("markdown", player="2")["text"]


def test_csv_has_figures_that_a_spreadsheet_takes_for_numbers() -> None:
    standings = rank(read(WSCF))
    rows = list(csv.DictReader(io.StringIO(standings_csv(standings))))
    assert len(rows) == len(standings.rows)
    for line, row in zip(rows, standings.rows, strict=True):
        assert (int(line["Place"]), int(line["Number"])) == (row.place, row.number)
        assert float(line["Score"]) * 2 == row.score
        for tiebreak in standings.order:
            assert float(line[tiebreak.title]) == row.values[tiebreak.name].number
    assert rows[1]["Decided by"] == "Modified Median"


@pytest.mark.parametrize("start", ["=", "+", "-", "@"])
def test_csv_holds_no_formula(start: str) -> None:
    name = f'{start}HYPERLINK("x")'
    standings = rank(read(f"No.\tName\tPts\tRnd1\n1\t{name}\t1\tW2\n2\tBob\t0\tL1\n"))
    assert standings.rows[0].name == name
    cell = list(csv.reader(io.StringIO(standings_csv(standings))))[1][2]
    assert cell == f"'{name}"
    written = to_csv(standings.table)
    (row,) = [line for line in csv.reader(io.StringIO(written)) if line[1:2] == [f"'{name}"]]
    assert row[0] == "1"
    assert read(written).players == read(to_text(standings.table)).players


def test_markdown_shows_names_as_they_are() -> None:
    standings = rank(read("No.\tName\tPts\tRnd1\n1\ta|b *c* <i> [d](e)\t1\tW2\n2\tBob\t0\tL1\n"))
    line = standings_markdown(standings).splitlines()[2]
    assert line.startswith(r"| 1 | a\|b \*c\* \<i\> \[d\](e) | 1 |")
    assert len({row.count(" | ") for row in standings_markdown(standings).splitlines()}) == 1


@pytest.mark.parametrize("write", [standings_text, standings_markdown])
def test_a_table_that_contradicts_itself_is_said(write: Callable[[Standings], str]) -> None:
    standings = rank(read(WSCF.replace("\t6.0\t", "\t5.0\t", 1)))
    assert standings.table.warnings
    assert "5" in write(standings)
    assert len(write(standings)) > len(write(rank(read(WSCF)))) + 20


def test_the_event_is_named_above() -> None:
    standings = rank(read(f"Event: Spring *Open*\n{WSCF}"))
    assert standings_text(standings).startswith("Spring *Open*\n")
    assert standings_markdown(standings).startswith("**Spring \\*Open\\***\n\n| Place |")


@pytest.mark.parametrize("form", ["markdown", "csv"])
def test_the_command_line_writes_the_same(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(ROOT / "docs" / "samples" / "wscf.txt")
    assert main([file, "--as", form]) == 0
    assert capsys.readouterr().out == asked(form)["text"]


def test_the_command_line_limits_it_to_one_player(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(ROOT / "docs" / "samples" / "wscf.txt")
    assert main([file, "--as", "markdown", "--player", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.count("|") for line in lines[:3]] == [8, 8, 8]
    assert lines[3] == ""
    assert lines[4].startswith(f"Player, B is 2nd of 15 with 6 points. {LEVEL} ")
    assert len(lines) == 5
