"""Every text in tests and docs, written in every form, is read as the same table."""

from pathlib import Path

import pytest

from calculator import rank, read
from calculator.model import Crosstable
from calculator.writing import FORMS, to_trf
from calculator.writing.crosstable_trf import why_not
from tests.reading.test_round_trip import told

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


@pytest.mark.parametrize("form", WHOLE)
@pytest.mark.parametrize("name", TEXTS)
def test_the_same_table(name: str, form: str) -> None:
    before = table(name)
    if before.teams:
        # No form of ours has the boards of a team's matches, nor points of its own for a result.
        before = results_alone(before)
        assert told(results_alone(read(FORMS[form](before)))) == told(before)
        return
    assert told(read(FORMS[form](before))) == told(before)


def results_alone(of_teams: Crosstable) -> Crosstable:
    """A table of teams as it was before it knew their boards."""
    return of_teams._replace(
        teams=None,
        players=tuple(
            player._replace(results=tuple(one._replace(scored=None) for one in player.results))
            for player in of_teams.players
        ),
    )


@pytest.mark.parametrize("name", TEXTS)
def test_the_same_places_from_a_report(name: str) -> None:
    before = table(name)
    if why_not(before):
        assert before.format == "short" or "rounds" in before.lacks or before.teams
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
