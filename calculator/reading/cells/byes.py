"""Byes in lists of games: ``Ann BYE``, ``bye: Cal Dee (½)``, ``half-point bye``, ``spielfrei``."""

import re
from functools import lru_cache

from calculator.model.late import pattern
from calculator.reading.cells.scores import NONE, Outcome, outcome, side
from calculator.reading.cells.sides import Side
from calculator.reading.lexicon.phrases import bye, byes_said
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

#: The last words of a menu of chess-results, a page of those who are not paired.
_MENU = pattern(r"\bRd\.\d{1,2}(?:/\d{1,2})?[\s,]*not paired", re.IGNORECASE)
#: The code of a bye by the code of a result beside it.
_CODES = {"W": "B", "X": "B", "N": "B", "D": "H", "Z": "H", "R": "H", "L": "U", "F": "U", "S": "U"}
#: The same of somebody whose opponent did not show up.
_FORFEITED = {"B": "X", "H": "Z", "U": "F"}
_BY_FORFEIT = set(_FORFEITED.values())
#: The letters of the byes themselves, by the code of a result.
_LETTERS = {"b": "W", "h": "D", "u": "L"}
_SCORED = {2: "W", 1: "D", 0: "L"}
#: In the place of a result it says that there is none.
_UNSAID = pattern(r"[-*._:\s]*|vs?\.?")


def is_bye(text: str) -> bool:
    """Whether a text that stands for an opponent says that there was none.

    >>> is_bye("BYE"), is_bye("half-point bye"), is_bye("spielfrei"), is_bye("Byers, Ann")
    (True, True, True, False)
    """
    return bye(text) is not None


def heads_byes(text: str) -> bool:
    """Whether a line says that those below it have a bye.

    >>> heads_byes("Half-point byes"), heads_byes("Bye:"), heads_byes("bye"), heads_byes("Byers:")
    (True, True, False, False)
    """
    said = text.rstrip(": ")
    return is_bye(said) and (said != text.rstrip() or "byes" in text.lower())


@lru_cache(maxsize=4096)
def names_bye(text: str) -> bool:
    """Whether a word of a line can only mean a bye; a page's menu says it of nobody.

    >>> names_bye("Ann not paired"), names_bye("Board Pairings Rd.1, Rd.2/7 , not paired")
    (True, False)
    """
    return any(byes_said(_MENU.sub("", text)))


def bye_code(text: str, result: Outcome | None = None) -> str:
    """Return the code of a bye by its words and the result beside it.

    >>> bye_code("BYE"), bye_code("half-point bye"), bye_code("not paired", Outcome("D", ""))
    ('B', 'H', 'H')
    >>> bye_code("spielfrei", Outcome("W", "")), bye_code("no show", Outcome("W", ""))
    ('P', 'X')
    """
    said = bye(text)
    code = "B" if said is None or said.code == "bye" else said.code
    return with_points(code, _CODES[result.white]) if result and result.white else code


def may_be_bye(result: Outcome) -> bool:
    """Whether a result may be beside a bye: that of two games cannot.

    >>> may_be_bye(Outcome("W", "L")), may_be_bye(Outcome("$", "L")), may_be_bye(NONE)
    (True, False, True)
    """
    return not set(filter(None, result)) - _CODES.keys()


def with_points(code: str, scored: str) -> str:
    """Return the code of a round without a game whose word says one, and whose points another.

    >>> with_points("P", "B"), with_points("B", "H"), with_points("F", "B")
    ('P', 'H', 'X')
    """
    if code in _BY_FORFEIT:
        return _FORFEITED.get(scored, scored)
    return code if code == "P" and scored == "B" else scored


def check_opponent(there: Cell, who: Side, result: Outcome) -> None:
    """Raise where a word in the place of an opponent may mean something else.

    Without a result nobody knows who did not show up; "Frei" may be somebody's name where others
    are called by one word too.
    """
    said = bye(there.text)
    if said is None:
        return
    if said.kind == "no-show" and not result.white:
        raise ReadError.says(there, "error-whose-no-show", "hint-whose-no-show")
    capital = there.text[:1].isupper() and len(who.name.text.split()) == 1
    if not said.sure and capital and result.white and result.black:
        raise ReadError.says(there, "error-bye-or-name", "hint-bye-or-name")


def scored(cell: Cell) -> Outcome:
    """Read the result in the row of a bye: that of one side, or of both, or nothing.

    Raises :class:`ReadError` for what says no points: a bye cannot be open, or won by a forfeit.

    >>> [scored(Cell(text, 1, 1)).white for text in ("1", "½", "0-1", "H", "-")]
    ['W', 'D', 'L', 'D', '']
    """
    low = cell.text.strip(" _").lower()
    if _UNSAID.fullmatch(low):
        return NONE
    if low in _LETTERS:
        return Outcome(_LETTERS[low], "")
    one = side(low) if low != "x" else None
    found = Outcome(_SCORED.get(one[0], ""), "") if one else outcome(low)
    if found is None or not found.white or not may_be_bye(found):
        raise ReadError.says(cell, "error-no-result", "hint-bye")
    return found
