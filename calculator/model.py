"""The crosstable: who met whom in which round, and with what result.

Everything here is immutable. Points are whole numbers of **half points**
("halves"), so that no sum is ever inexact: 3½ points are 7 halves.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Kind(NamedTuple):
    """What a result code means.

    ``halves`` are the half points it scores, ``played`` tells whether a game was
    played over the board; every other code is an unplayed round.
    """

    code: str
    halves: int
    played: bool
    of_a_game: bool
    """Whether two players were paired (a forfeit was; a bye was not)."""


#: Every result code, as US Chess crosstables write them. N, S and R are the rare
#: "split" results: a win, loss or draw whose opponent's result is not the opposite.
#: ``?`` is a played game of unknown result, the empty code a round without a result;
#: ``$`` and ``#`` are 2 and 1½ points out of a round of two games (SwissSys). FIDE layouts
#: tell the pairing-allocated bye (``P``) from the full-point bye (``B``); ``U`` is their
#: zero-point bye.
KINDS: dict[str, Kind] = {
    kind.code: kind
    for kind in (
        Kind("W", 2, played=True, of_a_game=True),
        Kind("D", 1, played=True, of_a_game=True),
        Kind("L", 0, played=True, of_a_game=True),
        Kind("N", 2, played=True, of_a_game=True),
        Kind("R", 1, played=True, of_a_game=True),
        Kind("S", 0, played=True, of_a_game=True),
        Kind("$", 4, played=True, of_a_game=True),
        Kind("#", 3, played=True, of_a_game=True),
        Kind("?", 0, played=True, of_a_game=True),
        Kind("X", 2, played=False, of_a_game=True),
        Kind("Z", 1, played=False, of_a_game=True),
        Kind("F", 0, played=False, of_a_game=True),
        Kind("B", 2, played=False, of_a_game=False),
        Kind("P", 2, played=False, of_a_game=False),
        Kind("H", 1, played=False, of_a_game=False),
        Kind("U", 0, played=False, of_a_game=False),
        Kind("", 0, played=False, of_a_game=False),
    )
}

#: The result that the opponent's cell must show, for results of one game.
OPPOSITE = {"W": "L", "L": "W", "D": "D", "$": "L", "#": "D", "X": "F", "Z": "Z"}


class Result(NamedTuple):
    """One round of one player.

    >>> Result("W", 6).halves, Result("H").played
    (2, False)
    """

    code: str = ""
    opponent: int | None = None
    """The opponent's number; also kept for a forfeit, where the table gives it."""
    colour: str = ""
    """``"W"``, ``"B"`` or empty where the table does not say."""
    game_halves: int | None = None
    """In a team event, the half points of the members' games in this match."""
    scored: int | None = None
    """The half points scored, where they are not those of the code (a win that scores 3)."""
    short: bool = False
    """The game lasted less than one move: played, but not rated (TRF ``W D L``)."""

    @property
    def halves(self) -> int:
        """Points scored, in half points."""
        return KINDS[self.code].halves if self.scored is None else self.scored

    @property
    def played(self) -> bool:
        """Whether a game was played over the board."""
        return KINDS[self.code].played


class Given(NamedTuple):
    """What is known of a player whose rounds are not: the score, and the unplayed rounds in it."""

    halves: int
    unplayed: tuple[str, ...] = ()


class Player(NamedTuple):
    """One row of a crosstable."""

    number: int
    """The number by which the table itself refers to the player."""
    name: str
    results: tuple[Result, ...] = ()
    rating: int | None = None
    total: int | None = None
    """The score that the table prints, in half points."""
    given: Given | None = None
    """Set where only the score is known (opponents in the short form)."""
    place: str = ""
    """The place that the table prints, as it stands there (``"2-5"``)."""
    counted_to: int = 0
    """The byes up to this round count in the score, though no game of it was played yet: the
    total that the table prints has them. 0 where only the rounds played count."""
    about: tuple[tuple[str, str], ...] = ()
    """What else the table says of the player (grade, club, team), as headings with values."""

    @property
    def stub(self) -> bool:
        """Whether this is only somebody's opponent, not a competitor whose rounds are known."""
        return self.given is not None and not self.results

    def ahead(self, rounds_played: int) -> tuple[Result, ...]:
        """Return the byes of rounds still to come that count in the score already.

        >>> Player(1, "Ann", (Result("W", 2), Result("H")), counted_to=2).ahead(1)
        (Result(code='H', opponent=None, colour='', game_halves=None, scored=None, short=False),)
        """
        later = self.results[rounds_played : self.counted_to]
        return tuple(result for result in later if result.code)

    def points(self, rounds_played: int) -> int:
        """Return what the results so far add up to, in half points, byes that count included."""
        so_far = self.results[:rounds_played] + self.ahead(rounds_played)
        return sum(result.halves for result in so_far)


class Points(NamedTuple):
    """What a win, a draw and a loss over the board score, in half points."""

    win: int = 2
    draw: int = 1
    loss: int = 0


class PrintedColumn(NamedTuple):
    """A tiebreak column as the pasted table prints it."""

    heading: str
    tiebreak: str | None
    """The name of the tiebreak that it holds, or ``None`` where we cannot tell."""
    values: dict[int, int]
    """Player number -> printed value, in thousandths."""
    assumed: bool = False
    """The heading only numbers the tiebreak (``TBrk1``): its name is a guess."""


class Spot(NamedTuple):
    """A cell's place in the pasted text; ``length`` characters from ``line`` and ``column``."""

    line: int
    column: int
    length: int
    text: str


class Contradiction(NamedTuple):
    """Two cells of one round that cannot both be right."""

    round: int
    number: int
    other: int
    """The player whom the first cell names."""
    first: Spot
    second: Spot


class TableWarning(NamedTuple):
    """Something about the table that a reader of the results must know."""

    code: str
    facts: tuple[int | str, ...] = ()
    line: int | None = None
    column: int | None = None


#: What the numbers of opponents may be (:attr:`Crosstable.numbered_by`).
NUMBERED_BY = ("", "row", "standings", "place", "start", "pairing", "name")
#: What a text may fail to tell (:attr:`Crosstable.lacks`).
LACKS = ("opponents", "colours", "ratings", "rounds", "totals", "byes")


class Crosstable(NamedTuple):
    """A section of a tournament: its players and their results.

    ``rounds_played`` reaches up to the last round in which any game of the section has
    a result; what stands in later rounds (a bye asked for in advance) is not played yet, and
    counts only where a printed total has it (:attr:`Player.counted_to`).
    """

    players: tuple[Player, ...]
    rounds: int
    rounds_played: int
    kind: str = "swiss"
    format: str = ""
    event: str | None = None
    section: str | None = None
    printed: tuple[PrintedColumn, ...] = ()
    announced: tuple[str, ...] = ()
    """The order of tiebreaks that the pasted text announces, by name."""
    warnings: tuple[TableWarning, ...] = ()
    games_per_round: int = 1
    other: "Reading | None" = None
    """The other reading of a table that contradicts itself."""
    numbered_by: str = ""
    """What the opponents' numbers are: ``row``, ``standings``, ``place``, ``start``, ``pairing``
    or ``name``; empty where the layout names no opponents."""
    lacks: tuple[str, ...] = ()
    """What the text does not tell: ``colours``, ``ratings``, ``opponents``, ``rounds`` (which
    round a game was in), ``byes`` (why a round was not played), ``totals``."""
    contradictions: tuple[Contradiction, ...] = ()
    points: Points = Points()
    system: str = "us-chess"
    """Whose tiebreaks the layout goes with by default: ``us-chess`` or ``fide``."""
    starts: str | None = None
    """The day on which the event began (``2026-03-01``): it chooses the FIDE edition."""
    rules: str = ""
    """The edition of FIDE's rules that the text itself names."""
    altered: bool = False
    """Whether some results are not the text's: then nothing that it prints belongs to them."""


class Reading(NamedTuple):
    """What a table says if one believes ``code``.

    Of each contradicting pair the ``other-cells`` than the table itself does, or the ``totals``.
    """

    code: str
    table: Crosstable


def answer_at(table: Crosstable, mine: Player, theirs: Player, round_: int) -> int | None:
    """Return in which column an opponent's result of the same game stands, counted from 1.

    It is the round, but for a crosstable whose columns are opponents: there it is that of the
    same meeting of the two. ``None`` where there is none.

    >>> ann = Player(1, "Ann", (Result("W", 2), Result("W", 3)))
    >>> cem = Player(3, "Cem", (Result("L", 1), Result("D", 2)))
    >>> answer_at(Crosstable((ann, cem), 2, 2, lacks=("rounds",)), ann, cem, 2)
    1
    """
    if "rounds" not in table.lacks:
        return round_ if round_ <= len(theirs.results) else None
    meeting = sum(result.opponent == theirs.number for result in mine.results[: round_ - 1])
    found = [at for at, result in enumerate(theirs.results, 1) if result.opponent == mine.number]
    return found[meeting] if meeting < len(found) else None


class TableError(ValueError):
    """A crosstable that cannot be: a number used twice, or an opponent who is not there."""


def crosstable(
    players: Iterable[Player],
    *,
    rounds: int | None = None,
    rounds_played: int | None = None,
    kind: str = "swiss",
    games_per_round: int = 1,
    points: Points = Points(),  # noqa: B008 - immutable
) -> Crosstable:
    """Make a :class:`Crosstable` of players, checked and with rows of equal length.

    Raises :class:`TableError` where a number stands twice, an opponent does not exist or
    plays himself, or a result code is unknown.

    >>> table = crosstable([Player(1, "A", (Result("W", 2),)), Player(2, "B", (Result("L", 1),))])
    >>> table.rounds, table.rounds_played
    (1, 1)
    """
    rows = tuple(players)
    numbers = {player.number for player in rows}
    if len(numbers) < len(rows):
        seen: set[int] = set()
        twice = next(p.number for p in rows if p.number in seen or seen.add(p.number))  # type: ignore[func-returns-value]
        raise TableError(f"number {twice} stands for two players")
    for player in rows:
        for result in player.results:
            if result.code not in KINDS:
                raise TableError(f"unknown result code {result.code!r} of player {player.number}")
            if result.opponent is not None and result.opponent not in numbers:
                raise TableError(
                    f"player {player.number} met number {result.opponent}, who does not exist"
                )
            if result.opponent == player.number:
                raise TableError(f"player {player.number} cannot have met himself or herself")
    columns = max((len(player.results) for player in rows), default=0)
    columns = max(columns, rounds or 0)
    padded = tuple(
        player
        if player.stub or len(player.results) == columns
        else player._replace(results=player.results + (Result(),) * (columns - len(player.results)))
        for player in rows
    )
    if rounds_played is None:
        rounds_played = last_round_with_a_game(padded)
    return Crosstable(
        padded, columns, rounds_played, kind=kind, games_per_round=games_per_round, points=points
    )


def last_round_with_a_game(players: Iterable[Player]) -> int:
    """Return the number of the last round in which any game, played or forfeited, has a result."""
    return max(
        (
            number
            for player in players
            for number, result in enumerate(player.results, 1)
            if KINDS[result.code].of_a_game
        ),
        default=0,
    )
