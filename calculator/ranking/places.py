"""From values to places: a score order, an ordered list of tiebreaks, and nothing else."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from calculator.model import quick
from calculator.tiebreaks import Tally, Tiebreak, Value, find, tiebreaks


class Standing(NamedTuple):
    """One player's line in the standings."""

    place: int
    number: int
    name: str
    score: int
    """In half points."""
    values: dict[str, Value]
    """Tiebreak name -> value; a tiebreak of a tied group has one only where it was needed."""
    decided_by: str | None
    """What put the player below the one above: ``"score"``, a tiebreak's name, or ``None``
    where nothing did and both share the place. The first player is there by score."""


def placed(tally: Tally, order: Sequence[Tiebreak], numbers: Sequence[int]) -> tuple[Standing, ...]:
    r"""Place some players of a table by score, then by each tiebreak of ``order`` in turn.

    Players whom everything leaves tied share their place, in the order of ``numbers``. A
    tiebreak that depends on who is tied is worked out among those of ``numbers`` who are. A
    value that cannot be worked out decides nothing: where one of a tied group has none, the
    tiebreak is skipped.

    >>> from calculator.reading import read
    >>> from calculator.tiebreaks import tiebreaks
    >>> tally = Tally(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"))
    >>> [(row.place, row.name) for row in placed(tally, tiebreaks("solkoff"), (1, 2))]
    [(1, 'Bob'), (2, 'Ann')]
    """
    values: dict[int, dict[str, Value]] = {number: {} for number in numbers}
    of_all: dict[str, dict[int, int | None]] = {}
    for one in order:
        if not one.of_a_group:
            of_all[one.name] = _amounts(one, tally, numbers, values)
    rows: list[Standing] = []
    for tied in _by(list(numbers), tally.score):
        _place(tally, of_all, values, rows, tied, order, "score")
    return tuple(rows)


def _place(
    tally: Tally,
    of_all: Mapping[str, Mapping[int, int | None]],
    values: dict[int, dict[str, Value]],
    rows: list[Standing],
    group: list[int],
    remaining: Sequence[Tiebreak],
    reason: str | None,
) -> None:
    """Append the lines of a group that is tied so far; ``reason`` put it where it is.

    It is no function within :func:`placed`: one that calls itself is a cycle, which would keep
    the whole tally until Python looks for garbage.
    """
    if len(group) == 1 or not remaining:
        first = len(rows) + 1
        for number in group:
            rows.append(
                quick(
                    Standing,
                    (
                        first,
                        number,
                        tally.player[number].name,
                        tally.score[number],
                        values[number],
                        reason if len(rows) + 1 == first else None,
                    ),
                )
            )
        return
    tiebreak, rest = remaining[0], remaining[1:]
    name = tiebreak.name
    amounts = of_all.get(name)
    if amounts is None:
        amounts = _amounts(tiebreak, tally, group, values)
    for tied in _split(group, tiebreak, amounts) if decides(tally, tiebreak, group) else [group]:
        _place(tally, of_all, values, rows, tied, rest, reason)
        reason = name


def _amounts(
    tiebreak: Tiebreak,
    tally: Tally,
    numbers: Sequence[int],
    values: Mapping[int, dict[str, Value]],
) -> dict[int, int | None]:
    """Work out a tiebreak for some players, put it into ``values``, and return the amounts.

    The amounts lie together in memory, as values with all that they are made of do not.
    """
    name, amounts = tiebreak.name, {}
    for number, value in tiebreak.values(tally, numbers).items():
        values[number][name] = value
        amounts[number] = value.amount
    return amounts


def groups(tally: Tally, order: Sequence[Tiebreak], numbers: Sequence[int]) -> Iterator[list[int]]:
    r"""Yield who share a place, the best first: as :func:`placed`, without the values.

    Only what separates somebody is worked out, and only for those who are tied by then: whoever
    asks for the first only needs no values of the others.

    >>> from calculator.reading import read
    >>> from calculator.tiebreaks import tiebreaks
    >>> tally = Tally(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"))
    >>> [*groups(tally, tiebreaks("solkoff"), (1, 2))]
    [[2], [1]]
    """
    of_all = {
        one.name: one.values(tally, numbers)
        for one in order
        if one.among is not None and not one.of_a_group
    }
    for tied in _by(list(numbers), tally.score):
        found = [tied]
        for tiebreak in order:
            if len(found) == len(tied):
                break
            apart: list[list[int]] = []
            for group in found:
                if len(group) == 1 or not decides(tally, tiebreak, group):
                    apart.append(group)
                else:
                    values = of_all.get(tiebreak.name) or tiebreak.values(tally, group)
                    apart += split(group, tiebreak, values)
            found = apart
        yield from found


def decides(tally: Tally, tiebreak: Tiebreak, group: Sequence[int]) -> bool:
    """Whether a tiebreak may separate a tied group: some rules want it level in another one."""
    if not tiebreak.within or (within := find(tiebreak.within)) is None:
        return True
    return len({value.amount for value in within.values(tally, group).values()}) == 1


def split(group: Sequence[int], tiebreak: Tiebreak, values: Mapping[int, Value]) -> list[list[int]]:
    """Split a tied group into those with equal values of a tiebreak, the best first.

    Where somebody has no value the group stays as it is.
    """
    return _split(group, tiebreak, {number: values[number].amount for number in group})


def _split(
    group: Sequence[int], tiebreak: Tiebreak, amounts: Mapping[int, int | None]
) -> list[list[int]]:
    """Split a group by the amounts of its values, as :func:`split` does."""
    if None in map(amounts.__getitem__, group):
        return [list(group)]
    return _by(group, amounts, lowest_first=tiebreak.lowest_first)


def _by(
    group: Sequence[int], amounts: Mapping[int, int | None], *, lowest_first: bool = False
) -> list[list[int]]:
    tied: dict[int, list[int]] = {}
    for number in group:
        tied.setdefault(amounts[number] or 0, []).append(number)
    return [tied[amount] for amount in sorted(tied, reverse=not lowest_first)]


def place(
    tally: Tally, order: Sequence[Tiebreak], number: int, among: Collection[int] | None = None
) -> int:
    """Return one player's place, working out only what that takes.

    ``among`` are the numbers of those who are ranked, where it is a part of the players.
    """
    score = tally.score
    mine = score[number]
    if among is None:
        among = [player.number for player in tally.table.competitors]
    ahead = 0
    tied = []
    for other in among:
        if score[other] > mine:
            ahead += 1
        elif score[other] == mine:
            tied.append(other)
    for tiebreak in order:
        if len(tied) == 1:
            break
        if not decides(tally, tiebreak, tied):
            continue
        for part in split(  # pragma: no branch - the player is in one of the parts
            tied, tiebreak, tiebreak.values(tally, tied)
        ):
            if number in part:
                tied = part
                break
            ahead += len(part)
    return ahead + 1


def beside(
    tally: Tally, order: Sequence[Tiebreak], names: Sequence[str], rows: Sequence[Standing]
) -> tuple[Tiebreak, ...]:
    """Work out further tiebreaks that apply to everybody; return those that gave a value.

    Their values are added to those of the order in ``rows``, and decide nothing.
    """
    extra = []
    for tiebreak in tiebreaks(tuple(names)) if names else ():
        if tiebreak in order or tiebreak.of_a_group:
            continue
        found = tiebreak.values(tally, [row.number for row in rows])
        if any(value.amount is not None for value in found.values()):
            extra.append(tiebreak)
            for row in rows:
                row.values[tiebreak.name] = found[row.number]
    return tuple(extra)
