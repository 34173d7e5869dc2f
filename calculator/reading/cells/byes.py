"""Byes in lists of games: ``Ann BYE``, ``bye: Cal Dee (½)``, ``half-point bye``, ``spielfrei``."""

import re
from collections.abc import Iterator
from functools import lru_cache

from calculator.model.late import pattern
from calculator.reading.cells.items import Bye
from calculator.reading.cells.scores import NONE, Outcome, outcome, side
from calculator.reading.cells.sides import Side, has_name, side_of
from calculator.reading.lexicon.phrases import bye, byes_said, phrase_of_bye
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

#: The last words of a menu of chess-results, a page of those who are not paired.
_MENU = pattern(r"\bRd\.\d{1,2}(?:/\d{1,2})?[\s,]*not paired", re.IGNORECASE)
#: How much a bye scores, in figures; a D after it says by default.
_AMOUNTS = (("H", r"½|1/2|0?[.,]50?|="), ("U", r"0(?:[.,]0)?"), ("B", r"1(?:[.,]0)?|\+"))
_AMOUNT = pattern(
    "|".join(
        rf"(?P<{code}>(?<![\w½.,])(?:{written})[Dd]?(?![\w½]|[.,]\d))" for code, written in _AMOUNTS
    )
)
#: One of several names; "1/2" is one figure.
_ONE_OF_SEVERAL = pattern(
    r"(?:[^;&/]|(?<=\d)/(?=\d))+?(?=\s+(?:and|und|y)\s|[;&]|(?<!\d)/|/(?!\d)|$)"
)
#: Words that say nothing more.
_FILLERS = pattern(
    r"(?<![^\W_])(?:gets?|has|had|have|took|takes|receives?|received|an?|the|with|for|given|is|was|"
    r"points?|pts?|punkte?|puntos?|vs?\.?|from the event|requests?|requested|late(?: entry)?)"
    r"(?![^\W_])\.?",
    re.IGNORECASE,
)
_OPEN = pattern(r"[(\[][^)\]]*$")
_IN_BRACKETS = pattern(r"[(\[]\s*([\d½.,]+)\s*[)\]]$")
_NOBODY = pattern(r"\W*(?:none|no|nobody|-|ninguno|keine|n/a)?\W*", re.IGNORECASE)
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


def byes_in(line: int, text: str, start: int = 0) -> Iterator[Bye]:
    """Yield the byes of a line that names one; raises where it is not clear who has it."""
    found = phrase_of_bye(text, start)
    if found is None:  # pragma: no cover - it is asked of lines that name one
        return
    before, behind = (start, found[0]), (found[1], len(text))
    said = bye(text[found[0] : found[1]])
    if said is None:
        raise _unclear(line, text)
    own = None if said.code == "bye" else said.code
    if _named(text[slice(*behind)]) and not _named(text[slice(*before)]):
        # "Byes: Cal Dee (½); Dunn, Pat"
        common = _AMOUNT.search(text[slice(*before)])
        parts = list(_each(text, behind[0]))
        several = len(parts) == 1 and "byes" in text[slice(*found)].lower()
        for begin, end in parts:
            for one in _one(line, text, (begin, end), own or (common and common.lastgroup)):
                yield one._replace(sure=said.sure, several=several)
    elif _named(text[slice(*before)]) and not _named(text[slice(*behind)]):
        if re.search(r"[\w?]", re.sub(r"\b\d{3,4}\b", "", _bare(text[slice(*behind)]))):
            raise _unclear(line, text)
        amount = _AMOUNT.search(text[slice(*behind)])
        code = own or (amount and amount.lastgroup)
        for one in _one(line, text, before, code, so_far=bool(code)):
            # Only in front of the word a figure may be the score so far.
            told = _IN_BRACKETS.search(text[slice(*before)].rstrip()) if not code else None
            yield one._replace(bracketed=told[1] if told and not one.beside else "")
    elif not _NOBODY.fullmatch(_bare(text[slice(*before)]) + _bare(text[slice(*behind)])):
        raise _unclear(line, text)


def _bare(text: str) -> str:
    return _FILLERS.sub(" ", _AMOUNT.sub(" ", text))


def _named(text: str) -> bool:
    bare = _bare(text)
    return has_name(bare) and not _NOBODY.fullmatch(bare)


def _each(text: str, begin: int) -> Iterator[tuple[int, int]]:
    """Yield where each of several names begins and ends."""
    parts = list(_ONE_OF_SEVERAL.finditer(text[begin:]))
    if len(parts) == 1 and text.count(",", begin) > 0:
        commas = [part for part in text[begin:].split(",") if _words_of(part) > 1]
        if len(commas) == text.count(",", begin) + 1:
            parts = list(re.finditer(r"[^,]+", text[begin:]))
    for part in parts:
        lead = re.match(r"\s*(?:(?:and|und|y)\s+)?", part[0])
        yield begin + part.start() + (lead.end() if lead else 0), begin + part.end()


def _words_of(part: str) -> int:
    """Return how many words a part has: a colon and what a bye scores are none."""
    return sum(any(letter.isalpha() for letter in word) for word in part.split())


def _one(
    line: int, text: str, span: tuple[int, int], code: str | None, *, so_far: bool = False
) -> Iterator[Bye]:
    """Yield the bye of the player whom a part of a line names.

    ``so_far`` is whether a figure in brackets is the score so far: what the bye counts is told.
    """
    begin, end = span
    part = text[begin:end]
    if not has_name(part):
        return
    spaced, beside = part, ""
    rated = side_of(Cell(part, line, 1))
    for amount in _AMOUNT.finditer(part):
        bracketed = _OPEN.search(part[: amount.start()])
        if bracketed and (so_far or (rated and rated.rating)):
            # In parentheses beside a rating, there is usually the score so far.
            beside = amount[0]
            continue
        # A figure in front of a name is its number; nobody's is 0.
        if has_name(part[: amount.start()]) or not amount[0].isdigit() or amount[0] == "0":
            code = amount.lastgroup or code
            spaced = _blanked(spaced, amount.start(), amount.end())
    for filler in _FILLERS.finditer(part):
        spaced = _blanked(spaced, filler.start(), filler.end())
    spaced = re.sub(r"[(\[]\s*[)\]]|[-:=,*]+(?=\s*$)|^\s*[-:=,]+", _spaces, spaced)
    spaced = re.sub(r"[-:=,(]+(?=\s*$)", _spaces, spaced)
    who = side_of(Cell(spaced.strip(), line, begin + len(spaced) - len(spaced.lstrip()) + 1))
    if who is None or len(who.name.text.split()) > 6:
        raise _unclear(line, text)
    cell = Cell(part.strip(), line, begin + 1)
    yield Bye(who, code or "B", cell, beside="" if code else beside)


def _blanked(text: str, start: int, end: int) -> str:
    return text[:start] + " " * (end - start) + text[end:]


def _spaces(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _unclear(line: int, text: str) -> ReadError:
    cell = Cell(text.strip(), line, len(text) - len(text.lstrip()) + 1)
    return ReadError.says(cell, "error-bye-unclear", "hint-bye")
