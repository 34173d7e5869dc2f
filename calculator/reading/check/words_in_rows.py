"""An account of the words in players' rows, made after the reading, and however it was done.

Every word of a row has a place: the name, a result, a fact, a total. What has none, or stands in a
name though other rows have it as a cell of their own, shows that the cells are not where they were
taken to be.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from itertools import chain, islice, pairwise
from operator import attrgetter

from calculator.model import HALVES, Line, Message
from calculator.model.late import pattern
from calculator.reading.cells.byes import names_bye
from calculator.reading.cells.grammar import total
from calculator.reading.cells.looks import is_figure, is_sure
from calculator.reading.check.lines_of_no_table import AS_A_NAME, is_marked
from calculator.reading.columns.headings import column
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.text.grid import Cell

#: What is behind a cell as a mark; what parts the words of a name, and those of a line.
_MARK, _PART, _WORDS = pattern(r"[^\w.½]+$"), pattern(r"[\s,]+"), pattern(r"[^\s|;,:]+")
#: The mark of an own cell, and a footnote's letter.
_OWN = pattern(r"X[a-z]")
#: A rating at the beginning of a cell.
_RATING = pattern(r"[1-9]\d{2,3}(?!\w)")
#: An initial in front of something else.
_INITIAL = pattern(r"[^\W\d_a-z]\.\s")
_DECIMAL = pattern(r"\d+[.,]\d")
#: A last name, and a first one.
_TURNED = pattern(r"[^\W\d_][^\d,()]*, [^\W\d_][^\d,()]*")
#: One row in so many is one of a few; so much of a line is quoted.
_FEW, _QUOTED = 3, 60
#: A cell that is no word of a name; a row has at least so many figures and results.
_SHORT, _RESULTS = 2, 2
#: So many blanks more than anywhere else may be those around an empty cell.
_UNEXPLAINED = 2
_BYES = frozenset("BHU-")


def in_no_cell(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning for each row in which a name and results are in no cell.

    They may be another player's row. A remark has no results; where many rows have such words,
    those are a column's.

    >>> from calculator.reading.cells.grammar import RawResult
    >>> lines = ["1 Ann Lee W2", "2 Bob Ray L1  4 Kim Day U", "3 Cem Poe H  Champion"]
    >>> rows = tuple(
    ...     RawRow(
    ...         Cell(line[0], at, 1),
    ...         Cell(line[2:9], at, 3),
    ...         (RawResult("W", 1, Cell(line[10:12], at, 11)),),
    ...     )
    ...     for at, line in enumerate(lines, 1)
    ... )
    >>> [one.facts for one in in_no_cell(RawTable((), rows), lines)]
    [(2, '4 Kim Day U')]
    """
    if table.form != "text" or table.used:
        return ()
    found = []
    known: set[str] = set()
    for row in table.rows:
        line = lines[row.name.line - 1]
        name = row.name.text
        words = [match for match in AS_A_NAME.finditer(line) if match[0] not in name]
        if not words:
            continue
        known = known or _known(table)
        said = _said(row)
        for word in words:
            if word[0] not in said and word[0] not in known and not _is_a_word(word[0]):
                text = _around(row, word.start(), line)
                # Of two tables side by side a row may be cut behind its name.
                turned = _TURNED.fullmatch(name) and _TURNED.fullmatch(text)
                held = sum(map(_is_a_figure_or_result, text.split()))
                if turned or held >= _RESULTS or _goes_with(name, word, line):
                    facts = (Line(row.name.line), text[:_QUOTED])
                    found.append(Message("words-left-out", facts, row.name.line, word.start() + 1))
                break
    return tuple(found) if _FEW * len(found) <= len(table.rows) else ()


def _goes_with(name: str, word: re.Match[str], line: str) -> bool:
    """Whether a word in no cell is in front of one of the name, and one blank parts them.

    >>> _goes_with("Lee, H.", next(AS_A_NAME.finditer("Kay H.  Lee")), "Kay H.  Lee")
    True
    """
    return line[word.end() + 1 :].split(" ", 1)[0].strip(",") in _PART.split(name)


def figures_in_no_cell(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning for each of a few rows with a figure or a result that is in no cell.

    What many rows have is a column's: an ID, a tiebreak. A mark may be in front of all of a row.

    >>> from calculator.reading.cells.grammar import RawResult
    >>> lines = ["1 Ann Lee 1812 * W2", "2 Bob Ray L1", "3 Cem Poe H"]
    >>> last = [
    ...     Cell(line.split()[-1], at, line.rindex(" ") + 2) for at, line in enumerate(lines, 1)
    ... ]
    >>> rows = tuple(
    ...     RawRow(
    ...         Cell("", one.line, 1), Cell(line[2:9], one.line, 3), (RawResult("H", None, one),)
    ...     )
    ...     for line, one in zip(lines, last)
    ... )
    >>> [one.facts for one in figures_in_no_cell(RawTable((), rows), lines)]
    [(1, '1812')]
    """
    if table.form != "text" or table.used or any(row.printed for row in table.rows):
        return ()
    if any(one.cell.line > row.name.line for row in table.rows for one in row.results):
        return ()
    found = []
    often: Counter[int] = Counter()
    for row in table.rows:
        if rest := _figures_left(row, lines[row.name.line - 1]):
            found.append((row, rest))
            often.update(set(map(len, rest)))
    said = []
    for row, rest in found:
        few = [word for word in rest if _FEW * often[len(word)] <= len(table.rows)]
        if few:
            at = lines[row.name.line - 1].index(few[0]) + 1
            facts = (Line(row.name.line), " ".join(few)[:_QUOTED])
            said.append(Message("words-left-out", facts, row.name.line, at))
    return tuple(said) if _FEW * len(said) <= len(table.rows) else ()


def _figures_left(row: RawRow, line: str) -> list[str]:
    """Return the words of a row's line that hold figures and are in none of its cells.

    What is in brackets may say more of a rating: "1401 (1407)".
    """
    if len(line.split()) <= _words_said(row):
        return []
    cells = _cells(row)
    # Of most other rows each word begins a cell, or is the place or the rating: that is quick.
    begun = {cell.column - 1 for cell in cells}
    words = [
        found
        for found in islice(_WORDS.finditer(line), 1, None)
        if found.start() not in begun and _is_left(found[0])
    ]
    known = {str(row.rating), row.place, row.start}
    if len({found[0] for found in words} & known) == len(words):
        return []
    cells.sort(key=attrgetter("column"))
    ends = [
        # The text of a bye is not always the line's own.
        _end(cell) if line.startswith(cell.text, cell.column - 1) else behind
        for cell, behind in zip(
            cells, [*(cell.column - 1 for cell in cells[1:]), len(line)], strict=True
        )
    ]
    facts = (text for _, text in row.about)
    others = Counter(_WORDS.findall(" ".join((str(row.rating), row.place, row.start, *facts))))
    left = []
    for found in words:
        word, at = found[0], found.start()
        if at < row.name.column - 1 and len(word) <= _SHORT:
            # Its number, behind a word.
            continue
        if any(cell.column - 1 <= at < end for cell, end in zip(cells, ends, strict=True)):
            continue
        if others[word] or others[word.lstrip("0")]:
            others[word] -= 1
        else:
            left.append(word)
    return left


def _words_said(row: RawRow) -> int:
    """Return how many words of its line a row surely holds.

    What numbers it may be its place as well, or what it began with.
    """
    texts = [row.number.text, row.name.text]
    texts += [one.cell.text for one in row.results if one.cell.line == row.name.line]
    texts += [text for text in (row.place, row.start) if text != row.number.text]
    texts += [text for _, text in row.about]
    totals = bool(row.total_cell and row.total_cell.text)
    return len(" ".join(texts).split()) + bool(row.rating) + totals


def _is_left(word: str) -> bool:
    """Whether a word that is in no cell is a figure or a result, and not in brackets."""
    if not word.strip("0") or word[0] == "(" or not any(map(str.isnumeric, word)):
        return False
    return _is_a_figure_or_result(word)


def _known(table: RawTable) -> set[str]:
    """Return the words of all names: an opponent's name need be in no cell."""
    return {word for row in table.rows for word in _PART.split(row.name.text)}


def _said(row: RawRow) -> str:
    """Return all that the cells of a row say."""
    results = (one.cell.text for one in row.results)
    facts = (text for _, text in row.about)
    return " ".join((row.number.text, row.name.text, row.place, row.start, *results, *facts))


def _is_a_word(text: str) -> bool:
    """Whether a word is no name: a heading, a bye, a title."""
    return column(Cell(text, 1, 1)).kind != "other" or names_bye(text)


def _around(row: RawRow, at: int, line: str) -> str:
    """Return what is at a place of a line between two cells of its row."""
    begins = max((_end(cell) for cell in _cells(row) if _end(cell) <= at), default=at)
    ends = min((cell.column - 1 for cell in _cells(row) if cell.column > at), default=len(line))
    return line[begins:ends].strip(" \t|;,") or line[at:ends].strip()


def _is_a_figure_or_result(text: str) -> bool:
    return is_figure(text) or is_sure(text) or text in _BYES


def _cells(row: RawRow) -> list[Cell]:
    cells = [row.number, row.name, *(one.cell for one in row.results)]
    cells += [row.total_cell] if row.total_cell else []
    return [cell for cell in cells if cell.text and cell.line == row.name.line]


def _end(cell: Cell) -> int:
    return cell.column - 1 + len(cell.text)


def of_other_columns(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning for names with a word at an end that other rows have as a cell.

    Only in rows in which a cell is empty: that is where the word belongs. A sign is no word of a
    name in any row.

    >>> from calculator.reading.cells.grammar import RawResult
    >>> def row(at, name, *texts):
    ...     results = [RawResult("", None, Cell(text, at, 1)) for text in texts]
    ...     return RawRow(Cell("", at, 1), Cell(name, at, 1), tuple(results))
    >>> lines = ["Lee, Ann X† 1", "Ray, Bob 0 X", "Day, Kim J 1 0"]
    >>> rows = (row(1, "Lee, Ann X†", "", "1"), row(2, "Ray, Bob", "0"), row(3, "Day, Kim J", ""))
    >>> [one.facts for one in of_other_columns(RawTable((), rows), lines)]
    [(1, 'Lee, Ann X†')]
    >>> lines = ["Lee, Ann † 1500 1 X", "Ray, Bob † 0 X", "Day, Kim 1490 1 0"]
    >>> rows = (row(1, "Lee, Ann †", "1"), row(2, "Ray, Bob", "0"), row(3, "Day, Kim", "1"))
    >>> [one.facts for one in of_other_columns(RawTable((), rows), lines)]
    [(1, 'Lee, Ann †')]
    """

    @cache
    def behind() -> Mapping[str, int]:
        """Return in how many rows each word is behind the name."""
        return Counter(chain.from_iterable(_behind(row, lines) for row in table.rows))

    found = [
        row.name
        for row in table.rows
        if (is_marked(row.name.text) or not all(one.cell.text for one in row.results))
        and len(words := _PART.split(row.name.text.strip(", "))) > 1
        and _is_a_cell(words[-1], row, lines, behind)
    ]
    if not found or _FEW * len(found) > len(table.rows) + 1:
        return ()
    first = found[0]
    return (Message("name-odd", (len(found), first.text), first.line, first.column),)


def _is_a_cell(
    word: str, row: RawRow, lines: Sequence[str], behind: Callable[[], Mapping[str, int]]
) -> bool:
    """Whether one blank parts the last word of a name from a cell, and others have it as one."""
    bare = _bare(word)
    if len(bare) > _SHORT or bare.endswith(".") or not _is_close(row, lines)[1]:
        return False
    return behind().get(bare, 0) > (bare in _behind(row, lines))


def _bare(word: str) -> str:
    """Return a word without marks; a small letter behind the X of an own cell is one, too.

    >>> _bare("W12*"), _bare("Xa"), _bare("Xavi")
    ('W12', 'X', 'Xavi')
    """
    bare = _MARK.sub("", word) or word
    return bare[:1] if _OWN.fullmatch(bare) else bare


def _behind(row: RawRow, lines: Sequence[str]) -> set[str]:
    """Return the words behind the name in a row's line, without marks."""
    return set(map(_bare, lines[row.name.line - 1][_end(row.name) :].split()))


def with_facts(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning where names begin or end with what others have in a column of facts.

    "Poe, Ben ELM" beside an empty cell is a name and a club, if another row's club is "ELM"; so is
    "Poe, Ben Oak" beside "Club", if another's is "Oak Club". In front of the name, or without
    headings, one blank must part the two, and only a few rows be so.

    >>> def row(at, name, club):
    ...     return RawRow(Cell("", at, 1), Cell(name, at, 1), (), about=(("Club", club),))
    >>> lines = ["Ann Lee  Oak Club", "Ben Poe Oak Club", "Kim Day  ELM"]
    >>> rows = (row(1, "Ann Lee", "Oak Club"), row(2, "Ben Poe Oak", "Club"), row(3, "Kim", "ELM"))
    >>> [one.facts for one in with_facts(RawTable((), rows), lines)]
    [('Ben Poe Oak', 'Club')]
    >>> lines = ["Lee, Ann H. 5", "Poe, Ben 12"]
    >>> rows = (row(1, "Lee, Ann", "H. 5"), row(2, "Poe, Ben", "12"))
    >>> [one.facts for one in with_facts(RawTable((), rows), lines)]
    [('Lee, Ann', 'Club')]
    """
    texts: dict[str, set[str]] = {}
    for row in table.rows:
        for heading, text in row.about:
            if text and heading:
                texts.setdefault(heading, set()).add(text)
    if moved := _ratings_among(table):
        return moved
    facts = [_Facts(heading, every) for heading, every in texts.items()]
    sure: list[tuple[Cell, str]] = []
    close: list[tuple[Cell, str]] = []
    for row in table.rows if facts else ():
        words = _PART.split(row.name.text.strip(", "))
        own = dict(row.about)
        for one in facts if len(words) > 1 else ():
            text = own.get(one.heading, "")
            if table.headed and one.has_the_rest(words[-1], text):
                sure.append((row.name, one.heading))
            elif not text and one.begins_or_ends(words, row, lines):
                close.append((row.name, one.heading))
            elif _INITIAL.match(text) and _is_close(row, lines)[1]:
                # "H. 5" behind "Ives, Kay", where others have a figure.
                close.append((row.name, one.heading))
    found = sure or (close if _FEW * len(close) <= len(table.rows) + 1 else [])
    if not found:
        return ()
    cell, heading = found[0]
    return (Message("names-guessed", (cell.text, heading), cell.line, cell.column),)


def _ratings_among(table: RawTable) -> tuple[Message, ...]:
    """Return a warning where those without a rating have a figure where no other has one.

    In "Lee, Ann H. 2425" below "Name Prize Rtg Team" the team is none. Nor is "859 * 1378" all a
    performance, where others have one figure.

    >>> def row(at, name, rating, team):
    ...     return RawRow(Cell("", at, 1), Cell(name, at, 1), (), rating, about=(("Team", team),))
    >>> rows = (row(1, "Lee, Ann", None, "2425"), row(2, "Ray, Bob", 1748, "Rooks"))
    >>> [one.facts for one in _ratings_among(RawTable((), rows))]
    [('Lee, Ann', 'Team')]
    >>> rows = (row(1, "Lee, Ann", None, "859 * 1378"), row(2, "Ray, Bob", 1748, "1802"))
    >>> [one.facts for one in _ratings_among(RawTable((), rows))]
    [('Lee, Ann', 'Team')]
    """
    rated = [row for row in table.rows if row.rating]
    with_figures = {heading for row in rated for heading, _ in _figures(row)}
    several = {heading for row in rated for heading, text in _figures(row) if " " in text}
    for row in table.rows if rated else ():
        for heading, text in _figures(row) if row.rating is None else ():
            if heading not in with_figures or (" " in text and heading not in several):
                facts = (row.name.text, heading)
                return (Message("names-guessed", facts, row.name.line, row.name.column),)
    return ()


def _figures(row: RawRow) -> list[tuple[str, str]]:
    """Return what a row has under headings that begins as a rating."""
    return [(heading, text) for heading, text in row.about if heading and _RATING.match(text)]


class _Facts:
    """What the rows of a table have in one column."""

    def __init__(self, heading: str, texts: Collection[str]) -> None:
        self.heading = heading
        self._words = {word for text in texts for word in text.split()}
        self._texts = {text for text in texts if any(map(str.isalpha, text))}
        self._lasts = {text.split()[-1] for text in self._texts}

    def has_the_rest(self, last: str, text: str) -> bool:
        """Whether the last word of a name is another's fact, or makes one with the name's own."""
        bare = last in self._lasts and not any(map(str.isalpha, text))
        return bare or f"{last} {text}" in self._texts

    def begins_or_ends(self, words: Sequence[str], row: RawRow, lines: Sequence[str]) -> bool:
        """Whether a name begins or ends with a word of the column, one blank beside its own."""
        if words[0] not in self._words and words[-1] not in self._words:
            return False
        first, last = _is_close(row, lines)
        return (first and words[0] in self._words) or (last and words[-1] in self._words)


def _is_close(row: RawRow, lines: Sequence[str]) -> tuple[bool, bool]:
    """Whether one blank parts a name from what is before it, and from what is after it."""
    line, begins, ends = lines[row.name.line - 1], row.name.column - 1, _end(row.name)
    return (
        begins > 1 and line[begins - 2 : begins].strip() != "",
        line[ends : ends + 2].strip() != "",
    )


def total_unread(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning where rows end with what the results add up to, and no total was read.

    >>> from calculator.reading.cells.grammar import RawResult
    >>> lines = ["Ann Lee W2 U 1.0", "Bob Ray L1 U 0.0"]
    >>> rows = [
    ...     RawRow(
    ...         Cell("", at, 1), Cell(line[:7], at, 1), (RawResult(line[8], 1, Cell("W2", at, 9)),)
    ...     )
    ...     for at, line in enumerate(lines, 1)
    ... ]
    >>> [one.facts for one in total_unread(RawTable((), tuple(rows)), lines)]
    [(2, 'Ann Lee', 'U 1.0')]
    >>> rows = [row._replace(about=(("To", one),)) for row, one in zip(rows, ("1 Oak", "0"))]
    >>> [one.facts for one in total_unread(RawTable((), tuple(rows)), lines)]
    [(2, 'Ann Lee', '1 Oak')]
    """
    if table.form != "text" or table.used or table.of_opponents:
        return ()
    if any(row.total_cell or row.printed for row in table.rows):
        return ()
    found = []
    sums = set()
    for row in table.rows:
        points = sum(HALVES[one.code] for one in row.results)
        rest = lines[row.name.line - 1][max(map(_end, _cells(row))) :].strip(" \t|;,")
        # Below a heading that is none of a total, something else may be behind it.
        for text in [text for _, text in row.about] or [rest]:
            if text and total(text.split()[0 if row.about else -1]) == points:
                found.append((row.name, text))
                sums.add(points)
                break
    if len(sums) < 2 or 4 * len(found) < 3 * len(table.rows):
        return ()
    if any(row.about for row in table.rows) and not any(" " in text for _, text in found):
        # Whatever its heading is, the column holds nothing else.
        return ()
    (cell, text), *_ = found
    facts = (len(found), cell.text, text[:_QUOTED])
    return (Message("results-unused", facts, cell.line, cell.column),)


def by_position(table: RawTable) -> tuple[Message, ...]:
    """Return a warning for each bye behind a gap that nothing in the table explains.

    Where one blank parts cells, "W3      H" leaves open how many rounds are empty in between. A
    bye below its heading is in its place, and a game's opponent tells its round.

    >>> from calculator.reading.cells.grammar import RawResult
    >>> from calculator.reading.columns.headings import column
    >>> heads = tuple(column(Cell(f"R{at}", 1, 4 + 4 * at)) for at in (1, 2, 3, 4))
    >>> def row(at, *cells):
    ...     made = [RawResult(text[0], None, Cell(text, at, begins)) for text, begins in cells]
    ...     return RawRow(Cell("", at, 1), Cell("Ann", at, 1), tuple(made))
    >>> rows = (row(2, ("W3", 8), ("H", 18)), row(3, ("L2", 8), ("H", 13)))
    >>> [(one.facts, one.line) for one in by_position(RawTable(heads, rows))]
    [(('H', 2), 2)]
    """
    rounds = [one for one in table.columns if one.kind == "round"]
    # Headings one blank apart are not above their columns.
    close = all(two.heading.column - one.heading.end == 1 for one, two in pairwise(rounds))
    byes = []
    usual = 1
    for row in table.rows:
        cells = [one.cell for one in row.results]
        for before, cell, one, of in zip(
            cells, cells[1:], row.results[1:], rounds[1:], strict=False
        ):
            if before.text and cell.text and before.line == cell.line:
                gap = cell.column - before.end
                if one.opponent is None:
                    byes.append((gap, cell, of))
                else:
                    usual = max(usual, gap)
    return tuple(
        Message("round-guessed", (cell.text, of.round), cell.line, cell.column)
        for gap, cell, of in byes
        if gap > usual + _UNEXPLAINED and (close or not _overlap(cell, of.heading))
    )


def _overlap(cell: Cell, heading: Cell) -> bool:
    return cell.column < heading.end and heading.column < cell.end


def of_several_rounds(table: RawTable) -> tuple[Message, ...]:
    """Return a warning for a column that is below the headings of several rounds.

    >>> from calculator.reading.columns.headings import Column
    >>> heads = [Column("round", Cell(text, 1, 9), round=1) for text in ("R1", "3 4 5", "5 7")]
    >>> [one.facts for one in of_several_rounds(RawTable(tuple(heads), ()))]
    [('3 4 5', 1)]
    """
    found = []
    for one in table.columns if table.headed else ():
        words = one.heading.text.split() if one.kind == "round" else []
        numbers = [int(word) for word in words if word.isdecimal()]
        if len(numbers) > 1 and numbers == list(range(numbers[0], numbers[0] + len(words))):
            facts = (one.heading.text, one.round)
            found.append(Message("round-guessed", facts, one.heading.line, one.heading.column))
    return tuple(found)


def of_decimals(table: RawTable, *, by_blanks: bool = True) -> tuple[Message, ...]:
    """Return a warning for each bye that is a figure with decimals, where no others are.

    It may be the total of a row that has lost a cell: where more than blanks part cells, that is
    none whose own total is right.

    >>> from calculator.reading.cells.grammar import RawResult
    >>> def row(at, *texts):
    ...     cells = [RawResult("H", None, Cell(text, at, 9)) for text in texts]
    ...     return RawRow(Cell("", at, 1), Cell("Ann", at, 1), tuple(cells))
    >>> rows = (row(1, "-½", "-½"), row(2, "-½", "0,5"), row(3, "-½", "-½"))
    >>> [one.facts for one in of_decimals(RawTable((), rows))], of_decimals(RawTable((), rows[1:2]))
    ([('0,5', 2)], ())
    >>> rows = (rows[0], rows[1]._replace(total=2), rows[2])
    >>> [len(of_decimals(RawTable((), rows), by_blanks=by)) for by in (True, False)]
    [1, 0]
    """
    byes = [
        (at, one.cell, not (by_blanks or row.total is None or row.more_than_results))
        for row in table.rows
        for at, one in enumerate(row.results, 1)
        if one.opponent is None and one.cell.text
    ]
    found = [
        (at, cell) for at, cell, is_right in byes if not is_right and _DECIMAL.fullmatch(cell.text)
    ]
    if table.of_opponents or _FEW * len(found) > len(table.rows) or len(found) == len(byes):
        return ()
    return tuple(
        Message("round-guessed", (cell.text, at), cell.line, cell.column) for at, cell in found
    )


def account(table: RawTable, lines: Sequence[str], *, by_blanks: bool) -> tuple[Message, ...]:
    """Return what is wrong with the account of a table's rows."""
    said = in_no_cell(table, lines) or figures_in_no_cell(table, lines)
    said += total_unread(table, lines) + of_several_rounds(table)
    said += of_decimals(table, by_blanks=by_blanks)
    return said + of_other_columns(table, lines) + by_position(table) if by_blanks else said
