"""The legend of a table: what the text around it says that its tiebreaks are."""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from calculator.model import Message
from calculator.model.late import late, pattern
from calculator.reading.columns.tiebreak_headings import Announced
from calculator.reading.text.grid import Cell

if TYPE_CHECKING:  # few texts announce any
    from calculator.reading.columns.order_announcements import announced, not_understood, notes
else:
    announced = late("calculator.reading.columns.order_announcements", "announced")
    not_understood = late("calculator.reading.columns.order_announcements", "not_understood")
    notes = late("calculator.reading.columns.order_announcements", "notes")

#: Without one of these, a text announces no tiebreaks, and need not be read for them.
_HINT = pattern(
    r"tie|tb|wert|wtg|fw|desemp|des\W?\d|d[ée]p|spar|sp\W?\d|eşit|eb\W?\d|bys|pu\W?\d|pdt|\d[.)º]|\b[a-h]\)",
    re.IGNORECASE,
)
#: So much of a line is shown.
_KEPT = 120
_YEAR = pattern(r"\((20\d\d)\)")
#: The editions that an annotation names by their year, the newest first.
_EDITIONS = (("2026", "fide-2026"), ("2023", "fide-2024"))


def edition_named(around: Iterable[Cell]) -> str:
    """Return the edition of FIDE's rules that the annotations of tiebreaks name, if they do.

    >>> edition_named([Cell("Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints)", 1, 1)])
    'fide-2024'
    """
    for cell in around:
        if not _YEAR.search(cell.text):
            continue
        for _, said in notes(cell.text[:2000]):
            if year := _YEAR.search(said):
                return next((name for since, name in _EDITIONS if since <= year[1]), "")
    return ""


def legend(around: Sequence[Cell], *, teams: bool = False) -> dict[int, Announced]:
    """Read what the text around a table says that its first, second … tiebreak is.

    >>> legend([Cell("Tie Break1: Direct Encounter Tie Break2: Koya System", 1, 1)])[2].name
    'KS'
    """
    return announced(around, teams=teams) if _may_announce(around) else {}


def order_unclear(around: Sequence[Cell]) -> tuple[Message, ...]:
    """Return a word about a line that may say the order, where none was understood.

    >>> [one.facts for one in order_unclear([Cell("We broke ties on Solkoff in U1000", 1, 1)])]
    [('We broke ties on Solkoff in U1000',)]
    """
    cell = not_understood(around) if _may_announce(around) else None
    return (Message("order-unclear", (cell.text[:_KEPT],), cell.line, cell.column),) if cell else ()


def _may_announce(around: Iterable[Cell]) -> bool:
    return any(_HINT.search(cell.text) for cell in around)
