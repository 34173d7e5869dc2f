"""A text opened: its table, its sections, and the ways in which it can be read."""

import contextlib
import itertools
import math
import re
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import NUMBERED_BY, PLAYED, Crosstable, Message
from calculator.model.garbage import uncollected
from calculator.model.late import late, pattern
from calculator.reading.check.build import build
from calculator.reading.check.opponent_numbers import other_meanings
from calculator.reading.choose.candidate import (
    Candidate,
    bearing_out,
    candidates,
    of_tables,
    tells_all,
    with_notes,
)
from calculator.reading.cut.segments import has_heading
from calculator.reading.layouts import LAYOUTS, READERS, Reader
from calculator.reading.text.errors import ReadError, Section, SectionError
from calculator.reading.text.grid import lines_of
from calculator.reading.text.pasted_text import NO_TABLE_HINT, beginning, checked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from calculator.reading.assemble.standings.counted_back import counted_back
    from calculator.reading.assemble.standings.rounds_in_a_cell import rounds_apart
    from calculator.reading.assemble.without_rounds import without_rounds
    from calculator.reading.check.names_across_lines import (
        joined_names,
        split_words,
        splits_a_heading,
    )
    from calculator.reading.check.slips.unreadable_cells import told
    from calculator.reading.choose.first_rows import is_broken, tried
    from calculator.reading.choose.lines_beside import Beside, lines_beside
    from calculator.reading.choose.other_tables import with_rest
    from calculator.reading.choose.prizes_in_rows import without_prizes
    from calculator.reading.choose.put_together import (
        better_apart,
        borne_out,
        doubts,
        has_more,
        is_clearer,
        known,
        wrong,
    )
    from calculator.reading.choose.section_by_section import Stretch, mended, stretches
    from calculator.reading.choose.section_slips import solved
    from calculator.reading.choose.unpacked import Unpacked, unpacked
    from calculator.reading.columns.no_rows import is_no_row
    from calculator.reading.columns.raw import RawTable
    from calculator.reading.cut.headings_apart import with_headings
    from calculator.reading.cut.rounds_beside import rounds_below
    from calculator.reading.cut.rows_below import rows_joined
    from calculator.reading.cut.running_totals import without_running_totals
    from calculator.reading.cut.turned import turned
    from calculator.reading.cut.two_headings import with_one_heading
    from calculator.reading.text.even_gaps import evenly_parted
    from calculator.reading.text.original_places import Apart, Moved
    from calculator.reading.text.tab_stops import with_tabs
    from calculator.reading.text.wrapped_lines import Rejoined, rejoined, rejoined_lists
else:
    unpacked = late("calculator.reading.choose.unpacked", "unpacked")
    mended = late("calculator.reading.choose.section_by_section", "mended")
    stretches = late("calculator.reading.choose.section_by_section", "stretches")
    solved = late("calculator.reading.choose.section_slips", "solved")
    is_broken = late("calculator.reading.choose.first_rows", "is_broken")
    is_no_row = late("calculator.reading.columns.no_rows", "is_no_row")
    is_clearer = late("calculator.reading.choose.put_together", "is_clearer")
    lines_beside = late("calculator.reading.choose.lines_beside", "lines_beside")
    tried = late("calculator.reading.choose.first_rows", "tried")
    joined_names = late("calculator.reading.check.names_across_lines", "joined_names")
    split_words = late("calculator.reading.check.names_across_lines", "split_words")
    splits_a_heading = late("calculator.reading.check.names_across_lines", "splits_a_heading")
    rejoined = late("calculator.reading.text.wrapped_lines", "rejoined")
    rejoined_lists = late("calculator.reading.text.wrapped_lines", "rejoined_lists")
    told = late("calculator.reading.check.slips.unreadable_cells", "told")
    with_rest = late("calculator.reading.choose.other_tables", "with_rest")
    without_prizes = late("calculator.reading.choose.prizes_in_rows", "without_prizes")
    with_headings = late("calculator.reading.cut.headings_apart", "with_headings")
    rounds_below = late("calculator.reading.cut.rounds_beside", "rounds_below")
    rows_joined = late("calculator.reading.cut.rows_below", "rows_joined")
    without_running_totals = late("calculator.reading.cut.running_totals", "without_running_totals")
    with_one_heading = late("calculator.reading.cut.two_headings", "with_one_heading")
    turned = late("calculator.reading.cut.turned", "turned")
    better_apart = late("calculator.reading.choose.put_together", "better_apart")
    borne_out = late("calculator.reading.choose.put_together", "borne_out")
    known = late("calculator.reading.choose.put_together", "known")
    doubts = late("calculator.reading.choose.put_together", "doubts")
    has_more = late("calculator.reading.choose.put_together", "has_more")
    wrong = late("calculator.reading.choose.put_together", "wrong")
    evenly_parted = late("calculator.reading.text.even_gaps", "evenly_parted")
    counted_back = late("calculator.reading.assemble.standings.counted_back", "counted_back")
    rounds_apart = late("calculator.reading.assemble.standings.rounds_in_a_cell", "rounds_apart")
    with_tabs = late("calculator.reading.text.tab_stops", "with_tabs")
    without_rounds = late("calculator.reading.assemble.without_rounds", "without_rounds")


#: What was sent, written as code or typed for a program that typesets may have, near its beginning:
#: coded characters, rows of LaTeX or AsciiDoc, brackets with names or texts, lines with a name in
#: front of each value, names that go on below, cells in lines of their own, numbers in one
#: cell with names, what a messenger puts in front of a heading, games that run on in a line.
_PACKED = pattern(
    r"=20\r?$|=[23C-F][\dABD](?:=[89AB]|\b)|\\\\[ \t]*(?:\\|\r?$)|^\|===|\bVALUES\b"
    r"|^[ \t]*[\w.]*[\[({]+\s*(?:[\"']|\w+ ?[:=])|(?:^[ -]*[^\W_][\w .#]{0,30}: [^\n]*\n){3}"
    r"|(?:^[^\t\n|;]{1,16}\n){6}|^[^\w\s|]{0,2}1[^\d\s|]{0,3}(?: [-–—])? [^\d\s|][^|\n]*\|"
    r"|\n {2,}(?:[^\W\d_][^\s\d|:;]{0,20} ){0,3}[^\W\d_][^\s\d|:;]{0,20}\r?$"
    r"|^[^\n]{0,2}\d{1,4}[/.-]\d[^\n]{5,60}: [^\n]* {2}"
    r"|[-–:] ?[01½](?:[.,]5)?[;,] [^\n]{5,80}[01½5] ?[-–:] ?[01½]",
    re.MULTILINE,
)
#: A mark behind a result, or right behind a name: "1-0*", "W2 (#)", "Lee*". "#" heads numbers, too.
_MARKED = pattern(r"(?:[\d½)] ?[(\[]?|[^\W\d_])[*#†‡§¹²³]")
#: A mark as on footnotes, or its name, and words: what it says of results.
_MARK_TOLD = pattern(
    r"(?:[*#†‡§¹²³]|(?i:\basterisk|asterisco|astérisque|sternchen|\bstar))[)\]]? ?[=:–—-]? ?"
    r"(?:\w+ )?[^\W\d_]{3}"
)


class Opened(NamedTuple):
    """One section of a text, and what else may be chosen."""

    table: Crosstable
    section: int
    """The position of the table's section in ``sections``, from 0."""
    sections: tuple[Section, ...]
    readings: tuple[str, ...]
    """The ways in which this section can be read, the table's own first.

    Each is a layout, or a layout and what the opponents' numbers are: ``wintd-text:standings``.
    """


#: What is shown for a tab, and every so many columns it ends; so many lines tell, two of them.
_SHOWN, _STOP, _TELL = pattern(r"(?<![-+=<>]) {2,}(?=\S)"), 8, 16
#: What is no name; and a number in front of one is no longer.
_HAS_FIGURE, _LONGEST_NUMBER = pattern(r"[\d½]"), 3
#: One blank between two words.
_ONE_BLANK = pattern(r"(?<=\S) (?=\S)")
#: Up to this length each way to put broken lines together is tried.
_SHORT = 4_000
#: From this length on lines are put together before they are read as they are, if one in so many
#: does not begin with a number and a name.
_LONG, _OF_ALL = 8_000, 4
_NUMBERED = pattern(r"^[ \t|]*(?:\d{1,4}[.)]?[ \t|,;]+){1,3}[^\W\d_]{2}", re.MULTILINE)
#: What prizes have that somebody wrote into the rows of a table.
_PRIZES = pattern(
    r"(?i)[$€£]\s?\d|\d(?:st|nd|rd|th)(?![^\W\d_])|trophy|medal|plaque|prize|champ|winner|\b(?:top|best)\s"
)
#: This many of lists, of which a way is tried sooner.
_LISTED = 60_000


#: A short line without a tab; and several, with one with tabs below them.
_LONE = r"\n[^\t\n]{1,40}+"
_HEADS_APART = pattern(rf"{_LONE}(?=\n)(?:\n\t?)?(?:{_LONE}(?:\n\t?)?){{3}}\n[^\t\n]*\t")
#: Rounds one below the other, in the first of several cells; figures alone are below a word.
_IN_ROWS = pattern(
    r"(?:^|\n)(?:[^\W\d_]{1,8}[\s.#-]?1|(?:[Rr][ound][^\W\d_]{0,5}|Turno|Kolo)[.:]?[\t;,][^\n]+\n1)"
    r"[\t;,][^\n]+\n(?:[^\W\d_]{1,8}[\s.#-]?)?2[\t;,]"
)
#: Empty cells, as merged ones leave them.
_MERGED = pattern(r"\t ?\t|, ?,|; ?;")
#: A line's first word is in it again, as of lists of games side by side; or a row's first cell.
_BESIDE = pattern(
    r"(?:^|\n)[ \t,;|]*(#|[^\s\d,;|<][^\s,;|<]+)(?=[\s,;|])[^\n]{2,160}?"
    r"(?:[\t,;|] ?|  )\1(?=[\s,;|])"
    r"|<tr[^>]*>\s*<t[dh][^>]*>([^<\d]{2,20})<(?:(?!</?tr)[^\0]){1,900}?>\2<"
)
#: A row without a number and a name, with what is below others.
_BELOW = pattern(
    r"\n(?:\t\t+|,,+|;;+|[ |]*\|[ ]*\|[ |]*)[^\s,;|][^\n]*\n"
    r"|\n[^\s\n][^\n]*\n {12,80}[^\s\n]"
    r"|<tr[^>]*>\s*(?:<t[dh][^>]*>(?:\s|&nbsp;)*</t[dh]>\s*){2,9}<t[dh][^>]*>[^<\s]"
)
#: Three times a cell and a small figure beside it, as of points so far.
_SO_FAR = pattern(
    r"(?:[\t;,|] *[^\t;,|\n]+[\t;,|] *\d?\d?(?:[.,][05]|½)? *(?=[\t;,|\n])){3}"
    r"|(?:<td[^>]*>[^<]+</td>\s*<td[^>]*>\d?\d?(?:[.,][05]|½)?</td>\s*){3}"
)


class _Wish(NamedTuple):
    """A layout, what the opponents' numbers are, or neither."""

    layout: str = ""
    by: str = ""


class _Taken(NamedTuple):
    """What was taken of a text: one section as one reader has it."""

    reader: Reader
    found: list[Candidate]
    at: int
    table: Crosstable


class Text:
    r"""A pasted text and all that it may be: every reader reads it once, when somebody asks.

    >>> text = Text("Nr\tName\tR1\n2\tAnn\tW1\n1\tBob\tL2")
    >>> text.opened().readings, text.table("table-text").numbered_by
    (('table-text:standings',), 'standings')
    """

    def __init__(self, pasted: str) -> None:
        self.pasted = pasted
        self._whole: dict[str, _Lines] = {}

    @cached_property
    def _unpacked(self) -> "Unpacked | None":
        """What was packed into the text, if something was."""
        packed = _PACKED.search(self.pasted, 0, _SHORT) or (
            _MARKED.search(self.pasted) and _MARK_TOLD.search(self.pasted)
        )
        return unpacked(self.pasted) if packed else None

    def _home(self, table: Crosstable) -> Crosstable:
        """Return a table with the places that the pasted text has."""
        return self._unpacked.moved.table(table) if self._unpacked else table

    @contextlib.contextmanager
    def _errors_home(self) -> "Iterator[None]":
        """Raise errors at the places that the pasted text has."""
        try:
            yield
        except ReadError as error:
            if self._unpacked is None or isinstance(error, SectionError):
                raise
            raise self._unpacked.moved.error(error) from error.__cause__

    @cached_property
    def _lines(self) -> "_Lines":
        """The text as readers get it; :class:`ReadError` for what cannot be a table at all."""
        text = checked(self._unpacked.text if self._unpacked else self.pasted)
        if "\t" in text and _HEADS_APART.search(f"\n{text}"):
            text = with_headings(text)
        elif _BESIDE.search(text, 0, _SHORT) and (below := rounds_below(text)):
            return _Lines(below.text, moved=below.moved)
        elif _BELOW.search(text, 0, _SHORT) and (joined := rows_joined(text)):
            return _Lines(joined.text, moved=joined.moved)
        elif _SO_FAR.search(text, 0, _SHORT) and (less := without_running_totals(text)):
            return _Lines(less.text, moved=less.moved)
        elif _MERGED.search(text, 0, _SHORT):
            text = with_one_heading(text)
        if _IN_ROWS.search(text, 0, _SHORT) and (made := turned(text)):
            return _Lines(made.text, moved=made.moved)
        return _Lines(text)

    def _less(self, *, prizes: bool) -> "Iterator[_Lines]":
        """Yield the text without what is surely beside the table, and without ``prizes`` in rows.

        Only where there is such.
        """
        pasted = self._lines.text
        if aside := _set_aside(pasted):
            yield aside
        if prizes and _PRIZES.search(pasted) and (text := without_prizes(pasted)) != pasted:
            yield _set_aside(text) or _Lines(text)

    @uncollected
    def opened(self, reading: str | None = None, section: int | str | None = None) -> Opened:
        """Open the text: see :func:`opened`."""
        wish = _wish(reading)
        with self._errors_home():
            lines = self._best_lines(wish.layout)
            taken = lines.take(wish, section)
        sections = _sections(taken.found)
        return Opened(self._home(taken.table), taken.at, sections, lines.readings(taken))

    @uncollected
    def table(self, reading: str | None = None, section: int | str | None = None) -> Crosstable:
        """Read one section: see :func:`read`."""
        wish = _wish(reading)
        with self._errors_home():
            return self._home(self._best_lines(wish.layout).take(wish, section).table)

    @property
    @uncollected
    def best(self) -> Crosstable | ReadError:
        """The table that fits best, or why there is none, without what may have been meant."""
        try:
            with self._errors_home():
                return self._home(self._best_lines("").take(_Wish(), None, slips=False).table)
        except ReadError as error:
            return error

    def tables(self) -> list[tuple[str, Crosstable | ReadError]]:
        """Read every section: see :func:`read_all`."""
        with self._errors_home():
            lines = self._best_lines("")
            _, found = lines.best("")
        return [(part.title, self._result(lines, part)) for part in map(_solved, found)]

    def _result(self, lines: "_Lines", part: Candidate) -> Crosstable | ReadError:
        """Return the table of a section, or why there is none."""
        if not isinstance(part.result, ReadError):
            return self._home(lines.placed(part.result, part))
        error = lines.fault(part.result)
        return self._unpacked.moved.error(error) if self._unpacked else error

    def _best_lines(self, layout: str) -> "_Lines":
        """Return the lines as they are read best: as pasted, or without what is beside a table.

        What is beside one is only set aside where it is in the way.
        """
        if layout not in self._whole:
            best = _put_right(self._lines, layout)
            found = best.sections(layout)
            clear = found and (all(map(_is_clear, found)) or any(map(_lacks_a_round, found)))
            prizes = not (found and all(part.is_sound for part in found))
            for less in () if clear else self._less(prizes=prizes):
                if not best.is_of_its_reader(less, layout):
                    continue
                other = _put_right(less, layout)
                if is_clearer(other.sections(layout), best.sections(layout)):
                    best = other
            self._whole[layout] = best
        return self._whole[layout]


def _set_aside(text: str) -> "_Lines | None":
    """Return a text without what is surely beside its table; ``None`` where nothing is.

    Few lines, and what is cut into cells, are none such: most visits need not load what tells.
    """
    first, _, rest = text.strip("\n").partition("\n")
    _, more, last = rest.rpartition("\n")
    cut = all("\t" in line or "  " in line.strip() for line in (first, last))
    beside = lines_beside(text) if more and not cut else None
    return _Lines(beside.without(text), beside=beside) if beside else None


def _put_right(lines: "_Lines", layout: str) -> "_Lines":
    """Return lines with broken ones put together, if nothing is wrong with them only then.

    What is only the likeliest way to put them together must be borne out by the cells.
    """
    if tabbed := lines.tabbed(layout):
        return tabbed
    whole = lines.whole(layout)
    apart = whole
    if not (has_heading(whole.text) or whole.has_whole_table(layout)):
        apart = lines.apart(whole, layout)
    return lines.counted(whole, layout) if apart is whole else apart


class _Lines:
    """The lines of a text, as they were pasted or put together, and what they may be."""

    def __init__(
        self,
        text: str,
        joined: "Rejoined | None" = None,
        moved: "Moved | None" = None,
        beside: "Beside | None" = None,
        *,
        found: dict[tuple[Reader, str], list[Candidate]] | None = None,
    ) -> None:
        self.text = text
        self.joined = joined
        self._moved = moved
        self._beside = beside
        self._found: dict[tuple[Reader, str], list[Candidate]] = found or {}
        self._without: dict[bool, ReadError | None] = {}
        self._is_broken = False

    def _alone(self, *, tried: bool) -> ReadError | None:
        """Return what is wrong with points or tiebreaks alone, if the text is such."""
        if tried not in self._without:
            self._without[tried] = without_rounds(beginning(self.text), tried=tried)
        return self._without[tried]

    def _joined(self, made: "Rejoined") -> "_Lines":
        """Return these lines with broken ones put together."""
        return _Lines(made.text, made, beside=self._beside)

    def _apart(self, made: "Apart") -> "_Lines":
        """Return these lines with tabs between their cells."""
        return _Lines(made.text, moved=made.moved, beside=self._beside)

    def tabbed(self, layout: str) -> "_Lines | None":
        """Return the lines with tabs where blanks are shown for them, if they can be read so."""
        if not _may_show_tabs(self.text) or self._moved:
            return None
        best: _Lines | None = None
        most = -math.inf
        for made in with_tabs(self.text):
            other = self._apart(made)
            found = other.sections(layout)
            whole = len(made.cells) == len(lines_of(self.text))
            if whole and found and all(part.is_read for part in found):
                return other
            # Which lines were one the cells have to bear out.
            sound = found and all(part.is_sound for part in found)
            if sound and (size := bearing_out(found)) > most:
                best, most = other, size
        return best

    def apart(self, whole: "_Lines", layout: str) -> "_Lines":
        """Return the lines with the rounds in cells of their own, if they share one and fit so.

        Else they are those with broken ones put together, the ``whole``.
        """
        if made := rounds_apart(self.text):
            other = self._apart(made)
            if better_apart(other.sections(layout), whole.sections(layout)):
                return other
        return whole

    def counted(self, whole: "_Lines", layout: str) -> "_Lines":
        """Return the lines with their cells counted, from the end on too, if only that fits."""
        found: list[Candidate] = []
        with contextlib.suppress(ReadError):
            reader, found = whole.best(layout)
            if reader.alone:
                return whole
        settled = found and all(map(_is_settled, found))
        if settled or len(self.text) > _LONG:
            return whole
        for made in self._counted_ways():
            other = self._apart(made)
            counted = other.sections(layout)
            if _are_same(counted, found):
                continue
            better = better_apart(counted, found)
            if bearing_out(counted) > 0 and (better or _is_told_less(counted, found)):
                return other
            if _is_at_fault_there(counted, found, made) or _run_over(found, made):
                return other
        return whole

    def _counted_ways(self) -> "Iterator[Apart]":
        """Yield these lines with the cells that gaps part, and with those counted from the end."""
        if "  " in self.text and (made := evenly_parted(self.text)):
            yield made
        if _may_be_counted(self.text) and (made := counted_back(self.text)):
            yield made

    def whole(self, layout: str) -> "_Lines":
        """Return these lines, or the way to put broken ones together in which nothing is wrong.

        Where nothing is wrong with them as they are, lines must be left over between those of a
        table, and more cells bear each other out then.
        """
        if listed := self._listed(layout):
            return listed
        ways = self._ways()
        if self._may_be_broken(layout) and (made := next(ways, None)):
            self._is_broken = is_broken(self.text, made)
            ways = itertools.chain([made], ways)
            if self._is_broken and (whole := _put_together(map(self._joined, ways), layout)):
                return whole
        best: _Lines = self
        most: tuple[float, ...] = (0, math.inf)
        found: list[Candidate] = []
        with contextlib.suppress(ReadError):
            reader, found = self.best(layout)
            # Other readers say more of a fault than that lines may be broken.
            if reader is not READERS[-1] or any(one.is_too_much for one in found):
                return self
            if all(one.is_sound or one.beside for one in found):
                if not _is_between(found, self.text):
                    return self
                most = (bearing_out(found), math.inf)
            elif parts := self._at_fault(found):
                return self._mended(found, parts, layout)
        missing = _missing(found)
        for made in ways:
            if missing > made.joined:
                # Too few lines are put together to be all the players who are in no row.
                continue
            other = self._joined(made)
            if (weight := other.borne_out(layout)) > most:
                best, most = other, weight
        return best

    def _at_fault(self, found: list[Candidate]) -> "list[Stretch]":
        """Return where sections of a long text are at fault, if each can be read by itself."""
        as_pasted = not (self.joined or self._moved or self._beside)
        return stretches(found, self.text) if as_pasted and len(self.text) > _LONG else []

    def _mended(self, found: list[Candidate], parts: "list[Stretch]", layout: str) -> "_Lines":
        """Return these lines with those put together that are broken in each section at fault.

        If one of these cannot be mended so, none is.
        """
        lines = self.text.split("\n")
        new: list[tuple[Stretch, Rejoined, list[RawTable]]] = []
        for part in parts:
            own = _Lines("\n".join(lines[part.first - 1 : part.last])).whole(layout)
            tables = [one.judged.raw for one in own.sections(layout) if one.judged]
            if not (own.joined and own.borne_out(layout) and tables):
                return self
            new.append((part, own.joined, tables))
        made, read = mended(found, self.text, new)
        again = map(with_notes, of_tables(READERS[-1], read, made.text, slips=False))
        # Whoever found no table in most of the text finds none in it now.
        by_reader = {
            (reader, made.text): list[Candidate]()
            for (reader, text), found in self._found.items()
            if text == self.text and not any(part.is_read for part in found)
        }
        by_reader[READERS[-1], made.text] = list(again)
        other = _Lines(made.text, made, found=by_reader)
        return other if other.borne_out(layout) else self

    def _ways(self) -> "Iterator[Rejoined]":
        """Yield the ways to put broken lines together that are tried: only when somebody asks.

        Of a long text none is tried that puts only captions behind rows: it is read for nothing.
        """
        text = self.text
        if len(text) <= _SHORT:
            yield from rejoined(text)
            return
        lines = lines_of(text)
        for made in tried(text):
            rests = (lines[line - 1] for parts in made.parts for _, line, _ in parts[1:])
            if not all(map(is_no_row, rests)):
                yield made

    def _may_be_broken(self, layout: str) -> bool:
        """Whether the lines are put together before they are read as they are, if possible.

        The text is long, and of no other reader than that of all tables; so few of its lines begin
        with number and name that others may go on.
        """
        text = self.text
        if len(text) <= _LONG:
            return False
        others = (own for own in READERS[:-1] if layout or not own.wished)
        if any(part.is_of(layout) for own in others for part in self.by(own)):
            return False
        return _OF_ALL * len(_NUMBERED.findall(text)) <= (_OF_ALL - 1) * text.count("\n")

    def sections(self, layout: str) -> list[Candidate]:
        """Return the sections as the reader has them that understands most, if one does."""
        with contextlib.suppress(ReadError):
            return self.best(layout)[1]
        return []

    def has_whole_table(self, layout: str) -> bool:
        """Whether a sound table has all that its columns say, or each round has a heading."""
        for part in self.sections(layout):
            raw = part.judged.raw if part.judged else None
            heads = [one.heading.text for one in raw.columns if one.kind == "round"] if raw else []
            if tells_all(part) or (raw and raw.headed and len(heads) > 1 and all(heads)):
                return True
        return False

    def is_of_its_reader(self, other: "_Lines", layout: str) -> bool:
        """Whether other lines may be of the reader that understands most of these.

        A line at the top may say which program made them.
        """
        with contextlib.suppress(ReadError):
            return self.best(layout)[0].fits(other.text)
        return True

    def is_read(self, layout: str) -> bool:
        """Whether there is a table in the lines, whatever is wrong with it."""
        return any(part.is_read for part in self.sections(layout))

    def borne_out(self, layout: str) -> tuple[int, ...]:
        """Return how well cells of lines put together bear each other out; empty if one is lost.

        First comes how many do. Where a word or a figure was broken they are as many in several
        ways: then those with fewer empty rounds, and more ratings and known headings, are better.
        """
        with contextlib.suppress(ReadError):
            reader, found = self.best(layout)
            rows = self.joined.rows if self.joined else 0
            if not reader.scattered and sum(part.size for part in found) >= rows:
                size = borne_out(found, has_cells=bool(self.joined and self.joined.has_cells))
                split = split_words(self.joined) if self.joined else 0
                return (size, *known(found), -split) if size else ()
        return ()

    def _listed(self, layout: str) -> "_Lines | None":
        """Return the lines of a list that was broken, put together; ``None`` if it is none.

        More of it must be read then, and nothing be doubtful.
        """
        text = self.text
        readers = [own for own in READERS if own.listed and own.listed.may_be(text)]
        if not readers:
            return None
        own: list[Candidate] = []
        fewest: int | None = None
        with contextlib.suppress(ReadError):
            reader, found = self.best(layout)
            if all(part.is_sound for part in found) and not doubts(reader, found):
                return None
            if reader in readers and all(part.is_read for part in found):
                own, fewest = found, doubts(reader, found)
        best: _Lines | None = None
        for reader in readers:
            listed = reader.listed
            ways = rejoined_lists(text, listed.begins, listed.whole, listed.told) if listed else ()
            for made in itertools.islice(ways, _LISTED // len(text)):
                other = self._joined(made)
                found = [part for part in other.by(reader) if part.is_of(layout)]
                if not found or wrong(reader, found) or not has_more(found, own):
                    continue
                few = doubts(reader, found)
                if fewest is None or few < fewest:
                    best, fewest = other, few
                if best is other and not few:
                    return best
        return best

    def placed(self, table: Crosstable, part: Candidate) -> Crosstable:
        """Return the table of a section with the places that the pasted text has."""
        if self._moved:
            return self._moved.table(table)
        if self.joined is None:
            return table
        said = (*table.warnings, *joined_names(table, self.joined))
        gaps = part.has_gaps or splits_a_heading(self.joined)
        lines = part.judged.lines if part.judged else range(len(self.joined.parts) + 1)
        return self.joined.placed(table._replace(warnings=said), lines, gaps=gaps)

    def fault(self, error: ReadError) -> ReadError:
        """Return an error at a place that the pasted text has."""
        error = error.within(self.text)
        if self._moved:
            return self._moved.error(error)
        return self.joined.fault(error) if self.joined else error

    def by(self, reader: Reader, text: str = "") -> list[Candidate]:
        """Return what a reader has of the text, or of another for it: none where it is not its."""
        text = text or self.text
        found = self._found.get((reader, text))
        if found is None:
            # Of lines that were put together only what is sound is taken.
            as_pasted = self.joined is None and self._moved is None
            found = (
                candidates(reader, text, slips=as_pasted, beside=self._beside)
                if reader.fits(text)
                else []
            )
            tables = as_pasted and not (reader.alone or reader.scattered)
            if tables and _has_rest(found, text):
                found = with_rest(found, reader, text, candidates)
            if not reader.alone:
                found = list(map(with_notes, found))
            self._found[reader, text] = found
        return found

    def take(self, wish: _Wish, section: int | str | None, *, slips: bool = True) -> _Taken:
        """Take one section as it is wished."""
        reader, found = self.best(wish.layout)
        sections = _sections(found)
        if section is None:
            fitting = [at for at, part in enumerate(found) if part.is_of(wish.layout)]
            index = max(fitting, key=lambda at: (found[at].size, found[at].is_read))
        else:
            index = _position(sections, section)
        part = _solved(found[index])
        try:
            table = _table(part, wish)
        except ReadError as error:
            error = self.fault(error.knowing(sections=sections, section=index))
            if slips and not (error.slips or self.joined or self._moved or self._is_broken):

                def again(text: str) -> Crosstable:
                    found = self.by(reader, text)
                    return _table(found[_position(_sections(found), index)], wish)

                told(error, self.text, again)
            raise error from error.__cause__
        title = sections[index].title
        if len(sections) > 1 and table.section is None and title != table.event:
            # Beside others the last line above a table is what its section is called.
            table = table._replace(section=title or None)
        return _Taken(reader, found, index, self.placed(table, part))

    def best(self, layout: str) -> tuple[Reader, list[Candidate]]:
        """Return the sections as the reader has them that understands most."""
        tried: list[tuple[Reader, list[Candidate]]] = []
        for reader in READERS:
            if reader.wished and not layout:
                continue
            found = self.by(reader)
            fitting = [part for part in found if part.is_of(layout)]
            if any(isinstance(part.result, Crosstable) for part in fitting):
                return reader, found
            if fitting:
                tried.append((reader, found))
                if reader.alone or any(map(_is_too_large, fitting)):
                    # It is nothing else: its own fault says more than what another reader would
                    # make of it.
                    break
        # Where cells answer each other there is more than points.
        answered = any(_answers(found) for _, found in tried)
        if not (layout or answered) and (alone := self._alone(tried=bool(tried))):
            raise alone
        if not tried:
            what = "error-not-this-layout" if layout else "error-no-table"
            raise ReadError(what, 1, 1, NO_TABLE_HINT)
        # Of several faults that of the reading in which most rows were seen; of a table's with all
        # of them, not of each line's by itself.
        return max(
            tried,
            key=lambda one: (
                _answers(one[1]),
                sum(part.size for part in one[1]),
                not one[0].scattered,
            ),
        )

    def readings(self, taken: _Taken) -> tuple[str, ...]:
        """Return the ways to read what was taken, its own first."""
        part = taken.found[taken.at]
        names = [label(taken.table)]
        if part.judged is not None and part.layout:
            meanings = other_meanings(part.judged.raw, taken.table.numbered_by)
            names += [f"{part.layout.name}:{by}" for by in meanings]
        if not taken.reader.alone:
            who = {player.name for player in taken.table.players}
            for reader in READERS:
                if reader is taken.reader:
                    continue
                if reader is READERS[-1] and not has_heading(self.text):
                    # Reading what may be anything takes long, and without a heading is a guess.
                    continue
                for other in self.by(reader):
                    if isinstance(other.result, Crosstable) and who & set(other.names):
                        names.append(label(other.result))
        return tuple(dict.fromkeys(names))


def opened(text: str, reading: str | None = None, section: int | str | None = None) -> Opened:
    r"""Open a text: read one section of it, and say what else there is.

    ``reading`` is one of :attr:`Opened.readings`, a layout, or ``None`` for the reading that
    fits best; ``section`` a position from 0, a title or a part of it that no other title has,
    or ``None`` for the largest. Raises :class:`ReadError` where that cannot be read, with
    the :attr:`ReadError.sections` that there are, and :class:`SectionError` where there is
    no such section.

    >>> found = opened("Nr\tName\tR1\n2\tAnn\tW1\n1\tBob\tL2")
    >>> found.readings, found.sections
    (('table-text:standings',), (Section(title='', players=2, rounds=1),))
    """
    return Text(text).opened(reading, section)


def read(text: str, layout: str | None = None, *, section: int | str | None = None) -> Crosstable:
    r"""Read a crosstable out of pasted text or HTML.

    ``layout`` names one of :data:`LAYOUTS`, with ``:`` and what the opponents' numbers are
    where that is to be chosen too, ``section`` one of several in the text by its title or
    position (from 0); without them the layout is found by trying, and of several sections the
    largest is taken. Raises :class:`ReadError`, which says where and what was expected, if the
    text is none.

    >>> table = read("Ann 2 of 2: 1 0.5\nBob 1 of 2: 2 1")
    >>> table.format, len(table.players), table.rounds
    ('short', 6, 2)
    """
    return Text(text).table(layout, section)


def read_all(text: str) -> list[tuple[str, Crosstable | ReadError]]:
    r"""Read every section of a text: its title, and its table or why it cannot be read.

    >>> [
    ...     (title, table.rounds)
    ...     for title, table in read_all("U1200\nName,R1,R2\nAnn,W2,D2\nBob,L1,D1")
    ... ]
    [('U1200', 2)]
    """
    try:
        return Text(text).tables()
    except ReadError as error:
        return [("", error)]


def _has_rest(found: list[Candidate], text: str) -> bool:
    """Whether there are lines in a text that are of no table which was found there."""
    tables = [part.judged for part in found if part.judged]
    if any(table.raw.form == "html" for table in tables):
        return True
    taken = {line for table in tables for line in table.lines}
    faulty = [one.result.rows for one in found if isinstance(one.result, ReadError)]
    taken |= {cell.line for cells in faulty for cell in cells}
    return bool(taken) and any(
        line.strip() and at not in taken for at, line in enumerate(lines_of(text), 1)
    )


def _missing(found: list[Candidate]) -> int:
    """Return how many players results name that are in no row, of any section: so many at least."""
    tables = [part.judged for part in found if part.judged]
    there = {number for table in tables for number in table.numbers.numbers}
    missing = {number for table in tables for number in table.missing}
    return len(missing - there) - sum(part.size for part in found if not part.judged)


def _is_between(found: list[Candidate], text: str) -> bool:
    """Whether a table may lack words, and there are some between its lines that are of none."""
    judged = [part.judged for part in found if part.judged]
    if all(one.is_complete for one in judged):
        return False
    taken = [one.lines - {0} for one in judged]
    every = set().union(*taken)
    lines = lines_of(text)
    return any(
        at not in every and any(map(str.isalnum, lines[at - 1]))
        for own in taken
        for at in range(min(own, default=0), max(own, default=0) + 1)
    )


def _wish(reading: str | None) -> _Wish:
    """Read a wish such as ``table-text:place``."""
    layout, _, by = (reading or "").partition(":")
    if layout and layout not in LAYOUTS:
        raise ReadError(
            Message("error-no-layout", (layout,)),
            hint=Message("hint-one-of", (", ".join(LAYOUTS),)),
        )
    if by not in NUMBERED_BY:
        known = ", ".join(name for name in NUMBERED_BY if name)
        raise ReadError(Message("error-no-numbering", (by,)), hint=Message("hint-one-of", (known,)))
    return _Wish(layout, by)


def _solved(part: Candidate) -> Candidate:
    return solved(part) if part.unsolved and not part.is_sound else part


def _table(part: Candidate, wish: _Wish) -> Crosstable:
    """Return the table of a section, read as it is wished."""
    if not part.is_of(wish.layout):
        raise ReadError("error-not-this-layout", 1, 1, NO_TABLE_HINT)
    table = part.result
    if isinstance(table, Crosstable) and wish.by in {"", table.numbered_by}:
        return table
    if wish.by and part.judged and part.layout and not part.broken:
        said = part.told
        if isinstance(table, Crosstable):
            # What is said of the text itself is so in every reading of it.
            said = tuple(one for one in table.warnings if one not in part.built)
        table = build(part.judged, part.layout, wish.by)
        return table._replace(warnings=table.warnings + said)
    if isinstance(table, ReadError):
        raise table
    raise ReadError(Message("error-not-numbered-by", (f"opponents-by-{wish.by}",)), 1, 1)


#: A round is there, and none of the games before it.
_LATER = {"error-round-missing", "error-match-round-missing"}


def _lacks_a_round(part: Candidate) -> bool:
    """Whether a line names a later round than there are: nothing is beside the games, then."""
    error = part.result
    return isinstance(error, ReadError) and error.said.code in _LATER


def _is_clear(part: Candidate) -> bool:
    """Whether a section is sound and there is no word about it."""
    return part.is_sound and isinstance(part.result, Crosstable) and not part.result.warnings


def _is_at_fault_there(counted: list[Candidate], found: list[Candidate], made: "Apart") -> bool:
    """Whether cells that are counted back say whose cell is at fault, and others take it for more.

    Of two faults that says more.
    """
    faults, others = (
        [part.result for part in each if isinstance(part.result, ReadError)]
        for each in (counted, found)
    )
    if not faults or (len(faults), len(others)) != (len(counted), len(found)):
        return False
    there = {(cell.line, cell.column, cell.text) for row in made.cells for cell in row}
    return all(one.whose for one in faults) and there.isdisjoint(
        (one.line, one.column, one.cell) for one in others if one.whose and one.cell
    )


def _run_over(found: list[Candidate], made: "Apart") -> bool:
    """Whether names hold what is in cells of their own, with figures in it.

    Cells that are counted back may be parts of a name.
    """
    if not made.gaps:
        return False
    cells = {cell.text for row in made.cells for cell in row if _HAS_FIGURE.search(cell.text)}
    errors = [part.result for part in found if isinstance(part.result, ReadError)]
    names = {name for part in found for name in part.names}
    names |= {error.whose.player for error in errors if error.whose}
    return any(
        f" {text} " in f"{name} " for name in names for text in cells if len(text) > _LONGEST_NUMBER
    )


def _may_show_tabs(text: str) -> bool:
    r"""Whether blanks may be shown for tabs in some of the first lines: most visits load no more.

    >>> _may_show_tabs("No\tAnn\tRay\nNo\tBo\tRoe".expandtabs(8)), _may_show_tabs("No  Ann   Ray\n")
    (True, False)
    """
    if "\t" in text or "  " not in text:
        return False
    stops = (
        [found.end() % _STOP for found in _SHOWN.finditer(line.strip())]
        for line in lines_of(text)[:_TELL]
    )
    return sum(len(each) > 1 and 2 * each.count(0) >= len(each) for each in stops) > 1


def _may_be_counted(text: str) -> bool:
    r"""Whether some lines have one blank between words more than once: most visits load no more.

    >>> (
    ...     _may_be_counted("1 Ann Lee W 2\n2 Bo Roe L 1"),
    ...     _may_be_counted("1  Ann Lee  W2\n2  Bo Roe  L1"),
    ... )
    (True, False)
    """
    close = sum(len(_ONE_BLANK.findall(line)) > 1 for line in lines_of(text))
    return close > 1 and "\t" not in text


def _are_same(found: list[Candidate], others: list[Candidate]) -> bool:
    """Whether two ways to cut a text lead to the same players with the same results."""
    players = [
        [one.result.players for one in way if isinstance(one.result, Crosstable)]
        for way in (found, others)
    ]
    return len(found) == len(others) == len(players[0]) and players[0] == players[1]


def _is_told_less(found: list[Candidate], than: list[Candidate]) -> bool:
    """Whether as many cells bear each other out, and less is said."""
    return bearing_out(found) >= bearing_out(than) and is_clearer(found, than)


#: What is said where cells may belong to other rounds.
_GUESSED = frozenset(("round-guessed", "round-empty"))


def _is_settled(part: Candidate) -> bool:
    """Whether a section is a sound table, each game in it names somebody, no round was guessed.

    Of rows of figures one or two may look like games.
    """
    table = part.result
    return (
        part.is_sound
        and isinstance(table, Crosstable)
        and table.format != "games"
        and not any(one.code in _GUESSED for one in table.warnings)
        and not any(
            one.opponent is None and PLAYED[one.code]
            for player in table.players
            for one in player.results
        )
    )


def _is_too_large(part: Candidate) -> bool:
    return isinstance(part.result, ReadError) and part.result.is_too_much


def _put_together(ways: "Iterator[_Lines]", layout: str) -> _Lines | None:
    """Return the first way that is borne out; else the likeliest, if nothing can be read of it."""
    likeliest: _Lines | None = None
    for other in ways:
        if other.borne_out(layout):
            return other
        likeliest = likeliest or other
    return likeliest if likeliest and not likeliest.is_read(layout) else None


def _answers(found: list[Candidate]) -> bool:
    """Whether cells of a table that cannot be read answer each other: it was understood."""
    return any(part.judged and part.judged.consistency.answered for part in found)


def _position(sections: tuple[Section, ...], wanted: int | str) -> int:
    """Return the position of a section; a part of a title will do where only one has it."""
    if isinstance(wanted, int):
        if 0 <= wanted < len(sections):
            return wanted
        raise SectionError(wanted + 1, sections)
    titles = [section.title.casefold() for section in sections]
    sought = wanted.casefold().strip()
    same = [at for at, title in enumerate(titles) if title == sought]
    part = [at for at, title in enumerate(titles) if sought and sought in title]
    if same or len(part) == 1:
        return (same or part)[0]
    raise SectionError(wanted, sections)


def _sections(found: list[Candidate]) -> tuple[Section, ...]:
    return tuple(
        Section(part.title, 0, 0)
        if isinstance(part.result, ReadError)
        else Section(
            part.title,
            sum(not player.stub for player in part.result.players),
            part.result.rounds,
        )
        for part in found
    )


def label(table: Crosstable) -> str:
    r"""Name the reading of a table.

    >>> label(read("Nr\tName\tR1\n1\tAnn\tW2\n2\tBob\tL1"))
    'table-text:standings'
    """
    return f"{table.format}:{table.numbered_by}" if table.numbered_by else table.format
