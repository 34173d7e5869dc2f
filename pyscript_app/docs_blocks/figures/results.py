"""Results in a word, where there is room for one."""

from calculator.model import RESULT_CODES, Result
from calculator.view.picture.letters import width
from calculator.words import say
from pyscript_app.docs_blocks.figures.panel import SIZE
from pyscript_app.docs_blocks.worked import Worked

_SCORED = {2: "figure-win", 1: "figure-draw", 0: "figure-loss"}


def result_of(worked: Worked, number: int, round_: int) -> Result:
    """Return a player's result in a round."""
    return worked.standings.tally.record[number][round_ - 1]


def result_said(worked: Worked, number: int, round_: int, room: float = 0) -> str:
    """Say a result in a word, or with the sheet's letter where ``room`` is too small for it."""
    result = result_of(worked, number, round_)
    if RESULT_CODES[result.code].played:
        said = say(_SCORED.get(result.halves, "figure-win"))
    elif result.code in {"X", "F", "Z"}:
        said = say("figure-forfeit")
    else:
        said = say("figure-bye" if result.code in {"B", "P", "H"} else "figure-no-game")
    return said if not room or width(said, SIZE) <= room else result.code
