"""What the columns of a list of matches, or of a ranking of teams, hold by their headings."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from calculator.model.late import pattern
from calculator.reading.columns.headings import Column, column
from calculator.reading.lexicon import plain
from calculator.reading.lexicon.headings import heading_kind, round_word
from calculator.reading.text.grid import Cell
from calculator.tiebreaks import find

#: What a column of a list of matches holds.
type Kind = Literal["name", "number", "round", "result", "other"]

_TEAM = pattern(
    r"(?:home |away |visiting |host |name of )?(?:teams?|schools?|clubs?|home|away|visitors?|host|"
    r"mannschaft(?:en)?|heim(?:mannschaft)?|gast(?:mannschaft)?|verein|"
    r"equipos?|equipes?|local|visitante|squadra|squadre|ploeg|team|lag|hold|druzyna|druzstvo|"
    r"ekipa|csapat|joukkue|takim)(?: name| ?[12ab])?"
)
_MATCH_POINTS = pattern(
    r"mp|mpts|matchpoints?|match ?p(?:oin)?ts?|team ?points?|mannschaftspunkte|mann?\.? ?pkt?e?|"
    r"m ?pkt?e?|puntos (?:de )?(?:match|encuentro|equipo)|mtch pts"
)
_GAME_POINTS = pattern(
    r"gp|gpts|bp|bpts|game ?p(?:oin)?ts?|games? ?pts|board ?p(?:oin)?ts?|brettpunkte|br\.? ?pkt?e?|"
    r"b ?pkt?e?|individual points|ind pts|puntos (?:de )?(?:tablero|partida)"
)
#: A code of teams alone: with others a heading means what it does in any table.
_OWN = (
    r"(?P<code>(?:E[MG][MG]SB|SSSC|EDE(?:B?[BT]|BB)?|MPvGP|BC|TBR|BBE|(?:BH|SB|FB|AOB|PS|KS|DE|WIN):[MG]P)"
    r"(?:[/-][CMFPK]?\d?){0,2})"
)
_CODE = pattern(_OWN)
_BRACKETED = pattern(rf"\({_OWN}\)")
_NUMBER = {"number", "start"}
_SIGNS = {":", "-", "vs", "v"}
_NO_KEY = pattern(r"[.:_]")
#: So many cells are remembered: each line may be a heading, and is asked about as several kinds.
_REMEMBERED = 4096


@lru_cache(maxsize=_REMEMBERED)
def _low(text: str) -> str:
    return " ".join(_NO_KEY.sub(" ", plain(text)).split())


@lru_cache(maxsize=_REMEMBERED)
def heads_teams(text: str) -> bool:
    """Whether a heading is that of a column of teams.

    >>> heads_teams("Home Team"), heads_teams("Mannschaft"), heads_teams("Rating")
    (True, True, False)
    """
    return _TEAM.fullmatch(_low(text)) is not None


def list_kinds(cells: Sequence[Cell]) -> tuple[Kind, ...]:
    """Return what each column of a list of matches holds; nothing where the row heads none.

    >>> list_kinds([Cell(text, 1, 1) for text in "No. Team Team Res. : Res.".split()])
    ('number', 'name', 'name', 'result', 'result', 'result')
    """
    kinds = [_list_kind(cell.text) for cell in cells]
    for at, cell in enumerate(cells):
        if cell.text.strip() in _SIGNS and "result" in kinds[max(0, at - 1) : at + 2]:
            kinds[at] = "result"
    fits = kinds.count("name") == 2 and "result" in kinds
    return tuple(kinds) if fits else ()


@lru_cache(maxsize=_REMEMBERED)
def _list_kind(text: str) -> Kind:
    """Return what a column of a list of matches holds by its heading alone."""
    kind = heading_kind(text)
    if heads_teams(text) or kind in {"name", "one", "two"}:
        return "name"
    if kind in {"result", "score"} or _low(text) in {"erg", "results", "match result"}:
        return "result"
    if kind in _NUMBER:
        return "number"
    return "other" if round_word(text) is None else "round"


class Heads(NamedTuple):
    """The columns of a ranking of teams."""

    columns: tuple[Column, ...]
    place: int | None
    number: int | None
    name: int
    names: int
    """How many columns a team's name has."""
    points: tuple[int, ...]
    """The columns of points and tiebreaks."""
    counts: tuple[int, ...] = ()
    """Those of matches won, drawn and lost."""


def points_column(heading: Cell) -> Column:
    """Tell what a column of a table of teams holds: the points of matches and games, too.

    >>> points_column(Cell("Match pts", 1, 1)).key, points_column(Cell("Brettpunkte", 1, 1)).key
    ('MP', 'GP')
    """
    found = _points_column(heading.text)
    return found._replace(heading=heading._replace(text=found.heading.text))


@lru_cache(maxsize=_REMEMBERED)
def _points_column(text: str) -> Column:
    """Return the same of a heading, wherever it is."""
    heading = Cell(text, 0, 0)
    low = _low(text)
    if _MATCH_POINTS.fullmatch(low):
        return Column("tiebreak", heading, "MP")
    if _GAME_POINTS.fullmatch(low):
        return Column("tiebreak", heading, "GP")
    if code := _code(text):
        return Column("tiebreak", heading, code)
    found = column(heading)
    if found.kind == "other" and heads_teams(text):
        return found._replace(kind="name")
    return found


@lru_cache(maxsize=1024)
def _code(text: str) -> str:
    """Return the FIDE code of a team's tiebreak that a heading has, by itself or in parentheses.

    >>> _code("EMGSB"), _code("ESB (EMGSB)"), _code("Ext. Sonneborn (EGGSB/C1)"), _code("ESB")
    ('EMGSB', 'EMGSB', 'EGGSB/C1', '')
    """
    for found in (_BRACKETED.search(text), _CODE.fullmatch(text.strip())):
        if found and find(found["code"]) is not None:
            return found["code"]
    return ""


def ranking_heads(cells: Sequence[Cell]) -> Heads | None:
    """Return the columns of a ranking of teams; ``None`` where the row heads none.

    >>> said = "Rk. SNo Team Team Games + = - TB1 TB2".split()
    >>> heads = ranking_heads([Cell(text, 1, 1) for text in said])
    >>> heads.name, heads.names, heads.points, heads.counts
    (2, 2, (8, 9), (5, 6, 7))
    """
    columns = tuple(map(points_column, cells))
    names = [at for at, found in enumerate(columns) if found.kind == "name"]
    if not names or names != list(range(names[0], names[0] + len(names))):
        return None
    if any(found.kind == "round" for found in columns):
        return None
    after = range(names[-1] + 1, len(columns))
    points = tuple(at for at in after if columns[at].kind in {"total", "tiebreak"})
    texts = [_low(cell.text) for cell in cells]
    counts: tuple[int, ...] = ()
    for said in _COUNTS:
        at = next((at for at in after if tuple(texts[at : at + 3]) == said), None)
        if at is not None:
            counts = at, at + 1, at + 2
    points = tuple(at for at in points if at not in counts)
    place = _first(columns, "place")
    number = _first(columns, "start", "number")
    if (
        place is None
        and number is not None
        and number < names[0]
        and _first(columns, "start") is None
    ):
        # The only number in front is the place.
        place, number = number, None
    if place is None or not points:
        return None
    return Heads(columns, place, number, names[0], len(names), points, counts)


#: Matches won, drawn and lost.
_COUNTS = (
    ("+", "=", "-"),
    ("w", "d", "l"),
    ("won", "drawn", "lost"),
    ("wins", "draws", "losses"),
    ("s", "r", "v"),
    ("s", "u", "n"),
    ("g", "u", "v"),
    ("g", "e", "p"),
)


def _first(columns: Sequence[Column], *kinds: str) -> int | None:
    return next((at for at, found in enumerate(columns) if found.kind in kinds), None)
