"""How unlikely a slip is: the higher the price, the less likely.

A price is a logarithm: 0 for what the text says, and two slips cost what both cost together. The
figures need not be exact; they only put likely slips before unlikely ones.
"""

from collections.abc import Sequence

from calculator.model import RESULT_CODES
from calculator.reading.cells.grammar import RawResult

#: The price of any wrong cell that somebody typed.
SLIP = 6.0
_BLANK = 3.0
_RARE = frozenset("NRSZ?$#")


class Price:
    """The prices of the slips of people who type."""

    def cell(self, place: tuple[int, int], old: RawResult, new: RawResult) -> float:
        """Return the price of a cell that says ``old`` where ``new`` is right.

        >>> from calculator.reading.text.grid import Cell
        >>> old, new = (RawResult("W", other, Cell(f"W{other}", 1, 1)) for other in (12, 21))
        >>> Price().cell((0, 0), old, old), Price().cell((0, 0), old, new)
        (0.0, 6.4)
        """
        del place
        if (old.code, old.opponent, old.color) == (new.code, new.opponent, new.color):
            return 0.0
        base = SLIP if old.code or old.opponent is not None else _BLANK
        return base + unlike(old, new)

    def seen(self, place: tuple[int, int]) -> Sequence[RawResult]:
        """Return what else was seen in a cell; nothing where somebody typed it."""
        del place
        return ()

    def total(self, at: int, old: int, new: int) -> float:
        """Return the price of a printed total, in half points, that is wrong."""
        del at
        return SLIP + (0.6 if abs(old - new) <= 2 else 1.5)


def unlike(old: RawResult, new: RawResult) -> float:
    """Return how unlike two results are.

    >>> from calculator.reading.text.grid import Cell
    >>> one = RawResult("W", 12, Cell("W12", 1, 1))
    >>> unlike(one, one._replace(opponent=1)) < unlike(one, one._replace(opponent=37))
    True
    """
    price = 0.0
    if old.code != new.code:
        paired = RESULT_CODES[old.code].of_a_game, RESULT_CODES[new.code].of_a_game
        price += 0.7 if paired[0] == paired[1] else 1.5
        price += 2.0 if new.code in _RARE else 1.0 if new.code in "XF" else 0.0
    if old.opponent is not None and new.opponent is not None and old.opponent != new.opponent:
        price += _misnumbered(str(old.opponent), str(new.opponent))
        price += 1.0 if old.code != new.code else 0.0
    if old.color != new.color:
        price += 0.7
    return price


def _misnumbered(old: str, new: str) -> float:
    """Return how unlike two numbers are to somebody who types."""
    if nearly(old, new):
        return 0.4
    if abs(int(old) - int(new)) == 1:
        return 0.6
    return 1.5 if len(old) == len(new) else 2.0


def nearly(old: str, new: str) -> bool:
    """Whether two words differ in one character, left out, added or changed, or in two swapped.

    >>> [nearly("12", other) for other in ("1", "13", "21", "112", "30")]
    [True, True, True, True, False]
    """
    short, long_ = sorted((old, new), key=len)
    if len(short) == len(long_):
        apart = [at for at, (one, two) in enumerate(zip(old, new, strict=True)) if one != two]
        if len(apart) == 1:
            return True
        return len(apart) == 2 and sorted(old) == sorted(new) and apart[1] == apart[0] + 1
    return len(long_) == len(short) + 1 and any(
        long_[:at] + long_[at + 1 :] == short for at in range(len(long_))
    )
