"""Dots on a line: the opponents' ratings, and the average through all of them."""

from math import ceil, floor

from calculator.tiebreaks import Term
from calculator.view.element import Child, el
from calculator.words import say, shown
from pyscript_app.docs_blocks.figures.panel import (
    TOP,
    WIDTH,
    Panel,
    finished,
    fitting,
    letters,
    line,
    listed,
    name,
    who,
)
from pyscript_app.docs_blocks.worked import Worked

#: Where the lines of the dots begin and end; a row's height; the room of a dot's figure.
_FROM, _TO, _ROW, _FIGURE = 92, 306, 28, 46
_STEP = 100
_RADIUS = 6


def panels(worked: Worked) -> list[Panel]:
    """Draw a panel for each player, all to one scale."""
    return [_panel(worked, number) for number in worked.shown]


def _rounded(worked: Worked, number: int, term: Term) -> int:
    """Return a term as a whole rating, a half rounded up."""
    unit = worked.value(number).unit
    return (2 * term.amount + unit) // (2 * unit)


def _panel(worked: Worked, number: int) -> Panel:
    every = [
        _rounded(worked, shown, term)
        for shown in worked.shown
        for term in worked.value(shown).terms
        if term.amount
    ]
    low = floor((min(every) - 20) / _STEP) * _STEP
    high = ceil((max(every) + 20) / _STEP) * _STEP

    def x(rating: float) -> float:
        return _FROM + (_TO - _FROM) * (rating - low) / (high - low)

    value = worked.value(number)
    terms = sorted(value.terms, key=lambda term: (not term.amount, -term.amount))
    end = TOP + len(terms) * _ROW
    mean = x(value.amount or low)
    parts: list[Child] = [line(mean, TOP - 4, mean, end + 4, class_="tb-fig-mean")]
    said = []
    for row, term in enumerate(terms):
        middle = TOP + row * _ROW + _ROW / 2 - 2
        parts.append(letters(fitting(who(worked, term), _FROM - 8), 0, middle + 5))
        text = str(_rounded(worked, number, term)) if term.amount else ""
        if text:
            at = x(_rounded(worked, number, term))
            parts.append(line(_FROM, middle, _TO, middle, class_="tb-fig-rule"))
            class_ = "tb-fig-full" if term.counted else "tb-fig-out"
            place = {"cx": f"{at:.4g}", "cy": f"{middle:.4g}", "r": str(_RADIUS)}
            parts.append(el("circle", **place, class_=class_))
            side = _side(at, mean)
            anchor = "end" if side < 0 else None
            parts.append(
                letters(text, at + side * 11, middle + 5, anchor=anchor, class_="tb-fig-over")
            )
        if not term.counted:
            where = WIDTH if text else _FROM
            out = say("figure-out")
            parts.append(letters(out, where, middle + 5, anchor="end" if text else None))
            text = f"{text}, {out}" if text else out
        said.append(f"{who(worked, term)}: {text}.")
    caption = _caption(worked, number, terms)
    return finished(worked, number, parts, end, " ".join(said), caption)


def _side(at: float, mean: float) -> int:
    """Return on which side of a dot its figure stands: away from the average, if it fits there.

    >>> _side(150, 200), _side(250, 200), _side(100, 200), _side(300, 200)
    (-1, 1, 1, -1)
    """
    if at < mean:
        return -1 if at - _FIGURE >= _FROM - 6 else 1
    return 1 if at + _FIGURE <= WIDTH else -1


def _caption(worked: Worked, number: int, terms: list[Term]) -> str:
    value = worked.value(number)
    counted = [str(_rounded(worked, number, term)) for term in terms if term.counted]
    out = [who(worked, term) for term in terms if not term.counted]
    code = "figure-performed" if worked.tiebreak.explained == "performed" else "figure-rated"
    said = [say(code, name(worked, number), listed(counted))]
    if out:
        said.append(say("figure-left-out", listed(out), len(out)))
    return " ".join([*said, say("figure-average", shown(value))])
