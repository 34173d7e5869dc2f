"""The answer as a picture to hand on: 1200 × 630, what messengers and networks show of a link.

It needs no stylesheet: everything is in attributes. The page draws it, and makes a PNG of it.
"""

from typing import NamedTuple

from calculator.answers import Why, in_short, told_apart, why
from calculator.answers.classes import title
from calculator.answers.what_if.changes import Change
from calculator.answers.what_if.in_words import changed_in_words
from calculator.ranking import Standings
from calculator.view.element import Element, el
from calculator.view.picture.grid import Grid, grid
from calculator.view.picture.letters import as_many, shortened, width, wrapped
from calculator.view.picture.table import RULE, SOFT, Table, lettered
from calculator.words import say

__all__ = ["HEIGHT", "WIDTH", "picture"]
WIDTH, HEIGHT = 1200, 630
_MARGIN = 56
_ROOM = WIDTH - 2 * _MARGIN
#: Where the event's line is, where everything above the foot ends, and where the foot is.
_EVENT_AT, _LOWEST, _FOOT_AT = 76, 556, 598
#: Font sizes; of the headline's the largest that fits.
_EVENT, _HEADLINES, _TEXT, _NOTE, _FOOT = 26, (52, 48, 44, 40, 36), 28, 21, 20
_TEXT_LINE, _NOTE_LINE, _CAPTION = 38, 30, 38
#: A name wider than this would leave no room in the headline for what it says.
_NAME_ROOM = 900
_FONTS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif"
#: From alarm, dark enough on white.
_ALARM = "#a8321f"


def picture(standings: Standings, number: int, changes: tuple[Change, ...] = ()) -> Element:
    r"""Draw a player's answer: the headline, what decided, and both sums to be added up.

    ``KeyError`` where nobody has that number. ``changes`` are said: nobody is to take such a
    picture for the real result.

    >>> from calculator import rank, read
    >>> from calculator.view import text_of
    >>> standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), order="solkoff")
    >>> made = picture(standings, 1)
    >>> made.attributes["width"], "Ann is 2nd of 2 with 2 points." in text_of(made)
    ('1200', True)
    """
    answer = why(standings, number)
    drawn = grid(answer)
    notes = _notes(standings, drawn, changes)
    bottom = _LOWEST - _NOTE_LINE * len(notes)
    table = Table(drawn, _ROOM) if drawn else None
    top = bottom - (table.height + _CAPTION if table else 0)
    parts = [*_above(answer, top)]
    if table is not None:
        parts += [_caption(table.grid, top), table.drawn(_MARGIN, top + _CAPTION)]
    for at, note in enumerate(notes):
        y = bottom + _NOTE_LINE * (at + 1)
        parts.append(lettered(note.text, _MARGIN, y, _NOTE, fill=note.fill, room=_ROOM))
    return el(
        "svg",
        el("title", in_short(answer)),
        el("rect", x="0", y="0", width=str(WIDTH), height=str(HEIGHT), fill="#ffffff"),
        *parts,
        _foot(),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=str(WIDTH),
        height=str(HEIGHT),
        font_family=_FONTS,
    )


def _above(answer: Why, top: float) -> list[Element]:
    """Return the event, the headline, and as many of the sentences as end above ``top``."""
    headline, sentences = told_apart(answer)
    name = answer.row.name
    headline = headline.replace(name, shortened(name, _HEADLINES[0], _NAME_ROOM, bold=True), 1)
    parts: list[Element] = []
    y: float = _EVENT_AT
    if event := title(answer.standings):
        said = shortened(event, _EVENT, _ROOM)
        parts.append(lettered(said, _MARGIN, y, _EVENT, fill=SOFT, room=_ROOM))
        y += 8
    else:
        y -= 20
    size = _size(headline)
    for line in _lines(headline, size):
        y += size * 1.12
        parts.append(
            lettered(line, _MARGIN, y, size, bold=True, room=_ROOM, class_="picture-headline")
        )
    y += 14
    most = max(int((top - 14 - y) // _TEXT_LINE), 1)
    for line in as_many(sentences, _TEXT, _ROOM, most):
        y += _TEXT_LINE
        parts.append(lettered(line, _MARGIN, y, _TEXT, room=_ROOM, class_="picture-said"))
    return parts


def _size(headline: str) -> float:
    """Return a font size: the largest that makes it one line, else two; the smallest for more."""
    for lines, sizes in ((1, _HEADLINES[:3]), (2, _HEADLINES)):
        for size in sizes:
            if len(_lines(headline, size)) <= lines:
                return size
    return _HEADLINES[-1]


def _lines(headline: str, size: float) -> list[str]:
    return wrapped(headline, size, _ROOM, bold=True)


def _caption(drawn: Grid, top: float) -> Element:
    """Return the tiebreak's name and its rule in one line."""
    room = _ROOM - width(f"{drawn.title}  ", _NOTE, bold=True)
    meaning = shortened(drawn.meaning, _NOTE, room) if drawn.meaning else ""
    return el(
        "text",
        el("tspan", drawn.title, font_weight="700"),
        f" {meaning}" if len(meaning) > 1 else None,
        x=str(_MARGIN),
        y=f"{top + _CAPTION - 12:.1f}",
        font_size=str(_NOTE),
        fill=SOFT,
        data_room=str(_ROOM),
    )


class _Note(NamedTuple):
    """A line below the table."""

    text: str
    fill: str


def _notes(standings: Standings, drawn: Grid | None, changes: tuple[Change, ...]) -> list[_Note]:
    """Return what has to be said beside: the sign that occurs, and changed results."""
    notes = []
    cells = [cell for line in (drawn.lines if drawn else ()) for cell in line.cells]
    if any(not figure.counted for cell in cells for figure in cell.figures):
        notes.append(_Note(say("sign-dropped"), SOFT))
    if changes:
        said = changed_in_words(standings, changes)
        notes.append(_Note(shortened(said, _NOTE, _ROOM), _ALARM))
    return notes


def _foot() -> Element:
    """Return the site's name; the page's script adds its address."""
    return el(
        "g",
        el("line", x1=str(_MARGIN), x2=str(WIDTH - _MARGIN), y1="570", y2="570", stroke=RULE),
        el(
            "text",
            say("embed-title"),
            el("tspan", data_part="address"),
            x=str(_MARGIN),
            y=str(_FOOT_AT),
            font_size=str(_FOOT),
            fill=SOFT,
            data_room=str(_ROOM),
        ),
    )
