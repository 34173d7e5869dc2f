"""Cells that name an opponent: ``W Brook``, ``Brook, Ida (L)``, ``won against Brook``."""

import re
from functools import lru_cache
from typing import NamedTuple

from calculator.model import COLOURS, Colour
from calculator.model.late import pattern
from calculator.reading.cells.byes import bye_code, is_bye
from calculator.reading.cells.sides import has_name

_RESULTS = {
    word: code
    for code, words in (
        ("W", "w win won wins beat beats defeated 1 1.0 1,0 + ganó victoria sieg gewonnen gagné"),
        ("L", "l loss lost loses lose 0 0.0 0,0 - perdió derrota verloren perdu"),
        ("D", "d t draw drew drawn draws tie tied ½ 1/2 0.5 0,5 .5 = tablas empate remis nulle"),
        ("X", "x fw wf 1f 1x"),
        ("F", "f fl lf 0f ff"),
    )
    for word in words.split()
}
_COLOURS: dict[str, Colour] = {
    "w": "W", "white": "W", "wh": "W", "b": "B", "black": "B", "bl": "B",
    "weiß": "W", "weiss": "W", "schwarz": "B", "blancas": "W", "negras": "B",
}  # fmt: skip
#: Result and colour in one word: ``Wb``, ``1w``.
_BOTH = pattern(r"([wld10½=+-])([wb])|([wb])([10½=])", re.IGNORECASE)
_FILLER_WORDS = (
    "vs vs. v v. against to with over by as versus gegen contra contre con a on for the "
    ": - – , . ; / | ( ) [ ]"
)
_FILLERS = set(_FILLER_WORDS.split())
_FORFEIT = {"forfeit", "forf", "forf.", "default", "ff", "(f)", "kampflos"}
_TOKEN = pattern(
    r"1/2|\d?[.,]\d|[wbWB]?[10½](?![\w.,])[wbWB]?|[^\W\d_]+\.?|\d+[fFxXwWbB]?|[½=+:;,.()\[\]/|–-]|\S"
)
#: How many words may stand before and behind the name.
_MOST = 5
_ALONE = {
    "b": "B", "h": "H", "u": "U", "z": "U", "1": "B", "½": "H", "1/2": "H", "0.5": "H", ".5": "H",
    "0": "U", "x": "X", "+": "X", "f": "F",
}  # fmt: skip
_NOTHING = pattern(r"[-.\s_*?]*|tbd|n/?a", re.IGNORECASE)


class Said(NamedTuple):
    """What a cell may say: whom it names, how that ended, and with which colour."""

    name: str
    code: str
    colour: Colour = ""


def is_nothing(text: str) -> bool:
    """Whether a cell says nothing."""
    return _NOTHING.fullmatch(text) is not None


def alone(text: str) -> str | None:
    """Return the code of a cell that names nobody: a bye, or points; ``None`` if it is none.

    >>> alone("BYE"), alone("bye ½"), alone("H---"), alone("Brook")
    ('B', 'H', 'H', None)
    """
    if is_bye(text):
        return bye_code(text)
    return _ALONE.get(text.lower().strip("- "))


def of_bye(text: str, code: str) -> str | None:
    """Return the code of a bye by the result beside it, which may say nothing; ``None`` if open.

    >>> of_bye("½", "B"), of_bye("-", "B"), of_bye("?", "B")
    ('H', 'B', None)
    """
    if is_nothing(text):
        return None if "?" in text or "tbd" in text.lower() else code
    return alone(text)


@lru_cache(maxsize=8192)
def readings(text: str) -> tuple[Said, ...]:
    """Return what a cell with a result and a name may say.

    >>> readings("L vs. Felix A.")
    (Said(name='Felix A.', code='L', colour=''),)
    >>> [said.name for said in readings("D Brook L")]
    ['D Brook', 'Brook L']
    """
    tokens = list(_TOKEN.finditer(text)) if len(text) < 80 else []
    found: dict[Said, None] = {}
    for before in range(min(_MOST, len(tokens)) + 1):
        for behind in range(min(_MOST, len(tokens) - before) + 1):
            kept = tokens[before : len(tokens) - behind]
            aside = [*tokens[:before], *tokens[len(tokens) - behind :]]
            if not kept or kept[0][0] in _FILLERS or not kept[0][0][0].isalpha():
                continue
            if kept[-1][0] in {"(", "[", "-", ",", ":", "/", ";"}:
                continue
            name = text[kept[0].start() : kept[-1].end()]
            if "(" in name or ")" in name:
                continue
            said = _of([one[0].lower() for one in aside], name, before)
            if said:
                found[said] = None
    return tuple(found)


def _of(aside: list[str], name: str, before: int) -> Said | None:
    """Tell the result and the colour of the words around a name."""
    code, colour, forfeit = "", "", False
    result_seen = False
    # The result stands before the colour, wherever the name is: "Brook W (B)", "W (b) Brook".
    for at, word in enumerate(aside):
        glued = _BOTH.fullmatch(word)
        sign = word in {"-", "+", "="} and at == 0 and before > 0
        if glued and not result_seen:
            score, letter = glued[1] or glued[4], glued[2] or glued[3]
            code, colour, result_seen = _RESULTS[score], COLOURS[letter.upper()], True
        elif word in _RESULTS and not result_seen and (sign or word not in _FILLERS):
            code, result_seen = _RESULTS[word], True
        elif word in _COLOURS and not colour:
            colour = _COLOURS[word]
        elif word.rstrip(".") in _FORFEIT or (word == "f" and result_seen):
            forfeit = True
        elif word not in _FILLERS:
            return None
    if not result_seen or not has_name(name):
        return None
    if forfeit:
        code = {"W": "X", "L": "F", "D": "Z"}.get(code, code)
    return Said(name, code, colour)  # type: ignore[arg-type]


def result_alone(text: str, *, signs: bool) -> str | None:
    """Return the code of a result beside an opponent's name; ``None`` where it is none.

    With ``signs`` a plus and a minus are a win and a loss, else forfeits.

    >>> (
    ...     result_alone("½", signs=False),
    ...     result_alone("+", signs=False),
    ...     result_alone("+", signs=True),
    ... )
    ('D', 'X', 'W')
    """
    word = text.lower().strip(" .()")
    if word in {"+", "-"} and not signs:
        return {"+": "X", "-": "F"}[word]
    if word.split()[-1:] and word.split()[-1].strip("()") in {*_FORFEIT, "f"} and " " in word:
        code = _RESULTS.get(word.split()[0], "")
        return {"W": "X", "L": "F", "D": "Z"}.get(code)
    return _RESULTS.get(word)


def colour_of(text: str) -> Colour | None:
    """Return the colour that a cell names; ``None`` where it is none."""
    return "" if is_nothing(text) else _COLOURS.get(text.lower().strip(" ."))
