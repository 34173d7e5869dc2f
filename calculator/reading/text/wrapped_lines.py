"""Lines that an e-mail or a terminal broke in two or more, put together again.

Where a line was broken is known by its width: what was put on a new line had no room left. Or
it is known by the rows: each begins with its number, and what is between two of them is the
rest of the upper one. Blanks at the break may be lost, or kept, so there are several ways; whatever
reads them tells which is right.
"""

import itertools
import re
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple

from calculator.model import Crosstable, Message
from calculator.model.late import pattern
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import CHUNK, first_lines
from calculator.reading.text.original_places import Moved

#: A row begins with its number and holds a name.
_BEGINS = pattern(r"\s*[|]?\s*(\d{1,4})[.):]?[\s,;|].*?[^\W\d_]{3}")
#: A line of a list begins with its number.
_NUMBERED = pattern(r"\s*\d{1,3}(?:[.,]\d{1,2})?[.):]?[\t ].*[^\W\d_]{2}")
#: The rest of a heading, from the number of a round on: "1  Rd 2  Rd 3  Total".
_COUNTED = pattern(r"([^\W\d_]{1,8})[ .]{0,2}(\d{1,2})(?!\d)")
_TOTAL = r"(?:tot|pts|points|punkte|puntos|score)"
_OF_HEADING = pattern(
    r"(?P<first>\d{1,2})(?P<rounds>(?:\s+[^\W\d_]{1,8}[ .]{0,2}\d{1,2})+)"
    rf"(?P<total>\s+{_TOTAL}\w*)?[^\d\t,;|]*",
    re.IGNORECASE,
)
#: What heads numbers and names is the rest of no line above it.
_HEADING = pattern(
    r"\s*[|]?\s*(?:#|(?:no|nr|nº|n°|num|number|pl|place|pos|rank|rk|rg|rang|lp|poř|pair)\b)\.?[\s|]+"
    r"(?:names?|players?|nombre|jugador|spieler|teilnehmer|nom|joueur|naam|speler|nome|giocatore"
    r"|nazwisko|zawodnik|jméno|namn|navn|nimi)\b",
    re.IGNORECASE,
)
#: The last round of a heading, and what heads the points behind it.
_ENDS_IN_A_ROUND = pattern(r"\D\d{1,2}$")
_PTS = pattern(rf"\s{{0,2}}{_TOTAL}", re.IGNORECASE)
#: A line drawn below a heading, which may have been broken as well.
_RULE = pattern(r"[-=_+|\s]+")
#: Fewer rows do not make a table.
_MIN_TABLE_ROWS = 2
#: What parts columns.
_GAP, _WIDEST_GAP = "  ", 6
#: What begins with a figure, or heads ratings, has a column of its own rather than being of a name.
_FIGURE = pattern(r"\s*(?:[\d½:+-]|(?:rtg|elo|dwz|twz|rating)\b)", re.IGNORECASE)
#: The same in a list, in which signs may be results: "- - +".
_DRAWN = pattern(r"[-=_+|\s]*[-=_]{4}[-=_+|\s]*")
#: A row is broken into at most this many lines; a heading and its title may have this many lines.
_MOST_PARTS, _MOST_HEADING = 6, 8
#: Narrower tables are not wrapped.
_NARROWEST = 16
#: From a row to the next the number grows by so much at most, where a row is missing.
_GAPS = 2
#: This many ways are tried.
_MOST_WAYS = 10
#: Of a beginning not more than so many times the lines are taken that shall be put together.
_TIMES_AS_MANY = 4
#: No line that was broken was longer.
_MAX_LINE_CHARS = 200
#: What parts the cells of a line, if nothing else does; but within quotes.
_MARKS, _QUOTED = "\t;|,", pattern(r'"[^"]*"')

#: Lines of the text, from 0, that were one.
type _Parts = tuple[int, ...]


class Rejoined(NamedTuple):
    """A text with its lines put together, and where in the pasted text each part of them is."""

    text: str
    parts: tuple[tuple[tuple[int, int, int], ...], ...]
    """For each line where its parts begin: the offset in it, and line and column in the other."""
    rows: int
    """How many lines look like rows of players."""
    told: str = ""
    """The code of what is always said of it."""
    has_cells: bool = False
    """Whether each row has as many cells as the others: marks part them."""

    def place(self, line: int, column: int) -> tuple[int, int]:
        r"""Return the line and column in the pasted text of a place in this one.

        >>> rows = ("1 Ann Lee 1500 W2 D4 1.5", "2 Bob Poe 1400 L1 W3 1.0", "3 Cleo Day 1300 B L2")
        >>> text = "\n".join(row[:20] + "\n" + row[20:] for row in rows)
        >>> found = next(rejoined(text))
        >>> found.text.split("\n")[0], found.place(1, 22), text.split("\n")[1]
        ('1 Ann Lee 1500 W2 D4  1.5', (2, 1), ' 1.5')
        """
        if not 1 <= line <= len(self.parts):
            return line, column
        offset, theirs, begins = next(
            part for part in reversed(self.parts[line - 1]) if part[0] <= max(0, column - 1)
        )
        return theirs, begins + max(0, column - 1) - offset

    @property
    def joined(self) -> int:
        """How many of the lines were put together of several."""
        return sum(len(parts) > 1 for parts in self.parts)

    def glued(self) -> Iterator[str]:
        r"""Yield the words of rows that were put together of two lines.

        >>> made = Rejoined("1 Ann bye1.5\n", (((0, 1, 1), (9, 2, 1)), ((0, 3, 1),)), 1)
        >>> list(made.glued())
        ['bye1.5']
        """
        for line, parts in zip(self.text.split("\n"), self.parts, strict=True):
            for at, _, _ in parts[1:] if _BEGINS.match(line) else ():
                if not (line[at - 1 : at].isspace() or line[at : at + 1].isspace()):
                    yield line[:at].split()[-1] + line[at:].split(None, 1)[0]

    def beginning(self, rows: int) -> str:
        r"""Return the text to the end of so many lines that were put together, if they are near.

        >>> Rejoined(
        ...     "No Name\n1 Ann\n2 Bob", (((0, 1, 1),), *[((0, 2, 1), (2, 3, 1))] * 2), 2
        ... ).beginning(1)
        'No Name\n1 Ann\n'
        """
        return first_lines(self.text, self._end(rows)) + "\n"

    def pasted_beginning(self, pasted: str, rows: int) -> str:
        r"""Return the lines of the pasted text of which :meth:`beginning` was put together.

        >>> Rejoined(
        ...     "No Name\n1 Ann\n2 Bob", (((0, 1, 1),), *[((0, 2, 1), (2, 3, 1))] * 2), 2
        ... ).pasted_beginning("No Name\n1\nAnn\n2\nBob", 1)
        'No Name\n1\nAnn\n'
        """
        last = max(line for _, line, _ in self.parts[self._end(rows) - 1])
        return first_lines(pasted, last) + "\n"

    def _end(self, rows: int) -> int:
        """Return how many lines there are to the end of so many that were put together."""
        most = min(_TIMES_AS_MANY * rows, len(self.parts))
        joined = (at for at, parts in enumerate(self.parts[:most], 1) if len(parts) > 1)
        return next(itertools.islice(joined, rows - 1, None), most)

    def placed(self, table: Crosstable, lines: Container[int], *, gaps: bool = False) -> Crosstable:
        """Return a table read from these lines with the places that the pasted text has.

        Where a player has no result in a round, or cells are empty (``gaps``), blanks that the
        break took may have held their places: that is said, if one of its lines was broken.
        """
        said = table.warnings
        joined = [at for at, parts in enumerate(self.parts, 1) if len(parts) > 1]
        own = [at for at in joined if at in lines]
        if self.told:
            said = (Message(self.told, (), joined[0], 1), *said)
        elif own and (
            gaps or any(not result.code for player in table.players for result in player.results)
        ):
            said = (Message("lines-joined", (), own[0], 1), *said)
        return self._moved.table(table._replace(warnings=said))

    def fault(self, error: ReadError) -> ReadError:
        """Return an error about this text at the place that the pasted text has."""
        return self._moved.error(error)

    @property
    def _moved(self) -> Moved:
        return Moved(self.place)


def rejoined(text: str) -> Iterator[Rejoined]:
    """Yield the ways in which broken lines may have been whole, the likeliest first."""
    lines = text.split("\n")
    seen = {text}
    if made := _by_cells(lines):
        seen.add(made.text)
        yield made
    numbers = _numbers(lines)
    for begins in _beginnings(lines, numbers):
        most = len(seen) + _MOST_WAYS
        last: list[_Parts] = []
        elsewhere: dict[int, int] = {}
        for parts, indent, fill in itertools.islice(_ways(lines, numbers, begins), 4 * _MOST_WAYS):
            if fill >= 0 and parts is not last:
                # Several widths are tried of the same lines.
                last, elsewhere = parts, _broken_elsewhere(lines, parts)
            made = _joined(lines, parts, indent, fill, elsewhere if fill >= 0 else {})
            if made.text not in seen:
                seen.add(made.text)
                yield made
                if len(seen) == most:
                    break


def _by_cells(lines: Sequence[str]) -> Rejoined | None:
    r"""Put rows together that lack cells, each with the lines below that have what it lacks.

    The break was within a cell, at a blank, or what parts cells was lost at it.

    >>> rows = [
    ...     "1\tAnn Ray\tW2\t1",
    ...     "2\tBob",
    ...     "Lee\tL1\t0",
    ...     "3\tCy\tD4",
    ...     "½",
    ...     "4\tDi\tD3\t½",
    ... ]
    >>> made = _by_cells(rows)
    >>> made and made.text.split("\n")[1:3]
    ['2\tBob Lee\tL1\t0', '3\tCy\tD4\t½']
    """
    # "Ray, Ann" in quotes is one cell.
    plain = [_QUOTED.sub("", line) for line in lines]
    for mark in _MARKS:
        counts = [line.count(mark) for line in plain]
        usual, most = max(Counter(filter(None, counts)).items(), key=itemgetter(1), default=(0, 0))
        if usual > 1 and most > 1:
            return _with_cells(lines, counts, mark, usual)
    return None


def _with_cells(
    lines: Sequence[str], counts: Sequence[int], mark: str, usual: int
) -> Rejoined | None:
    """Put rows together of which each has the mark that parts cells as often as most lines do."""
    made: list[str] = []
    places: list[tuple[tuple[int, int, int], ...]] = []
    at = 0
    while at < len(lines):
        end, glue = _end_of_row(lines, counts, at, usual)
        line, parts = _one(lines, tuple(range(at, end)), glue or mark)
        made.append(line)
        places.append(parts)
        at = end
    joined = sum(len(parts) > 1 for parts in places)
    return Rejoined("\n".join(made), tuple(places), joined, has_cells=True) if joined else None


def _end_of_row(
    lines: Sequence[str], counts: Sequence[int], at: int, usual: int
) -> tuple[int, str]:
    """Return after which line a row ends that begins here, and what was at its breaks.

    Nothing is where the mark that parts cells was lost.
    """
    has = counts[at]
    if 0 < has < usual:
        for end in range(at + 1, min(len(lines), at + _MOST_PARTS)):
            has += counts[end]
            if not (_goes_on(lines[end]) and has <= usual):
                break
            if has == usual and counts[end] < usual:
                return end + 1, " "
        rest = at + 1
        if rest < len(lines) and _goes_on(lines[rest]) and counts[at] + counts[rest] == usual - 1:
            return rest + 1, ""
    return at + 1, ""


def groups_of(lines: Sequence[str]) -> Iterator[list[tuple[int, ...]]]:
    """Yield which lines, from 0, may belong together, the likeliest first.

    >>> rows = ["1 Ann Ray, Elm W2", "D3 1.5", "2 Bob Lee, Oak L1", "B 1.0", "3 Cy Roe B"]
    >>> next(groups_of(["No Name School R1", "R2 Pts", *rows]))
    [(0, 1), (2, 3), (4, 5), (6,)]
    """
    numbers = _numbers(lines)
    last: list[_Parts] = []
    for begins in _beginnings(lines, numbers):
        for parts, _, _ in _ways(lines, numbers, begins):
            if parts is not last:
                last = parts
                yield parts


def _numbers(lines: Sequence[str]) -> dict[int, int]:
    """Return the numbers with which lines begin that hold a name."""
    return {
        at: int(row[1])
        for at, line in enumerate(lines)
        if (row := _BEGINS.match(line[:_MAX_LINE_CHARS])) is not None and not _heads(line)
    }


def _beginnings(lines: Sequence[str], numbers: Mapping[int, int]) -> Iterator[tuple[int, ...]]:
    """Yield which lines may begin rows: those that count up, and all; none that is too long."""
    if not _count(list(numbers.values())):
        return
    for begins in dict.fromkeys((tuple(_in_turn(numbers)), tuple(numbers))):
        if any(len(lines[at]) > _MAX_LINE_CHARS for at in begins):
            return
        yield begins


def _heads(line: str) -> bool:
    """Whether a line goes on with a heading that was broken in front of the number of a round.

    >>> _heads("1   Rd 2   Rd 3"), _heads("3 Rd 4 Pts"), _heads("1 Ann 2 Bob"), _heads("1 R 4 R 3")
    (True, True, False, False)
    """
    found = _OF_HEADING.fullmatch(line.strip())
    if found is None:
        return False
    rounds = _COUNTED.findall(found["rounds"])
    first = int(found["first"])
    numbers = [int(number) for _, number in rounds]
    return (
        numbers == [*range(first + 1, first + 1 + len(rounds))]
        and len({word for word, _ in rounds}) == 1
        and (len(rounds) > 1 or found["total"] is not None)
    )


def _ways(
    lines: Sequence[str], numbers: Mapping[int, int], begins: Sequence[int]
) -> Iterator[tuple[list[_Parts], int, int]]:
    """Yield which lines belong together, how far they are indented, and how wide they were.

    A width of -1 says that lines were broken at a blank, and need no filling up.
    """
    usual = _usual(len(lines[at]) for at in begins)
    # What is much shorter than they are is the rest of a heading: "8  Total". Short lines that
    # count are of a list below.
    listed = {
        at
        for pair in itertools.pairwise(begins)
        if numbers[pair[1]] == numbers[pair[0]] + 1
        and not any(_is_as_wide(len(lines[at]), usual) for at in pair)
        for at in pair
    }
    begins = [at for at in begins if at in listed or 2 * len(lines[at]) > usual]
    if len(begins) < _MIN_TABLE_ROWS:
        return
    between = sum(bool(line.strip()) for line in lines[begins[0] : begins[-1]])
    if between > 2 * _MOST_PARTS * len(begins):
        # That many lines are no rows' parts.
        return
    indent = min(len(lines[at]) - len(lines[at].lstrip()) for at in begins)
    inside = lines[max(0, begins[0] - _MOST_HEADING) : begins[-1] + _MOST_PARTS]
    widths = sorted({len(line) for line in inside if line.strip() and not _is_rule(line)})
    if not widths or widths[-1] < _NARROWEST:
        return
    by_rows = list(_by_rows(lines, begins))
    inside_ = range(max(0, begins[0] - _MOST_HEADING), begins[-1] + _MOST_PARTS)
    own = {*begins, *(at for at in inside_ if at < len(lines) and _HEADING.match(lines[at]))}
    by_width = list(_by_width(lines, inside_, own, widths[-1], _RULE))
    widest = (
        max((len(lines[part[0]].rstrip()) for part in by_rows[0] if len(part) > 1), default=0)
        if by_rows
        else 0
    )
    for groups in by_width[:1]:
        yield groups, indent, -1
    for groups in by_rows[:1]:
        yield groups, indent, -1
        yield groups, indent, widest
        # Where the blanks at the break are gone, two separate the cells on either side of it.
        yield groups, indent, widest + 2
    for groups in by_width[:1]:
        yield groups, indent, widths[-1]
    for groups in itertools.chain(by_rows[1:], by_width[1:]):
        yield groups, indent, -1
        yield groups, indent, widths[-1]


def _count(numbers: Sequence[int]) -> bool:
    """Whether lines are numbered, as players are: each has its own number, or they go up.

    >>> _count([3, 1, 2]), _count([1, 2, 1, 2, 1, 2]), _count([2, 2, 1, 1, 1, 2, 1, 1])
    (True, True, False)
    """
    rising = sum(one < other for one, other in itertools.pairwise(numbers))
    return 2 * max(rising + 1, len(set(numbers))) >= len(numbers)


def _in_turn(numbers: Mapping[int, int]) -> list[int]:
    """Return the lines that begin with a number, where most count up without those out of turn.

    A line broken in front of an opponent's number begins with one too; "BYE" is all its letters.

    >>> _in_turn({0: 3, 1: 1, 3: 2, 4: 40, 5: 3, 7: 4, 8: 5}), _in_turn({0: 7, 1: 2, 2: 8, 3: 1})
    ([1, 3, 5, 7, 8], [0, 1, 2, 3])
    """
    places, own = list(numbers), list(numbers.values())
    counting = sum(other - one == 1 for one, other in itertools.pairwise(own))
    if not own or 2 * counting < len(own) - 1:
        return places
    kept: list[int] = []
    last = own[0]
    for at, (place, number) in enumerate(zip(places, own, strict=True)):
        following = own[at + 1 : at + 3]
        goes_on = bool(kept) and 0 <= number - last <= _GAPS
        begins = any(0 <= other - number <= _GAPS for other in following)
        if goes_on or begins or not (following or number < last):
            kept.append(place)
            last = number
    return kept


def rejoined_lists(
    text: str,
    begins: Callable[[str], bool],
    whole: Callable[[str], bool] | None,
    told: str = "",
) -> Iterator[Rejoined]:
    r"""Yield the ways in which broken lines of a list may have been whole; they need no numbers.

    A line that ``begins`` something, such as a round, is not part of the one above; nor is one
    that is ``whole``, as the one above is. What was at the break is a blank, several that part
    columns, or a tab: what makes the line whole. Or lines were cut anywhere. ``told`` is the code
    of what is always said of it.

    >>> text = "Oak School  2½ - 1½  Elm\nAcademy\nRound 2\nElm 2 - 2 Oak School"
    >>> found = rejoined_lists(text, lambda line: line.startswith("Round"), None)
    >>> next(found).text.split("\n")[0]
    'Oak School  2½ - 1½  Elm Academy'
    """
    lines = text.split("\n")
    widest = max(map(len, lines))
    if not _NARROWEST <= widest <= _MAX_LINE_CHARS or len(lines) < _MIN_TABLE_ROWS:
        return
    seen = {text}
    starts = {at for at, line in enumerate(lines) if begins(line)}
    numbered = {at for at, line in enumerate(lines) if _NUMBERED.match(line)}
    if whole:
        own = [whole(line) for line in lines]
        starts |= {at for at in range(1, len(lines)) if own[at - 1] and own[at]}
    glues = (" ", _GAP, "\t") if "\t" in text else (" ", _GAP)
    kinds = [glues] if whole else [(glue,) for glue in glues]
    ways = [
        (groups, kind)
        for groups in itertools.islice(_by_turns(lines, starts, numbered, widest), _MOST_WAYS)
        for kind in kinds
    ]
    ways.insert(len(kinds), (_full(lines, starts, widest), ("",)))
    for parts, kind in ways:
        made = _glued(lines, parts, kind, whole)
        if made.text not in seen:
            seen.add(made.text)
            yield made._replace(told=told)


def _by_turns(
    lines: Sequence[str], starts: set[int], numbered: set[int], widest: int
) -> Iterator[list[_Parts]]:
    """Yield which lines belong together, where numbered ones begin rows and where they do not."""
    every = range(len(lines))
    for both in itertools.zip_longest(
        _by_width(lines, every, starts | numbered, widest, _DRAWN, _WIDEST_GAP),
        _by_width(lines, every, starts, widest, _DRAWN, _WIDEST_GAP) if numbered else (),
    ):
        yield from (groups for groups in both if groups)


def _full(lines: Sequence[str], starts: set[int], widest: int) -> list[_Parts]:
    """Return which lines belong together if each that has the full width goes on."""
    groups: list[_Parts] = []
    for at, line in enumerate(lines):
        if at and at not in starts and len(lines[at - 1]) == widest and line.strip():
            groups[-1] = (*groups[-1], at)
        else:
            groups.append((at,))
    return groups


def _glued(
    lines: Sequence[str],
    groups: Sequence[_Parts],
    glues: Sequence[str],
    whole: Callable[[str], bool] | None,
) -> Rejoined:
    """Put lines together with what was between them, of several what makes each whole."""
    made: list[str] = []
    places: list[tuple[tuple[int, int, int], ...]] = []
    for group in groups:
        own = glues if len(group) > 1 else glues[:1]
        if (
            len(own) > 1
            and _FIGURE.match(lines[group[1]])
            and not lines[group[0]].rstrip().endswith(("-", ":"))
        ):
            own = (_GAP, *(glue for glue in own if glue != _GAP))
        ways = [_one(lines, group, glue) for glue in own]
        line, parts = next((way for way in ways if whole and whole(way[0])), ways[0])
        made.append(line)
        places.append(parts)
    return Rejoined("\n".join(made), tuple(places), 0)


def _one(
    lines: Sequence[str], group: _Parts, glue: str
) -> tuple[str, tuple[tuple[int, int, int], ...]]:
    """Return lines as one, and where its parts are."""
    made, parts = lines[group[0]], [(0, group[0] + 1, 1)]
    for at in group[1:]:
        cut = len(lines[at]) - len(lines[at].lstrip(" ")) if glue else 0
        made = (made.rstrip(" ") if glue else made) + glue
        parts.append((len(made), at + 1, cut + 1))
        made += lines[at][cut:]
    return made, tuple(parts)


def _by_width(
    lines: Sequence[str],
    inside: range,
    rows: Container[int],
    widest: int,
    drawn: re.Pattern[str],
    gap: int = 1,
) -> Iterator[list[_Parts]]:
    """Yield which lines belong together by their widths: what follows had no room any more.

    Between them were as many blanks as part the columns of a line, ``gap`` at most.
    """
    whole = [not line.strip() or drawn.fullmatch(line) is not None for line in lines]
    needed = [
        len(line) + _blanks(line, gap) + _first_word(after)
        if at in inside and not whole[at] and not whole[at + 1]
        else 0
        for at, (line, after) in enumerate(itertools.pairwise(lines))
    ]
    for width in sorted({widest, *(need for need in needed if need > widest)})[:_MOST_WAYS]:
        groups: list[_Parts] = []
        for at in range(len(lines)):
            more = at not in rows and len(groups[-1]) < _MOST_PARTS if at else False
            if more and needed[at - 1] > width:
                groups[-1] = (*groups[-1], at)
            else:
                groups.append((at,))
        if len(groups) == len(lines):
            return
        yield groups


def _blanks(line: str, most: int) -> int:
    """Return how many blanks part what is in a line, as far as that matters."""
    return next((count for count in range(most, 1, -1) if " " * count in line.strip()), 1)


def _first_word(line: str) -> int:
    """Return where the first word of a line ends."""
    return len(line) - len(line.lstrip()) + len(line.split(None, 1)[0])


def _by_rows(lines: Sequence[str], begins: Sequence[int]) -> Iterator[list[_Parts]]:
    """Yield which lines belong together by where rows begin; headings may have more parts."""
    rows: list[_Parts] = []
    for at, following in zip(begins, [*begins[1:], None], strict=True):
        end = at + 1
        most = following
        if most is None:
            # What is below the last row may be no part of it.
            most = min(len(lines), at + max(map(len, rows), default=_MOST_PARTS))
        while end < most and _goes_on(lines[end]):
            end += 1
        rows.append(tuple(range(at, end)))
    sizes = Counter(map(len, rows))
    usual = max(sizes, key=lambda size: (sizes[size], size))
    if max(sizes) == 1 or max(sizes) > _MOST_PARTS:
        return
    above = [at for at in range(begins[0]) if lines[at].strip()]
    rules = [at for at in above if _is_rule(lines[at])]
    heading = [at for at in above if at not in rules]
    for count in dict.fromkeys((usual, usual + 1, usual - 1, max(sizes), 1)):
        whole = tuple(heading[-count:])
        if count < 1 or len(whole) < count or not all(map(str.strip, lines[whole[0] : whole[-1]])):
            continue
        groups: dict[int, _Parts] = {at: (at,) for at in range(len(lines))}
        again = _again(lines, whole, rows) if count > 1 else []
        for row in (whole, *rows, *again):
            for at in row[1:]:
                del groups[at]
            groups[row[0]] = row
        for at, after in itertools.pairwise(rules):
            if after == at + 1 and after in groups:
                del groups[after]
        yield [groups[at] for at in sorted(groups)]


def _again(lines: Sequence[str], heading: _Parts, rows: Sequence[_Parts]) -> list[_Parts]:
    """Return where the same heading comes again, outside rows: in sections below each other.

    >>> text = ["No Name", "R1 R2", "1 Ann", "D2 W2", "", "No Name", "R1 R2"]
    >>> _again(text, (0, 1), [(2, 3)])
    [(5, 6)]
    """
    taken = {at for row in rows for at in row}
    words = [lines[at].split() for at in heading]
    return [
        group
        for at in range(heading[-1] + 1, len(lines) - len(heading) + 1)
        if lines[at].split(None, 1)[:1] == words[0][:1]
        and taken.isdisjoint(group := tuple(range(at, at + len(heading))))
        and [lines[each].split() for each in group] == words
    ]


def _goes_on(line: str) -> bool:
    return bool(line.strip()) and not _is_rule(line)


def _is_rule(line: str) -> bool:
    return _RULE.fullmatch(line) is not None


def _joined(
    lines: Sequence[str],
    groups: Sequence[_Parts],
    indent: int,
    fill: int,
    elsewhere: Mapping[int, int],
) -> Rejoined:
    """Put lines together; ``fill`` is how wide each part but the last is made, if not -1.

    What all of them are indented is none of the rows. A row that was broken ``elsewhere`` than the
    others is filled up to where its rest belongs.
    """
    # Most lines of many texts stay as they are.
    several = [(index, group) for index, group in enumerate(groups) if len(group) > 1]
    rests = [lines[at] for _, group in several for at in group[1:]]
    indent = min([indent, *(len(rest) - len(rest.lstrip()) for rest in rests)])
    made = [lines[group[0]] for group in groups]
    places: list[tuple[tuple[int, int, int], ...]] = [((0, group[0] + 1, 1),) for group in groups]
    for index, group in several:
        whole = lines[group[0]]
        parts = [(0, group[0] + 1, 1)]
        for at in group[1:]:
            if fill < 0 or elsewhere.get(at) == 0:
                whole += " "
            else:
                whole = whole.ljust(elsewhere.get(at, fill * len(parts)))
                # Where the widest line is a heading, the blank at its break was not needed.
                whole += " " if _ENDS_IN_A_ROUND.search(whole) and _PTS.match(lines[at]) else ""
            parts.append((len(whole), at + 1, indent + 1))
            whole += lines[at][indent:]
        made[index] = whole
        places[index] = tuple(parts)
    widths = [
        len(lines[group[0]]) for _, group in several if _BEGINS.match(lines[group[0]]) is not None
    ]
    usual = _usual(widths)
    # What is shorter had room for more: it is of a list beside the table.
    rows = sum(_is_as_wide(width, usual) for width in widths)
    return Rejoined("\n".join(made), tuple(places), rows)


def _broken_elsewhere(lines: Sequence[str], groups: Sequence[_Parts]) -> dict[int, int]:
    """Return the rests that have a cell more than the others, and the column they are filled to.

    If the line above ends in the column in which the others end, the break was within a cell, and
    there was one blank, which is said by 0; else the cell begins in that column. Rests that begin
    with blanks were cut anywhere: they are where they were.

    >>> rows = ["1 Ann  w2 1  b3 0", "1", "2 Bob  b1 0  1-pt", "bye  1", "3 Cy   bye 0", "w1 1  1"]
    >>> rows += ["4 Di   w5 1  b6 0", "1", "5 Ed   w4 1  b7 0", "1"]
    >>> _broken_elsewhere(rows, [(0, 1), (2, 3), (4, 5), (6, 7), (8, 9)])
    {3: 0, 5: 13}
    """
    broken = [(group[0], group[1]) for group in groups if len(group) > 1]
    if len({len(lines[rest]) - len(lines[rest].lstrip()) for _, rest in broken}) != 1:
        return {}
    cells = {rest: len(CHUNK.findall(lines[rest])) for _, rest in broken}
    ends = {rest: _last_cell(lines[at]) for at, rest in broken}
    (usual, rows), *_ = Counter(cells.values()).most_common(1)
    (column, at_column), *_ = Counter(
        ends[rest] for rest in cells if cells[rest] == usual
    ).most_common(1)
    if not 2 * at_column > rows or not 2 * rows > len(broken):
        return {}
    return {
        rest: 0 if ends[rest] == column else column
        for rest, own in cells.items()
        if own == usual + 1 and ends[rest] <= column
    }


def _last_cell(line: str) -> int:
    """Return where the last cell of a line begins.

    >>> _last_cell("1 Ann  w2 1  b3 0"), _last_cell("1 Ann")
    (13, 0)
    """
    *_, last = CHUNK.finditer(line)
    return last.start()


def _usual(widths: Iterable[int]) -> int:
    """Return the width in the middle of all; 0 of none."""
    lined_up = sorted(widths)
    return lined_up[len(lined_up) // 2] if lined_up else 0


def _is_as_wide(width: int, usual: int) -> bool:
    """Whether a line is nearly as wide as those that begin rows usually are."""
    return 4 * width > 3 * usual
