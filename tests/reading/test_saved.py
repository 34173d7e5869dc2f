"""JSON that programs save: what is read of it, section by section, and where it is wrong."""

import json

import pytest
from hypothesis import given

from calculator import ReadError
from calculator.ranked import rank
from calculator.reading import opened, read, read_all
from tests.reading.saved_writers import WRITERS, swisssys_file, us_chess
from tests.reading.test_round_trip import table_of
from tests.reading.writers import held
from tests.support.events import events
from tests.support.examples import examples
from tests.support.oracle import Event
from tests.support.project import ROOT

DATA = ROOT / "tests/reading/data"
SHOWN = ROOT / "docs/samples/layouts"


def text(name: str) -> str:
    return (DATA / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", WRITERS)
@examples(40)
@given(event=events(plain=True))
def test_random_events_come_back(name: str, event: Event) -> None:
    writer = WRITERS[name]
    table = held(table_of(event), writer.holds)
    if not any(result.code for player in table.players for result in player.results):
        return
    again = read(writer.write(table))
    assert again.format == writer.layout
    assert again.rounds == table.rounds
    assert not again.contradictions
    assert not again.wrong_totals
    for mine, theirs in zip(table.players, again.players, strict=True):
        assert (theirs.number, theirs.name, theirs.rating) == (*mine[:2], mine.rating)
        assert theirs.results == mine.results


@examples(10)
@given(one=events(plain=True), other=events(plain=True))
def test_every_section_is_read(one: Event, other: Event) -> None:
    tables = [held(table_of(event), WRITERS["swisssys-file"].holds) for event in (one, other)]
    if not all(table.rounds_played for table in tables):
        return
    found = read_all(swisssys_file(*tables))
    assert [title for title, _ in found] == ["Section 1", "Section 2"]
    for table, (_, again) in zip(tables, found, strict=True):
        assert not isinstance(again, ReadError)
        assert [player.results for player in again.players] == [
            player.results for player in table.players
        ]


@examples(10)
@given(event=events(max_players=12, plain=True))
def test_the_pages_of_a_long_section_are_joined(event: Event) -> None:
    table = held(table_of(event), WRITERS["us-chess-json"].holds)
    if not table.rounds_played:
        return
    found = read_all(us_chess(table, 5))
    assert len(found) == 1
    assert found[0][1] == read_all(us_chess(table))[0][1]


@pytest.mark.parametrize(
    "around",
    [
        {"event": {"name": "Spring Open"}, "section": {"name": "Reserve"}},
        {"eventName": "Spring Open", "sectionName": "Reserve"},
        {"eventName": "Spring Open", "sectionNumber": 2, "name": "Reserve"},
    ],
)
def test_an_answer_names_its_event_and_section(around: dict[str, object]) -> None:
    answer = json.loads(us_chess(read("Ann W2\nBen L1")))
    table = read(json.dumps({**around, **answer}))
    assert (table.event, table.section) == ("Spring Open", "Reserve")


def test_the_file_of_an_event() -> None:
    found = opened(text("swisssys.sjson"))
    table = found.table
    assert (table.format, table.event, table.section) == (
        "swisssys-file",
        "Sample event",
        "Playing",
    )
    assert (table.rounds, table.rounds_played, table.starts) == (6, 6, "2026-03-22")
    assert table.warnings == ()
    standings = rank(table)
    assert [(row.number, row.score / 2) for row in standings.rows[:3]] == [
        (1, 6.0),
        (2, 4.0),
        (3, 3.5),
    ]
    assert table.players[2].results[5].code == "U"
    assert table.players[0].results[4].color == "W"


def test_every_tiebreak_that_a_web_report_prints_agrees() -> None:
    table = read(text("swisssys-report.json"))
    published = rank(table).published
    assert published is not None
    assert (published.compared, published.agree) == (32, 32)
    assert [player.place for player in table.players[:3]] == ["1", "5-6", "2"]
    assert [result.code for result in table.players[6].results] == ["F", *"UUUUUU"]


def test_a_web_report_with_a_column_of_fides_is_still_an_american_one() -> None:
    table = read(text("swisssys-report.json").replace('"Solk"', '"Buchholz Cut 1"'))
    assert [column.heading for column in table.printed][1] == "Buchholz Cut 1"
    assert table.system == "us-chess"


def _changed(name: str, old: str, new: str) -> ReadError:
    whole = text(name)
    assert old in whole
    with pytest.raises(ReadError) as caught:
        read(whole.replace(old, new, 1))
    return caught.value


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "column", "said"),
    [
        ("swisssys.sjson", "=;6;B;2;1;5;0", "Q;6;B;2;1;5;0", 80, 8, "Player 03, round 5 says “Q;"),
        ("swisssys.sjson", "=;6;B;2;1;5;0", "=;60;B;2;1;5;0", 80, 8, "there is no player 60"),
        ("swisssys.sjson", "=;6;B;2;1;5;0", "=;x;B;2;1;5;0", 80, 8, "that is not a number"),
        ("swisssys.sjson", "=;6;B;2;1;5;0", "=;0;B;2;1;5;0", 80, 8, "a result without an opponent"),
        ("swisssys.sjson", '"Pair number": 3,', "", 69, 15, "Player 03 has no pairing number"),
        ("swisssys-report.json", '"D"', '"Q"', 357, 8, "Player 02, round 4 says “Q”"),
    ],
)
def test_errors_say_who_and_where(
    name: str, old: str, new: str, line: int, column: int, said: str
) -> None:
    error = _changed(name, old, new)
    assert said in error.message
    assert error.hint
    assert (error.line, error.column) == (line, column)


def test_an_outcome_that_nobody_knows() -> None:
    whole = (SHOWN / "us-chess-json.txt").read_text(encoding="utf-8")
    with pytest.raises(ReadError) as caught:
        read(whole.replace('"Draw"', '"Postponed"', 1))
    assert "Ann, round 3 says “Postponed”" in caught.value.message
    assert "WinForfeit" in (caught.value.hint or "")


@pytest.mark.parametrize("name", ["swisssys.sjson", "swisssys-report.json"])
def test_a_file_that_is_cut_off(name: str) -> None:
    whole = text(name)
    with pytest.raises(ReadError, match="This is JSON, but not whole") as caught:
        read(whole[:-30])
    assert caught.value.line is not None
    assert caught.value.line > 100


def test_control_characters_in_its_texts_do_no_harm() -> None:
    table = read(text("swisssys.sjson").replace("Player 01", "Player\x00 \x0101"))
    assert table.players[0].name == "Player 01"


def test_a_section_without_results_is_refused_and_the_others_are_read() -> None:
    whole = json.loads(text("swisssys.sjson"))
    bare = json.loads(text("swisssys.sjson"))["Sections"][0]
    bare["Section title"] = "Extra"
    for player in bare["Players"]:
        player["Results"] = []
    whole["Sections"].append(bare)
    first, second = read_all(json.dumps(whole))
    assert not isinstance(first[1], ReadError)
    assert isinstance(second[1], ReadError)
    assert "a list of players" in second[1].message


def test_a_round_that_is_paired_and_not_played_yet() -> None:
    whole = text("swisssys.sjson")
    for old, new in (
        ("+;6;B;1;2;6;0", "~;6;B;1;2;6;0"),
        ("-;1;W;1;8;1;0", "~;1;W;1;8;1;0"),
    ):
        assert whole.count(old) == 1
        whole = whole.replace(old, new)
    result = read(whole).players[0].results[5]
    assert (result.code, result.opponent, result.color) == ("", 6, "B")


def test_two_games_in_one_round() -> None:
    whole = (SHOWN / "us-chess-json.txt").read_text(encoding="utf-8")
    with pytest.raises(ReadError, match="two games in round 2"):
        read(whole.replace('"roundNumber": 3', '"roundNumber": 2', 1))
