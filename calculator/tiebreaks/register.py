"""The single register of tiebreaks."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from typing import Literal

from calculator.model import Message, MessageError, System
from calculator.tiebreaks.codes import split
from calculator.tiebreaks.fide import FIDE, ModifierError
from calculator.tiebreaks.fide import find as find_fide
from calculator.tiebreaks.orders import ORDERS
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.tiebreak import Printed, Tiebreak
from calculator.tiebreaks.us_chess import US_CHESS
from calculator.tiebreaks.values import NoValueError, Term, Value

#: What is between a name and how many times it has been asked for (``DE#2``).
_TIMES = "#"
#: What lists write that is several tiebreaks, and leaves open which.
_SEVERAL = {"ESB": ("EMMSB", "EMGSB", "EGMSB", "EGGSB")}


class UnknownTiebreakError(MessageError):
    """A name that is neither a tiebreak nor an order."""


#: With this begins the name of what only a sheet knows.
_AS_PRINTED = "printed:"
#: Every tiebreak by name; FIDE's codes are here without modifiers (:func:`find` knows them).
REGISTER: dict[str, Tiebreak] = {tiebreak.name: tiebreak for tiebreak in (*US_CHESS, *FIDE)}


def find(name: str) -> Tiebreak | None:
    """Return the tiebreak of this name, a FIDE code with modifiers too, or ``None``.

    A column that is as a sheet prints it is one as well.

    >>> find("solkoff").cited, find("BH/C1").name, find("BH/X"), find("luck")
    ('US Chess 34E2', 'BH/C1', None, None)
    >>> find("printed:TB2").name, find("de#2").name, find("BH#2")
    ('printed:TB2', 'DE#2', None)
    """
    try:
        return _entry(name)
    except ModifierError:
        return None


def _entry(name: str) -> Tiebreak | None:
    """Return the tiebreak of a name; ``None`` where there is none.

    ``DE#2`` is the second direct encounter of a list. Raises :class:`ModifierError`.
    """
    if of_print(name):
        return _printed(name)
    base, again, times = name.partition(_TIMES)
    entry = REGISTER.get(base) or find_fide(base)
    if entry is None or not again:
        return entry
    if not (entry.head_to_head and times.isdecimal() and len(times) < 3 and int(times) > 1):
        return None
    return entry._replace(name=f"{entry.name}{_TIMES}{int(times)}")


def as_listed(name: str) -> str:
    """Return a name as lists write it: also the second direct encounter of a list is ``DE``.

    >>> as_listed("DE#2"), as_listed("BH/C1")
    ('DE', 'BH/C1')
    """
    return name if of_print(name) else name.partition(_TIMES)[0]


def numbered(names: Iterable[str]) -> tuple[str, ...]:
    """Tell a tiebreak of those who are tied from the same one further up in a list.

    Each use looks at those who are tied then (4.3), so each has values of its own.

    >>> numbered(("DE", "WON", "de", "BH", "BH"))
    ('DE', 'WON', 'DE#2', 'BH', 'BH')
    """
    found: list[str] = []
    for written in names:
        name = written
        entry = find(written)
        if entry is not None and entry.head_to_head:
            name, times = entry.name, 1
            while name in found:
                times += 1
                name = f"{as_listed(name)}{_TIMES}{times}"
        found.append(name)
    return tuple(found)


def repeated(names: str | Sequence[str]) -> tuple[str, ...]:
    """Return the tiebreaks that a list names again where they cannot change anything.

    >>> repeated("DE, BH, DE, BH"), repeated("us-chess")
    (('BH',), ())
    """
    found = [entry.name for name in _listed(names) if (entry := find(name))]
    return tuple(dict.fromkeys(name for at, name in enumerate(found) if name in found[:at]))


def _listed(names: str | Sequence[str]) -> tuple[str, ...]:
    """Return the names of an order, or of a (comma) list."""
    if isinstance(names, str):
        order = ORDERS.get(names.strip())
        names = order.tiebreaks if order else [name.strip() for name in names.split(",")]
    return numbered(names)


def as_printed(heading: str) -> str:
    """Return the name of the tiebreak that is whatever a sheet prints under a heading.

    >>> as_printed("TB2"), as_printed("Sum of wins, losses")
    ('printed:TB2', 'printed:Sum of wins losses')
    """
    return f"{_AS_PRINTED}{' '.join(heading.replace(',', ' ').split())}"


def of_print(name: str) -> str:
    """Return the heading of a tiebreak that is whatever a sheet prints under it; else nothing.

    >>> of_print("printed:TB2"), of_print("solkoff")
    ('TB2', '')
    """
    return name.removeprefix(_AS_PRINTED) if name.startswith(_AS_PRINTED) else ""


@cache
def _printed(name: str) -> Tiebreak | None:
    """Make the tiebreak that is whatever a sheet prints in a column; we do not work it out."""
    if not of_print(name):
        return None
    return Tiebreak(
        name,
        "sheet",
        each=partial(_on_the_sheet, name),
        explained="printed",
        folder="guides/what-do-tbrk1-to-tbrk4-mean/",
    )


def _on_the_sheet(name: str, tally: Tally, number: int) -> Value:
    for column in tally.table.printed:
        if as_printed(column.heading) == name and (amount := column.values.get(number)) is not None:
            term = Term(None, None, amount, (Message("as-printed", (column.heading,)),))
            return Value(amount, 1000, (term,))
    raise NoValueError("not-printed", 1000)


def several(name: str) -> tuple[str, ...]:
    """Return the tiebreaks of which a name may mean any; nothing where it leaves nothing open.

    >>> several("esb/c1"), several("BH")
    (('EMMSB', 'EMGSB', 'EGMSB', 'EGGSB'), ())
    """
    return _SEVERAL.get(split(name)[0], ())


def forms() -> Iterator[tuple[str, Printed, Tiebreak]]:
    """Yield what is known of how tiebreaks are printed: a name with modifiers, its form, the entry.

    >>> [name for name, _, entry in forms() if entry.name == "SB"]
    ['SB', 'SB/C1']
    """
    for entry in REGISTER.values():
        yield entry.name, entry.printed, entry
        for modifiers, form in entry.printed.modified.items():
            yield entry.name + modifiers, form, entry


@cache
def ranked(what: Literal["column", "order", "mistaken"], system: System) -> tuple[str, ...]:
    """Return the tiebreaks of a system that are tried for something, the most usual first.

    ``what`` is a rank of :class:`Printed`.

    >>> ranked("column", "fide")[:3]
    ('BH/C1', 'BH', 'SB')
    """
    found = []
    for name, form, entry in forms():
        rank = {"column": form.column, "order": form.order, "mistaken": form.mistaken}[what]
        if rank and entry.system == system:
            found.append((rank, name))
    return tuple(name for _, name in sorted(found))


def tiebreaks(names: str | tuple[str, ...] | list[str]) -> tuple[Tiebreak, ...]:
    """Return the tiebreaks of a named order, or of a (comma) list of names, in that order.

    A second direct encounter looks at those who are tied then; any other tiebreak that is named
    again is left out (:func:`repeated`). Raises :class:`UnknownTiebreakError` for a name that is
    not in the register.

    >>> [tiebreak.name for tiebreak in tiebreaks("solkoff, bh/c1, de, won, de")]
    ['solkoff', 'BH/C1', 'DE', 'WON', 'DE#2']
    """
    found: list[Tiebreak] = []
    for name in _listed(names):
        try:
            tiebreak = _entry(name)
        except ModifierError as error:
            raise UnknownTiebreakError(error.said.code, *error.said.facts) from error
        if tiebreak is None:
            if which := several(name):
                raise UnknownTiebreakError("several-tiebreaks", name, Message("either", which))
            raise UnknownTiebreakError("unknown-tiebreak", name)
        if tiebreak.name not in [other.name for other in found]:
            found.append(tiebreak)
    return tuple(found)
