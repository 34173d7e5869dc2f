"""Tables as clubs' pages have them: flags, headings that come again, other tables beside them."""

import re

import pytest

from calculator.model import Crosstable
from calculator.reading import read, read_all

#: Number, name, opponent and result of each round; in the order of their places.
_PLAYERS = (
    ("3", "Ann Lee", "1W", "2D"),
    ("1", "Bo Roe", "3L", "4W"),
    ("4", "Cy Day", "2W", "1L"),
    ("2", "Di Fox", "4L", "3D"),
)
_NAMES = {number: name for number, name, *_ in _PLAYERS}
_RIGHT = [["W1", "D2"], ["L3", "W4"], ["W2", "L1"], ["L4", "D3"]]


def _by_number(cell: str) -> list[str]:
    return [cell[1] + cell[0]]


def _in_two(cell: str) -> list[str]:
    return [cell[0], cell[1]]


def _by_name(cell: str) -> list[str]:
    return [f"{cell[1]} {_NAMES[cell[0]]}"]


FORMS = {"by number": _by_number, "in two cells": _in_two, "by name": _by_name}


def _row(cells: list[str], tag: str = "td") -> str:
    return "<tr>" + "".join(f"<{tag}>{cell}</{tag}>" for cell in cells) + "</tr>"


def _heads(form: str, tag: str) -> str:
    first = _row(["No.", "Player", "R1", "R2"], tag)
    if form != "in two cells":
        return first
    own, rounds = f"<{tag} rowspan=2>", f"<{tag} colspan=2>"
    for head in ("No.", "Player"):
        first = first.replace(f"<{tag}>{head}", f"{own}{head}")
    for head in ("R1", "R2"):
        first = first.replace(f"<{tag}>{head}", f"{rounds}{head}")
    return first + _row(["Opp", "Res"] * 2, tag)


def _rows(form: str) -> list[str]:
    return [
        _row([number, name, *(text for cell in cells for text in FORMS[form](cell))])
        for number, name, *cells in _PLAYERS
    ]


def _found(text: str) -> list[list[str]]:
    table = read(text)
    assert [player.name for player in table.players] == list(_NAMES.values())
    assert not table.warnings
    assert not table.contradictions
    number = {player.number: number for player, (number, *_) in zip(table.players, _PLAYERS)}  # noqa: B905
    return [
        [f"{one.code}{number[one.opponent or 0]}" for one in player.results]
        for player in table.players
    ]


@pytest.mark.parametrize("tag", ["th", "td"])
@pytest.mark.parametrize("form", FORMS)
def test_a_heading_that_comes_again_ends_nothing(form: str, tag: str) -> None:
    """Rows below it were lost where the numbers do not go up, and the table was refused."""
    first, *rest = _rows(form)
    heads = _heads(form, tag)
    assert _found(f"<table>{heads}{first}{heads}{''.join(rest)}</table>") == _RIGHT


def _copied(page: str) -> str:
    """Return a page as a browser copies it as text: no cells for those that reach down."""
    page = page.replace("</tr>", "\n").replace("</table>", "\n")
    page = re.sub(
        r"<t[dh] colspan=(\d)>([^<]*)", lambda cell: f"{cell[2]}{chr(9) * (int(cell[1]) - 1)}", page
    )
    return re.sub(r"<[^>]*>", "", re.sub(r"(?<=\w)<t[dh][^>]*>|</t[dh]>(?!\n)", "\t", page))


@pytest.mark.parametrize("form", FORMS)
def test_a_heading_that_comes_again_in_copied_text(form: str) -> None:
    heads, (first, *rest) = _heads(form, "td"), _rows(form)
    text = _copied(f"<table>{heads}{first}{heads}{''.join(rest)}</table>")
    assert "<" not in text
    assert _found(text) == _RIGHT


def test_a_heading_that_comes_again_in_lined_up_text() -> None:
    heading = "No.  Player   R1        R2"
    rows = [
        f"{number}    {name}   {'   '.join(_by_name(cell)[0] for cell in cells)}"
        for number, name, *cells in _PLAYERS
    ]
    assert _found("\n".join((heading, *rows[:2], heading, *rows[2:]))) == _RIGHT


@pytest.mark.parametrize("head", ["Rd. {}", "{}.Rd", "{}", "Round {}", "R{}"])
def test_one_heading_over_opponents_and_results(head: str) -> None:
    """As many columns as players were taken for results of everybody against everybody."""
    heads = "".join(f"\t{head.format(number)}\t" for number in (1, 2))
    rows = ["\t".join((number, name, *"".join(games))) for number, name, *games in _PLAYERS]
    assert _found("\n".join((f"No.\tPlayer{heads}", *rows))) == _RIGHT


@pytest.mark.parametrize("form", FORMS)
def test_a_list_of_prizes_below_copied_text(form: str) -> None:
    text = _copied(f"<table>{_heads(form, 'td')}{''.join(_rows(form))}</table>")
    assert _found(f"{text}\nPrize\tWinner\n1st\tAnn Lee") == _RIGHT


@pytest.mark.parametrize("title", ["<tr><td colspan=4>U1200</td></tr>", ""])
def test_a_heading_that_comes_again_heads_a_section(title: str) -> None:
    """Below a title it does, and where the numbers begin anew."""
    heads, rows = _heads("by number", "th"), "".join(_rows("by number"))
    sections = read_all(f"<table>{heads}{rows}{title}{heads}{rows.replace('Ann', 'Eve')}</table>")
    tables = [table for _, table in sections if isinstance(table, Crosstable)]
    assert [len(table.players) for table in tables] == [4, 4]


#: Where the title of a section is: above its table, or in it.
TITLES = ("<h3>{}</h3><table>", "<table><caption>{}</caption>", "<table><tr><td colspan=4>{}</tr>")


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("form", FORMS)
def test_the_first_section_has_its_title(form: str, title: str) -> None:
    """It was lost where the heading is of two rows, or the title the first row of the table."""
    table = f"{_heads(form, 'th')}{''.join(_rows(form))}</table>"
    other = re.sub(r"Ann|Bo|Cy|Di", lambda name: f"{name[0]}na", table)
    sections = read_all(f"{title.format('Open')}{table}{title.format('U1200')}{other}")
    assert [called for called, _ in sections] == ["Open", "U1200"]


@pytest.mark.parametrize("form", FORMS)
def test_another_table_of_the_page_has_no_rows_that_are_cut_off(form: str) -> None:
    prizes = "<table><tr><th>Prize<th>Winner</tr><tr><td>1st<td>Ann Lee</tr></table>"
    page = f"<table>{_heads(form, 'th')}{''.join(_rows(form))}</table>{prizes}"
    assert _found(page) == _RIGHT


@pytest.mark.parametrize(
    "picture",
    ["\U0001f3c6", "\U0001f1fa\U0001f1f8", "(\U0001f947)", "[\U0001f3c6\U0001f3c6]", "⭐️"],
)
@pytest.mark.parametrize("before", [True, False])
@pytest.mark.parametrize("between", ["\t", ",", "   ", "<td>"])
def test_pictures_beside_names_are_no_parts_of_them(
    picture: str, between: str, *, before: bool
) -> None:
    """They were "in the middle of the name", or hid the rating behind it."""
    rows = [["No.", "Player", "R1", "R2"]]
    for number, name, *cells in _PLAYERS:
        rated = f"{name} (1500)"
        marked = f"{picture} {rated}" if before else f"{rated} {picture}"
        rows.append([number, marked, *(_by_number(cell)[0] for cell in cells)])
    if between == "<td>":
        text = "<table>" + "".join(map(_row, rows)) + "</table>"
    else:
        text = "\n".join(between.join(row) for row in rows)
    assert _found(text) == _RIGHT
    assert {player.rating for player in read(text).players} == {1500}


@pytest.mark.parametrize("letters", ["WB", "wb"])
def test_colors_below_the_results(letters: str) -> None:
    """They were lost without a word: the cells in front of them are empty."""
    white, black = letters[0], letters[1]
    below = [white, black], [black, white], [white, black], [black, white]
    pairs = zip(_rows("by number"), below, strict=True)
    page = "".join(row + _row(["", "", *colors]) for row, colors in pairs)
    table = read(f"<table>{_heads('by number', 'th')}{page}</table>")
    assert [[one.color for one in player.results] for player in table.players] == [
        [color.upper() for color in colors] for colors in below
    ]
