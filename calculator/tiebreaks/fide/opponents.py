"""What each round contributes: the opponent's score, or that of a dummy (16.3, 16.4)."""

from typing import NamedTuple

from calculator.model import Message, quick
from calculator.tiebreaks.fide.event import Event, Round
from calculator.tiebreaks.values import Dummy, OpponentScore


class Seen(NamedTuple):
    """The score that one round contributes, before it is multiplied or cut."""

    round: Round
    amount: int
    """In half points."""
    notes: tuple[Message, ...]
    score: OpponentScore | None = None
    dummy: Dummy | None = None
    voluntary: bool = False
    """Whether the round is voluntarily unplayed and counts for a dummy's score."""


class Scores(NamedTuple):
    """The scores that a player's rounds contribute."""

    seen: tuple[Seen, ...]
    amounts: tuple[int, ...]
    """In half points."""
    excepted: tuple[int, ...]
    """16.5: the positions of voluntarily unplayed rounds, where the edition has the exception."""


def scores_seen(
    event: Event, number: int, *, fore: bool = False, forfeits: bool = False
) -> Scores | Message:
    """Return the score seen in each round, or why the table does not tell; worked out once.

    ``forfeits`` takes forfeits as played against the scheduled opponent (``/P``), as a round
    robin does anyway (15.2); ``fore`` takes the last round's pairing as a drawn game (8.3).
    """
    key = (number, fore, forfeits)
    found = event.seen.get(key)
    if found is None:
        found = event.seen[key] = _seen(event, number, fore=fore, forfeits=forfeits)
    return found


def _seen(event: Event, number: int, *, fore: bool, forfeits: bool) -> Scores | Message:
    if lacking := event.without(number, results=False):
        return lacking
    found: list[Seen] = []
    every = event.all_adjusted(fore=fore)
    for at in event.record[number]:
        opponent = at.opponent
        if opponent is not None and (
            at.played or forfeits or event.robin or (fore and at.number == event.rounds)
        ):
            theirs = every[opponent]
            if theirs is None:
                return Message("no-opponents-results")
            score, notes = theirs
            found.append(quick(Seen, (at, score.amount, notes, score, None, False)))
        elif not event.robin:  # a free round of a round robin is no round at all (15.2)
            seen = _virtual(event, number, at) if event.edition.virtual else None
            seen = seen or _dummy(event, number, at, fore=fore)
            if seen is None:
                return Message("no-opponents-results")
            found.append(seen)
    voluntary = (
        () if event.edition.virtual else [at for at, one in enumerate(found) if one.voluntary]
    )
    return Scores(tuple(found), tuple([one.amount for one in found]), tuple(voluntary))


def _dummy(event: Event, number: int, at: Round, *, fore: bool) -> Seen | None:
    """16.4: an unplayed round is a game against a dummy that has the player's own score.

    Since 2026 with a cap: 16.4.1 the scheduled opponent's adjusted score in a forfeit,
    16.4.2 a draw a round in all else.
    """
    own = event.own_score(number, fore=fore)
    dummy = Dummy(own, own)
    notes = [Message("dummy", (at.category, own))]
    if event.edition.capped:
        if at.opponent is not None:
            theirs = event.adjusted(at.opponent, fore=fore)
            if theirs is None:
                return None
            if theirs.score.amount < own:
                dummy = Dummy(theirs.score.amount, own, "opponent")
                notes.append(Message("dummy-capped-opponent", (dummy.score, at.opponent)))
        elif event.draw * event.rounds < own:
            dummy = Dummy(event.draw * event.rounds, own, "draws")
            notes.append(Message("dummy-capped-draws", (dummy.score,)))
    return Seen(at, dummy.score, tuple(notes), dummy=dummy, voluntary=at.voluntary)


def _virtual(event: Event, number: int, at: Round) -> Seen:
    """Before 2023: a virtual opponent, tied before the round, who then draws every game."""
    before = sum(found.points for found in event.record[number][: at.number - 1])
    later = event.rounds - at.number
    score = before + event.win - at.points + event.draw * later
    facts = (at.category, before, event.win - at.points, later)
    dummy = Dummy(score, score, virtual=True)
    return Seen(at, score, (Message("virtual-opponent", facts),), dummy=dummy)
