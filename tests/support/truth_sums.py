"""What the sentences about sums of opponents must say, worked out again."""

from fractions import Fraction
from typing import NamedTuple

from calculator.model import Message
from calculator.tiebreaks import Dummy, Term
from tests.support import oracle
from tests.support.case import SUMS, Case, is_real
from tests.support.oracle import HALF, PLAYED, POINTS

Facts = tuple[object, ...]


class Part(NamedTuple):
    """One round of a sum."""

    round: int
    amount: Fraction
    real: bool
    """Whether this is somebody's score."""


def parts(case: Case, number: int) -> list[Part]:
    if case.decided in SUMS:
        return [
            Part(at, oracle.adjusted_score(case.event, cell.opponent), real=True)
            if cell.code in PLAYED and cell.opponent is not None
            else Part(at, Fraction(0), real=False)
            for at, cell in enumerate(case.cells(number), 1)
        ]
    unit = case.row(number).values[case.decided].unit
    return [
        Part(term.round or 0, Fraction(term.amount, unit), real=is_real(case, number, term))
        for term in case.terms(number)
    ]


def met(case: Case, number: int) -> list[Part]:
    return [part for part in parts(case, number) if part.real]


def made(found: list[Part]) -> Fraction:
    return sum((part.amount for part in found), Fraction(0))


def counting(case: Case) -> Message | None:
    """How opponents' scores were adjusted, if any were."""
    name, event = case.decided, case.event
    us = name in SUMS or name == "sonneborn-berger"
    codes: set[str] = set()
    for number in case.both:
        for term in case.terms(number):
            if not term.adjusted or term.opponent is None:
                continue
            raw = oracle.score(event, term.opponent)
            if us or (case.standings.tally.rules == "fide-2022" and not case.robin):
                assert oracle.adjusted_score(event, term.opponent) != raw
                codes.add("unplayed")
                continue
            tail = oracle.cells(event, term.opponent)[-1]
            if case.base == "FB" and tail.opponent is not None:
                codes.add("last")
            if term.score is not None and term.score.byes:
                assert tail.code in {"H", "U", "Z", "F", ""} or "last" in codes
                codes.add("byes")
    if "unplayed" in codes:
        return Message("counting-unplayed", (HALF,))
    if codes == {"byes"}:
        return Message("counting-byes")
    if codes:
        return Message("counting-last-and-byes" if "byes" in codes else "counting-last")
    return None


def sums_of_either(case: Case, said: str) -> Facts:
    """Both sums; those that are equal are not described as if one were higher."""
    facts = sums_counting(case) if said.endswith("-counting") else sums(case)
    assert (facts[0] == facts[2]) == ("-equal" in said)
    return facts


def sums(case: Case) -> Facts:
    assert met(case, case.me)
    assert met(case, case.you)
    assert counting(case) is None
    return made(met(case, case.me)), case.other, made(met(case, case.you))


def sums_counting(case: Case) -> Facts:
    assert counting(case) is not None
    return made(met(case, case.me)), case.other, made(met(case, case.you)), counting(case)


def sum_own(case: Case) -> Facts:
    assert not met(case, case.you)
    found = counting(case)
    return (made(met(case, case.me)), *((found,) if found else ()))


def sum_their(case: Case) -> Facts:
    assert not met(case, case.me)
    found = counting(case)
    return (case.other, made(met(case, case.you)), *((found,) if found else ()))


def nobody(case: Case, *, mine: bool) -> Facts:
    number = case.me if mine else case.you
    assert not met(case, number)
    assert not any(cell.code in PLAYED for cell in case.cells(number))
    return () if mine else (case.other,)


def empty(case: Case, *, mine: bool) -> list[Part]:
    """The unplayed rounds that count 0 in the US sums."""
    number = case.me if mine else case.you
    out = [part.round for part, _ in left_out(case, number)]
    return [part for part in parts(case, number) if not part.real and part.round not in out]


def one_empty(case: Case, *, mine: bool) -> Facts:
    (part,) = empty(case, mine=mine)
    number = case.me if mine else case.you
    assert case.ahead is not mine
    code = case.cells(number)[part.round - 1].code
    return (Message("rounds", (part.round,)), code, *(() if mine else (case.other,)))


def more_empty(case: Case, *, mine: bool) -> Facts:
    found = empty(case, mine=mine)
    assert len(found) > 1
    assert case.ahead is not mine
    rounds = Message("rounds", tuple(part.round for part in found))
    return (rounds, *(() if mine else (case.other,)))


CATEGORIES = {"X": "FW", "F": "FL", "B": "FPB", "H": "HPB", "Z": "HPB", "U": "ZPB", "": "ZPB"}


def dummies(case: Case, *, mine: bool) -> Facts:
    """FIDE's made-up opponents, for rounds without a game."""
    number = case.me if mine else case.you
    virtual = case.standings.tally.rules == "fide-2022"
    who = Message("because-virtual" if virtual else "because-dummy")
    found = [term for term in case.terms(number) if not is_real(case, number, term)]
    score = Fraction(0)
    for term in found:
        assert term.dummy is not None
        assert term.dummy.virtual is virtual
        score += of_virtual(case, number, term) if virtual else of_dummy(case, number, term.dummy)
    last = () if mine else (case.other,)
    if len(found) == 1:
        round_ = found[0].round or 0
        at = Message("rounds", (round_,))
        return (at, CATEGORIES[case.cells(number)[round_ - 1].code], who, score, *last)
    assert found
    return (Message("rounds", tuple(term.round or 0 for term in found)), who, score, *last)


def of_virtual(case: Case, number: int, term: Term) -> Fraction:
    """The virtual opponent has the player's score, the rest of the round's point, then draws."""
    cells, at = case.cells(number), term.round or 0
    before = sum((POINTS[cell.code] for cell in cells[: at - 1]), Fraction(0))
    return before + 1 - POINTS[cells[at - 1].code] + HALF * (case.event.rounds_played - at)


def of_dummy(case: Case, number: int, dummy: Dummy) -> Fraction:
    """The dummy has the player's score up to its cap, except in Fore Buchholz."""
    own = Fraction(dummy.before, 2)
    assert case.base == "FB" or own == oracle.score_so_far(case.event, number)
    score = Fraction(dummy.score, 2)
    assert score <= own
    assert bool(dummy.cap) is (score < own)
    if dummy.cap == "draws":
        assert score == HALF * case.event.rounds_played
    return score


# What is dropped


def left_out(case: Case, number: int) -> list[tuple[Part, bool]]:
    """The rounds that are dropped, and whether at the low end."""
    found = parts(case, number)
    if case.decided not in SUMS:
        return [
            (part, term.dropped != "highest")
            for part, term in zip(found, case.terms(number), strict=True)
            if not term.counted
        ]
    low, high = ends(case, number)
    lowest = sorted(found, key=lambda part: part.amount)[:low]
    rest = [part for part in found if part not in lowest]
    highest = sorted(rest, key=lambda part: -part.amount)[:high]
    return [*((part, True) for part in lowest), *((part, False) for part in highest)]


def ends(case: Case, number: int) -> tuple[int, int]:
    """How many of the lowest and of the highest the US rules drop."""
    drop, event = oracle.at_each_end(case.event), case.event
    if case.decided == "median":
        return drop, drop
    if case.decided == "solkoff":
        return 0, 0
    even = Fraction(event.rounds_played, 2)
    mine = oracle.score(event, number)
    return (drop if mine >= even else 0), (drop if mine <= even else 0)


def pieces(case: Case, number: int) -> Message:
    """What one of them leaves out."""
    out = left_out(case, number)
    low = sum(part.real and at_low for part, at_low in out)
    high = sum(part.real and not at_low for part, at_low in out)
    rounds = tuple(sorted(part.round for part, _ in out if not part.real))
    found = []
    if low:
        found.append(Message("because-piece-low", (low,)))
    if high:
        found.append(Message("because-piece-high", (high,)))
    if rounds:
        found.append(Message("because-piece-rounds", (Message("rounds", rounds),)))
    return Message("list", tuple(found)) if found else Message("because-piece-nothing")


def drops(case: Case) -> Facts:
    mine, yours = (pieces(case, number) for number in case.both)
    return mine, case.other, yours, case.value(case.me), case.value(case.you)


def without(case: Case) -> Facts:
    mine, yours = (pieces(case, number) for number in case.both)
    assert mine == yours
    counts = {
        part.code: part.facts[0]
        for part in mine.facts
        if isinstance(part, Message) and part.code != "because-piece-rounds"
    }
    assert len(counts) == len(mine.facts)
    assert len(set(counts.values())) == 1
    end = "both" if len(counts) == 2 else next(iter(counts)).removeprefix("because-piece-")
    each = Message(f"because-each-{end}", (next(iter(counts.values())),))
    return each, case.value(case.me), case.value(case.you)


def why_dropped(case: Case, low: bool, high: bool) -> Facts:
    assert case.decided == "modified-median"
    drop = oracle.at_each_end(case.event)
    assert ends(case, case.me) == (drop * low, drop * high)
    rounds, score = case.event.rounds_played, oracle.score(case.event, case.me)
    assert (2 * score >= rounds) == low
    assert (2 * score <= rounds) == high
    # All points that there were, half of them, those of the player.
    return drop, rounds, Fraction(rounds, 2), Message("because-have", (score,))
