"""Whether a printed figure is a value of ours."""

from collections.abc import Mapping

from calculator.tiebreaks import Value

#: So many values that agree are no chance.
TELLING = 3


def same(value: Value, printed: int) -> bool:
    """Whether a value is the printed one, in thousandths, which may be rounded.

    >>> same(Value(39, 2), 19500), same(Value(2, 3), 670), same(Value(39, 2), 20000)
    (True, True, False)
    """
    if value.amount is None:
        return False
    if value.amount * 1000 == printed * value.scale:
        return True
    # Thirds and the like are printed with two or three decimals.
    finite = value.scale & (value.scale - 1) == 0
    unit = 1 if printed % 10 else 10
    return not finite and 2 * abs(value.amount * 1000 - printed * value.scale) <= unit * value.scale


def apart(ours: Mapping[int, Value], printed: Mapping[int, int]) -> tuple[int, ...]:
    """Return the numbers of those whose printed value is not ours.

    >>> apart({1: Value(39, 2), 2: Value(30, 2)}, {1: 19500, 2: 16000})
    (2,)
    """
    return tuple(number for number, value in printed.items() if not same(ours[number], value))
