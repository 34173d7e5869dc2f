"""Filled steps: the score after each round, added up; what a round added is dark."""

from calculator.tiebreaks import Term
from calculator.view.element import Child
from calculator.words import quantity, say
from pyscript_app.docs_blocks.figures.panel import (
    TOP,
    WIDTH,
    Panel,
    amount_of,
    box,
    finished,
    letters,
    line,
    listed,
    name,
)
from pyscript_app.docs_blocks.figures.results import result_said
from pyscript_app.docs_blocks.worked import Worked

#: How high the highest step is, how wide a step is at most, and the gap before what is taken off.
_HIGHEST, _WIDEST, _GAP = 110, 58, 12
#: The lettering above the highest step, and below them all.
_ABOVE, _BELOW = 18, 38


def panels(worked: Worked) -> list[Panel]:
    """Draw a panel for each player, all to one scale."""
    return [_panel(worked, number) for number in worked.shown]


def _panel(worked: Worked, number: int) -> Panel:
    value = worked.value(number)
    highest = max(abs(term.amount) for shown in worked.shown for term in worked.value(shown).terms)
    scale = _HIGHEST / (highest or 1)
    wide = min(_WIDEST, (WIDTH - _GAP) / len(value.terms))
    ground = TOP + _ABOVE + _HIGHEST
    parts: list[Child] = []
    x: float = 0
    below = 0
    for term in value.terms:
        if term.amount < 0 and below >= 0:
            x += _GAP
        parts += _step(worked, number, term, x, ground, wide, scale, max(below, 0))
        below = term.amount
        x += wide
    parts.append(line(0, ground, x, ground, class_="tb-fig-axis"))
    said = " ".join(_said(worked, number, term) for term in value.terms)
    return finished(worked, number, parts, ground + _BELOW, said, _caption(worked, number))


def _step(
    worked: Worked,
    number: int,
    term: Term,
    x: float,
    ground: float,
    wide: float,
    scale: float,
    before: int,
) -> list[Child]:
    """One column: light what was there before the round, dark what the round added."""
    amount = abs(term.amount)
    top = ground - amount * scale
    middle = x + wide / 2
    parts: list[Child] = []
    if term.amount < 0 or not term.counted:
        parts.append(box(x + 1, top, wide - 2, amount * scale, class_="tb-fig-out"))
    else:
        carried = min(before, amount)
        if carried:
            parts.append(
                box(x + 1, ground - carried * scale, wide - 2, carried * scale,
                    class_="tb-fig-part")
            )  # fmt: skip
        if amount > carried:
            high = (amount - carried) * scale
            parts.append(box(x + 1, top, wide - 2, high, class_="tb-fig-full"))
    text = amount_of(worked, number, term)
    parts.append(letters(text, middle, top - 5, anchor="middle", class_="tb-fig-name"))
    under = say("figure-taken-off") if term.amount < 0 else str(term.round)
    if term.amount >= 0:
        result = result_said(worked, number, term.round or 1, wide)
        parts.append(letters(result, middle, ground + 16, anchor="middle"))
    place = ground + (16 if term.amount < 0 else 32)
    parts.append(letters(under, middle, place, anchor="middle", class_="tb-fig-soft"))
    return parts


def _said(worked: Worked, number: int, term: Term) -> str:
    amount = amount_of(worked, number, term)
    if term.amount < 0:
        return say("figure-taken", term.round or 0, amount)
    result = result_said(worked, number, term.round or 1)
    left_out = "" if term.counted else f", {say('figure-out')}"
    return f"{say('figure-round', term.round or 0)}, {result}: {amount}{left_out}."


def _caption(worked: Worked, number: int) -> str:
    value = worked.value(number)
    rounds = [term for term in value.terms if term.amount >= 0]
    amounts = listed([amount_of(worked, number, term) for term in rounds])
    said = [say("figure-running", name(worked, number), amounts)]
    said += [
        say("figure-taken", term.round or 0, quantity(-term.amount, value.unit))
        for term in value.terms
        if term.amount < 0
    ]
    total = quantity(value.amount or 0, value.scale)
    early = [term for term in value.terms if term.dropped == "early"]
    said.append(say("figure-out-first", len(early), total) if early else say("figure-sum", total))
    return " ".join(said)
