"""The boards of a team's matches (C.07, art. 12)."""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import Message, Result
from calculator.tiebreaks.codes import Code
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import NoValueError, Term, Value, summed

if TYPE_CHECKING:
    from calculator.model.teams import Teams

#: The points on the boards, the first board first, made into what is compared: the higher the
#: better at the first figure that differs.
Compared = Callable[[Sequence[int]], Sequence[int]]


class Match(NamedTuple):
    """A round of a team as article 12 has it: its points on each board, in half points."""

    round: int
    opponent: int | None
    boards: tuple[int, ...]


def matches(tally: Tally, number: int, against: int | None = None) -> list[Match]:
    """Return the points on the boards in each round, or only in those against one team.

    A match won by forfeit is won on every board, and so is a pairing-allocated bye, whatever it
    brings in points. Of a half-point bye the rules say nothing: it is taken as half a point on
    each board, as FIDE's own program does.

    Raises :class:`NoValueError` where nobody knows the boards.
    """
    teams = tally.table.teams
    if teams is None:
        raise NoValueError("no-boards" if tally.table.of_teams else "no-teams")
    found = []
    for round_, result in enumerate(tally.record[number], 1):
        if against is None or result.opponent == against:
            boards = _boards(teams, number, round_, result)
            found.append(Match(round_, result.opponent, boards))
    return found


def _boards(teams: "Teams", number: int, round_: int, result: Result) -> tuple[int, ...]:
    each = {"X": teams.game.win, "P": teams.game.win, "B": teams.game.win, "H": teams.game.draw}
    if not result.played:
        return (each.get(result.code, 0),) * teams.boards
    boards = teams.lineups.get((number, round_))
    if boards is None:
        raise NoValueError("no-boards")
    return tuple(board.halves for board in boards)


def on_boards(found: Iterable[Match], boards: int) -> tuple[int, ...]:
    """Add up what several matches brought on each board.

    >>> on_boards([Match(1, 2, (2, 1)), Match(2, 3, (0, 1))], 2)
    (2, 2)
    """
    rows = [match.boards for match in found]
    return tuple(sum(row[at] for row in rows if at < len(row)) for at in range(boards))


def board_count(tally: Tally, number: int, _code: Code) -> Value:
    """12.1: each board's number times the points on it; the lowest is ahead."""
    terms = []
    for match in matches(tally, number):
        products = [halves * at for at, halves in enumerate(match.boards, 1)]
        said = tuple(
            Message("board-times", (at, halves))
            for at, halves in enumerate(match.boards, 1)
            if halves
        )
        notes = (
            Message("board-products", (Message("list", said),)) if said else Message("board-none"),
        )
        unplayed = not tally.record[number][match.round - 1].played
        terms.append(Term(match.round, match.opponent, sum(products), notes, unplayed=unplayed))
    return summed(terms, 2)


def from_the_top(boards: Sequence[int]) -> Sequence[int]:
    """12.2: the points on board 1, then on board 2, and so on."""
    return boards


def without_the_last(boards: Sequence[int]) -> Sequence[int]:
    """12.3: the points without the last board, then without the last two, down to board 1 alone.

    >>> list(without_the_last((2, 1, 0, 1)))
    [3, 3, 2]
    """
    return list(accumulate(boards[:-1]))[::-1]


def by_count(boards: Sequence[int]) -> Sequence[int]:
    """12.1, as something of which higher is better.

    >>> by_count((2, 1))
    [-4]
    """
    return [-sum(at * halves for at, halves in enumerate(boards, 1))]


#: What compares the boards, by the code of a tiebreak.
COMPARED: dict[str, Compared] = {
    "BC": by_count,
    "TBR": from_the_top,
    "BBE": without_the_last,
}


def ranking(tally: Tally, tied: tuple[int, ...], code: Code) -> dict[int, Value]:
    """12.2 and 12.3: each team's rank in a tied group, by the boards of all matches."""
    boards = tally.table.teams.boards if tally.table.teams else 0
    try:
        found = {number: on_boards(matches(tally, number), boards) for number in tied}
    except NoValueError as none:
        return dict.fromkeys(tied, none.value)
    compared = COMPARED[code.base]
    figures = {number: tuple(compared(points)) for number, points in found.items()}
    return {
        number: Value(
            1 + sum(other > own for other in figures.values()),
            1,
            tuple(board_terms(code.base, found[number])),
            how="rank",
            term_scale=2,
            group=tied,
        )
        for number, own in figures.items()
    }


def board_terms(base: str, boards: Sequence[int]) -> list[Term]:
    """Return what is compared, figure by figure, as the terms of a rank."""
    figures = COMPARED[base](boards)
    if base == "BBE":
        last = len(boards)
        said = [Message("boards-up-to", (last - left,)) for left in range(1, last)]
    elif base == "TBR":
        said = [Message("points-on-board", (at,)) for at in range(1, len(boards) + 1)]
    else:
        figures = [-figure for figure in figures]
        said = [Message("board-count-of-match")]
    return [
        Term(None, None, figure, (note,), counted=False)
        for figure, note in zip(figures, said, strict=True)
    ]
