"""Which player a name means: "Brook, Ida", "Ida Brook", "I. Brook", "Brook", "BROOK Ida"."""

import unicodedata
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import groupby, permutations
from typing import NamedTuple

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.lexicon.headings import titles
from calculator.reading.text.errors import listed
from calculator.reading.text.grid import Cell

#: Letters that do not come apart into a plain one and its accent.
_LETTERS = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th"}
)
_WORD = pattern(r"[^\W_]+")
_TITLES = frozenset(titles().split("|"))
_UMLAUT = pattern(r"([aou])e")
#: A word of a name that was cut off has at least so many letters.
_CUT_OFF = 3
#: No list that cuts names leaves fewer letters; of first names after a comma any number.
_CUT_AT = 12
#: No name has more words.
_MOST_WORDS = 8
#: How alike two names must be for the one to be proposed for the other.
_ALIKE = 0.7
#: How alike they are if one is the other, misspelled.
_MISSPELLED = 0.85
#: Two letters alone may be initials without dots.
_INITIALS = 2


class Name(NamedTuple):
    """A name cut into words, in small letters without accents."""

    words: tuple[str, ...]
    last: tuple[str, ...]
    """The words of the last name where a comma tells it; else all words."""


@lru_cache(maxsize=8192)
def cut(text: str) -> Name:
    """Cut a name into its words.

    >>> cut("GM Müller-Łoś, Ana").words, cut("Brook, Ida").last
    (('muller', 'los', 'ana'), ('brook',))
    """
    last, comma, given = text[:200].partition(",")
    lasts, givens = _words(last), _words(given)
    return Name(lasts + givens, lasts if comma and givens else lasts + givens)


def _words(text: str) -> tuple[str, ...]:
    found = text.split()
    if len(found) > 1 and found[0].rstrip(".") in _TITLES:
        text = " ".join(found[1:])
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
        text = "".join(char for char in text if not unicodedata.combining(char))
    text = text.casefold().replace("'", "").replace("\u2019", "")
    return tuple(_WORD.findall(text))


def _glued(words: Sequence[str]) -> list[str]:
    """Return words with initials beside each other as one.

    >>> _glued(("a", "j", "fox")), _glued(("ida", "m", "fox"))
    (['aj', 'fox'], ['ida', 'm', 'fox'])
    """
    made: list[str] = []
    for initials, run in groupby(words, lambda word: len(word) == 1):
        found = list(run)
        made += ["".join(found)] if initials else found
    return made


@lru_cache(maxsize=8192)
def key(text: str) -> tuple[str, ...]:
    """Return what two ways to write one whole name have in common.

    >>> key("Brook, Ida") == key("IDA  BROOK"), key("Brook, Ida") == key("Brook, I")
    (True, False)
    """
    return tuple(sorted(cut(text).words))


class _Beginnings:
    """Positions by texts, and by what texts begin with."""

    def __init__(self, texts: Iterable[tuple[str, int]]) -> None:
        self._at: dict[str, list[int]] = {}
        for text, at in texts:
            self._at.setdefault(text, []).append(at)
        self._sorted = sorted(self._at)

    def exactly(self, text: str) -> Sequence[int]:
        """Return the positions of a text."""
        return self._at.get(text, ())

    def that_begin(self, text: str) -> Iterator[int]:
        """Yield the positions of the texts that begin with one."""
        for found in range(bisect_left(self._sorted, text), len(self._sorted)):
            if not self._sorted[found].startswith(text):
                return
            yield from self._at[self._sorted[found]]


def _forms(*words: str) -> set[str]:
    """Return words as they are and with umlauts taken back."""
    return {form for word in words for form in (word, plain(word))}


def _pairs(name: str) -> set[str]:
    """Return each two words of a name, in both orders."""
    forms = [_forms(word) for word in cut(name).words[:_MOST_WORDS]]
    return {
        f"{one} {other}"
        for own, others in permutations(forms, 2)
        for one in own
        for other in others
    }


class People:
    """Players by name."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    @cached_property
    def _by_key(self) -> dict[tuple[str, ...], list[int]]:
        found: dict[tuple[str, ...], list[int]] = {}
        for at, name in enumerate(self.names):
            found.setdefault(key(name), []).append(at)
        return found

    @cached_property
    def _by_word(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for at, name in enumerate(self.names):
            for form in _forms(*cut(name).words):
                found.setdefault(form, []).append(at)
        return found

    @cached_property
    def _alone(self) -> dict[str, list[int]]:
        """Those of one word."""
        found: dict[str, list[int]] = {}
        for at, name in enumerate(self.names):
            if len(words := cut(name).words) == 1:
                for form in _forms(*words):
                    found.setdefault(form, []).append(at)
        return found

    @cached_property
    def _by_pairs(self) -> _Beginnings:
        return _Beginnings(
            (pair, at) for at, name in enumerate(self.names) for pair in _pairs(name)
        )

    @cached_property
    def _by_letters(self) -> _Beginnings:
        return _Beginnings((" ".join(cut(name).words), at) for at, name in enumerate(self.names))

    def _near(self, name: str) -> set[int]:
        """Return the positions of all whom a name may fit.

        They share a word, and of two names with several words two: a common last name alone brings
        nobody here, so that many of one name are no more work than as many others.
        """
        words = cut(name).words
        if len(words) < 2:
            return {at for form in _forms(*words) for at in self._by_word.get(form, ())}
        found = {at for form in _forms(*words) for at in self._alone.get(form, ())}
        for pair in _pairs(name):
            found.update(self._by_pairs.that_begin(pair))
            # One of the other's words may be cut off.
            for end in range(pair.index(" ") + 2, len(pair)):
                found.update(self._by_pairs.exactly(pair[:end]))
        return found

    def exact(self, name: str) -> tuple[int, ...]:
        """Return the positions of those whose whole name it is."""
        return tuple(self._by_key.get(key(name), ())) if cut(name).words else ()

    def find(self, name: str) -> tuple[int, ...]:
        """Return the positions of those whom a name fits best: one, several or none.

        >>> people = People(["Brook, Ida", "Brook, Tom", "Felix Ashdown", "A.J. Fox"])
        >>> people.find("ida brook"), people.find("Brook"), people.find("F. Ashdown")
        ((0,), (0, 1), (2,))
        >>> people.find("A.J."), people.find("AJ"), people.find("Fox, AJ")
        ((3,), (3,), (3,))
        """
        return self.exact(name) or self.others(name) or self._called_by_initials(name)

    def _called_by_initials(self, name: str) -> tuple[int, ...]:
        """Return the positions of those whose initials are in a name, with or without dots."""
        return tuple(self._by_initials.get(tuple(sorted(_glued(cut(name).words))), ()))

    @cached_property
    def _by_initials(self) -> dict[tuple[str, ...], list[int]]:
        """By the words of names with initials as one word, and by this word alone."""
        found: dict[tuple[str, ...], list[int]] = {}
        for at, name in enumerate(self.names):
            words = cut(name).words
            glued = _glued(words)
            short = [word for word in glued if word not in words or len(word) == _INITIALS]
            for one in {tuple(sorted(glued)), *((word,) for word in short)}:
                found.setdefault(one, []).append(at)
        return found

    def others(self, name: str) -> tuple[int, ...]:
        """Return the positions of those whom a name fits best, but not word for word."""
        wanted = cut(name)
        near = self._near(name) - set(self.exact(name))
        degrees = {at: fitting(wanted, cut(self.names[at])) for at in near}
        if best := max(degrees.values(), default=0):
            return tuple(sorted(at for at, degree in degrees.items() if degree == best))
        # A list may cut within the last name.
        begins = " ".join(wanted.words)
        return tuple(sorted(self._by_letters.that_begin(begins))) if len(begins) >= _CUT_AT else ()

    def degree(self, name: str, at: int) -> int:
        """Return how well a name fits one of them (see :func:`fitting`)."""
        return fitting(cut(name), cut(self.names[at]))

    def nearest(self, name: str) -> tuple[str, ...]:
        """Return the names, at most three, that look most like one that nobody has."""
        from difflib import get_close_matches  # noqa: PLC0415 - needed only for a fault

        whole = {" ".join(key(known)): known for known in self.names}
        close = get_close_matches(" ".join(key(name)), list(whole), 3, _ALIKE)
        if not close:
            # A last name alone, or a first one.
            single = {word: known for known in self.names for word in cut(known).words}
            near = get_close_matches(" ".join(cut(name).last), list(single), 3, _ALIKE)
            return tuple(dict.fromkeys(single[one] for one in near))
        return tuple(whole[one] for one in close)


def alike(one: str, other: str) -> bool:
    """Whether two names differ only as a misspelled one differs from the right one.

    >>> alike("Ashdwon, Felix", "Ashdown, Felix"), alike("Ashdown, Felix", "Brook, Ida")
    (True, False)
    """
    (left, mine), (right, others) = _together(one), _together(other)
    if abs(len(left) - len(right)) > 3 or len(mine ^ others) > 4:
        return False
    from difflib import SequenceMatcher  # noqa: PLC0415 - seldom needed

    matcher = SequenceMatcher(None, left, right)
    return matcher.quick_ratio() > _MISSPELLED and matcher.ratio() > _MISSPELLED


@lru_cache(maxsize=8192)
def _together(name: str) -> tuple[str, frozenset[str]]:
    """Return the words of a name, in order, and its letters."""
    text = " ".join(key(name))
    return text, frozenset(text)


@lru_cache(maxsize=8192)
def plain(word: str) -> str:
    """Return a word with "ue" for "ü" and the like taken back, to compare only."""
    return _UMLAUT.sub(r"\1", word)


def fitting(one: Name, other: Name) -> int:
    """Return how well two names fit each other: 0 if they do not.

    4: the same words; 3: but for initials, middle names and cut-off words; 2: one is only
    a last name of the other; 1: one is only a first name of the other.

    >>> ida = cut("Brook, Ida")
    >>> [
    ...     fitting(cut(text), ida)
    ...     for text in ("Ida Brook", "Brook I", "Brook", "Ida", "Brooks, Ida")
    ... ]
    [4, 3, 2, 1, 0]
    """
    # However they are written or cut off, words that are alike begin alike.
    mine = {word[0] for word in one.words if word not in other.words}
    others = {word[0] for word in other.words if word not in one.words}
    if mine and others and not mine & others:
        return 0
    left, right = Counter(one.words), Counter(other.words)
    whole = left & right
    left, right = left - whole, right - whole
    if not left and not right:
        return 4
    if _begins(one, other) or _begins(other, one):
        return 3
    same = list(whole)
    for word in list(left):
        for theirs in list(right):
            if not right[theirs]:
                continue
            spelled = plain(word) == plain(theirs)
            if spelled or _shortened(word, theirs, one, other):
                left[word] -= 1
                right[theirs] -= 1
                same += [word] if spelled else []
                break
    if max(map(len, same), default=0) < 2 or (+left and +right):
        # Initials alone are nobody's name.
        return 0
    if min(len(one.words), len(other.words)) > 1:
        # Words of first names alone are nobody's name.
        return 3 if set(same) & set(other.last) and set(same) & set(one.last) else 3 * (not +left)
    short, long_ = (one, other) if len(one.words) == 1 else (other, one)
    return 2 if short.words[0] in long_.last else 1


def _begins(short: Name, whole: Name) -> bool:
    """Whether a list with this much room cuts a name this way: in its last word, after others.

    >>> [
    ...     _begins(cut(short), cut("Brook,Hans-Joachim"))
    ...     for short in ("Brook,Hans-Jo", "Brook,Ha", "Bro", "Brook,Jo")
    ... ]
    [True, True, False, False]
    """
    *first, last = short.words or ("",)
    at = len(first)
    return (
        0 < at < len(whole.words)
        and whole.words[:at] == tuple(first)
        and whole.words[at].startswith(last)
        and last.isalpha()
        and (last not in short.last or len(" ".join(short.words)) >= _CUT_AT)
    )


def _shortened(word: str, theirs: str, one: Name, other: Name) -> bool:
    """Whether one of two words is the other's initial, or the other one cut off at its end."""
    if not (theirs.startswith(word) or word.startswith(theirs)):
        return False
    short = min(len(word), len(theirs))
    given = word not in one.last and theirs not in other.last
    return short == 1 or (given and short >= _CUT_OFF)


def names_taken(taken: Sequence[tuple[Cell, str]]) -> list[Message]:
    """Return one warning for all names that were matched to somebody's name by a part of it."""
    if not taken:
        return []
    first, name = taken[0]
    every = listed((f"{cell.text} = {name}" for cell, name in taken), 8)
    facts = (len(taken), first.text, name, every)
    return [Message("name-taken", facts, first.line, first.column)]
