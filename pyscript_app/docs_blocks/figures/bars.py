"""Bars: a sum of what the opponents have; what is left out is hollow."""

from calculator.tiebreaks import Term, Value
from calculator.view.element import Child
from calculator.view.picture.letters import width
from calculator.words import points, quantity, say
from pyscript_app.docs_blocks.figures.panel import (
    SIZE,
    TOP,
    WIDTH,
    Panel,
    amount_of,
    box,
    finished,
    fitting,
    letters,
    line,
    listed,
    name,
    term_said,
    who,
)
from pyscript_app.docs_blocks.worked import Worked

#: Where amounts end, bars begin, and names begin; how long the longest bar is.
_AMOUNT, _BAR, _NAME, _LONGEST = 32, 42, 202, 150
_ROW, _HIGH = 26, 16


def panels(worked: Worked) -> list[Panel]:
    """Draw a panel for each player."""
    return [_panel(worked, number) for number in worked.shown]


def _panel(worked: Worked, number: int) -> Panel:
    value = worked.value(number)
    terms = sorted(value.terms, key=_rank)
    parts: list[Child] = []
    for row, term in enumerate(terms):
        y = TOP + row * _ROW
        parts += _bar(worked, term, y, _LONGEST / _longest(worked), value)
    end = TOP + len(terms) * _ROW
    parts.append(line(_BAR, TOP - 3, _BAR, end - 3, class_="tb-fig-axis"))
    said = " ".join(term_said(worked, term, amount_of(worked, number, term)) for term in terms)
    return finished(worked, number, parts, end, said, _caption(worked, number, terms))


def _longest(worked: Worked) -> int:
    """Return what the longest bar of all panels is: they have one scale."""
    values = [worked.value(number) for number in worked.shown]
    lengths = [max(term.amount, _before(term, one)) for one in values for term in one.terms]
    return max(lengths, default=0) or 1


def _rank(term: Term) -> tuple[int, int]:
    """The longest first, but what is left out at either end."""
    place = {"highest": 0, None: 1}.get(term.dropped, 2)
    return place, -term.amount


def _before(term: Term, value: Value) -> int:
    """Return what an opponent's score would count unchanged, in the units of the terms."""
    return term.score.before * value.unit // 2 if term.score is not None else 0


def _bar(worked: Worked, term: Term, y: float, scale: float, value: Value) -> list[Child]:
    wide = term.amount * scale
    base = y + _HIGH - 3
    parts: list[Child] = [
        letters(quantity(term.amount, value.unit), _AMOUNT, base, anchor="end"),
        letters(fitting(who(worked, term), WIDTH - _NAME), _NAME, base, class_="tb-fig-soft"),
    ]
    end = wide
    if term.adjusted:
        before = _before(term, value) * scale
        end = max(wide, before)
        if before > wide:
            parts.append(box(_BAR + wide, y, before - wide, _HIGH, class_="tb-fig-gone"))
        elif term.counted:
            parts.append(box(_BAR + before, y, wide - before, _HIGH, class_="tb-fig-part"))
            wide = before
    if term.amount:
        parts.append(box(_BAR, y, wide, _HIGH, class_=_class(term)))
    if not term.counted:
        out = say("figure-out")
        inside = end >= width(out, SIZE) + 10
        parts.append(letters(out, _BAR + (6 if inside else end + 6), base))
    return parts


def _class(term: Term) -> str:
    return "tb-fig-full" if term.counted else "tb-fig-out"


def _caption(worked: Worked, number: int, terms: list[Term]) -> str:
    value = worked.value(number)
    met = [term for term in terms if not (term.empty or term.dummy)]
    amounts = [quantity(term.amount, value.unit) for term in met]
    own = name(worked, number)
    if worked.tiebreak.sum_of == "cumulative":
        said = [say("figure-cumulatives", own, listed(amounts))]
    else:
        changed = any(term.adjusted for term in met)
        code = "figure-counting" if changed else "figure-scored"
        said = [say(code, own, listed(amounts))] if met else []
    for term in terms:
        if term.dummy is not None:
            said.append(say("figure-missed-dummy", term.round or 0, points(term.dummy.score)))
        elif term.empty:
            amount = quantity(term.amount, value.unit)
            said.append(say("figure-missed", term.round or 0, amount))
        elif term.adjusted and term.score is not None:
            counts = quantity(term.amount, value.unit)
            said.append(
                say("figure-adjusted", who(worked, term), points(term.score.before), counts)
            )
    return " ".join([*said, _total(worked, number)])


def _total(worked: Worked, number: int) -> str:
    """Say what is left out, and the sum of the rest."""
    value = worked.value(number)
    total = quantity(value.amount or 0, value.scale)
    ends = [term.dropped for term in value.terms if term.dropped is not None]
    lowest, highest = ends.count("lowest"), ends.count("highest")
    if len(ends) != lowest + highest:
        return say("figure-out-voluntary", total)
    if lowest and lowest == highest:
        return say("figure-out-both", lowest, total)
    if lowest:
        return say("figure-out-lowest", lowest, total)
    if highest:
        return say("figure-out-highest", highest, total)
    return say("figure-sum", total)
