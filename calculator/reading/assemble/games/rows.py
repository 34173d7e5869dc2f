"""Rows of a list of games whose cells are separate: under a heading, or without one."""

import itertools
import re
from collections.abc import Iterator, Sequence

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.assemble.games.by_number import side_by_number
from calculator.reading.cells import people
from calculator.reading.cells.byes import (
    bye_code,
    check_opponent,
    is_bye,
    may_be_bye,
    names_bye,
    scored,
)
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.grammar import rating
from calculator.reading.cells.items import Bye, Game, Item, no_game
from calculator.reading.cells.looks import is_score
from calculator.reading.cells.scores import (
    FOOTNOTE,
    NONE,
    PAIR,
    Outcome,
    of_match,
    of_sides,
    outcome,
)
from calculator.reading.cells.sides import Side, has_name, side_of
from calculator.reading.cells.titles import round_in
from calculator.reading.columns.game_headings import Listed
from calculator.reading.lexicon.headings import titles
from calculator.reading.lexicon.phrases import shade_of, told
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import Cell

_TITLE = pattern(titles())
#: A footnote's mark behind a result.
_MARK = pattern(rf"(?<=[\d½]) ?(?:\({FOOTNOTE}\)|{FOOTNOTE})$")
#: A title or a federation, which is no name.
_TITLED = pattern(rf"{titles()}|[A-Z]{{3}}|[gmf]|wg|wm|wf")
_VERSUS = pattern(r"\s+(?:-|vs?\.?)\s+", 2)
#: A draw, where nothing else of a row is a result.
_DRAWS = frozenset({"D", "d", "="})
#: A result of one side, in a column of a crosstable.
_SCORES = frozenset({"0", "1", "½"})
#: Letters that are one color wherever they are one; "B" is Black beside most of those of White.
_SHADES = dict.fromkeys("whv", "W") | dict.fromkeys("bsnzm", "B")
_DOTS = pattern(r"\.{3,}|…")
_ROUND = pattern(r"\D{0,10}?(\d{1,2})\D?")
_WORD = pattern(r"\S+")
#: A number, a rating, or points.
_FIGURE = pattern(r"\d{1,4}[.)]?|\d{0,2}(?:½|[.,]5|[.,]0)|[-–]")


def listed_row(heading: Listed, cells: Sequence[Cell]) -> Item | None:
    """Read a row under a heading; ``None`` where it holds no name.

    Raises :class:`ReadError` at a result that is none.
    """
    cells = _whole(heading, _untitled(heading, cells))
    last = cells[-1]
    if further := next(_further(heading, cells), None):
        raise no_game(further.line, " " * (further.column - 1) + further.text)
    short = len(heading.kinds) - len(cells)
    # The row of a bye may end early.
    cells = [*cells, *[Cell("", last.line, last.end)] * short]
    by_kind: dict[str, Cell] = {}
    for kind, cell in zip(heading.kinds, cells, strict=False):
        by_kind.setdefault(kind, cell)
    if unheaded := _unheaded(heading):
        by_kind["unheaded"] = cells[unheaded]
    elif paired := _paired(heading, cells):
        by_kind["unheaded"] = paired
    first, second = by_kind["name-1"], by_kind["name-2"]
    sides = _side(first, by_kind.get("rating-1")), _side(second, by_kind.get("rating-2"))
    byes = is_bye(first.text), is_bye(second.text)
    if not any(sides) or (any(byes) and not all(sides)):
        sides = side_by_number(first) or sides[0], side_by_number(second) or sides[1]
    if any(byes) and (said := _unknown(heading, cells)):
        by_kind.setdefault("unheaded", said)
    row_round, board = _figure(by_kind.get("round")), _figure(by_kind.get("board"))
    section = by_kind["section"].text if "section" in by_kind else ""
    if any(byes) or (not all(sides) and any(sides)):
        return _bye(by_kind, sides, byes, (row_round, section, board))
    if sides[0] is None or sides[1] is None:
        return None
    if heading.won:
        result, place = _won(by_kind)
    else:
        result, place = _result(by_kind, (first.text, second.text))
    game = Game(
        sides[0],
        sides[1],
        result,
        place or second,
        heading.colored,
        row_round,
        board,
        section=section,
        first=first.text if heading.by_player else "",
    )
    if "color" not in by_kind or heading.colored:
        return game
    # The first player's own color.
    said = by_kind["color"]
    shade = shade_of(said.text) or _SHADES.get(said.text.lower().strip(" .()"))
    if shade is None and any(map(str.isalpha, said.text)):
        # Beside a letter that nobody knows, "B" may be White.
        raise no_game(said.line, " " * (said.column - 1) + said.text)
    if shade == "B":
        return game._replace(
            white=game.black, black=game.white, outcome=game.outcome.turned, colored=True
        )
    return game._replace(colored=shade == "W")


def _unheaded(heading: Listed) -> int | None:
    """Return the one column without a heading between the names where no other has results."""
    if {"result", "score-1", "score-2", "winner"} & set(heading.kinds):
        return None
    names = sorted(heading.kinds.index(kind) for kind in ("name-1", "name-2"))
    blank = [at for at in range(names[0] + 1, names[1]) if not heading.cells[at].text]
    return blank[0] if len(blank) == 1 else None


def _paired(heading: Listed, cells: Sequence[Cell]) -> Cell | None:
    """Return the one cell with a result of both sides, below a heading that nobody knows."""
    if {"result", "score-1", "score-2", "winner"} & set(heading.kinds):
        return None
    found = [
        cell
        for kind, cell in zip(heading.kinds, cells, strict=False)
        if kind == "other" and PAIR.fullmatch(cell.text)
    ]
    return found[0] if len(found) == 1 else None


def _unknown(heading: Listed, cells: Sequence[Cell]) -> Cell | None:
    """Return what a bye scored, below a heading that nobody knows where none is of results.

    In the first column are boards.
    """
    if {"result", "score-1", "score-2", "winner"} & set(heading.kinds):
        return None
    found = [
        cell
        for kind, cell in list(zip(heading.kinds, cells, strict=False))[1:]
        if kind == "other" and is_score(cell.text)
    ]
    return found[0] if len(found) == 1 else None


def _further(heading: Listed, cells: Sequence[Cell]) -> Iterator[Cell]:
    """Yield the cells in which there is another game besides a row's own."""
    for cell, kind in itertools.zip_longest(cells, heading.kinds[: len(cells)]):
        beside = kind is None or (kind == "other" and has_name(cell.text))
        if beside and PAIR.search(cell.text):
            yield cell


def lined_up_row(heading: Listed, number: int, line: str) -> Game | None:
    """Read a game lined up by blanks under a heading that has figures beside the names.

    The heading says how many figures are before and after each name; ``None`` where a line has
    others, or no result of both sides.

    >>> from calculator.reading.text.grid import words
    >>> from calculator.reading.columns.game_headings import heading_of
    >>> heading = heading_of(words(1, "Bo. No. Name Rtg Pts. Result Pts. Name Rtg No."))
    >>> game = lined_up_row(heading, 2, "1  7  Lee, Ann  1911 0  1 - 0  ½  Day, Sue 1650 4")
    >>> [(side.name.text, side.rating) for side in game.sides], game.board
    ([('Lee, Ann', 1911), ('Day, Sue', 1650)], 1)
    """
    kinds = heading.kinds
    results = list(PAIR.finditer(line))
    if len(results) != 1 or kinds.count("result") != 1:
        return None
    match, middle = results[0], kinds.index("result")
    result = of_match(match)
    halves = ((kinds[:middle], 0, match.start()), (kinds[middle + 1 :], match.end(), len(line)))
    sides = [_in_half(own, number, line, begin, end) for own, begin, end in halves]
    if result is None or sides[0] is None or sides[1] is None:
        return None
    by_name = {**sides[0][0], **sides[1][0]}
    if set(by_name) != {"name-1", "name-2"}:
        return None
    round_, board = (
        int(own) if (own := sides[0][1].get(kind, "0")).isdecimal() else 0
        for kind in ("round", "board")
    )
    cell = Cell(match[0], number, match.start() + 1)
    return Game(by_name["name-1"], by_name["name-2"], result, cell, heading.colored, round_, board)


def _in_half(
    kinds: Sequence[str], number: int, line: str, begin: int, end: int
) -> tuple[dict[str, Side], dict[str, str]] | None:
    """Return the one side that is before or after the result, and what the figures say."""
    found = [Cell(one[0], number, one.start() + 1) for one in _WORD.finditer(line, begin, end)]
    names = [at for at, kind in enumerate(kinds) if kind.startswith("name")]
    if len(names) != 1:
        return None
    name = names[0]
    behind = len(found) - (len(kinds) - name - 1)
    if behind <= name or not all(
        _FIGURE.fullmatch(cell.text) for cell in (*found[:name], *found[behind:])
    ):
        return None
    own = found[name:behind]
    if any(any(map(str.isdecimal, cell.text)) for cell in own):
        return None
    said = dict(zip(kinds, [*found[:name], own[0], *found[behind:]], strict=True))
    whole = Cell(line[own[0].column - 1 : own[-1].end - 1], number, own[0].column)
    side = _side(whole, said.get(f"rating-{kinds[name][-1]}"))
    figures = {kind: cell.text.rstrip(".") for kind, cell in said.items()}
    return ({kinds[name]: side}, figures) if side else None


def _untitled(heading: Listed, cells: Sequence[Cell]) -> Sequence[Cell]:
    """Leave out a title in a cell of its own where the name ought to be: it moves the others on."""
    left = list(cells)
    for at, kind in enumerate(heading.kinds[: len(cells) - 1]):
        named = kind.startswith("name") and at + 1 < len(left)
        if named and _TITLE.fullmatch(left[at].text) and _named(left[at + 1]):
            del left[at]
    return left


def _whole(heading: Listed, cells: Sequence[Cell]) -> Sequence[Cell]:
    """Join "Ashdown" and "Felix" where commas between names were read as those between cells."""
    extra = len(cells) - len(heading.kinds)
    names = sorted(at for at, kind in enumerate(heading.kinds) if kind.startswith("name"))
    if extra not in {1, 2}:
        return cells
    joined = list(cells)
    for name in names[:extra]:
        last, given = joined[name : name + 2]
        if not (has_name(last.text) and has_name(given.text)):
            return cells
        joined[name : name + 2] = [last._replace(text=f"{last.text}, {given.text}")]
    return joined


def _side(cell: Cell, rated: Cell | None) -> Side | None:
    found = side_of(cell)
    if found is None or rated is None:
        return found
    # Where ratings have a column of their own, figures after a name are part of it.
    return found._replace(name=found.whole, rating=rating(rated.text) or found.rating)


def _figure(cell: Cell | None) -> int:
    """Return the number of a round or board; 0 where there is none."""
    if cell is None:
        return 0
    if found := round_in(cell.text):
        return found.round
    match = _ROUND.fullmatch(cell.text)
    return int(match[1]) if match else 0


def _result(by_kind: dict[str, Cell], names: tuple[str, str]) -> tuple[Outcome, Cell | None]:
    """Read the result's cell, or the boxes of both sides."""
    if "result" in by_kind:
        cell = by_kind["result"]
        # Of a mark behind it the table says a word.
        found = outcome(cell.text) or outcome(_MARK.sub("", cell.text))
        if found is None:
            raise ReadError.says(cell, "error-no-result", "hint-game-result")
        return found, cell
    if "score-1" in by_kind:
        one, other = by_kind["score-1"], by_kind.get("score-2")
        found = of_sides(one.text, other.text) if other else outcome(one.text)
        if found is None:
            both = one._replace(text=f"{one.text} {other.text if other else ''}".strip())
            at = both if one.text or other is None else other
            raise ReadError.says(at, "error-no-result", "hint-game-result")
        return found, one
    if "winner" in by_kind:
        cell = by_kind["winner"]
        found = _winner(cell.text, names) or outcome(cell.text)
        if found is None:
            raise ReadError.says(cell, "error-no-result", "hint-game-result")
        return found, cell
    if "unheaded" in by_kind and (found := outcome(by_kind["unheaded"].text)):
        return found, by_kind["unheaded"]
    return NONE, None


#: In a column for drawn games: it was none.
_NOT_DRAWN = pattern(r"\W*|no?\.?|false|0", re.IGNORECASE)


def _won(by_kind: dict[str, Cell]) -> tuple[Outcome, Cell | None]:
    """Return the result of a game whose winner and loser are named, unless it was drawn.

    Raises :class:`ReadError` where a word such as "draw" is in the place of a name.
    """
    for kind in ("name-1", "name-2"):
        if outcome(by_kind[kind].text) is not None:
            raise ReadError.says(by_kind[kind], "error-no-game", "hint-game")
    drawn, said = by_kind.get("drawn"), by_kind.get("result")
    if drawn and not _NOT_DRAWN.fullmatch(drawn.text):
        return Outcome("D", "D"), drawn
    if said and said.text:
        found = outcome(said.text)
        if found is None or found == NONE:
            raise ReadError.says(said, "error-no-result", "hint-game-result")
        # "0-1" beside them says which color won.
        return (found if found.white not in {"L", "F"} else found.turned), said
    return Outcome("W", "L"), None


def _winner(text: str, names: tuple[str, str]) -> Outcome | None:
    """Return the result where a cell names the one who won."""
    found = people.People(names).find(text) if has_name(text) else ()
    if len(found) != 1:
        return None
    return Outcome("L", "W") if found[0] else Outcome("W", "L")


def _bye(
    by_kind: dict[str, Cell],
    sides: tuple[Side | None, Side | None],
    byes: tuple[bool, bool],
    where: tuple[int, str, int],
) -> Bye | None:
    """Read the row of a player without an opponent."""
    at = 1 if byes[0] or (sides[0] is None and not byes[1]) else 0
    who, there = sides[at], by_kind[f"name-{2 - at}"]
    if who is None or is_bye(by_kind[f"name-{1 + at}"].text):
        return None
    cell = by_kind.get("result") or by_kind.get(f"score-{1 + at}") or there
    if cell is there and (unheaded := by_kind.get("unheaded")) and unheaded.text:
        cell = unheaded
    text = there.text
    seen = None
    if cell is not there:
        if is_bye(cell.text):
            text = cell.text
        else:
            if cell.text == "l":
                # A figure that was mistyped; a bye is no loss.
                raise ReadError.says(cell, "error-no-result", "hint-bye")
            seen = scored(cell)
            if at and ("result" in by_kind or "unheaded" in by_kind) and seen.black:
                seen = seen.turned
    if not any(byes) and not is_bye(cell.text):
        # Nobody beside a name: a bye only where the row says what it scored.
        name = by_kind[f"name-{1 + at}"]
        if seen is None or not seen.white or seen.black:
            said = Message("error-game-alone")
            raise ReadError.says(name, said, "hint-bye")
    if byes[1 - at]:
        check_opponent(there, who, seen or NONE)
    round_, section, board = where
    return Bye(who, bye_code(text, seen), cell if cell.text else there, round_, section, board)


def plain_row(cells: Sequence[Cell]) -> Item | None:
    """Read a row that no heading explains: two names, and one cell with a result of both."""
    results = [at for at, cell in enumerate(cells) if _pair(cell.text)]
    # "pending" may be the name of something else where there is a result.
    results = results or [at for at, cell in enumerate(cells) if _is_open(cell.text)]
    results = results or [at for at, cell in enumerate(cells) if cell.text in _DRAWS]
    if len(results) != 1:
        return None
    at = results[0]
    sides = [
        (index, found)
        for index, cell in enumerate(cells)
        if index != at and not _is_title(cell.text) and (found := _named(cell))
    ]
    result = (
        of_match(match) if (match := PAIR.fullmatch(cells[at].text)) else outcome(cells[at].text)
    )
    if result is None:
        raise ReadError.says(cells[at], "error-no-result", "hint-game-result")
    if len(sides) == 1 and (both := _VERSUS.split(cells[sides[0][0]].text)) and len(both) == 2:
        # "Ashdown [1844] (1) - Brook [1693] (0)": both names are in one cell.
        cell = cells[at := sides[0][0]]
        begins = cell.text.rindex(both[1])
        parts = (cell._replace(text=both[0]), Cell(both[1], cell.line, cell.column + begins))
        return plain_row([*cells[:at], *parts, *cells[at + 1 :]])
    if len(sides) != 2 or (len(cells[at].text) == 1 and _is_of_a_cross(cells, at, sides)):
        return None
    board = _figure(cells[0]) if cells[0].text.rstrip(".").isdecimal() else 0
    (one, white), (other, black) = sides
    first, second = _rated(cells, (one, other), at)
    white = white._replace(rating=white.rating or first)
    black = black._replace(rating=black.rating or second)
    byes = is_bye(cells[one].text), is_bye(cells[other].text)
    if all(byes):
        raise ReadError.says(cells[other], "error-no-game", "hint-game")
    if any(byes):
        who, there = (black, cells[one]) if byes[0] else (white, cells[other])
        seen = result.turned if byes[0] else result
        if not may_be_bye(result):
            raise ReadError.says(cells[at], "error-no-result", "hint-bye")
        check_opponent(there, who, seen)
        return Bye(who, bye_code(there.text, seen), cells[at], board=board)
    return Game(white, black, result, cells[at], board=board)


def _is_of_a_cross(cells: Sequence[Cell], at: int, sides: Sequence[tuple[int, Side]]) -> bool:
    """Whether a draw has more results beside it, as in a row of a crosstable: "C Lee ½ 0 X".

    >>> def told(*texts: str) -> bool:
    ...     cells = [Cell(text, 1, 1) for text in texts]
    ...     named = [(at, found) for at, cell in enumerate(cells) if (found := _named(cell))]
    ...     return _is_of_a_cross(cells, texts.index("½"), named)
    >>> told("C", "Lee", "½", "0", "*"), told("Ann", "AL", "1", "½", "1")
    (True, True)
    >>> told("1", "½", "Ann", "Lee"), told("Ann", "1", "½", "1", "Lee"), told("Ann", "½", "Lee")
    (False, False, False)
    """
    (one, _), (other, _) = sides
    # The first figure may be a board's; between the names each side may have its points so far.
    before = at > 1 and cells[at - 1].text in _SCORES
    behind = at + 1 < len(cells) and cells[at + 1].text in _SCORES
    between = one < at < other
    return before != behind if between else before or behind


def _pair(text: str) -> bool:
    return bool(PAIR.fullmatch(text)) or text in {"½", "*"}


def _is_open(text: str) -> bool:
    """Whether a cell says of a game that it has no result yet."""
    said = told(text)
    return _DOTS.fullmatch(text) is not None or (said is not None and said.kind == "open")


def _is_title(text: str) -> bool:
    return _TITLED.fullmatch(text) is not None and not names_bye(text)


def _named(cell: Cell) -> Side | None:
    return (
        side_of(cell)
        if has_name(cell.text) and (is_bye(cell.text) or not is_result(cell.text))
        else None
    )


def _rated(
    cells: Sequence[Cell], names: tuple[int, int], result: int
) -> tuple[int | None, int | None]:
    """Return the ratings beside two names: each on its name's side of the result, before or after.

    >>> def rated(*texts: str) -> tuple[int | None, int | None]:
    ...     cells = [Cell(text, 1, 1) for text in texts]
    ...     names = [at for at, text in enumerate(texts) if text in {"Ann", "Ben"}]
    ...     return _rated(cells, (names[0], names[1]), texts.index("1-0"))
    >>> rated("Ann", "1850", "Ben", "", "1-0"), rated("1850", "Ann", "1790", "Ben", "1-0")
    ((1850, None), (1850, 1790))
    >>> rated("1", "Ann", "NM", "1850", "1-0", "FM", "Ben", "OAK", "1790")
    (1850, 1790)
    """
    there = {
        at: rating(cell.text)
        for at, cell in enumerate(cells)
        if cell.text.isdecimal() and len(cell.text) in {3, 4}
    }
    one, other = names
    steps: tuple[int, ...] = (1, 2, 3, -1, -2)
    if (one < result) == (other < result):
        # On one side of the result all ratings come before their names, or all after them.
        steps = (-1, -2) if one - 1 in there else (1, 2, 3)
    found = [
        next(
            (
                there[at]
                for at in (name + step for step in steps)
                if low < at < high and (at < result) == (name < result) and at in there
            ),
            None,
        )
        for name, low, high in ((one, -1, other), (other, one, len(cells)))
    ]
    return found[0], found[1]
