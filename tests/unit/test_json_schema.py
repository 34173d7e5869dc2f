"""The published JSON Schema: every document that is made keeps to it, and has nothing beside it."""

import json
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from calculator.__main__ import main
from calculator.ranked import rank
from calculator.reading import ReadError, read_all
from calculator.writing.standings_json import document, error_document
from tests.support.examples import one_in
from tests.support.project import ROOT

PUBLISHED = json.loads(
    files("calculator.writing").joinpath("standings.schema.json").read_text(encoding="utf-8")
)
SAMPLES = sorted((ROOT / "docs" / "samples").glob("*.txt"))


def closed(schema: Any) -> Any:  # noqa: ANN401 - JSON
    """The same schema, by which no key is right that it does not name."""
    if isinstance(schema, list):
        return [closed(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {name: closed(one) for name, one in schema.items()}
    if "properties" in schema and "additionalProperties" not in schema and schema.get("type"):
        made["additionalProperties"] = False
    return made


CLOSED = Draft202012Validator(closed(PUBLISHED))


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(PUBLISHED)


@pytest.mark.parametrize("path", one_in(2, SAMPLES), ids=lambda path: path.stem)
def test_documents_keep_to_it(path: Any) -> None:  # noqa: ANN401
    for _, found in read_all(path.read_text(encoding="utf-8")):
        if isinstance(found, ReadError):
            made = error_document(found)
        else:
            made = document(rank(found), workings=True, reasons=True)
        CLOSED.validate(made)


@pytest.mark.parametrize(
    "asked",
    [
        ("wscf.txt", "--player", "2", "--what-if"),
        ("wscf.txt", "--compare", "2", "3"),
        ("prizes.txt", "--class", "U1200", "--class", "grade=5"),
        ("prizes.txt", "--class", "U1200", "--reasons"),
        ("wscf.txt", "--compare", "2", "9"),
        ("going-on.txt", "--player", "4", "--what-if"),
        ("last-round.txt", "--player", "Ann", "--order", "solkoff", "--need"),
        ("robin-last-round.txt", "--player", "1", "--need"),
        ("team-last-round.txt", "--player", "1", "--need"),
        ("team-last-round.txt", "--player", "1", "--what-if"),
        ("team-cup.txt", "--reasons", "--workings"),
        ("four-teams.txt", "--compare", "1", "2"),
        ("schools.txt", "--teams"),
        (
            "prizes.txt",
            "--teams",
            "--team-best",
            "2",
            "--team-limit",
            "3",
            "--player",
            "Castle",
            "--compare",
            "Castle",
            "Northpoint",
        ),
        ("schools-last-round.txt", "--teams", "--need", "--player", "O"),
        ("prizes.txt", "--teams", "--class", "U1200", "--class", "grade=5"),
        ("going-on-later.txt", "--since", "going-on.txt"),
        ("going-on-later.txt", "--since", "going-on.txt", "--player", "4"),
        ("misprint.txt", "unreadable.txt", "sections.txt", "--check"),
        ("going-on-later.txt", "--since", "going-on.txt", "--check"),
        ("unreadable.txt",),
    ],
)
def test_documents_of_the_command_line_keep_to_it(
    asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    named = [str(SAMPLES[0].parent / one) if one.endswith(".txt") else one for one in asked]
    main([*named, "--json"])
    CLOSED.validate(json.loads(capsys.readouterr().out))


def test_a_wrong_document_is_told() -> None:
    text = "Name,R1\nAnn,W2\nBen,L1"
    made = document(rank(read_all(text)[0][1]), reasons=True)  # type: ignore[arg-type]
    assert not list(CLOSED.iter_errors(made))
    row = made["standings"][0]
    for wrong in ({"place": 0}, {"score": "1"}, {"halves": 2}, {"reasons": [{"code": "x y"}]}):
        made["standings"][0] = row | wrong
        assert list(CLOSED.iter_errors(made))


def test_everybody_gets_the_reasons_or_one_does(capsys: pytest.CaptureFixture[str]) -> None:
    sample = str(ROOT / "docs" / "samples" / "wscf.txt")
    main([sample, "--json", "--reasons"])
    rows = json.loads(capsys.readouterr().out)["standings"]
    main([sample, "--json", "--player", "2"])
    (row,) = json.loads(capsys.readouterr().out)["standings"]
    assert row == next(one for one in rows if one["number"] == 2)
    assert row["answer"] == " ".join(one["message"] for one in row["reasons"])
    main([sample, "--json"])
    assert "reasons" not in json.loads(capsys.readouterr().out)["standings"][0]


def test_the_report_of_a_folder_keeps_to_it(tmp_path: Path) -> None:
    right = (ROOT / "tests" / "unit" / "director" / "right.txt").read_text(encoding="utf-8")
    faulty = right.replace("L2\tW22\tW13\tW11", "L2\tW22\tL13\tW11", 1)
    (tmp_path / "faulty.txt").write_text(faulty, encoding="utf-8")
    (tmp_path / "draft.txt").write_text("", encoding="utf-8")
    shutil.copy(SAMPLES[0].parent / "unreadable.txt", tmp_path)
    (tmp_path / "tiebreaks.toml").write_text('skip = ["draft.*", "d.txt"]', encoding="utf-8")
    report = tmp_path / "report.json"
    assert main([str(tmp_path), "--html", str(tmp_path / "out"), "--report", str(report)]) == 2
    made = json.loads(report.read_text(encoding="utf-8"))
    CLOSED.validate(made)
    one, other = (file["sections"][0] for file in made["files"])
    assert (one["faults"][0]["line"], one["sheet"]) == (9, "faulty.html")
    assert (other["line"], other["column"]) == (3, 14)
    assert (len(made["left_out"]), len(made["unused"])) == (1, 1)
    assert [made["total"][what] for what in ("agree", "differ", "unread")] == [0, 1, 1]
