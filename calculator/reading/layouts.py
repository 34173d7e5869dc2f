"""The table of layouts that we read."""

import re
from collections.abc import Callable
from typing import NamedTuple

from calculator.model import Crosstable, Message
from calculator.reading.build import build
from calculator.reading.context import context
from calculator.reading.errors import ReadError
from calculator.reading.faults import faults
from calculator.reading.headless import read_headless
from calculator.reading.pgn import looks_like_pgn, read_pgn
from calculator.reading.rating_report import looks_like_report, read_reports
from calculator.reading.raw import RawTable
from calculator.reading.short import fitting_lines, looks_short, read_short
from calculator.reading.stacked import read_stacked
from calculator.reading.standings import read_tables
from calculator.reading.swiss_manager import looks_like_swiss_manager, read_swiss_manager

_TRF = re.compile(r"(?:^|[\r\n])001\s+\d+\s[^\r\n]{70}")
#: What a layout may tell of an event, in the order in which the documentation lists it.
CARRIES = ("opponents", "colours", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places")


class Layout(NamedTuple):
    """One layout: what it is called, what it carries, and an example of a result in it."""

    name: str
    carries: tuple[str, ...]
    cells: str
    """What results look like in it."""

    @property
    def title(self) -> str:
        """What it is called, in the language in use."""
        return Message(f"layout-{self.name}").words()


class Family(NamedTuple):
    """Layouts that one reader reads: ``fits`` says at a glance whether a text may be one."""

    fits: Callable[[str], bool]
    read: Callable[[str], list["Found"]]
    alone: bool = False
    """Whether nothing else could read what fits it."""


class Found(NamedTuple):
    """A section of a text: the table, or why it cannot be read."""

    result: Crosstable | ReadError
    names: tuple[str, ...] = ()
    """The players, as far as they could be read."""
    title: str = ""
    raw: RawTable | None = None
    """The table before opponents were looked up, to read it in another way."""
    layout: str = ""
    """The layout of ``raw``."""

    @property
    def size(self) -> int:
        """How many players the section has, about."""
        return len(self.names) or (self.result.size if isinstance(self.result, ReadError) else 0)


_US = ("opponents", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places")
_TABLE = ("opponents", "colours", *_US[1:])

LAYOUTS: dict[str, Layout] = {
    layout.name: layout
    for layout in (
        Layout(
            "short",
            ("totals", "byes", "forfeits"),
            "Adam 4 of 5: 1 2 3 3.5 4",
        ),
        Layout(
            "trf",
            ("opponents", "colours", "ratings", "totals", "byes", "forfeits", "places"),
            "141 w 1 · 0000 - H",
        ),
        Layout(
            "rating-report",
            ("opponents", "colours", "ratings", "totals", "byes", "forfeits"),
            "W  12 · D   5 · H · F",
        ),
        Layout("wintd-text", (*_US[:1], *_US[2:6]), "W12 · -B- · W22,4.0"),
        Layout("wintd-html", (*_US[:1], *_US[2:6]), "W12 · -B- · W22,4.0"),
        Layout("swisssys-text", _US, "W12 · H--- · X30"),
        Layout("swisssys-html", _US, "W12 · H--- · X30"),
        Layout("chess-results-text", _TABLE, "12w1 · 5b½ · -1"),
        Layout("chess-results-html", _TABLE, "12w1 · 5b½ · -1"),
        Layout("chess-results-csv", _TABLE, "12w1 · 5b½ · -1"),
        Layout(
            "cross-text",
            ("opponents", "ratings", "totals", "forfeits", "tiebreaks", "places"),
            "* · 1 · ½ · 0",
        ),
        Layout(
            "cross-html",
            ("opponents", "ratings", "totals", "forfeits", "tiebreaks", "places"),
            "* · 1 · ½ · 0",
        ),
        Layout(
            "cross-csv",
            ("opponents", "ratings", "totals", "forfeits", "tiebreaks", "places"),
            "* · 1 · ½ · 0",
        ),
        Layout("vega", _TABLE[:-2], "+W5 · =B2 · +F8 · =HPB"),
        Layout(
            "swiss-manager",
            ("opponents", "colours", "ratings", "totals", "forfeits", "places"),
            "1;1;0;0;1;5;1;0;;1:0",
        ),
        Layout("pgn", ("opponents", "colours", "ratings"), '[Result "1-0"]'),
        Layout("json", CARRIES, '["W", 12, "W"]'),
        Layout("table-text", _TABLE, "W12 · W12w · +12 · 1"),
        Layout("table-html", _TABLE, "W12 · W12w · +12 · 1"),
        Layout("table-csv", _TABLE, "W12 · W12w · +12 · 1"),
    )
}


def layout_of(raw: RawTable) -> str:
    """Name the layout of a table that stands under a heading, by its headings and cells."""
    headings = [column.heading.text.lower() for column in raw.columns]
    rounds = [column.heading.text for column in raw.columns if column.kind == "round"]
    form = raw.form
    if raw.dialect in {"cross", "vega"}:
        return "vega" if raw.dialect == "vega" else f"cross-{form}"
    if raw.dialect == "chess-results":
        return f"chess-results-{form}"
    if raw.dialect == "us" and form != "csv":
        if any(heading.startswith(("rnd", "tbrk1")) for heading in headings):
            return f"wintd-{form}"
        swisssys = any(cell.text.startswith("SwissSys") for cell in raw.before)
        if swisssys or ("#" in headings and rounds and rounds[0].startswith("Rd ")):
            return f"swisssys-{form}"
    return f"table-{form}"


def _built(tables: list[RawTable | ReadError], layout: str) -> list[Found]:
    found = []
    for raw in tables:
        if isinstance(raw, ReadError):
            found.append(Found(raw))
            continue
        names = tuple(row.name.text for row in raw.rows)
        title = context(raw).title
        name = layout or layout_of(raw)
        result: Crosstable | ReadError
        try:
            result = build(raw, name)
        except ReadError as error:
            result = error
        found.append(Found(result, names, title, raw, name))
    return found


def _of(
    read: Callable[[str], list[RawTable | ReadError]], layout: str
) -> Callable[[str], list[Found]]:
    return lambda text: _built(read(text), layout)


def _standings(text: str) -> list[Found]:
    found = read_tables(text) or read_stacked(text) or list(read_headless(text))
    return _built(found or list(faults(text)), "")


def looks_trf(text: str) -> bool:
    """Whether a text is a FIDE tournament report; its reader is loaded only where one is."""
    return _TRF.search(text) is not None


def _document(text: str) -> list[Found]:
    from calculator.reading.document import read_document  # noqa: PLC0415 - imports json

    table, layout = read_document(text)
    table = table._replace(format=layout if layout in LAYOUTS else "json")
    return [_whole(table)]


def _whole(table: Crosstable) -> Found:
    """Return a table that is the whole text."""
    names = tuple(player.name for player in table.players if not player.stub)
    return Found(table, names, table.section or table.event or "")


def looks_like_document(text: str) -> bool:
    """Whether the text is a JSON document of ours."""
    return text.lstrip().startswith("{") and '"crosstable"' in text[:200]


def _short(text: str) -> list[Found]:
    try:
        return [_whole(read_short(text))]
    except ReadError as error:
        error.size = fitting_lines(text)
        return [Found(error)]


def _trf(text: str) -> list[Found]:
    from calculator.reading.trf import read_trf  # noqa: PLC0415 - few people paste a report

    return [_whole(read_trf(text))]


FAMILIES: tuple[Family, ...] = (
    Family(looks_like_document, _document, alone=True),
    Family(looks_trf, _trf, alone=True),
    Family(looks_short, _short),
    Family(looks_like_report, _of(read_reports, "rating-report"), alone=True),
    Family(looks_like_pgn, _of(read_pgn, "pgn"), alone=True),
    Family(looks_like_swiss_manager, _of(read_swiss_manager, "swiss-manager")),
    Family(lambda _: True, _standings),
)
