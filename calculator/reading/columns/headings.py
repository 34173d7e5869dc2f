"""What the heading of a column says that it holds."""

import itertools
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from calculator.model import quick
from calculator.model.late import late, pattern
from calculator.reading.columns.tiebreak_headings import tiebreak_headed
from calculator.reading.lexicon.letters import RESULT_LETTERS
from calculator.reading.lexicon.phrases import result
from calculator.reading.text.grid import Cell

if TYPE_CHECKING:
    from calculator.reading.lexicon import plain
    from calculator.reading.lexicon.headings import (
        heading_kind,
        heading_word,
        heads_names,
        is_of_facts,
        is_one_word,
        round_word,
    )
else:
    _LEXICON = "calculator.reading.lexicon.headings"
    heading_kind = late(_LEXICON, "heading_kind")
    heading_word = late(_LEXICON, "heading_word")
    is_of_facts = late(_LEXICON, "is_of_facts")
    is_one_word = late(_LEXICON, "is_one_word")
    heads_names = late(_LEXICON, "heads_names")
    round_word = late(_LEXICON, "round_word")
    plain = late("calculator.reading.lexicon", "plain")

_UNSEEN = pattern(r"[\s.:]")
#: What parts the heading of names from what else is in their cells.
_BESIDE = pattern(r"[/(&]")
#: A round by its number, after its word or before it.
_COUNTED = pattern(r"([^\W\d_]+)[-#_]?(\d{1,2})|(\d{1,2})°?([^\W\d_]+)")
#: A number with the mark of an ordinal, or with the first letter of a word for a round.
_ORDINAL = pattern(r"(\d{1,2})(?:°|ª|º|er?|ère|re|ème|a|[°º]?t|k)|[kt](\d{1,2})")
#: After a heading: it sorts the table.
_SORTS = pattern(r"[\s▲▼△▽▴▾▵▿↑↓↕⇅⇵⬆⬇⏶⏷\ufe0f]+$")
_ORDINALS = ("st", "nd", "rd", "th")
_TH = (*_ORDINALS, "ª", "º", "er", "ère", "re", "ème", "e")
_NUMBERED = pattern(
    r"(?:tbrk|tb|tiebrk|tiebreak|tie|wtg|fw|fein|feinw|desp|des|dsp|desemp|dép|dep|départ|sp|"
    r"spar|spareggio|bys|eb|pu|pdt|tbk|wert|wertung)[-#]?(\d)"
)


_TEAM = pattern("team", re.IGNORECASE)
_FIGURE = pattern(r"\d+[.,]\d+|½|\d+½")
#: What a rating gained or lost has signs above it.
_SIGNS = {"+/-", "±", "+-"}
#: What a rating is that is not the one with which somebody played.
_AFTERWARDS = {"new", "post", "final"}
#: No heading has so many letters.
_LONG = 40
#: So many lines are remembered: four readers ask whether a line of words heads something.
_LINES = 4096


#: What a column holds: ``first`` is a first name, ``part`` a part of a round, whose opponent or
#: result has a column of its own; ``count`` are games won, drawn or lost.
Kind = Literal[
    "number",
    "start",
    "place",
    "name",
    "first",
    "id",
    "rating",
    "total",
    "round",
    "part",
    "tiebreak",
    "count",
    "other",
]


class Column(NamedTuple):
    """A heading and what its column holds.

    ``key`` is the tiebreak's name, or its position where the heading only numbers it (``TBrk2``);
    ``round`` is the round's number.
    """

    kind: Kind
    heading: Cell
    key: str = ""
    round: int = 0


def column(heading: Cell) -> Column:
    """Tell what a column holds by its heading.

    >>> column(Cell("Rd 3", 1, 1)).round, column(Cell("Op. cumul.", 1, 1)).key
    (3, 'cumulative-opposition')
    >>> column(Cell("TBrk1 ▲▼", 1, 1)).heading.text
    'TBrk1'
    """
    if not heading.text.isascii() and (text := _SORTS.sub("", heading.text)):
        heading = heading._replace(text=text)
    kind, key, round_ = _meaning(heading.text) if len(heading.text) < _LONG else ("other", "", 0)
    return quick(Column, (kind, heading, key, round_))


def kind_headed(text: str) -> Kind:
    """Return the kind alone of the column that a text heads: most who ask want no more.

    >>> kind_headed("Rd 3"), kind_headed("Name ▲"), kind_headed("Ann")
    ('round', 'name', 'other')
    """
    if not text.isascii():
        text = _SORTS.sub("", text) or text
    return _meaning(text)[0] if len(text) < _LONG else "other"


@lru_cache(maxsize=16384)
def _meaning(heading: str) -> tuple[Kind, str, int]:
    text = _UNSEEN.sub("", heading.lower())
    if text[:1] == "(":
        # "Name (Rating)", the words of a line.
        text = text.strip("()")
    if round_ := _round(text):
        return "round", "", round_[0]
    if match := _NUMBERED.fullmatch(text):
        return "tiebreak", match[1], 0
    means = heading_kind(text)
    if kind := _KINDS.get(means):
        return kind, "", 0
    rated, _, below = text.partition("/")
    if heading_kind(rated) == "rating" and heading_kind(below) == "id":
        # "Rtng/ID": the member's number is below the rating.
        return "rating", "", 0
    # "PTS/PTS" is no points with a modifier.
    if means != "result" and (tiebreak := tiebreak_headed(heading)):
        return "tiebreak", tiebreak, 0
    return ("name" if _is_name(text) else "other"), "", 0


def _round(text: str) -> tuple[int, str] | None:
    """Return the round that a heading without blanks names, and in which language."""
    match = _COUNTED.fullmatch(text)
    if match is None:
        return None
    if match[1]:
        means = round_word(match[1])
        return (int(match[2]), means.language) if means else None
    if match[4] in _ORDINALS:
        return int(match[3]), ""
    words = [match[4], *(match[4].removeprefix(th) for th in _TH if match[4].startswith(th))]
    means = next(filter(None, map(round_word, words)), None)
    return (int(match[3]), means.language) if means else None


def is_foreign(found: Column) -> bool:
    """Whether a heading says in another language than English what its column holds.

    >>> [is_foreign(column(Cell(text, 1, 1))) for text in ("Ronda 1", "Rd 1", "Punkte", "Pts")]
    [True, False, True, False]
    """
    text = _UNSEEN.sub("", found.heading.text.lower())
    if found.kind == "round":
        told = _round(text)
        return told is not None and told[1] not in _IN_ENGLISH
    if not text:
        # No heading is in no language.
        return False
    means = heading_word(text)
    return found.kind in _SAID and (means is None or means.language not in _IN_ENGLISH)


#: The languages of headings that are in English tables too.
_IN_ENGLISH = {"", "en"}
#: Headings of lists of games that mean something in standings as well, and what.
_KINDS: dict[str, Kind] = {
    "number": "number",
    "start": "start",
    "place": "place",
    "name": "name",
    "first": "first",
    "id": "id",
    "rating": "rating",
    "total": "total",
    "score": "total",
}
#: What every table has, from any program: ratings are called Elo and the like in English too.
_SAID = {"number", "start", "place", "name", "first", "total"}


def counts_games(behind: Column) -> bool:
    """Whether a column behind the rounds is that of rated games, on chess-results, by its heading.

    >>> [counts_games(column(Cell(text, 1, 1))) for text in ("n", "No")]
    [True, False]
    """
    return behind.heading.text == "n"


def may_head_ratings(heading: str) -> bool:
    """Whether the heading of members' numbers may be that of their ratings, where no other is.

    >>> [may_head_ratings(text) for text in ("USCF", "ID")]
    [True, False]
    """
    return heading.casefold() == "uscf"


def kinds_held(columns: Sequence[Column]) -> tuple[str, ...]:
    """Return what the cells below headings may be: below "USCF" ratings, or numbers of members.

    >>> heads = [column(Cell(text, 1, 1)) for text in ("Name", "USCF", "R1")]
    >>> kinds_held(heads), kinds_held([*heads, column(Cell("Rtg", 1, 1))])[1]
    (('name', 'id or rating', 'round'), 'id')
    """
    rated = any(found.kind == "rating" for found in columns)
    return tuple(
        "id or rating"
        if not rated and found.kind == "id" and may_head_ratings(found.heading.text)
        else found.kind
        for found in columns
    )


def is_fact(heading: str) -> bool:
    """Whether a heading names something that means nothing to a ranking, such as a club.

    >>> is_fact("Club"), is_fact("Born:"), is_fact("Student")
    (True, True, False)
    """
    return is_of_facts(_UNSEEN.sub("", heading))


def counts_of_results(headings: Sequence[Cell]) -> frozenset[int]:
    """Return which columns count games won, drawn and lost: three side by side.

    Where only blanks part the columns, two or three of them may be read as one.

    >>> sorted(counts_of_results([Cell(text, 1, 1) for text in ("Team", "+", "=", "-", "Pts")]))
    [1, 2, 3]
    >>> sorted(counts_of_results([Cell(text, 1, 1) for text in ("Name", "S R", "V", "Pkt")]))
    [1, 2]
    """
    return _counts(tuple([cell.text for cell in headings]))


@lru_cache(maxsize=1024)
def _counts(headings: tuple[str, ...]) -> frozenset[int]:
    found: set[int] = set()
    texts: list[tuple[int, str]] = []
    for at, heading in enumerate(headings):
        letters = heading.lower().split()
        each = letters if all(len(one) == 1 for one in letters) else [""]
        texts += [(at, one) for one in each or [""]] if len(each) > 1 else [(at, _seen(heading))]
    for at in range(len(texts) - 2):
        columns, three = zip(*texts[at : at + 3], strict=True)
        alone = all(len(text) == 1 for text in three)
        if (frozenset(three) if alone else frozenset(map(result, three))) in _COUNTS:
            found.update(columns)
    return frozenset(found)


def _seen(heading: str) -> str:
    return _UNSEEN.sub("", heading.lower())


#: What heads the columns of games won, drawn and lost: letters of a language, signs, or words.
_COUNTS = {
    frozenset(letters)
    for each in (("wdl", "+=-", "+=\N{MINUS SIGN}", "+=–", "WDL"), *RESULT_LETTERS.values())
    for letters in each
}


@lru_cache(maxsize=16384)
def may_head(line: str) -> bool:
    """Whether one of the headings of names is in a line: without one, it heads no table.

    >>> may_head("No. Name Pts"), may_head("Kind regards")
    (True, False)
    """
    return heads_names(plain(line))


def one_may_head(lines: Iterable[str]) -> bool:
    """Whether one of these lines may head a table: asked once of all, as in most texts none does.

    >>> one_may_head(["Oak Open", "No. Name Pts"]), one_may_head(["Oak Open", "Kind regards"])
    (True, False)
    """
    return heads_names(plain("\n".join(lines)))


def is_name(cell: Cell) -> bool:
    """Whether a cell alone heads the column of names.

    >>> is_name(Cell("Player:", 1, 1)), is_name(Cell("Player,", 1, 1))
    (True, False)
    """
    return _is_name(_UNSEEN.sub("", cell.text))


def _is_name(heading: str) -> bool:
    """Whether a heading without blanks is that of names, also "Name/ID" and "Name(Rating)".

    >>> [_is_name(text) for text in ("name&rating", "lastname,firstname", "rating/name")]
    [True, True, False]
    """
    first = _BESIDE.split(heading)[0]
    return heading_kind(first if first.endswith(",") else first.replace(",", "")) == "name"


def columns_of(cells: Sequence[Cell]) -> list[Column]:
    """Tell what each column holds; "First" and "Last" side by side are the parts of a name.

    >>> [found.kind for found in columns_of([Cell("First", 1, 1), Cell("Last", 1, 7)])]
    ['first', 'name']
    """
    columns = [column(cell) for cell in cells]
    # A team may be beside a name, or be what is ranked.
    if any(found.kind == "name" and not _TEAM.match(found.heading.text) for found in columns):
        return columns
    texts = [_UNSEEN.sub("", cell.text.lower()) for cell in cells]
    for first, last in (("first", "last"), ("given", "family"), ("given", "surname")):
        if texts.count(first) == texts.count(last) == 1:
            one, other = texts.index(first), texts.index(last)
            columns[one] = columns[one]._replace(kind="first")
            columns[other] = columns[other]._replace(kind="name")
            break
    return columns


def heading_columns(cells: Sequence[Cell]) -> tuple[Column, ...] | None:
    """Return the columns if these cells are a heading of standings, else ``None``.

    A heading names the players and at least one round. A number may be over those of the
    players: how many there are, where others write "No.".
    """
    columns = columns_of(cells)
    kinds = {found.kind for found in columns}
    # A row of somebody called Player, whose results may read R1, begins with a figure or has one.
    if "name" not in kinds or any(_FIGURE.fullmatch(cell.text) for cell in cells):
        return None
    columns = _with_first_week(_digits_as_rounds(columns))
    rounds = [found.round for found in columns if found.kind == "round"]
    if not rounds:
        return None
    if cells[0].text.isdecimal():
        if "total" not in kinds or rounds != [*range(1, len(rounds) + 1)]:
            return None
        columns[0] = columns[0]._replace(kind="number")
    # "Player" and "Team" may both be there, in either order: a team is only a fact then.
    named = [index for index, found in enumerate(columns) if found.kind == "name"]
    whose = next((i for i in named if not _TEAM.match(columns[i].heading.text)), named[0])
    for index in named:
        if index != whose:
            columns[index] = columns[index]._replace(kind="other")
    # Totals between the rounds are scores so far.
    last = max(index for index, found in enumerate(columns) if found.kind == "round")
    if any(found.kind == "total" for found in columns[last:]):
        for index in range(last):
            so_far = any(found.kind == "round" for found in columns[:index])
            if so_far and columns[index].kind == "total":
                columns[index] = columns[index]._replace(kind="other")
    ahead = {found.kind for found in columns[:whose]}
    for index, found in enumerate(columns[last:], last):
        if counts_games(found) and ahead & {"number", "place", "start"}:
            columns[index] = found._replace(kind="other")
    seen = set()
    for index, found in enumerate(columns):
        if found.kind not in {"round", "tiebreak", "other"}:
            if found.kind in seen:
                columns[index] = found._replace(kind="other")
            seen.add(found.kind)
    # Beside a "Mod. Med" a plain "Med" is the Median itself.
    keys = [found.key for found in columns]
    if keys.count("modified-median") > 1:
        for index, found in enumerate(columns):
            if found.key == "modified-median" and found.heading.text.lower().startswith("med"):
                columns[index] = found._replace(key="median")
    return tuple(columns)


def _digits_as_rounds(columns: list[Column]) -> list[Column]:
    """Take headings 1, 2, 3 … (or #1 …) in a row for rounds, where no other heads a round."""
    if any(found.kind == "round" for found in columns):
        return columns
    name = next(index for index, found in enumerate(columns) if found.kind == "name")
    first = next((i for i, found in enumerate(columns) if i > name and _is_digit(found, 1)), 0)
    if first and _is_lettered(columns[first]) and _has_total(columns[:first]):
        # Behind the points "T1" heads a tiebreak.
        return columns
    made = list(columns)
    wanted = 1
    # Where an opponent has two columns, only the first of them is headed.
    step = 2 if first and _is_digit_at(columns, first + 2, 2) else 1
    if step == 2 and columns[first + 1].heading.text:
        step = 1
    while first and _is_digit_at(columns, first + step * (wanted - 1), wanted):
        index = first + step * (wanted - 1)
        made[index] = made[index]._replace(kind="round", round=wanted)
        wanted += 1
    if any(_is_digit(found, wanted) for found in columns):
        # They are not in order: the reader that knows the cells numbers them.
        return columns
    # A lone 1 heads a round only in what is a crosstable's heading anyway; where a 2 is
    # farther on, it is not alone.
    alone = not any(_is_digit(found, 2) for found in columns)
    return made if wanted > 2 or (alone and first and _may_have_one(columns, first)) else columns


def _may_have_one(columns: Sequence[Column], at: int) -> bool:
    """Whether a heading is a crosstable's of one round, which is there: behind it, or at the end.

    >>> [
    ...     _may_have_one([*map(column, (Cell(text, 1, 1) for text in texts.split()))], 2)
    ...     for texts in ("No Name 1 Pts", "No Name 1", "Name Rtg 1")
    ... ]
    [True, True, False]
    """
    kinds = {found.kind for found in columns}
    return "number" in kinds and ("total" in kinds or at == len(columns) - 1)


def _with_first_week(columns: list[Column]) -> list[Column]:
    """Take "Week 1" for a round in a crosstable's heading that has no other.

    Of several weeks their cells tell whether they are rounds, or columns of points.

    >>> texts = ("No", "Name", "Week 1", "Pts")
    >>> found = _with_first_week([column(Cell(text, 1, 1)) for text in texts])
    >>> [one.kind for one in found], found[2].round
    (['number', 'name', 'round', 'total'], 1)
    """
    if any(found.kind == "round" for found in columns):
        return columns
    weeks = [at for at, found in enumerate(columns) if round_counted(found.heading.text)]
    if len(weeks) != 1:
        return columns
    (at,) = weeks
    if round_counted(columns[at].heading.text) > 1 or not _may_have_one(columns, at):
        return columns
    return [*columns[:at], columns[at]._replace(kind="round", round=1), *columns[at + 1 :]]


def round_counted(heading: str) -> int:
    """Return which round a word and its number count, whether or not others call rounds so.

    >>> [round_counted(text) for text in ("Week 1", "Rd 12", "Club 1", "3")]
    [1, 12, 0, 0]
    """
    found = _COUNTED.fullmatch(_UNSEEN.sub("", heading.lower()))
    return int(found[2]) if found and found[1] and round_word(found[1], weeks=True) else 0


def _is_digit_at(columns: Sequence[Column], at: int, wanted: int) -> bool:
    return at < len(columns) and _is_digit(columns[at], wanted)


def _is_lettered(found: Column) -> bool:
    return any(map(str.isalpha, found.heading.text))


def _has_total(columns: Sequence[Column]) -> bool:
    return any(found.kind == "total" for found in columns)


def _is_digit(found: Column, wanted: int) -> bool:
    """Whether a heading is a number, or one with a sign: "2", "#2", "2ª", "2.k".

    >>> [_is_digit(column(Cell(text, 1, 1)), 2) for text in ("2", "#2.", "2ª", "2. k.", "K2", "T3")]
    [True, True, True, True, True, False]
    """
    if found.kind != "other":
        return False
    text = found.heading.text.rstrip(".").removeprefix("#")
    if text.isdecimal():
        return text == str(wanted)
    match = _ORDINAL.fullmatch(_UNSEEN.sub("", found.heading.text.lower()))
    return match is not None and (match[1] or match[2]) == str(wanted)


def joined_headings(cells: Sequence[Cell]) -> list[Cell]:
    """Join words of a heading line that are one heading together (``Rd`` ``1``).

    Words that are farther apart are columns: ``Team`` and ``Name``. What a rating gained, "Rtg
    +/-", has one heading where the rating has its own; so has "New Rtg" behind the rounds.

    >>> heads = [Cell("Rtg", 1, 1), Cell("+/-", 1, 5), Cell("Rtg", 1, 20)]
    >>> [cell.text for cell in joined_headings(heads)], len(joined_headings(heads[:2]))
    (['Rtg +/-', 'Rtg'], 2)
    >>> len(
    ...     joined_headings(
    ...         [*heads[:2], *(one._replace(column=one.column + 19) for one in heads[:2])]
    ...     )
    ... )
    4
    """
    return list(_joined_headings(tuple(cells)))


@lru_cache(maxsize=_LINES)
def _joined_headings(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    joined = []
    index = 0
    texts = [cell.text for cell in cells]
    # A rating with nothing behind it must be left.
    gains = not _SIGNS.isdisjoint(texts) and any(
        kind_headed(text) == "rating" and behind not in _SIGNS
        for text, behind in itertools.pairwise([*texts, ""])
    )
    close = [two.column - one.end <= 1 for one, two in itertools.pairwise(cells)]
    # How many words each may be joined with: those that are near, and no more than two.
    near = [0] * (len(cells) + 1)
    for at in range(len(close) - 1, -1, -1):
        near[at] = min(near[at + 1] + 1, 2) if close[at] else 0
    while index < len(cells):
        whole, length = cells[index], 1
        if near[index]:
            kind = kind_headed(texts[index])
            for more in range(near[index] + 1, 1, -1):
                several = " ".join(texts[index : index + more])
                if kind != "other" and is_one_word(several):
                    # "No. St": a number and a state, no Hungarian "NoSt".
                    continue
                gained = gains and texts[index + 1] in _SIGNS and kind == "rating"
                counted = texts[index + 1].isdecimal() and round_word(texts[index], weeks=True)
                later = (
                    texts[index].lower() in _AFTERWARDS
                    and kind_headed(texts[index + 1]) == "rating"
                    # Behind the rounds: in front of them both may head a column.
                    and any(map(str.isdecimal, "".join(texts[:index])))
                )
                pair = gained or counted or later
                if kind_headed(several) != "other" or (pair and more == 2):
                    whole, length = whole._replace(text=several), more
                    break
        joined.append(whole)
        index += length
    return tuple(joined)
