"""What the columns of a list of matches, or of a ranking of teams, hold by their headings."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from calculator.model.late import pattern
from calculator.reading.columns.headings import Column, column
from calculator.reading.lexicon import alternatives, plain
from calculator.reading.lexicon.headings import TEAM, heading_kind, round_word
from calculator.reading.text.grid import SEPARATORS, Cell, chunks, lines_of, split, words
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
#: The points of one of the two teams of a match.
_OF_A_SIDE = pattern(
    r"(?:(?:home|away|visitors?|visiting|host|team)(?: team)? )?(?:score|pts|points)"
    r"(?: ?(?:[12ab]|home|away|visitors?|host))?"
)
_CODE = pattern(_OWN)
_BRACKETED = pattern(rf"\({_OWN}\)")
_NUMBER = {"number", "start"}
_SIGNS = {":", "-", "vs", "v"}
_NO_KEY = pattern(r"[.:_]")
#: An opponent's number over a column of a crosstable.
OPPONENT = pattern(r"(\d{1,2})\s?[ab.]?[12]?\.?")
#: A heading has a first round, or a first opponent.
FIRST = pattern(
    r"(?<![\w.,])(?:[^\W\d_]{1,8}\.?\s?)?1(?:[ab]|\.?\s?[^\W\d_]{1,8}\.?)?(?![\w,])"
    # Between the commas of a file; behind a figure a comma has decimals.
    r"|(?<=[^\W\d_.],)(?:[^\W\d_]{1,8}\.?\s?)?1(?:[ab]|\.?\s?[^\W\d_]{1,8}\.?)?(?=,)"
)
_TEAMS = pattern(rf"\b(?:{alternatives(TEAM)})", re.IGNORECASE)
MAX_HEADING_CHARS = 2000
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
    >>> list_kinds([Cell(text, 1, 1) for text in ("Home", "Away", "Home score", "Away score")])
    ('name', 'name', 'result', 'result')
    """
    kinds = [_list_kind(cell.text) for cell in cells]
    each = [at for at, cell in enumerate(cells) if _OF_A_SIDE.fullmatch(_low(cell.text))]
    if len(each) == 2:
        kinds = ["result" if at in each else kind for at, kind in enumerate(kinds)]
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


def _names_at(cells: Sequence[Cell]) -> list[int]:
    """Return the columns of names that a row heads, beside each other; most rows head none."""
    names = [at for at, cell in enumerate(cells) if _points_column(cell.text).kind == "name"]
    return names if names and names == list(range(names[0], names[0] + len(names))) else []


def ranking_heads(cells: Sequence[Cell]) -> Heads | None:
    """Return the columns of a ranking of teams; ``None`` where the row heads none.

    >>> said = "Rk. SNo Team Team Games + = - TB1 TB2".split()
    >>> heads = ranking_heads([Cell(text, 1, 1) for text in said])
    >>> heads.name, heads.names, heads.points, heads.counts
    (2, 2, (8, 9), (5, 6, 7))
    """
    if not (names := _names_at(cells)):
        return None
    columns = tuple(map(points_column, cells))
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


class CrossHeads(NamedTuple):
    """The columns of a crosstable of teams, or of what may be one."""

    columns: tuple[Column, ...]
    name: int
    names: int
    cells: tuple[int, ...]
    """The columns of opponents or rounds."""
    by_round: bool
    """Whether their headings say that they are rounds."""
    teams: bool
    """Whether the heading says that the rows are teams: behind players a club is a fact."""

    @property
    def points(self) -> tuple[int, ...]:
        """The columns of points and tiebreaks."""
        kinds = {"total", "tiebreak"}
        every = enumerate(self.columns)
        return tuple(at for at, one in every if one.kind in kinds and at not in self.cells)


def cross_heads(cells: Sequence[Cell]) -> CrossHeads | None:
    """Return the columns that a row heads: names, then rounds or opponents; ``None`` without."""
    if not (names := _names_at(cells)):
        return None
    columns = tuple(map(points_column, cells))
    behind = range(names[-1] + 1, len(columns))
    rounds = [at for at in behind if columns[at].kind == "round"]
    if len(rounds) > 1 and rounds == list(range(rounds[0], rounds[-1] + 1)):
        numbers = [columns[at].round for at in rounds]
        if numbers == list(range(1, len(rounds) + 1)):
            teams = heads_teams(cells[names[0]].text)
            return CrossHeads(
                columns, names[0], len(names), tuple(rounds), by_round=True, teams=teams
            )
    found: list[int] = []
    for at in behind:
        text = cells[at].text
        if OPPONENT.fullmatch(text) and (not found or found[-1] == at - 1):
            found.append(at)
    said = [int(OPPONENT.fullmatch(cells[at].text)[1]) for at in found]  # type: ignore[index]
    most = max(said, default=0)
    each, twice = list(range(1, most + 1)), [at for at in range(1, most + 1) for _ in (0, 1)]
    if most < 2 or said not in (each, twice, each + each):
        return None
    teams = heads_teams(cells[names[0]].text)
    return CrossHeads(columns, names[0], len(names), tuple(found), by_round=False, teams=teams)


def has_heading(text: str) -> bool:
    """Whether a line heads a crosstable of teams, or begins such a heading.

    >>> has_heading("Rk.  Team  1.Rd  2.Rd"), has_heading("Rk.  Name  1.Rd  2.Rd")
    (True, False)
    """
    for line in text.split("\n"):
        if (
            len(line) < MAX_HEADING_CHARS
            and "2" in line
            and _TEAMS.search(line)
            and FIRST.search(line)
        ):
            heads = cross_heads([Cell(word, 1, 1) for word in line.split()])
            if heads and heads.teams:
                return True
    return False


def may_have_heading(text: str) -> bool:
    """Whether a line may head a crosstable of teams, however its cells are apart.

    >>> (
    ...     may_have_heading("No  Name  Club  R1  R2"),
    ...     may_have_heading("No  Name  Grade  Club  R1  R2"),
    ... )
    (True, False)
    """
    for line in lines_of(text):
        if not (len(line) < MAX_HEADING_CHARS and FIRST.search(line)):
            continue
        cut = (split(1, line, one).cells for one in SEPARATORS if one in line)
        if any(map(cross_heads, (chunks(1, line), words(1, line), *cut))):
            return True
    return False
