"""A long text that cannot be read is given up sooner, and what is wrong is said as of a short one.

What is looked at is counted, not timed.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read, read_all
from calculator.reading.assemble.games import walk as games
from calculator.reading.assemble.games.reader import read_games
from calculator.reading.assemble.games.walk import Walk as GamesWalk
from calculator.reading.assemble.standings import faults
from calculator.reading.assemble.teams import walk as teams
from calculator.reading.assemble.teams.lines import pair_of
from calculator.reading.choose import other_tables, readings
from tests.reading.test_faulty_sections import NAMES, NUMBERS
from tests.reading.test_many_players import text as written

#: Each section has its own names, of which no two are alike.
LETTERS = "bcdfghjklmnpqrstvwxz"
CALLED = [f"{one}a{other}" for one in LETTERS for other in LETTERS]


def sections(count: int, *faulty: int, kinds: tuple[str, str] = (NAMES, NUMBERS)) -> str:
    """Many sections, the first of one kind and all others of another; some with a slip."""
    made = []
    for at in range(count):
        text = kinds[at > 0].replace("{0}", CALLED[at])
        wrong = re.sub(r"W(?: Dea \w+|4)\t1\.0", "Q?x\t1.0", text)
        made.append(wrong if at in faulty else text)
    return "\n".join(made)


@pytest.fixture(autouse=True)
def _shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the rest of a shorter text be long, too."""
    monkeypatch.setattr(other_tables, "_LONG", 1000)
    monkeypatch.setattr(other_tables, "_STRETCH", 200)


@pytest.mark.parametrize(
    "kinds", [(NAMES, NUMBERS), (NUMBERS, NAMES), (NUMBERS, NUMBERS), (NAMES, NAMES)]
)
def test_a_long_text_with_a_slip_in_its_first_section_is_read_as_a_short_one(
    kinds: tuple[str, str],
) -> None:
    many = 12
    few, found = (read_all(sections(count, 0, kinds=kinds)) for count in (3, many))
    assert [title for title, _ in found] == [f"Section {one}" for one in CALLED[:many]]
    assert [at for at, (_, one) in enumerate(found) if not isinstance(one, Crosstable)] == [0]
    assert [str(all_[0][1]) for all_ in (few, found)] == [str(few[0][1])] * 2


@pytest.mark.parametrize("kind", [NAMES, NUMBERS])
def test_of_a_long_text_of_which_nothing_is_read_the_rest_is_not_read_to_its_end(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_: list[str] = []

    def rest(found: list[Any], reader: Any, text: str, read: Any) -> Any:  # noqa: ANN401
        def counted(reader: Any, text: str) -> Any:  # noqa: ANN401 - as it is called
            read_.append(text.strip("\n"))
            return read(reader, text)

        # Of the first section alone is known that it cannot be read.
        return look(found[:1], reader, text, counted)

    look = other_tables.with_rest
    monkeypatch.setattr(readings, "with_rest", rest)
    many = 12
    for faulty, whole in ((range(many), False), ((0,), True)):
        read_.clear()
        text = sections(many, *faulty, kinds=(kind, kind))
        found = read_all(text)
        # It is said where the first slip is, and what.
        error = found[0][1]
        assert isinstance(error, ReadError)
        assert (error.line, error.cell) == (4, "Q?x")
        assert len(read_) == 1 + whole
        assert len(read_[0]) < len(text) / 3
        assert len(found) == (many if whole else 1)


def listed(count: int, wrong: int = 0) -> str:
    """A list of games, of which some have a result that cannot be read."""
    lines = ["Round 1"]
    for at in range(count):
        one, other = CALLED[at % len(CALLED)], CALLED[-1 - at % len(CALLED)]
        result = "1-0 0-1" if wrong and at % wrong == wrong - 1 else "1-0"
        lines.append(f"{at + 1}. {one.title()} Lee{at} {result} {other.title()} Poe{at}")
    return "\n".join(lines)


def test_a_long_list_with_many_faults_is_left_and_its_first_one_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at = 0

    def counted(self: GamesWalk, number: int, line: str) -> Any:  # noqa: ANN401 - as it is called
        nonlocal looked_at
        looked_at += 1
        return look(self, number, line)

    look = GamesWalk._read
    monkeypatch.setattr(GamesWalk, "_read", counted)
    count = 2000
    (error,) = read_games(listed(count, wrong=10))
    assert isinstance(error, ReadError)
    assert error.line == 11
    # About how many there are is told by the lines that were looked at.
    assert 0.8 * 2 * count < error.size < 1.2 * 2 * count
    assert looked_at < count / 3


def test_standings_below_each_other_are_no_list_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = 0

    def counted(self: GamesWalk, number: int, line: str) -> Any:  # noqa: ANN401 - as it is called
        nonlocal looked_at
        looked_at += 1
        return look(self, number, line)

    look = GamesWalk._read
    monkeypatch.setattr(GamesWalk, "_read", counted)
    rows = "\n".join(
        f"{at}\tAnn {one.title()}\t{1900 - at}\t3" for at, one in enumerate(LETTERS, 1)
    )
    ranking = f"Place\tName\tRating\tPoints\n{rows}\n\n"
    count = 100
    assert read_games(ranking * count) == []
    assert 0 < looked_at < count * ranking.count("\n") / 3
    # Games far below them are found.
    (found,) = read_games(ranking * count + listed(12))
    assert not isinstance(found, ReadError)
    assert len(found.rows) == 24


def test_of_a_long_list_of_games_the_beginning_tells_that_they_are_no_matches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at = set()

    def counted(line: Any, **how: Any) -> Any:  # noqa: ANN401 - as it is called
        looked_at.add(line.whole.line)
        return look(line, **how)

    look = pair_of
    monkeypatch.setattr(teams, "pair_of", counted)
    count = 3000
    # A slip looks like a match, and those below it like its boards.
    text = listed(count).replace("300. ", "300. Oak Hall 10-0 Elm House, ")
    assert not [one for sheet in teams.sheets_of(text).sheets for one in sheet.matches]
    assert len(looked_at) < count / 2


def test_a_long_list_of_matches_is_read_to_its_end() -> None:
    lines = []
    for round_ in range(1, 100):
        lines += [f"Round {round_}", "", "Oak 2 Hall 2 - 1 Elm House", "1. Ann Lee 1-0 Bo Ray"]
        lines += ["2. Cy Poe ½-½ Di Fox", "3. Ed Orr ½-½ Flo Kay", "", "Ash A 2½ - ½ Fir B"]
        lines += ["1. Al Kim 1-0 Jo Low", "2. Mo Nye 1-0 Pat Quill", "3. Sam Tye ½-½ Uma Vail", ""]
        lines += [f"Played in {CALLED[round_].title()} by friends of the game", ""]
        lines += ["Nobody came late.", "", "Thanks to all.", "", "", ""]
    assert len(lines) > teams._OF_ALL * teams._LOOKED_AT
    (sheet,) = teams.sheets_of("\n".join(lines)).sheets
    assert [match.round for match in sheet.matches] == [at // 2 for at in range(2, 200)]
    assert {len(match.seats) for match in sheet.matches} == {3}


def test_a_line_that_comes_again_has_its_own_place() -> None:
    for line in ("Ann Lee 1-0 Bo Ray (zonk)", "  Cy Poe bye", "Ann beat Bo; Cy drew Di"):
        first, again = (games.items_in(number, line) for number in (7, 12))
        assert first
        assert [type(one) for one in first] == [type(one) for one in again]
        for one, other in zip(first, again, strict=True):
            assert (one.cell.line, other.cell.line) == (7, 12)
            assert [side.whole._replace(line=12) for side in one.sides] == [
                side.whole for side in other.sides
            ]
            assert [side.name._replace(line=12) for side in one.sides] == [
                side.name for side in other.sides
            ]
            assert games.items_in(7, line) == first
    for number in (3, 5):
        with pytest.raises(ReadError) as caught:
            games.items_in(number, "Ann 1-0 Bo 1-0 Cy")
        assert caught.value.line == number


@pytest.mark.parametrize(
    "mark", ["X", "x", "xxx", "*", "***", "■", "\\", "#", "_-_", ":", "|", ";", "×", "х", "--/--"]
)
def test_a_row_with_a_mark_of_the_own_cell_is_seen(mark: str) -> None:
    for between in ("\t", "  "):
        line = between.join(("1", "Ann Lee", mark, "1½", "2"))
        row = faults._row_of_opponents(1, line)
        assert row is not None
        assert [cell.text for cell in row[1]] == [mark, "1½", "2"]


@pytest.mark.parametrize("row", [3, 150, 295])
@pytest.mark.parametrize("mark", [" ", "\t"])
def test_one_row_of_many_is_put_together_that_lacks_cells(row: int, mark: str) -> None:
    whole = written("wintd-tabs", 300)
    lines = whole.split("\n")
    number, _, rest = lines[row].partition("\t")
    # Within the name, or right behind it: the tab was lost.
    name, _, behind = rest.partition(mark)
    lines[row] = f"{number}\t{name}\n{behind}"
    table = read("\n".join(lines))
    assert table.players == read(whole).players
    assert not table.warnings


def test_a_row_that_lacks_cells_above_words_stays_as_it_is() -> None:
    rows = [
        "No\tName\tR1\tR2\tPts",
        "1\tAnn Ray\tW2\tW3\t2",
        "2\tBob Lee\tL1",
        "3\tCy Roe\t-B-\tL1\t1",
    ]
    for below in ("withdrew\tafter\tround 1", "withdrew after\tround 1", "withdrew"):
        with pytest.raises(ReadError, match="Bob Lee"):
            read("\n".join([*rows[:3], below, rows[3]]))
