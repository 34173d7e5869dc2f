"""What is shown above a bar: how the values of a family are worked out."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import ceil, floor
from typing import TYPE_CHECKING, NamedTuple

from calculator.model.late import late
from calculator.tiebreaks import Tally, Term, Tiebreak
from calculator.view.element import Element, el
from calculator.view.figure.lines import Kind, PlayerLine, called, labels, with_amount
from calculator.view.figure.strokes import (
    BAR,
    PAD,
    box,
    em,
    fitting,
    letters,
    line,
    percent,
    written,
)
from calculator.words import quantity, say

if TYPE_CHECKING:
    from calculator.tiebreaks.fide.direct_encounter import mini_tables, parting
    from calculator.tiebreaks.fide.encounter_tables import MiniRow
else:
    mini_tables = late("calculator.tiebreaks.fide.direct_encounter", "mini_tables")
    parting = late("calculator.tiebreaks.fide.direct_encounter", "parting")

#: An axis that does not begin at nothing is at least as long as twice this part of the values.
_MIN_AXIS_SHARE = 0.025
_TIMES = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"


class Strip(NamedTuple):
    """What is above a player's bar, from 0 down."""

    parts: tuple[Element, ...]
    words: str = ""
    total: str = ""
    """What is at the end in place of the value."""
    long: Fraction | None = None
    """How long the bar is in place of the value."""


class Strips(NamedTuple):
    """The strips of all lines, and the axis of what is below them."""

    lines: tuple[Strip, ...]
    high: float
    low: Fraction = Fraction(0)
    """Where the axis begins."""
    top: Fraction | None = None
    """Where it ends at least."""
    bars: float = 0.9
    """How high the bars are; 0 where a mark on the axis takes their place."""


class Scene(NamedTuple):
    """What is drawn."""

    tally: Tally
    tiebreak: Tiebreak
    lines: Sequence[PlayerLine]
    ems: float
    """How wide the drawing is at least, in heights of its font."""


type Motif = Callable[[Scene], Strips | None]


def _steps(scene: Scene) -> Strips:
    """Columns: the score after each round, light what was there before, full what it added."""
    most = max(abs(term.amount) for one in scene.lines for term in one.value.terms) or 1
    count = max(len(one.value.terms) for one in scene.lines)
    high, above = 2.6, 1.0
    wide = min(1 / count, 0.16)
    made = []
    for at, one in enumerate(scene.lines):
        other = scene.lines[1 - at].value.terms if len(scene.lines) == 2 else None
        parts: list[Element] = []
        before = 0
        for column, term in enumerate(one.value.terms):
            tall = high * abs(term.amount) / most
            x, top = column * wide, above + high - tall
            same = other is not None and column < len(other)
            same = same and other is not None and other[column].amount == term.amount
            kind = "same" if same else "left" if other is not None else "one"
            if term.amount < 0 or not term.counted:
                parts.append(box(x, top, wide, tall, "tb-part tb-part-out"))
            else:
                carried = high * min(max(before, 0), term.amount) / most
                classes = f"tb-part tb-part-{kind}"
                base = above + high
                if carried:
                    parts.append(box(x, base - carried, wide, carried, f"{classes} tb-part-before"))
                if tall > carried:
                    parts.append(box(x, top, wide, tall - carried, classes))
            amount = quantity(term.amount, one.value.unit)
            text = fitting([amount], wide * scene.ems + 0.4)
            if text:
                parts.append(
                    letters(text, x + wide / 2, top - 0.2, "tb-part-above", anchor="middle")
                )
            before = term.amount
        made.append(Strip(tuple(parts), _running_said(one)))
    return Strips(tuple(made), above + high)


def _running_said(one: PlayerLine) -> str:
    unit = one.value.unit
    amounts = [quantity(term.amount, unit) for term in one.value.terms if term.amount >= 0]
    taken = [
        say("figure-taken", term.round or 0, quantity(-term.amount, unit))
        for term in one.value.terms
        if term.amount < 0
    ]
    return " ".join([say("figure-running", one.row.name, ", ".join(amounts)), *taken])


def _areas(scene: Scene) -> Strips | None:
    """Rectangles as wide as what the opponent has, as high as what was scored: the area counts.

    They are in the order of the parts below them, which are as much as their areas.
    """
    if any(one.value.how != "sum" for one in scene.lines):
        return None
    sides: list[list[_Product]] = []
    for one in scene.lines:
        found = [(term, kind, factors(scene.tally, term)) for term, kind in _in_order(one)]
        sides.append([_Product(term, kind, *both) for term, kind, both in found if both])
        if len(sides[-1]) != len(found):
            return None
    full = max([Fraction(1), *(each.own for one in sides for each in one)])
    longest = max(sum((each.theirs for each in one), Fraction(0)) for one in sides)
    if not longest:
        return None
    above, high = 1.2, 1.4
    made = []
    for one, products in zip(scene.lines, sides, strict=True):
        parts: list[Element] = []
        said = []
        x = 0.0
        for each in products:
            wide, tall = float(each.theirs / longest), high * float(each.own / full)
            name = called(scene.tally, each.term)
            product = f"{_plain(each.theirs)}{_TIMES}{_plain(each.own)}"
            said.append(f"{name}: {product} = {quantity(each.term.amount, one.value.unit)}")
            if not wide:
                continue
            parts.append(box(x, above, wide, high, "tb-part tb-part-out"))
            if tall and each.kind != "out":
                class_ = f"tb-part tb-part-{each.kind}"
                parts.append(box(x, above + high - tall, wide, tall, class_))
            short = product.replace("\N{NO-BREAK SPACE}", "")
            text = fitting(
                (*labels(name, product)[:-1], product, short), wide * scene.ems + 1.5 * PAD
            )
            if text:
                parts.append(letters(text, x, 0.9, "tb-part-above"))
            x += wide
        made.append(Strip(tuple(parts), f"{'; '.join(said)}."))
    return Strips(tuple(made), above + high, bars=BAR)


class _Product(NamedTuple):
    """A term as a product of what the opponent has and what was scored."""

    term: Term
    kind: Kind
    theirs: Fraction
    own: Fraction


def _in_order(one: PlayerLine) -> Iterator[tuple[Term, Kind]]:
    """Yield the terms as the parts of a bar, before what does not count those of nothing."""
    drawn = [(part.term, part.kind) for part in one.parts if part.term is not None]
    yield from ((term, kind) for term, kind in drawn if kind != "out")
    for term in one.value.terms:
        if not any(term is other for other, _ in drawn):
            yield term, "out"
    yield from ((term, kind) for term, kind in drawn if kind == "out")


def factors(tally: Tally, term: Term) -> tuple[Fraction, Fraction] | None:
    """Return what the opponent has, and what was scored: their product is the term."""
    theirs = 0
    if term.score is not None:
        theirs = term.score.amount
    elif term.dummy is not None:
        theirs = term.dummy.score
    elif term.opponent is not None:
        theirs = tally.score[term.opponent]
    sides = Fraction(theirs, 2), Fraction(term.points, 2)
    return sides if theirs * term.points == term.amount else None


def _plain(number: Fraction) -> str:
    return quantity(number.numerator, number.denominator)


def _games(scene: Scene) -> Strips | None:
    """The games among the tied: a field for each of them, filled where it was won."""
    found = _of_balance(scene) if scene.tiebreak.code is None else _of_points(scene)
    if found is None:
        return None
    others = [
        number for number in scene.lines[0].value.group if any(number in one.got for one in found)
    ]
    if not others:
        return None
    wide = min(1 / len(others), 0.24)
    made = []
    for at, (one, row) in enumerate(zip(found, scene.lines, strict=True)):
        rest = found[1 - at] if len(found) == 2 else None
        parts: list[Element] = []
        said = []
        for column, other in enumerate(others):
            x = column * wide
            name = scene.tally.player[other].called
            if other == row.row.number:
                parts.append(letters("×", x + wide / 2, 1.25, "tb-part-above", anchor="middle"))
                continue
            if other not in one.got:
                parts.append(box(x, 0, wide, 1.75, "tb-part tb-part-unmet"))
                continue
            got = one.got[other]
            lost = got <= 0
            same = rest is not None and rest.got.get(other) == got
            kind = "lost" if lost else "same" if same else "left"
            text = _signed(got) if one.signed else _plain(got)
            parts.append(box(x, 0, wide, 1.75, f"tb-part tb-part-{kind}"))
            label = fitting(labels(name, text), wide * scene.ems) or text
            parts.append(written(label, x, 1.25, f"tb-part-{kind}"))
            said.append(with_amount(name, text))
        words = say("against-line", row.row.name, one.total, ", ".join(said))
        made.append(Strip(tuple(parts), words, one.total, one.long))
    return Strips(tuple(made), 1.75)


class _Games(NamedTuple):
    """A player's games among the tied."""

    got: dict[int, Fraction]
    long: Fraction
    total: str
    signed: bool = False


def _of_balance(scene: Scene) -> list[_Games] | None:
    """Return wins minus losses."""
    found = []
    for one in scene.lines:
        got: dict[int, Fraction] = {}
        for term in one.value.terms:
            if term.opponent is not None:
                amount = Fraction(term.amount, one.value.unit)
                got[term.opponent] = got.get(term.opponent, Fraction(0)) + amount
        value = Fraction(one.value.amount or 0, one.value.scale)
        found.append(_Games(got, value, _signed(value), signed=True))
    return found


def _of_points(scene: Scene) -> list[_Games] | None:
    """Return the points in the table that told, of more than two players in the first one."""
    code, group = scene.tiebreak.code, scene.lines[0].value.group
    numbers = [one.row.number for one in scene.lines]
    if code is None:
        return None
    rows: list[MiniRow]
    if len(numbers) == 2:
        try:
            table, *rows = parting(scene.tally, group, code, (numbers[0], numbers[1]))
        except LookupError:
            return None
    else:
        tables = mini_tables(scene.tally, group, code)
        if not tables:
            return None
        table = tables[0]
        by_number = {row.number: row for row in table.rows}
        if not by_number.keys() >= set(numbers):
            return None
        rows = [by_number[number] for number in numbers]
    return [
        _Games(
            {other: Fraction(got, table.unit) for other, got in row.against.items()},
            Fraction(row.points, table.unit),
            quantity(row.points, table.unit),
        )
        for row in rows
    ]


def _signed(amount: Fraction) -> str:
    """Write a balance with its sign.

    >>> _signed(Fraction(2)), _signed(Fraction(-1)), _signed(Fraction(0))
    ('+2', '−1', '0')
    """
    text = _plain(amount)
    return f"+{text}" if amount > 0 else text


def _dots(scene: Scene) -> Strips | None:
    """Dots on an axis: what the opponents have, and the average through all of them."""
    amounts = [_mean(one) for one in scene.lines]
    every = [*amounts, *(amount for one in scene.lines for _, amount in _each(one))]
    if any(amount <= 0 for amount in amounts):
        return None
    # A small difference is to look small.
    middle = float(max(every) + min(every)) / 2
    half = max(float(max(every) - min(every)) * 0.55, middle * _MIN_AXIS_SHARE)
    step = next((one for one in (1, 5, 10, 50, 100, 500) if half / one <= 6), 1000)
    low = floor((middle - half) / step) * step
    high = ceil((middle + half) / step) * step

    def x(value: Fraction) -> float:
        return (float(value) - low) / (high - low)

    made = []
    for one, mean in zip(scene.lines, amounts, strict=True):
        parts = [line(0, 0.9, 1, 0.9, "tb-axis")]
        said = []
        for term, amount in _each(one):
            class_ = "tb-dot" if term.counted else "tb-dot tb-dot-out"
            parts.append(el("circle", cx=percent(x(amount)), cy=em(0.9), r="0.34em", class_=class_))
            said.append(with_amount(called(scene.tally, term), _plain(amount)))
        parts.append(line(x(mean), 0.1, x(mean), 1.7, "tb-mean"))
        words = say("against-line", one.row.name, one.total, ", ".join(said) or one.total)
        made.append(Strip(tuple(parts), words))
    return Strips(tuple(made), 1.8, Fraction(low), Fraction(high), bars=0)


def _mean(one: PlayerLine) -> Fraction:
    return Fraction(one.value.amount or 0, one.value.scale)


def _each(one: PlayerLine) -> list[tuple[Term, Fraction]]:
    """Return what an average is made of; other values are a mark alone."""
    if one.value.how != "average":
        return []
    return [
        (term, Fraction(term.amount, one.value.unit)) for term in one.value.terms if term.amount > 0
    ]


#: The motif of a family by what explains a tiebreak; of the others the bar itself tells all.
MOTIFS: dict[str, Motif] = {
    "running": _steps,
    "by-result": _areas,
    "matches": _areas,
    "between": _games,
    "encounter": _games,
    **dict.fromkeys(["rated", "performed", "performance", "rating", "buchholz"], _dots),
}
