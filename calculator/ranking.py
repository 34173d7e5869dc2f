"""From a score order and an ordered list of tiebreaks to places, and what decided each."""

from typing import NamedTuple

from calculator.classes import Part
from calculator.model import Crosstable, TableWarning
from calculator.placing import Standing, placed
from calculator.printed import Basis, Published, Settings, compare, settings
from calculator.tiebreaks import (
    EDITIONS,
    Choices,
    Tally,
    Tiebreak,
    UnknownTiebreakError,
    Value,
    carried,
    doubts,
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
    basis: Basis = Basis("asked", (), "")
    """Where the order, the edition and the conventions come from."""
    fitting: Basis | None = None
    """What fits the print, where another order was asked for that does not."""
    chosen: Choices = Choices()
    """What was chosen by whoever asked; the tally has what fits the print beside it."""
    edition: str = ""
    """The edition of FIDE's rules for an order that names none."""
    part: Part | None = None
    """The prize class that these are the standings of; ``None`` for the whole event."""

    @property
    def columns(self) -> tuple[Tiebreak, ...]:
        """Every tiebreak that was worked out."""
        return self.order + self.also

    @property
    def rules(self) -> str:
        """The FIDE edition where a tiebreak of the order is FIDE's, else ``us-chess``."""
        fide = any(tiebreak.system == "fide" for tiebreak in self.order)
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
) -> Standings:
    """Rank the players by score, then by each tiebreak of ``order`` in turn.

    ``order`` is a named order, a list of tiebreak names, or ``None`` for the one that agrees
    with what the text prints: what it announces, else the default of its layout, else another
    (:func:`calculator.printed.settings`). Players whom everything leaves tied share their place,
    in the order of the table. A value that cannot be worked out decides nothing: where one of a
    tied group has none, the tiebreak is passed over.

    ``choices`` holds conventions, results recorded at the board and the seed of a draw;
    ``also`` names tiebreaks that are worked out, where they apply, and decide nothing.
    ``rules`` is the edition of FIDE's rules (``fide-2024``); without it a named order of an
    edition chooses it, else what the text prints, else the day on which the event began, else it
    is the newest. ``like`` are the standings before some results were changed: with an ``order``,
    their edition and conventions are taken over, and so are values that the changes leave alone.

    Raises :class:`calculator.tiebreaks.UnknownTiebreakError` for an unknown name.
    """
    if rules is not None and rules not in EDITIONS:
        raise UnknownTiebreakError(say("unknown-rules", rules, ", ".join(EDITIONS)))
    if like is not None and order is not None:
        found = _as_before(table, order, like)
    else:
        found = settings(table, order, choices or Choices(), rules)
    table, tally = found.table, found.tally
    chosen = tiebreaks(found.basis.order)
    competitors = tuple(player.number for player in table.players if not player.stub)
    rows = placed(tally, chosen, competitors)
    values = {row.number: row.values for row in rows}
    extra = _also(tally, chosen, also, values)
    return Standings(
        table,
        tally,
        chosen,
        rows,
        None if table.altered else compare(found, rows),
        (*_unknown(table), *doubts(tally, chosen), *_without_value(chosen, rows)),
        rank(
            table.other.table,
            found.basis.order,
            choices=tally.choices,
            rules=tally.rules,
        )
        if table.other
        else None,
        extra,
        found.basis,
        found.fitting,
        choices or Choices(),
        found.edition,
    )


def _as_before(
    table: Crosstable, order: str | tuple[str, ...] | list[str], like: Standings
) -> Settings:
    """Take order, edition and conventions from the standings before some results were changed."""
    names = tuple(tiebreak.name for tiebreak in tiebreaks(order))
    basis = Basis("asked", names, like.tally.rules)
    return Settings(table, carried(like.tally, table), basis, edition=like.edition)


def _unknown(table: Crosstable) -> tuple[TableWarning, ...]:
    """Return a warning for each tiebreak that the text announces and that we do not know."""
    return tuple(
        TableWarning("announced-unknown", (name,)) for name in table.announced if not find(name)
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
