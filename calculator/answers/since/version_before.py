"""The standings of the version before, by the order that goes with those of now."""

from collections.abc import Callable

from calculator.answers.since.same_players import Joined, joined
from calculator.model import Crosstable
from calculator.ranking import Standings
from calculator.tiebreaks import Choices

#: What a text itself says, or shows by its values; a guess from a few places is no change.
_SHOWN = {"announced", "columns"}


def earlier(
    before: Crosstable, now: Standings, rank: Callable[..., Standings], who: Joined | None = None
) -> Standings:
    """Rank the version before as ``now`` is ranked, unless the two texts have orders of their own.

    Then each is ranked by its own. What was chosen for players by their numbers goes with them.
    ``rank`` is :func:`calculator.rank`; ``who`` is who, if that is known.
    """
    choices = _before(now.chosen, who or joined(before, now.table))
    if now.basis.origin in _SHOWN:
        found = rank(before, None, choices=choices)
        if found.basis.origin in _SHOWN:
            return found
    names = [tiebreak.name for tiebreak in now.order]
    return rank(before, names, choices=choices, rules=now.tally.rules)


def _before(choices: Choices, who: Joined) -> Choices:
    """Return choices by the numbers of the version before."""
    was = who.before
    return choices._replace(
        recorded=tuple(
            (name, tuple((was[number], points) for number, points in record if number in was))
            for name, record in choices.recorded
        ),
        late=None
        if choices.late is None
        else tuple(was[number] for number in choices.late if number in was),
        out=tuple(was[number] for number in choices.out if number in was),
    )
