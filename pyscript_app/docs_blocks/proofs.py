"""Finished answers, made by the core: whose place it is, what decided it, both sums as bars."""

from __future__ import annotations

from calculator import answers
from calculator.answers import Why
from calculator.ranking import Standings
from calculator.view import Element, el
from calculator.view.comparison_figure import against
from pyscript_app.docs_blocks.fences import FenceError


def proof(standings: Standings, number: int) -> Element:
    """Return the answer of the player with this number, as it begins in the calculator.

    Raises:
        FenceError: nobody is above whose sums could be compared.
    """
    found = _proof(answers.why(standings, number))
    if found is None:
        raise FenceError(f"player {number}: nothing to draw was added up")
    return found


def telling(standings: Standings) -> int | None:
    """Return the first player whose answer draws two sums; ``None`` where there is none."""
    whose = (row.number for row in standings.rows if row.place > 1)
    return next((one for one in whose if _proof(answers.why(standings, one))), None)


def _proof(answer: Why) -> Element | None:
    drawn = against(answer.above, answer.row) if answer.above else None
    if drawn is None:
        return None
    head, rest = answers.headline(answer, neighbors=True)
    return el(
        "div",
        el("p", head, class_="tb-proof-head"),
        el("p", rest) if rest else None,
        drawn,
        class_="tb-proof",
    )
