"""Rectangles: as wide as what the opponent has, as high as what was scored; the area counts."""

from fractions import Fraction

from calculator.tiebreaks import Term
from calculator.view.element import Child
from calculator.words import quantity, say
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.figures.panel import (
    TOP,
    WIDTH,
    Panel,
    amount_of,
    box,
    finished,
    fitting,
    letters,
    name,
    who,
)
from pyscript_app.docs_blocks.worked import Worked

_TIMES = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"
#: Where the rectangles begin and how long the longest is; a row and a rectangle of full height.
_BAR, _LONGEST, _ROW, _HIGH = 88, 118, 36, 28


def panels(worked: Worked) -> list[Panel]:
    """Draw a panel for each player, all to one scale."""
    return [_panel(worked, number) for number in worked.shown]


def _sides(worked: Worked, number: int, term: Term) -> tuple[Fraction, Fraction]:
    """Return what the opponent has, and what was scored: their product is the term."""
    if term.score is not None or term.dummy is not None:
        theirs = term.score.amount if term.score else term.dummy.score if term.dummy else 0
        own = term.points
    else:
        facts = {note.code: note.facts for note in term.notes}
        theirs, own = (int(str(fact)) for fact in facts.get("match-times-games", (0, 0)))
    sides = Fraction(theirs, 2), Fraction(own, 2)
    if sides[0] * sides[1] != Fraction(term.amount, worked.value(number).unit):
        raise FenceError(f"the sides of {who(worked, term)}'s rectangle do not make its area")
    return sides


def _panel(worked: Worked, number: int) -> Panel:
    every = [
        _sides(worked, shown, term) for shown in worked.shown for term in worked.value(shown).terms
    ]
    wide = _LONGEST / float(max(theirs for theirs, _ in every) or 1)
    high = _HIGH / float(max([Fraction(1), *(own for _, own in every)]))
    parts: list[Child] = []
    value = worked.value(number)
    products, said = [], []
    for row, term in enumerate(value.terms):
        theirs, own = _sides(worked, number, term)
        y = TOP + row * _ROW
        base = y + _HIGH - 9
        product = f"{_shown(theirs)}{_TIMES}{_shown(own)}"
        amount = amount_of(worked, number, term)
        parts.append(letters(fitting(who(worked, term), _BAR - 6), 0, base))
        tall = float(own) * high
        if tall < _HIGH:
            parts.append(box(_BAR, y, float(theirs) * wide, _HIGH, class_="tb-fig-gone"))
        if own:
            class_ = "tb-fig-full" if term.counted else "tb-fig-out"
            parts.append(box(_BAR, y + _HIGH - tall, float(theirs) * wide, tall, class_=class_))
        text = f"{product} = {amount}" if term.counted else say("figure-out")
        parts.append(letters(text, WIDTH, base, anchor="end"))
        left_out = "" if term.counted else f", {say('figure-out')}"
        said.append(f"{who(worked, term)}: {product} = {amount}{left_out}.")
        if term.counted:
            products.append(product)
    total = quantity(value.amount or 0, value.scale)
    code = "figure-matches" if worked.tiebreak.explained == "matches" else "figure-products"
    caption = say(code, name(worked, number), " + ".join(products), total)
    return finished(worked, number, parts, TOP + len(value.terms) * _ROW, " ".join(said), caption)


def _shown(number: Fraction) -> str:
    return quantity(number.numerator, number.denominator)
