"""A walk down a text with lists of games: what each line is."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from calculator.model.late import late, pattern
from calculator.reading.assemble.games.blocks import one_below_the_other
from calculator.reading.assemble.games.by_number import item_by_number, items_by_number
from calculator.reading.assemble.games.forfeits import by_forfeit
from calculator.reading.assemble.games.labels import fields_of, of_fields, tells_both
from calculator.reading.assemble.games.lines import (
    LONGEST,
    SAYS_FORFEIT,
    items_of,
    names_met,
    tells_who_won,
)
from calculator.reading.assemble.games.ranking import (
    Ranking,
    dealt,
    heading_in_words,
    ranking_of,
    takes,
)
from calculator.reading.assemble.games.remarks import is_legend, is_points, unmarked
from calculator.reading.assemble.games.rows import lined_up_row, listed_row, plain_row
from calculator.reading.assemble.games.stacked import stacked
from calculator.reading.assemble.games.told import told
from calculator.reading.cells.byes import names_bye
from calculator.reading.cells.forms.pages import rows_of
from calculator.reading.cells.items import Game, Item, in_line
from calculator.reading.cells.scores import NONE, PAIR
from calculator.reading.cells.sides import has_name
from calculator.reading.cells.titles import round_in, section_in
from calculator.reading.columns.game_headings import (
    LABELS,
    MAY_HEAD,
    Listed,
    has_labels,
    heading_of,
    heads_both,
)
from calculator.reading.columns.heading_rows import heads_surely
from calculator.reading.columns.headings import heading_columns, one_may_head
from calculator.reading.cut.aligned import Aligner
from calculator.reading.cut.segments import heading_of as crosstable_heading
from calculator.reading.cut.segments import is_html
from calculator.reading.lexicon.days import Day, day_in
from calculator.reading.lexicon.days_without_year import day_without_year
from calculator.reading.lexicon.prose import is_sentence, is_told, little_words
from calculator.reading.text.errors import ReadError
from calculator.reading.text.grid import SEPARATORS, Cell, Row, chunks, lines_of, split, words
from calculator.reading.text.joined_lines import with_rows_whole

if TYPE_CHECKING:
    from calculator.reading.assemble.games.score_columns import with_scores
else:
    with_scores = late("calculator.reading.assemble.games.score_columns", "with_scores")

_LEADING = pattern(r"\s*(\d{1,3})[.)]?(?=\s)")
#: Dots that lead the eye to what comes after them.
_DOTS = pattern(r"(?<![|;\t.])(?<![|;\t] )(?:\.{3,}|(?: \.){3,}|…+)(?=\s*[^\s.…])")
#: One of these is in them: whether a text has any is told sooner.
_ARE_DOTS = ("...", " . .", "…")
#: A short word without figures or signs is nothing else: no game, no round's title, no heading.
_TEXT = pattern(r"\s?[^\s\d½=+*:;|,–—-]{1,12}\s?")
_LINE = pattern(r"[-=_*\s|+:]*")
#: A cell that spans lines, and the rest of its row.
_SPANS = pattern(r"\n[^\t\n]{0,40}\t[^\t\n]{0,60}\n(?:[^\t\n]{1,60}\n){1,8}\t")
#: A list has columns for so many names.
_NAMES = 2
#: Of so many lines the games are kept.
_LINES = 8192


class Event(NamedTuple):
    """What a line is: ``text`` is one that is neither a game nor a heading.

    A ``remark`` is one that can be neither: a sentence, or what a sign means.
    """

    kind: Literal[
        "item", "round", "section", "heading", "ranking", "text", "remark", "blank", "fault"
    ]
    cell: Cell
    """The whole line."""
    item: Item | None = None
    round: int = 0
    section: str = ""
    ranking: Ranking | None = None
    cells: int = 1
    """How many cells are filled."""
    fide: bool = False
    """Whether a heading is that of chess-results."""
    error: ReadError | None = None
    """What is wrong with a line, if it is one of a list of games."""
    day: Day | None = None
    """The day that a text names."""


class ForeignError(Exception):
    """The text has a crosstable: it is another reader's."""


class Walk:
    """Goes down a text line by line."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.aligner = Aligner(len(text))
        self.heading: Listed | None = None
        self.headed = Cell("", 0, 1)
        """The last line that heads a list in which only blanks part cells."""
        self.separator: str | None = None
        self.ranking: Ranking | None = None
        self.fields: dict[str, Cell] = {}
        self.round = 0
        """The round in the row above, of a list that has a column for it."""
        self.titled = 0
        """The round of the last title."""
        self.beside = 0
        """A later round that is beside its first game: "Round 2: Ashdown 1-0 Brook"."""

    def events(self) -> Iterator[Event]:
        """Yield what each line is; raises :class:`ForeignError` at the heading of a crosstable."""
        if is_html(self.text):
            for row in rows_of(self.text):
                yield from _faulty(self._row(row, "html"))
            yield from _faulty(self._flush())
            return
        lines = tuple(map(unmarked, lines_of(self.text)))
        if any(map(self.text.__contains__, _ARE_DOTS)) and _DOTS.search(self.text):
            lines = tuple(_DOTS.sub(lambda dots: " " * len(dots[0]), line) for line in lines)
        rows = list[tuple[int, str]](enumerate(lines, 1))
        if _SPANS.search(self.text):
            whole = with_rows_whole(lines)
            rows = [(at, line) for at, line in enumerate(whole, 1) if line is not None]
            lines = tuple(line or "" for line in whole)
        apart = stacked(lines)
        headed = one_may_head(lines)
        for number, line in one_below_the_other(rows):
            if number - 1 in apart:
                if item := apart[number - 1]:
                    yield Event("item", item.cell, item)
            elif not line.strip() or _LINE.fullmatch(line):
                yield from _faulty(self._flush())
                yield Event("blank", Cell("", number, 1))
            elif len(line) <= LONGEST:
                if headed and not is_sentence(line.strip()) and crosstable_heading(number, line):
                    raise ForeignError
                yield from self._read(number, line)
        yield from _faulty(self._flush())

    def _read(self, number: int, line: str) -> Iterator[Event]:
        """Yield what a line is; a day in it is not part of a game or a name."""
        whole = Cell(line.strip(), number, len(line) - len(line.lstrip()) + 1)
        if is_legend(line) or is_points(line):
            yield from _faulty(self._flush())
            yield Event("remark", whole)
            return
        day = day_in(line) or day_without_year(line, self._is_of_game)
        bare = line
        if day:
            # What parts cells stays.
            blank = "".join(char if char == "\t" else " " for char in line[day.start : day.end])
            bare = line[: day.start] + blank + line[day.end :]
        events = self._line(number, bare if bare.strip() else line, whole)
        for event in _faulty(events, line):
            if event.item and day:
                yield event._replace(item=event.item._replace(day=day.ways))
            else:
                yield event._replace(day=day) if day else event

    def _is_of_game(self, line: str) -> bool:
        """Whether a line tells a game or a bye, before the day beside it is taken out."""
        return (
            self.heading is not None
            or PAIR.search(line) is not None
            or names_met(line)
            or names_bye(line)
            or told(line, 0, _no_sides) is not None
        )

    def _line(self, number: int, line: str, whole: Cell) -> Iterator[Event]:
        if (above := self._collects(number, line)) is not None:
            yield from above
            return
        yield from self._flush()
        if _TEXT.fullmatch(line):
            self.ranking = None
            yield Event("text", whole)
            return
        if heading := self._headed(number, line, whole):
            yield heading
            return
        signs = (pair := PAIR.search(line)) and (pair["plus"] or pair["minus"])
        if signs and heads_surely(words(number, line)):
            # "+/-" is the heading of a column there.
            self.ranking = None
            yield Event("text", whole)
            return
        if several := items_by_number(number, line):
            self.ranking = None
            yield from (Event("item", whole, item) for item in several)
            return
        separator = next((one for one in _separators(line) if one != ","), None)
        if self.separator == "," and "," in line:
            separator = ","
        if separator:
            yield from self._row(split(number, line, separator), separator)
            return
        if (title := self._titled(whole)) is not None:
            yield from title
            return
        if item := item_by_number(number, line):
            self.ranking = None
            yield Event("item", whole, item)
            return
        if self.ranking and not PAIR.search(line) and not is_sentence(whole.text):
            cells = (
                dealt(self.ranking, number, line, self.aligner)
                if not self.ranking.separator
                else None
            )
            if cells and takes(self.ranking, cells):
                return
        self.ranking = None
        if line.count(",") > 1 and (", " not in line or '"' in line):
            cells = split(number, line, ",").cells
            if item := plain_row(cells):
                yield Event("item", whole, item, cells=len(cells))
                return
        yield from self._free(number, line, whole)

    def _collects(self, number: int, line: str) -> Iterator[Event] | None:
        """Keep a field of a game that is written over several lines; ``None`` at another line."""
        found = fields_of(number, line) if LABELS.match(line.lstrip()) else {}
        if not found or tells_both(found):
            return None
        again = bool(set(found) & set(self.fields)) or (
            set(found) <= {"round", "board"} and "result" in self.fields
        )
        if set(found) <= {"round", "board"} and (again or not self.fields):
            return None
        above = list(self._flush()) if again else []
        self.fields |= found
        return iter(above)

    def _flush(self) -> Iterator[Event]:
        """Yield the game that was written over the lines above, if there is one."""
        found, self.fields = self.fields, {}
        if found:
            first = next(iter(found.values()))
            item = of_fields(first.line, first.text, found)
            yield Event("item" if item else "text", first, item)

    def _headed(self, number: int, line: str, whole: Cell) -> Event | None:
        """Return the event where a line heads a list or standings, else ``None``."""
        if line.lstrip("| \t")[:1].isdecimal() or not MAY_HEAD.search(line.lower()):
            return None
        if is_sentence(whole.text) or tells_who_won(line):
            # "Ashdown (White) beat Brook (Black)"
            return None
        told = fields_of(number, line) if has_labels(line) else {}
        if all(kind in told and told[kind].text for kind in ("white", "black")):
            # "White: Ashdown  Black: Brook" is a game, not the heading of some.
            return None
        if (pair := PAIR.search(line)) and pair["a"] and not _separators(line):
            # "White Ashdown 1-0 Black Brook"
            return None
        for separator in _separators(line):
            return self._heads(split(number, line, separator).cells, separator, whole)
        if listed := heading_of(chunks(number, line)) or heading_of(words(number, line)):
            above, self.headed = self.headed, whole
            if above.line == number - 1 and _is_of_another(above.text, whole.text):
                raise ReadError.at(whole, "error-side-by-side", "hint-one-section")
            self.heading, self.separator, self.ranking = listed, None, None
            return Event("heading", whole)
        if not PAIR.search(line) and (ranking := heading_in_words(number, line)):
            self.heading, self.ranking = None, ranking
            return Event("ranking", whole, ranking=ranking)
        return None

    def _heads(self, cells: Sequence[Cell], separator: str, whole: Cell) -> Event | None:
        if listed := heading_of(cells):
            if separator != "html" and len(listed.kinds) > _NAMES:
                listed = with_scores(listed, self.text, whole.line, separator)
            self.heading, self.separator, self.ranking, self.round = listed, separator, None, 0
            return Event("heading", whole, fide=listed.fide)
        if len(cells) > 1 and any(heads_both(cell.text) for cell in cells):
            # Both names are in one column: each row says by itself what it is.
            self.heading, self.separator, self.ranking = None, separator, None
            return Event("heading", whole)
        if ranking := ranking_of(cells, separator):
            self.heading, self.separator, self.ranking = None, separator, ranking
            return Event("ranking", whole, ranking=ranking)
        return None

    def _row(self, row: Row, separator: str) -> Iterator[Event]:
        """Yield what a row of separate cells is."""
        filled = [cell for cell in row.cells if cell.text]
        if not filled:
            yield Event("blank", Cell("", row.line, 1))
            return
        text = "  ".join(cell.text for cell in filled)
        whole = Cell(row.text.strip() or text, row.line, filled[0].column)
        if separator == "html" and heading_columns(row.cells):
            raise ForeignError
        if separator == "html" and (heading := self._heads(row.cells, separator, whole)):
            yield heading
            return
        spaced = row.text.replace("\t", "  ") or text
        if len(filled) < 3:
            # A semicolon may be one between names, as in "Round 3 byes: Ann; Ben".
            title = spaced if separator == ";" or names_bye(text) else text
            if (titled := self._titled(whole, title)) is not None:
                yield from titled
                return
        item = None
        if self.heading and _has_one_more(self.heading, row.cells):
            item = plain_row(row.cells)
        elif self.heading and self.separator == separator and len(filled) > 1:
            item = self._listed(self.heading, row.cells)
            if isinstance(item, Game) and item.outcome == NONE and _with_result(filled):
                # The result is in a column that is headed as something else.
                item = plain_row(row.cells) or item
        if (
            self.ranking
            and self.ranking.separator == separator
            and not any(PAIR.fullmatch(cell.text) for cell in filled)
        ):
            taken = takes(self.ranking, row.cells)
            if taken is not False:
                return
        self.ranking = None
        item = item or (plain_row(row.cells) if len(filled) > 2 else None)
        if isinstance(item, Game) and SAYS_FORFEIT.search(text):
            # In a cell of its own, or in that of a name.
            game = item
            item = by_forfeit(row.line, text, lambda _line, _text: [game]) or item
        if item:
            yield Event("item", whole, item, cells=len(filled))
            return
        yield from self._free(row.line, spaced, whole, len(filled))

    def _listed(self, heading: Listed, cells: Sequence[Cell]) -> Item | None:
        """Read a row under a heading; a round that is not said again is that of the row above."""
        item = listed_row(heading, cells)
        if item and heading.kinds[0] == "other" and not heading.cells[0].text:
            # The round may be in front of its first game, below no heading.
            found = round_in(cells[0].text)
            self.round = found.round if found else self.round
            return item if item.round else item._replace(round=self.round)
        if item is None or "round" not in heading.kinds:
            return item
        at = heading.kinds.index("round")
        if not item.round and at < len(cells) and not cells[at].text:
            return item._replace(round=self.round)
        self.round = item.round
        return item

    def _titled(self, whole: Cell, text: str = "") -> list[Event] | None:
        """Return the events where a line names a round or section, else ``None``."""
        text = text or whole.text
        if is_told(text):
            return None
        found = []
        if (section := section_in(text)) is not None:
            inside = round_in(section)
            found.append(Event("section", whole, section=inside.before if inside else section))
        round_ = round_in(text)
        if round_ and (PAIR.search(text) or names_met(text) or names_bye(text)):
            if not names_bye(text) or PAIR.search(text):
                return found or None
            if round_.before and any(item.round for item in items_in(whole.line, text)):
                # "Ashdown: bye (round 3)"
                return found or None
            if names_bye(round_.before) and has_name(text[round_.behind :]):
                # "Byes of the second round: …" among the games of another one.
                return found or None
            # "Round 3 byes: …"
            items = items_in(whole.line, " " * round_.behind + text[round_.behind :])
            found.append(Event("round", whole, round=round_.round))
            return [*found, *(Event("item", whole, item) for item in items)]
        beside: Sequence[Item] = ()
        if round_:
            # "Round 1: Ashdown 1 Brook 0"
            beside = items_in(whole.line, " " * round_.behind + text[round_.behind :])
            # "Round 1 results: Ashdown over Brook"
            if not beside:
                beside = [one for one in items_in(whole.line, text) if one.round == round_.round]
            beside = beside if any(isinstance(item, Game) for item in beside) else ()
            if beside and not round_.before:
                return found or None
            self.ranking, self.titled, self.beside = None, round_.round, 0
            found.append(Event("round", whole, round=round_.round))
        return [*found, *(Event("item", whole, item) for item in beside)] or None

    def _free(self, number: int, line: str, whole: Cell, cells: int = 1) -> Iterator[Event]:
        """Yield what a line is by its own form."""
        heading = self.heading if self.separator is None else None
        if heading:
            apart = chunks(number, line)
            if len(apart) == len(heading.kinds) and (item := listed_row(heading, apart)):
                yield Event("item", whole, item)
                return
            if item := lined_up_row(heading, number, line):
                yield Event("item", whole, item)
                return
        lead, round_ = 0, 0
        if heading and "round" in heading.kinds[:2]:
            # Figures in front, in the order of the heading.
            for kind in heading.kinds[: heading.kinds.index("round") + 1]:
                match = _LEADING.match(line, lead)
                if match is None:
                    break
                lead, round_ = match.end(), int(match[1]) if kind == "round" else 0
        items = items_in(number, " " * lead + line[lead:] if round_ else line)
        for item in items:
            if isinstance(item, Game) and heading:
                item = _by_heading(item, heading)  # noqa: PLW2901
            elif item.round > self.titled and isinstance(item, Game):
                # A bye in a later round may be announced: "Ashdown: half-point bye in round 3".
                self.beside = item.round
            own = round_ or item.round or (0 if heading else self.beside)
            told = item if item.round == own else item._replace(round=own)
            yield Event("item", whole, told, cells=cells)
        if not items:
            yield Event("text", whole, cells=cells)


def items_in(number: int, line: str) -> tuple[Item, ...]:
    """Return the games or byes of a line, which is asked again of what is beside tables."""
    read = _read_before(line)
    if not read:
        read.append((number, tuple(items_of(number, line))))
    ((first, items),) = read
    return items if first == number else tuple([in_line(item, number) for item in items])


@lru_cache(maxsize=_LINES)
def _read_before(line: str) -> list[tuple[int, tuple[Item, ...]]]:
    """Return what a line was read as, and which it was: to be filled in by who reads it."""
    del line
    return []


def _is_of_another(heading: str, below: str) -> bool:
    """Whether a heading just below one is that of a list beside it: where lines were broken.

    A page may show its heading twice, but then with the same blanks.

    >>> _is_of_another("White   Black   Result", "White  Black  Result")
    True
    """
    return heading != below and heading.split() == below.split()


def _is_remark(event: Event, line: str) -> bool:
    """Whether a line is a sentence, also one in which a game could be seen."""
    if event.kind == "text":
        return event.cells == 1 and is_sentence(event.cell.text)
    return (
        event.item is not None
        and is_sentence(line)
        and any(little_words(side.whole.text) for side in event.item.sides)
    )


def _no_sides(_begin: int, _end: int) -> None:
    """Cut nothing: that a line tells a game is known without its sides."""


def _separators(line: str) -> list[str]:
    """Return what may separate cells; a tab in front only sets a line in that has others."""
    inside = line.strip()
    return sorted((one for one in SEPARATORS if one in line), key=lambda one: one not in inside)


def _has_one_more(heading: Listed, cells: Sequence[Cell]) -> bool:
    """Whether the results have no heading: "White, Black" above "Ashdown, 1-0, Brook"."""
    more = len(cells) == len(heading.kinds) + 1 and not {"result", "winner"} & set(heading.kinds)
    at = heading.kinds.index("name-1") + 1 if more and "name-1" in heading.kinds else 0
    return bool(at) and heading.kinds[at:][:1] == ("name-2",) and _with_result(cells[at : at + 1])


def _with_result(cells: Sequence[Cell]) -> bool:
    return sum(PAIR.fullmatch(cell.text) is not None for cell in cells) == 1


def _faulty(events: Iterator[Event], line: str = "") -> Iterator[Event]:
    """Yield the events of a line; a fault in it is one too, unless the line is a sentence."""
    try:
        for event in events:
            yield event._replace(kind="remark", item=None) if _is_remark(event, line) else event
    except ReadError as error:
        if "\t" not in line and is_sentence(line):
            text = line.strip()
            yield Event("remark", Cell(text, error.line or 1, line.index(text) + 1))
        else:
            yield Event("fault", Cell("", error.line or 1, 1), error=error)


def _by_heading(game: Game, heading: Listed) -> Game:
    """Return a game with its sides as a heading of words has them."""
    if heading.kinds.index("name-2") < heading.kinds.index("name-1"):
        turned = game.outcome.turned if "result" not in heading.kinds else game.outcome
        return game._replace(white=game.black, black=game.white, outcome=turned)
    return game._replace(colored=heading.colored)
