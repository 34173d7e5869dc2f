"""What a table says about its players besides the results: grade, club, team, federation, state."""

from __future__ import annotations

from pathlib import Path

import pytest

from calculator.page.clipboard import settled
from calculator.reading import read
from calculator.writing import to_csv, to_json, to_text, to_trf
from tests.support.project import ROOT

DATA = Path(__file__).parent / "data"
ROWS = (
    ("#", "Name", "Rating", "Grade", "Club", "Rd 1", "Rd 2", "Total"),
    ("1", "Ann Ray", "1200", "5", "North Point", "W2", "D3", "1.5"),
    ("2", "Bob Lee", "unr.", "K", "", "L1", "B", "1"),
    ("3", "Cy Moss", "980", "", "Castle", "H", "D1", "1"),
)
EXPECTED = [
    (("Grade", "5"), ("Club", "North Point")),
    (("Grade", "K"),),
    (("Club", "Castle"),),
]
WIDTHS = (4, 12, 8, 7, 13, 6, 6, 5)
HTML = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in ROWS)
FORMS = {
    "tabs": "\n".join("\t".join(row) for row in ROWS),
    "commas": "\n".join(",".join(row) for row in ROWS),
    "semicolons": "\n".join(";".join(row) for row in ROWS),
    "bars": "\n".join(f"| {' | '.join(row)} |" for row in ROWS),
    "spaces": "\n".join(
        "".join(cell.ljust(width) for cell, width in zip(row, WIDTHS, strict=True)) for row in ROWS
    ),
    "html": f"<table>{HTML}</table>",
    "stacked": "\n".join(cell for row in ROWS for cell in row),
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_further_columns_are_kept_with_each_player(form: str) -> None:
    table = read(FORMS[form])
    assert [player.about for player in table.players] == EXPECTED
    assert [player.rating for player in table.players] == [1200, None, 980]


@pytest.mark.parametrize("write", [to_text, to_csv, to_json])
def test_they_are_written_and_read_back(write: object) -> None:
    assert callable(write)
    again = read(write(read(FORMS["tabs"])))
    assert [player.about for player in again.players] == EXPECTED


def test_they_survive_a_web_page_that_becomes_text() -> None:
    table = read(settled("", FORMS["html"]).pasted)
    assert [player.about for player in table.players] == EXPECTED


def test_a_document_of_before_is_read() -> None:
    document = to_json(read(FORMS["tabs"]))
    assert '"about"' in document
    before = document.replace('"about"', '"unknown to us"')
    assert [player.about for player in read(before).players] == [(), (), ()]


@pytest.mark.parametrize("names", [("Name", "Team"), ("Team", "Name"), ("Team", "Player")])
def test_a_team_is_not_taken_for_the_name(names: tuple[str, str]) -> None:
    cells = {"Team": ("Rooks", "Pawns"), "Name": ("Ann", "Bob"), "Player": ("Ann", "Bob")}
    rows = [f"{at + 1}\t{cells[names[0]][at]}\t{cells[names[1]][at]}\t{game}"
            for at, game in enumerate(("W2", "L1"))]  # fmt: skip
    table = read("\n".join(["\t".join(("#", *names, "Rd 1")), *rows]))
    assert [player.name for player in table.players] == ["Ann", "Bob"]
    assert [player.about for player in table.players] == [
        (("Team", "Rooks"),),
        (("Team", "Pawns"),),
    ]


def test_a_table_of_teams_alone_is_one_of_teams() -> None:
    table = read("#\tTeam\tRd 1\n1\tRooks\tW2\n2\tPawns\tL1")
    assert [(player.name, player.about) for player in table.players] == [
        ("Rooks", ()),
        ("Pawns", ()),
    ]


def test_a_rating_report_tells_the_state() -> None:
    text = (ROOT / "docs/samples/rating-report.txt").read_text(encoding="utf-8")
    table = read(text)
    assert {heading for player in table.players for heading, _ in player.about} == {"State"}
    assert table.players[0].about == (("State", "MI"),)


def report_row(number: int, who: str, about: str, points: str, cell: str) -> str:
    """A row of a report; ``about`` is sex, title, federation and birth."""
    sex, title, fed, born = about.split(",")
    name = f"{number:4} {sex:1}{title:>3} {who:33} 1800 {fed:3} {'':11} {born:10}"
    return f"001 {name} {points:>4} {number:4}  {cell}"


TRF = "\n".join(
    (
        report_row(1, "Ann", "w,WGM,SUI,2010/00/00", "1.0", "   2 w 1"),
        report_row(2, "Ben", "m,,,1992/06/01", "0.0", "   1 b 0"),
        report_row(3, "Cem", ",,,", "1.0", "0000 - U"),
    )
)


def test_a_trf_report_tells_sex_title_federation_and_birth_and_they_are_written() -> None:
    text = f"012 Open\n{TRF}"
    table = read(text)
    assert [player.about for player in table.players] == [
        (("Sex", "w"), ("Title", "WGM"), ("Fed", "SUI"), ("Born", "2010/00/00")),
        (("Sex", "m"), ("Born", "1992/06/01")),
        (),
    ]
    assert [player.name for player in table.players] == ["Ann", "Ben", "Cem"]
    again = read(to_trf(table))
    assert [player.about for player in again.players] == [player.about for player in table.players]


def test_a_value_that_is_too_long_for_a_report_is_left_out() -> None:
    table = read("#\tName\tFed\tRd 1\n1\tAnn\tSwitzerland\tW2\n2\tBen\tSUI\tL1")
    again = read(to_trf(table))
    assert [player.about for player in again.players] == [(), (("Fed", "SUI"),)]
    assert [player.name for player in again.players] == ["Ann", "Ben"]


def test_the_players_list_of_swiss_manager_tells_federation_club_and_birth() -> None:
    players = (
        "Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;Pkt;Rang;Nachname\n"
        "1;Ann;;;0;1800;01.06.2012;SUI;W;U14;;0;Rooks;1;1;Ann\n"
        "2;Ben;;;0;0;;SUI;;;;0;;0;2;Ben\n"
    )
    pairings = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz\n1;1;0;0;1;2;1;0;\n"
    table = read(players + pairings)
    assert [player.about for player in table.players] == [
        (("Geburt", "2012"), ("Fed", "SUI"), ("Sex", "W"), ("Typ", "U14"), ("Klub", "Rooks")),
        (("Fed", "SUI"),),
    ]


@pytest.mark.parametrize(
    ("file", "first"),
    [
        ("chess-results-rank.csv", (("FED", "FID"),)),
        ("vega-crosstable.txt", (("T", "FM"), ("Fed", "SUI"))),
    ],
)
def test_fide_layouts_tell_the_federation(file: str, first: tuple[tuple[str, str], ...]) -> None:
    table = read((DATA / file).read_text(encoding="utf-8"))
    assert table.players[0].about == first


@pytest.mark.parametrize(
    ("above", "event"),
    [
        (["Riverside Fall Swiss 2026 - Reserve"], "Riverside Fall Swiss 2026 - Reserve"),
        (["Spring Open 2026", "Final Ranking after 2 Rounds"], "Spring Open 2026"),
        (["Stadtmeisterschaft 2026", "12. Vereinsturnier Open"], "12. Vereinsturnier Open"),
        (["Hi Bob,", "Thanks for the Open!", "the tournament was great, see below:"], None),
        (["Last update 12.03.2026, Open"], None),
        (["Standings by Swiss Manager"], None),
        (["Final Standings. Open"], None),
        ([], None),
    ],
)
def test_a_line_that_plainly_names_the_event_is_its_title(
    above: list[str], event: str | None
) -> None:
    assert read("\n".join([*above, "", FORMS["tabs"]])).event == event
    assert read("\n".join([*above, "", FORMS["spaces"]])).event == event


def test_a_title_that_the_text_gives_itself_goes_first() -> None:
    text = f"Event: Our Cup\nSpring Open 2026\n\n{FORMS['tabs']}"
    assert read(text).event == "Our Cup"
