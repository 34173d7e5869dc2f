"""Columns that are lined up just below their headings, one or two blanks apart."""

import pytest

from calculator.model import Crosstable
from calculator.reading import read

_RATINGS = ("2182", "905", "1640", "")
_NAMES = ("Van-Dyke, Mary Jo", "Ng, Bo", "O'Neil, Ann", "Roe, Cy")
_CLUBS = ("Rook & Roll", "PS 9", "", "St. Ann's")
_TITLES = ("NM", "", "FM", "")
_GAMES = (
    ("W2", "half bye", "D4"),
    ("L1", "W3", "H"),
    ("full bye", "L2", "absent"),
    ("U", "B", "D1"),
)
_TOTALS = ("2", "1.5", "1", "1.5")
#: What stands between the number and the rounds: headings, and cells.
FRONTS: dict[str, list[tuple[str, tuple[str, ...]]]] = {
    "a rating": [("Player Name", _NAMES), ("Rtg", _RATINGS)],
    "a club": [("Name", _NAMES), ("Club", _CLUBS), ("USCF", _RATINGS)],
    "titles below their heading": [("Title", _TITLES), ("Name", _NAMES), ("USCF", _RATINGS)],
    "titles below none": [("", _TITLES), ("Name", _NAMES), ("Rating", _RATINGS)],
    "ratings behind names": [
        ("Name", tuple(f"{_NAMES[at]} ({_RATINGS[at] or 'unr'})" for at in range(4))),
        ("School", _CLUBS),
    ],
}


def _rows(front: str, total: str) -> list[list[str]]:
    columns = FRONTS[front]
    heading = ["No.", *(head for head, _ in columns), "R1", "R2", "R3", *filter(None, [total])]
    rows = [
        [
            str(at + 1),
            *(cells[at] for _, cells in columns),
            *_GAMES[at],
            *_TOTALS[at : at + len(total[:1])],
        ]
        for at in range(len(_NAMES))
    ]
    return [heading, *rows]


def _lined_up(rows: list[list[str]], gap: int) -> str:
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        (" " * gap).join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip()
        for row in rows
    )


def _told(table: Crosstable) -> list[tuple[object, ...]]:
    return [
        (one.number, one.name, one.rating, one.results, one.total_halves) for one in table.players
    ]


@pytest.mark.parametrize("gap", [1, 2, 3])
@pytest.mark.parametrize("front", FRONTS)
@pytest.mark.parametrize("total", ["Pts", "Total", ""])
def test_cells_are_below_their_headings(front: str, total: str, gap: int) -> None:
    """Names ran over, ratings in brackets were names, those headed "USCF" were lost."""
    rows = _rows(front, total)
    found, between_tabs = read(_lined_up(rows, gap)), read("\n".join(map("\t".join, rows)))
    assert _told(found) == _told(between_tabs)
    assert [player.rating for player in found.players] == [2182, 905, 1640, None]
    codes = {one.code for one in found.warnings} - {"names-guessed"}
    assert codes == {one.code for one in between_tabs.warnings}


@pytest.mark.parametrize("gap", [1, 2])
def test_a_line_of_colors_below_each_row(gap: int) -> None:
    rows = [["No.", "Name", "R1", "R2", "Pts"]]
    rows += [["1", "Lee, Ann (1500)", "W2", "D2", "1.5"], ["", "", "W", "B", ""]]
    rows += [["2", "Roe, Bo", "L1", "D1", "0.5"], ["", "", "B", "W", ""]]
    found = read(_lined_up(rows, gap)).players
    assert [player.name for player in found] == ["Lee, Ann", "Roe, Bo"]
    assert [one.color for one in found[0].results] == ["W", "B"]


def test_a_number_in_front_of_the_first_heading_is_no_part_of_its_cell() -> None:
    text = "    Name         R1  Pts\n 1  Lee, Ann     W2  1\n 2  Roe, Bo      L1  0"
    assert [player.name for player in read(text).players] == ["Lee, Ann", "Roe, Bo"]


def test_a_sign_apart_from_its_opponent_is_below_its_heading() -> None:
    table = read(
        "No. Name      Rtg  1     2     3     Pts\n"
        "1   Tom Ives  1606 -  3B >     +  2N 1\n"
        "2   Lou Xu    2282 =  4N =     -  1B 1\n"
        "3   Pat Novak      +  1N - 11B <  4B 1\n"
        "4   Jo Dunn   920  =  2B +  5B >  3N 2.5\n"
        "5   Al Roe    1500 -  6N -  4N =  7B 0.5\n"
        "6   Cy Day    1400 +  5B =  7N       1.5\n"
        "7   Di Fox    1300 -     =  6B =  5N 1\n"
        "11  Ed Lum    1200       +  3N       1\n"
    )
    assert [player.rating for player in table.players[:4]] == [1606, 2282, None, 920]
    assert [f"{one.code}{one.opponent or ''}" for one in table.players[2].results] == [
        "W1",
        "L11",
        "F4",
    ]


def test_what_stands_below_nothing_at_one_place_is_no_part_of_names() -> None:
    table = read(
        "5  1 Corrigan, Ivo trophy D2 L3\n"
        "1  2 Ives, Eva     trophy D1 H\n"
        "In the team match Oak won 3-1.\n"
        "3  3 Moreau, Bea          D4 W1\n"
        "9  4 Xu, Pat       trophy D3 U\n"
    )
    assert [player.name for player in table.players] == [
        "Corrigan, Ivo",
        "Ives, Eva",
        "Moreau, Bea",
        "Xu, Pat",
    ]
