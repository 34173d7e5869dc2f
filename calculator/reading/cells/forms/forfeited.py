"""Games with a word behind that says they were not played: ``4w1 kl``, ``+5B (forfait)``.

The word is what every family understands; in front of it is a game as the family writes it. Loaded
when such a cell is there.
"""

from collections.abc import Callable
from functools import lru_cache

from calculator.model.late import pattern
from calculator.reading.cells.forms.form import Found
from calculator.reading.lexicon.phrases import units

#: Where a word may begin: behind a blank or an opening bracket.
_BEGINS = pattern(r"(?<=[\d½\w)+=-])[\s-]*[\s([]\s*(?=[^\W\d_½])")
#: Short for a forfeit behind a result only: in French and Italian F, in German and Czech K, for
#: "nicht angetreten" and "no presentado".
_LETTERS = {"f", "k", "n.a.", "n.a", "np", "n.p."}
#: What says a forfeit, whoever won: a winner's cell says of the other that nobody came.
_ANY = {"F", "loss", "mark", "both"}
_WON, _LOST = {"X"}, {"lost"}
#: What each result is without a game.
_CODES = {"W": "X", "L": "F", "X": "X", "F": "F"}


@lru_cache(maxsize=1024)
def game_of(text: str) -> tuple[str, frozenset[str]] | None:
    """Return the game in front of a word for a forfeit, and whose the word says it may be.

    >>> game_of("4w1 kl"), game_of("9 n 0 (W.O.)") == ("9 n 0", frozenset("WLXF"))
    (('4w1', frozenset({...})), True)
    >>> game_of("4w1 zonk"), game_of("Ann kampflos"), game_of("4w1 f (kl")
    (None, None, None)
    """
    for found in _BEGINS.finditer(text):
        game, behind = text[: found.start()], text[found.end() :]
        if "(" in found[0] or "[" in found[0]:
            if behind[-1:] not in {")", "]"}:
                continue
            behind = behind[:-1]
        if any(map(str.isdecimal, game)) and (codes := codes_of(behind.strip())):
            return game, codes
    return None


def codes_of(word: str) -> frozenset[str] | None:
    """Return with which results a word goes together that says a forfeit; ``None`` if it does not.

    >>> (
    ...     sorted(codes_of("no show") or ()),
    ...     sorted(codes_of("forfeit win") or ()),
    ...     codes_of("spielfrei"),
    ... )
    (['F', 'L', 'W', 'X'], ['W', 'X'], None)
    """
    if word.lower() in _LETTERS:
        return frozenset(_CODES)
    found = units(word)
    if not all(unit.means.keys() & {"forfeit", "filler"} for unit in found):
        return None
    said = {unit.means["forfeit"].meaning for unit in found if "forfeit" in unit.means}
    if said <= _WON | {"mark"} and said & _WON:
        return frozenset("WX")
    if said <= _LOST | {"mark"} and said & _LOST:
        return frozenset("LF")
    return frozenset(_CODES) if said and said <= _ANY else None


def forfeited(text: str, read: Callable[[str], Found | None]) -> Found | None:
    """Return what a cell says whose game was not played, if ``read`` knows the game.

    >>> from calculator.reading.cells.forms.form import Parsed
    >>> forfeited("4w1 kl", lambda game: Found(Parsed("W", 4), "w") if game == "4w1" else None)
    Found(parsed=Parsed(code='X', opponent=4, color='', game_halves=None), letter='w', weak=False)
    """
    apart = game_of(text)
    found = read(apart[0]) if apart else None
    if apart is None or found is None or found.parsed.opponent is None:
        return None
    code = found.parsed.code
    if code not in apart[1]:
        return None
    return found._replace(parsed=found.parsed._replace(code=_CODES[code]))
