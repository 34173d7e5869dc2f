"""Letters that stand for words: the table as a whole says in which language."""

from collections.abc import Mapping
from typing import NamedTuple

from calculator.model import COLORS, Color

#: What stands for White and Black in each language. ``b`` is Black only beside ``w``: elsewhere it
#: is blanc, blanco, bianco, branco, bílý, beyaz.
COLOR_LETTERS: Mapping[str, tuple[str, str]] = {
    "en": ("w", "b"),
    "de": ("w", "s"),
    "es": ("b", "n"),
    "nl": ("w", "z"),
    "pl": ("b", "c"),
    "cs": ("b", "č"),
    "tr": ("b", "s"),
    "pt": ("b", "p"),
    "nb": ("h", "s"),
    "sv": ("v", "s"),
    "fi": ("v", "m"),
    "et": ("b", "m"),
    "lt": ("b", "j"),
    "ro": ("a", "n"),
    "ru": ("б", "ч"),
    "el": ("λ", "μ"),
}
ENGLISH = COLOR_LETTERS["en"]
PAIRS = tuple(COLOR_LETTERS.values())

#: A color drawn, or pieces of it, and its word.
DRAWN: Mapping[str, str] = {
    **dict.fromkeys("○◯□◻⚪⬜♔♙", "white"),
    **dict.fromkeys("●⬤■◼⚫⬛♚♟", "black"),
}

#: What stands for a win, a draw and a loss in each language: only the table as a whole tells which
#: language it is.
RESULT_LETTERS: Mapping[str, tuple[str, ...]] = {
    "es": ("gtp", "gep"),
    "de": ("grv", "srn", "srv", "sun", "guv"),
    "fr": ("gnp", "vnp", "vnd"),
    "it": ("vps", "vns", "vnp"),
    "pt": ("ved", "gep"),
    "nl": ("wrv", "grv", "wrn"),
    "pl": ("wrp", "zrp"),
    "cs": ("vrp",),
    "sv": ("vrf", "vof"),
    "da": ("grt", "vrt", "srt"),
    "nb": ("srt", "vrt", "sut", "vut"),
    "fi": ("vth",),
}
#: In Finnish White; in English what is between two players.
_VERSUS = "v"
#: Cells with a letter of a color: of fewer nothing can be told.
_MIN_LETTERED = 4


class Letters(NamedTuple):
    """The letters of a table."""

    pair: tuple[str, str]
    colors: Mapping[str, Color]
    unclear: str = ""
    """The letters of which it is not known which color they mean."""


def of_pair(pair: tuple[str, str]) -> Letters:
    """Return the letters that mean White and Black.

    >>> of_pair(("w", "z")).colors
    {'w': 'W', 'z': 'B'}
    """
    return Letters(pair, {pair[0]: COLORS["W"], pair[1]: COLORS["B"]})


def letters_of(counts: Mapping[str, int], pairs: tuple[tuple[str, str], ...]) -> Letters:
    """Decide which letters mean which color, from how often each is in a table.

    >>> letters_of({"w": 5, "z": 5}, PAIRS).pair, letters_of({"b": 3}, PAIRS).unclear
    (('w', 'z'), 'b')
    """
    best = max(pairs, key=lambda pair: _covered(counts, pair))
    every = sum(counts.values())
    if counts.keys() == {_VERSUS} and every >= _MIN_LETTERED:
        # "1 v 3", by whoever does not say the colors: nowhere has everybody White all the time.
        return Letters(best, {_VERSUS: ""}, "")
    if _covered(counts, best) < every and len(counts) == 2 and _even(counts, every):
        # Two letters that do not go together in any language that we know: the colors stay open.
        first, second = sorted(counts)
        return Letters((first, second), {first: "", second: ""}, f"{first}, {second}")
    fitting = [pair for pair in pairs if _covered(counts, pair) == _covered(counts, best)]
    seen = [letter for letter in best if counts.get(letter)]
    unclear = [
        letter
        for letter in seen
        if len({pair.index(letter) for pair in fitting if letter in pair}) > 1
    ]
    if unclear:
        return Letters(best, dict.fromkeys(seen, ""), ", ".join(unclear))
    return of_pair(best)


def _covered(counts: Mapping[str, int], pair: tuple[str, str]) -> int:
    return sum(counts.get(letter, 0) for letter in pair)


def _even(counts: Mapping[str, int], every: int) -> bool:
    """Whether both letters are there often: one that is there once is a slip."""
    return every >= _MIN_LETTERED and 4 * min(counts.values()) >= every
