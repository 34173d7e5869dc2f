"""What a line or a table is, is worked out once, and so it is what belongs to what in a long text.

What is looked at is counted, not timed.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from calculator.reading import read_all
from calculator.reading.assemble.games.sheets import Sheet
from calculator.reading.assemble.named import told_rows
from calculator.reading.assemble.named.rows_in_words import read_rows_in_words
from calculator.reading.assemble.standings import headed
from calculator.reading.assemble.teams import lines as pairs
from calculator.reading.cells.sides import has_name
from calculator.reading.check.consistency import Judged
from calculator.reading.cut.segments import Segment, segments
from tests.reading.test_long_broken import CALLED

ROWS = "No\tName\tR1\tR2\tPts\n1\tAnn\tW2\tD3\t1½\n2\tBo\tL1\tW3\t1\n3\tCy\tB\tD1\t1½\n"


def test_a_table_at_the_same_place_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read_: list[str] = []

    def counted(segment: Segment, *, headed: bool) -> Judged:
        read_.append(segment.rows[0].text)
        return look(segment, headed=headed)

    look = headed._table_of
    monkeypatch.setattr(headed, "_table_of", counted)
    monkeypatch.setattr(headed, "_ROWS_KEPT", 8)
    monkeypatch.setattr(headed, "_KEPT", headed._Kept())
    first = headed.read_tables(ROWS)
    segments.cache_clear()
    assert headed.read_tables(ROWS) == first
    assert len(read_) == 1
    # Further down its lines are others.
    assert headed.read_tables(f"\n{ROWS}") != first
    assert (len(read_), len(headed._KEPT), headed._KEPT.rows) == (2, 2, 6)
    # Of too many rows none is kept, and one of too many is not kept at all.
    headed.read_tables(f"\n\n{ROWS}")
    assert (len(read_), len(headed._KEPT), headed._KEPT.rows) == (3, 1, 3)
    monkeypatch.setattr(headed, "_ROWS_KEPT", 2)
    headed.read_tables(ROWS)
    assert (len(read_), len(headed._KEPT)) == (4, 1)


def test_who_a_line_begins_with_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def counted(line: str, begins: re.Pattern[str]) -> object:
        asked.append(line)
        return look(line, begins)

    look = told_rows._who
    monkeypatch.setattr(told_rows, "_who", counted)
    for kept in (told_rows._whos, told_rows.begun):
        kept.cache_clear()
    rows = "Ray Ott: beat Bell, bye\nBell Ash: lost to Ray, drew Kim\nKim Fox: bye, drew Bell"
    (one,) = read_rows_in_words(rows)
    once = len(told_rows.BEGINS)
    assert Counter(asked) == dict.fromkeys(rows.split("\n"), once)
    (other,) = read_rows_in_words(f"Club night\n\n{rows}")
    assert Counter(asked) == dict.fromkeys(["Club night", "", *rows.split("\n")], once)
    assert [row.name.line for table in (one, other) for row in table.raw.rows] == [1, 2, 3, 3, 4, 5]
    for kept in (told_rows._whos, told_rows.begun):
        kept.cache_clear()


def test_whose_standings_are_is_asked_of_each_section_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Sheet] = []

    def counted(sheet: Sheet) -> set[tuple[str, ...]]:
        asked.append(sheet)
        return look(sheet)

    look = Sheet.keys
    monkeypatch.setattr(Sheet, "keys", counted)
    many = 12
    parts = []
    for one in CALLED[:many]:
        names = [f"{first} {one.title()}" for first in ("Ann", "Bo", "Cy", "Di")]
        rows = "\n".join(f"{at}\t{name}" for at, name in enumerate(names, 1))
        games = f"Round 1\n{names[0]} 1-0 {names[1]}\n{names[2]} ½-½ {names[3]}"
        parts.append(f"Section {one}\nNo\tName\n{rows}\n\n{games}")
    found = read_all("\n\n".join(parts))
    assert [title for title, _ in found] == CALLED[:many]
    # Once of whose they are, and not for each of the others.
    assert Counter(map(id, asked)).most_common(1)[0][1] <= 2


def test_the_first_way_to_cut_a_line_tells_that_it_may_be_a_pair(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    named: list[str] = []

    def counted(text: str) -> bool:
        named.append(text)
        return look(text)

    look = has_name
    (line,) = pairs.lines_in("Oak  Elm  Ash  Fir  Yew  Box")
    monkeypatch.setattr(pairs, "has_name", counted)
    assert pairs.may_be_paired(line, bare=False)
    assert named == ["Oak", "Elm Ash Fir Yew Box"]
    assert len(pairs.versus(line, bare=False)) == 5
