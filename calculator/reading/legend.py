"""Names of tiebreaks as programs print them: in headings, in legends, in annotations.

US Chess tiebreaks get their own names, FIDE's their code with its modifiers (``BH/C1``),
whether or not somebody has written the rule yet.
"""

import operator
import re
from collections.abc import Iterable
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.grid import Cell
from calculator.tiebreaks import REGISTER, forms, slashed

#: The tiebreaks with a heading of their own, by the heading without spaces, dots and the like.
_HEADINGS = {heading: name for name, form, _ in forms() for heading in form.headings.split()}
_HEADED = set(_HEADINGS.values())
#: The codes that FIDE has for what American headings call by their own names.
FIDE_CODES = {entry.name: entry.printed.fide for entry in REGISTER.values() if entry.printed.fide}
#: What annotations say, in the order in which it is looked for.
_CALLED = tuple(
    (phrase, entry)
    for _, phrase, entry in sorted(
        (
            (rank, phrase, entry)
            for entry in REGISTER.values()
            for phrase, rank in entry.printed.called.items()
        ),
        key=operator.itemgetter(0),
    )
)
_CODES = " ".join(
    entry.name if entry.printed.codes is None else entry.printed.codes
    for entry in REGISTER.values()
    if entry.system == "fide"
)
_CODE = pattern(rf"(?:{'|'.join(_CODES.split())})(?::[MG]P)?(?:/[A-Z]+[+-]?\d*)*")


class Announced(NamedTuple):
    """A tiebreak named in the text; ``sure`` is false where its parameters are left open."""

    name: str
    sure: bool = True


def tiebreak_headed(heading: str) -> str | None:
    """Return the tiebreak that a column's heading names, if it does.

    >>> tiebreak_headed("Mod. Med"), tiebreak_headed("BH-C1"), tiebreak_headed("Club")
    ('modified-median', 'BH/C1', None)
    """
    code = slashed(heading.strip())
    if "/" in code and _CODE.fullmatch(code):
        return code
    return _HEADINGS.get(re.sub(r"[\s.:_]", "", heading.lower()))


def tiebreak_called(text: str) -> Announced | None:
    """Return the tiebreak that an annotation describes, with its modifiers.

    >>> tiebreak_called("Buchholz Tie-Break Variable (2026) (Gamepoints, Cut1)")
    Announced(name='BH/C1', sure=True)
    >>> tiebreak_called("Buchholz Tie-Breaks (variabel with parameter)").sure
    False
    """
    text = re.sub(r"\s+", " ", text[:200].strip(" .;-"))
    plain = slashed(text.removesuffix("?"))
    if plain in _HEADED or _CODE.fullmatch(plain):
        return Announced(plain, not text.endswith("?"))
    if name := tiebreak_headed(text):
        return Announced(name)
    low = text.lower()
    entry = next((entry for phrase, entry in _CALLED if phrase in low), None)
    if entry is None:
        return None
    if not entry.printed.parameters:
        return Announced(entry.name)
    modifiers = [f"/C{n}" for n in re.findall(r"\bcut[\s-]?(\d)", low)[:1]]
    modifiers += [f"/M{n}" for n in re.findall(r"\bmedian[\s-]?(\d)", low)[:1]]
    limited = entry.fide is not None and "L" in entry.fide.modifiers
    if limited and (limit := re.search(r"limit\s*(\d{1,2})", low)) and limit[1] != "50":
        # Two digits: one alone would be half points.
        modifiers.append(f"/L{limit[1]:0>2}")
    sure = bool(modifiers) or not re.search(r"variabl?el? with param|variable$", low)
    return Announced(entry.name + "".join(modifiers), sure)


_NOTE = pattern(
    r"(?:tie[\s-]*br(?:ea)?k|wertung|feinwertung|desempate|départage|spareggio|eşitlik bozma|"
    r"tiebreaker)\s*(\d)\s*:\s*",
    re.IGNORECASE,
)
_LISTED = pattern(r"(?<!\d)(\d)[.)]\s*([A-Za-z .'-]+)")


_YEAR = pattern(r"\((20\d\d)\)")
#: The editions that an annotation names by their year, the newest first.
_EDITIONS = (("2026", "fide-2026"), ("2023", "fide-2024"))


def edition_named(around: Iterable[Cell]) -> str:
    """Return the edition of FIDE's rules that the annotations of tiebreaks name, if they do.

    >>> edition_named([Cell("Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints)", 1, 1)])
    'fide-2024'
    """
    for cell in around:
        for said in _NOTE.split(cell.text[:2000])[2::2]:
            if year := _YEAR.search(said):
                return next((name for since, name in _EDITIONS if since <= year[1]), "")
    return ""


def legend(around: Iterable[Cell]) -> dict[int, Announced]:
    """Read what the text around a table says that its first, second … tiebreak is.

    >>> legend([Cell("Tie Break1: Direct Encounter Tie Break2: Koya System", 1, 1)])[2].name
    'KS'
    """
    found: dict[int, Announced] = {}
    for cell in around:
        text = cell.text[:2000]
        parts = _NOTE.split(text)
        for number, said in zip(parts[1::2], parts[2::2], strict=False):
            if named := tiebreak_called(said):
                found[int(number)] = named
        if len(parts) == 1:
            for number, name in _LISTED.findall(text):
                if tiebreak := tiebreak_headed(name):
                    found[int(number)] = Announced(tiebreak)
    return found
