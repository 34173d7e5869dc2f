"""What holds for any text at all: only the reading error comes out, and soon."""

import contextlib
import json
import re
from time import process_time

from calculator import page
from calculator.answers import wording
from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import ReadError, excerpt, opened, read, read_all
from calculator.writing import FORMS, WriteError
from calculator.writing.standings_json import document
from tests.support.tables import as_called

#: Texts shorter than this may take as long as one of this length.
HUNDRED_KB = 100_000
_VARYING = re.compile(r"[\d½]+|“[^”]*”")


class FoundError(AssertionError):
    """A text for which something that should hold does not."""


def outcome(text: str) -> str:
    """Check everything except the time; return, in a few words, what became of the text.

    To the reader, two texts with the same words are much alike. Raises :class:`FoundError`, or
    whatever the core raised.
    """
    for _, found in read_all(text):
        if isinstance(found, ReadError):
            _points_into(found, text)
        elif not found.players:
            raise FoundError("a table without players")
    try:
        table = read(text)
    except ReadError as error:
        said = _VARYING.sub("…", error.message)
    else:
        for reading in opened(text).readings[1:3]:
            if not opened(text, reading).table.players:
                raise FoundError(f"no players in the reading {reading}")
        said = " ".join([table.format, *sorted({found.code for found in table.warnings})])
        _table(table)
    _page(text)
    return said


def _points_into(error: ReadError, text: str) -> None:
    if not error.message.strip():
        raise FoundError("an error that says nothing")
    if error.line is None:
        return
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    column = error.column or 1
    if not 1 <= error.line <= len(lines) or not 1 <= column <= len(lines[error.line - 1]) + 1:
        raise FoundError(f"line {error.line}, column {error.column} is not in the text")
    if not excerpt(text, error.line, column, error.length):
        raise FoundError("an error without an excerpt")


def _table(table: Crosstable) -> None:
    """Rank the table and write it in every form; what was written must be readable."""
    wording.understood(table)
    standings = rank(table)
    ranked = json.dumps(document(standings, workings=True))
    if json.loads(ranked)["rounds"] != table.rounds:
        raise FoundError("a document of other rounds")
    for name, write in FORMS.items():
        with contextlib.suppress(WriteError):
            written = write(table)
            if name == "json" and as_called(read(written)) != as_called(table):
                raise FoundError("written as JSON, the table reads otherwise")


def _page(text: str) -> None:
    request = {"what": "calculate", "text": text, "html": text if "<" in text else ""}
    reply = json.loads(page.answer(json.dumps(request)))
    if reply["state"] not in {"done", "error"}:
        raise FoundError("the page has no answer")


def check(text: str, slower: float = 1) -> str:
    """Check everything, including the time; return what became of the text.

    ``slower`` says how many times as long the core takes as it would by itself.
    """
    said = outcome(text)
    if taken(text) > 0.1 and (times := slow(text) / slower) > 1:
        raise FoundError(f"{len(text)} characters take {times:.1f} times too long")
    return said


def slow(text: str) -> float:
    """Return by what factor reading a text exceeds the limit, the best of three tries.

    The limit is one second for each 100 kB on a machine on which :func:`second` is one.
    """
    allowed = max(1.0, len(text) / HUNDRED_KB)
    return min(taken(text) / (second() * allowed) for _ in range(3))


def taken(text: str) -> float:
    """Return the seconds of work that reading takes."""
    start = process_time()
    with contextlib.suppress(ReadError):
        read(text)
    return process_time() - start


def second() -> float:
    """Return what counts as one second here and now, by timing work like a reader's."""
    start = process_time()
    for _ in range(CALIBRATION):
        line = "12\tPlayer, Ann\t1850\tW12\tL3\tD4\t2.5"
        [cell.strip() for cell in line.split("\t")]
        _VARYING.findall(line)
    return 10 * (process_time() - start)


#: This many turns take a tenth of a second where the limit of one second was chosen.
CALIBRATION = 13_000
