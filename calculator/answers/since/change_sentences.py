"""What changed since, in sentences: as messages, for everybody's eyes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from calculator.answers.since.differences import Altered, Kind, Since
from calculator.answers.since.place_changes import Moved, Passing
from calculator.answers.sum_remainders import ahead_by
from calculator.answers.wording import order_name
from calculator.model import Fact, Message, Result
from calculator.tiebreaks import Value

#: How many of those whom somebody passed are named in a sentence.
_NAMED = 3
#: The results of a game that have a verb.
_GAME = {"W", "D", "L"}


#: A heading and its items.
type _Found = tuple[Message, Sequence[tuple[Message, ...]]]
type _About = Callable[..., bool]


class Part(NamedTuple):
    """Something that changed: a complete sentence, and one by one what it counts."""

    said: Message
    items: tuple[tuple[Message, ...], ...] = ()


def heading(found: Since, name: str = "") -> Message:
    """Say since when, as far as anything tells: the version before has a ``name``, or a round."""
    if name:
        return Message("since", (name,))
    before, now = (one.table.rounds_played for one in (found.before, found.now))
    return Message("since-round", (before,)) if 0 < before < now else Message("since-before")


def in_short(found: Since) -> Message:
    r"""Say in one line how much changed.

    >>> from calculator.ranked import rank
    >>> from calculator.reading import read
    >>> from calculator.answers.since import since
    >>> table = "Name,R1,R2\nAnn,{},D3\nBob,{},B\nCy,B,D1\n"
    >>> before, now = (rank(read(table.format(*row))) for row in (("W2", "L1"), ("D2", "D1")))
    >>> in_short(since(before, now)).words()
    '2 places changed, 1 result corrected'
    """
    counted = (
        ("since-n-moved", len(found.moved)),
        ("since-n-came", len(found.of("came"))),
        ("since-n-changed", len(found.of("changed"))),
        ("since-n-gone", len(found.of("gone"))),
        ("since-n-paired", len(found.of("paired"))),
        ("since-n-new", len(found.joined.came)),
        ("since-n-left", len(found.joined.gone)),
        ("since-n-names", len(found.names)),
        ("since-n-ratings", len(found.ratings)),
        ("since-n-printed", len(found.totals) + len(found.figures) + len(found.opponents)),
    )
    said = [Message(code, (count,)) for code, count in counted if count]
    if found.other_order:
        said.append(Message("since-n-order"))
    return Message("commas", tuple(said)) if said else Message("since-nothing")


def parts(found: Since, player: int | None = None) -> tuple[Part, ...]:
    """Return all of it, part by part; of a ``player`` only what is about him or her."""
    teller = Teller(found)
    every = [
        Part(said, tuple(items))
        for said, items in teller.every(player)
        if items or said.code in _ALONE
    ]
    if not found.joined.one_event:
        every.insert(0, Part(Message("since-other-event", teller.both())))
    if not every:
        return (Part(Message("since-nothing" if player is None else "since-nothing-of-one")),)
    return tuple(every)


#: What is said though it counts zero.
_ALONE = {"since-order"}


class Teller:
    """Tells of what changed, and knows what everybody is called."""

    def __init__(self, found: Since) -> None:
        self.found = found

    def called(self, number: int) -> str:
        """Return what a sentence calls a player; the negative is a number before."""
        tally = self.found.now.tally if number > 0 else self.found.before.tally
        return tally.spoken(abs(number)) if abs(number) in tally.player else "?"

    def both(self) -> tuple[int, int, int]:
        """Return how many players are in both versions, and how many in each."""
        who = self.found.joined
        both = len(who.now)
        return both, both + len(who.gone), both + len(who.came)

    def every(self, player: int | None) -> Iterator[_Found]:
        """Yield each part with its items, those that are about a player if one is asked for."""
        found = self.found

        def about(*numbers: int | None) -> bool:
            return player is None or player in numbers

        if found.other_order and player is None:
            names = (order_name(one.basis, "commas") for one in (found.before, found.now))
            yield Message("since-order", tuple(names)), []
        moved = [self.move(one) for one in found.moved if about(one.number)]
        yield Message("since-moved", (len(moved), len(found.now.rows))), moved
        taken: tuple[Kind, ...] = ("changed", "gone")
        for kind in taken:
            items = [
                (self.in_round(one),)
                for one in found.of(kind)
                if about(one.number, one.before.opponent, one.now.opponent)
            ]
            yield Message(f"since-{kind}", (len(items),)), items
        given: tuple[Kind, ...] = ("came", "paired")
        for kind in given:
            ordered = sorted(found.of(kind), key=lambda one: one.round)
            for round_, group in groupby(ordered, key=lambda one: one.round):
                items = [
                    (self.game(one),)
                    for one in group
                    if about(one.number, one.before.opponent, one.now.opponent)
                ]
                where = (len(items), round_) if round_ else (len(items),)
                yield Message(f"since-{kind}" + ("-in" if round_ else ""), where), items
        yield from self.people(player)
        yield from self.printed(about)

    def people(self, player: int | None) -> Iterator[_Found]:
        """Yield who is new or gone, and which names and ratings changed."""
        found = self.found
        came = [number for number in found.joined.came if player in {None, number}]
        yield Message("since-new", (len(came),)), [self.name(number) for number in came]
        gone = found.joined.gone if player is None else ()
        yield Message("since-left", (len(gone),)), [self.name(-number) for number in gone]
        names = [
            (Message("since-name", (one.before, one.now)),)
            for one in found.names
            if player in {None, one.number}
        ]
        yield Message("since-names", (len(names),)), names
        ratings = [
            (
                Message(
                    "since-rating", (self.called(one.number), *map(_rating, (one.now, one.before)))
                ),
            )
            for one in found.ratings
            if player in {None, one.number}
        ]
        yield Message("since-ratings", (len(ratings),)), ratings

    def printed(self, about: _About) -> Iterator[_Found]:
        """Yield the printed figures that are others though the results do not say so."""
        found = self.found
        totals: list[tuple[Message, ...]] = [
            (
                Message(
                    "since-total",
                    (self.called(one.number), Fraction(one.now, 2), Fraction(one.before, 2)),
                ),
            )
            for one in found.totals
            if about(one.number)
        ]
        totals += [
            (
                Message(
                    "since-figure",
                    (
                        self.called(one.number),
                        Message("title", (one.tiebreak,)),
                        Fraction(one.now, 1000),
                        Fraction(one.before, 1000),
                    ),
                ),
            )
            for one in found.figures
            if about(one.number)
        ]
        yield Message("since-printed", (len(totals),)), totals
        scores: list[tuple[Message, ...]] = [
            (
                Message(
                    "since-opponent",
                    (
                        self.called(one.number),
                        one.round,
                        Fraction(one.now, 2),
                        Fraction(one.before, 2),
                    ),
                ),
            )
            for one in found.opponents
            if about(one.number)
        ]
        yield Message("since-opponents", (len(scores),)), scores

    def name(self, number: int) -> tuple[Message, ...]:
        """Return a name as an item of its own."""
        return (Message("since-who", (self.called(number),)),)

    def in_round(self, one: Altered) -> Message:
        """Say of a result that changed what it is, what it was, and in which round."""
        return _in_round(one, self.change(one))

    def game_in_round(self, one: Altered) -> Message:
        """Say what a result is now, and in which round."""
        return _in_round(one, self.game(one))

    def change(self, one: Altered) -> Message:
        """Say of a result what it is and what it was."""
        was, now = one.before, one.now
        if was.code == now.code and was.opponent == now.opponent:
            return self._detail(one)
        game = self.game(one)
        if was.opponent == now.opponent or was.opponent is None:
            before = Message("since-kind", (was.code,))
        else:
            before = Message("since-against", (was.code, self.called(was.opponent)))
        return Message("since-was", (game, before))

    def _detail(self, one: Altered) -> Message:
        """Say what else changed about a result: the color, or the points of a match's boards."""
        was, now = one.before, one.now
        who, other = self.called(one.number), self.called(now.opponent or 0)
        if was.game_halves != now.game_halves and None not in (was.game_halves, now.game_halves):
            points = (Fraction(now.game_halves or 0, 2), Fraction(was.game_halves or 0, 2))
            return Message("since-match", (who, other, *points))
        return Message("since-color", (who, other, f"color-{now.color}", f"color-{was.color}"))

    def game(self, one: Altered) -> Message:
        """Say what a result is now: "Ann beat Bob"; where none is left, whose game it is."""
        who = self.called(one.number)
        result = one.now
        if not result.code and result.opponent is None and one.before.opponent is not None:
            return Message("way-of-two", (who, self.called(one.before.opponent)))
        return _met(who, result, self.called(result.opponent) if result.opponent else None)

    def move(self, one: Moved) -> tuple[Message, ...]:
        """Say where a player is and was, the points, and who passed whom on what."""
        halves, before = Fraction(one.halves, 2), Fraction(one.halves_before, 2)
        points = (
            Message("since-still", (halves,))
            if halves == before
            else Message("since-points", (halves, before))
        )
        first = Message("now-was", (self.called(one.number), one.place, one.was))
        return (
            first,
            points,
            *self._passing("passed", one, one.passed),
            *self._passing("overtaken", one, one.overtaken),
        )

    def _passing(self, side: str, one: Moved, others: Sequence[Passing]) -> Iterator[Message]:
        """Say who passed whom, those together whom the same has put there."""
        for by in dict.fromkeys(other.by for other in others):
            numbers = [other.number for other in others if other.by == by]
            names = self._names(numbers)
            if by in {"score", "level", "new", "gone"}:
                yield Message(f"since-{side}-{by}", (names,))
                continue
            facts: tuple[Fact, ...] = (names, Message("title", (by,)))
            figures = self._figures(one.number, numbers[0], by) if len(numbers) == 1 else ()
            yield Message(f"since-{side}-{'values' if figures else 'by'}", (*facts, *figures))

    def _figures(self, number: int, other: int, by: str) -> tuple[Fraction, ...]:
        """Return both values now and before; nothing where they are not figures for people."""
        was = self.found.joined.before
        values: list[Value | None] = []
        for standings, numbers in (
            (self.found.now, (number, other)),
            (self.found.before, (was.get(number, 0), was.get(other, 0))),
        ):
            rows = {row.number: row for row in standings.rows}
            values += [rows[one].values.get(by) if one in rows else None for one in numbers]
        known = [value for value in values if value is not None and value.amount is not None]
        if len(known) < len(values) or ahead_by(*known[:2]) is None:
            return ()
        return tuple(Fraction(value.amount or 0, value.scale) for value in known)

    def _names(self, numbers: Iterable[int]) -> Message:
        names: list[Fact] = [self.called(number) for number in numbers]
        more = len(names) - _NAMED
        if more > 1:
            names[_NAMED:] = [Message("since-more", (more,))]
        return Message("list", tuple(names))


def _in_round(one: Altered, said: Message) -> Message:
    return Message("met-in-round", (one.round, said)) if one.round else said


def _met(who: str, result: Result, other: str | None) -> Message:
    """Say a result: "Ann beat Bob"."""
    if other is None:
        return Message("met-alone", (who, Message("since-kind", (result.code,))))
    if not result.code:
        return Message("way-of-two", (who, other))
    if result.code in _GAME:
        return Message(f"met-{result.code}", (who, other))
    return Message("met-other", (who, other, Message("since-kind", (result.code,))))


def _rating(rating: int | None) -> Fact:
    return Message("since-unrated") if rating is None else rating
