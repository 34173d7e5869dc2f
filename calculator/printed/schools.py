"""A text's own list of schools, compared with what their players' results come to."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from calculator.model import ListedTeam, Message
from calculator.model.names import known_by
from calculator.ranking.schools import ORDERS, Rule, School, Schools, schools
from calculator.ranking.schools.rule import summed
from calculator.ranking.schools.school_scores import added_up
from calculator.tiebreaks import Tiebreak

#: So many who count are tried where the list does not fit those asked for.
_MAX_COUNTED_PLAYERS = 10
#: Thousandths in a half point.
_HALF = 500
#: What says that something agrees.
AGREEING = frozenset({"schools-list-agrees", "schools-list-same", "schools-list-sums"})
#: One figure alone may agree by chance.
_TWO = 2
#: What else a list may have added up, besides what the event or a list with a name adds up.
_OTHERS = "modified-median,median,cumulative-opposition"


class Sum(NamedTuple):
    """A column of the list that is a sum of the counted players' values of one tiebreak."""

    name: str
    """The tiebreak's."""
    wrong: tuple[tuple[str, int, Fraction], ...]
    """Whose sum is another: the name, what the list has in thousandths, ours."""


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
    sums: tuple[Sum, ...] = ()
    """The columns that are sums of tiebreaks; looked at only where the scores agree."""
    unknown: tuple[tuple[int, ...], ...] = ()
    """The columns of which nothing is known, in thousandths."""

    @property
    def agrees(self) -> bool:
        """Whether nothing is otherwise."""
        return not self.scores and not self.places and not any(one.wrong for one in self.sums)

    @property
    def said(self) -> tuple[Message, ...]:
        """Whether the list agrees; if not, where, and what it fits instead."""
        if self.agrees:
            return (Message("schools-list-agrees", (len(self.lines),)), *self._of_columns())
        if not self.scores and not self.places:
            same = Message("schools-list-same", (len(self.lines),))
            return (same, *self._of_columns())
        said = [
            Message("schools-list-score", (name, Fraction(printed, 1000), ours))
            for name, printed, ours in self.scores
        ]
        said += [Message("schools-list-place", one) for one in self.places]
        said += [self.fits] if self.fits else []
        return (*said, *self._of_columns())

    def _of_columns(self) -> list[Message]:
        """Say which sums of tiebreaks the list has, which are otherwise, and what is left over."""
        right = tuple(_title(one) for one in self.sums if not one.wrong)
        said = []
        if right:
            said.append(Message("schools-list-sums", (Message("list", right), len(right))))
        for one in self.sums:
            said += [
                Message("schools-list-sum", (_title(one), name, Fraction(printed, 1000), own))
                for name, printed, own in one.wrong
            ]
        for column in self.unknown:
            figures = tuple(Message("schools-figure", (Fraction(one, 1000),)) for one in column)
            said.append(Message("schools-list-unknown", (Message("list", figures),)))
        return said


def _title(one: Sum) -> Message:
    return Message("schools-sum", (Message("title", (one.name,)),))


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
            [
                found.rule._replace(best=best, limit=None)
                for best in range(1, _MAX_COUNTED_PLAYERS + 1)
            ],
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
    sums, unknown = _sums(found, lines, rows, at)
    return Compared(lines, (), places, placed, said, sums, unknown)


def _sums(
    found: Schools, lines: tuple[ListedTeam, ...], rows: Mapping[str, School], score: int
) -> tuple[tuple[Sum, ...], tuple[tuple[int, ...], ...]]:
    """Return which columns of a list are sums of tiebreaks, and those of which nothing is known.

    A column is the sum that agrees in all lines, else the one that agrees in the most, if these
    are two at least and more than half: then the others are listed as differences. What counts
    the players is not a sum.
    """
    ours = _ours(found, [rows[known_by(line.name)] for line in lines])
    sums: list[Sum] = []
    unknown = []
    for at in range(min(len(line.figures) for line in lines)):
        column = tuple(line.figures[at] for line in lines)
        if at == score or column in _of_players(lines, rows):
            continue
        fitting = {
            name: sum(map(_agrees, column, of))
            for name, of in ours.items()
            if name not in {one.name for one in sums}
        }
        name = max(fitting, key=lambda one: fitting[one], default="")
        if not name or fitting[name] < _TWO or 2 * fitting[name] <= len(lines):
            unknown.append(column)
            continue
        told = zip(lines, column, ours[name], strict=True)
        wrong = ((line.name, one, own) for line, one, own in told if not _agrees(one, own))
        sums.append(Sum(name, tuple(wrong)))
    return tuple(sums), tuple(unknown)


def _ours(found: Schools, rows: list[School]) -> dict[str, list[Fraction]]:
    """Return the sums of some schools by each tiebreak that all who count have a value of."""
    tally = found.standings.tally
    ours = {}
    for tiebreak in _candidates(found):
        values = tiebreak.values(tally, [one.number for row in rows for one in row.counted])
        sums = [added_up([(one, values[one.number]) for one in row.counted]) for row in rows]
        known = [Fraction(one.amount, one.scale) for one in sums if one.amount is not None]
        if len(known) == len(rows):
            ours[tiebreak.name] = known
    return ours


def _candidates(found: Schools) -> list[Tiebreak]:
    """Return what a column may be the sum of, what is added up for this event first."""
    others = [one for order in (*ORDERS, _OTHERS) for one in summed(order, ()).added]
    own = [*found.summed.added, *summed("", found.standings.order).added]
    return list({one.name: one for one in (*own, *others)}.values())


def _of_players(lines: tuple[ListedTeam, ...], rows: Mapping[str, School]) -> tuple[object, ...]:
    """Return the columns that count something of the schools: players, counted ones, places."""
    own = [rows[known_by(line.name)] for line in lines]
    return (
        tuple(1000 * len(row.members) for row in own),
        tuple(1000 * len(row.counted) for row in own),
        tuple(1000 * row.place for row in own),
    )


def _agrees(figure: int, value: Fraction) -> bool:
    """Whether a printed figure, in thousandths, is a value, written with two digits at least."""
    return abs(Fraction(figure, 1000) - value) < Fraction(1, 100)


def _score_at(lines: tuple[ListedTeam, ...], rows: Mapping[str, School]) -> int:
    """Return which of the figures after the names are the scores."""
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
    """Return where the list has a different place; those who share one may be in any order."""
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
