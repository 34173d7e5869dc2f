"""Names of tiebreaks as programs print them: in headings, in legends, in annotations.

US Chess tiebreaks get their own names, FIDE's their code with its modifiers (``BH/C1``),
whether or not somebody has written the rule yet.
"""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from calculator.model.late import late, pattern
from calculator.reading.text.grid import Cell
from calculator.tiebreaks import REGISTER, forms, slashed

if TYPE_CHECKING:
    from calculator.reading.columns.announced import announced, notes
else:
    announced = late("calculator.reading.columns.announced", "announced")
    notes = late("calculator.reading.columns.announced", "notes")

#: The tiebreaks with a heading of their own, by the heading without spaces, dots and the like;
#: with a question mark where the heading leaves open which form it is.
_HEADINGS = {heading: name for name, form, _ in forms() for heading in form.headings.split()}
#: The names of tiebreaks as our own texts write them.
HEADED = {name for name, form, _ in forms() if form.headings or form.perhaps}
_HEADINGS |= {heading: f"{name}?" for name, form, _ in forms() for heading in form.perhaps.split()}
#: Headings of tiebreaks that nobody can name by them alone, or that we do not have.
_NAMELESS = "rtgsum arpo recrp berlin schmul rtgdif apkt cara mpsum esb sbesb"
_HEADINGS |= dict.fromkeys(_NAMELESS.split(), "?")
#: The codes that FIDE has for what American headings call by their own names.
FIDE_CODES = {entry.name: entry.printed.fide for entry in REGISTER.values() if entry.printed.fide}
_CODES = " ".join(
    entry.name if entry.printed.codes is None else entry.printed.codes
    for entry in REGISTER.values()
    if entry.system == "fide"
)
#: A code of FIDE's with its modifiers, whether or not we have the rule.
CODE = pattern(rf"(?:{'|'.join(_CODES.split())})(?::[MG]P)?(?:/[A-Z]+[+-]?\d*)*")


#: What has no effect in a heading.
_UNSEEN = pattern(r"[\s.:_]")
#: What stands for the words of a name that our own text marks as a guess.
GUESSED = "?"


class Announced(NamedTuple):
    """A tiebreak named in the text."""

    name: str
    """Empty where nobody knows it."""
    sure: bool = True
    """False where its parameters are left open."""
    said: str = ""
    """What the text calls it, where nobody knows it."""


def tiebreak_headed(heading: str) -> str | None:
    """Return the tiebreak that a column's heading names, if it does.

    With a question mark where the heading leaves open which form of it is meant; a question mark
    alone where it is a tiebreak that we cannot name.

    >>> tiebreak_headed("Mod. Med"), tiebreak_headed("BH-C1"), tiebreak_headed("Club")
    ('modified-median', 'BH/C1', None)
    >>> tiebreak_headed("Vict."), tiebreak_headed("RtgSum")
    ('WIN?', '?')
    """
    code = slashed(heading.strip())
    if "/" in code and CODE.fullmatch(code):
        return code
    return _HEADINGS.get(_UNSEEN.sub("", heading.lower()))


#: Without one of these, a text announces no tiebreaks, and need not be read for them.
_HINT = pattern(
    r"tie|tb|wert|wtg|fw|desemp|des\W?\d|d[ée]p|spar|sp\W?\d|eşit|eb\W?\d|bys|pu\W?\d|pdt|\d[.)]",
    re.IGNORECASE,
)
_YEAR = pattern(r"\((20\d\d)\)")
#: The editions that an annotation names by their year, the newest first.
_EDITIONS = (("2026", "fide-2026"), ("2023", "fide-2024"))


def edition_named(around: Iterable[Cell]) -> str:
    """Return the edition of FIDE's rules that the annotations of tiebreaks name, if they do.

    >>> edition_named([Cell("Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints)", 1, 1)])
    'fide-2024'
    """
    for cell in around:
        if not _YEAR.search(cell.text):
            continue
        for _, said in notes(cell.text[:2000]):
            if year := _YEAR.search(said):
                return next((name for since, name in _EDITIONS if since <= year[1]), "")
    return ""


def legend(around: Sequence[Cell], *, teams: bool = False) -> dict[int, Announced]:
    """Read what the text around a table says that its first, second … tiebreak is.

    >>> legend([Cell("Tie Break1: Direct Encounter Tie Break2: Koya System", 1, 1)])[2].name
    'KS'
    """
    if any(_HINT.search(cell.text) for cell in around):
        return announced(around, teams=teams)
    return {}
