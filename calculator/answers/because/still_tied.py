"""Why the games among the tied left somebody tied: who never met, who drew, who beat whom."""

from collections.abc import Sequence
from fractions import Fraction

from calculator.answers.because.games_among_tied import results
from calculator.model import Message, Result
from calculator.ranking import Standing
from calculator.tiebreaks import Tally, Tiebreak
from calculator.tiebreaks.fide import mini_tables

#: Games won, drawn and lost.
type _Record = tuple[int, int, int]
#: What speaks of games -> the same of matches, where teams play.
_OF_MATCHES = {
    "level-drew": "level-drew-match",
    "level-won-each": "level-won-each-match",
    "level-even": "level-even-match",
    "level-records": "level-records-match",
    "level-scored": "level-scored-match",
    "level-balance": "level-balance-match",
    "level-due": "level-due-match",
    "level-reach": "level-reach-match",
}


def level(
    tally: Tally, tiebreak: Tiebreak, row: Standing, others: Sequence[Standing]
) -> Message | None:
    r"""Say why a tiebreak about the games among the tied put none of some players ahead.

    ``None`` where it was not asked.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> standings = rank(read("Ann,W3\nBob,W4\nCy,L1\nDi,L2"), "result-between-tied")
    >>> ann, bob, *_ = standings.rows
    >>> level(standings.tally, standings.order[0], ann, [bob]).words()
    'You and Bob have not met.'
    """
    found = _level(tally, tiebreak, row, others)
    if found is not None and tally.table.of_teams:
        return found._replace(code=_OF_MATCHES.get(found.code, found.code))
    return found


def _level(
    tally: Tally, tiebreak: Tiebreak, row: Standing, others: Sequence[Standing]
) -> Message | None:
    value = row.values.get(tiebreak.name)
    if value is None or value.amount is None:
        return None
    numbers = [row.number, *(other.number for other in others)]
    group, points, all_met = value.group, None, True
    if tiebreak.code is None:
        forfeits = tally.choices.convention(tiebreak.name) == "forfeits"
    else:
        # The last table with all of them in it is the one that tells no more.
        tables = mini_tables(tally, group, tiebreak.code)
        among = [t for t in tables if {mini.number for mini in t.rows}.issuperset(numbers)]
        if not among:  # boards tell of no matches among the tied
            return None
        last = among[-1]
        mine = next(mini for mini in last.rows if mini.number == row.number)
        points, all_met = Fraction(mine.points, last.unit), last.all_met
        group = tuple(mini.number for mini in last.rows)
        forfeits = tiebreak.code.forfeits or tally.table.kind == "round-robin"
    games = {number: _games(tally, number, group, forfeits=forfeits) for number in group}
    if len(group) == 2:
        return _of_two(tally, games[row.number], others[0])
    size = len(group)
    if not any(games.values()):
        return Message("level-none-met", (size,))
    if not all_met:
        return Message("level-due" if tally.table.kind == "round-robin" else "level-reach", (size,))
    called = [tally.spoken(other.number) for other in others]
    who = Message("level-you-all", (len(called),))
    if len(called) == 1:
        who = Message("level-you-and", (called[0],))
    if not any(games[number] for number in numbers):
        return Message("level-no-game", (size, who))
    records = {_record(tally, games[number]) for number in numbers}
    met = [{game.opponent for game in games[number]} for number in numbers]
    if size == 3 and records == {(1, 0, 1)} and all(len(seen) == 2 for seen in met):
        return Message("level-circle")
    if points is not None:
        return Message("level-scored", (size, who, points))
    if len(records) == 1:
        return Message("level-records", (size, who, results(*records.pop())))
    return Message("level-balance", (size, who))


def _of_two(tally: Tally, games: list[Result], other: Standing) -> Message:
    name = tally.spoken(other.number)
    if not games:
        return Message("level-not-met", (name,))
    won, drawn, lost = _record(tally, games)
    if drawn == len(games):
        return Message("level-drew", (name, drawn))
    if won == lost:
        return Message("level-won-each", (name, won))
    return Message("level-even", (name,))


def _games(tally: Tally, number: int, group: tuple[int, ...], *, forfeits: bool) -> list[Result]:
    return [
        result
        for result in tally.record[number]
        if result.opponent in group and (result.played or forfeits)
    ]


def _record(tally: Tally, games: list[Result]) -> _Record:
    even = tally.table.games_per_round * tally.table.points.draw
    scored = [game.halves for game in games]
    return (
        sum(halves > even for halves in scored),
        sum(halves == even for halves in scored),
        sum(halves < even for halves in scored),
    )
