"""The reader of lists of games."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise

from calculator.model.late import pattern
from calculator.reading.assemble.games.games_table import tables_of
from calculator.reading.assemble.games.sheets import is_list, sheets_of
from calculator.reading.assemble.games.walk import Event, ForeignError, Walk
from calculator.reading.assemble.standings.by_content import has_crosstable
from calculator.reading.cells.people import key
from calculator.reading.cells.scores import PAIR
from calculator.reading.cells.titles import round_in
from calculator.reading.check.repeated_rows import is_odd
from calculator.reading.columns.raw import RawTable
from calculator.reading.cut.segments import is_html
from calculator.reading.formats.short import fitting_lines
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, too_many_listed
from calculator.reading.text.grid import Cell, first_lines, lines_of
from calculator.reading.text.pasted_text import beginning, far_too_long

#: So many lines at each end of a text are looked at first, where it has a few times as many.
_AT_ENDS, _LONG = 200, 6
#: A letter in front of a name.
_INITIAL = pattern(r"[^\W\d_]\.?\s")
#: What parts words, of which no row has fewer.
_PART, _OF_A_ROW = pattern(r"[\s|;,]+"), 3
#: So many times a result of two is within so many lines of the one above, where games are listed.
_SEVERAL, _NEAR = 2, 6
#: The source of a page has so many lines for one that is seen.
_OF_A_ROW_OF_HTML = 10
_NOTHING = frozenset({"text", "blank", "remark", "ranking"})
#: So many lines show whether the text of a list that is at fault is a crosstable.
_BEGINNING = 400
#: After so many faulty lines no others are looked at.
_FAULTS = 40
_FEW = 10


def read_listed(text: str) -> list[RawTable | ReadError]:
    """Read the games of a text; empty where it is a table sooner."""
    found = read_games(text)
    # Pairings, or a line that looks like one, may be beside a crosstable: that says more. None has
    # so many players as are too many.
    if any(isinstance(one, ReadError) and one.is_too_much for one in found):
        return found
    if any(map(_are_cells, found)):
        return []
    # Of a list that cannot be read the beginning tells: to look at all of it takes as long again.
    faulty = any(isinstance(one, ReadError) for one in found)
    part = first_lines(text, _BEGINNING) if faulty else text
    return [] if _has_rest(found) and has_crosstable(part) else found


def read_games(text: str) -> list[RawTable | ReadError]:
    """Read the games of every section; empty where the text is not a list of games."""
    if _is_short(text):
        return []
    part = beginning(text)
    try:
        if _has_none(part):
            return []
        events, whole = _looked_at(_counted(Walk(part).events()))
    except ForeignError:
        return []
    except ReadError as error:
        return [error]
    if part != text:
        # What is wrong at its end need not be wrong with the whole.
        return [far_too_long(text)] if is_list(events) else []
    form = "html" if is_html(text) else "text"
    try:
        return tables_of(sheets_of(events), form)
    except ReadError as error:
        if not whole:
            lines = part.count("\n") + 1
            return [error.knowing(size=error.size * lines // max(1, events[-1].cell.line))]
        if parts := _by_section(events):
            # What is wrong in one section is not wrong with the others.
            return [found for part in parts for found in _read(part, form)]
        return [error]


def _has_rest(found: Sequence[RawTable | ReadError]) -> bool:
    """Whether a line is of no game, as a crosstable's would be: to look at each again takes long.

    "Round 100" is of none either.
    """
    return not all(
        isinstance(one, RawTable)
        and not (one.around if one.form == "html" else any(map(_may_be_row, one.around)))
        for one in found
    )


def _may_be_row(cell: Cell) -> bool:
    """Whether a line has a name and a result at least."""
    return len(_PART.split(cell.text.strip())) >= _OF_A_ROW


def _are_cells(found: RawTable | ReadError) -> bool:
    """Whether most names hold results: rows of a table, cut as if they were games."""
    if not isinstance(found, RawTable):
        return False
    names = [row.name.text for row in found.rows]
    return 2 * sum(map(is_odd, names)) > len(names) or _are_results(names)


def _are_results(names: Sequence[str]) -> bool:
    """Whether what seem to be first names are results against those who are called by their last.

    >>> _are_results(["Jo Hill", "Al Roe", "D Roe", "D Hill"]), _are_results(["Jo Hill", "D Hill"])
    (True, False)
    >>> _are_results(["Jo Hill", "Al Roe D", "Al Roe", "Jo Hill D"]), _are_results(["Jo Hill D"])
    (True, False)
    """
    behind = [name[:-2] for name in names if name[-2:] in _RESULTS]
    if len(behind) > 1 and set(behind) <= set(names):
        return True
    split = [name.partition(" ") for name in names]
    called = {name.rpartition(" ")[2] for name in names if not _INITIAL.match(name)}
    letters = [(first, last) for first, _, last in split if _INITIAL.match(f"{first} ")]
    return len(letters) > 1 and all(one in "WDL" and last in called for one, last in letters)


#: How a game ended, behind the opponent's whole name.
_RESULTS = {" W", " D", " L"}
#: What no result of two is without.
_PAIRED = pattern(r"[-:vV](?:(?<![vV])|(?<=\s[vV])[sS]?\.?\s)")


def _has_none(text: str) -> bool:
    """Whether a long text is no list: no games below each other, and hardly one at either end.

    Most long texts are tables. To look at each of their lines takes as long as to read them; of
    many the first says it, which is a heading. A row of one may look like a game: "46 Tata Bell
    0.5 D480".
    """
    lines = lines_of(text)
    if len(lines) <= _LONG * _AT_ENDS or not _has_hardly_any(lines[:_AT_ENDS]):
        return False
    near = _NEAR * (_OF_A_ROW_OF_HTML if is_html(text) else 1)
    if _PAIRED.search(text) and _has_several(lines, near):
        return False
    return _has_hardly_any(lines[-_AT_ENDS:])


def _has_several(lines: Sequence[str], most: int = _NEAR) -> bool:
    """Whether results of two are near each other, as those of a round are.

    >>> page = ["Menu"] * 20
    >>> _has_several([*page, "Ann 1-0 Bo", "Cy ½-½ Di", "Ed 0-1 Flo", *page])
    True
    >>> _has_several(["Won 1-0", *page, "Lost 1-0", *page, "Drew ½-½"])
    False
    """
    paired = (at for at, line in enumerate(lines) if PAIR.search(line))
    near = (one for one, other in pairwise(paired) if other - one <= most)
    return len(list(islice(near, _SEVERAL))) == _SEVERAL


def _has_hardly_any(lines: Sequence[str]) -> bool:
    """Whether lines hold no games, or a few rows that look like some; no standings are any."""
    found = (one for one in Walk("\n".join(lines)).events() if one.kind not in _NOTHING)
    return len(list(islice(found, _FEW + 1))) <= _FEW


def _read(part: Sequence[Event], form: str) -> list[RawTable | ReadError]:
    """Read one section; what is wrong with it has its title."""
    try:
        return tables_of(sheets_of(part), form)
    except ReadError as error:
        title = next((one.section for one in part if one.kind == "section"), "")
        return [error.knowing(title=title)]


def _by_section(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Return the events of each section; nothing where a text does not separate its sections.

    Each has a title of its own, games in it and players that no other one has.
    """
    begins = [at for at, event in enumerate(events) if event.kind == "section"]
    titles = {events[at].section for at in begins}
    if len(begins) < 2 or len(titles) < len(begins):
        return []
    if any(event.item for event in events[: begins[0]]):
        return []
    parts = [events[at:end] for at, end in zip([0, *begins[1:]], [*begins[1:], None], strict=True)]
    names = [
        {key(side.name.text) for event in part if event.item for side in event.item.sides}
        for part in parts
    ]
    apart = sum(map(len, names)) == len(set().union(*names))
    return parts if apart and all(map(is_list, parts)) else []


def _counted(events: Iterable[Event]) -> Iterator[Event]:
    """Yield what the lines are; raises as soon as a section names more players than any has.

    A player may be called by two names, rarely by more: there may be twice as many names.
    """
    names: dict[str, set[str]] = {}
    rounds: set[int] = set()
    for event in events:
        if event.kind == "section" or (event.kind == "round" and event.round in rounds):
            # The same round on the next page, or the first one of another section.
            names.clear()
            rounds.clear()
        rounds.add(event.round)
        if event.item:
            seen = names.setdefault(event.item.section, set())
            seen.update(side.whole.text for side in event.item.sides)
            if len(seen) > 2 * MOST_PLAYERS:
                raise too_many_listed(event.item.cell.line).knowing(size=len(seen))
        yield event


def _looked_at(events: Iterable[Event]) -> tuple[list[Event], bool]:
    """Return what the lines are, and whether these are all: not where far too many are faulty.

    With one fault the text is refused; only sections that begin before all games are apart.
    """
    found: list[Event] = []
    faults = 0
    begun = titled = False
    for event in events:
        found.append(event)
        titled = titled or (event.kind == "section" and not begun)
        begun = begun or event.item is not None
        faults += event.kind == "fault"
        if faults == _FAULTS and not titled:
            return found, False
    return found, True


def _is_short(text: str) -> bool:
    """Whether most lines are of the short form, "Ann 2 of 3: 1 2 0.5": scores beside names too.

    The time of day after the name of a round looks similar.
    """
    text = beginning(text)
    lines = [line for line in lines_of(text) if line.strip()]
    if 2 * fitting_lines(text) <= len(lines):
        return False
    others = "\n".join(line for line in lines if round_in(line) is None)
    return 2 * fitting_lines(others) > len(lines)
