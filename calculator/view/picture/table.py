"""The picture's table, drawn: its columns follow from the room that there is."""

from itertools import batched

from calculator.view.element import Child, Element, el
from calculator.view.picture.grid import Cell, Grid, Line
from calculator.view.picture.letters import shortened, width, wrapped

INK, SOFT, ACCENT, TINT, RULE = "#1d2723", "#53605a", "#1e6b4f", "#e6f1ec", "#c5cfca"
#: The heights of the head, of a row with amounts alone, and of each line below them.
_HEAD, _ROW, _UNDER_LINE = 30, 48, 19
#: Font sizes: an amount's largest and smallest, a name's, and what is small and smallest.
_AMOUNT, _LEAST, _NAME, _LEAST_NAME, _SMALL, _TINY = 30, 15, 26, 20, 17, 11
#: A column narrower than this has no room for a name; it has the opponent's number.
_NAMED = 72
_PAD, _GAP = 14, 24
#: Widths: of a column as one wishes and at most, and what the names may have in any case.
_WISHED, _WIDEST, _NAMES = 150, 190, 240
#: So many columns go side by side; of more there are two bands, of more than twice as many none.
_BAND = 16
_HEADS = "picture-head"


def lettered(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    bold: bool = False,
    fill: str = INK,
    anchor: str | None = None,
    room: float | None = None,
    class_: str | None = None,
    struck: bool = False,
) -> Element:
    """Return a text of the picture; the page squeezes it where it is wider than ``room``."""
    return el(
        "text",
        text,
        x=f"{x:.1f}",
        y=f"{y:.1f}",
        font_size=f"{size:.4g}",
        font_weight="700" if bold else None,
        fill=fill,
        text_anchor=anchor,
        text_decoration="line-through" if struck else None,
        data_room=f"{room:.0f}" if room else None,
        class_=class_,
    )


class Table:
    """The table of an answer in a given width: the players' lines below each other."""

    def __init__(self, grid: Grid, wide: float) -> None:
        self.grid = grid
        self.bands = _bands(len(grid.heads))
        self.totals = [_total_width(grid, at) for at in range(len(grid.last))]
        right = sum(self.totals) + _PAD
        count = len(self.bands[0])
        widest = max(width(_who(line), _NAME, bold=line.chosen) for line in grid.lines)
        room = max(_NAMES, wide - right - count * _WISHED) if count else wide - right
        self.names = min(widest + 2 * _PAD, room)
        inside = self.names - 2 * _PAD
        self.name = max(min(_NAME, _NAME * inside / widest), _LEAST_NAME)
        # A narrow table stays together.
        self.step = min((wide - self.names - right) / max(count, 1), _WIDEST)
        self.wide = self.names + self.step * count + right
        figures = [
            width(" ".join(figure.text for figure in cell.figures), 1)
            for line in grid.lines
            for cell in line.cells
        ]
        self.amount = max(min(_AMOUNT, (self.step - 6) / max(*figures, 0.1)), _LEAST)
        self.row = _ROW + _UNDER_LINE * self._most_under()

    @property
    def height(self) -> int:
        """How high it is."""
        return len(self.bands) * self._band_height

    @property
    def _band_height(self) -> int:
        return _HEAD + len(self.grid.lines) * self.row

    def drawn(self, left: float, top: float) -> Element:
        """Draw it, its top left corner given."""
        parts: list[Child] = []
        for at, columns in enumerate(self.bands):
            y = top + at * self._band_height
            last = at == len(self.bands) - 1
            parts += self._heads(columns, left, y + _HEAD - 9, totals=last)
            for row, line in enumerate(self.grid.lines):
                low = y + _HEAD + row * self.row
                inside = self._line(line, columns, left, low, totals=last)
                parts.append(el("g", *inside, class_="picture-line"))
        return el("g", *parts, class_="picture-table")

    def _middle(self, left: float, at: int) -> float:
        return left + self.names + self.step * (at + 0.5)

    def _rights(self, left: float) -> list[float]:
        """Return where the totals end, from left to right."""
        found = []
        at = left + self.wide - _PAD
        for own in reversed(self.totals):
            found.append(at)
            at -= own
        return found[::-1]

    def _heads(
        self, columns: tuple[int, ...], left: float, y: float, *, totals: bool
    ) -> list[Element]:
        room = self.step - 8
        drawn = []
        for at, column in enumerate(columns):
            if head := shortened(self.grid.heads[column], _SMALL, room):
                x = self._middle(left, at)
                drawn.append(
                    lettered(
                        head, x, y, _SMALL, fill=SOFT, anchor="middle", room=room, class_=_HEADS
                    )
                )
        for head, x in zip(self.grid.last if totals else (), self._rights(left), strict=False):
            drawn.append(
                lettered(head, x, y, _SMALL, bold=True, fill=SOFT, anchor="end", class_=_HEADS)
            )
        return drawn

    def _line(
        self, line: Line, columns: tuple[int, ...], left: float, y: float, *, totals: bool
    ) -> list[Child]:
        drawn: list[Child] = []
        if line.chosen:
            drawn += [_box(left, y, self.wide, self.row, TINT), _box(left, y, 6, self.row, ACCENT)]
        drawn.append(_box(left, y, self.wide, 1.5, RULE))
        low = y + 36
        room = self.names - 2 * _PAD
        who = shortened(_who(line), self.name, room, bold=line.chosen)
        drawn.append(
            lettered(
                who,
                left + _PAD,
                low,
                self.name,
                bold=line.chosen,
                room=room,
                class_="picture-name",
            )
        )
        for at, column in enumerate(columns):
            drawn += self._cell(line.cells[column], self._middle(left, at), low)
        for total, x in zip(line.totals if totals else (), self._rights(left), strict=False):
            drawn.append(
                lettered(total, x, low, _AMOUNT, bold=True, anchor="end", class_="picture-total")
            )
        return drawn

    def _cell(self, cell: Cell, middle: float, low: float) -> list[Child]:
        size, room = self.amount, self.step - 6
        drawn: list[Child] = []
        widths = [width(figure.text, size) for figure in cell.figures]
        x = middle - (sum(widths) + (len(widths) - 1) * size / 4) / 2
        for figure, own in zip(cell.figures, widths, strict=True):
            drawn.append(
                lettered(
                    figure.text,
                    x + own / 2,
                    low,
                    size,
                    anchor="middle",
                    room=room,
                    fill=INK if figure.counted else SOFT,
                    struck=not figure.counted,
                    class_="picture-term" if figure.counted else "picture-out",
                )
            )
            x += own + size / 4
        under, small = self._under(cell)
        for at, text in enumerate(under):
            y = low + 22 + at * _UNDER_LINE
            drawn.append(
                lettered(
                    text,
                    middle,
                    y,
                    small,
                    fill=SOFT,
                    anchor="middle",
                    room=room,
                    class_="picture-under",
                )
            )
        return drawn

    def _most_under(self) -> int:
        """Return how many lines there are below the amounts."""
        cells = [cell for line in self.grid.lines for cell in line.cells]
        return max((len(self._under(cell)[0]) for cell in cells), default=0)

    def _under(self, cell: Cell) -> tuple[list[str], float]:
        """Return the lines below an amount, and their font size."""
        room = self.step - 6
        if not cell.under or len(self.bands) > 1:
            return [], _SMALL
        if room < _NAMED:
            brief = cell.brief or cell.under
            return [brief], max(min(_SMALL, room / width(brief, 1)), _TINY)
        # The result stays with the name.
        first, *rest = wrapped(cell.under.replace(" ", "\N{NO-BREAK SPACE}", 1), _SMALL, room)
        return [first, *([shortened(" ".join(rest), _SMALL, room)] if rest else [])], _SMALL


def _bands(columns: int) -> list[tuple[int, ...]]:
    """Return the positions of the columns of each band; one without columns where they are many.

    >>> [len(band) for band in _bands(19)], _bands(0), _bands(99)
    ([10, 9], [()], [()])
    """
    if not columns or columns > 2 * _BAND:
        return [()]
    count = -(-columns // _BAND)
    return list(batched(range(columns), -(-columns // count)))


def _total_width(grid: Grid, at: int) -> float:
    totals = [width(line.totals[at], _AMOUNT, bold=True) for line in grid.lines]
    return max(width(grid.last[at], _SMALL, bold=True), *totals) + _GAP


def _who(line: Line) -> str:
    return f"{line.place} {line.name}"


def _box(x: float, y: float, wide: float, high: float, fill: str) -> Element:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}"}
    return el("rect", **place, width=f"{wide:.1f}", height=f"{high:.1f}", fill=fill)
