"""Matches of teams with other results: of a board, or of a match that is still to be played."""

from collections.abc import Iterable, Mapping

from calculator.answers.what_if.change import Change
from calculator.model import OPPOSITE, Crosstable, Player, Result
from calculator.model.names import in_sentences
from calculator.model.teams import Board, Teams

#: The results that a board may have had instead.
GAME = ("W", "D", "L")
#: The boards of some matches, by team and round.
type Lineups = dict[tuple[int, int], tuple[Board, ...]]


def reseated(teams: Teams, players: Mapping[int, Player], changes: Iterable[Change]) -> Lineups:
    """Return the boards that some changes make different, of both teams.

    ``players`` are the teams by number. Raises ``KeyError`` for a board that is not there, or
    that nobody played at.
    """
    found: Lineups = {}
    for change in changes:
        if not change.board:
            continue
        other = players[change.number].results[change.round - 1].opponent
        pair = ((change.number, change.code), (other or 0, OPPOSITE[change.code]))
        for team, code in pair:
            key = team, change.round
            boards = found.get(key) or teams.lineups[key]
            there = change.board <= len(boards) and boards[change.board - 1].played
            if not there or code not in GAME:
                raise KeyError(change)
            board = boards[change.board - 1]._replace(code=code, halves=teams.game.scores(code))
            found[key] = (*boards[: change.board - 1], board, *boards[change.board :])
    return found


def match(teams: Teams, old: Result, games: int, theirs: int) -> Result:
    """Return a team's result by what its boards and those of the other team bring."""
    code = "W" if games > theirs else "L" if games < theirs else "D"
    points = games if teams.primary == "GP" else teams.match.scores(code)
    return old._replace(code=code, game_halves=games, scored_halves=points)


def matches(
    teams: Teams, results: dict[int, list[Result]], players: Mapping[int, Player], lineups: Lineups
) -> None:
    """Put the results of the matches whose boards are others into ``results``, by team."""

    def more(team: int, round_: int) -> int:
        boards = zip(lineups[team, round_], teams.lineups[team, round_], strict=True)
        before = players[team].results[round_ - 1].game_halves or 0
        return before + sum(new.halves - old.halves for new, old in boards)

    for team, round_ in lineups:
        row = results.setdefault(team, list(players[team].results))
        other = row[round_ - 1].opponent or 0
        row[round_ - 1] = match(teams, row[round_ - 1], more(team, round_), more(other, round_))


def check_match(teams: Teams, players: Mapping[int, Player], change: Change) -> None:
    """Raise ``KeyError`` for a change that a team's match cannot have.

    That is a whole match whose boards are known, or one without what its boards bring.
    """
    if change.board:
        reseated(teams, players, (change,))
        return
    result = players[change.number].results[change.round - 1]
    if result.opponent is None:
        fits = change.games is None
    else:
        unknown = not result.code or (
            result.code in GAME and (change.number, change.round) not in teams.lineups
        )
        brought = change.games in range(teams.loss, teams.win + 1)
        fits = (unknown and brought) or not change.code
    if not fits:
        raise KeyError(change)


def whole(teams: Teams, old: Result, change: Change, *, turned: bool = False) -> Result:
    """Return a team's result in a match without boards, as a change has it; without one, open.

    ``turned`` is as the other team sees it.
    """
    if not change.code:
        return old._replace(code="", game_halves=None, scored_halves=None)
    if change.games is None:
        raise KeyError(change)
    theirs = teams.win + teams.loss - change.games
    games = (theirs, change.games) if turned else (change.games, theirs)
    return match(teams, old, *games)


def with_boards(table: Crosstable, teams: Teams, lineups: Lineups) -> Crosstable:
    """Return the table with other boards, and the results of the players who sat at them."""
    own = {player.number: list(player.results) for player in teams.individuals}
    for (_, round_), boards in lineups.items():
        for board in boards:
            if board.player is None:
                continue
            old = own[board.player][round_ - 1]
            own[board.player][round_ - 1] = old._replace(
                code=board.code, scored_halves=teams.game.scored(board.code)
            )
    individuals = tuple(
        player._replace(results=tuple(own[player.number]), total_halves=None)
        if player.results != tuple(own[player.number])
        else player
        for player in teams.individuals
    )
    return table._replace(
        teams=teams._replace(individuals=individuals, lineups={**teams.lineups, **lineups})
    )


def seats(teams: Teams, change: Change) -> tuple[Board, str, str]:
    """Return the board that a change is about, and the names of its two players, if known."""
    board = teams.lineups[change.number, change.round][change.board - 1]
    names = in_sentences({player.number: player.called for player in teams.individuals})
    return board, names.get(board.player or 0, ""), names.get(board.opponent or 0, "")
