"""The byes that a line tells of: ``Byes: Ann (½), Bo``, ``Ann withdrew after round 2``."""

import re
from collections.abc import Iterator, Sequence

from calculator.model.late import pattern
from calculator.reading.cells.items import Bye
from calculator.reading.cells.sides import has_name, side_of
from calculator.reading.cells.titles import BEHIND, ROUNDS
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.phrases import Unit, bye, phrase_of_bye, units
from calculator.reading.lexicon.words import AGAINST, RESULT, VERB
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

type _Span = tuple[int, int]

#: How much a bye scores, in figures; a D after it says by default.
_AMOUNTS = (("H", r"½|1/2|0?[.,]50?|="), ("U", r"0(?:[.,]0)?"), ("B", r"1(?:[.,]0)?|\+"))
_AMOUNT = pattern(
    "|".join(
        rf"(?P<{code}>(?<![\w½.,])(?:{written})[Dd]?(?![\w½]|[.,]\d))" for code, written in _AMOUNTS
    )
)
#: What each of several has, at the end.
_AT_END = pattern(rf"(?:{_AMOUNT.pattern})[-\s]*(?:points?|pts?)?\s*$", re.IGNORECASE)
#: What is between two who play each other, or in front of who did not come.
_BETWEEN = pattern(r"\s[-–—]\s|\s[Vv][Ss]?\.?\s|[(\[](?![^)\]]*[)\]])")
#: What may be between two, or in front of another.
_OF_TWO = pattern(r"[-–—;&/+(\[]|\s(?:and|und|y|vs?)\b", re.IGNORECASE)
#: One of several names; "1/2" is one figure.
_ONE_OF_SEVERAL = pattern(
    r"(?:[^;&/]|(?<=\d)/(?=\d))+?(?=\s+(?:and|und|y|\+)\s|[;&]|(?<!\d)/|/(?!\d)|$)"
)
#: Words that say nothing more.
_FILLERS = pattern(
    r"(?<![^\W_])(?:gets?|has|had|have|took|takes|receives?|received|an?|the|with|for|given|is|was|"
    r"points?|pts?|punkte?|puntos?|vs?\.?|from the event|requests?|requested|late(?: entry)?)"
    r"(?![^\W_])\.?",
    re.IGNORECASE,
)
#: Between two, how they played; in small letters, for Drew is a name.
_PLAYED = pattern(
    rf"\s(?:def\.?|bt\.?|{alternatives(VERB)}|(?:{alternatives(RESULT)})\s(?:{alternatives(AGAINST)}))\s"
)
#: That of all: "Byes in round 2: Ann, Bo".
_OF_ROUND = pattern(
    r"\s*[,(\[]?\s*(?:(?:in|for|of|für|en|de|pour|à)\s)?(?:(?:der|the|la)\s)?"
    rf"(?:{ROUNDS})\.?\s?#?(?P<round>\d{{1,2}})\s?[)\]]?(?=\s?:|\s[-–—])",
    re.IGNORECASE,
)
#: Who says so plays no round any more: after one, or before one.
_GONE = pattern(
    r"\b(?:withdr[ae]w(?:n|als?)?|wdr?|dropped(?: out)?|zurückgezogen|ausgeschieden|ausgestiegen"
    r"|abgemeldet|se retir[aó]|retirad[ao]s?|abandon[aóe]|a abandonné|retirée?)\b",
    re.IGNORECASE,
)
_SINCE = pattern(
    r"[\s,(\[]*(?:(?P<after>after|following|nach|después de|tras|après)|before|prior to|vor"
    r"|antes de|avant)\s(?:the\s|la\s|der\s|this\s|his\s|her\s|that\s)?"
    rf"(?:(?:{ROUNDS})\.?\s?#?(?P<round>\d{{1,2}})|(?P<nth>\d{{1,2}})(?:st|nd|rd|th|\.|ª)\s(?:{ROUNDS})"
    rf"|(?:{ROUNDS}|game|partie|partida)(?![^\W_]))\.?\s?[)\]]?",
    re.IGNORECASE,
)
#: The round of each of several: "Ann (rd 1), Bo (rd 2)".
_ROUND = pattern(BEHIND, re.IGNORECASE)
#: Words beside a name, which may say how much the bye scores.
_ASIDE = pattern(
    r"[(\[]\s*(?P<inside>[^()\[\]]*[^\W\d_][^()\[\]]*?)\s*[)\]]"
    r"|(?<=[\w.)\]])\s*(?:\s[-–—]|:)\s+(?P<behind>[^\W\d_][^()\[\]\d]*?)\s*$"
    r"|\s(?P<bare>(?:half|full|zero)(?:[\s-]points?)?)\s*$"
)
_IN_ANY, _PARTING = pattern(r"[(\[][^()\[\]]*[)\]]"), pattern(r"[,;&/](?!2)")
_NAMED = pattern(r"\s+[^\W\d_a-zà-öø-ÿ][^\W\d_A-Z]")
_MOST_WORDS = 6
#: What may say a bye behind a name; a name has so many words.
_BEHIND_NAME = pattern(
    r"(?:\s+\((?P<inside>[^()]{2,40})\)|\s+[-–—]\s+(?P<dashed>[^\W\d_][^()]{1,40})"
    r"|\s+(?P<low>(?=[^\W_])[^\W_A-Z][^()]{1,40}))\s*$"
)
_OF_A_NAME = 2
#: The codes of byes of which it is not said what they count, where nothing beside them says it.
_PLAINLY = {"bye": "B", "P": "P"}
_OPEN = pattern(r"[(\[][^)\]]*$")
_IN_BRACKETS = pattern(r"[(\[]\s*([\d½.,]+)\s*[)\]]$")
_NOBODY = pattern(r"\W*(?:none|no|nobody|-|ninguno|keine|n/a)?\W*", re.IGNORECASE)


def byes_in(line: int, text: str, start: int = 0) -> Iterator[Bye]:
    """Yield the byes of a line that names one; raises where it is not clear who has it."""
    found = phrase_of_bye(text, start)
    if found is None:  # pragma: no cover - it is asked of lines that name one
        return
    said = text[slice(*found)]
    # "Ann bye (withdrew after this round)" had one before.
    if _GONE.search(said) and "bye" not in said.lower():
        yield from _withdrawn(line, text, start, found[1])
        return
    yield from _byes_in(line, text, start, found)


def bye_behind(line: int, text: str, start: int = 0) -> Bye | None:
    """Return the bye of a line that is a name with a word behind which may be a name elsewhere.

    The word is in brackets, behind a dash, or in small letters; the name has two words or more.

    >>> found = [bye_behind(1, text) for text in ("Ann Lee (Vrij)", "Bo Ray libre", "Cy Poe ex.")]
    >>> [(one.who.name.text, one.code) for one in found if one]
    [('Ann Lee', 'P'), ('Bo Ray', 'P'), ('Cy Poe', 'P')]
    >>> [bye_behind(1, text) for text in ("Ann Lee Libre", "Ann Lee (Oak Hall)", "Ann (vrij)")]
    [None, None, None]
    """
    for match in _BEHIND_NAME.finditer(text, start):
        name, word = text[start : match.start()], match["inside"] or match["dashed"] or match["low"]
        said = bye(word.strip())
        if said is None or said.kind != "bye" or _words_of(name) < _OF_A_NAME:
            continue
        if any(map(str.isdecimal, name)) or ":" in name or _OF_TWO.search(name):
            return None
        at = start + len(name) - len(name.lstrip())
        who = side_of(Cell(name.strip(), line, at + 1))
        code = _PLAINLY.get(said.code, said.code)
        return (
            Bye(who, code, Cell(text[at:].strip(), line, at + 1), sure=said.sure) if who else None
        )
    return None


def _withdrawn(line: int, text: str, start: int, end: int) -> Iterator[Bye]:
    """Yield those who withdrew, with the first round that they miss, if that is said.

    >>> text = "Withdrawn: Ann Lee (after round 2), Bo Ray (before round 2)"
    >>> [(bye.who.name.text, bye.code, bye.round) for bye in byes_in(1, text)]
    [('Ann Lee', 'U', 3), ('Bo Ray', 'U', 2)]
    >>> [(bye.who.name.text, bye.round) for bye in byes_in(1, "Ann Lee withdrew after this round.")]
    [('Ann Lee', 0)]
    """
    since = list(_SINCE.finditer(text, end))
    bare = text
    for when in since:
        bare = _blanked(bare, *when.span())
    found = phrase_of_bye(bare, start)
    byes = list(_byes_in(line, bare, start, found)) if found else []
    if len(since) > 1 and len(since) != len(byes):
        raise _unclear(line, text)
    for at, one in enumerate(byes):
        said = since[at if len(since) > 1 else 0] if since else None
        round_ = int(said["round"] or said["nth"] or 0) if said else 0
        if round_ and said and said["after"]:
            round_ += 1
        yield one._replace(round=round_ or one.round, gone=True)


def _byes_in(line: int, text: str, start: int, found: tuple[int, int]) -> Iterator[Bye]:
    said = bye(text[found[0] : found[1]])
    all_in = _OF_ROUND.match(text, found[1])
    if all_in:
        text = _blanked(text, *all_in.span())
        for one in _byes_in(line, text, start, found):
            yield one._replace(round=one.round or int(all_in["round"]))
        return
    before, behind = (start, found[0]), (found[1], len(text))
    if said is None:
        raise _unclear(line, text)
    # What a bye counts that does not say so itself, the amount beside it says.
    plainly = _PLAINLY.get(said.code, "")
    own = None if plainly or _is_asked_for(text[slice(*found)]) else said.code
    default = plainly or said.code
    if _named(text[slice(*behind)]) and not _named(text[slice(*before)]):
        # "Byes: Cal Dee (½); Dunn, Pat"
        common = _AMOUNT.search(text[slice(*before)])
        head, colon, _ = text[found[1] :].partition(":")
        if colon and not common and not _named(head) and (common := _AMOUNT.search(head)):
            # "Byes (½): Cal, Dunn"
            behind = found[1] + len(head) + 1, len(text)
        parts = list(_each(text, behind[0]))
        words = text[slice(*found)].lower()
        # "Half-point bye: Cal, Dee" is of one who is called so, "HPB: Cal, Dee" perhaps of two.
        several = len(parts) == 1 and ("byes" in words or (own is not None and "bye" not in words))
        for begin, end in parts:
            code = own or (common and common.lastgroup)
            for one in _one(line, text, (begin, end), code, default=default):
                yield one._replace(sure=said.sure, several=several)
    elif _named(text[slice(*before)]) and not _named(text[slice(*behind)]):
        if re.search(r"[\w?]", re.sub(r"\b\d{3,4}\b", "", _bare(text[slice(*behind)]))):
            raise _unclear(line, text)
        amount = _AMOUNT.search(text[slice(*behind)])
        parts = [before]
        if _OF_TWO.search(text[slice(*before)]):
            # Commas are in names: who played tells if they part two.
            each = list(_each(text[: before[1]].replace(",", " "), start))
            if (everybody := _all_of(text, before, each)) is None:
                raise _unclear(line, text)
            parts, shared = everybody
            own = own or shared
        code = own or (amount and amount.lastgroup)
        for begin, end in parts:
            for one in _one(line, text, (begin, end), code, default=default, so_far=bool(code)):
                # Only in front of the word a figure may be the score so far.
                told = _IN_BRACKETS.search(text[begin:end].rstrip()) if not code else None
                said_so_far = told[1] if told and not one.beside else ""
                yield one._replace(bracketed=said_so_far, several="," in one.who.name.text)
    elif not _NOBODY.fullmatch(_bare(text[slice(*before)]) + _bare(text[slice(*behind)])):
        raise _unclear(line, text)


def _bare(text: str) -> str:
    return _FILLERS.sub(" ", _AMOUNT.sub(" ", text))


def _named(text: str) -> bool:
    bare = _bare(text)
    return has_name(bare) and not _NOBODY.fullmatch(bare)


def _each(text: str, begin: int) -> Iterator[tuple[int, int]]:
    """Yield where each of several names begins and ends; nothing in brackets parts any."""
    there = _IN_ANY.sub(lambda aside: _PARTING.sub(" ", aside[0]), text[begin:])
    parts = list(_ONE_OF_SEVERAL.finditer(there))
    if len(parts) == 1 and "," in there:
        commas = [part for part in there.split(",") if _words_of(part) > 1]
        if len(commas) == there.count(",") + 1:
            parts = list(re.finditer(r"[^,]+", there))
    for part in parts:
        lead = re.match(r"\s*(?:(?:and|und|y|\+)\s+)?", part[0])
        yield begin + part.start() + (lead.end() if lead else 0), begin + part.end()


def _all_of(
    text: str, span: _Span, parts: Sequence[_Span]
) -> tuple[list[_Span], str | None] | None:
    """Return where each of those is who have a bye, and the code of what all of them have.

    It is ``None`` where two are named as where they play each other. ``parts`` are those between
    which there is "and" or the like; they are one where a name has such a word.

    >>> def told(text: str, *ends: int) -> tuple[list[str], str | None] | None:
    ...     begins = (0, *ends)
    ...     parts = list(zip(begins, (*ends, len(text)), strict=True))
    ...     found = _all_of(text, (0, len(text)), parts)
    ...     return found and ([text[slice(*one)].strip() for one in found[0]], found[1])
    >>> told("Kim Bell and Li Chen ½-point ", 9), told("Ortega y Gasset, José", 7)
    ((['Kim Bell', 'and Li Chen ½-point'], 'H'), (['Ortega y Gasset, José'], None))
    >>> told("Ann - Bo: "), told("Ann (Bo "), told("Ann-Marie (1500) ")
    (None, None, (['Ann-Marie (1500)'], None))
    """
    named = [text[slice(*part)] for part in parts]
    if any(_is_between(_BETWEEN, name) for name in named):
        return None
    short = any(_words_of(name) < 2 for name in named)
    if len(parts) < 2 or not all(map(has_name, named)) or (short and " y " in text):
        return [span], None
    amount = _AT_END.search(text[slice(*span)])
    return list(parts), amount.lastgroup if amount else None


def _is_between(sign: re.Pattern[str], text: str) -> bool:
    return any(
        has_name(text[: at.start()]) and has_name(text[at.end() :]) for at in sign.finditer(text)
    )


def _words_of(part: str) -> int:
    """Return how many words a part has: a colon and what a bye scores are none."""
    return sum(any(letter.isalpha() for letter in word) for word in part.split())


def _one(
    line: int,
    text: str,
    span: tuple[int, int],
    code: str | None,
    *,
    default: str,
    so_far: bool = False,
) -> Iterator[Bye]:
    """Yield the bye of the player whom a part of a line names.

    ``default`` is its code where nothing says what it counts; ``so_far`` is whether a figure in
    brackets is the score so far: what the bye counts is told.
    """
    begin, end = span
    part = text[begin:end]
    if not has_name(part):
        return
    if _is_between(_PLAYED, part):
        # "Ann drew with Bo. Cy had a bye": the games would be lost.
        raise _unclear(line, text)
    round_ = 0
    if said := _ROUND.search(part):
        round_ = int(said[said.lastgroup or 0])
        part = part[: said.start()]
    spaced, beside = part, ""
    rated = side_of(Cell(part, line, 1))
    for amount in _AMOUNT.finditer(part):
        bracketed = _OPEN.search(part[: amount.start()])
        if bracketed and (so_far or (rated and rated.rating)):
            # In parentheses beside a rating, there is usually the score so far.
            beside = amount[0]
            continue
        if bracketed and code == "H" and amount.lastgroup == "B":
            # "Half-point byes: Ann (1), Bo (2)": the rounds, or the scores so far.
            raise _unclear(line, text)
        if not bracketed and has_name(part[: amount.start()]) and _NAMED.match(part, amount.end()):
            # "Ann ½ Bo, Cy bye"
            raise _unclear(line, text)
        # A figure in front of a name is its number; nobody's is 0.
        if has_name(part[: amount.start()]) or not amount[0].isdigit() or amount[0] == "0":
            code = amount.lastgroup or code
            spaced = _blanked(spaced, amount.start(), amount.end())
    for aside in _ASIDE.finditer(part):
        said_so = _said_aside(aside[aside.lastgroup or 0])
        if code in {"H", "B"} and said_so in {"H", "B"} and said_so != code:
            raise _unclear(line, text)
        if said_so is None and any(map(_is_worded_amount, units(aside[0]))):
            # "Byes: Ann (half, rd 2)"
            raise _unclear(line, text)
        code = code or said_so
        spaced = _blanked(spaced, *aside.span()) if said_so else spaced
    for filler in _FILLERS.finditer(part):
        spaced = _blanked(spaced, filler.start(), filler.end())
    spaced = re.sub(r"[(\[]\s*[)\]]|[-:=,*]+(?=\s*$)|^\s*[-:=,]+", _spaces, spaced)
    spaced = re.sub(r"[-:=,(]+(?=\s*$)", _spaces, spaced)
    who = side_of(Cell(spaced.strip(), line, begin + len(spaced) - len(spaced.lstrip()) + 1))
    if who is None or len(who.name.text.split()) > _MOST_WORDS or ": " in who.name.text:
        raise _unclear(line, text)
    cell = Cell(part.strip(), line, begin + 1)
    if code == "B" and default == "P":
        # "Spielfrei: Ann (1)": of a point they are the same.
        code = default
    yield Bye(who, code or default, cell, round_, beside="" if code else beside)


def _said_aside(text: str) -> str | None:
    """Return the code of the bye that words beside a name say: "Byes: Ann (half), Bo - zero".

    >>> [_said_aside(text) for text in ("half point", "full", "requested", "withdrew")]
    ['H', 'B', 'H', 'U']
    >>> [_said_aside(text) for text in ("late entry", "sick", "Oak Club")]
    [None, None, None]
    """
    said = bye(text) or bye(f"{text} bye")
    if said is None or said.code not in {"H", "B", "U"}:
        return None
    if said.code != "U" or any(map(_is_worded_amount, units(text))):
        return said.code
    # Who was late, or ill, may have had a bye that counts.
    return "U" if said.sure and _FILLERS.sub("", text).strip() else None


def _is_asked_for(words: str) -> bool:
    """Whether words say of a bye that somebody asked for it, and not what it counts.

    >>> _is_asked_for("Requested byes"), _is_asked_for("requested half-point bye")
    (True, False)
    """
    found = [
        word.meaning
        for unit in units(words)
        for concept, word in unit.means.items()
        if concept in {"amount", "bye", "absence"}
    ]
    return "asked" in found and set(found) == {"asked", "bye"}


def _is_worded_amount(unit: Unit) -> bool:
    amount = unit.means.get("amount")
    return amount is not None and amount.meaning != "asked" and unit.end - unit.start > 3


def _blanked(text: str, start: int, end: int) -> str:
    return text[:start] + " " * (end - start) + text[end:]


def _spaces(found: re.Match[str]) -> str:
    return " " * len(found[0])


def _unclear(line: int, text: str) -> ReadError:
    cell = Cell(text.strip(), line, len(text) - len(text.lstrip()) + 1)
    return ReadError.says(cell, "error-bye-unclear", "hint-bye")
