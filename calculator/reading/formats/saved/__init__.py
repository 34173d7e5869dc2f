"""What programs and sites save as JSON: SwissSys, its web pages, the US Chess ratings site."""

import re

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.check.layout import Layout, Read, Reader
from calculator.reading.text.errors import ReadError

#: A line that begins an object, or a list of them; so far down it is looked for.
_OBJECT, _GREETING = pattern(r"^[>|\s]*[{[]", re.MULTILINE), 1000


def _opens(text: str) -> bool:
    return text[:200].lstrip()[:1] in {"{", "["}


def _fits_file(text: str) -> bool:
    return _opens(text) and '"Pair number"' in text and '"Results"' in text


def _fits_web(text: str) -> bool:
    return _opens(text) and '"ops"' in text and '"results"' in text


def _fits_us_chess(text: str) -> bool:
    return _opens(text) and '"roundOutcomes"' in text


def results_alone(text: str) -> ReadError | None:
    r"""Return what is wrong with results that Lichess saves: those of a Swiss have no pairings.

    An arena, where people score and there are no rounds, has none.

    >>> [
    ...     results_alone(text).expected.code
    ...     for text in (
    ...         '{"rank":1,"points":2.5,"username":"ann"}',
    ...         '{"rank":1,"score":43,"username":"ann"}',
    ...     )
    ... ]
    ['hint-lichess-trf', 'hint-lichess-arena']
    """
    # There may be a greeting above, and reply marks before each line.
    begins = _OBJECT.search(text, 0, _GREETING)
    if begins is None:
        return None
    text = text[begins.end() - 1 :]
    of_event = text.find('"standing"')
    row = text[max(of_event, 0) :][:500]
    if '"rank"' not in row or not ('"username"' in row or (of_event >= 0 and '"name"' in row)):
        return None
    for key, hint in (('"points"', "hint-lichess-trf"), ('"score"', "hint-lichess-arena")):
        if key in row:
            line = 1 + begins.string.count("\n", 0, begins.end())
            column = begins.end() - begins.string.rfind("\n", 0, begins.end()) - 1
            return ReadError("error-ranking", line, column, hint)
    return None


def _read_file(text: str) -> list[Read]:
    from calculator.reading.formats.saved.swisssys import read_file  # noqa: PLC0415 - imports json

    return read_file(text)


def _read_web(text: str) -> list[Read]:
    from calculator.reading.formats.saved.web import read_web  # noqa: PLC0415 - imports json

    return read_web(text)


def _read_us_chess(text: str) -> list[Read]:
    from calculator.reading.formats.saved.us_chess import read_us_chess  # noqa: PLC0415 - as above

    return read_us_chess(text)


_US = ("opponents", "colors", "ratings", "byes", "forfeits")

LAYOUTS = (
    Layout(
        "swisssys-file",
        Reader(12, _fits_file, _read_file, alone=True),
        _US,
        '"+;9;B;1;9;9;0"',
        "swisssys-file",
        system="us-chess",
        numbers="pairing",
    ),
    Layout(
        "swisssys-web",
        Reader(14, _fits_web, _read_web, alone=True),
        (*_US, "tiebreaks", "places"),
        '"results": ["W", "H"]',
        "swisssys-web",
        system="us-chess",
        numbers="pairing",
    ),
    Layout(
        "us-chess-json",
        Reader(16, _fits_us_chess, _read_us_chess, alone=True),
        ("opponents", "colors", "ratings", "totals", "byes", "forfeits"),
        '"outcome": "Win"',
        "us-chess-json",
        system="us-chess",
        numbers="row",
        remarks=lambda _: (Message("order-not-by-tiebreak"),),
    ),
)
