"""How the programs write one round of one player: ``W12``, ``12w1``, ``+W5``, ``1``.

A table is read in the dialect in which most of its cells make sense.
"""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from calculator.model import COLOURS, RESULT_CODES, Colour, Message, NumberedBy
from calculator.reading.cells import RawResult, halves
from calculator.reading.errors import ReadError
from calculator.reading.grid import Cell


class Parsed(NamedTuple):
    """What a cell says: a result code, whom it names, the colour, a team's game points."""

    code: str
    opponent: int | None = None
    colour: Colour = ""
    game_halves: int | None = None


class Dialect(NamedTuple):
    """One way to write results."""

    name: str
    parse: Callable[[str], Parsed | None]
    """What a cell that is not empty says; ``None`` where it is not of this dialect."""
    expected: Message
    """What to say that a cell should be."""
    naming: bool = False
    """Whether games name the opponent, so that a score that names nobody is a bye."""
    meanings: tuple[NumberedBy, NumberedBy] = ("start", "start")
    """What the first number of a row mostly is, and the second one."""


_CODES = re.escape("".join(RESULT_CODES))
_US = re.compile(
    rf"-*([{_CODES}*])[\s#(-]*(\d{{1,4}})?\)?[\s(-]*([wb])?\)?(?:,\s*(\d{{1,3}}(?:[.,]\d)?|\d?½))?",
    re.IGNORECASE,
)
_BLANKS = re.compile(r"[\s.-]")
_SPACE = re.compile(r"\s")
_HALF = re.compile(r"1/2|0?[.,]50*")
_WHOLE = re.compile(r"(?<=[10])\.0$")
#: So many different cells tell the dialect of a table.
_ENOUGH = 400
_NOTHING = re.compile(r"[-.\s]*")
_WORDS = {
    "bye": "B",
    "full": "B",
    "fullbye": "B",
    "fpb": "B",
    "pab": "P",
    "1bye": "B",
    "half": "H",
    "halfbye": "H",
    "hbye": "H",
    "hpb": "H",
    "½bye": "H",
    "zero": "U",
    "zerobye": "U",
    "zpb": "U",
    "out": "U",
    "wd": "U",
    "withdrawn": "U",
    "none": "U",
}


@lru_cache(maxsize=4096)
def _us(text: str) -> Parsed | None:
    if match := _US.fullmatch(text):
        code, number, colour, games = match.groups()
        code = code.upper()
        opponent = int(number) if number else None
        if code == "*":
            return Parsed("", opponent, COLOURS[(colour or "").upper()]) if opponent else None
        kind = RESULT_CODES[code]
        if opponent == 0 or not kind.of_a_game:
            # "H   0" is the old way to write that there was no opponent.
            return None if opponent else Parsed(kind.code)
        if opponent is None and kind.played:
            return None
        game_halves = halves(games) if games else None
        return Parsed(code, opponent, COLOURS[(colour or "").upper()], game_halves)
    code = _WORDS.get(_BLANKS.sub("", text.lower()), "")
    return Parsed(code) if code else None


_PAIRED = re.compile(r"(\d{1,4})\s*([a-z])\s*([10½+=k-]|1/2|0?[.,]5)?", re.IGNORECASE)
#: A full point without an opponent is mostly the pairing-allocated bye, but may be a requested one.
_BYES = {"-1": "P", "+1": "P", "-½": "H", "-0": "U", "0": "U", "bye": "P", "-": "U", "+": "P"}
_GAMES = {"1": "W", "0": "L", "½": "D", "=": "D", "+": "X", "-": "F", "k": "F", "": ""}


def _half(text: str) -> str:
    return _HALF.sub("½", text) if "5" in text or "/" in text else text


def _chess_results(colours: dict[str, Colour]) -> Callable[[str], Parsed | None]:
    """Return the parser of a language in which these letters mean White and Black."""

    @lru_cache(maxsize=4096)
    def parse(text: str) -> Parsed | None:
        match = _PAIRED.fullmatch(text)
        if match and (colour := colours.get(match[2].lower())):
            code = _GAMES[_half((match[3] or "").lower())]
            return Parsed(code, int(match[1]), colour)
        word = _half(_SPACE.sub("", text.lower()))
        code = _BYES.get(word, "P" if word in {"spielfrei", "libre", "exempt"} else "")
        return Parsed(code) if code else None

    return parse


_VEGA = re.compile(r"([+=-])([WBF])(\d{1,4})", re.IGNORECASE)
_VEGA_BYES = {
    "+PAB": "P",
    "+BYE": "P",
    "+FPB": "B",
    "=HPB": "H",
    "=BYE": "H",
    "-ZPB": "U",
    "-BYE": "U",
    "--": "U",
}


def _vega(text: str) -> Parsed | None:
    if match := _VEGA.fullmatch(text):
        sign, colour, number = match.groups()
        if colour in "Ff":
            return Parsed({"+": "X", "-": "F", "=": "Z"}[sign], int(number))
        return Parsed({"+": "W", "-": "L", "=": "D"}[sign], int(number), COLOURS[colour.upper()])
    code = _VEGA_BYES.get(re.sub(r"\d", "", text.upper()), "")
    return Parsed(code) if code else None


_TURNED = re.compile(r"(\d{1,4})\s*([WLD])(?:\s*\(?([wb])\)?)?", re.IGNORECASE)


def _turned(text: str) -> Parsed | None:
    """Hand-made tables: ``5W`` won against 5; byes as in :func:`_us`."""
    if match := _TURNED.fullmatch(text):
        return Parsed(match[2].upper(), int(match[1]), COLOURS[(match[3] or "").upper()])
    parsed = _us(text)
    return parsed if parsed and parsed.opponent is None else None


_SIGNED = re.compile(r"([+=-]|½|1/2)\s*(\d{1,4})\s*([wb])?", re.IGNORECASE)


def _signed(text: str) -> Parsed | None:
    """Hand-made tables: ``+5`` won against 5, ``=3`` drew, ``-12`` lost."""
    match = _SIGNED.fullmatch(text)
    if match and int(match[2]):
        code = {"+": "W", "-": "L"}.get(match[1], "D")
        return Parsed(code, int(match[2]), COLOURS[(match[3] or "").upper()])
    return None


def _score(text: str) -> Parsed | None:
    """Results without opponents: ``1``, ``½``, ``0``, ``W``, ``L``, ``D``."""
    word = _WHOLE.sub("", _half(text.lower()))
    code = {"1": "W", "0": "L", "½": "D", "=": "D", "w": "W", "l": "L", "d": "D", "t": "D"}
    if word in code:
        return Parsed(code[word])
    return _us(text) if word.upper().strip("-") in RESULT_CODES else None


def _such_as(examples: str, last: str) -> Message:
    return Message("hint-result", (examples, last))


#: The letters that Chess-Results has for White and Black, with samples, in three languages.
_LETTERS: tuple[tuple[dict[str, Colour], tuple[str, str]], ...] = (
    ({"w": "W", "b": "B"}, ("12w1, 5b½, 7w+, -1", "-0")),
    ({"w": "W", "s": "B"}, ("12w1, 5s½, 7w+, -1", "-0")),
    ({"b": "W", "n": "B"}, ("12b1, 5n½, 7b+, -1", "-0")),
)

_AMERICAN: tuple[NumberedBy, NumberedBy] = ("standings", "pairing")
DIALECTS = (
    Dialect("us", _us, _such_as("W12, D5, L3, -B-", "H---"), naming=True, meanings=_AMERICAN),
    *(
        Dialect("chess-results", _chess_results(colours), _such_as(*example))
        for colours, example in _LETTERS
    ),
    Dialect("vega", _vega, _such_as("+W5, =B2, -W3, +F8, +PAB", "--")),
    Dialect("signed", _signed, _such_as("+5, =3", "-12"), naming=True),
    Dialect("turned", _turned, _such_as("5W, 3D, 12L", "-B-"), naming=True),
    Dialect("scores", _score, _such_as("1, ½, 0, W, D", "L")),
)


_SCORED: dict[int | None, str] = {2: "B", 1: "H", 0: "U"}


def speaks(dialect: Dialect, text: str) -> bool:
    """Whether a cell makes sense in a dialect; an empty cell always does."""
    return _NOTHING.fullmatch(text) is not None or dialect.parse(text) is not None


@lru_cache(maxsize=8192)
def is_result(text: str) -> bool:
    """Whether a cell reads as a result in any dialect that names an opponent or a bye.

    >>> is_result("W12"), is_result("12w1"), is_result("Smith"), is_result("17.5")
    (True, True, False, False)
    """
    return len(text) < 16 and any(dialect.parse(text) for dialect in DIALECTS[:-1])


def dialect_of(texts: Iterable[str]) -> Dialect:
    """Return the dialect in which most of these cells make sense; of equal ones the first.

    >>> dialect_of(["12w1", "-1", "3b½"]).name
    'chess-results'
    """
    counts: dict[str, int] = {}
    for text in texts:
        if text and len(text) < 40 and (text in counts or len(counts) < _ENOUGH):
            counts[text] = counts.get(text, 0) + 1
    return max(
        DIALECTS,
        key=lambda dialect: sum(n for text, n in counts.items() if dialect.parse(text)),
    )


def result(cell: Cell, dialect: Dialect) -> RawResult:
    """Read a round's cell; raises :class:`ReadError` where it is none.

    >>> result(Cell("W12", 1, 1), DIALECTS[0]).opponent
    12
    """
    if parsed := dialect.parse(cell.text):
        return RawResult(parsed.code, parsed.opponent, cell, parsed.game_halves, parsed.colour)
    if _NOTHING.fullmatch(cell.text):
        return RawResult("", None, cell)
    if dialect.naming and (bye := _SCORED.get(halves(cell.text))):
        return RawResult(bye, None, cell)
    raise ReadError.at(cell, Message("error-no-result", (cell.text,)), dialect.expected)
