"""Results by a letter of another language: ``G4``, ``T2``, ``V3``."""

import re
from collections.abc import Collection, Sequence

from calculator.model import RESULT_CODES
from calculator.model.late import pattern
from calculator.reading.cells.grammar import total
from calculator.reading.columns.headings import Column
from calculator.reading.lexicon.letters import PAIRS, RESULT_LETTERS
from calculator.reading.text.grid import Cell

Cells = tuple[Cell, ...]
#: Letters of results in English. N, R and S are such and German as well.
_ENGLISH = frozenset("wdlxfbhu")
_BOTH = frozenset("nrs")
_GERMAN = str.maketrans("SRN", "WDL")
#: The results of one game in German. In English its sides would then not need N, R and S.
_IN_GERMAN = {"SN", "NS", "RR"}
#: A cell with its letter, and perhaps an opponent with a color.
_LETTER = pattern(r"\W*([^\W\d_]?)\W*(?:(\d+)\W*[wb]?)?\W*", re.IGNORECASE)
_CELL = pattern(r"([^\W\d_])\.?([\s#-]{0,3}\d{1,4}.*)")
#: The opponent first: "5G". Where the letters may be colors, they are.
_TURNED = pattern(r"(\d{1,4})[\s/-]?([^\W\d_])\.?")
_LETTERS = tuple(three for threes in RESULT_LETTERS.values() for three in threes)


def in_english(columns: Sequence[Column], rows: Sequence[Cells]) -> list[Cells]:
    """Return the rows with W, D and L where the cells of rounds use one other language's.

    Letters that mean different things in those languages, and whose table does not say which one
    it is in, are left for the reader of the cells.

    >>> from calculator.reading.columns.headings import column
    >>> head = [column(Cell(text, 1, 1)) for text in ("Jugador", "R1", "R2")]
    >>> texts = [("Ana", "G2", "T3"), ("Blas", "P1", "Gana 3"), ("Cid", "bye", "T1")]
    >>> made = in_english(head, [tuple(Cell(text, 2, 1) for text in row) for row in texts])
    >>> [[cell.text for cell in row] for row in made]
    [['Ana', 'W2', 'D3'], ['Blas', 'L1', 'Gana 3'], ['Cid', 'bye', 'D1']]
    >>> turned = [tuple(Cell(text, 2, 1) for text in row) for row in (("Ana", "2G"), ("Al", "1P"))]
    >>> [row[1].text for row in in_english(head[:2], turned)]
    ['W2', 'L1']
    """
    at = {index for index, column in enumerate(columns) if column.kind == "round"}
    said, given = _letters(rows, at), rows
    if not said:
        turned = [
            tuple(
                cell._replace(text=f"{match[2]}{match[1]}")
                if index in at and (match := _TURNED.fullmatch(cell.text))
                else cell
                for index, cell in enumerate(cells)
            )
            for cells in rows
        ]
        said = _letters(turned, at)
        if not said or any(said <= set(pair) for pair in PAIRS):
            return list(given)
        rows = turned
    if said <= _ENGLISH or (said <= _ENGLISH | _BOTH and _is_english(columns, rows)):
        return list(given)
    fitting = [dict(zip(three, "WDL", strict=True)) for three in _LETTERS if said <= set(three)]
    meant = [{letter: known[letter] for letter in said} for known in fitting]
    if not meant or any(one != meant[0] for one in meant):
        return list(given)
    return [
        tuple(
            cell._replace(text=meant[0][match[1].lower()] + match[2])
            if index in at and (match := _match(cell.text))
            else cell
            for index, cell in enumerate(cells)
        )
        for cells in rows
    ]


def _letters(rows: Sequence[Cells], at: Collection[int]) -> set[str]:
    """Return the letters in front of opponents in the columns that are rounds."""
    return {
        match[1].lower()
        for cells in rows
        for index, cell in enumerate(cells)
        if index in at and (match := _match(cell.text))
    }


def _is_english(columns: Sequence[Column], rows: Sequence[Cells]) -> bool:
    """Whether N, R and S say what they say in English: by the totals, else by the opponents."""
    return (_by_totals(columns, rows) or _by_opponents(columns, rows)) > 0


def _by_totals(columns: Sequence[Column], rows: Sequence[Cells]) -> int:
    """Return how many more totals are right in English than in German."""
    balance = 0
    for cells in rows:
        pairs = list(zip(columns, cells, strict=False))
        printed = [total(cell.text) for column, cell in pairs if column.kind == "total"]
        said = [_LETTER.fullmatch(cell.text) for column, cell in pairs if column.kind == "round"]
        codes = "".join(match[1].upper() for match in said if match)
        if printed and all(code in RESULT_CODES for code in codes):
            for sign, read_as in ((1, codes), (-1, codes.translate(_GERMAN))):
                points = sum(RESULT_CODES[code].halves for code in read_as)
                balance += sign * (points == printed[0])
    return balance


def _by_opponents(columns: Sequence[Column], rows: Sequence[Cells]) -> int:
    """Return how many more cells their opponents answer in English than in German.

    Split results are those of which both sides do not make one point: one beside another that it
    is the opposite of, as S beside N, is a game in German.
    """
    kinds = [column.kind for column in columns]
    own = next((kinds.index(kind) for kind in ("number", "start", "place") if kind in kinds), None)
    said: dict[tuple[str, int], tuple[str, str]] = {}
    for position, cells in enumerate(rows, 1):
        number = str(position) if own is None else cells[own].text.rstrip(".")
        for index, cell in enumerate(cells):
            match = _LETTER.fullmatch(cell.text) if kinds[index] == "round" else None
            if match and match[2]:
                said[number, index] = match[1].upper(), match[2]
    answers = [
        code + said[opponent, index][0]
        for (number, index), (code, opponent) in said.items()
        if (opponent, index) in said and said[opponent, index][1] == number
    ]
    return sum(-1 if answer in _IN_GERMAN else 1 for answer in answers)


def _match(text: str) -> re.Match[str] | None:
    return _CELL.fullmatch(text) if len(text) < 30 else None
