"""Two sums as bars on one scale: what is equal in both first, in gray, then what is left.

Widths are parts of the drawing's own width and heights follow the text, so it is as sharp and as
readable on a phone as on a desk. Its words are there for those who do not see it.
"""

from collections.abc import Iterator

from calculator.answers import Comparison
from calculator.answers.crossed import Sum, crossed, said
from calculator.ranking import Standing
from calculator.tiebreaks import Tally, Term
from calculator.view.element import Child, Element, el
from calculator.view.picture.letters import width
from calculator.words import quantity, say, shown

#: What is written in a part of a bar must have room on a phone: its width and the font, in pixels.
_PHONE, _FONT = 340, 13
#: What is left free at both ends of a part, in pixels.
_PAD = 4
#: A bar in the height of the font: where the names are, where the bar begins, and what it takes.
_NAMES, _TOP, _BAR, _ROW = 1.05, 1.5, 1.75, 3.9


def against(comparison: Comparison, row: Standing) -> Element | None:
    """Draw both sums of a comparison, the one ahead first; ``None`` where they are no sums.

    ``row`` is the player who asks. Below is what is left when all that is equal is crossed out.
    """
    found = crossed(comparison)
    if found is None:
        return None
    lines = ((comparison.ahead, found.ahead), (comparison.behind, found.behind))
    whole = max(sum(term.amount for part in one for term in part) for _, one in lines)
    if not whole:
        return None
    tally = comparison.tally
    drawn: list[Child] = []
    words: list[str] = []
    for at, (one, terms) in enumerate(lines):
        total = shown(one.values[comparison.tiebreak.name])
        top = at * _ROW
        drawn += _named(one, total, top, chosen=one.number == row.number)
        drawn += _bar(terms, found.scale, whole, top, tally)
        words.append(_aloud(one, total, terms, found.scale, tally))
    sentence = said(found, comparison, row)
    return el(
        "div",
        el(
            "svg",
            el("title", say("against", comparison.tiebreak.title)),
            el("desc", " ".join(words)),
            *drawn,
            role="img",
            class_="tb-bars",
        ),
        el("p", sentence.words(), class_="tb-crossed") if sentence else None,
        class_="tb-against",
        key=f"against {comparison.tiebreak.name} {comparison.behind.number}",
    )


def _named(row: Standing, total: str, top: float, *, chosen: bool) -> Iterator[Element]:
    """Write whose bar it is, and at its end the sum."""
    name = f"{row.place}  {row.name}"
    y = f"{top + _NAMES:.2f}em"
    yield el("text", name, x="0", y=y, class_="tb-bar-own" if chosen else "tb-bar-name")
    yield el("text", total, x="100%", y=y, text_anchor="end", class_="tb-bar-sum")


def _bar(terms: Sum, scale: int, whole: int, top: float, tally: Tally) -> Iterator[Element]:
    """Draw the parts of a bar one after the other; a part of nothing has no width."""
    before = 0
    for kind, term in _each(terms):
        if not term.amount:
            continue
        share = 100 * term.amount / whole
        text = _fitting(quantity(term.amount, scale), _who(term, tally), share * _PHONE / 100)
        yield el(
            "svg",
            el("rect", width="100%", height="100%", class_=f"tb-part tb-part-{kind}"),
            el("text", text, x=str(_PAD), y="1.25em", class_=f"tb-part-{kind}") if text else None,
            x=f"{100 * before / whole:.3f}%",
            y=f"{top + _TOP:.2f}em",
            width=f"{share:.3f}%",
            height=f"{_BAR}em",
        )
        before += term.amount


def _each(terms: Sum) -> Iterator[tuple[str, Term]]:
    """Yield the terms, each with what it is in the drawing: same, left or out."""
    for kind, part in terms._asdict().items():
        yield from ((kind, term) for term in part)


def _who(term: Term, tally: Tally) -> str:
    return tally.player[term.opponent].called if term.opponent is not None else ""


def _fitting(amount: str, name: str, room: float) -> str:
    """Return as much as there is room for: the amount with a name, the amount, nothing.

    >>> [_fitting("4½", "Nina Marlow", room) for room in (150, 65, 30, 10)]
    ['4½ Nina Marlow', '4½ Nina', '4½', '']
    """
    first = name.replace(",", " ").split(" ")[0]
    wishes = (f"{amount} {name}".rstrip(), f"{amount} {first}".rstrip(), amount)
    fits = (text for text in wishes if width(text, _FONT) + 2 * _PAD <= room)
    return next(fits, "")


def _aloud(row: Standing, total: str, terms: Sum, scale: int, tally: Tally) -> str:
    """Say a bar to somebody who does not see it."""
    parts = [
        say(
            code,
            ", ".join(
                f"{quantity(term.amount, scale)} {_who(term, tally)}".rstrip() for term in part
            ),
        )
        for code, part in zip(("against-same", "against-left", "against-out"), terms, strict=True)
        if part
    ]
    return say("against-line", row.name, total, "; ".join(parts))
