"""Headings of tiebreak columns, as programs print them: "TBrk1", "Solk", "BH-C1".

US Chess tiebreaks get their own names, FIDE's their code with its modifiers (``BH/C1``),
whether or not somebody has written the rule yet.
"""

from typing import NamedTuple

from calculator.model.late import pattern
from calculator.tiebreaks import REGISTER, forms, slashed

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
