"""Games told by labels, on one line or several: "White: Ashdown, Felix  Black: Brook, Ida"."""

import re
from collections.abc import Container, Iterator

from calculator.model.late import pattern
from calculator.reading.cells.byes import bye_code, is_bye, scored
from calculator.reading.cells.items import Bye, Game, Item, no_game
from calculator.reading.cells.scores import NONE, PAIR, Outcome, outcome
from calculator.reading.cells.sides import side_of
from calculator.reading.columns.game_headings import LABELS
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.words import RESULT
from calculator.reading.text.grid import Cell

#: The result behind the last name.
_BEHIND = pattern(
    rf"\s*[,;:(\s]\s*((?:{PAIR.pattern})|½|1/2|{alternatives(RESULT, 'D')})\s*\)?\.?$",
    re.IGNORECASE,
)


def labelled(number: int, text: str) -> list[Item]:
    """Read a line such as "White: Ashdown  Black: Brook  Result: 1-0"."""
    found = fields_of(number, text)
    return [game] if (game := of_fields(number, text, found)) else []


def _fields(number: int, text: str, labels: list[re.Match[str]]) -> Iterator[tuple[str, Cell]]:
    ends = [label.start() for label in labels[1:]] + [len(text)]
    for label, end in zip(labels, ends, strict=True):
        value = text[label.end() : end].strip(" ,;|\t")
        lead = text.find(value, label.end()) if value else label.end()
        yield label.lastgroup or "", Cell(value, number, lead + 1)


def fields_of(number: int, text: str) -> dict[str, Cell]:
    """Return what the labels of a line say: "White: Ashdown, Felix"."""
    return dict(_fields(number, text, list(LABELS.finditer(text))))


def tells_both(found: Container[str]) -> bool:
    """Whether both players are among labels: by their colors, or by who won.

    >>> tells_both({"white", "black", "round"}), tells_both({"winner", "white"})
    (True, False)
    """
    return any(
        one in found and other in found for one, other in (("white", "black"), ("winner", "loser"))
    )


def of_fields(number: int, text: str, found: dict[str, Cell]) -> Item | None:
    """Make a game of what labels say; ``None`` where one of the players is missing."""
    if {"winner", "loser"} <= set(found):
        return _of_winner(number, text, found)
    if not {"white", "black"} <= set(found):
        return None
    if "result" not in found and (behind := _BEHIND.search(found["black"].text)):
        # "White: Ashdown, Black: Brook, 1-0"
        last = found["black"]
        said = Cell(behind[1], last.line, last.column + behind.start(1))
        found = found | {"black": last._replace(text=last.text[: behind.start()]), "result": said}
    cell = found.get("result") or Cell(text.strip(), number, 1)
    result = outcome(found["result"].text) if "result" in found else NONE
    round_, board = _figure(found, "round"), _figure(found, "board")
    for kind, other in (("white", "black"), ("black", "white")):
        if is_bye(found[kind].text) and (who := side_of(found[other])):
            if "result" not in found or is_bye(cell.text):
                text = cell.text if "result" in found else found[kind].text
                return Bye(who, bye_code(text), cell, round_)
            seen = scored(cell)
            if kind == "white" and seen.black:
                seen = seen.turned
            return Bye(who, bye_code(found[kind].text, seen), cell, round_)
    white, black = side_of(found["white"]), side_of(found["black"])
    if white is None or black is None or result is None:
        raise no_game(number, cell.text if result is None else text)
    return Game(white, black, result, cell, round=round_, board=board)


def _of_winner(number: int, text: str, found: dict[str, Cell]) -> Item:
    """Make a game of who won and who lost; the colors are not said."""
    winner, loser = side_of(found["winner"]), side_of(found["loser"])
    if winner is None or loser is None:
        raise no_game(number, text)
    cell = Cell(text.strip(), number, 1)
    round_, board = _figure(found, "round"), _figure(found, "board")
    return Game(winner, loser, Outcome("W", "L"), cell, colored=False, round=round_, board=board)


def _figure(found: dict[str, Cell], kind: str) -> int:
    """Return the number that a label says; 0 if none does."""
    said = found[kind].text if kind in found else ""
    return int(said) if said.isdecimal() else 0
