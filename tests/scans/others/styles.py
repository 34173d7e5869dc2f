"""How other people show a table: each style draws one picture, or several tables on one."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from PIL import Image, ImageDraw

from tests.scans.others.events import TITLES, Made, made, manner
from tests.scans.others.fonts import PLAIN, Font, canvas, font


class Ink(NamedTuple):
    """The colors of a table, and its lines."""

    paper: str = "#ffffff"
    ink: str = "#111111"
    head: str = ""
    head_ink: str = ""
    bands: tuple[str, ...] = ()
    rows: str = ""
    columns: str = ""
    bold: bool = True


class Drawn(NamedTuple):
    """A picture and the tables that are in it, in the order of reading."""

    picture: Image.Image
    tables: tuple[Made, ...]
    places: tuple[tuple[tuple[float, ...], tuple[float, ...]], ...] = ()
    """Of each table the edges of its columns and those of its rows."""


type Style = Callable[[Random], Drawn]


def grid_of(
    table: Made, letters: Font, bold: Font, pad: float, high: float, left: float, top: float
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the edges of columns and rows."""
    edges = [left]
    for at in range(len(table.kinds)):
        cells = [row[at] for row in table.rows]
        wide = max(bold.long(cells[0]), *map(letters.long, cells[1:]))
        edges.append(edges[-1] + wide + 2 * pad)
    return tuple(edges), tuple(top + high * at for at in range(len(table.rows) + 1))


def draw_table(
    draw: ImageDraw.ImageDraw,
    table: Made,
    letters: Font,
    bold: Font,
    pad: float,
    place: tuple[Sequence[float], Sequence[float]],
    ink: Ink,
    middle: Sequence[str] = (),
) -> None:
    """Draw a table; the columns of kinds in ``middle`` are centered, figures else on the right."""
    edges, levels = place
    for line, row in enumerate(table.rows):
        top, bottom = levels[line], levels[line + 1]
        paper = ink.head if not line else ink.bands[line % len(ink.bands)] if ink.bands else ""
        if paper:
            draw.rectangle((edges[0], top, edges[-1], bottom - 1), fill=paper)
        own = bold if not line and ink.bold else letters
        color = (ink.head_ink or ink.ink) if not line else ink.ink
        base = (top + bottom) / 2 + own.high / 2
        for at, text in enumerate(row):
            left, right = edges[at] + pad, edges[at + 1] - pad
            long = own.long(text)
            x = left
            if table.kinds[at] in middle:
                x = (left + right - long) / 2
            elif table.kinds[at] in {"number", "rating", "total"} and line:
                x = right - long
            own.write(draw, (x, base), text, color)
    for level in levels if ink.rows else ():
        draw.line((edges[0], level, edges[-1], level), fill=ink.rows)
    for edge in edges if ink.columns else ():
        draw.line((edge, levels[0], edge, levels[-1]), fill=ink.columns)


def _sizes(rng: Random, scale: float, least: int = 13, most: int = 17) -> tuple[str, int]:
    return rng.choice(PLAIN), round(rng.randint(least, most) * scale)


def _table(
    rng: Random, table: Made, ink: Ink, scale: float, family: str = "", size: int = 0
) -> Drawn:
    """Draw a table on a page of its own."""
    drawn_family, drawn_size = _sizes(rng, scale)
    family, size = family or drawn_family, size or drawn_size
    letters, bold = font(family, size), font(family, size, bold=True)
    pad, high = size * rng.uniform(0.35, 0.8), round(size * rng.uniform(1.5, 2.1))
    margin = round(rng.uniform(6, 30) * scale)
    head = 0.0
    if table.title:
        head = size * 2.6
    place = grid_of(table, letters, bold, pad, high, margin, margin + head)
    picture, draw = canvas((place[0][-1] + margin, place[1][-1] + margin), ink.paper)
    if table.title:
        large = font(family, round(size * 1.4), bold=True)
        large.write(draw, (margin, margin + size * 1.5), table.title, ink.ink)
    draw_table(draw, table, letters, bold, pad, place, ink, rng.choice(((), ("round", "total"))))
    return Drawn(picture, (table,), (place,))


_DARK = (
    Ink("#121212", "#e6e6e6", "", "#ffffff"),
    Ink("#1e1e1e", "#d4d4d4", "#2d2d2d", "#ffffff", rows="#3a3a3a"),
    Ink("#0d1117", "#c9d1d9", "#161b22", "#f0f6fc", ("#0d1117", "#161b22"), "#30363d", "#30363d"),
    Ink("#202124", "#e8eaed", "#303134", "#8ab4f8", rows="#3c4043", bold=False),
)


def dark(rng: Random, scale: float = 1) -> Drawn:
    """Dark mode."""
    title = rng.choice(("", rng.choice(TITLES)))
    return _table(rng, made(rng, manner(rng), title), rng.choice(_DARK), scale)


def dark_2x(rng: Random) -> Drawn:
    """Dark mode on a fine screen."""
    return dark(rng, 2)


_LIGHT = (
    Ink(),
    Ink(rows="#dddddd"),
    Ink(ink="#333333", rows="#cccccc", columns="#cccccc", head="#eeeeee"),
    Ink(ink="#222222", rows="#000000", columns="#000000"),
)
_COLORED = (
    Ink(head="#1a73e8", head_ink="#ffffff", bands=("#ffffff", "#f1f6fe")),
    Ink(head="#2e7d32", head_ink="#ffffff", bands=("#e8f5e9", "#ffffff"), rows="#c8e6c9"),
    Ink(head="#ffcc00", head_ink="#222222", bands=("#fff8e1", "#ffffff")),
    Ink(head="#4472c4", head_ink="#ffffff", bands=("#d9e2f3", "#ffffff"), columns="#8ea9db"),
    Ink(head="#b71c1c", head_ink="#ffeeee", bands=("#dddddd", "#ffffff")),
    Ink(head="#5b3a8c", head_ink="#f4eaff", bands=("#efe8f7", "#ffffff"), bold=False),
)


def light(rng: Random, scale: float = 1) -> Drawn:
    """Dark on light."""
    title = rng.choice(("", rng.choice(TITLES)))
    return _table(rng, made(rng, manner(rng), title), rng.choice(_LIGHT), scale)


def zebra(rng: Random) -> Drawn:
    """Bands of color, and a colored heading."""
    title = rng.choice(("", rng.choice(TITLES)))
    scale = rng.choice((1, 1, 2))
    return _table(rng, made(rng, manner(rng), title), rng.choice(_COLORED), scale)


def mono(rng: Random) -> Drawn:
    """Lined-up text in an editor or a terminal, with headings such as "Round 1"."""
    table = made(rng, manner(rng, rng.choice(("Round ", "Round ", "Rd ", "R"))), rounds=(3, 6))
    size = round(rng.randint(13, 16) * rng.choice((1, 1, 1.5, 2)))
    ink = rng.choice((Ink(), Ink(), Ink("#1e1e1e", "#d4d4d4"), Ink("#fdf6e3", "#4b5c63")))
    letters = font(rng.choice(("mono", "typewriter")), size)
    pad, high = letters.pitch, round(size * rng.uniform(1.25, 1.6))
    place = grid_of(table, letters, letters, pad, high, size, size)
    picture, draw = canvas((place[0][-1] + size, place[1][-1] + size), ink.paper)
    draw_table(draw, table, letters, letters, pad, place, ink._replace(bold=False))
    return Drawn(picture, (table,), (place,))


def spreadsheet(rng: Random) -> Drawn:
    """A spreadsheet's window: letters above, row numbers on the left, thin lines, a chosen cell."""
    scale = rng.choice((0.95, 1, 1.1, 1.25, 1.5, 2, 2))
    night = rng.random() < 0.2
    table = made(rng, manner(rng))
    family, size = rng.choice(("inter", "lato", "lato")), round(rng.randint(13, 15) * scale)
    letters, bold = font(family, size), font(family, size, bold=rng.random() < 0.5)
    pad, high = size * 0.35, round(size * rng.uniform(1.4, 1.6))
    strip = round(size * 2.6)
    above, down = round(high * rng.choice((1, 1.1))), rng.randint(1, 2)
    place = grid_of(table, letters, bold, pad, high, strip, above + (down - 1) * high)
    edges = list(place[0])
    for _ in range(rng.randint(0, 3)):
        edges.append(edges[-1] + 5 * size)
    rows = list(place[1])
    first = (down - 1) * [above]
    more = [rows[-1] + high * number for number in range(1, rng.randint(1, 4))]
    levels = [*first, *rows, *more]
    paper, ink, bar, line = (
        ("#1f1f1f", "#e3e3e3", "#2b2b2b", "#444444")
        if night
        else ("#ffffff", "#000000", "#f0f0f0", "#d9d9d9")
    )
    picture, draw = canvas((edges[-1] + 1, levels[-1] + 1), paper)
    draw.rectangle((0, 0, edges[-1], above), fill=bar)
    draw.rectangle((0, 0, strip, levels[-1]), fill=bar)
    for edge in [0, *edges]:
        draw.line((edge, 0, edge, levels[-1]), fill=line)
    for level in [0, *levels]:
        draw.line((0, level, edges[-1], level), fill=line)
    small = font(family, round(size * 0.92))
    soft = "#aaaaaa" if night else "#555555"
    for at in range(len(edges) - 1):
        middle = (edges[at] + edges[at + 1]) / 2
        letter = "ABCDEFGHIJKLMNOPQRST"[at]
        small.write(
            draw, (middle - small.long(letter) / 2, above / 2 + small.high / 2), letter, soft
        )
    for at in range(len(levels) - 1):
        number, middle = str(at + 1), (levels[at] + levels[at + 1]) / 2
        small.write(
            draw, (strip - small.long(number) - 4 * scale, middle + small.high / 2), number, soft
        )
    if down == 2:
        bold.write(draw, (edges[0] + pad, above + high / 2 + bold.high / 2), "Club Swiss", ink)
    draw_table(draw, table, letters, bold, pad, place, Ink(paper, ink, bold=True))
    if rng.random() < 0.5:
        # The heading and the first columns are frozen.
        draw.line((0, rows[1], edges[-1], rows[1]), fill="#888888", width=max(1, round(2 * scale)))
        draw.line(
            (edges[2], 0, edges[2], levels[-1]), fill="#888888", width=max(1, round(2 * scale))
        )
    column, row = rng.randrange(len(edges) - 1), rng.randrange(len(levels) - 1)
    box = edges[column], levels[row], edges[column + 1], levels[row + 1]
    draw.rectangle(box, outline=rng.choice(("#107c41", "#1a73e8")), width=max(2, round(2 * scale)))
    return Drawn(picture, (table,), (place,))


def phone(rng: Random) -> Drawn:
    """A phone's screen: bars above and below, the table in a chat bubble."""
    night = rng.random() < 0.4
    inner = dark(rng, 2) if night else rng.choice((light, zebra))(rng)
    table = inner.picture
    wide, scale = table.width + 120, table.width / 400 if table.width > 800 else 1.6
    scale = min(max(scale, 1.2), 3)
    bar, low = round(44 * scale), round(56 * scale)
    gap = round(12 * scale)
    high = bar + gap + table.height + 2 * gap + round(60 * scale) + low
    paper, ink, bubble = (
        ("#0b141a", "#e9edef", "#005c4b") if night else ("#efeae2", "#222222", "#d9fdd3")
    )
    picture, draw = canvas((wide, high), paper)
    size = round(14 * scale)
    letters = font("inter", size)
    draw.rectangle((0, 0, wide, bar), fill="#1f2c33" if night else "#008069")
    letters.write(draw, (20, bar * 0.65), f"{rng.randint(8, 21)}:{rng.randint(10, 59)}", "#ffffff")
    letters.write(draw, (20 + 6 * size, bar * 0.65), "Chess Parents", "#ffffff")
    draw.rectangle((wide - 40, bar * 0.35, wide - 20, bar * 0.65), outline="#ffffff", width=2)
    left = 60
    draw.rounded_rectangle(
        (left - gap, bar + gap, left + table.width + gap - 10, bar + 2 * gap + table.height + gap),
        gap, fill=bubble,
    )  # fmt: skip
    picture.paste(table, (left, bar + 2 * gap))
    y = bar + 4 * gap + table.height
    draw.rounded_rectangle((20, y, 20 + 20 * size, y + 2 * size), gap, fill=bubble)
    letters.write(draw, (20 + gap, y + 1.4 * size), "Final standings, thanks all!", ink)
    draw.rectangle((0, high - low, wide, high), fill="#1f2c33" if night else "#f0f2f5")
    letters.write(draw, (60, high - 0.4 * low), "Message", "#888888")
    by = left, bar + 2 * gap
    return Drawn(picture, inner.tables, tuple(_moved(place, by) for place in inner.places))


def _moved(
    place: tuple[tuple[float, ...], tuple[float, ...]], by: tuple[float, float]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return tuple(x + by[0] for x in place[0]), tuple(y + by[1] for y in place[1])


def browser(rng: Random) -> Drawn:
    """A page in a browser's window: menus around, a list of links beside, words below."""
    inner = rng.choice((light, zebra, light))(rng)
    table = inner.picture
    size = max(13, round(table.height / (len(inner.tables[0].rows) + 2) / 2))
    letters, bold = font("inter", size), font("inter", size, bold=True)
    aside = round(size * rng.choice((0, 11, 13)))
    head = round(size * 6)
    wide, high = aside + table.width + 4 * size, head + table.height + 7 * size
    picture, draw = canvas((wide, high), "#ffffff")
    draw.rectangle((0, 0, wide, 2 * size), fill="#dee1e6")
    letters.write(draw, (5 * size, 1.4 * size), "Standings - Elm Street Chess", "#333333")
    draw.rounded_rectangle((4 * size, 2.4 * size, wide - 4 * size, 4 * size), size, fill="#f1f3f4")
    letters.write(draw, (5 * size, 3.6 * size), "chess.example/events/412/standings", "#444444")
    draw.rectangle((0, 4.3 * size, wide, head), fill="#22384f")
    x = 2.0 * size
    for word in ("Home", "Events", "Ratings", "News", "About"):
        letters.write(draw, (x, 5.5 * size), word, "#ffffff")
        x += letters.long(word) + 2 * size
    if aside:
        for at, word in enumerate(
            ("Open", "Reserve", "Pairings", "Crosstable", "Players", "Prizes")
        ):
            letters.write(draw, (size, head + (at + 1.5) * 1.8 * size), word, "#1a0dab")
    picture.paste(table, (aside + size, head + size))
    y = head + table.height + 3 * size
    letters.write(draw, (aside + 2 * size, y), "Updated after the last round.", "#666666")
    letters.write(draw, (aside + 2 * size, y + 2 * size), "Privacy   Contact   Terms", "#666666")
    del bold
    by = aside + size, head + size
    return Drawn(picture, inner.tables, tuple(_moved(place, by) for place in inner.places))


def _some(rng: Random, across: int, down: int) -> Drawn:
    """Several tables on one sheet, each with its title."""
    how = manner(rng)
    how = how._replace(columns=tuple(one for one in how.columns if one != "club"))
    count = across * down
    ink = rng.choice((*_LIGHT, *_COLORED))
    scale = rng.choice((1, 1.5, 2))
    family, size = _sizes(rng, scale)
    titles = rng.sample(TITLES, count)
    tables = [made(rng, how, title, (4, 11), (3, 5)) for title in titles]
    letters, bold = font(family, size), font(family, size, bold=True)
    large = font(family, round(size * 1.35), bold=True)
    pad, high = size * rng.uniform(0.4, 0.7), round(size * rng.uniform(1.5, 1.9))
    gap, margin = size * rng.uniform(2.5, 5), 1.5 * size
    sizes = [grid_of(table, letters, bold, pad, high, 0, 0) for table in tables]
    widths = [max(sizes[at][0][-1] for at in range(c, count, across)) for c in range(across)]
    heights = [
        max(sizes[at][1][-1] for at in range(r * across, (r + 1) * across)) for r in range(down)
    ]
    head = 2.2 * size
    whole = margin * 2 + sum(widths) + gap * (across - 1), sum(heights) + down * (head + gap)
    picture, draw = canvas((whole[0], whole[1] + margin), ink.paper)
    middle = rng.choice(((), ("round", "total")))
    places = []
    for at, table in enumerate(tables):
        left = margin + sum(widths[: at % across]) + gap * (at % across)
        top = margin + sum(heights[: at // across]) + (head + gap) * (at // across)
        large.write(draw, (left + pad, top + 1.2 * size), table.title, ink.ink)
        place = _moved(sizes[at], (left, top + head))
        draw_table(draw, table, letters, bold, pad, place, ink, middle)
        places.append(place)
    return Drawn(picture, tuple(tables), tuple(places))


def side_by_side(rng: Random) -> Drawn:
    """Two tables beside each other, or three."""
    return _some(rng, rng.choice((2, 2, 2, 3)), 1)


def below(rng: Random) -> Drawn:
    """Two tables, one below the other."""
    return _some(rng, 1, 2)


def four(rng: Random) -> Drawn:
    """A grid of tables."""
    return _some(rng, 2, 2)


def dot_matrix(rng: Random) -> Drawn:
    """A printer with pins: letters of dots, on paper with stripes now and then."""
    table = made(
        rng, manner(rng, rng.choice(("Rd ", "Rnd", "Round "))), players=(6, 16), rounds=(3, 6)
    )
    letters = font("typewriter", 15)
    place = grid_of(table, letters, letters, letters.pitch, 22, 20, 20)
    picture, draw = canvas((place[0][-1] + 20, place[1][-1] + 20), "#ffffff")
    draw_table(draw, table, letters, letters, letters.pitch, place, Ink(bold=False))
    small = picture.convert("L")
    pitch, dot = 4, rng.uniform(1.7, 2.1)
    dots, pen = canvas((small.width * pitch // 1, small.height * pitch // 1), "#fbfaf4")
    if rng.random() < 0.5:
        for y in range(0, dots.height, 176):
            pen.rectangle((0, y, dots.width, y + 88), fill="#e3f0e0")
    shade = rng.randint(30, 90)
    dark = small.tobytes()
    for y in range(small.height):
        for x in range(small.width):
            if dark[y * small.width + x] < 140:
                a, b = x * pitch, y * pitch
                pen.ellipse((a, b, a + 2 * dot, b + 2 * dot), fill=(shade, shade, shade + 15))
    picture = dots.resize((dots.width // 2, dots.height // 2), Image.Resampling.LANCZOS)
    half = pitch / 2
    edges = tuple(x * half for x in place[0]), tuple(y * half for y in place[1])
    return Drawn(picture, (table,), (edges,))


def small_print(rng: Random) -> Drawn:
    """Letters hardly eight pixels high."""
    table = made(rng, manner(rng), rng.choice(("", "Open")), players=(10, 24))
    return _table(rng, table, rng.choice(_LIGHT), 1, size=rng.randint(10, 11))


def stripes(rng: Random) -> Drawn:
    """Printed on striped paper, or on a form with dark bars."""
    bands = rng.choice(
        (
            ("#b9d8b4", "#fbfcf7"),
            ("#bfd4ea", "#ffffff"),
            ("#c8c8c8", "#ffffff"),
            ("#f2c9c9", "#fff8f8"),
        )
    )
    table = made(rng, manner(rng), rng.choice(("", "Open")))
    ink = Ink(paper="#fdfdfa", ink="#222233", bands=bands, head=bands[0])
    return _table(rng, table, ink, 2)


#: Screenshots: nothing is spoiled there.
SCREENS: dict[str, Style] = {
    "dark 1x": dark,
    "dark 2x": dark_2x,
    "spreadsheet": spreadsheet,
    "phone": phone,
    "zebra": zebra,
    "mono": mono,
    "browser": browser,
    "light": light,
}
MANY: dict[str, Style] = {"side by side": side_by_side, "below": below, "four": four}
POOR: dict[str, Style] = {"dot matrix": dot_matrix, "small print": small_print, "stripes": stripes}
