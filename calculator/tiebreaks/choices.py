"""What the rules leave to the event or to the board: conventions, decisions, a seed.

Where programs or clubs differ, the default follows the rule text and the other reading is
a named switch.
"""

from typing import NamedTuple


class Convention(NamedTuple):
    """A point on which programs or clubs differ; the first option is the rule text's."""

    name: str
    tiebreak: str
    options: tuple[str, ...]
    rules: str = ""
    """The one edition of FIDE's rules that it belongs to."""


CONVENTIONS: dict[str, Convention] = {
    convention.name: convention
    for convention in (
        Convention("sonneborn-berger", "sonneborn-berger", ("raw", "adjusted", "lichess")),
        Convention("opposition-performance", "opposition-performance", ("plain", "swisssys")),
        Convention("result-between-tied", "result-between-tied", ("played", "forfeits")),
        Convention("most-wins", "most-wins", ("played", "forfeits")),
        Convention("fide-sonneborn-berger", "SB", ("text", "lichess")),
        Convention("virtual-opponent", "SB", ("result", "draw"), "fide-2022"),
    )
}


#: What is done with the games of a player who withdrew early from a round robin.
WITHDRAWN = ("left-out", "counted")

#: Python refuses to read numbers of thousands of digits; no player has one.
_DIGITS = 18


class Choices(NamedTuple):
    """What one event chose.

    ``conventions`` maps a convention's name to an option; ``recorded`` maps a tiebreak that
    is decided at the board to the players' points there (player number -> whole number, the
    highest wins); ``late`` corrects who arrived late; ``seed`` is what a coin flip is drawn
    from.
    """

    conventions: tuple[tuple[str, str], ...] = ()
    recorded: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()
    late: tuple[int, ...] | None = None
    seed: str = ""
    withdrawn: str = ""
    """Whether the games of who withdrew from a round robin count: of :data:`WITHDRAWN`."""
    out: tuple[int, ...] = ()
    """Who was taken out of the standings."""

    def convention(self, name: str) -> str:
        """Return the option chosen for a convention, by default the rule text's.

        >>> Choices().convention("sonneborn-berger")
        'raw'
        """
        return dict(self.conventions).get(name, CONVENTIONS[name].options[0])


def is_number(text: str) -> bool:
    """Tell whether a text is a number that a person may have meant.

    >>> is_number("12"), is_number("-1"), is_number("9" * 5000)
    (True, False, False)
    """
    return text.isdecimal() and len(text) <= _DIGITS


def chosen(flat: dict[str, str]) -> Choices:
    """Make choices of flat settings, as the page and the command line have them.

    ``{"sonneborn-berger": "adjusted", "seed": "x", "late": "3,5", "playoff.4": "1"}``: a
    convention by its name, the seed, the numbers of those who came late, and a tiebreak
    decided at the board with a player's number. What is unknown or no number is left out.

    >>> chosen({"sonneborn-berger": "adjusted", "playoff.4": "1"}).recorded
    (('playoff', ((4, 1),)),)
    """
    recorded: dict[str, list[tuple[int, int]]] = {}
    conventions = []
    late: tuple[int, ...] | None = None
    for name, value in flat.items():
        tiebreak, dot, number = name.partition(".")
        if name in CONVENTIONS and value in CONVENTIONS[name].options:
            conventions.append((name, value))
        elif name == "late" and value:
            # No number among them ("none") says that nobody did.
            late = _numbers(value)
        elif dot and is_number(number) and is_number(value.removeprefix("-")):
            recorded.setdefault(tiebreak, []).append((int(number), int(value)))
    return Choices(
        tuple(conventions),
        tuple((tiebreak, tuple(points)) for tiebreak, points in recorded.items()),
        late,
        flat.get("seed", ""),
        withdrawn if (withdrawn := flat.get("withdrawn", "")) in WITHDRAWN else "",
        _numbers(flat.get("out", "")),
    )


def _numbers(value: str) -> tuple[int, ...]:
    return tuple(int(part) for part in value.split(",") if is_number(part.strip()))
