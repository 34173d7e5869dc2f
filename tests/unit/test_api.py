"""What other programs use: points and sentences, from whatever they have."""

import copy
import io
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import calculator
from calculator import Crosstable, ReadError, Standings, UnknownTiebreakError, rank, read, read_all
from calculator.answers import compare as compared
from calculator.answers import in_words, versus_text, why
from calculator.command.set_option import UnknownSettingError
from calculator.files import FileError
from calculator.ranked import rank as inside
from calculator.ranking.classes import ClassError
from calculator.words import use
from calculator.writing.standings_json import document
from tests.support.project import ROOT
from tests.support.workbooks import workbook

SAMPLES = ROOT / "docs" / "samples"
WSCF = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def standings() -> Standings:
    return rank(read(WSCF), "us-chess")


class Pandas:
    """As much of a DataFrame of pandas as is asked for."""

    columns = ("Name", "R1")

    def __init__(self, index: object) -> None:
        self.index = index

    def to_csv(self, *, index: bool) -> str:
        rows = [("Name", "R1"), ("Ann", "W2"), ("Ben", "L1")]
        numbered = ["No.", "1", "2"] if index else [None] * 3
        return "".join(
            ",".join(filter(None, (number, *row))) + "\n"
            for number, row in zip(numbered, rows, strict=True)
        )


class Polars:
    columns = ("Name", "R1")

    def write_csv(self) -> str:
        return "Name,R1\nAnn,W2\nBen,L1\n"


class RangeIndex: ...


TEXT = "Name,R1\nAnn,W2\nBen,L1\n"


@pytest.mark.parametrize(
    "source",
    [
        TEXT,
        TEXT.encode(),
        bytearray(TEXT.encode()),
        TEXT.encode("utf-16"),
        io.StringIO(TEXT),
        io.BytesIO(TEXT.encode()),
        Pandas(RangeIndex()),
        Pandas(object()),
        Polars(),
    ],
    ids=[
        *("text", "bytes", "bytearray", "utf-16", "open text", "open file"),
        *("pandas", "pandas with an index", "polars"),
    ],
)
def test_reads_whatever_a_program_has(source: Any) -> None:  # noqa: ANN401 - of many kinds
    assert [player.name for player in read(source).players] == ["Ann", "Ben"]


def test_reads_a_path_and_an_open_workbook(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(TEXT, encoding="utf-8")
    assert read(tmp_path / "a.txt").players == read(TEXT).players
    rows = [["Name", "R1"], ["Ann", "W2"], ["Ben", "L1"]]
    (tmp_path / "a.xlsx").write_bytes(workbook({"Open": rows}))
    with (tmp_path / "a.xlsx").open("rb") as file:
        names = [player.name for player in read(file).players]
    assert names == [player.name for player in read(tmp_path / "a.xlsx").players] == ["Ann", "Ben"]
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "none.txt")
    (tmp_path / "b.rar").write_bytes(b"Rar!\x1a\x07\x00 ")
    with pytest.raises(FileError):
        read(tmp_path / "b.rar")


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("wscf.txt", 'read(Path("wscf.txt"))'),
        ("/home/me/My Open 2026.xlsx\n", 'read(Path("/home/me/My Open 2026.xlsx"))'),
        (r"C:\results\open.TRF", r'read(Path("C:\results\open.TRF"))'),
        ("https://example.org/standings", "Fetch the page first"),
    ],
)
def test_a_name_of_a_file_is_told_from_a_table(source: str, told: str) -> None:
    with pytest.raises(ReadError) as caught:
        read(source)
    assert told in str(caught.value)


def test_what_is_no_source_is_named() -> None:
    with pytest.raises(TypeError, match=r"a path, an open file or a DataFrame, not list"):
        read([["Ann", "W2"]])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"rank\(\) takes a Crosstable, as read\(\) returns it"):
        rank(TEXT)  # type: ignore[arg-type]


def test_sections_are_counted_from_one_or_named() -> None:
    text = "U1200\nName,R1\nAnn,W2\nBen,L1\n\nU1600\nName,R1\nCy,D2\nDi,D1"
    assert [table.section for table in read_all(text)] == ["U1200", "U1600"]
    for which in (2, "U1600"):
        assert read(text, section=which).players[0].name == "Cy"
    with pytest.raises(ReadError):
        read(text, section=3)
    with pytest.raises(ReadError):
        read_all(f"{text}9")


def test_it_is_a_sequence_of_rows(standings: Standings) -> None:
    assert len(standings) == len(standings.table.players) == len(list(standings))
    assert [row.place for row in standings][:2] == [1, 2]
    assert standings[0].place == 1
    assert [row.number for row in standings[1:3]] == [standings[1].number, standings[2].number]
    assert standings.rows[-1] == standings[-1]
    assert standings[0] in standings


def test_everything_is_in_points(standings: Standings) -> None:
    ranked = inside(read(WSCF), "us-chess")
    for row, core in zip(standings, ranked.rows, strict=True):
        assert row.points * 2 == core.score
        for name, value in row.values.items():
            assert value.number == core.values[name].number
            if core.values[name].how == "sum":
                amounts = [term.amount or 0 for term in value.terms if term.counted]
                assert sum(amounts) == value.number
    terms = standings.row("Player, B").values["modified-median"].terms
    assert {term.amount for term in terms} & {1.5, 2.5, 3.5}
    assert all(term.reason for term in terms)
    met = {term.name for term in terms if term.opponent}
    assert met <= {player.name for player in standings.table.players}


def test_every_answer_is_the_one_that_the_page_gives(standings: Standings) -> None:
    ranked = standings.ranked
    for row in standings:
        said = in_words(why(ranked, row.number))
        assert str(standings.why(row)) == " ".join(said.split())
        assert row.why.place == row.place
    first, last = standings[0], standings[-1]
    found = standings.compare(last, first)
    assert (found.ahead, found.behind) == (first, last)
    assert str(found) == versus_text(compared(ranked, first.number, last.number))


def test_the_language_is_that_which_is_asked_for(standings: Standings) -> None:
    english = str(standings.why(2))
    spanish = str(standings.why(2, language="es"))
    assert spanish != english == str(standings.why(2))
    with use("es"):
        assert str(standings.why(2)) == spanish
        assert str(standings.why(2, language="en")) == english
    assert "Puesto" in standings.to_csv(language="es")
    with pytest.raises(KeyError):
        standings.why(2, language="xx")


def test_players_are_meant_by_number_name_part_of_a_name_or_row(standings: Standings) -> None:
    row = standings[3]
    for who in (row.number, row.name, row.name.upper(), str(row.number), row):
        assert standings.row(who) == row
    for nobody in (999, "Nobody", "999", ""):
        with pytest.raises(LookupError, match="not in this table"):
            standings.row(nobody)
    with pytest.raises(LookupError, match="more than one player"):
        standings.why("Player")
    with pytest.raises(LookupError):
        standings.compare(row, row.number)


def test_other_results(standings: Standings) -> None:
    last = standings[-1]
    found = standings.what_if(last)
    assert found
    assert all(other.place < last.place for other in found)
    assert all(str(other) == other.text and other.results for other in found)
    assert standings.what_if(standings[0]) == ()


def test_prize_classes() -> None:
    table = read(SAMPLES / "prizes.txt")
    whole = rank(table)
    under = whole.classes("rating<1200")
    assert 0 < len(under) < len(whole)
    assert under[0].place == 1
    assert under.why(under[0]).of == len(under)
    assert under != whole
    assert under.as_dict()["class"] == "rating<1200"
    with pytest.raises(ClassError):
        whole.classes("shoe=44")


def test_documents(standings: Standings) -> None:
    assert standings.as_dict(workings=True) == document(standings.ranked, workings=True)
    assert json.loads(standings.to_json()) == json.loads(json.dumps(standings.as_dict()))
    records = standings.records()
    assert [record["points"] for record in records] == [row.points for row in standings]
    assert {tuple(record) for record in records} == {
        ("place", "number", "name", "points", *standings.order, "decided_by")
    }
    assert standings.to_markdown().count("\n") >= len(standings)
    assert standings.to_csv().count("\n") == len(standings) + 1
    page = standings.to_html()
    assert page.startswith("<!doctype html>")
    assert "<script" not in page
    shown = standings._repr_html_()
    assert shown.count("<tr") == len(standings) + 1
    assert str(standings) == standings.to_markdown()


def test_what_is_asked_for_is_what_is_used() -> None:
    table = read(WSCF)
    asked = rank(table, ["solkoff", "most-wins"], also=["cumulative"])
    assert asked.order == ("solkoff", "most-wins")
    assert asked.order_from == "asked"
    assert "cumulative" in asked[0].values
    drawn = [rank(table, "coin-flip", conventions={"seed": seed}) for seed in ("1", "2")]
    assert drawn[0] != drawn[1]
    with pytest.raises(UnknownTiebreakError):
        rank(table, "solkof")
    with pytest.raises(UnknownTiebreakError):
        rank(table, rules="fide-1999")
    with pytest.raises(UnknownSettingError):
        rank(table, conventions={"sed": "1"})


@pytest.mark.parametrize("again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy])  # noqa: S301
def test_they_are_copied_and_pickled(standings: Standings, again: Any) -> None:  # noqa: ANN401
    for one in (standings, standings.classes("name=Player, B;Player, C"), standings[2]):
        assert again(one) == one
    value = standings[2].values["solkoff"]
    assert again(value) == value
    assert again(value).terms == value.terms
    answer = standings.why(3)
    assert again(answer) == answer
    assert hash(again(standings)) == hash(standings)


def test_they_are_readable(standings: Standings) -> None:
    row = standings.row(2)
    assert repr(standings).startswith("<Standings: ")
    assert f"{len(standings)} players by modified-median, solkoff" in repr(standings)
    assert repr(row) == f"<Row: {row.place}. {row.name} (number 2), {row.points:g}>"
    assert str(row.values["solkoff"]) in repr(row.values)
    assert repr(row.why) == f"<Answer: {row.why.text}>"
    assert len(repr(standings.table)) < 100
    assert isinstance(standings.table, Crosstable)


def test_all_names_are_there_and_only_those() -> None:
    assert sorted(calculator.__all__) == calculator.__all__
    assert all(getattr(calculator, name) for name in calculator.__all__)
    with pytest.raises(AttributeError, match="half_points"):
        getattr(calculator, "half_points")  # noqa: B009 - a type checker knows


def test_the_page_does_not_wait_for_it() -> None:
    program = "import sys, calculator.page; print([n for n in sys.modules if '.api' in n])"
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert ran.stdout == "[]\n"
