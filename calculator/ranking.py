"""From a score order and an ordered list of tiebreaks to places, and what decided each."""

from collections.abc import Collection
from typing import NamedTuple

from calculator.model import Crosstable, TableWarning
from calculator.placing import Standing, placed
from calculator.published import Published, compare
from calculator.recognition import recognised
from calculator.tiebreaks import (
    EDITIONS,
    Choices,
    Tally,
    Tiebreak,
    UnknownTiebreakError,
    Value,
    carried,
    default_order,
    doubts,
    edition_of,
    find,
    tiebreaks,
)
from calculator.words import say

__all__ = ["Standing", "Standings", "rank"]

#: What one warning says for all tiebreaks together.
_SAID = {"unrated-event"}


class Standings(NamedTuple):
    """Everybody's places under one order of tiebreaks."""

    table: Crosstable
    tally: Tally
    order: tuple[Tiebreak, ...]
    rows: tuple[Standing, ...]
    published: Published | None
    """How the tiebreak columns that the table printed compare; ``None`` where it had none."""
    warnings: tuple[TableWarning, ...] = ()
    """Which values could not be worked out, and what the table lacks for them."""
    other: "Standings | None" = None
    """The standings under the other reading of a table that contradicts itself."""
    also: tuple[Tiebreak, ...] = ()
    """Tiebreaks that were worked out but decided nothing."""

    @property
    def columns(self) -> tuple[Tiebreak, ...]:
        """Every tiebreak that was worked out."""
        return self.order + self.also

    @property
    def rules(self) -> str:
        """The FIDE edition where a tiebreak of the order is FIDE's, else ``us-chess``."""
        fide = any(tiebreak.source.startswith("FIDE") for tiebreak in self.order)
        return self.tally.rules if fide else "us-chess"

    def row(self, number: int) -> Standing:
        """Return the line of the player with this number; ``KeyError`` where there is none."""
        for row in self.rows:
            if row.number == number:
                return row
        raise KeyError(number)


def rank(
    table: Crosstable,
    order: str | tuple[str, ...] | list[str] | None = None,
    *,
    choices: Choices | None = None,
    rules: str | None = None,
    also: tuple[str, ...] = (),
    like: Standings | None = None,
    among: Collection[int] | None = None,
) -> Standings:
    """Rank the players by score, then by each tiebreak of ``order`` in turn.

    ``order`` is a named order, a list of tiebreak names, or ``None`` for what the pasted
    text announces, else the default of its layout. Players whom everything leaves level share
    their place and stand in the order of the table. A value that cannot be worked out
    decides nothing: where one of a tied group has none, the tiebreak is passed over.

    ``choices`` holds conventions, results recorded at the board and the seed of a draw;
    ``also`` names tiebreaks that are worked out, where they apply, and decide nothing.
    ``rules`` is the edition of FIDE's rules (``fide-2024``); without it a named order of an
    edition chooses it, else the day on which the event began, else it is the newest.
    ``among`` are the numbers of those to be ranked, where it is a part of the players: their
    values are those of the whole event, their places those among them.
    ``like`` are the standings before some results were put otherwise: they make it faster,
    and change nothing.

    Raises :class:`calculator.tiebreaks.UnknownTiebreakError` for an unknown name.
    """
    rules = rules or (edition_of(order) if isinstance(order, str) else None)
    if rules is not None and rules not in EDITIONS:
        raise UnknownTiebreakError(say("unknown-rules", rules, ", ".join(EDITIONS)))
    tally = _tally(table, choices or Choices(), rules, like)
    table = tally.table = recognised(table, tally)
    announced = tuple(name for name in table.announced if find(name))
    default = default_order(table.system, table.kind, tally.rules)
    chosen = tiebreaks(order or announced or default)
    competitors = tuple(
        player.number
        for player in table.players
        if not player.stub and (among is None or player.number in among)
    )
    rows = placed(tally, chosen, competitors)
    values = {row.number: row.values for row in rows}
    extra = _also(tally, chosen, also, values)
    return Standings(
        table,
        tally,
        chosen,
        rows,
        compare(
            table,
            tally,
            {row.number: row.place for row in rows}
            if announced and announced == tuple(tiebreak.name for tiebreak in chosen)
            else None,
        ),
        (*_unknown(table, announced), *doubts(tally, chosen), *_without_value(chosen, rows)),
        rank(
            table.other.table,
            [tiebreak.name for tiebreak in chosen],
            choices=choices,
            rules=tally.rules,
            among=among,
        )
        if table.other
        else None,
        extra,
    )


def _tally(table: Crosstable, choices: Choices, rules: str | None, like: Standings | None) -> Tally:
    if like is not None and like.tally.choices == choices and like.tally.rules == rules:
        return carried(like.tally, table)
    return Tally(table, choices, rules)


def _unknown(table: Crosstable, announced: tuple[str, ...]) -> tuple[TableWarning, ...]:
    """Return a warning for each tiebreak that the text announces and that we do not know."""
    return tuple(
        TableWarning("announced-unknown", (name,))
        for name in table.announced
        if name not in announced
    )


def _also(
    tally: Tally,
    order: tuple[Tiebreak, ...],
    names: tuple[str, ...],
    values: dict[int, dict[str, Value]],
) -> tuple[Tiebreak, ...]:
    """Work out further tiebreaks that apply to everybody; return those that gave a value."""
    extra = []
    for tiebreak in tiebreaks(names) if names else ():
        if tiebreak in order or tiebreak.of_a_group:
            continue
        found = tiebreak.values(tally, values)
        if any(value.amount is not None for value in found.values()):
            extra.append(tiebreak)
            for number, value in found.items():
                values[number][tiebreak.name] = value
    return tuple(extra)


def _without_value(
    order: tuple[Tiebreak, ...], rows: tuple[Standing, ...]
) -> tuple[TableWarning, ...]:
    """Return a warning for each tiebreak that the table lacks something for."""
    warnings = []
    for tiebreak in order:
        name = tiebreak.name
        found = [row.values[name] for row in rows if name in row.values]
        lacking = [value.missing for value in found if value.missing]
        if (
            lacking
            and lacking[0].code not in _SAID
            and not {"record", "seed"} & set(tiebreak.needs)
        ):
            facts = (tiebreak.name, len(lacking), lacking[0].code)
            warnings.append(TableWarning("no-values", facts))
    return tuple(warnings)
