"""Lists of teams' players with their results by round, as chess-results has them.

"Team-Composition with round-results": for each team a line with its name, a heading, and its
players by board with what each scored in every round. Who met whom is not in it: beside the
matches it has their boards.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.assemble.teams.boards import halves_of
from calculator.reading.assemble.teams.lines import TextLine
from calculator.reading.assemble.teams.records import Match, Seat, key
from calculator.reading.cells.scores import Outcome
from calculator.reading.cells.sides import Side, has_name
from calculator.reading.lexicon.headings import heading_kind
from calculator.reading.text.errors import ReadError, listed
from calculator.reading.text.grid import Cell

#: "1. Oak School (RtgAvg:1850, Captain: Lee / TB1: 5 / TB2: 7,5)"
_TEAM = pattern(
    r"\s*\d{1,3}\.\s+(?P<name>\S.*?)\s*\((?=[^()]*(?:RtgAvg|EloDS|Elo-?Schnitt|Ø|TB1))[^()]*\)\s*",
    2,
)
_MARK = pattern(r"\([^()\n]*(?:RtgAvg|EloDS|Elo-?Schnitt|Ø|TB1)", 2)
#: What a player's cell says: nothing where he or she did not play.
_CELLS = {"1": "W", "½": "D", "0": "L", "+": "X", "-": "F", "1K": "X", "0K": "F"}
_EMPTY = {"", "*", "."}
_CAPTION = pattern(r".*(?:team.?composition|mannschaftsaufstellung|round.?results).*", 2)
#: A team has at least so many players.
_PLAYERS = 2
#: The other side of a board.
_OTHER = {"W": "L", "L": "W", "D": "D", "X": "F", "F": "X"}


class Member(NamedTuple):
    """A player of a team, with the codes of the rounds: empty where not at a board."""

    side: Side
    codes: tuple[str, ...]


class Roster(NamedTuple):
    """A team with its players in the order of boards."""

    name: Cell
    members: tuple[Member, ...]

    def at(self, round_: int) -> list[tuple[Side, str]]:
        """Return who played in a round, by board, with the codes."""
        return [
            (one.side, one.codes[round_ - 1])
            for one in self.members
            if round_ <= len(one.codes) and one.codes[round_ - 1]
        ]


def may_have_rosters(text: str) -> bool:
    """Whether something in a text is only beside the name of a team above its players."""
    return _MARK.search(text) is not None


def rosters_in(lines: Sequence[TextLine]) -> tuple[tuple[Roster, ...], list[TextLine]]:
    """Return the teams of a text that have their players below them, and the other lines."""
    found: list[Roster] = []
    others: list[TextLine] = []
    heads: tuple[int, int | None, tuple[int, ...]] | None = None
    for line in lines:
        if team := _TEAM.fullmatch(line.whole.text):
            found.append(Roster(line.whole._replace(text=team["name"]), ()))
            heads = None
            continue
        if found and (new := _heads(line)):
            heads = new
            continue
        member = _member(line, heads) if heads else None
        if member is not None:
            found[-1] = found[-1]._replace(members=(*found[-1].members, member))
            continue
        if line.whole.text:
            heads = None
        if not _CAPTION.fullmatch(line.whole.text):
            others.append(line)
    return tuple(found), others if found else list(lines)


def _heads(line: TextLine) -> tuple[int, int | None, tuple[int, ...]] | None:
    """Return where the names, the ratings and the rounds of a heading are."""
    kinds = [heading_kind(cell.text) for cell in line.cells]
    if "name" not in kinds:
        return None
    rounds = [at for at, cell in enumerate(line.cells) if cell.text.isdecimal()]
    if [int(line.cells[at].text) for at in rounds] != list(range(1, len(rounds) + 1)) or not rounds:
        return None
    rating = kinds.index("rating") if "rating" in kinds else None
    return kinds.index("name"), rating, tuple(rounds)


def _member(line: TextLine, heads: tuple[int, int | None, tuple[int, ...]]) -> Member | None:
    name, rating, rounds = heads
    cells = line.cells
    if len(cells) <= rounds[-1] or not has_name(cells[name].text):
        return None
    said = [cells[at] for at in rounds]
    for cell in said:
        if cell.text not in _EMPTY and cell.text.upper() not in _CELLS:
            raise ReadError.says(cell, "error-composition-cell", "hint-composition-cell")
    figure = cells[rating].text if rating is not None else ""
    own = Side(
        cells[name], cells[name], int(figure) if figure.isdecimal() and int(figure) else None
    )
    return Member(own, tuple(_CELLS.get(cell.text.upper(), "") for cell in said))


def name_their_players(texts: Sequence[Cell], teams: Collection[str]) -> bool:
    """Whether lines beside the matches say who plays for most teams, as people write it.

    A line has a team and its players, "Oak: Lee, Ray", or those are in the lines below its name.

    >>> lines = [
    ...     Cell(text, at, 1) for at, text in enumerate(("Oak: Lee, Ray", "Elm", "Kim", "Fox"))
    ... ]
    >>> name_their_players(lines, {"oak", "elm"}), name_their_players(lines[:3], {"oak", "elm"})
    (True, False)
    """
    named = set()
    for at, cell in enumerate(texts):
        team, _, players = cell.text.partition(":")
        below = texts[at + 1 : at + 1 + _PLAYERS]
        if has_name(players) or (
            len(below) == _PLAYERS
            and all(has_name(one.text) and key(one.text) not in teams for one in below)
            and [one.line - cell.line for one in below] == list(range(1, _PLAYERS + 1))
        ):
            named.add(key(team))
    return 2 * len(named & set(teams)) > len(teams)


def alone(rosters: Sequence[Roster]) -> ReadError:
    """Return the error of a text that has nothing else: who met whom is not in it."""
    said = Message("error-composition-alone", (len(rosters),))
    return ReadError.at(rosters[0].name, said, "hint-composition-alone")


def unknown(rosters: Sequence[Roster], matches: Iterable[Match]) -> tuple[Message, ...]:
    """Say which teams have players, but no match: the names may be written in two ways."""
    there = {key(name.text) for match in matches for name in (match.one, match.other)}
    found = [one.name for one in rosters if key(one.name.text) not in there]
    if not found:
        return ()
    facts = (len(found), listed(cell.text for cell in found))
    return (Message("composition-unknown", facts, found[0].line, found[0].column),)


def with_rosters(
    matches: Sequence[Match], rosters: Iterable[Roster], boards: int
) -> tuple[list[Match], list[Message]]:
    """Give matches without boards those that the players of both teams make.

    A match whose players' points are not its result is left without them, with a warning.
    """
    of = {key(one.name.text): one for one in rosters}
    found: list[Match] = []
    wrong: list[Match] = []
    for match in matches:
        pair = of.get(key(match.one.text)), of.get(key(match.other.text))
        if match.seats or not match.halves or match.forfeited or None in pair:
            found.append(match)
            continue
        seats = _seats(match, [one.at(match.round) for one in pair if one], boards)
        if not seats:
            wrong.append(match)
        found.append(match._replace(seats=seats))
    if not wrong:
        return found, []
    first = wrong[0]
    facts = (len(wrong), first.one.text, first.other.text, first.round)
    return found, [Message("composition-differs", facts, first.cell.line, first.cell.column)]


def _seats(
    match: Match, sides: Sequence[Sequence[tuple[Side, str]]], boards: int
) -> tuple[Seat, ...]:
    """Return the boards of a match; nothing where the players' points are not its result."""
    if any(len(one) != boards for one in sides) or len(sides) != len(match.halves or ()):
        return ()
    seats = []
    for (one, code), (other, theirs) in zip(*sides, strict=True):
        if _OTHER[code] != theirs:
            return ()
        seats.append(Seat(one, other, Outcome(code, theirs), match.cell))
    each = [halves_of(seat.outcome) for seat in seats]
    return (
        tuple(seats) if match.halves == (sum(a for a, _ in each), sum(b for _, b in each)) else ()
    )
