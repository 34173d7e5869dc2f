"""Every word of a player's row has a place, and what has none is told of."""

import re
from random import Random

import pytest

from calculator.model import Message
from calculator.reading import ReadError, opened, read
from tests.reading.layout_writers import LAYOUTS, random_written
from tests.support.examples import seeds

TABLE = (
    "No  Name       R1   R2   R3   Pts\n"
    "1   Ann Lind   W4   D2   W3   2.5\n"
    "2   Bob Rowe   W3   D1   W4   2.5\n"
    "3   Cleo Dunn  L2   W4   L1   1.0\n"
    "4   Dan Juhl   L1   L3   L2   0.0\n"
)


def told(text: str) -> list[tuple[str, tuple[object, ...]]]:
    return [(one.code, one.facts) for one in read(text).warnings]


def test_a_row_behind_another_is_told_of() -> None:
    text = TABLE.replace("L2   0.0", "L2   0.0  5   Eva Sund   U    U    U    0.0")
    assert told(text) == [("words-left-out", (5, "5   Eva Sund   U    U    U    0.0"))]
    assert told(TABLE) == []


def test_it_says_what_it_is_about() -> None:
    (said,) = read(TABLE.replace("2.5\n2", "2.5  Eva Sund  U  0\n2", 1)).warnings
    assert isinstance(said, Message)
    assert said.line == 2
    assert said.words().startswith("Line 2 also has “Eva Sund  U  0”: left out.")


@pytest.mark.parametrize("remark", ["Champion", "Upset prize", "1st place (Oak Club)", "Class A"])
def test_a_remark_is_no_row(remark: str) -> None:
    try:
        codes = [code for code, _ in told(TABLE.replace("W3   2.5", f"W3   2.5  {remark}"))]
    except ReadError:
        codes = []
    assert "words-left-out" not in codes


def test_what_is_in_most_rows_is_a_column() -> None:
    rows = TABLE.splitlines()
    text = "\n".join([rows[0], *(f"{row}  Oak" for row in rows[1:])])
    assert "words-left-out" not in [code for code, _ in told(text)]


@pytest.mark.parametrize(
    ("name", "codes"), [("Lind, Ann X†", ["name-odd"]), ("Lind, Ann", []), ("Lind, Ann J.", [])]
)
def test_a_name_that_ends_with_the_cell_of_others(name: str, codes: list[str]) -> None:
    own = "" if "X" in name else " X"
    text = (
        f"No Name 1 2 3 4 Total\n1 {name}{own} ½ ½ 0 1.0\n2 Rowe, Bob ½ X ½ 1 2.0\n"
        "3 Dunn, Cleo ½ ½ X 0 1.0\n4 Juhl, Dan 1 0 1 X 2.0\n"
    )
    assert [code for code, _ in told(text)] == codes


def test_a_total_in_one_cell_with_a_round_is_told_of_in_a_section_below() -> None:
    # The columns are those of both sections: in the second one two cells became one.
    text = (
        "1  Marsh, Mary Jo   W3  D6  W2  D6  3.0\n2  Corrigan, Félix  D7  W7  L1  L5  1.5\n"
        "3  Peña, José       L1  L4  L9  H   0.5\n4  Ingram, Noa      L6  W3  U   D7  1.5\n"
        "5  Calder, Zoë      D8  W8  D6  W2  3.0\n6  Ekström, Bea     W4  D1  D5  D1  2.5\n\n"
        "1  Corrigan, Ann    L6  W5  U  U  1.0\n2  Ives, Mary Jo    D4  D4  U  U  1.0\n"
        "3  Abbot, Otis      W5  L6  U  U  1.0\n4  Brook, Mary Jo   D2  D2  U  U  1.0\n"
        "5  Birch, Eva       L3  L1  U  U  0.0\n6  Ingram, Zoë      W1  W3  U  U  2.0\n"
    )
    table = opened(text).table
    assert table.rounds == 4 or [one.code for one in table.warnings] == ["results-unused"]


@pytest.mark.parametrize("seed", seeds(3))
def test_texts_that_are_whole_are_not_spoken_of(seed: int) -> None:
    for layout in LAYOUTS:
        made = random_written(layout, Random(seed), people=True)  # noqa: S311
        if made is not None:
            codes = {one.code for one in opened(made.text).table.warnings}
            assert codes.isdisjoint({"words-left-out", "name-odd", "results-unused"}), made.text


LISTS = {
    "1º Resultado particular\n2º Bucholz -1\n": ("DE", "BH/C1"),
    "Desempates:\n1º Resultado particular\n2º Bucholz -1\n": ("DE", "BH/C1"),
    "Desempates: a) Resultado particular, b) Bucholz -1\n": ("DE", "BH/C1"),
    "a) Direct encounter\nb) Buchholz Cut 1\n": ("DE", "BH/C1"),
    "Tiebreaks:\nA) Direct encounter\nB) Buchholz\nC) Wins\n": ("DE", "BH", "WIN"),
}


@pytest.mark.parametrize("said", LISTS)
@pytest.mark.parametrize("between", ["", "\n"])
def test_a_list_of_tiebreaks_is_read_and_none_of_its_lines_is_a_row(
    said: str, between: str
) -> None:
    for text in (TABLE + between + said, said + "\n" + TABLE):
        table = read(text)
        assert table.announced == LISTS[said]
        assert table.warnings == ()


def test_a_numbered_list_above_a_table_has_cuts() -> None:
    table = read("1) Direct encounter\n2) Buchholz Cut 1\n\n" + TABLE)
    assert (table.announced, table.warnings) == (("DE", "BH/C1"), ())


def test_letters_may_come_behind_the_opponents() -> None:
    spanish = re.sub(" {2,}", "\t", TABLE).replace("Name", "Jugador").replace("Pts", "Puntos")
    for english, own in (("W", "G"), ("D", "T"), ("L", "P")):
        for number in "1234":
            spanish = spanish.replace(f"{english}{number}", f"{number}{own}")
    assert "4G\t2T\t3G" in spanish
    table, right = read(spanish), read(TABLE)
    assert [one.results for one in table.players] == [one.results for one in right.players]


def test_letters_that_may_be_colors_are_not_taken_for_results() -> None:
    text = TABLE
    for english, own in (("W", "s"), ("D", "w"), ("L", "s")):
        for number in "1234":
            text = text.replace(f"{english}{number}", f"{number}{own}")
    with pytest.raises(ReadError, match="Nobody in this table has a result"):
        read(text)
