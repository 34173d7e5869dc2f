"""What the sentences about places must say, worked out again."""

from fractions import Fraction
from functools import partial

from calculator.model import Message
from tests.support import oracle
from tests.support import truth_games as games
from tests.support.case import Case
from tests.support.truth import CHECKS, Check, Facts


def place(case: Case, number: int) -> int:
    """One more than the number of players whom the order put above."""
    above = 0
    for other in case.event.by_number:
        if other == number:
            continue
        pair = case._replace(me=other, you=number)
        decided = pair.story.decided
        if decided == "score":
            above += oracle.score(case.event, other) > oracle.score(case.event, number)
        elif decided is not None:
            above += pair.ahead
    return above + 1


def title(name: str) -> Message:
    return Message("title", (name,))


def tied_on(case: Case) -> Message:
    return Message("list", (Message("score-only"), *map(title, case.story.tied)))


def tied(case: Case, what: str, *, ahead: bool) -> Facts:
    assert case.ahead is ahead
    facts = (case.other, tied_on(case), title(case.decided))
    group = len(case.story.groups[case.decided])
    if not what:
        assert group == 2
        assert case.base in games.HEAD_TO_HEAD
        return facts
    mine, yours = (case.row(number).values[case.decided] for number in case.both)
    if what == "values":
        assert case.base != "DE"
        assert not mine.rank
        return (*facts, case.value(case.me), case.value(case.you))
    assert group > 2 or what == "drawn"
    ranks = (
        (case.value(case.me), case.value(case.you)) if what == "games" else (mine.rank, yours.rank)
    )
    assert (ranks[0] < ranks[1]) is ahead
    assert max(ranks) <= group
    return (*facts, *ranks, group)


def scores(case: Case, *, ahead: bool) -> Facts:
    mine, yours = (oracle.score(case.event, number) for number in case.both)
    assert (mine > yours) is ahead
    return case.other, yours, mine


def shares(case: Case, others: list[int]) -> Facts:
    assert others
    assert all(case._replace(you=other).story.decided is None for other in others)
    who = [case.name(other) for other in others]
    named = (
        Message("names-more", (who[0], len(who) - 1))
        if len(who) > 2
        else Message("list", tuple(who))
    )
    return place(case, case.me), named


def equal(case: Case, others: list[int], what: str) -> Facts:
    same: list[str] = []
    rest: list[str] = []
    for tiebreak in case.standings.order:
        amounts = {case.amount(number, tiebreak.name) for number in (case.me, *others)}
        (same if len(amounts) == 1 and None not in amounts else rest).append(tiebreak.name)
    called = [case.name(other) for other in others]
    who = Message("equal-you-others", (len(others),))
    if len(others) < 3:
        who = Message("equal-you-and", (Message("commas", tuple(called)),))
    if what in {"all", "both"}:
        assert not rest
        assert (len(same) == 2) is (what == "both")
        return len(same), who
    titles = Message("list", tuple(map(title, same if what == "some" else rest)))
    return (titles, who) if what == "some" else (titles,)


def upcoming(case: Case, what: str, name: str = "") -> Facts:
    event = case.event
    left = event.rounds - event.rounds_played
    if what == "rounds":
        assert left
        return (left,)
    assert not left
    order = [tiebreak.name for tiebreak in case.standings.order]
    open_ = [
        n
        for n in order
        if n in {"playoff", "single-fast-game", "coin-flip"} and case.amount(case.me, n) is None
    ]
    assert bool(open_) is (what == "open")
    if what == "open":
        return (open_[0],)
    fide = any(tiebreak.source.startswith("FIDE") for tiebreak in case.standings.order)
    assert fide is (what == "fide")
    return ()


def passed(case: Case, said: Message) -> Facts:
    assert said.facts[0] in case.story.passed
    return said.facts


def of_same_score(case: Case) -> list[int]:
    mine = oracle.score(case.event, case.me)
    return [
        row.number
        for row in case.standings.rows
        if row.number != case.me and oracle.score(case.event, row.number) == mine
    ]


def also(case: Case) -> Facts:
    others = of_same_score(case)
    named = [
        Message("level-place", (case.name(number), place(case, number))) for number in others[:6]
    ]
    if len(others) > 6:
        named.append(Message("level-more", (len(others) - 6,)))
    return oracle.score(case.event, case.me), Message("people", tuple(named))


def neighbors(case: Case, *places: int) -> Facts:
    """The names and scores of those this many rows below; nobody else is beside the player."""
    rows = [row.number for row in case.standings.rows]
    at = rows.index(case.me)
    assert [step for step in (-1, 1) if 0 <= at + step < len(rows)] == list(places)
    beside = [rows[at + step] for step in places]
    return tuple(
        fact for number in beside for fact in (case.name(number), oracle.score(case.event, number))
    )


def headline(case: Case, number: int) -> Facts:
    name = case.name(number)
    score: Fraction = oracle.score(case.event, number)
    event = case.event
    facts = name, place(case, number), len(event.entrants), score
    if event.rounds_played == event.rounds:
        return facts
    if not event.rounds_played:
        return (*facts, Message("before-first"))
    return (*facts, Message("after-of", (event.rounds_played, event.rounds)))


def expected(case: Case, said: Message, sharing: list[int]) -> Facts:
    """Return what the facts of a sentence must be; ``KeyError`` for one that is not checked."""
    kind, _, what = said.code.partition("-")
    checks: dict[str, Check] = {
        "place-with": partial(headline, number=case.me),
        "place-so-far": partial(headline, number=case.me),
        "shares-with": partial(shares, others=sharing),
        "nobody-tied": lambda case: tuple(of_same_score(case)),
        "passed-over": partial(passed, said=said),
        "also-tied": also,
        "score-between": lambda case: neighbors(case, -1, 1),
        "score-just-above": lambda case: neighbors(case, -1),
        "score-just-below": lambda case: neighbors(case, 1),
        "score-ahead": partial(scores, ahead=True),
        "score-behind": partial(scores, ahead=False),
        **{
            f"equal-you-{w}": partial(equal, others=sharing, what=w)
            for w in ("all", "both", "some")
        },
        "equal-without": partial(equal, others=sharing, what="without"),
        **{f"beat-{w}": partial(games.beat, when=w) for w in ("never", "later", "passed", "among")},
        "beat-among-two": partial(games.beat, when="among"),
        "next-rounds": partial(upcoming, what="rounds"),
        "next-open": partial(upcoming, what="open"),
        "next-fide": partial(upcoming, what="fide"),
        "next-us-chess": partial(upcoming, what="us-chess"),
    }
    if kind == "level":
        return games.level(case, said, sharing)
    if kind == "tied":
        side, _, form = what.partition("-")
        return tied(case, form, ahead=side == "ahead")
    return {**CHECKS, **checks}[said.code](case)
