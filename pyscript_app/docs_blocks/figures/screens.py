"""The fenced block ``screens``: where to press in a program of somebody else's, drawn.

A part is a window, made of rows from top to bottom. What is pressed carries the number of the step
that tells it:

    title: WordPress
    note: Drawn by us; your version may look different.
    ---
    says: Steps 2 and 3
    bar: Save | (2) ⋮
    menu: Visual editor | (2) Code editor

The rows are ``bar``, buttons from the right (``= word`` is no button, and at the left);
``menu`` and ``menu-left``, a list over the page; ``tabs``; ``code``, what is pasted;
``page``, lines of text; ``table``, standings.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from calculator.view import Element, el
from calculator.view.element import Child
from calculator.view.figure.widths import width
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.figures.panel import (
    SIZE,
    WIDTH,
    Panel,
    box,
    drawn,
    fitting,
    letters,
    line,
)

#: A row of buttons or of a list is so high; a line of text; what is between two things.
_HIGH, _LINE, _GAP = 30, 16, 8
_DISC = 9
_ITEM = re.compile(r"(?:\((\d)\) )?(.+)")


class Item(NamedTuple):
    """What is in a row, with the number of the step in which it is pressed."""

    label: str
    step: str = ""


class _Row(NamedTuple):
    parts: list[Child]
    height: float


def screens(block: str) -> Element:
    r"""Draw the windows of a block.

    Raises:
        FenceError: the block cannot be understood, or nothing in it is to be pressed.

    >>> screens("title: X\nnote: Y\n---\nsays: Z\nbar: Save")
    Traceback (most recent call last):
    ...
    pyscript_app.docs_blocks.fences.FenceError: nothing is to be pressed, as in 'bar: (1) Save'
    """
    head, *windows = re.split(r"^---\n", block, flags=re.MULTILINE)
    keys = dict(_lines(head))
    if set(keys) != {"title", "note"} or not windows:
        raise FenceError("give title: and note:, then a line --- and a window")
    if not re.search(r"\(\d\) ", block):
        raise FenceError("nothing is to be pressed, as in 'bar: (1) Save'")
    made = [drawn(_window(window, keys["title"])) for window in windows]
    return el("div", *made, el("p", keys["note"], class_="tb-below"), class_="tb-panels")


def _lines(text: str) -> list[tuple[str, str]]:
    found = []
    for written in filter(None, text.split("\n")):
        key, colon, value = (part.strip() for part in written.partition(":"))
        if not colon:
            raise FenceError(f"{written!r} should be a key, a colon and a value")
        found.append((key, value))
    return found


def _window(text: str, title: str) -> Panel:
    """Draw a window, its rows from top to bottom."""
    (says, caption), *rows = _lines(text)
    if says != "says":
        raise FenceError("a window begins with 'says:', what is below it")
    parts: list[Child] = [
        letters(title, 10, 20, class_="tb-fig-soft"),
        line(1, _HIGH, WIDTH - 1, _HIGH, class_="tb-fig-rule"),
    ]
    y: float = _HIGH + _GAP
    pressed: list[Item] = []
    for kind, value in rows:
        if kind not in _ROWS:
            raise FenceError(f"there is no row {kind!r}; there are {', '.join(_ROWS)}")
        items = [_item(one.strip()) for one in value.split(" | ")]
        pressed += [item for item in items if item.step]
        row = _ROWS[kind](items, y)
        parts += row.parts
        y += row.height + _GAP
    frame = el(
        "rect", x="1", y="1", width=str(WIDTH - 2), height=f"{y - 2:.4g}", rx="6",
        class_="tb-fig-window",
    )  # fmt: skip
    said = "; ".join(f"{item.step}: {item.label}" for item in pressed) or caption
    return Panel(f"{title}: {caption}", f"{said}.", f"{caption}.", (frame, *parts), y)


def _item(written: str) -> Item:
    """Read ``(2) Save``.

    >>> _item("(2) Save"), _item("⋮")
    (Item(label='Save', step='2'), Item(label='⋮', step=''))
    """
    found = _ITEM.fullmatch(written)
    return Item(found[2], found[1] or "") if found else Item("")


def _wide(item: Item) -> float:
    return width(item.label, SIZE) + 20 + (2 * _DISC + 6 if item.step else 0)


def _lettered(item: Item, x: float, y: float, *, class_: str | None = None) -> list[Child]:
    """Write an item, its number before it; ``y`` is its middle."""
    parts: list[Child] = []
    if item.step:
        parts += _numbered(item.step, x + _DISC, y)
        x += 2 * _DISC + 6
    label = fitting(item.label, WIDTH - x - 10)
    parts.append(letters(label, x, y + SIZE * 0.36, class_=class_))
    return parts


def _numbered(step: str, x: float, y: float) -> list[Child]:
    """Return a disc with the number of a step, around a point."""
    disc = {"cx": f"{x:.4g}", "cy": f"{y:.4g}", "r": str(_DISC)}
    number = letters(step, x, y + 4.8, anchor="middle", class_="tb-fig-inverse")
    return [el("circle", **disc, class_="tb-fig-full"), number]


def _button(item: Item, x: float, y: float) -> list[Child]:
    class_ = "tb-fig-press" if item.step else "tb-fig-button"
    frame = box(x, y, _wide(item), _HIGH - 2, class_=class_)
    return [frame, *_lettered(item, x + 10, y + _HIGH / 2 - 1)]


def _bar(items: list[Item], y: float) -> _Row:
    parts: list[Child] = []
    right: float = WIDTH - 10
    for item in reversed(items):
        if item.label.startswith("= "):
            parts.append(letters(item.label.removeprefix("= "), 10, y + 19, class_="tb-fig-name"))
            continue
        right -= _wide(item)
        parts += _button(item, right, y)
        right -= _GAP
    return _Row(parts, _HIGH)


def _tabs(items: list[Item], y: float) -> _Row:
    parts: list[Child] = []
    x: float = 10
    for item in items:
        class_ = "tb-fig-name" if item.step else "tb-fig-soft"
        parts += _lettered(item, x, y + _HIGH / 2 - 2, class_=class_)
        wide = _wide(item) - 20
        if item.step:
            under = y + _HIGH - 2
            parts.append(box(x, under, wide, 3, class_="tb-fig-full"))
        x += wide + 24
    return _Row([*parts, line(1, y + _HIGH + 1, WIDTH - 1, y + _HIGH + 1, class_="tb-fig-rule")],
                _HIGH)  # fmt: skip


def _menu(items: list[Item], y: float, *, left: bool = False) -> _Row:
    wide = max(map(_wide, items))
    x = 10 if left else WIDTH - 10 - wide
    high = len(items) * _HIGH
    begin, end = (x + wide + 14, WIDTH - 24) if left else (24, x - 14)
    parts = _written(begin, end, y, high)
    parts.append(box(x, y, wide, high, class_="tb-fig-button"))
    for at, item in enumerate(items):
        top = y + at * _HIGH
        if item.step:
            parts.append(box(x, top, wide, _HIGH, class_="tb-fig-press"))
        parts += _lettered(item, x + 10, top + _HIGH / 2)
    return _Row(parts, high)


def _written(left: float, right: float, y: float, high: float) -> list[Child]:
    """Lines of a page's text, as far as there is room."""
    if right - left < 30:
        return []
    lengths = (1, 0.86, 0.94, 0.6, 1, 0.9, 0.7)
    return [
        box(left, y + 4 + at * _LINE, (right - left) * lengths[at % 7], 6, class_="tb-fig-text")
        for at in range(int(high / _LINE))
    ]


def _page(_items: list[Item], y: float) -> _Row:
    return _Row(_written(24, WIDTH - 24, y, 3 * _LINE), 3 * _LINE)


def _code(items: list[Item], y: float) -> _Row:
    (item, *_) = items
    class_ = "tb-fig-press" if item.step else "tb-fig-button"
    parts: list[Child] = [box(10, y, WIDTH - 20, 2 * _HIGH, class_=class_)]
    parts += _lettered(item, 20, y + _HIGH / 2 + 1, class_="tb-fig-code")
    return _Row([*parts, *_written(20, WIDTH - 60, y + _HIGH, _HIGH)], 2 * _HIGH)


def _table(items: list[Item], y: float) -> _Row:
    """Standings: places, names and values; what is done with their frame is said, not drawn."""
    (item, *_) = items
    class_ = "tb-fig-press" if item.step else "tb-fig-button"
    parts: list[Child] = [box(20, y, WIDTH - 40, 5 * 18 + 8, class_=class_)]
    if item.step:
        parts += _numbered(item.step, WIDTH - 20, y + 5 * 18 + 8)
    for at, wide in enumerate((70, 92, 60, 84)):
        base = y + 20 + at * 22
        parts.append(letters(str(at + 1), 34, base + 2))
        parts.append(box(56, base - 8, wide, 8, class_="tb-fig-text"))
        parts += [
            box(190 + column * 36, base - 8, 18, 8, class_="tb-fig-part") for column in (0, 1, 2)
        ]
    return _Row(parts, 5 * 18 + 8)


def _menu_left(items: list[Item], y: float) -> _Row:
    return _menu(items, y, left=True)


_ROWS: dict[str, Callable[[list[Item], float], _Row]] = {
    "bar": _bar,
    "menu": _menu,
    "menu-left": _menu_left,
    "tabs": _tabs,
    "code": _code,
    "page": _page,
    "table": _table,
}
