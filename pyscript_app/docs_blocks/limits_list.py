"""What the calculator does not take, or stops: the limits that are in force, as a table."""

from __future__ import annotations

import re
from pathlib import Path

from calculator.files.error import MOST_BYTES, MOST_TEXT, MOST_UNPACKED
from calculator.reading.text.errors import MOST_PLAYERS
from calculator.reading.text.html import MOST_CELLS
from calculator.reading.text.pasted_text import LARGEST
from calculator.view import Element, el

_HEADS = ("What", "At most", "Beyond that")
_PAGE = Path("pyscript_app/page")


def limited(root: Path) -> Element:
    """Return the table of limits, each taken from the code that keeps it.

    >>> made = limited(Path(__file__).parents[2])
    >>> made.tag, len(made.children[1].children) > 10
    ('table', True)
    """

    def page(file: str, name: str) -> int:
        return _constant(root / _PAGE / file, name)

    rows = (
        ("A text to read", _characters(LARGEST), "refused"),
        ("Players in one table", f"{MOST_PLAYERS:,}", "refused"),
        ("Cells in a row of a web page", f"{MOST_CELLS:,}", "the row is no player’s"),
        ("A file, or several together", _size(MOST_BYTES), "refused before it is opened"),
        ("What a file holds once unpacked", _size(MOST_UNPACKED), "refused while it is unpacked"),
        ("The text in it", _characters(MOST_TEXT), "refused"),
        ("A picture", _pixels(page("scan/picture-reading.js", "MOST_PIXELS")), "made smaller"),
        ("The table behind a link", _size(page("link-code.js", "MAX_BYTES")), "not opened"),
        (
            "A link that Share makes",
            _characters(page("link-code.js", "MAX_ADDRESS")),
            "not offered",
        ),
        (
            "A table at another address (?src=)",
            f"{_size(page('source.js', 'MOST'))}, {_time(page('source.js', 'PATIENCE'))}",
            "not read",
        ),
        (
            "Work on one question",
            _time(page("limit.js", "LONGEST")),
            "stopped; it may be let go on",
        ),
        ("Opening a file", _time(page("limit.js", "LONGEST_FILE")), "stopped"),
        (
            "Waiting for Python to start",
            _time(page("runtime.js", "PATIENCE")),
            "said, with a way on",
        ),
        (
            "Waiting for more of it to come, while it is downloaded",
            _time(page("runtime.js", "LONGER")),
            "said, with a way on",
        ),
        (
            "Python kept for the next visit",
            f"only with {_size(page('snapshot-request.js', 'ROOM'))} of storage left",
            "not kept",
        ),
    )
    return el(
        "table",
        el("thead", el("tr", *(el("th", head, scope="col") for head in _HEADS))),
        el("tbody", *(el("tr", *(el("td", cell) for cell in row)) for row in rows)),
    )


def _constant(script: Path, name: str) -> int:
    """Return a number that a script of the page gives a name; ``LookupError`` without it."""
    pattern = rf"^(?:export )?const {name} = ([\d_]+);"
    found = re.search(pattern, script.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise LookupError(f"{script.name} has no number {name}")
    return int(found[1])


def _characters(count: int) -> str:
    return f"{count:,} characters"


def _size(count: int) -> str:
    return f"{count // 1_000_000} MB"


def _pixels(count: int) -> str:
    return f"{count // 1_000_000} million pixels"


def _time(milliseconds: int) -> str:
    return f"{milliseconds // 1000} seconds"
