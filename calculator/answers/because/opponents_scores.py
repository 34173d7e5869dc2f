"""Sums of the opponents' scores, plain or times one's own results."""

from fractions import Fraction

from calculator.answers.because.dropped_scores import dropped
from calculator.answers.because.reason import Pair, Reason, total
from calculator.answers.because.unplayed_rounds import dummies, nothings
from calculator.model import Message
from calculator.tiebreaks import Term, Value


def opponents(pair: Pair) -> list[Reason]:
    """What the opponents of both scored; what counts for rounds not played; what is dropped.

    The first sentence takes the whole difference, as the others are about the same sums.
    """
    first, *more = _sums(pair)
    remarked = [*more, *dummies(pair), *nothings(pair), *dropped(pair)]
    return [Reason(first, pair.apart), *map(Reason, remarked)]


def _sums(pair: Pair) -> list[Message]:
    """Name the sums of those whom the two met; each who met nobody gets a sentence."""
    name = pair.name
    met = [[term for term in value.terms if not term.empty] for value in _values(pair)]
    own, theirs = (total(value, terms) for value, terms in zip(_values(pair), met, strict=True))
    counting = counted_as(pair)
    code, last = ("-counting", (counting,)) if counting else ("", ())
    if all(met):
        equal = "-equal" if own == theirs else ""
        return [Message(f"because-sums{equal}{code}", (own, name, theirs, *last))]
    said = []
    for value, terms, whose, who in zip(
        _values(pair), met, ("own", "their"), ((), (name,)), strict=True
    ):
        if not terms:
            nothing = any(term.dummy is None for term in value.terms)
            said.append(Message(f"because-nobody-{whose}{'-0' if nothing else ''}", who))
    if met[0]:
        said.append(Message(f"because-sum-own{code}", (own, *last)))
    if met[1]:
        said.append(Message(f"because-sum-their{code}", (name, theirs, *last)))
    return said


def counted_as(pair: Pair) -> Message | None:
    """Say how opponents' scores were changed for unplayed rounds; ``None`` where none was."""
    terms = [term for value in _values(pair) for term in value.terms]
    changed = [term.score for term in terms if term.score and term.score.changed]
    if not changed:
        return None
    if any(score.unplayed for score in changed):
        table = pair.tally.table
        return Message(
            "counting-unplayed", (Fraction(table.games_per_round * table.points.draw, 2),)
        )
    if not any(score.last_drawn for score in changed):
        return Message("counting-byes")
    byes = any(score.byes for score in changed)
    return Message("counting-last-and-byes" if byes else "counting-last")


def _values(pair: Pair) -> tuple[Value, Value]:
    return pair.own, pair.theirs


# Opponents' scores times own results


def by_result(pair: Pair) -> list[Reason]:
    """What those beaten and those drawn with bring to both; else the products as a whole."""
    name = pair.name
    shares = [_shares(pair, value) for value in _values(pair)]
    counting = counted_as(pair)
    remarked = [Message("because-counting", (counting,))] if counting else []
    own, theirs = shares
    if own is None or theirs is None:
        sums = [total(value, value.terms) for value in _values(pair)]
        equal = "-equal" if sums[0] == sums[1] else ""
        match = "-match" if pair.tally.table.of_teams else ""
        first = Message(f"because-products{match}{equal}", (sums[0], name, sums[1]))
        remarked += [*dummies(pair), *dropped(pair)]
        return [Reason(first, pair.apart), *map(Reason, remarked)]
    found = [
        Reason(
            Message(
                f"because-{share}{'-equal' if own[share] == theirs[share] else ''}",
                (own[share], name, theirs[share]),
            ),
            own[share] - theirs[share],
        )
        for share in ("beaten", "drawn")
        if own[share] or theirs[share]
    ]
    # What made the difference first, what made up for some of it after.
    found.sort(key=lambda reason: reason.part, reverse=pair.apart > 0)
    return found + list(map(Reason, remarked))


def _shares(pair: Pair, value: Value) -> dict[str, Fraction] | None:
    """Add up a value by wins and draws; ``None`` where that does not explain it."""
    table = pair.tally.table
    if table.games_per_round != 1 or (table.points.win, table.points.draw) != (2, 1):
        return None
    halves: dict[str, list[Term]] = {"beaten": [], "drawn": []}
    for term in value.terms:
        if not term.counted:
            return None
        if not term.amount:
            continue
        if term.unplayed or term.points not in {1, 2}:
            return None
        halves["beaten" if term.points == 2 else "drawn"].append(term)
    return {share: total(value, terms) for share, terms in halves.items()}
