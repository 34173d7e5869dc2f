"""The short form: one line per player, for people who know only scores.

``Adam 4 of 5: 1 2 3 3.5 4`` gives the final scores of a player's opponents,
``George: W D W`` the player's own results round by round. Spanish may be written as well:
``Adam 4 de 5: 1 2 3 3,5 4``, and ``George: G T G`` where the whole text says G, T and P.
"""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import (
    Crosstable,
    Given,
    Message,
    Player,
    Result,
    TableError,
    crosstable,
)
from calculator.model.late import late, pattern
from calculator.reading.cells.grammar import halves
from calculator.reading.check import repeated_rows
from calculator.reading.check.layout import Layout, Reader
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, Whose, too_many_players
from calculator.reading.text.grid import Cell, lines_of
from calculator.reading.text.pasted_text import beginning, far_too_long

if TYPE_CHECKING:
    from calculator.reading.lexicon.words import between_sides
else:
    between_sides = late("calculator.reading.lexicon.words", "between_sides")

# Bounded, so that no line takes longer than its length.
_LINE = pattern(
    r"\s*+(?P<name>[^:]*?)"
    r"(?:\s{1,4}(?P<score>[\d.,½]{1,6}(?:\s1/2)?)\s{0,3}"
    r"(?:of|out of|de|/)\s{0,3}(?P<rounds>\d{1,2}))?"
    # A time of day is no name and a result.
    r"\s{0,4}:(?!(?<=\d:)\d\d(?!\d))(?P<rest>.*)"
)
#: Figures at the end of a name that are far from it, or more than one: those of columns.
_IN_COLUMNS = pattern(r"[^\W\d]\S*(?: +\d+ +| {2,})\d+$")
_MAX_LINE_CHARS = 400
_NOTE = pattern(r"\(([^()]*)\)")
_UNPLAYED = {
    "bye": "B",
    "half": "H",
    "zero": "U",
    "forfeit win": "X",
    "forfeit loss": "F",
    "forfeit draw": "Z",
}
_FIRST_WORDS = {word.partition(" ")[0] for word in _UNPLAYED}
_OWN = set("WLDBHUXFZ")
_CELLS = pattern(r"[\t;|]")
_SEPARATED = pattern(r"\t|[;|]|,\S")
_SCORED = pattern(r"\d\s*(?:of|out of|de|/)\s*\d")
#: The result of a game between two players.
_GAME = pattern(
    r"(?<![^\s(\[])(?:[01½]F?|1/2|0?[.,]5) ?[-–:] ?(?:[01½]F?|1/2|0?[.,]5)(?![^\s)\].,;])"
)
#: One with a colon, and what is between two names.
_PAIR = pattern(
    r"(?<!\S)(?:[01½+=]|1/2|0?[.,]5)(?P<blank> ?):(?P=blank)(?:[01½+=-]|1/2|0?[.,]5)"
    r"(?P<name>\s+[^\W\d]|(?!\S))"
)
_MET = pattern(r"\s(?:[-–—]|vs?\.?)\s", 2)
#: Won, drawn and lost in Spanish. D would be a loss there (“derrota”) and P is a bye elsewhere, so
#: they count only in a text that says G or T and none of W, D, L.
_SPANISH = {"G": "W", "T": "D", "P": "L"}
_LETTERS = pattern(r"(?<![\w.])[A-Za-z](?![\w.])")
#: A point and a half, with a decimal comma.
_COMMA = pattern(r"(?<![\d,])(\d{1,2}),5(?![\d,])")
# "forfeit win" is two words but one token.
_TOKEN = pattern(r"(?P<word>forfeit\s\w+|[^\s,;()]+)(?P<notes>(?:\s*\([^()]*\))*)")
EXPECTED = "hint-short"
_BYE = pattern(r":\s*(?:(?:(?:half|zero)[\s-]?(?:point\s)?)?bye|half|zero)[\s.]*$", re.IGNORECASE)
#: Short ones that come between two names, and some of two words.
_BETWEEN_SIDES = (
    "vs",
    "def",
    "lost to",
    "won against",
    "won over",
    "over",
    "drew with",
    "draw with",
)


class _Line(NamedTuple):
    name: str
    score: int | None
    rounds: int | None
    results: tuple[Result, ...]
    opponents: tuple[Given | None, ...]
    number: int


def looks_short(text: str) -> bool:
    """Whether most lines that are not empty have the form of the short layout.

    One that has not is a fault to be pointed at, not a reason to look for another layout.
    """
    text = beginning(text)
    lines = [line for line in lines_of(text) if line.strip()]
    fitting = fitting_lines(text)
    others = [line for line in lines if not _aside(line)]
    if not fitting or 2 * fitting < len(others):
        return False
    if fitting == len(lines):
        return True
    if all(_BYE.search(line) for line in lines if _fits(line)):
        # "Cy: bye" below games.
        return False
    # "Ann beat Ben" is no remark above "Cy: W D L".
    told = sum(_told().search(line) is not None and not _fits(line) for line in lines)
    return fitting > told and 2 * fitting >= len(others) + told


@cache
def _told() -> re.Pattern[str]:
    """Return what tells of a game between two names."""
    words = sorted({*between_sides(), *_BETWEEN_SIDES}, key=len, reverse=True)
    return re.compile(rf"\w\)?\s(?:{'|'.join(map(re.escape, words))})\.?\s\w", re.IGNORECASE)


def fitting_lines(text: str) -> int:
    """Return how many lines have the form of the short layout."""
    return sum(map(_fits, lines_of(text)))


def _fits(line: str) -> bool:
    """Whether a line has the form of the short layout.

    >>> [_fits(line) for line in ("Adam  4  of  5: 1 2 3", "Ann  1400: W", "Ann  1177  8:W")]
    [True, True, False]
    """
    if _CELLS.search(line) or len(line) >= _MAX_LINE_CHARS or line.count(":") != 1:
        return False
    found = _LINE.fullmatch(line)
    return (
        found is not None
        and _first_token_fits(line)
        # In a cell nothing is between the colon and the result.
        and not (found["rest"][0] != " " and _IN_COLUMNS.search(found["name"].rstrip()))
        and not _is_game(line)
    )


def _is_game(line: str) -> bool:
    """Whether a line is a game of two players, not the scores of one.

    >>> _is_game("Ann Lee 1 : 0 Ben Fox"), _is_game("Ann - Ben 0.5:0.5"), _is_game("Ann 1 : 0")
    (True, True, False)
    >>> _is_game("Ann – Ben: 1-0"), _is_game("Ann: 1-0")
    (True, False)
    """
    names, _, result = line.partition(":")
    if _GAME.fullmatch(result.strip()) and _MET.search(names):
        return True
    found = _PAIR.search(line)
    return found is not None and bool(found["name"] or _MET.search(line, 0, found.start()))


def _aside(line: str) -> bool:
    """Whether a line is a title or a remark: it holds no score and hardly a result."""
    if len(line) >= _MAX_LINE_CHARS or _SEPARATED.search(line) or line.partition(":")[2].strip():
        return False
    if _GAME.search(line):
        return False
    words = [word.strip(",;()") for word in line.split()]
    results = sum(halves(word) is not None or word in _OWN for word in words)
    return results < 2 and not _SCORED.search(line)


def _players_lines(text: str) -> list[tuple[int, str]]:
    """Return the lines of players, without titles above them and remarks apart from them."""
    lines = list(enumerate(lines_of(text), 1))
    good = [number for number, line in lines if _fits(line)]
    first, last = (good[0], good[-1]) if good else (1, len(lines))
    gap = next((number for number, line in lines if number > last and not line.strip()), None)
    return [
        (number, line)
        for number, line in lines
        if line.strip()
        and not (_aside(line) and (number < first or (gap is not None and number > gap)))
    ]


def _first_token_fits(line: str) -> bool:
    words = line.partition(":")[2].split()
    if not words or not line.partition(":")[0].strip():
        return False
    word = words[0].partition("(")[0].lower().rstrip(",;")
    own = word.upper() in _OWN or (word.upper() in _SPANISH and len(words[0]) == 1)
    return halves(word) is not None or own or word in _FIRST_WORDS


def read_short(text: str) -> Crosstable:
    """Read the short form; raises :class:`ReadError` with the line and column of a fault."""
    lines: list[_Line] = []
    again: list[Cell] = []
    seen = set()
    found = _players_lines(text)
    letters = _SPANISH if _in_spanish(found) else {}
    for at, words in found:
        line = _line(at, words, letters)
        if words.strip() in seen:
            again.append(Cell(line.name, at, 1))
        else:
            seen.add(words.strip())
            lines.append(line)
    if len(lines) > MOST_PLAYERS:
        raise too_many_players(lines[MOST_PLAYERS].number, len(lines))
    rounds = max(line.rounds or len(line.results) for line in lines)
    players: list[Player] = []
    stubs: list[Player] = []
    first_stub = len(lines) + 1
    for number, line in enumerate(lines, 1):
        if (line.rounds or len(line.results)) != rounds:
            said = Message("error-short-rounds", (line.rounds or len(line.results), rounds))
            error = ReadError(said, line.number, 1, "hint-short-rounds")
            raise error.knowing(whose=Whose(line.name))
        results = []
        for result, opponent in zip(line.results, line.opponents, strict=True):
            if opponent is None:
                results.append(result)
                continue
            stub = first_stub + len(stubs)
            stubs.append(Player(stub, "", given=opponent._replace(met_in=len(results) + 1)))
            results.append(result._replace(opponent=stub))
        given = None if line.score is None else Given(line.score)
        players.append(
            Player(number, line.name, tuple(results), total_halves=line.score, given=given)
        )
    try:
        table = crosstable([*players, *stubs], rounds=rounds, rounds_played=rounds)
    except TableError as error:  # pragma: no cover - numbers are ours
        raise ReadError("error-short-line", 1, 1, EXPECTED) from error
    return table._replace(warnings=repeated_rows.warning(again))


def _line(number: int, text: str, letters: Mapping[str, str]) -> _Line:
    match = _LINE.fullmatch(text)
    if not match or not match["name"].strip():
        raise ReadError("error-short-line", number, 1, EXPECTED, length=len(text))
    try:
        return _named(number, match["name"].strip(), match, letters)
    except ReadError as error:
        raise error.knowing(whose=Whose(match["name"].strip())) from error


def _named(number: int, name: str, match: re.Match[str], letters: Mapping[str, str]) -> _Line:
    score = None if match["score"] is None else halves(match["score"])
    if match["score"] is not None and score is None:
        raise _fault(number, match.start("score"), match["score"], "error-no-score")
    rounds = int(match["rounds"]) if match["rounds"] else None
    results: list[Result] = []
    opponents: list[Given | None] = []
    offset = match.start("rest")
    for round_, token in enumerate(_tokens(match["rest"], rounds), 1):
        try:
            result, opponent = _token(number, offset, token, letters)
        except ReadError as error:
            raise error.knowing(whose=Whose(name, round_)) from error
        results.append(result)
        opponents.append(opponent)
    if not results or (rounds is not None and len(results) != rounds):
        raise ReadError(
            Message("error-short-count", (len(results), rounds))
            if rounds
            else "error-short-nothing",
            number,
            match.start("rest") + 1,
            EXPECTED,
            length=max(1, len(match["rest"])),
        )
    if any(opponents) and score is None:
        raise ReadError(
            "error-short-score",
            number,
            match.start("name") + 1,
            EXPECTED,
            length=len(match["name"]),
        )
    if score is not None and not any(opponents):
        total = sum(result.halves for result in results)
        if total != score:
            said = Message("error-short-sum", (Fraction(total, 2),))
            raise _fault(number, match.start("score"), match["score"], said)
        score = None
    if score is not None and score > 2 * len(results):
        said = Message("error-short-too-much", (len(results),))
        raise _fault(number, match.start("score"), match["score"], said)
    return _Line(name, score, rounds, tuple(results), tuple(opponents), number)


def _token(
    line: int, offset: int, token: re.Match[str], letters: Mapping[str, str]
) -> tuple[Result, Given | None]:
    word = " ".join(token["word"].lower().split())
    own = letters.get(word.upper(), word.upper())
    code = _UNPLAYED.get(word, own if own in _OWN else "")
    notes = [" ".join(note.lower().split()) for note in _NOTE.findall(token["notes"])]
    if code and not notes:
        return Result(code), None
    score = halves(token["word"])
    if score is None:
        raise _fault(line, offset + token.start(), token["word"], "error-short-token")
    unknown = [note for note in notes if note not in _UNPLAYED]
    if unknown:
        raise _fault(
            line,
            offset + token.start("notes"),
            unknown[0],
            "error-short-note",
        )
    return Result("?"), Given(score, tuple(_UNPLAYED[note] for note in notes))


def _fault(line: int, index: int, word: str, said: Message | str) -> ReadError:
    return ReadError.says(Cell(word, line, index + 1), said, EXPECTED)


def _read(text: str) -> list[Crosstable]:
    if beginning(text) != text:
        raise far_too_long(text)
    try:
        return [read_short(text)]
    except ReadError as error:
        raise error.knowing(size=fitting_lines(text)) from error


LAYOUTS = (
    Layout(
        "short",
        Reader(30, looks_short, _read),
        ("totals", "byes", "forfeits"),
        "Adam 4 of 5: 1 2 3 3.5 4",
        "short",
    ),
)


def _in_spanish(lines: Iterable[tuple[int, str]]) -> bool:
    """Whether results are written G, T and P, without a letter that means something else there.

    >>> _in_spanish([(1, "Ana: G T P")]), _in_spanish([(1, "Ana: W P L")])
    (True, False)
    """
    said = {
        letter.upper() for _, text in lines for letter in _LETTERS.findall(text.partition(":")[2])
    }
    return bool(said & {"G", "T"}) and not said & {"W", "D", "L"}


def _tokens(rest: str, rounds: int | None) -> list[re.Match[str]]:
    """Split what follows the colon; a comma is decimal where that gives the right number."""
    found = list(_TOKEN.finditer(rest))
    with_point = _COMMA.sub(r"\1.5", rest)
    if rounds is not None and len(found) != rounds and with_point != rest:
        decimal = list(_TOKEN.finditer(with_point))
        return decimal if len(decimal) == rounds else found
    return found
