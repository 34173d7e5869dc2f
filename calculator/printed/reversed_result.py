"""One game with a different result, which would explain everything that differs.

Somebody typed a result the other way around, and printed the sheet again or not: the totals of
exactly the two players are then wrong by what one result changes. It is tried, and told only if
every printed value agrees with it.
"""

from collections.abc import Callable, Iterator

from calculator.model import (
    OPPOSITE,
    Crosstable,
    Message,
    Player,
    Result,
    WrongTotal,
    answer_at,
)
from calculator.printed.settings import Settings
from calculator.tiebreaks import Tally

_GAME = "WDL"


def turned(found: Settings, count: int, agreeing: Callable[[Settings], int]) -> tuple[Message, ...]:
    """Return the sentence that tells the game; nothing if no single game explains it.

    ``agreeing`` says under other settings how many of the ``count`` printed values agree.
    """
    table = found.table
    if len(table.wrong_totals) != 2 or table.games_per_round != 1:
        return ()
    for round_, other, code in _tried(table, *table.wrong_totals):
        tally = Tally(other, found.tally.choices, found.tally.rules)
        if agreeing(found._replace(table=other, tally=tally)) != count:
            continue
        numbers = [total.number for total in table.wrong_totals]
        if code == "L":
            numbers.reverse()
        names = [tally.spoken(number) for number in numbers]
        when = Message("turned-round", (round_,)) if table.tells_rounds else ""
        return (Message("turned-draw" if code == "D" else "turned-win", (*names, when, count)),)
    return ()


def _tried(
    table: Crosstable, first: WrongTotal, second: WrongTotal
) -> Iterator[tuple[int, Crosstable, str]]:
    """Yield every result of a game of the two that makes both totals right."""
    players = {player.number: player for player in table.players}
    one, other = players[first.number], players[second.number]
    for round_, result in enumerate(one.results[: table.rounds_played], 1):
        at = answer_at(table, one, other, round_)
        if result.opponent != other.number or result.code not in _GAME or at is None:
            continue
        answer = other.results[at - 1]
        if answer.opponent != one.number or answer.code not in _GAME:
            continue
        for code in _GAME.replace(result.code, ""):
            mine, theirs = _scored(table, result, code), _scored(table, answer, OPPOSITE[code])
            if (
                first.computed + mine.halves - result.halves == first.printed
                and second.computed + theirs.halves - answer.halves == second.printed
            ):
                changed = {
                    one.number: _with(one, round_, mine),
                    other.number: _with(other, at, theirs),
                }
                rows = tuple(changed.get(row.number, row) for row in table.players)
                yield round_, table._replace(players=rows), code


def _scored(table: Crosstable, result: Result, code: str) -> Result:
    return result._replace(code=code, scored_halves=table.points.scored(code))


def _with(player: Player, round_: int, result: Result) -> Player:
    results = (*player.results[: round_ - 1], result, *player.results[round_:])
    return player._replace(results=results)
