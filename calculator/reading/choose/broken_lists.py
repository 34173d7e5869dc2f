"""Whether a list that was broken is better put together."""

from calculator.model import Crosstable
from calculator.reading.choose.candidate import Candidate
from calculator.reading.layouts import Reader


def wrong(reader: Reader, found: list[Candidate]) -> bool:
    """Whether a section cannot be read, or something is said that comes of broken lines."""
    codes = reader.listed.wrong if reader.listed else frozenset()
    return any(
        not isinstance(part.result, Crosstable)
        or any(one.code in codes for one in part.result.warnings)
        for part in found
    )


def doubts(reader: Reader, found: list[Candidate]) -> int:
    """Return how much is said that may come of broken lines."""
    if reader.listed is None:
        return 0
    codes = reader.listed.wrong | reader.listed.doubtful
    return sum(
        one.code in codes
        for part in found
        if isinstance(part.result, Crosstable)
        for one in part.result.warnings
    )


def has_more(found: list[Candidate], own: list[Candidate]) -> bool:
    """Whether more matches have been read, or as many without a new name: no parts of names."""
    results = [_results(parts) for parts in (found, own)]
    if results[0] != results[1]:
        return results[0] > results[1]
    names = [_names(parts) for parts in (found, own)]
    return names[0] <= names[1] or len(names[0]) < len(names[1])


def _names(found: list[Candidate]) -> set[str]:
    """Return every name that has been read, those of players of teams too."""
    teams = [part.result.teams for part in found if isinstance(part.result, Crosstable)]
    players = {one.name for each in teams if each for one in each.individuals}
    return players | {name for part in found for name in part.names}


def _results(found: list[Candidate]) -> int:
    """Return how many results against somebody have been read."""
    return sum(
        result.opponent is not None
        for part in found
        if isinstance(part.result, Crosstable)
        for player in part.result.players
        for result in player.results
    )
