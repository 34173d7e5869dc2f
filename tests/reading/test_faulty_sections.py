"""Of several sections one has a cell that cannot be read: it is named, the others are read."""

import re
from collections.abc import Callable
from itertools import permutations

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, opened, read, read_all
from calculator.view import to_html
from calculator.view.reading_problem import problem

NAMES = """Section {0}
No\tName\tR1\tR2\tTotal
1\tAnn {0}ee\tW Bob {0}oe\tD Cem {0}ay\t1.5
2\tBob {0}oe\tL Ann {0}ee\tW Dea {0}ox\t1.0
3\tCem {0}ay\tW Dea {0}ox\tD Ann {0}ee\t1.5
4\tDea {0}ox\tL Cem {0}ay\tL Bob {0}oe\t0
"""
NUMBERS = """Section {0}
No\tName\tR1\tR2\tTotal
1\tAnn {0}ee\tW2\tD3\t1.5
2\tBob {0}oe\tL1\tW4\t1.0
3\tCem {0}ay\tW4\tD1\t1.5
4\tDea {0}ox\tL3\tL2\t0
"""
"""Sections by names and by numbers."""


def spaced(text: str) -> str:
    return re.sub(r"([^\n\t]*)\t", lambda cell: cell[1].ljust(14), text)


def page(text: str) -> str:
    rows = re.sub(
        r"(?m)^.*\t.*$",
        lambda row: "<tr><td>" + row[0].replace("\t", "</td><td>") + "</td></tr>",
        text,
    )
    tables = re.sub(r"(?:<tr>.*</tr>\n?)+", lambda found: f"<table>{found[0]}</table>\n", rows)
    return re.sub(r"(?m)^(Section .)$", r"<h3>\1</h3>", tables)


FORMS: dict[str, Callable[[str], str]] = {
    "tabs": str,
    "blanks": spaced,
    "commas": lambda text: text.replace("\t", ","),
    "page": page,
}


@pytest.mark.parametrize("form", FORMS.values(), ids=list(FORMS))
@pytest.mark.parametrize("bad", ["Q?x", "7/3", "W Zed Poe"])
@pytest.mark.parametrize(
    "kinds",
    [(NAMES, NAMES), (NAMES, NUMBERS), (NUMBERS, NAMES), (NUMBERS, NUMBERS)],
    ids=["names", "names, numbers", "numbers, names", "numbers"],
)
def test_one_unreadable_cell(kinds: tuple[str, str], bad: str, form: Callable[[str], str]) -> None:
    faulty, other = kinds[0].format("L"), kinds[1].format("K")
    faulty = re.sub(r"W(?: Dea Lox|4)\t1\.0", f"{bad}\t1.0", faulty)
    for parts in permutations((faulty, other)):
        text = form("\n".join(parts))
        found = {
            title: table.said.code if isinstance(table, ReadError) else len(table.players)
            for title, table in read_all(text)
        }
        assert found.pop("Section K") == 4
        assert list(found) == ["Section L"]
        assert str(found["Section L"]).startswith("error-")
        assert opened(text).table.section == "Section K"


def test_the_faulty_section_is_the_one_that_is_chosen_on_the_page() -> None:
    """It is the largest; another one can then be chosen."""
    larger = NAMES.format("L").replace("W Dea Lox", "Q?x") + "5\tEva Lum\tbye\tbye\t2\n"
    text = NUMBERS.format("K") + "\n" + larger
    with pytest.raises(ReadError) as raised:
        opened(text)
    error = raised.value
    assert [one.title for one in error.sections] == ["Section K", "Section L"]
    assert error.section == 1
    options = re.findall(r"<option[^>]*>", to_html(problem(error, text)))
    assert ["selected" in one for one in options] == [False, True]


def test_the_same_table_twice_with_a_slip_in_one() -> None:
    """It is no extract: both are there."""
    slip = NUMBERS.format("K").replace("W4\t1.0", "W99\t1.0").replace("Section K", "First copy")
    (_, one), (_, other) = read_all(slip + "\n" + NUMBERS.format("K"))
    assert isinstance(one, ReadError)
    assert isinstance(other, Crosstable)


GAMES = (
    "Open Section\nRound 1\nAnn Oakes 1-0 Bea Lund\nTom Elder ½-½ Zoe Quinn\n"
    "Round 2\nAnn Oakes 1-0 Tom Elder\nBea Lund 0-1 Zoe Quinn\n\n"
    "{} Section\nRound 1\nPat Hale 1-0 Lou Xu\nKim Day {} Noa Birch\n"
    "Round 2\nPat Hale 0-1 Kim Day\nLou Xu ½-½ Noa Birch\n"
)


@pytest.mark.parametrize("said", ["1-7", "abc", ""])
def test_a_line_that_is_no_game_is_the_fault_of_its_section_alone(said: str) -> None:
    found = read_all(GAMES.format("U1200", said))
    assert [title for title, _ in found] == ["Open", "U1200"]
    (_, table), (_, error) = found
    assert isinstance(table, Crosstable)
    assert [player.name.split()[1] for player in table.players] == [
        *("Oakes", "Lund", "Elder", "Quinn"),
    ]
    assert isinstance(error, ReadError)
    assert (error.line, error.said.code) == (12, "error-no-game")
    # Under the same title again, or of the same people, it may be one section.
    again = GAMES.format("Open", said), GAMES.replace("Hale", "Oakes").replace("Pat", "Ann")
    for text in (again[0], again[1].format("U1200", said)):
        with pytest.raises(ReadError, match="Kim Day"):
            read(text)


def test_a_faulty_row_at_the_end_is_not_left_out_by_a_reading_of_both_sections_as_one() -> None:
    text = (
        "Open\nNo.\tName\tPts\tRnd1\n1\tAnn\t1\tW2\n2\tBob\t0\tL1\n3\tCem\t1\t-B-\n"
        "Reserve\nNo.\tName\tPts\tRnd1\n1\tDea\t1\tW2\n2\tEva\t0\tzonk\n"
    )
    assert [(one.title, one.players) for one in opened(text).sections] == [
        ("Open", 3),
        ("Reserve", 0),
    ]
    with pytest.raises(ReadError, match=r"^line 9, column 9: Eva, round 1 says “zonk”"):
        opened(text, section=1)


def test_above_many_sections_a_faulty_one_of_another_kind_is_one_more() -> None:
    letters = "bcdfghjklm"
    called = [f"{one}a{other}" for one in letters[:3] for other in letters]
    parts = [(NUMBERS if at else NAMES).replace("{0}", name) for at, name in enumerate(called)]
    parts[0] = parts[0].replace("W Dea babox", "Q?x", 1)
    found = read_all("\n".join(parts))
    assert [title for title, _ in found] == [f"Section {name}" for name in called]
    assert [isinstance(read, ReadError) for _, read in found] == [True] + 29 * [False]


def test_lines_with_commas_above_the_table_that_is_read_are_not_lost() -> None:
    first = "#,First,Last,R1,R2,R3,Total"
    rows = ["1,Ann,Lee,W2,L3,D4,1.5", "2,Max,Ray,L1,W4,L3,1.0", "3,Eva,Poe,W4,W1,W2,3.0"]
    beside = ["1,Dee,Fox,W2,W3,D2,2.5", "2,Eli,Poe,L1,-B-,D1,1.5", "3,Flo,Gray,-B-,L1,-H-,1.5"]
    both = "\n".join(
        f"{one:38}{other}" for one, other in zip([first, *rows], [first, *beside], strict=True)
    )
    below = f"{first}\n1,Gus,Hale,W2,L3,D2,1.5\n2,Ida,Jost,L1,W3,D1,1.5\n3,Kim,Day,-H-,L2,-U-,0.5"
    with pytest.raises(ReadError, match=r"^line [12], column \d+: "):
        opened(f"{both}\n4,Bob,Day,L3,L2,D1,0.5\n\nReserve\n\n{below}\n")
