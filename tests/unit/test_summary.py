"""What the action writes into the summary of a run: links where somebody knows where, and text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from calculator.__main__ import main
from calculator.command.summary import Links, outputs
from calculator.command.summary import main as summary
from calculator.reading import read
from tests.support import dbf_files
from tests.support.project import ROOT
from tests.support.tables import as_called

SAMPLES = ROOT / "docs" / "samples"


@pytest.fixture
def told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    """The summary of a folder with a rating report, and a text that cannot be read."""
    monkeypatch.chdir(tmp_path)
    Path("results").mkdir()
    table = read((SAMPLES / "wscf.txt").read_text("utf-8"))
    table = table._replace(players=as_called(table))
    for name, data in (
        ("TDEXPORT.DBF", dbf_files.players([table])),
        ("TSEXPORT.DBF", dbf_files.sections([table], ["OPEN"])),
    ):
        Path("results", name).write_bytes(data)
    Path("results/no.txt").write_text("Nothing\nthat is\na table", "utf-8")
    main(["--check", "results", "--report", "report.json", "--language", "es"])
    Path("printed.txt").write_text(capsys.readouterr().out + "x" * 500_000, "utf-8")
    environ = {
        "REPORT": "report.json",
        "PRINTED": "printed.txt",
        "GITHUB_STEP_SUMMARY": "summary.md",
        "GITHUB_OUTPUT": "output.txt",
        "GITHUB_SERVER_URL": "https://git.example",
        "GITHUB_REPOSITORY": "club/results",
        "GITHUB_SHA": "abc",
    }
    assert summary(environ) == 0
    return Path("summary.md").read_text("utf-8")


def test_several_files_have_no_link_and_no_sheet_has_none(told: str) -> None:
    rows = [line for line in told.splitlines() if line.startswith("|")]
    assert "| Archivo |" in rows[0]
    assert [row for row in rows if ".DBF" in row and "](http" in row] == []
    assert any("[no.txt](https://git.example/club/results/blob/abc/results/no.txt" in row
               for row in rows)  # fmt: skip
    assert "index.html" not in told, "nothing was written"
    put = dict(line.split("=", 1) for line in Path("output.txt").read_text("utf-8").splitlines())
    assert put["sheets"] == "0"
    assert json.loads(put["pages"]) == []


def test_it_is_no_longer_than_the_runner_takes(told: str) -> None:
    assert len(told) < 500_000
    assert told.endswith("</details>\n"), "and closed"


def test_without_addresses_there_are_names() -> None:
    assert Links().sheet("a.html", "A | B") == r"A \| B"
    assert Links().source("a.txt", "a.txt", 3) == "a.txt"
    nothing = {"files": [], "total": {"agree": 0, "differ": 0, "unread": 0}}
    assert outputs(nothing)["unreadable"] == "0"
