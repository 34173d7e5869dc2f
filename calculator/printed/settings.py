"""Under which order, edition and conventions a text's own places and values come out.

First what the text announces, then the default of its layout; only where that contradicts the
print, the other orders that somebody has published, under each edition; then whether the order
is that of the starting numbers, or one of the usual tiebreaks one after another. Where nothing
gives all of the print, what gives most of it is taken, and it is said what differs.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from calculator.model import Crosstable, Origin
from calculator.printed.places import by_points, differing, places
from calculator.printed.recognise import Columns, announced, recognise
from calculator.printed.trial import by_trial, contradicts
from calculator.ranking import Basis, Place, Standings, placed
from calculator.tiebreaks import (
    EDITIONS,
    ORDERS,
    Choices,
    Tally,
    carried,
    default_order,
    edition_at,
    edition_of,
    find,
    tiebreaks,
)

#: So many tied players must be told apart by their starting numbers to believe that they were.
_ENOUGH = 3
#: So few places may be misprints.
_FEW = 2


class Settings(NamedTuple):
    """A table with its columns named, the scores under an edition, and where they come from."""

    table: Crosstable
    tally: Tally
    basis: Basis
    fitting: Basis | None = None
    """What fits the print, where another order was asked for that does not."""
    by_points: bool = True
    """Whether the printed places follow the points."""
    edition: str = ""
    """The edition of FIDE's rules for an order that names none."""


def settings(
    table: Crosstable,
    order: str | tuple[str, ...] | list[str] | None,
    choices: Choices,
    rules: str | None,
) -> Settings:
    """Find the order, the edition and the conventions for a table.

    ``order`` and ``rules`` are what was asked for; what was not is found. Raises
    :class:`calculator.tiebreaks.UnknownTiebreakError` for an unknown name.
    """
    wanted = rules or (edition_of(order) if isinstance(order, str) else None)
    readings = _Readings(table, choices, wanted)
    named, tally = readings.best()
    printed = {} if table.altered else places(table)
    follows = by_points(printed, tally.score)
    printed = printed if follows else {}
    if order:
        asked = tuple(tiebreak.name for tiebreak in tiebreaks(order))
        own = _Candidate("asked", asked, tally.rules, order if isinstance(order, str) else "")
        basis = _basis(own, printed, readings)
        fitting = None
        if basis.wrong:
            # The order that was asked for may have brought an edition of its own.
            again = readings if wanted == rules else _Readings(table, choices, rules)
            fitting = _found(*again.best(), printed, again)
            fitting = fitting if fitting.wrong < basis.wrong else None
        return Settings(named, tally, basis, fitting, follows, tally.rules)
    basis = _found(named, tally, printed, readings)
    return Settings(
        named, readings.tally(basis.rules), basis, by_points=follows, edition=tally.rules
    )


def as_before(
    table: Crosstable, order: str | tuple[str, ...] | list[str], like: Standings
) -> Settings:
    """Take order, edition and conventions from the standings before some results were changed."""
    names = tuple(tiebreak.name for tiebreak in tiebreaks(order))
    basis = Basis("asked", names, like.tally.rules)
    return Settings(table, carried(like.tally, table), basis, edition=like.edition)


class _Candidate(NamedTuple):
    origin: Origin
    order: tuple[str, ...]
    rules: str
    named: str = ""


class _Readings:
    """The scores and the named columns under each edition, each worked out once."""

    def __init__(self, table: Crosstable, choices: Choices, wanted: str | None) -> None:
        self.table = table
        self.choices = choices
        default = wanted or table.rules or edition_at(table.starts)
        others = () if wanted else tuple(name for name in reversed(EDITIONS) if name != default)
        self.editions = (default, *others)
        self._made: dict[str, tuple[Columns, Tally]] = {}

    def _read(self, edition: str) -> tuple[Columns, Tally]:
        if edition not in self._made:
            tally = Tally(self.table, self.choices, edition)
            columns = recognise(self.table, tally)
            if columns.conventions:
                conventions = (*self.choices.conventions, *columns.conventions)
                choices = self.choices._replace(conventions=conventions)
                tally = Tally(self.table, choices, edition)
            self._made[edition] = columns, tally
        return self._made[edition]

    def tally(self, edition: str) -> Tally:
        """Return the scores under an edition, with the conventions that fit the columns."""
        return self._read(edition)[1]

    def wrong(self, edition: str) -> int:
        """Return how many printed values differ under an edition."""
        return self._read(edition)[0].wrong

    def best(self) -> tuple[Crosstable, Tally]:
        """Return the table with its columns named under the edition that fits them best."""
        best = self.editions[0]
        for edition in self.editions[1:]:
            if not self.wrong(best) or not self._of_editions():
                break
            if self.wrong(edition) < self.wrong(best):
                best = edition
        columns, tally = self._read(best)
        order = self.table.announced or announced(columns.columns)
        table = self.table._replace(printed=columns.columns, announced=order)
        tally.table = table
        return table, tally

    def _of_editions(self) -> bool:
        """Whether an edition can change a printed value."""
        if self.table.system == "fide":
            return True
        names = (column.tiebreak or "" for column in self.table.printed)
        return any(name.partition("/")[0].isupper() for name in names)


def _found(
    table: Crosstable, tally: Tally, printed: Mapping[int, Place], readings: _Readings
) -> Basis:
    """Return what gives the printed places; of several the first, the commonest.

    Where nothing does, it is what comes closest, but only if it is much closer than the text's
    own order or the layout's default: a sheet that no order explains is no reason to leave them.
    """
    candidates = _candidates(table, tally.rules, readings)
    own = _basis(next(candidates), printed, readings)
    if not own.wrong:
        return own
    few = max(_FEW, own.places // 10)
    rest = list(candidates)
    found = [
        _basis(candidate, printed, readings)
        for candidate in rest
        if not contradicts(
            readings.tally(candidate.rules), tiebreaks(candidate.order[:1])[0], printed
        )
    ]
    if own.origin == "columns" and not readings.wrong(own.rules) and own.wrong <= few:
        # By columns whose values are all right, a place or two are misprints: unless the order
        # goes on beyond the columns.
        longer = [basis for basis in found if basis.order[: len(own.order)] == own.order]
        return _fitting(longer) or own
    best = _fitting(found)
    if best is None or best.open > few:
        for candidate in _unlisted(table, printed, readings):
            found.append(_basis(candidate, printed, readings))
            if not found[-1].wrong:
                break
        best = _fitting(found)
    # One that leaves nearly everybody tied contradicts nothing, and explains nothing.
    tied = _basis(_Candidate("default", (), own.rules), printed, readings).open
    if best is not None and (best.open <= _apart(own) or 2 * best.open <= tied):
        return best
    closest = min((own, *(_basis(candidate, printed, readings) for candidate in rest)), key=_apart)
    return closest if 2 * _apart(closest) <= _apart(own) else own


def _apart(basis: Basis) -> int:
    """How many printed places an order does not give: wrong ones, and those left tied."""
    return basis.wrong + basis.open


def _fitting(found: list[Basis]) -> Basis | None:
    """Return the first of those that contradict nothing and leave the fewest tied."""
    fitting = [basis for basis in found if not basis.wrong]
    if not fitting:
        return None
    best = min(fitting, key=lambda basis: basis.open)
    same = (other for other in fitting if other.open == best.open and other is not best)
    return best._replace(alike=tuple(other.named for other in same if other.named))


def _basis(candidate: _Candidate, printed: Mapping[int, Place], readings: _Readings) -> Basis:
    basis = Basis(candidate.origin, candidate.order, candidate.rules, candidate.named)
    if len(printed) < 2:
        return basis
    tally = readings.tally(candidate.rules)
    numbers = [player.number for player in tally.table.players if not player.stub]
    rows = placed(tally, tiebreaks(candidate.order), numbers)
    wrong = differing(printed, rows)
    size = Counter(row.place for row in rows)
    open_ = sum(
        size[row.place] > 1 and row.number not in wrong and found.first == found.last
        for row in rows
        if (found := printed.get(row.number))
    )
    return basis._replace(places=len(printed), wrong=len(wrong), open=open_)


def _candidates(table: Crosstable, rules: str, readings: _Readings) -> Iterator[_Candidate]:
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
        yield _Candidate(origin, known, rules)
    default = default_order(table.system, table.kind, rules)
    yield _Candidate("default", _names(default), rules, default)
    if columns and columns != known:
        yield _Candidate("columns", columns, rules)
    editions = _editions(table, rules, readings)
    kinds = ("-round-robin", "") if table.kind == "round-robin" else ("", "-round-robin")
    fide = [f"{edition}{kind}" for kind in kinds for edition in editions]
    american = [name for name in ORDERS if edition_of(name) is None]
    for name in (*fide, *american) if table.system == "fide" else (*american, *fide):
        if name != default and not {"seed", "record"} & _needs(name):
            yield _Candidate("named", _names(name), edition_of(name) or rules, name)


def _editions(table: Crosstable, rules: str, readings: _Readings) -> list[str]:
    """Return the editions under which the printed values differ in no more than they must."""
    least = readings.wrong(rules)
    editions = [rules, *(name for name in readings.editions if name != rules)]
    if not table.printed:
        return editions
    return [edition for edition in editions if readings.wrong(edition) <= least]


def _needs(name: str) -> set[str]:
    """What the first tiebreaks of an order cannot do without."""
    return set(tiebreaks(name)[0].needs)


def _names(order: str) -> tuple[str, ...]:
    return tuple(tiebreak.name for tiebreak in tiebreaks(order))


def _unlisted(
    table: Crosstable, printed: Mapping[int, Place], readings: _Readings
) -> Iterator[_Candidate]:
    """Yield the starting numbers, and tiebreaks one after another that contradict nothing."""
    tally = readings.tally(readings.editions[0])
    tied = len(printed) - len({tally.score[number] for number in printed})
    numbers = [place.first for place in printed.values()]
    by_number = sorted(printed) == list(printed) and numbers == sorted(numbers)
    if tied >= _ENOUGH and not by_number:
        yield _Candidate("numbers", ("TPN",), tally.rules)
    for edition in _editions(table, readings.editions[0], readings):
        if order := by_trial(readings.tally(edition), printed):
            yield _Candidate("trial", order, edition)
