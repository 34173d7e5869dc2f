"""What each round contributes: the opponent's score, or that of a dummy (16.3, 16.4)."""

from calculator.model import Message, quick
from calculator.tiebreaks.fide.event import Event, Round, Scores, Seen
from calculator.tiebreaks.values import Dummy


def scores_seen(
    event: Event, number: int, *, fore: bool = False, forfeits: bool = False
) -> Scores | Message:
    """Return the score seen in each round, or why the table does not say; worked out once.

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
    every, virtual = event.all_adjusted(fore=fore), event.edition.virtual
    met = event.met[number] or ()
    if None not in met:
        # As nearly always.
        known = [of for at in met if at is not None and (of := every[at]) is not None]
        if len(known) == len(met):
            return quick(Scores, (known, [one.amount for one in known], (), None))
        return Message("no-opponents-results")
    paired = event.robin or forfeits
    seen: list[Seen] = []
    for at, other in enumerate(met):
        if other is not None:
            found = every[other]
        else:
            round_ = event.round(number, at)
            due = round_.opponent
            if due is None and event.robin:
                # A free round of a round robin is not a round at all (15.2).
                continue
            if due is not None and (paired or (fore and round_.number == event.rounds)):
                found = every[due]
            elif virtual:
                found = _virtual(event, number, round_)
            else:
                found = _dummy(event, number, round_, fore=fore)
        if found is None:
            return Message("no-opponents-results")
        seen.append(found)
    amounts = [one.amount for one in seen]
    some = None
    if event.robin or virtual:
        some = tuple(
            [at for at in event.record[number] if at.opponent is not None or not event.robin]
        )
    voluntary = () if virtual else [at for at, one in enumerate(seen) if one.voluntary]
    return Scores(seen, amounts, voluntary, some)


def _dummy(event: Event, number: int, at: Round, *, fore: bool) -> Seen | None:
    """16.4: an unplayed round is a game against a dummy that has the player's own score.

    Since 2026 with a cap: 16.4.1 the scheduled opponent's adjusted score in a forfeit,
    16.4.2 a draw a round in all else.
    """
    own = event.own_score(number, fore=fore)
    key = (at.category, own)
    # Of those who have the same score and were not due to meet anybody all is the same.
    if at.opponent is None and (kept := event.dummies.get(key)):
        return kept
    dummy = quick(Dummy, (own, own, "", False))
    notes = [Message("dummy", (at.category, own))]
    if event.edition.capped:
        if at.opponent is not None:
            theirs = event.all_adjusted(fore=fore)[at.opponent]
            if theirs is None:
                return None
            if theirs.amount < own:
                dummy = Dummy(theirs.amount, own, "opponent")
                notes.append(Message("dummy-capped-opponent", (dummy.score, at.opponent)))
        elif event.draw * event.rounds < own:
            dummy = Dummy(event.draw * event.rounds, own, "draws")
            notes.append(Message("dummy-capped-draws", (dummy.score,)))
    found = quick(Seen, (dummy.score, tuple(notes), None, dummy, at.voluntary))
    if at.opponent is None:
        event.dummies[key] = found
    return found


def _virtual(event: Event, number: int, at: Round) -> Seen:
    """Before 2023: a virtual opponent, tied before the round, who then draws every game."""
    before = sum(found.points for found in event.record[number][: at.number - 1])
    later = event.rounds - at.number
    score = before + event.win - at.points + event.draw * later
    facts = (at.category, before, event.win - at.points, later)
    dummy = Dummy(score, score, virtual=True)
    return Seen(score, (Message("virtual-opponent", facts),), dummy=dummy)
