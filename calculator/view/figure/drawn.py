"""The figure: a line for each player, what counts on one axis, and the lead as a bracket."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from calculator.ranking import Standing, Standings
from calculator.tiebreaks import Tally, Tiebreak, Value, tiebreaks
from calculator.view.element import Child, Element, el
from calculator.view.figure.lines import PlayerLine, lines_of
from calculator.view.figure.motifs import MOTIFS, Scene, Strips
from calculator.view.figure.strokes import BAR, PAD, box, em, fitting, letters, line, written
from calculator.view.figure.widths import shortened, width
from calculator.words import ordinal, quantity, say

#: What is no quantity, or a yes or no, or of which less is better.
_UNDRAWN = {"lots", "pairing-number", "at-the-board", "arrival"}
#: Whose bars tell it without what is above them.
_SUMS = {"running", "by-result", "matches"}
#: The narrowest drawing, on a phone of 320 pixels, in heights of its font.
PHONE = 21.5
#: What is left free before what does not count, as a part of the width.
_APART = 0.04
#: The most parts at an end whose figures are written after them.
_MOST_BEHIND = 3
#: Heights: of a name's line and its base line, and what is free below a bar.
_HEAD, _BASE, _BELOW = 1.5, 1.05, 0.75
#: How far after its mark the name of the chosen player begins.
_INDENT = 0.55
#: Of the bracket.
_HOOK, _BRACKET = 0.45, 1.75


class Drawn(NamedTuple):
    """A figure, and how high it is in heights of its font."""

    svg: Element
    high: float
    lead: Fraction | None
    """By how much the first of two is ahead, where the axis shows it."""


def figure(
    tally: Tally,
    tiebreak: Tiebreak,
    rows: Sequence[Standing],
    *,
    own: int | None = None,
    ems: float = PHONE,
    called: Callable[[Standing], str] | None = None,
    brief: bool = False,
) -> Drawn | None:
    """Draw the values of some players, the one ahead first; ``None`` where nothing is to be drawn.

    ``own`` is the player who asks; ``ems`` how wide the drawing is at least, in heights of its
    font; ``called`` what is above a bar, in place of the place with the name. If ``brief``,
    it leaves out what only shows how sums are worked out.
    """
    if tiebreak.explained in _UNDRAWN:
        return None
    values = [row.values.get(tiebreak.name) for row in rows]
    if any(value is None or value.amount is None for value in values):
        return None
    lines = lines_of(tally, tiebreak, rows)
    motif = None if brief and tiebreak.explained in _SUMS else MOTIFS.get(tiebreak.explained)
    strips = motif(Scene(tally, tiebreak, lines, ems)) if motif else None
    if strips is None and any(value.how == "rank" for value in values if value):
        return None
    axis = _Axis.of(lines, strips, ems)
    bars = strips.bars if strips else BAR
    above = strips.high + (0.3 if bars else 0) if strips else 0
    step = _HEAD + above + bars + _BELOW
    drawn: list[Child] = []
    words = []
    for at, one in enumerate(lines):
        top = at * step
        strip = strips.lines[at] if strips else None
        total = strip.total if strip and strip.total else one.total
        name = called(one.row) if called else f"{ordinal(one.row.place)}  {one.row.name}"
        drawn += _named(name, total, top, ems, chosen=one.row.number == own)
        if strip:
            group = [_lowered(part, top + _HEAD) for part in strip.parts]
            drawn.append(el("g", *group, class_="tb-strip"))
        if bars:
            drawn += _bar(one, axis, top + _HEAD + above, bars, ems, strip.long if strip else None)
        words += [one.words, *([strip.words] if strip and strip.words else [])]
    end = len(lines) * step - _BELOW
    if axis.low < 0 and bars:
        # More losses than wins are on the other side of zero.
        zero = axis.x(Fraction(0))
        drawn.append(line(zero, _HEAD + above - 0.15, zero, end + 0.15, "tb-axis tb-zero"))
    lead = axis.lead
    if lead is not None:
        drawn += _bracket(axis, lead, end + 0.2)
    if axis.named:
        drawn += _ends(axis, end + 0.2 + _HOOK + 1.1)
    if lead is not None or axis.named:
        end += _BRACKET
    svg = el(
        "svg",
        el("title", say("against", tiebreak.title)),
        el("desc", " ".join(words)),
        *drawn,
        role="img",
        width="100%",
        height=em(end + 0.3),
        class_="tb-bars",
    )
    return Drawn(svg, end + 0.3, lead)


def of_score(
    standings: Standings, rows: Sequence[Standing], *, own: int | None = None, ems: float = PHONE
) -> Drawn | None:
    """Draw the points of some players, round by round where the table tells."""
    (points,) = tiebreaks(["PTS"])
    values = points.values(standings.tally, [row.number for row in rows])
    scored = []
    for row in rows:
        value = values[row.number]
        # The table may count points otherwise, or tell a total alone.
        known = value if value.amount == row.score and value.terms else Value(row.score, 2)
        scored.append(row._replace(values={points.name: known}))
    return figure(standings.tally, points, scored, own=own, ems=ems)


class _Axis(NamedTuple):
    """From where to where the axis goes, and where each bar ends."""

    low: Fraction
    high: Fraction
    ends: tuple[Fraction, ...]
    share: float
    """The part of the width that it has; the rest is free before what does not count."""
    named: bool
    """Whether its ends are to be said: it has no bars that begin at nothing."""

    @classmethod
    def of(cls, lines: Sequence[PlayerLine], strips: Strips | None, ems: float) -> "_Axis":
        ends = []
        most = [Fraction(0)]
        for at, one in enumerate(lines):
            long = strips.lines[at].long if strips else None
            if strips and not strips.bars:
                long = Fraction(one.value.amount or 0, one.value.scale)
            ends.append(one.long if long is None else long)
            most.append(
                sum((part.long for part in one.parts), Fraction(0)) if long is None else long
            )
        low = strips.low if strips else Fraction(0)
        low = min(low, *ends)
        high = max(most)
        if strips and strips.top:
            high = max(high, strips.top)
        if high == low:
            high += 1  # nobody has anything
        made = cls(low, high, tuple(ends), 1.0, named=bool(strips and not strips.bars))
        if strips and strips.bars < BAR:
            out = any(part.kind == "out" for one in lines for part in one.parts)
            return made._replace(share=1 - _APART if out else 1.0)
        # The narrower the parts are, the more of their figures come after them.
        for _ in range(len(lines) + 2):
            rooms = [made.room(one, ems) for one in lines]
            if min(rooms) >= made.share:
                break
            made = made._replace(share=min(rooms))
        return made

    def room(self, one: PlayerLine, ems: float) -> float:
        """Return what part of the width the axis may have, so that all of a line fits."""
        whole = sum((part.long for part in one.parts), Fraction(0))
        if whole <= 0:
            # Below zero it is on the other side, and nothing is written behind it.
            return 1.0
        behind = _Behind.of(one, self, ems)
        return (1 - behind.apart - behind.end) * self.span / float(whole)

    def x(self, value: Fraction) -> float:
        """Return where a value is, as a part of the width."""
        return self.share * (float(value) - float(self.low)) / self.span

    def wide(self, value: Fraction) -> float:
        """Return how long a value is, as a part of the width."""
        return self.share * float(value) / self.span

    @property
    def span(self) -> float:
        """How far the highest value is from the lowest: drawing needs no exact fractions."""
        return float(self.high) - float(self.low)

    @property
    def lead(self) -> Fraction | None:
        """By how much the first of two is ahead."""
        if len(self.ends) != 2:
            return None
        lead = self.ends[0] - self.ends[1]
        return lead if lead > 0 else None


def _named(name: str, total: str, top: float, ems: float, *, chosen: bool) -> Iterator[Element]:
    """Write whose bar it is, and at its end the value.

    A chosen player has the mark of the chosen row in the standings: bold would say "ahead".
    """
    y = top + _BASE
    indent = _INDENT if chosen else 0.0
    room = ems - width(total, 1, bold=True) - 1 - indent
    class_ = "tb-bar-own" if chosen else "tb-bar-name"
    yield letters(shortened(name, 1, room), 0, y, class_, dx=indent)
    if chosen:
        yield el("rect", x="0", y=em(top + 0.1), width="0.2em", height="1.2em", class_="tb-own")
    yield letters(total, 1, y, "tb-bar-sum", anchor="end")


def _lowered(part: Element, by: float) -> Element:
    """Return an element of a strip at its height in the figure."""
    moved = {
        name: em(float(value.removesuffix("em")) + by) if name in {"y", "y1", "y2", "cy"} else value
        for name, value in part.attributes.items()
    }
    return part._replace(attributes=moved)


def _bar(
    one: PlayerLine, axis: _Axis, top: float, high: float, ems: float, long: Fraction | None
) -> Iterator[Element]:
    """Draw the parts of a bar one after the other; a part of nothing has no width."""
    counted = one.long
    if long is not None or counted < 0:
        ends = sorted((axis.x(Fraction(0)), axis.x(counted if long is None else long)))
        if ends[0] < ends[1]:
            yield box(ends[0], top, ends[1] - ends[0], high, "tb-part tb-part-left")
        return
    before = Fraction(0)
    behind = _Behind.of(one, axis, ems)
    for at, part in enumerate(one.parts):
        x = axis.x(before) + (behind.apart if part.kind == "out" else 0)
        wide = axis.wide(part.long)
        classes = f"tb-part tb-part-{part.kind}"
        yield box(x, top, wide, high, classes, rx="0.8em" if part.unplayed else None)
        text = _inside(one, at, axis, ems) if high >= BAR else ""
        if text:
            adjusted = " tb-part-adjusted" if part.adjusted else ""
            yield written(text, x, top + 1.25, f"tb-part-{part.kind}{adjusted}")
        before += part.long
    if high >= BAR and behind.counted:
        yield written(behind.counted, axis.x(counted), top + 1.25, "tb-part-behind")
    if high >= BAR and behind.out:
        yield written(behind.out, axis.x(before) + behind.apart, top + 1.25, "tb-part-out")


def _inside(one: PlayerLine, at: int, axis: _Axis, ems: float) -> str:
    """Return what is written in a part; nothing where it is too narrow."""
    part = one.parts[at]
    # Nothing follows what is at the end and does not count: its figure may come up to its edge.
    spare = 2 * PAD if part.kind == "out" and part is one.parts[-1] else 0
    return fitting(part.labels, axis.wide(part.long) * ems + spare)


class _Behind(NamedTuple):
    """What is written after the last parts, which are too narrow for their figures."""

    counted: str
    out: str
    apart: float
    """How far what does not count is from what does, as a part of the width."""
    end: float
    """What is needed behind all, as a part of the width."""

    @classmethod
    def of(cls, one: PlayerLine, axis: _Axis, ems: float) -> "_Behind":
        counted, out = (_behind(one, axis, ems, dropped=dropped) for dropped in (False, True))
        rooms = [(width(text, 1) + 2 * PAD) / ems if text else 0.0 for text in (counted, out)]
        dropping = any(part.kind == "out" for part in one.parts)
        apart = max(rooms[0], _APART) if dropping else 0.0
        return cls(counted, out, apart, rooms[1] if dropping else rooms[0])


def _behind(one: PlayerLine, axis: _Axis, ems: float, *, dropped: bool) -> str:
    """Return the figures of the last parts, alike, that have no room in them; of few alone."""
    amounts: list[str] = []
    among = [at for at, part in enumerate(one.parts) if (part.kind == "out") == dropped]
    for at in reversed(among):
        if one.parts[at].kind != one.parts[among[-1]].kind or _inside(one, at, axis, ems):
            break
        amounts.insert(0, one.parts[at].amount)
    return " ".join(amounts) if all(amounts) and len(amounts) <= _MOST_BEHIND else ""


def _ends(axis: _Axis, y: float) -> Iterator[Element]:
    """Write where the axis begins and ends, as far as the lead leaves room for it."""
    taken = sum(axis.x(end) for end in axis.ends[:2]) / 2 if axis.lead is not None else 0.5
    for x, value, anchor in ((0.0, axis.low, None), (1.0, axis.high, "end")):
        if abs(x - taken) > 0.25:
            text = quantity(value.numerator, value.denominator)
            yield letters(text, x, y, "tb-axis-end", anchor=anchor)


def _bracket(axis: _Axis, lead: Fraction, top: float) -> Iterator[Element]:
    """Draw what the one is ahead by, from where the shorter bar ends to where the longer does."""
    left, right = axis.x(axis.ends[1]), axis.x(axis.ends[0])
    low = top + _HOOK
    yield line(left, top, left, low, "tb-gap")
    yield line(left, low, right, low, "tb-gap")
    yield line(right, top, right, low, "tb-gap")
    middle = (left + right) / 2
    anchor = "end" if middle > 0.95 else "start" if middle < 0.05 else "middle"
    at = {"end": right, "start": left, "middle": middle}[anchor]
    text = quantity(lead.numerator, lead.denominator)
    yield letters(text, at, low + 1.1, "tb-gap-by", anchor=anchor)
