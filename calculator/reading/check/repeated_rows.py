"""Rows that are in the text twice: a selection that overlaps, a page copied again.

A row that is the same in every cell is left out, with a warning. The same player with other
results is an error: nobody can tell which of the two is right. A different player with the same
number is a slip of the person who typed the table (``numbers_odd`` in
:mod:`calculator.reading.check.opponent_numbers` warns of it); many are two sections in one, and an
error.
"""

from collections import Counter
from collections.abc import Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import Line, Message
from calculator.model.late import late, pattern
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.looks import is_sure
from calculator.reading.lexicon.headings import round_word
from calculator.reading.text.errors import ReadError, listed
from calculator.reading.text.grid import Cell

if TYPE_CHECKING:
    from calculator.reading.lexicon.prose import begins_last_name
else:
    begins_last_name = late("calculator.reading.lexicon.prose", "begins_last_name")

Cells = tuple[Cell, ...]
_TEXT = attrgetter("text")
_WORD, _CODE = pattern(r"[^\W\d_]{2}"), pattern(r"[A-Z]{2}")
#: Titles and federations, and what may be a rating.
_CODES = pattern(r"[A-Z]{2,3}(?: [A-Z]{2,3})*(?: \d+)?")
#: Several figures alone are no name, how many rows ever have them.
_SEVERAL = pattern(r"\d+(?:[\s.]+\d+)+")
#: Figures of another column: in front of a name, after a first name, or a rating behind two words.
_FIGURES = pattern(
    r"^[^\w\s#]?\d+(?:-\d+)?,?\s|, .*[^\W\d_]\S*\s+\d+$|\s\d+\s\d+$|, .*\s\d{1,3}[.)]\s"
    r"|[^\W\d_]{2}\d{1,3}[.)]\s[^\W\d_]"
    r"|\)\s\d+$|[^\W\d_]/\d{3,4}$"
    r"|^(?:[^\W\d_][^\s\d]*\s){2,4}\d{3,4}$"
)
#: A figure between words, as captions have it.
_BETWEEN = pattern(r"[^\W\d_]\s+\d+\s+[^\W\d_]")
#: A last name and a first one, twice: of "Smith, John Paul, Jr." all is one.
_TWO_NAMES = pattern(r"[^\W\d_], [^\W\d_]\S*(?: \S+){2,}, [^\W\d_]")
#: What no name has.
_NO_LETTER = pattern(r"#(?!\d)|[½=<>{}^|$€£]|-{2}|\d[.,/]\d|\d:\d\d|\s-\s?\d|\s\d-\d\b(?!-)")
#: A last name and a first one in quotes; a rating that nothing parts from the name.
_UNLIKE = pattern(r'"[^"]*,[^"]*"| .*[^\W\d_]{2}\d{1,4}$')
#: One name in so many is one of a few; words before last names are seldom longer.
_FEW, _LONGEST_BEFORE = 3, 3
#: This many numbers may be on two rows by mistake.
_SLIPS = 2


class Rows(NamedTuple):
    """The rows that differ, and the name cells of those that came again."""

    rows: list[Cells]
    repeated: tuple[Cell, ...]


def once(rows: Sequence[Cells], number: int | None, name: int, total: int | None) -> Rows:
    """Leave out the rows that came before; ``number``, ``name`` and ``total`` are columns.

    Raises :class:`ReadError` at a number that stands for two different rows of one name, and
    where more than a few stand for two names. Players who share a place may share its number:
    neighbors with the same total.
    """
    kept: list[Cells] = []
    repeated = []
    by_number: dict[str, Cells] = {}
    seen = set()
    # As nearly always: where all names differ, no row is there twice.
    differ = len({cells[name].text for cells in rows}) == len(rows)
    slips: list[ReadError] = []
    for cells in rows:
        if not differ:
            texts = tuple(map(_TEXT, cells))
            if texts in seen:
                repeated.append(cells[name])
                continue
            seen.add(texts)
        if number is not None and (text := cells[number].text.rstrip(".")).isdecimal():
            before = by_number.setdefault(text, cells)
            if before is not cells and not _level(before, cells, kept[-1], name, total):
                cell = cells[number]
                hint = Message("hint-row-twice", (Line(before[number].line),))
                if cells[name].text == before[name].text:
                    said = Message("error-row-twice", (cells[name].text,))
                    raise ReadError.at(cell, said, hint)
                who = (before[name].text, cells[name].text, cell.text)
                slips.append(ReadError.at(cell, Message("error-number-twice", who), hint))
                if len(slips) > _SLIPS:
                    raise slips[0]
        kept.append(cells)
    return Rows(kept, tuple(repeated))


def _level(before: Cells, cells: Cells, above: Cells, name: int, total: int | None) -> bool:
    """Whether two rows may share a number because they share the place."""
    return (
        total is not None
        and cells[name].text != before[name].text
        and cells[total].text == before[total].text == above[total].text
    )


def warning(repeated: Sequence[Cell]) -> tuple[Message, ...]:
    """Return the warning for rows that were left out."""
    if not repeated:
        return ()
    first = repeated[0]
    last = Line(max(cell.line for cell in repeated))
    facts = (len(repeated), listed(cell.text for cell in repeated), last)
    return (Message("rows-repeated", facts, first.line, first.column),)


def refuse_codes(names: Sequence[Cell]) -> None:
    """Refuse names of which most are the same title and federation: the names are elsewhere.

    >>> refuse_codes([Cell(text, 1, 1) for text in ("FM SUI", "FM SUI 1507", "AB CD")])
    Traceback (most recent call last):
    ...
    calculator.reading.text.errors.ReadError: line 1, column 1: “FM SUI” is a title or ...
    >>> refuse_codes([Cell(text, 1, 1) for text in ("AB", "CD", "EF")])
    """
    if not _CODES.fullmatch(names[0].text):
        return
    alike = Counter(" ".join(cell.text.rstrip("0123456789").split()) for cell in names)
    code, count = alike.most_common(1)[0]
    if count > 1 and 2 * count > len(names) and _CODES.fullmatch(code):
        cell = next(cell for cell in names if cell.text.startswith(code))
        said = Message("error-name-codes", (cell.text,))
        raise ReadError.at(cell, said, Message("hint-name-missing"))


def doubtful_names(names: Sequence[Cell]) -> tuple[Message, ...]:
    """Return a warning for names that hold no word, or a result, and for one on two rows.

    Where most are so, that is how they are written there, unless they hold another column's cell.

    >>> cells = [Cell(text, at, 1) for at, text in enumerate(("Ann", "W5", "Bob", "Ann"), 1)]
    >>> [(message.code, message.line) for message in doubtful_names(cells)]
    [('name-odd', 2), ('name-twice', 4)]
    >>> cells = [Cell(text, at, 1) for at, text in enumerate(("19 47", "14 11", "Ann"), 1)]
    >>> [(message.code, message.line) for message in doubtful_names(cells)]
    [('name-odd', 1)]
    """
    found = []
    # Where most are of several words, two letters are a federation, a state, a title.
    codes = 2 * sum(" " in cell.text for cell in names) > len(names)
    odd = [
        cell
        for cell in names
        if is_odd(cell.text) or (codes and _CODE.fullmatch(cell.text) is not None)
    ]
    if odd and (
        2 * len(odd) < len(names)
        or any(_holds_more(cell) or _SEVERAL.fullmatch(cell.text) for cell in odd)
    ):
        first = odd[0]
        found.append(Message("name-odd", (len(odd), first.text), first.line, first.column))
    unlike = [cell for cell in names if _is_unlike(cell.text)]
    if unlike and not odd and _FEW * len(unlike) <= len(names):
        first = unlike[0]
        found.append(Message("name-odd", (len(unlike), first.text), first.line, first.column))
    counts = Counter(cell.text for cell in names if cell not in odd)
    twice = [name for name, count in counts.items() if count > 1]
    if twice and 2 * len(twice) <= len(counts):
        first = [cell for cell in names if cell.text == twice[0]][1]
        found.append(Message("name-twice", (len(twice), first.text), first.line, first.column))
    return tuple(found)


def _is_unlike(name: str) -> bool:
    """Whether a name has more in front or behind than a name, or less: a mark, a small letter.

    >>> names = ("[x] Lee, Ann", 'new "Lee, Ann"', "Lee, Ann1658", "tlake, Ann", "blake Ann")
    >>> [_is_unlike(name) for name in names]
    [True, True, True, True, True]
    >>> names = ("van der Lee, Ann", "’t Lee, Ann", 'Lee, Ann "Nan"', "ann lee", "d'Arc, Ann")
    >>> [_is_unlike(name) for name in names]
    [False, False, False, False, False]
    """
    if name[0].isupper() and name.replace(" ", "").replace(",", "").isalpha():
        return False
    if not (name[0].isalpha() or name[0] in "'’") or _UNLIKE.search(name) or name.count('"') % 2:
        return True
    head, after, rest = name.partition(" ")
    if name[0].isupper() or not after or "'" in head or begins_last_name(head):
        return False
    return head[-1] == "," or (len(head) > _LONGEST_BEFORE and rest[0].isupper())


def is_odd(name: str) -> bool:
    """Whether a name has no word of letters, or beside one what is none: a result, ``#REF!``.

    Nor are figures in front of it, or after the first name, that another column may hold.

    >>> [
    ...     is_odd(name)
    ...     for name in ("Ann Lee", "Player 01", "W5", "Ann W5", "Bob 186 2", "ronde Ann")
    ... ]
    [False, False, True, True, True, True]
    >>> [is_odd(name) for name in ("1. Club Oak", "14-16 Ann Lee", "Lee, Ann 12", "Lee, Ann +7.5")]
    [False, True, True, True]
    >>> is_odd("§50 Ann Lee"), is_odd("#1 Oak Club"), is_odd("Lee, Ann (1402")
    (True, False, True)
    >>> is_odd("Lee, Ann [18:22] Kim: 7. Lee, Ann"), is_odd("Lee, Ann 8. Poe, Ben")
    (True, True)
    >>> is_odd("Lee, Ann8. Poe, Ben")
    True
    >>> is_odd("Lee, Ann D Poe, Ben"), is_odd("Smith, John Paul, Jr.")
    (True, False)
    >>> (
    ...     is_odd("Lee, Ann In the team match Oak won 3-1."),
    ...     is_odd("Ann Lee 1812"),
    ...     is_odd("Oak 1925"),
    ... )
    (True, True, False)
    >>> is_odd("Lee, Ann  Page 1 of"), is_odd("Team 1"), is_odd("Lee, Ann/1812")
    (True, False, True)
    """
    if not _WORD.search(name):
        return True
    if name[0].islower() and (said := round_word(name.split(None, 1)[0])) and said.sure:
        # What is left of a heading.
        return True
    if name.replace(" ", "").isalpha():
        # As most are; a word of letters is nothing else in a name.
        return False
    if _is_more(name):
        return True
    if _BETWEEN.search(name):
        return True
    return any(_is_told(word) and is_result(word.rstrip(",.;")) for word in name.split())


def _holds_more(cell: Cell) -> bool:
    """Whether a name is one, with a figure, a sign or a result that it cannot have."""
    last = cell.text.split()[-1]
    return _WORD.search(cell.text) is not None and (
        _is_more(cell.text)
        or (" " in cell.text and last[0].isalpha() and _is_told(last) and is_sure(last))
    )


def _is_more(name: str) -> bool:
    if name.count("(") != name.count(")"):
        return True
    return any(form.search(name) for form in (_NO_LETTER, _FIGURES, _TWO_NAMES))


def _is_told(word: str) -> bool:
    """Whether a word has more than letters: alone, a letter may be a bye's, or a name's."""
    if word.isalpha() or not any(map(str.isalpha, word)):
        return False
    return "-" in word or any(map(str.isdecimal, word))
