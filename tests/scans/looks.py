"""Random events as people see them in a picture: ten looks of a table, as HTML."""

from collections.abc import Callable, Sequence
from html import escape
from random import Random
from typing import NamedTuple

from calculator.model import Crosstable
from tests.reading.writers import Holds, held, rating_report
from tests.support.events import by_standing, random_event, without_colors
from tests.support.oracle import Event
from tests.support.sheets import aligned, swisssys_rows, wintd_rows
from tests.support.tables import core_table

_FIRST = (
    "Anna", "Ben", "Carla", "David", "Elena", "Frank", "Grace", "Hugo", "Irene", "Jonas", "Karen",
    "Leo", "Maria", "Nils", "Olga", "Peter", "Quentin", "Rosa", "Simon", "Tara", "Ulf", "Vera",
    "Walter", "Xenia", "Yuri", "Zoe", "Aaron", "Bella", "Cyrus", "Dana",
)  # fmt: skip
_LAST = (
    "Abbott", "Barnes", "Castillo", "Dawson", "Ellison", "Fischer", "Garcia", "Hughes", "Iverson",
    "Jackson", "Keller", "Lambert", "Moreno", "Nguyen", "Osborne", "Petrov", "Quinn", "Ramirez",
    "Schmidt", "Thompson", "Underwood", "Vargas", "Whitman", "Xu", "Young", "Zimmerman", "Archer",
    "Bolton", "Cohen", "Delgado",
)  # fmt: skip
_SANS = '"DejaVu Sans",sans-serif'
_SERIF = '"DejaVu Serif",serif'
_MONO = '"DejaVu Sans Mono",monospace'
_NARROW = '"DejaVu Sans Condensed","DejaVu Sans",sans-serif'

type Rows = list[list[str]]


class Look(NamedTuple):
    """How a table is printed."""

    name: str
    style: str
    write: Callable[[Crosstable, Event], Rows | str]
    title: bool = False


class Drawn(NamedTuple):
    """An event, and the page that shows it."""

    look: Look
    table: Crosstable
    html: str


def _wintd(table: Crosstable, event: Event) -> Rows:
    return wintd_rows(event)


def _swisssys(table: Crosstable, event: Event) -> Rows:
    return swisssys_rows(event)


def _text(table: Crosstable, event: Event) -> str:
    return aligned(wintd_rows(event))


def _report(table: Crosstable, event: Event) -> str:
    return rating_report(table)


def _table_style(font: str, cell: str, more: str = "") -> str:
    return f"table{{border-collapse:collapse;font:{font}}}td,th{{{cell};text-align:left}}{more}"


LOOKS = (
    Look("plain", _table_style(f"15px {_SANS}", "padding:3px 12px"), _wintd),
    Look("ruled", _table_style(f"14px {_SANS}", "padding:3px 8px;border:1px solid #444"), _wintd),
    Look(
        "zebra",
        _table_style(
            f"14px {_SERIF}",
            "padding:4px 10px",
            "tr:nth-child(even){background:#e8eef4}th{background:#345;color:#fff}",
        ),
        _wintd,
    ),
    Look("text", f"pre{{font:14px {_MONO}}}", _text, title=True),
    Look(
        "program",
        _table_style(f"15px {_SERIF}", "padding:2px 9px;border:1px solid #aaa"),
        _swisssys,
    ),
    Look(
        "sheet",
        _table_style(
            f"13px {_SANS}", "padding:2px 6px;border:1px solid #ccc", "th{background:#ddd}"
        ),
        _swisssys,
    ),
    Look("report", f"pre{{font:14px {_MONO}}}", _report),
    Look(
        "lines",
        _table_style(f"16px {_NARROW}", "padding:5px 10px;border-bottom:1px solid #bbb"),
        _wintd,
        title=True,
    ),
    Look("small", _table_style(f"12px {_SANS}", "padding:1px 8px"), _swisssys),
    Look(
        "print",
        _table_style(f"19px {_SERIF}", "padding:3px 11px;border:2px solid #222"),
        _wintd,
        title=True,
    ),
)


class Sections(NamedTuple):
    """Events one below the other, and the page that shows them."""

    look: Look
    tables: tuple[Crosstable, ...]
    titles: tuple[str, ...]
    html: str


def drawn(rng: Random, look: Look, players: tuple[int, int] = (8, 28)) -> Drawn:
    """Make an event and show it."""
    table, body = _event(rng, look, players)
    title = "<h3>Spring Open 2026</h3>" if look.title else ""
    return Drawn(look, table, _page(look, f"{title}{body}"))


def sections(
    rng: Random,
    look: Look,
    players: tuple[int, int] = (5, 12),
    titles: tuple[str, ...] = ("Open", "Under 1200"),
) -> Sections:
    """Make events and show one below the other, each with its title and its heading."""
    made = [_event(rng, look, players) for _ in titles]
    shown = (f"<h3>{title}</h3>{body}" for title, (_, body) in zip(titles, made, strict=True))
    return Sections(look, tuple(table for table, _ in made), titles, _page(look, "".join(shown)))


def _page(look: Look, body: str) -> str:
    style = f"body{{margin:14px;background:#fff;display:inline-block}}{look.style}"
    return f"<style>{style}h3{{font-family:{_SANS}}}</style>{body}"


def _event(rng: Random, look: Look, players: tuple[int, int]) -> tuple[Crosstable, str]:
    """Make an event, and how it looks."""
    made = by_standing(
        without_colors(random_event(rng, rng.randint(*players), rng.randint(4, 7), plain=True))
    )
    names = rng.sample(
        [f"{first} {last}" for first in _FIRST for last in _LAST], len(made.entrants)
    )
    event = Event(
        tuple(
            entrant._replace(name=name) for entrant, name in zip(made.entrants, names, strict=True)
        )
    )
    table = core_table(event)
    if look.write is _report:
        table = held(table, Holds(opponents_of_forfeits=False, blanks=False))
    said = look.write(table, event)
    return table, f"<pre>{escape(said)}</pre>" if isinstance(said, str) else _html(said)


def _html(rows: Sequence[Sequence[str]]) -> str:
    return (
        "<table>"
        + "".join(
            "<tr>"
            + "".join(
                f"<{kind}>{escape(cell)}</{kind}>"
                for cell in row
                for kind in ("td" if at else "th",)
            )
            + "</tr>"
            for at, row in enumerate(rows)
        )
        + "</table>"
    )
