"""``python -m tests.fuzz.in_words COUNT``: players with each round in words, as mails have them.

``Ray 2½: beat Bell, drew Kim, bye``: the number, the points, what is between the player and the
rounds, what parts these, the words, and how opponents are called are all drawn. A reading is right
only where it is the event to the last cell.
"""

from collections.abc import Mapping
from random import Random

from calculator.model import HALVES
from calculator.reading import ReadError, read
from tests.fuzz.judge import name_key
from tests.fuzz.seeded import Tried, points, search
from tests.support.events import USUAL, random_event
from tests.support.oracle import Cell, Entrant, Event

FIRSTS = ("Ann", "Bo", "Cem", "Dana", "Eli", "Fay", "Gus", "Hana", "Ivo", "Jo", "Kai", "Lea")
LASTS = (
    *("Ortiz", "Bell", "Wu", "Orr", "Kim", "Roe", "Dahl", "Abbott", "Quaid", "Hill"),
    *("Jessup", "O'Neil"),
)
#: A game that was won, drawn or lost.
_WORDS = (
    ("beat", "drew", "lost to"),
    ("beat", "drew with", "lost to"),
    ("W vs", "D vs", "L vs"),
    ("won v", "drew v", "lost v"),
    ("def.", "tied", "lost to"),
    ("def", "drew", "lost to"),
    ("W", "D", "L"),
    ("+", "=", "-"),
)
#: Signs are right in front of names, and so sure that blanks will part them.
_SIGNS, _SHORT_BYES = _WORDS[-1], ("bye", "hpb", "out")
#: A bye that scores a point, half a point, nothing.
_BYES = (
    ("bye", "half-point bye", "absent"),
    ("BYE", "1/2 bye", "0 bye"),
    ("full bye", "half bye", "zero bye"),
    ("full-pt bye", "hp bye", "out"),
)
_ROWS = (
    "{name}: {rounds}",
    "{at}. {name}: {rounds}",
    "{at}. {name} {points} - {rounds}",
    "{name} ({points}): {rounds}",
    "{at}) {name} {points}: {rounds}",
    "{name} - {rounds} - {points}",
    "{at}. {name} ({rounds}) {points}",
    "{name}: {points} ({rounds})",
    "- {name} ({rating}): {rounds}",
)


def small_event(rng: Random) -> Event:
    """Draw an event without forfeits, up to its last round with a game."""
    habits = USUAL._replace(forfeit=0, requested_bye=0.05)
    event = random_event(rng, rng.choice((4, 5, 6, 8)), 4, plain=True, habits=habits)
    return Event(
        tuple(one._replace(cells=one.cells[: event.rounds_played]) for one in event.entrants)
    )


def named_event(rng: Random) -> tuple[Event, list[Entrant], dict[int, str], dict[int, str]]:
    """Draw an event; with its players in their order, and last and whole names by number."""
    event = small_event(rng)
    ones = sorted(event.entrants, key=lambda one: one.number)
    firsts, lasts = rng.sample(FIRSTS, len(ones)), rng.sample(LASTS, len(ones))
    last = {one.number: name for one, name in zip(ones, lasts, strict=True)}
    names = {
        one.number: f"{first} {last[one.number]}" for one, first in zip(ones, firsts, strict=True)
    }
    return event, ones, last, names


def tried(seed: int) -> Tried:
    """Write the players of a seed's event and read them."""
    rng = Random(seed)  # noqa: S311 - no secret
    event = small_event(rng)
    size = len(event.entrants)
    lasts = rng.sample(LASTS, size)
    names = [f"{first} {last}" for first, last in zip(rng.sample(FIRSTS, size), lasts, strict=True)]
    called = rng.choice(([str(one.number) for one in event.entrants], lasts, names))
    shown = lasts if called is lasts and rng.random() < 0.5 else names
    three, byes = rng.choice(_WORDS), rng.choice(_BYES)
    words, glue = dict(zip("WDL", three, strict=True)), "" if three is _SIGNS else " "
    row, parted = rng.choice(_ROWS), rng.choice((", ", "; ", " / ", " | ", "\t"))
    if not glue and rng.random() < 0.5:
        parted, byes = " ", _SHORT_BYES
    alone = dict(zip("BHU", byes, strict=True))
    at = {one.number: place for place, one in enumerate(event.entrants)}

    def said(cell: Cell) -> str:
        if cell.opponent is None:
            return alone["B" if cell.code == "X" else cell.code]
        return f"{words[cell.code]}{glue}{called[at[cell.opponent]]}"

    rows = sorted(event.entrants, key=lambda one: one.number)
    text = "".join(
        row.format(
            at=one.number,
            name=shown[at[one.number]],
            rating=rng.randint(900, 2200),
            points=points(sum(HALVES[cell.code] for cell in one.cells), "½", total=True),
            rounds=parted.join(map(said, one.cells)),
        )
        + "\n"
        for one in rows
    )
    above = rng.choice(("", "Hi all, here is the club championship so far:\n\n"))
    below = rng.choice(("", "\nSee you next week!\n"))
    text = f"{above}{text}{below}"
    keys = {one.number: name_key(shown[at[one.number]]) for one in rows}
    return read_back(seed, text, event, keys)


def read_back(seed: int, text: str, event: Event, keys: Mapping[int, str]) -> Tried:
    """Read a text that tells an event; ``keys`` are its names in the text, by number."""
    try:
        table = read(text)
    except ReadError as error:
        return Tried(seed, "refused", str(error), text)
    who = {player.number: name_key(player.name) for player in table.players}
    found = {
        who[player.number]: [
            (HALVES[one.code], who.get(one.opponent or 0)) for one in player.results
        ]
        for player in table.players
    }
    wanted = {
        keys[one.number]: [(HALVES[cell.code], keys.get(cell.opponent or 0)) for cell in one.cells]
        for one in event.entrants
    }
    codes = ", ".join(message.code for message in table.warnings)
    if found == wanted:
        return Tried(seed, "right with a word" if codes else "right", codes, text)
    return Tried(seed, "warned" if codes else "silent", f"{table.format}: {codes}", text)


if __name__ == "__main__":
    raise SystemExit(search("python -m tests.fuzz.in_words", tried))
