"""Ranking a table: by which order, under which rules and conventions, and everybody's places.

All of the calculator works with what is here, in half points. What :func:`calculator.rank` returns
is made of it for other programs, in points.
"""

from typing import TYPE_CHECKING

from calculator.model import Crosstable, Message
from calculator.model.garbage import uncollected
from calculator.model.late import late
from calculator.printed import Settings, as_before, compare, recognise
from calculator.ranking import Standings, beside, placed, warnings
from calculator.tiebreaks import (
    EDITIONS,
    Choices,
    UnknownTiebreakError,
    repeated,
    tiebreaks,
)

if TYPE_CHECKING:
    from calculator.ranking.last_round import with_last_round
    from calculator.ranking.withdrawals import apart
else:
    apart = late("calculator.ranking.withdrawals", "apart")
    with_last_round = late("calculator.ranking.last_round", "with_last_round")


@uncollected
def rank(
    table: Crosstable,
    order: str | tuple[str, ...] | list[str] | None = None,
    *,
    choices: Choices | None = None,
    rules: str | None = None,
    also: tuple[str, ...] = (),
    like: Standings | None = None,
) -> Standings:
    r"""Rank the players by score, then by each tiebreak of ``order`` in turn.

    ``order`` is a named order, a list of tiebreak names, or ``None`` for the one that agrees
    with what the text prints: what it announces, else the default of its layout, else another
    (:func:`calculator.printed.recognise`). Players whom everything leaves tied share their place,
    in the order of the table. A value that cannot be worked out decides nothing: where one of a
    tied group has none, the tiebreak is skipped.

    ``choices`` holds conventions, results recorded at the board and the seed of a draw;
    ``also`` names tiebreaks that are worked out, where they apply, and decide nothing.
    ``rules`` is the edition of FIDE's rules (``fide-2024``); without it a named order of an
    edition chooses it, else what the text prints, else the day on which the event began, else it
    is the newest. ``like`` are the standings before some results were changed: with an ``order``,
    their edition and conventions are taken over, and so are values that the changes leave alone.

    Raises :class:`calculator.tiebreaks.UnknownTiebreakError` for an unknown name.

    >>> from calculator.reading import read
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> [(row.place, row.name, row.decided_by) for row in standings.rows]
    [(1, 'Bob', 'score'), (2, 'Ann', 'solkoff')]
    """
    if rules is not None and rules not in EDITIONS:
        raise UnknownTiebreakError("unknown-rules", rules, ", ".join(EDITIONS))
    choices = choices or (like.chosen if like else Choices())
    if table.tells_rounds and table.rounds_played + 1 == table.rounds > 1 and not table.of_teams:
        table = with_last_round(table)
    if table.kind == "round-robin" or choices.out:
        table = apart(table, choices, fide=_is_fide(table, order))
    if like is not None and order is not None:
        found = as_before(table, order, like)
    else:
        found = recognise(table, order, choices, rules)
    chosen = tiebreaks(found.basis.order)
    competitors = [player.number for player in found.table.competitors]
    rows = found.rows or placed(found.tally, chosen, competitors)
    return Standings(
        found.table,
        found.tally,
        chosen,
        rows,
        compare(found, rows),
        (
            *(Message("order-repeats", (name,)) for name in repeated(order or found.basis.order)),
            *warnings(found.tally, chosen, rows),
        ),
        _other(found),
        beside(found.tally, chosen, also, rows),
        found.basis,
        found.fitting,
        choices,
        found.edition,
    )


def _is_fide(table: Crosstable, order: str | tuple[str, ...] | list[str] | None) -> bool:
    """Whether FIDE's rules apply: by what was asked for, else by the layout."""
    if order is None:
        return table.system == "fide"
    return any(tiebreak.system == "fide" for tiebreak in tiebreaks(order))


def _other(found: Settings) -> Standings | None:
    """Rank the other reading of a table that contradicts itself, where it has one."""
    if found.table.other is None:
        return None
    tally = found.tally
    table = found.table.other.table
    return rank(table, found.basis.order, choices=tally.choices, rules=tally.rules)
