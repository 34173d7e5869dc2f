"""What is said to make the difference does: it adds up, and every sentence is true."""

from fractions import Fraction
from itertools import pairwise, permutations

from hypothesis import given
from hypothesis import strategies as st

from calculator import rank
from calculator.because import Pair, Reason, amount, because, in_words, rounds
from calculator.model import KINDS
from calculator.ranking import Standings
from calculator.tiebreaks import Choices, Value, find
from calculator.tiebreaks.us_chess import US_CHESS
from tests.support.events import events
from tests.support.oracle import Event
from tests.support.tables import core_table

US = [tiebreak.name for tiebreak in US_CHESS]
FIDE = [
    *("BH", "BH/C1", "BH/C2", "BH/M1", "FB", "SB", "SB/C1", "AOB", "KS", "DE"),
    *("PS", "PS/C1", "WIN", "WON", "BPG", "BWG", "REP", "ARO", "TPR", "PTP"),
]
#: Whose values stand for themselves.
SILENT = {"us-amateur-team"}


def ranked(event: Event, name: str) -> Standings:
    table = core_table(event)
    if name in {"playoff", "single-fast-game"}:
        points = tuple((player.number, at) for at, player in enumerate(table.players))
        return rank(table, [name], choices=Choices(recorded=((name, points),)))
    return rank(table, [name], choices=Choices(seed="a seed"))


def pairs(standings: Standings) -> list[Pair]:
    """Everybody against the next one of the same score, from both sides."""
    return [
        Pair(row, other, standings.order[0], standings.tally)
        for neighbours in pairwise(standings.rows)
        for row, other in permutations(neighbours)
        if row.score == other.score and row.place != other.place
    ]


def exact(value: Value) -> Fraction:
    assert value.amount is not None
    return Fraction(value.amount, value.scale)


@given(events(max_players=10, max_rounds=6), st.sampled_from(US + FIDE))
def test_the_parts_add_up_to_the_difference(event: Event, name: str) -> None:
    for pair in pairs(ranked(event, name)):
        found = because(pair)
        if name in SILENT:
            assert found == ()
            continue
        assert found
        assert sum(reason.part for reason in found) == exact(pair.own) - exact(pair.theirs)
        for reason in found:
            true(pair, reason)
        said = in_words(pair)
        assert said.endswith(".")
        assert not set("{}") & set(said)


def true(pair: Pair, reason: Reason) -> None:
    """Check one sentence against the terms, without the code that made it."""
    code, facts = reason.note
    if code.endswith(("-more", "-less")):
        assert code.endswith("-more") == (reason.part > 0)
    kind = code.removeprefix("because-").removesuffix("-more").removesuffix("-less")
    if kind.startswith(("scored", "counted")):
        opponents(pair, reason, kind)
    elif kind == "running":
        running(pair, reason)
    elif kind in {"own-taken", "their-taken"}:
        assert facts[0] == amount(reason.part)
        value = pair.own if kind == "own-taken" else pair.theirs
        assert abs(reason.part) == Fraction(-sum(t.amount for t in value.terms if t.amount < 0), 2)
    elif kind in {"own-empty", "their-empty"}:
        row = pair.row if kind == "own-empty" else pair.other
        cell = pair.tally.record[row.number][int(facts[0]) - 1]
        assert not KINDS[cell.code].played
        assert cell.code == facts[1]
        # It is said only where it weighs against the one who is behind.
        assert (pair.apart < 0) == (kind == "own-empty")
    elif kind in {"beaten", "drawn"}:
        assert by_result(pair, 2 if kind == "beaten" else 1) == reason.part
        assert facts[0] == amount(reason.part)
    elif kind in {"you-won", "they-won"}:
        cell = pair.tally.record[pair.row.number][int(facts[0]) - 1]
        assert cell.opponent == pair.other.number
        assert cell.code in ({"W", "N", "X"} if kind == "you-won" else {"L", "S", "F"})
    elif kind in {"own-reach", "their-reach"}:
        assert pair.tiebreak.name == "DE"
        own_ahead = pair.row.place < pair.other.place
        assert own_ahead == (kind == "own-reach")
    elif kind in {"wins", "blacks", "black-wins", "elected"}:
        assert Fraction(facts[0]) == abs(reason.part)


def opponents(pair: Pair, reason: Reason, kind: str) -> None:
    """The sums with and without what is left out."""
    own, theirs = (Fraction(sum(t.amount for t in v.terms), 2) for v in (pair.own, pair.theirs))
    assert reason.note.facts[0] == amount(pair.apart)
    out = [term for value in (pair.own, pair.theirs) for term in value.terms if not term.counted]
    manner = kind.partition("-")[2]
    if not out:
        assert manner == ""
    elif own == theirs:
        assert manner == "level"
    else:
        assert manner == ("even" if (own > theirs) == (pair.apart > 0) else "but")
        if manner == "but":
            assert reason.note.facts[2] == amount(own - theirs)
    terms = (*pair.own.terms, *pair.theirs.terms)
    if kind.startswith("scored"):
        assert all(
            term.amount == (0 if term.opponent is None else pair.tally.score[term.opponent])
            for term in terms
        )


def running(pair: Pair, reason: Reason) -> None:
    """Ahead or behind after just these rounds, by just so much."""
    cut = 1 if pair.tiebreak.name == "PS/C1" else 0
    gaps = {}
    own = theirs = 0
    results = zip(
        pair.tally.record[pair.row.number], pair.tally.record[pair.other.number], strict=True
    )
    for round_, (mine, other) in enumerate(results, 1):
        own, theirs = own + mine.halves, theirs + other.halves
        if round_ > cut:
            gaps[round_] = own - theirs
    at = [round_ for round_, gap in gaps.items() if gap and (gap > 0) == (reason.part > 0)]
    assert reason.note.facts[0] == rounds(at)
    assert reason.part == Fraction(sum(gaps[round_] for round_ in at), 2)
    assert reason.note.facts[1] == amount(reason.part)


def by_result(pair: Pair, halves: int) -> Fraction:
    """What results of so many half points bring more, in Sonneborn-Berger."""
    found = Fraction(0)
    for row, sign in ((pair.row, 1), (pair.other, -1)):
        value = row.values[pair.tiebreak.name]
        for term in value.terms:
            if term.round is not None and term.counted:
                cell = pair.tally.record[row.number][term.round - 1]
                if cell.halves == halves and cell.played:
                    found += sign * Fraction(term.amount, value.scale)
    return found


def test_every_tiebreak_is_one_that_there_is() -> None:
    assert all(find(name) for name in US + FIDE)
