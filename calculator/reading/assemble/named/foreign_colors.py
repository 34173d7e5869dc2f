"""Opponents by name with another language's letters for the colors: ``n Brook 1``, ``1 Brook (h)``.

All cells together tell which language it is. They are then read with the letters of English, and
shown as they are. Loaded when a cell has such a letter.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from calculator.model.late import late, pattern
from calculator.reading.lexicon.letters import ENGLISH, PAIRS
from calculator.reading.text.grid import Cell

if TYPE_CHECKING:
    from calculator.reading.cells.forms.forfeited import codes_of
else:
    codes_of = late("calculator.reading.cells.forms.forfeited", "codes_of")

_SCORE, _LETTER = r"½|1/2|0?[.,]5|[10](?:[.,]0)?", r"[^\W\d_½]"
#: A name between a result and a color, in any order, and perhaps a word for a forfeit behind.
_CELL = pattern(
    rf"(?:(?P<first>{_LETTER})\s+|(?P<score>{_SCORE})\s+(?:(?P<second>{_LETTER})\s+)?)?"
    rf"(?P<name>{_LETTER}[^\d()\[\]½]+?)"
    rf"(?:\s*[(\[](?P<third>{_LETTER})[)\]])?(?:\s+(?P<last>{_SCORE}))?"
    r"(?P<word>(?:(?<=\d)|(?<=[½)\]]))\s*(?:\s\(?|\()[^\W\d_][^\d()]*\)?)?"
)
#: Fewer cells tell nothing; and each letter is there so often.
_FEWEST, _EACH = 4, 2
_LONGEST = 80

type _Cells = tuple[Cell, ...]


def in_english(rows: Sequence[_Cells]) -> dict[tuple[int, int], str]:
    """Return what cells are with the letters of English, by line and column; nothing if unclear.

    >>> texts = ("n Brook 1", "b Cole 0", "b Ash 0 (forfait)", "n Dean ½", "exempt")
    >>> made = in_english([tuple(Cell(text, at, 9) for at, text in enumerate(texts, 1))])
    >>> [made.get((at, 9)) for at in range(1, 6)]
    ['1 Brook (b)', '0 Cole (w)', '0F Ash (w)', '½ Dean (b)', None]
    """
    parts: dict[tuple[int, int], tuple[str, str, str]] = {}
    for cell in (cell for row in rows for cell in row):
        match = _CELL.fullmatch(cell.text) if len(cell.text) < _LONGEST else None
        if match is None:
            continue
        letters = [found for found in match.group("first", "second", "third") if found]
        scores = [found for found in match.group("score", "last") if found]
        if len(letters) != 1 or len(scores) != 1:
            continue
        score = scores[0]
        if match["word"]:
            codes = codes_of(match["word"].strip(" ()"))
            code = {"1": "W", "0": "L"}.get(score[0]) if not {"5", "/"} & set(score) else None
            if codes is None or code not in codes:
                continue
            score = f"{score[0]}F"
        parts[cell.line, cell.column] = score, match["name"], letters[0].lower()
    counts = Counter(letter for _, _, letter in parts.values())
    pairs = [pair for pair in PAIRS if counts.keys() == {*pair}]
    if len(pairs) != 1 or pairs[0] == ENGLISH or len(parts) < _FEWEST:
        return {}
    if min(counts.values()) < _EACH:
        return {}
    meant = dict(zip(pairs[0], ENGLISH, strict=True))
    return {place: f"{score} {name} ({meant[at]})" for place, (score, name, at) in parts.items()}


def with_texts(rows: Sequence[_Cells], said: dict[tuple[int, int], str]) -> list[_Cells]:
    """Return rows with other texts in some places.

    >>> with_texts([(Cell("n Brook 1", 2, 9),)], {(2, 9): "1 Brook (b)"})[0][0].text
    '1 Brook (b)'
    """
    return [
        tuple(cell._replace(text=said.get((cell.line, cell.column), cell.text)) for cell in row)
        for row in rows
    ]
