"""Where the letters of a typewriter have their ink: each has as much room as any other."""

import re
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from math import ceil, floor
from typing import NamedTuple

from calculator.scanned.common_names import is_common
from calculator.scanned.picture import Box

#: Letters that fill their room, and touch those beside it: so wide are they, in rooms.
_BROAD, _BROADLY = frozenset("MWmw@"), 1.15
#: Those that they are misread as.
_NARROWER = {"M": "NVWAHU", "m": "nvu"}
#: A letter is narrow that has less than so much of its room; a name of so many letters is short.
_NARROW, _SHORT = 0.85, 3
#: What is read between letters where nothing is; and strokes beside each other, of which one is
#: read twice, or lost.
_SPECKS, _STROKES = (
    re.compile(r"['’‘`´|\]\[]"),
    re.compile("(?<=i) ?[Il1|!]+|[Il1|!](?: ?[Il1|!])+"),
)
_STROKE = re.compile("(?<![iIl1|!])[Il1|!](?![iIl1|!])")
#: Letters that never have, below their middle, but one stem in the middle of their room; nor one on
#: each side and nothing between; nor anything but one in the middle.
_NEVER = {"m": "NHUODQCGSABWnuhoa", "n": "IiltLTMEFYVZr1|([])", "x": "IlT1|"}
_WORD = re.compile(r"[^\W\d_]+")
#: Ink is looked for at so many places in a pixel.
_FINE = 2
#: So much of a room is as much as nothing; so much less must the ink of another name differ.
_STEP, _CLEARLY = 0.05, 0.1


class Typed(NamedTuple):
    """How much room letters have, and where one has its middle; no room where that differs."""

    pitch: float = 0
    phase: float = 0


def likelier_typed(
    text: str, looks: Sequence[str], ink: Sequence[Box], widths: Mapping[str, float], typed: Typed
) -> str:
    """Return the name whose letters have their ink where it is.

    Args:
        text: what was read.
        looks: what else was.
        ink: pieces of ink.
        widths: how wide letters are that are known.
        typed: how much room each letter has.

    >>> widths = {"U": 8, "N": 7, "A": 9}
    >>> likelier_typed("UNA", [], [Box(1, 0, 29, 9)], widths, Typed(10, 5))
    'UMA'
    >>> apart = [Box(1, 0, 9, 9), Box(12, 0, 19, 9), Box(21, 0, 30, 9)]
    >>> likelier_typed("UMA", ["UNA"], apart, widths, Typed(10, 5))
    'UNA'
    """
    own = {text, *looks}
    own |= {other for one in own for other in _with_m(one, widths, typed.pitch)}
    own = {one for one in own if one == text or _may_differ(text, one, widths)}
    if not typed.pitch or not ink or len(own) < 2:
        return text
    same = [one for one in (text, *looks) if len(one) == len(text)]
    agreed = [Counter(column) for column in zip(*same, strict=True)]
    off = {one: _misfit(one, ink, widths, typed) / typed.pitch for one in own}
    best = min(
        own,
        key=lambda one: (
            round(off[one] / _STEP),
            -sum(count[letter] for count, letter in zip(agreed, one, strict=True)),
            one != text,
            one,
        ),
    )
    return best if off[best] <= off[text] - _CLEARLY else text


def as_in_rooms(text: str, seen: str) -> str:
    """Return a name with as many letters as there are rooms for them, and an m or n by its stems.

    Args:
        text: what was read.
        seen: of each room whether it has the stems of an m, or of an n, as other letters have them
            too, or is empty; "x" where it has something else.

    >>> as_in_rooms("Una Xu", "xmx xn"), as_in_rooms("Uma Pell", "xnx xxmm"), as_in_rooms("An", "n")
    ('Uma Xu', 'Una Pell', 'An')
    >>> (
    ...     as_in_rooms("Mi I'I", "xmmm"),
    ...     as_in_rooms("Val ley", "xxmmxx"),
    ...     as_in_rooms("Elm St", "x" * 6),
    ... )
    ('MiII', 'Valley', 'Elm St')
    >>> as_in_rooms("Il1ling, Jo", "mmmmnx  xx"), as_in_rooms("Iling, Jo", "mmmmnx  xx")
    ('Il1ing, Jo', 'Illing, Jo')
    >>> as_in_rooms("DIMITRI", "nxmmnm"), as_in_rooms("LI, IUMA", "mm  nxx")
    ('DMITRI', 'LI, UMA')
    >>> as_in_rooms("Mi I", "xmmm"), as_in_rooms("CHRISTO", "xnnmxmx")
    ('MiIl', 'CHRISTO')
    >>> as_in_rooms("Nil Wu", "xmmxxn"), as_in_rooms("F. Calder", "x   xmnxm")
    ('Nil Wu', 'F. Calder')
    >>> as_in_rooms("Mill", "xxmmm"), as_in_rooms("Frank Vun", "xmxmx xxm")
    ('Mill', 'Frank Vum')
    """
    may_be = [text, _laid(text, seen), _laid(_SPECKS.sub("", text), seen)]
    # No stroke comes in place of a blank between others.
    changed = [(one, _laid(one, seen)) for one in _with_a_stroke_changed(text)]
    may_be += [laid for one, laid in changed if laid.count(" ") >= one.count(" ")]
    if any(
        rest != "m" and _lies(text, rooms, 0) and not contradictions(text, rooms)
        for rest, rooms in ((seen[:1], seen[1:]), (seen[-1:], seen[:-1]))
    ):
        # What reaches into the room beside it is no letter more.
        return as_in_rooms(text, seen[1:] if _lies(text, seen[1:], 0) else seen[:-1])
    # A C has hardly anything in the middle of its room: what was read there is there.
    fitting = [text] if _lies(text, seen, 1) else [one for one in may_be if _lies(one, seen, 0)]
    if not fitting:
        return text
    best = min(fitting, key=lambda one: contradictions(one, seen))
    pairs = zip(best, seen, strict=True)
    stems = "".join(told if {own, told} == {"m", "n"} else own for own, told in pairs)
    words = ((best[at], stems[at]) for at in (slice(*one.span()) for one in _WORD.finditer(best)))
    # In small print, where stems are is hardly seen: no usual name becomes another one.
    told_so = iter([own if is_common(own) > is_common(other) else other for own, other in words])
    return _WORD.sub(lambda _: next(told_so), best)


def _lies(text: str, seen: str, most: int) -> bool:
    """Whether a text has its letters and blanks where rooms are full and empty, but for so many."""
    if len(text) != len(seen) or text[:1].isspace() or "  " in text:
        return False
    pairs = list(zip(text, seen, strict=True))
    if any(letter.isspace() and not room.isspace() for letter, room in pairs):
        return False
    return sum(letter.isalnum() and room.isspace() for letter, room in pairs) <= most


def contradictions(text: str, seen: str) -> int:
    """Return how many letters of a name cannot be what is in their rooms, or are too many or few.

    >>> [contradictions(text, "xnnxn  nxn") for text in ("MARSH, UMA", "MARSH, IMA", "MARSH, MA")]
    [0, 1, 1]
    """
    own = text if _lies(text, seen, 1) else _laid(text, seen)
    if len(own) != len(seen):
        return max(1, abs(len("".join(own.split())) - len("".join(seen.split()))))
    return sum(letter in _NEVER.get(room, "") for letter, room in zip(own, seen, strict=True))


def with_fitting(text: str, other: str, seen: str) -> str:
    """Return a name with letters of another reading where its own cannot be what is seen there.

    >>> with_fitting("MARSH, IMA", "NARSH, UJA", "xnnxn  nxn")
    'MARSH, UMA'
    """
    own, others = _laid(text, seen), _laid(other, seen)
    if not len(own) == len(others) == len(seen):
        return text
    return "".join(
        another if one in _NEVER.get(room, "") and another not in _NEVER.get(room, "") else one
        for one, another, room in zip(own, others, seen, strict=True)
    )


def _laid(text: str, seen: str) -> str:
    """Return a text with its blanks where rooms are empty; as it is where it has no such place.

    >>> _laid("Jo A. Xu", "xx x  xx"), _laid("JoA.Xu", "xx x  xx"), _laid("Jo", "x")
    ('Jo A. Xu', 'Jo A. Xu', 'Jo')
    """
    left = deque("".join(text.split()))
    made = ""
    for room in seen:
        if room.isspace() and (not left or left[0].isalnum()):
            made += " "
        elif left and (room.isspace() or left[0].isalnum()):
            made += left.popleft()
        else:
            return text
    return text if left else made


def _with_a_stroke_changed(text: str) -> Iterator[str]:
    """Yield a text with a stroke less, or one more where several are beside each other.

    >>> [*_with_a_stroke_changed("Ill Xu")], [*_with_a_stroke_changed("DIM")]
    (['Il Xu', 'Illl Xu'], ['DM'])
    >>> [*_with_a_stroke_changed("Mi I")]
    ['Mi', 'MiIl', 'Mi ']
    """
    for found in _STROKES.finditer(text):
        run = found[0].replace(" ", "")
        yield text[: found.start()] + run[:-1] + text[found.end() :]
        yield f"{text[: found.start()]}{run}l{text[found.end() :]}"
    # A stem of the letter beside it was read as one.
    for found in _STROKE.finditer(text):
        yield text[: found.start()] + text[found.end() :]


def _with_m(text: str, widths: Mapping[str, float], pitch: float) -> Iterator[str]:
    """Yield a name with an M for a letter that is less wide, if that is known.

    >>> sorted(_with_m("UNA", {"U": 8, "N": 7}, 10))
    ['MNA', 'UMA']
    """
    for at, letter in enumerate(text):
        for broad, narrower in _NARROWER.items():
            if letter in narrower and widths.get(letter, pitch) < _NARROW * pitch:
                yield text[:at] + broad + text[at + 1 :]


def _may_differ(text: str, other: str, widths: Mapping[str, float]) -> bool:
    """Whether names differ in what is broad in one of them; no usual name becomes another one.

    >>> widths = {"N": 7, "n": 6}
    >>> [_may_differ("UNA", one, widths) for one in ("UMA", "UnA")]
    [True, False]
    >>> _may_differ("Frank", "Framk", widths)
    False
    """
    if len(text) != len(other):
        return False
    pairs = [{*pair} for pair in zip(text, other, strict=True) if pair[0] != pair[1]]
    return all(pair & _BROAD and pair <= widths.keys() | _BROAD for pair in pairs) and all(
        one == changed or len(one) <= _SHORT or not is_common(one.strip(".,"))
        for one, changed in zip(text.split(), other.split(), strict=False)
    )


def _misfit(text: str, ink: Sequence[Box], widths: Mapping[str, float], typed: Typed) -> float:
    """Return how much of a line has ink where a name has none, or has none where that has some."""
    pitch, phase = typed
    left = min(box.left for box in ink)
    first = _wide(text[0], widths, pitch) or pitch
    room = round((left + first / 2 - phase) / pitch)
    begin = floor(phase + (room - 1) * pitch)
    end = ceil(max(phase + (room + len(text)) * pitch, *(box.right for box in ink)))
    count = (end - begin) * _FINE
    seen, said, known = [False] * count, [False] * count, [True] * count

    def mark(line: list[bool], start: float, stop: float, *, as_: bool) -> None:
        for at in range(max(0, round((start - begin) * _FINE)), round((stop - begin) * _FINE)):
            if at < count:
                line[at] = as_

    for box in ink:
        mark(seen, box.left, box.right, as_=True)
    for at, letter in enumerate(text):
        if letter.isspace():
            continue
        middle = phase + (room + at) * pitch
        wide = _wide(letter, widths, pitch)
        if wide:
            mark(said, middle - wide / 2, middle + wide / 2, as_=True)
        else:
            mark(known, middle - pitch / 2, middle + pitch / 2, as_=False)
    return (
        sum(one != other and sure for one, other, sure in zip(seen, said, known, strict=True))
        / _FINE
    )


def _wide(letter: str, widths: Mapping[str, float], pitch: float) -> float:
    """Return how wide a letter is; 0 where nobody knows."""
    if letter in widths:
        return widths[letter]
    return _BROADLY * pitch if letter in _BROAD else 0
