"""Where a sheet prints a range for a score group, the rows in it say who is before whom.

Each person is told what the sheet says of him or her whenever that is not ours, with what the
sheet does otherwise; and nothing where the sheet says nothing.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import assume, given

from calculator.answers import in_words, why
from calculator.answers.printed_place import contradicted
from calculator.ranked import rank
from calculator.reading import read
from tests.support import oracle
from tests.support.events import events, reordered
from tests.support.oracle import PLAYED, Event
from tests.support.project import ROOT
from tests.support.sheets import decimal, swisssys_tabs

DATA = ROOT / "tests" / "unit" / "director"
AS_SCORED = "it counts an opponent’s unplayed rounds as they were scored, not ½."
CAUSES = {
    "raw": AS_SCORED,
    "zero": "it counts an opponent’s unplayed rounds as 0, not ½.",
    "no-deduction": "it takes nothing off for byes and forfeit wins.",
}


def raw(event: Event, number: int) -> Fraction:
    """Solkoff of those who leave an opponent's unplayed rounds as they were scored."""
    met = [cell.opponent for cell in oracle.cells(event, number) if cell.code in PLAYED]
    return sum((oracle.score(event, other) for other in met if other), Fraction(0))


def listed(event: Event, work: dict[int, Fraction]) -> list[int]:
    """The players in the order of a sheet: by score, then by this value."""
    numbers = list(event.by_number)
    return sorted(numbers, key=lambda number: (-oracle.score(event, number), -work[number]))


@given(events(max_players=12, max_rounds=5))
def test_the_row_within_a_range_is_a_place(event: Event) -> None:
    numbers = listed(event, {number: raw(event, number) for number in event.by_number})
    event = reordered(event, numbers)
    values = {number: raw(event, number) for number in event.by_number}
    text = swisssys_tabs(event, [("Solk", [decimal(values[n]) for n in event.by_number])])
    standings = rank(read(text))
    published = standings.published
    assume(published is not None and published.places is not None)
    assume([one.name for one in standings.order] == ["solkoff"])
    ours = {row.number: row.place for row in standings.rows}
    differ = any(oracle.solkoff(event, n) != values[n] for n in event.by_number)
    for number in event.by_number:
        score = oracle.score(event, number)
        before = [n for n in event.by_number if oracle.score(event, n) > score]
        level = [n for n in event.by_number if oracle.score(event, n) == score]
        first = 1 + len(before) + sum(values[n] > values[number] for n in level)
        last = first + sum(values[n] == values[number] for n in level) - 1
        shared = sum(ours[n] == ours[number] for n in level)
        apart = not (first < ours[number] + shared and ours[number] <= last)
        found = contradicted(standings, number)
        assert (found is not None) is apart
        assert not apart or differ
        said = in_words(why(standings, number))
        assert said.startswith("Your sheet") is apart
        if found is not None:
            assert (found.printed.first, found.printed.last) == (first, last)


@pytest.mark.parametrize("name", CAUSES)
def test_the_person_is_told_what_the_sheet_does(name: str) -> None:
    standings = rank(read((DATA / f"{name}.txt").read_text(encoding="utf-8")))
    ours = {row.number: row.place for row in standings.rows}
    told = 0
    for at, player in enumerate(standings.table.players, 1):
        found = contradicted(standings, player.number)
        if found is None:
            continue
        said = in_words(why(standings, player.number))
        row = range(found.printed.first, found.printed.last + 1)
        assert at in row
        assert ours[player.number] not in row
        assert said.startswith("Your sheet lists you ")
        assert CAUSES[name] in said.partition(f" {player.name} is ")[0]
        told += 1
    assert told == {"raw": 9, "zero": 11, "no-deduction": 0}[name]


def test_one_of_them_in_full() -> None:
    standings = rank(read((DATA / "raw.txt").read_text(encoding="utf-8")))
    (number,) = [row.number for row in standings.rows if row.name == "Grace Bloom"]
    said = in_words(why(standings, number))
    assert said.startswith(f"Your sheet lists you 3rd: {AS_SCORED} Grace Bloom is 6th of 27")


def test_rows_in_no_order_say_nothing() -> None:
    """By rating within the group: then the range is all that the sheet says."""
    lines = (DATA / "raw.txt").read_text(encoding="utf-8").splitlines()
    head = next(at for at, line in enumerate(lines) if line.startswith("#"))
    rows = [line.split("\t") for line in lines[head + 1 :]]
    total, rating = lines[head].split("\t").index("Total"), lines[head].split("\t").index("Rating")
    printed = [row[1] for row in rows]
    rows.sort(key=lambda row: (-float(row[total]), -int(row[rating])))
    for cells, place in zip(rows, printed, strict=True):
        cells[1] = place
    text = "\n".join([*lines[: head + 1], *("\t".join(cells) for cells in rows)])
    standings = rank(read(text))
    assert standings.published is not None
    assert standings.published.places is not None
    assert not standings.published.places.differences
    assert not any(one.listed for one in standings.published.places.printed.values())
    for row in standings.rows:
        assert not in_words(why(standings, row.number)).startswith("Your sheet")


SHARED = """#\tPlace\tName\tRd 1\tRd 2\tTotal\tSolk
1\t1-2\tAnn\tW3\tW4\t2.0\t2.0
2\t\tBob\tW4\tW3\t2.0\t2.0
3\t3-4\tCem\tL1\tL2\t0.0\t4.0
4\t\tDea\tL2\tL1\t0.0\t4.0
"""


def test_equal_values_share_and_nothing_more_is_said() -> None:
    standings = rank(read(SHARED))
    said = in_words(why(standings, 2))
    assert said.startswith("Bob is 1st of 4 with 2 points. You share 1st place with Ann. ")
    assert "Ann and you are tied on the only tiebreak in this order." in said
    assert "our sheet" not in said
