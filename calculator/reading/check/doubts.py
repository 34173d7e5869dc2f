"""What contradicts nothing and is odd all the same: half a forfeit, half a color, half a game.

A slip in one cell of a pair may leave every point right. It is said, and nothing is changed.
"""

from collections.abc import Sequence

from calculator.model import PLAYED, RESULT_CODES, Message, Player
from calculator.reading.cells.grammar import is_unread
from calculator.reading.columns.raw import RawTable
from calculator.reading.text.grid import Cell

#: So many are told of.
_MOST = 3


def warnings(raw: RawTable, players: Sequence[Player], played: int) -> tuple[Message, ...]:
    """Return a warning for what only one of two rows has: a forfeit, a color, an opponent.

    ``players`` are those of the rows, in the same order.
    """
    if raw.of_opponents:
        return ()
    found: list[Message] = []
    alone: list[Message] = []
    at = {player.number: index for index, player in enumerate(players)}
    for player, row in zip(players, raw.rows, strict=True):
        name, number = player.name, player.number
        for index, (code, opponent, colour, _, _, _) in enumerate(player.results[:played]):
            if opponent is None:
                if PLAYED[code]:
                    cell = row.results[index].cell
                    said = (name, index + 1, cell.text)
                    alone.append(Message("opponent-missing", said, cell.line, cell.column))
                continue
            answer, named, their_colour, _, _, _ = players[at[opponent]].results[index]
            if named == number:
                if their_colour and not colour and code:
                    cell = row.results[index].cell
                    facts = (name, index + 1)
                    found.append(Message("colour-missing", facts, cell.line, cell.column))
            elif named is None and answer and RESULT_CODES[code].of_a_game and not PLAYED[code]:
                cell, other = row.results[index].cell, raw.rows[at[opponent]]
                theirs = other.results[index].cell
                both = (index + 1, name, cell.text, other.name.text, theirs.text or "-")
                found.append(Message("forfeit-unanswered", both, theirs.line, theirs.column))
    # Where hardly anybody has an opponent, the table names none.
    return (*found[:_MOST], *(alone[:_MOST] if 2 * len(alone) < len(players) * played else ()))


def unread(ratings: Sequence[tuple[str, Cell]]) -> tuple[Message, ...]:
    """Return the warning for cells that hold no rating; each comes with the player's name.

    >>> unread([("Ann", Cell("1812", 2, 9)), ("Bob", Cell("l8l2", 3, 9))])[0].facts
    (1, 'Bob', 'l8l2')
    """
    found = [(name, cell) for name, cell in ratings if is_unread(cell.text)]
    if not found:
        return ()
    name, cell = found[0]
    return (Message("rating-unread", (len(found), name, cell.text), cell.line, cell.column),)
