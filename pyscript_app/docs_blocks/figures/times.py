"""Measured times: two bars for each, ours filled and above what it is compared with; a table.

Both are made of the figures of one block, which `python -m tests.bench` prints.
"""

from typing import NamedTuple

from calculator.view import Element, el
from calculator.view.element import Child
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.figures.panel import SIZE, WIDTH, Panel, box, drawn, letters, line
from pyscript_app.docs_blocks.measured import quantity

#: How high a bar is, how far apart two are, and how much room is left after the longest.
_HIGH, _APART, _BEHIND = 16, 20, 100
_ROW = SIZE + 8 + 2 * _APART + 10
_RIGHT = "text-align: right;"


class Time(NamedTuple):
    """A line of the block, in milliseconds."""

    name: str
    ours: int
    theirs: int

    @property
    def share(self) -> str:
        """Ours divided by the other."""
        return f"{self.ours / self.theirs:.2f}"


def times(block: str) -> Element:
    r"""Draw a block: ``title``, ``beside`` (what ours is compared with), and ``NAME: OURS THEIRS``.

    >>> made = times("title: First result\nbeside: stock\nfirst visit: 1200 3000")
    >>> [part.tag for part in made.children]
    ['figure', 'table']
    """
    title = beside = ""
    found: list[Time] = []
    for text in filter(None, map(str.strip, block.splitlines())):
        key, _, value = text.partition(":")
        figures = value.split()
        if key == "title":
            title = value.strip()
        elif key == "beside":
            beside = value.strip()
        elif len(figures) == 2 and all(figure.isdecimal() and int(figure) for figure in figures):
            found.append(Time(key, int(figures[0]), int(figures[1])))
        else:
            raise FenceError(f"{text!r} is not a name with two times in milliseconds")
    if not (title and beside and found):
        raise FenceError("a title, what ours is beside, and at least one time are needed")
    return el("div", drawn_times(title, beside, found), _table(title, beside, found))


def drawn_times(title: str, beside: str, found: list[Time]) -> Element:
    """Draw times, each with two bars: ours, and below it what it is ``beside``."""
    return drawn(_panel(title, beside, found))


def _panel(title: str, beside: str, found: list[Time]) -> Panel:
    scale = (WIDTH - _BEHIND) / max(max(time.ours, time.theirs) for time in found)
    parts: list[Child] = []
    for row, time in enumerate(found):
        top = row * _ROW
        parts.append(letters(time.name, 0, top + SIZE, class_="tb-fig-name"))
        for at, (amount, class_) in enumerate(
            ((time.ours, "tb-fig-full"), (time.theirs, "tb-fig-part"))
        ):
            y = top + SIZE + 8 + at * _APART
            wide = amount * scale
            parts.append(box(0, y, wide, _HIGH, class_=class_))
            parts.append(
                letters(quantity(amount, "ms"), wide + 6, y + _HIGH - 3, class_="tb-fig-soft")
            )
        parts.append(line(0, top + SIZE + 5, 0, top + _ROW - 8, class_="tb-fig-axis"))
    said = " ".join(
        f"{time.name}: {quantity(time.ours, 'ms')}, {beside} {quantity(time.theirs, 'ms')}."
        for time in found
    )
    caption = f"{title}: ours above, {beside} below. Shorter is better."
    return Panel(title, said, caption, tuple(parts), len(found) * _ROW)


def _table(title: str, beside: str, found: list[Time]) -> Element:
    heads = ("ours, ms", f"{beside}, ms", f"ours / {beside.partition(' ')[0]}")
    return el(
        "table",
        el(
            "thead",
            el(
                "tr",
                el("th", title, scope="col"),
                *(el("th", head, scope="col", style=_RIGHT) for head in heads),
            ),
        ),
        el(
            "tbody",
            *(
                el(
                    "tr",
                    el("td", time.name),
                    el("td", str(time.ours), style=_RIGHT),
                    el("td", str(time.theirs), style=_RIGHT),
                    el("td", el("strong", time.share), style=_RIGHT),
                )
                for time in found
            ),
        ),
    )
