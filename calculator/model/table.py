"""The crosstable: who met whom in which round, and with what result.

Everything here is immutable. Points are whole numbers of **half points**
("halves"), so that no sum is ever inexact: 3½ points are 7 halves.
"""

from typing import TYPE_CHECKING, NamedTuple

from calculator.model.codes import EventKind, Lack, NumberedBy, System
from calculator.model.message import Message
from calculator.model.player import Player, Points

if TYPE_CHECKING:  # few events are of teams
    from calculator.model.teams import Teams


class PrintedColumn(NamedTuple):
    """A tiebreak column as the pasted table prints it."""

    heading: str
    tiebreak: str | None
    """The name of the tiebreak that it holds, or ``None`` where we cannot tell."""
    values: dict[int, int]
    """Player number -> printed value, in thousandths."""
    assumed: bool = False
    """The heading only numbers the tiebreak (``TBrk1``): its name is a guess."""
    called: str = ""
    """What the text calls it, where that is no tiebreak of ours."""


class ListedTeam(NamedTuple):
    """A line of a list of schools, clubs or teams beside the table of their players."""

    name: str
    places: tuple[int, int] | None
    """From which place to which, as it is printed; ``None`` where the line begins with none."""
    figures: tuple[int, ...]
    """Behind the name, in thousandths: the score, and what else the list has."""
    line: int


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
    outcome: Message | None = None
    """What was worked out; ``None`` if nothing, because the text cannot be read."""


class WrongTotal(NamedTuple):
    """A printed total that is not what the player's results add up to, in half points."""

    number: int
    computed: int
    printed: int
    spot: Spot | None = None
    """Where the total is printed, if the layout prints it in a cell of its own."""


class Correction(NamedTuple):
    """A cell that may be wrong, and what it should say then."""

    number: int
    """Whose row it is in."""
    round: int
    """0 for a total."""
    spot: Spot
    to: str


class Slip(NamedTuple):
    """What is wrong with a table in one place or more that hang together, in the likeliest ways.

    Each way is one change or more, after which nothing contradicts there any more.
    """

    ways: tuple[tuple[Correction, ...], ...]
    even: bool
    """Whether another way is as likely as the first one."""


class Provisional(NamedTuple):
    """How far an event is that is not over."""

    after: int
    """How many rounds are complete."""
    of: int | None
    """How many rounds the event has; ``None`` where nothing says it."""
    open: int
    """How many games are paired and have no result."""


class Crosstable(NamedTuple):
    """A section of a tournament: its players and their results.

    ``rounds_played`` reaches up to the last round in which any game of the section has
    a result; what is in later rounds (a bye asked for in advance) is not played yet, and
    counts only where a printed total has it (:attr:`Player.counted_to`).
    """

    players: tuple[Player, ...]
    rounds: int
    rounds_played: int
    kind: EventKind = "swiss"
    format: str = ""
    event: str | None = None
    section: str | None = None
    printed: tuple[PrintedColumn, ...] = ()
    announced: tuple[str, ...] = ()
    """The order of tiebreaks that the pasted text announces, by name."""
    legend: bool = False
    """Whether a legend announces it, in words; else the headings of the columns do."""
    warnings: tuple[Message, ...] = ()
    games_per_round: int = 1
    other: "Interpretation | None" = None
    """The other reading of a table that contradicts itself."""
    numbered_by: NumberedBy = ""
    """What the opponents' numbers are: ``row``, ``standings``, ``place``, ``start``, ``pairing``
    or ``name``; empty where the layout names no opponents."""
    lacks: tuple[Lack, ...] = ()
    """What the text does not tell: ``colors``, ``ratings``, ``opponents``, ``rounds`` (which
    round a game was in), ``byes`` (why a round was not played), ``totals``."""
    contradictions: tuple[Contradiction, ...] = ()
    wrong_totals: tuple[WrongTotal, ...] = ()
    slips: tuple[Slip, ...] = ()
    """How what is wrong may have come about."""
    points: Points = Points()
    system: System = "us-chess"
    """Whose tiebreaks the layout goes with by default: ``us-chess`` or ``fide``."""
    starts: str | None = None
    """The day on which the event began (``2026-03-01``): it chooses the FIDE edition."""
    rules: str = ""
    """The edition of FIDE's rules that the text itself names."""
    scheduled: int | None = None
    """How many rounds the event has, where the text says it; ``None`` where nothing does. The
    columns do not say it: a sheet printed after round 3 may have three of them, or seven."""
    after: int | None = None
    """The round after which the text says that its standings are, where it does not say how many
    rounds there are: more may be to come."""
    to_play: bool = False
    """Whether the games without a result are still to be played, in a crosstable of opponents."""
    altered: bool = False
    """Whether some results are not the text's: then nothing that it prints belongs to them."""
    withdrawn: tuple[int, ...] = ()
    """Who withdrew from a round robin before half of the games."""
    annulled: tuple[int, ...] = ()
    """Those of them whose games count for nobody; they have no place."""
    out: tuple[int, ...] = ()
    """Who was taken out of the standings: they have no place, their games count."""
    team_list: tuple[ListedTeam, ...] = ()
    """The list of schools, clubs or teams that the text has beside its table, if it has one."""
    teams: "Teams | None" = None
    """The boards of a team event whose players are known too."""

    def __repr__(self) -> str:
        """Return what it is in a line; all of it would fill screens.

        >>> Crosstable((Player(1, "Ann"),), 3, 1, event="Spring Open")
        <Crosstable: Spring Open: 1 player, 3 rounds>
        """
        title = ", ".join(part for part in (self.event, self.section) if part)
        players = f"{len(self.players)} player{'s' * (len(self.players) != 1)}"
        rounds = f"{self.rounds} round{'s' * (self.rounds != 1)}"
        return f"<Crosstable: {f'{title}: ' if title else ''}{players}, {rounds}>"

    @property
    def competitors(self) -> tuple[Player, ...]:
        """The players who have a place: whose rounds are known, and who were not taken out."""
        apart = {*self.annulled, *self.out}
        return tuple(
            player for player in self.players if not player.stub and player.number not in apart
        )

    @property
    def of_teams(self) -> bool:
        """Whether its rows are teams: then a result also says how many games were won."""
        return self.teams is not None or any(
            result.game_halves is not None for player in self.players for result in player.results
        )

    @property
    def ranked_by(self) -> str:
        """Which points of a team event rank: those of matches, unless it says otherwise."""
        return self.teams.primary if self.teams else "MP"

    @property
    def provisional(self) -> "Provisional | None":
        """How far the event is; ``None`` where it is over, as far as anything tells.

        >>> from calculator.model import Result
        >>> ann = Player(1, "Ann", (Result("W", 2), Result(), Result()))
        >>> ben = Player(2, "Ben", (Result("L", 1), Result(), Result()))
        >>> Crosstable((ann, ben), 3, 1).provisional
        Provisional(after=1, of=3, open=0)
        """
        if not self.tells_rounds:
            return self._still_to_meet()
        played = self.rounds_played
        later = [result for player in self.players for result in player.results[played:]]
        cells = sum(not result.code and result.opponent is not None for result in later)
        of = self.scheduled
        if of is None and played < self.rounds:
            # Columns printed ahead: the sheet goes as far as the event, unless the last is paired.
            last = [player.results[-1] for player in self.players if player.results]
            of = self.rounds if all(result.opponent is None for result in last) else None
        elif of is None and not self.after:
            return None
        return None if of == played else Provisional(played, of, (cells + 1) // 2)

    def _still_to_meet(self) -> "Provisional | None":
        """How far a round robin is whose columns are opponents."""
        every = [player.results for player in self.players if player.results]
        cells = sum(one.to_play for row in every for one in row)
        if not self.to_play or not cells:
            return None
        met = [sum(bool(one.code) for one in row) for row in every]
        return Provisional(min(filter(None, met), default=0), self.rounds, (cells + 1) // 2)

    @property
    def final_round(self) -> int:
        """The number of the last round of the event, as far as anything says how many it has.

        A text that says nothing is of an event that has the rounds that it shows.
        """
        return max(self.scheduled or self.rounds, self.rounds_played)

    def is_paired(self, round_: int) -> bool:
        """Tell whether anybody is paired in a round.

        >>> from calculator.model import Result
        >>> ann, ben = Player(1, "Ann", (Result("", 2),)), Player(2, "Ben", (Result("", 1),))
        >>> [Crosstable((ann, ben), 2, 0).is_paired(round_) for round_ in (1, 2)]
        [True, False]
        """
        return any(
            len(player.results) >= round_ and player.results[round_ - 1].opponent is not None
            for player in self.players
        )

    @property
    def tells_rounds(self) -> bool:
        """Whether a column is a round; those of a crosstable of opponents are not.

        >>> Crosstable((), 3, 3).tells_rounds, Crosstable((), 3, 3, lacks=("rounds",)).tells_rounds
        (True, False)
        """
        return "rounds" not in self.lacks


class Interpretation(NamedTuple):
    """What a table that contradicts itself says otherwise."""

    believing: Message
    """What is right then: of each contradicting pair the other cell, or the printed totals."""
    table: Crosstable


def answer_at(table: Crosstable, mine: Player, theirs: Player, round_: int) -> int | None:
    """Return in which column an opponent's result of the same game is, counted from 1.

    It is the round, but for a crosstable whose columns are opponents: there it is that of the
    same meeting of the two. ``None`` where there is none.

    >>> from calculator.model import Result
    >>> ann = Player(1, "Ann", (Result("W", 2), Result("W", 3)))
    >>> cem = Player(3, "Cem", (Result("L", 1), Result("D", 2)))
    >>> answer_at(Crosstable((ann, cem), 2, 2, lacks=("rounds",)), ann, cem, 2)
    1
    """
    if table.tells_rounds:
        return round_ if round_ <= len(theirs.results) else None
    meeting = sum(result.opponent == theirs.number for result in mine.results[: round_ - 1])
    found = [at for at, result in enumerate(theirs.results, 1) if result.opponent == mine.number]
    return found[meeting] if meeting < len(found) else None
