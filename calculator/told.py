"""The sentences of an answer, as codes with their facts; :mod:`calculator.because` has the reasons.

Whoever asks is "you"; places and names are facts, points are fractions.
"""

from fractions import Fraction

from calculator import because
from calculator.compared import Beaten, Comparison, Versus
from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tiebreak
from calculator.words.said import Said

#: How many of those with the same score a sentence names.
_NAMED = 6
#: What a tiebreak lacks that somebody still has to decide.
_OPEN = {"not-recorded", "not-drawn"}


def headline(row: Standing, of: int) -> Said:
    """Say who has which place, with how many points."""
    return Said("place-with", (row.name, row.place, of, _points(row)))


def shares(row: Standing, sharing: tuple[Standing, ...]) -> Said:
    """Say with whom a place is shared."""
    return Said("shares-with", (row.place, names([other.name for other in sharing])))


def names(found: list[str]) -> Said:
    """List names as one does in a sentence.

    >>> names(["Ann", "Bob"]).words(), names(["Ann", "Bob", "Cy", "Di"]).words()
    ('Ann and Bob', 'Ann and three more')
    """
    if len(found) > 2:
        return Said("names-more", (found[0], len(found) - 1))
    return Said("list", tuple(found))


def comparison(found: Comparison, row: Standing) -> Said:
    """Say what two players are tied on, and who is ahead on what; ``row`` is the one who asks."""
    pair = found.seen_by(row)
    side = "behind" if found.behind.number == row.number else "ahead"
    facts = (pair.other.name, _tied_on(found.level), Said("title", (found.tiebreak.name,)))
    group = len(pair.own.group)
    if found.tiebreak.name.partition("/")[0].partition(":")[0] == "DE":
        ranks = (pair.own.amount or 0, pair.theirs.amount or 0)
        return _ranked(f"tied-{side}", "games", facts, ranks, group)
    if pair.own.rank:
        return _ranked(f"tied-{side}", "drawn", facts, (pair.own.rank, pair.theirs.rank), group)
    if found.tiebreak.name == "result-between-tied" and group == 2:
        return Said(f"tied-{side}", facts)
    own, theirs = (Fraction(one.amount or 0, one.scale) for one in (pair.own, pair.theirs))
    return Said(f"tied-{side}-values", (*facts, own, theirs))


def _ranked(
    code: str, what: str, facts: tuple[str, Said, Said], ranks: tuple[int, int], group: int
) -> Said:
    """Say ranks inside a tied group; between two the game itself says it all."""
    if group == 2 and what == "games":
        return Said(code, facts)
    return Said(f"{code}-{what}", (*facts, *ranks, group))


def _tied_on(level: tuple[Tiebreak, ...]) -> Said:
    titles = tuple(Said("title", (tiebreak.name,)) for tiebreak in level)
    return Said("list", (Said("score-only"), *titles))


def reasons(found: Comparison, row: Standing) -> list[Said]:
    """Say what was passed over, and what in the terms made the difference."""
    passed = [Said("passed-over", (tiebreak.name,)) for tiebreak in found.passed]
    return passed + [reason.said for reason in because.because(found.seen_by(row))]


def beaten(found: Comparison, beat: Beaten) -> Said:
    """Say to the one behind that he or she beat the one ahead, and why that does not decide."""
    facts = (found.ahead.name, Said("rounds", beat.rounds))
    title = beat.tiebreak.name if beat.tiebreak else ""
    if beat.when == "later":
        return Said("beat-later", (*facts, title, found.tiebreak.name))
    if beat.when == "passed":
        return Said("beat-passed", (*facts, title))
    if beat.when == "among":
        return Said("beat-among", (*facts, title, beat.group))
    return Said("beat-never", facts)


def shared(standings: Standings, row: Standing, others: tuple[Standing, ...]) -> list[Said]:
    """Say what is equal where a place is shared, and what comes next."""
    everybody = (row, *others)
    equal: list[str] = []
    without: list[str] = []
    for tiebreak in standings.order:
        amounts = {
            None if (value := one.values.get(tiebreak.name)) is None else value.amount
            for one in everybody
        }
        same = len(amounts) == 1 and None not in amounts
        (equal if same else without).append(tiebreak.name)
    said = []
    if equal and not without:
        said.append(Said("equal-both") if len(equal) == 2 else Said("equal-all", (len(equal),)))
    elif equal:
        said.append(Said("equal-some", (Said("list", tuple(map(_title, equal))),)))
    if without:
        said.append(Said("equal-without", (Said("list", tuple(map(_title, without))),)))
    return [*said, _next(standings, row)]


def _title(name: str) -> Said:
    return Said("title", (name,))


def _next(standings: Standings, row: Standing) -> Said:
    """Say who decides once the order has ended, as far as the rules tell.

    FIDE C.07 4.2: lots, unless the rules of the event leave ties as they are. 34E names four
    tiebreaks that players may expect, and lists others, down to a play-off and a coin flip,
    without saying which of them is the fifth: that is for the organizer.
    """
    table = standings.table
    if table.rounds_played < table.rounds:
        return Said("next-rounds", (table.rounds - table.rounds_played,))
    for tiebreak in standings.order:
        value = row.values.get(tiebreak.name)
        if value is not None and value.missing and value.missing.code in _OPEN:
            return Said("next-open", (tiebreak.name,))
    if standings.rules != "us-chess":
        return Said("next-fide")
    return Said("next-us-chess")


def also_tied(row: Standing, level: tuple[Standing, ...]) -> Said:
    """Name the others with the same score, with their places."""
    named = tuple(Said("level-place", (one.name, one.place)) for one in level[:_NAMED])
    more = len(level) - _NAMED
    return Said("also-tied", (_points(row), Said("people", (*named, *_more(more)))))


def _more(number: int) -> tuple[Said, ...]:
    return (Said("level-more", (number,)),) if number > 0 else ()


def versus(found: Versus, number: int) -> list[Said]:
    """Compare any two players, to the one with this number: what decided, and why."""
    row = found.behind if found.behind.number == number else found.ahead
    other = found.ahead if row is found.behind else found.behind
    if found.decided == "score":
        code = "score-behind" if row is found.behind else "score-ahead"
        return [Said(code, (other.name, _points(other), _points(row)))]
    if found.comparison is None:
        return [shares(row, (other,)), *shared(found.standings, row, (other,))]
    said = [comparison(found.comparison, row), *reasons(found.comparison, row)]
    if found.beaten is not None and row is found.behind:
        said.append(beaten(found.comparison, found.beaten))
    return said


def _points(row: Standing) -> Fraction:
    return Fraction(row.score, 2)
