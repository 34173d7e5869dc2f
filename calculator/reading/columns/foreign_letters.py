"""Results by a letter of another language: ``G4``, ``T2``, ``V3``."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from calculator.model import RESULT_CODES
from calculator.model.late import pattern
from calculator.reading.cells.grammar import halves, total
from calculator.reading.columns.headings import Column
from calculator.reading.lexicon.letters import ENGLISH, PAIRS, RESULT_LETTERS
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
_TURNED = pattern(r"(\d{1,4})[\s/-]?([^\W\d_])\.?((?:\s[^\d]*|\([^\d]*)?)")
#: A letter alone is a result of the game with whoever has the column.
_ALONE = pattern(r"[^\W\d_½]")
#: A color behind a number.
_SHADE = pattern(r"([\s#-]{0,3}\d{1,4})\s?([^\W\d_½])(|[\s(].*)")
_LETTERS = tuple(sorted({three for threes in RESULT_LETTERS.values() for three in threes}))
_HALVES = {"W": 2, "D": 1, "L": 0}
#: The own cell's mark: a letter, or signs.
_OWN, _OWN_MARKS = "x", "xX*■□●•#\\/-–—. "


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
    letters, given = _letters(rows, at), rows
    said = {*letters}
    if not said and (alone := _alone(columns, rows, at)):
        return alone
    if not said:
        turned = [
            tuple(
                cell._replace(text=f"{match[2]}{match[1]}{match[3]}")
                if index in at and (match := _TURNED.fullmatch(cell.text))
                else cell
                for index, cell in enumerate(cells)
            )
            for cells in rows
        ]
        letters = _letters(turned, at)
        said = {*letters}
        if not said or any(said <= set(pair) for pair in PAIRS):
            return list(given)
        rows = turned
    if said <= _ENGLISH or (said <= _ENGLISH | _BOTH and _is_english(columns, rows)):
        return list(given)
    meant = _meant(said)
    if len(meant) > 1:
        told = [(one, _agreeing(columns, rows, at, one)) for one in meant]
        # Where no total tells, as many games are won as lost.
        meant = [one for one, agrees in told if agrees] or [
            one for one, agrees in told if agrees is None and _is_even(letters, one)
        ]
    if len(meant) != 1:
        return list(given)
    shades = _colors(rows, at)
    return [
        tuple(
            cell._replace(text=meant[0][match[1].lower()] + _shaded(match[2], shades))
            if index in at and (match := _match(cell.text))
            else cell
            for index, cell in enumerate(cells)
        )
        for cells in rows
    ]


def _colors(rows: Sequence[Cells], at: Collection[int]) -> dict[str, str]:
    """Return what letters of colors behind the opponents' numbers are in English."""
    counts = Counter(
        shade[2].lower()
        for cells in rows
        for index in at
        if index < len(cells) and (match := _match(cells[index].text))
        if (shade := _SHADE.fullmatch(match[2]))
    )
    pairs = [pair for pair in PAIRS if counts.keys() == {*pair} and pair != ENGLISH]
    return dict(zip(pairs[0], ENGLISH, strict=True)) if len(pairs) == 1 else {}


def _shaded(behind: str, shades: Mapping[str, str]) -> str:
    """Return what is behind the letter of a result, with the color in English.

    >>> _shaded("5n (forfait)", {"b": "w", "n": "b"}), _shaded("5", {})
    ('5b (forfait)', '5')
    """
    shade = _SHADE.fullmatch(behind) if shades else None
    return f"{shade[1]}{shades[shade[2].lower()]}{shade[3]}" if shade else behind


def _meant(said: Collection[str]) -> list[dict[str, str]]:
    """Return what letters mean, in each language in which all are results.

    >>> _meant("vrp"), sorted(one["v"] for one in _meant("rv"))
    ([{'p': 'L', 'r': 'D', 'v': 'W'}], ['L', 'W'])
    """
    found: list[dict[str, str]] = []
    for three in _LETTERS:
        known = dict(zip(three, "WDL", strict=True))
        if all(letter in known for letter in said):
            one = {letter: known[letter] for letter in sorted(said)}
            found += [one] if one not in found else []
    return found


def _agreeing(
    columns: Sequence[Column], rows: Sequence[Cells], at: Collection[int], meant: dict[str, str]
) -> bool | None:
    """Whether totals are what the letters add up to in rows that have no others.

    ``None`` where there is no such row with a total.
    """
    right = None
    for cells in rows:
        pairs = list(zip(columns, cells, strict=False))
        printed = next((total(cell.text) for one, cell in pairs if one.kind == "total"), None)
        said = [_points(cells[index].text, meant) for index in at if index < len(cells)]
        if printed is None or None in said:
            continue
        if sum(filter(None, said)) != printed:
            return False
        right = True
    return right


def _is_even(letters: Sequence[str], meant: Mapping[str, str]) -> bool:
    """Whether as many games are won as lost."""
    codes = [meant.get(letter) for letter in letters]
    return codes.count("W") == codes.count("L")


def _points(text: str, meant: Mapping[str, str]) -> int | None:
    """Return the half points of a cell by what letters mean; ``None`` where it says another thing.

    >>> [_points(text, {"v": "W", "s": "L"}) for text in ("V", "s4", "xxx", "+", "0 (kl)", "bye")]
    [2, 0, 0, 2, 0, None]
    """
    if not text.strip(_OWN_MARKS) or text == "+":
        return 2 if text == "+" else 0
    match = _LETTER.fullmatch(text)
    if match and match[1].lower() in meant:
        return _HALVES[meant[match[1].lower()]]
    return halves(text.partition(" ")[0])


def _alone(
    columns: Sequence[Column], rows: Sequence[Cells], at: Collection[int]
) -> list[Cells] | None:
    """Return rows with letters that stand alone in English; ``None`` where they are none of these.

    The totals must say so too; without totals as many games must be won as lost.

    >>> from calculator.reading.columns.headings import column
    >>> head = [column(Cell(text, 1, 1)) for text in ("Nome", "R1", "R2", "Punti")]
    >>> texts = [("Ada", "X", "V", "1"), ("Ugo", "S", "X", "0")]
    >>> made = _alone(head, [tuple(Cell(text, 2, 1) for text in row) for row in texts], [1, 2])
    >>> [[cell.text for cell in row] for row in made or ()]
    [['Ada', 'X', 'W', '1'], ['Ugo', 'L', 'X', '0']]
    """
    found = [
        cells[index].text.lower()
        for cells in rows
        for index in at
        if index < len(cells) and _ALONE.fullmatch(cells[index].text)
    ]
    said = {*found} - {_OWN}
    if not said or said <= _ENGLISH or (said <= _ENGLISH | _BOTH and _is_english(columns, rows)):
        return None
    meant = _meant(said)
    if any(column.kind == "total" for column in columns):
        meant = [one for one in meant if _agreeing(columns, rows, at, one)]
    else:
        meant = [one for one in meant if _is_even(found, one)]
    if len(meant) != 1:
        return None
    return [
        tuple(
            cell._replace(text=meant[0][cell.text.lower()])
            if index in at and cell.text.lower() in meant[0]
            else cell
            for index, cell in enumerate(cells)
        )
        for cells in rows
    ]


def _letters(rows: Sequence[Cells], at: Collection[int]) -> list[str]:
    """Return the letters in front of opponents in the columns that are rounds."""
    return [
        match[1].lower()
        for cells in rows
        for index, cell in enumerate(cells)
        if index in at and (match := _match(cell.text))
    ]


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
