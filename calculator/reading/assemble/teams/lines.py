"""The lines of a text with matches of teams: what each of them is."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from calculator.model.late import late, pattern
from calculator.reading.assemble.teams.headings import list_kinds, ranking_heads
from calculator.reading.assemble.teams.records import Seat, key
from calculator.reading.assemble.teams.scores import (
    Score,
    of_each,
    one_score,
    scores_in,
    whole_score,
)
from calculator.reading.cells.byes import is_bye, names_bye
from calculator.reading.cells.forms.pages import rows_of
from calculator.reading.cells.grammar import is_rating
from calculator.reading.cells.items import Game
from calculator.reading.cells.scores import outcome
from calculator.reading.cells.sides import Side, has_name, side_of
from calculator.reading.cells.titles import round_in
from calculator.reading.columns.cross import is_crossed_out
from calculator.reading.columns.hints import told
from calculator.reading.columns.order_announcements import notes
from calculator.reading.columns.raw import Told
from calculator.reading.cut.segments import is_html
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.headings import titles
from calculator.reading.lexicon.phrases import bye, is_of_a_game
from calculator.reading.lexicon.prose import is_page
from calculator.reading.lexicon.words import FORFEIT
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, chunks, lines_of, split

if TYPE_CHECKING:
    from calculator.reading.assemble.games.lines import items_of
else:
    items_of = late("calculator.reading.assemble.games.lines", "items_of")

#: Lines are no longer.
LONGEST = 400
_VERSUS = pattern(
    r"\s+(?:vs?\.?|versus|against|gegen|contra|contre|contro|tegen|mot|"
    r"beat|beats|bt\.?|def\.?|defeated|drew(?: with)?|draws? with|lost to|loses to)\s+",
    2,
)
_DASH = pattern(r"\s+-{1,2}\s+|\s+:\s+")
_GAP = pattern(r"\s{2,}|\t")
_COMMA = pattern(r"\s*[,;]\s+")
_CUTS = (_VERSUS, _GAP, _DASH, _COMMA)
#: What separates the names after a result: a line that begins with one may be a row of a table.
_CUTS_BEHIND = (_VERSUS, _DASH)
_BOARD = r"(?:bo|bd|board|table|tisch|tafel|mesa|match|paarung|encuentro|no|nr)"
_LEAD = pattern(
    rf"\s*(?:{_BOARD}\.?\s?#?\s?\d{{1,3}}\s*[.:)]?\s+(?=\D)|[(\[]?\d{{1,3}}[\].):]\s*(?=[^\W\d]))",
    2,
)
_BARE = pattern(r"\s*\d{1,3}\s+(?=[^\W\d])")
#: A score so far or a mean rating after the name of a team.
_BEHIND = pattern(r"\s*[(\[]\s*(?:[Øø]\s*)?(?:\d{1,4}(?:[.,]\d+)?|\d{0,2}\s?½)\s*[)\]]\s*$")
_ASIDE = pattern(r"\([^()]*\)?\s*$|\[[^\[\]]*\]?\s*$")
_NUMBER = r"(?:(?!0\d)\d{1,3}(?:\s?½|\s1/2|[.,][05])?|½|1/2|0?[.,]5)"
_FORFEITED = pattern(
    rf"\b(?:{alternatives(FORFEIT, 'loss', 'mark', perhaps=True)}|kampflos|default|w/o)\b", 2
)
_ENDS = r"\s*(?=\(|\[|$|\.$)"
#: Each side's score after its name: "Hamble A 2½, University A 2½".
_EACH = pattern(
    rf"(?P<one>.*?[^\W\d_½].*?)[\s,:]+(?P<a>{_NUMBER})\s*(?:[-,:;]|vs?\.?)?\s+"
    rf"(?P<other>[^\W_½]*[^\W\d_½].*?)[\s,:]+(?P<b>{_NUMBER}){_ENDS}"
)
#: The last of them: where there is none nobody looks for the others.
_LAST = pattern(rf"[\s,:]{_NUMBER}{_ENDS}")
_TITLE = pattern(rf"(?:{titles()})\.?")
#: What is in the row of a match, and is not a name.
_NO_NAME = pattern(r"(?:rtg|elo|dwz|twz|rating|bo|br|bd|brett|board|vs?|res)\.?|[A-Z]?-[A-Z]?", 2)
#: In the place of a player who is not there.
_NOBODY = pattern(
    r"no[ -]?(?:player|body|name|show)|empty|vacant|n\.?\s?[nan]\.?|unbesetzt|nicht besetzt|"
    r"sin jugador|vac[ií]o|forfait|forfeit|default|kampflos|niemand|nadie",
    2,
)
_OF_BOARD = pattern(r"\d{1,3}[.,]\d{1,2}")
#: What begins the part of a text that is no match.
_BEGINS = pattern(
    r"\s*(?:(?:Bo|Br)\.|rank(?:ing)?\b|(?:final |team )?standings?\b|rangliste\b|tabelle\b|"
    r"clasificaci[oó]n\b|(?:ranking )?crosstable\b|annotation)",
    2,
)
_WORD = pattern(r"[^\W\d_]{3}")
#: Of so many lines, and names, it is kept what they are: several ways to read a text ask.
_LINES_KEPT = _NAMES_KEPT = 8192
#: Where only blanks part so few cells, they may be words.
_FEW_CELLS = 4
_WIDE = pattern(r" {3,}")
#: The half points of a game; how many lines may be beside each match.
_GAME, _OTHERS, _SAMPLE = 2, 20, 100
#: The place of a row, and what comes after its name.
_PLACE = pattern(r"\d{1,3}[.)]?")
_FIGURE = pattern(r"\d{1,4}(?:½|[.,]\d{1,3})?|½")
#: Two names, and the points of each; so large a part of the matches have as many together.
_WITH_POINTS, _APART_SHARE = 4, 0.6
_SEPARATORS = ("\t", "|", ";")
_IN_QUOTES = pattern(r'"[^"]*"')
_LONGEST_ROW = 2000
#: Between the two teams of a line of chess-results is the name of the ratings.
_RATED = pattern(
    rf"\s*(?:{_BOARD}|br|brett)\.?\s+(?:(?P<n>\d{{1,3}})\s+)?(?P<one>[^\W\d].*?)\s+(?:rtg|elo|dwz|twz|rating)\s*-?\s*"
    r"(?:(?P<m>\d{1,3})\s+)?(?P<other>[^\W\d].*?)\s+(?:rtg|elo|dwz|twz|rating)\s*(?P<score>[^A-Za-z]*)$",
    2,
)


#: What cells of a row are, besides figures.
_LETTERS = frozenset("WLDBHUXF")
#: What is between two names.
_AGAINST = frozenset({"vs", "vs."})
#: How games ended, beside their opponents' names.
_OF_GAMES = frozenset("WLD")
#: Half a point or the sign of a result, and more figures than a team's name has, with the number
#: of its match.
_RESULT, _FIGURES = pattern(r"½|\d[.,][05]$|[=+](?:\d|$)|^[=+][^\W\d_]"), 3


class TextLine(NamedTuple):
    """A line of the text, or a row of a table of a page."""

    whole: Cell
    cells: tuple[Cell, ...]
    """Its cells; one where nothing parts it."""
    spaced: bool = False
    """Whether only blanks part them, so that they may be words of one cell."""

    @property
    def filled(self) -> list[Cell]:
        """The cells that are not empty."""
        return [cell for cell in self.cells if cell.text]


class Pair(NamedTuple):
    """Two teams of a line, with what they scored; one may be no team but a bye."""

    one: Cell
    other: Cell
    score: Score | None
    cell: Cell
    numbers: tuple[int, int] = (0, 0)
    ways: tuple[tuple[Cell, Cell], ...] = ()
    seats: tuple[Seat, ...] = ()
    bare: bool = False
    """Whether a number without a dot stood in front: it may be of the name."""


def lines_in(text: str) -> Iterator[TextLine]:
    """Yield the lines of a text, or the rows of a page's tables and what is between them."""
    if is_html(text):
        for row in rows_of(text):
            yield TextLine(row.cells[0] if row.text else _joined(row.cells), row.cells)
        return
    for number, line in enumerate(lines_of(text), 1):
        stripped = line.strip()
        whole = Cell(stripped, number, line.find(stripped) + 1 if stripped else 1)
        separator = next((one for one in _SEPARATORS if stripped.count(one) > (one != "\t")), None)
        if separator is None and _is_csv(stripped):
            separator = ","
        cells: tuple[Cell, ...] = (whole,)
        if separator and len(line) < _LONGEST_ROW:
            cells = split(number, line, separator).cells
        elif separator is None and len(line) < _LONGEST_ROW:
            spaced = chunks(number, line)
            if len(spaced) > 2:
                yield TextLine(whole, spaced, spaced=True)
                continue
        yield TextLine(whole, cells)


def _is_csv(line: str) -> bool:
    """Whether commas part the cells of a line, of which one in quotes is of its cell.

    >>> _is_csv('1,"Lee, Ann",,0 2'), _is_csv("Oak, 2, Elm, 1")
    (True, False)
    """
    line = _IN_QUOTES.sub("", line)
    return line.count(",") > 2 and not re.search(r",\s\w", line)


def _joined(cells: Sequence[Cell]) -> Cell:
    first = next((cell for cell in cells if cell.text), cells[0])
    return first._replace(text="  ".join(cell.text for cell in cells if cell.text))


def pair_of(line: TextLine, *, bare: bool, apart: bool = False) -> Pair | None:
    """Return the two teams of a line and their result; ``None`` where it is no match.

    With ``bare`` a number without a dot in front of the first name is the match's own; with
    ``apart`` the points of each side may be in a cell of their own.

    >>> found = pair_of(next(lines_in("Oak 2 1½, Elm 2½")), bare=False)
    >>> found.one.text, found.score.one, found.other.text, found.score.other
    ('Oak 2', 3, 'Elm', 5)
    """
    if is_page(line.whole.text):
        return None
    if apart:
        line = _cut_at_commas(line)
        if parted := _apart(line):
            return parted
    filled = line.filled
    if len(filled) > 2:
        found = _of_cells(filled)
        if found or not line.spaced or len(filled) > _FEW_CELLS:
            return _of_teams(found)
    if len(line.whole.text) > LONGEST:
        return None
    return _of_teams(_of_text(line.whole, bare=bare))


def _of_teams(found: Pair | None) -> Pair | None:
    """Return a pair unless a name of it is the rest of a row of players."""
    return None if found and any(map(_holds_cells, (found.one, found.other))) else found


def _holds_cells(name: Cell) -> bool:
    """Whether a name holds what only the row of a table has: a result, or many figures.

    >>> names = ("X 0 ½ 0 1", "Kim 1810 H0.5 4 (w)", "Mary CA =")
    >>> [_holds_cells(Cell(name, 1, 1)) for name in names]
    [True, True, True]
    >>> names = ("W 4 L", "Kim Poe beat", "Kim Poe 1810 D vs", "Kim Poe L Ray W Day", "bye W Ray")
    >>> [_holds_cells(Cell(name, 1, 1)) for name in names]
    [True, True, True, True, True]
    >>> [_holds_cells(Cell(name, 1, 1)) for name in ("1. SC 1892 Oak 2", "half-point bye")]
    [False, False]
    """
    return _has_cells(name.text)


@lru_cache(maxsize=_NAMES_KEPT)
def _has_cells(text: str) -> bool:
    found = text.split()
    if sum(word in _OF_GAMES for word in found) > 1:
        return True
    if names_bye(text) and bye(text) is None:
        # Somebody's bye, and what is in other rounds.
        return True
    figures = sum(any(map(str.isdecimal, word)) for word in found)
    if len(found) > 1 and all(word in _LETTERS or word.isdecimal() for word in found):
        return True
    if found and found[-1].islower() and is_of_a_game(found[-1]):
        return True
    if not _AGAINST.isdisjoint(found):
        return True
    return figures > _FIGURES or any(map(_RESULT.search, found))


def _of_cells(cells: Sequence[Cell]) -> Pair | None:
    """Read a row of cells: two names, and a result in one cell or in several."""
    score, place, used = None, cells[-1], set[int]()
    for at, cell in enumerate(cells):
        if found := whole_score(cell.text):
            if score is not None or not at:
                # In front it is a range of places.
                return None
            score, place, used = found, cell, {at}
    if score is None:
        for at in range(len(cells) - 2):
            left, sign, right = (cell.text for cell in cells[at : at + 3])
            if sign in {":", "-"} and (found := of_each(left, right)):
                score = found
                place, used = cells[at], {at, at + 1, at + 2}
    names = [at for at, cell in enumerate(cells) if at not in used and is_team(cell.text)]
    if len(names) != 2:
        return None
    if score is None:
        # "Oak | bye | 2 | : |"
        alone = [one for cell in cells if (one := one_score(cell.text))]
        resting = [is_bye(cells[at].text) for at in names]
        if any(resting):
            own = (
                alone[-1][0] if alone and cells[-1].text not in {"", cells[names[-1]].text} else -1
            )
            score = Score(*((0, own) if resting[0] else (own, 0))) if own >= 0 else None
        elif not _rated_row(cells):
            return None
    numbers = tuple(_number_before(cells, at) for at in names)
    first, second = (_name(cells[at]) for at in names)
    return Pair(first, second, score, place, (numbers[0], numbers[1]))


def are_apart(lines: Iterable[TextLine]) -> bool:
    """Whether each side's points are in a cell of their own: ``Oak, Elm, 3, 1``.

    A row of a player with a club and two figures looks alike, but each player has one alone, and
    no club is in the column of the players. The points of a match add up to its boards.
    """
    found = [pair for line in lines if (pair := _apart(line))]
    sums = Counter(pair.score.sum for pair in found if pair.score)
    usual = max(sums, key=lambda one: sums[one], default=0)
    if usual <= _GAME or sums[usual] < _APART_SHARE * sums.total():
        return False
    ones = {key(pair.one.text) for pair in found}
    others = {key(pair.other.text) for pair in found}
    return len(ones) < len(found) or not ones.isdisjoint(others)


def _cut_at_commas(line: TextLine) -> TextLine:
    """Return a line with the cells that its commas part, if nothing else parts it."""
    text = line.whole.text
    if len(line.cells) > 1 or "," not in text or len(text) > LONGEST:
        return line
    indented = " " * (line.whole.column - 1) + text
    return line._replace(cells=split(line.whole.line, indented, ",").cells)


def _apart(line: TextLine) -> Pair | None:
    """Read two names with the points of each in a cell of its own, behind both or each name."""
    cells = _cut_at_commas(line).filled
    names = [at for at, cell in enumerate(cells) if is_team(cell.text) and not one_score(cell.text)]
    points = [cell for cell in cells[-_WITH_POINTS:] if one_score(cell.text)]
    if len(names) != 2 or names[0] != len(cells) - _WITH_POINTS or len(points) != 2:
        return None
    numbers = tuple(_number_before(cells, at) for at in names)
    first, second = (_name(cells[at]) for at in names)
    score = of_each(points[0].text, points[1].text)
    return Pair(first, second, score, points[0], (numbers[0], numbers[1]))


def _rated_row(cells: Sequence[Cell]) -> bool:
    """Whether a row of two teams without a result is one of chess-results: "Bo. 1 Oak Rtg"."""
    return sum(_NO_NAME.fullmatch(cell.text) is not None for cell in cells) > 1


def _number_before(cells: Sequence[Cell], at: int) -> int:
    text = cells[at - 1].text.rstrip(".") if at else ""
    return int(text) if text.isdecimal() and len(text) < 4 and at > 1 else 0


def is_team(text: str) -> bool:
    """Whether a cell may be the name of a team.

    >>> is_team("Oak School"), is_team("Rtg"), is_team("GM"), is_team("12"), is_team("X")
    (True, False, False, False, False)
    """
    return (
        has_name(text)
        and not is_crossed_out(text)
        and not _NO_NAME.fullmatch(text)
        and not _TITLE.fullmatch(text)
        and not scores_in(text)
    )


def _name(cell: Cell) -> Cell:
    """Return a name without what is around it."""
    name, at = _named(cell.text)
    return Cell(name, cell.line, cell.column + at)


@lru_cache(maxsize=_NAMES_KEPT)
def _named(whole: str) -> tuple[str, int]:
    """Return the name in a text, and where it begins."""
    text = whole
    if lead := _LEAD.match(text):
        text = text[lead.end() :]
    while found := _BEHIND.search(text):
        text = text[: found.start()]
    kept = text.strip(" ,;:-|\t\"'").rstrip(".")
    return " ".join(kept.split()), whole.find(kept) if kept else 0


def _part(whole: Cell, start: int, end: int) -> Cell:
    text = whole.text[start:end]
    kept = text.strip()
    return Cell(kept, whole.line, whole.column + start + (text.find(kept) if kept else 0))


def _of_text(whole: Cell, *, bare: bool) -> Pair | None:
    """Read a line without cells."""
    text = whole.text
    if found := _RATED.match(text):
        one, other = (_name(_part(whole, *found.span(name))) for name in ("one", "other"))
        score = whole_score(found["score"])
        numbers = int(found["n"] or 0), int(found["m"] or 0)
        return Pair(one, other, score, _part(whole, *found.span("score")), numbers)
    lead = _LEAD.match(text)
    begin = lead.end() if lead else 0
    numbered = _BARE.match(text, begin)
    if numbered and bare:
        begin = numbered.end()
    end = len(text)
    seats: tuple[Seat, ...] = ()
    scores = [one for one in scores_in(text) if one.start >= begin]
    if aside := _ASIDE.search(text, begin):
        outside = [one for one in scores if one.start < aside.start()]
        if has_name(text[begin : aside.start()]) and (
            outside or _each_of(text, begin, aside.start())
        ):
            seats = _seats_in(whole, aside.start() + 1, aside.end())
            if len(outside) == 1 and aside.start() < outside[0].end:
                seats = ()
            elif seats or outside:
                end, scores = (aside.start() if seats else end), outside
    if len(scores) > 1:
        return None
    pair = _with_score(whole, begin, end, scores[0]) if scores else _each(whole, begin, end)
    if pair is None:
        return None
    if pair.score and aside and not seats and _FORFEITED.search(aside[0]):
        pair = pair._replace(score=pair.score._replace(forfeited=True))
    return pair._replace(seats=seats, bare=numbered is not None)


def _with_score(whole: Cell, begin: int, end: int, score: Score) -> Pair | None:
    text = whole.text
    cell = _part(whole, score.start, score.end)
    left, right = (begin, score.start), (score.end, end)
    names = [has_name(_ASIDE.sub("", text[slice(*span)])) for span in (left, right)]
    if all(names):
        one, other = (_name(_part(whole, *span)) for span in (left, right))
        return Pair(one, other, score, cell)
    if not any(names):
        return None
    ways = _ways(whole, left) if names[0] else _ways(whole, right, _CUTS_BEHIND)
    if not ways:
        return None
    return Pair(*ways[0], score, cell, ways=ways if len(ways) > 1 else ())


def _ways(
    whole: Cell, span: tuple[int, int], cuts: tuple[re.Pattern[str], ...] = _CUTS
) -> tuple[tuple[Cell, Cell], ...]:
    """Return the ways to cut a part of a line into two names."""
    return tuple(
        [
            (
                one._replace(line=whole.line, column=whole.column + one.column),
                other._replace(line=whole.line, column=whole.column + other.column),
            )
            for one, other in _ways_of(whole.text, span, cuts)
        ]
    )


@lru_cache(maxsize=_LINES_KEPT)
def _ways_of(
    text: str, span: tuple[int, int], cuts: tuple[re.Pattern[str], ...]
) -> tuple[tuple[Cell, Cell], ...]:
    """Return the same for a text, wherever it is."""
    for cut in cuts:
        if found := tuple(_cut_by(text, span, cut)):
            return found
    return ()


def _cut_by(text: str, span: tuple[int, int], cut: re.Pattern[str]) -> Iterator[tuple[Cell, Cell]]:
    """Yield each two names that this parts."""
    begin, end = span
    whole = Cell(text, 0, 0)
    for found in cut.finditer(text, begin, end):
        one = _name(_part(whole, begin, found.start()))
        if has_name(one.text):
            other = _name(_part(whole, found.end(), end))
            if has_name(other.text):
                yield one, other


def _each_of(text: str, begin: int, end: int) -> re.Match[str] | None:
    return _EACH.match(text, begin, end) if _LAST.search(text, begin, end) else None


def _each(whole: Cell, begin: int, end: int) -> Pair | None:
    """Read a line with each side's score after its name."""
    found = _each_of(whole.text, begin, end)
    if found is None:
        return None
    one, other = one_score(found["a"]), one_score(found["b"])
    if one is None or other is None or one[0] + other[0] < 3:
        return None
    names = [_name(_part(whole, *found.span(name))) for name in ("one", "other")]
    if told((whole.text,)) != Told():
        # "Harbor League after round 3 of 4"
        return None
    place = _part(whole, *found.span("a"))
    return Pair(names[0], names[1], Score(one[0], other[0]), place)


def versus(line: TextLine, *, bare: bool) -> tuple[tuple[Cell, Cell], ...]:
    """Return the ways to read a line without a result as two teams that are paired."""
    text = line.whole.text
    return _ways(line.whole, (_after_number(text, bare=bare), len(text)))


def may_be_paired(line: TextLine, *, bare: bool) -> bool:
    """Whether there is such a way: the first one tells, where a row of cells has many."""
    text = line.whole.text
    span = _after_number(text, bare=bare), len(text)
    return any(True for cut in _CUTS for _ in _cut_by(text, span, cut))


def _after_number(text: str, *, bare: bool) -> int:
    lead = _LEAD.match(text)
    begin = lead.end() if lead else 0
    numbered = _BARE.match(text, begin) if bare else None
    return numbered.end() if numbered else begin


def _seats_in(whole: Cell, start: int, end: int) -> tuple[Seat, ...]:
    """Return the boards that are in parentheses (or square brackets) after a match."""
    found = []
    text = whole.text[:end].rstrip(" )]")
    for part in re.finditer(r"[^,;]+", text[start:]):
        spaced = " " * (whole.column - 1 + start + part.start()) + part[0]
        seat = seat_of_text(whole.line, spaced)
        if seat is None:
            return ()
        found.append(seat)
    return tuple(found) if len(found) > 1 else ()


def seat_of(line: TextLine) -> Seat | None:
    """Return the board that a line is; ``None`` where it is none."""
    filled = line.filled
    if len(filled) > 2 and (found := _seat_of_cells(filled)):
        return found
    if len(line.whole.text) > LONGEST:
        return None
    return seat_of_text(line.whole.line, " " * (line.whole.column - 1) + line.whole.text)


def seat_of_text(number: int, text: str) -> Seat | None:
    """Read a line such as ``1. Ashdown, Felix 1-0 Brook, Ida``."""
    try:
        items = items_of(number, text)
    except ReadError:
        return None
    if len(items) != 1 or not isinstance(items[0], Game) or not items[0].outcome.white:
        return None
    game = items[0]
    one, other = (
        None if _NOBODY.fullmatch(side.name.text) else side for side in (game.white, game.black)
    )
    return Seat(one, other, game.outcome, game.cell)


def _seat_of_cells(cells: Sequence[Cell]) -> Seat | None:
    """Read a row of cells: two players separated by a dash, and the result after them."""
    said = outcome(cells[-1].text)
    if said is None or not said.white:
        return None
    middle = next((at for at, cell in enumerate(cells) if at and cell.text in {"-", ":"}), None)
    if middle is None:
        return None
    one, other = _person(cells[:middle]), _person(cells[middle + 1 : -1])
    if one is None and other is None:
        return None
    return Seat(one, other, said, cells[-1])


def _person(cells: Sequence[Cell]) -> Side | None:
    """Return the player of one side of a board, with the rating."""
    names = [
        cell
        for cell in cells
        if has_name(cell.text)
        and not _TITLE.fullmatch(cell.text)
        and not is_bye(cell.text)
        and not _NOBODY.fullmatch(cell.text)
    ]
    if not names:
        return None
    longest = max(names, key=lambda cell: len(cell.text))
    side = side_of(longest)
    ratings = [
        int(cell.text)
        for cell in cells
        if cell.text.isdecimal() and len(cell.text) in {3, 4} and is_rating(cell.text)
    ]
    if side is None or not ratings:
        return side
    # The rating has a cell of its own: a figure after the name is part of the name.
    return side._replace(name=side.whole, rating=ratings[-1])


@lru_cache(maxsize=_LINES_KEPT)
def is_whole(text: str) -> bool:
    """Whether a line is a match, a board, a row of a ranking or a heading by itself.

    >>> is_whole("Oak  2½ - 1½  Elm"), is_whole("1.1  Lee, Ann  1900  -  Ray, Cem  1880")
    (True, False)
    >>> is_whole("1  Oak  3  2  1  0  5  7,5"), is_whole("No.  Team  Team  Res.  :  Res.")
    (True, True)
    >>> is_whole("Page 2 of 2")
    False
    """
    line = next(lines_in(text))
    pair = pair_of(line, bare=False)
    if (pair is not None and pair.score is not None) or seat_of(line) or _apart(line):
        return True
    words = text.split()
    if words and _PLACE.fullmatch(words[0]) and has_name(text):
        return all(_FIGURE.fullmatch(word) for word in words[-2:])
    return bool(list_kinds(line.cells) or ranking_heads(line.cells))


@lru_cache(maxsize=_LINES_KEPT)
def begins(text: str) -> bool:
    """Whether a line names a round, heads the boards of a match, or is of a legend or caption.

    >>> begins("Round 2"), begins("Annotation:"), begins("Oak  2½ - 1½  Elm")
    (True, True, False)
    """
    found = round_in(text)
    return (
        (found is not None and not found.before.strip())
        or _BEGINS.match(text) is not None
        or any(notes(text))
    )


def are_matches(text: str) -> bool:
    """Whether some lines of a text hold a name and one result each, most of as many boards."""
    lines = [line for line in text.split("\n") if line.strip()]
    # The first lines of a long text tell enough.
    return _are_matches(lines[:_SAMPLE]) and (len(lines) <= _SAMPLE or _are_matches(lines))


def _are_matches(lines: Sequence[str]) -> bool:
    sums: Counter[int] = Counter()
    for line in lines:
        if len(line) > LONGEST or not _WORD.search(line):
            continue
        found = scores_in(_WIDE.sub("  ", line))
        # A line of a page's tags alone has no row.
        whole = None if found else next(lines_in(line), None)
        if whole and (parted := _apart(whole)) and parted.score:
            found = [parted.score]
        if len(found) == 1 and found[0].sum > _GAME:
            sums[found[0].sum] += 1
    usual = max(sums.values(), default=0)
    return usual > 1 and 2 * usual >= sums.total() and _OTHERS * sums.total() >= len(lines)


def is_board_line(line: TextLine) -> bool:
    """Whether a line begins as that of a board: "6.1"."""
    return _OF_BOARD.fullmatch(_first(line)) is not None


def board_of(line: TextLine) -> int:
    """Return the number of the board with which a line begins, "6.1" or "1."; 0 if with none."""
    said = re.split(r"[.,]", _first(line).rstrip(".):"))[-1]
    return int(said) if said.isdecimal() and len(said) < 3 else 0


def _first(line: TextLine) -> str:
    return line.filled[0].text.split(maxsplit=1)[0] if line.filled else ""
