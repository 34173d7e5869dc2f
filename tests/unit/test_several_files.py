"""Several files: what is of one event is read as one, and all else gets a report of its own."""

import json
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from calculator.__main__ import main
from calculator.command.events import events
from calculator.files import File
from calculator.reading import read
from tests.support import dbf_files
from tests.support.project import ROOT
from tests.support.tables import as_called

SAMPLES = ROOT / "docs" / "samples"
DATA = ROOT / "tests" / "reading" / "data"
SCHEMA = Draft202012Validator(
    json.loads(
        files("calculator.writing").joinpath("standings.schema.json").read_text(encoding="utf-8")
    )
)
PAIRINGS, PLAYERS = (
    (SAMPLES / "layouts" / "swiss-manager.txt").read_text(encoding="utf-8").split("\n\n")
)
Capture = pytest.CaptureFixture[str]


def grouped(*named: tuple[str, str | bytes]) -> list[list[str]]:
    """The names of the files of each event."""
    made = [File(name, text if isinstance(text, bytes) else text.encode()) for name, text in named]
    return [[file.name for file in event.files] for event in events(made)]


def sample(name: str) -> str:
    return (SAMPLES / f"{name}.txt").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two events and a text that is none, in which the command runs."""
    for name in ("wscf", "quad", "unreadable"):
        shutil.copy(SAMPLES / f"{name}.txt", tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_each_event_has_a_report_under_its_file(capsys: Capture, folder: Path) -> None:
    assert main(["wscf.txt", "quad.txt"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    first, second = out.split("\n\n==> quad.txt <==\n")
    assert first.startswith("==> wscf.txt <==\nRead as WinTD standings: 15 players, 6 rounds")
    assert second.startswith("Read as WinTD standings: 4 players, 3 rounds")
    for name, part in (("wscf.txt", first.partition("\n")[2]), ("quad.txt", second.strip("\n"))):
        assert main([name]) == 0
        assert capsys.readouterr().out.strip("\n") == part


def test_one_that_cannot_be_read_does_not_keep_the_others(capsys: Capture, folder: Path) -> None:
    assert main(["unreadable.txt", "quad.txt", "nowhere.txt"]) == 2
    out, err = capsys.readouterr()
    assert out.startswith("==> quad.txt <==\n")
    assert "unreadable.txt: line 3, column 14" in err
    assert "nowhere.txt: No such file" in err
    assert main(["quad.txt", "nowhere.txt"]) == 1
    assert main(["quad.txt", str(folder)]) == 1


def test_a_document_for_each(capsys: Capture, folder: Path) -> None:
    assert main(["wscf.txt", "unreadable.txt", "nowhere.txt", "--json"]) == 2
    out, err = capsys.readouterr()
    assert err == ""
    found = json.loads(out)
    SCHEMA.validate(found)
    assert [one["file"] for one in found] == ["wscf.txt", "unreadable.txt", "nowhere.txt"]
    assert found[1]["error"]["line"] == 3
    assert "No such file" in found[2]["error"]["message"]
    assert main(["wscf.txt", "--json"]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert found[0] == {"file": "wscf.txt", **alone}
    assert "file" not in alone


def test_a_player_of_one_of_them(capsys: Capture, folder: Path) -> None:
    assert main(["wscf.txt", "quad.txt", "--player", "Ned"]) == 1
    out, err = capsys.readouterr()
    assert out.startswith("==> quad.txt <==\n")
    assert "Ned is 1st" in out
    assert err.startswith("wscf.txt: “Ned” is not in this table")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--as", "csv"], "CSV has one table"),
        (["--write", "csv"], "--write prints one table"),
        (["--html", "all.html"], "OUT.html is one sheet"),
        (["--since", "quad.txt"], "--since compares one event"),
    ],
)
def test_what_cannot_be_of_several(
    capsys: Capture, folder: Path, options: list[str], said: str
) -> None:
    assert main(["wscf.txt", "quad.txt", *options]) == 1
    out, err = capsys.readouterr()
    assert (out, err.startswith(f"error: {said}")) == ("", True)


def test_in_markdown_each_has_a_heading(capsys: Capture, folder: Path) -> None:
    assert main(["wscf.txt", "quad.txt", "--as", "markdown"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("## wscf.txt\n\n| Place")
    assert "\n\n## quad.txt\n\n" in out


@pytest.mark.parametrize("pattern", ["*.txt", "./*.txt", "**/q*.txt", "[wq]*.txt", "sub\\*.txt"])
def test_a_pattern_that_no_shell_expanded(capsys: Capture, folder: Path, pattern: str) -> None:
    (folder / "sub").mkdir()
    (folder / "unreadable.txt").unlink()
    shutil.copy(SAMPLES / "quad.txt", folder / "sub" / "a.txt")
    assert main(["--check", pattern]) == 0
    total = capsys.readouterr().out.splitlines()[-1]
    count = {"**/q*.txt": "one file", "sub\\*.txt": "one file"}.get(pattern, "2 files")
    assert total.startswith(f"Total: {count}")
    assert main([pattern]) == 0
    assert "4 players, 3 rounds" in capsys.readouterr().out


def test_a_pattern_is_in_order_and_a_name_comes_first(capsys: Capture, folder: Path) -> None:
    (folder / "[b].txt").write_text(sample("quad"), encoding="utf-8")
    assert main(["[b].txt"]) == 0
    capsys.readouterr()
    assert main(["--check", "*.txt"]) == 2
    lines = capsys.readouterr().out.splitlines()
    named = [line.partition(":")[0] for line in lines if not line.startswith((" ", "Total"))]
    assert named == ["[b].txt", "quad.txt", "unreadable.txt", "wscf.txt"]
    assert main(["*.csv"]) == 1
    assert capsys.readouterr().err == "error: no file matches *.csv\n"


def test_pairings_and_players_of_one_program_are_one_event(capsys: Capture, folder: Path) -> None:
    (folder / "b pairings.txt").write_text(PAIRINGS, encoding="utf-8")
    (folder / "b players.txt").write_text(PLAYERS, encoding="utf-8")
    assert main(["b pairings.txt", "b players.txt", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {row["name"] for row in found["standings"]} == {"Ann", "Ben", "Cem", "Dea"}
    assert main(["b players.txt", "quad.txt", "b pairings.txt"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("==> b players.txt + b pairings.txt <==\n")
    assert "Ann" in out
    assert "==> quad.txt <==" in out


def test_a_folder_has_them_as_one_too(capsys: Capture, folder: Path) -> None:
    (folder / "b pairings.txt").write_text(PAIRINGS, encoding="utf-8")
    (folder / "b players.txt").write_text(PLAYERS, encoding="utf-8")
    (folder / "unreadable.txt").unlink()
    assert main(["--check", "."]) == 0
    first, *_, total = capsys.readouterr().out.splitlines()
    assert first == "./b pairings.txt + b players.txt: 4 players, nothing printed to compare"
    assert total.startswith("Total: 3 files, 3 sections")
    assert main([".", "--html", "public"]) == 0
    assert "Ann" in (folder / "public" / "b-pairings-txt-b-players.html").read_text("utf-8")
    (folder / "b pairings.txt").unlink()
    assert main(["--check", "."]) == 2
    assert "b players.txt: cannot be read: line 1" in capsys.readouterr().out


def test_two_events_of_one_program_are_told_by_their_names() -> None:
    renamed = PLAYERS.replace("Ann", "Eve").replace("Ben", "Gil")
    turned = PAIRINGS.replace("1;1;1;2;1;0;", "1;1;1;2;0;1;")
    named = [
        ("a-pairings.txt", PAIRINGS),
        ("a-players.txt", PLAYERS),
        ("b-pairings.txt", turned),
        ("b-players.txt", renamed),
    ]
    together = [["a-pairings.txt", "a-players.txt"], ["b-pairings.txt", "b-players.txt"]]
    assert grouped(*named) == together
    assert sorted(map(sorted, grouped(*reversed(named)))) == together


def test_files_of_one_event_may_have_a_slip_and_those_of_two_have_many() -> None:
    def found(*totals: float) -> list[list[str]]:
        listed = "Nr;Name;Titel;EloInt;Pkt\n" + "".join(
            f"{at};{name};;1500;{total}\n"
            for at, (name, total) in enumerate(
                zip(["Ann", "Ben", "Cem", "Dea"], totals, strict=True), 1
            )
        )
        return grouped(("a.txt", PAIRINGS), ("b.txt", listed))

    assert found(2.5, 2, 1, 0.5) == [["a.txt", "b.txt"]]
    assert found(2.5, 1, 1, 0.5) == [["a.txt", "b.txt"]]
    assert found(0, 1, 3, 1.5) == [["a.txt"], ["b.txt"]]


def test_a_list_of_players_of_another_event_takes_nobodys_name() -> None:
    players = (DATA / "swiss-manager-players.txt").read_text(encoding="utf-8")
    for whole in ("swiss-manager", "team-ranking"):
        named = ("a.txt", sample(f"layouts/{whole}")), ("b.txt", players)
        assert grouped(*named) == [["a.txt"], ["b.txt"]]


def test_where_nobody_can_tell_whose_players_they_are_nothing_is_joined() -> None:
    other = PLAYERS.replace("Ann", "Eve")
    assert grouped(("x.txt", PAIRINGS), ("y.txt", PLAYERS), ("z.txt", other)) == [
        ["x.txt"],
        ["y.txt"],
        ["z.txt"],
    ]


def test_the_boards_of_matches_are_of_one_event() -> None:
    whole = sample("layouts/team-composition")
    matches, _, boards = whole.partition("\n\n")
    found = grouped(("matches.txt", matches), ("boards.txt", boards), ("q.txt", sample("quad")))
    assert found == [["matches.txt", "boards.txt"], ["q.txt"]]


RANKING = """Rank after Round 3
Rk.\tSNo\t\tName\tRtg\tPts.
1\t1\t\tAnn\t1850\t2.5
2\t2\t\tBen\t1790\t2
3\t3\t\tCem\t1700\t1
4\t4\t\tDea\t1620\t0.5
"""


def test_a_ranking_and_the_games_of_all_rounds_are_one(capsys: Capture, folder: Path) -> None:
    (folder / "games.txt").write_text(sample("layouts/chess-results-pairings"), encoding="utf-8")
    (folder / "ranking.txt").write_text(RANKING, encoding="utf-8")
    for named in (["games.txt", "ranking.txt"], ["ranking.txt", "games.txt"]):
        assert main(named) == 0
        assert "all 4 printed places agree" in capsys.readouterr().out
    # Of another event it is none.
    assert grouped(("q.txt", sample("quad")), ("ranking.txt", RANKING)) == [
        ["q.txt"],
        ["ranking.txt"],
    ]


def test_two_halves_of_a_sheet_are_one() -> None:
    lines = sample("wscf").splitlines(keepends=True)
    top, bottom = "".join(lines[:10]), "".join(lines[10:])
    assert grouped(("1.txt", top), ("2.txt", bottom), ("q.txt", sample("quad")))[0] == [
        "1.txt",
        "2.txt",
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("wscf", "wscf"),
        ("wscf", "misprint"),
        ("going-on", "going-on-later"),
        ("team-cup", "quad"),
        ("unreadable", "wscf"),
        ("bare-sheet", "quad"),
        ("sections", "wscf"),
    ],
)
def test_states_of_an_event_and_other_events_are_apart(one: str, other: str) -> None:
    assert grouped(("1.txt", sample(one)), ("2.txt", sample(other))) == [["1.txt"], ["2.txt"]]


def test_the_files_of_a_report_are_one_and_a_table_beside_them_another() -> None:
    table = read(sample("wscf"))
    table = table._replace(players=as_called(table))
    found = grouped(
        ("x/TDEXPORT.DBF", dbf_files.players([table])),
        ("q.txt", sample("quad")),
        ("x/TSEXPORT.DBF", dbf_files.sections([table], ["OPEN"])),
        ("y/TDEXPORT.DBF", dbf_files.players([table])),
    )
    assert found == [["x/TDEXPORT.DBF", "x/TSEXPORT.DBF"], ["q.txt"], ["y/TDEXPORT.DBF"]]


def test_pictures_are_of_one_sheet_and_a_text_is_not() -> None:
    picture = b"\x89PNG\r\n\x1a\n"
    assert grouped(("1.png", picture), ("q.txt", sample("quad")), ("2.png", picture)) == [
        ["1.png", "2.png"],
        ["q.txt"],
    ]


def test_what_cannot_be_opened_is_alone() -> None:
    assert grouped(("a.txt", b""), ("b.7z", b"7z\xbc\xaf"), ("c.pdf", b"%PDF-1.7")) == [
        ["a.txt"],
        ["b.7z"],
        ["c.pdf"],
    ]


def test_it_speaks_of_many_files_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of very many that cannot be read, few pairs are tried."""
    tried: list[Any] = []
    from calculator.command import events as module  # noqa: PLC0415 - only here

    whole = module._fits

    def counted(*given: Any) -> bool:  # noqa: ANN401 - as it comes
        tried.append(given)
        return whole(*given)

    monkeypatch.setattr(module, "_fits", counted)
    assert len(grouped(*((f"{at}.txt", f"nothing {at}") for at in range(30)))) == 30
    assert len(tried) == module._TRIED
