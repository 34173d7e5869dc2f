"""Tiebreaks that decide nothing: unknown ones, and those that the table lacks something for."""

from collections.abc import Sequence

from calculator.model import Crosstable, Message
from calculator.ranking.places import Standing
from calculator.tiebreaks import Tally, Tiebreak, as_printed, doubts, find, of_print, several

#: What one warning says for all tiebreaks together.
_SAID = {"unrated-event"}


def warnings(
    tally: Tally, order: Sequence[Tiebreak], rows: Sequence[Standing]
) -> tuple[Message, ...]:
    """Return what has to be said of an order: what is unknown, in doubt, or without a value."""
    return (
        *_unknown(tally.table),
        *doubts(tally, tuple(order)),
        *_without_value(tally, order, rows),
    )


def _unknown(table: Crosstable) -> tuple[Message, ...]:
    """Return a warning for each tiebreak that the text announces and that we do not have."""
    warnings = []
    printed = {as_printed(column.heading) for column in table.printed}
    for announced in table.announced:
        if announced in printed or (find(announced) and not of_print(announced)):
            continue
        name = of_print(announced) or announced
        if which := several(name):
            warnings.append(Message("announced-several", (name, Message("either", which))))
        else:
            warnings.append(Message("announced-unknown", (name,)))
    return tuple(warnings)


def _without_value(
    tally: Tally, order: Sequence[Tiebreak], rows: Sequence[Standing]
) -> tuple[Message, ...]:
    """Return a warning for each tiebreak that the table lacks something for."""
    warnings = []
    teams = tally.table.teams is not None
    for tiebreak in order:
        name = tiebreak.name
        # As nearly always; and in the order in which they are in memory, which the rows are not.
        kept = tally.values.get(name, {})
        if len(kept) >= len(rows) and not any(value.missing for value in kept.values()):
            continue
        found = [row.values[name] for row in rows if name in row.values]
        lacking = [value.missing for value in found if value.missing]
        if of_print(name) and len(lacking) == len(found):
            continue  # said already: nobody knows it
        if (
            lacking
            and lacking[0].code not in _SAID
            and not {"record", "seed"} & set(tiebreak.needs)
        ):
            facts = (tiebreak.name, len(lacking), lacking[0].code)
            warnings.append(Message("no-values-teams" if teams else "no-values", facts))
    return tuple(warnings)
