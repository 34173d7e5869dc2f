"""Tables that programs and people write as records: JSON, prints of Python, SQL, YAML.

A record is a bracket with a name in front of each value, or with as many values as all others;
or it is one line for each value, with a name in front.
"""

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from calculator.reading.columns.headings import column
from calculator.reading.text.grid import Cell
from calculator.reading.text.original_places import Apart

#: A text in quotation marks, a bracket, a sign, or a word.
_TOKEN = re.compile(
    r"'(?P<one>(?:[^'\\\n]|\\.|'')*)'|\"(?P<two>(?:[^\"\\\n]|\\.|\"\")*)\""
    r"|(?P<opens>[\[({])|(?P<closes>[\])}])|(?P<sign>[:=,;])|(?P<word>[^\s'\"\[\](){}:=,;]+)"
)
#: Where a record may begin.
_BEGINS = re.compile(r"[\[({]\s{0,99}(?:[\"']|\w{1,30}\s?[:=]|[^\s,]{1,10},\s?[\"'])")
_ESCAPED = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))")
_NOTHING = {"null", "none", "nan"}
#: What a list of the results in all rounds is called.
_LISTS = {"results", "rounds", "games", "round results", "resultados", "ergebnisse", "rondas"}
#: A line that has a value, the first one of a record perhaps after a dash; and what parts words
#: where names may have no blanks.
_LINE = re.compile(
    r"^[ \t]*(?:- )?[ \t]*(?P<key>[^\s:|\"'-][^:|\n\"']{0,30}?)[ \t]*: *(?P<value>.*)$"
)
_JOINS = re.compile(r"(?<=[a-z])(?=[A-Z])|_")
#: Fewer records, or values in one, are no table.
_FEWEST, _NARROWEST = 3, 3
#: No event has more players or more rounds than this many values.
_WIDEST = 200


class _Value(NamedTuple):
    """A value, and whether it is in quotation marks."""

    cell: Cell
    quoted: bool


class _Bracket:
    """What is in one bracket: values, those with a name in front, and brackets."""

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.values: list[_Value | _Bracket] = []
        self.named = False
        self.clean = True
        """Whether there is one sign between any two values."""


def records(text: str) -> Apart | None:
    r"""Return a table between tabs, of the records of which a text consists; ``None`` if of none.

    >>> rows = ['{"no": 1, "name": "Ann", "R1": "W2"}', '{"no": 2, "name": "Bo", "R1": "L1"}']
    >>> found = records("\n".join([*rows, '{"no": 3, "name": "Cy", "R1": "B"}']))
    >>> found.text.splitlines() if found else []
    ['no\tname\tR1', '1\tAnn\tW2', '2\tBo\tL1', '3\tCy\tB']
    >>> found = records("".join(f"- no: {at}\n  name: Ann\n  R1: W2\n" for at in (1, 2, 3)))
    >>> found.text.splitlines()[:2] if found else []
    ['no\tname\tR1', '1\tAnn\tW2']
    >>> rows = ['{"name": "Ann", "results": ["W2", "L3"], "no": 1}'] * 3
    >>> found = records("\n".join(rows))
    >>> found.text.splitlines()[:2] if found else []
    ['name\t1\t2\tno', 'Ann\tW2\tL3\t1']
    >>> records("1 (W 2)\n2 (L 1)\n3 (bye)")
    """
    begun = itertools.islice(_BEGINS.finditer(text), _FEWEST)
    brackets = list(_brackets(text)) if len(list(begun)) == _FEWEST else []
    if any(one.named for one in brackets):
        cells = _named(brackets)
    else:
        cells = _alike(brackets) or _lines(text)
    return Apart.of(cells) if cells else None


def _brackets(text: str) -> Iterator[_Bracket]:
    """Yield every bracket that is closed, the inner ones first."""
    open_: list[_Bracket] = []
    line, begins, expects = 1, 0, True
    end = 0
    for token in _TOKEN.finditer(text):
        if lines := text.count("\n", end, token.start()):
            line += lines
            begins = text.rfind("\n", end, token.start()) + 1
        end = token.end()
        if token["opens"]:
            inner = _Bracket()
            if open_:
                open_[-1].clean &= expects
                open_[-1].values.append(inner)
            open_.append(inner)
            expects = True
        elif token["closes"]:
            if open_:
                yield open_.pop()
            expects = False
        elif not open_:
            continue
        elif token["sign"]:
            inner = open_[-1]
            if token["sign"] in ":=":
                inner.clean &= _takes_key(inner)
            elif token["sign"] == ";":
                inner.clean = False
            expects = True
        else:
            inner = open_[-1]
            inner.clean &= expects
            inner.values.append(_value(token, line, token.start() - begins + 1))
            expects = False


def _takes_key(inner: _Bracket) -> bool:
    """Make the last value the name of the next one; return whether it may be."""
    last = inner.values.pop() if inner.values else None
    if not isinstance(last, _Value) or len(inner.values) != len(inner.keys):
        return False
    inner.named = True
    inner.keys.append(last.cell.text)
    return True


def _value(token: re.Match[str], line: int, column_: int) -> _Value:
    quote = "one" if token["one"] is not None else "two" if token["two"] is not None else ""
    if not quote:
        text = "" if token["word"].casefold() in _NOTHING else token["word"]
        return _Value(Cell(text, line, column_), quoted=False)
    mark = token[0][0]
    text = token[quote].replace(mark * 2, mark)
    if "\\" in text:
        text = _ESCAPED.sub(lambda found: chr(int(found[1], 16)) if found[1] else found[2], text)
    return _Value(Cell(" ".join(text.split()), line, column_ + 1), quoted=True)


def _named(brackets: Sequence[_Bracket]) -> list[tuple[Cell, ...]]:
    """Return the rows of brackets with names in front of values, below a heading of those."""
    return _table([found for one in brackets if one.named and (found := _record(one))])


def _record(one: _Bracket) -> dict[str, Cell] | None:
    """Return the values of a bracket by their names; ``None`` where it holds another one.

    Results in a list of their own are those of the rounds, from 1 on.
    """
    if not one.clean or len(one.values) != len(one.keys):
        return None
    found: dict[str, Cell] = {}
    for key, value in zip(one.keys, one.values, strict=True):
        if isinstance(value, _Value):
            found[key] = value.cell
            continue
        listed = [inner.cell for inner in value.values if isinstance(inner, _Value)]
        if value.named or not value.clean or len(listed) != len(value.values):
            return None
        if any(";" in cell.text for cell in listed):
            # A program's own files have more of each game in it.
            return None
        if _words(key).casefold() not in _LISTS or "1" in found:
            return None
        found |= {str(number): cell for number, cell in enumerate(listed, 1)}
    return found


def _table(found: Sequence[Mapping[str, Cell]]) -> list[tuple[Cell, ...]]:
    """Return the rows of records by the names of their values; none where these head no table."""
    wide = [one for one in found if len(one) >= _NARROWEST]
    keys = list(dict.fromkeys(key for one in wide for key in one))
    if len(wide) < _FEWEST or len(keys) > _WIDEST or not _heads_rounds(keys):
        return []
    rows = []
    for one in wide:
        at = next(iter(one.values()))
        rows.append(tuple(one.get(key) or Cell("", at.line, at.column) for key in keys))
    return [_heading(keys, rows[0][0]), *rows]


def _heads_rounds(keys: Sequence[str]) -> bool:
    """Whether there is a column of names, and of rounds: else they are not the results."""
    kinds = [column(Cell(_words(key), 1, 1)).kind for key in keys]
    return "name" in kinds and ("round" in kinds or "1" in keys)


def _heading(keys: Sequence[str], at: Cell) -> tuple[Cell, ...]:
    return tuple(Cell(_words(key), at.line, at.column) for key in keys)


def _words(key: str) -> str:
    return _JOINS.sub(" ", key).strip()


def _alike(brackets: Sequence[_Bracket]) -> list[tuple[Cell, ...]]:
    """Return the rows of brackets with as many values, each with one in quotation marks."""
    rows: list[tuple[Cell, ...]] = []
    quoted = 0
    for one in brackets:
        values = [value for value in one.values if isinstance(value, _Value)]
        if one.named or not one.clean or not _NARROWEST <= len(values) <= _WIDEST:
            continue
        if len(values) < len(one.values):
            continue
        row = tuple(value.cell for value in values)
        texts = [_words(cell.text) for cell in row]
        if rows and texts == [cell.text for cell in rows[0]]:
            continue
        # Names of columns in SQL have no quotation marks.
        if any(value.quoted for value in values):
            quoted += 1
        elif rows:
            return []
        else:
            row = tuple(cell._replace(text=_words(cell.text)) for cell in row)
        rows.append(row)
    even = {len(row) for row in rows}
    return rows if quoted >= _FEWEST and len(even) == 1 else []


def _lines(text: str) -> list[tuple[Cell, ...]]:
    """Return the rows of records of which each line has one value."""
    found: list[dict[str, Cell]] = []
    for number, line in enumerate(text.split("\n"), 1):
        match = _LINE.match(line)
        if match is None:
            continue
        value = match["value"].strip()
        lead = match.start("value") + len(match["value"]) - len(match["value"].lstrip())
        if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
            mark = value[0]
            value, lead = value[1:-1].replace(mark * 2, mark), lead + 1
        value = "" if value.casefold() in _NOTHING else value
        if not found or match["key"] in found[-1]:
            found.append({})
        found[-1][match["key"]] = Cell(value, number, lead + 1)
    return _table(found)
