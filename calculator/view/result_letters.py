"""What the letters of results mean, for those who do not know them or have others."""

from collections.abc import Iterable

from calculator.words import kind, say

#: The letters in the order in which they are explained.
_ORDER = "WDLNSRXFZBPHU"


def letters(codes: Iterable[str], *, but: Iterable[str] = ()) -> list[str]:
    """Say what each letter means, each once, without those that need no explanation.

    >>> letters(["L", "W", "L", "?"], but="?")
    ['W win', 'L loss']
    """
    occurring = set(codes) - {"", *but}
    known = sorted(occurring & set(_ORDER), key=_ORDER.find)
    return [say("sign-letter", code, kind(code)) for code in known]
