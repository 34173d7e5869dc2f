"""A family of forms: those in which one program, or one habit, writes its cells."""

from functools import lru_cache

from calculator.model import Message, NumberedBy
from calculator.reading.cells.forms.form import BYE, Form, Found, Patterns
from calculator.reading.cells.forms.words import ANYWHERE

#: No cell is longer.
LONGEST = 40
#: The largest events have 30,000 different cells.
REMEMBERED = 40_000
_WORDS = Patterns(ANYWHERE)


@lru_cache(maxsize=REMEMBERED)
def _anywhere(text: str) -> Found | None:
    return _WORDS.read(text)


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
        self._patterns = Patterns(forms)
        self._found: dict[str, Found | None] = {}

    def found(self, text: str) -> Found | None:
        """Return what a cell says in these forms; ``None`` where it has none of them."""
        if text in self._found:
            return self._found[text]
        if len(self._found) > REMEMBERED:
            self._found.clear()
        self._found[text] = found = self._read(text) if 0 < len(text) < LONGEST else None
        return found

    def _read(self, text: str) -> Found | None:
        return self._patterns.read(text) or self.anywhere(text)

    def anywhere(self, text: str) -> Found | None:
        """Return what a cell says in the forms that every family has."""
        found = _anywhere(text)
        if found and found.parsed.code == BYE:
            return found._replace(parsed=found.parsed._replace(code=self.bye))
        return found
