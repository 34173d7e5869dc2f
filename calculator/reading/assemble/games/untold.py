"""The rounds of a list that does not name them all."""

from collections.abc import Sequence

from calculator.model import Message
from calculator.reading.cells.items import Item
from calculator.reading.cells.people import key
from calculator.reading.text.errors import ReadError


def with_rounds(items: Sequence[tuple[int, Item]], blocks: Sequence[int]) -> list[tuple[int, Item]]:
    """Return the items with the rounds that the text leaves open.

    Without any round, a new one begins where the boards begin again, or, with blank lines between,
    at each block; a text in which nobody plays twice is one round.
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
    boards = [item.board for _, item in items]
    rounds = []
    if all(boards):
        at = 1
        for index, board in enumerate(boards):
            at += bool(index and board <= boards[index - 1])
            rounds.append(at)
    elif len(set(blocks)) > 1:
        order = sorted(set(blocks))
        rounds = [1 + order.index(block) for block in blocks]
    by_round: dict[int, list[Item]] = {}
    for at, (_, item) in zip(rounds, items, strict=False):
        by_round.setdefault(at, []).append(item)
    wrong = [twice for own in by_round.values() if (twice := _twice(own))]
    if not rounds or wrong:
        raise _no_round(wrong[0] if wrong else _twice([item for _, item in items]) or items[0][1])
    return [(at, item) for at, (_, item) in zip(rounds, items, strict=True)]


def _twice(items: Sequence[Item]) -> Item | None:
    """Return the first item of somebody who is in an earlier one."""
    seen: set[str] = set()
    for item in items:
        names = {" ".join(key(side.whole.text)) for side in item.sides}
        if names & seen:
            return item
        seen |= names
    return None


def _no_round(item: Item) -> ReadError:
    names = [side.name.text for side in item.sides]
    said = (
        Message("error-no-round", tuple(names))
        if len(names) > 1
        else Message("error-bye-round", tuple(names))
    )
    return ReadError.at(item.cell, said, "hint-round-line")
