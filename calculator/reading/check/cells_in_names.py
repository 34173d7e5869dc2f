"""Names that may hold what is another column's, in text whose cells are only apart by blanks."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from calculator.model import Message
from calculator.model.late import late, pattern
from calculator.reading.cells.grammar import is_rating, is_unrated
from calculator.reading.cells.looks import goes_on
from calculator.reading.check.lines_of_no_table import is_marked
from calculator.reading.columns.headings import is_fact
from calculator.reading.columns.raw import RawTable
from calculator.reading.lexicon import words_of
from calculator.reading.lexicon.headings import heading_kind
from calculator.reading.lexicon.words import RESULT, VERB
from calculator.reading.text.grid import Cell, words

if TYPE_CHECKING:
    from calculator.reading.cells.opponent_names import readings
    from calculator.reading.columns.words_of_columns import is_bye_in_letters
    from calculator.reading.lexicon.prose import begins_last_name
else:
    readings = late("calculator.reading.cells.opponent_names", "readings")
    is_bye_in_letters = late("calculator.reading.columns.words_of_columns", "is_bye_in_letters")
    begins_last_name = late("calculator.reading.lexicon.prose", "begins_last_name")

#: In so many of ten rows a column begins where its heading does, or is empty.
_LINED_UP = 9
#: What parts columns that are lined up; one in so many cells is one of a few.
_GAP, _FEW, _HALF = pattern(r" {2,}"), 4, 2
#: One row in so many is one of many.
_MANY = 3
#: So many words are more than most names have.
_LONG = 3
#: The word before a name, and the one behind it.
_BEFORE, _BEHIND = pattern(r"(?:^|\s)(\S+) $"), pattern(r",? (\S+)")
_INITIAL = pattern(r"[^\W\d_]\.")
#: So many figures ratings have.
_OF_RATINGS = (3, 4)
#: Under these headings there is no word of a name.
_OF_FIGURES = {"total", "rating", "tiebreak", "place", "start", "number"}


def run_over(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning for names that go on below another heading, or end nobody knows where.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.columns.raw import RawRow
    >>> from calculator.reading.text.grid import Cell
    >>> lines = ["Name     Club  R1", "Ann Lee  Oak   W2", "Bob Ray  Elm   L1"]
    >>> heads = tuple(
    ...     column(Cell(*one)) for one in (("Name", 1, 1), ("Club", 1, 10), ("R1", 1, 16))
    ... )
    >>> names = ("Ann Lee Oak", "Bob Ray Elm")
    >>> rows = tuple(
    ...     RawRow(Cell("", at, 1), Cell(name, at, 1), ()) for at, name in enumerate(names, 2)
    ... )
    >>> [said.facts for said in run_over(RawTable(heads, rows), lines)]
    [(2, 'Ann Lee Oak')]
    """
    if not table.headed:
        beside = tuple(
            Message("names-guessed", (cell.text, word), cell.line, cell.column)
            for cell, word, _ in itertools.islice(_beside(table, lines), 1)
        )
        beside = _with_gaps(table, lines) or beside or _before_names(table, lines)
        return beside or _behind_names(table, lines) or _with_like_ends(table)
    name = next(at for at, one in enumerate(table.columns) if one.kind == "name")
    rows = [lines[row.name.line - 1] for row in table.rows]
    gaps = sum(len(_GAP.findall(row.strip())) for row in rows)
    head = lines[table.columns[name].heading.line - 1]
    said = _below_others(table, name, lines) if gaps else ()
    # An empty cell leaves two blanks, too.
    close = _FEW * gaps < len(rows) * len(table.columns) or "  " not in head.strip()
    beside = _close(table, name) if close else _cut(table, lines)
    said = _under_numbers(table) or said or beside
    return said or _with_codes(table) or (() if close else _longer(table, lines))


def _under_numbers(table: RawTable) -> tuple[Message, ...]:
    """Return a warning for names beside which a word of letters is under the heading of numbers.

    >>> from calculator.reading.columns.raw import RawRow
    >>> def row(at, name, number):
    ...     return RawRow(Cell("", at, 1), Cell(name, at, 5), (), about=(("#", number),))
    >>> rows = row(1, "Lee, Ann", "1"), row(2, "Ray", "Bob")
    >>> [one.facts for one in _under_numbers(RawTable((), rows))]
    [(1, 'Ray', 'Bob')]
    """
    found = [
        (row.name, text)
        for row in table.rows
        for heading, text in row.about
        if heading and text.isalpha() and heading_kind(heading) == "number"
    ]
    if not found:
        return ()
    cell, text = found[0]
    return (Message("name-cut", (len(found), cell.text, text), cell.line, cell.column),)


def under_names(table: RawTable) -> tuple[Message, ...]:
    """Return a warning where words under the heading of names are read as something else."""
    if any(one.heading.text for one in table.columns if one.kind == "name"):
        return ()
    heads = [one.heading.text for one in table.columns if one.kind == "other"]
    for heading in (text for text in heads if heading_kind(text) == "name"):
        found = [(row.name, text) for row in table.rows if (text := dict(row.about).get(heading))]
        if found:
            cell, text = found[0]
            facts = (len(found), cell.text, text)
            return (Message("name-cut", facts, cell.line, cell.column),)
    return ()


def _with_gaps(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning for names that hold a wider gap: they may be two columns.

    So may those that begin as no name does, where several do, or with a word that heads columns.
    """
    begin = {row.name for row in table.rows if _begins_with_another(row.name.text)}
    several = len(begin) > 1
    found = [
        row.name
        for row in table.rows
        if (several and (row.name in begin or is_fact(row.name.text.partition(" ")[0])))
        or "  " in (_there(row.name.text, lines[row.name.line - 1], row.name.column - 1) or "")
    ]
    return (_run_over(table, found),) if found else ()


def _begins_with_another(name: str) -> bool:
    """Whether a name begins with a sign, or with a small word that names do not have.

    >>> names = ("* Lee, Ann", "trophy Lee, Ann", "van Rijn, Tom", "ann lee", "'t Hooft, Kim")
    >>> [_begins_with_another(name) for name in names]
    [True, True, False, False, False]
    """
    first, _, rest = name.partition(" ")
    if not any(map(str.isupper, rest)):
        return False
    return not any(map(str.isalnum, first)) or (
        first.isalpha() and first.islower() and not begins_last_name(first)
    )


def _beside(table: RawTable, lines: Sequence[str]) -> Iterator[tuple[Cell, str, int]]:
    """Yield each name one blank beside which a word is that is in none, with its place."""
    for row in table.rows:
        cell, line = row.name, lines[row.name.line - 1]
        # The first name may be out of a column of its own.
        start = cell.column - 1
        there = _there(cell.text.replace(",", ""), line.replace(",", " "), start)
        if there is None:
            continue
        before = _BEFORE.search(line[:start])
        behind = _BEHIND.match(line, end := start + len(there))
        for found, at in ((before, start), (behind, end + 1)):
            if found and goes_on(found[1]) and not _is_whole(found[1]):
                yield cell, found[1], at


def _is_whole(word: str) -> bool:
    """Whether a word is a cell by itself, or begins one: a bye, how a game ended, no rating.

    >>> [_is_whole(word) for word in ("L-Bell", "bye", "unr", "beat", "Bell", "H")]
    [True, True, True, True, False, False]
    """
    whole = is_bye_in_letters(word) or is_rating(word) or bool(readings(word))
    return len(word) > 1 and (whole or word in _verbs())


@lru_cache(maxsize=1)
def _verbs() -> frozenset[str]:
    """Return the words with which it is told how a game ended: "beat Lee", "lost to Lee"."""
    return frozenset(word.split()[0] for table in (VERB, RESULT) for word, _ in words_of(table))


def _cut(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning for names one blank beside which a word is where no column begins."""
    rows = [lines[row.name.line - 1] for row in table.rows]
    first = any(one.kind == "first" for one in table.columns)
    beside = [] if first else list(_beside(table, lines))
    begins = {at: _is_lined_up(at, rows, figures=False) for at in {at for *_, at in beside}}
    # What begins a last name is part of it, wherever columns begin, and so is one with a comma.
    found = [
        (cell, word)
        for cell, word, at in beside
        if not begins[at] or word.endswith(",") or begins_last_name(word)
    ]
    if not found:
        return ()
    (cell, word), *_ = found
    return (Message("name-cut", (len(found), cell.text, word), cell.line, cell.column),)


def _there(text: str, line: str, at: int) -> str | None:
    """Return a name as it stands in a line, whatever blanks are between its words.

    >>> _there("Lee Ann", "1 Lee   Ann  W2", 2), _there("Lee Ann", "1 LeeAnn", 2)
    ('Lee   Ann', None)
    """
    end = at
    for word in text.split():
        begins = end
        while end > at and line[begins : begins + 1].isspace():
            begins += 1
        if (end > at and begins == end) or not line.startswith(word, begins):
            return None
        end = begins + len(word)
    return line[at:end]


def _run_over(table: RawTable, found: Sequence[Cell]) -> Message:
    """Return a warning for some names; those that end in the same figure as the first are more.

    So are those that end with a sign where the first does.

    >>> from calculator.reading.columns.raw import RawRow
    >>> names = [Cell(text, 1, 1) for text in ("Ann Lee *", "Bob Ray †", "Cem Poe")]
    >>> table = RawTable((), tuple(RawRow(Cell("", 1, 1), name, ()) for name in names))
    >>> _run_over(table, names[:1]).facts
    (2, 'Ann Lee *')
    """
    first = found[0]
    end = first.text.rpartition(" ")[2]
    texts = [row.name.text for row in table.rows]
    alike = sum(text.endswith(f" {end}") for text in texts) if end.isdecimal() else 0
    alike = sum(map(is_marked, texts)) if is_marked(first.text) else alike
    facts = (max(len(found), alike), first.text)
    return Message("names-run-over", facts, first.line, first.column)


def _below_others(table: RawTable, name: int, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning for names that are not all that is between two headings."""
    own = table.columns[name].heading
    first = any(one.kind == "first" for one in table.columns)
    heads = {one.heading.column - 1: one.kind for one in table.columns if one.heading.text}
    behind = sorted(at for at in heads if at >= own.column)
    # A heading may be of no column.
    further = words(own.line, lines[own.line - 1])
    after = min((one.column - 1 for one in further if one.column > own.end), default=0)
    if not behind or not after:
        return ()
    rows = [lines[row.name.line - 1] for row in table.rows]
    lined_up = {
        at
        for at in (own.column - 1, after, *behind)
        if _is_lined_up(at, rows, figures=heads.get(at) in _OF_FIGURES)
    }
    # Where other columns are not lined up, a word may begin anywhere.
    both = {own.column - 1, after} <= lined_up
    sure = both or 3 * len(lined_up.intersection(behind)) >= 2 * len(behind)
    begins = own.column - 1 if sure and own.column - 1 in lined_up else 0
    ends = after if sure and after in lined_up else 0
    found = []
    for row in table.rows:
        cell, line = row.name, lines[row.name.line - 1]
        # A first name has a column of its own.
        text = cell.text.rpartition(", ")[0] if first else cell.text
        start = cell.column - 1
        there = _there(text, line, start)
        if there is None:
            continue
        end = start + len(there)
        if (
            start < begins
            # A figure before the next heading is its own, moved up by a short name, not a name's.
            or (ends and (end > ends or _has_more(line[end:ends])))
            or any(
                len(gap[0]) > 1
                and (
                    any(at <= start + gap.end() for at in behind)
                    # A sign there is none of the name.
                    or not any(map(str.isalnum, there[gap.end() :]))
                )
                for gap in re.finditer(r"\s+", there)
            )
        ):
            found.append(cell)
    return (_run_over(table, found),) if found else ()


def _is_lined_up(at: int, rows: Sequence[str], *, figures: bool) -> bool:
    """Whether words of most rows begin at a place, or nothing is there."""
    begun = [row[at - 1 : at + 1] for row in rows]
    fits = sum(not text[:1].strip() and not (figures and text[1:].isalpha()) for text in begun)
    there = sum(bool(text[1:].strip()) for text in begun)
    return at > 0 and 10 * fits >= _LINED_UP * len(rows) and 3 * there >= len(rows)


def _close(table: RawTable, name: int) -> tuple[Message, ...]:
    """Return a warning where single blanks part names from a column of words beside them."""
    first, own = table.rows[0].name, table.columns[name].heading
    # "Team Name" may be two headings.
    beside = [word for word in own.text.split()[:-1] if is_fact(word)]
    for one in (*table.columns[max(0, name - 1) : name], *table.columns[name + 1 : name + 2]):
        heading = one.heading.text
        if one.kind == "other" and heading:
            there = {row: dict(row.about).get(heading, "") for row in table.rows}
            ends = [row.name.text.split()[-1] for row, text in there.items() if not text]
            words = any(map(_is_of_words, there.values())) or any(map(str.islower, ends))
            beside += [heading] if words else []
    beside += _odd(table)
    beside += _beside_rating(table)
    beside += _figures_in_names(table)
    begun = next((row.name for row in table.rows if _begins_with_another(row.name.text)), None)
    if begun and not beside:
        first, beside = begun, [begun.text.split()[0]]
    if not beside:
        return ()
    return (Message("names-guessed", (first.text, beside[0]), first.line, first.column),)


def _with_codes(table: RawTable) -> tuple[Message, ...]:
    """Return a warning where names end alike, and nothing of letters is below a heading of clubs.

    Their data is left of the headings: what is the club's comes after the names.
    """
    ends = [row.name.text.split()[-1] for row in table.rows if " " in row.name.text]
    again = sum(count for count in Counter(ends).values() if count > 1)
    codes = sum(end.isalpha() and end.isupper() and len(end) > 1 for end in ends)
    capitals = any(row.name.text.isupper() for row in table.rows)
    if _HALF * max(again, 0 if capitals else codes) <= len(table.rows):
        return ()
    for one in table.columns:
        heading = one.heading.text
        if one.kind == "other" and is_fact(heading):
            texts = [dict(row.about).get(heading, "") for row in table.rows]
            if not any(map(_has_letters, texts)):
                first = table.rows[0].name
                return (Message("names-guessed", (first.text, heading), first.line, first.column),)
    return ()


def _odd(table: RawTable) -> list[str]:
    """Return the headings of columns in which a few cells have words as names have."""
    texts: dict[str, list[str]] = {}
    for row in table.rows:
        for heading, text in row.about:
            texts.setdefault(heading, []).append(text)
    worded = {
        heading: sum(_is_of_words(text) or _INITIAL.fullmatch(text) is not None for text in there)
        for heading, there in texts.items()
    }
    return [heading for heading, count in worded.items() if 0 < _FEW * count <= len(table.rows)]


def _figures_in_names(table: RawTable) -> list[str]:
    """Return the figures in front of a word in most names: "NY 1 Lee, Ann", "CT 2 Ray, Bob".

    >>> from calculator.reading.columns.raw import RawRow
    >>> def table(*names):
    ...     return RawTable((), tuple(RawRow(Cell("", 1, 1), Cell(one, 1, 1), ()) for one in names))
    >>> _figures_in_names(table("NY 1 Lee, Ann", "CT 2 Ray, Bob"))
    ['1', '2']
    >>> _figures_in_names(table("Lee, Ann", "Player 2"))
    []
    """
    found = [
        figures[0]
        for row in table.rows
        if (figures := [word for word in row.name.text.split()[:-1] if word.isdecimal()])
    ]
    return found if _HALF * len(found) > len(table.rows) else []


def _beside_rating(table: RawTable) -> Iterator[str]:
    """Yield the column beside that of ratings which is empty where a rating may be its cell.

    In "Lee, Ann 1566 W2" below "Name Perf Rtg R1" the rating may be the performance.
    """
    at = next((at for at, one in enumerate(table.columns) if one.kind == "rating"), None)
    if at is None:
        return
    for one in (*table.columns[max(0, at - 1) : at], *table.columns[at + 1 : at + 2]):
        heading = one.heading.text
        texts = [(row, dict(row.about).get(heading, "")) for row in table.rows]
        like = sum(text.isdecimal() and len(text) in _OF_RATINGS for _, text in texts)
        lacking = [row for row, text in texts if not text and row.rating]
        if one.kind == "other" and heading and lacking and _HALF * like > len(texts):
            yield heading


def _before_names(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning where some names are a blank farther from their numbers than others.

    In "1 Oak Lee, Ann" and "2  Ray, Bob" a cell is empty that others have: their clubs.
    """
    apart = []
    for row in table.rows:
        if row.number.text:
            between = lines[row.name.line - 1][: row.name.column - 1]
            between = between[row.number.column - 1 + len(row.number.text) :]
            # "4. Ann" is as far as "4 Ann".
            apart.append((len(between.lstrip(".)")), row))
    near = [row for gap, row in apart if gap == 1]
    far = [row for gap, row in apart if gap > 1]
    # Of numbers that are lined up the shorter ones are farther away.
    lengths = {len(row.number.text) for row in near} & {len(row.number.text) for row in far}
    name = next((row.name for row in near if " " in row.name.text), None)
    if name is None or len(far) < _HALF or not lengths:
        return ()
    facts = (name.text, name.text.split()[0])
    return (Message("names-guessed", facts, name.line, name.column),)


def _behind_names(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning where some names are a blank farther from their results than others.

    In "1 Ray, Bob Oak W2" and "2 Lee, Ann  L1" a cell is empty that others have: their clubs. Two
    blanks elsewhere may be those of columns that are lined up.

    >>> from calculator.reading.columns.raw import RawRow
    >>> lines = ["Ray, Bob Oak W2", "Lee, Ann  L1", "Poe, Cem Elm H"]
    >>> names = [Cell(line[: line.rindex(" ")].strip(), at, 1) for at, line in enumerate(lines, 1)]
    >>> table = RawTable((), tuple(RawRow(Cell("", 1, 1), name, ()) for name in names))
    >>> [one.facts for one in _behind_names(table, lines)]
    [('Ray, Bob Oak', 'Oak')]
    """
    near: list[Cell] = []
    far: list[Cell] = []
    for row in table.rows:
        begins = row.name.column - 1
        rest = lines[row.name.line - 1][begins + len(row.name.text) :]
        # An empty cell of a round leaves two blanks, too.
        if not all(one.cell.text for one in row.results) or "  " in rest.strip():
            return ()
        (far if rest[:2].isspace() else near).append(row.name)
    long = next((name for name in near if len(name.text.split()) >= _LONG), None)
    if not long or not far or any(len(name.text.split()) >= _LONG for name in far):
        return ()
    facts = (long.text, long.text.split()[-1])
    return (Message("names-guessed", facts, long.line, long.column),)


def _with_like_ends(table: RawTable) -> tuple[Message, ...]:
    """Return a warning where nothing is headed, and names of several words mostly end alike.

    They may be names with their clubs: "Ann Lee Oak", "Ben Poe Elm", "Cem Roe Oak". So they may
    where many hold a word in capitals, or any an "&".

    >>> from calculator.reading.columns.raw import RawRow
    >>> names = "USA Lee, Ann", "CAN Ray, Bob"
    >>> table = RawTable((), tuple(RawRow(Cell("", 1, 1), Cell(one, 1, 1), ()) for one in names))
    >>> [one.facts for one in _with_like_ends(table)]
    [('USA Lee, Ann', 'USA')]
    """
    coded = [row.name for row in table.rows if any(map(_is_code, row.name.text.split()))]
    joined = [row.name for row in table.rows if " & " in row.name.text]
    if _MANY * len(coded) < len(table.rows) or all(name.text.isupper() for name in coded):
        coded = []
    if first := next(iter(joined or coded), None):
        parts = first.text.split()
        facts = (first.text, parts[0] if _is_code(parts[0]) and not joined else parts[-1])
        return (Message("names-guessed", facts, first.line, first.column),)
    long = [row.name for row in table.rows if len(row.name.text.split()) >= _LONG]
    ends = Counter(name.text.split()[-1] for name in long)
    alike = [name for name in long if ends[name.text.split()[-1]] > 1]
    if _HALF * len(alike) < len(table.rows):
        return ()
    first = alike[0]
    return (
        Message("names-guessed", (first.text, first.text.split()[-1]), first.line, first.column),
    )


def _is_code(word: str) -> bool:
    """Whether a word of a name is in capitals: no numeral, no initials.

    >>> _is_code("HS"), _is_code("III"), _is_code("J.R."), _is_code("Lee")
    (True, False, False, False)
    """
    return word.isalpha() and word.isupper() and len(word) > 1 and not set(word) <= set("IVX")


def _longer(table: RawTable, lines: Sequence[str]) -> tuple[Message, ...]:
    """Return a warning for a name of more words than any other, one blank before a word of a fact.

    Where that column is lined up at its right, nothing shows where it begins: of "Ann Lee Central
    HS" the name may be less, if others are farther from their clubs. So it may where nearly all
    others have a club, and this row has none.
    """
    told = Counter(one for row in table.rows for one, text in row.about if _has_letters(text))
    usual = [one for one, count in told.items() if _FEW * (len(table.rows) - count) <= count]
    long: list[tuple[int, Cell, str]] = []
    others = 1
    for row in table.rows:
        line, name = lines[row.name.line - 1], row.name.text
        there = _there(name, line, row.name.column - 1)
        if there is None:
            return ()
        rest = line[row.name.column - 1 + len(there) :]
        count = len(name.split())
        heading = next((one for one, text in row.about if text and rest[1:].startswith(text)), "")
        own = dict(row.about)
        if heading and rest[:1] == " " and _has_letters(own[heading]):
            long.append((count, row.name, heading))
        elif lacking := next((one for one in usual if not own.get(one)), ""):
            long.append((count, row.name, lacking))
        else:
            others = max(others, count)
    found = [(name, heading) for count, name, heading in long if count > others]
    if not found or _FEW * len(found) > len(table.rows):
        return ()
    cell, heading = found[0]
    return (Message("names-guessed", (cell.text, heading), cell.line, cell.column),)


def _has_more(text: str) -> bool:
    """Whether words with letters are behind a name, other than that the player has no rating.

    >>> _has_more(" (unr)  "), _has_more("  B")
    (False, True)
    """
    return any(_has_letters(word) and not is_unrated(word) for word in text.split())


def _has_letters(text: str) -> bool:
    return any(map(str.isalpha, text))


def _is_of_words(text: str) -> bool:
    """Whether a cell may be a part of a name: no code in capitals, and no figure.

    >>> _is_of_words("Oak"), _is_of_words("Blue Knights"), _is_of_words("USA"), _is_of_words("12")
    (True, True, False, False)
    """
    return any(map(str.islower, text))
