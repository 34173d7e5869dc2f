"""How well pictures of tables are read, and how long that takes: ten looks, clean and spoiled."""

from __future__ import annotations

import io
import statistics
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import sync_playwright

from calculator import ReadError, read
from calculator.model import Crosstable
from calculator.reading.columns import column
from calculator.reading.grid import Cell
from tests.scans.looks import LOOKS, Drawn, drawn
from tests.scans.reading import reading
from tests.scans.spoiled import spoiled
from tests.support.browsers import chromium_launch_options

#: The seeds of the events that are measured: no test draws these.
FIRST = 31000


class Figures(NamedTuple):
    """What came out of some pictures."""

    tables: int
    whole: int
    """Tables all of whose results are right before anybody corrects anything."""
    cells: int
    wrong: int
    marked: int
    """Wrong cells of results that are marked as doubtful; none is where no table was found."""
    unmarked: int
    """Tables with a wrong cell of a result and no mark that contradict themselves."""
    names: int
    """Names that are not as they were printed."""
    seconds: float
    """The median time for one picture."""


class _One(NamedTuple):
    cells: int
    wrong: int
    marked: int
    unmarked: bool
    names: int
    seconds: float


def _results(table: Crosstable) -> list[list[tuple[str, int | None]]]:
    """All results; a round that somebody did not play is one, whatever the letter."""
    return [
        [
            ("U", None) if result.code in "UZ" else (result.code, result.opponent)
            for result in player.results[: table.rounds_played]
        ]
        for player in table.players
    ]


def _compared(right: Crosstable, found: dict[str, Any], seconds: float) -> _One:
    wanted = _results(right)
    cells = sum(map(len, wanted))
    lost = _One(cells, cells, 0, unmarked=False, names=len(wanted), seconds=seconds)
    try:
        table = read(found.get("text", ""))
    except ReadError:
        return lost
    said = _results(table)
    if len(said) != len(wanted):
        return lost
    width = len(wanted[0])
    rows = max((one["rows"] for one in found["tables"]), key=len)
    # The columns of the rounds, by their headings; totals may stand behind them.
    headings = [column(Cell(cell["text"], 1, 1)).round for cell in rows[0]]
    rounds = [at for at, round_ in enumerate(headings) if round_]
    rounds = rounds or list(range(len(headings) - width, len(headings)))
    wrong = [
        (row, at)
        for row, (one, other) in enumerate(zip(wanted, said, strict=True))
        for at in range(width)
        if at >= len(other) or one[at] != other[at]
    ]
    doubtful = {
        (row, round_)
        for row, line in enumerate(rows[1:])
        for round_, at in enumerate(rounds)
        if at < len(line) and "texts" in line[at]
    }
    any_mark = any("texts" in cell for line in rows for cell in line)
    contradicts = bool(table.contradictions or table.wrong_totals)
    names = sum(a.name != b.name for a, b in zip(right.players, table.players, strict=True))
    return _One(
        cells,
        len(wrong),
        sum(place in doubtful for place in wrong),
        bool(wrong) and contradicts and not any_mark,
        names,
        seconds,
    )


def _figures(found: Sequence[_One]) -> Figures:
    return Figures(
        len(found),
        sum(not one.wrong for one in found),
        sum(one.cells for one in found),
        sum(one.wrong for one in found),
        sum(one.marked for one in found),
        sum(one.unmarked for one in found),
        sum(one.names for one in found),
        statistics.median(one.seconds for one in found),
    )


def pictures(count: int, *, scale: float) -> list[tuple[Drawn, Image.Image]]:
    """Draw events in all looks in turn, so many pixels to one of the page."""
    made = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_launch_options())
        page = browser.new_page(viewport={"width": 1400, "height": 900}, device_scale_factor=scale)
        for at in range(count):
            event = drawn(Random(FIRST + at), LOOKS[at % len(LOOKS)])  # noqa: S311 - no secret
            page.set_content(event.html)
            shot = page.locator("body").screenshot()
            made.append((event, Image.open(io.BytesIO(shot)).convert("RGB")))
        browser.close()
    return made


def measure(count: int = 60, keep: Path | None = None) -> tuple[Figures, Figures]:
    """Read so many clean and so many spoiled pictures; ``keep``: a folder for those misread."""
    both = []
    with reading() as reader:
        for bad in (False, True):
            found = []
            for at, (event, picture) in enumerate(pictures(count, scale=2 if bad else 1)):
                shown = spoiled(picture, Random(at)) if bad else picture  # noqa: S311
                began = time.perf_counter()
                table = reader.table([shown])
                one = _compared(event.table, table, time.perf_counter() - began)
                found.append(one)
                print(f"  {event.look.name}: {one}", file=sys.stderr)
                if keep and one.wrong:
                    shown.save(keep / f"{'spoiled' if bad else 'clean'}-{at}.png")
            both.append(_figures(found))
    return both[0], both[1]
