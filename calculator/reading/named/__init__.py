"""Tables in which opponents are called by their names, in one cell with the result or beside it."""

import re
from collections import Counter

from calculator.model.late import pattern

_WORD = pattern(r"[^\W\d_]{2,}")
#: Headings of opponents; or one of a round that stands over several columns.
_HEADED = pattern(
    r"opp|rival|gegner|advers|tegenst|avvers|\b(?:r|rd|rnd|round|runde|ronda)[. #]?1\t\t",
    re.IGNORECASE,
)
#: So much of a text tells what it is.
_LOOKED_AT = 20_000
#: So many of its words stand there twice where opponents are named.
_REPEATED = 0.25


def may_name(text: str) -> bool:
    r"""Whether a text may name opponents: most words of names stand there again and again.

    >>> may_name("Player\tR1\nAnn Reed\tW Poe\nBen Poe\tL Reed"), may_name("Ann\tW2\nBen\tL1")
    (True, False)
    """
    head = text[:_LOOKED_AT]
    if _HEADED.search(head[:2000]):
        return True
    counts = Counter(_WORD.findall(head))
    again = sum(count for count in counts.values() if count > 1)
    return again > _REPEATED * sum(counts.values())
