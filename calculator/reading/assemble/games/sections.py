"""Sections that lists of games tell by a title of their own in each round, without that word."""

from collections.abc import Iterator, Sequence

from calculator.model.late import pattern
from calculator.reading.assemble.games.walk import Event
from calculator.reading.cells.people import key
from calculator.reading.cells.titles import round_in

_AROUND = " \t-–—:,;|()[]/"
_LONGEST = 40
#: A day, an hour or a page is no title of a section.
_NO_TITLE = pattern(r"\d[:.h]\d\d|\d\s?(?:am|pm|uhr|h)\b|20\d\d|[.!?]$|(?i:\bpage\b|\bcont)")
_FEWEST = 2


def with_sections(events: Sequence[Event]) -> Sequence[Event]:
    """Put the title of a section in front of its games, where the rounds of several alternate.

    That is so where each title comes again in another round, and nobody plays below two of them:
    "Round 1: Open", "Round 1: Reserve", "Round 2: Open", …
    """
    titles = list(_titles(events))
    items = [(title, round_, event) for (title, round_), event in zip(titles, events, strict=True)]
    rounds: dict[str, set[int]] = {}
    players: dict[str, set[tuple[str, ...]]] = {}
    for title, round_, event in items:
        if event.item:
            rounds.setdefault(title, set()).add(event.item.round or round_)
            players.setdefault(title, set()).update(key(one.name.text) for one in event.item.sides)
    apart = sum(map(len, players.values())) == len(set().union(*players.values()))
    several = len(rounds) >= _FEWEST and "" not in rounds
    if not several or not apart or min(map(len, rounds.values())) < _FEWEST:
        return events
    made: list[Event] = []
    last = ""
    for title, _, event in items:
        if event.item and title != last:
            last = title
            made.append(Event("section", event.cell, section=title))
        # A title of its own is none of the texts among the games.
        if not (event.kind == "text" and event.cell.text.strip(_AROUND) in rounds):
            made.append(event)
    return made


def _titles(events: Sequence[Event]) -> Iterator[tuple[str, int]]:
    """Yield the title, and the round, that hold for each line."""
    title, above, round_ = "", "", 0
    for event in events:
        if event.kind == "round":
            round_ = event.round
            title = _of_round(event) or above
        elif event.kind == "text":
            above = _title(event)
            title = above or title
        elif event.kind != "blank":
            above = ""
        yield title, round_


def _of_round(event: Event) -> str:
    """Return what is beside the name of a round."""
    text = event.cell.text
    found = round_in(text)
    if found is None or event.day:
        return ""
    beside = found.before or text[found.behind :]
    return _title(event._replace(cell=event.cell._replace(text=beside)))


def _title(event: Event) -> str:
    text = event.cell.text.strip(_AROUND)
    is_one = text[:1].isalpha() and len(text) <= _LONGEST and not event.day
    return "" if not is_one or _NO_TITLE.search(text) else text
