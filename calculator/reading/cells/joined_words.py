"""Words of a line that are one cell together: ``1 (15s)``, ``Won 12``, ``1812 -> 1830``.

Where cells are lined up by spaces, a cell may hold spaces as well. Words are joined where what
they make can only be a result, or a rating with what belongs to it.
"""

import itertools
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache

from calculator.model.late import pattern
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.forms import FAMILIES, alike, may_be_read
from calculator.reading.cells.grammar import REMEMBERED, is_rating, rating
from calculator.reading.cells.looks import is_of_parts
from calculator.reading.text.grid import Cell

#: Of so many lines it is kept what they are read as: a text may be read again without some.
LINES = 4096
#: A cell has no more words.
MOST_WORDS = 4
#: This many spaces separate cells, and at most this many are between a sign and its number.
_WIDE, _WIDEST_SIGN = 2, 3
_BYE_BEFORE = pattern(r"bye (?!\()", re.IGNORECASE)
#: With White, number 4, and a point; or a win against 4, and a point in all.
_WHITE_FIRST = pattern(r"w ?\d{1,4} [\d½.,/+-]+", re.IGNORECASE)
_LIKELY = pattern(r"^(?:[^\W\d_]{1,8}\b|[^\w]|[\d½])[^\d]*\d{0,4}\b|bye|show", re.IGNORECASE)
_BLACK, _BLACKS = pattern(r"[bs]\d{0,4}", re.IGNORECASE), frozenset("bBsS")
_SIGN = pattern(r"[+=<>-]")
#: Letters that may be this far from their numbers too, where there are several in a line.
_PADDED, _SEVERAL = {"W", "L", "D", "X", "F"}, 2
#: Those of byes, before the number 0.
_LONE = {"B", "H", "U"}
_SIGNED = pattern(r"\d{1,4}[^\W\d_]?")
#: The mark of the own cell among scores; among results with letters it is a game won by forfeit.
_OWN = frozenset({"x", "xx", "xxx"})
_MARK = pattern(r"\*+|[+-]|x{1,3}", re.IGNORECASE)
_SCORES = {"1", "0", "½", "=", "1/2", ".5", "0.5", ",5", "0,5", "1.0", "0.0", "1,0", "0,0"}
#: Of fewer scores beside it a hyphen is no mark of it.
_FEWEST_SCORES = 2
#: Half a point behind whole ones.
HALF = frozenset(("½", "1/2"))
#: What a bye counts, behind it; and so many words are more than these two.
_OPENS, _AMOUNT = frozenset("(["), pattern(r"[(\[](?:½|1/2|0?[.,]5|[01])[)\]]")
_MORE = 3
#: A result of several words has something in it other than figures.
_TOLD = pattern(r"[^\d\s.,½/]")
#: A rating and another figure, as a grade: no result against somebody of that number.
_RATED = pattern(r"[1-9]\d{3}\s")
_SECOND = pattern(r"\(\d{3,4}\w*\)")
_OF_A_RATING = pattern(r"[FEN]|[-=]*>|→|➔|➜|⇒|»")
#: No player's number is longer, where a name may end in a letter and a rating follow.
_LONGEST_NUMBER = 999


@lru_cache(maxsize=LINES)
def whole_cells(
    words: tuple[Cell, ...], rounds: int = 0, headings: tuple[Cell, ...] = ()
) -> tuple[Cell, ...]:
    """Return the cells of a line, those of several words in one; lone bars are left out.

    Words that are together between wider gaps are one cell if they can be; elsewhere only where
    no results of one word say that cells have no spaces. ``rounds`` is how many results there are
    at most, 0 where that is not known. Below different ``headings``, of rounds and of what comes
    before and behind them, are different cells.

    >>> from calculator.reading.text.grid import words
    >>> [cell.text for cell in whole_cells(words(1, "1 Ann 1500 1 (3s) Won 4 1.5"))]
    ['1', 'Ann', '1500', '1 (3s)', 'Won 4', '1.5']
    >>> [cell.text for cell in whole_cells(words(1, "1  Ann D  900  W3  +  26N  1.5"))]
    ['1', 'Ann', 'D', '900', 'W3', '+ 26N', '1.5']
    """
    if games := around_own_cell(words):
        first, end = games
        return (*whole_cells(words[:first]), *words[first:end], *whole_cells(words[end:]))
    chunks = _chunks(_lined_up([cell for cell in words if cell.text != "|"]))
    if headings:
        chunks = _below(headings, chunks)
    ahead = len(chunks) - 2 if chunks and len(chunks[-1]) == 1 else -1
    chunks = [
        _with_amounts(chunk, before_total=at == ahead) if len(chunk) >= _MORE else chunk
        for at, chunk in enumerate(chunks)
    ]
    if rounds and _hold_games(chunks, rounds):
        return tuple(
            cell for chunk in chunks for cell in ([as_one(chunk)] if _scored(chunk) else chunk)
        )
    if all(len(chunk) == 1 for chunk in chunks):
        return tuple([chunk[0] for chunk in chunks])
    whole = [
        len(chunk) < 2
        or (
            _is_whole(chunk, chunks)
            and not _are_two(chunk, last=chunk is chunks[-1] and not _has_black(words))
        )
        for chunk in chunks
    ]
    cells: list[Cell] = []
    left = None
    for chunk, one in zip(chunks, whole, strict=True):
        if one:
            cells.append(as_one(chunk))
            continue
        parts = _ratings(chunk)
        joined = _greedily(parts)
        if len(joined) < len(parts):
            # Most words cannot be joined: then nobody asks how many results are there.
            left = _left(chunks, whole, rounds, len(words)) if left is None else left
            parts = _at_most(joined, left) if left > 0 else parts
        cells += parts
    return tuple(cells)


def _left(chunks: Sequence[Sequence[Cell]], whole: Sequence[bool], rounds: int, most: int) -> int:
    """Return how many results are not told yet; none if as many are words that stand alone.

    Where it is not known how many ``rounds`` there are, they are as many as the words at ``most``.
    """
    found = single = 0
    for one, chunk in zip(whole, chunks, strict=True):
        if one:
            found += _is_played(_text(chunk))
        else:
            single += sum([_is_played(cell.text) for cell in chunk])
    left = rounds - found if rounds else most
    return left if single < left else 0


def _begins_at(part: Sequence[Cell], heading: Cell) -> bool:
    return part[0].column == heading.column


def _ends_at(part: Sequence[Cell], heading: Cell) -> bool:
    return part[-1].end == heading.end


def _is_at(part: Sequence[Cell], heading: Cell) -> bool:
    return _begins_at(part, heading) or _ends_at(part, heading)


def _is_centered(part: Sequence[Cell], heading: Cell) -> bool:
    return abs(part[0].column + part[-1].end - heading.column - heading.end) <= 1


def _below(headings: Sequence[Cell], chunks: list[list[Cell]]) -> list[list[Cell]]:
    """Part words that are below different headings, if all are lined up with one in the same way.

    What is below the first or the last heading is not parted; a total may be at either end.

    >>> from calculator.reading.text.grid import words
    >>> heads = words(1, "Name  1     2     3 Pts")
    >>> [len(part) for part in _below(heads, _chunks(words(2, "Lee   W2/1  bye ½ - 1.5")))]
    [1, 1, 2, 1, 1]
    >>> [len(part) for part in _below(heads, _chunks(words(2, "Lee   bye ½ W2/1  - 1.5")))]
    [1, 2, 1, 1, 1]
    """
    if not any(len(chunk) > 1 and chunk[-1].end > headings[1].column for chunk in chunks):
        return chunks
    edges = _edges(tuple(headings))
    for fits in (_begins_at, _ends_at, _is_centered):
        parted: list[list[Cell]] = []
        for chunk in chunks:
            parts = _parts(chunk, headings, edges, fits)
            if parts is None:
                break
            parted += parts
        else:
            return parted
    return chunks


_Fits = Callable[[Sequence[Cell], Cell], bool]
_Edges = tuple[list[int], list[int]]


def _parts(
    chunk: list[Cell], headings: Sequence[Cell], edges: _Edges, fits: _Fits
) -> list[list[Cell]] | None:
    """Part words below one heading after the other; ``None`` where they are not lined up."""
    before, first, last = headings[0].end, headings[1].column, headings[-1]
    own = [cell for cell in chunk if cell.end <= last.column]
    behind = [chunk[len(own) :]] if len(own) < len(chunk) else []
    if not own or own[-1].end <= first:
        return [chunk]
    if behind and not (_begins_at(behind[0][:1], last) or _ends_at(behind[0][:1], last)):
        return None
    for at in _may_be_above(own[0], edges, len(headings)):
        parts = _consecutive(own, headings, at, fits)
        if parts is not None:
            return parts + behind
    for start in range(1, len(own)):
        # The first may be left of all rounds: figures below the heading before, and what is longer
        # than it, such as names.
        word = own[start - 1]
        if word.end > first:
            break
        figures = all(cell.text.isdecimal() for cell in own[:start]) and rating(word.text) is None
        if figures and word.column > before:
            break
        parts = _consecutive(own[start:], headings, 1, fits)
        if parts is not None:
            return [own[:start], *parts, *behind]
    return None


def _may_be_above(word: Cell, edges: _Edges, headings: int) -> range:
    """Return the positions of the headings that a word may be below: those near it.

    The one before ends in front of the word, the one behind begins after it. The first and the
    last heading, which part nothing, are left out.

    >>> from calculator.reading.text.grid import words
    >>> edges = _edges(words(1, "Name  1     2     3 Pts"))
    >>> _may_be_above(Cell("W2", 2, 7), edges, 5), _may_be_above(Cell("W3", 2, 18), edges, 5)
    (range(1, 2), range(3, 4))
    """
    begins, ends = edges
    if not begins:
        return range(1, headings - 1)
    first = bisect_left(begins, word.end, 1)
    return range(first, min(bisect_right(ends, word.column) + 2, headings - 1))


@lru_cache(maxsize=64)
def _edges(headings: tuple[Cell, ...]) -> _Edges:
    """Return where headings begin and end, but for the first; nothing if not in their order."""
    begins, ends = [one.column for one in headings[1:]], [one.end for one in headings[1:]]
    return (begins, ends) if begins == sorted(begins) and ends == sorted(ends) else ([], [])


def _can_be_a_round(part: Sequence[Cell]) -> bool:
    """Whether words are a result together, and the first is no rating: ``1615 1-pt bye``."""
    return rating(part[0].text) is None and is_result(_text(part))


def _consecutive(
    words: list[Cell], headings: Sequence[Cell], at: int, fits: _Fits
) -> list[list[Cell]] | None:
    """Part words into one cell for each heading from one on; below the last comes none."""
    if not words:
        return []
    if at + 1 < len(headings) and (at == 1 or words[0].column >= headings[at - 1].end):
        for length in range(1, min(MOST_WORDS, len(words)) + 1):
            part = words[:length]
            if part[-1].end > headings[at + 1].column:
                break
            if fits(part, headings[at]) and (length == 1 or _can_be_a_round(part)):
                rest = _consecutive(words[length:], headings, at + 1, fits)
                if rest is not None:
                    return [part, *rest]
    return None


def _with_amounts(words: list[Cell], *, before_total: bool = False) -> list[Cell]:
    """Join a bye and what it counts, in brackets one blank behind it: ``BYE (½)``.

    ``before_total`` says that one more word follows in the line, further away.

    >>> from calculator.reading.text.grid import words
    >>> [cell.text for cell in _with_amounts(words(1, "1 Ann Bye (½) W3 (½)"))]
    ['1', 'Ann', 'Bye (½)', 'W3', '(½)']
    """
    end = len(words) if before_total else len(words) - 1
    amounts = [
        at
        for at, (cell, behind) in enumerate(itertools.pairwise(words), 1)
        if behind.column == cell.end + 1
        and cell.text.isalpha()
        and (
            (behind.text[:1] in _OPENS and _AMOUNT.fullmatch(behind.text) and is_result(cell.text))
            # The last one may be the total.
            or (behind.text in HALF and at < end and cell.text.lower() == "bye")
        )
    ]
    if not amounts:
        return words
    return [
        as_one(words[at : at + 2]) if at + 1 in amounts else cell
        for at, cell in enumerate(words)
        if at not in amounts
    ]


def _hold_games(chunks: Sequence[Sequence[Cell]], rounds: int) -> bool:
    """Whether between wider gaps are scores, two of them in some: ``½ 1``, as many as rounds.

    >>> from calculator.reading.text.grid import words
    >>> _hold_games(_chunks(words(1, "1  Ann  *  ½ 1  1 1  3.5")), 3)
    True
    """
    # Without the own cell's mark "0 1" may be lost against number 1.
    if sum([len(chunk) == 1 and not chunk[0].text.strip("*") for chunk in chunks]) != 1:
        return False
    games = [len(chunk) for chunk in chunks if _scored(chunk)]
    # The total may be a score as well.
    return len(games) in {rounds, rounds + 1} and max(games) == _GAMES


#: This many games may be in a cell, with a blank between.
_GAMES = 2


def _scored(chunk: Sequence[Cell]) -> bool:
    return all(cell.text in _SCORES or _MARK.fullmatch(cell.text) for cell in chunk)


def around_own_cell(words: Sequence[Cell]) -> tuple[int, int] | None:
    """Return where the scores on both sides of the own cell's mark begin and end, if it is one.

    >>> from calculator.reading.text.grid import words
    >>> around_own_cell(words(1, "3 Ann 1700 ½ 0 X 1 1.5"))
    (3, 7)
    >>> around_own_cell(words(1, "3 Ann 1700 W 4 X 1"))

    A hyphen is one where it is in the place of the row's own number.

    >>> around_own_cell(words(1, "3 Ann 0 1 - ½ 1.5")), around_own_cell(words(1, "3 Ann - 1 0 ½"))
    ((2, 6), None)
    """
    marked = [at for at, cell in enumerate(words) if cell.text.lower() in _OWN]
    if not marked:
        return _around_hyphen(words)
    if len(marked) != 1:
        return None
    first = last = marked[0]
    while first and _scored(words[first - 1 : first]):
        first -= 1
    while last + 1 < len(words) and _scored(words[last + 1 : last + 2]):
        last += 1
    behind = words[last + 1 :]
    scored = last > first + 1 and not any(map(str.isalpha, (cell.text for cell in behind)))
    before = words[first - 1].text if first else ""
    return (first, last + 1) if scored and (len(before) > 1 or not before.isalpha()) else None


def _around_hyphen(words: Sequence[Cell]) -> tuple[int, int] | None:
    """Return where scores begin and end, if a hyphen among them is the own cell of the row."""
    marked = [at for at, cell in enumerate(words) if cell.text == "-"]
    number = words[0].text.rstrip(".)") if words else ""
    if len(marked) != 1 or not number.isdecimal():
        return None
    first = marked[0] - int(number) + 1
    scores = itertools.takewhile(lambda cell: cell.text in _SCORES, words[marked[0] + 1 :])
    end = marked[0] + 1 + sum(1 for _ in scores)
    if first < 2 or end - first <= _FEWEST_SCORES:
        return None
    before = words[first : marked[0]]
    behind = any(map(str.isalpha, (cell.text for cell in words[end:])))
    if behind or words[first - 1].text in _SCORES or any(one.text not in _SCORES for one in before):
        return None
    return first, end


def _lined_up(words: Sequence[Cell]) -> list[Cell]:
    """Join results whose numbers are lined up as well: ``W   4``, where a line has several.

    >>> from calculator.reading.text.grid import words
    >>> [cell.text for cell in _lined_up(words(1, "1 Ann D 900 W   4 D  12 1.5"))]
    ['1', 'Ann', 'D', '900', 'W 4', 'D 12', '1.5']
    """
    apart = [
        at
        for at, (cell, behind) in enumerate(itertools.pairwise(words))
        if cell.text in (_PADDED if behind.text != "0" else _PADDED | _LONE)
        and _WIDE <= behind.column - cell.end <= _WIDEST_SIGN
        and behind.text.isdecimal()
        and int(behind.text) <= _LONGEST_NUMBER
    ]
    if len(apart) < _SEVERAL:
        return list(words)
    taken = {at + 1 for at in apart}
    return [
        cell._replace(text=f"{cell.text} {words[at + 1].text}") if at + 1 in taken else cell
        for at, cell in enumerate(words)
        if at not in taken
    ]


def _has_black(words: Sequence[Cell]) -> bool:
    """Whether a word may be a game with Black, or its color."""
    return any(cell.text[:1] in _BLACKS and _BLACK.fullmatch(cell.text) for cell in words)


@lru_cache(maxsize=REMEMBERED)
def _is_played(text: str) -> bool:
    """Whether a cell is a round's; a lone letter may be a name's, and a figure anything."""
    return len(text) > 1 and is_result(text) and rating(text) is None


def _chunks(words: Sequence[Cell]) -> list[list[Cell]]:
    """Part words at wider gaps; a sign stays with the number after it.

    Beside the mark of the player's own cell a sign is a score.
    """
    scores = any(not cell.text.strip("*") for cell in words)
    chunks: list[list[Cell]] = []
    end = -2 * _WIDEST_SIGN
    for cell in words:
        gap = cell.column - end
        near = gap < _WIDE or (gap <= _WIDEST_SIGN and not scores and _signs(chunks[-1], cell))
        if chunks and near:
            chunks[-1].append(cell)
        else:
            chunks.append([cell])
        end = cell.column + len(cell.text)
    return chunks


def _signs(chunk: Sequence[Cell], cell: Cell) -> bool:
    alone = len(chunk) == 1 and _SIGN.fullmatch(chunk[0].text) is not None
    return alone and _SIGNED.fullmatch(cell.text) is not None


def _is_whole(chunk: Sequence[Cell], chunks: Sequence[Sequence[Cell]]) -> bool:
    """Whether words between wider gaps are one cell: a rating, or a result.

    Figures alone are one only where no other cell names an opponent in one word.
    """
    text = _text(chunk)
    if rating(text) is not None:
        last = chunk[-1].text
        # Behind a rating they are byes, and "unr." is another rating.
        return last not in _LONE and not (is_rating(last) and rating(last) is None)
    if _TOLD.search(text):
        return _is_result(_kind(chunk)) or is_of_parts(text)
    return (
        is_result(text)
        and not _RATED.match(text)
        and not any(len(other) == 1 and _names_alone(other[0].text) for other in chunks)
    )


def _are_two(chunk: Sequence[Cell], *, last: bool) -> bool:
    """Whether words are two cells sooner than one: ``W8 F``, or at last a win and a total of 1."""
    if last and _WHITE_FIRST.fullmatch(_text(chunk)):
        return True
    return any(
        _names(_kind(chunk[:at])) and chunk[at].text[:1].isalpha() and is_result(_text(chunk[at:]))
        for at in range(1, len(chunk))
    )


def _greedily(words: Sequence[Cell]) -> list[list[Cell]]:
    """Join words from the left on, as many as are a result together.

    None are joined where as many are results alone.
    """
    joined: list[list[Cell]] = []
    at = several = 0
    black = _has_black(words)
    kinds = [alike(cell.text) for cell in words]
    while at < len(words):
        length = min(MOST_WORDS, len(words) - at)
        while length > 1 and not _is_cell(" ".join(kinds[at : at + length]), black):
            length -= 1
        joined.append(list(words[at : at + length]))
        several += length > 1
        at += length
    if several and several > sum(
        [len(part) == 1 and _names_alone(part[0].text) for part in joined]
    ):
        return joined
    return [[cell] for cell in words]


def _at_most(joined: Sequence[list[Cell]], rounds: int) -> list[Cell]:
    """Return words as they are joined to results, of which there are so many at most."""
    several = [part for part in joined if len(part) > 1]
    # A name may end in a letter, and a rating follow: "Pat D 900".
    alone = sum(_is_played(part[0].text) for part in joined if len(part) == 1)
    apart = several[: max(0, len(several) + alone - rounds)]
    return [cell for part in joined for cell in (part if part in apart else [as_one(part)])]


def _text(part: Sequence[Cell]) -> str:
    return " ".join(cell.text for cell in part)


def _kind(part: Sequence[Cell]) -> str:
    """Return what the words together are like: what follows asks no more (:func:`alike`)."""
    return " ".join(alike(cell.text) for cell in part)


def as_one(part: Sequence[Cell]) -> Cell:
    """Return words as one cell, with a blank between them.

    >>> as_one((Cell("Ann", 2, 3), Cell("Lee", 2, 7)))
    Cell(text='Ann Lee', line=2, column=3)
    """
    return part[0]._replace(text=_text(part)) if len(part) > 1 else part[0]


@lru_cache(maxsize=REMEMBERED)
def _is_cell(kind: str, black: bool) -> bool:  # noqa: FBT001
    # What is last may be the next cell's: "L 1 W 4", "Bye ½ bye", a win and a total of 1.
    if (kind[-2] == " " and kind[-1].isalpha()) or _BYE_BEFORE.match(kind):
        return False
    if not _LIKELY.search(kind) or (not black and _WHITE_FIRST.fullmatch(kind)):
        return False
    return may_be_read(kind) and _is_result(kind) and not _are_two_games(kind)


def _are_two_games(kind: str) -> bool:
    """Whether words are two games sooner than one with more: "L(1) W(8)"."""
    parts = kind.split(" ")
    return any(
        _names(" ".join(parts[:at])) and _names(" ".join(parts[at:])) for at in range(1, len(parts))
    )


@lru_cache(maxsize=REMEMBERED)
def _is_result(kind: str) -> bool:
    """Whether words together can only be a result: of a game, or a bye in words."""
    if not _TOLD.search(kind) or not is_result(kind):
        return False
    if "bye" in kind.lower() or not any(map(str.isdecimal, kind)):
        return True
    return _names(kind)


@lru_cache(maxsize=REMEMBERED)
def _names(kind: str) -> bool:
    """Whether a text can only be a game against a player of a number."""
    for family in FAMILIES[:-1]:
        found = family.found(kind)
        if found and found.parsed.code and not found.weak:
            number = found.parsed.opponent or 0
            if 0 < number <= _LONGEST_NUMBER:
                return True
    return False


@lru_cache(maxsize=REMEMBERED)
def _names_alone(word: str) -> bool:
    """Whether a word alone can only be a game against a player of a number."""
    return _names(alike(word))


@lru_cache(maxsize=REMEMBERED)
def _is_rated(word: str) -> bool:
    """Whether a word is a rating, and none of those for no rating."""
    return is_rating(word) and rating(word) is not None


def _ratings(words: Sequence[Cell]) -> list[Cell]:
    """Join a rating to what belongs to it: a second one, or a letter that says whose it is."""
    joined: list[Cell] = []
    at = 0
    while at < len(words):
        cell = words[at]
        at += 1
        if not _is_rated(cell.text):
            joined.append(cell)
            continue
        following = words[at].text if at < len(words) else ""
        after = words[at + 1] if at + 1 < len(words) else None
        if _SECOND.fullmatch(following):
            joined.append(cell._replace(text=f"{cell.text} {following}"))
            at += 1
        elif _OF_A_RATING.fullmatch(following) and not (
            after and _is_result(alike(f"{following} {after.text}"))
        ):
            count = 1 if following.isalpha() or after is None else 2
            whole = " ".join([cell.text, *(word.text for word in words[at : at + count])])
            if rating(whole) is not None:
                cell = cell._replace(text=whole)
                at += count
            joined.append(cell)
        else:
            joined.append(cell)
    return joined
