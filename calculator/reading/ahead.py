"""Byes of rounds still to come: they count exactly where the printed total counts them.

Programs print standings in mid-event with a bye asked for in a later round, some with its points
in the total, some without. The player's own total tells, each player's for that player alone.
"""

from collections.abc import Sequence

from calculator.model import HALVES, RESULT_CODES, Crosstable, Message, Player

#: No warning lists more names.
_LISTED = 5


def counted_to(player: Player, played: int) -> int | None:
    """Return up to which round byes count for the printed total to be right.

    0 where it is right without those of later rounds, or where there is no total: they are not
    played yet. ``None`` where the total is wrong either way.

    >>> from calculator.model import Result
    >>> row = Player(1, "Ann", (Result("W", 2), Result("H"), Result("H")), total=3)
    >>> (
    ...     counted_to(row, 1),
    ...     counted_to(row._replace(total=2), 1),
    ...     counted_to(row._replace(total=5), 1),
    ... )
    (2, 0, None)
    """
    points = sum(
        [
            HALVES[code] if scored is None else scored
            for code, _, _, _, scored, _ in player.results[:played]
        ]
    )
    if player.total is None or player.total == points:
        return 0
    for round_, result in enumerate(player.results[played:], played + 1):
        if result.code and not RESULT_CODES[result.code].of_a_game:
            points += result.halves
            if points == player.total:
                return round_
    return None


def with_byes_ahead(table: Crosstable) -> Crosstable:
    """Return the table with the byes counted that its totals count."""
    if table.rounds_played >= table.rounds:
        return table
    return table._replace(
        players=tuple(
            player._replace(counted_to=counted_to(player, table.rounds_played) or 0)
            for player in table.players
        )
    )


def warning(table: Crosstable) -> tuple[Message, ...]:
    """Return the warning for byes that count already; it names those whose totals disagree."""
    counting = [player.name for player in table.players if player.counted_to]
    if not counting:
        return ()
    without = [player.name for player in table.players if _left_out(player, table.rounds_played)]
    if without:
        facts = (len(counting), _listed(counting), len(without), _listed(without))
        return (Message("byes-ahead-differ", facts),)
    return (Message("byes-ahead", (len(counting), _listed(counting))),)


def _left_out(player: Player, played: int) -> bool:
    """Whether a printed total leaves out a bye of a later round that scores."""
    return (
        player.total is not None
        and not player.counted_to
        and counted_to(player, played) == 0
        and any(
            result.halves and not RESULT_CODES[result.code].of_a_game
            for result in player.results[played:]
        )
    )


def _listed(names: Sequence[str]) -> str:
    return "; ".join(names[:_LISTED]) + (" …" if len(names) > _LISTED else "")
