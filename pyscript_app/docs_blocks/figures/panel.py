"""What all motifs share: a panel of a picture, its lettering, and how it becomes a figure.

Lengths are in units of which a panel has 320 in width: about a pixel on the narrowest phone.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from calculator.tiebreaks import Term
from calculator.view import Element, el
from calculator.view.element import Child
from calculator.view.picture.letters import shortened
from calculator.words import points, quantity, say, shown
from pyscript_app.docs_blocks.worked import Worked, name_of

WIDTH = 320
#: The font's size: at least 12 pixels on a phone.
SIZE = 14
#: Where the first row below the heading begins, and how high the sum's line is.
TOP, FOOT = 28, 34


class Panel(NamedTuple):
    """One drawing with all that is said of it."""

    title: str
    """Whose value of what it is."""
    said: str
    """Term for term, for who cannot see it."""
    caption: str
    parts: tuple[Child, ...]
    height: float


def drawn(panel: Panel) -> Element:
    """Make a figure of a panel; the search leaves its lettering out."""
    height = f"{panel.height:.0f}"
    return el(
        "figure",
        el(
            "svg",
            el("title", panel.title),
            el("desc", panel.said),
            *panel.parts,
            viewBox=f"0 0 {WIDTH} {height}",
            width=str(WIDTH),
            height=height,
            role="img",
            data_search_exclude="",
        ),
        el("figcaption", panel.caption),
        class_="tb-panel",
    )


def finished(
    worked: Worked, number: int, parts: list[Child], end: float, said: str, caption: str
) -> Panel:
    """Make a player's panel: the heading above the parts, and the sum below ``end``."""
    value = shown(worked.value(number))
    title = worked.tiebreak.title
    sum_at = end + FOOT - 12
    return Panel(
        say("figure-title", title, name(worked, number), value),
        said,
        caption,
        (
            _heading(worked, number),
            *parts,
            line(0, end + 4, WIDTH, end + 4, class_="tb-fig-rule"),
            el(
                "text",
                el("tspan", value, class_="tb-fig-name"),
                el("tspan", title, dx="8", class_="tb-fig-soft"),
                x="0",
                y=f"{sum_at:.4g}",
            ),
        ),
        end + FOOT - 4,
    )


def _heading(worked: Worked, number: int) -> Element:
    """Return the name with the score, which shows who is tied; a team has two of those."""
    tally = worked.standings.tally
    of_teams = any(result.game_halves is not None for result in tally.record[number])
    score = say("figure-points", points(tally.score[number]), tally.rounds)
    return el(
        "text",
        el("tspan", fitting(name(worked, number), WIDTH - 110), class_="tb-fig-name"),
        None if of_teams else el("tspan", score, dx="8", class_="tb-fig-soft"),
        x="0",
        y=str(SIZE),
    )


def name(worked: Worked, number: int) -> str:
    """Return a player's name."""
    return name_of(worked.table, number)


def fitting(text: str, room: float) -> str:
    """Return a text as far as there is room for it.

    >>> fitting("Bartholomew", 50)
    'Bart…'
    """
    return shortened(text, SIZE, room)


def listed(texts: Sequence[str]) -> str:
    """Write a list as people do.

    >>> listed(["3½", "3", "1"]), listed(["2"])
    ('3½, 3 and 1', '2')
    """
    *first, last = texts
    return say("example-and").join([", ".join(first), last]) if first else last


def who(worked: Worked, term: Term) -> str:
    """Return the opponent's name, or what there was instead."""
    if term.dummy is not None:
        return say("figure-dummy")
    if term.opponent is None or term.empty:
        return say("figure-nobody")
    return name(worked, term.opponent)


def term_said(worked: Worked, term: Term, amount: str) -> str:
    """Say a term for who cannot see it."""
    left_out = "" if term.counted else f", {say('figure-out')}"
    where = f"{say('figure-round', term.round)}, " if term.round else ""
    return f"{where}{who(worked, term)}: {amount}{left_out}."


def amount_of(worked: Worked, number: int, term: Term) -> str:
    """Write what a term adds."""
    return quantity(term.amount, worked.value(number).unit)


def halves(amount: int) -> Fraction:
    """Return half points as points.

    >>> halves(3)
    Fraction(3, 2)
    """
    return Fraction(amount, 2)


def letters(
    text: str, x: float, y: float, *, anchor: str | None = None, class_: str | None = None
) -> Element:
    """Return a text of the picture; ``y`` is its base line."""
    return el("text", text, x=f"{x:.4g}", y=f"{y:.4g}", text_anchor=anchor, class_=class_)


def box(x: float, y: float, wide: float, high: float, *, class_: str) -> Element:
    """Return a rectangle."""
    place = {"x": f"{x:.4g}", "y": f"{y:.4g}"}
    return el("rect", **place, width=f"{wide:.4g}", height=f"{high:.4g}", class_=class_)


def line(x1: float, y1: float, x2: float, y2: float, *, class_: str) -> Element:
    """Return a straight line."""
    ends = {"x1": f"{x1:.4g}", "y1": f"{y1:.4g}", "x2": f"{x2:.4g}", "y2": f"{y2:.4g}"}
    return el("line", **ends, class_=class_)
