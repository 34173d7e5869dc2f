"""A walk down a text with matches of teams: sections, rounds, matches with boards, rankings."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import Message
from calculator.model.late import late, pattern
from calculator.reading.assemble.teams.headings import (
    Heads,
    Kind,
    heads_teams,
    list_kinds,
    ranking_heads,
)
from calculator.reading.assemble.teams.lines import (
    Pair,
    TextLine,
    are_apart,
    board_of,
    is_board_line,
    lines_in,
    may_be_paired,
    pair_of,
    seat_of,
    versus,
)
from calculator.reading.assemble.teams.records import Bye, Listed, Match, Ranking, Sheet, key
from calculator.reading.assemble.teams.rosters import Roster, may_have_rosters, rosters_in
from calculator.reading.assemble.teams.scores import (
    Score,
    of_each,
    one_score,
    scores_in,
    whole_score,
)
from calculator.reading.cells.byes import names_bye
from calculator.reading.cells.byes_in_lines import byes_in
from calculator.reading.cells.dialects import is_result
from calculator.reading.cells.grammar import thousandths
from calculator.reading.cells.sides import has_name
from calculator.reading.cells.titles import round_in, section_in
from calculator.reading.check.lines_of_no_table import rows_of_another
from calculator.reading.columns.heading_rows import heads_rounds
from calculator.reading.columns.order_announcements import notes
from calculator.reading.lexicon.phrases import bye
from calculator.reading.lexicon.prose import is_page, is_sentence
from calculator.reading.text.errors import MOST_SECTIONS, ReadError, too_many
from calculator.reading.text.grid import Cell, words

if TYPE_CHECKING:
    from calculator.reading.lexicon.days import day_in
else:
    day_in = late("calculator.reading.lexicon.days", "day_in")

#: The most half points of a single game.
_GAME = 2
#: This many lines are looked at to decide whether these are matches; this many other lines
#: may be beside each.
_LOOKED_AT, _OTHERS = 400, 4
#: A list has at most so many games of no match for each of its matches.
_GAMES_PER_MATCH = 2
#: So many results of a team may be a game's for each that is a match's.
_GAMES_EACH = 4
#: Of a long text the first part tells whether it is a list: one of so many parts.
_OF_ALL = 4
#: Later it is asked each time that the lines have grown by one in so many.
_LATER = 16
#: No line is longer, for its place to be one number.
_MAX_LINE_CHARS = 1_000_000
#: The time of day beside the name of a round.
_TIME = pattern(r"(?<![\d:])\d{1,2}:\d\d(?!\d)")
#: A line of a ranking has a place and points.
_FIGURES = 3
_SCORED = pattern(r"[\d½+]")
_NUMERALS = pattern(r"(?<!\S)\d")
#: Words in small letters, and those that are in names; what parts columns.
_SMALL = pattern(r"(?<![\w'’.-])[a-zà-ÿ]{2,}")
_OF_NAMES = frozenset(
    re.split(" ", "of the and for at de del la las los du des der den von van di da dos")
)
_ASIDE = pattern(r"\([^()]*\)")
_GAP = "  "
#: A line of so many cells is a row.
_CELLS = 3
_LONGEST_NAME = 80
#: A line that is on every page occurs at least this often.
_MIN_PAGES_REPEATED = 2
#: The byes that a word names; any other is that of the pairing.
_KINDS = {"B", "H", "U"}
#: This many lines of a list begin with a number that is not the team's.
_MIN_LINE_SHARE = 0.8


class Section:
    """One section, while it is read."""

    def __init__(self, title: str, begins: int) -> None:
        self.title, self.begins = title, begins
        self.matches: list[Match] = []
        self.byes: list[Bye] = []
        self.open: list[tuple[int, TextLine]] = []
        """Lines of two names without a result, with their round."""
        self.heads: Heads | None = None
        self.rows: list[Listed] = []
        self.left: list[Cell] = []
        self.rounds: set[int] = set()
        self.days: list[Cell] = []
        """The lines that name its rounds, which may say on what day they were."""
        self.headed = False
        """Whether a heading says that its names are teams."""

    def take(self, other: "Section") -> None:
        """Take what another section has: it is of this one."""
        self.matches += other.matches
        self.byes += other.byes
        self.open += other.open
        self.left += other.left
        self.days += other.days
        self.rounds |= other.rounds
        self.headed |= other.headed
        if other.rows:
            self.heads, self.rows = other.heads, other.rows

    def keys(self) -> set[str]:
        """The teams of its matches."""
        return {key(cell.text) for match in self.matches for cell in (match.one, match.other)}


class Walk:
    """The state while the lines of a text are read, one after the other."""

    def __init__(self, text: str) -> None:
        self.lines = list(lines_in(text))
        self.rosters: tuple[Roster, ...] = ()
        if may_have_rosters(text):
            self.rosters, self.lines = rosters_in(self.lines)
        self._pairs: dict[int, Pair | None] = {}
        self.apart = are_apart(self.lines[:_LOOKED_AT])
        """Whether each side's points are in a cell of their own."""
        self.bare = self._is_bare()
        if self.bare:
            self._pairs = {}
        self._begin_anew()
        if (first := len(self.lines) // _OF_ALL) > _LOOKED_AT:
            # To look for the teams of a long text takes long: if its first lines are no list, it
            # is none.
            every, self.lines = self.lines, self.lines[:first]
            if self._are_other_than_a_list():
                return
            self.lines = every
            self._begin_anew()
        self._are_other_than_a_list()

    def _begin_anew(self) -> None:
        """Know nothing yet of any line."""
        self.known: dict[str, str] = {}
        """The teams of matches that are surely no games."""
        self.sections = [Section("", 0)]
        self.repeated = Counter(line.whole.text for line in self.lines)
        """How often each line is there: the head and the foot of pages are repeated."""
        self.texts: list[Cell] = []
        self.listed: list[Cell] = []
        """The lines of rankings."""
        self.kinds: tuple[Kind, ...] = ()
        self.heads: Heads | None = None
        self.spaced = False
        """Whether only blanks part the columns of that ranking."""
        self.again = False
        """Whether a heading has just come."""
        self.stashed: list[Section] = []
        """Rankings that others followed in their section."""
        self.round = 0
        self.caption = ""
        self.pending = False
        """Whether boards may follow: the line above is a match or a board."""
        self.games = 0
        """Lines of games that belong to no match."""
        self.of_players = False
        """Whether what should be a team is a result: the rest is not looked at."""

    def _are_other_than_a_list(self) -> bool:
        """Take the lines one after the other; whether they are something else, and were left."""
        self.known = self._known()
        asked = _LOOKED_AT
        for at, line in enumerate(self.lines):
            self._take(line)
            if self.of_players:
                return True
            if at > asked:
                if not self._is_list():
                    # It is something else, and may be long.
                    self.sections = [Section("", 0)]
                    return True
                # To look through all that is there at every line would take as long as its square.
                asked += max(1, asked // _LATER)
        return False

    @property
    def section(self) -> Section:
        """The section that is read now."""
        return self.sections[-1]

    def _is_list(self) -> bool:
        """Whether at least some of the lines so far are matches, or their boards.

        Where far more are games of no match it is a list of games.
        """
        found = [match for section in self.sections for match in section.matches]
        if self.games > _GAMES_PER_MATCH * len(found):
            return False
        lines = len(found) + sum(len(match.seats) for match in found)
        return len(self.texts) < _OTHERS * lines + sum(len(one.rows) for one in self.sections)

    def _pair(self, line: TextLine) -> Pair | None:
        """Read a line as a match, once."""
        at = line.whole.line * _MAX_LINE_CHARS + line.whole.column
        if at not in self._pairs:
            self._pairs[at] = pair_of(line, bare=self.bare, apart=self.apart)
        return self._pairs[at]

    def _is_bare(self) -> bool:
        """Whether nearly every match of a list has a number without a dot in front."""
        self.bare = False
        found = [
            pair.bare
            for line in self.lines[:_LOOKED_AT]
            if len(line.cells) < 2
            and (pair := self._pair(line))
            and pair.score
            and pair.score.sum > _GAME
        ]
        return len(found) > 1 and sum(found) >= _MIN_LINE_SHARE * len(found)

    def _known(self) -> dict[str, str]:
        """Return the teams of all matches that brought more than a game does, by their keys.

        Of players, a result may be misspelled, "10 - 0": nearly all of theirs are games.
        """
        found: dict[str, str] = {}
        matches, games = Counter[str](), Counter[str]()
        for at, line in enumerate(self.lines):
            # Without a figure nobody has scored.
            pair = self._pair(line) if _SCORED.search(line.whole.text) else None
            if pair and pair.score:
                names = {key(name.text): name.text for name in (pair.one, pair.other)}
                if pair.score.sum > _GAME:
                    found |= names
                    matches.update(names.keys())
                else:
                    games.update(names.keys())
            if at > _LOOKED_AT and not found:
                break
        return {
            name: text for name, text in found.items() if games[name] <= _GAMES_EACH * matches[name]
        }

    def _take(self, line: TextLine) -> None:
        """Take one line for what it is."""
        whole = line.whole
        if not any(char.isalnum() or char in "½+" for char in whole.text):
            self.pending = self.pending and bool(whole.text)
            if not whole.text:
                self.heads = None if self.heads and not self.section.rows else self.heads
            return
        if self._titled(line):
            return
        if self._headed(line):
            return
        if any(notes(whole.text)):
            self._leave(line)
            return
        if self.heads and (row := _ranked(self.heads, line, spaced=self.spaced)):
            self._add(row)
            self.listed.append(whole._replace(text="  ".join(one.text for one in line.filled)))
            return
        board = is_board_line(line) or (_is_game(line) and not self._is_known(line))
        # Below a match whatever names two players is a board: "Bd 1 Lee 1 - Fox 0".
        below = self.pending and (board or not self._is_known(line))
        if (below or (board and self._goes_on(line))) and self._seated(line):
            return
        prose = len(line.filled) < _CELLS and _is_prose(whole.text)
        if not prose and (self._matched(line) or self._bye(line)):
            return
        if board:
            self.games += 1
            self._leave(line)
            return
        if may_be_paired(line, bare=self.bare):
            self.section.open.append((self.round, line))
            if not self.section.matches:
                # It may be a caption: "Spring Open, after round 3".
                self.texts.append(whole)
            return
        self._leave(line)

    def _goes_on(self, line: TextLine) -> bool:
        """Whether a board goes on with the match above the end of a page: it has the next number.

        What is in between, a page's foot and head, is left.
        """
        last = self.section.matches[-1:]
        return bool(last) and board_of(line) == len(last[0].seats) + 1

    def _is_known(self, line: TextLine) -> bool:
        """Whether both names of a line are teams."""
        pair = self._pair(line)
        return pair is not None and {key(pair.one.text), key(pair.other.text)} <= self.known.keys()

    def _leave(self, line: TextLine) -> None:
        """Leave a line: it is text beside the matches, or is mentioned."""
        text = line.whole.text
        self.pending = False
        self.texts.append(line.whole)
        if len(text) < 80:
            self.caption = text
        if any(notes(text)) or self._is_of_a_page(text):
            return
        if self.section.matches or self._is_row(text):
            self.section.left.append(line.whole)

    def _is_row(self, text: str) -> bool:
        """Whether a line has a team of the matches with several figures: a ranking's, not taken."""
        if not text[0].isdecimal() or len(_NUMERALS.findall(text)) < _FIGURES:
            return False
        whole = f" {key(text)} "
        return any(f" {name} " in whole for name in self.known)

    def _is_of_a_page(self, text: str) -> bool:
        """Whether a line is on every page, or is the number of one."""
        if is_page(text):
            return True
        return self.repeated[text] >= _MIN_PAGES_REPEATED and not scores_in(text)

    def _titled(self, line: TextLine) -> bool:
        """Take a line that names a round or a section."""
        if len(line.filled) > 2:
            return False
        text = line.whole.text
        if (title := section_in(text)) is not None and not scores_in(text):
            found = round_in(title)
            self._begin(found.before if found else title)
            if not found:
                return True
        found = round_in(text)
        if found is None:
            return False
        rest = text[found.behind :].strip(" :.,)-")
        said = _TIME.sub(" ", rest)
        if found.behind < len(text) and has_name(rest) and (scores_in(said) or names_bye(rest)):
            # "Round 1: Oak 3 - 1 Elm"
            self._set_round(found.round, line.whole)
            whole = line.whole._replace(text=rest, column=line.whole.column + text.rfind(rest))
            inner = TextLine(whole, (whole,))
            if not (self._matched(inner) or self._bye(inner)):
                self._leave(inner)
            return True
        if scores_in(_TIME.sub(" ", text)) and has_name(found.before):
            return False
        self._set_round(found.round, line.whole)
        return True

    def _set_round(self, round_: int, cell: Cell) -> None:
        section = self.section
        if round_ in section.rounds and section.matches:
            # The rounds begin again: another section, unless the same teams play.
            self._begin(self.caption)
        self.round = round_
        self.section.rounds.add(round_)
        self.texts.append(cell)
        self.section.days.append(cell)
        self.heads, self.pending = None, False

    def _begin(self, title: str) -> None:
        if self.section.matches or self.section.rows or self.section.byes:
            self.sections.append(Section(title, len(self.texts)))
        else:
            self.section.title = title
        self.round, self.heads, self.kinds, self.pending = 0, None, (), False

    def _headed(self, line: TextLine) -> bool:
        """Take a line that heads columns."""
        text = line.whole.text
        if scores_in(text):
            return False
        words = text.split()
        if len(words) < 3:
            return False
        spaced = len(line.cells) < 2 or not ranking_heads(line.cells)
        cells: Sequence[Cell] = line.cells
        if spaced and not (len(line.cells) > 1 and list_kinds(line.cells)):
            if "\t" in text or any(word.isdecimal() for word in words):
                return False
            cells = [Cell(word, line.whole.line, 1) for word in words]
        if kinds := list_kinds(cells):
            self.kinds = kinds if len(line.cells) > 1 else ()
            self.section.headed |= sum(heads_teams(cell.text) for cell in cells) > 1
            self.heads, self.pending = None, False
            return True
        if heads := ranking_heads(cells):
            self.heads, self.pending, self.spaced = heads, False, spaced
            if self.section.heads is None or not self.section.rows:
                self.section.heads = heads
            elif [one.heading.text for one in self.section.heads.columns] != [
                one.heading.text for one in heads.columns
            ]:
                # Of several rankings the last one counts: it was printed later.
                self._stash(heads)
            self.again = True
            return True
        return False

    def _stash(self, heads: Heads) -> None:
        """Begin another ranking in this section; the one above may be that of other matches."""
        section = self.section
        above = Section(section.title, section.begins)
        above.heads, above.rows = section.heads, section.rows
        self.stashed.append(above)
        section.heads, section.rows = heads, []

    def _add(self, row: Listed) -> None:
        """Take a row of a ranking; below a further heading one that starts again is of another."""
        rows = self.section.rows
        if self.again and rows and self.heads and row.place.isdecimal():
            last = rows[-1].place
            if last.isdecimal() and int(row.place) <= min(int(last), 1):
                self._stash(self.heads)
        self.again = False
        self.section.rows.append(row)

    def _seated(self, line: TextLine) -> bool:
        """Take a line that is a board of the match above."""
        seat = seat_of(line)
        if seat is None:
            return False
        last = self.section.matches[-1]
        self.section.matches[-1] = last._replace(seats=(*last.seats, seat))
        return True

    def _matched(self, line: TextLine) -> bool:
        """Take a line that is a match."""
        pair, round_ = self._listed(line) or (self._pair(line), 0)
        # No team is called by so many words: they are a row of something else.
        if pair is None or max(len(pair.one.text), len(pair.other.text)) > _LONGEST_NAME:
            return False
        score = pair.score
        resting = any(_rests(cell.text, score) for cell in (pair.one, pair.other))
        teams = {key(pair.one.text), key(pair.other.text)} <= self.known.keys()
        if score and (score.sum <= _GAME or score.signs) and not (teams or resting):
            return False
        if score is None and not self.kinds and len(line.filled) < 3 and not resting:
            return False
        at = round_ or self.round
        if round_:
            self.section.rounds.add(round_)
        for own, other, index in ((pair.one, pair.other, 0), (pair.other, pair.one, 1)):
            if _rests(other.text, score):
                halves = None if score is None else (score.one, score.other)[index]
                self._add_bye(at, own, other, halves, pair.cell, pair.numbers[index])
                return True
        self.section.matches.append(
            Match(
                at,
                pair.one,
                pair.other,
                None if score is None else (score.one, score.other),
                bool(score and score.forfeited),
                bool(score and score.signs),
                pair.cell,
                pair.numbers,
                pair.seats,
                pair.ways,
            )
        )
        self.pending = True
        self.of_players = self.of_players or any(map(_is_a_cell, (pair.one, pair.other)))
        return True

    def _add_bye(
        self, at: int, own: Cell, word: Cell, halves: int | None, cell: Cell, number: int
    ) -> None:
        said = bye(word.text)
        code = said.code if said and said.code in _KINDS else "P"
        self.section.byes.append(Bye(at, own, code, halves, cell, number))
        self.pending = False

    def _called(self, name: Cell, text: str) -> Cell:
        """Return whom a line names: the longest name of a team in it, "Oak 2 will get a bye"."""
        whole = f" {key(text)} "
        known = max((one for one in self.known if f" {one} " in whole), key=len, default=None)
        return name._replace(text=self.known[known]) if known else name

    def _listed(self, line: TextLine) -> tuple[Pair | None, int] | None:
        """Read a row below a heading that says what its columns hold."""
        if not self.kinds or len(line.cells) < 2:
            return None
        cells = line.cells
        if len(cells) < len(self.kinds):
            cells = (*cells, *[Cell("", line.whole.line, line.whole.column)] * len(self.kinds))
        by: dict[str, list[Cell]] = {}
        for kind, cell in zip(self.kinds, cells, strict=False):
            by.setdefault(kind, []).append(cell)
        names = by["name"]
        if any(not has_name(name.text) or scores_in(name.text) for name in names):
            return None
        said = " ".join(cell.text for cell in by["result"] if cell.text)
        texts = [cell.text for cell in by["result"]]
        each = of_each(*texts) if len(texts) == 2 else None
        score = whole_score(said) or each or _one_sided(by["result"])
        if score is None and any(char.isdigit() for char in said):
            return None
        place = next((cell for cell in by["result"] if cell.text), by["result"][0])
        one, other = (at for at, kind in enumerate(self.kinds) if kind == "name")
        numbers = (
            self._number(cells, one - 1),
            self._number(cells, other + 1) or self._number(cells, other - 1),
        )
        round_ = 0
        for cell in by.get("round", ()):
            found = round_in(cell.text)
            round_ = found.round if found else int(cell.text) if cell.text.isdecimal() else 0
        return Pair(names[0], names[1], score, place, numbers), round_

    def _number(self, cells: Sequence[Cell], at: int) -> int:
        """Return the team's number in a column, if that holds one; the first is the board's."""
        held = 0 < at < len(self.kinds) and self.kinds[at] == "number"
        return int(cells[at].text) if held and cells[at].text.isdecimal() else 0

    def _bye(self, line: TextLine) -> bool:
        """Take a line that names a team with a bye."""
        text = line.whole.text
        if not names_bye(text):
            return False
        try:
            found = list(byes_in(line.whole.line, " " * (line.whole.column - 1) + text))
        except ReadError:
            return False
        for one in found:
            # In a team's bye a figure says its points, not the kind.
            score = next(
                (one_score(cell.text) for cell in line.filled if one_score(cell.text)), None
            )
            code = one.code if one.code in {"H", "U"} else "P"
            who = self._called(one.who.whole, text) if len(found) == 1 else one.who.whole
            self.section.byes.append(
                Bye(self.round, who, code, score[0] if score else None, one.cell)
            )
        self.pending = False
        return bool(found)


def _is_prose(text: str) -> bool:
    """Whether a line is a sentence, not names: those have no other words in small letters.

    >>> _is_prose("Oakton completed their fixtures with a 2-2 draw.")
    True
    >>> _is_prose("Elm Academy of the Sacred Mountain 4 - 0 Ash")
    False
    """
    if not is_sentence(text):
        return False
    columns = any(_GAP in text[max(0, one.start - 2) : one.start] for one in scores_in(text))
    words = _SMALL.findall(_ASIDE.sub(" ", text))
    return not columns and any(word not in _OF_NAMES for word in words)


def _rests(text: str, score: Score | None) -> bool:
    """Whether a name is a word for a bye; one that may be a name is none beside a result."""
    said = bye(text)
    return said is not None and (said.sure or score is None)


def _one_sided(cells: Sequence[Cell]) -> Score | None:
    """Read the result of a bye, of which one side has points: "2 : "."""
    filled = [cell.text for cell in cells if cell.text not in {"", ":", "-"}]
    found = one_score(filled[0]) if len(filled) == 1 else None
    if found is None:
        return None
    first = cells[0].text == filled[0] or not cells[-1].text
    return Score(found[0], 0) if first else Score(0, found[0])


def _is_game(line: TextLine) -> bool:
    """Whether a line holds one result, and that of a single game."""
    found = scores_in("  ".join(cell.text for cell in line.filled))
    return len(found) == 1 and (found[0].sum <= _GAME or found[0].signs)


def _ranked(heads: Heads, line: TextLine, *, spaced: bool) -> Listed | None:
    """Read a line of a ranking."""
    cells = list(line.cells)
    if spaced:
        words = [Cell(word, line.whole.line, line.whole.column) for word in line.whole.text.split()]
        before, behind = heads.name, len(heads.columns) - heads.name - heads.names
        if len(words) <= before + behind or not words[0].text.rstrip(".)").isdecimal():
            return None
        middle = words[before : len(words) - behind]
        name = Cell(" ".join(cell.text for cell in middle), line.whole.line, line.whole.column)
        cells = [*words[:before], name, *[name] * (heads.names - 1), *words[len(words) - behind :]]
    if len(cells) < len(heads.columns):
        return None
    name = cells[heads.name]
    if not has_name(name.text):
        return None
    printed = tuple(thousandths(cells[at].text) for at in heads.points)
    if all(value is None for value in printed):
        return None
    place = cells[heads.place].text.rstrip(".) ") if heads.place is not None else ""
    number = cells[heads.number].text.rstrip(".") if heads.number is not None else ""
    counts = [cells[at].text for at in heads.counts]
    return Listed(
        name,
        place,
        int(number) if number.isdecimal() else 0,
        printed,
        (int(counts[0]), int(counts[1]), int(counts[2]))
        if counts and all(map(str.isdecimal, counts))
        else None,
    )


class Found(NamedTuple):
    """What a walk down a text found."""

    sheets: list[Sheet]
    games: int
    """How many lines of games belong to no match."""
    others: tuple[Cell, ...]
    """Rows of another table: of players, or of whoever plays no match here."""
    rosters: tuple[Roster, ...]
    """The teams whose players stand below their names."""
    of_players: bool = False
    """Whether what should be a team is a result: these are no matches."""


def sheets_of(text: str) -> Found:
    """Return the sections of a text, and what is beside them."""
    walk = Walk(text)
    if not any(one.matches for one in walk.sections):
        # What is beside them nobody asks for, then.
        return Found([], 0, (), walk.rosters, walk.of_players)
    sections = _joined([one for one in walk.sections if one.matches or one.rows])
    open_ = [line.whole for one in walk.sections for _, line in one.open]
    others = [
        row
        for cells in (walk.texts, walk.listed, open_)
        for row in rows_of_another(cells)
        if not heads_rounds(words(row.line, row.text))
    ]
    rankings = [*_rankings(sections), *reversed(walk.stashed)]
    for one in sections:
        if one.matches and not _share(one.keys(), {key(row.name.text) for row in one.rows}):
            others += [row.name for row in one.rows]
            one.heads, one.rows = None, []
    sections = [one for one in sections if one.matches]
    if len(sections) > MOST_SECTIONS:
        raise too_many(sections[MOST_SECTIONS].matches[0].one.line)
    for ranking in rankings:
        names = {key(row.name.text) for row in ranking.rows}
        best = max(sections, key=lambda one: len(one.keys() & names), default=None)
        if best is None or not best.keys() & names:
            others += [row.name for row in ranking.rows]
        elif not best.rows:
            best.heads, best.rows = ranking.heads, ranking.rows
    found = []
    for one in sections:
        ranking_ = None
        if one.heads and one.rows:
            columns = tuple(one.heads.columns[at] for at in one.heads.points)
            ranking_ = Ranking(columns, tuple(one.rows))
        found.append(
            Sheet(
                one.title,
                tuple(_with_open(one, walk.repeated, bare=walk.bare)),
                tuple(one.byes),
                ranking_,
                tuple(walk.texts[: one.begins] if one.begins else walk.texts[:3]),
                tuple(walk.texts[one.begins :]),
                tuple(one.left),
                one.headed,
                _starts(one.days),
            )
        )
    rows = tuple({cell.line: cell for cell in others}.values())
    return Found(found, walk.games, rows, walk.rosters, walk.of_players)


def _is_a_cell(cell: Cell) -> bool:
    """Whether what should be a team is a result in a table of players: ``3 w 0``."""
    return any(map(str.isdecimal, cell.text)) and is_result(cell.text)


def _share(one: set[str], other: set[str]) -> bool:
    """Whether a name is in both, with or without more after it: "elmland", "elmland elm"."""
    return bool(one & _beginnings(other) or other & _beginnings(one))


def _beginnings(names: set[str]) -> set[str]:
    """Return the first words of names: one, two, or all."""
    return {
        " ".join(words[:at]) for words in map(str.split, names) for at in range(1, len(words) + 1)
    }


def _rankings(sections: Sequence[Section]) -> Iterator[Section]:
    """Yield the rankings without matches, and those above matches of other teams alone."""
    for one in sections:
        if not one.rows:
            continue
        names = {key(row.name.text) for row in one.rows}
        if not one.matches:
            yield one
        elif not one.keys() & names and any(other.keys() & names for other in sections):
            ranking = Section(one.title, one.begins)
            ranking.heads, ranking.rows = one.heads, one.rows
            one.heads, one.rows = None, []
            yield ranking


def _starts(lines: Sequence[Cell]) -> str | None:
    """Return the first day that is beside the name of a round, with its year."""
    for cell in lines:
        day = day_in(cell.text)
        if day and len(day.ways) == 1 and day.ways[0][0]:
            return "{:04}-{:02}-{:02}".format(*day.ways[0])
    return None


def _with_open(section: Section, repeated: Mapping[str, int], *, bare: bool) -> list[Match]:
    """Return the matches, and lines of two teams that are paired and have no result yet.

    What is ``repeated`` and names no teams is at the head or foot of pages.
    """
    names = section.keys() | {key(row.name.text) for row in section.rows}
    found = list(section.matches)
    for round_, line in section.open:
        cell, ways = line.whole, versus(line, bare=bare)
        known = [way for way in ways if key(way[0].text) in names and key(way[1].text) in names]
        if len(known) == 1:
            found.append(Match(round_, *known[0], None, forfeited=False, signs=False, cell=cell))
        elif (
            section.matches
            and cell.line > section.matches[0].cell.line
            and repeated[cell.text] < _MIN_PAGES_REPEATED
        ):
            section.left.append(cell)
    return found


def cut_apart(matches: Sequence[Match], listed: Sequence[Listed]) -> list[Match]:
    """Return the matches, those whose line can be cut in several ways by the names there are.

    Raises :class:`ReadError` where none, or more than one of the ways, is of these.
    """
    names = {
        key(cell.text) for match in matches if not match.ways for cell in (match.one, match.other)
    } | {key(row.name.text) for row in listed}
    return [_cut(match, names) if match.ways else match for match in matches]


def _cut(match: Match, names: set[str]) -> Match:
    known = [way for way in match.ways if key(way[0].text) in names and key(way[1].text) in names]
    if len(known) != 1:
        raise ReadError.at(match.ways[0][0], "error-match-cut", "hint-match-cut")
    return match._replace(one=known[0][0], other=known[0][1], ways=())


def _joined(sections: Sequence[Section]) -> list[Section]:
    """Join sections that share a team: the same rounds again, not others."""
    found: list[tuple[Section, set[str]]] = []
    for one in sections:
        teams = one.keys()
        same = [known for known in found if not known[1].isdisjoint(teams)]
        titled = [known for known in same if known[0].title == one.title]
        if not same:
            found.append((one, teams))
            continue
        (first, first_teams), *rest = titled or same
        for other, theirs in [*rest, (one, teams)]:
            first.take(other)
            first_teams |= theirs
        found = [known for known in found if known not in rest]
    return [section for section, _ in found]


def rounds_taken(matches: Sequence[Match]) -> tuple[list[Match], Message | None]:
    """Give each match a round where the text names none: a new one when a team plays again."""
    if any(match.round for match in matches):
        return list(matches), None
    found: list[Match] = []
    seen: set[str] = set()
    round_ = 1
    for match in matches:
        names = {key(match.one.text), key(match.other.text)}
        if names & seen:
            round_, seen = round_ + 1, set()
        seen |= names
        found.append(match._replace(round=round_))
    if round_ == 1:
        return found, None
    first = next(after.cell for before, after in pairwise(found) if after.round > before.round)
    return found, Message("rounds-taken-teams", (round_,), first.line, first.column)
