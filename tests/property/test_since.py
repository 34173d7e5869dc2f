"""Two versions of random events, with random changes: what is told is exactly what was changed."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest

from calculator.answers.since import Since, earlier, since
from calculator.answers.since.change_sentences import heading, in_short, parts
from calculator.command.since_json import since_document
from calculator.model import Crosstable, Result
from calculator.ranked import rank
from calculator.words import LANGUAGES, use
from calculator.words.message_words import in_words
from tests.support.events import USUAL, random_event, renumbered, reordered
from tests.support.examples import seeds
from tests.support.oracle import Cell, Entrant, Event
from tests.support.people import LASTS, named
from tests.support.tables import core_table

#: What became of a cell: code and opponent's name, before and now.
type Cells = dict[tuple[str, int], tuple[tuple[str, str | None], tuple[str, str | None]]]


class Truth(NamedTuple):
    """Two versions of an event, and everything that differs, by the names of now."""

    before: Event
    now: Event
    cells: Cells
    names: set[tuple[str, str]]
    ratings: dict[str, tuple[int | None, int | None]]
    came: set[str]
    gone: set[str]


class _Changing:
    """An event that is being changed; numbers stay until the end."""

    def __init__(self, rng: Random, event: Event) -> None:
        self.rng = rng
        self.rows = {one.number: one for one in event.entrants}
        self.misspelt: set[int] = set()
        self.gone: list[int] = []
        self.came: list[int] = []

    def put(self, number: int, round_: int, cell: Cell) -> None:
        cells = list(self.rows[number].cells)
        cells[round_] = cell
        self.rows[number] = self.rows[number]._replace(cells=tuple(cells))

    def correct(self) -> None:
        """Correct the result of a game that was played."""
        games = [
            (number, round_)
            for number, row in self.rows.items()
            for round_, cell in enumerate(row.cells)
            if cell.code in "WDL" and cell.code and cell.opponent
        ]
        if not games:
            return
        number, round_ = self.rng.choice(games)
        cell = self.rows[number].cells[round_]
        code = self.rng.choice([one for one in "WDL" if one != cell.code])
        other = cell.opponent or 0
        self.put(number, round_, cell._replace(code=code))
        answer = {"W": "L", "L": "W", "D": "D"}[code]
        theirs = self.rows[other].cells[round_]
        self.put(other, round_, theirs._replace(code=answer))

    def misspell(self) -> None:
        """Double a letter of a name that is still right."""
        number = self.rng.choice([one for one in self.rows if one not in self.misspelt])
        self.misspelt.add(number)
        name = self.rows[number].name
        at = self.rng.choice([at for at, char in enumerate(name) if char.isalpha()])
        self.rows[number] = self.rows[number]._replace(
            name=name[: at + 1] + name[at].lower() + name[at + 1 :]
        )

    def rate(self) -> None:
        """Give somebody another rating, one for the first time, or none."""
        number = self.rng.choice(list(self.rows))
        rating = self.rng.choice([None, self.rng.randint(100, 2700)])
        self.rows[number] = self.rows[number]._replace(rating=rating)

    def add(self) -> None:
        """Add a player who has played nothing."""
        used = {last for last in LASTS for row in self.rows.values() if last in row.name}
        left = [last for last in LASTS if last not in used]
        number = max(self.rows) + 1
        rounds = len(next(iter(self.rows.values())).cells)
        name = f"Newly {self.rng.choice(left)}"
        self.rows[number] = Entrant(number, name, (Cell("U"),) * rounds, 1500)
        self.came.append(number)

    def withdraw(self) -> None:
        """Take a player out of the table; whoever played against him or her has byes."""
        number = self.rng.choice([one for one in self.rows if one not in self.came])
        for other, row in list(self.rows.items()):
            for round_, cell in enumerate(row.cells):
                if cell.opponent == number:
                    self.put(other, round_, Cell("B"))
        del self.rows[number]
        self.gone.append(number)


def version(rng: Random) -> Truth:
    """Make two versions of an event."""
    habits = USUAL._replace(forfeit=rng.choice((0, 0.1)), requested_bye=0.1)
    players, rounds = rng.randint(6, 14), rng.randint(2, 6)
    event = named(rng, random_event(rng, players, rounds, plain=True, habits=habits))
    before = event
    if rng.random() < 0.5:
        cut = tuple(one._replace(cells=one.cells[:-1]) for one in event.entrants)
        before = Event(cut)
    change = _Changing(rng, event)
    for _ in range(rng.randint(0, 4)):
        rng.choice([change.correct, change.misspell, change.rate, change.add])()
    if rng.random() < 0.3:
        change.withdraw()
    order = list(change.rows)
    numbers = {number: number for number in order}
    if rng.random() < 0.5:
        rng.shuffle(order)
    if rng.random() < 0.5 or change.gone or change.came:
        numbers = {number: at for at, number in enumerate(order, 1)}
    changed = Event(tuple(change.rows.values()))
    was = before.by_number
    now_name = {number: row.name for number, row in change.rows.items()}
    called = {**{number: row.name for number, row in was.items()}, **now_name}

    def seen(cell: Cell) -> tuple[str, str | None]:
        return cell.code, None if cell.opponent is None else called[cell.opponent]

    return Truth(
        before,
        renumbered(reordered(changed, order), numbers.__getitem__),
        {
            (now_name[number], round_): (seen(old), seen(new))
            for number, row in change.rows.items()
            if number in was
            for round_, new in enumerate(row.cells, 1)
            for old in [
                was[number].cells[round_ - 1] if round_ <= len(was[number].cells) else Cell("")
            ]
            if (old.code.replace("U", ""), old.opponent)
            != (new.code.replace("U", ""), new.opponent)
        },
        {
            (was[number].name, row.name)
            for number, row in change.rows.items()
            if number in was and was[number].name != row.name
        },
        {
            row.name: (was[number].rating, row.rating)
            for number, row in change.rows.items()
            if number in was and was[number].rating != row.rating
        },
        {now_name[number] for number in change.came},
        {called[number] for number in change.gone},
    )


def compared(before: Crosstable, now: Crosstable) -> Since:
    """Rank both by one order, and tell what changed."""
    standings = rank(now, "us-chess")
    return since(earlier(before, standings, rank), standings)


def told_cells(found: Since, truth: Cells) -> Cells:
    """Every cell that is told, with that of the opponent where one cell tells the game."""
    name = {player.number: player.name for player in found.now.table.players}
    gone = {-player.number: player.name for player in found.before.table.players}

    def seen(result: Result) -> tuple[str, str | None]:
        other = result.opponent
        return result.code, None if other is None else {**gone, **name}[other]

    told: Cells = {}
    for one in found.results:
        where = name[one.number], one.round
        assert where not in told, "told twice"
        was, now = told[where] = seen(one.before), seen(one.now)
        others = {result[1] for result in (was, now) if result[1]}
        there = (others.pop() or "", one.round) if len(others) == 1 else ("", 0)
        mirrored = truth.get(there)
        if mirrored and all(result[1] in {where[0], None} for result in mirrored):
            told[there] = mirrored
    return told


def agree(found: Since, truth: Truth) -> None:
    """What is told is what was changed, no more and no less; and every move adds up."""
    name = {player.number: player.name for player in found.now.table.players}
    assert told_cells(found, truth.cells) == truth.cells
    assert {(one.before, one.now) for one in found.names} == truth.names
    assert {name[number] for number in found.joined.came} == truth.came
    was = {player.number: player.name for player in found.before.table.players}
    assert {was[number] for number in found.joined.gone} == truth.gone
    assert not found.totals
    assert not found.figures
    places = {was[row.number]: row.place for row in found.before.rows}
    spelled = {now: before for before, now in truth.names}
    moved = {
        row.name: (places[old], row.place)
        for row in found.now.rows
        if (old := spelled.get(row.name, row.name)) in places and row.name not in truth.came
        if places[old] != row.place
    }
    assert {name[one.number]: (one.was, one.place) for one in found.moved} == moved
    for one in found.moved:
        assert one.place - one.was == len(one.overtaken) - len(one.passed)
    assert found.joined.one_event
    changed = (truth.cells, truth.names, truth.came, truth.gone, moved, found.ratings)
    assert found.nothing == (not any(changed))


def agree_in_words(found: Since) -> None:
    """Every change has its sentence, in each language; of one player those about that one."""
    for language in LANGUAGES:
        with use(language):
            heading(found).words()
            in_short(found).words()
            every = parts(found)
            said = [in_words(item) for part in every for item in part.items]
            told = (found.moved, found.results, found.names, found.ratings)
            people = (found.joined.came, found.joined.gone)
            assert len(said) == sum(map(len, (*told, *people)))
            assert not any("{" in text or "?" in text for text in said)
            for row in found.now.rows[:2]:
                one = [in_words(item) for part in parts(found, row.number) for item in part.items]
                assert set(one) <= set(said)
    document = since_document(found)
    assert len(document["moved"]) == len(found.moved)
    assert len(document["results"]) == len(found.results)


@pytest.mark.parametrize("seed", seeds(300))
def test_what_is_told_is_what_was_changed(seed: int) -> None:
    truth = version(Random(seed))  # noqa: S311 - repeatable
    found = compared(core_table(truth.before), core_table(truth.now))
    agree(found, truth)
    name = {player.number: player.name for player in found.now.table.players}
    assert {name[one.number]: (one.before, one.now) for one in found.ratings} == truth.ratings
    agree_in_words(found)
