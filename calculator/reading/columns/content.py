"""What the columns of a table hold, judged by what is in them; headings help.

The rounds are found first (:mod:`.played`), then the names, then what the results add up to.
A heading that is known decides between columns that look alike; an unknown one does no harm.
"""

import operator
import re
from collections.abc import Sequence
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.cells.grammar import FOOTNOTES, is_rating, is_unrated, thousandths
from calculator.reading.cells.grammar import total as score
from calculator.reading.cells.looks import is_name, is_sure
from calculator.reading.columns.headings import (
    Column,
    Kind,
    column,
    columns_of,
    counts_games,
    counts_of_results,
    is_fact,
    may_head_ratings,
)
from calculator.reading.columns.rounds import Rounds, adding, rounds_of
from calculator.reading.lexicon.headings import heading_kind
from calculator.reading.lexicon.phrases import told
from calculator.reading.lexicon.prose import BEFORE_LAST_NAMES
from calculator.reading.text.grid import Cell

_NUMBER = pattern(r"\d{1,4}\.?")
#: The number in front of a name, in its cell.
_NUMBERED = pattern(r"^\d{1,4}[.)] +")
_FIGURE = pattern(r"\d+[.,]\d+|½|\d+½")
_RATED = pattern(rf"(?:[{FOOTNOTES}]{{1,3}}\s?)?[(\[]?(\d{{3,4}})")
#: A heading with a number in it.
_FIGURES = pattern(r"(\D*?)\s*(\d{1,2})\s*(\D*)")
#: Last name, first name: no club or school is called so.
_TURNED = pattern(r"[^\W\d_][\w'.-]*(?: [\w'.-]+)?, [^\W\d_][\w'. -]*")
_NO_PLACE = {"", "0", "-"}
_NO_RATING = f"{FOOTNOTES}-"
#: One cell in so many at least has a rating.
_FEWEST_RATED = 4
_YEARS = range(1925, 2030)
#: Of so many players one total may be wrong.
_MIN_PLAYERS_FOR_ONE_FAULT = 3
#: A school's grade, or a rating, as in England.
_GRADED = "grade"
#: One cell in so many may be something else.
_FEW = 5
#: What was played like, which is no rating; and the rating afterwards, if another is there.
_PERFORMANCE = pattern(r"perf", re.IGNORECASE)
_AFTERWARDS = pattern(r"(?:new|post|after|final|neu)\b", re.IGNORECASE)
#: What last and first names are worth more than a club.
_OF_TWO = 2.0
#: What may be above first names beside last ones.
_OF_FIRST_NAMES = {"", "first", "given"}
#: Fewer letters may be those of colors or sexes; these may be those of sections.
_FEWEST_INITIALS, _SECTIONS = 2, frozenset("ABCDEF")
#: Kinds that a heading may give to one column only.
_ONCE = {"number", "start", "place", "name", "first", "id", "rating", "total"}
#: A rating has so many figures, where a place would have fewer.
_OF_A_RATING = 4


class Content(NamedTuple):
    """The columns, and what was only guessed."""

    columns: tuple[Column, ...]
    sure: bool
    """Whether the cells bear it out: opponents are named, or results add up to a total."""
    totals: tuple[int, ...] = ()
    """More columns that could be the total, and hold other figures."""


def content_of(rows: Sequence[Sequence[Cell]], heading: Sequence[Cell] = ()) -> Content | None:
    """Tell what each column holds, or ``None`` where this is no crosstable.

    >>> rows = [["1", "Ann", "W2", "D2"], ["2", "Bob", "L1", "D1"]]
    >>> found = content_of([[Cell(text, 1, 1) for text in row] for row in rows])
    >>> [column.kind for column in found.columns] if found else []
    ['number', 'name', 'round', 'round']
    """
    blank = Cell("", rows[0][0].line, rows[0][0].column)
    by_column = [[row[at].text for row in rows] for at in range(len(rows[0]))]
    headings = [*heading, *[blank] * (len(by_column) - len(heading))]
    known = columns_of(headings)
    if any(_heads_rounds(cell.text) for cell in headings):
        return None
    for at in counts_of_results(headings):
        known[at] = known[at]._replace(kind="count")
    rounds = rounds_of(by_column, known)
    if rounds is None:
        return None
    name = _name(by_column, known, rounds.at)
    if name is None:
        return None
    total, others = _total(by_column, known, rounds, name)
    columns = _Columns(by_column, known, rounds, name, total).all()
    headed = any(cell.text for cell in heading)
    if any(
        _hold_two(texts, named=each.kind == "name")
        for texts, each in zip(by_column, columns, strict=True)
        if each.kind in {"other", "name"}
    ):
        return None
    return Content(
        tuple(columns if headed else _numbered_tiebreaks(columns, by_column)),
        rounds.form != "scores" or total is not None,
        others,
    )


def _heads_rounds(heading: str) -> bool:
    """Whether a heading is that of several rounds: the cells below it are not parted.

    >>> [_heads_rounds(text) for text in ("Rd5 Rd6", "Rd 5", "R1 Pts")]
    [True, False, False]
    """
    words = heading.split()
    return len(words) > 1 and all(column(Cell(word, 1, 1)).round for word in words)


def _name(
    by_column: Sequence[Sequence[str]], known: Sequence[Column], rounds: Sequence[int]
) -> int | None:
    """Return the column of names: of text, mostly distinct; a known heading decides."""
    best, most = None, 0.0
    for at, texts in enumerate(by_column):
        named = sum(map(is_name, texts))
        if at in rounds or 2 * named <= len(texts):
            continue
        # Clubs are repeated, names are not.
        worth = 6 * len(set(texts)) / len(texts) - 0.1 * at
        worth += sum(" " in text or "," in text for text in texts) / len(texts)
        worth += min(3.0, sum(map(len, texts)) / len(texts) / 4)
        worth += sum(map(bool, map(_TURNED.fullmatch, texts))) / len(texts)
        of_two = any(_are_two(known, by_column, first) for first in (at - 1, at) if first >= 0)
        if of_two:
            worth += _OF_TWO
        if known[at].kind == "name":
            # "Team" heads names, or clubs beside names.
            sure = 2 if is_fact(known[at].heading.text) else 5
            worth += sure * len(set(texts)) / len(texts)
        elif known[at].kind not in {"other", "first"} or is_fact(known[at].heading.text):
            worth -= 4
        elif known[at].heading.text.lower() in _OF_FIRST_NAMES - {""}:
            worth -= 1
        if max(map(len, texts)) <= 3 and not of_two:
            worth -= 3
        if best is None or worth > most:
            best, most = at, worth
    return best


def _are_two(known: Sequence[Column], by_column: Sequence[Sequence[str]], at: int) -> bool:
    """Whether a column and the one behind it hold last and first names, without headings.

    A club beside them may have the longer words.

    >>> columns = [["Park", "Bell"], ["Zoe", "Kim"], ["Elm School", "Oak School"]]
    >>> known = columns_of([Cell("", 1, 1)] * 3)
    >>> [_are_two(known, columns, at) for at in range(3)]
    [True, False, False]
    """
    both = by_column[at : at + 2]
    if len(both) != 2 or any(found.heading.text for found in known[at : at + 2]):
        return False
    return all(
        2 * sum(is_name(text) and not _is_of_several_words(text) for text in texts) > len(texts)
        and 2 * len(set(texts)) > len(texts)
        for texts in both
    )


def _total(
    by_column: Sequence[Sequence[str]], known: Sequence[Column], rounds: Rounds, name: int
) -> tuple[int | None, tuple[int, ...]]:
    """Return the column that the results add up to, and others of which that is as true."""
    count = len(rounds.sums)
    sums = _with_byes(by_column, rounds)
    right = {
        at: max(adding(texts, one, later) for one, later in sums)
        for at, texts in enumerate(by_column)
        if at not in rounds.at and at != name and known[at].kind in {"total", "other", "tiebreak"}
    }
    # Beside each round may be the score so far, with the same heading.
    headed = max(
        (at for at in right if known[at].kind == "total"), key=right.__getitem__, default=None
    )
    best = max(right, key=lambda at: (right[at], known[at].kind == "total"), default=None)
    if headed is not None and (best is None or right[headed] * 2 >= count):
        return headed, ()
    if best is None or right[best] < _enough(known[best], by_column[best], count):
        return headed, ()
    others = tuple(
        at
        for at in right
        if at != best and right[at] == right[best] and by_column[at] != by_column[best]
    )
    return best, others


def _with_byes(
    by_column: Sequence[Sequence[str]], rounds: Rounds
) -> list[tuple[Sequence[int], Sequence[Sequence[int]]]]:
    """Return what the results may add up to: where nothing says what a bye counts, half or nothing.

    >>> _with_byes([["W2", "L1"], ["bye", "W1"]], Rounds((0, 1), (4, 2), (), "naming"))
    [((4, 2), ()), ((3, 2), ()), ((2, 2), ())]
    """
    byes = [
        sum(_is_plain_bye(by_column[at][row]) for at in rounds.at)
        for row in range(len(rounds.sums))
    ]
    if not any(byes):
        return [(rounds.sums, rounds.later)]
    return [
        (
            tuple(one - less * count for one, count in zip(rounds.sums, byes, strict=True)),
            tuple(
                tuple(one - less * count for one in may_be)
                for may_be, count in zip(rounds.later, byes, strict=False)
            ),
        )
        for less in range(3)
    ]


def _is_plain_bye(text: str) -> bool:
    """Whether a cell says a bye, and not what it counts.

    >>> [_is_plain_bye(text) for text in ("BYE", "-B-", "sits out", "half-point bye", "W4")]
    [True, True, True, False, False]
    """
    if text.strip("- ") in {"B", "b"}:
        return True
    said = told(text) if any(map(str.isalpha, text[:2])) else None
    return said is not None and said.code in {"bye", "P"}


def _enough(known: Column, texts: Sequence[str], count: int) -> int:
    """Return how many cells of a column the results add up to where it is their total.

    Three of four are; of a few players one total may be wrong where all cells are scores.
    """
    enough = -(-3 * count // 4)
    of_few = known.kind == "other" and not is_fact(known.heading.text) and len(set(texts)) > 1
    scores = of_few and all(score(text) is not None for text in texts)
    return min(enough, count - 1) if scores and count >= _MIN_PLAYERS_FOR_ONE_FAULT else enough


class _Columns(NamedTuple):
    """What is known once the other columns are identified."""

    by_column: Sequence[Sequence[str]]
    known: Sequence[Column]
    rounds: Rounds
    name: int
    total: int | None

    def all(self) -> list[Column]:
        """Return every column."""
        columns: list[Column] = []
        numbers = self._round_numbers()
        taken = {"name"} | ({"total"} if self.total is not None else set())
        for at, found in enumerate(self.known):
            if at in numbers:
                columns.append(Column("round", found.heading, round=numbers[at]))
                continue
            kind = self._kind(at, taken)
            taken |= {kind} & _ONCE
            columns.append(Column(kind, found.heading, found.key if kind == "tiebreak" else ""))
        return columns

    def _round_numbers(self) -> dict[int, int]:
        """Number the rounds as their headings do, else in the order in which they come."""
        at = self.rounds.at
        said = [self.known[index].round for index in at]
        if self.rounds.form != "square":
            said = said if all(said) else _counted([self.known[index].heading.text for index in at])
            if all(said):
                return dict(zip(at, said, strict=True))
        return {index: position for position, index in enumerate(at, 1)}

    def _kind(self, at: int, taken: set[str]) -> Kind:
        if at == self.name:
            return "name"
        if at == self.total:
            return "total"
        found, texts = self.known[at], self.by_column[at]
        said = found.kind
        if said == "count":
            return "other"
        if said in {"round", "name", "total"} or said in taken:
            said = "other"
        if said == "tiebreak" and not _are_figures(texts):
            said = "other"
        if said in {"number", "start"} and not _are_numbers(texts):
            said = "other"
        if self.rounds.at[-1] < at and counts_games(found):
            return "other"
        if said == "place" and set(texts) <= _NO_PLACE:
            said = "other"
        if said == "id" and self._heads_ratings(at):
            return "rating"
        if said != "other":
            return said
        if is_fact(found.heading.text):
            return "rating" if self.is_rated(at) else said
        if "first" not in taken and self._are_first_names(at):
            return "first"
        kind = self._by_cells(at, taken)
        return "other" if kind in taken else kind

    def _are_first_names(self, at: int) -> bool:
        """Whether names of one word have words beside them, under no heading or "First"."""
        names, texts = self.by_column[self.name], self.by_column[at]
        return bool(
            abs(at - self.name) == 1
            and self.known[at].heading.text.lower() in _OF_FIRST_NAMES
            and 2 * sum(map(_is_of_several_words, names)) < len(names)
            # Clubs are repeated.
            and (2 * len(set(texts)) > len(texts) or self.known[at].heading.text)
            and (
                all(is_name(text) and any(map(str.islower, text)) for text in texts)
                or _are_initials(texts)
            )
        )

    def _by_cells(self, at: int, taken: set[str]) -> Kind:
        """Tell a column by its cells alone."""
        texts = self.by_column[at]
        headings = {found.kind for found in self.known}
        if _are_numbers(texts) and len(set(texts)) == len(texts):
            numbers = sorted(int(text.rstrip(".")) for text in texts)
            if numbers[-1] <= 3 * len(texts) + 9 or (at < self.name and numbers[-1] < 100):
                kind: Kind = "number" if "number" not in taken else "start"
                return "other" if kind in headings else kind
        return "rating" if self.is_rated(at) else "other"

    def is_rated(self, at: int) -> bool:
        """Whether the cells of a column are the ratings, and no other column has them."""
        heading = self.known[at].heading.text
        if is_fact(heading):
            return at == self._graded()
        if not are_ratings(self.by_column[at]) or _PERFORMANCE.match(heading):
            return False
        # Below "Rtg" there may be nothing: it is above other columns than it heads.
        if any(
            found.kind == "rating" and any(self.by_column[other])
            for other, found in enumerate(self.known)
        ):
            return False
        others = self._may_be_rated() - {at} if _AFTERWARDS.match(heading) else set()
        return not others and self._graded() is None

    def _heads_ratings(self, at: int) -> bool:
        """Whether "USCF" is above ratings, and nothing else is headed as such."""
        return (
            may_head_ratings(self.known[at].heading.text)
            and all(found.kind != "rating" for found in self.known)
            and are_ratings(self.by_column[at])
        )

    def _may_be_rated(self) -> set[int]:
        """Return the columns that look like ratings, and of which nobody knows what heads them."""
        return {
            at
            for at, found in enumerate(self.known)
            if (found.kind == "other" or self._heads_ratings(at))
            and at not in self.rounds.at
            and not (is_fact(found.heading.text) or _PERFORMANCE.match(found.heading.text))
            and are_ratings(self.by_column[at])
        }

    def _graded(self) -> int | None:
        """Return the column of grades that are ratings, where no heading speaks of ratings."""
        if "rating" in {found.kind for found in self.known}:
            return None
        graded = (
            at for at, found in enumerate(self.known) if found.heading.text.lower() == _GRADED
        )
        # A school's grade may be there as well; a cell that is no rating is told of.
        return next((at for at in graded if _are_nearly_ratings(self.by_column[at])), None)


def _are_nearly_ratings(texts: Sequence[str]) -> bool:
    """Whether all cells but a few are ratings."""
    filled = [text for text in texts if text]
    rated = [text for text in filled if is_rating(text) or is_unrated(text)]
    return _FEW * (len(filled) - len(rated)) <= len(filled) and are_ratings(rated)


def _is_of_several_words(name: str) -> bool:
    """Whether a name is more than a last name with what may come before it.

    >>> names = "Ann Lee", "Lee, Ann", "De la Cruz", "Lee,", "1. Lee"
    >>> [_is_of_several_words(name) for name in names]
    [True, True, False, False, False]
    """
    name = _NUMBERED.sub("", name.removesuffix(","))
    words = name.split()
    before = all(BEFORE_LAST_NAMES.fullmatch(word.lower()) for word in words[:-1])
    return "," in name or not before


def _are_initials(texts: Sequence[str]) -> bool:
    """Whether cells are first names' initials: no sections, and neither colors nor sexes.

    >>> [_are_initials(texts.split()) for texts in ("T. B. J. A.", "T B J A", "A B A C", "M F M F")]
    [True, True, False, False]
    """
    letters = {text.removesuffix(".") for text in texts}
    plain = all(len(letter) == 1 and letter.isupper() for letter in letters)
    return plain and len(letters) > _FEWEST_INITIALS and not letters <= _SECTIONS


def _hold_two(texts: Sequence[str], *, named: bool) -> bool:
    """Whether the cells of a column are two columns' that were not cut: ``W6 3.0``.

    >>> _hold_two(["W6 3.0", "3 pts | L2"], named=True)
    True
    >>> [_hold_two(["12 | 1 [5]", "9 | 0 [2]"], named=named) for named in (False, True)]
    [True, False]
    """
    return 2 * sum(_holds_a_result(text, named=named) for text in texts) > len(texts)


def _holds_a_result(text: str, *, named: bool) -> bool:
    words = text.split()
    if len(words) < 2:
        return False
    # Of a name with a result behind it the fault is told elsewhere.
    pairs = [] if named or len(words) < 3 else [" ".join(words[:2]), " ".join(words[-2:])]
    return any(map(is_sure, (*words, *pairs)))


def _counted(headings: Sequence[str]) -> list[int]:
    """Return the rounds of headings that count down, or in a different order; else zeros.

    >>> _counted(["Week 3", "Week 2"]), _counted(["1", "3", "2"]), _counted(["May 3", "May 10"])
    ([2, 1], [1, 3, 2], [0, 0])
    >>> _counted(["1", "2", "4"]), _counted(["3 Week", "2 Week", "1 Total"])
    ([1, 2, 4], [3, 2, 1])
    """
    found = [_FIGURES.fullmatch(text) for text in headings]
    words = {(match[1].lower(), match[3].lower()) for match in found if match}
    numbers = [int(match[2]) for match in found if match]
    down = list(range(len(headings), 0, -1))
    if numbers == down and len(numbers) > 2:
        # Whatever words are beside them.
        return down
    # One of several headings may be unreadable, or another's.
    most = max(2, len(headings) - 1)
    if len(numbers) < most or len(words) != 1:
        return [0] * len(headings)
    if len(numbers) == len(set(numbers)) == len(headings):
        # Where nothing but figures heads them, one that is missing is missed.
        last = len(numbers) if words != {("", "")} else 2 * len(numbers)
        if min(numbers) == 1 and max(numbers) <= last:
            return numbers
    if sorted(set(numbers), reverse=True) == numbers:
        return down
    up = [str(at) for at in down[::-1]]
    said = [match[2] if match else "" for match in found]
    right = sum(map(operator.eq, said, map(str, down)))
    return down if right >= most and right > sum(map(operator.eq, said, up)) else [0] * len(up)


def _are_numbers(texts: Sequence[str]) -> bool:
    return all(_NUMBER.fullmatch(text) for text in texts)


def _are_figures(texts: Sequence[str]) -> bool:
    """Whether most cells are figures; one that is not is a fault, not another column."""
    filled = [text for text in texts if text.strip("-")]
    return 2 * sum(thousandths(text) is not None for text in filled) >= len(filled)


def are_ratings(texts: Sequence[str]) -> bool:
    """Whether the cells are ratings: most of three or four figures, and not years of birth.

    A zero is none, if not nearly all are. Where somebody is "unr.", the others' figures are ratings
    however few they are.

    >>> are_ratings(["0", "1812", "", "0", "955"]), are_ratings(["0", "0", "0", "0", "100"])
    (True, False)
    >>> are_ratings(["(950)", "unr", "1011"]), are_ratings(["2012", "1998"])
    (True, False)
    >>> are_ratings(["unr.", "1743", "unr.", "unr."]), are_ratings(["unr.", "unr."])
    (True, False)
    """
    # A footnote's sign alone, or a dash, says that somebody has none.
    there = [text for text in texts if text.strip(_NO_RATING)]
    filled = [text for text in there if text != "0"]
    if _FEWEST_RATED * len(filled) < len(there):
        return False
    filled = [text for text in filled if not is_unrated(text)]
    rated = [text for text in filled if is_rating(text) and not _FIGURE.fullmatch(text)]
    figures = [int(found[1]) for text in rated if (found := _RATED.match(text))]
    return (
        10 * len(rated) >= 9 * len(filled)
        and 2 * len(figures) > len(filled)
        and not all(figure in _YEARS for figure in figures)
    )


def with_ranking(columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> tuple[Column, ...]:
    """Return columns of which "Ranking", or "USCF", heads the ratings, if no other does.

    These must be some.

    >>> columns = [
    ...     Column(kind, Cell(text, 1, 1))
    ...     for kind, text in (("name", "Zawodnik"), ("other", "Ranking"))
    ... ]
    >>> rows = [[Cell(text, 2, 1) for text in ("Ann", figure)] for figure in ("1512", "4")]
    >>> [with_ranking(columns, [row])[1].kind for row in rows]
    ['rating', 'other']

    A place is never "unr.": however many have none, the others' are ratings. An empty column has
    none: "Rtg +/-" heads what was gained, or the ratings are below the heading beside it.
    """
    empty = [
        at
        for at, found in enumerate(columns)
        if found.kind == "rating" and not any(cells[at].text for cells in rows)
    ]
    made = [
        found._replace(kind="other") if at in empty else found for at, found in enumerate(columns)
    ]
    if all(found.kind != "rating" for found in made):
        beside = {at + step for at in empty for step in (-1, 1)}
        for at, found in enumerate(made):
            text = found.heading.text
            # "ID" heads no ratings. In Polish "Rank" is short for them; no place has four figures.
            headed = (
                (found.kind == "id" and may_head_ratings(text))
                or (found.kind == "other" and (at in beside or heading_kind(text) == "ranking"))
                or (found.kind == "place" and text.lower() == "rank.")
                or (
                    heading_kind(text) == "place"
                    and all(len(cells[at].text) >= _OF_A_RATING for cells in rows if cells[at].text)
                )
            )
            if headed and are_ratings(
                [cells[at].text for cells in rows if not is_unrated(cells[at].text)]
            ):
                made[at] = found._replace(kind="rating")
                return tuple(made)
    return tuple(columns)


def with_rated(columns: Sequence[Column], rows: Sequence[Sequence[Cell]]) -> tuple[Column, ...]:
    """Return columns under known headings of which the first of ratings is one of ratings.

    It is in front of the rounds, and nothing else; however the results are written.

    >>> heads = [column(Cell(text, 1, 1)) for text in ("Name", "Born", "NWSRS", "R1")]
    >>> rows = [
    ...     [Cell(text, 2, 1) for text in ("Ann", "1512", figure, "1 (w2)")]
    ...     for figure in ("1512", "")
    ... ]
    >>> [found.kind for found in with_rated(heads, rows)]
    ['name', 'other', 'rating', 'round']
    """
    rounds = tuple(at for at, found in enumerate(columns) if found.kind == "round")
    name = next(at for at, found in enumerate(columns) if found.kind == "name")
    by_column = [[cells[at].text for cells in rows] for at in range(len(columns))]
    told = _Columns(by_column, columns, Rounds(rounds, (), (), "naming"), name, None)
    for at, found in enumerate(columns[: rounds[0]]):
        if found.kind == "other" and told.is_rated(at):
            return (*columns[:at], found._replace(kind="rating"), *columns[at + 1 :])
    return tuple(columns)


def _numbered_tiebreaks(
    columns: Sequence[Column], by_column: Sequence[Sequence[str]]
) -> list[Column]:
    """Return columns without headings; figures after a total are tiebreaks, by their position."""
    made: list[Column] = []
    position = 0
    for found, texts in zip(columns, by_column, strict=True):
        behind = any(other.kind == "total" for other in made)
        # The players' numbers are in front; a place behind is one of each.
        other = found.kind == "other" or (
            found.kind in {"number", "start"} and not found.heading.text and not _count(texts)
        )
        if other and behind and any(texts) and _are_all_figures(texts):
            position += 1
            heading = found.heading._replace(text=f"TB{position}")
            made.append(Column("tiebreak", heading, str(position)))
        else:
            made.append(found)
    return made


def _count(texts: Sequence[str]) -> bool:
    """Whether figures count from 1, in whatever order.

    >>> _count(["2", "1.", "3"]), _count(["12", "9", "2"])
    (True, False)
    """
    figures = {text.rstrip(".") for text in texts}
    return figures == set(map(str, range(1, len(texts) + 1)))


def _are_all_figures(texts: Sequence[str]) -> bool:
    return all(thousandths(text) is not None for text in texts if text)
