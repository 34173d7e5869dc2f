"""What is decided at the board or by chance (34E12, 34E13)."""

from calculator.model import Message
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.tiebreak import GroupRule
from calculator.tiebreaks.values import Term, Value


def recorded(name: str) -> GroupRule:
    """34E12: make the rule of a tiebreak whose result a person records (a playoff, a fast game).

    >>> from calculator.tiebreaks.choices import chosen
    >>> from calculator.tiebreaks.example import EVENT
    >>> event = Tally(EVENT.table, chosen({"playoff.2": "0", "playoff.4": "1"}))
    >>> {number: value.rank for number, value in recorded("playoff")(event, (2, 4)).items()}
    {2: 2, 4: 1}
    """

    def rule(tally: Tally, tied: tuple[int, ...]) -> dict[int, Value]:
        points = dict(dict(tally.choices.recorded).get(name, ()))
        if not all(number in points for number in tied):
            missing = Value(None, missing=Message("not-recorded"), group=tied)
            return dict.fromkeys(tied, missing)
        return {
            number: Value(
                points[number],
                terms=(Term(None, None, points[number], (Message("recorded"),)),),
                how="other",
                group=tied,
                rank=_rank(number, points, tied),
            )
            for number in tied
        }

    return rule


def coin_flip(tally: Tally, tied: tuple[int, ...]) -> dict[int, Value]:
    """34E13: drawn by lot, so that anybody can repeat the draw.

    A player's lot is the number in the first eight hexadecimal digits of the SHA-256 of
    ``seed/number/name``; the highest is ahead. Without a seed nothing was drawn.

    >>> from calculator.tiebreaks.choices import chosen
    >>> from calculator.tiebreaks.example import EVENT
    >>> drawn = coin_flip(Tally(EVENT.table, chosen({"seed": "May 1"})), (2, 4))
    >>> {number: value.rank for number, value in drawn.items()}
    {2: 2, 4: 1}
    """
    from hashlib import sha256  # noqa: PLC0415 - slow to import

    seed = tally.choices.seed
    if not seed:
        return dict.fromkeys(tied, Value(None, missing=Message("not-drawn"), group=tied))
    texts = {number: f"{seed}/{number}/{tally.player[number].name}" for number in tied}
    lots = {
        number: int(sha256(text.encode()).hexdigest()[:8], 16) for number, text in texts.items()
    }
    return {
        number: Value(
            lot,
            terms=(Term(None, None, lot, (Message("drawn", (texts[number], lot)),)),),
            how="other",
            group=tied,
            rank=_rank(number, lots, tied),
        )
        for number, lot in lots.items()
    }


def _rank(number: int, points: dict[int, int], tied: tuple[int, ...]) -> int:
    """Return a player's place within the group, the highest first."""
    return 1 + sum(points[other] > points[number] for other in tied)
