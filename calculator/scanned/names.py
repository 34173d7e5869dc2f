"""Names as they were read: blanks that the ink has, and letters that look alike."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import accumulate, groupby, pairwise, takewhile
from math import inf
from operator import and_
from statistics import median
from typing import NamedTuple

from calculator.scanned.grid import letters
from calculator.scanned.picture import Box, around

#: How far letters and words are apart where nobody knows, in heights of a letter; and how much
#: further words are apart than letters in any font.
_NEAR, _FAR, _MORE = 0.1, 0.45, 0.25
#: So much of a blank is one, or is one for certain.
_BETWEEN, _SURELY = 0.45, 0.75
#: Between capitals, letters may lean away from each other: where no blank was read, it is whole.
_WHOLE = 0.9
#: Between a small letter and a large one, a blank may be narrow: a Y leans over to it.
_SEAMED = 0.28
#: On a typewriter so many letters are as far apart as most, but for so much.
_FIXED, _EVEN, _ENOUGH = 0.8, 0.17, 12
#: Letters whose small form has the shape of the large one.
_SAME_SHAPE = "ckosuvwxz"
#: What is written small in a name, or may begin with a small letter.
_PARTICLES = frozenset({"dal", "das", "del", "della", "den", "der", "dos", "ibn", "las", "los"}
    | {"ten", "ter", "van", "von", "zum", "zur"})  # fmt: skip
#: Letters that are capitals by their size alone; letters without a stroke up or down; and how much
#: higher a capital is.
_ALIKE_IN_SIZE, _NO_STEM, _TALLER = frozenset("cosuvwxz"), frozenset("acemnorsuvwxz"), 1.15
#: What is written small between names.
_SMALL_WORDS = _PARTICLES | {"af", "al", "av", "bin", "da", "de", "di", "do", "du", "e", "el", "la",
    "le", "of", "y", "zu"}  # fmt: skip
#: Beginnings of names that a capital follows.
_BEGINNINGS = ("Mc", "Mac", "De", "Di", "Du", "La", "Le", "Van", "Von", "St")
_SMALL_L = re.compile(r"(?<=[^\W\d_])[I|1]+(?=[a-zà-ÿ])|(?<=[a-zà-ÿ])[I|1]+(?=\W|$)")
_CAPITAL_I = re.compile(r"\bl(?=[b-df-hjkm-np-tv-xz])")
#: Where names begin with capitals, a small l at the head of a word is none.
_FIRST_L = re.compile(r"\bl(?=[a-zà-ÿ.]|\b)")
#: A period behind a word that is none of an initial whose blank was not seen: "AnnB. Lee".
_STOP = re.compile(r"(?<=[^\W\d_]{2})(?<![a-zà-ÿ][A-ZÀ-Ý])\.(?=\s*[^\W\d_]{2})")
#: Where last names end with a comma, a blank is behind it.
_COMMA = re.compile(r",(?=[^\W\d_])")
_FIRST_LI = re.compile(r"\bli(?=\b|[a-zà-ÿ])")
_LAST_L = re.compile(r"(?<=[a-zà-ÿ])[l|](?=\.\s?[A-ZÀ-Ý])")
#: A bar before a small letter is an I: of a rule, a name's capital would be behind it.
_FIRST_BAR = re.compile(r"(?<!\S)\| ?(?=[a-zà-ÿ]+)")
#: Among capitals, a small l is none.
_LARGE_L = re.compile(r"(?<=[A-ZÀ-Ý])l+(?=[A-ZÀ-Ý])|(?<=[A-ZÀ-Ý]{2})l+\b|\bl+(?=[A-ZÀ-Ý]{2})")
_INITIAL = re.compile(r"(?<![^\W\d_])[|l1](?=\.)|(?<=[\w,] )\|(?=[A-ZÀ-Ý]{2})")
#: A small letter alone with a period, between two names.
_SMALL_INITIAL = re.compile(r"(?<=[^\W\d_] )[a-zà-ÿ](?=\. ?[A-ZÀ-Ý])")
#: A capital alone between two names: with a period behind it, if others have one.
_BARE_INITIAL = re.compile(r"(?<=[^\W\d_] )([A-ZÀ-Ý])(?= [A-ZÀ-Ý])")
#: What letters look like that their period touches.
_WITH_PERIOD = {"L": "I.", "E": "F.", "Q": "O."}
_COMMA_BEHIND = re.compile(r"(?<=[^\W\d_] )([A-ZÀ-Ý]),(?= [A-ZÀ-Ý])")
#: What an I with a period is read as.
_TWO_STROKES = re.compile(r"(?<=[^\W\d_] )[Il|][LlI|](?= [A-ZÀ-Ý])")
_PERIODS = re.compile(r"(?<=[^\W\d_] )[A-ZÀ-Ý]\.(?= ?[A-ZÀ-Ý])")
#: So many names have an initial with a period, and so large a part of all with an initial: periods
#: are lost, but hardly ever read where there is none.
_INITIALS, _POINTED = 3, 0.35
#: So many names with one show that others lack it.
_SOME_INITIALS = 2
_SEAM = re.compile(r"(?<=[a-zà-ÿ])(?=[A-ZÀ-Ý])|(?<=\b[A-ZÀ-Ý]\.)(?=[A-ZÀ-Ý][a-zà-ÿ'])")
#: A dot is so much lower than what is below it; that is so slender.
_DOT, _STEM = 0.4, 0.75
#: Letters with a dot; one has so many pieces.
_DOTTED = "ij"
_WITH_DOT = 2
#: Without its dot, an i is so high, in parts of what is highest.
_LOWEST, _LOW = 0.6, 0.86
#: After small letters, ones are letters.
_ONES = re.compile(r"(?<=[a-zà-ÿ])1+(?=[a-zà-ÿ]|\W|$)")
#: Many names end with -qvist, none with -gvist.
_QVIST = re.compile(r"gvist\b")
#: Before an apostrophe and a capital, a round letter is an O.
_ROUND_O = re.compile(r"(?<![^\W\d_])[CGQ0]+(?=['’][A-ZÀ-Ý])")
#: Among capitals a bracket that nothing closes is the left half of an O that touches.
_HALF_O = re.compile(r"(?<=[A-ZÀ-Ý])\((?=[A-ZÀ-Ý][^)]*$)")
#: Ones at the head of a word are strokes: l, or I.
_HEAD_ONES = re.compile(r"(?<![\w.])1+(?=[^\W\d_])")
#: Letters that are but a stroke; and how slender one is, and how high beside others, in a photo
#: too.
_STROKES = "Il1|"
#: No name has more of them beside each other: then one was read twice; fewer may touch.
_MOST_STROKES = 3
_FIRST_STROKES = re.compile(r"[Il1|]+(?=i)")
#: Of these, a stem may be parted, and looks like one.
_STEMMED = "MNHUWBDEFKLPRmnhubdkpr"
_SLENDER, _TALL = 0.32, 0.82
#: Two strokes that touch are so wide, in strokes.
_TWO_WIDE = 1.8, 3
#: A small letter beside a capital: so much of a blank between them is one.
_SEAM_ROOM = 0.55
#: Among letters, at the head of a word or within it, these figures are letters.
_ZERO = re.compile(r"(?<![\w.])0(?=[^\W\d_]|['’.](?!\d))|(?<=[A-ZÀ-Ý])0(?=[A-ZÀ-Ý]|\b)")
_EIGHT = re.compile(r"(?<![\w.])8(?=[^\W\d_]{2})|(?<=[A-ZÀ-Ý])8(?=[A-ZÀ-Ý])")
#: What is in no name: a figure among letters, a capital within a word, a small letter alone.
_STRANGE = re.compile(
    r"[A-ZÀ-Ý]{2}[a-zà-ÿ]|(?<!\bMc)(?<!\bMac)(?<!\bDe)(?<!\bDi)(?<!\bDu)(?<!\bLa)(?<!\bLe)"
    r"(?<!\bVan)(?<!\bVon)(?<!\bSt)(?<=[a-zà-ÿ])[A-ZÀ-Ý]|[^\W\d_]\d|\d[^\W\d_]"
    r"|(?:^|\s)[b-df-xz](?=\s|$)|(?:^|\s)\d(?=\.)"
    r"|[a-zà-ÿ]{2}(?<!Jr)(?<!Sr)(?<!St)(?<!Dr)\.(?= ?[A-ZÀ-Ý])"
)
_WORD = re.compile(r"[^\W\d_]+")
#: So many capitals, and no small letter, are a name in capitals.
_CAPITALS = 3
#: Behind a last small letter no name has an apostrophe: it is the arm of an f.
_LAST_QUOTE = re.compile(r"(?<=[a-zà-ÿ])['’‘](?=[\s,]|$)")
_QUOTE_OF_F = re.compile(r"(?<=[a-zà-ÿ]f)['’‘](?=[A-ZÀ-Ý])")
#: An apostrophe is no higher, in parts of its line; and how it is read.
_TICK = 0.45
_QUOTES = re.compile("['’‘`´]")


class Letter(NamedTuple):
    """A letter of which the ink is known."""

    dot: bool = False
    """Whether it has a dot, as an i has."""
    apart: float = 0
    """How far it is from the one before it: 1 where a usual blank is between them, else about 0."""


class Blank(NamedTuple):
    """How far letters of a word are apart, and those of two words."""

    near: float
    far: float
    pitch: float = 0
    """On a typewriter, how far apart letters are, from middle to middle; else 0."""

    def between(self, one: Sequence[Box], other: Sequence[Box]) -> float:
        """Return how much of a blank is between two letters."""
        left, right = around(list(one)), around(list(other))
        if self.pitch:
            return (right.middle[0] - left.middle[0]) / self.pitch - 1
        return (right.left - left.right - self.near) / (self.far - self.near)

    def room(self, left: Box, right: Box, before: int, behind: int) -> float:
        """Return the same for two pieces, of this many letters each."""
        if self.pitch:
            step = (right.middle[0] - left.middle[0]) / self.pitch
            return step - (before + behind) / 2
        return self.between([left], [right])


def blank(cells: Iterable[tuple[Sequence[Box], str]], high: float) -> Blank:
    """Return what the blanks between words are like: where they were read, and where letters were.

    >>> name = [Box(at, 0, at + 6, 10) for at in (0, 7, 14, 26, 33)]
    >>> blank([(name, "Ann Xu"), (name, "AnnXu")], 10)
    Blank(near=1, far=6, pitch=0)
    """
    blanks: list[float] = []
    gaps: list[float] = []
    steps: list[float] = []
    for ink, text in cells:
        found = letters(ink)
        rooms = [
            (
                around(other).left - around(one).right,
                around(other).middle[0] - around(one).middle[0],
            )
            for one, other in pairwise(found)
        ]
        bare = text.split()
        if sum(map(len, bare)) != len(found):
            continue
        ends = set(accumulate(map(len, bare)))
        for at, (room, step) in enumerate(rooms, 1):
            if at in ends:
                blanks.append(room)
            else:
                gaps.append(room)
                steps.append(step)
    near = median(gaps) if gaps else _NEAR * high
    if len(steps) >= _ENOUGH:
        pitch = median(steps)
        if sum(abs(step - pitch) < _EVEN * pitch for step in steps) > _FIXED * len(steps):
            return Blank(0, 1, pitch)
    far = median(blanks) if blanks else _FAR * high
    return Blank(near, max(far, near + max(1, _MORE * high)))


def ink_letters(ink: Sequence[Box], blank: Blank) -> tuple[Letter, ...]:
    """Return the letters that some ink makes.

    >>> ink_letters([Box(0, 0, 6, 10), Box(20, 3, 22, 10), Box(20, 0, 22, 2)], Blank(0, 14))
    (Letter(dot=False, apart=0), Letter(dot=True, apart=1.0))
    """
    found = letters(ink)
    if not found:
        return ()
    rooms = [0, *(round(blank.between(one, other), 2) for one, other in pairwise(found))]
    return tuple(Letter(_dotted(one), room) for one, room in zip(found, rooms, strict=True))


def with_blanks(
    parts: Sequence[str], places: Sequence[Box], said: str, blank: Blank, *, capital: bool
) -> str:
    """Return a name whose letters are known, with its blanks.

    Args:
        parts: its letters, some of them together where they touch.
        places: where they are.
        said: what was read, with the blanks that were seen.
        blank: what parts words.
        capital: whether the names around it begin with capitals.

    >>> places = [Box(at, 0, at + 6, 10) for at in (0, 7, 14, 26, 33)]
    >>> with_blanks("AnnXu", places, "AnnXu", Blank(1, 6), capital=True)
    'Ann Xu'

    Al is a name; behind two capitals an l is none.

    >>> said = "Al Ray", "ABl Xu"
    >>> [with_blanks(without_blanks(one), places, one, Blank(1, 6), capital=True) for one in said]
    ['Al Ray', 'ABI Xu']
    """
    bare = "".join(parts)
    heard = "".join(said.split())
    ends = set(accumulate(map(len, said.split())))
    same = SequenceMatcher(None, heard, bare, autojunk=False).get_matching_blocks()
    seen = {other + at for one, other, size in same for at in range(size + 1) if one + at in ends}
    made, at = parts[0], len(parts[0])
    for (before, left), (part, right) in pairwise(zip(parts, places, strict=True)):
        apart = blank.room(left, right, len(before), len(part))
        if apart > _least(before[-1:], part[:1], bare[at + 1 : at + 2], said=at in seen):
            made += " "
        made += part
        at += len(part)
    made = _LARGE_L.sub(lambda found: "I" * len(found[0]), _in_small_letters(made))
    made = _SMALL_L.sub(_small_l, made)
    if not capital:
        return made
    return _FIRST_L.sub("I", _LAST_L.sub(" I", _FIRST_LI.sub("Li", made)))


def words(inked: Sequence[Letter]) -> int:
    """Return how many words some letters make."""
    return 1 + sum(letter.apart > _BETWEEN for letter in inked)


def _dotted(letter: Sequence[Box]) -> bool:
    """Whether a letter has a dot, as an i has."""
    if len(letter) != _WITH_DOT:
        return False
    upper, lower = sorted(letter, key=lambda box: box.middle[1])
    return (
        upper.bottom <= lower.top
        and upper.high < _DOT * lower.high
        and upper.wide < 2 * upper.high
        and lower.wide < _STEM * lower.high
    )


def _in_small_letters(text: str) -> str:
    """Return a name with what small letters are misread as set right.

    >>> _in_small_letters("Underhi11"), _in_small_letters("Lindgvist")
    ('Underhill', 'Lindqvist')
    """
    return _QVIST.sub("qvist", _ONES.sub(lambda found: "l" * len(found[0]), text))


def _in_capitals(text: str) -> str:
    """Return a name in capitals, in which no letter is a small l.

    >>> _in_capitals("Ll, IRENE"), _in_capitals("Ll, Wei"), _in_capitals("Al")
    ('LI, IRENE', 'Ll, Wei', 'Al')
    """
    others = [one for one in text if one.isalpha() and one != "l"]
    large = len(others) >= _CAPITALS and all(one.isupper() for one in others)
    return text.replace("l", "I") if large else text


def name(
    text: str, inked: Sequence[Letter] = (), *, capital: bool = False, comma: bool = False
) -> str:
    """Return a name with what is often misread set right.

    Args:
        text: as it was read.
        inked: the letters that its ink makes, as of :func:`ink_letters`.
        capital: whether the names around it begin with capitals.
        comma: whether they have a comma after the last name.

    >>> letters = [Letter(apart=at == 4) for at in range(12)]
    >>> name("UIf Keller"), name("Ben lverson"), name("DanaMcIntyre", letters)
    ('Ulf Keller', 'Ben Iverson', 'Dana McIntyre')
    >>> [name("UXU", [Letter(), Letter(apart=room), Letter()]) for room in (0.8, 1)]
    ['UXU', 'U XU']
    >>> name("walter von Zimmerman", capital=True)
    'Walter von Zimmerman'
    >>> name("Weil. Xu", [Letter(), Letter(), Letter(True), *[Letter()] * 4], capital=True)
    'Wei I. Xu'
    >>> name("MARSH, 8EN"), name("Jo 0. Zeller"), name("PS 8")
    ('MARSH, BEN', 'Jo O. Zeller', 'PS 8')
    >>> name("XU, VICT(R"), name("XU(IM)")
    ('XU, VICTOR', 'XU(IM)')
    >>> name("Ann G'Dell"), name("Nils 11ling", capital=True)
    ("Ann O'Dell", 'Nils Illing')
    >>> name("Nils Lindgvist"), name("Jo Underhi11")
    ('Nils Lindqvist', 'Jo Underhill')
    >>> name("XU, |RENE"), name("|ANN"), name("Yusuf'F. Xu")
    ('XU, IRENE', '|ANN', 'Yusuf F. Xu')
    >>> name("XU. VICTOR", comma=True), name("REED JR., BEN", comma=True)
    ('XU, VICTOR', 'REED JR., BEN')
    >>> name("Dana i. Whitman", capital=True), name("Yusuf' F. O'Dell")
    ('Dana I. Whitman', "Yusuf F. O'Dell")
    >>> name("Kay ¥ Zeller")
    'Kay Y Zeller'
    >>> name("| rene Vance", capital=True), name("| Ann Vance", capital=True)
    ('Irene Vance', '| Ann Vance')
    """
    # No name has a sign of money: a period touches.
    text = _QUOTE_OF_F.sub(" ", _LAST_QUOTE.sub("", text.replace("¥", "Y")))
    text = _EIGHT.sub("B", _ZERO.sub("O", _in_small_letters(_in_capitals(text))))
    text = _HALF_O.sub("O", text)
    text = _ROUND_O.sub("O", _HEAD_ONES.sub(lambda found: "l" * len(found[0]), text))
    if comma:
        # Jr. and St. have their period beside the comma.
        text = _COMMA.sub(", ", text if "," in text else _STOP.sub(",", text, count=1))
    found = _as_inked(_INITIAL.sub("I", text), inked)
    if capital:
        found = _FIRST_L.sub("I", _LAST_L.sub(" I", _FIRST_LI.sub("Li", found)))
        found = _FIRST_BAR.sub("I", found)
    text = _CAPITAL_I.sub("I", _SMALL_L.sub(_small_l, found))
    if not capital:
        return text
    text = _SMALL_INITIAL.sub(lambda found: found[0].upper(), text)
    return _WORD.sub(_capital, _SEAM.sub(_seam, text))


def with_dots(text: str, ink: Sequence[Box]) -> str:
    """Return a text with an i for a stroke that has a dot, and ri for an n that has one.

    Where letters were lost, or touch, nobody knows which is which.

    >>> n, dot = Box(0, 4, 8, 12), Box(6, 0, 8, 2)
    >>> [with_dots(text, [n, dot, Box(10, 0, 18, 12)]) for text in ("nA", "lA", "A")]
    ['riA', 'lA', 'A']
    >>> with_dots("lA", [Box(0, 4, 2, 12), Box(0, 0, 2, 2), Box(4, 0, 12, 12)])
    'iA'
    >>> al = [Box(0, 0, 8, 12), Box(10, 3, 12, 12)]
    >>> with_dots("Al", al), with_dots("A l", al)
    ('Ai', 'A l')
    >>> with_dots("Ál", [Box(0, 4, 8, 16), Box(3, 0, 6, 2), Box(10, 4, 12, 16)])
    'Ál'
    >>> al, i, n = Box(0, 0, 9, 12), [Box(11, 3, 13, 12), Box(11, 0, 13, 2)], Box(15, 3, 18, 12)
    >>> with_dots("Alin", [al, *i, n, n._replace(left=19, right=22)])
    'Alin'
    """
    found = letters(ink)
    if len(found) != len(without_blanks(text)):
        return _with_ri(text, found)
    if _are_off(text, map(_dotted, found)):
        return text
    left = iter(found)
    line, high = _line_of(ink)
    # At the head of a word, what is low is no letter that lost its dot: it is beside its own.
    return "".join(
        character
        if character.isspace()
        else _as_dotted(character, next(left), line, high if before.strip() else inf)
        for before, character in pairwise(f" {text}")
    )


def with_lost_initial(text: str, owns: Sequence[str], known: Sequence[str]) -> str:
    """Return a name with the initial in front of a period that no look read: its shape is known.

    Args:
        text: the text.
        owns: which of its characters each letter of the ink is; empty where none is.
        known: what each letter's shape is mostly read as elsewhere; empty where nobody knows.

    >>> owns, known = ["K", "a", "y", "", ".", "X", "u"], ["K", "a", "y", "Y", ".", "X", "u"]
    >>> with_lost_initial("Kay. Xu", owns, known), with_lost_initial("Kay. Xu", owns, [""] * 7)
    ('Kay Y. Xu', 'Kay. Xu')
    """
    if len(known) != len(owns):
        return text
    for at, (own, letter, behind) in enumerate(zip(owns, known, owns[1:], strict=False)):
        if own or behind != "." or not (letter.isupper() and owns[at - 1].islower()):
            continue
        places = [place for place, one in enumerate(text) if not one.isspace()]
        there = places[sum(map(len, owns[:at]))]
        return f"{text[:there]} {letter}{text[there:]}"
    return text


def with_tall_first(text: str, placed: Sequence[tuple[str, Box]]) -> str:
    """Return a name with a capital first, if that letter is higher than the small one behind it.

    Args:
        text: the text, which may begin with "van" or "Van".
        placed: the characters of each of its letters, some of them together, and where they are.

    >>> high, low = Box(0, 0, 9, 12), Box(10, 3, 17, 12)
    >>> with_tall_first("van Horn", [("v", high), ("a", low)])
    'Van Horn'
    >>> with_tall_first("van Horn", [("v", low), ("a", low)])
    'van Horn'
    """
    if len(placed) < 2 or text[:1] != placed[0][0] or placed[0][0] not in _ALIKE_IN_SIZE:
        return text
    (_, first), (second, behind) = placed[:2]
    if (
        second not in _NO_STEM
        or first.high < _TALLER * behind.high
        or first.bottom > behind.bottom + 1
    ):
        return text
    return text[0].upper() + text[1:]


def with_low_strokes(text: str, placed: Sequence[tuple[str, Box]], ink: Sequence[Box]) -> str:
    """Return a text with an i for a stroke that is as low as small letters: its dot was lost.

    Args:
        text: the text.
        placed: the characters of each of its letters, some of them together, and where they are.
        ink: all its ink.

    >>> un, l, i = Box(0, 0, 9, 12), Box(11, 0, 13, 12), Box(15, 3, 17, 12)
    >>> with_low_strokes("Un ll", [("Un", un), ("l", l), ("l", i)], [un, l, i])
    'Un li'

    What is hardly higher than wide is no stroke.

    >>> with_low_strokes("Un ll", [("Un", un), ("l", l), ("l", i._replace(right=25))], [un, l, i])
    'Un ll'

    At the head of a word nothing is but a capital: letters that are as many as their ink by chance
    are beside their own.

    >>> low = [("U", un), ("n", l), ("l", i)]
    >>> with_low_strokes("Un l", low, [un, l, i]), with_low_strokes("Unl", low, [un, l, i])
    ('Un l', 'Uni')

    Beside a piece that is no letter, nobody knows which is the stroke: an n may be in two.

    >>> with_low_strokes("Un ll", [("Un", un), ("", l), ("l", i), ("l", l)], [un, l, i])
    'Un ll'
    """
    line, high = _line_of(ink)
    said = iter(re.findall(r"\S\s*", text))
    made = ""
    for at, (own, box) in enumerate(placed):
        some = "".join(next(said) for _ in own)
        known = len(own) == 1 and all(near for near, _ in placed[max(0, at - 1) : at + 2])
        inner = made[-1:] not in {"", " "}
        low = known and inner and own in _STROKES and _is_low(box, line, high)
        made += f"i{some[1:]}" if low else some
    return made or text


def _line_of(ink: Sequence[Box]) -> tuple[float, float]:
    """Return where letters end below, and how high the highest is, without accents above it.

    >>> _line_of([Box(0, 4, 9, 14), Box(3, 0, 6, 2), Box(11, 4, 13, 14)])
    (14, 10)
    """
    line = median(box.bottom for box in ink) if ink else 0
    tops = [box.top for box in ink if box.bottom > line - _DOT * box.high]
    return line, line - min(tops, default=line)


def _is_low(box: Box, line: float, high: float) -> bool:
    """Whether a stroke on a line is no higher than small letters are."""
    low = _LOWEST * high < line - box.top < _LOW * high
    return low and box.bottom > line - _DOT * high and box.wide < _STEM * box.high


def _are_off(text: str, dots: Iterable[bool]) -> bool:
    """Whether letters are as many as those of the ink by chance: their dots are elsewhere.

    Two touch, and one is in two pieces.
    """
    said = [one in _DOTTED for one in without_blanks(text)]
    seen = list(dots)
    return 0 < sum(said) == sum(seen) and not any(map(and_, said, seen))


def _with_ri(text: str, found: Sequence[Sequence[Box]]) -> str:
    """Return a text with ri for an n that has a dot, told by how many letters are behind it.

    >>> m, n, dot = [Box(0, 0, 5, 12), Box(5, 0, 9, 12)], Box(12, 4, 20, 12), Box(18, 0, 20, 2)
    >>> _with_ri("Ma Mna", [[one] for one in m] + [[n, dot], [Box(22, 4, 28, 12)]])
    'Ma Mria'

    Where each dot has its i, none is lost.

    >>> _with_ri("ti Mn", [[Box(0, 0, 5, 12)], [n, dot]])
    'ti Mn'
    """
    dots = sum(_dotted(letter) or _is_ri(letter) for letter in found)
    if dots <= sum(character in _DOTTED for character in text):
        return text
    behind = {len(found) - at for at, letter in enumerate(found) if _is_ri(letter)}
    places = [at for at, character in enumerate(text) if not character.isspace()]
    for after in sorted(behind):
        at = places[-after] if after <= len(places) else -1
        if at >= 0 and text[at] == "n":
            text = f"{text[:at]}ri{text[at + 1 :]}"
    return text


def _is_ri(letter: Sequence[Box]) -> bool:
    """Whether what may be an n has a dot above its right half."""
    if len(letter) != _WITH_DOT:
        return False
    upper, lower = sorted(letter, key=lambda box: box.middle[1])
    dotted = upper.bottom <= lower.top and upper.high < _DOT * lower.high
    return dotted and lower.middle[0] < upper.left < lower.right


def _as_dotted(character: str, letter: Sequence[Box], line: float, high: float) -> str:
    """Return what a letter is by its dot, if it has one; or by its height, if that was lost."""
    if character in _STROKES:
        (box, *more) = letter
        low = not more and _is_low(box, line, high)
        return "i" if _dotted(letter) or low else character
    return "ri" if character == "n" and _is_ri(letter) else character


def without_blanks(text: str) -> str:
    """Return only the letters and signs of a text.

    >>> without_blanks("Lee, Mary Jo")
    'Lee,MaryJo'
    """
    return "".join(text.split())


def with_strokes(text: str, ink: Sequence[Box], blank: Blank) -> str:
    """Return a text with as many strokes beside each other as its ink has, not one more or less.

    Where other letters were lost, or touch, nobody knows which is which.

    >>> tall, low = [Box(4 * at, 0, 4 * at + 2, 12) for at in range(3)], Box(14, 4, 20, 12)
    >>> [with_strokes(text, [*tall, low], Blank(2, 8)) for text in ("lla", "I111a", "lan")]
    ['llla', '111a', 'lan']

    The strokes at the head of a word are known though letters behind them touch.

    >>> i, ng = [Box(13, 3, 15, 12), Box(13, 0, 15, 2)], Box(17, 3, 29, 15)
    >>> with_strokes("ling", [*tall, *i, ng], Blank(2, 8))
    'llling'

    So they are where the last one touches the i.

    >>> i, n, g = Box(8, 0, 11.7, 12), Box(15, 3, 21, 12), Box(23, 3, 29, 15)
    >>> with_strokes("ling", [*tall[:2], i, n, g], Blank(2, 8))
    'llling'
    """
    high = max((box.high for box in ink), default=0)
    strokes: list[bool] = []
    ends: list[int] = []
    for at, one in enumerate(found := letters(ink)):
        if at and blank.between(found[at - 1], one) > _BETWEEN:
            ends.append(at)
        (box, *more) = one
        strokes.append(not more and box.wide < _SLENDER * box.high and box.high > _TALL * high)
    whole = _with_runs(text, strokes)
    parts = text.split()
    if whole != text or len(parts) != len(ends) + 1:
        return whole
    groups = [slice(begin, end) for begin, end in pairwise([0, *ends, len(strokes)])]
    return " ".join(
        _with_first_run(_with_runs(part, strokes[group]), strokes[group], found[group])
        for part, group in zip(parts, groups, strict=True)
    )


def _with_first_run(word: str, strokes: Sequence[bool], inked: Sequence[Sequence[Box]]) -> str:
    """Return a word that has strokes before an i at its head with as many as were seen."""
    said = _FIRST_STROKES.match(word)
    if not said:
        return word
    seen = sum(1 for _ in takewhile(bool, strokes))
    known = seen < len(inked) and (_dotted(inked[seen]) or _is_without_dot(inked[seen], inked[0]))
    for at in (seen - 1, seen):
        # The last of them may touch the i.
        as_many = len(inked) - at == len(word) - said.end()
        if as_many and 0 < at < len(inked) and _are_touching(inked[at], inked[:at]):
            seen, known = at + 1, True
            break
    more = seen - len(said[0]) if known and seen <= _MOST_STROKES else 0
    return said[0][0] * more + word


def _is_without_dot(letter: Sequence[Box], stroke: Sequence[Box]) -> bool:
    """Whether what is behind a stroke is an i whose dot was lost: as slender, and on its line.

    >>> stroke = [Box(0, 0, 5, 30)]
    >>> [_is_without_dot([Box(8, top, 13, 30)], stroke) for top in (0, 8, 20)]
    [False, True, False]
    """
    (box, *more), line, high = letter, stroke[0].bottom, stroke[0].high
    return not more and box.wide < _SLENDER * box.high and _is_low(box, line, high)


def _are_touching(letter: Sequence[Box], strokes: Sequence[Sequence[Box]]) -> bool:
    """Whether a piece is two strokes that touch: it is as wide as two of those before it.

    >>> strokes = [[Box(0, 0, 5, 36)], [Box(15, 0, 20, 36)]]
    >>> [_are_touching([Box(27, 0, 27 + wide, 36)], strokes) for wide in (5, 11, 20)]
    [False, True, False]
    """
    if len(letter) > 1:
        return False
    usual = median(around(list(one)).wide for one in strokes)
    return _TWO_WIDE[0] * usual <= letter[0].wide <= _TWO_WIDE[1] * usual


def _with_runs(text: str, strokes: Sequence[bool]) -> str:
    """Return a text with its strokes as many as seen, if nothing else differs."""
    said = [
        (is_, list(some))
        for is_, some in groupby(re.findall(r"\S\s*", text), lambda one: one[0] in _STROKES)
    ]
    runs = [(is_, len(list(some))) for is_, some in groupby(strokes)]
    if [is_ for is_, _ in runs] != [is_ for is_, _ in said]:
        return text
    both = list(zip(runs, said, strict=True))
    if any(not is_ and count != len(some) for (is_, count), (_, some) in both):
        return text
    beside = [
        one
        for ((is_, count), (_, some)), *near in zip(
            both, [None, *said[:-1]], [*said[1:], None], strict=True
        )
        if is_ and count != len(some)
        for one in (near[0] and near[0][1][-1][0], near[1] and near[1][1][0][0])
        if one
    ]
    if any(one in _STEMMED for one in beside):
        return text
    return "".join(
        some[-1][0] * (count - len(some))
        + "".join(some[-count:] if len(some) > _MOST_STROKES else some)
        for (_, count), (_, some) in both
    )


def with_seen_blanks(texts: Sequence[str], rooms: Sequence[Mapping[int, float]]) -> list[str]:
    """Return readings of a name with their blanks: where they differ in one, the ink decides.

    Args:
        texts: what was read.
        rooms: of each, how much of a blank is behind so many of its letters, where that is known.

    >>> with_seen_blanks(["KESA", "KE SA", "AN XU"], [{2: 0.4}, {2: 0.4}, {2: 1}])
    ['KESA', 'KESA', 'AN XU']
    >>> with_seen_blanks(["JosefIm", "Josef Im"], [{5: 0.2}, {5: 0.2}])
    ['Josef Im', 'Josef Im']
    """
    bare = ["".join(text.split()) for text in texts]
    ends = [set(accumulate(map(len, text.split()))) for text in texts]
    made = list(texts)
    for at, own in enumerate(bare):
        same = [some for one, some in zip(bare, ends, strict=True) if one == own]
        most = set().union(*same)
        apart = most - set(same[0]).intersection(*same)
        if not apart or not apart <= rooms[at].keys():
            continue
        # Behind a period, a comma or an f there is hardly any room, and a blank that one look saw.
        kept = {
            end
            for end in most
            if end not in apart
            or own[end - 1] in ".,"
            or rooms[at][end] > _BETWEEN
            or (own[end - 1] == "f" and own[end : end + 1].isupper())
        }
        made[at] = "".join(
            f"{character} " if end in kept and end < len(own) else character
            for end, character in enumerate(own, 1)
        )
    return made


def with_seams(text: str, rooms: Mapping[int, float]) -> str:
    """Return a name with a blank before a capital behind a small letter, where its ink has one.

    >>> with_seams("VanHorn", {3: 0.7}), with_seams("McIntyre", {2: 0.1})
    ('Van Horn', 'McIntyre')
    """
    made, at = "", 0
    for place, character in enumerate(text):
        if not character.isspace():
            seam = place and character.isupper() and text[place - 1].islower()
            if seam and rooms.get(at, 0) > _SEAM_ROOM:
                made += " "
            at += 1
        made += character
    return made


def is_strange(text: str) -> bool:
    """Whether hardly any name is written so: capitals within words, or figures, or letters alone.

    >>> (
    ...     is_strange("Nils ODell"),
    ...     is_strange("Mil l"),
    ...     is_strange("Dana McIntyre"),
    ...     is_strange("Jo 0. Pell"),
    ...     is_strange("Kay. Zeller"),
    ... )
    (True, True, False, True, True)
    """
    return _STRANGE.search(text) is not None


def has_comma(text: str) -> bool:
    """Whether a last name comes first: behind it is a comma, or what was read as a period.

    >>> has_comma("Ray, Ann"), has_comma("RAY. ANN"), has_comma("Ann B. Ray"), has_comma("AnnB.Ray")
    (True, True, False, False)
    """
    return "," in text or _STOP.search(text) is not None


def has_periods(texts: Iterable[str]) -> bool:
    """Whether names have a period behind an initial: one that was not seen is there, too.

    >>> (
    ...     has_periods(["Ann B. Lee", "Ben C. Xu", "Dee F Orr", "Gus H. Ives"]),
    ...     has_periods(["Ann B Lee"]),
    ... )
    (True, False)
    """
    some = list(texts)
    with_ = sum(_PERIODS.search(text) is not None for text in some)
    without = sum(_BARE_INITIAL.search(text) is not None for text in some)
    return with_ >= _INITIALS and with_ >= _POINTED * (with_ + without)


def lacks_period(text: str, others: Iterable[str]) -> bool:
    """Whether an initial of a name has no period, though some others have one.

    >>> lacks_period("Ann B Lee", ["Ben C. Xu", "Dee F. Orr"]), lacks_period("Ann B Lee", ["Jo Ed"])
    (True, False)
    """
    with_ = sum(_PERIODS.search(one) is not None for one in others)
    return with_ >= _SOME_INITIALS and _BARE_INITIAL.search(text) is not None


def may_be_rn(text: str, at: int) -> bool:
    """Whether an m of a text without blanks may be an r beside an n: between letters that go so.

    >>> [may_be_rn(text, text.index("m")) for text in ("Thome", "VanHom", "Dmitri", "Thompson")]
    [True, True, False, False]
    """
    return text[at - 1 : at] in {*"aeou"} and text[at + 1 : at + 2] not in {*"mbp"}


def with_periods(text: str) -> str:
    """Return a name with periods behind its initials.

    >>> [with_periods(text) for text in ("Rosa A Marsh", "Ali IL Marsh", "Kay Y, Marsh")]
    ['Rosa A. Marsh', 'Ali I. Marsh', 'Kay Y. Marsh']
    """
    text = _COMMA_BEHIND.sub(r"\1.", _TWO_STROKES.sub("I.", text))
    return _BARE_INITIAL.sub(r"\1.", text)


def with_touching_period(text: str) -> str:
    """Return a name with an initial and a period for one without that looks like both.

    >>> [with_touching_period(text) for text in ("Wei L Brook", "Wei L. Brook", "Wei A Brook")]
    ['Wei I. Brook', 'Wei L. Brook', 'Wei A Brook']
    """
    return _BARE_INITIAL.sub(lambda found: _WITH_PERIOD.get(found[1], found[1]), text)


def with_apostrophe(text: str, ink: Sequence[Box]) -> str:
    """Return a name with an apostrophe where its ink has one that was not read.

    >>> ink = [Box(0, 0, 6, 10), Box(8, 0, 9, 3), *(Box(at, 0, at + 6, 10) for at in (11, 19, 27))]
    >>> with_apostrophe("ODEL", ink), with_apostrophe("O'DEL", ink), with_apostrophe("ODL", ink)
    ("O'DEL", "O'DEL", 'ODL')
    """
    found = letters(ink)
    bare = "".join(text.split())
    place = around(list(ink)) if ink else Box(0, 0, 0, 0)
    at = [
        number
        for number, (one, *more) in enumerate(found)
        if not more
        and one.high < _TICK * place.high
        and one.bottom < place.middle[1]
        and one.wide <= one.high
        # A W in pieces has one that is no apostrophe: it touches the others.
        and all(_gaps_beside(found, number))
    ]
    if len(at) != 1 or len(found) != len(bare) + 1 or _QUOTES.search(text):
        return text
    before = [number for number, character in enumerate(text) if not character.isspace()][at[0] :]
    inner = before and before[0] > 0 and text[before[0] - 1 : before[0] + 1].isupper()
    return f"{text[: before[0]]}'{text[before[0] :]}" if inner else text


def _gaps_beside(found: Sequence[Sequence[Box]], at: int) -> list[float]:
    """Return how far a letter is from those beside it; 0 where they are above each other."""
    own = around(list(found[at]))
    beside = [around(list(one)) for one in found[max(0, at - 1) : at + 2] if one is not found[at]]
    return [max(0.0, own.left - one.right, one.left - own.right) for one in beside]


def has_broken_word(text: str) -> bool:
    """Whether a part of a name begins with a small letter, as if a word were in two parts.

    >>> [has_broken_word(name) for name in ("Quent in Joyner", "Maria van Zeller", "Ann Xu", "")]
    [True, False, False, False]
    """
    parts = text.split()[1:]
    return any((part[0].islower() or part[0] == "|") and part not in _SMALL_WORDS for part in parts)


def _as_inked(text: str, inked: Sequence[Letter]) -> str:
    """Return a text with its blanks where the ink has them, and an i where a dot is.

    Where letters touch each other, nobody knows which is which.
    """
    bare = "".join(text.split())
    if len(inked) != len(bare) or _are_off(bare, (letter.dot for letter in inked)):
        return text
    said = set(accumulate(map(len, text.split())))
    seen = {at for at, letter in enumerate(inked) if at and letter.apart > _SURELY} | {len(bare)}
    if seen != said and len(seen) == len(said) > 1:
        # As many by chance: one letter is in two pieces, and two touch.
        return text
    made = ""
    for at, (letter, (dot, apart)) in enumerate(zip(bare, inked, strict=True)):
        before, after = bare[at - 1 : at], bare[at + 1 : at + 2]
        if at and apart > _least(before, letter, after, said=at in said):
            made += " "
        made += "i" if dot and letter in "lI|1" else letter
    return _INITIAL.sub("I", made)


def _least(before: str, letter: str, after: str, *, said: bool) -> float:
    """Return how much of a blank must be between two letters for it to be one."""
    if not letter.isalnum() or before in "'’":
        return inf
    if before.islower() and letter.islower() and after != ".":
        # Within a word, letters are now and then further apart than elsewhere, or read so. Where
        # nobody read a blank there is none, but before what may be a capital I.
        if said:
            return _BETWEEN
        return _SURELY if letter == "l" else inf
    if said:
        return -inf
    if before.isupper() and letter.isupper():
        return _WHOLE
    if before.isupper():
        return inf
    return _SEAMED if before.islower() and letter.isupper() else _BETWEEN


def _seam(found: re.Match[str]) -> str:
    before = found.string[: found.start()].split()
    return "" if before and before[-1].endswith(_BEGINNINGS) else " "


def _small_l(found: re.Match[str]) -> str:
    before = found.string[: found.start()]
    return found[0] if before.endswith(_BEGINNINGS) else "l" * len(found[0])


def _capital(found: re.Match[str]) -> str:
    word = found[0]
    if len(word) < 3 or word[0] not in _SAME_SHAPE or word in _PARTICLES:
        return word
    before = found.string[: found.start()]
    return word if before and not before[-1].isspace() else word[0].upper() + word[1:]


def begin_with_capitals(texts: Iterable[str]) -> bool:
    """Whether most words of some names begin with a capital.

    >>> (
    ...     begin_with_capitals(["Ann Reed", "ben Marsh"]),
    ...     begin_with_capitals(["ann reed", "Ben Marsh"]),
    ... )
    (True, False)
    """
    words = [word for text in texts for word in _WORD.findall(text) if len(word) > 2]
    # A column in capitals says nothing of another one.
    words = [word for word in words if not word.isupper()]
    large = sum(word[0].isupper() for word in words)
    return bool(words) and large >= 0.7 * len(words)
