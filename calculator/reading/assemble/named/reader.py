"""The reader of tables in which opponents are called by name."""

import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from calculator.model import HALVES, Color, Message
from calculator.model.late import late, pattern
from calculator.reading.assemble.games.ranking import rated
from calculator.reading.assemble.named.numbered import by_number
from calculator.reading.assemble.named.tables import (
    Group,
    NameTable,
    colors_in,
    grids,
    groups,
    other_columns,
    round_columns,
    unnumbered,
    who_of,
)
from calculator.reading.assemble.standings.guards import left_out
from calculator.reading.assemble.standings.headed import faulty
from calculator.reading.assemble.standings.rows import raw_rows
from calculator.reading.cells.dialects import dialects_of
from calculator.reading.cells.grammar import RawResult, total
from calculator.reading.cells.opponent_names import (
    WINS,
    alone,
    color_of,
    is_nothing,
    of_bye,
    readings,
    result_alone,
)
from calculator.reading.cells.people import People, names_taken
from calculator.reading.check.ambiguous_cells import ratings_unread
from calculator.reading.check.consistency import Judged
from calculator.reading.check.paired_cells import opposite
from calculator.reading.columns.context import in_sight
from calculator.reading.columns.headings import Column, column
from calculator.reading.columns.raw import RawTable
from calculator.reading.lexicon.headings import round_word
from calculator.reading.text.errors import MOST_PLAYERS, ReadError, Whose, too_many_players
from calculator.reading.text.grid import Cell

if TYPE_CHECKING:
    from calculator.reading.assemble.named.foreign_colors import in_english, with_texts
else:
    _COLORS = "calculator.reading.assemble.named.foreign_colors"
    in_english, with_texts = late(_COLORS, "in_english"), late(_COLORS, "with_texts")

#: A letter alone beside a name, and a score: neither W nor B.
_LETTERED = pattern(
    r"[^\W\d_wbWB]\s+[^\W\d_]{2}[^(]*(?:\d|½|\))|[\d½,.]+\s+[^\W\d_wbWB]\s+[^\W\d_]{2}.*"
    r"|[^(]*[(\[][^\W\d_wbWB][)\]].*"
)
#: What no column of results is headed by.
_OF_FIGURES = frozenset({"number", "rating", "total"})
#: For each cell that is not answered as many are.
_ANSWERED = 3


def read_named(text: str) -> list[Judged | ReadError]:
    """Read every table that names its opponents; empty where none does."""
    found: list[Judged | ReadError] = []
    #: What is wrong with tables that name nobody: others of the text may.
    others: list[tuple[int, ReadError]] = []
    for numbered in grids(text):
        grid = unnumbered(numbered)
        said, original = _in_english(grid), grid.rows
        if said:
            grid = grid._replace(rows=with_texts(grid.rows, said))
        people = People([row[grid.name].text for row in grid.rows])
        rounds = groups(grid, people) if len(grid.rows) > 1 else []
        if not rounds or (len(rounds) == 1 and _is_list(grid)):
            others += [(len(found), _faulty(fault, grid)) for fault in grid.faults[:1]]
            continue
        try:
            if grid.faults:
                raise grid.faults[0]
            if len(grid.rows) > MOST_PLAYERS and not _is_list(grid):
                raise too_many_players(grid.rows[MOST_PLAYERS][0].line, len(grid.rows))
            if rounds[0].by_name:
                raw = _Table(grid, rounds, people).raw()
                found.append(Judged(_as_written(raw, original) if said else raw))
            else:
                found.append(by_number(numbered, rounds))
        except ReadError as error:
            found.append(_faulty(error, grid))
    if found:
        for at, fault in reversed(others):
            found.insert(at, fault)
    return found


def _in_english(grid: NameTable) -> dict[tuple[int, int], str]:
    """Return the cells of rounds with English letters where theirs are another language's."""
    rows = [(*row[: grid.name], *row[grid.name + 1 :]) for row in grid.rows]
    some = any(_LETTERED.fullmatch(cell.text) for row in rows for cell in row)
    return in_english(rows) if some else {}


def _as_written(table: RawTable, rows: Sequence[tuple[Cell, ...]]) -> RawTable:
    """Return a table with the cells of its results as they were written."""
    written = {(cell.line, cell.column): cell for row in rows for cell in row}
    made = [
        row._replace(
            results=tuple(
                one._replace(cell=written.get((one.cell.line, one.cell.column), one.cell))
                for one in row.results
            )
        )
        for row in table.rows
    ]
    return table._replace(rows=tuple(made))


def named(grid: NameTable, rounds: Sequence[Group], *, totals: int | None = None) -> Judged:
    """Read a table whose cells in these columns name the opponents.

    ``totals`` is the column in which they are, if that is known. Raises :class:`ReadError` where a
    cell names nobody of the table.
    """
    people = People([row[grid.name].text for row in grid.rows])
    return Judged(_Table(grid, rounds, people, totals).raw())


def is_answered(table: Judged) -> bool:
    """Whether nearly every cell that names an opponent is answered: else it may be no table."""
    bears = table.consistency
    return not table.doubtful and bears.answered >= max(2, _ANSWERED * bears.unanswered)


def _faulty(error: ReadError, grid: NameTable) -> ReadError:
    return faulty(error, tuple(grid.before), grid.heading, grid.rows)


def _is_list(grid: NameTable) -> bool:
    """Whether rows are games, not players: everybody is listed once for each round."""
    names = [row[grid.name].text for row in grid.rows]
    return len(set(names)) < len(names) and any(
        round_word(cell.text, weeks=True) for cell in grid.heading
    )


class _Choice(NamedTuple):
    """What a cell may mean: whom, and with which result."""

    player: int | None
    code: str
    color: Color = ""


class _Table:
    """A table while its names are looked up."""

    def __init__(
        self,
        grid: NameTable,
        rounds: Sequence[Group],
        people: People,
        totals: int | None = None,
    ) -> None:
        self.grid = grid
        self.totals = totals
        self.rounds = rounds
        self.people = people
        self.colors = colors_in(grid, rounds)
        self.taken: list[tuple[Cell, str]] = []
        self.warnings: list[Message] = []
        results = [
            row[group.result].text
            for group in rounds
            if group.result is not None
            for row in grid.rows
        ]
        # A plus is a win where nothing else is one, else a forfeit; beside one a minus is no blank.
        self.forfeits = "+" in results
        # Behind a blank it is a loss where others have won or drawn so.
        self.losses = any(
            row[group.who].text.endswith((" +", " ="))
            for group in rounds
            if group.result is None
            for row in grid.rows
        )
        self.signs = not any(text in WINS for text in results)

    def raw(self) -> RawTable:
        """Return the table; raises at a name that nobody has, or more than one."""
        choices = [
            [self._choices(at, round_) for round_ in range(len(self.rounds))]
            for at in range(len(self.grid.rows))
        ]
        results = [self._results(at, choices) for at in range(len(self.grid.rows))]
        columns = self._with_total(other_columns(self.grid, self.rounds), results)
        nothing = dialects_of(())[0]
        beside = zip(raw_rows(columns, self.grid.rows, nothing, None), results, strict=True)
        rows = tuple(row._replace(results=found) for row, found in beside)
        if all(row.rating is None for row in rows):
            rows = tuple(rated(row) if row.name.text.endswith((")", "]")) else row for row in rows)
        made = [found for found in columns if found.kind != "part"]
        made += round_columns(self.grid, self.rounds)
        return RawTable(
            tuple(made),
            rows,
            tuple(self.grid.before),
            tuple(self.grid.after),
            self.grid.form,
            "named",
            warnings=(
                *names_taken(self.taken),
                *self.warnings,
                *ratings_unread(columns, self.grid.rows, rows),
                *self._moved(),
                *left_out(columns, self.grid.rows),
            ),
        )

    def _moved(self) -> tuple[Message, ...]:
        """Return a warning where results are below a heading of figures: columns were moved."""
        heads = [column(self.grid.heading[one.who]).kind for one in self.rounds]
        if _OF_FIGURES.isdisjoint(heads):
            return ()
        places = (self.grid.name, self.rounds[0].who, self.rounds[-1].who)
        name = self.grid.heading[self.grid.name]
        facts = tuple(at + 1 for at in places)
        return (Message("columns-guessed", facts, name.line, name.column),)

    def _with_total(
        self, columns: Sequence[Column], results: Sequence[Sequence[RawResult]]
    ) -> list[Column]:
        """Take a column without a heading for the totals, if nothing else is and they are right."""
        sums = [sum(HALVES[one.code] for one in found) for found in results]
        made = list(columns)
        if any(one.kind == "total" for one in columns) or len(set(sums)) < 2:
            return made
        for at, one in enumerate(columns):
            if one.kind == "other" and not one.heading.text:
                said = [total(row[at].text) for row in self.grid.rows]
                right = sum(map(operator.eq, said, sums))
                if 4 * right >= 3 * len(sums) or (at == self.totals and 2 * right >= len(sums)):
                    made[at] = one._replace(kind="total")
                    break
        return made

    def _results(
        self, at: int, choices: Sequence[Sequence[list[_Choice]]]
    ) -> tuple[RawResult, ...]:
        return tuple(self._result(at, round_, choices) for round_ in range(len(self.rounds)))

    def _choices(self, at: int, round_: int) -> list[_Choice]:
        """Return what the cells of a player in a round may mean; raises where they mean nothing."""
        group = self.rounds[round_]
        cells = self.grid.rows[at]
        try:
            if group.result is None:
                found = self._in_one(at, cells[group.who])
            else:
                who = who_of(cells, group, self.colors)
                found = self._in_two(at, who, cells[group.result])
            if group.color is not None:
                cell = cells[group.color]
                color = color_of(cell.text, self.colors)
                if color is None and found and found[0].player is not None:
                    raise ReadError.says(cell, "error-no-color", "hint-color")
                found = [
                    one if one.player is None else one._replace(color=one.color or color or "")
                    for one in found
                ]
        except ReadError as error:
            name = cells[self.grid.name].text
            raise error.knowing(whose=Whose(name, round_ + 1)) from error
        return found

    def _in_one(self, at: int, cell: Cell) -> list[_Choice]:
        """Read a cell that names opponent and result together."""
        if is_nothing(cell.text):
            return []
        if (code := alone(cell.text)) is not None:
            return [_Choice(None, code)]
        text = f"{cell.text[:-2]}-" if self.losses and cell.text.endswith(" -") else cell.text
        said = readings(text)
        best: list[_Choice] = []
        for one in said:
            found = [other for other in self.people.find(one.name) if other != at]
            if found and (len(found) == 1 or not best):
                made = [_Choice(other, one.code, one.color) for other in found]
                if len(found) == 1 and self.people.exact(one.name):
                    # "Ann White L" is no Ann with White.
                    return made
                best = best + made if len(best) == 1 and len(found) == 1 else made
        if best:
            # "Woods B 1": a color, if it can be one, not the initial of Bo Woods.
            colored = {one._replace(color="") for one in best if one.color}
            return [one for one in dict.fromkeys(best) if one.color or one not in colored]
        if not said and not self.people.find(cell.text):
            raise ReadError.says(cell, "error-no-result", "hint-named-result")
        if not said:
            # Paired, and not played yet.
            return [_Choice(other, "") for other in self.people.find(cell.text) if other != at]
        raise self._nobody(cell, said[0].name)

    def _in_two(self, at: int, who: Cell, result: Cell) -> list[_Choice]:
        """Read the cell of the opponent and that of the result."""
        if is_nothing(who.text):
            if is_nothing(result.text):
                return []
            code = alone(result.text)
            if code is None:
                raise ReadError.says(result, "error-no-result", "hint-named-result")
            return [_Choice(None, code)]
        if (code := alone(who.text)) is not None and not self.people.exact(who.text):
            scored = of_bye(result.text, code)
            if scored is None:
                raise ReadError.says(result, "error-no-result", "hint-bye")
            return [_Choice(None, scored)]
        found = [other for other in self.people.find(who.text) if other != at]
        if not found:
            raise self._nobody(who, who.text)
        if is_nothing(result.text) and not (self.forfeits and result.text == "-"):
            return [_Choice(other, "") for other in found]
        code = result_alone(result.text, signs=self.signs)
        if code is None:
            raise ReadError.says(result, "error-no-result", "hint-named-result")
        return [_Choice(other, code) for other in found]

    def _nobody(self, cell: Cell, name: str) -> ReadError:
        near = self.people.nearest(name)
        hint = Message("hint-nearest", ("; ".join(near),)) if near else Message("hint-named-result")
        if shown := in_sight((*self.grid.before, *self.grid.after), len(self.grid.rows)):
            hint = Message("hint-rows-in-sight", shown)
        return ReadError.says(cell, Message("error-nobody-called", (name,)), hint)

    def _result(
        self, at: int, round_: int, choices: Sequence[Sequence[list[_Choice]]]
    ) -> RawResult:
        """Decide what a cell means: of several players the one who lists this one too."""
        group = self.rounds[round_]
        cells = self.grid.rows[at]
        who = cells[group.who]
        found = choices[at][round_]
        if not found:
            return RawResult("", None, who)
        chosen = found[0]
        if len(found) > 1:
            answering = [
                one
                for one in found
                if one.player is not None
                and any(
                    theirs.player == at and _answers(one, theirs)
                    for theirs in choices[one.player][round_]
                )
            ]
            names = "; ".join(dict.fromkeys(self.people.names[one.player or 0] for one in found))
            if len(answering) != 1:
                error = ReadError.says(
                    who, Message("error-name-several", (names,)), "hint-name-whole"
                )
                raise error.knowing(whose=Whose(cells[self.grid.name].text, round_ + 1))
            chosen = answering[0]
            facts = (who.text, self.people.names[chosen.player or 0], round_ + 1)
            self.warnings.append(Message("name-answered", facts, who.line, who.column))
        elif chosen.player is not None and not self._plainly(who.text, chosen.player):
            self.taken.append((who, self.people.names[chosen.player]))
        cell = who
        if group.result is not None and chosen.code and cells[group.result].text:
            cell = cells[group.result]
        opponent = None if chosen.player is None else chosen.player + 1
        return RawResult(chosen.code, opponent, cell, None, chosen.color)

    def _plainly(self, text: str, player: int) -> bool:
        """Whether a cell has the last name or the whole name of a player.

        Of a name that is only a part of what all cells have, the rest may be lost.
        """
        fitting = [
            name
            for name in (text, *(said.name for said in readings(text)))
            if self.people.degree(name, player) >= 2
        ]
        own = self.people.names[player]
        return any(name == own or own not in name for name in fitting)


def _answers(mine: _Choice, theirs: _Choice) -> bool:
    """Whether two cells can be of one game."""
    return opposite(mine.code) in {"", theirs.code} or not theirs.code
