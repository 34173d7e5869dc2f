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


CONVENTIONS: dict[str, Convention] = {
    convention.name: convention
    for convention in (
        Convention("sonneborn-berger", "sonneborn-berger", ("raw", "adjusted")),
        Convention("opposition-performance", "opposition-performance", ("plain", "swisssys")),
        Convention("result-between-tied", "result-between-tied", ("played", "forfeits")),
        Convention("most-wins", "most-wins", ("played", "forfeits")),
        Convention("virtual-opponent", "SB", ("result", "draw")),
    )
}


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

    def convention(self, name: str) -> str:
        """Return the option chosen for a convention, by default the rule text's.

        >>> Choices().convention("sonneborn-berger")
        'raw'
        """
        return dict(self.conventions).get(name, CONVENTIONS[name].options[0])
