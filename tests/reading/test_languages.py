"""Whose tiebreaks go with a table whose headings are in another language than English."""

import pytest

from calculator.ranked import rank
from calculator.reading import read
from calculator.reading.columns.headings import column, is_foreign
from calculator.reading.text.grid import Cell

ROWS = (
    "1\tAnn\t2½\tW2\tD3\tW4\n2\tBob\t2\tL1\tW4\tW3\n3\tCyd\t1½\tW4\tD1\tL2\n4\tDov\t0\tL3\tL2\tL1"
)

#: What tables that people make themselves are headed with.
HEADINGS = {
    "Spanish": "Puesto\tNombre\tPuntos\tRonda 1\tRonda 2\tRonda 3",
    "German": "Platz\tName\tPunkte\tRunde 1\tRunde 2\tRunde 3",
    "German, short": "Nr.\tName\tPkt.\tR1\tR2\tR3",
    "French": "Place\tNom\tPts\tR1\tR2\tR3",
    "Italian": "Pos\tNome\tPunti\tTurno 1\tTurno 2\tTurno 3",
    "Dutch": "Plaats\tNaam\tPunten\tRonde 1\tRonde 2\tRonde 3",
    "Portuguese": "Pos\tNome\tPontos\tRodada 1\tRodada 2\tRodada 3",
    "Polish": "Miejsce\tNazwisko\tPunkty\tRunda 1\tRunda 2\tRunda 3",
    "Czech": "Pořadí\tJméno\tBodů\tKolo 1\tKolo 2\tKolo 3",
    "Swedish": "Plats\tNamn\tPoäng\t1\t2\t3",
    "Russian": "Место\tИмя\tОчки\tТур 1\tТур 2\tТур 3",
    "Hungarian": "Hely\tNév\tPont\t1. forduló\t2. forduló\t3. forduló",
}
ENGLISH = [
    "Place\tName\tPoints\tRound 1\tRound 2\tRound 3",
    "Pos\tPlayer\tTotal\tRd 1\tRd 2\tRd 3",
    "No.\tName\tPts\tRnd1\tRnd2\tRnd3",
    "Rank\tName\tScore\t1\t2\t3",
    "#\tStudent\tPts\tR1\tR2\tR3",
]


@pytest.mark.parametrize("language", HEADINGS)
def test_the_order_of_a_table_in_another_language_is_fides(language: str) -> None:
    table = read(f"{HEADINGS[language]}\n{ROWS}")
    assert table.system == "fide"
    standings = rank(table)
    assert [row.number for row in standings.rows] == [1, 2, 3, 4]
    assert all(tiebreak.system == "fide" for tiebreak in standings.order)


@pytest.mark.parametrize("heading", ENGLISH)
def test_the_order_of_an_english_table_is_that_of_us_chess(heading: str) -> None:
    assert read(f"{heading}\n{ROWS}").system == "us-chess"


def test_what_only_us_chess_has_makes_a_spanish_table_american() -> None:
    rows = ROWS.replace("\n", "\t3\n") + "\t3"
    for more in ("Solkoff", "Mod. Med", "USCF"):
        heading = HEADINGS["Spanish"] + f"\t{more}"
        assert read(f"{heading}\n{rows}").system == "us-chess", more


def test_what_the_text_says_itself_comes_first() -> None:
    assert read(f"Rules: us-chess\n\n{HEADINGS['German']}\n{ROWS}").system == "us-chess"


@pytest.mark.parametrize("heading", ["Elo", "Rtg", "Club", "BH", "1", "R1", "1st", "Pts.", "Pos."])
def test_headings_that_english_tables_have_too(heading: str) -> None:
    assert not is_foreign(column(Cell(heading, 1, 1)))
