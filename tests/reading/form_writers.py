"""Crosstables written in each family of the forms of cells: one writer a family."""

from collections.abc import Callable

from calculator.model import Crosstable, Result
from tests.reading.writers import Holds, Writer
from tests.support.tables import points

_WON = {"W": "1", "D": "½", "L": "0", "X": "1", "Z": "½", "F": "0"}
_BYES = {"P": "1", "B": "1", "H": "½", "U": "0"}
_SIGNS = {"W": "+", "D": "=", "L": "-"}


def _letter(result: Result, letters: str) -> str:
    return letters["WB".index(result.color)] if result.color else ""


def club_results(result: Result) -> str:
    """``1 (15s)``, ``1k (20w)``, ``½k``."""
    if result.opponent is None:
        return f"{_BYES[result.code]}k" if result.code else ""
    forfeit = "k" if result.code in {"X", "Z", "F"} else ""
    return f"{_WON[result.code]}{forfeit} ({result.opponent}{_letter(result, 'ws')})"


def swiss_chess(result: Result) -> str:
    """``3w/1``, ``8/+``, ``22-``, ``+``."""
    if result.opponent is None:
        return {"P": "+", "H": "bye ½", "U": "-", "": ""}[result.code]
    if result.code in {"X", "F"}:
        return f"{result.opponent}{'/+' if result.code == 'X' else '-'}"
    return f"{result.opponent}{_letter(result, 'ws')}/{_WON[result.code]}"


def swiss_perfect(result: Result) -> str:
    """``15:W``, ``:W``."""
    if result.opponent is None:
        return {"P": ":W", "H": ":D", "U": ":L", "": ""}[result.code]
    return f"{result.opponent:>2}:{ {'X': '+', 'F': '-'}.get(result.code, result.code) }"


def _signed(result: Result, letters: str) -> str:
    if result.opponent is None:
        return {"P": "EXE", "B": ">", "H": "=", "U": ""}[result.code]
    sign = {**_SIGNS, "X": ">", "F": "<"}[result.code]
    return f"{sign}{result.opponent:3}{_letter(result, letters)}"


def ffe(result: Result) -> str:
    """``+ 26N``, ``>104N``, ``EXE``."""
    return _signed(result, "BN")


def sharly(result: Result) -> str:
    """``+ 26B``, in English."""
    return _signed(result, "WB")


def dutch(result: Result) -> str:
    """``3z1``."""
    if result.opponent is None:
        return {"P": "-1", "H": "-½", "U": "-0", "": ""}[result.code]
    code = {**_WON, "X": "+", "F": "-"}[result.code]
    return f"{result.opponent}{_letter(result, 'wz')}{code}"


def vega_web(result: Result) -> str:
    """``1 16``, ``½ BYE``."""
    if result.opponent is None:
        return f"{_BYES[result.code]} BYE" if result.code else ""
    forfeit = "k" if result.code in {"X", "F"} else ""
    return f"{_WON[result.code]}{forfeit} {result.opponent}"


def words(result: Result) -> str:
    """``Won 12``, ``Lost to 12 (black)``, ``Half-point bye``."""
    if result.opponent is None:
        return {"B": "Bye", "H": "Half-point bye", "U": "UNPAIRED", "": ""}[result.code]
    if result.code in {"X", "F"}:
        return f"{result.code}{result.opponent}"
    verb = {"W": "Won", "D": "Drew", "L": "Lost to"}[result.code]
    color = {"W": " (white)", "B": " (black)", "": ""}[result.color]
    return f"{verb} {result.opponent}{color}"


def versus(result: Result) -> str:
    """``W vs 12``, ``W12 (1.0)``."""
    if result.opponent is None:
        return {"B": "bye 1", "H": "BYE (½)", "U": "-0-", "": ""}[result.code]
    if result.code in {"X", "F"}:
        return f"{result.code}-{result.opponent}"
    return f"{result.code} vs {result.opponent}"


def color_first(result: Result) -> str:
    """``w12 1``."""
    if result.opponent is None:
        return {"B": "1-pt bye", "H": "½ bye", "U": "bye 0", "": ""}[result.code]
    code = {**_WON, "X": "+", "F": "-"}[result.code]
    return f"{_letter(result, 'wb')}{result.opponent} {code}"


def opponent_first(result: Result) -> str:
    """``12 (w) 1``."""
    if result.opponent is None:
        return {"P": "bye", "H": "H0.5", "U": "absent", "": ""}[result.code]
    code = {**_WON, "X": "+", "F": "-"}[result.code]
    return f"{result.opponent} ({_letter(result, 'wb')}) {code}"


def _table(cell: Callable[[Result], str]) -> Callable[[Crosstable], str]:
    def write(table: Crosstable) -> str:
        rounds = "\t".join(str(at) for at in range(1, table.rounds + 1))
        text = f"No.\tName\tRtg\t{rounds}\tPts\n"
        for player in table.players:
            cells = "\t".join(cell(result) for result in player.results)
            total = f"{points(player, table):g}"
            text += f"{player.number}\t{player.name}\t{player.rating or ''}\t{cells}\t{total}\n"
        return text

    return write


def _writer(cell: Callable[[Result], str], holds: Holds, layout: str = "table-text") -> Writer:
    return Writer(layout, _table(cell), holds)


_PAB = Holds(byes="PHU")
_PLAIN = Holds(byes="BHU")
_FRENCH = Holds(byes="PBHU", blanks=False)
WRITERS = {
    "result-first": _writer(club_results, _PAB),
    "swiss-chess": _writer(swiss_chess, _PAB),
    "swiss-perfect": _writer(swiss_perfect, _PAB._replace(colors=False)),
    "signed": _writer(ffe, _FRENCH),
    "signed (English)": _writer(sharly, _FRENCH),
    "chess-results": _writer(dutch, _PAB, "chess-results-text"),
    "result-first (web)": _writer(vega_web, _PAB._replace(colors=False)),
    "us": _writer(words, _PLAIN),
    "us (versus)": _writer(versus, _PLAIN._replace(colors=False)),
    "color-first": _writer(color_first, _PLAIN),
    "opponent-first": _writer(opponent_first, _PAB),
}
"""By the name of the family."""
