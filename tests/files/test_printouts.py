"""Printouts on the command line: columns are lined up; scans, locks and damage get a message."""

import sys

import pytest
from hypothesis import given

from calculator.files import File, FileError, text_of
from calculator.reading import ReadError, read, read_all
from tests.reading.test_round_trip import table_of
from tests.reading.writers import Holds, held
from tests.support import printouts
from tests.support.events import events
from tests.support.examples import examples
from tests.support.oracle import Event
from tests.support.printouts import printout
from tests.support.tables import points

HOLDS = Holds(colors=False, splits=True, forfeits_without_opponents=True, blanks=False)
ROWS = [
    ["Ashdown Open"],
    ["No.", "Name", "Rating", "Rd 1", "Rd 2", "Tot"],
    ["1", "Ashdown, Felix", "1850", "W2", "D3", "1.5"],
    ["2", "Brook, Zoë (2)", "1700", "L1", "B", "1.0"],
    ["3", "Calder, Ivo", "unr.", "H", "D1", "1.0"],
]


def text(data: bytes) -> str:
    return text_of([File("standings.pdf", data)])


def test_a_printout_is_read() -> None:
    table = read(text(printout([ROWS])))
    assert [player.name for player in table.players] == [
        "Ashdown, Felix",
        "Brook, Zoë (2)",
        "Calder, Ivo",
    ]
    assert [player.rating for player in table.players] == [1850, 1700, None]
    assert [result.code for result in table.players[2].results] == ["H", "D"]
    assert table.event == "Ashdown Open"
    assert not table.contradictions
    assert not table.wrong_totals


def test_pages_go_on() -> None:
    first, second = ROWS[:4], [ROWS[1], ROWS[4]]
    found = read_all(text(printout([first, second])))
    assert len(found) == 1
    assert len(read(text(printout([first, second]))).players) == 3


@pytest.mark.parametrize("whole", [False, True], ids=["letters", "whole"])
@pytest.mark.parametrize("seen", [True, False], ids=["said", "not-said"])
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_a_wide_table_on_upright_paper_is_read_as_it_is_seen(
    turn: int, seen: bool, whole: bool
) -> None:
    # What nobody turns a person does.
    found = text(printout([ROWS, ROWS], turn=turn, seen=seen, whole=whole))
    assert found == text(printout([ROWS, ROWS]))


#: Landscape tables of other programs and languages, and what is in them.
LANDSCAPE = {
    "chess-results": [
        ["Final Ranking crosstable after 2 Rounds"],
        ["Rk.", "Name", "Rtg", "1.Rd", "2.Rd", "Pts."],
        ["1", "Torres, Ana", "2001", "4w1", "2b½", "1.5"],
        ["2", "Quill, Bea", "1950", "3w1", "1w½", "1.5"],
        ["3", "Peters, Cy", "1900", "2b0", "4b1", "1.0"],
        ["4", "Olsen, Di", "1850", "1b0", "3w0", "0.0"],
    ],
    "Swiss-Chess": [
        ["Fortschrittstabelle: Stand nach der 2. Runde"],
        ["Nr.", "Teilnehmer", "TWZ", "1", "2", "Punkte"],
        ["1.", "Torres,Ana", "2001", "4w/1", "2s/½", "1.5"],
        ["2.", "Quill,Bea", "1950", "3w/1", "1w/½", "1.5"],
        ["3.", "Peters,Cy", "1900", "2s/0", "4s/1", "1.0"],
        ["4.", "Olsen,Di", "1850", "1s/0", "3w/0", "0.0"],
    ],
    "everybody against everybody": [
        ["Liga local"],
        ["Nº", "Jugador", "Elo", "1", "2", "3", "4", "Puntos"],
        ["1", "Torres, Ana", "2001", "*", "½", "1", "1", "2.5"],
        ["2", "Quill, Bea", "1950", "½", "*", "1", "0", "1.5"],
        ["3", "Peters, Cy", "1900", "0", "0", "*", "1", "1"],
        ["4", "Olsen, Di", "1850", "0", "1", "0", "*", "1"],
    ],
}


@pytest.mark.parametrize("rows", LANDSCAPE.values(), ids=LANDSCAPE)
@pytest.mark.parametrize(
    ("turn", "inherited", "backward"),
    [(1, True, False), (3, False, True), (3, True, True), (1, False, True)],
    ids=["of-all-pages", "backward", "backward-of-all-pages", "three-quarters-backward"],
)
def test_other_landscape_sheets(
    rows: list[list[str]], turn: int, inherited: bool, backward: bool
) -> None:
    data = printout([rows], turn=turn, inherited=inherited, backward=backward)
    table = read(text(data))
    assert [player.name for player in table.players] == [row[1] for row in rows[2:]]
    assert [player.total_halves for player in table.players] == [
        round(2 * float(row[-1])) for row in rows[2:]
    ]
    assert not table.contradictions
    assert not table.wrong_totals


def test_a_page_number_that_stands_upright_below_a_turned_table() -> None:
    data = printout([ROWS], turn=1, seen=False)
    said = b"BT /F1 9 Tf 1 0 0 1 300 20 Tm (Page 1) Tj ET\n"
    assert text(data.replace(b"BT ", said + b"BT ", 1)) == text(printout([ROWS]))


#: How programs write what codes stand for; pypdf knows those in one line.
MAPS = {
    "a line": "1 beginbfrange\n{0} {1} [{2}]\nendbfrange ",
    "an array of its own": "1 beginbfrange\n{0} {1}\n[{2}]\nendbfrange ",
    "an array over lines": "1 beginbfrange\n{0} {1}\n[\n{2}\n]\nendbfrange\n",
    "each code in a line": "1 beginbfrange\n{0}\n{1}\n[{2}]\nendbfrange\n",
    "returns": "1 beginbfrange\r{0} {1}\r[\r{2}\r]\rendbfrange\r",
    "no blank at all": "1 beginbfrange{0}{1}[{2}]endbfrange ",
    "tabs": "1 beginbfrange\n{0}\t{1}\t[{2}]\nendbfrange\t",
    "both ends of a line": "1 beginbfrange\r\n{0} {1}\r\n[ {2} ]\r\nendbfrange\n",
}


@pytest.mark.parametrize("form", MAPS.values(), ids=MAPS)
def test_characters_are_what_the_font_says(form: str) -> None:
    table = read(text(printout([ROWS], characters=form)))
    assert [(player.name, player.rating) for player in table.players] == [
        ("Ashdown, Felix", 1850),
        ("Brook, Zoë (2)", 1700),
        ("Calder, Ivo", None),
    ]
    assert [[result.code for result in player.results] for player in table.players] == [
        ["W", "D"],
        ["L", "B"],
        ["H", "D"],
    ]
    assert [player.total_halves for player in table.players] == [3, 2, 2]


#: Where the columns of a ranking begin: "S", "R" and "V" apart, side by side, and in between.
RANKED = ["Rang", "Teilnehmer", "TWZ", "S", "R", "V", "Punkte", "Buchh", "SoBerg"]
STARTS = [
    (40, 70, 180, 210, 230, 250, 270, 310, 350),
    (40, 70, 180, 210, 214, 224, 240, 270, 300),
    (40, 70, 180, 210, 222, 227, 240, 270, 300),
]


@pytest.mark.parametrize("starts", STARTS)
@pytest.mark.parametrize("letters", ["SRV", "WDL", "+=-", "GEP"])
def test_games_won_drawn_and_lost_are_no_rounds_however_near(
    starts: tuple[int, ...], letters: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heading = [*RANKED[:3], *letters, *RANKED[6:]]
    rows = [
        ["1.", "Ashdown,Felix", "2350", "5", "1", "1", "5.5", "29.0", "22.50"],
        ["2.", "Brook,Ida", "2201", "5", "0", "2", "5.0", "28.5", "20.00"],
        ["3.", "Calder,Ivo", "2100", "4", "2", "1", "5.0", "27.0", "19.00"],
        ["4.", "Dunn,Pat", "1980", "3", "1", "3", "3.5", "26.0", "10.00"],
        ["5.", "Ellis,May", "1900", "0", "1", "6", "0.5", "25.0", "1.00"],
    ]
    monkeypatch.setattr(printouts, "_STARTS", starts)
    with pytest.raises(ReadError) as caught:
        read(text(printout([[["Stand nach der 7. Runde"], heading, *rows]])))
    assert caught.value.said.code == "error-ranking"


@examples(30)
@given(event=events(max_players=8, max_rounds=7))
def test_random_events_come_back(event: Event) -> None:
    table = held(table_of(event), HOLDS)
    if not table.rounds_played or table.rounds_played < table.rounds:
        return
    names = [player.name.encode("cp1252", "replace").decode("cp1252") for player in table.players]
    rounds = [f"Rd {at}" for at in range(1, table.rounds + 1)]
    rows = [["No.", "Name", "Rating", *rounds, "Tot"]]
    for name, player in zip(names, table.players, strict=True):
        cells = [f"{result.code}{result.opponent or ''}" for result in player.results]
        rating = str(player.rating or "unr.")
        rows.append([str(player.number), name, rating, *cells, f"{points(player, table):.1f}"])
    again = read(text(printout([rows])))
    assert [player.results for player in again.players] == [
        player.results for player in table.players
    ]
    assert [player.name for player in again.players] == names
    assert [player.rating for player in again.players] == [p.rating for p in table.players]


WHOLE = printout([ROWS])


REFUSED: list[tuple[bytes, str]] = [
    (printout([[]]), "file-scanned"),
    (printout([ROWS], encrypt=True), "file-password"),
    (b"%PDF-1.7", "file-damaged"),
    (WHOLE[:200], "file-damaged"),
    (printout([[["x"]]] * 201), "file-many"),
]


@pytest.mark.parametrize(
    ("data", "code"), REFUSED, ids=[f"{at}-{case[1]}" for at, case in enumerate(REFUSED)]
)
def test_what_cannot_be_opened_says_why(data: bytes, code: str) -> None:
    with pytest.raises(FileError) as caught:
        text(data)
    assert caught.value.said.code == code
    assert "“standings.pdf”" in str(caught.value)


def test_more_text_than_any_tournament_has_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("calculator.files.printouts.MOST_TEXT", 40)
    with pytest.raises(FileError, match="more text than any tournament"):
        text(WHOLE)


def test_without_pypdf_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pypdf", None)
    with pytest.raises(FileError, match=r'pip install "chess-tiebreak-calculator\[files\]"'):
        text(WHOLE)
