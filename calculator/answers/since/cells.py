"""The results of a row, by what stays the same from one version of an event to the next."""

from collections.abc import Mapping

from calculator.model import Player, Result

#: Where a result is: its round and 0; in a table whose columns are opponents the opponent, and
#: which of the games with that one it is.
type Where = tuple[int, int]
type Cells = dict[Where, Result]

BLANK = Result()
#: What only some layouts tell apart: two byes of a full point; nobody there, and nothing in a cell.
_ALIKE = {"P": "B", "U": ""}


def cells(player: Player, *, by_round: bool, called: Mapping[int, int] | None = None) -> Cells:
    """Return a row's results by where they are; ``called`` are the present numbers of opponents.

    Without it they are the table's own. Opponents who have no present number are called by the
    negative of theirs.

    >>> ann = Player(1, "Ann", (Result("W", 2), Result("D", 2)))
    >>> list(cells(ann, by_round=False, called={2: 5}))
    [(5, 1), (5, 2)]
    """
    if by_round:
        return {(round_, 0): result for round_, result in enumerate(player.results, 1)}
    found: Cells = {}
    for result in player.results:
        if result == BLANK:
            continue
        opponent = result.opponent
        if opponent is None:
            who = 0
        else:
            who = opponent if called is None else called.get(opponent, -opponent)
        meeting = 1
        while (who, meeting) in found:
            meeting += 1
        found[who, meeting] = result
    return found


def told_alike(before: Result, now: Result, opponent: int | None) -> bool:
    """Whether two versions tell the same of a round; ``opponent`` has the present number.

    Colors count where both tell them; so do the points of a match, and of a result that does not
    score what its code says.

    >>> (
    ...     told_alike(Result("W", 2, "W"), Result("W", 5), 5),
    ...     told_alike(Result("P"), Result("B"), None),
    ... )
    (True, True)
    """
    if _ALIKE.get(before.code, before.code) != _ALIKE.get(now.code, now.code):
        return False
    if opponent != now.opponent:
        return False
    if before.color and now.color and before.color != now.color:
        return False
    games = before.game_halves, now.game_halves
    return None in games or games[0] == games[1]
