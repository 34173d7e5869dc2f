"""Which files are of one event and are read as one text, and which are events of their own.

What belongs together, its content says: the DBF files of a rating report, the pictures of a sheet,
and files of which only all together are a whole table, such as the pairings and the players of one
program. Files with the same players and two tables are two states of an event, not one.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, takewhile
from pathlib import Path
from typing import NamedTuple

from calculator.command.paths import text_in
from calculator.files import File, is_of_a_report, one_below_another
from calculator.model import Crosstable
from calculator.reading import ReadError, read_all

#: The most pairs of files that are tried, those with the most similar names first.
_TRIED = 60
#: Of so many players one may be doubtful only because files were joined.
_PLAYERS_A_DOUBT = 4
#: Longer texts are not tried: each is an event of its own.
_LONG = 300_000


class Content(NamedTuple):
    """What is in one file, or in several as one: the tables, and what is none."""

    tables: tuple[Crosstable, ...]
    faults: int
    """How many of its sections cannot be read."""

    @property
    def names(self) -> set[str]:
        """The players' names; a number that stands for one is none."""
        every = (player.name for table in self.tables for player in table.players)
        return {name.casefold() for name in every if name and not name.startswith("#")}

    @property
    def size(self) -> int:
        """How many players, or teams, there are."""
        return sum(len(table.players) for table in self.tables)

    @property
    def alone(self) -> bool:
        """Whether it is a whole event, with everybody's name."""
        return bool(self.names) and not self.faults

    @property
    def told(self) -> list[object]:
        """What the tables say, without where it is."""
        return [
            (
                table.players,
                table.teams,
                [(column.heading, column.values) for column in table.printed],
                [(team.name, team.figures) for team in table.team_list],
            )
            for table in self.tables
        ]

    @property
    def doubts(self) -> int:
        """How much is said of the tables: what is there twice, left out, missing, or differs."""
        return sum(len(table.warnings) for table in self.tables)


class Event(NamedTuple):
    """Files that are read as one."""

    files: tuple[File, ...]
    text: str | None = None
    """What is in them, where that is known already."""
    are_pictures: bool = False

    @property
    def name(self) -> str:
        """What it is called in a report of several."""
        return " + ".join(file.name for file in self.files)


def events(files: Sequence[File]) -> list[Event]:
    r"""Return the events that files are of, in the order in which they are named.

    >>> one = File("a.txt", b"Name\tR1\nAnn\tW2\nBob\tL1\n")
    >>> [event.name for event in events([one, one._replace(name="b.txt")])]
    ['a.txt', 'b.txt']
    """
    if len(files) < 2:
        return [Event(tuple(files))] if files else []
    found: dict[str, Event] = {}
    for at, file in enumerate(files):
        group, text = _kind(file, at)
        before = found.get(group, Event((), text, group == _PICTURES))
        found[group] = before._replace(files=(*before.files, file))
    alone = [group for group, event in found.items() if event.text is not None]
    texts = [found[group] for group in alone]
    for which in together(texts, [_read([one]) for one in texts]):
        first, *others = (alone[at] for at in which)
        files = tuple(file for at in which for file in found[alone[at]].files)
        found[first] = Event(files, _as_one([found[group] for group in (first, *others)]))
        for group in others:
            del found[group]
    return list(found.values())


#: What the group of pictures is called.
_PICTURES = "pictures"


def _kind(file: File, at: int) -> tuple[str, str | None]:
    """Return what a file belongs to by its kind, a text only to itself; and the text."""
    if is_of_a_report(file):
        return f"report in {Path(file.name).parent}", None
    text, is_picture = text_in(file)
    return _PICTURES if is_picture else str(at), text


def together(alone: Sequence[Event], texts: Sequence[Content | None]) -> Iterator[list[int]]:
    """Yield which texts are one event together, by their positions; ``texts`` is what they say."""
    groups = {at: [at] for at in range(len(alone))}

    def fits(positions: Iterable[int]) -> bool:
        which = sorted(set(positions))
        return _fits([alone[at] for at in which], [texts[at] for at in which])

    alike = {pair: _alike(*(alone[at].name for at in pair)) for pair in _pairs(texts)}
    tried = sorted(alike, key=lambda pair: -alike[pair])[:_TRIED]
    fitting = [pair for pair in tried if fits(pair)]
    for pair in fitting:
        one, other = (groups[at] for at in pair)
        if one is other:
            continue
        rivals = [
            each
            for each in fitting
            if each != pair and set(each) & set(pair) and alike[each] >= alike[pair]
        ]
        both = {*one, *other, *(at for each in rivals for at in each)}
        # Nobody can tell which of two lists is that of these games, unless all are of one event.
        if (rivals or len(one) + len(other) > 2) and not fits(both):
            continue
        joined = sorted(one + other)
        for at in joined:
            groups[at] = joined
    yield from (group for at, group in groups.items() if group[0] == at and len(group) > 1)


def _pairs(texts: Sequence[Content | None]) -> Iterator[tuple[int, int]]:
    """Yield the pairs that may be of one event: not both whole, or with the same players."""
    for one, other in combinations(range(len(texts)), 2):
        first, second = texts[one], texts[other]
        if first is None or second is None:
            continue
        same = len(first.names & second.names)
        if not (first.alone and second.alone) or 2 * same >= len(first.names):
            yield one, other


def _fits(parts: Sequence[Event], texts: Sequence[Content | None]) -> bool:
    """Whether texts are one event together, to which each of them adds something."""
    known = [text for text in texts if text is not None]
    whole = _read(parts)
    if whole is None or whole.faults or len(known) < len(texts):
        return False
    most = max(1, *(len(text.tables) for text in known))
    more = whole.doubts - sum(text.doubts for text in known)
    # A sheet may have a slip; what differs for many is of two events.
    if len(whole.tables) != most or more * _PLAYERS_A_DOUBT > max(whole.size, _PLAYERS_A_DOUBT):
        return False
    # A player with a name keeps it: another event's list would give a different one.
    if not all(text.names <= whole.names for text in known):
        return False
    if len(parts) > 2:
        less = [_read([*parts[:at], *parts[at + 1 :]]) for at in range(len(parts))]
        known += [text for text in less if text is not None]
    return all(whole.told != text.told for text in known)


def _read(parts: Sequence[Event]) -> Content | None:
    """Return what texts say as one; ``None`` if that is too long."""
    text = _as_one(parts)
    if len(text) > _LONG:
        return None
    tables = [table for _, table in read_all(text)]
    read = tuple(table for table in tables if not isinstance(table, ReadError))
    return Content(read, len(tables) - len(read))


def _as_one(parts: Sequence[Event]) -> str:
    return one_below_another([part.text for part in parts if part.text is not None])


def _alike(one: str, other: str) -> int:
    """Return how many letters two names have in common at their beginning."""
    pairs = zip(one.casefold(), other.casefold(), strict=False)
    return sum(1 for _ in takewhile(lambda letters: letters[0] == letters[1], pairs))
