"""Games that call the players by their numbers: ``1 v 2: 1-0``, with the list of players beside."""

from collections.abc import Sequence

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.cells.byes import bye_code, is_bye
from calculator.reading.cells.items import Bye, Game, Item
from calculator.reading.cells.scores import NONE, outcome
from calculator.reading.cells.sides import Side
from calculator.reading.cells.titles import ROUNDS
from calculator.reading.columns.game_headings import BOARDS
from calculator.reading.columns.raw import RawRow
from calculator.reading.lexicon import alternatives
from calculator.reading.lexicon.words import AGAINST
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

_BEFORE = (
    rf"\s*(?:(?:{ROUNDS})\.?\s?(?P<round>\d{{1,2}})\s?[:.,)-]\s*)?"
    rf"(?:(?:{BOARDS})\.?\s?#?(?P<board>\d{{1,3}})\s?[:.,)-]\s*"
    r"|(?P<of>\d{1,3})[.)]\s+)?"
)
_VERSUS = alternatives(AGAINST, "versus")
_GAME = pattern(
    rf"{_BEFORE}#?(?P<a>\d{{1,4}})\s*(?:vs?\b\.?|{_VERSUS})\s*#?(?P<b>\d{{1,4}})"
    r"(?:\s*[:=,;(-]\s*|\s+|\s*$)(?P<result>.{0,24}?)\)?\s*"
)
_BYE = pattern(rf"{_BEFORE}(?:#?(?P<a>\d{{1,4}})\s*[:,-]?\s*(?P<said>[^\d:].{{0,30}}))")
_BYE_OF = pattern(r"\s*(?P<said>[^\W\d](?:[^\d:]{0,30}[^\W\d])?)\s*[:-]?\s*#?(?P<a>\d{1,4})\s*")
#: Games that only their results tell from anything else: "R1: 1-4 1-0, 2-3 ½-½".
_SEVERAL = pattern(rf"{_BEFORE}(?=#?\d{{1,4}}\s?[-:x]\s?#?\d{{1,4}}[\s:=(]+[\d½=+-])")
_PART = pattern(
    r"\s*#?(?P<a>\d{1,4})\s?[-:x]\s?#?(?P<b>\d{1,4})[\s:=(]+(?P<result>[^\s,;|][^,;|]{1,20}?)[\s).]*"
)
_BETWEEN = pattern(r"[^,;|]+")
_NUMBER = pattern(r"#?(\d{1,4})\.?")


def side_by_number(cell: Cell) -> Side | None:
    """Return a side that is only a number; ``None`` where there is more.

    >>> side_by_number(Cell("#12", 1, 1)).number, side_by_number(Cell("12 Ann", 1, 1))
    (12, None)
    """
    match = _NUMBER.fullmatch(cell.text) if len(cell.text) < 7 else None
    return Side(cell, cell, number=int(match[1])) if match and int(match[1]) else None


def item_by_number(line: int, text: str) -> Item | None:
    """Return the game or bye of a line that names nobody; ``None`` where it is neither.

    >>> game = item_by_number(4, "Board 2: 12 v 7: 1-0")
    >>> [side.number for side in game.sides], game.outcome.white, game.board
    ([12, 7], 'W', 2)
    """
    if len(text) > 80:
        return None
    low = text.lower()
    if match := _GAME.fullmatch(low):
        result = outcome(match["result"]) if match["result"] else NONE
        sides = [side_by_number(_cell(line, text, match.span(one))) for one in ("a", "b")]
        if result is None or sides[0] is None or sides[1] is None:
            return None
        span = match.span("result") if match["result"] else match.span("b")
        return Game(
            sides[0],
            sides[1],
            result,
            _cell(line, text, span),
            round=int(match["round"] or 0),
            board=int(match["board"] or match["of"] or 0),
        )
    match = _BYE.fullmatch(low) or _BYE_OF.fullmatch(low)
    who = side_by_number(_cell(line, text, match.span("a"))) if match else None
    if match is None or who is None or not is_bye(match["said"]):
        return None
    round_ = match.groupdict().get("round")
    return Bye(
        who, bye_code(match["said"]), _cell(line, text, match.span("said")), int(round_ or 0)
    )


def items_by_number(line: int, text: str) -> list[Item]:
    """Return the games of a line that has them with their results; empty where it is none.

    >>> [
    ...     ([side.number for side in game.sides], game.outcome.white, game.round)
    ...     for game in items_by_number(4, "R2: 1-4 1-0, 2-3 ½-½")
    ... ]
    [([1, 4], 'W', 2), ([2, 3], 'D', 2)]
    """
    found = _SEVERAL.match(text.lower())
    items: list[Item] = []
    for part in _BETWEEN.finditer(text, found.end()) if found else ():
        match = _PART.fullmatch(text, *part.span())
        if match is None:
            if part[0].strip(" ."):
                return []
            continue
        white, black = (side_by_number(_cell(line, text, match.span(one))) for one in ("a", "b"))
        result = outcome(match["result"])
        if result is None or result == NONE or white is None or black is None:
            return []
        items.append(Game(white, black, result, _cell(line, text, match.span("result"))))
    round_ = int(found["round"] or 0) if found else 0
    return [item._replace(round=round_) for item in items]


def _cell(line: int, text: str, span: tuple[int, int]) -> Cell:
    return Cell(text[slice(*span)].strip(), line, span[0] + 1)


def with_names(
    items: Sequence[tuple[int, Item]], listed: Sequence[RawRow]
) -> list[tuple[int, Item]]:
    """Return the items with the names that the list of players has for the numbers.

    Raises :class:`ReadError` where there is no list, or a number is not in it.
    """
    if not any(side.number for _, item in items for side in item.sides):
        return list(items)
    by_number: dict[int, Cell] = {}
    for row in listed:
        text = row.number.text.rstrip(".")
        if text.isdecimal() and len(text) < 5:
            by_number.setdefault(int(text), row.name)

    def named(side: Side) -> Side:
        if not side.number:
            return side
        if not by_number:
            raise ReadError.at(side.name, "error-games-by-number", "hint-games-by-number")
        if side.number not in by_number:
            known = (side.number, min(by_number), max(by_number))
            said = Message("error-no-such-player", known)
            raise ReadError.says(side.name, said, "hint-no-such-player")
        name = side.name._replace(text=by_number[side.number].text)
        return side._replace(name=name, whole=name)

    return [
        (
            round_,
            item._replace(white=named(item.white), black=named(item.black))
            if isinstance(item, Game)
            else item._replace(who=named(item.who)),
        )
        for round_, item in items
    ]
