"""FIDE's codes: a tiebreak, the points it is made of, and modifiers (``BH:MP/C1/P``)."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from calculator.model import MessageError
from calculator.model.late import pattern

_MODIFIER = pattern(r"([CM])(\d{1,2})|(P|F|R)|L(\d{2,3})|L([+-]\d{1,2}|\d)|U(\d{3,4})|K([1-9]\d?)")
#: The Handbook writes a cut with a dash.
_DASHED = pattern(r"-(?=[CM]\d{1,2}(?:[/-]|$))", re.IGNORECASE)
#: What a limit in percent can be: 1 to 9 are half points, and 10 to 19 nobody can have meant.
_PERCENT = range(20, 101)


class ModifierError(MessageError):
    """A FIDE code with a modifier that it cannot have."""


class Code(NamedTuple):
    """A tiebreak with its modifiers."""

    base: str
    of: str = ""
    """``MP`` or ``GP`` in a team event; empty: the points that rank."""
    low: int = 0
    """How many of the lowest are cut (``/C1``, ``/M1``)."""
    high: int = 0
    """How many of the highest are cut (``/M1``)."""
    forfeits: bool = False
    """Forfeits count as played against the scheduled opponent (``/P``)."""
    fore: bool = False
    """As if the paired games of the last round were drawn (``/F``)."""
    percent: int | None = None
    """The limit of the Koya system (``/L60``)."""
    shift: int = 0
    """By how many half points that limit is moved (``/L+1``; FIDE's questions write ``/L1``)."""
    reverse: bool = False
    """The other way around (``/R``)."""
    unrated: int | None = None
    """What an unrated player is rated (``/U1400``)."""
    divisor: int | None = None
    """What the sum of scores is divided by in score and schedule strength (``/K4``)."""

    @property
    def name(self) -> str:
        """The code as it is written, modifiers in a fixed order."""
        parts = [f"{self.base}:{self.of}" if self.of else self.base]
        if self.low:
            parts.append(f"{'M' if self.high else 'C'}{self.low}")
        parts += ["P"] * self.forfeits + ["F"] * self.fore
        if self.percent is not None:
            parts.append(f"L{self.percent}")
        if self.shift:
            parts.append(f"L{self.shift:+d}")
        parts += ["R"] * self.reverse
        if self.unrated is not None:
            parts.append(f"U{self.unrated}")
        if self.divisor is not None:
            parts.append(f"K{self.divisor}")
        return "/".join(parts)


def slashed(name: str) -> str:
    """Write a code as records do that the Handbook writes with a dash (art. 5 and 14).

    >>> slashed("BH-C1"), slashed("BH:GP-M2/P"), slashed("modified-median")
    ('BH/C1', 'BH:GP/M2/P', 'modified-median')
    """
    return _DASHED.sub("/", name) if "-" in name else name


def split(name: str) -> tuple[str, str, list[str]]:
    """Take a code apart: the tiebreak, the points that it is made of, the modifiers.

    >>> split("bh:mp/c1/p"), split("ARO-C1")
    (('BH', ':MP', ['C1', 'P']), ('ARO', '', ['C1']))
    """
    head, *modifiers = slashed(name).upper().split("/")
    base, colon, of = head.partition(":")
    return base, colon + of, modifiers


def parsed(base: str, of: str, modifiers: Iterable[str], allowed: str) -> Code:
    """Make a code of its parts; ``allowed`` are the letters of the modifiers it may have.

    Raises :class:`ModifierError` for another modifier.

    >>> parsed("KS", "", ["L+1"], "L").shift, parsed("KS", "", ["L1"], "L").name
    (1, 'KS/L+1')
    """
    code = Code(base, of)
    for modifier in modifiers:
        match = _MODIFIER.fullmatch(modifier)
        if match is None or modifier[0] not in allowed:
            letters = ", ".join(f"/{letter}" for letter in allowed)
            problem = "no-modifier" if allowed else "no-modifiers"
            if match is not None and match[1]:
                problem = "no-cut"
            raise ModifierError(problem, base, modifier, letters)
        cut, many, letter, percent, shift, unrated, divisor = match.groups()
        if cut:
            code = code._replace(low=int(many), high=int(many) if cut == "M" else 0)
        elif percent:
            if int(percent) not in _PERCENT:
                raise ModifierError("no-limit", base, modifier)
            code = code._replace(percent=int(percent))
        elif shift:
            code = code._replace(shift=int(shift))
        elif unrated:
            code = code._replace(unrated=int(unrated))
        elif divisor:
            code = code._replace(divisor=int(divisor))
        elif letter == "P":
            code = code._replace(forfeits=True)
        elif letter == "F":
            code = code._replace(fore=True)
        else:
            code = code._replace(reverse=True)
    return code
