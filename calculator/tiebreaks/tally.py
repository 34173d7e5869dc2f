"""What several tiebreaks need of a crosstable, worked out once."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING, Protocol, Self

from calculator.model import HALVES, PLAYED, RESULT_CODES, Crosstable, Player, Result
from calculator.model.late import late
from calculator.tiebreaks.adjusted_scores import adjusted_score
from calculator.tiebreaks.choices import Choices
from calculator.tiebreaks.editions import edition_at
from calculator.tiebreaks.values import Value

if TYPE_CHECKING:
    from calculator.model.names import in_sentences
else:
    in_sentences = late("calculator.model.names", "in_sentences")


class RoundsSeen(Protocol):
    """A table as other rules see it: made of a tally, and kept with it."""

    secondary: str
    """The other points of a team event, where it counts them: ``MP`` or ``GP``."""

    def after(self, tally: "Tally", changed: Iterable[int]) -> Self:
        """Return it for a tally in which the results of some players are others."""


def missed(player: Player, record: Iterable[Result], rounds: int) -> list[tuple[str, int]]:
    """Return the codes of a player's unplayed rounds, with the half points they scored.

    It is no method of a tally, as terms ask for it when somebody looks at them: the tally keeps
    the values, and a value that keeps the tally is a cycle, which lives until Python looks for
    garbage.

    >>> missed(Player(1, "Ann"), [Result("W", 2), Result("H")], 2)
    [('H', 1)]
    """
    found = [(one.code, one.halves) for one in record if not one.played]
    if player.given is not None:
        return found + [(code, HALVES[code]) for code in player.given.unplayed]
    return found + [(one.code, one.halves) for one in player.ahead(rounds) if not one.played]


class Tally:
    """Scores and adjusted scores of a crosstable over the rounds played so far.

    All scores are in half points.
    """

    def __init__(
        self,
        table: Crosstable,
        choices: Choices | None = None,
        rules: str | None = None,
        *,
        like: "Tally | None" = None,
    ) -> None:
        """Count a table; what ``like`` counted of the very same players is taken over."""
        self.table = table
        self.choices = choices or Choices()
        self.rules = rules or edition_at(table.starts)
        """The edition of the FIDE rules, by name; the event's start chooses it."""
        self.rounds = table.rounds_played
        self.half = table.games_per_round * table.points.draw
        """What an unplayed round of an opponent counts (34E1), in half points: in a round of two
        games both count ½."""
        self.player: dict[int, Player] = {player.number: player for player in table.players}
        self.record: dict[int, tuple[Result, ...]] = {}
        self.score: dict[int, int] = {}
        self.adjusted: dict[int, int] = {}
        self.unplayed: dict[int, int] = {}
        """How many rounds, of those played so far, the player did not play."""
        self.ahead: dict[int, int] = {}
        """What byes of rounds still to come score that count already (see :meth:`count`)."""
        self.values: dict[str, dict[int, Value]] = {}
        """The values worked out so far, by tiebreak and player: see :meth:`value`."""
        self.events: dict[str, RoundsSeen] = {}
        """The table as FIDE's rules see it: see :func:`calculator.tiebreaks.fide.event_of`."""
        self.colored: dict[int, bool] = {}
        """Whether any game of the player has a color."""
        self.met: dict[int, list[int | None] | None] = {}
        """Whom the player met, round by round, nobody in one not played; ``None`` where the
        table does not name everybody."""
        self.gained: dict[int, list[int] | None] = {}
        """What each round scored; ``None`` where a result is not known."""
        for player in table.players:
            if like is not None and like.player.get(player.number) is player:
                self._take(player.number, like)
            else:
                self.count(player)
        self.has_colors = any(self.colored.values())

    def _take(self, number: int, like: "Tally") -> None:
        self.record[number] = like.record[number]
        self.score[number] = like.score[number]
        self.unplayed[number] = like.unplayed[number]
        self.ahead[number] = like.ahead[number]
        self.adjusted[number] = like.adjusted[number]
        self.colored[number] = like.colored[number]
        self.met[number] = like.met[number]
        self.gained[number] = like.gained[number]

    def count(self, player: Player) -> None:
        """Count one player, in place of what was counted of that number before.

        A bye of a round still to come that the printed total has is points won: it is part of
        the score, and of the score that opponents' tiebreaks see, there as ½ like any unplayed
        round. It is not one of the player's rounds: that round is nobody's yet, so it is no 0 to
        be dropped, adds nothing to Cumulative, and does not turn an even score into a plus.
        """
        record = player.results[: self.rounds]
        if self.table.to_play:
            record = tuple(result for result in record if not result.to_play)
        annulled = self._annulled(player, record) if self.table.annulled else ()
        if annulled:
            record = tuple(
                Result() if at in annulled else result for at, result in enumerate(record)
            )
        given = player.given
        met: list[int | None] = []
        gained: list[int] = []
        missed: list[int] = []
        known, colored = True, False
        for code, opponent, color, _, scored, _ in record:
            halves = HALVES[code] if scored is None else scored
            gained.append(halves)
            if PLAYED[code]:
                met.append(opponent)
                if code == "?":
                    known = False
                if color:
                    colored = True
            else:
                met.append(None)
                missed.append(halves)
        named = met.count(None) == len(missed)
        score = sum(gained)
        ahead = 0
        if given is not None:
            score = given.halves
            missed += [RESULT_CODES[code].halves for code in given.unplayed]
        elif player.counted_to:
            later = player.ahead(self.rounds)
            ahead = sum(result.halves for result in later)
            score += ahead
            missed += [result.halves for result in later if not result.played]
        number = player.number
        # A game that does not count is not an unplayed round.
        unplayed = len(missed) - len(annulled)
        self.record[number] = record
        self.met[number] = met if named else None
        self.gained[number] = gained if known else None
        self.score[number] = score
        self.ahead[number] = ahead
        self.unplayed[number] = unplayed
        self.colored[number] = colored
        self.adjusted[number] = adjusted_score(score, missed, unplayed, self.half)

    def _annulled(self, player: Player, record: Sequence[Result]) -> Sequence[int]:
        """Return the positions of the games that count for nobody: see ``Crosstable.annulled``."""
        apart = self.table.annulled
        if player.number in apart:
            return range(len(record))
        return [at for at, result in enumerate(record) if result.opponent in apart]

    def of(self, table: Crosstable) -> "Tally":
        """Return the same scores and values for a table that differs in nothing they rest on.

        Such as a table with its printed columns named.
        """
        tally = copy(self)
        tally.table = table
        return tally

    def value(self, name: str, number: int, work: Callable[["Tally", int], Value]) -> Value:
        """Return a player's value by a tiebreak, which is worked out once.

        Other tiebreaks may be made of it: of an opponent's cumulative value, for example. ``work``
        must do the same whenever the name is the same.
        """
        kept = self.values.setdefault(name, {})
        found = kept.get(number)
        if found is None:
            found = kept[number] = work(self, number)
        return found

    def spoken(self, number: int) -> str:
        """Return how a sentence calls a player: "Amy Frost", where the table has "Frost, Amy".

        >>> from calculator.tiebreaks.example import EVENT
        >>> EVENT.spoken(1)
        'Ann'
        """
        return self._spoken[number] or self.player[number].called

    @cached_property
    def _spoken(self) -> Mapping[int, str]:
        names = {number: player.name for number, player in self.player.items()}
        turned = any("," in name for name in names.values()) and not self.table.of_teams
        return in_sentences(names) if turned else names

    @cached_property
    def unrated(self) -> int:
        """How many players have no rating."""
        return sum(player.rating is None for player in self.player.values())

    def even(self, number: int) -> int:
        """Return half of the score that a player could have at most, in half points.

        It is that of the rounds played; where everybody has a number of games of his or her own,
        of the games played.
        """
        rounds = len(self.record[number]) if self.table.to_play else self.rounds
        return rounds * self.table.games_per_round * self.table.points.win // 2

    def columns(self, number: int) -> Sequence[int]:
        """Return in which columns of the table the rounds of a record are, counted from 1.

        >>> from calculator.tiebreaks.example import EVENT
        >>> list(EVENT.columns(1))
        [1, 2, 3]
        """
        record = self.record[number]
        if not self.table.to_play:
            return range(1, len(record) + 1)
        results = self.player[number].results[: self.rounds]
        return [at for at, result in enumerate(results, 1) if not result.to_play]
