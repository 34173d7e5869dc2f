"""The DBF files of rating reports: one or all three, loose or in a zip, of two versions."""

import io
import json
import zipfile
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given

from calculator import ReadError
from calculator.__main__ import main
from calculator.files import File, FileError, text_of
from calculator.model import Crosstable, Player, Result
from calculator.reading import read, read_all
from tests.reading.test_round_trip import table_of
from tests.reading.writers import Holds, held
from tests.support import dbf_files
from tests.support.events import events, random_event
from tests.support.examples import examples
from tests.support.oracle import Event

NEW = Holds(splits=True, forfeits_without_opponents=True)
OLD = NEW._replace(colors=False)


def event_of(seed: int, holds: Holds = NEW) -> Crosstable:
    """A random section in which something was played, with its rounds to the last."""
    while True:
        table = held(table_of(random_event(Random(seed))), holds)  # noqa: S311
        if table.rounds_played == table.rounds:
            return table
        seed += 1000


ONE, TWO = event_of(1), event_of(2)
TD = dbf_files.players([ONE, TWO])
TS = dbf_files.sections([ONE, TWO], ["OPEN", "UNDER 1200"])
TH = dbf_files.event("ASHDOWN OPEN")


def paired(player: Player) -> tuple[Result, ...]:
    """The results; of a forfeit without an opponent the color says nothing."""
    return tuple(
        result if result.opponent else result._replace(color="") for result in player.results
    )


def same(again: Crosstable | ReadError, table: Crosstable) -> None:
    assert not isinstance(again, ReadError), again
    assert again.format == "rating-files"
    assert again.numbered_by == "pairing"
    for mine, theirs in zip(table.players, again.players, strict=True):
        assert (theirs.number, theirs.rating) == (mine.number, mine.rating)
        assert paired(theirs) == paired(mine)
        assert theirs.about == (("State", "MI"),)


@pytest.mark.parametrize(("older", "holds"), [(False, NEW), (True, OLD)])
@examples(40)
@given(event=events(max_rounds=20))
def test_random_events_come_back(older: bool, holds: Holds, event: Event) -> None:
    table = held(table_of(event), holds)
    played = [result.code for player in table.players for result in player.results]
    if not any(played) or not any(player.results[-1].code.strip("U") for player in table.players):
        return
    same(read(text_of([File("a", dbf_files.players([table], older=older))])), table)


def test_all_three_name_event_and_sections() -> None:
    files = [File("THEXPORT.DBF", TH), File("tsexport.dbf", TS), File("TDEXPORT.DBF", TD)]
    found = read_all(text_of(files))
    assert [title for title, _ in found] == ["OPEN", "UNDER 1200"]
    for (_, again), table in zip(found, (ONE, TWO), strict=True):
        same(again, table)
        assert not isinstance(again, ReadError)
        assert (again.event, again.starts) == ("ASHDOWN OPEN", "2026-03-22")


def test_the_players_alone_will_do() -> None:
    found = read_all(text_of([File("TDEXPORT.DBF", TD)]))
    assert [title for title, _ in found] == ["1", "2"]
    for (_, again), table in zip(found, (ONE, TWO), strict=True):
        same(again, table)


def test_a_zip_of_them_whatever_else_is_in_it() -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in (("a/TH.DBF", TH), ("a/TS.DBF", TS), ("a/TD.DBF", TD)):
            archive.writestr(name, data)
        archive.writestr("__MACOSX/a/._TD.DBF", b"\0\5\26\7")
        archive.writestr("a/photo.png", b"\x89PNG")
    found = read_all(text_of([File("report.zip", packed.getvalue())]))
    assert [title for title, _ in found] == ["OPEN", "UNDER 1200"]


def test_records_that_are_marked_as_deleted_are_left_out() -> None:
    fields = [("D_PAIR_NUM", 4), ("D_NAME", 30), ("D_RND01", 7)]
    rows = [
        {"D_PAIR_NUM": "1", "D_NAME": "ANN", "D_RND01": "W   2W"},
        {"D_PAIR_NUM": "1", "D_NAME": "ANNE", "D_RND01": "W   2W"},
        {"D_PAIR_NUM": "2", "D_NAME": "ZOË", "D_RND01": "L   1B"},
    ]
    table = read(text_of([File("x", dbf_files.dbf(fields, rows, deleted=[1]))]))
    assert [player.name for player in table.players] == ["ANN", "ZOË"]


def test_rounds_that_only_fill_up_the_record_are_left_out() -> None:
    short = ONE._replace(
        players=tuple(p._replace(results=(*p.results, Result("U"))) for p in ONE.players),
        rounds=ONE.rounds + 1,
    )
    assert read(text_of([File("x", dbf_files.players([short]))])).rounds == ONE.rounds
    # Unless the section says that it has so many rounds.
    files = [File("x", dbf_files.players([short])), File("y", dbf_files.sections([short], ["A"]))]
    assert read(text_of(files)).rounds == ONE.rounds + 1


def test_a_cell_that_is_no_result_is_named() -> None:
    table = Crosstable(
        (Player(1, "ANN", (Result("W", 2),)), Player(2, "BEN", (Result("L", 1),))), 1, 1
    )
    data = dbf_files.players([table]).replace(b"W   2", b"Q   2")
    with pytest.raises(ReadError, match="ANN, round 1 says “Q 2”"):
        read(text_of([File("x", data)]))
    data = dbf_files.players([table]).replace(b"W   2", b"W   9")
    with pytest.raises(ReadError, match="there is no player 9"):
        read(text_of([File("x", data)]))


def test_results_that_contradict_each_other_are_told() -> None:
    assert not read(text_of([File("x", TD)]), section=0).contradictions
    won = next(r for p in ONE.players for r in p.results if r.code == "W" and r.opponent)
    written = dbf_files.cell(won).encode()
    data = TD.replace(written, b"D" + written[1:], 1)
    (found,) = read(text_of([File("x", data)]), section=0).contradictions
    assert found.first.text.startswith(("D", "L"))


REFUSED: list[tuple[list[bytes], str, str]] = [
    ([TH], "file-dbf-no-players", "Open TDEXPORT.DBF too"),
    ([TH, TS], "file-dbf-no-players", "not the players"),
    ([dbf_files.dbf([("A", 3)], [{"A": "x"}])], "file-dbf-other", "not of a US Chess"),
    ([TD[:-200]], "file-cut-off", "is cut off"),
    ([TD[:50]], "file-damaged", "is damaged"),
    ([TD[:10] + b"\xff\xff" + TD[12:]], "file-damaged", "is damaged"),
    ([TD[:4] + b"\xff\xff\xff\xff" + TD[8:]], "file-damaged", "is damaged"),
]


@pytest.mark.parametrize(
    ("files", "code", "says"), REFUSED, ids=[f"{at}-{case[1]}" for at, case in enumerate(REFUSED)]
)
def test_what_cannot_be_opened_says_why(files: list[bytes], code: str, says: str) -> None:
    with pytest.raises(FileError) as caught:
        text_of([File(f"{at}.dbf", data) for at, data in enumerate(files)])
    assert caught.value.said.code == code
    assert says in str(caught.value)
    assert "“0.dbf”" in str(caught.value)


def test_a_line_of_something_else_below_is_told() -> None:
    text = text_of([File("TDEXPORT.DBF", TD)]).rstrip("\n")
    *_, (_, error) = read_all(f"{text}\nsee also\tthe wall\n")
    assert isinstance(error, ReadError)
    assert error.message.startswith("This row has only 2 cells; the heading has")
    assert error.line == text.count("\n") + 2


def test_any_damage_gives_an_error_of_ours_or_a_text() -> None:
    rng = Random(7)  # noqa: S311
    for _ in range(80):
        data = bytearray(TD)
        for _ in range(rng.randint(1, 8)):
            data[rng.randrange(min(len(data), 600))] = rng.randrange(256)
        with suppress(FileError, ReadError):
            read(text_of([File("x", bytes(data))]))


def test_on_the_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    paths = []
    for name, data in (("TDEXPORT.DBF", TD), ("THEXPORT.DBF", TH), ("TSEXPORT.DBF", TS)):
        (tmp_path / name).write_bytes(data)
        paths.append(str(tmp_path / name))
    assert main([*paths, "--section", "UNDER 1200", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["event"], found["section"]) == ("ASHDOWN OPEN", "UNDER 1200")
    assert len(found["standings"]) == len(TWO.players)
    assert main([paths[1]]) == 2
    assert capsys.readouterr().err.endswith("Open TDEXPORT.DBF too.\n")
    assert main([paths[1], "--json"]) == 2
    assert "TDEXPORT" in json.loads(capsys.readouterr().out)["error"]["message"]
