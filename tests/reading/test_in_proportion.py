"""Twice the text is about twice the work, whatever it holds: counted in steps, not timed."""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from time import process_time
from timeit import repeat

import pytest

from calculator.reading import ReadError, read, read_all
from calculator.reading.assemble.games import lines, walk
from calculator.reading.assemble.games.lines import items_of
from calculator.reading.assemble.standings import rounds_in_a_cell
from calculator.reading.cells import dialects, grammar, joined_words, looks
from calculator.reading.cells.forms import form
from calculator.reading.cells.items import Game, Item
from calculator.reading.columns import heading_rows, headings, words_of_columns
from calculator.reading.cut import spaced, stretches
from calculator.reading.text.grid import Cell, words
from tests.support.work import steps

#: Twice the rows may take this many times the steps; a square would take four times.
MOST_TIMES = 2.8
ROWS = 400
#: A game behind 280 blanks may take so many times as long as alone; it took 200 times.
MOST_TIMES_BEHIND = 30


def rows(count: int, *, between: str = "\t") -> list[str]:
    """A table: everybody meets a neighbor three times."""
    lines = [between.join(("No", "Name", "R1", "R2", "R3", "Pts"))]
    for at in range(1, count + 1):
        other, code, points = (at + 1, "W", 3) if at % 2 else (at - 1, "L", 0)
        name = f"Ann {'abcdefghij'[at % 10]}{at}"
        lines.append(between.join((str(at), name, *[f"{code}{other}"] * 3, str(points))))
    return lines


def aligned(count: int) -> list[str]:
    """The same, lined up by blanks."""
    return [
        "".join(
            cell.ljust(width)
            for cell, width in zip(row.split("\t"), (5, 12, 7, 7, 7, 3), strict=True)
        ).rstrip()
        for row in rows(count)
    ]


def below(lines: list[str], *texts: str) -> str:
    """Put a line below each row."""
    return "\n".join(
        f"{line}\n{texts[at % len(texts)]}" if at else line for at, line in enumerate(lines)
    )


def wrapped(count: int) -> str:
    """Break the lines."""
    return "\n".join(part for line in aligned(count) for part in textwrap.wrap(line, 30))


def contradicting(count: int) -> str:
    """Make one cell in fifty say the contrary."""
    lines = rows(count)
    for at in range(20, count, 50):
        lines[at] = lines[at].replace("\tL", "\tW", 1).replace("\tW", "\tL", 1)
    return "\n".join(lines)


def ranking(count: int) -> str:
    """Places, names and points, which fall."""
    return "\n".join(f"{at}\tAnn a{at}\t1{at % 7}\t{60 - at // 10 / 2:g}" for at in range(1, count))


def games(count: int) -> str:
    """A list whose first column is no board."""
    random = Random(2)  # noqa: S311 - no secret
    pairs = (random.sample(range(count), 2) for _ in range(count))
    return "\n".join(f"1;Ann A{one};Ben B{other};1-0" for one, other in pairs)


def columns(count: int) -> str:
    """Few rows with many rounds."""
    random = Random(3)  # noqa: S311 - no secret
    made = [["No", "Name", *(f"R{at}" for at in range(1, count + 1)), "Pts"]]
    for at in range(1, 41):
        cells = (f"{random.choice('WLD')}{random.randint(1, 99)}" for _ in range(count))
        made.append([str(at), f"Ann A{at}", *cells, "2"])
    return "\n".join(map("\t".join, made))


def matches(count: int) -> str:
    """Rounds of team matches whose numbers begin again: sections of other teams."""
    made = []
    for at in range(count):
        own = at // 3
        made += [
            f"Round {at % 3 + 1}",
            f"Oak {own} 2½ - 1½ Elm {own}",
            f"Ash {own} 2 - 2 Yew {own}",
        ]
    return "\n".join(made)


KINDS: dict[str, Callable[[int], str]] = {
    "columns": lambda n: columns(n // 4),
    "a club below": lambda n: below(rows(n), "Oak Club", "Elm"),
    "a club below, aligned": lambda n: below(aligned(n), "   Oak Club", "   Elm"),
    "figures below": lambda n: below(rows(n), "2.5 1.0"),
    "lines wrapped": wrapped,
    "contradictions": contradicting,
    "a ranking": ranking,
    "games of no round": games,
    "team matches": lambda n: matches(2 * n),
}


def opened(text: str) -> None:
    with suppress(ReadError):
        read(text)


#: What takes more than a second.
LONG = {"a club below, aligned", "lines wrapped"}


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, marks=[pytest.mark.long] if name in LONG else (), id=name)
        for name, kind in KINDS.items()
    ],
)
def test_twice_the_rows_are_about_twice_the_work(kind: Callable[[int], str]) -> None:
    opened(kind(20))
    few, many = (steps(partial(opened, kind(count))) for count in (ROWS, 2 * ROWS))
    assert many <= MOST_TIMES * few, f"{many / few:.2f} times"


@pytest.mark.parametrize("alone", ["Ann Lee 1-0 Bo", "Ann Lee - Bo Ray", "Ann Lee beat Bo Ray"])
def test_a_game_behind_others_in_its_line_takes_no_longer(alone: str) -> None:
    """It is looked at where it is, with blanks for what is in front of it: few more steps."""

    def taken(text: str) -> float:
        # Time of its own: what else runs on the machine does not count.
        return min(repeat(lambda: items_of(1, text), timer=process_time, number=20, repeat=15))

    behind = " " * 280 + alone
    (one,), (other,) = items_of(1, behind), items_of(1, alone)
    assert isinstance(one, Game)
    assert isinstance(other, Game)
    assert one.outcome == other.outcome
    assert taken(behind) < MOST_TIMES_BEHIND * taken(alone)


def test_of_games_in_a_line_each_is_looked_at_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in front of it is one blank, or the line would be looked at as often as it is long.

    The line as a whole is looked at once.
    """
    looked_at = 0

    def counted(number: int, text: str) -> list[Item]:
        nonlocal looked_at
        looked_at += len(text)
        return items_of(number, text)

    monkeypatch.setattr(lines, "items_of", counted)
    line = "; ".join(f"Ann A{at:c} 1-0 Bo B{at:c}" for at in range(ord("a"), ord("o")))
    found = lines.items_of(1, line)
    assert [(item.cell.column, line[item.cell.column - 1 :][:3]) for item in found] == [
        (at, "1-0") for at in range(8, len(line), 18)
    ]
    assert looked_at <= 3 * len(line)


def test_commas_within_names_are_told_by_the_first_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """In front of it is no result, so it parts no games: the rest need not be looked at."""
    looked_at = 0

    def counted(text: str) -> int:
        nonlocal looked_at
        looked_at += 1
        return results_in(text)

    results_in = lines._results_in
    monkeypatch.setattr(lines, "_results_in", counted)
    (game,) = items_of(1, "Lee, Ann, Oak 1-0 Roe, Bo, Elm")
    assert [side.name.text for side in game.sides] == ["Lee, Ann, Oak", "Roe, Bo, Elm"]
    # There are three kinds of commas.
    assert looked_at <= 3


def test_games_beside_a_table_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list is read, is looked at for games of the players above it, and is read as a rest."""
    asked: Counter[str] = Counter()

    def counted(number: int, line: str) -> list[Item]:
        asked[line] += 1
        return items_of(number, line)

    walk._read_before.cache_clear()
    monkeypatch.setattr(walk, "items_of", counted)
    games = [f"Uma Q{at:c} 1-0 Oda Z{at:c}" for at in range(ord("a"), ord("k"))]
    found = read_all("\n".join([*rows(20), "", "Round 1", *games]))
    assert len(found) == 2
    assert [asked[game] for game in games] == [1] * len(games)


def test_of_a_line_of_words_it_is_asked_once_what_it_heads() -> None:
    """Four readers do, as soon as it has a word such as "name"."""
    joined = headings._joined_headings
    joined.cache_clear()
    text = "\n".join(
        f"The name of player A{at:o} was in the pairing of a round" for at in range(300)
    )
    opened(text)
    found = joined.cache_info()
    assert found.misses <= 1.1 * 300
    assert found.hits > 2 * 300


def test_a_cell_of_several_rounds_is_parted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of a row may be the opponents or the results: it is tried with each other."""
    parted = 0

    def counted(cell: Cell, separator: re.Pattern[str]) -> list[Cell]:
        nonlocal parted
        parted += 1
        return split(cell, separator)

    split = rounds_in_a_cell._split
    monkeypatch.setattr(rounds_in_a_cell, "_split", counted)
    many, rows = rounds_in_a_cell._MOST_COLUMNS, rounds_in_a_cell._ROWS_SEEN
    rounds_in_a_cell._ways.cache_clear()
    cells = [f"Oak {at}\t" + "\t".join(f"a{at} b{of}" for of in range(many)) for at in range(rows)]
    assert rounds_in_a_cell.rounds_apart("\n".join(cells)) is None
    assert 0 < parted <= len(rounds_in_a_cell._PARTS) * many * rows


def test_a_word_is_compared_with_the_headings_near_it() -> None:
    def parted(rounds: int) -> int:
        heads = words(1, "Name " + "".join(f"{at:<6}" for at in range(1, rounds + 1)) + "Pts")
        row = words(2, "Lee  " + "W2 w  L4    " * (rounds // 2) + "1.5")
        chunks = joined_words._chunks(row)
        return steps(lambda: joined_words._below(heads, chunks))

    parted(10)
    assert parted(160) <= MOST_TIMES * parted(80)


#: What is kept of cells and rows.
KEPT = (
    form.alike,
    dialects.is_result,
    dialects.may_be_result,
    grammar.halves,
    grammar.rating,
    grammar.thousandths,
    looks.is_game,
    looks.is_name,
    looks.is_score,
    looks.is_sure,
    looks.noted,
    words_of_columns.suits,
    words_of_columns.unlike_a_name,
    heading_rows._head_rounds,
    spaced._is_row,
    spaced._dealt,
    stretches._are_of_a_row,
)


def test_what_a_long_text_holds_is_not_forgotten_before_it_is_read() -> None:
    """Each way to read it asks about all cells again."""
    for kept in KEPT:
        kept.cache_clear()
    opened("\n".join(f"Ann{at % 40:o} W{at}" for at in range(6000)))
    assert [
        kept.__name__ for kept in KEPT if kept.cache_info().misses > kept.cache_info().currsize
    ] == []
