"""Byes listed below a line of their own: "Half-point byes:", and a name in each line below."""

from collections.abc import Iterator, Sequence

from calculator.reading.assemble.games.walk import Event
from calculator.reading.cells.byes import heads_byes
from calculator.reading.cells.byes_in_lines import byes_in
from calculator.reading.cells.items import Bye, moved
from calculator.reading.cells.people import People
from calculator.reading.text.errors import ReadError


def with_bye_lists(events: Sequence[Event]) -> list[Event]:
    """Read the lines below one that says byes, as long as each names somebody named elsewhere.

    Nobody else is taken for a player: below the names there may be anything.
    """
    heads = [
        at
        for at, event in enumerate(events)
        # "½ bye:" has a figure, as remarks on games have.
        if event.kind in {"text", "remark"} and heads_byes(event.cell.text)
    ]
    if not heads:
        return list(events)
    sides = [side for event in events if event.item for side in event.item.sides]
    people = People(list(dict.fromkeys(side.name.text for side in sides)))
    made = list(events)
    for head in reversed(heads):
        below = list(_below(events, head, people))
        if below:
            made[head : head + 1 + len(below)] = below
    return made


def _below(events: Sequence[Event], head: int, people: People) -> Iterator[Event]:
    front = f"{events[head].cell.text.rstrip(': ')}: "
    for event in events[head + 1 :]:
        found = _named(front, event) if event.kind == "text" else None
        if found is None or len(people.find(found.who.name.text)) != 1:
            return
        yield event._replace(kind="item", item=moved(found, event.cell.column - 1 - len(front)))


def _named(front: str, event: Event) -> Bye | None:
    try:
        found = list(byes_in(event.cell.line, front + event.cell.text))
    except ReadError:
        return None
    return found[0] if len(found) == 1 else None
