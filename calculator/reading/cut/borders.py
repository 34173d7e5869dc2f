"""Where names end and clubs begin in rows in which one blank parts all cells.

Nothing in one row shows it: "Ann Lee Central HS". Others do: who is of the same club has the same
words at the end. What nobody shares is behind as many words as the names of the others have, behind
a first name ("Lee, Ann SC Nord"), or behind a rating in brackets.
"""

import sys
from collections import Counter
from collections.abc import Collection, Container, Mapping, Sequence
from itertools import pairwise

from calculator.reading.columns.headings import Column, is_fact
from calculator.reading.columns.words_of_columns import RATING_IN_BRACKETS
from calculator.reading.lexicon.headings import titles
from calculator.reading.text.grid import Cell, Row, are_close, words

#: A name has at least so many words, without a title; one that holds a comma has them.
_FEWEST = 2
#: Clubs are of no more words.
_LONGEST = 4
#: So many letters has the code of a federation or of a state.
_CODES = {2, 3}


def fact_beside(columns: Sequence[Column]) -> int:
    """Return the position of a column of facts right behind that of names; 0 without one."""
    for at, (one, other) in enumerate(pairwise(columns), 1):
        if one.kind == "name" and other.kind == "other" and is_fact(other.heading.text):
            return at
    return 0


def with_borders(rows: Sequence[Row], at: int) -> list[Row]:
    """Return rows with the border between the names and the facts at a position put right.

    Where wider gaps show it in other rows, only what these have behind names is taken for a fact.

    >>> def row(line, name, club):
    ...     return Row(line, (Cell(name, line, 1), Cell(club, line, 2 + len(name))), "")
    >>> rows = [
    ...     row(1, "Ann Lee Central", "HS"),
    ...     row(2, "Bob Poe Central", "HS"),
    ...     row(3, "Cem Day SC", "Nord"),
    ... ]
    >>> [[cell.text for cell in one.cells] for one in with_borders(rows, 1)]
    [['Ann Lee', 'Central HS'], ['Bob Poe', 'Central HS'], ['Cem Day', 'SC Nord']]
    """
    whole = {row.line: _words(row, at) for row in rows if len(row.cells) > at}
    apart = [row for row in rows if row.line in whole and not are_close(whole[row.line])]
    if apart:
        sure = {tuple(row.cells[at].text.split()) for row in apart} - {()}
        gap = _gap(apart, whole, at)
        return [
            row if row in apart else _as_known(row, whole.get(row.line), sure, at, gap)
            for row in rows
        ]
    texts = {line: [cell.text for cell in each] for line, each in whole.items()}
    ends = Counter(
        tuple(each[-count:])
        for each in texts.values()
        for count in range(1, min(len(each), _LONGEST + 1))
    )
    shared = {line: _shared(each, ends) for line, each in texts.items()}
    known = {tuple(texts[line][-count:]) for line, count in shared.items() if count}
    sizes = Counter(len(_untitled(texts[line][:-count])) for line, count in shared.items() if count)
    usual = sizes.most_common(1)[0][0] if sizes else 0
    made: list[Row] = []
    for row in rows:
        if row.line not in texts:
            made.append(row)
            continue
        each, count = texts[row.line], shared[row.line]
        if not row.cells[at].text and tuple(each[-count:]) not in known:
            count = 0
        elif not count:
            count = _behind(each, usual)
        made.append(_dealt(row, whole[row.line], len(each) - count, at) if count else row)
    return made


def with_federations(rows: Sequence[Row], at: int) -> list[Row]:
    """Return rows with the federation behind the name in a cell of its own, if all end with one.

    All are of as many capitals, and several players are of the same one.

    >>> def row(line, name, federation):
    ...     cells = (Cell(name, line, 1), Cell(federation, line, 2 + len(name)))
    ...     return Row(line, cells if federation else (*cells[:1], Cell("", line, 99)), "")
    >>> rows = [row(1, "ANN", "LEE USA"), row(2, "BO POE CAN", ""), row(3, "CY DAY", "USA")]
    >>> [[cell.text for cell in one.cells] for one in with_federations(rows, 1)]
    [['ANN LEE', 'USA'], ['BO POE', 'CAN'], ['CY DAY', 'USA']]
    >>> with_federations([row(1, "Ann", "Lee USA"), row(2, "Bo Poe", "")], 1)
    []
    """
    # A page's number is a line of one cell.
    found = [_words(row, at) if len(row.cells) > at else [] for row in rows]
    last = [each[-1].text if len(each) > _FEWEST else "" for each in found if each]
    sizes = set(map(len, last))
    alike = len(sizes) == 1 and sizes <= _CODES and len(set(last)) < len(last)
    if not alike or not all(text.isalpha() and text.isupper() for text in last):
        return []
    return [
        _dealt(row, each, len(each) - 1, at) if each else row
        for row, each in zip(rows, found, strict=True)
    ]


def _gap(rows: Sequence[Row], words_of: Mapping[int, Sequence[Cell]], at: int) -> range:
    """Return the places that are blank behind the name in each of the rows with a fact.

    >>> rows = [
    ...     Row(1, (Cell("Ann Lee", 1, 1), Cell("Oak Club", 1, 15)), ""),
    ...     Row(2, (Cell("Maximilian", 2, 1), Cell("Elm", 2, 20)), ""),
    ... ]
    >>> _gap(rows, {row.line: _words(row, 1) for row in rows}, 1)
    range(11, 15)
    """
    begin, end = 0, sys.maxsize
    for row in rows:
        fact = row.cells[at]
        before = [one for one in words_of[row.line] if one.column < fact.column]
        if fact.text and before:
            begin, end = max(begin, before[-1].end), min(end, fact.column)
    return range(begin, end) if end < sys.maxsize else range(0)


def _as_known(
    row: Row,
    found: Sequence[Cell] | None,
    known: Collection[tuple[str, ...]],
    at: int,
    gap: Container[int] = (),
) -> Row:
    """Return a row whose last words, if others have them as their fact, are its own.

    So are those behind its one blank in a gap that all others have there.

    >>> row = Row(1, (Cell("Ann Lee Oak", 1, 1), Cell("Club", 1, 13)), "")
    >>> [cell.text for cell in _as_known(row, _words(row, 1), {("Oak", "Club")}, 1).cells]
    ['Ann Lee', 'Oak Club']
    >>> row = Row(1, (Cell("Ann Lee Oak Club", 1, 1), Cell("", 1, 18)), "")
    >>> [cell.text for cell in _as_known(row, _words(row, 1), (), 1, range(8, 9)).cells]
    ['Ann Lee', 'Oak Club']
    """
    border = next(
        (
            place
            for place, one in enumerate(found or ())
            # A rating in brackets is the name's.
            if one.column - 1 in gap and not RATING_IN_BRACKETS.fullmatch(one.text)
        ),
        0,
    )
    if found and border and _is_name([cell.text for cell in found[:border]]):
        return _dealt(row, found, border, at)
    texts = [cell.text for cell in found or ()] if found and row.cells[at].text else []
    for count in range(min(len(texts) - 1, _LONGEST), 0, -1):
        if found and tuple(texts[-count:]) in known and _is_name(texts[:-count]):
            return _dealt(row, found, len(texts) - count, at)
    return row


def _words(row: Row, at: int) -> list[Cell]:
    """Return the words of a name and of the fact behind it, each at its place."""
    return [
        word._replace(column=cell.column + word.column - 1)
        for cell in row.cells[at - 1 : at + 1]
        for word in words(row.line, cell.text)
    ]


def _shared(texts: Sequence[str], ends: Counter[tuple[str, ...]]) -> int:
    """Return how many words at the end another row has too, where a name is left before them."""
    for count in range(min(len(texts) - 1, _LONGEST), 0, -1):
        if ends[tuple(texts[-count:])] > 1 and _is_name(texts[:-count]):
            return count
    return 0


def _is_name(texts: Sequence[str]) -> bool:
    found = _untitled(texts)
    if found and found[-1].endswith((",", "&")):
        return False
    return len(found) >= _FEWEST or any("," in text for text in found)


def _untitled(texts: Sequence[str]) -> Sequence[str]:
    return texts[1:] if texts and texts[0] in titles().split("|") else texts


def _behind(texts: Sequence[str], usual: int) -> int:
    """Return how many words are behind a name that no other row tells; 0 where nothing does."""
    rated = next((at for at, text in enumerate(texts) if RATING_IN_BRACKETS.fullmatch(text)), 0)
    if rated:
        return len(texts) - rated - 1
    first = len(texts) - len(_untitled(texts))
    comma = next((at for at, text in enumerate(texts) if "," in text), -1)
    if comma >= 0:
        # "Lee,Ann" is whole.
        return len(texts) - comma - 1 - texts[comma].endswith(",")
    return max(0, len(texts) - first - usual) if usual >= _FEWEST else 0


def _dealt(row: Row, found: Sequence[Cell], border: int, at: int) -> Row:
    cells = list(row.cells)
    for position, part in ((at - 1, found[:border]), (at, found[border:])):
        cells[position] = part[0]._replace(text=" ".join(cell.text for cell in part))
    return row._replace(cells=tuple(cells))
