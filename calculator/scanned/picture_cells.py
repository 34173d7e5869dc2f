"""What one picture holds of a table: which of its cells to read again, and what they may say."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from itertools import accumulate, combinations, pairwise, takewhile
from statistics import median
from typing import NamedTuple

from calculator.scanned.cell_guesses import alphabet, guesses
from calculator.scanned.column_kinds import LETTERS, Kind, has_heading, is_heading, kinds
from calculator.scanned.grid import (
    Cell,
    Edge,
    Grid,
    before_half,
    both,
    grids,
    is_more_than_half,
    letters,
)
from calculator.scanned.joined_pictures import Piece
from calculator.scanned.letter_shapes import Sample, Shapes, Sign, sample
from calculator.scanned.likely_names import (
    closed_up,
    has_more_names,
    is_near_a_name,
    likelier,
    own_words,
    with_rn,
    with_whole_words,
)
from calculator.scanned.names import (
    Blank,
    Letter,
    begin_with_capitals,
    blank,
    has_broken_word,
    has_comma,
    has_periods,
    ink_letters,
    is_strange,
    lacks_period,
    may_be_rn,
    name,
    with_apostrophe,
    with_blanks,
    with_dots,
    with_lost_initial,
    with_low_strokes,
    with_periods,
    with_seams,
    with_seen_blanks,
    with_strokes,
    with_tall_first,
    with_touching_period,
    without_blanks,
    words,
)
from calculator.scanned.picture import Box, Picture, around, letter_height
from calculator.scanned.reading_door import Cell as Text
from calculator.scanned.reading_door import column
from calculator.scanned.table_draft import NOTHING, UNREAD, CellGuesses, Guess
from calculator.scanned.typed_letters import (
    Typed,
    as_in_rooms,
    contradictions,
    likelier_typed,
    with_fitting,
)

#: So sure is that nothing is where no ink is.
_EMPTY = 0.95
#: In this share of the names the last name comes first, with a comma.
_COMMA = 0.6
#: Numbers start at another number than 1 if this share of them does.
_RUNNING = 0.6
#: So sure at most is what the edge of a picture cuts.
_PART = 0.3
#: A name that was read so surely raises no doubt: nothing could confirm it.
NAME = 0.45
#: The ways in which a name is enlarged that is in doubt still.
_CLOSER = (2, 3, 4)
#: In this way it is asked what is in the rooms of letters, on a typewriter; between these heights
#: above the line, in heights of a letter, nothing is between the stems of an n.
_ROOMS, _STEMS_FROM, _STEMS_TO = 5, 0.45, 0.2
#: In this one those letters are set apart before they are read.
_SET_APART = 6
#: So much of a blank parts words that are looked at one by one.
_SEEN_BLANK = 0.35
#: Readings of one name are so much alike.
_SAME = 0.75
#: A name that was read more surely is not read again.
_CERTAIN = 0.9
#: First and last names are no further apart, in heights of a letter.
_BLANK = 0.9
#: What is no wider, in heights of a letter, is one letter.
_LETTER = 1.2
#: A result that is likelier says whether a total has a half; so do these letters.
_LIKELY, _HALF = 0.5, "DH"
#: A name whose letters are so sure by their shapes is what they say.
_TOLD = 0.7
#: On a screen, shapes that are so sure agree with one of two readings; and so sure must they be
#: where two looks differ from each other as well.
_AGREED, _CLEARLY = 0.94, 0.8
#: Letters that are but a stroke.
_STROKES = str.maketrans("lI1|", "llll")
_STROKES_AND_I = str.maketrans("lI1|i", "lllll")
#: Figures that look like letters: where a letter was read among letters, it is one.
_ALIKE = str.maketrans("580", "SBO")
#: On a typewriter, these are told by their stems, but where they touch no other by their width.
_MN = {"m": "n", "n": "m"}
#: Letters that two may be read as, which touch: rn, vv, cl.
_MERGED = frozenset("mwd")
#: What is left of letters of which the one before has a stroke.
_WITH_A_STROKE_LESS = str.maketrans("mwMW", "nvNV")
#: Round capitals: where one is but once in a picture, and a look at it is less sure than so, it
#: may be another.
_ROUND, _PLAINLY, _PLAINLY_IN_PHOTO = frozenset("COGQ"), 0.75, 0.85
#: A total with a point: where so many were read, none has a ½.
_DECIMAL, _DECIMALS = re.compile(r"\d{1,2}[.,][05]"), 3
#: A figure is no lower, in heights of a letter.
_FULL = 0.8
#: Two strokes that touch are so much wider than one: in strokes, and in heights of a letter.
_TWO_WIDE, _WIDER = 1.8, 0.12
#: A name that was read in two ways is no surer.
_APART = 0.5
#: Nor is what shapes say with fewer letters than two looks that agree, each so sure, of a result.
_SHORTER, _TWICE = 0.4, 0.7
#: Nor a number of which two looks say otherwise; of so many, all must say the same.
_UNLIKE, _LOOKS, _SURELY = 0.7, 2, 0.85
#: A name that was read the same twice is in doubt if it never was surer, or once so unsure; then
#: it is so sure.
_BEST, _LEAST, _WEAK = 0.72, 0.2, 0.44
#: So much less likely is what else it may be.
_LESS = 0.6
#: A name that two looks read alike, one of them so surely, is right though a shape is contested.
_FIRMLY = 0.9
#: Letters of a typewriter that touch are many from so many steps on.
_TOGETHER = 2.2
#: None but these is wider than so many steps: another one has a part of the letter beside it.
_BROAD, _BROADER = frozenset("WMmw@"), 1.2
#: In print whose letters are less high, in pixels, an r looks like an n; in a photo, too.
_SMALL, _SMALL_IN_PHOTO = 9.5, 28
#: A reading is likelier the surer it is, and less with each letter that it lacks.
_LIKELIER, _FEWER = 0.3, 0.1
#: So large a part of a column is there again; what is more often there than so is right.
_AGAIN, _AS_OFTEN = 0.5, 2
#: The least word of which a letter may be wrong: NY and NJ are two, and so are groups A and B.
_WORD = 4
#: Players who are missing are named so often, with numbers up to so many times the rows.
_NAMED_OFTEN, _FAR = 3, 3
#: A name whose words were read one by one.
_WORDS = re.compile(r"[^\W\d_]+[.,]?(?: [^\W\d_][\w'’-]*[.,]?)*")
_NAMES = re.compile(r"[^\d]*")
#: A letter twice, but for strokes; so many looks know that it is there once.
_DOUBLE, _MANY = re.compile(r"([^\W\d_lIi])\1"), 4
#: What may be a stroke among others at the head of a word.
_FIRST_I = re.compile(r"\bI(?=l)")
#: Around a name these are dirt.
_BRACKETS = ' [](){}"'


class CloseLook(NamedTuple):
    """A cell that is to be read alone, and of which letters it can only consist."""

    picture: int
    box: Box
    letters: str
    way: int = 0
    """In which way it is enlarged: what two looks say alike is surer."""

    @property
    def asked(self) -> list[object]:
        """What the page's modules are asked: see ``pyscript_app/page/scan/picture-messages.js``."""
        return [*self.box, self.letters, self.way]


class Place(NamedTuple):
    """Where a cell is: in which picture, and where there."""

    picture: int
    box: Box


#: What was read of cells alone, and how sure that is.
type Readings = Mapping[CloseLook, tuple[str, float]]


class Excerpt(NamedTuple):
    """What one picture holds of a table."""

    above: tuple[str, ...]
    heading: tuple[Cell, ...] | None
    body: tuple[tuple[Cell, ...], ...]
    kinds: tuple[Kind, ...]
    capital: bool = False
    """Whether names begin with capitals."""
    comma: bool = False
    """Whether names have a comma behind the last name."""
    pointed: bool = False
    """Whether initials have a period behind them."""
    blank: Blank = Blank(0, 1)
    """What parts words."""
    cut: tuple[Edge, ...] = ()
    """The edges of the picture at which the table goes on."""
    beyond: tuple[str, ...] = ()
    """What is seen of a column that the right edge cuts."""
    ends: bool = False
    """Whether the picture ends below its last row, so that others may follow."""

    @property
    def players(self) -> int:
        """The highest number of a player that is likely: its rows may begin with another than 1."""
        numbers = [(row[0].text, at) for at, row in enumerate(self.body) if row]
        firsts = Counter(int(text) - at for text, at in numbers if text.isdecimal())
        first, count = max(firsts.items(), key=lambda one: one[1], default=(1, 0))
        more = first - 1 if count > _RUNNING * len(self.body) and first > 1 else 0
        return len(self.body) + more

    @property
    def lines(self) -> list[tuple[tuple[Cell, ...], tuple[Kind, ...]]]:
        """All rows, each with what its cells hold: a heading's hold words."""
        above = [self.heading] if self.heading else []
        said: tuple[Kind, ...] = tuple("other" for _ in self.kinds)
        return [*((row, said) for row in above), *((row, self.kinds) for row in self.body)]


# Asked for what to read again, then with that: the pictures are the same.
@lru_cache(maxsize=8)
def excerpts_of(picture: Picture) -> tuple[Excerpt, ...]:
    """Return what a picture holds of tables, one below the other."""
    return tuple(_part(found, picture) for found in grids(picture))


def _part(found: Grid, picture: Picture) -> Excerpt:
    if not found.rows:
        return Excerpt(found.above, None, (), ())
    held = kinds(found)
    if has_heading(found, held):
        part = Excerpt(found.above, found.rows[0], found.rows[1:], held)
    else:
        part = Excerpt(found.above, None, *_one_name(found.rows, held))
    part = part._replace(cut=found.cut, beyond=found.beyond, ends=_ends(found.rows, picture))
    return _with_word_counts(part, picture)


def _ends(rows: Sequence[Sequence[Cell]], picture: Picture) -> bool:
    """Whether a picture has no room for a row below the last one."""
    inked = ([cell.box.bottom for cell in row if cell.box] for row in rows)
    lines = [max(edges) for edges in inked if edges]
    steps = [other - one for one, other in pairwise(lines)]
    return bool(steps) and 0 < picture.size[1] < lines[-1] + median(steps)


def _with_word_counts(part: Excerpt, picture: Picture) -> Excerpt:
    """Count the words of names."""
    others = [at for at, kind in enumerate(part.kinds) if kind == "other"]
    named = [row[at] for row in part.body for at in others]
    apart = blank(((cell.ink, cell.text) for cell in named if not cell.cut), letter_height(picture))
    body = tuple(
        tuple(
            cell._replace(parts=words(ink_letters(cell.ink, apart))) if at in others else cell
            for at, cell in enumerate(row)
        )
        for row in part.body
    )
    columns = ([row[at].text for row in body] for at in others)
    return part._replace(
        body=body,
        capital=begin_with_capitals(cell.text for cell in named),
        comma=any(sum(map(has_comma, texts)) > _COMMA * len(texts) for texts in columns),
        pointed=has_periods(cell.text for cell in named),
        blank=apart,
    )


def _one_name(
    rows: tuple[tuple[Cell, ...], ...], held: tuple[Kind, ...]
) -> tuple[tuple[tuple[Cell, ...], ...], tuple[Kind, ...]]:
    """Make one column of first and last names, which no heading holds together."""
    for at in range(1, len(held)):
        if (
            held[at - 1 : at + 1] == ("other", "other")
            and all(_NAMES.fullmatch(row[one].text) for row in rows for one in (at - 1, at))
            and _near(rows, at)
        ):
            return tuple(
                (*row[: at - 1], both(row[at - 1], row[at]), *row[at + 1 :]) for row in rows
            ), (*held[:at], *held[at + 1 :])
    return rows, held


def _near(rows: Sequence[Sequence[Cell]], at: int) -> bool:
    """Whether a column is no further from the one before it than a blank."""
    pairs = [(row[at - 1].box, row[at].box) for row in rows]
    rooms = [(other.left - one.right) / other.high for one, other in pairs if one and other]
    return min(rooms, default=0) < _BLANK


def close_look(picture: int, cell: Cell, kind: Kind) -> CloseLook | None:
    """Return how a cell is to be read again; ``None`` where it need not be."""
    whole = cell.text and not cell.cut and not cell.lacking
    whole = whole and len(cell.text.split()) >= cell.parts and cell.confidence > _CERTAIN
    if cell.box is None or (kind == "other" and whole):
        return None
    return CloseLook(picture, cell.box, LETTERS[kind])


def looks(picture: int, cell: Cell, kind: Kind) -> tuple[CloseLook, ...]:
    """Return how a cell below a heading is to be read again: a name that is in doubt twice."""
    asked = close_look(picture, cell, kind)
    if asked is None:
        return ()
    return (asked, asked._replace(way=1)) if kind == "other" else (asked,)


def closer(picture: int, cell: Cell, apart: Blank, typed: Typed) -> tuple[CloseLook, ...]:
    """Return how a name is looked at that is in doubt after that: as a whole, and word by word.

    On a typewriter with its letters set apart as well.
    """
    more = apart_look(picture, cell) if typed.pitch else None
    whole = (*whole_looks(picture, cell), *word_looks(picture, cell, apart))
    return (*whole, more) if more else whole


def whole_looks(picture: int, cell: Cell) -> tuple[CloseLook, ...]:
    """Return how a name is looked at in other ways."""
    return tuple(CloseLook(picture, cell.box, "", way) for way in _CLOSER) if cell.box else ()


def room_look(picture: int, cell: Cell, letter: float) -> CloseLook | None:
    """Return how a name on a typewriter is looked at to tell what is in the room of each letter."""
    if cell.box is None:
        return None
    line = median(box.bottom for box in cell.ink)
    band = cell.box._replace(top=line - _STEMS_FROM * letter, bottom=line - _STEMS_TO * letter)
    return CloseLook(picture, band, "", _ROOMS)


def apart_look(picture: int, cell: Cell) -> CloseLook | None:
    """Return how a name on a typewriter is looked at with its letters set apart."""
    return CloseLook(picture, cell.box, "", _SET_APART) if cell.box else None


def word_looks(picture: int, cell: Cell, apart: Blank) -> tuple[CloseLook, ...]:
    """Return how the words of a name are looked at of which a letter or a blank was lost."""
    if not cell.lacking and cell.parts <= len(cell.text.split()):
        return ()
    groups: list[list[Box]] = []
    before: list[Box] = []
    for one in letters(cell.ink):
        if not before or apart.between(before, one) > _SEEN_BLANK:
            groups.append([])
        groups[-1] += one
        before = one
    return tuple(CloseLook(picture, around(group), "", 1) for group in groups if groups[1:])


def shapes_of(picture: Picture, number: int, read: Readings) -> Shapes:
    """Return what the shapes of a picture's letters say, by all that was read of it."""
    return Shapes(
        picture.shaped,
        dict(picture.parts),
        (
            one
            for part in excerpts_of(picture)
            for row, held in part.lines
            for cell, kind in zip(row, held, strict=True)
            for one in _samples(number, cell, kind, read)
        ),
        whole=picture.size != (0, 0),
        only_o=picture.round,
    )


def _samples(number: int, cell: Cell, kind: Kind, read: Readings) -> Iterator[Sample]:
    """Yield what was read of a cell, once and again."""
    dashes = kind != "results"
    if not cell.cut:
        words = ((alphabet(kind, word.text), word.confidence) for word in cell.words)
        yield sample(cell.ink, words, dashes=dashes)
    for asked in looks(number, cell, kind):
        if asked in read:
            yield sample(cell.ink, [read[asked]], dashes=dashes)


#: A text, and how sure it is.
type _Reading = tuple[str, float]


class _ShapeText(NamedTuple):
    """What a name says by the shapes of its letters."""

    text: str
    sure: float
    contested: bool
    put_right: bool = False
    lone: bool = False
    unlike: bool = False
    """As of :class:`ShapeReading`."""

    @property
    def reading(self) -> _Reading:
        """The text, and how sure it is."""
        return self.text, self.sure


def _verdict(
    told: _ShapeText | None,
    first: _Reading,
    alone: Sequence[_Reading | None],
    inked: int,
    *,
    whole: bool,
) -> tuple[_Reading, _Reading | None]:
    """Return what a name may say, and what else, if it is in doubt.

    Of what was read with the page and alone, and what all letters of the same shapes say, most must
    agree, and the rest must not say otherwise but for letters that only shapes tell apart.

    Args:
        told: what the shapes say; ``None`` where some were never read.
        first: what was read with the whole page.
        alone: what was read alone, in one way and in another.
        inked: so many letters its ink makes, or more where letters touch.
        whole: whether letters are those of a screen, where equal ones have equal shapes.

    >>> shapes = _ShapeText("Haoboo", 0.9, contested=False)
    >>> _verdict(shapes, ("Harbor", 0.8), [("Harbor", 0.9)], 6, whole=False)
    (('Harbor', 0.9), ('Haoboo', 0.9))
    >>> _verdict(shapes._replace(text="Cavder", put_right=True), ("Calder", 0.9), [], 5, whole=True)
    (('Calder', 0.44), ('Cavder', 0.9))
    >>> _verdict(None, ("Brock", 0.9), [("Brook", 0.7), ("Brook", 0.8)], 5, whole=False)
    (('Brook', 0.94), ('Brock', 0.9))
    >>> _verdict(None, ("Brook", 0.4), [("Brook", 0.8), ("Brook", 0.6)], 5, whole=False)
    (('Brook', 0.952), None)
    >>> _verdict(None, ("ODell", 0.6), [("O'Dell", 0.4), ("O'Dell", 0.5)], 6, whole=False)
    (("O'Dell", 0.7), None)
    >>> shapes, all_ = _ShapeText("Ali", 0.5, contested=True), ("All", 0.8)
    >>> _verdict(shapes, ("All", 0.3), [all_, all_], 3, whole=False)
    (('Ali', 0.5), ('All', 0.8))
    """
    if told and told.put_right and told.sure >= _TOLD:
        if has_more_names(first[0], told.text):
            # Shapes make no name of one that was read.
            return (first[0], _WEAK), told.reading
        return told.reading, None
    said_alone = [one for one in alone if one and one[0]]
    if len(said_alone) < _LOOKS:
        said_once = said_alone[0] if said_alone else alone[0] if alone else None
        return _of_two(told, first, said_once, inked, whole=whole)
    said, third = said_alone[:2]
    looks = [_slender(without_blanks(one[0])) for one in (first, said, third)]
    stroke = _with_dots_of(told.text, said[0]) if told else ""
    if told and not whole and (told.lone or (told.contested and looks[0] != looks[1])):
        # What is nowhere else, or was read otherwise elsewhere, decides nothing.
        told = None
    shape = _slender(without_blanks(told.text)) if told else ""
    if looks[0] == looks[1] == looks[2] and stroke:
        return (stroke, _APART), said
    if looks[1] == looks[2]:
        both = _as_sure(said, third)
        if looks[0] == _without_quotes(looks[1]) != looks[1]:
            # An apostrophe is small: it is lost, and never read where there is none.
            return both, None
        if looks[0] == looks[1]:
            sure = [first[1], said[1], third[1]]
            firm = max(sure) > _BEST and sorted(sure)[1] > _APART
            # An rn that touches is read as an m again and again; on a screen its shape is no m's.
            firm = firm and not (whole and told and told.sure >= _TOLD and shape != looks[0])
            return _thrice(told, [first, said, third], _as_sure(first, both)[1] if firm else _WEAK)
        if told and told.sure >= _TOLD and shape == looks[1]:
            if whole and first[1] > _BEST and _is_wider(looks[0], looks[1]):
                # The first stroke of an m went to the letter before it, and all say n.
                return _thrice(told, [said, third], _WEAK)
            return _thrice(told, [said, third], both[1])
        return _of_two(told, first, both, inked, whole=whole)
    if looks[0] in looks[1:] and first[0]:
        agrees, other = (said, third) if looks[0] == looks[1] else (third, said)
        if whole and shape == looks[0] and max(first[1], agrees[1]) > _CLEARLY:
            return _thrice(told, [first, agrees], _as_sure(first, agrees)[1])
        if whole and told and told.sure > _CLEARLY and shape == _slender(without_blanks(other[0])):
            return (other[0], _APART), agrees
        return (max(first, agrees, key=lambda one: one[1])[0], _APART), other
    return _of_two(told, first, max(said, third, key=lambda one: one[1]), inked, whole=whole)


def _without_doubles(text: str, looks_: Sequence[str]) -> str:
    """Return a name as many looks read it, if it has but letters twice more: one is in two pieces.

    Strokes beside each other are lost by all looks.

    >>> _without_doubles("Brook, Tarra", ["Brook, Tara"] * 4)
    'Brook, Tara'
    >>> (
    ...     _without_doubles("Jo Illing", ["Jo Iling"] * 4),
    ...     _without_doubles("Tarra", ["Tara", "Tarra"]),
    ... )
    ('Jo Illing', 'Tarra')
    """
    (most, count), *_ = Counter(looks_).most_common(1) or [("", 0)]
    same = _DOUBLE.sub(r"\1", text) == _DOUBLE.sub(r"\1", most)
    return most if count >= _MANY and same and len(most) < len(text) else text


def _as_parted(text: str, looks_: Sequence[str], usual: int) -> str:
    """Return a name in doubt as the look that saw the blanks that are usual, if it is a name so.

    >>> [_as_parted("Carlalngram", ["Carla Ingram"], usual) for usual in (1, 2)]
    ['Carlalngram', 'Carla Ingram']
    """
    for one in looks_:
        parted = len(text.split()) < len(one.split()) == usual
        if parted and _same_letters(one, text) and has_more_names(one, text):
            return one
    return text


def _is_wider(one: str, other: str) -> bool:
    """Whether a text differs from another in nothing but strokes that letters have more.

    >>> _is_wider("Uma", "Una"), _is_wider("Una", "Uma"), _is_wider("Brook", "Brock")
    (True, False, False)
    """
    return one != other and one.translate(_WITH_A_STROKE_LESS) == other


def _with_dots_of(told: str, text: str) -> str:
    """Return a name with the i's that shapes tell from an l, if it is a name only so; else nothing.

    >>> (
    ...     _with_dots_of("AliXu", "All Xu"),
    ...     _with_dots_of("AllXu", "Ali Xu"),
    ...     _with_dots_of("Al", "Ax"),
    ... )
    ('Ali Xu', '', '')
    """
    one, other = without_blanks(told), without_blanks(text)
    if one == other or one.translate(_STROKES_AND_I) != other.translate(_STROKES_AND_I):
        return ""
    made = _blanks_as(one, text)
    return made if has_more_names(made, text) else ""


def _as_sure(one: _Reading, other: _Reading) -> _Reading:
    """Return the surer of two readings that agree: both are surer than one."""
    text, _ = max(one, other, key=lambda reading: reading[1])
    return text, round(1 - (1 - one[1]) * (1 - other[1]), 3)


def _shorter(told: _ShapeText, first: _Reading, said: _Reading) -> _ShapeText:
    """Return what the shapes of a result say, no surer than so where two looks saw more letters.

    Two letters that touch have one shape, which was taken for the first of them.

    >>> told, first = _ShapeText("D4", 0.9, contested=False), ("D14", 0.8)
    >>> [_shorter(told, first, said).sure for said in (first, ("D4", 0.8), ("D14", 0.5))]
    [0.4, 0.9, 0.9]
    """
    fewer = first[0] == said[0] and len(without_blanks(told.text)) < len(without_blanks(said[0]))
    if fewer and min(first[1], said[1]) > _TWICE:
        return told._replace(sure=min(told.sure, _SHORTER))
    return told


def _thrice(
    told: _ShapeText | None, alike: Sequence[_Reading], sure: float
) -> tuple[_Reading, _Reading | None]:
    """Return a name on which at least three looks agree, the shapes among them.

    Shapes know an l from an I; of blanks, most decide.
    """
    texts = [text for text, _ in alike if not has_broken_word(text)] or [alike[0][0]]
    blanks = max(texts, key=lambda text: (texts.count(text), text in texts[1:]))
    if told and told.sure >= _TOLD and _same_letters(told.text, blanks):
        if has_broken_word(blanks):
            return (_with_letters(told.text, blanks), sure), None
        return (_blanks_as(without_blanks(_with_letters(told.text, blanks)), blanks), sure), None
    return (blanks, sure), None


def _same_letters(one: str, other: str) -> bool:
    """Whether two texts differ in nothing but blanks and letters that look alike."""
    return _slender(without_blanks(one)) == _slender(without_blanks(other))


def _with_letters(told: str, read: str) -> str:
    """Return what shapes say, with letters for the figures that were read as letters.

    >>> _with_letters("E1m 5t", "Elm St")
    'E1m St'
    """
    bare = without_blanks(read)
    letters_ = [
        other if one.translate(_ALIKE) == other else one
        for one, other in zip(without_blanks(told), bare, strict=True)
    ]
    return _blanks_as("".join(letters_), told)


def _of_two(
    told: _ShapeText | None, first: _Reading, said: _Reading | None, inked: int, *, whole: bool
) -> tuple[_Reading, _Reading | None]:
    """Return the same where it was read alone in one way, or in two that do not agree."""
    readings = [one for one in (first, said) if one and one[0]]
    if not readings:
        return (told.reading, None) if told else (first, said)
    best = max(readings, key=lambda one: _likely(one, readings, told, inked))
    bare = [without_blanks(text) for text, _ in readings]
    alike = len(set(bare)) == 1
    other = next(
        (one for one in readings if without_blanks(one[0]) != without_blanks(best[0])), None
    )
    low = min(one[1] for one in readings)
    if (
        told
        and whole
        and told.sure >= _TOLD
        and len(without_blanks(told.text)) == inked < min(map(len, bare))
    ):
        # More letters were read than there are.
        return told.reading, best
    if alike and len(readings) > 1 and (best[1] < _BEST or low < _LEAST):
        # The same twice, and never sure: the letters are hardly seen.
        return (told.text if told and without_blanks(told.text) in bare else best[0], _WEAK), None
    if told is None:
        return best, other
    text, sure, contested, *_ = told
    same = [one for one in readings if without_blanks(one[0]) == without_blanks(text)]
    if alike and same:
        # Its blanks are those of the ink where they were read in two ways.
        one = len({text for text, _ in readings}) == 1 and not has_broken_word(best[0])
        shown = best[0] if one else text
        doubt = contested and whole and best[1] < _FIRMLY
        return (shown, _WEAK if doubt else max(sure, best[1])), None
    if all(_slender(one) == _slender(without_blanks(text)) for one in bare) and sure >= _TOLD:
        # Nobody but the shapes knows an l from an I.
        text = _with_letters(text, best[0])
        return (text, max(sure, *(one[1] for one in same), 0.0)), None
    swapped = other is not None and len(without_blanks(other[0])) == len(without_blanks(best[0]))
    if same and whole and not contested and (sure >= _AGREED or (sure >= _TOLD and not swapped)):
        return (text, sure), None
    if same:
        # The readings differ, and the shapes are on one side.
        return (text, sure), next((one for one in readings if one not in same), None)
    if not alike and len({*map(len, bare), len(without_blanks(text))}) == 1:
        # No two agree in all letters: of each, two may.
        votes = zip(without_blanks(text), *bare, strict=True)
        most = "".join(max(some, key=some.count) for some in votes)
        return (_blanks_as(most, best[0]), best[1]), (text, sure)
    if not alike and whole and not contested and sure >= _CLEARLY:
        return (text, sure), best
    if sure < _APART and len(readings) == 1 and best[1] >= _FIRMLY:
        # Of shapes that hardly anybody knows, nothing is learned.
        return best, None
    return best, (text, sure)


def _likely(
    one: _Reading, readings: Sequence[_Reading], told: _ShapeText | None, inked: int
) -> float:
    """Return how well a reading goes with the others, and with the ink."""
    bare = without_blanks(one[0])
    others = [without_blanks(text) for text, _ in readings] + (
        [without_blanks(told.text)] if told else []
    )
    alike = sum(SequenceMatcher(None, bare, other, autojunk=False).ratio() for other in others)
    return alike + _LIKELIER * one[1] - _FEWER * max(0, inked - len(bare))


def _blanks_as(bare: str, like: str) -> str:
    """Return letters with the blanks of a text that has as many.

    >>> _blanks_as("AnnXu", "Amn Xu")
    'Ann Xu'
    """
    left = iter(bare)
    return "".join(one if one.isspace() else next(left) for one in like)


def _unlike(
    inked: int,
    first: tuple[str, float],
    said: tuple[str, float] | None,
    told: tuple[str, float] | None,
) -> bool:
    """Whether a number was not read the same at least twice, or with fewer figures than inked."""
    looks = [
        alphabet("figures", without_blanks(one[0])).strip(".,-")
        for one in (first, said, told)
        if one
    ]
    found = {text for text in looks if text}
    if said and told and looks[-1] == looks[-2] and min(said[1], told[1]) > _SURELY:
        # Alone, with nothing but figures allowed, it is what its shapes say.
        return len(looks[-1]) < inked
    return len(looks) < _LOOKS or len(found) != 1 or len(min(found)) < inked


def _slender(text: str) -> str:
    """Return a text in which letters that are but a stroke are one, and figures like letters."""
    return text.translate(_STROKES).translate(_ALIKE)


def _without_quotes(text: str) -> str:
    return re.sub("['’‘]", "", text)


def _with_quotes(text: str, others: Iterable[str]) -> str:
    """Return a name with the apostrophe that another reading of it has.

    It is small: it is lost, and never read where there is none.

    >>> _with_quotes("Jo ODell", ["Jo ODel", "Jo O'Dell"]), _with_quotes("Jo ODell", ["O'Dell, Jo"])
    ("Jo O'Dell", 'Jo ODell')
    """
    return next((one for one in others if _without_quotes(one) == text), text)


def _alike(one: str, other: str) -> bool:
    """Whether texts have the same letters, but for some of those that look alike.

    >>> _alike("Mia Illing", "Miallling"), _alike("LI, JO", "LILJO"), _alike("Mia Xu", "Tara")
    (True, True, False)
    """
    mine, theirs = _slender(without_blanks(one)), _slender(without_blanks(other))
    return SequenceMatcher(None, mine, theirs, autojunk=False).ratio() > _SAME


class TablePart(NamedTuple):
    """A part of a table in one of the pictures."""

    picture: int
    part: Excerpt
    letter: float
    shapes: Shapes
    typed: Typed = Typed()

    def piece(self, read: Readings, players: int) -> Piece:
        """Return what its cells may say, among this many players."""
        columns = [
            around(held) if (held := [cell.box for cell in cells if cell.box]) else None
            for cells in zip(*self.part.body, strict=True)
        ]
        usual = [
            median(len(cell.text.split()) for cell in cells)
            for cells in zip(*self.part.body, strict=True)
        ]
        halves = [self._has_halves(at, read) for at in range(len(columns))]
        rows = []
        for row in self.part.body:
            inked = [cell.box for cell in row if cell.box]
            seen = zip(row, self.part.kinds, columns, usual, halves, strict=True)
            rows.append(
                [
                    self._cell(cell, kind, read, players, round(words_), halves=half)
                    if cell.box
                    else self._empty(column, inked)
                    for cell, kind, column, words_, half in seen
                ]
            )
        for at, kind in enumerate(self.part.kinds):
            if kind == "other":
                texts = [row[at].text for row in rows]
                merged = self._merged_letters(at, texts)
                doubtful = off_by_one(texts, again=not self._is_coarse) | merged
                doubtful |= {text for text in texts if lacks_period(text, texts)}
                own = own_words(texts)
                # Of these, blanks are those of the ink.
                many = max(round(usual[at]), round(median(len(text.split()) for text in texts)))
                pointed = has_periods(texts)
                for row, made in zip(self.part.body, rows, strict=True):
                    made[at] = _unsure(made[at]) if made[at].text in doubtful else made[at]
                    made[at] = self._likelier(made[at], row[at], read, own, many)
                    rn = not self.shapes.whole and is_doubtful(made[at])
                    if rn or (made[at].text in merged and self.shapes.whole):
                        made[at] = _with_first(made[at], with_rn(made[at].text))
                    if pointed and is_doubtful(made[at]):
                        made[at] = _with_first(made[at], with_periods(made[at].text))
                self._compare(at, rows, read)
        heading = (self._heading(cell, read) for cell in self.part.heading or ())
        return Piece(self.picture, tuple(heading), rows, self.part.kinds)

    def _compare(self, at: int, rows: Sequence[list[CellGuesses]], read: Readings) -> None:
        """Take what is in doubt for what is elsewhere in its column, again and again.

        Where that was read each time, it is in doubt no more.
        """
        texts = [row[at].text for row in rows]
        if not _are_again(Counter(filter(None, texts))):
            return
        sure = {row[at].text for row in rows if not is_doubtful(row[at])}
        for cells, made in zip(self.part.body, rows, strict=True):
            if not is_doubtful(made[at]):
                continue
            text = as_elsewhere(made[at].text, texts)
            looks_ = self._heard(looks(self.picture, cells[at], "other"), read)
            if text in sure and {self._name(cells[at].text, ()), *looks_} == {text}:
                made[at] = CellGuesses((Guess(text, _APART),), made[at].place)
            else:
                made[at] = _with_first(made[at], text)

    @property
    def _is_coarse(self) -> bool:
        """Whether an r looks like an n, and the like."""
        return self.letter < (_SMALL if self.shapes.whole else _SMALL_IN_PHOTO)

    @property
    def _pitch(self) -> float:
        """On a typewriter, how much room a letter has; else 0."""
        return self.part.blank.pitch or self.typed.pitch

    def _likelier(
        self, seen: CellGuesses, cell: Cell, read: Readings, own: Mapping[str, int], usual: int
    ) -> CellGuesses:
        """Return what a cell may say with the likelier name first, where it is in doubt.

        The names of its column are of so many words, as is ``usual``.

        In small print and in a photo it is if its letters look like those of a name.
        """
        if not seen.text:
            return seen
        if not is_doubtful(seen):
            other = likelier(seen.text, (), own)
            if other == seen.text and self._is_coarse and is_near_a_name(other):
                # What is in a column again and again may be misread each time.
                return _unsure(seen)
            if other == seen.text or not (self._is_coarse or self._touch(seen.text, other, cell)):
                return seen
            unsure = seen._replace(guesses=(*_unsure(seen).guesses, Guess(other, _LESS * NAME)))
            seen_by = (read.get(one, ("", 0.0)) for one in looks(self.picture, cell, "other"))
            # What all looks agree on stays, but where none of them was sure.
            firm = max([cell.confidence, *(sure for _, sure in seen_by)]) >= _APART
            return unsure if firm else _with_first(unsure, other)
        first = [cell.text, *self._heard(looks(self.picture, cell, "other"), read)]
        first += [one.text for one in seen.guesses[1:]]
        named = [self._name(one, ()) for one in first]
        more = self._heard(whole_looks(self.picture, cell), read)
        start = _without_doubles(seen.text, [*named[1:], *more])
        start, named, more = self._in_rooms(start, named, more, cell, read)
        start = self._with_doubled(closed_up(start, [*named, *more], usual), cell)
        typed = self._pitch > 0
        start = self._with_all_letters(start, [*named, *more], cell)
        text = likelier(start, named, own, more, typed=typed)
        apart = word_looks(self.picture, cell, self.part.blank)
        by_word = " ".join(read[one][0] for one in apart if one in read and read[one][0])
        whole_words = with_whole_words(self._as_inked(by_word, cell, read), own)
        by_word = self._with_touching(self._name(whole_words, ()), cell)
        by_word = _with_quotes(by_word, [*named, *more])
        whole = _WORDS.fullmatch(by_word) is not None and not has_broken_word(by_word)
        lost = len(without_blanks(by_word)) == len(letters(cell.ink)) > len(without_blanks(text))
        closed = len(text.split()) < len(by_word.split()) <= usual
        heard = sum(_same_letters(one, by_word) for one in (*named, *more))
        agreed = heard >= _LOOKS and has_broken_word(start)
        agreed = agreed and len(by_word.split()) <= usual
        asked = (*looks(self.picture, cell, "other"), *whole_looks(self.picture, cell))
        best = max([cell.confidence, *(read[one][1] for one in asked if one in read)])
        sure = [read[one][1] for one in apart if one in read and read[one][0]]
        # Words that are read one by one, and each surer than all as a whole, are those; but if
        # there are more than usual, a letter may be far from those behind it.
        surer = len(sure) == cell.parts and len(by_word.split()) <= usual
        surer = surer and best < min(sure, default=0)
        bare = {_slender(without_blanks(one)) for one in (*named, *more)}
        if len(bare) == 1 and len(min(bare)) == len(without_blanks(by_word)):
            # Of as many letters, all looks said the same.
            surer = surer and _slender(without_blanks(by_word)) in bare
        if whole and (lost or agreed or ((closed or surer) and _alike(by_word, text))):
            # Letters, or the blank, were lost between words that each was read by itself.
            text = self._name(by_word, ())
        elif whole and len(text.split()) == len(by_word.split()) == len(sure):
            # One of them may be surer.
            each = zip(text.split(), by_word.split(), sure, strict=True)
            text = " ".join(
                alone if len(own) == len(alone) and chance > max(best, _PLAINLY) else own
                for own, alone, chance in each
            )
        text = closed_up(text, [*named, *more], usual)
        text = likelier_typed(text, [*named, *more], cell.ink, self.shapes.widths, self.typed)
        text = self._with_fitting(text, [*named, *more], cell)
        text = self._as_in_rooms(text, cell, read)
        rooms = self._seen_in_rooms(cell, read)
        # Between touching letters a serif looks like a stem.
        more_seen = 1 if has_more_names(text, start) else 0
        better = rooms is None or (
            contradictions(text, rooms) <= contradictions(start, rooms) + more_seen
        )
        text = _as_parted(text if better else start, [*named, *more], usual)
        return _with_first(seen, self._as_known(text, cell))

    def _as_known(self, text: str, cell: Cell) -> str:
        """Return a name in doubt with what no look saw, but is known by its shape or its ink."""
        known = [] if self._pitch else self.shapes.certain(cell.ink)
        if known:
            parts, places = [own for own, _ in known], [box for _, box in known]
            told = with_blanks(parts, places, text, self.part.blank, capital=self.part.capital)
            told = self._name(told, ())
            # Where it touches a letter, that has its own shape.
            told = _with_quotes(told, [text])
            text = told if _alike(told, text) and not has_more_names(text, told) else text
        # An I may be one of the strokes at the head of a word.
        whole = with_strokes(_FIRST_I.sub("l", text), cell.ink, self.part.blank)
        # And an n with a dot above it is an r beside an i.
        named = self._name(with_dots(whole, cell.ink), ())
        return named if len(named) > len(text) else text

    def _touch(self, text: str, other: str, cell: Cell) -> bool:
        """Whether all letters in which two names differ touch others, on a screen.

        No shape tells what such a letter is.
        """
        one, two = without_blanks(text), without_blanks(other)
        if not self.shapes.whole or len(one) != len(two):
            return False
        touching = [len(own) > 1 for own, _, _ in self.shapes.placed(text, cell.ink) for _ in own]
        differ = [mine != theirs for mine, theirs in zip(one, two, strict=True)]
        return len(touching) == len(differ) and all(
            touch for touch, differs in zip(touching, differ, strict=True) if differs
        )

    def _with_all_letters(self, text: str, others: Sequence[str], cell: Cell) -> str:
        """Return a name with the letters that its ink has, if one look saw what others lost."""
        count = len(letters(cell.ink))
        if not self.shapes.whole or self._pitch or len(without_blanks(text)) >= count:
            return text
        whole = [one for one in others if len(without_blanks(one)) >= count and _alike(one, text)]
        return min(whole, key=lambda one: len(without_blanks(one)), default=text)

    def _with_fitting(self, text: str, others: Sequence[str], cell: Cell) -> str:
        """Return a name as a look read it whose letters are as wide as elsewhere, if it is not.

        Beside its period an I is read as an L.
        """
        if not self.shapes.whole or self._pitch or not self.shapes.is_too_narrow(text, cell.ink):
            return text
        same = [one for one in others if len(one) == len(text) and _alike(one, text)]
        fit = (one for one in same if not self.shapes.is_too_narrow(one, cell.ink))
        return next(fit, text)

    def _in_rooms(
        self, text: str, first: Sequence[str], more: Sequence[str], cell: Cell, read: Readings
    ) -> tuple[str, list[str], list[str]]:
        """Return the readings of a name that go best with what is in a typewriter's rooms."""
        rooms = self._seen_in_rooms(cell, read)
        if rooms is None:
            return text, list(first), list(more)
        laid = [[as_in_rooms(one, rooms) for one in some] for some in ((text,), first, more)]
        least = min(contradictions(one, rooms) for some in laid for one in some)
        own, first, more = (
            [one for one in some if contradictions(one, rooms) == least] for some in laid
        )
        start = own[0] if own else max((some := [*first, *more]), key=some.count)
        asked = [one for one in looks(self.picture, cell, "other") if one in read]
        if least and max([cell.confidence, *(read[one][1] for one in asked)]) < _BEST:
            # What all looks misread may be seen where no other letter touches it.
            look = apart_look(self.picture, cell)
            alone = as_in_rooms(read[look][0], rooms) if look and look in read else start
            start = alone if not contradictions(alone, rooms) else with_fitting(start, alone, rooms)
        return start, first, more

    def _heard(self, asked: Sequence[CloseLook], read: Readings) -> list[str]:
        """Return what looks at a name read, as those around it are written."""
        return [self._name(read[one][0], ()) for one in asked if one in read and read[one][0]]

    def _merged_letters(self, at: int, texts: Sequence[str]) -> frozenset[str]:
        """Return the names with an m that may be an r beside an n: no sure m has its shape."""
        sure: set[Sign] = set()
        doubtful: dict[str, set[Sign]] = defaultdict(set)
        for row, text in zip(self.part.body, texts, strict=True):
            bare = without_blanks(text)
            for place, sign in self.shapes.single("m", text, row[at].ink):
                if may_be_rn(bare, place):
                    doubtful[text].add(sign)
                else:
                    sure.add(sign)
        return frozenset(text for text, signs in doubtful.items() if signs - sure)

    def _has_halves(self, at: int, read: Readings) -> bool:
        """Whether a column may have ½: it holds no numbers or ratings, nor decimals."""
        heads = self.part.heading or ()
        if at < len(heads) and column(Text(heads[at].text, 1, 1)).kind in {"number", "rating"}:
            return False
        kind = self.part.kinds[at]
        texts = [
            text
            for row in self.part.body
            for asked in looks(self.picture, row[at], kind)
            for text in (row[at].text, read.get(asked, ("", 0))[0])
        ]
        return sum(_DECIMAL.fullmatch(text) is not None for text in texts) < _DECIMALS

    def halve(self, read: Readings, players: int) -> None:
        """Let the shapes learn what a ½ looks like here, where totals have one."""
        kinds = self.part.kinds
        totals = [
            at
            for at, cell in enumerate(self.part.heading or ())
            if kinds[at] != "results" and column(Text(cell.text, 1, 1)).kind == "total"
        ]
        rounds = [at for at, kind in enumerate(kinds) if kind == "results"]
        ends: list[tuple[Sign, bool]] = []
        for row in self.part.body:
            games = [self._cell(row[at], "results", read, players) for at in rounds if row[at].box]
            if not games or any(seen.guesses[0].confidence < _LIKELY for seen in games):
                continue
            half = sum(seen.text[:1] in _HALF for seen in games) % 2 == 1
            letters = (self.shapes.signs(row[at].ink) for at in totals)
            ends += [(some[-1][0], half) for some in letters if some]
        others = {
            sign
            for row in self.part.body
            for at, cell in enumerate(row)
            if at not in totals
            for sign, _ in self.shapes.signs(cell.ink)
        }
        self.shapes.halve(ends, others)

    def _cell(
        self,
        cell: Cell,
        kind: Kind,
        read: Readings,
        players: int,
        usual: int = 0,
        *,
        halves: bool = True,
    ) -> CellGuesses:
        """Return what a cell may say, in a column in which so many words are usual."""
        alone = [read.get(one) for one in looks(self.picture, cell, kind)]
        said, third = [*alone, None, None][:2]
        first = ("", 0.0) if cell.cut else (cell.text, cell.confidence)
        most_words = max(len(one[0].split()) for one in (first, said, third) if one)
        if kind == "other":
            first = self._as_inked(first[0], cell, read), first[1]
            said = said and (self._as_inked(said[0], cell, read), said[1])
            third = third and (self._as_inked(third[0], cell, read), third[1])
        most_read = max(len(without_blanks(one[0])) for one in (first, said, third) if one)
        if kind == "other":
            # Blanks that two looks saw alike are there, whatever room the ink has.
            alike = said is not None and said[0] == first[0] and len(first[0].split()) >= usual
            # On a typewriter narrow letters have room beside them, and their middles tell.
            alike = alike and not has_broken_word(first[0]) and not self.part.blank.pitch
            ink = () if alike else ink_letters(cell.ink, self.part.blank)
            named = iter(self._names([one[0] for one in (first, said, third) if one], cell, ink))
            first = next(named), first[1]
            said = said and (next(named), said[1])
            third = third and (next(named), third[1])
        alone_there = kind == "results" and self._is_one_letter(cell)
        if alone_there:
            # What is left of dashes was read as letters.
            first = first[0][:1], first[1]
            said = said and (said[0][:1], said[1])
        shown = self._shown(cell, kind, [one for one in (first, said, third) if one])
        if shown and kind == "other":
            shown = shown._replace(text=self._as_in_rooms(shown.text, cell, read))
        if shown and said and kind == "results":
            shown = _shorter(shown, first, said)
        count, whole = len(letters(cell.ink)), self.shapes.whole
        if kind == "figures" and not halves:
            # Two that touch were read as one now and then.
            count = max(count, self.shapes.figures(cell.ink))
            shown = None if shown and len(shown.text) < count else shown
        heard = [one[0] for one in (first, said, third) if one]
        most = max(usual, *(len(one.split()) for one in heard))
        if shown and usual and len(shown.text.split()) > most:
            # An l that is taken for an I would begin a word that nobody read.
            shown = None if kind == "other" else shown
        if kind == "other":
            texts = {one[0] for one in (first, said, third) if one}
            looked = [one[1] for one in (first, said, third) if one]
            first, said = _verdict(shown, first, [said, third], count, whole=whole)
            if said and said[0] == first[0]:
                first, said = (first[0], min(first[1], _WEAK)), None
            if said:
                first, said = (first[0], _APART), (said[0], _LESS * _APART)
            if self.part.capital and has_broken_word(first[0]):
                # A word in two parts, or what begins with a small l: that is none.
                first = first[0], min(first[1], _WEAK)
            first = self._name(first[0], ()), first[1]
            said_so = first[0]
            joined = self.shapes.with_tick(said_so, cell.ink)
            apart = whole and joined == said_so
            said_so = with_apostrophe(said_so, cell.ink) if apart else joined
            if said_so != first[0]:
                texts = {said_so if text == first[0] else text for text in texts}
                first, most_read = (said_so, first[1]), most_read + 1
            firm = third is not None and texts == {first[0]} and first[1] > _BEST
            # In a photo, too, one that its ink has, and that a look saw, is there.
            closed = len(first[0].split()) < cell.parts <= most_words
            if closed or (whole and self._doubted(cell, first[0], most_read, firm=firm)):
                first = first[0], min(first[1], _WEAK)
            # A photo's shapes are less sure than three looks that agree.
            settled = firm and not whole and min(looked) > _CLEARLY
            count = 0 if settled and not self._merged(cell, first[0]) else count
            plainly = _PLAINLY if whole else _PLAINLY_IN_PHOTO
            if shown and min(looked) < plainly and _ROUND & set(self.shapes.rare(cell.ink)):
                # Nothing tells a C from an O with a thin side.
                first = first[0], min(first[1], _WEAK)
            small = self.letter < _SMALL
            misfit = whole and self.shapes.is_misfit(first[0], cell.ink, small=small)
            misfit = misfit or (whole and self.shapes.is_misplaced(first[0], cell.ink))
            if not whole and self._is_coarse and not self._pitch:
                misfit = misfit or self.shapes.is_too_wide(first[0], cell.ink)
            rooms = self._seen_in_rooms(cell, read)
            against = rooms is not None and contradictions(first[0], rooms) > 0
            doubled = bool([*self._doubled(first[0], cell)])
            if misfit or against or doubled or self._run_together(cell, first[0]):
                first = first[0], min(first[1], _WEAK)
            touching = with_touching_period(cell.text)
            if self.part.pointed and touching != cell.text and not said:
                first = first[0], min(first[1], _WEAK)
                said = self._name(touching, ()), _LESS * _APART
            if is_strange(first[0]) or (shown and shown.unlike and not settled):
                first = first[0], min(first[1], _WEAK)
        box = around([box for box in (cell.box,) if box])
        half = self._before_half(cell.ink) if kind == "figures" and halves else None
        may = guesses(
            kind,
            first,
            said,
            players,
            letter=alone_there or box.wide < _LETTER * self.letter,
            inked=0 if alone_there or (kind == "other" and whole and first[0]) else count,
            half=half,
            whole=self._before(cell.ink) if half == 1 else None,
            told=shown and shown.reading,
        )
        lone = not halves and bool(may) and self.shapes.is_lone_pair(may[0].text, cell.ink)
        if kind == "figures" and (lone or _unlike(count, first, said, shown and shown.reading)):
            # In a rating no other cell says which is right.
            may = tuple(Guess(text, min(sure, _UNLIKE)) for text, sure in may)
        if cell.edge:
            may = tuple(Guess(text, min(sure, _PART)) for text, sure in may)
        return CellGuesses(may or (Guess(UNREAD, 0.05),), Place(self.picture, box))

    def _doubted(self, cell: Cell, text: str, read: int, *, firm: bool) -> bool:
        """Whether a name on a screen has more letters, or a blank more, than were read.

        Args:
            cell: the cell.
            text: what it says.
            read: how many letters were read of it at most, without a period that was added.
            firm: whether three looks agree: then there is no blank, nor a letter but where two that
                touch may look like one.
        """
        lacking = len(letters(cell.ink)) > min(read, len(without_blanks(text)))
        closed = cell.parts > len(text.split())
        return (lacking and not (firm and not self._merged(cell, text))) or (closed and not firm)

    def _before_half(self, ink: Sequence[Box]) -> int | None:
        """Return how many figures come before a ½: what is never read as one is a part of that."""
        count = before_half(ink)
        if not count:
            return count
        full = [max(box.high for box in one) >= _FULL * self.letter for one in letters(ink)]
        if not is_more_than_half(ink) and not full[0]:
            # That is its own 1, with a part of its bar.
            return 0
        known = zip(self.shapes.known(ink)[:count], full, strict=False)
        figures = takewhile(
            lambda one: alphabet("figures", one[0])[:1].isdecimal() if one[0] else one[1], known
        )
        return sum(1 for _ in figures) or int(is_more_than_half(ink))

    def _before(self, ink: Sequence[Box]) -> _Reading | None:
        """Return what the figure before a ½ is by its shape, and how sure that is."""
        first = letters(ink)[:1]
        found = self.shapes.reading(first[0], only=LETTERS["figures"]) if first else None
        return (found.text, found.sure) if found and found.text.isdecimal() else None

    def _run_together(self, cell: Cell, text: str) -> bool:
        """Whether letters of a typewriter touch that were not parted, or at a wrong place."""
        pitch = self._pitch
        if not pitch:
            return False
        wide = max((around(list(one)).wide for one in letters(cell.ink)), default=0)
        return wide > _TOGETHER * pitch or any(
            len(own) == 1 and own not in _BROAD and box.wide > _BROADER * pitch
            for own, _, box in self.shapes.placed(text, cell.ink)
        )

    def _is_one_letter(self, cell: Cell) -> bool:
        """Whether a cell has one letter, and beside it only what dashes, or parts of them, are."""
        signs = self.shapes.signs(cell.ink, dashes=False)
        return len(signs) == 1 < len(letters(cell.ink)) and signs[0][1].wide < _LETTER * self.letter

    def _doubled(self, text: str, cell: Cell) -> Iterator[int]:
        """Yield which letters of a name are strokes as wide as two: in a photo those touch."""
        widths = self.shapes.widths
        placed = [] if self.shapes.whole or self._pitch else self.shapes.placed(text, cell.ink)
        at = 0
        for own, _, box in placed:
            usual = widths.get(own, box.wide)
            wide = box.wide >= max(_TWO_WIDE * usual, usual + _WIDER * self.letter)
            if wide and own.translate(_STROKES) == "l":
                yield at
            at += len(own)

    def _with_doubled(self, text: str, cell: Cell) -> str:
        """Return a name with two strokes for one that is as wide as two, if it is one only then."""
        places = [place for place, own in enumerate(text) if not own.isspace()]
        for at in self._doubled(text, cell):
            for two in ("li", "il", "ll"):
                other = text[: places[at]] + two + text[places[at] + 1 :]
                if has_more_names(other, text):
                    return other
        return text

    def _merged(self, cell: Cell, text: str) -> bool:
        """Whether a letter may be two that touch: it is not known by its shape."""
        known = Counter(self.shapes.characters(cell.ink))
        return any(text.count(letter) > known[letter] for letter in _MERGED)

    def _name(self, text: str, ink: Sequence[Letter]) -> str:
        """Return a name as those around it are written."""
        said = name(text, ink, capital=self.part.capital, comma=self.part.comma)
        return with_periods(said) if self.part.pointed else said

    def _as_inked(self, text: str, cell: Cell, read: Readings) -> str:
        """Return a reading of a name with what only its ink knows: strokes, dots, what is round."""
        bare = self._as_in_rooms(text.strip(_BRACKETS), cell, read)
        bare = self._with_touching(self.shapes.with_round(bare, cell.ink), cell)
        owns = [own for own, _, _ in self.shapes.placed(bare, cell.ink)]
        bare = with_lost_initial(bare, owns, self.shapes.known(cell.ink))
        bare = with_dots(bare, cell.ink)
        places = [(own, box) for own, _, box in self.shapes.placed(bare, cell.ink)]
        bare = with_tall_first(with_low_strokes(bare, places, cell.ink), places)
        return with_strokes(bare, cell.ink, self.part.blank)

    def _with_touching(self, text: str, cell: Cell) -> str:
        """Return a name with both of two letters that touch; a usual one lacks none."""
        both = self.shapes.with_touching(text, cell.ink)
        return text if has_more_names(text, both) else both

    def _as_in_rooms(self, text: str, cell: Cell, read: Readings) -> str:
        """Return a name of a typewriter as the rooms of its letters have it."""
        rooms = self._seen_in_rooms(cell, read)
        if not rooms:
            return text
        if len(rooms) == len(text):
            rooms = "".join(
                "x" if own in _MN and self.shapes.is_as_wide(own, _MN[own], box) else room
                for (own, box), room in zip(self._in_order(text, cell), rooms, strict=True)
            )
        return as_in_rooms(text, rooms)

    def _in_order(self, text: str, cell: Cell) -> list[tuple[str, Box]]:
        """Return each character of a name with where it is; nothing for those that touch others."""
        nowhere = "", Box(0, 0, 0, 0)
        bare = (
            (own, box) if len(own) == 1 else nowhere
            for own, _, box in self.shapes.placed(text, cell.ink)
            for _ in own
        )
        return [nowhere if one.isspace() else next(bare, nowhere) for one in text]

    def _seen_in_rooms(self, cell: Cell, read: Readings) -> str | None:
        """Return what is in the rooms of a typewriter's letters; ``None`` where nobody looked."""
        asked = room_look(self.picture, cell, self.letter)
        seen = read.get(asked) if asked else None
        return seen[0] if seen and seen[0] else None

    def _names(self, looks: Sequence[str], cell: Cell, ink: Sequence[Letter]) -> list[str]:
        """Return readings of a name as those around it are written."""
        # Before letters are set right: an l behind a blank would be an I.
        seen = with_seen_blanks(looks, [self._rooms(text, cell.ink) for text in looks])
        named = [self._name(text, ink) for text in seen]
        return [with_seams(text, self._rooms(text, cell.ink)) for text in named]

    def _rooms(self, text: str, ink: Sequence[Box]) -> dict[int, float]:
        """Return how much of a blank is behind so many letters of a name, where that is known."""
        placed = self.shapes.placed(text, ink)
        ends = accumulate(len(own) for own, _, _ in placed)
        return {
            end: self.part.blank.between([one], [other])
            for end, ((_, _, one), (_, _, other)) in zip(ends, pairwise(placed), strict=False)
        }

    def _shown(
        self, cell: Cell, kind: Kind, said: Sequence[tuple[str, float]]
    ) -> _ShapeText | None:
        """Return what a cell says by the shapes of its letters, and how sure that is."""
        found = self.shapes.reading(cell.ink, said, LETTERS[kind], dashes=kind != "results")
        if found is None:
            return None
        if kind != "other":
            return _ShapeText(found.text, *found[2:])
        heard, _ = max(said, key=lambda one: one[1])
        text = with_blanks(
            found.parts, found.places, heard, self.part.blank, capital=self.part.capital
        )
        if not has_broken_word(text):
            text = self._name(text, ())
        elif self.part.pointed:
            text = with_periods(text)
        return _ShapeText(text, *found[2:])

    def _empty(self, column: Box | None, inked: Sequence[Box]) -> CellGuesses:
        """Return a cell without ink: it is beside the others of its row."""
        place = None
        if column and inked:
            near = min(inked, key=lambda box: abs(box.middle[0] - column.middle[0]))
            place = Place(self.picture, column._replace(top=near.top, bottom=near.bottom))
        return CellGuesses((Guess("", _EMPTY),), place)

    def _heading(self, cell: Cell, read: Readings) -> CellGuesses:
        if cell.box is None:
            return NOTHING
        asked = close_look(self.picture, cell, "other")
        said = read.get(asked) if asked else None
        text, sure = said or (cell.text, cell.confidence)
        if is_heading(cell.text) and not is_heading(text):
            text, sure = cell.text, cell.confidence
        return CellGuesses((Guess(text, sure),), Place(self.picture, cell.box))


def is_doubtful(seen: CellGuesses) -> bool:
    """Whether nobody knows what a name says: other cells do not tell."""
    return len(seen.guesses) > 1 or seen.guesses[0].confidence <= NAME


def _with_first(seen: CellGuesses, text: str) -> CellGuesses:
    """Return what a cell may say with a text first, as sure as what was."""
    if text == seen.text:
        return seen
    others = (one for one in seen.guesses if one.text != text)
    return seen._replace(guesses=(Guess(text, seen.guesses[0].confidence), *others))


def _unsure(seen: CellGuesses) -> CellGuesses:
    """Return a name that is in doubt."""
    (first, *others) = seen.guesses
    return seen._replace(
        guesses=(first._replace(confidence=min(first.confidence, _WEAK)), *others),
    )


def off_by_one(texts: Sequence[str], *, again: bool = True) -> frozenset[str]:
    """Return what is another text but for a letter, in a column in which texts are again and again.

    Where neither is rare, either may be wrong. Where letters are small, in any column.

    >>> sorted(off_by_one(["North", "Valley", "Valley", "Valley", "Valey", "North", "Mill"]))
    ['Valey']
    >>> (
    ...     sorted(off_by_one(["Valley", "Valley", "Valey", "Valey"])),
    ...     sorted(off_by_one(["Jo", "Joe"])),
    ... )
    (['Valey', 'Valley'], [])
    >>> [sorted(off_by_one(["Mill", "Harbor", "Harbr"], again=again)) for again in (True, False)]
    [[], ['Harbor', 'Harbr']]
    >>> sorted(off_by_one(["NY", "NJ", "NY", "NJ", "Section A", "Section B", "Section A"]))
    []
    """
    counts = Counter(filter(None, texts))
    if again and not _are_again(counts):
        return frozenset()
    return frozenset(
        rare
        for one, other in combinations(counts, 2)
        if _is_off_by_one(one, other)
        for rare, often in ((one, other), (other, one))
        if counts[rare] <= _AS_OFTEN * counts[often]
    )


def as_elsewhere(text: str, texts: Sequence[str]) -> str:
    """Return what is again and again in a column, if a text has the same words but for letters.

    >>> clubs = ["Lakeside", "Lakeside", "Elm St", "Elm St", "Lakesxde", "Section A", "Section A"]
    >>> [as_elsewhere(text, clubs) for text in ("Lakesxde", "Eim St", "Section B", "Hill")]
    ['Lakeside', 'Elm St', 'Section B', 'Hill']
    >>> as_elsewhere("Lakesxde", ["Lakesxde", "Lakeside", "North"])
    'Lakesxde'
    """
    counts = Counter(filter(None, texts))
    if not _are_again(counts):
        return text
    others = [
        one
        for one, count in counts.items()
        if count > max(1, counts[text]) and _has_same_words(one, text)
    ]
    return others[0] if len(others) == 1 else text


def _are_again(counts: Counter[str]) -> bool:
    """Whether texts are in a column again and again, as clubs are, and names are not."""
    return sum(count for count in counts.values() if count > 1) >= _AGAIN * counts.total()


def _has_same_words(one: str, other: str) -> bool:
    """Whether two texts have the same words, but for letters of longer ones, or for strokes."""
    pairs = list(zip(one.split(), other.split(), strict=False))
    return len(one.split()) == len(other.split()) and all(
        mine.translate(_STROKES_AND_I) == theirs.translate(_STROKES_AND_I)
        or (min(len(mine), len(theirs)) >= _WORD and _alike(mine, theirs))
        for mine, theirs in pairs
    )


def _is_off_by_one(one: str, other: str) -> bool:
    """Whether two texts differ in one letter of a word, which is another, or is lacking."""
    if one.translate(_STROKES_AND_I) == other.translate(_STROKES_AND_I):
        return True
    short, long = sorted((one, other), key=len)
    pairs = zip(short, long, strict=False)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    before, after = long[:same].split(" ")[-1], long[same:].split(" ")[0]
    if not (before + after).isalpha() or len(before + after) < _WORD:
        return False
    return short[same + (len(short) == len(long)) :] == long[same + 1 :]


def highest_opponent(parts: Sequence[TablePart], read: Readings) -> int:
    """Return the highest number of an opponent whose row was not seen, though he plays.

    Both times the same was read, and of most who are missing.
    """
    rows = sum(held.part.players for held in parts)
    found = [
        number
        for held in parts
        for row in held.part.body
        for cell, kind in zip(row, held.part.kinds, strict=True)
        if kind == "results" and rows < (number := _opponent(held, cell, read)) < _FAR * rows
    ]
    last = max(found, default=0)
    many = len(found) >= _NAMED_OFTEN and 2 * len(set(found)) >= last - rows
    # Of those whom the lower edge cuts off, one may be named but once.
    few = any(held.part.ends for held in parts) and last - rows <= len(set(found))
    return last if many or few else 0


def _opponent(held: TablePart, cell: Cell, read: Readings) -> int:
    """Return the number that was read of a result twice; 0 where there is none."""
    asked = close_look(held.picture, cell, "results")
    said = read[asked][0] if asked and asked in read else ""
    seen = {re.sub(r"\D", "", alphabet("results", text)) for text in (cell.text, said)}
    (number, *more) = seen
    return int(number) if number and not more else 0
