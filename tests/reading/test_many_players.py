"""Events with up to 9,999 players are read, with work in proportion to the players."""

import json
from collections.abc import Callable
from functools import cache, partial
from random import Random

import pytest

from calculator import page
from calculator.ranked import rank
from calculator.reading import ReadError, read
from calculator.writing import FORMS
from tests.property.test_reading_back import printable
from tests.reading.test_layouts import colors_given
from tests.reading.test_round_trip import table_of
from tests.reading.writers import WRITERS as OTHERS
from tests.reading.writers import held
from tests.support.events import random_event
from tests.support.oracle import Event
from tests.support.sheets import WRITERS as SHEETS
from tests.support.work import steps

LAYOUTS = ("wintd-tabs", "chess-results-tabs", "trf", "rating-report")
#: Three times the players may take this many times the work.
MOST_TIMES = 6


@cache
def event(players: int) -> Event:
    return random_event(Random(5), players, 9, plain=True)  # noqa: S311


@cache
def text(layout: str, players: int) -> str:
    if layout == "trf":
        return FORMS["trf"](table_of(event(players)))
    if layout in SHEETS:
        sheet = printable(event(players), SHEETS[layout])
        assert sheet is not None
        return SHEETS[layout].write(sheet)
    writer = OTHERS[layout]
    table = held(table_of(event(players)), writer.holds)
    return writer.write(table if layout == "rating-report" else colors_given(table))


def ratio(work: Callable[[str], object], layout: str) -> float:
    """How many times the work for 500 players that for 1,500 is."""
    work(text(layout, 500))  # what is made once
    texts = [text(layout, players) + " " for players in (1500, 500)]
    large, small = (steps(partial(work, written)) for written in texts)
    return large / small


# The page, which is asked below, ranks them as well.
@pytest.mark.long
@pytest.mark.parametrize(
    "layout",
    [LAYOUTS[0], *(pytest.param(layout, marks=pytest.mark.long) for layout in LAYOUTS[1:])],
)
def test_three_times_the_players_are_ranked_in_proportion(layout: str) -> None:
    assert len(read(text(layout, 1500)).players) == 1500
    assert ratio(lambda found: rank(read(found)), layout) <= MOST_TIMES


def test_the_page_answers_in_proportion() -> None:
    def answer(found: str) -> None:
        reply = page.answer(json.dumps({"what": "calculate", "text": found, "player": 2}))
        assert json.loads(reply)["state"] == "done"

    assert ratio(answer, "wintd-tabs") <= MOST_TIMES


def rows(players: int) -> list[list[str]]:
    """Everybody meets a neighbor once; those without one within four figures have a bye."""
    found = []
    for number in range(1, players + 1):
        other = number + 1 if number % 2 else number - 1
        cell = "B" if other > min(players, 9998) else f"{'WL'[(number + 1) % 2]}{other}"
        points = "0" if cell[0] == "L" else "1"
        found.append([str(number), f"Player {number}", cell, "H", points])
    return found


def report_row(row: list[str]) -> str:
    """One player of a FIDE tournament report."""
    number, name, cell, _, points = row
    color, result = {"W": ("w", "1"), "L": ("b", "0"), "B": ("-", "F")}[cell[0]]
    who = f"001 {number:>4}      {name:<66}{points:>4}"
    return f"{who}       {cell[1:] or '0000':>4} {color} {result}"


MANY: dict[str, Callable[[int], str]] = {
    "tabs": lambda n: "\n".join(map("\t".join, [["No", "Name", "R1", "R2", "Pts"], *rows(n)])),
    "commas": lambda n: "\n".join(
        map(",".join, [["Name", "R1", "R2"], *[row[1:4] for row in rows(n)]])
    ),
    "spaces": lambda n: "\n".join(map(" ".join, [["No", "Name", "R1", "R2", "Pts"], *rows(n)])),
    "headless": lambda n: "\n".join(map("\t".join, rows(n))),
    "stacked": lambda n: "\n".join(
        cell for row in [["No", "Name", "R1", "R2", "Pts"], *rows(n)] for cell in row
    ),
    "html": lambda n: "".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in row)
        for row in [["No", "Name", "R1", "R2", "Pts"], *rows(n)]
    ),
    "short": lambda n: "\n".join(f"{row[1]}: {row[2][0]} H" for row in rows(n)),
    "trf": lambda n: "\n".join(map(report_row, rows(n))),
    "pgn": lambda n: "\n".join(
        f'[White "a{at}"]\n[Black "b{at}"]\n[Result "1-0"]\n[Round "1"]\n' for at in range(n)
    ),
}  # fmt: skip


@pytest.mark.long
@pytest.mark.parametrize("layout", MANY)
def test_the_limit_is_9999_players(layout: str) -> None:
    # Every layout would take long: the commonest one, and the one limited to four figures.
    if layout in {"tabs", "trf"}:
        assert len(read(MANY[layout](9999)).players) == 9999
    with pytest.raises(ReadError, match="at most 9999 can be read") as caught:
        read(MANY[layout](10_000))
    assert caught.value.hint
    assert caught.value.line is not None
