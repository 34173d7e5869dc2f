"""Two versions of one event: who is who. Names and numbers may have changed."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from calculator.answers.since.cells import cells
from calculator.model import Crosstable, Player

#: Two spellings of one name have so much in common: "Jon Smith" and "John Smith" do.
_ALIKE = 0.75
#: A version of an event has at least so many of its players under their names, as one of so many.
_HALF = 2
#: How many pairs of names are compared where most are not in both versions.
_PAIRS = 2500
#: From this many games on, who met whom separates two events of the same players.
_GAMES = 4


class Joined(NamedTuple):
    """Which player of the version before is which one now, by their numbers."""

    now: Mapping[int, int]
    """Number before -> number now."""
    gone: tuple[int, ...]
    """Who was in the version before only; numbers of that."""
    came: tuple[int, ...]
    """Who is in the present version only."""
    one_event: bool
    """Whether they are versions of one event, as far as names and results tell."""

    @property
    def before(self) -> dict[int, int]:
        """Number now -> number before."""
        return {new: old for old, new in self.now.items()}


def spelled(name: str) -> str:
    """Return what of a name makes it another spelling: neither case nor commas nor order.

    >>> spelled("FROST, Amy") == spelled("Amy Frost"), spelled("Müller") == spelled("Muller")
    (True, False)
    """
    return " ".join(sorted(re.findall(r"[^\W_]+", unicodedata.normalize("NFC", name).casefold())))


def _plain(name: str) -> str:
    """Return a name without accents either: by that a player is found again."""
    apart = unicodedata.normalize("NFKD", spelled(name))
    return "".join(char for char in apart if not unicodedata.combining(char))


def _marks(name: str) -> list[str]:
    """Return what tells apart those whose names are much alike: initials, and numbers.

    >>> _marks("lakeside 2"), _marks("a player"), _marks("jon smith")
    (['2'], ['a'], [])
    """
    return [word for word in name.split() if len(word) == 1 or any(map(str.isdigit, word))]


def _likeness(one: str, other: str) -> float:
    """Return how much alike two names are, from 0 to 1; 0 where it is less than matters.

    Those of two people, or of two teams of a school, are not alike.

    >>> _likeness("jon smith", "john smith"), _likeness("lakeside 1", "lakeside 2")
    (0.9, 0.0)
    """
    longer = max(len(one), len(other))
    marks = _marks(one), _marks(other)
    if not longer or (all(marks) and marks[0] != marks[1]):
        return 0.0
    # As many letters as one has and the other has not must be put in, at least.
    missing = (Counter(one) - Counter(other)).total(), (Counter(other) - Counter(one)).total()
    if max(missing) > (1 - _ALIKE) * longer:
        return 0.0
    found = 1 - _steps(one, other) / longer
    return found if found >= _ALIKE else 0.0


def _steps(one: str, other: str) -> int:
    """Return how many letters must be put in, left out or replaced to make one of the other.

    >>> _steps("smith", "smyth"), _steps("jon", "john"), _steps("ann", "")
    (1, 1, 3)
    """
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        before, row = row, [at]
        for there, theirs in enumerate(other):
            row.append(min(before[there] + (letter != theirs), before[there + 1] + 1, row[-1] + 1))
    return row[-1]


def joined(before: Crosstable, now: Crosstable) -> Joined:
    r"""Find every player of one version of an event in another.

    First by the name; those who share one by number, rating and results. Then those whose names
    are much alike and whose games do not speak against it, and those who have another name and
    the very same opponents.

    >>> from calculator.reading import read
    >>> table = "Name\tR1\nAnn Frost\tW2\nBob Reed\tL1\n{}\tB\n"
    >>> found = joined(read(table.format("Jon Smith")), read(table.format("John Smith")))
    >>> found.now, found.gone, found.one_event
    ({1: 1, 2: 2, 3: 3}, (), True)
    """
    joining = _Joining(before, now)
    joining.by_name()
    if joining.worth_more():
        joining.by_likeness()
    one_event = joining.half() and joining.games_agree()
    found = joining.found
    taken = set(found.values())
    return Joined(
        found,
        tuple(number for number in joining.old if number not in found),
        tuple(number for number in joining.new if number not in taken),
        one_event,
    )


class _Joining:
    """The players of both versions, and those that were found."""

    def __init__(self, before: Crosstable, now: Crosstable) -> None:
        self.old = {one.number: one for one in before.players if not one.stub}
        self.new = {one.number: one for one in now.players if not one.stub}
        self.found: dict[int, int] = {}
        self.by_round = before.tells_rounds and now.tells_rounds

    def left(self) -> tuple[list[Player], list[Player]]:
        """Return those of both versions who are not found yet."""
        taken = set(self.found.values())
        return (
            [one for number, one in self.old.items() if number not in self.found],
            [one for number, one in self.new.items() if number not in taken],
        )

    def by_name(self) -> None:
        """Find those of the same name; of several who share it, those most alike."""
        shared = []
        for old, new in _by_name(self.old.values(), self.new.values()):
            if len(old) == len(new) == 1:
                self.found[old[0].number] = new[0].number
            else:
                shared += [(one, other) for one in old for other in new]
        self._best((self._evidence(*pair), *pair) for pair in shared)

    def half(self) -> bool:
        """Whether at least half of a version's players are in the other one."""
        least = min(len(self.old), len(self.new))
        return len(self.found) * _HALF >= least > 0

    def worth_more(self) -> bool:
        """Whether to look for more: not through two large events that have nobody in common."""
        old, new = self.left()
        return self.half() or len(old) * len(new) <= _PAIRS

    def by_likeness(self) -> None:
        """Find those whose names are spelled differently, or differ though results match."""
        old, new = self.left()
        was = {one.number: _plain(one.name) for one in old}
        pairs = []
        for other in new:
            name = _plain(other.name)
            for one in old:
                near = _likeness(was[one.number], name)
                same, games = self._agreement(one, other)
                numbered = one.number == other.number
                if near >= _ALIKE and (same * 2 >= games or (numbered and games == 1)):
                    pairs.append((2 + near + self._evidence(one, other), one, other))
                elif same == games and games >= (1 if numbered else 2):
                    pairs.append((self._evidence(one, other), one, other))
        self._best(pairs)

    def games_agree(self) -> bool:
        """Whether in at least half of the games both versions have the same opponents."""
        same = games = 0
        for old, new in self.found.items():
            mine, all_ = self._agreement(self.old[old], self.new[new])
            same, games = same + mine, games + all_
        return games < _GAMES or same * 2 >= games

    def _agreement(self, one: Player, other: Player) -> tuple[int, int]:
        """Return in how many games of a row both versions name the same opponent, and of how many.

        Pairings are rarely corrected; winners are. A game against somebody who is not found
        yet says nothing.
        """
        was = cells(one, by_round=self.by_round, called=self.found)
        now = cells(other, by_round=self.by_round)
        same = games = 0
        for where, result in was.items():
            opponent = self.found.get(result.opponent or 0)
            if not result.code or opponent is None:
                continue
            there = now.get(where)
            if there is not None and there.opponent is None:
                continue
            games += 1
            same += there is not None and there.opponent == opponent
        return same, games

    def _evidence(self, one: Player, other: Player) -> float:
        same, games = self._agreement(one, other)
        numbered = one.number == other.number
        rated = one.rating is not None and one.rating == other.rating
        return (same / games if games else 0) + numbered / 2 + rated / 2

    def _best(self, pairs: Iterable[tuple[float, Player, Player]]) -> None:
        """Take pairs, those with the most evidence first; nobody twice."""
        taken = set(self.found.values())
        for _, one, other in sorted(
            pairs, key=lambda pair: (-pair[0], pair[1].number, pair[2].number)
        ):
            if one.number not in self.found and other.number not in taken:
                self.found[one.number] = other.number
                taken.add(other.number)


def _by_name(
    old: Iterable[Player], new: Iterable[Player]
) -> Iterator[tuple[list[Player], list[Player]]]:
    """Yield the players of each name that both versions have; nobody's name is empty."""
    named: dict[str, tuple[list[Player], list[Player]]] = {}
    for at, players in enumerate((old, new)):
        for player in players:
            if name := _plain(player.name):
                named.setdefault(name, ([], []))[at].append(player)
    for both in named.values():
        if all(both):
            yield both
