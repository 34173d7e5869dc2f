"""Rows whose cells have blanks within and only blanks between: they are counted from the end.

``7 Ann Ray 1500 Oak Hall 9 (w) W H 12 (b) D 2 1/2`` has a total, as many rounds as the heading or
as the other rows, and before these what the heading says. Cells of a table are alike: all games
have as many words. The rows are read as a table between tabs, which its cells have to bear out.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.cells.dialects import is_result, may_be_result
from calculator.reading.cells.grammar import is_rating, rating, thousandths, total
from calculator.reading.cells.joined_words import HALF, as_one
from calculator.reading.cells.looks import is_game, is_likely, is_of_parts, is_sure
from calculator.reading.columns.heading_rows import heads_rounds
from calculator.reading.columns.headings import (
    Column,
    columns_of,
    joined_headings,
    kind_headed,
    may_head,
    round_counted,
)
from calculator.reading.columns.words_of_columns import RATING_IN_BRACKETS, is_bye_in_letters
from calculator.reading.cut.segments import is_html
from calculator.reading.lexicon.headings import titles
from calculator.reading.lexicon.prose import is_sentence
from calculator.reading.text.grid import Cell, lines_of, words
from calculator.reading.text.original_places import Apart

#: A text of more lines, or a longer line, is something else.
_MOST_LINES, _LONGEST_LINE = 2000, 400
#: Fewer rows make no table; so many rounds are in one at most.
_FEWEST, _MOST_ROUNDS = 2, 15
#: One row in so many may have a cell that nobody can read.
_ROWS_PER_ODD_ONE = 4
#: So many rows tell whether any may be counted.
_FIRST = 6
#: A game is of so many words at most; so many ways to part a row are looked at, in so many steps.
_MOST_WORDS, _MOST_WAYS, _MOST_STEPS = 3, 32, 2000
#: A name has so many words at most.
_LONGEST_NAME = 6
#: The heading of names, and those of their parts.
_NAMED, _PARTS = "Name", pattern(r"(?i)\b(?:first|given)\s+(?:last|family|surname)\b")
#: Where no heading parts it from a club it has no more; titles and ratings are none of them.
_LONGEST_ALONE = 3
_TITLE = pattern(titles())
#: What is one word, whatever it is.
_OF_A_WORD = frozenset(("rating", "id", "total", "tiebreak"))
#: A fact of several words.
_CLUB, _SEVERAL = "club", pattern(r"(?i)club|team|school|verein|schule|equipo|town|city|ort|ciudad")
#: What counts rows in front of a name.
_NUMBER = pattern(r"#?\d{1,4}[.):]?")
_NAME = pattern(r"[\"(]?[^\W\d_½](?:[^\W\d_½]|['’.,()\"-])*")
_BYES = frozenset("BHU")
#: What the forms of cells are told by.
_HALF, _FIGURE = pattern(r"½|1/2|0?[.,]5"), pattern(r"\d+")
_WORD = pattern(r"[^\W\d_]{2,}")
_RESULTS = str.maketrans({**dict.fromkeys("WLDXF", "r"), **dict.fromkeys("wbs", "c")})
#: Signs of rounds without a game, and what a bye counts.
_SIGNS, _AMOUNTS = frozenset("=+-<>"), frozenset(("0", "1", "½", "1/2", "0.5", ".5"))
_AROUND = "()[]"
#: A federation or a state, and a grade or an age.
_CODE, _SMALL = pattern(r"[A-Z]{2,3}"), pattern(r"\d{1,2}")


class _Heads(NamedTuple):
    """What a heading says of each row."""

    line: int
    before: tuple[Cell, ...]
    kinds: tuple[str, ...]
    """What the headings before the rounds head."""
    rounds: int
    behind: tuple[Cell, ...]


class _Parted(NamedTuple):
    """A row, counted back from its end."""

    front: tuple[Cell, ...]
    rounds: tuple[Cell, ...]
    behind: tuple[Cell, ...]


def counted_back(text: str) -> Apart | None:
    r"""Return the rows of a text between tabs; ``None`` where their cells cannot be counted.

    >>> lines = ["# Name Week 1 Week 2 Pts", "1 Ann Lee 2 (w) W H 1 1/2", "2 Bo Roe 1 (b) L U 0"]
    >>> made = counted_back("\n".join(lines))
    >>> made and made.text.split("\n")[:2]
    ['#\tName\tR1\tR2\tPts', '1\tAnn Lee\t2 (w) W\tH\t1 1/2']
    """
    if "\t" in text or text.count("\n") > _MOST_LINES or is_html(text):
        return None
    lines = lines_of(text)
    if any(len(line) > _LONGEST_LINE for line in lines):
        return None
    cut = [words(at, line) for at, line in enumerate(lines, 1)]
    begun = [row for row in cut if len(row) > 2 and _may_count(row[0])]
    if len(begun) < _FEWEST:
        return None
    headings = [heads for at, line in enumerate(lines, 1) if (heads := _heads(at, line))]
    if not headings and any(map(_may_be_headings, cut[: begun[0][0].line - 1])):
        return None
    made: dict[int, tuple[Cell, ...]] = {}
    ends = [*(heads.line - 1 for heads in headings[1:]), len(cut)]
    tables: Sequence[_Heads | None] = headings or [None]
    for heads, end in zip(tables, ends, strict=True):
        start = heads.line if heads else 0
        first = [row for row in begun if start < row[0].line <= end][:_FIRST]
        for way in _ways(heads):
            # Of a text that is something else the first rows tell.
            may_be = sum(next(_parted(row, *way), None) is not None for row in first) >= _FEWEST
            if may_be and (rows := _rows(cut[:end], heads, *way)):
                made |= rows
                break
    others = sum(row[0].line not in made for row in begun)
    if not made or others >= _FEWEST:
        # Of several tables none is lost.
        return None
    cells = tuple(
        made.get(at) or ((Cell(line.strip(), at, 1),) if line.strip() else ())
        for at, line in enumerate(lines, 1)
    )
    return Apart.of(cells, headed=bool(headings))


def _heads(number: int, line: str) -> _Heads | None:
    """Return what a line heads, if it has a name, rounds that are counted, and what is known."""
    if not (may_head(line) or _PARTS.search(line)) or is_sentence(line.strip()):
        return None
    found = columns_of(joined_headings(words(number, line)))
    kinds = [one.kind for one in found]
    if "name" not in kinds:
        return None
    name = kinds.index("name")
    if _SEVERAL.search(found[name].heading.text):
        # "Team Name" may be of two columns, and nothing parts their cells.
        return None
    counted = list(map(_round, found))
    first = next((at for at in range(name + 1, len(found)) if counted[at] == 1), 0)
    end = first
    while first and end < len(found) and counted[end] == end - first + 1:
        end += 1
    behind = found[end:]
    if not 0 < end - first <= _MOST_ROUNDS:
        return None
    if any(one.kind not in {"total", "tiebreak"} for one in behind):
        return None
    before = found[:first]
    if name and kinds[name - 1] == "first":
        # Nothing tells which words are whose: together they are a name.
        whole = before[name].heading._replace(text=_NAMED)
        before = [*before[: name - 1], before[name]._replace(heading=whole), *before[name + 1 :]]
    heads = tuple(one.heading for one in behind)
    told = tuple(_CLUB if _is_of_several(one) else one.kind for one in before)
    return _Heads(number, tuple(one.heading for one in before), told, end - first, heads)


def _is_of_several(heading: Column) -> bool:
    return heading.kind == "other" and _SEVERAL.search(heading.heading.text) is not None


def _may_be_headings(found: Sequence[Cell]) -> bool:
    """Whether the words of a line head columns: what they say would be lost.

    >>> _may_be_headings(words(1, "First Last R1 R2 Total")), _may_be_headings(words(1, "Oak Open"))
    (True, False)
    """
    known = sum(kind_headed(cell.text) != "other" for cell in found)
    return known >= _FEWEST or heads_rounds(found)


def _round(heading: Column) -> int:
    """Return which round a heading counts, whatever a round is called; 0 for another heading."""
    bare = heading.heading.text.strip("#.")
    figure = int(bare) if bare.isdecimal() and len(bare) < len("100") else 0
    return heading.round or round_counted(heading.heading.text) or figure


def _ways(heads: _Heads | None) -> Iterator[tuple[int, int, int]]:
    """Yield how many rounds rows may have, words a game, and figures behind the rounds."""
    if heads:
        # The last rounds may be still to come.
        for rounds in range(heads.rounds, 0, -1):
            for count in range(_MOST_WORDS, 0, -1):
                yield rounds, count, len(heads.behind)
        return
    for count in range(_MOST_WORDS, 0, -1):
        for rounds in range(_MOST_ROUNDS, 0, -1):
            for behind in (1, 0):
                yield rounds, count, behind


def _rows(
    lines: Sequence[Sequence[Cell]], heads: _Heads | None, rounds: int, count: int, behind: int
) -> dict[int, tuple[Cell, ...]]:
    """Return the cells of the heading and the rows below, by line; nothing where one has others.

    An empty line, or one that is no row, ends the table.
    """
    start = heads.line if heads else 0
    parted: dict[int, list[_Parted]] = {}
    odd = 0
    for at in range(start + 1, len(lines) + 1):
        found = lines[at - 1]
        ways = list(islice(_parted(found, rounds, count, behind), _MOST_WAYS))
        if heads and not ways:
            # A word that nobody can read is a cell: the reader of the table says whose.
            ways = list(islice(_parted(found, rounds, count, behind, odd=1), _MOST_WAYS))
            odd += bool(ways)
        if ways:
            if not parted and at > 1 and _is_before(lines[at - 2], found):
                return {}
            parted[at] = ways
        elif parted:
            if _is_before(lines[max(parted) - 1], found):
                return {}
            break
        elif heads and any(any(map(str.isalnum, cell.text)) for cell in found):
            return {}
    if len(parted) < _FEWEST or _ROWS_PER_ODD_ONE * odd > len(parted):
        return {}
    parted = _alike(parted)
    fronts = [ways[0].front for ways in parted.values()]
    kinds = heads.kinds if heads else _kinds(fronts)
    made: dict[int, tuple[Cell, ...]] = {}
    name = kinds.index("name")
    several = _of_several_words(fronts, kinds[name + 1 :])
    if len(several) > 1:
        return {}
    long = name + 1 + several[0] if several else None
    for at, ways in parted.items():
        cells = next(filter(None, (_whole(way, kinds, long) for way in ways)), None)
        if cells is None:
            return {}
        made[at] = cells
    end = len(kinds) + rounds
    played = [cells[len(kinds) : end] for cells in made.values()]
    if _are_cut(played) or (heads and rounds < heads.rounds and any(map(_has_room, played))):
        return {}
    if not heads and _share_words([cells[name].text for cells in made.values()]):
        return {}
    if heads:
        for at, cells in made.items():
            blank = cells[end - 1]._replace(text="", column=cells[end - 1].end)
            made[at] = (*cells[:end], *[blank] * (heads.rounds - rounds), *cells[end:])
        last = heads.before[-1]
        counted = (last._replace(text=f"R{number}") for number in range(1, heads.rounds + 1))
        made[heads.line] = (*heads.before, *counted, *heads.behind)
    return made


def _alike(parted: dict[int, list[_Parted]]) -> dict[int, list[_Parted]]:
    """Put first of each row's ways that whose cells have the forms of most cells of the table.

    Of "w3 L b14 W F4" the rounds are not "L b14" and "W F4"; in front of them is what is there in
    other rows. Two blanks, where a rating is missing, are not within a cell: "Roe  ½ bye b5 0".
    """
    rounds, fronts = Counter[str](), Counter[str]()
    for ways in parted.values():
        rounds.update({_form(cell.text) for way in ways for cell in way.rounds})
        fronts.update({_form(way.front[-1].text) for way in ways})

    def usual(way: _Parted) -> tuple[bool, int]:
        own = sum(rounds[_form(cell.text)] for cell in way.rounds)
        first = way.rounds[0].column - way.front[-1].end
        gap = max((other.column - one.end for one, other in pairwise(way.front[1:])), default=1)
        return first >= gap, fronts[_form(way.front[-1].text)] * len(way.rounds) + own

    return {at: sorted(ways, key=usual, reverse=True) for at, ways in parted.items()}


def _are_cut(rows: Sequence[Sequence[Cell]]) -> bool:
    """Whether two cells of a row together are what elsewhere is one: it has fewer rounds.

    >>> rows = ["0 (5s)", "½", "(6s)"], ["1 (2w)", "H", "½ (1s)"]
    >>> [_are_cut([[Cell(text, 1, 1) for text in row]]) for row in rows]
    [True, False]
    """
    whole = {_of_any_result(cell.text) for row in rows for cell in row if " " in cell.text}
    return bool(whole) and any(
        _of_any_result(f"{one.text} {other.text}") in whole
        for row in rows
        for one, other in pairwise(row)
    )


def _has_room(cells: Sequence[Cell]) -> bool:
    """Whether there is more than a blank between two cells: an empty one may be there.

    >>> _has_room(words(1, "W2 L3")), _has_room(words(1, "W2  L3"))
    (False, True)
    """
    return any(other.column > one.end + 1 for one, other in pairwise(cells))


def _of_any_result(text: str) -> str:
    return _form(text).replace("h", "9")


def _form(text: str) -> str:
    """Return what cells that say the same of different games have in common.

    >>> _form("w3 L"), _form("b14 W"), _form("12 ½"), _form("won 4")
    ('c9 r', 'c9 r', '9 h', 'aaa 9')
    """
    made = _FIGURE.sub("9", _HALF.sub("h", text.translate(_RESULTS)))
    return _WORD.sub("aaa", made)


def _is_before(row: Sequence[Cell], other: Sequence[Cell]) -> bool:
    """Whether two lines begin with numbers that follow each other: a table is not cut there."""
    first, second = (
        cells[0].text.strip("#.):") if cells and _may_count(cells[0]) else ""
        for cells in (row, other)
    )
    return bool(first and second) and int(second) == int(first) + 1


def _parted(
    found: Sequence[Cell], rounds: int, count: int, behind: int, *, odd: int = 0
) -> Iterator[_Parted]:
    """Yield the ways to count the cells of a row back: figures behind, rounds, and the front.

    So many cells of one word may be ``odd``.
    """
    if not found or not _may_count(found[0]):
        return
    steps = iter(range(_MOST_STEPS))
    for end, figures in _figures(found, len(found), behind):
        for first, games in _games(found, end, rounds, count, odd, steps):
            if first > 1:
                yield _Parted(tuple(found[:first]), games, figures)


def _figures(found: Sequence[Cell], end: int, count: int) -> Iterator[tuple[int, tuple[Cell, ...]]]:
    """Yield where so many figures at the end begin, and these: "2 1/2" is one of two words."""
    if not count:
        yield end, ()
        return
    for length in (2, 1):
        part = found[max(0, end - length) : end]
        if len(part) < length:
            continue
        if length == 1:
            fits = total(part[0].text) is not None or thousandths(part[0].text) is not None
        else:
            fits = part[0].text.isdecimal() and part[1].text in HALF
        if fits:
            for first, rest in _figures(found, end - length, count - 1):
                yield first, (*rest, as_one(part))


def _games(
    found: Sequence[Cell], end: int, rounds: int, count: int, odd: int, steps: Iterator[int]
) -> Iterator[tuple[int, tuple[Cell, ...]]]:
    """Yield where so many rounds in front of a word begin, and their cells.

    After so many ``steps`` no more are looked for.
    """
    if next(steps, None) is None:
        return
    if not rounds:
        yield end, ()
        return
    # "Lost to 12 (white)" is longer than "Won 9 (black)".
    for length in dict.fromkeys((count, 1, 2, *((count + 1,) if count == _MOST_WORDS else ()))):
        part = found[max(0, end - length) : end]
        if len(part) == length and _is_round(" ".join(cell.text for cell in part), length, count):
            for first, rest in _games(found, end - length, rounds - 1, count, odd, steps):
                yield first, (*rest, as_one(part))
    if odd and end and _is_unknown(found[end - 1].text):
        for first, rest in _games(found, end - 1, rounds - 1, count, odd - 1, steps):
            yield first, (*rest, found[end - 1])


def _is_round(text: str, length: int, count: int) -> bool:
    """Whether words are a game of as many words as others, or a bye, a forfeit, an own cell.

    >>> [_is_round(text, 2, 2) for text in ("4 W", "12 1", "Lee H")]
    [True, True, False]
    >>> _is_round("H", 1, 2), _is_round("½ bye", 2, 3), _is_round("4", 1, 2)
    (True, True, False)
    >>> _is_round("2 U", 2, 2), _is_round("H 1", 2, 2)
    (False, False)
    """
    if length >= count and (_is_game(text) if length > 1 else _is_one_word(text)):
        return True
    return _is_alone(text) if length == 1 else length == len(("bye", "½")) and _is_bye(text)


def _is_unknown(text: str) -> bool:
    """Whether a word says nothing in any table: a part of a bye, or a figure, is none such.

    >>> [_is_unknown(text) for text in ("¿", "W99", "½", "bye", "12")]
    [True, False, False, False, False]
    """
    return not (is_result(text) or may_be_result(text) or total(text) is not None)


def _is_game(text: str) -> bool:
    """Whether several words are a game; a bye in front or at the end is a round by itself."""
    first, *between, last = text.split(" ")
    # In "W 4 B" the last letter is the color.
    if not between and (not _BYES.isdisjoint((first, last)) or is_bye_in_letters(last)):
        return False
    if is_likely(text) or is_of_parts(text) or is_sure(text):
        return True
    return may_be_result(text) and any(map(str.isdecimal, text)) and is_result(text)


def _is_one_word(text: str) -> bool:
    """Whether one word is a game, or a cell of a round robin."""
    return is_game(text) or (not text.isdecimal() and (is_likely(text) or is_sure(text)))


def _is_alone(text: str) -> bool:
    """Whether one word is a round without a game, or of one that was not played.

    >>> [_is_alone(text) for text in ("H", "X3", "0k", ">", "-0-", "12", "1.5")]
    [True, True, True, True, True, False, False]
    """
    if text in _SIGNS:
        return True
    if text[0].isdecimal() or text[0] == "½":
        # Not played, "kampflos".
        return text[1:] == "k"
    return is_result(text) or is_bye_in_letters(text)


def _is_bye(text: str) -> bool:
    """Whether two words are a bye: ``½ bye``, ``bye 0``.

    >>> [_is_bye(text) for text in ("½ bye", "bye 0", "BYE (½)", "Lee H", "bye 2")]
    [True, True, True, False, False]
    """
    first, _, last = text.lower().partition(" ")
    if len(first) > 1 and is_bye_in_letters(first):
        return last.strip(_AROUND) in _AMOUNTS
    return len(last) > 1 and is_bye_in_letters(last) and is_result(text)


def _kinds(fronts: Sequence[Sequence[Cell]]) -> tuple[str, ...]:
    """Return what is in front of the rounds of rows without a heading, each fact of one word.

    >>> fronts = [words(1, "1 Ann Lee 1500 NY"), words(2, "2 Bo Roe unr CA")]
    >>> _kinds(fronts)
    ('number', 'name', 'rating', 'other')
    """
    first: tuple[str, ...] = ("number",)
    if all(len(front) > _FEWEST and _may_count(front[1]) for front in fronts):
        first = ("place", "number")
        fronts = [front[1:] for front in fronts]
    found: list[str] = []
    while all(len(front) > len(found) + 2 for front in fronts):
        texts = [front[-1 - len(found)].text for front in fronts]
        if "rating" not in found and all(map(_is_rated, texts)):
            found.append("rating")
        elif any(all(map(form.fullmatch, texts)) for form in (_CODE, _SMALL)):
            found.append("other")
        else:
            break
    return (*first, "name", *reversed(found))


def _share_words(names: Sequence[str]) -> bool:
    """Whether several names end in the same word, or one has too many: there may be clubs.

    >>> _share_words(["Ann Lee Oak", "Bo Roe Elm", "Cy Day Oak"]), _share_words(["Ann Lee Sax HS"])
    (True, True)
    >>> _share_words(["FM Ann Mary Lee (1500)", "Lee, Bo"])
    False
    """
    bare = [_bare(name.split()) for name in names]
    last = [name[-1] for name in bare if name]
    return len({*last}) < len(last) or any(
        len(name) > _LONGEST_ALONE or any(map(_CODE.fullmatch, name)) for name in bare
    )


def _bare(name: list[str]) -> list[str]:
    """Return the words of a name without a title and a rating in brackets."""
    begins = len(name) > 1 and _TITLE.fullmatch(name[0]) is not None
    ends = len(name) > 1 and RATING_IN_BRACKETS.fullmatch(name[-1]) is not None
    return name[begins : len(name) - ends]


def _of_several_words(fronts: Sequence[Sequence[Cell]], kinds: Sequence[str]) -> list[int]:
    """Return which of the columns behind the name have cells of any number of words.

    What is in front of such a one cannot be counted.
    """
    found: list[int] = []
    for back, kind in enumerate(reversed(kinds), 1):
        if kind in _OF_A_WORD:
            continue
        texts = [front[-back].text for front in fronts if len(front) > back and not found]
        alike = any(all(map(form.fullmatch, texts)) for form in (_CODE, _SMALL))
        if kind == _CLUB or not alike:
            found.append(len(kinds) - back)
    return found


def _whole(row: _Parted, kinds: Sequence[str], several: int | None) -> tuple[Cell, ...] | None:
    """Return the cells of a row; ``None`` where nothing tells where those in front of it end.

    ``several`` is the column behind the name whose cells have any number of words, if one has.
    """
    name = kinds.index("name")
    first, rest = row.front[:name], list(row.front[name:])
    if not rest or not all(map(_may_count, first)):
        return None
    made: list[Cell] = []
    for at in range(len(kinds) - 1, name, -1):
        if at == several:
            end = _end_of_rating(rest, kinds[at - 1])
            if not 0 < end < len(rest):
                return None
            made.insert(0, as_one(rest[end:]))
            del rest[end:]
        elif kinds[at] == "rating" and not _is_rated(rest[-1].text):
            # Who has none has a blank there.
            made.insert(0, rest[-1]._replace(text="", column=rest[-1].end))
        elif len(rest) > 1:
            made.insert(0, rest.pop())
        else:
            return None
    # "Half-point" is of the bye behind it.
    cut = len(rest) > 1 and _is_bye(f"{rest[-1].text} {row.rounds[0].text}")
    if cut or not _is_a_name(rest):
        return None
    return (*first, as_one(rest), *made, *row.rounds, *row.behind)


def _end_of_rating(found: Sequence[Cell], kind: str) -> int:
    """Return where the rating ends behind which a cell of several words begins; 0 without one.

    It is of the column before, or stands in brackets behind the name.
    """
    for at, cell in enumerate(found[1:], 2):
        in_brackets = kind == "name" and RATING_IN_BRACKETS.fullmatch(cell.text)
        if in_brackets or (kind == "rating" and _is_rated(cell.text)):
            return at
    return 0


def _may_count(cell: Cell) -> bool:
    return _NUMBER.fullmatch(cell.text) is not None


def _is_rated(text: str) -> bool:
    return (
        is_rating(text)
        and (len(text) > 2 or text == "-")
        and not (text.isdecimal() and rating(text) is None)
    )


def _is_a_name(found: Sequence[Cell]) -> bool:
    """Whether words are a name, perhaps with a rating in brackets behind it."""
    *own, last = found
    if own and RATING_IN_BRACKETS.fullmatch(last.text):
        found = own
    return len(found) <= _LONGEST_NAME and all(_NAME.fullmatch(cell.text) for cell in found)
