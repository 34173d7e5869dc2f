"""A forfeit that is said beside a game: "Ashdown 1-0 Brook (forfeit)", "…, Brook no show".

"Ashdown 0-0 Brook (double forfeit)" has two who lost so.
"""

import re
from collections.abc import Callable

from calculator.model.late import pattern
from calculator.reading.cells.items import Game, Item, no_game
from calculator.reading.cells.people import People
from calculator.reading.cells.scores import Outcome
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.phrases import color
from calculator.reading.lexicon.words import FORFEIT, RESULT
from calculator.reading.text.errors import ReadError

_WHO = r"(?P<who>[^\W\d][^()\[\],;:\d]{0,40}?\s)??"
_SAID = (
    rf"(?:(?:{alternatives(RESULT, 'W')})\s)?(?:(?:by|on|durch|por|par|per|door|przez|på)\s)?"
    rf"(?:(?P<both>{alternatives(FORFEIT, 'both')})"
    rf"|(?P<said>{alternatives(FORFEIT, 'F', 'loss', 'mark', 'X', perhaps=True)}))\s*"
)
#: In brackets anywhere, with the one who did not come; last of all behind a comma or a hyphen,
#: or alone. Such a word behind a name is not short: "Ann Vo", "Ben Wo".
_NOTES = (
    pattern(rf"\s*[(\[]\s*{_WHO}{_SAID}[)\]]", re.IGNORECASE),
    pattern(rf"(?:\s*[,;:]\s*|\s+[–-]+\s+){_WHO}{_SAID}[.!\s]*$", re.IGNORECASE),
    pattern(rf"\s+(?P<who>){_SAID}(?:(?<=\w{{5}})|(?<=\sshow))[.!\s]*$", re.IGNORECASE),
)
#: Where nobody scored, both lost so.
_CODES = {"W": "X", "L": "F", "D": "Z", "S": "F"}


def by_forfeit(number: int, text: str, read: Callable[[int, str], list[Item]]) -> Item | None:
    """Return the game of a line beside which a forfeit is said; ``None`` where none is.

    ``read`` returns what there is in the line without that. Raises :class:`ReadError` where
    whoever won is named as the one who did not come.
    """
    for form in _NOTES:
        note = form.search(text)
        if note and (found := _forfeited(number, text, read, note)):
            return found
    return None


def _forfeited(
    number: int, text: str, read: Callable[[int, str], list[Item]], note: re.Match[str]
) -> Item | None:
    try:
        found = read(number, text[: note.start()] + " " * len(note[0]) + text[note.end() :])
    except ReadError:
        # Of the whole line more can be said.
        return None
    if len(found) != 1 or not isinstance(found[0], Game) or found[0].outcome.white not in _CODES:
        return None
    game = found[0]
    if note["both"] and game.outcome.white != "S":
        return None
    if note["who"] and not _is_loser(note["who"].strip(), game):
        if _is_loser(note["who"].strip(), game._replace(outcome=game.outcome.turned)):
            raise no_game(number, text)
        # "Lost by time forfeit": it was played.
        return None
    return game._replace(outcome=Outcome(*(_CODES[code] for code in game.outcome)))


def _is_loser(who: str, game: Game) -> bool:
    """Whether somebody is the one who lost, by name or by color."""
    lost = [code == "L" for code in game.outcome]
    if shade := color(who):
        return lost[shade == "B"]
    found = People([side.name.text for side in game.sides]).find(who)
    return len(found) == 1 and lost[found[0]]
