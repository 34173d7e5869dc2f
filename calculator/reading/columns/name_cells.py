"""What is in the cell of a name beside it: a number before it, a title and a rating after it."""

import re
from collections.abc import Sequence
from string import ascii_uppercase

from calculator.model.late import pattern
from calculator.reading.cells.grammar import is_unread, rating
from calculator.reading.columns.headings import Column, Kind
from calculator.reading.lexicon.headings import mark_headed, titles
from calculator.reading.text.grid import Cell

#: A rating behind the words of a club.
_OF_A_FACT = pattern(r"(?P<fact>.*[^\W\d_]\S*) (?P<rated>[1-9]\d{2,3})")
#: A rating alone; a title or a federation; both, one after the other.
_BARE, _MARK, _TWO = pattern(r"[1-9]\d{2,3}"), pattern(r"[^\W\d_]{1,3}"), pattern(r"(\S+) (\S+)")
#: A rating before a federation, or other words without figures.
_BEFORE_A_FACT = pattern(r"(?P<rated>[1-9]\d{2,3}) (?P<fact>[^\W\d_]\D*)")
#: A starting number, a title or a hyphen, and a rating; or the rating alone, or in (…) or […].
_BEHIND = pattern(
    r"(?P<name>.*?[^\W\d_][.)]?)"
    r"(?:\s+(?P<start>\d{1,4})\s+(?:(?P<title>W?[GIFC]M|-)\s+)?(?P<rated>\d{3,4}|0|-)"
    r"|\s+(?P<alone>\d{3,4}|(?i:unr|unrated)\.?)"
    r"|\s*(?P<open>[(\[])\s*(?P<inside>\d{3,4}(?:[pP/]\s?\d{1,2}|\s?(?:/|→|[-–=]?>|[-–])\s?\d{3,4})?|(?i:unr|unrated|nr|new|n/a)\.?)\s*[)\]])"
    r"\s?[,:;]?"
)
#: The number in front of a name: "1. Lee", "#1 Lee", "(1) Lee", "1 - Lee".
NUMBER = r"(?:#|\(|(?i:no|nr)\.? ?)?(?P<number>\d{1,4})(?:[.):/]\s*|\s?[-–—]\s+|\s+)"
_BEFORE = pattern(rf"{NUMBER}(?P<name>[^\W\d_].*)")
#: A place, which several may share, and a name.
_PLACED = pattern(
    r"((?:=|[Tt]-?)?(?P<first>\d{1,3})(?:\s?[-–/]\s?\d{1,3})?=?)(?:[.):]\s*|\s+)(?P<name>[^\W\d_].*)"
)
#: A federation and a member's number, and a name; or a name and the number.
_MEMBER = pattern(r"(?:[A-Z]{3}\s+)?\d{5,9}\s+([^\W\d_].*)|([^\W\d_].*?)\s+\d{5,9}")
#: A letter in front of a name, as of those in quads.
_LETTERED = pattern(r"([A-Z])[.)]?\s+([^\W\d_].*)")
#: Two words or more, not all in capitals, and a state or a federation.
_CODED = pattern(
    r"(?P<name>(?=.*[^\W\d_A-Z]{2})[^\W\d_]\S*\s.*?[^\s,]),?\s+\(?(?P<code>[A-Z]{2,3})\)?"
)
#: So many rows show that all of them have one.
_FEWEST_CODED = 3
#: This many of the names have it, if it is not part of them.
_NEARLY_ALL = 0.9
#: What is in parentheses is not part of a name, nor is a member's number: half of them will do.
_HALF = 0.5
#: One name in this many is one of a few.
_NAMES_PER_EXCEPTION = 3
_Row = tuple[Cell, ...]


def without_ids(columns: Sequence[Column], rows: Sequence[_Row]) -> list[_Row]:
    """Leave out a member's number before the names, with the federation, or behind them.

    A few may have none.

    >>> from calculator.reading.columns.headings import column
    >>> rows = [(Cell(f"SCO 62045{at} Ann Lee", 2, 1),) for at in (4, 5)]
    >>> [cell.text for (cell,) in without_ids([column(Cell("Name", 1, 1))], rows)]
    ['Ann Lee', 'Ann Lee']
    >>> rows = [(Cell(f"Ann Lee 1262045{at}", 2, 1),) for at in (4, 5)]
    >>> [cell.text for (cell,) in without_ids([column(Cell("Name", 1, 1))], rows)]
    ['Ann Lee', 'Ann Lee']
    """
    at = next(index for index, column in enumerate(columns) if column.kind == "name")
    found = [_MEMBER.fullmatch(cells[at].text) for cells in rows]
    if len(rows) < 2 or sum(map(bool, found)) <= _HALF * len(rows):
        return list(rows)
    return [
        (
            *cells[:at],
            cells[at]._replace(
                text=match[match.lastindex or 0],
                column=cells[at].column + match.start(match.lastindex or 0),
            ),
            *cells[at + 1 :],
        )
        if match
        else cells
        for cells, match in zip(rows, found, strict=True)
    ]


def without_letters(columns: Sequence[Column], rows: Sequence[_Row]) -> list[_Row]:
    """Leave out letters that number the names, one after the other: they are no initials.

    >>> rows = [(Cell(name, 2, 1),) for name in ("A. Lee", "B. Poe", "C. Ray")]
    >>> [cell.text for (cell,) in without_letters([Column("name", Cell("", 1, 1))], rows)]
    ['Lee', 'Poe', 'Ray']
    """
    at = next(index for index, column in enumerate(columns) if column.kind == "name")
    found = [_LETTERED.fullmatch(cells[at].text) for cells in rows]
    letters = [match[1] for match in found if match]
    if len(rows) < _FEWEST_CODED or "".join(letters) != ascii_uppercase[: len(rows)]:
        return list(rows)
    return [
        (
            *cells[:at],
            cells[at]._replace(text=match[2], column=cells[at].column + match.start(2)),
            *cells[at + 1 :],
        )
        for cells, match in zip(rows, found, strict=True)
        if match
    ]


def without_codes(columns: Sequence[Column], rows: Sequence[_Row]) -> list[_Row]:
    """Leave out the state or federation behind every name, where nothing is headed.

    Names in capitals are left as they are, and so is a code that everybody has for himself: it
    may be an initial.

    >>> rows = [(Cell(f"{name} NY", 2, 1),) for name in ("Ann Lee", "Bo Poe (1500)", "Cem Roy")]
    >>> [cell.text for (cell,) in without_codes([Column("name", Cell("", 1, 1))], rows)]
    ['Ann Lee', 'Bo Poe (1500)', 'Cem Roy']
    """
    at = next(index for index, column in enumerate(columns) if column.kind == "name")
    if any(one.heading.text for one in columns) or len(rows) < _FEWEST_CODED:
        return list(rows)
    found = [_CODED.fullmatch(cells[at].text) for cells in rows]
    codes = {match["code"] for match in found if match}
    if not all(found) or len(codes) == len(rows):
        return list(rows)
    return [
        (*cells[:at], cells[at]._replace(text=match["name"]), *cells[at + 1 :])
        for cells, match in zip(rows, found, strict=True)
        if match
    ]


def without_titles(columns: Sequence[Column], rows: Sequence[_Row]) -> list[_Row]:
    """Put a title in front of a name below the heading of titles, where only a mark is there.

    One blank apart a mark of a column without a heading takes the place of the title.

    >>> from calculator.reading.columns.headings import column
    >>> columns = [column(Cell(text, 1, 1)) for text in ("Title", "Name")]
    >>> rows = [(Cell(mark, 2, 1), Cell("NM Ann Lee", 2, 3)) for mark in ("*", "")]
    >>> [[cell.text for cell in row] for row in without_titles(columns, rows)]
    [['* NM', 'Ann Lee'], ['', 'NM Ann Lee']]
    """
    at = next(index for index, column in enumerate(columns) if column.kind == "name")
    if not at or mark_headed(columns[at - 1].heading.text) != "title":
        return list(rows)
    titled = re.compile(rf"({titles()}) (\S.*)")
    made = list(rows)
    for index, cells in enumerate(made):
        mark, name = cells[at - 1 : at + 1]
        found = titled.fullmatch(name.text)
        if found and mark.text and not any(map(str.isalnum, mark.text)):
            both = mark._replace(text=f"{mark.text} {found[1]}")
            own = name._replace(text=found[2], column=name.column + found.start(2))
            made[index] = (*cells[: at - 1], both, own, *cells[at + 1 :])
    return made


def whole_names(columns: Sequence[Column], rows: Sequence[_Row]) -> list[_Row]:
    """Join the last word of a few names, which a column of its own without a heading holds.

    >>> from calculator.reading.columns.headings import column
    >>> columns = [column(Cell(text, 1, 1)) for text in ("Name", "", "R1")]
    >>> texts = [("Ann Lee", ""), ("Bob Poe", ""), ("Cem Roy", "H.")]
    >>> rows = [(Cell(name, 2, 1), Cell(end, 2, 9), Cell("W2", 2, 12)) for name, end in texts]
    >>> [cells[0].text for cells in whole_names(columns, rows)]
    ['Ann Lee', 'Bob Poe', 'Cem Roy H.']
    """
    at = next(index for index, column in enumerate(columns) if column.kind == "name")
    beside = columns[at + 1] if at + 1 < len(columns) else columns[at]
    ends = [cells for cells in rows if at + 1 < len(cells) and cells[at + 1].text]
    if (
        beside.kind != "other"
        or beside.heading.text
        or _NAMES_PER_EXCEPTION * len(ends) > len(rows)
        or not all(_goes_on(*cells[at : at + 2]) for cells in ends)
    ):
        return list(rows)
    return [
        (
            *cells[:at],
            cells[at]._replace(text=f"{cells[at].text} {cells[at + 1].text}"),
            cells[at + 1]._replace(text=""),
            *cells[at + 2 :],
        )
        if cells in ends
        else cells
        for cells in rows
    ]


def _goes_on(name: Cell, behind: Cell) -> bool:
    """Whether a cell is a word of letters, one blank after a name."""
    return behind.column - name.end == 1 and behind.text.rstrip(".").isalpha()


def numbered(
    columns: Sequence[Column], rows: Sequence[_Row]
) -> tuple[tuple[Column, ...], list[_Row]]:
    """Put the number before every name into a column of its own, where none has a heading.

    >>> from calculator.reading.columns.headings import column
    >>> columns = [column(Cell(text, 1, 1)) for text in ("Name", "R1")]
    >>> rows = [(Cell(name, 2, 1), Cell("W2", 2, 30)) for name in ("1 Ann Lee", "2 Bob Poe")]
    >>> found, made = numbered(columns, rows)
    >>> [column.kind for column in found], [cell.text for cell in made[0]]
    (['number', 'name', 'round'], ['1', 'Ann Lee', 'W2'])
    """
    kinds = [column.kind for column in columns]
    at = kinds.index("name")
    found = [_BEFORE.fullmatch(cells[at].text) for cells in rows]
    numbers = [int(match[1]) for match in found if match]
    others = {"number", "place", "start"} & set(kinds)
    headed = any(one.heading.text for one in columns if one.kind != "tiebreak")
    counted = numbers == list(range(1, len(rows) + 1))
    if others == {"place"} and headed and counted:
        # Places that are shared are in a column of their own.
        others = set()
    if others and not headed and counted:
        # What was taken for the number, because nothing else was, is a grade.
        columns = [Column("other", one.heading) if one.kind in others else one for one in columns]
    elif others:
        return tuple(columns), list(rows)
    elif len(set(numbers)) < max(2, len(rows)):
        return _with_places(columns, rows)
    return _moved("number", columns, rows, found)


def _with_places(
    columns: Sequence[Column], rows: Sequence[_Row]
) -> tuple[tuple[Column, ...], list[_Row]]:
    """Put the places before names into a column of their own, where they count as places do.

    Those who share one have it each, or the first of them alone.

    >>> from calculator.reading.columns.headings import column
    >>> texts = [
    ...     ("1. Ann", "2-3. Bob", "2-3. Cy", "4. Di"),
    ...     ("1 Ann", "2 Bob", "Cy", "4 Di"),
    ...     ("2 Ann", "3 Bob", "Cy", "3 Di"),
    ... ]
    >>> for names in texts:
    ...     rows = [(Cell(name, 2, 1),) for name in names]
    ...     print([cells[0].text for cells in _with_places([column(Cell("Name", 1, 1))], rows)[1]])
    ['1', '2-3', '2-3', '4']
    ['1', '2', '', '4']
    ['2 Ann', '3 Bob', 'Cy', '3 Di']
    """
    at = next(index for index, column in enumerate(columns) if column.kind == "name")
    found = [_PLACED.fullmatch(cells[at].text) for cells in rows]
    before = 0
    for row, match in enumerate(found, 1):
        place = int(match["first"]) if match else before
        if place not in {row, before} or not place:
            return tuple(columns), list(rows)
        before = place
    if 2 * sum(map(bool, found)) < len(rows) or before <= 1:
        return tuple(columns), list(rows)
    return _moved("place", columns, rows, found)


def _moved(
    kind: Kind,
    columns: Sequence[Column],
    rows: Sequence[_Row],
    found: Sequence[re.Match[str] | None],
) -> tuple[tuple[Column, ...], list[_Row]]:
    """Put what is before names, the first group, into a column of its own."""
    at = next(index for index, column in enumerate(columns) if column.kind == "name")
    heading = columns[at].heading._replace(text="")
    made: list[_Row] = []
    for cells, match in zip(rows, found, strict=True):
        name = cells[at]
        text = match["name"] if match else name.text
        moved = name._replace(text=text, column=name.column + len(name.text) - len(text))
        made.append(
            (*cells[:at], name._replace(text=match[1] if match else ""), moved, *cells[at + 1 :])
        )
    return (*columns[:at], Column(kind, heading), *columns[at:]), made


def apart(columns: Sequence[Column], rows: Sequence[_Row]) -> tuple[tuple[Column, ...], list[_Row]]:
    r"""Put what is after every name into columns of its own: number, title, rating.

    >>> from calculator.reading.columns.headings import column
    >>> columns = [column(Cell(text, 1, 1)) for text in ("Name", "R1")]
    >>> rows = [
    ...     (Cell(name, 2, 1), Cell("W2", 2, 30))
    ...     for name in ("Ashdown,Felix 3 FM 2287", "Brook,Ida 9 - 1399")
    ... ]
    >>> found, made = apart(columns, rows)
    >>> [column.kind for column in found], [cell.text for cell in made[0]]
    (['name', 'round', 'start', 'other', 'rating'], ['Ashdown,Felix', 'W2', '3', 'FM', '2287'])
    """
    kinds = [column.kind for column in columns]
    at = kinds.index("name")
    found = [_BEHIND.fullmatch(cells[at].text) for cells in rows]
    known = [match for match in found if match]
    asides = all(match["open"] for match in known)
    enough = _HALF if asides else _NEARLY_ALL
    many = len(known) >= max(2, enough * len(rows))
    # Of few a figure in parentheses is nothing else, either, if none has a column of its own.
    if not (known and (many or (asides and "rating" not in kinds)) and _are_ratings(known)):
        return tuple(columns), list(rows)
    heading = columns[at].heading._replace(text="")
    added = [
        Column("start", heading),
        Column("other", heading._replace(text="Title")),
        Column("rating", heading),
    ]
    used = [kind not in kinds or kind == "other" for kind in ("start", "other", "rating")]
    if not any(match["start"] for match in known):
        used[:2] = [False, False]
    made: list[_Row] = []
    for cells, match in zip(rows, found, strict=True):
        name = cells[at]
        parts = ["", "", ""]
        if match:
            name = name._replace(text=match["name"].rstrip())
            title = (match["title"] or "").strip("-")
            parts = [match["start"] or "", title, _figure(match)]
        blank = Cell("", name.line, cells[at].end)
        behind = [
            blank._replace(text=part) for part, wanted in zip(parts, used, strict=True) if wanted
        ]
        made.append((*cells[:at], name, *cells[at + 1 :], *behind))
    kept = [column for column, wanted in zip(added, used, strict=True) if wanted]
    return (*columns, *kept), made


def with_ratings(columns: Sequence[Column], rows: Sequence[_Row]) -> list[_Row]:
    """Put a rating behind a few names where the others have theirs, if that cell is free.

    What stands there instead must be the next column's, where it has nothing.

    >>> columns = [Column(kind, Cell("", 1, 1)) for kind in ("name", "rating", "other")]
    >>> texts = [
    ...     ("Ann", "1500", ""),
    ...     ("Bo", "1480", "$5"),
    ...     ("Cem", "910", ""),
    ...     ("Di 1420", "$5", ""),
    ... ]
    >>> rows = [tuple(Cell(text, 2, 1) for text in row) for row in texts]
    >>> [cell.text for cell in with_ratings(columns, rows)[-1]]
    ['Di', '1420', '$5']
    """
    kinds = [column.kind for column in columns]
    if kinds.count("rating") != 1:
        return list(rows)
    name, at = kinds.index("name"), kinds.index("rating")
    found = {
        index: match
        for index, cells in enumerate(rows)
        if (not cells[at].text or is_unread(cells[at].text))
        and (match := _BEHIND.fullmatch(cells[name].text))
        and not match["start"]
    }
    rated = sum(rating(cells[at].text) is not None for cells in rows)
    made = _from_facts(kinds, at, rows) if rated else _before_facts(kinds, at, rows)
    # In brackets it is no part of a name, however many have it there.
    bare = sum(match["open"] is None for match in found.values())
    if _NAMES_PER_EXCEPTION * bare > rated:
        return made
    for index, match in found.items():
        cells = list(rows[index])
        if cells[at].text:
            if kinds[at + 1 : at + 2] != ["other"] or cells[at + 1].text:
                continue
            cells[at + 1] = cells[at]
        cells[name] = cells[name]._replace(text=match["name"])
        part = "alone" if match["alone"] else "inside"
        cells[at] = Cell(match[part], cells[at].line, cells[name].column + match.start(part))
        made[index] = tuple(cells)
    return made


def _before_facts(kinds: Sequence[Kind], at: int, rows: Sequence[_Row]) -> list[_Row]:
    """Put ratings where they belong that are before the facts of the next column, in most rows.

    >>> rows = [(Cell("", 2, 9), Cell("1343 SUI", 2, 9)), (Cell("", 3, 9), Cell("SUI", 3, 14))]
    >>> [[cell.text for cell in row] for row in _before_facts(["rating", "other"], 0, rows * 2)][:2]
    [['', '1343 SUI'], ['', 'SUI']]
    >>> [[cell.text for cell in row] for row in _before_facts(["rating", "other"], 0, rows[:1])]
    [['1343', 'SUI']]
    """
    found = [
        None if cells[at].text else _BEFORE_A_FACT.fullmatch(cells[at + 1].text)
        for cells in (rows if kinds[at + 1 : at + 2] == ["other"] else ())
    ]
    if 2 * sum(map(bool, found)) <= len(rows):
        return list(rows)
    made = []
    for cells, match in zip(rows, found, strict=True):
        if match:
            fact = cells[at + 1]
            rated = Cell(match["rated"], fact.line, fact.column)
            behind = Cell(match["fact"], fact.line, fact.column + match.start("fact"))
            made.append((*cells[:at], rated, behind, *cells[at + 2 :]))
        else:
            made.append(cells)
    return made


def _from_facts(kinds: Sequence[Kind], at: int, rows: Sequence[_Row]) -> list[_Row]:
    """Put a rating behind the words of a column beside the ratings where it belongs, if it is free.

    >>> rows = [(Cell("Elm School 1731", 2, 9), Cell("", 2, 30)), (Cell("Oak 2", 3, 9),) * 2]
    >>> [[cell.text for cell in row] for row in _from_facts(["other", "rating"], 1, rows)]
    [['Elm School', '1731'], ['Oak 2', 'Oak 2']]
    """
    made = list(rows)
    for beside in (at - 1, at + 1):
        if not (0 <= beside < len(kinds) and kinds[beside] == "other"):
            continue
        for index, cells in enumerate(made):
            match = None if cells[at].text else _OF_A_FACT.fullmatch(cells[beside].text)
            if match:
                fact = cells[beside]
                found = Cell(match["rated"], fact.line, fact.column + match.start("rated"))
                changed = list(cells)
                changed[beside], changed[at] = fact._replace(text=match["fact"]), found
                made[index] = tuple(changed)
    return _moved_back(kinds, at, made)


def _moved_back(kinds: Sequence[Kind], at: int, rows: list[_Row]) -> list[_Row]:
    """Put a rating that is alone in the column behind the ratings, of titles, among the ratings.

    The column behind that one, of federations, may have the title in the same rows.

    >>> rows = [
    ...     tuple(Cell(text, 2, 9) for text in one)
    ...     for one in (("1731", "FM", "SUI"), ("1640", "", "GER"), ("", "1552", "FM SUI"))
    ... ]
    >>> [cell.text for cell in _moved_back(["rating", "other", "other"], 0, rows)[2]]
    ['1552', 'FM', 'SUI']
    """
    if list(kinds[at + 1 : at + 2]) != ["other"]:
        return rows
    moved = [not cells[at].text and bool(_BARE.fullmatch(cells[at + 1].text)) for cells in rows]
    stay = [cells for cells, one in zip(rows, moved, strict=True) if not one]
    titles = {cells[at + 1].text for cells in stay} - {""}
    if len(stay) in {0, len(rows)} or not titles or not all(map(_MARK.fullmatch, titles)):
        return rows
    with_next = list(kinds[at + 2 : at + 3]) == ["other"]
    single = with_next and not any(" " in cells[at + 2].text for cells in stay)
    return [
        _with_rating_before(cells, at, single=single) if one else cells
        for cells, one in zip(rows, moved, strict=True)
    ]


def _with_rating_before(cells: _Row, at: int, *, single: bool) -> _Row:
    """Return a row with its cells from the ratings on one further to the left.

    ``single`` says that the column after the next has single words.
    """
    rated = cells[at + 1]
    title, rest = rated._replace(text=""), cells[at + 2 :]
    if single and (parts := _TWO.fullmatch(rest[0].text)):
        title, rest = rest[0]._replace(text=parts[1]), (rest[0]._replace(text=parts[2]), *rest[1:])
    return (*cells[:at], rated, title, *rest)


def _figure(match: re.Match[str]) -> str:
    return match["rated"] or match["alone"] or match["inside"]


def _are_ratings(found: Sequence[re.Match[str]]) -> bool:
    """Whether the figures are ratings: not the numbers of players who are called by them."""
    rated = [value for text in map(_figure, found) if (value := rating(text)) is not None]
    numbered = sorted(rated) == list(range(min(rated, default=0), max(rated, default=0) + 1))
    return bool(rated) and not (numbered and len(rated) > 1)
