"""The words that stand for a choice of few, as types: a misspelt one is found before it runs."""

from typing import Literal, get_args

#: How an event was paired.
type EventKind = Literal["swiss", "round-robin"]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind.__value__)

#: Whose tiebreaks: those of American sources, or of FIDE.
type System = Literal["us-chess", "fide"]
SYSTEMS: tuple[System, ...] = get_args(System.__value__)

#: The color of a player's pieces; empty where the table does not say.
type Color = Literal["", "W", "B"]
COLORS: dict[str, Color] = {one: one for one in get_args(Color.__value__)}

#: What the opponents' numbers in a table are; empty where the layout names no opponents.
type NumberedBy = Literal["", "row", "standings", "place", "start", "pairing", "name"]
NUMBERED_BY: tuple[NumberedBy, ...] = get_args(NumberedBy.__value__)

#: What a text may fail to tell: ``rounds`` is which round a game was in, ``byes`` is why a round
#: was not played.
type Lack = Literal["opponents", "colors", "ratings", "rounds", "totals", "byes"]
LACKS: tuple[Lack, ...] = get_args(Lack.__value__)

#: How the terms of a tiebreak make its value; with ``rank`` it is a place among those tied.
type How = Literal["sum", "average", "rank", "other"]

#: Where the order of tiebreaks comes from: somebody ``asked`` for it, the text ``announced`` it (a
#: legend, headings), its ``columns`` show it by their values, only its ``places`` tell, or
#: nothing does, and it is the ``default`` of the layout.
type Origin = Literal["asked", "announced", "columns", "places", "default"]

#: What a sheet that breaks no ties lists those of the same score by; empty where it breaks them.
type SheetOrder = Literal["", "rating", "number", "name", "rows"]

#: What a table must hold for a tiebreak to have a value: ``rounds`` is in which round a game was,
#: ``group`` is who else is tied, ``record`` is what happened at the board, ``seed`` is a lot's,
#: ``late`` is who came late.
type Need = Literal[
    "opponents",
    "results",
    "colors",
    "ratings",
    "rounds",
    "group",
    "record",
    "seed",
    "late",
    "game-points",
]


def one_of[Code: str](text: object, known: tuple[Code, ...]) -> Code | None:
    """Return the code that a text is; ``None`` where it is none of those known.

    >>> one_of("swiss", EVENT_KINDS), one_of("Swiss", EVENT_KINDS)
    ('swiss', None)
    """
    return next((one for one in known if one == text), None)
