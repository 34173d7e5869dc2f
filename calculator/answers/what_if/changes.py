"""Results changed: the table that they make."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from calculator.model import OPPOSITE, RESULT_CODES, Crosstable, Player, Points, Result, answer_at

#: The results that a game may have been given instead, and a round without a game.
GAME = ("W", "D", "L")
BYE = ("B", "H", "U")
#: What two games in one round come to, the best first, and what the opponent's cell then shows.
OF_TWO = {"$": "L", "#": "D", "W": "W", "D": "#", "L": "$"}


class Change(NamedTuple):
    """Another result of a player in a round; the opponent's changes with it."""

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
    rows = altered(table, {player.number: player for player in table.players}, changes)
    players = tuple(rows.get(player.number, player) for player in table.players)
    return table._replace(
        players=players,
        rounds_played=_played(table._replace(players=players)) if rows else table.rounds_played,
        # What was printed belongs to the results as they were.
        printed=(),
        team_list=(),
        other=None,
        altered=True,
    )


def _played(table: Crosstable) -> int:
    """Return how many rounds are complete, where results were given to games to be played.

    >>> from calculator.model import Player
    >>> ann, ben = Player(1, "Ann", (Result("W", 2),)), Player(2, "Ben", (Result("L", 1),))
    >>> _played(Crosstable((ann, ben), 1, 0))
    1
    """
    played = table.rounds_played
    while table.tells_rounds and played < table.rounds and _complete(table, played + 1):
        played += 1
    return played


def _complete(table: Crosstable, round_: int) -> bool:
    """Whether games of a round have results, and none that two rows tell of is to be played."""
    return not open_in(table, round_) and any(
        RESULT_CODES[player.results[round_ - 1].code].of_a_game
        for player in table.players
        if len(player.results) >= round_
    )


class Open(NamedTuple):
    """A game that is paired and has no result: the two players, the first one's round."""

    round: int
    one: int
    other: int


def open_in(table: Crosstable, round_: int) -> tuple[Open, ...]:
    """Return the games of a round that are to be played, each once, as far as two rows tell.

    >>> from calculator.model import Player
    >>> ann, ben = Player(1, "Ann", (Result("", 2),)), Player(2, "Ben", (Result("", 1),))
    >>> open_in(Crosstable((ann, ben), 1, 0), 1)
    (Open(round=1, one=1, other=2),)
    """
    players = {player.number: player for player in table.players}
    found: list[Open] = []
    there: set[tuple[int, int]] = set()
    for player in table.players:
        if len(player.results) < round_ or (player.number, round_) in there:
            continue
        result = player.results[round_ - 1]
        other = players.get(result.opponent or 0)
        if not result.to_play or other is None or other is player:
            continue
        at = answer_at(table, player, other, round_)
        answer = other.results[at - 1] if at and at <= len(other.results) else None
        if at and answer and answer.to_play and answer.opponent == player.number:
            there.add((other.number, at))
            found.append(Open(round_, player.number, other.number))
    return tuple(found)


def altered(
    table: Crosstable, players: Mapping[int, Player], changes: Iterable[Change]
) -> dict[int, Player]:
    """Return the rows that other results change; ``players`` are those of the table by number.

    Raises ``KeyError`` as :func:`changed` does.
    """
    results: dict[int, list[Result]] = {}
    for change in changes:
        player = players[change.number]
        row = results.setdefault(change.number, list(player.results))
        if not 1 <= change.round <= len(row) or change.code not in RESULT_CODES:
            raise KeyError(change)
        old = row[change.round - 1]
        row[change.round - 1] = old._replace(code=change.code, scored=_scored(table, change.code))
        answer = answer_to(change.code, table.games_per_round)
        if old.opponent is None or answer is None:
            continue
        other = players[old.opponent]
        at = answer_at(table, player, other, change.round)
        if at and other.results[at - 1].opponent in {None, change.number}:
            theirs = results.setdefault(other.number, list(other.results))
            theirs[at - 1] = theirs[at - 1]._replace(
                code=answer, opponent=change.number, scored=_scored(table, answer)
            )
    return {
        number: players[number]._replace(
            results=tuple(row), given=None, counted_to=_counted_to(table, players[number], row)
        )
        for number, row in results.items()
        if tuple(row) != players[number].results
    }


def _counted_to(table: Crosstable, player: Player, row: list[Result]) -> int:
    """Return up to which round a player's results count: to one to come that is given, if any."""
    last = table.rounds_played
    if table.tells_rounds:
        for round_, (old, new) in enumerate(zip(player.results, row, strict=True), 1):
            if round_ > last and old != new:
                last = round_
    return max(player.counted_to, last) if last > table.rounds_played else player.counted_to


def answer_to(code: str, games: int = 1) -> str | None:
    """Return what the opponent's cell shows; ``None`` where that is open, or there is none.

    >>> answer_to("W"), answer_to("W", games=2), answer_to("H")
    ('L', 'W', None)
    """
    return (OF_TWO if games == 2 and code in OF_TWO else OPPOSITE).get(code)


def _scored(table: Crosstable, code: str) -> int | None:
    """Return what a result scores where a win is not worth 1 and a draw ½."""
    points = table.points
    if points == Points():
        return None
    if table.games_per_round == 2 and code in OF_TWO:
        return (RESULT_CODES[code].halves * points.win) // 2
    return points.scored(code)


def alternatives(result: Result, games: int = 1) -> tuple[str, ...]:
    """Return the codes by which a person may replace a result; a round may have two games.

    >>> alternatives(Result("W", 3)), alternatives(Result("H")), alternatives(Result("#", 3), 2)
    (('D', 'L'), ('B', 'U'), ('$', 'W', 'D', 'L'))
    """
    return tuple(code for code in _codes(result, games) if code != result.code)


def offered(code: str, real: Result, games: int = 1) -> tuple[str, ...]:
    """Return every code that a result may have, the present ``code`` and the real one among them.

    A round may have two games.

    >>> offered("D", Result("X", 3)), offered("H", Result("H")), offered("#", Result("#", 3), 2)
    (('X', 'W', 'D', 'L'), ('B', 'H', 'U'), ('$', '#', 'W', 'D', 'L'))
    """
    codes = _codes(real, games)
    others = dict.fromkeys(one for one in (real.code, code) if one not in codes)
    return (*others, *codes)


def _codes(result: Result, games: int) -> tuple[str, ...]:
    """Return the usual codes: of a game, of two in one round, of a round without an opponent."""
    if result.opponent is None:
        return BYE
    return tuple(OF_TWO) if games == 2 else GAME


def in_force(real: Crosstable, changes: Iterable[Change]) -> tuple[Change, ...]:
    """Return the changes that make a difference to the real table: the last one of each game.

    One that says what a game's result really was takes back those before it. Raises ``KeyError``
    for a player or a round that is not there.

    >>> from calculator.model import Player, crosstable
    >>> table = crosstable([Player(1, "A", (Result("W", 2),)), Player(2, "B", (Result("L", 1),))])
    >>> in_force(table, [Change(1, 1, "D"), Change(1, 2, "W")])
    (Change(round=1, number=2, code='W'),)
    >>> in_force(table, [Change(1, 1, "D"), Change(1, 2, "L")])
    ()
    """
    players = {player.number: player for player in real.players}
    last: dict[frozenset[tuple[int, int]], Change] = {}
    for change in changes:
        game = frozenset(_cells(real, players, change))
        last.pop(game, None)
        if players[change.number].results[change.round - 1].code != change.code:
            last[game] = change
    return tuple(last.values())


def _cells(
    table: Crosstable, players: Mapping[int, Player], change: Change
) -> list[tuple[int, int]]:
    """Return the cells of a change's game: number and column of each."""
    player = players[change.number]
    if not 1 <= change.round <= len(player.results):
        raise KeyError(change)
    cells = [(change.number, change.round)]
    opponent = player.results[change.round - 1].opponent
    if opponent is not None:
        at = answer_at(table, player, players[opponent], change.round)
        if at and players[opponent].results[at - 1].opponent == change.number:
            cells.append((opponent, at))
    return cells


def written(changes: tuple[Change, ...]) -> str:
    """Write changes as an address keeps them: ``round.number.code`` with semicolons.

    >>> written((Change(2, 14, "D"),))
    '2.14.D'
    """
    return ";".join(f"{change.round}.{change.number}.{change.code}" for change in changes)


def parsed(text: str) -> tuple[Change, ...]:
    """Read changes back; what is not a change is left out.

    >>> parsed("2.14.D;nonsense")
    (Change(round=2, number=14, code='D'),)
    """
    found = []
    for part in text.split(";"):
        round_, _, rest = part.partition(".")
        number, _, code = rest.partition(".")
        if round_.isdecimal() and number.isdecimal() and code in RESULT_CODES:
            found.append(Change(int(round_), int(number), code))
    return tuple(found)
