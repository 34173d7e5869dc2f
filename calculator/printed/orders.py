"""The orders of tiebreaks that a text may have been ranked by, the likeliest first."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import Crosstable, Origin
from calculator.model.late import late
from calculator.printed.readings import Readings
from calculator.ranking import Place
from calculator.tiebreaks import ORDERS, default_order, edition_of, find, tiebreaks

if TYPE_CHECKING:
    from calculator.printed.trial import by_trial
else:
    by_trial = late("calculator.printed.trial", "by_trial")

#: So many tied players must be told apart by their starting numbers to believe that they were.
_ENOUGH = 3


class Candidate(NamedTuple):
    """An order to try."""

    origin: Origin
    """Where it comes from, as :attr:`~calculator.ranking.Basis.origin` has it."""
    order: tuple[str, ...]
    """The names of its tiebreaks."""
    rules: str
    """The edition of FIDE's rules."""
    named: str = ""
    """The name of the order, where it has one."""


def candidates(table: Crosstable, rules: str, readings: Readings) -> Iterator[Candidate]:
    """Yield the orders to try: the text's own, the layout's default, then the other named ones."""
    known = tuple(name for name in table.announced if find(name))
    columns = tuple(
        dict.fromkeys(
            column.tiebreak
            for column in table.printed
            if column.tiebreak and not column.assumed and find(column.tiebreak)
        )
    )
    if known:
        origin: Origin = "columns" if known == columns else "announced"
        yield Candidate(origin, known, rules)
    default = default_order(table.system, table.kind, rules)
    yield Candidate("default", _names(default), rules, default)
    if columns and columns != known:
        yield Candidate("columns", columns, rules)
    editions = _editions(table, rules, readings)
    kinds = ("-round-robin", "") if table.kind == "round-robin" else ("", "-round-robin")
    fide = [f"{edition}{kind}" for kind in kinds for edition in editions]
    american = [name for name in ORDERS if edition_of(name) is None]
    for name in (*fide, *american) if table.system == "fide" else (*american, *fide):
        # None of them begins with a lot, or with what is decided at the board.
        if name != default:
            yield Candidate("named", _names(name), edition_of(name) or rules, name)


def _editions(table: Crosstable, rules: str, readings: Readings) -> list[str]:
    """Return the editions under which the printed values differ in no more than they must."""
    least = readings.wrong(rules)
    editions = [rules, *(name for name in readings.editions if name != rules)]
    if not table.printed:
        return editions
    return [edition for edition in editions if readings.wrong(edition) <= least]


def _names(order: str) -> tuple[str, ...]:
    return tuple(tiebreak.name for tiebreak in tiebreaks(order))


def unlisted(
    table: Crosstable, printed: Mapping[int, Place], readings: Readings
) -> Iterator[Candidate]:
    """Yield the starting numbers, and tiebreaks one after another that contradict nothing."""
    tally = readings.tally(readings.editions[0])
    tied = len(printed) - len({tally.score[number] for number in printed})
    numbers = [place.first for place in printed.values()]
    by_number = sorted(printed) == list(printed) and numbers == sorted(numbers)
    if tied >= _ENOUGH and not by_number:
        yield Candidate("numbers", ("TPN",), tally.rules)
    for edition in _editions(table, readings.editions[0], readings):
        if order := by_trial(readings.tally(edition), printed):
            yield Candidate("trial", order, edition)
