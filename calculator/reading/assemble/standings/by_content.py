"""Read tables whose columns their cells tell, not their headings."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import tee

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.assemble.standings.headed import sections_of
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.content import Content
from calculator.reading.columns.headings import kind_headed
from calculator.reading.cut.stretches import Stretch, stretches
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

#: A word and the number of a round; not a day of a month or of a week.
_COUNTED = pattern(
    r"(?!(?:jan|ene|feb|mar|apr|abr|ma[iy]|jun|jul|a[ug]go?|sep|o[ck]t|nov|de[cz]|dic"
    r"|mon|tue|wed|thu|fri|sat|sun)\w*\W)(\D*?)\s*(\d{1,2})\W*",
    re.IGNORECASE,
)


def read_by_content(text: str) -> Sequence[Judged | ReadError]:
    """Read every table of the text; one that is faulty is its error."""
    return tuple(tables_by_content(text).every())


def read_if_all(
    text: str, wanted: Callable[[Judged | ReadError], bool]
) -> Sequence[Judged | ReadError]:
    """Read every table if all are ``wanted``; nothing as soon as one is not."""
    found: list[Judged | ReadError] = []
    for table in tables_by_content(text).every():
        if not wanted(table):
            return ()
        found.append(table)
    return tuple(found)


class _Tables:
    """The tables of a text, each read when it is asked for, and then kept."""

    def __init__(
        self,
        made: Iterable[Judged | ReadError] = (),
        rest: Iterable[Judged | ReadError] = (),
    ) -> None:
        self._made = list(made)
        self._rest = iter(rest)
        self._error: ReadError | None = None

    def every(self) -> Iterator[Judged | ReadError]:
        """Yield all of them."""
        yield from self._made
        if self._error:
            raise self._error
        try:
            for table in self._rest:
                self._made.append(table)
                yield table
        except ReadError as error:
            self._error = error
            raise


@lru_cache(maxsize=2)
def tables_by_content(text: str) -> _Tables:
    """Read a text up to where it is known in which way.

    Of several ways to cut the lines the first is taken in which nothing is at fault, else the
    first. Each is given up at its first fault, and the first one finished where it has to do.
    """
    first: _Tables | None = None
    for found in stretches(text):
        tables = _read(found)
        made: list[Judged | ReadError] = []
        for table in tables:
            made.append(table)
            if _is_at_fault(table):
                break
        else:
            return _Tables(made)
        first = first or _Tables(made, tables)
    return first or _Tables()


def _is_at_fault(table: Judged | ReadError) -> bool:
    if isinstance(table, ReadError):
        return True
    # Where a cell was cut in two, one half is results of no round, or opponents beside others.
    codes = {one.code for one in table.raw.warnings}
    halved = "column-of-results" in codes or (
        "column-of-opponents" in codes
        and any(one.opponent for row in table.raw.rows for one in row.results)
    )
    return halved or table.consistency.doubtful or table.lacks_rows


def _read(stretches_: Iterable[Stretch]) -> Iterator[Judged | ReadError]:
    ones, others = tee(stretches_)
    found = sections_of((stretch.segment, stretch.headed) for stretch in ones)
    for sections, stretch in zip(found, others, strict=True):
        for table in sections:
            if isinstance(table, Judged):
                # What is kept of a table knows them then: other readers ask, too.
                _ = table.numbers
                warnings = table.raw.warnings + _guessed(stretch)
                yield table.knowing(table.raw._replace(warnings=warnings))
            else:
                yield table


def right_totals(text: str) -> int | None:
    """Return how many totals of a table are right, whoever plays in it, if as many as are wrong.

    Of several ways to cut the lines it is the first that has such a one.
    """
    return next(
        (
            table.consistency.right
            for found in stretches(text)
            for table in _read(found)
            if isinstance(table, Judged) and table.consistency.may_be_right
        ),
        None,
    )


def has_crosstable(text: str) -> bool:
    r"""Whether cells of the text name opponents who answer them, whatever else there is in it.

    >>> has_crosstable("Kid\tA\nAnn\tW2\nBob\tL1"), has_crosstable("Ann 1-0 Bob")
    (True, False)
    """
    return any(
        isinstance(table, Judged)
        # Where columns are opponents each own cell is marked: no list of games looks so.
        and (table.raw.of_opponents or (bears := table.consistency).answered > 2 * bears.unanswered)
        for table in read_by_content(text)
    )


def _guessed(stretch: Stretch) -> tuple[Message, ...]:
    """Return warnings for what the cells leave open: what was read as what."""
    content = stretch.content
    found: list[Message] = []
    total = next((at for at, column in enumerate(content.columns) if column.kind == "total"), None)
    if content.totals and total is not None:
        facts = (_called(content, total), _called(content, content.totals[0]))
        found.append(_at(content, total, "total-guessed", facts))
    found += [] if _heads_opponents(stretch) else _unheaded(content)
    # A round's number over what is none: headings are not over their columns. So it is with one
    # behind "Rtg" where a round has no heading.
    bare = any(one.kind == "round" and not one.heading.text for one in content.columns)
    moved = any(
        column.kind in {"rating", "total"}
        and column.heading.text.rpartition(" ")[2].isdecimal()
        and (bare or column.heading.text.isdecimal())
        for column in content.columns
    )
    if stretch.unread or not content.sure or moved:
        kinds = [column.kind for column in content.columns]
        rounds = [at for at, kind in enumerate(kinds) if kind == "round"]
        names = kinds.index("name")
        places = (names + 1, rounds[0] + 1, rounds[-1] + 1)
        found.append(_at(content, names, "columns-guessed", places))
    return tuple(found)


def _heads_opponents(stretch: Stretch) -> bool:
    """Whether numbers head the columns of a round robin, in the order of the rows."""
    headings = [one.heading.text for one in stretch.content.columns if one.kind == "round"]
    # Of two games against each opponent, the second may have no heading.
    rounds = [text for text in headings if text]
    columns = (
        [row.cells[at].text.rstrip(".") for row in stretch.segment.rows if at < len(row.cells)]
        for at, one in enumerate(stretch.content.columns)
        if one.kind in {"number", "start", "place"}
    )
    return all(map(str.isdecimal, rounds)) and rounds in columns


def _unheaded(content: Content) -> list[Message]:
    """Return a warning for each round that is not the one that its heading says.

    Where all are as many rounds off, the first stands for them. A heading without a number may
    be cut off where it begins as the others do, or where there is no other.
    """
    rounds = {found.heading: found.round for found in content.columns if found.kind == "round"}
    said = {
        heading: int(match[2])
        for heading in rounds
        if (match := _COUNTED.fullmatch(heading.text)) is not None
    }
    if list(said.values()) == [at // 2 + 1 for at in range(len(rounds))]:
        # Two games a round.
        return []
    off = [heading for heading, number in said.items() if number != rounds[heading]]
    if len(said) == len(rounds) and len({said[one] - rounds[one] for one in said}) == 1:
        off = off[:1]
    off += [one for one in rounds if one not in said and _is_cut(one, said or rounds)]
    return [_at_heading(one, "round-guessed", (one.text, rounds[one])) for one in off]


def _is_cut(heading: Cell, others: Collection[Cell]) -> bool:
    """Whether a heading without a number begins as others do; if alone, whether it is unknown."""
    if not heading.text or any(map(str.isdecimal, heading.text)):
        return False
    if list(others) == [heading]:
        return kind_headed(heading.text) == "other"
    return heading not in others and any(one.text.startswith(heading.text) for one in others)


def _called(content: Content, at: int) -> str:
    """Return a column's heading, or its position where it has none."""
    return content.columns[at].heading.text or str(at + 1)


def _at(content: Content, at: int, code: str, facts: tuple[int | str, ...]) -> Message:
    return _at_heading(content.columns[at].heading, code, facts)


def _at_heading(heading: Cell, code: str, facts: tuple[int | str, ...]) -> Message:
    return Message(code, facts, heading.line, heading.column)
