"""A small event that the examples of the rules work on; nothing else uses it.

    1 Ann 1800  won against 4, drew with 2, won against 3   2½
    2 Bob 1700  won against 3, drew with 1, lost to 4       1½
    3 Cy  1600  lost to 2, full-point bye, lost to 1        1
    4 Dee 1500  lost to 1, half-point bye, won against 2    1½

The colors are in the rows below. The results are also matches of four games: 2½ in a win, 2 in a
draw or a bye, 1½ in a loss.
"""

from collections.abc import Callable

from calculator.model import COLORS, Player, Result, crosstable
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Value

_ROWS = (
    ("Ann", 1800, ("W4w", "D2b", "W3w")),
    ("Bob", 1700, ("W3w", "D1w", "L4b")),
    ("Cy", 1600, ("L2b", "B", "L1b")),
    ("Dee", 1500, ("L1b", "H", "W2w")),
)
_GAMES = {"W": 5, "L": 3}


def _result(text: str) -> Result:
    games = _GAMES.get(text[0], 4)
    if len(text) == 1:
        return Result(text, game_halves=games)
    return Result(text[0], int(text[1]), COLORS[text[2].upper()], game_halves=games)


EVENT = Tally(
    crosstable(
        Player(number, name, tuple(map(_result, results)), rating=rating)
        for number, (name, rating, results) in enumerate(_ROWS, 1)
    )
)


def each(rule: Callable[[Tally, int], Value]) -> list[float | None]:
    """Return what a rule gives the four players.

    >>> each(lambda tally, number: Value(tally.score[number], 2))
    [2.5, 1.5, 1, 1.5]
    """
    return [rule(EVENT, number).number for number in EVENT.player]


def coded(rule: Callable[[Tally, int, Code], Value], code: Code) -> list[float | None]:
    """Return what a rule of FIDE's gives the four players.

    >>> coded(lambda tally, number, code: Value(tally.score[number], 2), Code("PTS"))
    [2.5, 1.5, 1, 1.5]
    """
    return each(lambda tally, number: rule(tally, number, code))
