"""Twice the text is about twice the work, whatever it holds: counted in steps, not timed."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import Random
from timeit import repeat

import pytest

from calculator.reading import ReadError, read
from calculator.reading.assemble.games.lines import items_of
from calculator.reading.cells.items import Game
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


KINDS: dict[str, Callable[[int], str]] = {
    "columns": lambda n: columns(n // 4),
    "a club below": lambda n: below(rows(n), "Oak Club", "Elm"),
    "a club below, aligned": lambda n: below(aligned(n), "   Oak Club", "   Elm"),
    "figures below": lambda n: below(rows(n), "2.5 1.0"),
    "lines wrapped": wrapped,
    "contradictions": contradicting,
    "a ranking": ranking,
    "games of no round": games,
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
        return min(repeat(lambda: items_of(1, text), number=20, repeat=15))

    behind = " " * 280 + alone
    (one,), (other,) = items_of(1, behind), items_of(1, alone)
    assert isinstance(one, Game)
    assert isinstance(other, Game)
    assert one.outcome == other.outcome
    assert taken(behind) < MOST_TIMES_BEHIND * taken(alone)
