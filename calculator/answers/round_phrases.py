"""In which rounds something was, where the table tells."""

from collections.abc import Iterable

from calculator.model import Crosstable, Message


def when(table: Crosstable, rounds: Iterable[int]) -> Message:
    """Return what to say of rounds: a crosstable whose columns are opponents tells none.

    >>> when(Crosstable((), 3, 3), [2]).words()
    'round 2'
    >>> when(Crosstable((), 3, 3, lacks=("rounds",)), [2]).words()
    'a round that the table does not name'
    """
    return Message("rounds", tuple(rounds)) if table.tells_rounds else Message("round-untold")


def missed(table: Crosstable, rounds: Iterable[int]) -> Message:
    """Return what to say of rounds without a game: how many, where the table does not say which.

    >>> missed(Crosstable((), 3, 3), [2, 3]).words()
    'rounds 2 and 3'
    >>> missed(Crosstable((), 3, 3, lacks=("rounds",)), [2, 3]).words()
    'two rounds'
    """
    found = tuple(rounds)
    if table.tells_rounds:
        return Message("rounds", found)
    return Message("rounds-untold", (len(found),))
