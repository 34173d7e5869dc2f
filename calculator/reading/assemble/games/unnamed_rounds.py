"""The rounds of a list that does not name them all."""

from collections.abc import Sequence

from calculator.model import Message
from calculator.reading.cells.items import Item
from calculator.reading.cells.people import key
from calculator.reading.text.errors import ReadError

#: Of more rounds than these, one player in so many has to be in a round, about.
_MOST_ROUNDS, _ABSENT = 100, 20


def with_rounds(items: Sequence[tuple[int, Item]], blocks: Sequence[int]) -> list[tuple[int, Item]]:
    """Return the items with the rounds that the text leaves open.

    Without any round, a new one begins where the boards begin again, or, with blank lines between,
    at each block, or is the figure in front of its games; a text in which nobody plays twice is one
    round.
    """
    named = {round_ for round_, _ in items if round_}
    if named:
        if 1 not in named and not items[0][0]:
            return [(round_ or 1, item) for round_, item in items]
        for round_, item in items:
            if not round_:
                raise _no_round(item)
        return list(items)
    if not _twice([item for _, item in items]):
        return [(1, item) for _, item in items]
    found, wrong = [], None
    for rounds in (_by_day(items), _by_figure(items), _by_board(items), _by_block(blocks)):
        by_round: dict[int, list[Item]] = {}
        for at, (_, item) in zip(rounds, items, strict=False):
            by_round.setdefault(at, []).append(item)
        twice = next((one for own in by_round.values() if (one := _twice(own))), None)
        if rounds and twice is None and not _is_hardly_any(rounds, [item for _, item in items]):
            found.append(rounds)
        wrong = wrong or twice
    if not found:
        raise _no_round(wrong or _twice([item for _, item in items]) or items[0][1])
    # A round may take several days, or several blocks of lines.
    return [(at, item) for at, (_, item) in zip(min(found, key=max), items, strict=True)]


def _by_board(items: Sequence[tuple[int, Item]]) -> list[int]:
    """Begin a round where the boards begin again."""
    boards = [item.board for _, item in items]
    at, rounds = 1, []
    for index, board in enumerate(boards):
        at += bool(index and board <= boards[index - 1])
        rounds.append(at)
    return rounds if all(boards) else []


def _by_figure(items: Sequence[tuple[int, Item]]) -> list[int]:
    """Take what is in front of games for their rounds: 1, 1, 2, 2, 3, 3, up or down."""
    figures = [item.board for _, item in items]
    counted = sorted(set(figures)) == list(range(1, max(figures) + 1))
    in_order = figures in (sorted(figures), sorted(figures, reverse=True))
    return figures if counted and in_order and max(figures) < len(figures) else []


def _by_block(blocks: Sequence[int]) -> list[int]:
    """Begin a round at each block of lines."""
    order = sorted(set(blocks))
    return [1 + order.index(block) for block in blocks] if len(order) > 1 else []


def _by_day(items: Sequence[tuple[int, Item]]) -> list[int]:
    """Count each day as a round, in the date notation in which the list goes up or down."""
    days = [item.day for _, item in items]
    if not all(days) or len(set(days)) == 1:
        return []
    for way in (0, -1):
        own = [day[way] for day in days]
        order = sorted(set(own))
        if own in (sorted(own), sorted(own, reverse=True)):
            return [1 + order.index(day) for day in own]
    return []


def _twice(items: Sequence[Item]) -> Item | None:
    """Return the first item of somebody who is in an earlier one."""
    seen: set[str] = set()
    for item in items:
        names = {" ".join(key(side.whole.text)) for side in item.sides}
        if names & seen:
            return item
        seen |= names
    return None


def _is_hardly_any(rounds: Sequence[int], items: Sequence[Item]) -> bool:
    """Whether nearly all would be absent from each of many rounds: those are no rounds."""
    if max(rounds) <= _MOST_ROUNDS:
        return False
    names = {" ".join(key(side.whole.text)) for item in items for side in item.sides}
    there = sum(len(item.sides) for item in items)
    return _ABSENT * there < max(rounds) * len(names)


def _no_round(item: Item) -> ReadError:
    names = [side.name.text for side in item.sides]
    said = (
        Message("error-no-round", tuple(names))
        if len(names) > 1
        else Message("error-bye-round", tuple(names))
    )
    return ReadError.at(item.cell, said, "hint-round-line")
