"""A worked example: the core's answer, checked against what the source prints."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import NamedTuple

from calculator import Crosstable, ReadError
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.tiebreaks import (
    CONVENTIONS,
    EDITIONS,
    ORDERS,
    REGISTER,
    Choices,
    Tiebreak,
    UnknownTiebreakError,
    Value,
    chosen,
    find,
    tiebreaks,
)
from calculator.tiebreaks.editions import edition_at
from calculator.words import points
from pyscript_app.docs_blocks.citations import SOURCES
from pyscript_app.docs_blocks.fences import NOBODY, Example, FenceError, Figure

#: Warnings about a table that cast no doubt on its results.
HARMLESS = frozenset(["order-not-by-tiebreak"])


class Worked(NamedTuple):
    """An example with everything needed to show it."""

    example: Example
    text: str
    """The table as it was written."""
    table: Crosstable
    standings: Standings
    tiebreak: Tiebreak
    shown: tuple[int, ...]
    """The numbers of the players whose workings are shown."""
    ahead: int | None
    """Which of them is ahead by this tiebreak alone, if any."""
    printed: dict[int, Fraction]
    """The figures that the source prints correctly."""
    misprinted: dict[int, Fraction]

    @property
    def order(self) -> str:
        """The order in which the calculator should open the table."""
        if self.example.order is not None:
            return self.example.order
        if self.tiebreak.source.startswith("FIDE"):
            return order_under(self.standings.tally.rules, self.tiebreak.name, self.table)
        for order in ORDERS.values():
            if self.tiebreak.name in order.tiebreaks:
                return order.name
        return self.tiebreak.name

    def value(self, number: int) -> Value:
        """A player's value of the tiebreak that the example is about; without an amount, none."""
        return self.standings.row(number).values.get(self.tiebreak.name) or Value(None)


def work(example: Example, sample: Callable[[str], str]) -> Worked:
    """Work an example out and check it.

    Args:
        example: what the block says.
        sample: gives the text of a file in docs/samples by its name.

    Raises:
        FenceError: the table cannot be read, somebody named is not in it, or a figure is not
            the core's; the message gives both figures.
    """
    tiebreak = find(example.tiebreak)
    if tiebreak is None:
        raise FenceError(f"there is no tiebreak {example.tiebreak!r}: {', '.join(REGISTER)}")
    for source in example.sources:
        if source not in SOURCES:
            raise FenceError(f"there is no source {source!r}: {', '.join(SOURCES)}")
    text = example.table if example.sample is None else sample(example.sample)
    try:
        table = read(text)
    except ReadError as error:
        raise FenceError(f"the table cannot be read: {error}") from error
    if example.rules is not None and example.rules not in EDITIONS:
        raise FenceError(f"rules: there are {', '.join(EDITIONS)}, not {example.rules!r}")
    standings = rank(table, _order(example), choices=_choices(example), rules=example.rules)
    _check_table(example, standings)
    shown = tuple(_number(table, who) for who in example.players) or tuple(
        player.number for player in table.players if not player.stub
    )
    _check_tied(tiebreak, standings, shown)
    worked = Worked(
        example,
        text,
        table,
        standings,
        tiebreak,
        shown,
        _ahead(standings, tiebreak, shown),
        _figures(table, example.expect),
        _figures(table, example.misprint),
    )
    _check_figures(worked)
    _check_counts(worked)
    _check_winner(worked)
    return worked


def again(worked: Worked, table: Crosstable, text: str) -> Worked:
    """Work an example out again with another table; nothing of it is checked."""
    example = worked.example
    standings = rank(table, _order(example), choices=_choices(example), rules=example.rules)
    ahead = _ahead(standings, worked.tiebreak, worked.shown)
    return worked._replace(text=text, table=table, standings=standings, ahead=ahead)


def order_under(rules: str, tiebreak: str, table: Crosstable) -> str:
    """Return the order that opens a table under an edition, with the tiebreak if one has it.

    The calculator takes the edition from the order's name, else from the day in the table.
    """
    names = [rules, f"{rules}-round-robin"]
    if table.kind == "round-robin":
        names.reverse()
    alone = tiebreak if edition_at(table.starts) == rules else rules
    return next((name for name in names if tiebreak in ORDERS[name].tiebreaks), alone)


def _order(example: Example) -> list[str]:
    """Return the tiebreaks that rank the table: those asked for, or the example's own."""
    try:
        names = [found.name for found in tiebreaks(example.order or example.tiebreak)]
    except UnknownTiebreakError as error:
        raise FenceError(f"order: {error}") from error
    if example.tiebreak not in names:
        raise FenceError(f"the order {example.order!r} does not have {example.tiebreak!r}")
    return names


def _choices(example: Example) -> Choices:
    for name, value in example.choices:
        convention = CONVENTIONS.get(name)
        if convention is not None and value not in convention.options:
            raise FenceError(f"choices: {name} is one of {', '.join(convention.options)}")
        if convention is None and name not in {"seed", "late"}:
            entry = REGISTER.get(name.partition(".")[0])
            if entry is None or "record" not in entry.needs:
                raise FenceError(f"choices: there is nothing to choose that is called {name!r}")
    return chosen(dict(example.choices))


def _check_tied(tiebreak: Tiebreak, standings: Standings, shown: Iterable[int]) -> None:
    for number in shown:
        if tiebreak.name not in standings.row(number).values:
            name = name_of(standings.table, number)
            raise FenceError(f"{name} is level with nobody when it comes to {tiebreak.title}")


def _check_table(example: Example, standings: Standings) -> None:
    table = standings.table
    contradicting = [found for found in table.warnings if found.code not in HARMLESS]
    if contradicting:
        raise FenceError(f"the table contradicts itself: {contradicting[0]}")
    if standings.published is not None and standings.published.differences:
        first = standings.published.differences[0]
        raise FenceError(
            f"player {first.number}: the table prints {first.tiebreak} as "
            f"{first.printed / 1000:g}, the core works out {_text(first.computed)}"
        )
    if example.rounds is not None and example.rounds != table.rounds:
        raise FenceError(f"rounds: {example.rounds} stated, the table has {table.rounds}")


def _check_figures(worked: Worked) -> None:
    for number in {*worked.printed, *worked.misprinted} - set(worked.shown):
        raise FenceError(f"{name_of(worked.table, number)} has a figure but is not shown")
    for number, printed in worked.printed.items():
        value = worked.value(number)
        if _exact(value) != printed:
            raise FenceError(
                f"expect: {name_of(worked.table, number)} = {_figure(printed)}, "
                f"but the core works out {_text(value)}"
            )
    for number, printed in worked.misprinted.items():
        value = worked.value(number)
        if _exact(value) == printed:
            raise FenceError(
                f"misprint: {name_of(worked.table, number)} = {_figure(printed)} is no misprint, "
                f"the core works out {_text(value)} too"
            )
    missing = [number for number in worked.shown if worked.value(number).amount is None]
    if missing:
        raise FenceError(f"{name_of(worked.table, missing[0])} has no {worked.tiebreak.title}")


def _check_counts(worked: Worked) -> None:
    for opponent, stated in _figures(worked.table, worked.example.counts).items():
        amounts = {
            Fraction(term.amount, value.unit)
            for value in map(worked.value, worked.shown)
            for term in value.terms
            if term.opponent == opponent
        }
        name = name_of(worked.table, opponent)
        if not amounts:
            raise FenceError(f"counts: {name} is in none of the sums that are shown")
        if amounts != {stated}:
            found = ", ".join(map(_figure, sorted(amounts)))
            raise FenceError(f"counts: {name} = {_figure(stated)}, but the core counts {found}")


def _check_winner(worked: Worked) -> None:
    stated = worked.example.wins
    if stated is None:
        return
    expected = None if stated == NOBODY else _number(worked.table, stated)
    if expected != worked.ahead:
        found = NOBODY if worked.ahead is None else name_of(worked.table, worked.ahead)
        figures = ", ".join(
            f"{name_of(worked.table, number)} {_text(worked.value(number))}"
            for number in worked.shown
        )
        raise FenceError(f"wins: {stated}, but the core puts {found} ahead ({figures})")


def _ahead(standings: Standings, tiebreak: Tiebreak, shown: Iterable[int]) -> int | None:
    """The player ahead of all the others shown; ``None`` if nobody is, or only one is shown."""
    values = {number: standings.row(number).values.get(tiebreak.name) for number in shown}
    amounts = {number: (value and value.amount) or 0 for number, value in values.items()}
    best = min(amounts.values()) if tiebreak.lowest_first else max(amounts.values())
    first = [number for number, amount in amounts.items() if amount == best]
    return first[0] if len(first) == 1 < len(amounts) else None


def _figures(table: Crosstable, figures: Iterable[Figure]) -> dict[int, Fraction]:
    return {_number(table, figure.who): figure.number for figure in figures}


def _number(table: Crosstable, who: str) -> int:
    """Find a player by number or full name."""
    for player in table.players:
        if who in {str(player.number), player.name}:
            return player.number
    raise FenceError(f"{who!r} is nobody in the table")


def name_of(table: Crosstable, number: int) -> str:
    """The name of the player with this number."""
    return next(player.called for player in table.players if player.number == number)


def _exact(value: Value) -> Fraction | None:
    return None if value.amount is None else Fraction(value.amount, value.scale)


def _text(value: Value) -> str:
    exact = _exact(value)
    return "no value" if exact is None else _figure(exact)


def _figure(number: Fraction) -> str:
    """Write a figure as the page does, if it counts half points."""
    doubled = number * 2
    return points(int(doubled)) if doubled.denominator == 1 else f"{float(number):g}"
