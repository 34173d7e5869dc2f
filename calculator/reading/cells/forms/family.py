"""A family of forms: those in which one program, or one habit, writes its cells."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from calculator.model import Message, NumberedBy
from calculator.model.late import late, pattern
from calculator.reading.cells.forms.form import BYE, HALF, Form, Found, Parsed, Patterns, alike
from calculator.reading.cells.grammar import REMEMBERED, Kept
from calculator.reading.lexicon import plain

if TYPE_CHECKING:
    from calculator.reading.cells.forms.forfeited import forfeited, game_of
    from calculator.reading.lexicon.phrases import may_be_part
else:
    forfeited = late("calculator.reading.cells.forms.forfeited", "forfeited")
    game_of = late("calculator.reading.cells.forms.forfeited", "game_of")
    may_be_part = late("calculator.reading.lexicon.phrases", "may_be_part")

#: No cell is longer.
LONGEST = 40

_LETTER, _SCORE = r"[^\W\d_½]", r"(?:½|1/2|0?[.,]5|[01](?:[.,]0)?|[+-])"
#: What may be a game with a word for a forfeit behind it: "4w1 kl", "+ 5B (forfait)".
_WORD_BEHIND = pattern(
    rf"(?:[-+=<>]\s?{_LETTER}?\d{{1,4}}\s?{_LETTER}?|{_LETTER}?\d{{1,4}}{_LETTER}"
    rf"|\d{{1,4}}\s?\(?{_LETTER}\)?\s?{_SCORE}|{_LETTER}\s?\d{{1,4}}(?:\s+{_SCORE})?"
    rf"|{_SCORE}\s*\(?\s?{_LETTER}?\s?\d{{1,4}}\s?{_LETTER}?\)?|\d{{1,4}}\s+{_SCORE})"
    r"[\s([]+[^\W\d_½][^\d]*"
)
#: A bye of a full point is what the word alone says.
_VALUES = {"½": "H", "0": "U", "1": BYE}
_BYES = {"bye": BYE, **{code.lower(): code for code in "PBHUXF"}}


def _words(*examples: tuple[str, str], weak: bool = False) -> Form:
    """Return the form of a word, or several, that say a round without a game."""
    mark = "~" if weak else "="
    said = tuple((text, Parsed(code)) for text, code in examples)
    return Form(rf"{mark}(?P<r>[a-z]+)", said, _BYES, weak, worded=True)


ANYWHERE = (
    _words(
        ("Bye", BYE),
        ("-bye-", BYE),
        ("½ BYE", "H"),
        ("Half-point bye", "H"),
        ("bye (½)", "H"),
        ("bye 0", "U"),
        ("PAB", "P"),
        ("spielfrei", "P"),
        ("exempt", "P"),
        ("descansa", "P"),
        ("UNPAIRED", "U"),
        ("withdrawn", "U"),
        ("absent", "U"),
        ("nicht ausgelost", "U"),
        ("Forfeit win", "X"),
        ("No show", "F"),
    ),
    _words(("libre", "P"), ("out", "U"), weak=True),
    Form(r"=", (("pending", Parsed("")),), {"": ""}, weak=True, worded=True),
    Form(
        rf"-(?P<r>{HALF}|[01](?:[.,]0)?)-",
        (("-½-", Parsed("H")), ("-1-", Parsed(BYE)), ("-0-", Parsed("U"))),
        _VALUES,
    ),
    # A whole number in brackets may be a score, or somebody's place.
    Form(
        rf"[(\[](?:{HALF}|H)[)\]]",
        (("(½)", Parsed("H")), ("[1/2]", Parsed("H")), ("(H)", Parsed("H"))),
        {"": "H"},
        weak=True,
    ),
    Form(rf"[HB]\s*\(?(?:{HALF})\)?", (("H0.5", Parsed("H")), ("B½", Parsed("H"))), {"": "H"}),
    Form(r"B\s*\(?1[.,]0\)?", (("B1.0", Parsed("B")),), {"": "B"}),
    Form(r"U\s*\(?0[.,]0\)?", (("U0.0", Parsed("U")),), {"": "U"}),
    Form(
        r"-*(?P<r>[xfz])[\s#-]*(?P<o>\d{1,4})",
        (("X9", Parsed("X", 9)), ("F 9", Parsed("F", 9))),
        {"x": "X", "f": "F", "z": "Z"},
    ),
    Form(r"(?P<r>[10])\s*-?[fx]", (("1F", Parsed("X")), ("0F", Parsed("F"))), {"1": "X", "0": "F"}),
    Form(r"(?:v|vs)\.?\s*#?(?P<o>\d{1,4})", (("vs 4", Parsed("", 4)),), {"": ""}),
    Form(r"[?*]|tb[ad]", (("?", Parsed("")), ("TBD", Parsed(""))), {"": ""}, weak=True),
)
"""What is understood in every table; ``bye`` alone is of the kind that goes with the program."""

_WORDS = Patterns(ANYWHERE)


@lru_cache(maxsize=REMEMBERED)
def _anywhere(text: str) -> Found | None:
    return _WORDS.read(text)


#: After so many different kinds of cells one pattern for all forms is worth it: most have none.
_FEW = 400
#: The forms of every family.
_FORMS = [*ANYWHERE]


@lru_cache(maxsize=1)
def _every() -> Patterns:
    return Patterns(tuple(_FORMS))


@lru_cache(maxsize=REMEMBERED)
def may_be_read(kind: str) -> bool:
    """Whether a kind of cells (:func:`alike`) may have a form of any family: sooner told than each.

    Of the first few kinds nobody asks. Most others have a name in them.
    """
    if may_be_read.cache_info().misses <= _FEW:
        return True
    if _is_readable(kind):
        return True
    apart = game_of(kind) if _may_be_forfeited(kind) else None
    return apart is not None and _is_readable(apart[0])


def _may_be_forfeited(text: str) -> bool:
    """Whether a cell has the shape of a game with a word behind, and its last word is known."""
    return _WORD_BEHIND.fullmatch(text) is not None and may_be_part(text.rpartition(" ")[2])


def _is_readable(kind: str) -> bool:
    return all(map(_is_spelled, _NAME.findall(kind))) and _every().may_read(kind)


#: Letters of a name; no form has as many in a row but in a word that it spells out.
_NAME = pattern(r"[^\W\d_½]{5,}")


@lru_cache(maxsize=REMEMBERED)
def _is_spelled(letters: str) -> bool:
    """Whether letters may be of a word that a form spells out, or of one that is known.

    >>> _is_spelled("Wagainst"), _is_spelled("Forfei"), _is_spelled("Ashdown")
    (True, True, False)
    """
    own = plain(letters)
    return any(word in own for word in _every().spelled) or may_be_part(letters)


class Family:
    """Forms that go together in a table."""

    def __init__(
        self,
        name: str,
        forms: tuple[Form, ...],
        expected: Message,
        *,
        bye: str = "B",
        letters: tuple[tuple[str, str], ...] = (("w", "b"),),
        naming: bool = True,
        scored: bool = True,
        halves: bool = False,
        meanings: tuple[NumberedBy, NumberedBy] = ("start", "start"),
        pointless: re.Pattern[str] | None = None,
        untold: re.Pattern[str] | None = None,
    ) -> None:
        self.name = name
        """As :attr:`calculator.reading.columns.raw.RawTable.dialect` has it."""
        self.forms = forms
        self.expected = expected
        """Says what a cell should be; where letters may differ, its facts are replaced by them."""
        self.bye = bye
        """What the word bye says: a full-point bye, or the pairing-allocated one."""
        self.letters = letters
        """The pairs of letters that may mean White and Black."""
        self.naming = naming
        """Whether its games name the opponent."""
        self.scored = naming and scored
        """Whether a score that names nobody is a bye."""
        self.halves = halves
        """Whether at least half a point that names nobody is one."""
        self.meanings = meanings
        """What the first number of a row mostly is, and the second one."""
        self.pointless = pointless
        """What begins cells beside which an empty one is of a round without a point.

        Colors tell so too.
        """
        self.untold = untold
        """A cell of a round without a game of which only the total tells what it scored."""
        self._patterns = Patterns(forms)
        _FORMS.extend(forms)
        self.found: Callable[[str], Found | None] = Kept(self._read).__getitem__
        """Says what a cell says in these forms; ``None`` where it has none of them."""
        self._owns: Callable[[str], Found | None] = Kept(self._patterns.read).__getitem__

    def _read(self, text: str) -> Found | None:
        if not (0 < len(text) < LONGEST and may_be_read(alike(text))):
            return None
        found = self._patterns.read(text)
        if found is None and _may_be_forfeited(text):
            found = forfeited(text, self._patterns.read)
        return found or self.anywhere(text)

    def owns(self, text: str) -> bool:
        """Whether a cell has one of these forms, not only one that is understood everywhere."""
        return self._owns(text) is not None

    def anywhere(self, text: str) -> Found | None:
        """Return what a cell says in the forms that every family has."""
        found = _anywhere(text)
        if found and found.parsed.code == BYE:
            return found._replace(parsed=found.parsed._replace(code=self.bye))
        return found
