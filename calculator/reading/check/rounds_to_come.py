"""How far an event is, and what is known of rounds still to come.

That counts exactly where the printed total counts it: byes, and games of a round that is running.
A pairing without a result in such a round is neither a missing result nor an unplayed round; a
single one in a round that others have finished is missing. Programs print standings in mid-event
with a requested bye in a later round, some with its points in the total, some without. The
player's own total tells, each player's for that player alone.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import (
    HALVES,
    RESULT_CODES,
    Crosstable,
    Message,
    Player,
    Result,
    last_round,
    last_round_with_a_game,
)
from calculator.model.late import late
from calculator.reading.columns.context import above, as_caption
from calculator.reading.columns.raw import RawRow, RawTable, Told
from calculator.reading.text.errors import listed

if TYPE_CHECKING:
    from calculator.reading.columns.hints import after_in, told
else:
    after_in = late("calculator.reading.columns.hints", "after_in")
    told = late("calculator.reading.columns.hints", "told")

#: This many lines above a table may say after which round it is.
_LINES = 5
#: A round is running where one of this many games has no result.
_OPEN_OF = 4
#: Totals are of an earlier round where one of this many is wrong after the last.
_WRONG = 3


class Stage(NamedTuple):
    """How far an event is."""

    played: int
    """Up to which round the standings are."""
    rounds: int | None
    """How many rounds the event has, where the text says it."""
    after: int | None
    """The round after which the standings are, where the text says that and no more."""


#: A round robin of which so large a part has no result is still being played.
_OPEN_OF_MEETINGS = 4


def stage(
    players: Sequence[Player],
    told: Told,
    *,
    by_round: bool = True,
    blanks: bool = False,
    right: int = 0,
) -> Stage:
    """Tell how far an event is by its results, its printed totals and what the text says.

    What the text says counts only where it can be: nobody has played more rounds than there are.
    ``by_round`` is whether a column is a round; where it is an opponent none of them is running.
    ``blanks`` is whether a cell left empty may be a game that is not over; ``right`` the round
    after which all totals are known to be right.

    >>> from calculator.model import Result
    >>> ann = Player(1, "Ann", (Result("W", 2), Result("", 3)))
    >>> ben = Player(2, "Ben", (Result("L", 1), Result("", 4)))
    >>> stage((ann, ben), Told(rounds=5))
    Stage(played=1, rounds=5, after=None)
    """
    last = last_round_with_a_game(players)
    paired = last_round(players, lambda result: result.opponent is not None)
    rounds = told.rounds if told.rounds >= max(last, paired) else None
    if by_round and not rounds and last and told.left:
        rounds = last + told.left
    played = last
    if by_round:
        while played and _is_running(players, played, told):
            played -= 1
        if blanks and played == last and _is_half_empty(players, played):
            played -= 1
        if played != right:
            played = _by_totals(players, played, told)
    after = told.after if rounds is None and told.after == played else None
    return Stage(played, rounds or None, after or None)


def captioned(raw: RawTable, played: int) -> tuple[Message, ...]:
    """Return a warning where the nearest caption names another round than the results go to.

    So does one that gives the event fewer rounds than were played.
    """
    for cell in above(raw.before)[: -_LINES - 1 : -1] if played else ():
        text = as_caption(cell)
        if not any(map(str.isdecimal, text)):
            continue
        if after := after_in(text):
            if after == played:
                return ()
            code = "caption-later" if after > played else "caption-earlier"
            return (Message(code, (text, played), cell.line, cell.column),)
        if 0 < told((text,)).rounds < played:
            return (Message("caption-earlier", (text, played), cell.line, cell.column),)
    return ()


def to_be_met(players: Sequence[Player]) -> bool:
    """Whether a good part of a round robin, a table of opponents, is still to be played.

    A game here and there that nobody ever played makes no event that goes on.

    >>> from calculator.model import Result
    >>> to_be_met([Player(1, "Ann", (Result("W", 2), Result("", 3)))])
    True
    """
    every = [result for player in players for result in player.results]
    open_ = sum(result.to_play for result in every)
    return open_ > 0 and _OPEN_OF_MEETINGS * open_ >= open_ + sum(bool(one.code) for one in every)


def _is_running(players: Sequence[Player], round_: int, told: Told) -> bool:
    """Whether a round, after which nobody has a game with a result, is being played."""
    cells = [player.results[round_ - 1] for player in players if len(player.results) >= round_]
    done = sum(RESULT_CODES[cell.code].of_a_game for cell in cells)
    still = sum(not cell.code and cell.opponent is not None for cell in cells)
    if not still:
        return False
    return _OPEN_OF * still >= done + still or 0 < told.after < round_


def _is_half_empty(players: Sequence[Player], round_: int) -> bool:
    """Whether most who were there in the round before have an empty cell in this one."""
    if round_ < 2:
        return False
    there = [player.results for player in players if player.results[round_ - 2].code != "U"]
    return 2 * sum(_is_empty(results[round_ - 1]) for results in there) > len(there)


def _is_empty(result: Result) -> bool:
    return not result.code and result.opponent is None


def _by_totals(players: Sequence[Player], played: int, told: Told) -> int:
    """Return the round after which the printed totals are: it may be an earlier one.

    Standings are often sent with the games of the next round. If the text names the round more
    totals must be right after it; otherwise all of them, and a good part wrong after the last:
    a player who loses in the next round, or does not play, has the same total after it.
    """
    totals = [player for player in players if player.total_halves is not None and not player.stub]
    if not totals or played < 2:
        return played
    now = _right(totals, played)
    if 0 < told.after < played and _right(totals, told.after) > now:
        return told.after
    if _WRONG * now <= (_WRONG - 1) * len(totals):
        for earlier in range(played - 1, 0, -1):
            if _right(totals, earlier) == len(totals):
                return earlier
    return played


def _right(players: Sequence[Player], round_: int) -> int:
    """Return how many printed totals are right after a round."""
    return sum(player.total_halves == _points(player.results[:round_]) for player in players)


def _points(results: Sequence[Result]) -> int:
    """Return what results add up to, in half points."""
    return sum([HALVES[code] if scored is None else scored for code, _, _, _, scored, _ in results])


def counted_to(player: Player, played: int) -> int | None:
    """Return up to which round byes count for the printed total to be right.

    0 where it is right without those of later rounds, or where there is no total: they are not
    played yet. ``None`` where the total is wrong either way.

    >>> from calculator.model import Result
    >>> row = Player(1, "Ann", (Result("W", 2), Result("H"), Result("H")), total_halves=3)
    >>> (
    ...     counted_to(row, 1),
    ...     counted_to(row._replace(total_halves=2), 1),
    ...     counted_to(row._replace(total_halves=5), 1),
    ... )
    (2, 0, None)
    """
    if player.total_halves is None:
        return 0
    points = _points(player.results[:played])
    if player.total_halves == points:
        return 0
    for round_, result in enumerate(player.results[played:], played + 1):
        if result.code:
            points += result.halves
            if points == player.total_halves:
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


def warning(table: Crosstable, rows: Sequence[RawRow]) -> tuple[Message, ...]:
    """Return the warnings for what later rounds have already, and whether it counts.

    Of byes it names those whose totals disagree. ``rows`` are the players' in the text.
    """
    played = table.rounds_played
    said = _running(table, rows)
    counting = [player.name for player in table.players if _has_bye(player.ahead(played))]
    if not counting:
        return said
    without = [player.name for player in table.players if _left_out(player, table.rounds_played)]
    if without:
        facts = (len(counting), listed(counting), len(without), listed(without))
        return (*said, Message("byes-ahead-differ", facts))
    return (*said, Message("byes-ahead", (len(counting), listed(counting))))


def _running(table: Crosstable, rows: Sequence[RawRow]) -> tuple[Message, ...]:
    """Return what becomes of games with a result in rounds that the standings do not reach."""
    played = table.rounds_played
    later = [result for player in table.players for result in player.results[played:]]
    if not any(RESULT_CODES[result.code].of_a_game for result in later):
        return ()
    now = [player.results[played] for player in table.players if player.results]
    still = sum(not result.code and result.opponent is not None for result in now)
    empty = not still and _is_half_empty(table.players, played + 1)
    if not still and not empty:
        return (Message("standings-earlier", (played,)),)
    count = any(
        RESULT_CODES[result.code].of_a_game
        for player in table.players
        for result in player.ahead(played)
    )
    if count:
        what = Message("running-counted")
    else:
        not_yet = Message("running-not-counted", (played, played + 1))
        what = not_yet if played else Message("running-first")
    cells = [row.results[played] for row in rows if len(row.results) > played]
    at = next(found.cell for found in cells if not found.code)
    if empty:
        return (Message("round-half-empty", (played + 1, what), at.line, at.column),)
    facts = (played + 1, (still + 1) // 2, what)
    return (Message("round-running", facts, at.line, at.column),)


def _left_out(player: Player, played: int) -> bool:
    """Whether a printed total leaves out a bye of a later round that scores."""
    return (
        player.total_halves is not None
        and not player.counted_to
        and counted_to(player, played) == 0
        and _has_bye(player.results[played:])
    )


def _has_bye(results: Sequence[Result]) -> bool:
    """Whether one of some results is a bye that scores."""
    return any(result.halves and not RESULT_CODES[result.code].of_a_game for result in results)
