"""The headings of lists of games and of their columns, in the languages of pairing programs."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from calculator.model.late import pattern
from calculator.reading.columns.headings import column
from calculator.reading.text.grid import Cell

_WHITES = (
    "white whites weiß weiss weiße weisse blancas blanco blanca blancs blanc wit bianco bianchi "
    "białe biale brancas brancos bílý bily biely fehér feher белые beyaz hvid hvit vit λευκά бели "
    "beli bijeli alb"
)
_BLACKS = (
    "black blacks schwarz schwarze negras negro negra noirs noir zwart nero neri czarne pretas "
    "pretos černý cerny čierny fekete черные чёрные siyah sort svart μαύρα черни crni negru"
)
_WHITE, _BLACK = _WHITES.split(), _BLACKS.split()
_KINDS = {
    "result": (
        "result results res ergebnis erg resultado resultados résultat résultats resultat uitslag "
        "risultato ris wynik výsledek vysledek výsledok eredmény eredm результат rez sonuç "
        "резултат rezultat whiteresult/blackresult score pts/pts"
    ),
    "round": "round rd rnd runde ronda ronde tour turno runda kolo forduló тур tur rodada roundno",
    "board": (
        "board bd brd bo br brett tisch table tab mesa tablero tavola scacchiera sz szachownica "
        "échiquier echiquier ech bord boardno boardnr stůl stul tábla доска masa bdno bnr bnummer"
    ),
    "section": "section division group gruppe grupo groupe sección grp",
    "colour": "color colour farbe couleur kleur colore col side",
    "winner": "winner sieger ganador vainqueur gagnant vincitore winnaar",
    "first": "player1 spieler1 jugador1 joueur1 giocatore1 speler1 home heim playera name1",
    "second": (
        "player2 spieler2 jugador2 joueur2 giocatore2 speler2 away gast playerb name2 opponent"
    ),
}
_BY_HEADING = {heading: kind for kind, headings in _KINDS.items() for heading in headings.split()}
_COLOURED = pattern(
    rf"(?P<w>{'|'.join(map(re.escape, _WHITE))}|w(?=rtg|elo|rating|res|pts|score|no|title|fide))"
    rf"|(?P<b>{'|'.join(map(re.escape, _BLACK))}|b(?=rtg|elo|rating|res|pts|score|no|title|fide))"
)
_PLAYERS = {"teilnehmer", "zawodnik", "participante", "deelnemer", "student"}
_UNSEEN = pattern(r"[\s.:_#()'-]")
_NAMES = pattern("player|name|spieler|jugador|joueur|giocatore|speler|zawodnik|teilnehmer|s")
#: The words of every colour: without two of them, or two names, a line heads no list.
MAY_HEAD = pattern("|".join([*map(re.escape, _WHITE + _BLACK), "player", "name", "teilnehmer"]))

#: "White: Ashdown": a label and its colon.
LABELS = pattern(
    rf"(?<![^\W_])(?:(?P<white>{'|'.join(map(re.escape, _WHITE))})|"
    rf"(?P<black>{'|'.join(map(re.escape, _BLACK))})|"
    r"(?P<result>result|ergebnis|resultado|résultat|resultat|uitslag|risultato|wynik)|"
    r"(?P<round>round|rd|runde|ronda|ronde)|(?P<board>board|bd|brett|tablero))\s?[:=]\s{1,9}",
    re.IGNORECASE,
)


class Listed(NamedTuple):
    """What each column of a list holds; the colours are known or not.

    The kinds are ``round``, ``board``, ``section``, ``result``, ``winner``, ``colour``,
    ``name-1``, ``name-2``, ``score-1``, ``score-2`` (a box of each side), ``rating-1``,
    ``rating-2``, ``number-1``, ``number-2`` and ``other``.
    """

    kinds: tuple[str, ...]
    coloured: bool
    cells: tuple[Cell, ...]
    by_player: bool = False
    """Whether the second name is headed as the opponent: each game is there once a player."""
    fide: bool = False
    """Whether it is the heading of chess-results, in any language: numbers and points twice."""


@lru_cache(maxsize=2048)
def _kind(heading: str) -> tuple[str, str]:
    """Return the kind of a heading and the side that it names: ``w``, ``b`` or none."""
    text = _UNSEEN.sub("", heading.lower())
    if kind := _BY_HEADING.get(text):
        return kind, ""
    if found := _COLOURED.search(text):
        side = "w" if found["w"] else "b"
        rest = text[: found.start()] + text[found.end() :]
        if not rest or _NAMES.fullmatch(rest):
            return "name", side
        kind = _BY_HEADING.get(rest) or column(Cell(rest, 1, 1)).kind
        kinds = {"result": "score", "total": "before", "rating": "rating", "number": "number"}
        return kinds.get(kind, "other"), side
    kind = "name" if text in _PLAYERS else column(Cell(heading, 1, 1)).kind
    kind = {"start": "number", "total": "before"}.get(kind, kind)
    return kind if kind in {"name", "rating", "number", "before"} else "other", ""


def heading_of(cells: Sequence[Cell]) -> Listed | None:
    """Return the columns where these cells head a list of games, else ``None``.

    >>> heading_of([Cell(text, 1, 1) for text in ("Bo.", "White", "Rtg", "Result", "Black")]).kinds
    ('board', 'name-1', 'rating-1', 'result', 'name-2')
    """
    if not 2 <= len(cells) <= 30 or any(len(cell.text) > 40 for cell in cells):
        return None
    found = [_kind(cell.text) for cell in cells]
    coloured = [side for kind, side in found if kind == "name" and side]
    headings = {_UNSEEN.sub("", cell.text.lower()) for cell in cells}
    names = _names(found, coloured, headings)
    if names is None:
        return None
    results = [at for at, (kind, side) in enumerate(found) if kind == "result" and not side]
    kinds = [_sided(at, found[at], names, results) for at in range(len(found))]
    fide = {"board", "result", "number-1", "number-2"} <= set(kinds) and (
        [kind for kind, _ in found].count("before") == 2
    )
    return Listed(
        tuple(kinds), bool(coloured) or _by_side(found), tuple(cells), "opponent" in headings, fide
    )


def _by_side(found: Sequence[tuple[str, str]]) -> bool:
    """Whether two columns of plain names are White's and Black's: in no order of another kind."""
    return not any(kind in {"first", "second"} for kind, _ in found)


def _names(
    found: Sequence[tuple[str, str]], coloured: Sequence[str], headings: set[str]
) -> tuple[int, int] | None:
    """Return which columns hold the two names."""
    if sorted(coloured) == ["b", "w"]:
        at = {side: index for index, (kind, side) in enumerate(found) if kind == "name" and side}
        return at["w"], at["b"]
    kinds = [kind for kind, _ in found]
    if "opponent" in headings and "round" not in kinds:
        # Players, with their opponents of the one round beside them.
        return None
    if kinds.count("second") == 1 and ("first" in kinds or kinds.count("name") == 1):
        return kinds.index("first" if "first" in kinds else "name"), kinds.index("second")
    plain = [at for at, kind in enumerate(kinds) if kind == "name"]
    if len(plain) == 2 and not coloured and {"result", "board"} & set(kinds):
        return plain[0], plain[1]
    return None


def _sided(at: int, own: tuple[str, str], names: tuple[int, int], results: Sequence[int]) -> str:
    """Return the kind of a column, with the side that it is of."""
    kind, side = own
    if at in names:
        return f"name-{1 + names.index(at)}"
    if kind == "result" and len(results) == 2:
        return f"score-{1 + results.index(at)}"
    if kind in {"rating", "number", "score"}:
        if not side:
            # Beside the result, or between the names, it is of the name on the same side.
            low, high = sorted(names)
            middle = results[0] if len(results) == 1 and low < results[0] < high else high
            first = at < middle if low < middle < high else at < high
            side = "w" if first == (names[0] == low) else "b"
        return f"{kind}-{1 if side == 'w' else 2}"
    return kind if kind in {"round", "board", "section", "result", "winner", "colour"} else "other"
