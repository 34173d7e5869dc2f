"""Of a long text of many sections, those with broken lines are put together by themselves.

They are read as if nothing were broken, and all others are not read again.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read_all
from calculator.reading.choose import readings
from calculator.reading.choose.candidate import candidates
from calculator.reading.layouts import READERS
from tests.reading.layout_writers import LAYOUTS, random_written

if TYPE_CHECKING:
    from calculator.reading.choose.candidate import Candidate
    from calculator.reading.choose.lines_beside import Beside
    from calculator.reading.layouts import Reader

#: A section of eight players, whose rows are long enough to be broken.
HEADING = "No.\tName\tRating\tRd 1\tRd 2\tRd 3\tTot"
ROWS = (
    "1\tAnn Arbor\t1800\tW8\tW7\tW6\t3.0",
    "2\tBob Bell\t1700\tW7\tL6\tL5\t1.0",
    "3\tCem Cole\t1600\tW6\tL5\tW8\t2.0",
    "4\tDea Dunn\t1500\tW5\tW8\tL7\t2.0",
    "5\tEva Ekman\t1400\tL4\tW3\tW2\t2.0",
    "6\tFay Flood\t1300\tL3\tW2\tL1\t1.0",
    "7\tGus Gray\t1200\tL2\tL1\tW4\t1.0",
    "8\tHal Hart\t1100\tL1\tL4\tL3\t0.0",
)
SECTION = "\n".join((HEADING, *ROWS))
COUNT = 36
Found = list[tuple[str, Crosstable | ReadError]]


def event(*broken: int) -> str:
    """Many sections; those at these places have a row in two lines."""
    parts = [f"Section {at + 1}\n{SECTION}" for at in range(COUNT)]
    for at in broken:
        parts[at] = parts[at].replace("Dea Dunn", "Dea\nDunn")
    return "\n\n".join(parts)


def told(found: Found) -> list[object]:
    """What is read of each section, but for where it is in the text and what is said of it."""
    return [
        (title, one.players, one.rounds, one.section, one.event, one.numbered_by, one.announced)
        if isinstance(one, Crosstable)
        else (title, str(one))
        for title, one in found
    ]


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that the reader of tables has read, in turn."""
    found: list[str] = []
    whole = candidates

    def noting(reader: Reader, text: str, *, slips: bool, beside: Beside | None) -> list[Candidate]:
        if reader is READERS[-1]:
            found.append(text)
        return whole(reader, text, slips=slips, beside=beside)

    monkeypatch.setattr(readings, "candidates", noting)
    return found


@pytest.mark.parametrize("broken", [(0,), (17,), (COUNT - 1,), (3, 4), (0, 9, COUNT - 1)])
def test_broken_sections_are_read_as_if_they_were_whole(
    broken: tuple[int, ...], texts: list[str]
) -> None:
    whole, found = read_all(event()), read_all(event(*broken))
    assert told(found) == told(whole)
    assert all(isinstance(one, Crosstable) for _, one in found)
    # Both texts were read once, and then only what was broken.
    assert sorted(map(len, texts), reverse=True)[2] < 1000 * len(broken)


def test_places_are_those_of_the_pasted_text() -> None:
    # Who withdrew has empty cells: what the break took may have held their places.
    withdrawn = "\n9\tIda Ives\t1000\t-H-\t\t\t0.5"
    for broken, codes in (((5,), ["blank-result"]), ((5, -1), ["lines-joined", "blank-result"])):
        text = event(*broken) + withdrawn
        found = [one for _, one in read_all(text) if isinstance(one, Crosstable)]
        assert len(found) == COUNT
        said = [(at, one) for at, each in enumerate(found) for one in each.warnings]
        assert [(at, one.code) for at, one in said] == [(COUNT - 1, code) for code in codes]
        lines = text.split("\n")
        rows = {"lines-joined": "4\tDea", "blank-result": withdrawn.strip()}
        assert all(lines[(one.line or 0) - 1] == rows[one.code] for _, one in said)


def test_what_is_announced_above_all_is_so_for_all_of_them() -> None:
    above = "Tiebreaks: 1. Solkoff, 2. Cumulative\n\n"
    whole, *found = (read_all(above + event(*broken)) for broken in ((), (0,), (7,)))
    assert [told(every) for every in found] == [told(whole)] * 2
    announced = {one.announced for _, one in whole if isinstance(one, Crosstable)}
    assert announced == {("solkoff", "cumulative")}


def test_where_one_cannot_be_mended_all_stay_as_they_were_pasted() -> None:
    parts = event(5).split("\n\n")
    parts[8] = parts[8].replace("W6\tL5", "Q?x\tL5")
    found = read_all("\n\n".join(parts))
    faults = [(at, str(one)) for at, (_, one) in enumerate(found) if isinstance(one, ReadError)]
    assert [at for at, _ in faults] == [5, 8]
    assert "Dea" in faults[0][1]
    assert "Cem Cole, round 1" in faults[1][1]


def _broken(text: str, rng: Random) -> str:
    """Break one of the lines of a section behind its second word at the earliest."""
    lines = text.split("\n")
    places = [
        (at, column)
        for at, line in enumerate(lines)
        for column in range(len(line) // 3, len(line))
        if line[column] in " \t" and line[:column].strip() and line[column:].strip()
    ]
    at, column = rng.choice(places)
    return "\n".join(
        (*lines[:at], lines[at][:column], lines[at][column:].lstrip(), *lines[at + 1 :])
    )


def _event(name: str, rng: Random) -> list[str] | None:
    parts: list[str] = []
    for _ in range(400):
        if sum(map(len, parts)) > 10_000:
            return parts
        if made := random_written(name, rng, people=True):
            parts.append(f"Section {len(parts) + 1}\n{made.text.strip()}")
    return None


def _players(found: Found) -> list[object]:
    return [one.players if isinstance(one, Crosstable) else str(one) for _, one in found]


@pytest.mark.parametrize("name", sorted(LAYOUTS)[::3])
def test_all_others_stay_as_they_are_whatever_line_was_broken(name: str) -> None:
    rng = Random(name)  # noqa: S311
    parts = _event(name, rng)
    if parts is None:
        return
    whole = read_all("\n\n".join(parts))
    if len(whole) != len(parts) or not all(isinstance(one, Crosstable) for _, one in whole):
        return
    at = rng.randrange(len(parts))
    broken = [*parts[:at], _broken(parts[at], rng), *parts[at + 1 :]]
    found = read_all("\n\n".join(broken))
    if len(found) == 1 < len(whole):
        # Of lists of games a line that is none is told, and no section is read.
        assert isinstance(found[0][1], ReadError)
        return
    assert _players(found[:at] + found[at + 1 :]) == _players(whole[:at] + whole[at + 1 :])
    own = found[at][1]
    assert isinstance(own, ReadError) or own.warnings or _players(found) == _players(whole)
