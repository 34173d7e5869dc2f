"""Rows of players that somebody typed, with opponents' numbers and no heading.

``1. Ann Ray (1500): W3, D2 = 1½``, or the same without the number in front: nothing lines them up,
and each sender parts them in another way. So each word is looked at. A table is taken only where
all of it bears itself out: every row has as many rounds, every game is answered, and every total,
if there are any, is the sum.
"""

import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.assemble.standings.guards import FEWEST_TYPED, TYPED
from calculator.reading.assemble.standings.headed import table_of
from calculator.reading.cells.byes import names_bye
from calculator.reading.cells.dialects import is_result, may_be_result
from calculator.reading.cells.grammar import halves, is_rating, total
from calculator.reading.check.consistency import Judged
from calculator.reading.columns.headings import Column, Kind, kind_headed
from calculator.reading.columns.no_rows import is_no_row
from calculator.reading.cut.segments import Segment, is_html
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, Row, lines_of, words
from calculator.reading.text.joined_lines import LONGEST_LINE
from calculator.reading.text.pasted_text import beginning

#: A number, a name and a rating are before the rounds, which are counted from 1.
_BEFORE_ROUNDS = 2
#: So many rows show whether games are answered.
_FIRST_ROWS = 40
#: No name has more words.
_LONGEST_NAME = 6
#: What parts rounds; a slash between figures is that of a half or of "2½/3".
_WORD = pattern(r"(?:[^\s,;|/]|(?<=\d)/(?=\d))+")
_NAME = pattern(r"[\"(]?[^\W\d_](?:[^\W\d_]|['’.()\"-])*")
_LETTERS = frozenset("WLDwld")
#: What may part a player from the rounds, and the rounds from the total; or be a round.
#: A word in front of a name.
_LABEL = pattern(r"[^\W\d_]+:(?=\s)")
_SIGNS = frozenset(("-", "–", "—", "=", ":"))
#: A town, an age, a club in brackets behind a name; "(unr)" and "(W3)" are something else.
_ASIDE = pattern(r"(?<=\s)[(\[](?=[^()\[\]]*[^\W\d_]{2})[^()\[\]]+[)\]]")
#: A rating before and after the event.
_RATINGS = pattern(r"[(\[]\s?\d{3,4}\s?(?:/|→|[-–=]>|[-–])\s?\d{3,4}\s?[)\]]")
#: The same in figures.
_AGE = pattern(r"[(\[]\d{1,2}[)\]]")
#: A dash with the blanks around it that columns have.
_COLUMN_OF_ONE = pattern(r"(?:\t|\s{2,})[-–—](?:\t|\s{2,})")
#: What is in brackets, which may be all rounds of a row.
_ENCLOSED = pattern(r"[(\[]([^()\[\]]+)[)\]]")
_FIGURE, _FIGURES = pattern(r"\d"), pattern(r"\d+")
#: What heads all rounds together.
_RESULTS = pattern(r"(?i)\b(?:results?|rounds?|opponents?|games?|resultados|rondas|ergebnisse)\b")
_GAME = pattern(r"[WLDwld](\d{1,4})")
_POINTS = pattern(r"(?i:pts?|points?|puntos?|ptos|pkt|punkte?)\.?")


class _Way(NamedTuple):
    """Where the rows have the total, and whether a sign parts rounds from what is beside them."""

    total: str
    """``behind`` the rounds, ``before`` them, or empty: nowhere."""
    opened: bool
    closed: bool


_WAYS = [
    _Way(total, opened, closed)
    for total in ("behind", "before", "")
    for opened in (True, False)
    for closed in ((True, False) if total == "behind" else (False,))
]


class _Typed(NamedTuple):
    """A row as one way takes it."""

    name: Cell
    rating: Cell | None
    rounds: Sequence[Cell]
    total: Cell | None
    behind: Cell | None
    """A club or what else is behind the total; an age or a grade behind the name."""


class _Line(NamedTuple):
    number: Cell
    ways: list[list[Cell]]
    """Its words, with an amount and a bye as one, and as two."""
    text: str
    aside: Cell | None = None
    """What is in brackets behind the name."""


def read_typed(text: str) -> list[Judged]:
    r"""Read such rows of a text; empty where they do not bear themselves out.

    >>> rows = ["1. Ann Ray (1500): W2, D3 = 1½", "2. Bo Poe (950): L1, bye = 1"]
    >>> (found,) = read_typed("\n".join([*rows, "3. Cy Fox (unr): -, D1 = ½"]))
    >>> [(row.name.text, row.rating, row.total) for row in found.raw.rows]
    [('Ann Ray', 1500, 3), ('Bo Poe', 950, 2), ('Cy Fox', None, 1)]
    >>> read_typed("1. Ann W2\n2. Bo L1\n3. Cy W1")
    []
    """
    lines = lines_of(text)
    if is_html(text) or beginning(text) != text or any(len(one) > LONGEST_LINE for one in lines):
        return []
    rows = _rows(_without_label(lines))
    found: list[Judged] = []
    for block in _blocks(rows):
        if not _answers(block):
            continue
        heading = _heading_above(lines, block[0].number.line)
        table = next(filter(None, (_table(block, way, heading) for way in _WAYS)), None)
        found += [table] if table else []
    if not found:
        return []
    heads = (row for row in rows if isinstance(row, str) and _may_head(row))
    if any(_FIGURE.search(head) or not _RESULTS.search(head) for head in heads):
        # It may say which rounds these are, or that they are none: "Name Score Change".
        return []
    around = [Cell(line.strip(), at, 1) for at, line in enumerate(lines, 1) if line.strip()]
    first, last = min(found[0].lines), max(found[-1].lines)
    before = tuple([cell for cell in around if cell.line < first])
    found[0] = found[0].knowing(found[0].raw._replace(before=before))
    after = tuple([cell for cell in around if cell.line > last])
    found[-1] = found[-1].knowing(found[-1].raw._replace(after=after))
    return found


def _without_label(lines: Sequence[str]) -> list[str]:
    """Return lines without the word that says in front of all rows that a name follows.

    >>> _without_label(["Oak Open", "Player: Ann W2 1", "Player: Bo L1 0", "Player: Cy bye 1"])[2:]
    ['        Bo L1 0', '        Cy bye 1']
    """
    found = [label[0] for line in lines if (label := _LABEL.match(line))]
    if len(found) < FEWEST_TYPED or len(set(found)) > 1 or kind_headed(found[0][:-1]) != "name":
        return list(lines)
    blank = " " * len(found[0])
    return [blank + line[len(blank) :] if _LABEL.match(line) else line for line in lines]


def _heading_above(lines: Sequence[str], first: int) -> list[Cell]:
    """Return the nearest line above the ``first`` of a block with something in it, if it may head.

    >>> [cell.line for cell in _heading_above(["No. Name 1 3", "", "1 Ann Ray W2"], 3)]
    [1]
    """
    above = next((at for at in range(first - 1, 0, -1) if lines[at - 1].strip()), 0)
    return (
        [Cell(lines[above - 1].strip(), above, 1)] if above and _may_head(lines[above - 1]) else []
    )


def _may_head(line: str) -> bool:
    """Whether a line may be a heading: what it says of columns would be lost.

    >>> _may_head("No. Name 1 3"), _may_head("Oak Open, 2 rounds")
    (True, False)
    """
    kinds = [kind_headed(cell.text) for cell in words(1, line)]
    known = len(kinds) - kinds.count("other")
    return known > ("name" not in kinds) + 1 and not is_no_row(line)


def _rows(lines: Sequence[str]) -> list[_Line | str]:
    """Return the rows of players, broken ones joined, and the other lines.

    Where one has a number all do, else each ends in a result.
    """
    matches = [TYPED.fullmatch(line.rstrip()) for line in lines]
    numbered = sum(bool(match and match["number"]) for match in matches) >= FEWEST_TYPED
    made: list[_Line | str] = []
    for at, (line, match) in enumerate(zip(lines, matches, strict=True), 1):
        above = made[-1] if made else None
        # Most lines begin with somebody: they need not be cut further.
        rest = _each_cell(line, at, 0) if isinstance(above, _Line) else iter(())
        first = next(rest, None)
        goes_on = first is not None and _goes_on(first) and all(map(_goes_on, rest))
        begins = match and (match["number"] or (not numbered and _ends_in_one(match["rest"])))
        if not (goes_on or begins) or is_no_row(line):
            made.append(line)
        elif goes_on and isinstance(above, _Line):
            made[-1] = _joined(above, _cells(line, at, 0))
        elif match:
            made.append(_row(match, at, line))
    return made


def _goes_on(cell: Cell) -> bool:
    """Whether a word may be one of those with which a broken row goes on."""
    text = cell.text
    known = text in _SIGNS or _may_be_round(text) or total(text) is not None
    return known or bool(_POINTS.fullmatch(text))


def _joined(row: _Line, rest: list[Cell]) -> _Line:
    cells = [*row.ways[0]]
    if _belongs(rest[0].text, cells[-1].text):
        cells[-1] = cells[-1]._replace(text=f"{cells[-1].text} {rest[0].text}")
        rest = rest[1:]
    cells += rest
    return row._replace(ways=[cells, _with_byes(cells)])


def _ends_in_one(text: str) -> bool:
    """Whether a line ends in a result or a total, or in some words behind it; prose does not.

    >>> [*map(_ends_in_one, ("Ann Ray W2, D3 = 1½", "Bo Poe L1 0 Elm Prep", "TD: Pat Wall"))]
    [True, True, False]
    """
    words = _WORD.findall(text)[:-_LONGEST_NAME:-1]
    last = next((word for word in words if not _is_word(word)), "")
    return _may_be_round(last) or total(last) is not None or bool(_POINTS.fullmatch(last))


def _row(match: re.Match[str], line: int, text: str) -> _Line:
    number = Cell(match["number"] or "", line, max(match.start("number"), 0) + 1)
    rest, start = match["rest"], match.start("rest")
    rest = _ENCLOSED.sub(_opened, _RATINGS.sub(_without_blanks, rest))
    aside = next(filter(_is_aside, _ASIDE.finditer(rest)), None)
    said = Cell(aside[0], line, start + aside.start() + 1) if aside else None
    if aside:
        rest = rest[: aside.start()] + " " * len(aside[0]) + rest[aside.end() :]
    cells = _cells(rest, line, start)
    return _Line(number, [cells, _with_byes(cells)], text, said)


def _opened(found: re.Match[str]) -> str:
    """Return the rounds of a row without the brackets around them; other brackets stay.

    >>> [_opened(_ENCLOSED.search(text)) for text in ("2 (W3 half bye)", "Ray (1500)", "(W3)")]
    [' W3 half bye ', '(1500)', '(W3)']
    """
    rounds = _with_byes(_cells(found[1], 1, 0))
    known = len(rounds) > 1 and all(_may_be_round(cell.text) for cell in rounds)
    return f" {found[1]} " if known else found[0]


def _without_blanks(found: re.Match[str]) -> str:
    """Return a rating before and after the event as one word, and the blanks behind it.

    >>> _RATINGS.sub(_without_blanks, "Ray (1402 -> 1420): W3")
    'Ray (1402->1420)  : W3'
    """
    return found[0].replace(" ", "").ljust(len(found[0]))


def _is_aside(found: re.Match[str]) -> bool:
    words = _WORD.findall(found[0][1:-1])
    return not (is_rating(found[0]) or any(map(is_result, words)))


def _blocks(rows: Sequence[_Line | str]) -> Iterator[list[_Line]]:
    """Yield runs of rows; empty lines and others end them."""
    for _, run in itertools.groupby(rows, type):
        block = [row for row in run if isinstance(row, _Line)]
        if len(block) >= FEWEST_TYPED:
            yield block


def _answers(block: Sequence[_Line]) -> bool:
    """Whether each opponent of the first rows is in a row, and the own number in that row.

    >>> def block(*rows):
    ...     return [_Line(Cell(row[0], 1, 1), [_cells(row[2:], 1, 0)], row) for row in rows]
    >>> [
    ...     _answers(block("1 Ann W3", "2 Bo bye", f"3 Cy {result}", f"4 Di {other}"))
    ...     for result, other in (("L1", "bye"), ("L2", "bye"), ("L1", "W5"))
    ... ]
    [True, False, False]
    """
    rows = {int(line.number.text or at): line.ways[0] for at, line in enumerate(block, 1)}
    for own, row in itertools.islice(rows.items(), _FIRST_ROWS):
        for game in filter(None, (_GAME.fullmatch(word.text) for word in row)):
            figures = " ".join(word.text for word in rows.get(int(game[1]), ()))
            if own not in map(int, _FIGURES.findall(figures)):
                return False
    return True


def _cells(text: str, line: int, start: int) -> list[Cell]:
    return list(_each_cell(text, line, start))


def _each_cell(text: str, line: int, start: int) -> Iterator[Cell]:
    """Cut a text; a letter and the number behind it are one, and so are a total and "pts"."""
    before: Cell | None = None
    for one in _WORD.finditer(text):
        word = one[0].rstrip(":") or ":"
        if before and _belongs(word, before.text):
            before = before._replace(text=f"{before.text} {word}")
            continue
        if before:
            yield before
        before = Cell(word, line, start + one.start() + 1)
    if before:
        yield before


def _belongs(word: str, before: str) -> bool:
    if _POINTS.fullmatch(word):
        return total(before) is not None
    return before in _LETTERS and word.isdecimal()


def _with_byes(words: Sequence[Cell]) -> list[Cell]:
    """Join "half" and "bye", "1/2" and "bye"; "2½ bye" are a total and a bye."""
    made: list[Cell] = []
    for word in words:
        before = made[-1] if made else None
        if before and names_bye(word.text) and _is_amount(before.text):
            made[-1] = before._replace(text=f"{before.text} {word.text}")
        else:
            made.append(word)
    return made


def _is_amount(word: str) -> bool:
    known = halves(word) in {0, 1, 2} if word[:1].isdecimal() else not is_result(word)
    return known and is_result(f"{word} bye")


def _table(lines: Sequence[_Line], way: _Way, heading: Sequence[Cell]) -> Judged | None:
    """Return the table that rows make if taken in one way, where it bears itself out."""
    every: list[list[_Typed]] = []
    for line in lines:
        ways = [row for words in line.ways for row in _taken(words, way)]
        if not ways:
            return None
        every.append(ways)
    # "half-point" and "bye" may be two rounds or one: every row has as many.
    counts = set.intersection(*({len(row.rounds) for row in ways} for ways in every))
    if not counts:
        return None
    usual = Counter(len(ways[0].rounds) for ways in every)
    count = max(counts, key=lambda rounds: (usual[rounds], rounds))
    # The shortest name: "half-point" in front of a bye is none of its words.
    typed = [
        min((row for row in ways if len(row.rounds) == count), key=lambda row: len(row.name.text))
        for ways in every
    ]
    if way.closed and (
        all(row.rounds[-1].text in _SIGNS for row in typed)
        or all(map(_closes_in_a_cell, lines, typed))
    ):
        # "W5, -, - 2": the last of two rounds to come parts nothing.
        return None
    round_: Kind = "round"
    kinds: list[Kind] = ["number", "name", "rating", *[round_] * count, "total", "other", "other"]
    wanted = [
        bool(lines[0].number.text),
        True,
        any(row.rating for row in typed),
        *[True] * count,
        bool(way.total),
        any(line.aside for line in lines),
        any(row.behind for row in typed),
    ]
    blank, made = Cell("", lines[0].number.line, 1), []
    columns = [
        Column(kind, blank, round=at - _BEFORE_ROUNDS if kind == "round" else 0)
        for at, kind in enumerate(kinds)
        if wanted[at]
    ]
    for line, row in zip(lines, typed, strict=True):
        blank = Cell("", row.name.line, row.name.end)
        others = [cell or blank for cell in (row.total, line.aside, row.behind)]
        cells = (line.number, row.name, row.rating or blank, *row.rounds, *others)
        made.append(Row(line.number.line, tuple(itertools.compress(cells, wanted)), line.text))
    try:
        table = table_of(Segment(tuple(columns), tuple(made), (), "text"), headed=False)
    except ReadError:
        return None
    # What is in brackets or behind a total is no column's, and no word of a row is lost.
    said = (*heading, *(line.aside for line in lines), *(row.behind for row in typed))
    table = table.knowing(table.raw._replace(used=tuple(filter(None, said))))
    bears = table.consistency
    sums = bears.right == len(lines) if way.total else not bears.wrong
    numbers = sorted(filter(None, table.numbers.numbers))
    if not (sums and bears.answered and numbers == list(range(1, len(lines) + 1))):
        return None
    return None if bears.unanswered or table.doubtful else table


def _closes_in_a_cell(line: _Line, row: _Typed) -> bool:
    """Whether the sign in front of a total is in a column of its own, that of a round to come."""
    if row.total is None:
        return False
    between = line.text[row.rounds[-1].end - 1 : row.total.column - 1]
    return _COLUMN_OF_ONE.fullmatch(between) is not None


def _taken(words: Sequence[Cell], way: _Way) -> list[_Typed]:
    """Return how a row may be taken, the shortest name first."""
    found = []
    for end in range(1, min(len(words), _LONGEST_NAME + 1)):
        name = words[:end]
        if not _NAME.fullmatch(name[-1].text) or _is_apart(name):
            break
        rating = words[end] if _is_rating(words[end]) else None
        rest = list(words[end + (rating is not None) :])
        if row := _with_rounds(name, rating, rest, way):
            found.append(row)
        if _AGE.fullmatch(words[end].text) and (row := _with_rounds(name, None, rest[1:], way)):
            found += [] if row.behind else [row._replace(behind=words[end])]
    return found


def _is_rating(cell: Cell) -> bool:
    return is_rating(cell.text) and (len(cell.text) > 2 or cell.text.isalpha())


def _is_apart(name: Sequence[Cell]) -> bool:
    """Whether the last word of a name is in another column: more than a blank is before it."""
    return len(name) > 1 and name[-1].column - name[-2].end > 2


def _with_rounds(
    name: Sequence[Cell], rating: Cell | None, rest: list[Cell], way: _Way
) -> _Typed | None:
    """Return a row of a player and words behind; ``None`` where these are no rounds in that way."""
    points = behind = None
    if way.total == "before":
        if rest and rest[0].text in _SIGNS:
            rest = rest[1:]
        points, rest = (rest[0], rest[1:]) if rest else (None, [])
    elif way.total:
        end = next((at for at in range(len(rest), 0, -1) if not _is_word(rest[at - 1].text)), 0)
        behind = _whole(rest[end:]) if rest[end:] else None
        points, rest = (rest[end - 1], rest[: end - 1]) if end else (None, [])
    if way.total and (points is None or total(points.text) is None):
        return None
    for there, at in ((way.opened, 0), (way.closed, -1)):
        if there and (not rest or rest.pop(at).text not in _SIGNS):
            return None
    if not rest or not all(_may_be_round(cell.text) for cell in rest):
        return None
    return _Typed(_whole(name), rating, rest, points, behind)


def _is_word(text: str) -> bool:
    """Whether a word may be a club's: a result, or "pts", is none."""
    known = _may_be_round(text) or total(text) is not None or is_rating(text)
    return bool(_NAME.fullmatch(text)) and not known


def _may_be_round(text: str) -> bool:
    return is_result(text) or may_be_result(text) or halves(text) in {0, 1, 2}


def _whole(name: Sequence[Cell]) -> Cell:
    """Return the words of a name with the commas between them."""
    parts = [
        one.text + ("," if other.column - one.end > 1 else "")
        for one, other in itertools.pairwise(name)
    ]
    return name[0]._replace(text=" ".join([*parts, name[-1].text]))
