"""What a text says of how far an event is: how many rounds it has, and after which one this is.

The columns of a table do not say it: a sheet printed after round 3 may have three of them, or all
seven. People and programs say it around the table, in a heading, a menu or an announcement.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.columns.raw import Told
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.words import OPEN
from calculator.reading.text.grid import Cell

#: No event has more rounds.
_MOST_ROUNDS = 30
#: This many places of a text are looked at, and this much of a long line around each.
_PLACES, _NEAR = 200, 80
#: So many pairs of lines are remembered: each is asked about once for each table it is above.
_REMEMBERED = 12_000
_ROUND = (
    r"(?:rounds?|rds?|rnds?|runden?|rondas?|rondes?|tours?|turn[oi]|rodadas?|kola|kole|rund(?:[ay]|zie)|"
    r"forduló|тур\w{0,2}|jornadas?)"
)
#: A window of the text is looked at closely where one of these words is.
_WORD = pattern(
    rf"(?<![^\W\d_])(?:{_ROUND}|games?|parti(?:en?|das?|es?)|still)(?![^\W\d_])|"
    r"\b\d{1,2}[ -]?SS\b",
    re.IGNORECASE,
)
_OF = r"\s*\(?(?:/|\b(?:out\s+of|of|von|de|sur|di|van|z|из)\b)\s*"
#: A number that is not part of a date, a time, a score.
_FROM, _TO = r"(?<![\d.,:/])", r"(?![\d:]|[.,/-]\d)"
_TH = r"(?:\s?(?:st|nd|rd|th|er|ère|e|ème|\.|ª|º|°|a|o)(?![^\W\d_]))?"
_AFTER = (
    r"\b(?:after|through|as\s+of|nach|después\s+de|despues\s+de|tras|luego\s+de|après|apres|dopo|"
    r"após|após\s+a|na|po|efter|после)\b(?:\s+(?:the|der|dem|l[ae]|el|los|las|de|il|[aeo]))*\s+"
)
#: "Round 3 of 5", "Rd.2/7"; "3 of 5 rounds"; "nach der 3. Runde von 7".
_PROGRESS = (
    pattern(rf"{_ROUND}\.?\s{{0,3}}#?(\d{{1,2}}){_OF}(\d{{1,2}}){_TO}", re.IGNORECASE),
    pattern(rf"{_FROM}(\d{{1,2}}){_OF}(\d{{1,2}})\s+{_ROUND}(?![^\W\d_])", re.IGNORECASE),
    pattern(rf"{_FROM}(\d{{1,2}}){_TH}\s+{_ROUND}{_OF}(\d{{1,2}}){_TO}", re.IGNORECASE),
)
#: "after round 3", "after 9 rounds", "nach der 4. Runde".
_STANDS = (
    pattern(rf"{_AFTER}{_ROUND}\.?\s{{0,3}}#?(\d{{1,2}})(?!\d|[.,:]\d)", re.IGNORECASE),
    pattern(rf"{_AFTER}(\d{{1,2}}){_TH}(?:{_OF}\d{{1,2}})?\s+{_ROUND}(?![^\W\d_])", re.IGNORECASE),
    pattern(
        rf"\b{_ROUND}\.?\s{{0,3}}(\d{{1,2}})\s+(?:standings|ranking|crosstable)", re.IGNORECASE
    ),
    pattern(rf"\bstandings\s*[-:(,|]+\s*{_ROUND}\.?\s{{0,3}}(\d{{1,2}})(?!\d)", re.IGNORECASE),
)
_FINAL = pattern(
    r"\bfinal|\bend(?:stand|ergebnis|rangliste|tabelle)|\bschlu(?:ss|ß)|\babschlu(?:ss|ß)",
    re.IGNORECASE,
)
_SWISS = r"(?:swiss|suizo|schweizer|suisse|svizzero|suíço)"
#: "5SS"; "5-round Swiss"; "sistema suizo a 7 rondas"; "Number of rounds: 7".
_LENGTH = (
    pattern(r"(?<![\w.,/-])(\d{1,2})[ -]?SS\b"),
    pattern(r"\((\d{1,2})(?:\s|-)(?:rounds?|runden|rondas?|rondes?)\)", re.IGNORECASE),
    pattern(
        rf"(?<![\d.,:/-])(\d{{1,2}})(?:\s|-){_ROUND}(?:\s|-|,)+(?:{_SWISS}|fide|uscf|us chess|"
        r"rated|open|tournament|event|turnier|torneo|tournoi|g/\d|game/)",
        re.IGNORECASE,
    ),
    # Alone: "5 rounds"; after the name of the event: "Spring Open, 5 rounds", "over 5 rounds".
    pattern(
        rf"(?:^\W*|[,;:|–—-]\s+|\b(?:of|over|in|über|mit|auf|de|a|en|con)\s+)(?<![\d.,:/-])(\d{{1,2}})(?:\s|-){_ROUND}\W*$",
        re.IGNORECASE,
    ),
    pattern(
        rf"{_SWISS}[^.\d\n|]{{0,20}}(?<![\d.,:/-])(\d{{1,2}})(?:\s|-){_ROUND}(?![^\W\d_])",
        re.IGNORECASE,
    ),
    pattern(
        r"\b(?:(?:number\s+of\s+)?rounds|(?:anzahl\s+(?:der\s+)?)?runden(?:an)?zahl|anzahl\s+runden|"
        r"runden|(?:n[úu]mero\s+de\s+)?rondas|(?:nombre\s+de\s+)?rondes|(?:numero\s+(?:di\s+)?)?turni)"
        r"\s*[:=|]\s*(\d{1,2})(?!\d|\s*(?:[:,&/+-]|\.\d|and\b|to\b|[ap]\.?m|h\b|uhr))",
        re.IGNORECASE,
    ),
)
_COUNTS = {
    **dict.fromkeys(
        ("one", "eine", "una", "une", "last", "final", "letzte", "última", "ultima"), 1
    ),
    **dict.fromkeys(("two", "zwei", "dos", "deux"), 2),
    **dict.fromkeys(("three", "drei", "tres", "trois"), 3),
}
_COUNT = rf"(?<![\w.,:/-])(\d{{1,2}}|{'|'.join(_COUNTS)})\s+"
#: "One round left", "with 2 rounds to go", "noch eine Runde", "falta una ronda".
_LEFT = (
    pattern(
        rf"{_COUNT}(?:more\s+)?{_ROUND}\.?\s+(?:(?:is|are)\s+)?(?:still\s+)?"
        r"(?:left|remain(?:s|ing)?|to\s+go|to\s+come|steh(?:t|en)\s+(?:noch\s+)?aus|"
        r"restantes?|pendientes?)\b",
        re.IGNORECASE,
    ),
    pattern(
        rf"\b(?:noch|faltan?|a\s+falta\s+de|quedan?|il\s+reste)\s+{_COUNT}{_ROUND}(?![^\W\d_])",
        re.IGNORECASE,
    ),
)
#: "Games to be played", "2 games adjourned", "partidas pendientes".
_OPEN_GAMES = pattern(
    r"\b(?:games?|partien?|partidas?|parties?)\b[^.\n]{0,12}?\s(?:still\s+)?"
    r"(?:left|remain(?:s|ing)?|to\s+go|to\s+play|outstanding|ausstehend|"
    rf"(?:{alternatives(OPEN)})s?)(?![^\W\d_])|"
    r"\bstill\s+to\s+(?:play|be\s+played)\b",
    re.IGNORECASE,
)
#: What each of these phrases has in it.
_SPEAKS = pattern(rf"{_ROUND}|SS\b", re.IGNORECASE)
#: What a line ends with that an e-mail broke within such a phrase: "(After", "after 5 of 7".
_OPEN = pattern(
    rf"(?:\d{{1,2}}{_TH}|(?<![^\W\d_])(?:{_ROUND}|{_SWISS})\.?|{_AFTER}|{_OF}|,)\s*$",
    re.IGNORECASE,
)
#: After a number at the end of the phrase there is nothing more: else it is that of a row.
_ENDS = pattern(r"(?<!\d)|\s*(?:$|[^\w\s])")
_TAGS = pattern(r"(?:<[^>]{0,2000}>\s*)+")


def told_around(text: str) -> Told:
    r"""Return what the text around a table says of the event's rounds.

    >>> told_around("Club Open\n<a>Rd.1</a>, <a>Rd.2/7</a>")
    Told(rounds=7, after=0, left=0, open=False)
    """
    return told(_windows(_TAGS.sub(" | ", text) if "<" in text else text))


def told(pieces: Iterable[str]) -> Told:
    """Return what some pieces of a text say of the event's rounds.

    What says how far the event is counts more than what announces it. Where two pieces say
    different numbers nothing is known.

    >>> told(["Club Open, 5SS", "Standings after round 3"])
    Told(rounds=5, after=3, left=0, open=False)
    >>> told(["Ranking list after Rd.1", "Rd.2/7"]), told(["Final Ranking after 9 Rounds"])
    (Told(rounds=7, after=1, left=0, open=False), Told(rounds=9, after=0, left=0, open=False))
    >>> told(["One round left"]).left, told(["Kim-Roe still to be played"]).open
    (1, True)
    """
    progress: set[int] = set()
    final: set[int] = set()
    length: set[int] = set()
    after = 0
    left: set[int] = set()
    open_ = False
    for said in filter(None, map(_said, pieces)):
        left.update(said.left)
        open_ = open_ or said.open
        progress.update(said.progress)
        after = said.after or after
        final.update(said.final)
        length.update(said.length)
    more = min(left.pop(), _MOST_ROUNDS) if len(left) == 1 else 0
    for numbers in (progress, final, length):
        if numbers:
            rounds = numbers.pop() if len(numbers) == 1 else 0
            return Told(rounds, 0 if after == rounds else after, more, open_)
    return Told(0, after, more, open_)


class _Said(NamedTuple):
    """What one piece of a text says."""

    left: tuple[int, ...]
    """How many rounds are left."""
    open: bool
    progress: tuple[int, ...]
    """The length that is said beside a round: "Rd.2/7"."""
    after: int
    final: tuple[int, ...]
    length: tuple[int, ...]


@lru_cache(maxsize=_REMEMBERED)
def _said(piece: str) -> _Said | None:
    """Return what a piece of a text says; ``None`` if nothing: of many sections each asks again."""
    left = tuple(_COUNTS.get(found[1].lower()) or int(found[1]) for found in _matches(_LEFT, piece))
    progress = tuple(
        int(found[2])
        for found in _matches(_PROGRESS, piece)
        if 0 < int(found[1]) <= int(found[2]) <= _MOST_ROUNDS
    )
    stands = [found for found in _matches(_STANDS, piece) if 0 < int(found[1]) <= _MOST_ROUNDS]
    final = tuple(
        int(found[1])
        for found in stands
        if _FINAL.search(piece, max(0, found.start() - 40), found.start())
    )
    length = tuple(
        int(found[1]) for found in _matches(_LENGTH, piece) if 0 < int(found[1]) <= _MOST_ROUNDS
    )
    after = int(stands[-1][1]) if stands else 0
    open_ = _OPEN_GAMES.search(piece) is not None
    if not (left or open_ or progress or stands or length):
        return None
    return _Said(left, open_, progress, after, final, length)


def after_in(text: str) -> int:
    """Return after which round a line says that the standings are; 0 if it does not say.

    >>> [after_in(one) for one in ("Standings after round 3 of 5", "Final, after 5 rounds", "Open")]
    [3, 5, 0]
    """
    found = [int(found[1]) for found in _matches(_STANDS, text[:400])]
    return next((round_ for round_ in found if 0 < round_ <= _MOST_ROUNDS), 0)


def unbroken(lines: Sequence[Cell]) -> list[Cell]:
    """Return lines of text, with those as one that an e-mail broke where they speak of rounds.

    >>> [cell.text for cell in unbroken([Cell("Open (After", 1, 1), Cell("Round 5)", 2, 1)])]
    ['Open (After Round 5)']
    """
    found: list[Cell] = []
    end = 0
    for cell in lines:
        if found and cell.line == end + 1 and _goes_on(found[-1].text, cell.text):
            found[-1] = found[-1]._replace(text=_one(found[-1].text, cell.text))
        else:
            found.append(cell)
        end = cell.line
    return found


def _one(line: str, after: str) -> str:
    return f"{line.rstrip()} {after.lstrip()}"


@lru_cache(maxsize=_REMEMBERED)
def _goes_on(line: str, after: str) -> bool:
    """Whether a phrase about rounds begins in one line and ends in the next.

    >>> _goes_on("Standings (After", "Round 5)"), _goes_on("Standings after round", "5 Ann Lee")
    (True, False)
    """
    line, after = line[-_NEAR:], after[:_NEAR]
    if not after.strip() or _OPEN.search(f"{line.rstrip()} ") is None:
        return False
    if after_in(line) and after_in(after):
        # Each says it whole.
        return False
    both, end = _one(line, after), len(line.rstrip())
    return _SPEAKS.search(both) is not None and any(
        found.start() < end < found.end() and _ENDS.match(both, found.end())
        for found in _matches((*_PROGRESS, *_STANDS, *_LENGTH), both)
    )


def _matches(patterns: Iterable[re.Pattern[str]], text: str) -> Iterator[re.Match[str]]:
    for one in patterns:
        yield from one.finditer(text)


def _windows(text: str) -> Iterator[str]:
    r"""Return the lines of a text that speak of rounds; of a long one what is near the word.

    >>> list(_windows("Club Open\nRound 3 of 5\nAnn 1-0 Bob"))
    ['Round 3 of 5']
    """
    last = -1
    for count, found in enumerate(_WORD.finditer(text)):
        if count == _PLACES:
            return
        if found.start() < last:
            continue
        begin, end = text.rfind("\n", 0, found.start()) + 1, _line_ends(text, found.end())
        start, stop = max(begin, found.start() - _NEAR), min(end, found.end() + _NEAR)
        piece = text[start:stop]
        above = text[text.rfind("\n", 0, begin - 1) + 1 : begin - 1] if begin else ""
        if start == begin and _goes_on(above, piece):
            piece = _one(above[-_NEAR:], piece)
        below = text[end + 1 : _line_ends(text, end + 1)]
        if stop == end and _goes_on(piece, below):
            stop, piece = end + 1 + len(below), _one(piece, below[:_NEAR])
        last = stop
        yield piece


def _line_ends(text: str, start: int) -> int:
    found = text.find("\n", start)
    return len(text) if found < 0 else found
