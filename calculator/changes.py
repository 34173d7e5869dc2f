"""What would have changed a place: results put differently, and the places that follow."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from calculator.model import KINDS, OPPOSITE, Crosstable, Points, Result, answer_at
from calculator.ranking import Standings
from calculator.tiebreaks import Tally, Tiebreak, carried

#: The results that a game may have been given instead, and a round without a game.
GAME = ("W", "D", "L")
BYE = ("B", "H", "U")


class Change(NamedTuple):
    """The result of a player in a round, put differently; the opponent's goes with it."""

    round: int
    number: int
    code: str


def changed(table: Crosstable, changes: Iterable[Change]) -> Crosstable:
    """Return the table with other results; the opponent's cell answers each changed one.

    Raises ``KeyError`` for a player or a round that is not there, or an unknown code.

    >>> from calculator.model import Player, crosstable
    >>> table = crosstable([Player(1, "A", (Result("W", 2),)), Player(2, "B", (Result("L", 1),))])
    >>> [row.results[0].code for row in changed(table, [Change(1, 1, "D")]).players]
    ['D', 'D']
    """
    players = {player.number: player for player in table.players}
    results = {player.number: list(player.results) for player in table.players}
    for change in changes:
        row = results[change.number]
        if not 1 <= change.round <= len(row) or change.code not in KINDS:
            raise KeyError(change)
        old = row[change.round - 1]
        row[change.round - 1] = old._replace(
            code=change.code, scored=_scored(table.points, change.code)
        )
        if old.opponent is not None and change.code in OPPOSITE:
            theirs = results[old.opponent]
            at = answer_at(table, players[change.number], players[old.opponent], change.round)
            answer = theirs[at - 1] if at else None
            if at and answer and answer.opponent in {None, change.number}:
                theirs[at - 1] = Result(
                    OPPOSITE[change.code],
                    change.number,
                    answer.colour,
                    answer.game_halves,
                    _scored(table.points, OPPOSITE[change.code]),
                )
    return table._replace(
        players=tuple(
            player
            if tuple(results[player.number]) == player.results
            else player._replace(results=tuple(results[player.number]), given=None)
            for player in table.players
        ),
        # What was printed belongs to the results as they were.
        printed=(),
        other=None,
        altered=True,
    )


def _scored(points: Points, code: str) -> int | None:
    """Return what a result scores where a win is not worth 1 and a draw ½."""
    if points == Points():
        return None
    stands = {"X": "W", "B": "W", "P": "W", "H": "D", "Z": "D"}.get(code, code)
    return {"W": points.win, "D": points.draw, "L": points.loss}.get(stands, 0)


def alternatives(result: Result) -> tuple[str, ...]:
    """Return the codes by which a person may replace a result.

    >>> alternatives(Result("W", 3)), alternatives(Result("H"))
    (('D', 'L'), ('B', 'U'))
    """
    codes = GAME if result.opponent is not None else BYE
    return tuple(code for code in codes if code != result.code)


def place(tally: Tally, order: tuple[Tiebreak, ...], number: int) -> int:
    """Return one player's place, working out only what that takes."""
    score = tally.score[number]
    players = [player.number for player in tally.table.players if not player.stub]
    ahead = sum(tally.score[other] > score for other in players)
    level = [other for other in players if tally.score[other] == score]
    for tiebreak in order:
        if len(level) == 1:
            break
        amounts = {other: value.amount for other, value in tiebreak.values(tally, level).items()}
        own = amounts[number]
        if own is None or None in amounts.values():
            continue
        sign = -1 if tiebreak.lowest_first else 1
        ahead += sum(
            amount is not None and sign * amount > sign * own for amount in amounts.values()
        )
        level = [other for other in level if amounts[other] == own]
    return ahead + 1


class Answer(NamedTuple):
    """The fewest changes of other people's results that put a player higher."""

    changes: tuple[Change, ...]
    place: int
    """The place that they lead to."""


def smallest(
    standings: Standings, number: int, *, most: int = 2, tries: int = 4000
) -> tuple[Answer, ...] | None:
    """Find the fewest results of other people that would have put a player higher.

    Only games in which the player took no part are changed, each to one other result. All
    answers with the fewest changes are returned, the best place first; an empty tuple where
    none of at most ``most`` changes does it, ``None`` where looking took more than ``tries``.
    """
    table, order = standings.table, standings.order
    now = standings.row(number).place
    if now == 1:
        return ()
    single = list(_others_games(standings, number))
    tried = 0
    for size in range(1, most + 1):
        found: list[Answer] = []
        for changes in combinations(single, size):
            if len({(change.round, change.number) for change in changes}) < size:
                continue
            tried += 1
            if tried > tries:
                return tuple(found) or None
            after = place(carried(standings.tally, changed(table, changes)), order, number)
            if after < now:
                found.append(Answer(changes, after))
        if found:
            return tuple(sorted(found, key=lambda answer: answer.place))
    return ()


def of_opponents(standings: Standings, number: int, change: Change) -> bool:
    """Whether a changed game is one of somebody whom the player met over the board."""
    record = standings.tally.record
    met = {result.opponent for result in record[number] if result.played}
    other = record[change.number][change.round - 1].opponent
    return bool(met & {change.number, other} - {None})


def _others_games(standings: Standings, number: int) -> Iterator[Change]:
    """Yield other results of the games that matter to a player's place but are not his or hers.

    These are the games of those level or half a point and more near, of their opponents and
    of the player's own opponents: no other game has a part in a value that is compared.
    """
    tally = standings.tally
    score = tally.score[number]
    near = {other for other, points in tally.score.items() if abs(points - score) <= 2}
    people = near | {
        result.opponent
        for other in (*near, number)
        for result in tally.record[other]
        if result.opponent is not None
    }
    seen = set()
    for player in standings.table.players:
        if player.number not in people or player.stub:
            continue
        for round_, result in enumerate(tally.record[player.number], 1):
            other = result.opponent
            if other is None or number in {player.number, other} or not result.played:
                continue
            pair = (round_, min(player.number, other), max(player.number, other))
            if pair in seen:
                continue
            seen.add(pair)
            for code in alternatives(result):
                yield Change(round_, player.number, code)


class Reach(NamedTuple):
    """The places that a player can still reach with one result of the next game."""

    code: str
    best: int
    worst: int


def reachable(standings: Standings, number: int) -> tuple[Reach, ...]:
    """Return the best and the worst place by the result of the player's next game, by score.

    Who can be level in the end may come out ahead or behind, so both are counted. Empty
    where no round is left.
    """
    table, tally = standings.table, standings.tally
    left = table.rounds - table.rounds_played
    if left < 1:
        return ()
    found = []
    most = table.points.win * table.games_per_round
    for code, points in zip(GAME, table.points, strict=True):
        least = tally.score[number] + points
        highest = least + most * (left - 1)
        others = [row.score for row in standings.rows if row.number != number]
        best = 1 + sum(score > highest for score in others)
        worst = 1 + sum(score + most * left >= least for score in others)
        found.append(Reach(code, best, worst))
    return tuple(found)
