"""A forfeit that is said beside a game: "Ashdown 1-0 Brook (forfeit)", "…, Brook no show".

"Ashdown 0-0 Brook (double forfeit)" has two who lost so.
"""

import re
from collections.abc import Callable

from calculator.model.late import pattern
from calculator.reading.cells.items import Game, Item, no_game
from calculator.reading.cells.people import People
from calculator.reading.cells.scores import NONE, Outcome
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.phrases import around, color, told
from calculator.reading.lexicon.words import AGAINST, FORFEIT, RESULT
from calculator.reading.text.errors import ReadError

_WHO = r"(?P<who>[^\W\d][^()\[\],;:\d]{0,40}?\s)??"
#: What one side's forfeit is called.
_SINGLE = ("F", "loss", "mark", "X", "lost")
_SAID = (
    rf"(?:(?:{alternatives(RESULT, 'W')}|[WL](?=\sby\s))\s)?"
    r"(?:(?:by|on|durch|por|par|per|door|przez|på)\s)?"
    rf"(?:(?P<both>{alternatives(FORFEIT, 'both')})"
    rf"|(?P<said>{alternatives(FORFEIT, *_SINGLE, perhaps=True)}))\s*"
)
#: "Ashdown won by forfeit over Brook"
_BETWEEN = pattern(
    rf"\s+(?P<who>)(?P<both>(?!))?(?:(?:by|durch|por|par|per)\s)?"
    rf"(?:{alternatives(FORFEIT, 'F', 'loss', 'mark')})(?=\s(?:{alternatives(AGAINST)})\s)",
    re.IGNORECASE,
)
#: In brackets anywhere, with the one who did not come; last of all behind a comma or a hyphen,
#: or alone. Such a word behind a name is not short: "Ann Vo", "Ben Wo".
_NOTES = (
    pattern(rf"\s*[(\[]\s*{_WHO}{_SAID}[)\]]", re.IGNORECASE),
    pattern(rf"(?:\s*[,;:]\s*|\s+[–-]+\s+){_WHO}{_SAID}[.!\s]*$", re.IGNORECASE),
    pattern(
        rf"(?<!\btime)(?<!\bflag)\s+(?P<who>){_SAID}(?:(?<=\w{{5}})|(?<=\s(?:show|loss))|(?<=\swin))"
        r"[.!\s]*$",
        re.IGNORECASE,
    ),
    _BETWEEN,
)
#: In brackets, as the last of all; and what letters and figures say in them: "WF", "1F", "F-W". One
#: letter alone may be anything.
_LAST = pattern(r"\s*[(\[](?P<inside>[^()\[\]]*(?:\([^()]*\))?)[)\]][.!\s]*$")
_MARKS = pattern(
    r"(?:[wl10+-][\s/-]{0,2}\(?(?:f{1,2}|x|k)\)?|f{1,2}\.?[\s/-]?(?:[wl+-]|win|loss)\.?|ff"
    r"|(?:win|loss)[\s-]?f|forf\.?\s?[wl]|[wl]bf)",
    re.IGNORECASE,
)
#: "Ashdown forfeited to Brook" is a loss in front of the opponent.
_LOST = pattern(r"\s(?:forfeited|forfeits|defaulted)(?=\s(?:to|against|vs?\.?)\s)", re.IGNORECASE)
#: "White by forfeit" won so, "White forfeits" lost.
_BY = pattern(r"\s?(?:by|por|par|per|durch)\s", re.IGNORECASE)
_MARK = pattern(rf"(?<!\w)(?:{alternatives(FORFEIT, 'mark')})(?!\w)", re.IGNORECASE)
_WON = pattern(rf"\b(?:{alternatives(RESULT, 'W')})\b", re.IGNORECASE)
#: Where nobody scored, both lost so.
_CODES = {"W": "X", "L": "F", "D": "Z", "S": "F"}


def by_forfeit(number: int, text: str, read: Callable[[int, str], list[Item]]) -> Item | None:
    """Return the game of a line beside which a forfeit is said; ``None`` where none is.

    ``read`` returns what there is in the line without that. Raises :class:`ReadError` where
    whoever won is named as the one who did not come.
    """
    lost = _LOST.search(text)
    if lost:
        game = _game(number, f"{text[: lost.start()]}{' lost':>{len(lost[0])}}", lost, read)
        if game:
            return game._replace(outcome=Outcome("F", "X"))
    for form in _NOTES:
        if found := _forfeited(number, text, read, form):
            return found
    last = _LAST.search(text)
    if last and says_forfeit(last["inside"]):
        game = _game(number, text[: last.start()], last, read)
        if game and game.outcome.white in _CODES:
            return _by_default(game)
        if game is None or game.outcome == NONE:
            raise no_game(number, text)
    return None


def says_forfeit(note: str) -> bool:
    """Whether a note says of a result that it was a forfeit, in words or in letters.

    >>> [
    ...     note
    ...     for note in ("WF", "1f", "by default", "W by FF", "F", "time", "Oak Hall")
    ...     if says_forfeit(note)
    ... ]
    ['WF', '1f', 'by default', 'W by FF']
    """
    note = note.strip()
    if _MARKS.fullmatch(note):
        return True
    # "Default" alone says of no result whose it was; beside one it does.
    said = told(note) or around(note) or told(f"win {note}")
    return said is not None and said.kind in {"forfeit", "no-show"} and said.code != "both"


def _game(
    number: int, front: str, said: re.Match[str], read: Callable[[int, str], list[Item]]
) -> Game | None:
    """Return the game of a line with something else where a forfeit is said."""
    try:
        found = read(number, front + said.string[said.end() :])
    except ReadError:
        # Of the whole line more can be said.
        return None
    return found[0] if len(found) == 1 and isinstance(found[0], Game) else None


def _forfeited(
    number: int, text: str, read: Callable[[int, str], list[Item]], form: re.Pattern[str]
) -> Item | None:
    note = form.search(text)
    if note is None:
        return None
    front, blank = text[: note.start()], " " * len(note[0])
    if form is _BETWEEN:
        # One blank is between the words that tell who won.
        before, _, verb = front.rpartition(" ")
        front, blank = f"{before}{blank} {verb}", ""
    game = _game(number, front + blank, note, read)
    who = (note["who"] or "").strip()
    if game and game.outcome == NONE and (note["both"] or who):
        told_won = _WON.search(note[0]) or _BY.search(note[0], note.end("who") - note.start())
        if who and not told_won and _MARK.search(note[0]):
            # "White default", "Weiß kampflos": one lost so, the other won.
            raise no_game(number, text)
        return _without_result(game, who, won=told_won is not None)
    if game is None or game.outcome.white not in _CODES:
        return None
    if note["both"] and game.outcome.white != "S":
        return None
    if who:
        # "Ashdown 1-0 Brook (Brook no show)", "(Ashdown won by forfeit)"
        lost, won = (
            _is_loser(who, each) for each in (game, game._replace(outcome=game.outcome.turned))
        )
        if _WON.search(note[0]):
            lost, won = won, lost
        if won:
            raise no_game(number, text)
        if not lost:
            # "Lost by time forfeit": it was played.
            return None
    return _by_default(game)


def _by_default(game: Game) -> Game:
    return game._replace(outcome=Outcome(*(_CODES[code] for code in game.outcome)))


def _without_result(game: Game, who: str, *, won: bool) -> Game | None:
    """Return a game of which only the forfeit is told: who did not come, or won so, or both lost.

    ``None`` where that is neither of the two.
    """
    if not who:
        return game._replace(outcome=Outcome("F", "F"), sure=True)
    for outcome in (Outcome("W", "L"), Outcome("L", "W")):
        told = game._replace(outcome=outcome, sure=True)
        if _is_loser(who, told):
            return _by_default(told._replace(outcome=outcome.turned) if won else told)
    return None


def _is_loser(who: str, game: Game) -> bool:
    """Whether somebody is the one who lost, by name or by color."""
    lost = [code == "L" for code in game.outcome]
    if shade := color(who):
        return lost[shade == "B"]
    found = People([side.name.text for side in game.sides]).find(who)
    return len(found) == 1 and lost[found[0]]
