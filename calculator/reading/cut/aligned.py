"""Rows whose cells are lined up by spaces, brought under the columns of the heading.

A name may hold spaces and a cell may be empty, so words are not cells. Of all ways to deal
the words out to the columns, in order and each of a form that suits its column, the one is
taken that leaves the fewest cells empty and keeps nearest to the headings.
"""

import itertools
import math
import sys
from collections.abc import Container, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import quick
from calculator.model.late import late, pattern
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.grammar import REMEMBERED, halves
from calculator.reading.cells.joined_words import (
    HALF,
    LINES,
    MOST_WORDS,
    around_own_cell,
    whole_cells,
)
from calculator.reading.cells.looks import is_game, is_likely, is_sure
from calculator.reading.columns.headings import Column, kinds_held
from calculator.reading.columns.words_of_columns import (
    AND,
    MONEY,
    RATING_IN_BRACKETS,
    is_bye_in_letters,
    like_a_result,
    suits,
    unlike_a_name,
)
from calculator.reading.lexicon.headings import heading_kind, mark_headed, titles
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell, are_close

if TYPE_CHECKING:
    from calculator.reading.lexicon.phrases import color
else:
    color = late("calculator.reading.lexicon.phrases", "color")

#: The cost of what cannot be.
_NEVER = 1e9
#: What it costs to leave a cell of any other kind empty.
_LEFT_OUT = 0.2
#: What each column costs by which a word is beside its heading, and the most that it costs.
_ASIDE, _FAR_ASIDE = 0.02, 0.9
#: What more each blank from where it begins, where a word is as near to two headings of rounds.
_BESIDE = 0.0001
#: What a word of a round that is not a result costs: the reader of the cell says so.
_UNREADABLE = 4.0
#: Below this cost each round of a line has a cell, in its place.
_IN_PLACE = 0.95
#: From this cost on a line has a word where it cannot be.
_AT_FAULT = 3.0
#: What half a point alone costs below the heading of a round: a bye, where it is no total.
_HALF_A_POINT = 0.5
_HALVES = {"½", "1/2", "0.5", "0,5", ".5"}
#: Nothing at all, just where the heading of a round begins, is of somebody who was not there.
_NOUGHT = "0"
#: What a word of signs costs as a rating.
_UNRATED = 0.5
#: What it costs that a name goes on after a wider gap, below the heading of a round: a word there
#: that nobody can read costs less.
_BELOW_A_ROUND = 4.5
#: What it costs that a cell goes on after a wider gap: "Lee, Ann    Oak Club" is a name and a club,
#: also where the heading is above the last word.
_AFTER_A_GAP = 0.3
#: What it costs to end a cell at an "&": "Rook & Roll" is one.
_AT_AN_AND = 2.0
#: What it costs to end a name at a comma, and one blank before another word of letters where
#: columns are wider apart: what follows is more likely the rest of the name.
_AT_A_COMMA, _ONE_BLANK = 0.6, 0.3
#: What it costs that a name takes a word that begins just where another heading does: in "† MA Lee"
#: below "St", "MA" is the state.
_BELOW_ANOTHER = 0.03
#: What it costs as a rating: a year below "Born" is one where the rating is empty.
_NO_RATING = 0.1
#: What more below the heading of another fact: "Perf" beside an empty rating.
_OF_A_FACT = 0.15
#: What a word of a cell without a known kind costs, so that the name takes a word before it.
_WORD_OF_A_FACT = 0.01
#: What each further word of a federation costs, which most tables have as one.
_WORD_OF_A_MARK = 0.15
#: What a rating behind a name costs as a fact where no column has ratings.
_OF_A_NAME = 0.5
#: What the word behind it costs as more of the name.
_BEHIND_A_RATING = 0.5
#: A rating, and what it costs as a fact beside a column of ratings, where a place says nothing.
_RATING, _OF_A_RATING = pattern(r"[1-9]\d{2,3}"), 0.25
_TWO_RATINGS = pattern(r"[1-9]\d{2,3}\s[^\w\s]+\s\d{3,4}")
#: What it costs to leave a cell of a kind empty.
_EMPTY = {
    "number": _NEVER,
    "name": _NEVER,
    "total": _NEVER,
    "round": 1.0,
    "game": 1.0,
    "square": 1.0,
    "tiebreak": 1.0,
}
#: This many cells of a row that may be games are such.
_SEVERAL_GAMES = 2
#: A rating, and a letter that may be its own or a fact: FIDE's, or a woman's.
_LETTER_BEHIND = pattern(r"(\d{3,4}) +([FEN])")
#: A heading of what is gained or lost, which has a sign in front.
_OF_SIGNS = pattern(r"\+ ?/ ?-|±")
#: No title or federation is longer.
_LONGEST_MARK = 4
#: No number at the end of a name is longer; ratings are.
_SHORT_NUMBER = 2
#: This many blanks part columns that are lined up.
_WIDE = 2
#: What a letter below the heading of colors costs as more of a name.
_BELOW_COLORS = 5.0
#: What a word costs in a column of colors that names none.
_NO_COLOR = 3.0
#: What a word that is surely no title or federation costs below the heading of such, and what one
#: that nobody knows: less than to leave the cell empty where a wider gap parts it from the name.
_NO_MARK, _UNKNOWN_MARK, _WORD = 2.0, 0.25, 0.45
_LETTERS = pattern(r"[^\W\d_]{2,}(?:[-'’][^\W\d_]+)*[,.]?")
#: No longer is a heading of colors that nobody knows: "C", "W/B".
_LONGEST_HEADING = 3
#: Columns of figures, which end where their heading does.
_FIGURES = {"number", "place", "rating", "total"}
#: The columns of results.
_RESULTS = {"round", "game", "square"}
#: Signs and letters of byes, behind which a score may be the total.
_BYES = frozenset("BHUP-")
#: How many words a cell may have.
_MAX_CELL_WORDS = {"name": 9, "first": 4, "other": 4}
_SEVERAL = _MAX_CELL_WORDS.keys() - {"name"}
#: Of what other columns hold it is known whether a word suits them.
_PLAIN = {"number", "start", "place", "id", "id or rating", "name", "round", "tiebreak", "total"}


class Aligner:
    """Deals out the words of many lines, within bounds: hostile text must not take for ever."""

    def __init__(self, size: int) -> None:
        self.steps = 150_000 + 3 * size // 2
        self._above: tuple[Sequence[Column], tuple[Cell, ...]] = ((), ())
        """The columns that a row above was dealt out to, and its cells, in place."""
        self._odd_above: tuple[Sequence[Column], tuple[Cell, ...]] = ((), ())
        """The same of a row that has a cell of several words for a result."""

    def deal(self, columns: Sequence[Column], words: tuple[Cell, ...]) -> tuple[Cell, ...] | None:
        """Return one cell for each column, or ``None`` where the words do not fit the heading."""
        if not words or words[0].line != words[-1].line:
            # A quoted cell goes over several lines.
            return self._deal(tuple(columns), words, 0)
        # Lines that are alike are dealt out alike, wherever they are: that is remembered.
        line = words[0].line
        cells = self._deal(_on_top(tuple(columns)), _at_line(words, 0), line)
        return cells and _at_line(cells, line)

    def _deal(
        self, columns: tuple[Column, ...], words: tuple[Cell, ...], line: int
    ) -> tuple[Cell, ...] | None:
        row = _row(columns, words)
        if row is None or row.cells:
            return row and row.cells
        if self._above[0] == columns and (cells := _as_above(self._above[1], row.kinds, row.words)):
            return cells
        if self._odd_above[0] == columns and (cells := self._as_odd_above(row, line)):
            return cells
        cost, cells = self._best(columns, row, line)
        if cells and cost < _IN_PLACE and _tells_places(cells, row.kinds):
            self._above = columns, cells
        if (
            cost >= _AT_FAULT
            and not are_close(row.words)
            and (odd := _with_odd_cells(columns, row.words))
        ):
            # A cell of several words may be none that anybody can read.
            other, whole = self._best(columns, row._replace(words=odd), line)
            if other >= cost:
                return cells
            if whole and other < _IN_PLACE and _tells_places(whole, row.kinds):
                self._odd_above = columns, whole
            return whole
        return None if cells and _hold_a_mark(row.kinds, cells) else cells

    def _as_odd_above(self, row: "_Row", line: int) -> tuple[Cell, ...] | None:
        """Deal the words out as in a row above with cells of several words: else none is tried.

        Where other cells than names have several, a word may belong to one of them.
        """
        columns, above = self._odd_above
        if not _SEVERAL.isdisjoint(row.kinds) or are_close(row.words):
            return None
        odd = _with_odd_cells(columns, row.words)
        cells = odd and _as_above(above, row.kinds, odd)
        if odd and cells:
            # It counts as much as to try all ways.
            for words in (row.words, odd):
                self._take(_bounds(row.kinds, len(words))[1], line, row.words[0])
        return cells or None

    def _best(
        self, columns: tuple[Column, ...], row: "_Row", line: int
    ) -> tuple[float, tuple[Cell, ...] | None]:
        """Return the cheapest way to deal the words out, and what it costs: within bounds."""
        _, steps = _bounds(row.kinds, len(row.words))
        self._take(steps, line, row.words[0])
        return _cheapest(columns, row)

    def _take(self, steps: int, line: int, first: Cell) -> None:
        self.steps -= steps
        if self.steps < 0:
            raise ReadError(
                "error-too-many-ways", line or first.line, first.column, "hint-separate-cells"
            )


class _Heads(NamedTuple):
    """What columns tell of every line below them."""

    kinds: tuple[str, ...]
    spare: int
    """How many words a line may have."""
    rounds: int
    of_rounds: tuple[Cell, ...]
    spans: tuple[tuple[int, int], ...]
    """Where the headings of rounds begin and end."""
    colors: tuple[Column, ...]
    """The columns of colors."""
    above: tuple[Column, ...]
    """The columns again if their headings are above them, else none."""
    totals: tuple[Cell, ...]
    """The headings of totals, if headings are above their columns."""
    behind_rating: int
    """How many columns follow the ratings, where a fact comes first; else 0."""


@lru_cache(maxsize=64)
def _heads(columns: tuple[Column, ...]) -> _Heads:
    kinds = kinds_held(columns)
    spare = sum(_MAX_CELL_WORDS.get(kind, 1) for kind in kinds)
    # Headings one blank apart are not above their columns.
    above = () if are_close(_headings(columns)) else columns
    rounds = [column.heading for column in columns if column.kind == "round"]
    rated = next((at for at, kind in enumerate(kinds) if kind == "rating"), len(kinds))
    return _Heads(
        kinds,
        spare,
        len(rounds),
        _of_rounds(columns),
        tuple((heading.column, heading.end) for heading in rounds),
        tuple(_colors_of(columns)),
        above,
        tuple(column.heading for column in above if column.kind == "total"),
        len(kinds) - rated - 1 if kinds[rated + 1 : rated + 2] == ("other",) else 0,
    )


class _Row(NamedTuple):
    """The words of a line, those of one cell joined, and what the columns above may hold there."""

    words: tuple[Cell, ...]
    kinds: tuple[str, ...]
    cells: tuple[Cell, ...] | None
    """The cell for each column, where it is plain without trying."""


@lru_cache(maxsize=LINES)
def _row(columns: tuple[Column, ...], words: tuple[Cell, ...]) -> _Row | None:
    """Return the words of a line as they are dealt out; ``None`` where they do not fit."""
    heads = _heads(columns)
    if len(words) > MOST_WORDS * heads.spare:
        return None
    joined = whole_cells(words, heads.rounds, heads.of_rounds)
    if heads.behind_rating:
        joined = _with_fact(joined, heads.behind_rating)
    if joined and columns[-1].kind == "total":
        joined = _with_total(joined)
    words = _without_colors(joined, words) if heads.colors else joined
    if "total" in heads.kinds:
        words = _with_halves(words, heads.totals)
    if len(words) > heads.spare or len(words) < 2:
        return None
    kinds = heads.kinds
    if not any(_is_told(cell.text) for cell in words) and not _are_weak(words, heads.rounds):
        # Nobody is named: cells such as 1, ½ and 0.
        own = "square" if around_own_cell(words) else "game"
        kinds = tuple(own if kind == "round" else kind for kind in kinds)
    cells = _straight(kinds, words)
    if not heads.colors:
        cells = cells or _at_headings(columns, kinds, words)
        cells = cells or (_in_place if heads.above else _at_blanks)(columns, kinds, words)
    return _Row(words, kinds, cells)


def _with_fact(words: tuple[Cell, ...], behind: int) -> tuple[Cell, ...]:
    """Return words with the letter behind a rating apart, where it fills the column of a fact.

    ``behind`` columns follow the ratings: ``1800 F W2 L3 1`` has what fills four.

    >>> words = tuple(Cell(text, 1, 1) for text in ("Ann Lee", "1800 F", "W2", "L3", "1"))
    >>> [[cell.text for cell in _with_fact(words, behind)[1:3]] for behind in (4, 3)]
    [['1800', 'F'], ['1800 F', 'W2']]
    """
    for at, cell in enumerate(words):
        if found := _LETTER_BEHIND.fullmatch(cell.text):
            if len(words) - at != behind:
                break
            letter = Cell(found[2], cell.line, cell.column + found.start(2))
            return (*words[:at], cell._replace(text=found[1]), letter, *words[at + 1 :])
    return words


@lru_cache(maxsize=REMEMBERED)
def _is_told(text: str) -> bool:
    """Whether a word is a result that is more than a score, or a bye in letters."""
    told = is_result(text) and not text.isdigit() and not is_game(text)
    return told or (len(text) > 1 and is_bye_in_letters(text))


def _are_weak(words: Sequence[Cell], rounds: int) -> bool:
    """Whether several words may be games that name an opponent, and not the score of two: ``6/½``.

    Of a single round one will do.

    >>> from calculator.reading.text.grid import words
    >>> [_are_weak(words(1, line), 3) for line in ("Ann 4/0 1/1 3/½", "Ann 1/0 1/1", "Ann 2 1 0")]
    [True, False, False]
    """
    weak = sum(is_likely(cell.text) and not is_game(cell.text) for cell in words)
    return weak >= min(rounds, _SEVERAL_GAMES)


@lru_cache(maxsize=64)
def _on_top(columns: tuple[Column, ...]) -> tuple[Column, ...]:
    """Return columns as they are if their heading is above all lines."""
    return tuple(column._replace(heading=column.heading._replace(line=0)) for column in columns)


def _at_line(cells: Sequence[Cell], line: int) -> tuple[Cell, ...]:
    return tuple([quick(Cell, (cell.text, line, cell.column)) for cell in cells])


@lru_cache(maxsize=LINES)
def _cheapest(columns: tuple[Column, ...], row: _Row) -> tuple[float, tuple[Cell, ...] | None]:
    """Return the cheapest way to deal the words out, and what it costs; ``None`` without any.

    ``least[c][w]``, the least cost of dealing the words from ``w`` on out to the columns
    from ``c`` on, is 0 where neither are left, and else the smaller of

    - ``empty(c) + least[c + 1][w]``: column ``c`` is left empty;
    - the least of ``cost(c, w, n) + least[c + 1][w + n]``: it takes ``n`` words.

    It is worked out from the last column to the first, so only the row below is kept.
    """
    words, kinds = row.words, row.kinds
    line = _Line(words, _heads(columns))
    bounds, _ = _bounds(kinds, len(words))
    least = [_NEVER] * len(words) + [0.0]
    takes: list[list[int]] = []
    for column, kind, within in zip(
        reversed(columns), reversed(kinds), reversed(bounds), strict=True
    ):
        least, taken = line.with_column(column, kind, within, least)
        takes.append(taken)
    return least[0], None if least[0] >= _NEVER else _dealt(words, takes[::-1])


def _as_above(
    above: Sequence[Cell], kinds: Sequence[str], words: Sequence[Cell]
) -> tuple[Cell, ...] | None:
    """Deal the words out where each cell begins or ends as the one in a row above.

    Only a name has more words than one, down to where the next cell is above. ``None`` where a
    word is elsewhere, one does not suit its column, a cell is empty that is not above, or the last
    words of a name may be the first of a club.
    """
    made: list[Cell] = []
    at = 0
    for index, (over, kind) in enumerate(zip(above, kinds, strict=True)):
        first = at
        if kind == "name":
            end = above[index + 1].column if index + 1 < len(above) else math.inf
            while at < len(words) and words[at].end < end and not _has_figure(words[at].text):
                at += 1
            fits = at > first and words[first].column == over.column
            fits = fits and not any(_gap(words, word) >= _WIDE for word in range(first + 1, at))
            if at < len(words) and _gap(words, at) < _WIDE:
                fits = fits and words[at].column == end
        elif over.text and at < len(words):
            cell = words[at]
            at += 1
            near = cell.column == over.column or cell.end == over.end
            fits = near and suits(kind, cell.text)
        else:
            fits = not over.text
        if not fits:
            return None
        made.append(_cell(words, first, at))
    return tuple(made) if at == len(words) else None


def _gap(words: Sequence[Cell], at: int) -> int:
    return words[at].column - words[at - 1].end


def _hold_a_mark(kinds: Sequence[str], cells: Sequence[Cell]) -> bool:
    """Whether signs are where the rating should be, and that is behind the name or another cell.

    >>> _hold_a_mark(["name", "rating"], [Cell("Lee, Ann 1500", 1, 1), Cell("†", 1, 15)])
    True
    >>> heads, texts = ["name", "other", "rating"], ["Lee, Ann", "+1.5 1500", "†"]
    >>> _hold_a_mark(heads, [Cell(text, 1, 1) for text in texts])
    True

    Nor is one with a mark behind it the first of two figures in the cell after it.

    >>> heads, texts = ["name", "rating", "other"], ["Lee, Ann", "", "859 * 1378"]
    >>> _hold_a_mark(heads, [Cell(text, 1, 1) for text in texts])
    True
    """
    if "rating" not in kinds:
        return False
    at = kinds.index("rating")
    rated = cells[at].text
    if not rated and at + 1 < len(cells):
        return _TWO_RATINGS.fullmatch(cells[at + 1].text) is not None
    if not rated or any(map(str.isalnum, rated)):
        return False
    before = [cells[kinds.index("name")], *cells[max(0, at - 1) : at]]
    return any(_RATING.fullmatch(cell.text.rpartition(" ")[2]) for cell in before)


def _tells_places(cells: Sequence[Cell], kinds: Sequence[str]) -> bool:
    """Whether cells of a row tell where those of other rows are: what follows a name is there."""
    behind = kinds.index("name") + 1
    return behind == len(cells) or bool(cells[behind].text)


def _is_a_fact(text: str) -> bool:
    return (
        text.isdecimal()
        or text == AND
        or suits("rating", text)
        or MONEY.fullmatch(text) is not None
    )


def _has_figure(text: str) -> bool:
    return any(map(str.isdecimal, text))


def _with_total(words: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Part a bye and what follows it where the last column is that of totals: ``H ½``, ``bye 2``.

    >>> [cell.text for cell in _with_total((Cell("Lee", 1, 1), Cell("H ½", 1, 5)))]
    ['Lee', 'H', '½']
    """
    last = words[-1]
    bye, _, points = last.text.partition(" ")
    if halves(points) is None or not (bye in _BYES or is_bye_in_letters(bye)):
        return words
    return (
        *words[:-1],
        last._replace(text=bye),
        last._replace(text=points, column=last.end - len(points)),
    )


def _with_halves(words: tuple[Cell, ...], totals: Sequence[Cell]) -> tuple[Cell, ...]:
    """Join whole points and the half behind them below the heading of a total: ``2 1/2``.

    Where no headings are above their columns, the only ones are the total if games are words.

    >>> from calculator.reading.text.grid import words
    >>> made = _with_halves(words(1, "Lee  W2  1 1/2"), words(1, "Name R1  Pts"))
    >>> [cell.text for cell in made]
    ['Lee', 'W2', '1 1/2']
    >>> [len(_with_halves(words(1, line), ())) for line in ("Lee W2 1 1/2", "Lee 2 0 1 1/2")]
    [3, 5]
    """
    found = [
        at
        for at, (before, cell) in enumerate(itertools.pairwise(words), 1)
        if cell.text in HALF and before.text.isdecimal() and cell.column == before.end + 1
    ]
    if totals:
        found = [
            at
            for at in found
            if any(
                words[at - 1].column <= one.end and words[at].end >= one.column for one in totals
            )
        ]
    elif len(found) != 1 or not any(is_sure(cell.text) for cell in words):
        return words
    return tuple(
        cell._replace(text=f"{cell.text} {words[at + 1].text}") if at + 1 in found else cell
        for at, cell in enumerate(words)
        if at not in found
    )


class _Line:
    """The words of one line, with what each of them costs in a cell."""

    def __init__(
        self,
        words: Sequence[Cell],
        heads: _Heads,
    ) -> None:
        above = heads.above
        self.words = words
        # Where neither heading nor line has wider gaps, a place does not say what a fact is.
        self.close = close = not above and are_close(words)
        self.starts = [cell.column for cell in words]
        self.ends = [cell.column + len(cell.text) for cell in words]
        self.begins = {one.heading.column for one in above}
        self.of_colors = heads.colors
        self.colors = _below_colors(words, heads.colors)
        unlike = [unlike_a_name(cell.text) for cell in words]
        self.unlike_a_name = [
            cost + _BELOW_COLORS * color for cost, color in zip(unlike, self.colors, strict=True)
        ]
        self.facts = facts = {one.heading.column for one in above if one.kind == "other"}
        if facts:
            for at, cell in enumerate(words):
                self.unlike_a_name[at] += _BELOW_ANOTHER * (cell.column in facts)
        self.unlike_a_fact = unlike
        if "other" in heads.kinds:
            # A figure may be any fact, and so may what is in its place.
            self.unlike_a_fact = [
                0.0 if _is_a_fact(cell.text) else cost
                for cell, cost in zip(words, unlike, strict=True)
            ]
        rated = "rating" in heads.kinds
        for at, cell in enumerate(words if close or not rated else ()):
            if rated and _RATING.fullmatch(cell.text):
                self.unlike_a_fact[at] = _OF_A_RATING
            elif not rated and RATING_IN_BRACKETS.fullmatch(cell.text):
                # "Lee, Ann (1500)" is a name with its rating.
                self.unlike_a_name[at], self.unlike_a_fact[at] = 0.0, _OF_A_NAME
                for behind in range(at + 1, min(at + 2, len(words))):
                    # With it the name ends.
                    self.unlike_a_name[behind] += _BEHIND_A_RATING
        gaps = [start - end for end, start in zip(self.ends, self.starts[1:], strict=False)]
        self.goes_on = _goes_on(words, gaps, self.begins)
        self.apart = _apart(words, gaps, heads.spans)

    def _fits(self, kind: str, word: int) -> bool:
        return suits(kind, self.words[word].text) and not (kind in _RESULTS and self.colors[word])

    def odd(self, kind: str, word: int, *, under: bool) -> bool:
        """Whether a word can be in a cell of this kind though it cannot be read there.

        A long one must be ``under`` the heading.
        """
        text = self.words[word].text
        if kind in _RESULTS:
            return (under or like_a_result(text)) and not self.colors[word]
        return kind == "rating" and (
            not any(map(str.isalpha, text)) or sum(map(str.isdecimal, text)) > 2
        )

    def with_column(
        self, column: Column, kind: str, within: tuple[int, int], below: Sequence[float]
    ) -> tuple[list[float], list[int]]:
        """Return ``least`` of one column more, and how many words it takes at each word.

        ``below`` is ``least`` of the column after it; ``within`` are the first and the last
        word at which the column can begin.
        """
        count = len(self.words)
        longest, empty = _MAX_CELL_WORDS.get(kind, 1), _EMPTY.get(kind, _LEFT_OUT)
        left, right = column.heading.column, column.heading.end
        word_more = _WORD_OF_A_FACT if kind == "other" else 0.0
        unlike = self.unlike_a_fact if kind == "other" else self.unlike_a_name
        colored = column in self.of_colors
        alone = self.colors if colored else ()
        marked = mark_headed(column.heading.text) if kind == "other" else ""
        mark_more = _WORD_OF_A_MARK if marked == "federation" else 0.0
        if kind == "other" and _OF_SIGNS.search(column.heading.text):
            unlike = [
                0.0 if cell.text[0] in "+-" else cost
                for cell, cost in zip(self.words, unlike, strict=True)
            ]
        least, takes = [_NEVER] * (count + 1), [0] * (count + 1)
        words, starts, ends = self.words, self.starts, self.ends
        apart, goes_on = self.apart, self.goes_on
        placed = kind != "name" and not (self.close and kind == "other")
        for word in range(within[0], within[1] + 1):
            best, chosen = empty + below[word], 0
            # Whatever cannot be dealt out behind a word need not be tried with it.
            if word == count or (longest == 1 and below[word + 1] >= best):
                least[word], takes[word] = best, chosen
                continue
            # How far the word is from the heading; nothing where they overlap.
            gap = max(left - ends[word], starts[word] - right, 0)
            odd = not self._fits(kind, word)
            if not odd or self.odd(kind, word, under=not gap and not self.close):
                cost = min(_ASIDE * gap, _FAR_ASIDE) if placed else 0.0
                if placed and kind == "round" and words[word].text[0].isalpha():
                    cost += _BESIDE * abs(starts[word] - left)
                if colored and not _is_color(words[word].text):
                    cost += _NO_COLOR
                if marked:
                    cost += _as_mark(words[word].text, marked)
                if kind == "rating" and gap and starts[word] in self.begins:
                    cost += _NO_RATING + _OF_A_FACT * (starts[word] in self.facts)
                if odd:
                    half = kind == "round" and not gap and words[word].text in _HALVES
                    half |= kind == "round" and starts[word] == left and words[word].text == _NOUGHT
                    cost += _HALF_A_POINT if half else _UNRATED if kind == "rating" else _UNREADABLE
                if longest == 1:
                    if cost + below[word + 1] < best:
                        best, chosen = cost + below[word + 1], 1
                else:
                    for last in range(word, min(word + longest, count)):
                        cost += unlike[last]
                        cost += word_more
                        if last > word:
                            cost += apart[last] + mark_more
                            if alone and any(alone[word : last + 1]):
                                # The letter of a color is all of its cell.
                                break
                        if cost >= best:
                            # Still more words cost no less.
                            break
                        rest = cost + below[last + 1]
                        rest += goes_on[last]
                        if rest < best:
                            best, chosen = rest, last + 1 - word
            least[word], takes[word] = best, chosen
        return least, takes


def _colors_of(columns: Sequence[Column]) -> list[Column]:
    """Return the columns of colors, where each round has one after it, or each has one before it.

    A short heading that nobody knows is that of colors if it is beside every round.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.text.grid import words
    >>> [len(_colors_of([*map(column, words(1, line))])) for line in ("R1 C R2 C", "Col R1 Pts")]
    [2, 1]
    """
    beside = list(itertools.pairwise(columns))
    for found in (
        [behind for column, behind in beside if column.kind == "round"],
        [before for before, column in beside if column.kind == "round"],
    ):
        if any(one.kind != "other" for one in found):
            continue
        texts = {one.heading.text for one in found}
        kinds = set(map(heading_kind, texts))
        alike = len(found) > 1 and len(texts) == 1 and kinds == {""}
        if kinds == {"color"} or (alike and 0 < len(texts.pop()) <= _LONGEST_HEADING):
            return found
    return []


def _is_color(text: str) -> bool:
    """Whether a word may be in a column of colors."""
    return len(text) == 1 or not any(map(str.isalnum, text)) or color(text) is not None


@lru_cache(maxsize=4096)
def _as_mark(text: str, of: str) -> float:
    """Return what a word costs below the heading of titles or of federations.

    >>> _as_mark("GM", "title"), _as_mark("LM", "title"), _as_mark("Expert", "title")
    (0.0, 0.25, 0.45)
    >>> _as_mark("GER", "federation"), _as_mark("Ray,", "federation"), _as_mark("-", "title")
    (0.0, 2.0, 0.0)
    """
    if not _LETTERS.fullmatch(text) or text in titles().split("|"):
        return 0.0
    if len(text) < _LONGEST_MARK and text.isupper():
        return 0.0 if of == "federation" else _UNKNOWN_MARK
    # "Expert" is a title, "Germany" a federation: of words only what has a comma is surely a name.
    return _NO_MARK if text.endswith(",") else _WORD if of == "title" else 0.0


def _below_colors(words: Sequence[Cell], colors: Sequence[Column]) -> list[bool]:
    """Return for each word whether it is a letter below the heading of colors: "b" is no bye."""
    if not colors:
        return [False] * len(words)
    return [
        len(cell.text) == 1
        and cell.text.isalpha()
        and any(one.heading.column <= cell.column < one.heading.end for one in colors)
        for cell in words
    ]


def _without_colors(whole: Sequence[Cell], words: Sequence[Cell]) -> tuple[Cell, ...]:
    """Take the colors after results, which are single letters, out of the cells again."""
    colors = {cell.column: cell for cell in words if len(cell.text) == 1 and cell.text.isalpha()}
    made: list[Cell] = []
    for cell in whole:
        color = colors.get(cell.end - 1) if cell.text[-2:-1] == " " else None
        made.append(cell._replace(text=cell.text[:-2]) if color else cell)
        made += [color] if color else []
    return tuple(made)


def _with_odd_cells(columns: Sequence[Column], words: Sequence[Cell]) -> tuple[Cell, ...] | None:
    """Join words below the heading of one round that are only one blank apart; ``None`` if none is.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.text.grid import words
    >>> heads = [column(cell) for cell in words(1, "Name  R1    R2    Pts")]
    >>> found = _with_odd_cells(heads, words(2, "Ann   Q 12  W3    1"))
    >>> found and [cell.text for cell in found]
    ['Ann', 'Q 12', 'W3', '1']
    """
    rounds = _below_rounds(tuple(columns))
    made: list[Cell] = []
    end = -2
    for cell in words:
        if cell.column - end == 1 and any(
            begin <= made[-1].column and cell.end <= last for begin, last in rounds
        ):
            made[-1] = made[-1]._replace(text=f"{made[-1].text} {cell.text}")
        else:
            made.append(cell)
        end = cell.end
    return tuple(made) if len(made) < len(words) else None


@lru_cache(maxsize=64)
def _below_rounds(columns: tuple[Column, ...]) -> list[tuple[int, float]]:
    """Return from where to where words are below the heading of each round."""
    ends = [*(column.heading.column for column in columns[1:]), _NEVER]
    return [
        (column.heading.column, end)
        for column, end in zip(columns, ends, strict=True)
        if column.kind == "round"
    ]


def _headings(columns: Sequence[Column]) -> list[Cell]:
    return [column.heading for column in columns if column.heading.text]


def _of_rounds(columns: Sequence[Column]) -> tuple[Cell, ...]:
    """Return the headings of rounds with those beside; none where they are not above columns."""
    of_rounds = [at for at, column in enumerate(columns) if column.kind == "round"]
    heads = [column.heading for column in columns]
    if not of_rounds or are_close(_headings(columns)):
        return ()
    first, last = of_rounds[0], of_rounds[-1]
    if len(of_rounds) <= last - first or not all(head.text for head in heads[first : last + 1]):
        return ()
    nowhere = Cell("", 0, sys.maxsize)
    before = heads[first - 1] if first and heads[first - 1].text else nowhere
    behind = heads[last + 1] if last + 1 < len(heads) else nowhere
    return (before, *heads[first : last + 1], behind)


def _goes_on(words: Sequence[Cell], gaps: Sequence[int], begins: Container[int]) -> list[float]:
    """Return what it costs to end a cell at each word, because more of it seems to follow.

    What begins just where a heading does is sooner another cell.
    """
    apart = max(gaps, default=0) >= _WIDE
    made = [0.0] * len(words)
    # After "Lee, Ann" a figure is not part of the name.
    numbered = True
    for at, gap in enumerate(gaps):
        last, following = words[at].text, words[at + 1].text
        numbered = numbered and not last.endswith(",")
        close = apart and gap == 1 and words[at + 1].column not in begins
        if close or not numbered or AND in {last, following}:
            made[at] = _ending(last, following, close=close, numbered=numbered)
    return made


def _apart(
    words: Sequence[Cell], gaps: Sequence[int], rounds: Sequence[tuple[int, int]]
) -> list[float]:
    """Return what each word costs as more of the cell before it.

    ``gaps`` are between one and the next, ``rounds`` where headings of such begin and end.
    """
    made = [0.0] * len(words)
    for at, gap in enumerate(gaps, 1):
        if gap >= _WIDE:
            first, end = words[at].column, words[at].end
            below = any(first <= last and begin <= end for begin, last in rounds)
            made[at] = _BELOW_A_ROUND if below else _AFTER_A_GAP
    return made


def _ending(last: str, following: str, *, close: bool, numbered: bool) -> float:
    """Return what it costs to end a name at a word, by the word after it."""
    if AND in {last, following}:
        return _AT_AN_AND
    if last.endswith(","):
        return _AT_A_COMMA if following[:1].isalpha() else 0.0
    if not close or not _is_word(last):
        return 0.0
    # "Player 02" is a name as well, and "Player 02," is one in any case.
    figure = following.rstrip(",")
    if numbered and figure.isdecimal() and len(figure) <= _SHORT_NUMBER:
        return _AT_A_COMMA
    return _ONE_BLANK if _is_word(following) else 0.0


def _is_word(text: str) -> bool:
    """Whether a word may be one of a name; titles and federations are in capitals.

    >>> _is_word("Kay"), _is_word("H."), _is_word("FM")
    (True, True, False)
    """
    marked = text.isupper() and 1 < len(text.rstrip(".")) <= _LONGEST_MARK
    return text[0].isalpha() and not marked and not _has_figure(text)


def _dealt(words: Sequence[Cell], takes: Sequence[Sequence[int]]) -> tuple[Cell, ...]:
    """Follow the choices from the first column on."""
    cells = []
    word = 0
    for taken_at in takes:
        taken = taken_at[word]
        cells.append(_cell(words, word, word + taken))
        word += taken
    return tuple(cells)


@lru_cache(maxsize=512)
def _bounds(kinds: tuple[str, ...], count: int) -> tuple[list[tuple[int, int]], int]:
    """Return between which words each column can begin, and how many steps it takes to try all.

    The columns before and after take as many words as they need, and no more than they can.
    """
    most = [_MAX_CELL_WORDS.get(kind, 1) for kind in kinds]
    least = [_EMPTY.get(kind) == _NEVER for kind in kinds]
    bounds = []
    earlier_most = earlier_least = steps = 0
    later_most, later_least = sum(most), sum(least)
    for own_most, own_least in zip(most, least, strict=True):
        low, high = max(earlier_least, count - later_most), min(earlier_most, count - later_least)
        bounds.append((low, high))
        steps += max(0, high + 1 - low) * own_most
        earlier_most, earlier_least = earlier_most + own_most, earlier_least + own_least
        later_most, later_least = later_most - own_most, later_least - own_least
    return bounds, steps


def _straight(kinds: Sequence[str], words: Sequence[Cell]) -> tuple[Cell, ...] | None:
    """Deal the words out where every cell is there and only the name is of several words."""
    if "other" in kinds:
        return None
    kinds = list(kinds)
    before = kinds.index("name")
    after = len(kinds) - before - 1
    if not before + 1 + after <= len(words) <= before + _MAX_CELL_WORDS["name"] + after:
        return None
    last = len(words) - after
    if any(cell.text.isdigit() or is_result(cell.text) for cell in words[before:last]):
        return None
    fitting = zip(
        kinds[:before] + kinds[before + 1 :], [*words[:before], *words[last:]], strict=True
    )
    # Half a point alone is a bye where every other cell is in its place.
    if not all(
        suits(kind, cell.text) or (kind == "round" and cell.text in _HALVES)
        for kind, cell in fitting
    ):
        return None
    return (*words[:before], _cell(words, before, last), *words[last:])


def _in_place(
    columns: Sequence[Column], kinds: Sequence[str], words: Sequence[Cell]
) -> tuple[Cell, ...] | None:
    """Deal the words out where every cell is there, below its heading, though some are unreadable.

    Only what is behind a wider gap may be in them: then every other way costs more. As a rating
    or as one of several words what is unreadable might cost less.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.text.grid import words
    >>> heads = [column(cell) for cell in words(1, "Rk  Name     TB1  R1    R2    R3")]
    >>> kinds = [one.kind for one in heads]
    >>> found = _in_place(heads, kinds, words(2, "1   Oak Hill 8    2w31  4b22  3w1"))
    >>> found, _in_place(heads, kinds, words(2, "1   Oak Hill  8   2w31  4b22  3w1")) is None
    (None, False)
    """
    name = kinds.index("name")
    behind = len(words) - (len(kinds) - name - 1)
    if (
        not _PLAIN.issuperset(kinds)
        or not name < behind <= name + _MAX_CELL_WORDS["name"]
        or any(_gap(words, at) < _WIDE for at in range(behind, len(words)))
        or any(_gap(words, at) >= _WIDE for at in range(name + 1, behind))
    ):
        return None
    own = [cell.text for cell in words[name:behind]]
    if own[-1].endswith(",") or any(unlike_a_name(text) for text in own):
        return None
    others = zip(
        (*columns[:name], *columns[name + 1 :]),
        (*kinds[:name], *kinds[name + 1 :]),
        (*words[:name], *words[behind:]),
        strict=True,
    )
    for column, kind, cell in others:
        heading = column.heading
        if cell.end < heading.column or cell.column > heading.end:
            return None
        if not (kind == "round" or suits(kind, cell.text)):
            return None
    if _with_odd_cells(columns, words):
        return None
    return (*words[:name], _cell(words, name, behind), *words[behind:])


def _at_headings(
    columns: Sequence[Column], kinds: Sequence[str], words: Sequence[Cell]
) -> tuple[Cell, ...] | None:
    """Deal the words out where each run of them begins just where a heading does.

    An empty cell of a crosstable is seen so: in the row of the last player before the total.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.text.grid import words
    >>> heads = [column(cell) for cell in words(1, "Name     1   2   Pts  Rk")]
    >>> found = _at_headings(
    ...     heads, ["name", "game", "game", "total", "place"], words(2, "Bo Poe   0       0.5  2")
    ... )
    >>> found and [cell.text for cell in found]
    ['Bo Poe', '0', '', '0.5', '2']
    """
    at = {column.heading.column: index for index, column in enumerate(columns)}
    runs: dict[int, tuple[int, int]] = {}
    last = -1
    for index, word in enumerate(words):
        if index and word.column - words[index - 1].end < _WIDE:
            if word.column in at:
                # It may be the next cell, after a long name.
                return None
            runs[last] = runs[last][0], index + 1
            continue
        last = at.get(word.column, -1)
        if last < 0:
            return None
        runs[last] = index, index + 1
    made: list[Cell] = []
    end = 0
    for index, kind in enumerate(kinds):
        start, end = runs.get(index, (end, end))
        cell = _cell(words, start, end)
        if start == end:
            if _EMPTY.get(kind) == _NEVER:
                return None
        elif kind != "name" and not (
            end - start <= _MAX_CELL_WORDS.get(kind, 1)
            and all(suits(kind, word.text) for word in words[start:end])
        ):
            return None
        made.append(cell)
    return tuple(made)


def _at_blanks(
    columns: Sequence[Column], kinds: Sequence[str], words: Sequence[Cell]
) -> tuple[Cell, ...] | None:
    """Deal the words out where one blank parts cells, each blank more being around an empty one.

    Headings one blank apart say so; they are not above their columns. ``None`` where it does not
    come out to a cell, that may be what it is, for each heading.

    >>> from calculator.reading.columns.headings import column
    >>> from calculator.reading.text.grid import words
    >>> heads = [column(cell) for cell in words(1, "Name Rtg R1 R2 R3 Pts")]
    >>> found = _at_blanks(heads, [one.kind for one in heads], words(2, "Bo Poe  W2   1"))
    >>> found and [cell.text for cell in found]
    ['Bo Poe', '', 'W2', '', '', '1']
    """
    heads = _headings(columns)
    if len(heads) < len(columns) or not are_close(heads) or are_close(words):
        return None
    parts: list[Cell] = []
    for before, word in zip((None, *words), words, strict=False):
        if before:
            parts += [Cell("", word.line, word.column)] * (word.column - before.end - 1)
        parts.append(word)
    name = kinds.index("name")
    end = name + len(parts) - len(columns) + 1
    if not name < end <= name + _MAX_CELL_WORDS["name"]:
        return None
    own = parts[name:end]
    if not all(part.text and not _has_figure(part.text) for part in own):
        return None
    made = [*parts[:name], _cell(own, 0, len(own)), *parts[end:]]
    fitting = (
        suits(kind, cell.text) if cell.text else _EMPTY.get(kind) != _NEVER
        for kind, cell in zip(kinds, made, strict=True)
    )
    return tuple(made) if all(fitting) else None


def _cell(words: Sequence[Cell], start: int, end: int) -> Cell:
    """Join words into a cell; an empty one comes after the word before it."""
    if end - start == 1:
        return words[start]
    part = words[start:end]
    if part:
        return Cell(" ".join(cell.text for cell in part), part[0].line, part[0].column)
    return Cell("", words[0].line, words[start - 1].end if start else words[0].column)
