"""The answer as a picture to hand on: 1200 × 630, what messengers and networks show of a link.

It needs no stylesheet: everything is in attributes. The page draws it, and makes a PNG of it.
"""

from collections.abc import Iterator
from fractions import Fraction

from calculator.answers import Why, in_short, why
from calculator.answers.as_text import for_card
from calculator.answers.classes import title
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.other_result_sentences import changed_in_words
from calculator.answers.wording import so_far
from calculator.ranking import Standing, Standings
from calculator.view.element import Element, el
from calculator.view.figure import Drawn, figure, of_score
from calculator.view.figure.widths import as_many, shortened, width
from calculator.view.picture.svg_colors import INK, RULE, SOFT, lettered, painted
from calculator.words import ordinal, say
from calculator.words.sentences import scored

__all__ = ["HEIGHT", "WIDTH", "picture"]
WIDTH, HEIGHT = 1200, 630
_MARGIN = 56
_ROOM = WIDTH - 2 * _MARGIN
#: Where the event's line is, where the figure begins and ends at most, where the foot is.
_EVENT_AT, _TOP, _LOWEST, _FOOT_AT = 72, 322, 560, 604
#: The place as a numeral: its size by how many figures it has, its base line, and what is below.
_NUMERALS, _NUMERAL_AT, _OF, _OF_AT = {1: 200, 2: 190, 3: 140}, 246, 34, 296
_SMALLEST = 110
#: Font sizes; of the name's the largest that fits.
_EVENT, _NAMES, _TEXT, _NOTE, _FOOT = 28, (56, 50, 44, 38, 32), 29, 22, 24
_TEXT_LINE, _NOTE_LINE = 38, 32
#: What is between the place and the name, and where the name is.
_GAP, _NAME_AT = 44, 142
#: The figure's font: as large as there is room for, up to this.
_MAX_FONT_PIXELS = 30
_FONTS = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif"
#: Of the place and the name, as the site's headings have it.
_HEADS = f"'Source Serif', {_FONTS}"
#: From alarm, dark enough on white.
_ALARM = "#a8321f"
#: The site's mark, in a square of 24: two rows that a bracket holds, the second falls short.
_MARK = (
    ("#2b8a66", "M1 5h15v5H1zM1 14h10v5H1z"),
    ("#d3912a", "M12 14h4v5h-4z"),
    ("#2b8a66", "M18.5 3H23v18h-4.5v-2H21V5h-2.5z"),
)


def picture(standings: Standings, number: int, changes: tuple[Change, ...] = ()) -> Element:
    r"""Draw a player's answer: the place, by what, and the figure of what decided.

    ``KeyError`` where nobody has that number. ``changes`` are said: nobody is to take such a
    picture for the real result.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.view import text_of
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> made = picture(standings, 1)
    >>> made.attributes["width"], "Tied with Bob on score" in text_of(made)
    ('1200', True)
    """
    answer = why(standings, number)
    notes = [*_notes(answer, changes)]
    lowest = _LOWEST - _NOTE_LINE * len(notes)
    return el(
        "svg",
        el("title", in_short(answer)),
        el("rect", x="0", y="0", width=str(WIDTH), height=str(HEIGHT), fill="#ffffff"),
        *_above(answer),
        *_figure(answer, lowest),
        *(
            lettered(
                note, _MARGIN, lowest + _NOTE_LINE * at, _NOTE, fill=_ALARM, class_="picture-note"
            )
            for at, note in enumerate(notes, 1)
        ),
        *_foot(),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=str(WIDTH),
        height=str(HEIGHT),
        font_family=_FONTS,
        fill=INK,
    )


def _above(answer: Why) -> Iterator[Element]:
    """Yield the event, the place as a numeral, the name, and as many sentences as have room."""
    standings, row = answer.standings, answer.row
    if event := title(standings):
        said = shortened(event, _EVENT, _ROOM)
        yield lettered(
            said, _MARGIN, _EVENT_AT, _EVENT, fill=SOFT, room=_ROOM, class_="picture-event"
        )
    numeral, place = str(row.place), ordinal(row.place)
    size = _NUMERALS.get(len(numeral), _SMALLEST)
    suffix = place.removeprefix(numeral) if place.startswith(numeral) else ""
    wide = width(numeral, size, bold=True) + width(suffix, size / 4, bold=True)
    yield el(
        "text",
        numeral,
        el("tspan", suffix, font_size=f"{size / 4:.0f}", dx="6") if suffix else None,
        x=str(_MARGIN),
        y=str(_NUMERAL_AT),
        font_size=str(size),
        font_family=_HEADS,
        font_weight="600",
        class_="picture-place",
    )
    of = say("picture-of", len(standings.rows))
    yield lettered(of, _MARGIN, _OF_AT, _OF, fill=SOFT, class_="picture-of")
    left = _MARGIN + max(wide, width(of, _OF)) + _GAP
    room = WIDTH - _MARGIN - left
    name = standings.tally.spoken(row.number)
    size = next((size for size in _NAMES if width(name, size, bold=True) <= room), _NAMES[-1])
    name = shortened(name, size, room, bold=True)
    named = lettered(name, left, _NAME_AT, size, room=room, class_="picture-name")
    looks = {"font-family": _HEADS, "font-weight": "600"}
    yield named._replace(attributes={**named.attributes, **looks})
    points = scored(Fraction(row.score, 2))
    if now := so_far(standings.table):
        points = f"{points} {now.words()}"
    sentences = for_card(answer)
    most = (_TOP - _NAME_AT - 16) // _TEXT_LINE
    lines = [shortened(points, _TEXT, room), *as_many(sentences, _TEXT, room, most - 1)]
    for at, line in enumerate(lines, 1):
        y = _NAME_AT + 8 + at * _TEXT_LINE
        yield lettered(line, left, y, _TEXT, room=room, class_="picture-said")


def _figure(answer: Why, lowest: float) -> Iterator[Element]:
    """Yield the figure of what decided, else of the points, as large as there is room for."""
    drawn = _drawn(answer, _ROOM / _MAX_FONT_PIXELS)
    if drawn is None:
        return
    size = min(_MAX_FONT_PIXELS, (lowest - _TOP) / drawn.high)
    # Another size has room for other words.
    drawn = _drawn(answer, _ROOM / size) or drawn
    svg = painted(drawn.svg)
    if isinstance(svg, str):  # pragma: no cover - an element is painted as one
        return
    room = {
        "x": str(_MARGIN),
        "y": str(_TOP),
        "width": str(_ROOM),
        "height": f"{drawn.high * size:.1f}",
        "font-size": f"{size:.4g}",
    }
    yield svg._replace(attributes={**svg.attributes, **room})


def _drawn(answer: Why, ems: float) -> Drawn | None:
    """Draw what decided against the one above, else below; else the points of who is nearest."""
    standings, row = answer.standings, answer.row
    comparison = answer.above or answer.below
    if comparison is not None:
        pair = (comparison.ahead, comparison.behind)
        drawn = figure(
            standings.tally, comparison.tiebreak, pair, own=row.number, ems=ems, brief=True
        )
        if drawn is not None:
            return drawn
    return of_score(standings, _nearest(answer), own=row.number, ems=ems)


def _nearest(answer: Why) -> tuple[Standing, ...]:
    """Return the player and who shares the place, is just above, or just below."""
    rows, row = answer.standings.rows, answer.row
    if answer.sharing:
        return (row, answer.sharing[0])
    at = rows.index(row)
    return rows[at - 1 : at + 1] if at else rows[:2]


def _notes(answer: Why, changes: tuple[Change, ...]) -> Iterator[str]:
    """Yield what nobody is to miss: another place on the sheet, results that are not the real."""
    if answer.contradicted is not None:
        yield shortened(answer.contradicted.in_short().words(), _NOTE, _ROOM)
    if changes:
        yield shortened(changed_in_words(answer.standings, changes), _NOTE, _ROOM)


def _foot() -> Iterator[Element]:
    """Yield the site's mark and name."""
    yield el("line", x1=str(_MARGIN), x2=str(WIDTH - _MARGIN), y1="574", y2="574", stroke=RULE)
    mark = (el("path", d=path, fill=fill) for fill, path in _MARK)
    yield el("g", *mark, transform=f"translate({_MARGIN} 581) scale(1.3)")
    yield lettered(say("site-name"), _MARGIN + 44, _FOOT_AT, _FOOT, bold=True, fill=SOFT)
