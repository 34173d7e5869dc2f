"""Whether broken lines are better put together, and how; and rounds that share a cell apart."""

from collections.abc import Sequence

from calculator.model import Crosstable
from calculator.model.late import pattern
from calculator.reading.choose.candidate import Candidate, bearing_out
from calculator.reading.layouts import Reader

#: No name that is whole has so many blanks between its words: elsewhere names have lost theirs.
#: Nor has it a number there: it is what is left of a heading and the number of the row below it.
_JOINED_NAME = pattern(r"  |\s\d{1,4}[.,;]?\s")


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


def borne_out(found: list[Candidate], *, has_cells: bool = False) -> int:
    """Return how many cells bear each other out; 0 where anything is wrong, lost or guessed.

    Where each row has as many cells as the others, totals that are right are enough.
    """
    if not all(
        part.is_sound and (part.is_whole or (has_cells and part.has_right_totals)) for part in found
    ):
        return 0
    if any(_JOINED_NAME.search(name) for part in found for name in part.names):
        return 0
    return bearing_out(found)


def known(found: list[Candidate]) -> tuple[int, int]:
    """Return how few rounds are empty, and how many ratings and headings are known."""
    tables = [part.judged.raw for part in found if part.judged]
    rows = [row for table in tables for row in table.rows]
    empty = sum(not one.cell.text for row in rows for one in row.results)
    rated = sum(row.rating is not None for row in rows)
    headed = sum(one.kind != "other" for table in tables for one in table.columns)
    return -empty, rated + headed


def better_apart(found: Sequence[Candidate], than: Sequence[Candidate]) -> bool:
    """Whether the rounds that share a cell are better apart.

    More opponents answer each other so, or only these sections are read, and are right.
    """
    if bearing_out(found) > max(0, bearing_out(than)):
        return True
    whole = bool(found) and all(part.is_sound and part.is_whole for part in found)
    return whole and not any(part.is_read for part in than)


def is_clearer(mine: Sequence[Candidate], theirs: Sequence[Candidate]) -> bool:
    """Whether sections, of which lines were set aside, are sound where others are not.

    If both are, less is said of these, and there are as many. What was set aside must be beside a
    table again.
    """
    if not (mine and all(part.is_sound and part.judged for part in mine)):
        return False
    if not (theirs and all(part.is_sound for part in theirs)):
        return True
    return len(mine) == len(theirs) and sum(map(_doubts, mine)) < sum(map(_doubts, theirs))


def _doubts(part: Candidate) -> int:
    """Return how much is said of a section, but for what was left out: that is no doubt."""
    warnings = part.result.warnings if isinstance(part.result, Crosstable) else ()
    return sum(not one.code.endswith("left-out") for one in warnings)
