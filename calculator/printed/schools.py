"""A text's own list of schools, compared with what their players' results come to."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from calculator.model import ListedTeam, Message
from calculator.model.names import known_by
from calculator.ranking.schools import ORDERS, Rule, School, Schools, schools

#: So many who count are tried where the list does not fit those asked for.
_MOST = 10
#: Thousandths in a half point.
_HALF = 500


class Compared(NamedTuple):
    """What a list says, and what of it is otherwise here."""

    lines: tuple[ListedTeam, ...]
    scores: tuple[tuple[str, int, int], ...]
    """Whose score is another: the name, what the list has in thousandths, ours in half points."""
    places: tuple[tuple[str, int, int], ...]
    """Whose place is another: the name, the list's, ours. Looked at only where the scores agree."""
    placed: int
    """How many places the list has."""
    fits: Message | None = None
    """What the list fits instead, where something does."""

    @property
    def agrees(self) -> bool:
        """Whether nothing is otherwise."""
        return not self.scores and not self.places

    @property
    def said(self) -> tuple[Message, ...]:
        """Whether the list agrees; if not, where, and what it fits instead."""
        if self.agrees:
            return (Message("schools-list-agrees", (len(self.lines),)),)
        said = [
            Message("schools-list-score", (name, Fraction(printed, 1000), ours))
            for name, printed, ours in self.scores
        ]
        said += [Message("schools-list-place", one) for one in self.places]
        return (*said, self.fits) if self.fits else tuple(said)


def compared(found: Schools) -> Compared | None:
    """Compare the list that a text has beside its table; ``None`` where it has none of these.

    Which of several figures is the score, the figures tell: the first of those that agree most.
    """
    rows = {known_by(row.name): row for row in found.rows}
    lines = tuple(line for line in found.standings.table.team_list if known_by(line.name) in rows)
    if len(lines) < 2 or found.standings.part is not None:
        return None
    at = _score_at(lines, rows)
    wrong = _wrong_scores(lines, rows, at)
    if wrong:
        fits = _fitting(
            [found.rule._replace(best=best, limit=None) for best in range(1, _MOST + 1)],
            found,
            lambda other: not _wrong_scores(lines, other, _score_at(lines, other)),
        )
        said = Message("schools-list-fits-best", (fits.rule.best,)) if fits else None
        return Compared(lines, wrong, (), 0, said)
    placed = sum(line.places is not None for line in lines)
    places = _wrong_places(lines, rows)
    said = None
    if places:
        fits = _fitting(
            [found.rule._replace(order=order) for order in ("", *ORDERS)],
            found,
            lambda other: not _wrong_places(lines, other),
        )
        if fits:
            title = Message(f"schools-order-{fits.rule.order or 'own'}")
            said = Message("schools-list-fits-order", (title,))
    return Compared(lines, (), places, placed, said)


def _score_at(lines: tuple[ListedTeam, ...], rows: Mapping[str, School]) -> int:
    """Return which of the figures behind the names are the scores."""
    width = min(len(line.figures) for line in lines)

    def agree(at: int) -> int:
        return sum(line.figures[at] == _HALF * rows[known_by(line.name)].score for line in lines)

    return max(range(width), key=lambda at: (agree(at), -at))


def _wrong_scores(
    lines: tuple[ListedTeam, ...], rows: Mapping[str, School], at: int
) -> tuple[tuple[str, int, int], ...]:
    return tuple(
        (line.name, line.figures[at], row.score)
        for line in lines
        if line.figures[at] != _HALF * (row := rows[known_by(line.name)]).score
    )


def _wrong_places(
    lines: tuple[ListedTeam, ...], rows: Mapping[str, School]
) -> tuple[tuple[str, int, int], ...]:
    """Return where the list has another place; who shares one may be anywhere among those."""
    shared = [row.place for row in rows.values()]
    found = []
    for line in lines:
        if line.places is None:
            continue
        row = rows[known_by(line.name)]
        first, last = line.places
        ours_last = row.place + shared.count(row.place) - 1
        if first > ours_last or last < row.place:
            found.append((line.name, first, row.place))
    return tuple(found)


def _fitting(
    rules: list[Rule], found: Schools, fits: Callable[[Mapping[str, School]], bool]
) -> Schools | None:
    """Return the standings of schools by the first of some rules under which the list fits."""
    for rule in rules:
        other = schools(found.standings, rule)
        if fits({known_by(row.name): row for row in other.rows}):
            return other
    return None
