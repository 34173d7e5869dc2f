"""Sheets as people paste them: we get every value that the program printed."""

import pytest

from calculator.ranked import rank
from calculator.reading import read
from tests.corpus.cases import DEFAULTS, SHEETS, sheet


@pytest.mark.parametrize("name", SHEETS)
def test_every_printed_value_of_the_defaults(name: str) -> None:
    case = sheet(name)
    standings = rank(read(case.text), order="us-chess")
    printed = {
        (number, tiebreak): value
        for number, values in case.values.items()
        for tiebreak, value in values.items()
        if tiebreak in DEFAULTS
    }
    assert len(printed) == len(case.values) * len(set(DEFAULTS) & set(case.order))
    ours = {
        (number, tiebreak): standings.row(number).values[tiebreak].number
        for number, tiebreak in printed
    }
    assert ours == printed


@pytest.mark.parametrize("name", SHEETS[1:])
def test_every_printed_score(name: str) -> None:
    case = sheet(name)
    standings = rank(read(case.text), order="us-chess")
    assert {row.number: row.score / 2 for row in standings.rows} == case.scores
    assert len(case.scores) == len(case.values)


@pytest.mark.parametrize("name", SHEETS)
def test_read_without_a_warning(name: str) -> None:
    case = sheet(name)
    table = read(case.text)
    assert table.warnings == ()
    assert (table.rounds, table.rounds_played) == (case.rounds, case.rounds)
    assert table.format == ("wintd-text" if name == "00_wscf" else "swisssys-text")
    assert [player.number for player in table.players] == sorted(case.values)


@pytest.mark.parametrize("name", SHEETS)
def test_the_printed_values_are_compared_and_agree(name: str) -> None:
    case = sheet(name)
    published = rank(read(case.text)).published
    assert published is not None
    assert published.differences == ()
    assert published.agree == published.compared
    if set(case.order) == set(DEFAULTS):
        assert published.compared == 4 * len(case.values)
    else:
        assert published.compared >= len(set(DEFAULTS) & set(case.order)) * len(case.values)


@pytest.mark.parametrize("name", SHEETS)
def test_the_printed_order(name: str) -> None:
    # Numbers are standings numbers: within a score they follow the tiebreaks as printed.
    case = sheet(name)
    order = [tiebreak for tiebreak in case.order if tiebreak in DEFAULTS]
    rows = rank(read(case.text), order=order).rows
    # The sheet is sorted by the first column; those tied there are in no particular order.
    keys = [(-row.score, -(row.values[order[0]].number or 0)) for row in rows]
    by_number = [key for _, key in sorted(zip((row.number for row in rows), keys, strict=True))]
    assert by_number == sorted(keys)


def test_the_places_of_the_wscf_sheet() -> None:
    standings = rank(read(sheet("00_wscf").text))
    assert [(row.place, row.number) for row in standings.rows] == [(n, n) for n in range(1, 16)]
    decided = {row.number: row.decided_by for row in standings.rows}
    assert decided[2] == "modified-median"
    assert decided[3] == "score"
    assert decided[5] == "cumulative"
    assert [row.number for row in standings.rows if row.decided_by == "score"] == [
        1, 3, 4, 7, 9, 12
    ]  # fmt: skip


def test_one_wrong_printed_value_is_the_one_difference() -> None:
    text = sheet("00_wscf").text.replace("17.0\t19.5", "17.0\t19.0")
    published = rank(read(text)).published
    assert published is not None
    assert (published.compared, published.agree) == (60, 59)
    (difference,) = published.differences
    assert (difference.number, difference.tiebreak) == (1, "solkoff")
    assert (difference.printed, difference.computed.number) == (19000, 19.5)
