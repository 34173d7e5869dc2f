"""Marks that are counted: for each round as many blocks as it adds; hollow where it adds none."""

from fractions import Fraction
from itertools import pairwise
from math import ceil, floor
from typing import NamedTuple

from calculator.view.element import Child
from calculator.words import points, quantity, say, shown
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.figures.panel import (
    TOP,
    WIDTH,
    Panel,
    box,
    finished,
    fitting,
    letters,
    line,
    listed,
    name,
    who,
)
from pyscript_app.docs_blocks.figures.results import result_of, result_said
from pyscript_app.docs_blocks.worked import Worked

#: A block's height, a column's width at most, and the lettering above and below.
_BLOCK, _WIDEST, _ABOVE, _BELOW = 20, 58, 18, 38
#: What is told by rounds: the value is no sum of terms.
_BY_ROUNDS = frozenset(["first-loss", "over-the-board"])


class Mark(NamedTuple):
    """What a round adds, and what stands below it."""

    round: int
    amount: Fraction
    possible: Fraction
    """What would be there if all of it counted: the hollow part."""
    result: str
    under: str
    ends: bool = False
    """Whether the count ends here: a block with a cross."""
    numbered: bool = True


def panels(worked: Worked) -> list[Panel]:
    """Draw a panel for each player, all to one scale."""
    return [_panel(worked, number) for number in worked.shown]


def _panel(worked: Worked, number: int) -> Panel:
    every = [mark for one in worked.shown for mark in _marks(worked, one)]
    highest = max([Fraction(1), *(max(mark.amount, mark.possible) for mark in every)])
    marks = _marks(worked, number)
    wide = min(_WIDEST, WIDTH / len(marks))
    ground = TOP + _ABOVE + float(highest) * _BLOCK
    parts: list[Child] = []
    for at, mark in enumerate(marks):
        parts += _column(mark, at * wide, ground, wide)
    parts.append(line(0, ground, len(marks) * wide, ground, class_="tb-fig-axis"))
    said = " ".join(
        f"{say('figure-round', mark.round)}, {mark.result}: {_shown(mark.amount)}."
        for mark in marks
    )
    return finished(worked, number, parts, ground + _BELOW, said, _caption(worked, number, marks))


def _column(mark: Mark, x: float, ground: float, wide: float) -> list[Child]:
    """Blocks one on the other, the last perhaps a half; hollow ones for what does not count."""
    parts: list[Child] = []
    for class_, low, high in (
        ("tb-fig-full", Fraction(0), mark.amount),
        ("tb-fig-gone", mark.amount, mark.possible),
    ):
        # From one whole number to the next, and a part at either end.
        edges = [low, *range(floor(low) + 1, ceil(high)), high] if low < high else []
        for below, top in pairwise(edges):
            y = ground - float(top) * _BLOCK + 1
            parts.append(box(x + 3, y, wide - 6, float(top - below) * _BLOCK - 2, class_=class_))
    middle = x + wide / 2
    above = ground - float(max(mark.amount, mark.possible)) * _BLOCK - 4
    if mark.ends:
        parts.append(box(x + 3, ground - _BLOCK + 1, wide - 6, _BLOCK - 2, class_="tb-fig-empty"))
        parts.append(letters("×", middle, ground - 5, anchor="middle", class_="tb-fig-name"))
    elif mark.numbered:
        text = _shown(mark.amount)
        parts.append(letters(text, middle, above, anchor="middle", class_="tb-fig-name"))
    under = fitting(mark.under, wide - 2)
    parts.append(letters(fitting(mark.result, wide), middle, ground + 16, anchor="middle"))
    parts.append(letters(under, middle, ground + 32, anchor="middle", class_="tb-fig-soft"))
    return parts


def _marks(worked: Worked, number: int) -> list[Mark]:
    """Return what each round adds, from the core's terms."""
    explained = worked.tiebreak.explained
    value = worked.value(number)
    rounds = range(1, len(worked.standings.tally.record[number]) + 1)
    if explained in _BY_ROUNDS:
        return [_by_round(worked, number, round_) for round_ in rounds]
    colours = explained in {"blacks", "black-wins"}
    marks = []
    for term in value.terms:
        amount = Fraction(term.amount, value.unit)
        round_ = term.round or 0
        result = result_said(worked, number, round_)
        if colours and not term.unplayed:
            colour = result_of(worked, number, round_).colour
            result = say("figure-black" if colour == "B" else "figure-white")
        possible = Fraction(1) if explained not in {"kashdan", "game-points", "points"} else amount
        under = str(round_)
        if explained == "koya" and term.opponent is not None:
            possible = amount if term.counted else Fraction(1)
            under = name(worked, term.opponent)
        marks.append(Mark(round_, amount if term.counted else Fraction(0), possible, result, under))
    if value.how == "sum" and sum(mark.amount for mark in marks) * value.scale != value.amount:
        raise FenceError(f"the marks do not add up to {shown(value)}")
    return marks


def _by_round(worked: Worked, number: int, round_: int) -> Mark:
    """Return a round's mark where the value is no sum: up to the first loss, or over the board."""
    value = worked.value(number)
    result = result_of(worked, number, round_)
    said = result_said(worked, number, round_)
    if worked.tiebreak.explained == "first-loss":
        first = value.amount or 0
        before, ends = Fraction(round_ < first), round_ == first
        return Mark(
            round_, before, Fraction(not ends), said, str(round_), ends=ends, numbered=False
        )
    scored = Fraction(result.halves, 2)
    played = scored if result.played else Fraction(0)
    return Mark(round_, played, scored, said, str(round_))


def _caption(worked: Worked, number: int, marks: list[Mark]) -> str:
    value = worked.value(number)
    own = name(worked, number)
    if worked.tiebreak.explained in _BY_ROUNDS:
        return _told(worked, number, own)
    amounts = [_shown(mark.amount) for mark in marks]
    said = [say("figure-marks", own, listed(amounts), shown(value))]
    if out := [who(worked, term) for term in value.terms if not term.counted]:
        said.append(say("figure-left-out", listed(out), len(out)))
    return " ".join(said)


def _told(worked: Worked, number: int, own: str) -> str:
    """Say a value that is no sum."""
    value, tally = worked.value(number), worked.standings.tally
    if worked.tiebreak.explained == "first-loss":
        code = "figure-lost" if (value.amount or 0) <= tally.rounds else "figure-never-lost"
        return say(code, own, value.amount or 0)
    (term,) = value.terms
    if value.amount:
        return say("figure-in-play", own, points(term.points))
    return say("figure-not-in-play", own, points(tally.score[number]))


def _shown(number: Fraction) -> str:
    return quantity(number.numerator, number.denominator)
