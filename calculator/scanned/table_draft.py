"""Cells that were seen, with what may be in them, and what may be in their columns."""

import re
from collections.abc import Callable, Collection, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from calculator.model import Message
from calculator.scanned.printed_numbers import first_misplaced, row_numbers
from calculator.scanned.reading_door import (
    Cell,
    Dialect,
    Place,
    dialect_of,
    is_result,
    names_at,
    speaks,
    total,
)
from calculator.scanned.reading_door import column as headed
from calculator.words import say

#: A column holds results, or totals, if so large a part of its cells read so.
_MOSTLY = 0.6
#: It holds results as well if so many were seen first, and so many may be there.
_SOME, _NEARLY = 0.3, 0.85
#: What is written where something is, though nobody knows what.
UNREAD = "…"
#: A game without an opponent is none.
_GAMES = frozenset("WLD")
#: So sure must a rare letter be for it to be in the table.
_CERTAIN = 0.9


#: A total whose point was not read.
_WITHOUT = re.compile(r"\d{1,2}[05]")
#: Of so many totals not all are tens and fives.
_MANY_TOTALS = 5
#: The opponent of a game; so many that are not there, with numbers up to so many times the rows,
#: are no misreadings.
_OPPONENT = re.compile(r"[WLDXF](\d+)")
_NAMED_OFTEN, _FAR = 3, 3
#: A part of a name.
_NAME = re.compile(r"[^\W\d_]{2,}")


class Guess(NamedTuple):
    """What a cell may say, and how sure that is, from 0 to 1."""

    text: str
    confidence: float = 1.0


class CellGuesses(NamedTuple):
    """A cell as it was seen; the likeliest guess comes first."""

    guesses: tuple[Guess, ...]
    place: object = None
    """Where that was: handed back as it is."""

    @property
    def text(self) -> str:
        """The likeliest text."""
        return self.guesses[0].text if self.guesses else ""


#: A cell in which there is nothing.
NOTHING = CellGuesses((Guess(""),))


class Draft:
    """The cells, with the texts that they are read as."""

    def __init__(self, rows: Sequence[Sequence[CellGuesses]]) -> None:
        self.rows = rows
        self.texts = [[seen.text.replace("\t", " ") for seen in row] for row in rows]
        self.why: dict[Place, str] = {}
        self.refused: dict[Place, set[str]] = {}
        """What cells cannot say, as the table would be none with it."""

    def put(self, at: Place, text: str, why: str) -> None:
        """Take another text."""
        if self.texts[at[0]][at[1]] != text:
            self.texts[at[0]][at[1]] = text
            self.why[at] = why

    def refuse(self, at: Place, fits: Callable[[str], bool]) -> bool:
        """Take the next guess for a cell with which there is no table, nothing in the end.

        Return whether there was anything to refuse.
        """
        text = self.texts[at[0]][at[1]]
        if not text:
            return False
        refused = self.refused.setdefault(at, set())
        refused.add(text)
        guesses = (guess.text for guess in self.seen(at).guesses)
        left = (guess for guess in guesses if guess not in refused and fits(guess))
        self.put(at, next(left, ""), "form")
        return True

    def column(self, index: int) -> list[Place]:
        """Return the cells of a column below its heading."""
        return [(row, index) for row in range(1, len(self.rows)) if index < len(self.rows[row])]

    @property
    def width(self) -> int:
        """How many columns there are."""
        return max(map(len, self.rows), default=0)

    @property
    def text(self) -> str:
        """The cells between tabs."""
        return "\n".join("\t".join(row) for row in self.texts)

    def at(self, cell: Cell) -> Place:
        """Return which cell of the draft a cell of the text is."""
        row = cell.line - 1
        ends = accumulate(len(text) + 1 for text in self.texts[row][:-1])
        return row, sum(end < cell.column for end in ends)

    def seen(self, at: Place) -> CellGuesses:
        """Return what was seen."""
        return self.rows[at[0]][at[1]]


class ResultStyle(NamedTuple):
    """How the results of a table are written, and what may be one of them."""

    dialect: Dialect
    fits: Callable[[str], bool]
    notes: tuple[Message, ...] = ()
    """What is wrong with the table as a whole."""
    astray: frozenset[Place] = frozenset()
    """Cells of rounds that are not where their headings say."""
    unseen: int = 0
    """The highest number of a player whose row was not seen; 0 where all were."""
    numbers: frozenset[Place] = frozenset()
    """Cells whose numbers run on: the others say what each is."""


def result_style(draft: Draft, rounds: Collection[int] = (), *, ends: bool = False) -> ResultStyle:
    """Take for each cell what may be in its column, and return how results are written.

    ``rounds`` are columns that look like rounds, though little may have been read of them; rows may
    follow where the picture ``ends``.
    """
    columns = [draft.column(index) for index in range(draft.width)]
    held = {index for index, column in enumerate(columns) if _holds_results(draft, column)}
    # Beside other rounds they are, and so are columns whose headings were read as those of rounds.
    said = {at for at, text in enumerate(draft.texts[0]) if headed(Cell(text, 1, 1)).round}
    likely = sorted({*rounds, *said})
    for index in [*likely, *reversed(likely)]:
        held |= {index} if {index - 1, index + 1} & held and columns[index] else set()
    results = _with_empty(draft, [columns[index] for index in sorted(held)])
    dialect = dialect_of(draft.texts[row][index] for column in results for row, index in column)
    notes: list[Message] = []
    numbers: set[Place] = set()
    named = [headed(Cell(draft.texts[0][cells[0][1]], 1, 1)).round for cells in results]
    first = first_misplaced(named)
    if first is not None:
        wrong = next(at for at in range(first, len(named)) if named[at] not in {0, at + 1})
        heading = draft.texts[0][results[wrong][0][1]]
        notes.append(Message("picture-rounds-misplaced", (heading, wrong + 1)))
    for round_, cells in enumerate(results, 1):
        # The columns of results are the rounds, whatever is seen above them.
        at = (0, cells[0][1])
        if headed(Cell(draft.texts[0][at[1]], 1, 1)).round != round_:
            draft.put(at, f"R{round_}", "number")
    if results:
        _name_names(draft, [column for column in columns if column not in results])
    fits = _fits(draft, results, dialect)
    _name_all(draft)
    for index, heading in enumerate(draft.texts[0]):
        # Total over Pts, in two lines, is one of them.
        words = heading.split()
        if len(words) > 1 and all(headed(Cell(word, 1, 1)).kind == "total" for word in words):
            draft.put((0, index), words[-1], "number")
    for column in results:
        for at in column:
            _take(draft, at, fits)
    for column in columns:
        if column in results or not column:
            continue
        if headed(Cell(draft.texts[0][column[0][1]], 1, 1)).round:
            for at in column:
                if draft.texts[at[0]][at[1]] == UNREAD:
                    draft.put(at, "", "form")
        if headed(Cell(draft.texts[0][column[0][1]], 1, 1)).kind == "rating":
            _take_whole(draft, column)
            continue
        of_totals = headed(Cell(draft.texts[0][column[0][1]], 1, 1)).kind == "total"
        if of_totals or _holds(draft, column, lambda text: total(text) is not None):
            if _holds(draft, column, str.isdecimal) and _runs_on(draft, column):
                _number(draft, column, notes)
                numbers.update(column)
            else:
                every = _lost_all_points(draft, column, len(results))
                lost = every or _lost_points(draft, column, len(results))
                for at in column:
                    _take(draft, at, lambda text: total(text) is not None or not text)
                    text = pointed(draft.texts[at[0]][at[1]])
                    if lost:
                        # Nobody has so much: that was misread, and what the results make is told.
                        over = not every and exceeds(text, len(results))
                        draft.put(at, "" if over else text, "form")
    astray = [] if first is None else [at for column in results[first:] for at in column]
    unseen = _unseen(results, draft, ends=ends)
    if unseen and not any(note.code == "picture-rows-above" for note in notes):
        notes.append(Message("picture-rows-below", (unseen,)))
    return ResultStyle(dialect, fits, tuple(notes), frozenset(astray), unseen, frozenset(numbers))


def _unseen(results: Sequence[Sequence[Place]], draft: Draft, *, ends: bool) -> int:
    """Return the highest number of opponents whose rows were not seen; 0 where there are few."""
    rows = len(draft.rows) - 1
    named: list[tuple[int, float]] = []
    for column in results:
        for at in column:
            numbers = [
                (int(found[1]), guess.confidence)
                for guess in draft.seen(at).guesses
                if (found := _OPPONENT.fullmatch(guess.text))
            ]
            named += [one for one in numbers[:1] if rows < one[0] < _FAR * rows]
    # Misread, they are here and there; players who are missing are named by others again and again,
    # but for one or two at the edge of a picture.
    last, sure = max(named, default=(0, 0))
    several = len({number for number, _ in named})
    many = len(named) >= _NAMED_OFTEN and 2 * several >= last - rows
    few = ends and sure > _CERTAIN and last - rows <= several
    return last if many or few else 0


def unknown(draft: Draft) -> list[Place]:
    """Return the cells with ink of columns of which no heading says what they hold."""
    return [
        at
        for index, heading in enumerate(draft.texts[0])
        if headed(Cell(heading, 1, 1)).kind == "other"
        for at in draft.column(index)
        if draft.seen(at).text
    ]


def _number(draft: Draft, column: Sequence[Place], notes: list[Message]) -> None:
    """Number the rows; it is noted where one was not seen, or one too many."""
    numbers = row_numbers([_number_at(draft, at) for at in column])
    for number, at in zip(numbers, column, strict=True):
        draft.put(at, str(number), "number")
    if numbers[0] > 1:
        notes.append(Message("picture-rows-above", (numbers[0],)))
    notes += [
        Message("picture-rows-missing", (one, other))
        for one, other in pairwise(numbers)
        if other != one + 1
    ]


def _number_at(draft: Draft, at: Place) -> int:
    text = draft.texts[at[0]][at[1]]
    return int(text) if text.isdecimal() else 0


def _name_names(draft: Draft, columns: Sequence[list[Place]]) -> None:
    """Head the column with most letters as that of names if no heading says which one it is."""
    headings = [headed(Cell(text, 1, 1)).kind for text in draft.texts[0]]
    if {"name", "first"} & set(headings):
        return
    letters = {
        column[0][1]: sum(len(_NAME.findall(draft.texts[row][at])) for row, at in column)
        for column in columns
        if column
    }
    at = max(letters, key=lambda index: letters[index], default=None)
    if at is not None and letters[at] >= _MOSTLY * len(draft.rows):
        draft.put((0, at), "Name", "number")


def _name_all(draft: Draft) -> None:
    """Name the players whose names were not read by their rows: nobody would be there else."""
    named = names_at(draft.texts[0])
    for row, index in draft.column(named) if named is not None else ():
        text = draft.texts[row][index]
        # What an edge leaves of a name may be no letter.
        if not any(map(str.isalpha, text)) and any(draft.texts[row]):
            draft.put((row, index), say("picture-name", row), "form")
            draft.refused[row, index] = {text or UNREAD}


def _with_empty(draft: Draft, results: Sequence[list[Place]]) -> list[list[Place]]:
    """Add the columns of rounds in which nothing is, between the others and after them."""
    if not results:
        return []
    first, last = results[0][0][1], results[-1][0][1]
    held = {column[0][1] for column in results}
    # What is written above the last round says of what kind the headings are.
    mark = draft.texts[0][last].strip(" |[]")[:1].casefold()
    made = []
    behind = True
    for index in range(first, draft.width):
        column = draft.column(index)
        empty = not any(draft.texts[row][at] for row, at in column)
        heading = draft.texts[0][index].strip(" |[]")[:1].casefold()
        behind = behind and (index <= last or (empty and heading == mark != ""))
        round_ = index < last and headed(Cell(draft.texts[0][index], 1, 1)).round
        if index in held or round_ or (empty and behind):
            made.append(column)
    return made


def _fits(
    draft: Draft, columns: Sequence[Sequence[Place]], dialect: Dialect
) -> Callable[[str], bool]:
    """Return what tells results that the other cells of the table make likely.

    What is not likely: rare letters of results that nowhere were seen for certain, colors in a
    table that has none, and an opponent alone.
    """
    sure = [
        found
        for column in columns
        for at in column
        for guess in draft.seen(at).guesses[:1]
        if guess.confidence > _CERTAIN and (found := dialect.parse(guess.text))
    ]
    rare = set("NRSZ?$#") - {found.code for found in sure}
    plain = not any(found.color for found in sure)

    def fits(text: str) -> bool:
        if text in _GAMES or not speaks(dialect, text):
            return False
        found = dialect.parse(text)
        return found is None or (found.code not in rare and not (plain and found.color))

    return fits


def _holds_results(draft: Draft, column: Sequence[Place]) -> bool:
    """Whether a column holds results: by what was seen first, or by all that may be there."""
    if _holds(draft, column, is_result):
        return True
    filled = [at for at in column if draft.seen(at).text]
    first = sum(is_result(draft.seen(at).text) for at in filled)
    any_ = sum(any(is_result(guess.text) for guess in draft.seen(at).guesses) for at in filled)
    return first >= _SOME * len(filled) and any_ >= _NEARLY * len(filled) > 0


def _holds(draft: Draft, column: Sequence[Place], fits: Callable[[str], bool]) -> bool:
    texts = [draft.texts[row][index] for row, index in column]
    filled = [text for text in texts if text]
    return bool(filled) and sum(map(fits, filled)) >= _MOSTLY * len(filled)


def _lost_points(draft: Draft, column: Sequence[Place], rounds: int) -> bool:
    """Whether a column holds totals most of which were read without their points: 45 for 4.5.

    They are more than there are rounds to win, and are not with a point. One may be misread.
    """
    texts = [text for row, index in column if (text := draft.texts[row][index])]
    without = [text for text in texts if _WITHOUT.fullmatch(text)]
    over = sum(exceeds(text, rounds) for text in without)
    fitting = sum(not exceeds(pointed(text), rounds) for text in texts)
    fits = fitting >= min(_NEARLY * len(texts), len(texts) - 1)
    return 2 * over > max(len(without), 1) and fits


def _lost_all_points(draft: Draft, column: Sequence[Place], rounds: int) -> bool:
    """Whether all totals were read without their points: rounds may be missing, but not so many."""
    texts = [text for row, index in column if (text := draft.texts[row][index])]
    over = sum(exceeds(text, rounds) for text in texts)
    return len(texts) >= _MANY_TOTALS < 2 * over and all(map(_WITHOUT.fullmatch, texts))


def exceeds(text: str, rounds: int) -> bool:
    """Whether a text is not a total, or one that nobody can have after this many rounds."""
    halves = total(text)
    return halves is None or halves > 2 * rounds


def pointed(text: str) -> str:
    """Return a total with a point before its half, if it has none.

    >>> pointed("45"), pointed("005"), pointed("3.5"), pointed("4")
    ('4.5', '0.5', '3.5', '4')
    """
    return f"{int(text[:-1])}.{text[-1]}" if _WITHOUT.fullmatch(text) else text


def _runs_on(draft: Draft, column: Sequence[Place]) -> bool:
    """Whether a column's numbers are 1, 2, 3 … but for a few."""
    numbers = [_number_at(draft, at) for at in column]
    right = sum(one == two for one, two in zip(numbers, row_numbers(numbers), strict=True))
    return right >= _MOSTLY * len(column) and len(column) == len(draft.rows) - 1


def _take_whole(draft: Draft, column: Sequence[Place]) -> None:
    """Take whole numbers where figures with a point were read: no rating has one."""
    for at in column:
        guesses = [guess.text for guess in draft.seen(at).guesses]
        if guesses and "." in guesses[0]:
            draft.put(at, next(filter(str.isdecimal, guesses), guesses[0]), "form")
            draft.refused[at] = {guesses[0]}


def _take(draft: Draft, at: Place, fits: Callable[[str], bool]) -> None:
    """Take the likeliest guess that may be in a column; nothing if there is none."""
    guesses = [guess.text for guess in draft.seen(at).guesses]
    if not guesses or not fits(guesses[0]):
        draft.put(at, next(filter(fits, guesses), ""), "form")
