"""The table that changed results make, and which other results a cell may have."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from calculator.answers.what_if.change import Change
from calculator.model import OPPOSITE, RESULT_CODES, Crosstable, Player, Points, Result, answer_at
from calculator.model.late import late

if TYPE_CHECKING:  # few tables are of teams
    from calculator.answers.what_if.boards import (
        check_match,
        matches,
        reseated,
        whole,
        with_boards,
    )
    from calculator.model.teams import Teams
else:
    check_match = late("calculator.answers.what_if.boards", "check_match")
    matches = late("calculator.answers.what_if.boards", "matches")
    reseated = late("calculator.answers.what_if.boards", "reseated")
    whole = late("calculator.answers.what_if.boards", "whole")
    with_boards = late("calculator.answers.what_if.boards", "with_boards")

#: The results that a game may have been given instead, and a round without a game.
GAME = ("W", "D", "L")
BYE = ("B", "H", "U")
#: What two games in one round come to, the best first, and what the opponent's cell then shows.
OF_TWO = {"$": "L", "#": "D", "W": "W", "D": "#", "L": "$"}


def changed(table: Crosstable, changes: Iterable[Change]) -> Crosstable:
    """Return the table with other results; the opponent's cell answers each changed one.

    Raises ``KeyError`` for a player or a round that is not there, or an unknown code.

    >>> from calculator.model import Player, crosstable
    >>> table = crosstable([Player(1, "A", (Result("W", 2),)), Player(2, "B", (Result("L", 1),))])
    >>> [row.results[0].code for row in changed(table, [Change(1, 1, "D")]).players]
    ['D', 'D']
    """
    changes, before = tuple(changes), {player.number: player for player in table.players}
    rows = altered(table, before, changes)
    if table.teams is not None:
        boards = reseated(table.teams, before, changes)
        table = with_boards(table, table.teams, boards)
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
    teams, changes = table.teams, tuple(changes)
    for change in changes:
        player = players[change.number]
        row = results.setdefault(change.number, list(player.results))
        if not 1 <= change.round <= len(row) or change.code not in RESULT_CODES:
            raise KeyError(change)
        old = row[change.round - 1]
        if teams is not None:
            if not change.board:
                _of_teams(table, teams, results, players, change)
            continue
        row[change.round - 1] = old._replace(
            code=change.code, scored_halves=_scored(table, change.code)
        )
        answer = answer_to(change.code, table.games_per_round)
        if old.opponent is None or answer is None:
            continue
        other = players[old.opponent]
        at = answer_at(table, player, other, change.round)
        if at and other.results[at - 1].opponent in {None, change.number}:
            theirs = results.setdefault(other.number, list(other.results))
            theirs[at - 1] = theirs[at - 1]._replace(
                code=answer, opponent=change.number, scored_halves=_scored(table, answer)
            )
    if teams is not None and (boards := reseated(teams, players, changes)):
        matches(teams, results, players, boards)
    return {
        number: players[number]._replace(
            results=tuple(row), given=None, counted_to=_counted_to(table, players[number], row)
        )
        for number, row in results.items()
        if tuple(row) != players[number].results
    }


def seated(
    table: Crosstable, players: Mapping[int, Player], changes: tuple[Change, ...]
) -> "Teams | None":
    """Return the teams with the boards that some changes make; ``None`` where none changes."""
    if table.teams is None or not any(change.board for change in changes):
        return None
    boards = reseated(table.teams, players, changes)
    return table.teams._replace(lineups={**table.teams.lineups, **boards})


def _of_teams(
    table: Crosstable,
    teams: "Teams",
    results: dict[int, list[Result]],
    players: Mapping[int, Player],
    change: Change,
) -> None:
    """Put a team's other bye, or what a remaining match brings, into ``results``."""
    row, at = results[change.number], change.round - 1
    other = row[at].opponent
    if other is None:
        games = {"B": teams.win, "H": teams.draw}.get(change.code, 0)
        points = _scored(table, change.code)
        row[at] = row[at]._replace(code=change.code, game_halves=games, scored_halves=points)
        return
    theirs = results.setdefault(other, list(players[other].results))
    row[at] = whole(teams, row[at], change)
    theirs[at] = whole(teams, theirs[at], change, turned=True)


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
    >>> in_force(table, [Change(1, 1, "D"), Change(1, 2, "W")]) == (Change(1, 2, "W"),)
    True
    >>> in_force(table, [Change(1, 1, "D"), Change(1, 2, "L")])
    ()
    """
    players = {player.number: player for player in real.players}
    last: dict[tuple[frozenset[tuple[int, int]], int], Change] = {}
    for change in changes:
        game = frozenset(_cells(real, players, change)), change.board
        last.pop(game, None)
        if real.teams is not None:
            check_match(real.teams, players, change)
        result = players[change.number].results[change.round - 1]
        others = change.games is not None and change.games != result.game_halves
        if real_code(real, players, change) != change.code or others:
            last[game] = change
    return tuple(last.values())


def real_code(table: Crosstable, players: Mapping[int, Player], change: Change) -> str:
    """Return the code of the result that a change is about, as it is in the table.

    Raises ``KeyError`` for a board that is not there.
    """
    if not change.board:
        return players[change.number].results[change.round - 1].code
    boards = table.teams.lineups[change.number, change.round] if table.teams else ()
    if change.board > len(boards):
        raise KeyError(change)
    return boards[change.board - 1].code


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
