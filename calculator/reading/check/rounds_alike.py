"""Two rounds in which everybody has the same: one may have been copied in place of another."""

import itertools
from collections.abc import Sequence

from calculator.model import Message, Player
from calculator.reading.columns.raw import RawTable

#: In a small field the same games may well end alike twice: each is on two rows. Where there are
#: fewer rounds than players nobody is met again.
_FEWEST, _FEWEST_OF_FEW = 6, 4


def rounds_alike(raw: RawTable, players: Sequence[Player], last: int) -> tuple[Message, ...]:
    """Return a warning where two rounds are the same for everybody, and no total says so.

    Where all meet twice, other rounds have the same opponents again too, and nothing is said.
    """
    if raw.of_opponents or any(row.total is not None for row in raw.rows):
        return ()
    whole = [tuple(player.results[at] for player in players) for at in range(last)]
    pairs = [tuple(one.opponent for one in results) for results in whole]
    met = [
        (one, other)
        for one, other in itertools.combinations(range(last), 2)
        if pairs[one] == pairs[other]
    ]
    if len(met) != 1:
        return ()
    one, other = met[0]
    games = sum(opponent is not None for opponent in pairs[one])
    if whole[one] != whole[other] or games < (_FEWEST_OF_FEW if last < len(players) else _FEWEST):
        return ()
    heads = [column.heading for column in raw.columns if column.kind == "round"]
    cell = heads[other] if other < len(heads) else raw.rows[0].name
    return (Message("rounds-alike", (one + 1, other + 1), cell.line, cell.column),)
