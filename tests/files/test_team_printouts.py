"""Printouts of team events: columns far apart, feet and heads of pages, matches over two pages."""

import re

import pytest

from calculator.files import File, text_of
from calculator.reading import read
from tests.reading.test_team_matches import WRITERS, boards, fits, results, tournament
from tests.support.examples import one_in, seeds
from tests.support.printouts import Rows, printout

HEAD = [["State Team Championship 2026"], ["Last update 03.05.2026"]]
FOOT = [["Program Swiss-Manager from Heinz Herzog - chess-results.com"], ["Page 1/2"]]


def lined_up(pages: list[list[list[str]]]) -> str:
    """The text of a printout whose columns are as wide as their widest cell."""
    rows = [row for page in pages for row in page if len(row) > 1]
    widths = [
        max((len(row[at]) for row in rows if at < len(row)), default=0)
        for at in range(max(map(len, rows)))
    ]
    starts = [40]
    for width in widths[:-1]:
        starts.append(starts[-1] + max(14, int(5.2 * width) + 8))
    made: list[Rows] = list(pages)
    return text_of([File("event.pdf", printout(made, starts=starts))])


def rows_of(text: str, parted: str = r"\t|  +") -> list[list[str]]:
    return [re.split(parted, line) for line in text.rstrip("\n").split("\n")]


@pytest.mark.parametrize("name", one_in(2, WRITERS))
def test_events_are_read_from_one_page_and_from_two(name: str) -> None:
    write, seated, _ = WRITERS[name]
    seen = 0
    for seed in seeds(20):
        table = tournament(seed)
        if not fits(table, name):
            continue
        seen += 1
        text = write(table)
        rows = rows_of(text, "," if "," in text and "\t" not in text else r"\t|  +")
        half = len(rows) // 2
        for pages in ([rows], [HEAD + rows[:half] + FOOT, HEAD + rows[half:] + FOOT]):
            again = read(lined_up(pages))
            ordered = name != "matrix"
            assert results(again, rounds=ordered) == results(table, rounds=ordered), seed
            assert not seated or boards(again) == boards(table), seed
            assert not [one for one in again.warnings if one.code == "match-line-left-out"]
    assert seen


LEAGUE = """Division One
Round 1
Oak Knights  2½  -  1½  Elm Rooks
1  Lee, Ann  1900  1-0  1880  Ray, Cem
2  Poe, Ben  1850  ½-½  1800  Fox, Dea
3  Day, Eli  1870  1-0  1840  Kay, Gus
4  May, Flo  1790  0-1  1780  Roy, Hal
Ash Bishops  2  -  2  Yew Pawns
1  Tam, Ian  1900  1-0  1880  Uhl, Jo
2  Van, Kim  1850  ½-½  1800  Wed, Lou
3  Xan, Max  1870  ½-½  1840  Yip, Nat
4  Zed, Oli  1790  0-1  1780  Abt, Pam
"""


@pytest.mark.parametrize("parted", [0, 4, 6])
def test_a_league_with_its_boards(parted: int) -> None:
    rows = rows_of(LEAGUE)
    pages = [rows] if not parted else [HEAD + rows[:parted] + FOOT, HEAD + rows[parted:] + FOOT]
    for text in (lined_up(pages), LEAGUE):
        table = read(text)
        assert table.teams is not None
        assert [(one.name, one.results[0].game_halves) for one in table.players] == [
            ("Oak Knights", 5),
            ("Elm Rooks", 3),
            ("Ash Bishops", 4),
            ("Yew Pawns", 4),
        ]
        assert len(table.teams.individuals) == 16
        assert [board.halves for board in table.teams.lineups[1, 1]] == [2, 1, 2, 0]


def test_a_line_that_is_no_foot_is_told() -> None:
    rows = rows_of(LEAGUE)
    said = read(
        lined_up([[*rows[:7], ["Oak Knights protest against board 4"], *rows[7:]]])
    ).warnings
    assert [one.facts for one in said] == [("Oak Knights protest against board 4",)]
