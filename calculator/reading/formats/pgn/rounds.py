"""The games of a broadcast, round by round: one a pairing, or two, or one and a playoff."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from calculator.model import COLORS, RESULT_CODES, Message
from calculator.reading.cells.grammar import RawResult
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

#: Two games as one result, by the half points that they scored together.
_OF_TWO = {4: "$", 3: "#", 2: "W", 1: "D", 0: "L"}


class Played(NamedTuple):
    """One game; ``codes`` are White's and Black's results."""

    white: int
    black: int
    codes: tuple[str, str]
    cell: Cell
    when: tuple[str, str] = ("", "")


class Rounds(NamedTuple):
    """Everybody's results by player and round."""

    results: dict[tuple[int, int], RawResult]
    games: int
    """How many games a round has."""
    warnings: tuple[Message, ...]


def by_round(
    pairings: Mapping[tuple[int, frozenset[int]], Sequence[Played]], names: Mapping[int, Cell]
) -> Rounds:
    """Make one result a round of the games of each pairing, keyed by round and players.

    Where most pairings are of two games, a round has two. Where only some have more than one,
    the first is the event's and the others are a playoff: left out, with a warning. Raises
    :class:`ReadError` where somebody met two opponents in a round.
    """
    counts = [len(games) for games in pairings.values()]
    double = 2 * counts.count(2) > len(counts) and max(counts) == 2
    results: dict[tuple[int, int], RawResult] = {}
    warnings = []
    for (round_, pair), found in pairings.items():
        games = sorted(found, key=lambda game: game.when) if _dated(found) else found
        for number in pair:
            if (number, round_) in results or len(pair) == 1:
                raise _too_many(names[number], round_, games[0])
        if len(games) > 1 and (2 * sum(n > 1 for n in counts) > len(counts)) and not double:
            raise _too_many(names[games[0].white], round_, games[1])
        if double:
            if any(not RESULT_CODES[code].played for game in games for code in game.codes if code):
                raise _too_many(names[games[0].white], round_, games[0])
            results |= {(number, round_): _of_two(number, games) for number in pair}
            continue
        first, *others = games
        for number, other, code, color in (
            (first.white, first.black, first.codes[0], "W"),
            (first.black, first.white, first.codes[1], "B"),
        ):
            results[number, round_] = RawResult(code, other, first.cell, None, COLORS[color])
        if others:
            who = (names[first.white].text, names[first.black].text)
            facts = (len(others), *who, round_)
            cell = others[0].cell
            warnings.append(Message("playoff-left-out", facts, cell.line, cell.column))
    return Rounds(results, 2 if double else 1, tuple(warnings))


def _dated(games: Sequence[Played]) -> bool:
    """Whether the day of every game is known, so that the first is known too."""
    return all(game.when[0] and "?" not in game.when[0] for game in games)


def _of_two(number: int, games: Sequence[Played]) -> RawResult:
    """Add up a player's games of one round; the colors of two games are no one color."""
    codes = [game.codes[0 if game.white == number else 1] for game in games]
    other = games[0].black if games[0].white == number else games[0].white
    code = _OF_TWO[sum(RESULT_CODES[code].halves for code in codes)] if all(codes) else ""
    return RawResult(code, other, games[0].cell)


def _too_many(name: Cell, round_: int, game: Played) -> ReadError:
    cell = game.cell
    said = Message("error-two-games", (name.text, round_))
    return ReadError.at(cell, said, "hint-one-event")
