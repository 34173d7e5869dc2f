"""The sentences of an answer, as messages; :mod:`calculator.answers.because` has the reasons.

The person who asks is "you"; places and names are facts, points are fractions.
"""

from collections.abc import Iterable
from fractions import Fraction

from calculator.answers import because
from calculator.answers.classes import place_in_class
from calculator.answers.comparison import Beaten, Comparison, Versus
from calculator.answers.order_origin import origin
from calculator.answers.printed_place import shared_in_print
from calculator.answers.round_phrases import when
from calculator.answers.sum_remainders import crossed_out
from calculator.answers.why_this_place import Why
from calculator.answers.wording import in_sentence, known_as, so_far
from calculator.model import Crosstable, Fact, Message
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tally, Tiebreak, of_print

#: How many of those with the same score a sentence names.
_NAMED = 6
#: How many of those who share a place are named where they are equal.
_MAX_NAMED = 2
#: What a tiebreak lacks that somebody still has to decide.
_OPEN = {"not-recorded", "not-drawn"}


def sentences(answer: Why, *, crossing: bool = False) -> tuple[Message, ...]:
    """Return the answer's sentences with their facts: the place, who is tied, what decided.

    With ``crossing`` also what is left of both sums where something is equal: where there is no
    figure that shows it.
    """
    first, last = by_which_order(answer)
    decided = answer.above or answer.below
    left = crossed_out(decided, answer.row) if crossing and decided else None
    said = [*first, *short(answer), *([left] if left else []), *grounds(answer), *last]
    if len(answer.level) > len(answer.sharing):
        said.append(also_tied(answer.standings, answer.row, answer.level))
    return tuple(said)


def by_which_order(answer: Why) -> tuple[list[Message], list[Message]]:
    """Return what the sheet says instead, which opens an answer; and what is not said, its end.

    Where nothing but that explains the sheet's place, both are shown together.
    """
    unsaid = origin(answer.standings, answer.row)
    if answer.contradicted is None:
        return [], unsaid
    said = answer.contradicted.said()
    return ([said, *unsaid], []) if answer.contradicted.reason is None else ([said], unsaid)


def short(answer: Why, *, neighbors: bool = True) -> list[Message]:
    """Say the place, who shares it, and which tiebreak separated from the one above or below.

    Without ``neighbors`` the last of these is left out.
    """
    said = [placed(answer.standings, answer.row)]
    if not answer.level:
        said.append(Message("class-nobody-level" if answer.part else "nobody-tied"))
        said += between(answer)
    if answer.sharing:
        said.append(shares(answer.standings, answer.row, answer.sharing))
    decided = answer.above or answer.below
    if decided is not None and neighbors:
        said.append(comparison(decided, answer.row))
    return said


def between(answer: Why) -> list[Message]:
    """Say who is just above and just below, with their points, where nobody is tied."""
    rows = answer.standings.rows
    at = rows.index(answer.row)
    called = answer.standings.tally.spoken
    above = [(called(one.number), _points(one)) for one in rows[max(at - 1, 0) : at]]
    below = [(called(one.number), _points(one)) for one in rows[at + 1 : at + 2]]
    if above and below:
        return [Message("score-between", (*above[0], *below[0]))]
    if above:
        return [Message("score-just-above", above[0])]
    return [Message("score-just-below", below[0])] if below else []


def for_card(answer: Why) -> list[Message]:
    """Return the sentences beside a place that a picture shows, what matters most first."""
    _, *said = short(answer)
    of_class = [placed(answer.standings, answer.row)] if answer.part else []
    decided = answer.above or answer.below
    left = crossed_out(decided, answer.row) if decided else None
    return [*of_class, *said, *([left] if left else [])]


def grounds(answer: Why) -> list[Message]:
    """Say what made the difference, what a won game counts for, what a shared place rests on."""
    decided = answer.above or answer.below
    said = reasons(decided, answer.row) if decided is not None else []
    if answer.beaten is not None and answer.above is not None:
        said.append(beaten(answer.above, answer.beaten))
    return said + shared_place(answer) if answer.sharing else said


def shared_place(answer: Why) -> list[Message]:
    """Say what a shared place rests on, what the text prints for it, and what comes next."""
    if not answer.standings.order:
        # A sheet that breaks no ties has no order that could be equal, or end.
        return []
    said = shared(answer.standings, answer.row, answer.sharing)
    printed = shared_in_print(answer.standings, answer.row.number)
    return [*said[:-1], *([printed] if printed else []), said[-1]]


def placed(standings: Standings, row: Standing) -> Message:
    """Say who has which place, in a prize class in that and overall."""
    part = standings.part
    if part is None:
        return headline(standings, row)
    said = place_in_class(part, row, len(standings.rows), standings.table)
    return Message("place-in-class", (standings.tally.spoken(row.number), said))


def headline(standings: Standings, row: Standing) -> Message:
    """Say who has which place, with how many points, and after how many rounds if more come."""
    name = standings.tally.spoken(row.number)
    facts = (name, row.place, len(standings.rows), _points(row))
    now = so_far(standings.table)
    return Message("place-so-far", (*facts, now)) if now else Message("place-with", facts)


def shares(standings: Standings, row: Standing, sharing: tuple[Standing, ...]) -> Message:
    """Say with whom a place is shared."""
    called = [standings.tally.spoken(other.number) for other in sharing]
    return Message("shares-with", (row.place, names(called)))


def names(found: list[str]) -> Message:
    """List names as one does in a sentence.

    >>> names(["Ann", "Bob"]).words(), names(["Ann", "Bob", "Cy", "Di"]).words()
    ('Ann and Bob', 'Ann and three more')
    """
    if len(found) > 2:
        return Message("names-more", (found[0], len(found) - 1))
    return Message("list", tuple(found))


def comparison(found: Comparison, row: Standing) -> Message:
    """Say what two players are tied on, and who is ahead on what; ``row`` is the one who asks."""
    pair = found.seen_by(row)
    side = "behind" if found.behind.number == row.number else "ahead"
    table = found.tally.table
    who, on = pair.name, _tied_on(table, found.level)
    facts = (who, on, in_sentence(table, found.tiebreak.name))
    group = len(pair.own.group)
    if found.tiebreak.explained in {"encounter", "boards"}:
        ranks = (pair.own.amount or 0, pair.theirs.amount or 0)
        what = "matches" if table.of_teams else "games"
        return _ranked(f"tied-{side}", what, facts, ranks, group)
    if pair.own.rank:
        return _ranked(f"tied-{side}", "drawn", facts, (pair.own.rank, pair.theirs.rank), group)
    if found.tiebreak.explained == "between" and group == 2:
        return Message(f"tied-{side}", facts)
    own, theirs = (Fraction(one.amount or 0, one.scale) for one in (pair.own, pair.theirs))
    if heading := of_print(found.tiebreak.name):
        return Message(f"tied-{side}-printed", (who, on, heading, own, theirs))
    return Message(f"tied-{side}-values", (*facts, own, theirs))


def _ranked(
    code: str, what: str, facts: tuple[str, Message, Message], ranks: tuple[int, int], group: int
) -> Message:
    """Say ranks inside a tied group; between two the game itself says it all."""
    if group == 2 and what in {"games", "matches"}:
        return Message(code, facts)
    return Message(f"{code}-{what}", (*facts, *ranks, group))


def _tied_on(table: Crosstable, level: tuple[Tiebreak, ...]) -> Message:
    titles = tuple(in_sentence(table, tiebreak.name) for tiebreak in level)
    # Teams have two scores: that of the table's own column is named.
    score = Message(f"modifier-{table.ranked_by}" if table.teams else "score-only")
    return Message("list", (score, *titles))


def reasons(found: Comparison, row: Standing) -> list[Message]:
    """Say why games left both tied, what was skipped, what made the difference."""
    pair = found.seen_by(row)
    table = found.tally.table
    passed = [Message("passed-over", (known_as(table, one.name),)) for one in found.passed]
    left = _left_tied(found.tally, found.level, row, (pair.other,))
    return left + passed + [reason.said for reason in because.because(pair)]


def _left_tied(
    tally: Tally, order: Iterable[Tiebreak], row: Standing, others: tuple[Standing, ...]
) -> list[Message]:
    """Say why tiebreaks about the games among the tied left some tied, for each that was asked."""
    asked = [tiebreak for tiebreak in order if tiebreak.head_to_head]
    said = [because.level(tally, tiebreak, row, others) for tiebreak in asked]
    return list(dict.fromkeys(one for one in said if one))


def beaten(found: Comparison, beat: Beaten) -> Message:
    """Say to the one behind that he or she beat the one ahead, and why that does not decide."""
    facts = (found.tally.spoken(found.ahead.number), when(found.tally.table, beat.rounds))
    table = found.tally.table
    title = known_as(table, beat.tiebreak.name) if beat.tiebreak else ""
    if beat.when == "later":
        return Message("beat-later", (*facts, title, known_as(table, found.tiebreak.name)))
    if beat.when == "passed":
        return Message("beat-passed", (*facts, title))
    if beat.when == "among":
        two = "-two" if beat.group == 2 else ""
        return Message(f"beat-among{two}", (*facts, title, beat.group))
    return Message("beat-never", facts)


def shared(standings: Standings, row: Standing, others: tuple[Standing, ...]) -> list[Message]:
    """Say what is equal where a place is shared, and what comes next."""
    left = _left_tied(standings.tally, standings.order, row, others)
    called = [standings.tally.spoken(other.number) for other in others]
    # After a comparison with somebody who is ahead it must be clear who is equal.
    who = Message("equal-you-others", (len(others),))
    if len(called) <= _MAX_NAMED:
        who = Message("equal-you-and", (Message("commas", tuple(called)),))
    return [*equal(standings, (row, *others), who), *left, _next(standings, row)]


def equal(
    standings: Standings, everybody: tuple[Standing, ...], who: Message | None = None
) -> list[Message]:
    """Say which tiebreaks are equal where a place is shared, and which are not known for all.

    ``who`` names those who share it to one of them; on a sheet for everybody that is clear.
    """
    same: list[str] = []
    unknown: list[str] = []
    barred: list[Message] = []
    for tiebreak in standings.order:
        amounts = {
            None if (value := one.values.get(tiebreak.name)) is None else value.amount
            for one in everybody
        }
        if tiebreak.within and len(amounts) > 1 and None not in amounts:
            barred.append(Message("equal-within", (tiebreak.name,)))
            continue
        known = len(amounts) == 1 and None not in amounts
        (same if known else unknown).append(tiebreak.name)
    said = []
    if same and not unknown:
        every = "both" if len(same) == 2 else "all"
        said.append(_equal(every, len(same), who))
    elif same:
        titles = tuple(in_sentence(standings.table, name) for name in same)
        said.append(_equal("some", Message("list", titles), who))
    if unknown:
        without = "equal-without" if who else "wall-without"
        titles = tuple(in_sentence(standings.table, name) for name in unknown)
        said.append(Message(without, (Message("list", titles),)))
    return said + barred


def _equal(kind: str, what: Fact, who: Message | None) -> Message:
    return (
        Message(f"equal-{kind}", (what,))
        if who is None
        else Message(f"equal-you-{kind}", (what, who))
    )


def _next(standings: Standings, row: Standing) -> Message:
    """Say who decides once the order has ended, as far as the rules tell.

    FIDE C.07 4.2: lots, unless the rules of the event leave ties as they are. 34E names four
    tiebreaks that players may expect, and lists others, down to a playoff and a coin flip,
    without saying which of them is the fifth: that is for the organizer.
    """
    table = standings.table
    now = table.provisional
    if now is not None:
        if now.of is None:
            return Message("next-running" if now.open else "next-maybe")
        return Message("next-rounds", (now.of - now.after,))
    for tiebreak in standings.order:
        value = row.values.get(tiebreak.name)
        if value is not None and value.missing and value.missing.code in _OPEN:
            return Message("next-open", (tiebreak.name,))
    if standings.rules != "us-chess":
        return Message("next-fide")
    return Message("next-us-chess")


def also_tied(standings: Standings, row: Standing, level: tuple[Standing, ...]) -> Message:
    """Name the others with the same score, with their places."""
    named = tuple(
        Message("level-place", (standings.tally.spoken(one.number), one.place))
        for one in level[:_NAMED]
    )
    more = len(level) - _NAMED
    return Message("also-tied", (_points(row), Message("people", (*named, *_more(more)))))


def _more(number: int) -> tuple[Message, ...]:
    return (Message("level-more", (number,)),) if number > 0 else ()


def versus(found: Versus, number: int) -> list[Message]:
    """Compare any two players, to the one with this number: what decided, and why."""
    row = found.behind if found.behind.number == number else found.ahead
    other = found.ahead if row is found.behind else found.behind
    if found.decided == "score":
        code = "score-behind" if row is found.behind else "score-ahead"
        name = found.standings.tally.spoken(other.number)
        return [Message(code, (name, _points(other), _points(row)))]
    if found.comparison is None:
        return [shares(found.standings, row, (other,)), *shared(found.standings, row, (other,))]
    said = [comparison(found.comparison, row), *reasons(found.comparison, row)]
    if found.beaten is not None and row is found.behind:
        said.append(beaten(found.comparison, found.beaten))
    return said


def _points(row: Standing) -> Fraction:
    return Fraction(row.score, 2)
