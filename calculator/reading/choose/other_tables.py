"""What a text holds besides the tables that were used: tables and games for another reader.

A text may hold a section whose opponents are numbers and one whose opponents are names, or a table
and the games of other people. Each is read by itself: the lines of the tables that are read already
are blank in it, so that every line keeps its number.
"""

import contextlib
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise, repeat
from typing import TYPE_CHECKING

from calculator.model import Crosstable
from calculator.model.late import late, pattern
from calculator.reading.check.build import build
from calculator.reading.check.lines_of_no_table import left_over
from calculator.reading.choose.candidate import Candidate, checked, faulty_rows, first_place, names
from calculator.reading.cut.segments import has_heading, is_html
from calculator.reading.layouts import LAYOUTS, Reader
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import lines_of

if TYPE_CHECKING:
    from calculator.reading.choose.games_beside_tables import told_of_page, with_games
else:
    told_of_page = late("calculator.reading.choose.games_beside_tables", "told_of_page")
    with_games = late("calculator.reading.choose.games_beside_tables", "with_games")

type Read = Callable[[Reader, str], list[Candidate]]

#: The error of a line that looks like a table's, and that no table took up.
_LOST = "error-lines-wrapped"
#: Fewer rows do not make a table.
_FEWEST = 2
#: This many places beside the rows of tables are looked at one by one.
_MOST_GAPS = 50
#: From so many characters on the first ones tell whether a rest can be read: about so many.
_LONG, _STRETCH = 40_000, 8_000
#: So much of a text tells whether it is a page.
_LONGEST = 100_000
_TABLE, _SHOWN = pattern(r"<(/?)table\b[^>]{0,1000}>", re.IGNORECASE), pattern(r"[^\n]")


def with_rest(found: list[Candidate], reader: Reader, text: str, read: Read) -> list[Candidate]:
    """Return the sections of a reader of tables with those that the rest of the text holds.

    ``read`` finds the sections that a reader has of a text. Games of the tables' own people that
    are not in the tables are not a section: a message says that they are left out.
    """
    raws = [part.judged.raw for part in found if part.judged]
    if not raws and not any(map(faulty_rows, found)):
        return found
    if any(raw.form == "html" for raw in raws) or (not raws and is_html(text)):
        if _TABLE.search(text, 0, _LONGEST):
            rest = _rest_of_page(text, found)
            if _TABLE.search(rest):
                found = _with_tables(found, reader, (text, rest), read, headed=True)
        cells = list(left_over(raws))
        games = LAYOUTS["games"].reader.fits("\n".join(cell.text for cell in cells))
        return told_of_page(found, cells) if games else found
    lines = lines_of(text)
    taken = _lines(found)
    rest = "\n".join("" if at in taken else line for at, line in enumerate(lines, 1))
    found = _with_tables(found, reader, (text, rest), read, headed=has_heading(rest))
    if not all(part.judged and part.judged.raw.rows for part in found):
        return found
    taken = _lines(found)
    places = list(_gaps(taken, len(lines)))
    if len(places) > _MOST_GAPS:
        # Below every row there is something.
        gaps = ["\n".join("" if at in taken else line for at, line in enumerate(lines, 1)) + "\n"]
    else:
        gaps = [
            "\n" * (first - 1) + "\n".join(lines[first - 1 : last]) + "\n" for first, last in places
        ]
    gaps = [gap for gap in gaps if LAYOUTS["games"].reader.fits(gap)]
    return with_games(found, gaps, read) if gaps else found


def _with_tables(
    found: list[Candidate], reader: Reader, texts: tuple[str, str], read: Read, *, headed: bool
) -> list[Candidate]:
    """Add the tables that are in the rest, in the place of the line that was lost if one was.

    ``texts`` are the whole and the rest.
    """
    text, rest = texts
    lost = [part for part in found if _is_lost(part)]
    kept = [part for part in found if part not in lost]
    broken = bool(lost) or any(part.broken for part in found)
    if not (broken or headed):
        return found
    own = [_whole(part, text) for part in kept]
    if not all(part.is_read or faulty_rows(part) for part in own):
        return found
    if not reader.fits(rest):
        return found
    if len(rest.replace("\n", "")) > _LONG and not any(part.is_read for part in own):
        # Nothing is read: of a long rest the beginning tells, to read all takes as long again.
        begins = _beginning(rest)
        if begins != rest and not any(part.is_sound for part in read(reader, begins)):
            return found
    more = read(reader, rest)
    there = names(kept)
    told = [
        part
        for part in more
        if (part.is_sound or (broken and _names_a_cell(part)) or _is_of_a_round(part))
        # Somebody may play in two sections; of one with the same people it is an extract.
        and 2 * len(there.intersection(part.names)) <= len(part.names)
    ]
    if not told or (broken and len(told) < len(more)):
        return found
    # What is between the lines of a table is the rests of these lines, and no section. In a page
    # lines say nothing.
    if not is_html(rest) and (
        any(map(_among_rows, own, repeat(_lines(told))))
        or any(
            _among_rows(part, {cell.line for cell in part.left}) for part in found if part.broken
        )
    ):
        return found
    return sorted([*own, *(part._replace(beside=True) for part in told)], key=first_place)


def _beginning(rest: str) -> str:
    r"""Return the first lines of a rest, up to an empty one behind so many characters.

    >>> _beginning("\n\nAnn\n" + "x" * _STRETCH + "\nBob\n\nCem\n")[-4:]
    'Bob\n'
    """
    begin = len(rest) - len(rest.lstrip("\n"))
    end = rest.find("\n\n", begin + _STRETCH)
    return rest[: end + 1] if end >= 0 else rest


def _among_rows(part: Candidate, lines: Iterable[int]) -> bool:
    """Whether any of the lines is between those of a section."""
    own = _lines([part])
    return bool(own) and any(min(own) <= line <= max(own) for line in lines)


def _whole(part: Candidate, text: str) -> Candidate:
    """Return a section as it is without the lines that seemed to be the rests of its rows."""
    if not part.broken or part.judged is None or part.layout is None:
        return part
    with contextlib.suppress(ReadError):
        result = build(part.judged, part.layout)
        return checked(part._replace(result=result, left=(), broken=False), text)
    return part


def _names_a_cell(part: Candidate) -> bool:
    error = part.result
    return isinstance(error, ReadError) and error.whose is not None and part.size > _FEWEST


def _is_of_a_round(part: Candidate) -> bool:
    """Whether a cell of a round is what is wrong: it is a crosstable, whatever else there is."""
    error = part.result
    return isinstance(error, ReadError) and error.whose is not None and error.whose.round > 0


def _rest_of_page(text: str, found: Sequence[Candidate]) -> str:
    """Return a page with the tables blank that hold cells of the sections, inner ones alone."""
    starts = [0, *(at.end() for at in re.finditer("\n", text))]
    own = sorted(
        starts[cell.line - 1] + cell.column - 1
        for part in found
        for cell in (
            *(row.name for row in (part.judged.raw.rows if part.judged else ())),
            *faulty_rows(part),
        )
        if 0 < cell.line <= len(starts)
    )
    opened: list[int] = []
    blank: list[tuple[int, int]] = []
    for tag in _TABLE.finditer(text):
        if not tag[1]:
            opened.append(tag.start())
        elif opened:
            begins = opened.pop()
            if any(begins <= at < tag.end() for at in own):
                own = [at for at in own if not begins <= at < tag.end()]
                blank.append((begins, tag.end()))
    made, last = "", 0
    for begins, ends in sorted(blank):
        made += text[last:begins] + _SHOWN.sub(" ", text[begins:ends])
        last = ends
    return made + text[last:]


def _is_lost(part: Candidate) -> bool:
    return (
        part.judged is None
        and not isinstance(part.result, Crosstable)
        and part.result.said.code == _LOST
    )


def _lines(found: Sequence[Candidate]) -> set[int]:
    """Return the numbers of the lines that sections are made of."""
    read = {line for part in found if part.judged for line in part.judged.lines if line}
    return read | {cell.line for part in found for cell in faulty_rows(part)}


def _gaps(taken: set[int], last: int) -> Iterator[tuple[int, int]]:
    """Yield the first and last of the lines before, between and after those that are used.

    >>> list(_gaps({3, 4, 7}, 9))
    [(1, 2), (5, 6), (8, 9)]
    """
    for one, other in pairwise([0, *sorted(taken), last + 1]):
        if other - one > 1:
            yield one + 1, other - 1
