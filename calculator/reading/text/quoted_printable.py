"""A mail as it was sent: quoted-printable, with ``=20`` and ``=C2=BD``, made a text again."""

import re
from bisect import bisect_right
from collections.abc import Callable

from calculator.reading.text.original_places import Moved

#: Characters beyond ASCII; a blank at the end of a line; a sign that must be written so; a line
#: that goes on in the next one.
_CODED = re.compile(
    r"(?P<bytes>(?:=[89A-F][0-9A-F](?:=\n)?)+)|(?P<blank>=20)(?=\n|$)|(?P<sign>=3D|=09)|(?P<soft>=\n)"
)
#: What only such a mail has: "=20" and "=" alone are draws as well, also at the end of a line.
_SURE = re.compile(r"=C2=BD|=C3=(?:\n=)?[89AB][0-9A-F]|=E2=80=[89AB]|=3D|(?<=[\w.)])=20\n")
_SIGNS = {"=3D": "=", "=09": "\t"}


def decoded(text: str) -> tuple[str, Moved] | None:
    r"""Return a mail as it was before it was sent, and what finds its places; ``None`` if it is so.

    >>> found = decoded("Ann =C2=BD W2=20\nBo =\nRoe W3=20\nCy L2=20")
    >>> found and (found[0], found[1].place(1, 8), found[1].place(2, 5))
    ('Ann ½ W2 \nBo Roe W3 \nCy L2 ', (1, 13), (3, 2))
    >>> decoded("Ann W2 =20\nBo W3 =\nCy =20\n")
    """
    if not _SURE.search(text):
        return None
    made: list[str] = []
    starts, places = [0], [(1, 1)]
    at = length = begins = 0
    line = 1
    for found in _CODED.finditer(text):
        meant = _meant(found)
        if meant is None:
            continue
        before = text[at : found.start()]
        made += [before, meant]
        length += len(before) + len(meant)
        if lines := text.count("\n", at, found.end()):
            line += lines
            begins = text.rfind("\n", at, found.end()) + 1
        at = found.end()
        starts.append(length)
        places.append((line, at - begins + 1))
    whole = "".join([*made, text[at:]])
    return whole, Moved(_places(whole, starts, places))


def _meant(found: re.Match[str]) -> str | None:
    """Return what is meant; ``None`` where these are no characters."""
    if not found["bytes"]:
        return " " if found["blank"] else "" if found["soft"] else _SIGNS[found[0]]
    try:
        return bytes.fromhex(found["bytes"].replace("=", "")).decode()
    except ValueError:
        return None


def _places(
    text: str, starts: list[int], places: list[tuple[int, int]]
) -> Callable[[int, int], tuple[int, int]]:
    """Return what finds a place of the text in the mail."""
    lines = [0, *(found.end() for found in re.finditer("\n", text))]

    def place(line: int, column: int) -> tuple[int, int]:
        at = lines[min(line, len(lines)) - 1] + column - 1
        index = bisect_right(starts, at) - 1
        known, begins = places[index], starts[index]
        since = text.rfind("\n", begins, at) + 1
        if not since:
            return known[0], known[1] + at - begins
        return known[0] + text.count("\n", begins, at), at - since + 1

    return place
