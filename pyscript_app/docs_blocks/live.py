"""Live examples: every single change of a worked example's table, worked out by the core.

A reader changes one result and sees what becomes of the sum and the place. The page's script only
shows what is made here; it fetches that when a reader first changes something.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from calculator import Crosstable, ReadError
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed, offered
from calculator.model import Player, Result
from calculator.reading import read
from calculator.words import kind, points, say, shown
from calculator.writing import to_text
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.worked_example import Worked, again, name_of

#: By what explains a tiebreak: no result of the event enters these.
_STILL = frozenset(["at-the-board", "lots", "pairing-number", "rating"])
#: How far a score goes up and down where only scores are known, in half points.
_NEAR = (1, 2, -2, -1)
#: The first figure of ``6(bye)`` and of ``4 of 5``.
_SCORE = re.compile(r"\d+(?:\.5)?")


class State(NamedTuple):
    """An example with one thing changed."""

    worked: Worked
    said: str
    """What is changed."""
    text: str | None = None
    """The text that says it, where no change of a result does."""


class Live(NamedTuple):
    """What a reader can change in an example, and what becomes of it."""

    states: dict[str, State]
    cells: dict[str, list[str]]
    """By ``round.number``: the states that presses lead through, the first as it was (``""``)."""


def live(worked: Worked) -> Live | None:
    """Work out every single change; ``None`` where nothing in the table can be changed sensibly.

    That is so where only the board or a lot decides, and in events of teams whose boards are known:
    there a match is many results.

    Raises:
        FenceError: without any change, a value or a place is not that of the example.
    """
    if worked.tiebreak.explained in _STILL or worked.table.teams is not None:
        return None
    _check_unchanged(worked)
    found = Live({}, {})
    if any(player.stub for player in worked.table.players):
        _change_scores(found, worked)
    elif worked.table.of_teams:
        _change_matches(found, worked)
    else:
        _change_results(found, worked)
    return found if found.states else None


def _check_unchanged(worked: Worked) -> None:
    """Make sure that what works changes out begins with what the example shows."""
    only_scores = any(player.stub for player in worked.table.players)
    table = read(worked.text) if only_scores else changed(worked.table, [])
    same = again(worked, table, worked.text)
    for number in worked.shown:
        was, now = worked.value(number), same.value(number)
        places = [one.standings.row(number).place for one in (worked, same)]
        if was != now or len(set(places)) != 1:
            raise FenceError(
                f"{name_of(worked.table, number)} has {shown(was)}, place {places[0]}; "
                f"with nothing changed {shown(now)}, place {places[1]}"
            )


def cell_said(worked: Worked, number: int, round_: int) -> str:
    """Say whose result or score is in a cell, and what it is; round 0 is the player's own score."""
    player = next(one for one in worked.table.players if one.number == number)
    if round_ == 0:
        return say("live-own-score", player.called, points(player.total_halves or 0))
    result = player.results[round_ - 1]
    if result.code == "?":
        score = scored(worked, player, round_)
        return say("live-score", player.called, round_, points(score))
    if result.opponent is None:
        return say("live-alone", round_, player.called, kind(result.code))
    if result.game_halves is not None and (answer := _answer(worked.table, player, round_)):
        name = name_of(worked.table, result.opponent)
        games = points(result.game_halves), points(answer.game_halves or 0)
        return say("live-match", round_, player.called, name, *games)
    return say(
        "live-game",
        round_,
        player.called,
        name_of(worked.table, result.opponent),
        kind(result.code),
    )


def scored(worked: Worked, player: Player, round_: int) -> int:
    """Return the final score of an opponent of whom only that is known, in half points."""
    opponent = player.results[round_ - 1].opponent
    given = next(one.given for one in worked.table.players if one.number == opponent)
    return given.halves if given else 0


def _change_results(found: Live, worked: Worked) -> None:
    """Put each result that is shown to what else it may be."""
    for player, round_, result in _in_sight(worked):
        if codes := _codes(result):
            names = [_result(found, worked, Change(round_, player.number, one)) for one in codes]
            found.cells[f"{round_}.{player.number}"] = ["", *names]


def _in_sight(worked: Worked) -> Iterator[tuple[Player, int, Result]]:
    """Yield each result that is shown: of everybody in a crosstable, else of those in question."""
    for player in worked.table.players:
        if worked.example.show_crosstable or player.number in worked.shown:
            for round_, result in enumerate(player.results, 1):
                yield player, round_, result


def _change_matches(found: Live, worked: Worked) -> None:
    """Give each team some game points more and fewer in each match that is shown."""
    for player, round_, result in _in_sight(worked):
        answer = _answer(worked.table, player, round_)
        if result.game_halves is None or answer is None or answer.game_halves is None:
            continue
        both = result.game_halves + answer.game_halves
        scores = [result.game_halves + more for more in _NEAR]
        names = [
            _match(found, worked, player, round_, games) for games in scores if 0 <= games <= both
        ]
        found.cells[f"{round_}.{player.number}"] = ["", *names]


def _answer(table: Crosstable, player: Player, round_: int) -> Result | None:
    """Return the result of a match as the other team has it; ``None`` where there is none."""
    other = next(
        (one for one in table.players if one.number == player.results[round_ - 1].opponent), None
    )
    found = other.results[round_ - 1] if other and round_ <= len(other.results) else None
    return found if found and found.opponent == player.number else None


def _match(found: Live, worked: Worked, player: Player, round_: int, games: int) -> str:
    """Give a team this many half points in a match, unless that has been done; name the state."""
    old = player.results[round_ - 1]
    answer = _answer(worked.table, player, round_)
    theirs = (old.game_halves or 0) + ((answer and answer.game_halves) or 0) - games
    rows = {player.number: (games, theirs), old.opponent: (theirs, games)}
    players = tuple(
        _scoring(one, round_, *rows[one.number]) if one.number in rows else one
        for one in worked.table.players
    )
    if name := _known(found, players):
        return name
    name = f"{round_}.{player.number}.{games}"
    table = worked.table._replace(players=players, printed=(), altered=True)
    text = to_text(table)
    now = again(worked, table, text)
    found.states[name] = State(now, cell_said(now, player.number, round_), text)
    return name


def _scoring(team: Player, round_: int, games: int, theirs: int) -> Player:
    """Return a team with another score in one match.

    >>> _scoring(Player(1, "Ash", (Result("W", 2, game_halves=5),)), 1, 4, 4).results[0].code
    'D'
    """
    code = "W" if games > theirs else "L" if games < theirs else "D"
    row = list(team.results)
    row[round_ - 1] = row[round_ - 1]._replace(code=code, game_halves=games)
    return team._replace(results=tuple(row), total_halves=None)


def _codes(result: Result) -> list[str]:
    """Return what a result may be put to, in the order in which presses lead through it.

    >>> _codes(Result("D", 2)), _codes(Result("X", 2)), _codes(Result("W")), _codes(Result("B"))
    (['L', 'W'], ['W', 'D', 'L'], ['D', 'L'], ['H', 'U'])
    >>> _codes(Result("L", 2))
    ['D', 'W']
    """
    # A game is one, even where the opponent is not known.
    real = result._replace(opponent=result.opponent or 1) if result.code in "WDL" else result
    codes = offered(result.code, real)
    if result.code == "L":
        return ["D", "W"]
    at = codes.index(result.code)
    return [*codes[at + 1 :], *codes[:at]]


def _known(found: Live, players: tuple[Player, ...]) -> str:
    """Return the state that has these results, as from the opponent's side; empty without one."""
    states = found.states.items()
    return next((name for name, one in states if one.worked.table.players == players), "")


def _result(found: Live, worked: Worked, change: Change) -> str:
    """Change a result, unless that has been done from the opponent's side; name the state."""
    table = changed(worked.table, [change])
    if name := _known(found, table.players):
        return name
    name = f"{change.round}.{change.number}.{change.code}"
    now = again(worked, table, worked.text)
    found.states[name] = State(now, cell_said(now, change.number, change.round))
    return name


def _change_scores(found: Live, worked: Worked) -> None:
    """Put each score up and down a little, where only scores are written."""
    for number, round_, text in _rewritten(worked.text, worked.table.rounds):
        try:
            table = read(text)
        except ReadError:
            continue
        cell = f"{round_}.{number}"
        names = found.cells.setdefault(cell, [""])
        name = f"{cell}.{len(names)}"
        now = again(worked, table, text)
        found.states[name] = State(now, cell_said(now, number, round_), text)
        names.append(name)


def _rewritten(text: str, rounds: int) -> Iterator[tuple[int, int, str]]:
    """Yield the text with each of its scores changed, with the player's number and the round.

    >>> [one[2] for one in _rewritten("Ann 1 of 1: 0", 1)]
    ['Ann 0 of 1: 0', 'Ann 0.5 of 1: 0', 'Ann 1 of 1: 0.5', 'Ann 1 of 1: 1']
    """
    lines = text.splitlines()
    for at, line in enumerate(lines):
        head, colon, rest = line.partition(":")
        scored_by, _, of = head.rpartition(" of ")
        name, space, own = scored_by.rpartition(" ")
        if not name:
            continue
        scores = [own, *rest.split()]
        for round_, score in enumerate(scores):
            figure = _SCORE.match(score)
            for more in _NEAR:
                halves = int(2 * float(figure[0])) + more if figure else -1
                if figure and 0 <= halves <= 2 * rounds:
                    new = list(scores)
                    new[round_] = f"{halves / 2:g}{score[figure.end() :]}"
                    written = f"{name}{space}{new[0]} of {of}{colon} {' '.join(new[1:])}"
                    yield at + 1, round_, "\n".join([*lines[:at], written, *lines[at + 1 :]])
