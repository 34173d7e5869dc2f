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

from calculator import ReadError
from calculator.model import Crosstable
from calculator.reading import read
from calculator.reading.columns.headings import column
from calculator.reading.text.grid import Cell
from calculator.words import say
from tests.scans.looks import LOOKS, Drawn, drawn
from tests.scans.phone_faults import TURNED, spoiled
from tests.scans.reading import reading
from tests.support.browsers import chromium_launch_options

#: The seeds of the events that are measured: no test draws these.
FIRST = 61000


class Kind(NamedTuple):
    """Pictures that are measured together."""

    name: str
    tables: int
    scale: float
    """So many pixels are one of the page that is drawn."""
    blur: tuple[float, float] | None
    """How much a photo is blurred, in pixels, from and to; ``None``: they are no photos."""
    turned: tuple[float, float] = TURNED
    """So far are photos turned, in degrees, at least and at most."""


KINDS = (
    Kind("clean screenshots", 60, 1, None),
    Kind("spoiled photos", 60, 2, (0.4, 1.0)),
    Kind("photos turned by 6° to 20°", 30, 2, (0.4, 1.0), turned=(6, 20)),
    Kind("poor photos: letters half as high, more blur", 40, 1, (0.6, 1.2)),
)


class Figures(NamedTuple):
    """What came out of some pictures."""

    name: str
    tables: int
    lost: int
    """Tables that were not found, or with too many rows or too few."""
    whole: int
    """Tables all of whose results are right before anybody corrects anything."""
    cells: int
    wrong: int
    in_found: int
    """Those of them that are in tables that are not lost: only these can have marks."""
    marked: int
    """Wrong cells of results that are marked as doubtful."""
    marks: int
    """All cells of results that are marked."""
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
    marks: int
    lost: bool
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
    lost = _One(cells, cells, 0, 0, lost=True, unmarked=False, names=len(wanted), seconds=seconds)
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
    marks = len(doubtful)
    # A round that was not found has no cells to mark. It counts as marked only where the page says
    # that hardly anything could be read, and marks every result that there is.
    shown_ = {
        (row, round_)
        for row, line in enumerate(rows[1:])
        for round_, at in enumerate(rounds)
        if at < len(line) and line[at]["text"]
    }
    if say("picture-hardly-read") in found["notes"] and shown_ <= doubtful:
        doubtful |= {place for place in wrong if place[1] >= len(said[place[0]])}
    any_mark = found["notes"] or any("texts" in cell for line in rows for cell in line)
    contradicts = bool(table.contradictions or table.wrong_totals)
    names = sum(a.name != b.name for a, b in zip(right.players, table.players, strict=True))
    return _One(
        cells,
        len(wrong),
        sum(place in doubtful for place in wrong),
        marks,
        lost=False,
        unmarked=bool(wrong) and contradicts and not any_mark,
        names=names,
        seconds=seconds,
    )


def _figures(name: str, found: Sequence[_One]) -> Figures:
    return Figures(
        name,
        len(found),
        sum(one.lost for one in found),
        sum(not one.wrong for one in found),
        sum(one.cells for one in found),
        sum(one.wrong for one in found),
        sum(one.wrong for one in found if not one.lost),
        sum(one.marked for one in found),
        sum(one.marks for one in found),
        sum(one.unmarked for one in found),
        sum(one.names for one in found),
        statistics.median(one.seconds for one in found),
    )


def pictures(count: int, *, scale: float, first: int = FIRST) -> list[tuple[Drawn, Image.Image]]:
    """Draw events in all looks in turn, so many pixels to one of the page."""
    made = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_launch_options())
        page = browser.new_page(viewport={"width": 1400, "height": 900}, device_scale_factor=scale)
        for at in range(count):
            event = drawn(Random(first + at), LOOKS[at % len(LOOKS)])  # noqa: S311 - no secret
            page.set_content(event.html)
            shot = page.locator("body").screenshot()
            made.append((event, Image.open(io.BytesIO(shot)).convert("RGB")))
        browser.close()
    return made


def measure(
    kinds: Sequence[Kind] = KINDS, keep: Path | None = None, first: int = FIRST
) -> list[Figures]:
    """Read pictures of some kinds; ``keep``: a folder for those misread."""
    made = []
    for kind in kinds:
        found = []
        drawings = pictures(kind.tables, scale=kind.scale, first=first)
        for at, (event, picture) in enumerate(drawings):
            photo = picture
            if kind.blur:
                chance = Random(at)  # noqa: S311 - no secret
                photo = spoiled(picture, chance, kind.blur, kind.turned)
            with reading() as reader:
                began = time.perf_counter()
                table = reader.table([photo])
                one = _compared(event.table, table, time.perf_counter() - began)
            found.append(one)
            print(f"  {kind.name}, {at}, {event.look.name}: {one}", file=sys.stderr)
            if keep and one.wrong:
                photo.save(keep / f"{KINDS.index(kind)}-{at}.png")
        made.append(_figures(kind.name, found))
    return made
