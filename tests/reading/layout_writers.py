"""Every layout that the tests can write, under one kind of name, and what each one holds.

What a layout cannot say is left out of the truth: a sheet without colors is read without them.
"""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import NamedTuple

from calculator.model import Crosstable
from calculator.writing import FORMS
from tests.property.test_lists_of_games import as_columns, as_list, as_names
from tests.property.test_reading_back import printable
from tests.reading import form_writers, saved_writers, writers
from tests.reading.test_families_read_back import FAMILIES
from tests.support import sheets
from tests.support.events import (
    USUAL,
    random_event,
    with_colors,
    without_colors,
    without_ratings,
)
from tests.support.oracle import Event, score
from tests.support.people import named
from tests.support.robins import robin
from tests.support.tables import core_table, event_of

type Game = tuple[str, str | None, str]
"""A result: its code, the opponent's name and the color."""
type Results = dict[str, list[Game]]


class Written(NamedTuple):
    """A text, and what it says."""

    text: str
    event: Event
    """What the layout can hold of the event."""
    colors: bool
    rounds: bool
    """Whether it tells in which round a game was."""


class Layout(NamedTuple):
    """A way to write an event; it may fail to hold one."""

    write: Callable[[Event], str]
    held: Callable[[Event], Event | None]
    """As much of the event as the layout can hold; ``None`` where it cannot hold it at all."""
    colors: bool
    robin: bool = False
    """Whether it holds only events in which everybody meets everybody."""
    full: bool = False
    """Whether everybody needs a result in each round, and a name that is a person's."""


def results_of(event: Event) -> Results:
    """Everybody's results by name."""
    return {
        entrant.name: [
            (cell.code, event.by_number[cell.opponent].name if cell.opponent else None, cell.color)
            for cell in entrant.cells
        ]
        for entrant in event.entrants
    }


def _all_told(event: Event) -> Event | None:
    """The event with all colors, if every round of everybody has a result that lists can hold."""
    codes = {
        (cell.code, cell.opponent is not None)
        for entrant in event.entrants
        for cell in entrant.cells
    }
    allowed = {("W", True), ("D", True), ("L", True), ("X", True), ("F", True)}
    byes = {("B", False), ("H", False), ("U", False)}
    if not codes <= allowed | byes or not codes & allowed:
        return None
    return without_ratings(with_colors(event))


def _games(event: Event) -> list[list[tuple[str, str | None, str]]]:
    """The games of each round, White first, and the byes."""
    pair = {"W": "1-0", "D": "½-½", "L": "0-1", "X": "1F-0F", "F": "0F-1F"}
    byes = {"B": "1", "H": "½", "U": "0"}
    return [
        [
            (name, own[at][1], (pair if own[at][1] else byes)[own[at][0]])
            for name, own in results_of(event).items()
            if own[at][1] is None or own[at][2] == "W"
        ]
        for at in range(event.rounds)
    ]


def _sheet(writer: sheets.Writer) -> Layout:
    return Layout(writer.write, partial(printable, writer=writer), colors=False)


def _other(writer: writers.Writer) -> Layout:
    def held(event: Event) -> Event | None:
        # Where the layout has colors, a game without one is what it cannot say.
        event = with_colors(event) if writer.holds.colors else event
        return event_of(writers.held(core_table(event), writer.holds))

    return Layout(lambda event: writer.write(core_table(event)), held, writer.holds.colors)


def _family(write: Callable[[Results], str], how: str) -> Layout:
    colors = how == "colors"

    def held(event: Event) -> Event | None:
        found = _all_told(event)
        return found and (found if colors else without_colors(found))

    def written(event: Event) -> str:
        return write(results_of(with_colors(event)))

    return Layout(written, held, colors, full=True)


def _listed(
    write: Callable[[list[list[tuple[str, str | None, str]]], Random], str], *, colors: bool
) -> Layout:
    def held(event: Event) -> Event | None:
        found = _all_told(event)
        return found and (found if colors else without_colors(found))

    def written(event: Event) -> str:
        games = _games(with_colors(event))
        # The notation is the event's own, so that the same event is the same text.
        return write(games, Random(len(games) * 100 + len(event.entrants)))  # noqa: S311

    return Layout(written, held, colors, full=True)


def _form(write: Callable[[Crosstable], str]) -> Layout:
    return Layout(lambda event: write(core_table(event)), lambda event: event, colors=True)


def _cross(between: str) -> Layout:
    """A round robin, each pairing once."""
    signs = {"W": "1", "D": "½", "L": "0", "X": "+", "F": "-"}

    def write(event: Event) -> str:
        numbers = [entrant.number for entrant in event.entrants]
        rows = [["No", "Name", *map(str, numbers), "Total"]]
        for entrant in event.entrants:
            met = {cell.opponent: signs[cell.code] for cell in entrant.cells if cell.opponent}
            total = sheets.decimal(score(event, entrant.number))
            cells = ["X" if at == entrant.number else met[at] for at in numbers]
            rows.append([str(entrant.number), entrant.name, *cells, total])
        return sheets.aligned(rows) if between == " " else sheets.tabbed(rows)

    def held(event: Event) -> Event | None:
        return without_ratings(without_colors(event))

    return Layout(write, held, colors=False, robin=True)


def _lined_up(layout: Layout) -> Layout:
    """The same cells, lined up by spaces instead of parted by tabs."""

    def write(event: Event) -> str:
        rows = [line.split("\t") for line in layout.write(event).splitlines()]
        # A blank cell between lined-up columns is one: a heading is above it.
        return sheets.aligned(rows)

    return layout._replace(write=write)


LAYOUTS: Mapping[str, Layout] = {
    **{name: _sheet(writer) for name, writer in sheets.WRITERS.items()},
    **{name: _other(writer) for name, writer in writers.WRITERS.items()},
    **{f"cells of {name}": _other(writer) for name, writer in form_writers.WRITERS.items()},
    **{
        f"cells of {name}, lined up": _lined_up(_other(form_writers.WRITERS[name]))
        for name in ("result-first", "swiss-chess", "chess-results", "color-first")
    },
    **{name: _other(writer) for name, writer in saved_writers.WRITERS.items()},
    **{name: _family(*family) for name, family in FAMILIES.items()},
    **{f"our own {name}": _form(write) for name, write in FORMS.items()},
    "games by rounds": _listed(lambda e, rng: as_list(e, rng, spelled=False), colors=True),
    "games in columns": _listed(as_columns, colors=True),
    "opponents by name": _listed(as_names, colors=False),
    "everybody against everybody": _cross("\t"),
    "everybody against everybody, lined up": _cross(" "),
}


def random_written(name: str, rng: Random, *, people: bool = False) -> Written | None:
    """Write a random event in a layout; ``None`` where it cannot hold that one.

    With ``people`` it is a usual open that is over, and its players have people's names.
    """
    layout = LAYOUTS[name]
    if layout.robin:
        event = robin(rng, rng.randint(4, 10))
        if event.rounds != len(event.entrants) - 1:
            return None
    elif people or layout.full:
        habits = USUAL._replace(
            forfeit=rng.choice((0, 0, 0.05)), colors=True, withdrawn=rng.choice((0, 0.05))
        )
        event = random_event(rng, rng.randint(4, 20), rng.randint(3, 9), plain=True, habits=habits)
        if event.rounds_played < event.rounds:
            return None
    else:
        event = random_event(rng, plain=rng.random() < 0.5, habits=None)
    if people or layout.full:
        event = named(rng, event, comma=layout.full)
    held = layout.held(event)
    if held is None:
        return None
    try:
        text = layout.write(held)
    except KeyError:
        # The layout has no sign for a result of this event (a forfeited draw, say).
        return None
    return Written(text, held, layout.colors, rounds=not layout.robin)
