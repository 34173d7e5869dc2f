"""What an opponent's score counts for after rounds that were not played, so that it can be redone.

Loaded when somebody looks at the terms of a sum.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from calculator.model import Message

#: An unplayed round: the code of its result, and the half points that it scored.
type Missed = tuple[str, int]


def adjusted(score: int, missed: Sequence[Missed], each: int) -> Message:
    """Say what a score counts for where each unplayed round counts ``each``, in half points.

    Rounds that scored what they count leave it as it is; where there are only such, that is said.

    >>> adjusted(6, [("X", 2)], 1).words()
    '3 points, 1 of them for a forfeit win, which counts ½ here: 2½'
    >>> adjusted(1, [("U", 0)], 1).words()
    '½ point; a round not played counts ½ more: 1'
    >>> adjusted(8, [("B", 2), ("F", 0), ("U", 0)], 1).words()
    '4 points, 1 of them for a full-point bye, which counts ½ here; two rounds not played count ...'
    >>> adjusted(5, [("H", 1)], 1).words()
    'final score 2½; a half-point bye stays ½'
    """
    paid = [one for one in missed if one[1] and one[1] != each]
    empty = [one for one in missed if not one[1] and each]
    if not paid and not empty:
        as_before = [one for one in missed if one[1] == each]
        return Message("adjusted-same", (score, _kinds(as_before), each, len(as_before)))
    gained = sum(halves for _, halves in paid)
    said = Message("adjusted-from", (Fraction(score, 2),))
    if paid:
        whole = "all" if gained == score else "part"
        facts = (Fraction(score, 2), gained, _kinds(paid), each, len(paid))
        said = Message(f"adjusted-{whole}", facts)
    if empty:
        more = Message("adjusted-more", (_kinds(empty), each, len(empty)))
        said = Message("adjusted-and", (said, more))
    return Message("adjusted-score", (said, score - gained + each * (len(paid) + len(empty))))


def _kinds(missed: Sequence[Missed]) -> Message:
    """Say which rounds these are: "a full-point bye and two forfeit wins"."""
    # What was not paired and what has no result are the same to people: a round not played.
    found = Counter("U" if code in {"U", "F", ""} else code for code, _ in missed)
    said = tuple(Message(f"missed-{code}", (count,)) for code, count in found.items())
    return Message("list", said)
