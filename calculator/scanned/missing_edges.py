"""What is missing of a table at the edges of a picture, as far as the rest of the sheet tells."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from calculator.model import Message
from calculator.scanned.grid import Edge
from calculator.scanned.reading_door import ReadError, heading, read, told

#: Totals are those of more rounds if this many of them are too high for what is seen.
_HIGHER, _PART = 2, 0.3
#: The most characters in a result.
_LONGEST = 5


class Rounds(NamedTuple):
    """Rounds that are not seen; the first of them is known."""

    first: int
    last: int
    more: bool
    """Whether there may be others behind the last one."""


def at_edges(
    ends: Sequence[Edge], text: str, above: Sequence[str], beyond: Sequence[str] = ()
) -> tuple[Message, ...]:
    r"""Return what is said of the edges at which a table goes on.

    Args:
        ends: the edges.
        text: the table, between tabs, with its heading.
        above: the lines above it, which may say how many rounds there are.
        beyond: what is seen of a column that the right edge cuts, its heading first.

    >>> table = "No.\tName\tR1\n1\tAnn\tW2\n2\tBen\tL1"
    >>> [said.words() for said in at_edges(["right"], table, ["Club Open, 3 rounds"])]
    ['The right edge of the picture cuts the table: the totals and rounds 2 to 3 are missing.']
    """
    heads = [heading(cell) for cell in text.partition("\n")[0].split("\t")]
    totals = any(kind == "total" for kind, _ in heads)
    said = []
    for edge in dict.fromkeys(ends):
        if edge != "right":
            said.append(Message(f"picture-cut-{edge}"))
            continue
        seen = max((round_ for _, round_ in heads), default=0)
        rounds = _rounds(seen, text, above, beyond) if seen else None
        if rounds:
            code = "picture-cut-rounds" + "-totals" * (not totals) + "-more" * rounds.more
            facts = rounds.last - rounds.first + 1, rounds.first, rounds.last
            said.append(Message(code, facts))
        else:
            said.append(Message("picture-cut-right" if totals else "picture-cut-totals"))
    if "right" not in ends and heads[-1][1] and (least := _by_totals(text)):
        # Cut between two columns, an edge shows nothing of it.
        seen = max(round_ for _, round_ in heads)
        said.append(Message("picture-rounds-beyond", (least, seen + 1, seen + least)))
    return tuple(said)


def _rounds(seen: int, text: str, above: Sequence[str], beyond: Sequence[str]) -> Rounds | None:
    """Return the rounds after those that are seen; ``None`` where nothing shows any."""
    around = told(above)
    said = around.rounds or around.after
    if said:
        # It has no more than those that are seen; or they are not all.
        return Rounds(seen + 1, said, more=not around.rounds) if said > seen else None
    least = max(_by_totals(text), int(_is_round(beyond, seen)))
    return Rounds(seen + 1, seen + least, more=True) if least else None


def _is_round(beyond: Sequence[str], seen: int) -> bool:
    """Whether a column that is cut is the next round, by its heading or the letters below it."""
    if not beyond:
        return False
    if heading(beyond[0])[1] == seen + 1:
        return True
    texts = [text for text in beyond[1:] if text]
    results = sum(text[0] in "WLDBHUXF" and len(text) < _LONGEST for text in texts)
    return results > len(texts) / 2


def _by_totals(text: str) -> int:
    """Return how many rounds are missing at least for the printed totals to be right."""
    try:
        table = read(text)
    except ReadError:
        return 0
    open_ = [
        player.total_halves - sum(result.halves for result in player.results)
        for player in table.players
        if player.total_halves is not None
    ]
    least = max(_HIGHER, math.ceil(_PART * len(open_)))
    higher = sorted((halves for halves in open_ if halves > 0), reverse=True)
    if len(higher) < least or any(halves < 0 for halves in open_):
        return 0
    # Nobody has more than a point a round. A few totals may be misread: not those of so many.
    return (higher[least - 1] + 1) // 2
