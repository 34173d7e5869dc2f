"""The lines of a text sorted into sections, each with its games in rounds."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from calculator.model import Message
from calculator.model.late import late, pattern
from calculator.reading.assemble.games.ranking import (
    Ranking,
    headless,
    numbered_line,
    plain_line,
    unplaced,
    unplaced_line,
)
from calculator.reading.assemble.games.remarks import is_legend
from calculator.reading.assemble.games.unnamed_rounds import with_rounds
from calculator.reading.assemble.games.walk import Event
from calculator.reading.cells.byes import names_bye
from calculator.reading.cells.grammar import thousandths
from calculator.reading.cells.items import Bye, Game, Item, no_game
from calculator.reading.cells.people import People, key
from calculator.reading.cells.scores import NONE, PAIR
from calculator.reading.check.lines_of_no_table import is_alone
from calculator.reading.lexicon.headings import round_word
from calculator.reading.text.errors import MOST_SECTIONS, ReadError, too_many
from calculator.reading.text.grid import Cell

if TYPE_CHECKING:
    from calculator.reading.assemble.games.bye_lists import with_bye_lists
    from calculator.reading.assemble.games.sections import with_sections
else:
    with_bye_lists = late("calculator.reading.assemble.games.bye_lists", "with_bye_lists")
    with_sections = late("calculator.reading.assemble.games.sections", "with_sections")

#: A line that begins like a board of a list.
_BOARD = pattern(r"\s*\d{1,3}[.):\s]\s*\D{0,3}[^\W\d_]")
_SIGNS = pattern(r"(?<![\w.])(?:[01½]|1/2)\s?[-:]|[-:]\s?(?:[01½]|1/2)(?![\w.])|\s[01½]\s+[01½]\s")
#: What is below the name of a round: a day, a time, a place.
_ASIDE = pattern(r"\d[:.h]\d\d|20\d\d|\d(?:st|nd|rd|th)\b|:$|^\S+$|day\b", re.IGNORECASE)
#: Two teams with what each scored, above the games of their boards.
_MATCH = pattern(
    r"[^\W\d_][\s:(\[]+(?:\d{1,2}(?:[.,]5)?|\d{0,2}½)[)\]]?\s*(?:[-–—]|vs?\.?)\s*"
    r"[^\W\d][^\d½]*[\s:(\[](?:\d{1,2}(?:[.,]5)?|\d{0,2}½)[)\]]?$"
)
#: The same without any score.
_TEAMS = pattern(r"^[^\W\d_].*\s(?:vs?\.?|versus)\s[^\W\d_]", re.IGNORECASE)
#: This many of the lines from the first game to the last are games, byes or titles.
_AMONG = 0.4
#: The color in front of a name.
_SHADED = pattern(r"[WB]:?\s+(?=[^\W\d_]{2})")
#: So many lines of names and points are standings.
_SCORED = 3
_WORDS = pattern(r"\w+")
#: What says of which kind the lines below are.
_HEADS = {"round", "section", "heading", "ranking"}
#: A score so far beside a name, as pairings have it; a point in thousandths.
_SO_FAR = pattern(r"[(\[]\s*(\d{1,2}(?:[.,]\d)?|\d{0,2}\s?½)\s*[)\]]")
_ONE_POINT = 1000


class Sheet:
    """One section: its games and byes by round, and the standings beside them."""

    def __init__(self, title: str, begins: int) -> None:
        self.title = title
        self.items: list[tuple[int, Item]] = []
        self.blocks: list[int] = []
        """For each item the number of the block of lines that it is in."""
        self.rankings: list[Ranking] = []
        self.begins = begins
        """How many texts are above it."""
        self.used: list[Cell] = []
        self.before: list[Cell] = []
        self.after: list[Cell] = []
        self.warnings: list[Message] = []
        self.is_foreign = False
        """Whether rounds and columns are headed in another language than English."""
        self.fide = False
        """Whether the games are under headings of chess-results."""

    def takes(self, other: "Sheet") -> None:
        """Take what another sheet has: it is of the same section."""
        self.items += other.items
        self.blocks += other.blocks
        self.warnings += other.warnings

    def keys(self) -> set[tuple[str, ...]]:
        """Return the names of all players, whatever their order and case."""
        return {key(side.name.text) for _, item in self.items for side in item.sides}


def sheets_of(events: Sequence[Event]) -> list[Sheet]:
    """Return the sections of a text; raises :class:`ReadError` at a line that ought to be a game.

    A section is named by a line, or begins where round 1 comes again with other players.
    """
    every = _with_scores(_with_standings(_without_shades(with_bye_lists(events))))
    events = _without_titles(every)
    if not is_list(events):
        return []
    gone = _gone(every, events)
    if sum(event.kind == "round" for event in events) > 1 and not any(
        event.kind == "section" for event in events
    ):
        events = with_sections(events)
    if fault := next((event.error for event in events if event.error), None):
        raise fault.knowing(size=2 * sum(event.kind == "item" for event in events))
    left_out = _left_out(events)
    events = _with_scores_so_far(events)
    sheets, texts = _runs(events)
    if not any(event.kind == "section" for event in events):
        sheets = _joined(sheets)
        above = texts[: sheets[0].begins]
        sheets[0].title = above[-1].text if above and len(sheets) > 1 else ""
    if len(sheets) > MOST_SECTIONS:
        raise too_many(sheets[MOST_SECTIONS].items[0][1].cell.line)
    used = [event.cell for event in events if event.kind in _HEADS or _is_day(event)]
    for sheet in sheets:
        sheet.before, sheet.after = texts[: sheet.begins], texts[sheet.begins :]
        sheet.used = used[:]
    headings = " ".join(event.cell.text for event in events if event.kind in {"round", "heading"})
    foreign = _is_foreign(headings)
    for sheet in sheets:
        _name_rounds(sheet)
    if all(round_ == 1 for sheet in sheets for round_, _ in sheet.items):
        _check_first(events)
    fide = any(event.kind == "heading" and event.fide for event in events)
    for sheet in sheets:
        sheet.is_foreign, sheet.fide = foreign, fide
    # There is one: a list has games.
    sheets[0].warnings += [*left_out, *gone]
    _share_rankings(sheets, [event.ranking for event in events if event.ranking])
    return sheets


def _with_scores_so_far(events: Sequence[Event]) -> Sequence[Event]:
    """Leave no doubt of the figure beside somebody with a bye where players of games have one."""
    if not any(isinstance(one.item, Game) and _SO_FAR.search(one.cell.text) for one in events):
        return events
    return [
        one._replace(item=_without_score(one.item)) if isinstance(one.item, Bye) else one
        for one in events
    ]


def _check_first(events: Sequence[Event]) -> None:
    """Raise :class:`ReadError` where the scores so far are not those before a first round.

    A whole figure in brackets may be a grade, or what a pairing that is accelerated adds.
    """
    games = [event.cell for event in events if isinstance(event.item, Game)]
    scored = [(cell, found) for cell in games if (found := _SO_FAR.findall(cell.text))]
    for cell, scores in scored if len(scored) > 1 else ():
        for score in scores:
            points = thousandths(score) or 0
            if points > _ONE_POINT and points % _ONE_POINT:
                said = Message("error-earlier-rounds", (score,))
                raise ReadError.at(cell, said, "hint-all-rounds")


def _without_score(bye: Bye) -> Bye:
    """Return a bye of which figures in brackets in front of its word are the score so far."""
    if not bye.bracketed:
        return bye._replace(beside="")
    # Half a point may be what the bye counts, too.
    return bye._replace(code="B", beside=bye.bracketed if bye.code == "H" else "")


def _is_foreign(headings: str) -> bool:
    """Whether the words of headings are of another language than English.

    >>> _is_foreign("Runde 1 Runde 2"), _is_foreign("Round 1 Brett"), _is_foreign("Rd 1")
    (True, False, False)
    """
    found = {word.language for text in set(_WORDS.findall(headings)) if (word := round_word(text))}
    return bool(found - {""}) and "en" not in found


def is_list(events: Sequence[Event]) -> bool:
    """Whether there are games enough among the other lines, or a heading of some.

    One game beside standings is one of theirs.
    """
    games = [at for at, event in enumerate(events) if isinstance(event.item, Game)]
    if not games:
        return False
    headed = any(event.kind in {"heading", "round"} for event in events)
    if len(games) == 1 and not headed and (item := events[games[0]].item):
        listed = {name for event in events if event.ranking for name in event.ranking.names()}
        headed = all(key(side.name.text) in listed for side in item.sides)
    aside = {"blank", "remark"}
    lines = [event for event in events[games[0] : games[-1] + 1] if event.kind not in aside]
    known = sum(event.kind not in {"text", "fault"} for event in lines)
    return (len(games) > 1 or headed) and known > _AMONG * len(lines)


def _with_standings(events: Sequence[Event]) -> list[Event]:
    """Take lines of place, name and points for standings, where two or more follow each other."""
    found: list[Event] = []
    lines: list[tuple[Cell, ...]] = []
    kept: list[Event] = []
    numbered = any(event.item and any(side.number for side in event.item.sides) for event in events)
    for event in [*events, Event("blank", Cell("", 0, 1))]:
        line: tuple[Cell, ...] | None = None
        if event.kind == "text":
            line = plain_line(event.cell.line, event.cell.text)
            if line is None and numbered:
                line = numbered_line(event.cell.line, event.cell.text)
        # A place may be shared, and the next one is the second, or the third.
        last = int(lines[-1][0].text) if lines else 0
        if line and int(line[0].text) in {len(lines) + 1, last + 1, last} - {0}:
            lines.append(line)
            kept.append(event)
            continue
        if line is None and lines and event.kind == "blank" and event.cell.line:
            kept.append(event)
            continue
        if numbered and len({line[1].text for line in lines}) < len(lines):
            # "1 Player 01": the figure is the name's.
            again = [numbered_line(one.cell.line, one.cell.text) for one in kept]
            lines = [line for line in again if line]
        if len(lines) > 1:
            ranking = headless(lines)
            found.append(Event("ranking", kept[0].cell, ranking=ranking))
            kept = [one for one in kept if one.kind == "blank"]
        found += [*kept, event]
        lines, kept = [], []
    return found[:-1]


def _without_shades(events: Sequence[Event]) -> Sequence[Event]:
    """Take W and B in front of both names of every game for the colors: "W Ashdown 1 B Brook 0".

    Of one game they may be initials.
    """
    games = [event.item for event in events if isinstance(event.item, Game)]
    letters = {"".join(side.name.text[:1] for side in game.sides) for game in games}
    if len(games) < 2 or not letters <= {"WB", "BW"}:
        return events
    if not all(_SHADED.match(side.name.text) for game in games for side in game.sides):
        return events
    return [
        event._replace(item=_shaded(event.item)) if isinstance(event.item, Game) else event
        for event in events
    ]


def _shaded(game: Game) -> Game:
    """Return a game without the letters of the colors in front of the names, White first."""
    white, black = (
        side._replace(name=_behind_shade(side.name), whole=_behind_shade(side.whole))
        for side in game.sides
    )
    if game.white.name.text.startswith("W"):
        return game._replace(white=white, black=black, colored=True)
    return game._replace(white=black, black=white, outcome=game.outcome.turned, colored=True)


def _behind_shade(cell: Cell) -> Cell:
    found = _SHADED.match(cell.text)
    begin = found.end() if found else 0
    return Cell(cell.text[begin:], cell.line, cell.column + begin)


def _with_scores(events: Sequence[Event]) -> list[Event]:
    """Take lines of names and points for standings, where several follow each other.

    Each is of somebody who plays in one of the games.
    """
    playing = {key(side.name.text) for one in events if one.item for side in one.item.sides}
    found: list[Event] = []
    lines: list[tuple[Cell, ...]] = []
    kept: list[Event] = []
    for event in [*events, Event("section", Cell("", 0, 1))]:
        text = event.kind == "text" and playing
        line = unplaced_line(event.cell.line, event.cell.text) if text else None
        if line and key(line[0].text) in playing:
            lines.append(line)
            kept.append(event)
        elif lines and event.kind == "blank":
            kept.append(event)
        else:
            if len(lines) >= _SCORED:
                found.append(Event("ranking", kept[0].cell, ranking=unplaced(lines)))
                kept = [one for one in kept if one.kind == "blank"]
            found += [*kept, event]
            lines, kept = [], []
    return found[:-1]


def _without_titles(events: Sequence[Event]) -> list[Event]:
    """Take two names without a result for a text, unless both players are in other games.

    Of games that are told by a sign, two of each player are enough.
    """
    games = [event.item for event in events if event.item]
    sure = {key(side.name.text) for one in games if one.sure for side in one.sides}
    told = Counter(
        key(side.name.text)
        for one in games
        if not one.sure and isinstance(one, Game) and one.outcome != NONE
        for side in one.sides
    )
    sure |= {name for name, count in told.items() if count > 1}
    teams = set(_teams(events))
    return [
        event._replace(kind="text", item=None)
        if at in teams
        or (
            event.item
            and not event.item.sure
            and not all(key(side.name.text) in sure for side in event.item.sides)
        )
        else event
        for at, event in enumerate(events)
    ]


def _gone(every: Sequence[Event], events: Sequence[Event]) -> list[Message]:
    """Return a warning for each section of which no line is taken for a game, though some may be.

    It would be missing among the sections, with nothing said.
    """
    begins = [at for at, event in enumerate(events) if event.kind == "section"]
    found = []
    for begin, end in pairwise([*begins, len(events)]):
        part = range(begin, end)
        if not any(events[at].item for at in part):
            found += [_said_left_out(every[at].cell) for at in part if every[at].item][:1]
    return found


def _teams(events: Sequence[Event]) -> Iterator[int]:
    """Yield where two teams are above their boards: neither is in any other game."""
    count = Counter(
        key(side.name.text) for event in events if event.item for side in event.item.sides
    )
    lines = [at for at, event in enumerate(events) if event.kind != "blank"]
    for at, below in pairwise(lines):
        item, next_ = events[at].item, events[below].item
        if not isinstance(item, Game) or not isinstance(next_, Game) or item.outcome != NONE:
            continue
        once = all(count[key(side.name.text)] == 1 for side in item.sides)
        if once and not item.board and next_.board == 1 and next_.outcome != NONE:
            yield at


def _left_out(events: Sequence[Event]) -> list[Message]:
    """Return a warning for each line among the games that is none; raise where it ought to be."""
    items = [at for at, event in enumerate(events) if event.kind == "item"]
    spaced = sum(events[at - 1].kind == "blank" for at in items if at) * 2 > len(items)
    names: dict[str, set[str]] = {}
    for at in items:
        for side in own.sides if (own := events[at].item) else ():
            if not side.number and (words := _WORDS.findall(name := side.name.text.casefold())):
                names.setdefault(words[0], set()).add(name)
    above = list(_beside(events, blanks=not spaced))
    below = list(_beside(events[::-1], blanks=False))[::-1]
    begin = _section_begins(events)
    found = []
    for at, event in enumerate(events):
        if event.kind not in {"text", "remark"} or is_legend(event.cell.text) or _is_day(event):
            continue
        before, behind = above[at], below[at]
        near = before in {"item", "round", "heading"} and behind == "item"
        beside = near or before in {"item", "heading"}
        text = event.cell.text
        low = text.casefold()
        telling = (
            PAIR.search(text)
            or _BOARD.match(text)
            or _SIGNS.search(text)
            or event.cells > 2
            or any(name in low for word in _WORDS.findall(low) for name in names.get(word, ()))
        )
        if event.kind == "remark" and (telling or names_bye(text)):
            # A sentence that may be about a game or a bye is never left out with no warning.
            found.append(_said_left_out(event.cell))
            continue
        listed = events[at - 1].kind == "ranking" and events[at + 1 : at + 2] != []
        if listed and events[at + 1].kind == "blank" and is_alone(text):
            # It is the rest of the name above.
            found.append(_said_left_out(event.cell))
        heads = [one.kind for one in events[at + 1 : at + 2]] == ["item"]
        if heads and not beside and (_MATCH.search(text) or _TEAMS.search(text)):
            found.append(_said_left_out(event.cell))
        if not beside:
            if before == "round" and _names_two(low, names):
                # A game of the last round that nothing else of it is read of.
                found.append(_said_left_out(event.cell))
            continue
        if telling:
            raise no_game(event.cell.line, " " * (event.cell.column - 1) + text)
        if begin[at]:
            continue
        if (before == "item" or not _ASIDE.search(text)) and (near or len(text) < 100):
            found.append(_said_left_out(event.cell))
    if len(found) > len(items):
        # More is left out than was read: the lines may have been broken.
        first = next(one.cell for one in events if one.cell.line == found[0].line)
        raise no_game(first.line, first.text[:60])
    return found


def _names_two(text: str, names: Mapping[str, set[str]]) -> bool:
    """Whether a text names two players, here by the first word of their names."""
    there = {name for word in _WORDS.findall(text) for name in names.get(word, ()) if name in text}
    return len(there) > 1


def _is_day(event: Event) -> bool:
    """Whether a line is a day and nothing more: rounds that no line names begin there."""
    length = event.day.end - event.day.start if event.day else 0
    return event.kind in {"text", "remark"} and 0 < len(event.cell.text) <= length


def _said_left_out(cell: Cell) -> Message:
    return Message("line-left-out", (cell.text[:60],), cell.line, cell.column)


def _section_begins(events: Sequence[Event]) -> list[bool]:
    """Whether the next round below each was there already: a text between is a section's."""
    again = []
    seen: set[int | None] = set()
    for event in events:
        again.append(event.kind == "round" and event.round in seen)
        if event.kind == "round":
            seen.add(event.round)
    begins = []
    following = False
    for event, was in zip(events[::-1], again[::-1], strict=True):
        if event.kind in {"round", "item"}:
            following = was
        begins.append(following)
    return begins[::-1]


def _beside(events: Sequence[Event], *, blanks: bool) -> Iterator[str]:
    """Yield the kind of the line above each that is not text; blank lines may count."""
    above = ""
    for event in events:
        yield above
        if event.kind not in {"text", "remark"} and (blanks or event.kind != "blank"):
            above = event.kind


def _runs(events: Sequence[Event]) -> tuple[list[Sheet], list[Cell]]:
    """Return the items by section, and all texts.

    Without sections, there is one for each time that the rounds begin again; below others, where
    they do so after a text of its own, and nobody of those above plays there: "Gruppe A", "U12".
    """
    explicit = any(
        event.kind == "section" or (event.item and event.item.section) for event in events
    )
    by_title: dict[str, Sheet] = {}
    runs: list[Sheet] = []
    title, round_, highest, caption, since = "", 0, 0, "", ""
    implied: dict[str, str] = {}
    day: tuple[tuple[int, int, int], ...] = ()
    block = 0
    texts: list[Cell] = []
    for event in events:
        match event.kind:
            case "section":
                title, highest, since = event.section, 0, ""
            case "round":
                if explicit and event.round <= highest and since and since not in by_title:
                    implied[since], title, highest = title, since, 0
                if not explicit and event.round <= highest and runs:
                    runs.append(Sheet(caption, len(texts)))
                    highest = 0
                round_, highest = event.round, max(highest, event.round)
            case "text" | "remark" if runs and _is_day(event):
                day = event.day.ways if event.day else day
            case "remark":
                texts.append(event.cell)
                day = event.day.ways if event.day else day
            case "text":
                caption = event.cell.text if len(event.cell.text) < 80 else caption
                since = caption
                texts.append(event.cell)
                day = event.day.ways if event.day else day
            case "blank" | "heading" | "ranking":
                block += 1
            case "item" if event.item:  # pragma: no branch - a fault was raised before
                item = event.item
                item = item._replace(day=day) if day and not item.day else item
                own = item.section or title
                if explicit:
                    if own not in by_title:
                        by_title[own] = Sheet(own, len(texts))
                        runs.append(by_title[own])
                    sheet = by_title[own]
                else:
                    runs = runs or [Sheet("", len(texts))]
                    sheet = runs[-1]
                sheet.blocks.append(block)
                sheet.items.append((item.round or round_, item))
                since = ""
    for own, above in implied.items():
        if own in by_title and above in by_title and by_title[own].keys() & by_title[above].keys():
            by_title[above].takes(by_title[own])
            by_title[own].items = []
    return [sheet for sheet in runs if sheet.items], texts


def _name_rounds(sheet: Sheet) -> None:
    """Give each item its round, where the text leaves it open."""
    named = any(round_ for round_, _ in sheet.items)
    sheet.items = with_rounds(sheet.items, sheet.blocks)
    if not named and (last := max(round_ for round_, _ in sheet.items)) > 1:
        cell = next(item.cell for round_, item in sheet.items if round_ == 2)
        days = {(round_, item.day) for round_, item in sheet.items}
        by_day = len(days) == last == len({item.day for _, item in sheet.items})
        code = "rounds-by-day" if by_day else "rounds-taken"
        sheet.warnings.append(Message(code, (last,), cell.line, cell.column))


def _joined(runs: Sequence[Sheet]) -> list[Sheet]:
    """Join the runs that share a player: rounds that came again, not another section."""
    part_of = list(range(len(runs)))

    def first(at: int) -> int:
        while part_of[at] != at:
            part_of[at] = at = part_of[part_of[at]]
        return at

    run_of: dict[tuple[str, ...], int] = {}
    for at, run in enumerate(runs):
        for name in run.keys():  # noqa: SIM118 - it is no mapping
            low, high = sorted((first(run_of.setdefault(name, at)), first(at)))
            part_of[high] = low
    for at, run in enumerate(runs):
        if first(at) != at:
            runs[first(at)].takes(run)
    return [run for at, run in enumerate(runs) if part_of[at] == at]


def _share_rankings(sheets: Sequence[Sheet], rankings: Sequence[Ranking]) -> None:
    """Give each standings to the section whose players it names; others are said to be left out."""
    # There may be many of both.
    playing = defaultdict[tuple[str, ...], list[int]](list)
    for at, sheet in enumerate(sheets):
        for name in sheet.keys():  # noqa: SIM118 - it is no mapping
            playing[name].append(at)
    for ranking in rankings:
        if not ranking.rows:
            continue
        shared = Counter(at for name in ranking.names() for at in playing.get(name, ()))
        best = sheets[min(shared, key=lambda at: (-shared[at], at), default=0)]
        if _is_of(ranking, best):
            best.rankings.append(ranking)
        else:
            sheets[0].warnings.append(ranking.left_out())


def _is_of(ranking: Ranking, sheet: Sheet) -> bool:
    """Whether standings are those of the players of a section: half of either are the other's."""
    if any(side.number for _, item in sheet.items for side in item.sides):
        return True
    texts = ranking.texts()
    people = People(texts)
    playing = {side.name.text for _, item in sheet.items for side in item.sides}
    fitting = [people.find(text) for text in playing]
    found = {at for one in fitting for at in one}
    return bool(found) and (
        2 * len(found) >= len(texts) or 2 * sum(map(bool, fitting)) >= len(playing)
    )
