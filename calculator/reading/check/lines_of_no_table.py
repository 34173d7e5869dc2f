"""What of a text no table took up, and whether it ought to have been: results, totals, headings.

Every reader keeps the texts above, between and below what it used (``RawTable.around``). Most of
them are captions, legends and what else a page says. One that holds results, or heads rounds,
is the rest of a row that was broken, or a row that nobody read: it is mentioned.
"""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING

from calculator.model import HALVES, Line, Message
from calculator.model.late import late, pattern
from calculator.reading.cells.grammar import halves
from calculator.reading.cells.looks import is_figure, is_sure
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.cross import is_crossed_out
from calculator.reading.columns.headings import column, joined_headings, kind_headed
from calculator.reading.columns.raw import RawRow, RawTable
from calculator.reading.lexicon.phrases import TIME_CONTROL
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, words

if TYPE_CHECKING:
    from calculator.reading.cells.opponent_names import readings
    from calculator.reading.columns.hints import told
else:
    told = late("calculator.reading.columns.hints", "told")
    readings = late("calculator.reading.cells.opponent_names", "readings")

#: Longer lines are prose; so much of one is quoted.
_LONGEST, _QUOTED = 200, 60
#: This many rows may be of one length by chance.
_FEWEST = 4
#: So many figures years have, and some ratings.
_OF_A_YEAR = 4
#: The same word with so many numbers heads rounds, whatever word it is.
_COUNTED, _HEADINGS = pattern(r"([^\W\d_]{2,})[ .]?(\d{1,2})(?![\d.:,/])"), 3
_OF_A_ROUND = pattern(r"[^\W\d_]{0,12}[ .#]?(\d{1,2})(?:\.? ?[^\W\d_]{1,8})?")
#: No event has so many.
_OF_ROUNDS = 30
_NAMED = pattern(r"[^\W\d_]{3}")
#: A word as names have them.
AS_A_NAME = pattern(r"[^\W\d_a-z](?<![\w.'’@/-].)[^\W\d_A-Z]['’\w-]*[^\W\d_A-Z](?![\w.:=/@])")
#: A row as players' rows are: a number, and words that begin as names do.
_NUMBERED = pattern(r"(\d{1,3})[.)]?\s+[^\W\d_a-z](?:[^\W\d_]|['’-])*[,.]?\s+[^\W\d_a-z]")
#: Fewer rows are in order by chance, and so many cells are none of a row's.
_FEW_ROWS = 2
#: A figure as small as an opponent's number or a total, and what parts cells.
_SMALL = pattern(r"(?<![\d.,:/])(?:\d{1,2}(?![\d:/])|[.,]\d(?!\d)|½)")
_RATING = pattern(r"\(?\d{3,4}\)?")
#: The numbers of several rounds, in one heading; what parts a figure's decimals.
_SEVERAL, _POINTS = pattern(r"\d \d"), frozenset(".,")
_FIGURE = pattern(r"(?<![\w.,+-])[1-9]\d{2,3}(?![\w.,])")
#: A rating and a score: "1942 1.0" is of a ranking, not won against number 1942.
_RATED = pattern(r"\d{4} [01](?:[.,][05])?|\d{3} [01][.,][05]")
_JSON = pattern(r'"[^"]{1,30}": ?[\["{\d]')
_APART = pattern(r"\s{2,}")
#: A line with so many marks and no blank behind one is cut by them.
_FEWEST_MARKS = 4
_SEPARATOR = pattern(r"[\t|;]")
#: What parts the words of a line, and one of letters.
_PART, _WORD = pattern(r"[\s|;,]+"), pattern(r"[^\W\d_]['’.-]?[^\W\d_][\w'’.-]*|[^\W\d_a-z]\.")
#: A sign, and what it means.
_MEANS = pattern(r"[^\s=]{1,4}\s*=\s*[^\W\d_]")
#: Results of games, in a column of their own.
_LETTERS = {"W", "L", "D", "½"}
#: A row has at least this many results, a table at least this many rows; this much of a line and
#: this many lines are looked at.
_RESULTS, _TABLE, _LOOKED_AT, _LINES = 2, 3, 400, 1000


def left_over(tables: Sequence[RawTable]) -> Iterator[Cell]:
    """Yield the lines of a text that no table took up, each as one cell; on a page, each cell."""
    cells = {cell for table in tables for cell in (*table.above_all, *table.around) if cell.text}
    ordered = sorted(cells, key=attrgetter("line", "column"))
    if any(table.form == "html" for table in tables):
        yield from ordered
        return
    for _, part in itertools.groupby(ordered, attrgetter("line")):
        line = list(part)
        yield line[0]._replace(text="  ".join(_spaced(cell.text) for cell in line))


def _spaced(text: str) -> str:
    """Return a line above a table with blanks where it is cut by commas or semicolons.

    >>> _spaced("1,Ann,Lee,W2,L3,1.0"), _spaced("Ann beat Bob, Cem, Dea, Eva and Fay")
    ('1  Ann  Lee  W2  L3  1.0', 'Ann beat Bob, Cem, Dea, Eva and Fay')
    """
    for mark in ",;":
        if text.count(mark) >= _FEWEST_MARKS and mark + " " not in text:
            return "  ".join(filter(None, text.split(mark)))
    return text


def unaccounted(tables: Sequence[Judged], lines: Sequence[str]) -> Iterator[Cell]:
    r"""Yield the lines that no table knows of, neither as its own nor as what is around it.

    >>> table = Judged(RawTable((), (), (Cell("Open", 1, 1),)))
    >>> list(unaccounted([table], ["Open", "", "1\tAnn\tW2"]))
    [Cell(text='1  Ann  W2', line=3, column=1)]
    """
    known: set[int] = set()
    for table in tables:
        known |= table.lines
        known.update(cell.line for cell in (*table.raw.above_all, *table.raw.around))
    for at, line in enumerate(lines, 1):
        if at in known:
            continue
        parts = (part.strip() for part in _SEPARATOR.split(line))
        if text := "  ".join(filter(None, parts)):
            yield Cell(text, at, 1 + len(line) - len(line.lstrip()))


def is_to_be_accounted(table: RawTable, lines: Sequence[str]) -> bool:
    """Whether a row has words as names have them that are not in its name, or lacks something.

    For most tables that is all there is to know.

    >>> from calculator.reading.columns.raw import RawRow
    >>> rows = (RawRow(Cell("", 1, 1), Cell("Ann Lee", 1, 1), (), total_cell=Cell("1", 1, 9)),)
    >>> table = RawTable((), rows)
    >>> is_to_be_accounted(table, ["Ann Lee 1"]), is_to_be_accounted(table, ["Ann Lee 1 Kim Day"])
    (False, True)
    """
    if any(one.kind == "round" and _SEVERAL.search(one.heading.text) for one in table.columns):
        return True
    texts = [one.cell.text for row in table.rows for one in row.results]
    if "" in texts or not _POINTS.isdisjoint("".join(texts)):
        return True
    rated = any(row.rating for row in table.rows)
    for row in table.rows:
        name = row.name.text
        if row.total_cell is None:
            return True
        if rated and row.rating is None:
            own = {row.number.text, row.place, row.start, *(one.cell.text for one in row.results)}
            if not own.issuperset(_FIGURE.findall(lines[row.name.line - 1])):
                return True
        if is_marked(name):
            return True
        line = lines[row.name.line - 1]
        rest = line.replace(name, "", 1)
        if rest.isascii() and rest == rest.upper():
            # As in most: no word of it has small letters.
            continue
        if any(word not in name for word in AS_A_NAME.findall(line)):
            return True
    return False


def is_marked(name: str) -> bool:
    """Whether a name ends with a sign that is a word by itself.

    >>> is_marked("Lee, Ann †"), is_marked("Lee, Ann J."), is_marked("Lee, Ann*")
    (True, False, False)
    """
    # Nearly all end with a letter.
    return not (name[-1:].isalnum() or any(map(str.isalnum, name.rpartition(" ")[2])))


def rows_of_another(cells: Sequence[Cell]) -> list[Cell]:
    """Return lines with several results beside other cells, if they are enough for a table.

    >>> line = "Ann Lee  Bob Ray  W  Cem Poe  D  1.5"
    >>> [len(rows_of_another([Cell(line, at, 1)] * count)) for at, count in ((1, 2), (1, 3))]
    [0, 3]
    """
    found = [
        cell
        for cell in cells[:_LINES]
        if _NAMED.search(cell.text) and _holds_results(cell.text[:_LOOKED_AT])
    ]
    return found if len(found) >= _TABLE else []


def _holds_results(text: str) -> bool:
    if sum(map(_is_played, text.split())) >= _RESULTS:
        return True
    # Semicolons part cells that may hold blanks: "+ 3B;= 4z".
    parts = [part.strip() for part in _SEPARATOR.split(text)] if ";" in text else []
    if len(parts) > _RESULTS and sum(map(_is_played, filter(None, parts))) >= _RESULTS:
        return True
    parts = _APART.split(text)
    return len(parts) > _RESULTS and sum(map(_is_result, parts)) >= _RESULTS


def _is_result(part: str) -> bool:
    return part in _LETTERS or _is_played(part or "$") or (" " in part and bool(readings(part)))


@lru_cache(maxsize=1024)
def is_told(cell: Cell) -> bool:
    """Whether a line holds results, or heads rounds: no caption does.

    >>> [is_told(Cell(text, 1, 1)) for text in ("L2  5.5", "Rd 8  Total", "Board 8 won 2-1")]
    [True, True, False]
    >>> is_told(Cell("G/60 d5", 1, 1)), is_told(Cell("40/90, SD/30; d10", 1, 1))
    (False, False)
    >>> is_told(Cell("Lost to 5 (black)  2", 1, 1)), is_told(Cell("Ann  W Poe  D Ray  1.5", 1, 1))
    (True, True)
    >>> (
    ...     is_told(Cell("Late: Dan Fox (H, W4, L1)", 1, 1)),
    ...     is_told(Cell("W2 means: beat number 2", 1, 1)),
    ... )
    (True, False)
    """
    if len(cell.text) > _LONGEST:
        # A long line is prose; or a document of JSON, or what is left of it.
        return _JSON.search(cell.text) is not None
    cell = cell._replace(text=TIME_CONTROL.sub("", cell.text).strip())
    found = words(cell.line, cell.text)
    # Cells of several words are apart by more than one blank.
    parts = list(filter(None, _APART.split(cell.text)))
    counted = Counter(word for word, _ in set(_COUNTED.findall(cell.text.lower())))
    if max(counted.values(), default=0) >= _HEADINGS:
        return True
    if len(parts) > 1 and 2 * sum(is_sure(part) or is_figure(part) for part in parts) > len(parts):
        return any(_is_played(part) and not _RATED.fullmatch(part) for part in parts)
    if len(parts) > _FEW_ROWS and _is_of_a_cross(parts):
        return True
    if len(parts) > _FEW_ROWS and 2 * sum(bool(readings(part)) for part in parts) >= len(parts):
        # Results beside the names of opponents.
        return True
    # Somebody may have put them in brackets.
    texts = [word.text.strip("()[],;:") or word.text for word in found]
    sure = sum(map(_is_played, texts))
    if sure:
        rest = sum(map(_names, texts))
        # Beside a name in several words they are a row.
        return sure + sum(map(is_figure, texts)) > rest or (sure > 1 and rest <= sure + 1)
    heads = [column(one) for one in joined_headings(found)]
    rounds = sum(one.kind == "round" and not one.heading.text.isdecimal() for one in heads)
    # "Round 4" alone may head pairings; a heading may be broken within a word.
    return len(heads) > 1 and rounds > sum(one.kind == "other" for one in heads)


def _is_of_a_cross(parts: Sequence[str]) -> bool:
    """Whether a line is that of a player who has played nobody: a name, the own cell, figures.

    >>> _is_of_a_cross(["Zoë Byers", "***", "0", "4"]), _is_of_a_cross(["Hall B", "***", "quiet"])
    (True, False)
    """
    name, *rest = parts[1:] if is_figure(parts[0]) else parts
    own = sum(map(is_crossed_out, rest))
    return (
        _NAMED.search(name) is not None
        and own == 1
        and own + sum(map(is_figure, rest)) == len(rest)
    )


def missing_rows(cells: Sequence[Cell], table: RawTable) -> list[Cell]:
    """Return the lines beside a table that begin with the numbers that its rows lack, and names.

    >>> from calculator.reading.columns.raw import RawRow
    >>> rows = [RawRow(Cell(str(at), at, 1), Cell("Ann", at, 3), ()) for at in (2, 3, 4)]
    >>> lines = ("1 Young-Hart, Kay H U U 0.5", "3 Bob Ray", "1 2 3", "7 rounds were played")
    >>> table, cells = RawTable((), tuple(rows)), [Cell(line, 1, 1) for line in lines]
    >>> [cell.text for cell in missing_rows(cells, table)]
    ['1 Young-Hart, Kay H U U 0.5']
    """
    numbers = {int(text) for row in table.rows if (text := row.number.text.rstrip(".")).isdecimal()}
    if len(numbers) < len(table.rows):
        return []
    found = {
        number: cell
        for cell in cells
        if (begins := _NUMBERED.match(cell.text))
        and (number := int(begins[1])) not in numbers
        # "5 Rounds, G/60" is no fifth player.
        and told((cell.text,)).rounds != number
    }
    every = numbers | set(found)
    # Together they are all that there are.
    whole = len(every) > _FEW_ROWS and len(every) == max(every)
    return list(found.values()) if whole else []


def like_its_rows(cells: Sequence[Cell], table: RawTable, lines: Sequence[str]) -> list[Cell]:
    """Return the lines among a table's rows, or next to them, that hold as much as they do.

    That is as many figures and results, and no more words of names: no caption has that. A line
    that says what a sign means, "sf = bye", is none.

    >>> from calculator.reading.columns.raw import RawRow
    >>> lines = ["1 Ann Lee :2 :3 2", "FM 2 Bob Poe :1 :3 1", "3 Cem Day :1 :2 0", "Page 1 of 2"]
    >>> rows = [RawRow(Cell("", at, 1), Cell("Ann", at, 3), ()) for at in (1, 3)]
    >>> cells = [Cell(lines[at - 1], at, 1) for at in (2, 4)]
    >>> [cell.line for cell in like_its_rows(cells, RawTable((), tuple(rows)), lines)]
    [2]
    """
    places = {row.name.line for row in table.rows}
    first, last = min(places), max(places)
    near = [
        cell
        for cell in cells
        if (first < cell.line < last or {cell.line - 1, cell.line + 1} & places)
        and len(cell.text) <= _LONGEST
        and not _MEANS.match(cell.text)
    ]
    if table.form == "html" or not near:
        return []
    held = [_held(lines[at - 1]) for at in places]
    fewest, most = min(one for _, one in held), max(one for one, _ in held)
    found = []
    for cell in near:
        names, others = _held(lines[cell.line - 1])
        if 0 < names <= most + 1 and others >= max(fewest, _FEWEST):
            found.append(cell)
    return found


def _held(line: str) -> tuple[int, int]:
    """Return how many words of a line are of letters, and how many others it has."""
    found = [word for word in _PART.split(line) if word]
    names = sum(_WORD.fullmatch(word) is not None for word in found)
    return names, len(found) - names


def is_alone(text: str) -> bool:
    """Whether a line is the rest of a name, or a rating: it is of whom the line above names.

    >>> [is_alone(text) for text in ("Jo", "de la Cruz", "yn", "1812", "Round 2", "$100")]
    [True, True, True, True, False, False]
    """
    found = text.split()
    if _RATING.fullmatch(text):
        return True
    if not _are_of_letters(found) or column(Cell(text, 1, 1)).kind != "other":
        return False
    return (found[-1][:2].istitle() and len(found[-1]) > 1) or (len(found) == 1 and text.islower())


def rests(cells: Sequence[Cell], table: RawTable) -> list[Cell]:
    """Return the lines between a table's rows that are the rests of rows above.

    They hold results and name nobody; or there is one below most of the rows, with figures as
    small as those of opponents or totals, which are not the scores after each round. One line of
    whole figures may be a page's number.
    """
    found = [(cell, [word.text for word in words(cell.line, cell.text)]) for cell in cells]
    told = [
        cell
        for cell, texts in found
        if (is_told(cell) and not any(map(_names, texts))) or _heads(cell, table)
    ]
    small = [
        (cell, texts)
        for cell, texts in found
        if len(cell.text) <= _LONGEST
        and _SMALL.search(cell.text)
        and not _running(table, cell.line, texts)
    ]
    nameless = [cell for cell, texts in small if not any(map(_names, texts))]
    if len(nameless) > 1 or any(
        all(map(is_figure, texts)) and not cell.text.replace(" ", "").isdecimal()
        for cell, texts in small
    ):
        told += nameless
    if len(small) > 1 and 2 * len(small) >= len(table.rows):
        told += [cell for cell, _ in small]
    if table.form == "csv":
        # Between rows with commas nothing else is expected: names were broken off. A line of more
        # words may be a sentence.
        told += [
            cell
            for cell, texts in found
            if cell.line > table.rows[0].name.line
            and any(map(str.isalnum, cell.text))
            and (len(cells) > 1 or _is_a_part(texts))
        ]
        told += [cell for cell, texts in found if _is_a_part(texts) and _begins_first(cell, table)]
    return sorted(set(told), key=attrgetter("line", "column"))


def _begins_first(cell: Cell, table: RawTable) -> bool:
    """Whether a line below the heading may begin the first name, which lacks a word that all have.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.columns.raw import RawRow
    >>> heads = (column(Cell("Name", 1, 1)), column(Cell("R1", 1, 6)))
    >>> def table(*names):
    ...     rows = (
    ...         RawRow(Cell("", at, 1), Cell(name, at, 1), ()) for at, name in enumerate(names, 3)
    ...     )
    ...     return RawTable(heads, tuple(rows))
    >>> tables = table("Ray", "Ann Lee", "Kim Day"), table("Bob Ray", "Ann Lee")
    >>> [_begins_first(Cell("Bob", 2, 1), one) for one in tables]
    [True, False]
    """
    if not (table.headed and table.columns[0].heading.line < cell.line < table.rows[0].name.line):
        return False
    first, *others = [len(row.name.text.split()) for row in table.rows]
    return all(first < other for other in others)


def figures_alone(cells: Sequence[Cell], table: RawTable) -> list[Cell]:
    """Return the lines of nothing but several small figures, as results are: no page has such.

    They are not the scores so far, nor do they count as headings of rounds do.

    >>> texts = ("1  1  0", "1  2  3", "2", "2026 3 11")
    >>> [one.text for one in figures_alone([Cell(text, 1, 1) for text in texts], RawTable((), ()))]
    ['1  1  0']
    """
    found = []
    for cell in cells:
        texts = cell.text.split() if len(cell.text) <= _LONGEST else []
        counting = [str(at) for at in range(1, len(texts) + 1)]
        if len(texts) > 1 and texts != counting and all(map(_is_small, texts)):
            found += [] if _running(table, cell.line, texts) else [cell]
    return found


def _is_small(text: str) -> bool:
    return is_figure(text) and len(text.partition(".")[0]) < _OF_A_YEAR


def _heads(cell: Cell, table: RawTable) -> bool:
    """Whether a line between heading and rows says what columns hold: it is the heading's."""
    if cell.line >= table.rows[0].name.line or not _NAMED.search(cell.text):
        return False
    caption = cell.text.strip()
    if told((cell.text,)).rounds or (caption.endswith(":") and len(caption.split()) == 1):
        # "Standings after 3 of 4 rounds" is a caption, and so is "Scores:".
        return False
    # Between commas, too, cells are apart.
    text = re.sub("[,;]", "  ", cell.text) if table.form == "csv" else cell.text
    counted = _COUNTED.findall(text.lower())
    if not table.headed and len(set(counted)) > 1:
        # It says which round each column is, and nobody knew.
        return True
    rounds = {word for word, _ in counted}
    heads = joined_headings(words(1, text))
    if not table.headed and _counts_otherwise(heads, len(table.rounds)):
        return True
    if len(heads) >= len(table.columns):
        # A whole heading, of columns that the cells tell.
        return False
    kinds = [
        kind_headed(one.text)
        for one in heads
        if not (one.text.isdecimal() or one.text.lower() in rounds)
    ]
    if not table.headed and not any(map(str.isdecimal, text)):
        # "Name - Score - Results" says no more than the cells did.
        return not {*kinds} - {"other"} <= {one.kind for one in table.columns}
    return bool(kinds) and (
        "other" not in kinds or ("total" in kinds and 2 * kinds.count("other") <= len(kinds))
    )


def are_turned(above: Sequence[Cell], table: RawTable) -> bool:
    """Whether lines above a table without a heading number its rounds in a different order.

    A heading may be broken over several of them. Or it begins with a round that was not read, and
    what was behind it is cut off; or it goes on with some that were not.

    >>> from calculator.reading.columns.headings import Column
    >>> rows = RawTable((Column("round", Cell("", 3, 9), round=1),) * 2, ())
    >>> lines = [Cell("No Name Week 2", 1, 1), Cell("Week 1 Total", 2, 1), Cell("-----", 3, 1)]
    >>> are_turned(lines, rows), are_turned(lines[::-1], rows)
    (True, False)
    >>> [are_turned([Cell(f"No Name {one}", 1, 1)], rows) for one in ("Week 3 We", "Week 1 We")]
    [True, False]
    """
    heads = [joined_headings(words(1, cell.text.replace("|", " "))) for cell in above]
    rounds = len(table.rounds)
    if any(_begins_later(one, rounds) for one in heads):
        return True
    parts = [list(itertools.chain(*heads[at:])) for at in range(len(heads))]
    return any(_goes_on(part, rounds) for part in parts) or (
        rounds > 1 and any(_counts_otherwise(part, rounds, whole=True) for part in parts)
    )


def _goes_on(heads: Sequence[Cell], rounds: int) -> bool:
    """Whether a heading of players numbers more rounds than were read, from 1 on.

    >>> heads = [Cell(text, 1, 1) for text in ("No", "Name", "1", "2", "3", "Pts")]
    >>> _goes_on(heads, 1), _goes_on(heads, 3), _goes_on(heads[:1], 1)
    (True, False, False)
    """
    kinds = [kind_headed(one.text) for one in heads]
    numbers = _numbers(heads, kinds)
    counts = len(numbers) > rounds and numbers == list(range(1, len(numbers) + 1))
    return counts and {"number", "name"} <= {*kinds}


def _begins_later(heads: Sequence[Cell], rounds: int) -> bool:
    """Whether a heading of players begins with a later round than were read."""
    kinds = [kind_headed(one.text) for one in heads]
    numbers = _numbers(heads, kinds)
    return {"number", "name"} <= {*kinds} and bool(numbers) and rounds < numbers[0] < _OF_ROUNDS


def _numbers(heads: Sequence[Cell], kinds: Sequence[str]) -> list[int]:
    """Return the numbers of rounds in headings."""
    return [
        int(found[1])
        for one, kind in zip(heads, kinds, strict=True)
        if kind in {"round", "other"} and (found := _OF_A_ROUND.fullmatch(one.text))
    ]


def _counts_otherwise(heads: Sequence[Cell], rounds: int, *, whole: bool = False) -> bool:
    """Whether headings number as many rounds as were read, and put them in a different order.

    ``whole`` asks for each of the rounds.

    >>> heads = [Cell(text, 1, 1) for text in ("No", "Name", "R2", "R1", "Pts")]
    >>> _counts_otherwise(heads, 2), _counts_otherwise(heads[:3], 1), _counts_otherwise(heads, 1)
    (True, True, False)
    """
    kinds = [kind_headed(one.text) for one in heads]
    numbers = _numbers(heads, kinds)
    known = any(kind not in {"round", "other"} for kind in kinds)
    every = list(range(1, rounds + 1))
    told = sorted(numbers) == every if whole else len(numbers) == rounds
    return known and told and numbers != every


def _running(table: RawTable, line: int, texts: Sequence[str]) -> bool:
    """Whether these are the scores so far of the player above, with an ID before them or not.

    After them the last one may be repeated, as the total.
    """
    row = next((row for row in reversed(table.rows) if row.name.line < line), None)
    if row is None:
        return False
    so_far = list(itertools.accumulate(HALVES[result.code] for result in row.results))
    said = [halves(text) for text in texts]
    told = said[:-1] if said[-1:] == so_far[-1:] else said
    return so_far in (said, said[1:], told, told[1:])


def _is_played(text: str) -> bool:
    """Whether a text can only be a result: in a list of prizes, $100 is not one."""
    return text[0] != "$" and is_sure(text)


def _names(word: str) -> bool:
    return _NAMED.search(word) is not None and not is_sure(word)


def _is_a_part(texts: Sequence[str]) -> bool:
    """Whether these may be the first words of a name, or the last ones."""
    return _are_of_letters(texts) and any(map(_names, texts))


def _are_of_letters(texts: Sequence[str]) -> bool:
    """Whether these are words of letters, and no more than a name has."""
    return 0 < len(texts) < _FEWEST and all(
        text.strip(".,'\"").replace("-", "").replace("'", "").isalpha() for text in texts
    )


def wrapped(cell: Cell) -> ReadError:
    """Return the error of a line that is the rest of another."""
    return ReadError.at(
        cell, Message("error-lines-wrapped", (cell.text[:_QUOTED],)), "hint-lines-whole"
    )


def warning(cell: Cell) -> Message:
    """Return the warning for a line that was left out though it holds results, or may be a rest."""
    if is_alone(cell.text):
        return Message("rest-left-out", (cell.text,), cell.line, cell.column)
    if any(_names(word.text) for word in words(cell.line, cell.text)):
        return Message("row-left-out", (Line(cell.line),), cell.line, cell.column)
    return Message("results-left-over", (cell.text[:_QUOTED],), cell.line, cell.column)


def span(raw: RawTable) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where the first and the last cell of a table are."""
    cells = [cell for row in raw.rows for cell in cells_of(row)]
    cells += [column.heading for column in raw.columns]
    places = list(map(itemgetter(1, 2), cells))
    return min(places), max(places)


def cells_of(row: RawRow) -> list[Cell]:
    """Return the cells of a row that tell where it is."""
    name = row.name
    # In a list of games the name is also where a round is empty.
    return [name, *[cell for _, _, cell, _, _ in row.results if cell is not name]]


def place(cell: Cell) -> tuple[int, int]:
    """Return where a cell is."""
    return cell.line, cell.column
