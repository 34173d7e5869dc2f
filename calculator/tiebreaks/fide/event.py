"""Rounds as C.07 sees them: who played, whose round was unplayed and why (art. 15 and 16)."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from math import lcm
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import HALVES, PLAYED, RESULT_CODES, Crosstable, Message, Result, quick
from calculator.model.late import late
from calculator.tiebreaks.editions import EDITIONS
from calculator.tiebreaks.tally import Tally
from calculator.tiebreaks.values import Dummy, OpponentScore

if TYPE_CHECKING:
    from calculator.tiebreaks.adjusted_score_words import adjusted as adjusted_score
else:
    adjusted_score = late("calculator.tiebreaks.adjusted_score_words", "adjusted")

#: 16.1.2: voluntarily unplayed rounds: half- and zero-point byes, forfeit losses.
VOLUNTARY = {"HPB", "ZPB", "FL"}
#: The points of a team event, and the other ones.
OTHER = {"MP": "GP", "GP": "MP"}
#: 16.1.1: requested byes.
REQUESTED = {"HPB", "ZPB"}

#: Follows the key of an event that goes on to the last round, which is paired and not played.
_FORE = "/F"
#: What the codes of results are; the empty one is not there.
_CATEGORIES = {
    **{code: "OTB" for code, kind in RESULT_CODES.items() if kind.played},
    "X": "FW",
    "F": "FL",
    "B": "FPB",
    "P": "PAB",
    "H": "HPB",
    "Z": "HPB",
    "U": "ZPB",
}


class Round(NamedTuple):
    """One round of one player."""

    number: int
    category: str
    """``OTB`` (over the board), ``PAB``, ``FPB``, ``HPB``, ``ZPB``, ``FW`` or ``FL``."""
    points: int
    """Scored in this round, in half points."""
    opponent: int | None
    result: Result
    played: bool
    """Whether a game was played over the board."""
    voluntary: bool
    """16.1.2: whether this is a voluntarily unplayed round."""


class Seen(NamedTuple):
    """What a round contributes before it is multiplied or cut: an opponent's score, or a dummy's.

    An opponent's is the same for everybody who met that player (16.3).
    """

    amount: int
    """In half points."""
    notes: tuple[Message, ...]
    score: OpponentScore | None = None
    dummy: Dummy | None = None
    voluntary: bool = False
    """Whether the round is voluntarily unplayed and counts for a dummy's score."""


class Scores(NamedTuple):
    """The scores that a player's rounds contribute."""

    seen: Sequence[Seen]
    amounts: Sequence[int]
    """In half points."""
    excepted: Sequence[int]
    """16.5: the positions of voluntarily unplayed rounds, where the edition has the exception."""
    some: tuple[Round, ...] | None
    """The rounds that contribute, where they are not simply all."""


def _so_far(tally: Tally) -> dict[int, int]:
    """Return everybody's points over the rounds played.

    Article 16 speaks of rounds: a bye of a round still to come is in nobody's tiebreaks yet,
    though a printed total, and so the score, may have it.
    """
    if not any(tally.ahead.values()):
        return tally.score
    return {number: score - tally.ahead[number] for number, score in tally.score.items()}


class _Records(dict[int, tuple[Round, ...]]):
    """Everybody's rounds, each player's made when they are asked for."""

    def __init__(
        self,
        results: Mapping[int, tuple[Result, ...]],
        known: Mapping[int, tuple[Round, ...]] = MappingProxyType({}),
    ) -> None:
        super().__init__(known)
        self._results = results

    def __missing__(self, number: int) -> tuple[Round, ...]:
        found = self[number] = rounds(self._results[number])
        return found


class Event:
    """What the FIDE tiebreaks need of a crosstable, worked out once.

    ``of`` is ``MP`` or ``GP`` where a team event's other points are meant, not those that rank;
    all points are half points.
    """

    def __init__(self, tally: Tally, of: str = "") -> None:
        # Not the tally itself, which keeps the event: a cycle would live until Python looks for
        # garbage.
        self.table = tally.table
        self.player, self.met, self.gained = tally.player, tally.met, tally.gained
        self.results = tally.record
        self.edition = EDITIONS[tally.rules]
        self.rounds = tally.rounds
        self.robin = tally.table.kind == "round-robin"
        self.secondary = of
        self.missing: Message | None = None
        self.win, self.draw, self.loss = self._scoring(tally.table)
        self.record: dict[int, tuple[Round, ...]] = _Records(tally.record)
        if of:
            self.record = {number: self._of_the_other(number) for number in tally.player}
            self.score = {
                number: sum(found.points for found in rounds)
                for number, rounds in self.record.items()
            }
        else:
            self.score = _so_far(tally)
        self._adjusted: dict[bool, dict[int, Seen | None]] = {False: {}, True: {}}
        """By whether it is in fore mode, and by player."""
        self._final: dict[int, Seen] = {}
        """The same of who played the last round, by the final score."""
        self.seen: dict[tuple[int, bool, bool], Scores | Message] = {}
        """See :func:`calculator.tiebreaks.fide.opponents.scores_seen`."""
        self.dummies: dict[tuple[str, int], Seen] = {}
        """In place of an opponent in rounds without one, by category and own score (16.4)."""

    def after(self, tally: Tally, changed: Iterable[int]) -> "Event":
        """Return the event with other results of some players; not for one of game points."""
        event, numbers = copy(self), set(changed)
        for name in ("common", "_known"):
            event.__dict__.pop(name, None)
        event.table, event.score = tally.table, _so_far(tally)
        event.player, event.met, event.gained = tally.player, tally.met, tally.gained
        event.results = tally.record
        event.record = _Records(tally.record, self.record)
        for number in numbers:
            event.record.pop(number, None)
        event.forget(numbers)
        return event

    def forget(self, numbers: set[int]) -> None:
        """Have what rests on the scores of some players worked out again."""
        self._adjusted = {
            fore: {number: found for number, found in kept.items() if number not in numbers}
            for fore, kept in self._adjusted.items()
        }
        self.seen = {}

    def _scoring(self, table: Crosstable) -> tuple[int, int, int]:
        """Return what a round scores that is won, drawn and lost."""
        if not self.secondary:
            points, games = table.points, table.games_per_round
            return points.win * games, points.draw * games, points.loss * games
        if (teams := table.teams) is None:
            boards = self.boards
            return 2 * boards, boards, 0
        if self.secondary == "MP":
            return teams.match.win, teams.match.draw, teams.match.loss
        return teams.win, teams.draw, teams.loss

    @cached_property
    def boards(self) -> int:
        """How many boards a match has: both sides' game points tell."""
        if self.table.teams is not None:
            return self.table.teams.boards
        won: dict[tuple[int, int], list[int]] = {}
        for number, rounds_ in self.results.items():
            for result in rounds_:
                if result.opponent is not None and result.game_halves is not None:
                    won.setdefault((number, result.opponent), []).append(result.game_halves)
        return max(
            (
                (one + other) // 2
                for (number, opponent), halves in won.items()
                for one, other in zip(halves, won.get((opponent, number), ()), strict=False)
            ),
            default=1,
        )

    def _of_the_other(self, number: int) -> tuple[Round, ...]:
        return tuple(
            found._replace(points=self._other_points(found.result))
            for found in rounds(self.results[number])
        )

    def _other_points(self, result: Result) -> int:
        if self.secondary == "MP" and self.table.teams is not None:
            return self.table.teams.match_points(result.code)
        if result.game_halves is not None:
            return result.game_halves
        if result.code in {"F", "U", ""}:
            return 0
        if result.code == "H":
            return self.draw
        self.missing = Message("no-game-points")
        return 0

    def round(self, number: int, at: int) -> Round:
        """Return one round of a player, by its position; the others are made only if asked for."""
        return (
            self.record[number][at] if self.secondary else _round(at + 1, self.results[number][at])
        )

    def without(self, number: int, *, results: bool) -> Message | None:
        """Return why a player's own rounds are not known well enough, or ``None``.

        Who the opponents were must be known; with ``results`` the results too.
        """
        if self.missing:
            return self.missing
        if self._known:
            return None
        if self.met[number] is None:
            return Message("no-opponents")
        stub = not self.results[number] and self.player[number].stub
        if stub or (results and self.gained[number] is None):
            return Message("no-results")
        return None

    @cached_property
    def _known(self) -> bool:
        """Whether all of everybody's rounds are known, as nearly always."""
        told = (*self.met.values(), *self.gained.values())
        return None not in told and all(self.results.values())

    def last_paired(self, number: int) -> Round | None:
        """Return the last round's pairing of a player, if he or she was paired (8.3)."""
        rounds = self.record[number]
        return rounds[-1] if len(rounds) == self.rounds > 0 and rounds[-1].opponent else None

    def own_score(self, number: int, *, fore: bool) -> int:
        """Return a player's own score, in fore mode with the last game drawn."""
        last = self.last_paired(number) if fore else None
        return self.score[number] + (self.draw - last.points if last else 0)

    def all_adjusted(self, *, fore: bool = False) -> dict[int, Seen | None]:
        """16.3: everybody's score as opponents see it; ``None`` where too little is known."""
        kept = self._adjusted[fore]
        if len(kept) < len(self.player):
            for number in self.player:
                if number not in kept:
                    kept[number] = self._adjust(number, fore=fore)
        return kept

    def _adjust(self, number: int, *, fore: bool) -> Seen | None:
        raw = self.score[number]
        met = self.met[number]
        if met and met[-1] is not None and not (fore or self.edition.virtual):
            # As it is for most: the last round was played.
            if (final := self._final.get(raw)) is None:
                note = Message("final-score", (raw,))
                final = self._final[raw] = Seen(raw, (note,), OpponentScore(raw, raw))
            return final
        rounds = self.record[number]
        given = self.player[number].given
        unknown = given.unplayed if given and not rounds else ()
        if self.edition.virtual and not self.robin:
            unplayed = [(found.result.code, found.points) for found in rounds if not found.played]
            unplayed += [(code, Result(code).halves) for code in unknown]
            amount = raw + sum(self.draw - points for _, points in unplayed)
            note = Message("final-score", (raw,))
            if unplayed:
                note = adjusted_score(raw, unplayed, self.draw)
            return Seen(amount, (note,), OpponentScore(amount, raw, len(unplayed)))
        if {"H", "U", ""} & set(unknown) and not self.robin:
            return None  # whether such a bye is followed by a game, the table does not say
        last = self.last_paired(number) if fore else None
        trailing = []
        for found in () if self.robin else reversed(rounds):
            if not found.voluntary or found is last:
                break
            if found.category in REQUESTED:
                trailing.append(found)
        amount = raw + sum(self.draw - found.points for found in trailing)
        notes = [Message("final-score", (raw,))]
        if trailing:
            notes = [Message("trailing-byes", (raw, len(trailing), amount))]
        if last:
            amount += self.draw - last.points
            notes.append(_drawn(last, amount))
        score = OpponentScore(amount, raw, byes=len(trailing), last_drawn=last is not None)
        return Seen(amount, tuple(notes), score)

    def points(self, number: int) -> Sequence[int]:
        """Return what each round of a player scored, in half points."""
        gained = None if self.secondary else self.gained[number]
        return [found.points for found in self.record[number]] if gained is None else gained

    def games(self, number: int) -> tuple[Round, ...]:
        """Return the rounds that a player played over the board."""
        return tuple(found for found in self.record[number] if found.played)

    @cached_property
    def common(self) -> int:
        """A number that every player's count of games divides: means compare exactly."""
        return lcm(*{max(1, len(self.games(number))) for number in self.player})


def _drawn(last: Round, amount: int) -> Message:
    """Say that the game of the event's last round counts as a draw (8.3)."""
    if last.result.code:
        return Message("last-round-drawn", (last.number, last.points, amount))
    return Message("last-round-open", (last.number, amount))


def rounds(record: tuple[Result, ...]) -> tuple[Round, ...]:
    """Return a player's rounds."""
    return tuple([_round(at, result) for at, result in enumerate(record, 1)])


def _round(number: int, result: Result) -> Round:
    code, opponent, _, _, scored, _ = result
    kind = _CATEGORIES.get(code) or category(result)
    halves = HALVES[code] if scored is None else scored
    return quick(Round, (number, kind, halves, opponent, result, PLAYED[code], kind in VOLUNTARY))


def category(result: Result) -> str:
    """Return what a round is in the words of art. 16.

    A round without a result is a zero-point bye, or a forfeit loss where one was paired.

    >>> (
    ...     category(Result("P")),
    ...     category(Result("F", 2)),
    ...     category(Result("W", 2)),
    ...     category(Result()),
    ... )
    ('PAB', 'FL', 'OTB', 'ZPB')
    """
    return _CATEGORIES.get(result.code, "FL" if result.opponent else "ZPB")


def fore_of(tally: Tally, of: str = "") -> tuple[Event, bool]:
    """Return the event as Fore Buchholz sees it, and whether its last round is drawn there (8.3).

    That is the last round of the event, not the last one played: once it is paired its games are
    draws, whether they have been played or not; before that there is nothing to draw.
    """
    last = tally.table.final_round
    if last == tally.rounds:
        return event_of(tally, of), True
    if not tally.table.is_paired(last):
        return event_of(tally, of), False
    of = _secondary(tally.table, of)
    key = f"{of}{_FORE}"
    found = tally.events.get(key)
    if not isinstance(found, Event):
        whole = Tally(tally.table._replace(rounds_played=last), tally.choices, tally.rules)
        found = tally.events[key] = Event(whole, of)
    return found, True


def _secondary(table: Crosstable, of: str) -> str:
    """Return the points that are meant, if they are a team event's other ones."""
    return of if of in OTHER and of != table.ranked_by else ""


def event_of(tally: Tally, of: str = "") -> Event:
    """Return the event of a tally, made once.

    ``of`` says which points of a team event are meant; without it, those that rank.
    """
    of = of and _secondary(tally.table, of)
    found = tally.events.get(of)
    if not isinstance(found, Event):
        found = tally.events[of] = Event(tally, of)
    return found
