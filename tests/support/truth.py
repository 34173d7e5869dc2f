"""What every sentence about two players must say, worked out again.

:data:`CHECKS` says for every code what its facts must be, from the results (by the oracle of the
US rules) or, for FIDE's own sums, from the workings. It shares nothing with the code
that makes the sentences.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

from calculator.model import Message
from tests.support import oracle
from tests.support import truth_games as games
from tests.support import truth_sums as sums
from tests.support.case import Case
from tests.support.oracle import DRAWS, PLAYED, POINTS, WINS

Facts = tuple[object, ...]
Check = Callable[[Case], Facts]


def figures(work: Callable[[Case, int], Fraction | int | None]) -> Check:
    """One figure for each."""

    def check(case: Case) -> Facts:
        return work(case, case.me), case.other, work(case, case.you)

    return check


def running(case: Case, number: int) -> list[Fraction]:
    """The scores after each round that the tiebreak counts."""
    scores, total = [], Fraction(0)
    for cell in case.cells(number):
        total += POINTS[cell.code]
        scores.append(total)
    return scores[cut(case) :]


def cut(case: Case) -> int:
    name = case.decided.partition("/C")[2]
    return int(name) if case.base == "PS" and name else 0


def running_sums(case: Case) -> Facts:
    mine, yours = (sum(running(case, number), Fraction(0)) for number in case.both)
    return (mine, case.other, yours, *((cut(case) + 1,) if cut(case) else ()))


def gaps(case: Case, sign: int) -> Facts:
    pairs = zip(running(case, case.me), running(case, case.you), strict=True)
    found = {at: a - b for at, (a, b) in enumerate(pairs, cut(case) + 1) if (a - b) * sign > 0}
    return Message("rounds", tuple(found)), abs(sum(found.values(), Fraction(0))), len(found)


def taken(case: Case, *, mine: bool) -> Facts:
    codes = [cell.code for cell in case.cells(case.me if mine else case.you)]
    off = sum(code in {"B", "X"} for code in codes) + Fraction(
        sum(code in {"H", "Z"} for code in codes), 2
    )
    return (off, *(() if mine else (case.other,)))


def by_result(case: Case, number: int, codes: tuple[str, ...]) -> Fraction:
    """The scores of those beaten, or half of those drawn with."""
    found = Fraction(0)
    for term in case.terms(number):
        cell = case.cells(number)[(term.round or 0) - 1]
        if cell.code in codes and cell.opponent is not None:
            share = POINTS[cell.code]
            assert term.counted
            unit = case.row(number).values[case.decided].unit
            found += Fraction(term.amount, unit)
            if not term.adjusted:
                assert Fraction(term.amount, unit) == share * oracle.score(
                    case.event, cell.opponent
                )
    return found


def products(case: Case, number: int) -> Fraction:
    unit = case.row(number).values[case.decided].unit
    return Fraction(sum(term.amount for term in case.terms(number)), unit)


def counted(case: Case) -> Facts:
    found = sums.counting(case)
    assert found is not None
    return (found,)


def count(codes: tuple[str, ...], color: str = "") -> Callable[[Case, int], int]:
    def work(case: Case, number: int) -> int:
        return sum(cell.code in codes and color in {"", cell.color} for cell in case.cells(number))

    return work


def own_value(case: Case, number: int) -> Fraction:
    return case.value(number)


def whole_value(case: Case, number: int) -> int:
    value = case.value(number)
    assert value.denominator == 1
    return int(value)


def outscored(case: Case, number: int) -> Fraction:
    found = Fraction(0)
    for at, cell in enumerate(case.cells(number)):
        theirs = Fraction(1, 2)
        if cell.opponent is not None:
            theirs = POINTS[case.cells(cell.opponent)[at].code]
        found += Fraction((POINTS[cell.code] >= theirs) + (POINTS[cell.code] > theirs), 2)
    return found


def elected(case: Case, number: int) -> int:
    return sum(cell.code not in {"H", "U", "F", "Z", ""} for cell in case.cells(number))


def koya(case: Case, number: int) -> Fraction:
    most = case.event.rounds_played
    if case.robin:
        records = [case.cells(number) for number in case.event.by_number]
        most = max(sum(cell.opponent is not None for cell in cells) for cells in records)
    return sum(
        (
            POINTS[cell.code]
            for cell in case.cells(number)
            if cell.opponent is not None
            and oracle.score(case.event, cell.opponent) >= Fraction(most, 2)
        ),
        Fraction(0),
    )


def losses(case: Case) -> tuple[int | None, int | None]:
    mine, yours = (oracle.time_of_loss(case.event, number) for number in case.both)
    return mine, yours


def first_loss(case: Case) -> Facts:
    mine, yours = losses(case)
    assert mine
    assert yours
    return mine, case.other, yours


def never_lost(case: Case, *, mine: bool) -> Facts:
    own, theirs = losses(case)
    assert (own is None) is mine
    assert (theirs is None) is not mine
    return (theirs if mine else own), case.other


def there(case: Case, *, mine: bool) -> Facts:
    late = [oracle.rounds_late(case.event, number) > 0 for number in case.both]
    assert late == [not mine, mine]
    return (case.other,)


def board(case: Case, *, mine: bool) -> Facts:
    scored = [
        sum((POINTS[c.code] for c in case.cells(n) if c.code in PLAYED), Fraction(0))
        for n in case.both
    ]
    assert (scored[0] > 0, scored[1] > 0) == (mine, not mine)
    return scored[0 if mine else 1], case.other


def nothing(_case: Case) -> Facts:
    return ()


def rated_out(case: Case) -> Facts:
    """Some opponent has no rating, or met nobody who has one."""
    opponents = [o for n in case.both for o in oracle.opponents_met(case.event, n)]
    if case.base in {"average-opposition", "ARO"}:
        assert any(case.event.by_number[o].rating is None for o in opponents)
    else:
        assert any(oracle.performance(case.event, o) is None for o in opponents)
    return ()


WON_BY = (*WINS, "X")


def either(code: str, check: Check) -> dict[str, Check]:
    """Two figures that differ, and the same sentence for two that do not."""

    def apart(case: Case, *, equal: bool) -> Facts:
        facts = check(case)
        assert (facts[0] == facts[2]) is equal
        return facts

    return {code: partial(apart, equal=False), f"{code}-equal": partial(apart, equal=True)}


#: Code of a sentence -> what its facts must be.
CHECKS: dict[str, Check] = {
    **{
        code: partial(sums.sums_of_either, said=code)
        for end in ("", "-counting")
        for code in (f"because-sums{end}", f"because-sums-equal{end}")
    },
    **dict.fromkeys(("because-sum-own", "because-sum-own-counting"), sums.sum_own),
    **dict.fromkeys(("because-sum-their", "because-sum-their-counting"), sums.sum_their),
    **dict.fromkeys(
        ("because-nobody-own", "because-nobody-own-0"), partial(sums.nobody, mine=True)
    ),
    **dict.fromkeys(
        ("because-nobody-their", "because-nobody-their-0"), partial(sums.nobody, mine=False)
    ),
    "because-counting": counted,
    "because-own-empty": partial(sums.one_empty, mine=True),
    "because-their-empty": partial(sums.one_empty, mine=False),
    "because-own-empties": partial(sums.more_empty, mine=True),
    "because-their-empties": partial(sums.more_empty, mine=False),
    **dict.fromkeys(("because-own-dummy", "because-own-dummies"), partial(sums.dummies, mine=True)),
    **dict.fromkeys(
        ("because-their-dummy", "because-their-dummies"), partial(sums.dummies, mine=False)
    ),
    "because-plus": partial(sums.why_dropped, low=True, high=False),
    "because-minus": partial(sums.why_dropped, low=False, high=True),
    "because-even": partial(sums.why_dropped, low=True, high=True),
    "because-without": sums.without,
    "because-drops": sums.drops,
    **either("because-running", running_sums),
    **either("because-running-from", running_sums),
    "because-running-more": partial(gaps, sign=1),
    "because-running-less": partial(gaps, sign=-1),
    "because-own-taken": partial(taken, mine=True),
    "because-their-taken": partial(taken, mine=False),
    "because-cumulatives": figures(lambda c, n: oracle.cumulative_opposition(c.event, n)),
    "because-buchholz": figures(own_value),
    **either("because-beaten", figures(lambda c, n: by_result(c, n, WINS))),
    **either("because-drawn", figures(lambda c, n: by_result(c, n, DRAWS))),
    **either("because-products", figures(products)),
    "because-you-won": partial(games.won, mine=True),
    "because-they-won": partial(games.won, mine=False),
    "because-among": games.among,
    "because-among-two": games.among,
    "because-encounter": games.encounter,
    "because-encounter-two": games.two_encounter,
    "because-encounter-average": games.average,
    "because-averaged": games.averaged,
    "because-own-reach": partial(games.reach, mine=True),
    "because-their-reach": partial(games.reach, mine=False),
    "because-wins": figures(count(WINS)),
    "because-wins-forfeits": figures(count(WON_BY)),
    "because-wins-rounds": figures(count((*WON_BY, "B"))),
    "because-blacks": figures(whole_value),
    "because-black-wins": figures(whole_value),
    "because-elected": figures(elected),
    "because-outscored": figures(outscored),
    "because-pairing-low": figures(lambda _, n: n),
    "because-pairing-high": figures(lambda _, n: n),
    "because-played": games.kashdan,
    "because-koya": figures(koya),
    "because-first-loss": first_loss,
    "because-never-lost-own": partial(never_lost, mine=True),
    "because-never-lost-their": partial(never_lost, mine=False),
    "because-there-own": partial(there, mine=True),
    "because-there-their": partial(there, mine=False),
    "because-board-own": partial(board, mine=True),
    "because-board-their": partial(board, mine=False),
    "because-at-the-board": nothing,
    "because-lots": nothing,
    "because-rated": figures(own_value),
    "because-rated-are": nothing,
    "because-rated-out": rated_out,
    "because-performed": figures(own_value),
    "because-performed-out": rated_out,
    "because-performance": figures(whole_value),
    "because-rating": figures(lambda c, n: c.event.by_number[n].rating),
    "because-rating-low": figures(lambda c, n: c.event.by_number[n].rating),
}
