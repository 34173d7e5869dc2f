"""A table out of cells of which each may have been read in several ways, as from a picture.

What may be read there has a confidence; what the other cells say of the same game, and what totals
add up to, decides. So the likeliest table that does not contradict itself is found.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import exp, log
from typing import NamedTuple

from calculator.model import Message, last_round_with_a_game
from calculator.scanned.reading_door import (
    Cell,
    Place,
    Price,
    Puzzle,
    RawResult,
    RawTable,
    ReadError,
    Solution,
    Writer,
    heading,
    read,
    result,
    solved,
    total,
    unlike,
    unresolved,
)
from calculator.scanned.table_draft import (
    CellGuesses,
    Draft,
    Guess,
    ResultStyle,
    exceeds,
    pointed,
    result_style,
    unknown,
)

#: What was not seen at all costs more than anything that was.
_UNSEEN = 5.0
#: What is in a cell of which nothing can be read.
_UNREAD = 1.0
_LEAST = 1e-4
#: A reading that is less likely than the best by more than this raises no doubt.
_CLEAR = 1.5
#: Below this, what no other cell confirms is doubtful.
_SURE = 0.75
#: What was read so surely is not something else that was never seen there, without a word.
_CERTAIN = 0.9
#: A result that was seen with less chance was hardly read; so large a part of such is too much.
_HARDLY, _MANY = 0.1, 0.4
#: Rounds are missing if so many totals are higher than what was seen, and so large a part of them.
_HIGHER, _MUCH = 3, 0.4
#: A letter without an opponent that was seen with less chance may be another one.
_PLAIN = 0.25
#: Games that were not played, with an opponent or without.
_WALKOVERS = frozenset("XF")
#: What two cells say of one game counts from here on, added up.
_TOLD = 0.5
#: So large a part of the cells may be left out, as there would be no table with them.
_REFUSED = 0.1
#: A column of which so large a part is in doubt, and so many cells, is in doubt as a whole.
_IN_DOUBT, _DOUBTS = 0.5, 3
#: Totals are printed in so large a part of the rows: where one is not, it was not seen.
_PRINTED = 0.5

__all__ = ["CellGuesses", "Correction", "Doubt", "Guess", "LikeliestTable", "likeliest"]


class Correction(NamedTuple):
    """A cell that says something else in the table than what was seen first."""

    place: object
    seen: str
    text: str
    why: str
    """``answer``: the opponent's cell or a total says so; ``form``: what was seen first can stand
    in no such column; ``number``: the numbers run on."""


class Doubt(NamedTuple):
    """A cell that may be wrong still, and what it may say."""

    place: object
    texts: tuple[str, ...]
    """None where the cell is of a round that is not where its heading says."""


class LikeliestTable(NamedTuple):
    """The likeliest table, as text between tabs."""

    text: str
    corrections: tuple[Correction, ...]
    doubts: tuple[Doubt, ...]
    notes: tuple[Message, ...] = ()
    """What is wrong with it as a whole."""


class _GuessPrice(Price):
    """Prices by what was seen in each cell."""

    def __init__(self, draft: Draft, raw: RawTable, results: ResultStyle) -> None:
        self._totals = [row.total_cell and draft.seen(draft.at(row.total_cell)) for row in raw.rows]
        self._read: dict[Place, dict[tuple[object, ...], tuple[RawResult, float]]] = {}
        self.unread: set[Place] = set()
        for at, row in enumerate(raw.rows):
            for index, old in enumerate(row.results):
                if not old.cell.text and draft.why.get(draft.at(old.cell)) == "form":
                    self.unread.add((at, index))
                said = self._read.setdefault((at, index), {})
                for guess in draft.seen(draft.at(old.cell)).guesses:
                    found = _result(old.cell, guess.text, results)
                    if found:
                        said.setdefault(_key(found), (found, _cost(guess.confidence)))

    def cell(self, place: Place, old: RawResult, new: RawResult) -> float:
        """Return how much less likely a cell is than what it was read as."""
        said = self._read[place]
        if _key(new) == _key(old):
            return 0.0
        best = said[_key(old)][1] if _key(old) in said else 0.0
        if _key(new) in said:
            return max(0.0, said[_key(new)][1] - best)
        return unlike(old, new) + (_UNREAD if place in self.unread else _UNSEEN)

    def chance(self, place: Place, found: RawResult) -> float:
        """Return how sure it is that a cell says so, by what was seen in it alone."""
        said = self._read[place].get(_key(found))
        return exp(-said[1]) if said else 0.0

    def seen(self, place: Place) -> Sequence[RawResult]:
        """Return what else was seen in a cell."""
        return [found for found, _ in self._read[place].values()]

    def total(self, at: int, old: int, new: int) -> float:
        """Return the same for a total."""
        del old
        seen = self._totals[at]
        for guess in seen.guesses if seen else ():
            if total(guess.text) == new:
                return _cost(guess.confidence)
        return _UNSEEN + 1


def _likeliest_first(seen: CellGuesses, texts: Iterable[str]) -> tuple[str, ...]:
    """Return what a cell may say, what was seen most surely first.

    >>> _likeliest_first(CellGuesses((Guess("W9", 0.7), Guess("W3", 0.2))), {"B", "W3", "W9"})
    ('W9', 'W3', 'B')
    """
    sure = {guess.text: guess.confidence for guess in seen.guesses}
    return tuple(sorted(texts, key=lambda text: (-sure.get(text, 0), text)))


class _Puzzle(Puzzle):
    """A table of which rows or rounds may not be in the picture."""

    absent: Collection[int] = ()
    """The numbers of players whose rows are not."""

    def clash(self, place: Place, changes: Mapping[Place, RawResult]) -> bool:
        """Whether a cell cannot be right: one that names somebody who is not seen can."""
        return self.cell(place, changes).opponent not in self.absent and super().clash(
            place, changes
        )

    def goes_on(self) -> bool:
        """Whether more rounds were played than seen: many totals are higher, hardly any lower."""
        open_ = [
            total_ - self.sum(at, {}) for at, total_ in enumerate(self.totals) if total_ is not None
        ]
        higher, lower = sum(more > 0 for more in open_), sum(more < 0 for more in open_)
        return higher >= max(_HIGHER, _MUCH * len(open_)) and lower <= _HARDLY * len(open_)


def _absent(results: ResultStyle, numbers: Sequence[int]) -> frozenset[int]:
    """Return the numbers of players who are known to be there, though their rows were not seen."""
    last = max(results.unseen, *numbers) if numbers else 0
    return frozenset(range(1, last + 1)) - set(numbers)


def _key(found: RawResult) -> tuple[object, ...]:
    return found.code, found.opponent, found.color


def _cost(confidence: float) -> float:
    return -log(max(confidence, _LEAST))


def _result(cell: Cell, text: str, results: ResultStyle) -> RawResult | None:
    if not results.fits(text):
        return None
    try:
        found = result(cell._replace(text=text), results.dialect)
    except ReadError:
        return None
    return found._replace(cell=cell)


def likeliest(
    rows: Sequence[Sequence[CellGuesses]],
    rounds: Collection[int] = (),
    *,
    goes_on: bool = False,
    ends: bool = False,
) -> LikeliestTable:
    r"""Return the likeliest table of cells that were seen; the first row is the heading.

    ``rounds`` are the columns that look like rounds, though little may have been read of them; the
    table ``goes_on`` where the picture cuts off later rounds, and rows may follow where it
    ``ends``.
    Raises :class:`ReadError` where they make no table.

    >>> seen = lambda *texts: [CellGuesses((Guess(text),)) for text in texts]
    >>> found = likeliest(
    ...     [
    ...         seen("No.", "Name", "Pts", "R1", "R2"),
    ...         seen("1", "Ann", "2", "W2", "W3"),
    ...         seen("2", "Ben", "0.5", "L1", "D4"),
    ...         [*seen("3", "Cem", "1", "W4"), CellGuesses((Guess("U1", 0.6), Guess("L1", 0.4)))],
    ...         seen("4", "Dea", "0.5", "L3", "D2"),
    ...     ]
    ... )
    >>> found.text.split("\n")[3], found.corrections[0].text
    ('3\tCem\t1\tW4\tL1', 'L1')
    """
    draft = Draft(rows)
    results = result_style(draft, rounds, ends=ends)
    raw, numbers = _readable(draft, results.fits)
    price = _GuessPrice(draft, raw, results)
    absent = _absent(results, numbers)
    last = last_round_with_a_game(raw.rows)
    puzzle = _Puzzle(raw, numbers, last, price)
    puzzle.absent = absent
    cells = {
        (at, index): draft.at(found.cell)
        for at, row in enumerate(raw.rows)
        for index, found in enumerate(row.results)
    }
    sums = {at: draft.at(row.total_cell) for at, row in enumerate(raw.rows) if row.total_cell}
    goes_on = goes_on or puzzle.goes_on()
    beyond: dict[Place, set[str]] = {}
    if goes_on:
        # Rounds are missing: totals say nothing of those that were seen. Or their points are.
        beyond = _without_points(draft, sums.values(), last)
        puzzle.totals, sums = [None] * len(raw.rows), {}
    found = _Findings(draft, puzzle, price, Writer(raw, numbers), results, cells, sums)
    groups = [group for group in solved(puzzle) if group]
    best = {place: new for group in groups for place, new in group[0].cells.items()}
    notes = results.notes
    astray = set(results.astray)
    if found.hardly_read(best):
        # What agrees there does so by chance, and what nobody knows may be a round.
        notes += (Message("picture-hardly-read"),)
        astray.update(cells.values(), unknown(draft))
    doubtful = {at: set[str]() for at in astray} | found.doubts(groups, best)
    for group in groups:
        for at, text in found.texts(group[0]).items():
            draft.put(at, text, "answer")
    for at in found.fill(price.unread, best):
        # What is printed there nobody knows: rounds may be missing, or a result misread.
        doubtful.setdefault(at, {draft.texts[at[0]][at[1]]})
    # Who is not in the picture is named all the same, and what is won there is counted.
    for at in _check(draft) if not (absent or goes_on) else ():
        doubtful.setdefault(at, {draft.texts[at[0]][at[1]]})
    for at, texts in beyond.items():
        doubtful[at] = doubtful.get(at, set()) | texts
    for at, texts in draft.refused.items():
        # What was refused is doubtful, whatever was found in its place.
        doubtful[at] = doubtful.get(at, set()) | texts | {draft.texts[at[0]][at[1]]}
    for at in (*_lost_totals(draft), *_with_others(draft, doubtful)):
        doubtful.setdefault(at, {draft.texts[at[0]][at[1]]})
    doubtful |= {at: set[str]() for at in _strange_rows(draft, results, doubtful)}
    return LikeliestTable(
        draft.text,
        tuple(
            Correction(draft.seen(at).place, draft.seen(at).text, draft.texts[at[0]][at[1]], why)
            for at, why in sorted(draft.why.items())
        ),
        tuple(
            Doubt(draft.seen(at).place, _likeliest_first(draft.seen(at), texts))
            for at, texts in sorted(doubtful.items())
        ),
        notes,
    )


def _lost_totals(draft: Draft) -> list[Place]:
    """Return the totals that are not there, where most are: their ink was not seen."""
    found = []
    for index, head in enumerate(draft.texts[0]):
        if heading(head)[0] == "total":
            places = draft.column(index)
            empty = [at for at in places if not draft.texts[at[0]][at[1]]]
            found += empty if len(empty) < _PRINTED * len(places) else []
    return found


def _with_others(draft: Draft, doubtful: Collection[Place]) -> list[Place]:
    """Return the other cells of columns most of which is in doubt: it may be another column.

    What agrees there does so by chance: a total may have been taken for a result.
    """
    found = []
    for index, head in enumerate(draft.texts[0]):
        kind, round_ = heading(head)
        inked = [at for at in draft.column(index) if draft.seen(at).text]
        doubts = sum(at in doubtful for at in inked)
        if (round_ or kind == "total") and doubts >= max(_DOUBTS, _IN_DOUBT * len(inked)):
            found += inked
    return found


def _strange_rows(draft: Draft, results: ResultStyle, doubtful: Collection[Place]) -> list[Place]:
    """Return the cells of rows that may be no player's: their numbers were not seen.

    Of what is there, most is in doubt.
    """
    found: list[Place] = []
    for number in sorted(results.numbers):
        row, own = number
        inked = [(row, at) for at, seen in enumerate(draft.rows[row]) if at != own and seen.text]
        doubts = sum(at in doubtful for at in inked)
        if not draft.seen(number).text and doubts >= _IN_DOUBT * len(inked):
            found += [number, *inked]
    return found


def _without_points(draft: Draft, totals: Iterable[Place], rounds: int) -> dict[Place, set[str]]:
    """Return the totals that are more than the rounds that were seen, but not with a point."""
    found = {}
    for at in totals:
        text = draft.texts[at[0]][at[1]]
        if exceeds(text, rounds) and not exceeds(pointed(text), rounds):
            found[at] = {text, pointed(text)}
    return found


class _Findings(NamedTuple):
    """A table of cells that were seen, and where its cells are in the draft."""

    draft: Draft
    puzzle: Puzzle
    price: _GuessPrice
    writer: Writer
    results: ResultStyle
    cells: Mapping[Place, Place]
    sums: Mapping[int, Place]

    def doubts(
        self, groups: Sequence[Sequence[Solution]], best: Mapping[Place, RawResult]
    ) -> dict[Place, set[str]]:
        """Return the cells that may be wrong still, with what they may say."""
        draft, puzzle = self.draft, self.puzzle
        doubtful: dict[Place, set[str]] = {}
        touched: set[Place] = set()
        unseen: dict[Place, set[str]] = {}
        for group in groups:
            near = [self.texts(one) for one in group if one.cost <= group[0].cost + _CLEAR]
            for at in {at for texts in near for at in texts}:
                said = {texts.get(at, draft.texts[at[0]][at[1]]) for texts in near}
                touched.add(at)
                if len(said) > 1:
                    doubtful[at] = said
            for at, text in near[0].items():
                if text not in self._guesses(at):
                    unseen[at] = {text, draft.texts[at[0]][at[1]], *self._guesses(at)[:1]}
            doubtful |= self._contradicted(group[0])
            doubtful |= self._rewritten(group[0])
        told = {self.cells[place] for place in self.cells if self._told_twice(place, best)}
        told |= self.results.numbers
        told |= {at for row, at in self.sums.items() if puzzle.right(row, best)}
        told |= {at for place, at in self.cells.items() if self._adds_up(place, best)}
        # What nobody saw there, and no other cell says, is only a way out; as it is where something
        # else was seen for certain.
        sure = {at for at in unseen if draft.seen(at).guesses[0].confidence > _CERTAIN}
        for at in unseen.keys() - (told - sure):
            doubtful.setdefault(at, unseen[at])
        left = {self.cells[place] for place in puzzle.clashes() if puzzle.clash(place, best)}
        left |= self._shaky(best, touched)
        # A total that adds up with results of which one is in doubt confirms nothing.
        rows = {row for (row, _), at in self.cells.items() if at in left or at in doubtful}
        told -= {at for row, at in self.sums.items() if row in rows}
        changed = {row for group in groups for row in group[0].totals}
        for row in changed & rows & self.sums.keys():
            at = self.sums[row]
            doubtful.setdefault(at, {guess.text for guess in self.draft.seen(at).guesses})
        for row, line in enumerate(draft.rows):
            for column, seen in enumerate(line):
                at = row, column
                unsure = row and seen.guesses and seen.guesses[0].confidence < _SURE
                if at in left or (unsure and at not in told | touched):
                    doubtful.setdefault(at, {guess.text for guess in seen.guesses})
        return doubtful

    def _contradicted(self, solution: Solution) -> dict[Place, set[str]]:
        """Return the totals that the results contradict, which stay as they are printed."""
        found = {}
        for row in solution.totals.keys() & self.sums.keys():
            at, halves = self.sums[row], solution.totals[row]
            if not any(total(text) == halves for text in self._guesses(at)):
                found[at] = {self.draft.texts[at[0]][at[1]], self.writer.total(halves)}
        return found

    def _rewritten(self, solution: Solution) -> dict[Place, set[str]]:
        """Return the totals that say what hardly anybody saw there, so that they fit."""
        found = {}
        for row in solution.totals.keys() & self.sums.keys():
            at, halves = self.sums[row], solution.totals[row]
            guesses = self.draft.seen(at).guesses
            sure = max((one.confidence for one in guesses if total(one.text) == halves), default=0)
            if 0 < sure < _TOLD:
                found[at] = {one.text for one in guesses if total(one.text) == halves}
                found[at].add(self.draft.texts[at[0]][at[1]])
        return found

    def hardly_read(self, best: Mapping[Place, RawResult]) -> bool:
        """Whether so little was read of so many results that none can be trusted."""
        inked = [place for place, at in self.cells.items() if self.draft.seen(at).text]
        chances = [self.price.chance(place, self.puzzle.cell(place, best)) for place in inked]
        return sum(chance < _HARDLY for chance in chances) > _MANY * len(chances)

    def _shaky(self, best: Mapping[Place, RawResult], changed: set[Place]) -> set[Place]:
        """Return the cells that agree with others only because they, or those, were changed.

        Two cells of a game that were both read differently confirm nothing; nor does a total a bye
        that was read as a game. And ink that nothing was read of is not nothing.
        """
        shaky: set[Place] = set()
        for place, at in self.cells.items():
            old, new = self.puzzle.cell(place, {}), self.puzzle.cell(place, best)
            partner = self.puzzle.partner(place, best)
            mine = at in changed and _key(old) != _key(new)
            if partner is None:
                unread = self.draft.seen(at).text and not self.draft.texts[at[0]][at[1]]
                if mine or unread or (new.opponent is None and self.puzzle.named_by(place)):
                    shaky.add(at)
            elif mine:
                theirs = self.cells[partner]
                other = self.puzzle.cell(partner, {}), self.puzzle.cell(partner, best)
                if _key(other[0]) != _key(other[1]) or old.opponent is None:
                    shaky |= {at, theirs}
        return shaky

    def _told_twice(self, place: Place, best: Mapping[Place, RawResult]) -> bool:
        """Whether the opponent's cell answers a cell, and not by chance: something was seen."""
        partner = self.puzzle.partner(place, best)
        if partner is None or self.puzzle.clash(place, best):
            return False
        both = place, partner
        return sum(self.price.chance(at, self.puzzle.cell(at, best)) for at in both) >= _TOLD

    def _adds_up(self, place: Place, best: Mapping[Place, RawResult]) -> bool:
        """Whether a total says what a cell without an opponent must be: all others are told."""
        row = place[0]
        if row not in self.sums or not self.puzzle.right(row, best):
            return False
        new = self.puzzle.cell(place, best)
        numbered = new.opponent is None and any(map(str.isdecimal, new.cell.text))
        if (new.code in _WALKOVERS or numbered) and self.price.chance(place, new) < _SURE:
            # The opponent may be missing, or a figure misread: that is no point more or less.
            return False
        if new.opponent is None and self.price.chance(place, new) < _PLAIN:
            # Which letter it is that counts so much, no total says.
            return False
        alone = [
            index
            for at, index in self.cells
            if at == row and self.puzzle.partner((at, index), best) is None
        ]
        return place[1] in alone

    def texts(self, solution: Solution) -> dict[Place, str]:
        """Return what cells of the draft say in a solution, as it was seen if it was."""
        texts: dict[Place, str | None] = {}
        for place, new in solution.cells.items():
            old = self.puzzle.rows[place[0]][place[1]]
            if _key(old) == _key(new):
                continue
            seen = self._guesses(self.cells[place])
            said = [text for text in seen if _same(_result(old.cell, text, self.results), new)]
            texts[self.cells[place]] = said[0] if said else self.writer.result(old, new)
        for row in solution.totals.keys() & self.sums.keys():
            at, halves = self.sums[row], solution.totals[row]
            said = [text for text in self._guesses(at) if total(text) == halves]
            # What is printed there is not made to fit: nobody saw anything else.
            texts[at] = said[0] if said else None
        # What the table has no way to write is left out.
        return {at: text for at, text in texts.items() if text is not None}

    def _guesses(self, at: Place) -> list[str]:
        return [guess.text for guess in self.draft.seen(at).guesses]

    def fill(self, unread: Iterable[Place], best: Mapping[Place, RawResult]) -> list[Place]:
        """Fill cells of which nothing could be read with what the others leave no doubt of.

        Return the totals among them.
        """
        draft, puzzle = self.draft, self.puzzle
        for place in unread:
            at = self.cells[place]
            # A forfeit need not be answered; if something is there, it is the answer.
            for other in puzzle.named_by(place) if not draft.texts[at[0]][at[1]] else ():
                for new in puzzle.answers((other, place[1]), best)[:1]:
                    text = self.writer.result(puzzle.cell(place, {}), new)
                    draft.put(at, text or "", "answer")
        added: list[Place] = []
        for row, at in self.sums.items():
            if draft.why.get(at) == "form" and not draft.texts[at[0]][at[1]]:
                draft.put(at, self.writer.total(puzzle.sum(row, best)), "answer")
                added.append(at)
        return added


def _same(found: RawResult | None, new: RawResult) -> bool:
    return found is not None and _key(found) == _key(new)


def _readable(draft: Draft, fits: Callable[[str], bool]) -> tuple[RawTable, tuple[int, ...]]:
    """Return the table without the cells with which it would be none."""
    for _ in range(_refused_at_most(draft)):
        try:
            return unresolved(draft.text)
        except ReadError as error:
            at = _place(draft, error)
            if at is None or not draft.refuse(at, fits):
                raise
    return unresolved(draft.text)


def _check(draft: Draft) -> list[Place]:
    """Leave out cells with which nobody could read the table: opponents who are not there.

    Return the cells that contradict each other in what is left.
    Where most cells contradict each other, none of them is to be believed: that stays an error.
    """
    for _ in range(_refused_at_most(draft)):
        try:
            table = read(draft.text)
        except ReadError as error:
            at = _place(draft, error)
            if at is None or not draft.refuse(at, lambda text: not text):
                break
        else:
            spots = (spot for pair in table.contradictions for spot in (pair.first, pair.second))
            return [draft.at(Cell("", spot.line, spot.column)) for spot in spots]
    return []


def _refused_at_most(draft: Draft) -> int:
    """Return how many cells of a table may be left out, before it is none."""
    return 2 + int(_REFUSED * sum(map(len, draft.rows)))


def _place(draft: Draft, error: ReadError) -> Place | None:
    """Return which cell of a player an error is about: that cell alone makes no sense."""
    line, column = error.line, error.column
    if error.contradictions or line is None or column is None or not 1 < line <= len(draft.rows):
        return None
    return draft.at(Cell("", line, column))
