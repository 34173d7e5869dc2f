"""The adjusted score of US Chess (34E1): what an opponent's score counts for in a tiebreak."""

from collections.abc import Sequence


def adjusted_score(score: int, missed: Sequence[int], unplayed: int, half: int) -> int:
    """Return a score in which every unplayed round counts ½, no matter how many points it gave.

    ``missed`` is what the rounds without a game gave. Of those, ``unplayed`` are unplayed rounds:
    a game that does not count is not one. All are in half points, of which ``half`` make a draw.

    >>> adjusted_score(7, (2, 0), 2, 1)  # 3½ with a full-point bye and a zero-point bye
    7
    >>> adjusted_score(5, (2,), 1, 1)
    4
    """
    return score - sum(missed) + half * unplayed
