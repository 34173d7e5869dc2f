"""Every text in tests and docs, written in every form, is read as the same table."""

from pathlib import Path

import pytest

from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import read
from calculator.writing import FORMS, WriteError, to_trf
from calculator.writing.crosstable_trf import why_not
from tests.reading.test_round_trip import told
from tests.support.examples import one_in

ROOT = Path(__file__).parents[2]
TEXTS = {
    str(path.relative_to(ROOT)): path
    for folder in ("docs/samples", "tests/corpus/data", "tests/fide/data")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in {".txt", ".csv", ".trf", ".html"} and path.stem != "unreadable"
}
WHOLE = tuple(form for form in FORMS if form != "trf")


def table(name: str) -> Crosstable:
    return read(TEXTS[name].read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("name", "form"),
    [
        # Each text always, and each form with a third of them.
        pytest.param(name, form, marks=[pytest.mark.long] * ((at + by) % len(WHOLE) > 0))
        for at, name in enumerate(TEXTS)
        for by, form in enumerate(WHOLE)
    ],
)
def test_the_same_table(name: str, form: str) -> None:
    before = table(name)
    if before.teams is not None and form in {"text", "csv"}:
        with pytest.raises(WriteError, match="boards"):
            FORMS[form](before)
        return
    assert told(read(FORMS[form](before))) == told(before)


@pytest.mark.parametrize("name", one_in(2, TEXTS))
def test_the_same_places_from_a_report(name: str) -> None:
    before = table(name)
    if why_not(before):
        assert before.format == "short" or "rounds" in before.lacks or before.teams
        return
    if before.teams is not None and not before.teams.lineups:
        with pytest.raises(WriteError, match="board"):
            to_trf(before)
        return
    order = ["DE", "BH", "SB"] if before.system == "fide" else ["median", "kashdan"]
    codes = {result.code for player in before.players for result in player.results}
    after = read(to_trf(before))
    assert [row.score for row in rank(after, order).rows] == [
        row.score for row in rank(before, order).rows
    ]
    # A report has no room for a missing result or a forfeit loss against nobody.
    if not codes & {"", "N", "S", "R", "?"} and before.points == after.points:
        # A report has no tiebreak columns, which may have shown the edition.
        made = rank(before, order)
        again = rank(after, order, rules=made.tally.rules)
        places = [[(row.number, row.place) for row in found.rows] for found in (made, again)]
        assert places[0] == places[1]
