"""A crosstable of teams beside a list of the same matches: where the two say different things."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from calculator.model import Crosstable, Message
from calculator.reading.assemble.teams.records import key
from calculator.reading.text.errors import ReadError

type _Read = Crosstable | ReadError


def compared(tables: Sequence[_Read], lists: Sequence[object]) -> list[_Read]:
    """Say in crosstables which matches a list in the same text has otherwise."""
    others = [one for one in lists if isinstance(one, Crosstable)]
    return [_told(one, others) if isinstance(one, Crosstable) else one for one in tables]


def _told(table: Crosstable, others: Sequence[Crosstable]) -> Crosstable:
    own = _points(table)
    differing = [
        (pair, own[pair], theirs)
        for other in others
        for pair, theirs in _points(other).items()
        if len(own.get(pair, ())) == len(theirs) and own[pair] != theirs
    ]
    if not differing:
        return table
    pair, mine, theirs = differing[0]
    names = {key(player.name): player.name for player in table.players}
    at = next(at for at, (one, two) in enumerate(zip(mine, theirs, strict=True)) if one != two)
    facts = (len(differing), names[pair[0]], names[pair[1]], mine[at], theirs[at])
    return table._replace(warnings=(*table.warnings, Message("crosstable-differs", facts)))


def _points(table: Crosstable) -> dict[tuple[str, str], list[int]]:
    """Return what each pair of teams brought the first of the two by name, in half points."""
    found: dict[tuple[str, str], list[int]] = defaultdict(list)
    for pair, halves in _each(table):
        found[pair].append(halves)
    return {pair: sorted(halves) for pair, halves in found.items()}


def _each(table: Crosstable) -> Iterator[tuple[tuple[str, str], int]]:
    names = {player.number: key(player.name) for player in table.players}
    for player in table.players:
        own = names[player.number]
        for result in player.results:
            other = names.get(result.opponent or 0)
            if other and own < other and result.code and result.game_halves is not None:
                yield (own, other), result.game_halves
