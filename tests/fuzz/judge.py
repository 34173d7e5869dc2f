"""Whether a damaged text is read rightly, or with a word; or otherwise and silently."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from calculator.model import HALVES, Crosstable, Message
from calculator.reading import Opened, ReadError, opened, read_all
from tests.fuzz.damage import Damaged, Truth, halves, last_name, until
from tests.support.oracle import Event
from tests.support.people import LASTS

type Verdict = Literal["right", "refused", "warned", "silent", "raised", "unclean"]
type Cells = tuple[tuple[str, str, str], ...]


class Judged(NamedTuple):
    """What became of a text."""

    verdict: Verdict
    said: str
    """The error, the warnings, or how the reading differs."""


def name_key(name: str) -> str:
    """Return what two ways of writing a name share; a title under no heading may be part of it.

    >>> name_key("Quist-Ray, ANN") == name_key("Ann Quist-Ray")
    True
    """
    plain = unicodedata.normalize("NFC", name).casefold()
    return " ".join(sorted(set(re.findall(r"\w+", plain)) - {"fm"}))


#: A bye of a full point is the same whoever gave it; a round that was not played scores nothing.
_SAME = {"P": "B", "": "U"}
#: The color of a forfeit counts for nothing, and few layouts have it.
_PLAYED = frozenset("WDL")


def _event(event: Event, *, colors: bool, rounds: bool) -> dict[str, Cells]:
    return {
        name_key(one.name): _in_order(
            [
                (
                    _SAME.get(cell.code, cell.code),
                    name_key(event.by_number[cell.opponent].name) if cell.opponent else "",
                    cell.color if colors and cell.code in _PLAYED else "",
                )
                for cell in one.cells
            ],
            rounds=rounds,
        )
        for one in event.entrants
    }


def _table(table: Crosstable, *, colors: bool, rounds: bool) -> dict[str, Cells]:
    names = {player.number: name_key(player.called) for player in table.players}
    return {
        names[player.number]: _in_order(
            [
                (
                    _SAME.get(one.code, one.code),
                    names.get(one.opponent, "?") if one.opponent else "",
                    one.color if colors and one.code in _PLAYED else "",
                )
                for one in player.results
            ],
            rounds=rounds,
        )
        for player in table.players
    }


def _in_order(cells: list[tuple[str, str, str]], *, rounds: bool) -> Cells:
    # Where a column is an opponent there is no order, and no cell for having sat out.
    return tuple(cells if rounds else sorted(one for one in cells if one[1]))


def _so_far(table: Crosstable, truth: Event) -> Crosstable:
    """Leave out a last round that is read as one to come, which a cut has left of pairings."""
    if table.provisional is None or table.rounds != truth.rounds + 1:
        return table
    ahead = [player.results[-1] for player in table.players if len(player.results) == table.rounds]
    if any(one.code and one.opponent for one in ahead):
        return table
    return table._replace(
        players=tuple(one._replace(results=one.results[: truth.rounds]) for one in table.players)
    )


class Difference(NamedTuple):
    """How a reading differs from a truth, and whose rows that is about."""

    said: str
    people: frozenset[str]
    """By their last names, which nobody else has; or what was taken for a name."""
    of_ratings: bool = False
    """Whether nothing differs but ratings."""


def difference(
    table: Crosstable, truth: Truth, made: Damaged, *, totals: bool
) -> Difference | None:
    """Return how a reading differs from a truth; nothing if it does not."""
    table = _so_far(table, truth.event)
    colors = made.colors and truth.colors
    found = _table(table, colors=colors, rounds=made.rounds)
    right = _event(truth.event, colors=colors, rounds=made.rounds)
    called = {name_key(player.called): player.called for player in table.players}
    called |= {name_key(one.name): one.name for one in truth.event.entrants}
    if odd := found.keys() ^ right.keys():
        return Difference(f"players: {sorted(odd)}", _people(called[one] for one in odd))
    if odd := {_untitled(player.called) for player in table.players} - _written(truth.event):
        return Difference(f"names: {sorted(odd)}", _people(odd))
    if other := [name for name, cells in right.items() if found[name] != cells]:
        name = other[0]
        said = f"{name}: {_shown(found[name])} for {_shown(right[name])}"
        # Who lost in a round that is missing has the same points without it.
        graver = [one for one in other if _scored(found[one]) != _scored(right[one])]
        return Difference(said, _people(called[one] for one in graver or other))
    if totals and truth.totals and (wrong := _wrong_totals(table, truth)):
        return wrong
    return _wrong_ratings(table, truth, made)


def _written(event: Event) -> set[str]:
    """Return the names of an event, with the last name first or at the end.

    Dots may lead to what is beside them.
    """
    whole = {unicodedata.normalize("NFC", one.name) for one in event.entrants}
    # An initial's period may stand at the end, or before the last name.
    names = whole | {name.rstrip(".") for name in whole}
    parts = [(last := last_name(name), name.replace(last, "").strip(" ,")) for name in names]
    turned = [(f"{last}, {first}", f"{first} {last}") for last, first in parts]
    return names | {name for both in turned for name in both}


def _untitled(name: str) -> str:
    """Return a name without a title, which may be part of it where nothing heads either."""
    return unicodedata.normalize("NFC", name).removeprefix("FM ").removesuffix(" FM").rstrip(".")


def _wrong_ratings(table: Crosstable, truth: Truth, made: Damaged) -> Difference | None:
    """Return whose rating is another, or lost though it is in the text."""
    ratings = {name_key(one.name): one.rating for one in truth.event.entrants}
    if not any(ratings.values()):
        return None
    wrong = [
        (one, ratings[name_key(one.called)])
        for one in table.players
        if (one.rating or None) != ratings[name_key(one.called)]
    ]
    wrong = [
        (one, rating)
        for one, rating in wrong
        # A column may be cut away.
        if one.rating or re.search(rf"(?<!\d){rating}(?!\d)", made.text)
    ]
    if not wrong:
        return None
    first, rating = wrong[0]
    said = f"rating of {first.called}: {first.rating} for {rating}"
    return Difference(said, _people(one.called for one, _ in wrong), of_ratings=True)


def _wrong_totals(table: Crosstable, truth: Truth) -> Difference | None:
    """Return whose total is another one."""
    sums = {name_key(one.name): halves(one) for one in truth.event.entrants}
    # A total is printed before the byes of rounds to come count, or after.
    so_far = {
        name_key(one.name): halves(one)
        for one in until(truth.event, truth.event.rounds_played).entrants
    }
    wrong = [
        one
        for one in table.players
        if one.total_halves not in {sums[name_key(one.called)], so_far[name_key(one.called)]}
    ]
    if not wrong:
        return None
    first = wrong[0]
    said = f"total of {first.called}: {first.total_halves} for {sums[name_key(first.called)]}"
    return Difference(said, _people(one.called for one in wrong))


def _people(names: Iterable[str]) -> frozenset[str]:
    return frozenset(map(last_name, names))


def _scored(cells: Cells) -> int:
    return sum(HALVES[code] for code, _, _ in cells)


def _shown(cells: Cells) -> str:
    return " ".join(f"{code}{color}:{who}" if who else code for code, who, color in cells)


def read(text: str) -> Opened | ReadError | Exception:
    """Open a text; return what is raised."""
    try:
        return opened(text)
    except Exception as error:  # noqa: BLE001 - nothing but the reading error should come
        return error


def judge(made: Damaged) -> Judged:
    """Read the clean text and the damaged one, and compare them with what may be read."""
    before, after = read(made.clean), read(made.text)
    if not isinstance(before, Opened):
        return Judged("unclean", f"the clean text is refused: {before}")
    totals = all(player.total_halves is not None for player in before.table.players)
    if fault := difference(before.table, Truth(made.whole), made, totals=totals):
        unclean = before.table.warnings
        return Judged("unclean" if unclean else "silent", f"clean: {fault.said}")
    if isinstance(after, ReadError):
        return Judged("refused", str(after))
    if not isinstance(after, Opened):
        return Judged("raised", repr(after))
    if not made.sections:
        return _compared(after.table, before.table, made, made.truths)
    if len(after.sections) == 1:
        found = _compared(after.table, before.table, made, made.truths)
        return Judged("silent", "one section is lost") if found.verdict == "right" else found
    # Each section by itself, with the truth that has most of its players; the worst one tells.
    return max(_sections(made, before.table), key=lambda one: _GRAVER.index(one.verdict))


_GRAVER: tuple[Verdict, ...] = ("right", "warned", "refused", "silent")


def _sections(made: Damaged, before: Crosstable) -> Iterator[Judged]:
    for title, table in read_all(made.text):
        if isinstance(table, ReadError):
            yield Judged("refused", f"{title}: {table}")
            continue
        there = {name_key(player.called) for player in table.players}
        shared = [
            len(there & {name_key(one.name) for one in truth.event.entrants})
            for truth in made.truths
        ]
        of = [truth for truth, count in zip(made.truths, shared, strict=True) if count]
        yield _compared(table, before, made, of or made.truths)


def _compared(
    table: Crosstable, before: Crosstable, made: Damaged, truths: Sequence[Truth]
) -> Judged:
    totals = all(player.total_halves is not None for player in before.players)
    faults = [difference(table, truth, made, totals=totals) for truth in truths]
    if None in faults:
        return Judged("right", "")
    said = Words(table, before, made)
    if not faults:
        # Whatever is read, something is wrong with it: whom that is about, the whole event tells.
        # The column of totals may be the one that is missing.
        whole = Truth(made.whole, totals="column missing" not in made.kinds)
        faults = [difference(table, whole, made, totals=totals)]
        if None in faults:
            # "WW4" happens to say what the cell said before: a win against number 4.
            return Judged("right", "")
    if any(map(said.covers, faults)):
        return Judged("warned", str(said))
    fault = faults[0]
    only = f" (said only: {said})" if str(said) else ""
    return Judged("silent", (fault.said if fault else "nothing is said") + only)


#: What is said of the whole table, or of a column or a round of it, wherever it begins.
_OF_ALL = frozenset({
    "lines-cut", "lines-joined", "columns-guessed", "round-half-empty", "round-guessed",
    "round-running", "column-of-results", "total-guessed", "standings-earlier", "colors-unclear",
    "games-to-play", "byes-ahead-differ", "totals-cut", "column-of-opponents", "column-of-colors",
    "names-guessed", "round-without-colors", "cells-cut", "round-empty",
    "round-nearly-empty", "trf-players-missing", "results-mixed", "caption-later",
    "totals-more", "round-without-opponents", "round-without-results",
})  # fmt: skip
#: What names the first of several, and how many there are.
_COUNTED = frozenset({
    "blank-result", "name-odd", "names-run-over", "colors-missing", "results-unused",
    "name-cut", "names-joined", "name-short",
})  # fmt: skip
#: The same of ratings, which says of nothing else that it is in doubt.
_COUNTED_RATINGS = frozenset({"rating-unread"})


class Words:
    """What a reading says of what is wrong, beside what it says of the clean text."""

    def __init__(self, after: Crosstable, before: Crosstable, made: Damaged) -> None:
        told = Counter(map(_without_place, before.warnings))
        self.new: list[Message] = []
        for one in after.warnings:
            said = _without_place(one)
            told[said] -= 1
            if told[said] < 0:
                self.new.append(one)
        self._lines = made.text.split("\n")
        self._lasts = {last_name(name) for name in LASTS}
        names = {player.number: player.called for player in after.players}
        self._there = {last_name(name) for name in names.values()}
        self._named = {
            last_name(names[number])
            for one in after.contradictions
            for number in (one.number, one.other)
            if number in names
        }
        self._named |= {last_name(names[one.number]) for one in after.wrong_totals}
        for one in self.new:
            self._named |= self._names(one)
        self._codes = [one.code for one in self.new]
        self._codes += ["contradictions"] if after.contradictions else []
        self._codes += ["wrong totals"] if after.wrong_totals else []

    def __str__(self) -> str:
        return " ".join(dict.fromkeys(self._codes))

    def covers(self, fault: Difference | None) -> bool:
        """Whether those are named whose rows are read otherwise, or all of them are meant."""
        people = fault.people if fault else frozenset()
        if not people or any(one.code in _OF_ALL for one in self.new):
            return bool(self._codes)
        codes = _COUNTED | _COUNTED_RATINGS if fault and fault.of_ratings else _COUNTED
        counted = [
            one.facts[0] for one in self.new if one.code in codes and isinstance(one.facts[0], int)
        ]
        if people <= self._named:
            return True
        # Whoever is missing may not be named: then everybody else is.
        wanted = people & self._there or self._there
        return wanted <= self._named or max(counted, default=0) >= len(wanted)

    def _names(self, said: Message) -> set[str]:
        """Return who is named by a warning, or stands in its line or the last one above."""
        found: set[str] = set()
        for fact in said.facts:
            if isinstance(fact, str):
                found |= self._in(fact) or {fact}
            elif isinstance(fact, Message):
                found |= self._names(fact)
        if said.line is not None:
            above = self._lines[: said.line][::-1]
            found |= next(filter(None, map(self._in, above)), set())
        return found

    def _in(self, text: str) -> set[str]:
        return {last for last in self._lasts if last in text}


def _without_place(said: Message) -> Message:
    facts = tuple(fact for fact in said.facts if fact != said.line)
    return said._replace(facts=facts, line=None, column=None)
