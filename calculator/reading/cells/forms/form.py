"""A form of cells: its pattern, what its parts say, and examples."""

import re
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import RESULT_CODES, Color, shared
from calculator.model.late import late, pattern
from calculator.reading.cells.grammar import REMEMBERED, halves

if TYPE_CHECKING:
    from calculator.reading.lexicon.phrases import spoken
else:
    spoken = late("calculator.reading.lexicon.phrases", "spoken")


class Parsed(NamedTuple):
    """What a cell says: a result code, whom it names, the color, a team's game points."""

    code: str
    opponent: int | None = None
    color: Color = ""
    game_halves: int | None = None


class Found(NamedTuple):
    """What a cell says before it is known which letter means which color."""

    parsed: Parsed
    letter: str = ""
    """The letter of a color, in lower case."""
    weak: bool = False
    """Only a result among other results; see :attr:`Form.weak`."""


#: Half a point, a full one and none, however they are written.
HALF = r"½|1/2|0?[.,]50?0?"
POINTS = rf"{HALF}|[01](?:[.,]00?)?"
OPPONENT = r"#?(?P<o>\d{1,4})"
#: "½" is a letter to a pattern.
LETTER = r"(?P<c>[^\W\d_½])"

#: What the marks of a result mean; in some forms they mean forfeits.
PLAYED = {"1": "W", "½": "D", "0": "L", "=": "D", "+": "W", "-": "L"}
#: No result yet.
OPEN = {"": "", "*": "", "?": ""}
FORFEITED = {"1": "W", "½": "D", "0": "L", "=": "D", "+": "X", "-": "F"}
LETTERS = {"w": "W", "d": "D", "l": "L"}
#: Results as people put them into a chat.
PICTURES = {"✅": "W", "✔": "W", "✓": "W", "❌": "L", "✗": "L", "✘": "L", "🤝": "D"}

#: Stands for the kind of bye that goes with the program.
BYE = "bye"
#: A text without two letters in a row has no words; "W/D" is one.
_WORD = pattern(r"[^\W\d_][./]?[^\W\d_]")
#: Forms ask for the figures 0, 1, 2 and 5 by name; all others are the same to them.
_SAME = str.maketrans("46789", "33333")
#: A number of several figures that cannot be part of a score: forms ask only how long it is.
_LONG_NUMBER = pattern(r"(?<![\d.,/½])[1-9]\d+(?![\d.,/½])", re.ASCII)
_GROUP = pattern(r"\(\?P<\w>")
#: What is no word in a pattern: a class, the beginning of a group, a letter that may be missing.
_NO_WORD = pattern(r"\\.|\[[^\]]*\]|\(\?(?:P<\w+>|[-\w]*:|<?[=!])|[A-Za-z](?=[?*{])")
_SPELLED = pattern(r"[a-z]{3,}")


class Form(NamedTuple):
    """One way to write a cell.

    The groups of the pattern are ``r`` (result; ``s`` at another place), ``o`` (the opponent's
    number), ``c`` (the letter of a color) and ``g`` (a team's game points).
    """

    pattern: str
    examples: tuple[tuple[str, Parsed], ...]
    """Cells of this form, and what each says."""
    results: Mapping[str, str] = {}
    """The code of each mark that group ``r`` may be; without the group, the code under ``""``."""
    weak: bool = False
    """Whether such a text is a result only among cells that are: ``-``, ``?``."""
    nobody: bool = False
    """Whether number 0 is where there is no opponent."""
    worded: bool = False
    """Whether the pattern is of what the words of a text say (:func:`spoken`), not of the text."""

    def read(self, match: re.Match[str]) -> Found | None:
        """Return what a cell that matches the pattern says; ``None`` where that is nothing."""
        parts = match.groupdict()
        code = self.results.get(mark(parts.get("r") or parts.get("s") or ""))
        if code is None:
            return None
        number = shared(int(parts["o"])) if parts.get("o") else None
        games = parts.get("g")
        if number == 0:
            if not self.nobody:
                return None
            number = None
        letter = (parts.get("c") or "").lower()
        return Found(Parsed(code, number, "", halves(games) if games else None), letter, self.weak)


def mark(text: str) -> str:
    """Return the plain mark of a result.

    >>> [mark(text) for text in ("1.0", "0,5", "1/2", "Won", "0.0", ".5")]
    ['1', '½', '½', 'won', '0', '½']
    """
    text = text.lower()
    if text[:1] in {"0", "1", ".", ","}:
        return "½" if "5" in text or "/" in text else text[0]
    return text


def is_game(parsed: Parsed) -> bool:
    """Whether a game was played.

    >>> is_game(Parsed("W", 3)), is_game(Parsed("X", 3))
    (True, False)
    """
    return RESULT_CODES[parsed.code].played


@lru_cache(maxsize=REMEMBERED)
def alike(text: str) -> str:
    """Return what a text has in common with all others that are of the same forms.

    Tables have many different cells of few kinds: each kind is looked up in the forms once.
    What several words have in common is what each of them has, joined by spaces.

    >>> alike("47w1") == alike("86w1"), alike("47w1") == alike("47w0")
    (True, False)
    """
    return _LONG_NUMBER.sub(_as_long, text).translate(_SAME)


def _as_long(match: re.Match[str]) -> str:
    return "3" * len(match[0])


class Patterns:
    """Forms with their patterns, each compiled when it is needed first."""

    def __init__(self, forms: tuple[Form, ...]) -> None:
        self.forms = forms
        self._compiled: dict[int, re.Pattern[str]] = {}
        self._known: dict[str, int] = {}
        """Which form a text has, by :func:`alike`; for none, how many forms there are."""

    def read(self, text: str) -> Found | None:
        """Return what the first form says that the text has; ``None`` where it has none."""
        kind = alike(text)
        first = self._known.get(kind, 0)
        if first == len(self.forms):
            return None
        said = self._said(text)
        if first or self._has_any(text, said):
            for index in range(first, len(self.forms)):
                form = self.forms[index]
                match = self._pattern(index).fullmatch(said if form.worded else text)
                if match and (found := form.read(match)):
                    self._remember(kind, index)
                    return found
        self._remember(kind, len(self.forms))
        return None

    def may_read(self, text: str) -> bool:
        """Whether a text has the pattern of any form."""
        return self._has_any(text, self._said(text))

    def _said(self, text: str) -> str:
        """Return what the words of a text say, if a form asks for it."""
        return spoken(text) if self._worded and _WORD.search(text) else ""

    def _has_any(self, text: str, said: str) -> bool:
        """Whether a text is of any form: most are of none, and one pattern says so."""
        plain = self._plain is not None and self._plain.fullmatch(text)
        return bool(plain or (said and self._worded and self._worded.fullmatch(said)))

    @cached_property
    def spelled(self) -> tuple[str, ...]:
        """The words that are spelled out in the patterns of texts."""
        patterns = "|".join(form.pattern for form in self.forms if not form.worded)
        return tuple(sorted(set(_SPELLED.findall(_NO_WORD.sub(" ", patterns).lower()))))

    @cached_property
    def _plain(self) -> re.Pattern[str] | None:
        return _any_of(form.pattern for form in self.forms if not form.worded)

    @cached_property
    def _worded(self) -> re.Pattern[str] | None:
        return _any_of(form.pattern for form in self.forms if form.worded)

    def _pattern(self, index: int) -> re.Pattern[str]:
        if index not in self._compiled:
            self._compiled[index] = re.compile(self.forms[index].pattern, re.IGNORECASE)
        return self._compiled[index]

    def _remember(self, kind: str, index: int) -> None:
        if len(self._known) > REMEMBERED:
            self._known.clear()
        self._known[kind] = index


def _any_of(patterns: Iterable[str]) -> re.Pattern[str] | None:
    """Return one pattern for what any of them has, without their groups."""
    together = "|".join(_GROUP.sub("(?:", pattern) for pattern in patterns)
    return re.compile(together, re.IGNORECASE) if together else None
