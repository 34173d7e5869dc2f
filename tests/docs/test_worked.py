"""Every statement of an example is checked against the core."""

from __future__ import annotations

import pytest

from pyscript_app.docs_blocks.fences import FenceError, parse
from pyscript_app.docs_blocks.worked_example import Worked, work

TABLE = (
    "No.\tName\tPts\tRnd1\tRnd2\n1\tAnn\t1.5\tW2\tD3\n2\tBen\t1.0\tL1\t-B-\n3\tCal\t1.5\t-B-\tD1\n"
)
SHORT = "---\nAdam 4 of 5: 1 2 3 3.5 4\nBarbara 4 of 5: 2 2.5 3 3 4"


def sample(name: str) -> str:
    assert name == "three"
    return TABLE


def worked(text: str) -> Worked:
    return work(parse(text), sample)


def test_figures_winner_and_order_of_a_good_example() -> None:
    done = worked(
        f"source: 004\ntiebreak: solkoff\nexpect: Adam = 13.5, 2 = 14½\nwins: Barbara\n{SHORT}"
    )
    assert done.shown == (1, 2)
    assert done.ahead == 2
    assert [done.value(number).number for number in done.shown] == [13.5, 14.5]
    assert done.order == "us-chess"


def test_players_are_found_by_number_or_name_and_shown_in_the_order_of_the_block() -> None:
    assert worked("tiebreak: solkoff\ntable: three\nplayers: Cal 1").shown == (3, 1)


def test_what_an_opponent_counts_for() -> None:
    done = worked("source: 000\ntiebreak: solkoff\ntable: three\nplayers: Ann\ncounts: Ben = ½")
    assert done.value(1).number == 1.5


def test_nobody_wins_if_the_players_shown_are_tied() -> None:
    assert worked(f"tiebreak: modified-median\nwins: nobody\n{SHORT}").ahead is None


def test_a_misprint_is_kept_beside_the_right_figure() -> None:
    done = worked(
        "source: 004\ntiebreak: solkoff\nexpect: Barbara = 14.5\nmisprint: Adam = 14.5 | x\n"
        + SHORT
    )
    assert (set(done.printed), set(done.misprinted)) == ({2}, {1})


def test_a_tiebreak_of_tied_players_is_worked_out_where_the_order_asks_for_it() -> None:
    done = worked(
        "tiebreak: playoff\norder: solkoff,playoff\nchoices: playoff.1=0, playoff.2=1\n"
        "wins: Ben\n---\nAnn 1 of 1: 0\nBen 1 of 1: 0"
    )
    assert done.order == "solkoff,playoff"
    assert [done.value(number).number for number in done.shown] == [0, 1]


@pytest.mark.parametrize(
    ("rules", "dummy", "order"),
    [("fide-2022", 1, "fide-2022"), ("fide-2024", 3, "fide-2024"), ("fide-2026", 2, "fide-2026")],
)
def test_the_edition_changes_the_value(rules: str, dummy: int, order: str) -> None:
    done = worked(f"tiebreak: BH\nrules: {rules}\ntable: three\nplayers: Cal")
    assert done.value(3).terms[0].amount == dummy  # in half points
    assert done.order == order


def test_the_calculator_opens_with_the_edition_whatever_the_tiebreak() -> None:
    text = "tiebreak: AOB\ntable: three\nplayers: Cal"
    assert worked(f"rules: fide-2024\n{text}").order == "fide-2024"
    assert worked(text).order == "AOB"


def test_where_the_lowest_is_ahead_the_lowest_wins() -> None:
    assert worked("tiebreak: TPN\ntable: three\nwins: Ann").ahead == 1


def test_a_convention_changes_the_value() -> None:
    text = "tiebreak: most-wins\n{}---\nAnn: W X\nBen: W W"
    assert worked(text.format("")).value(1).number == 1
    assert worked(text.format("choices: most-wins=forfeits\n")).value(1).number == 2


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("tiebreak: BH\nrules: fide-1999", "rules: there are fide-2022, fide-2024, fide-2026"),
        ("tiebreak: playoff\norder: us-chess", "does not have 'playoff'"),
        ("tiebreak: playoff\norder: tossing", "unknown tiebreak or order"),
        ("tiebreak: playoff\norder: solkoff,playoff", "Adam is level with nobody"),
        ("tiebreak: solkoff\nchoices: luck=1", "nothing to choose that is called 'luck'"),
        ("tiebreak: solkoff\nchoices: solkoff.1=1", "nothing to choose"),
        ("tiebreak: solkoff\nchoices: most-wins=all", "most-wins is one of played, forfeits"),
    ],
)
def test_choices_that_do_not_exist_are_refused(head: str, message: str) -> None:
    with pytest.raises(FenceError) as caught:
        worked(f"{head}\n{SHORT}")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("expect: Adam = 13", "expect: Adam = 13, but the core works out 13½"),
        ("misprint: Adam = 13.5 | x", "misprint: Adam = 13½ is no misprint"),
        ("expect: Eve = 13", "'Eve' is nobody in the table"),
        ("players: Barbara\nexpect: Adam = 13.5", "Adam has a figure but is not shown"),
        ("expect: Adam = 13.5\nwins: Adam", "wins: Adam, but the core puts Barbara ahead"),
        ("expect: Adam = 13.5\nwins: nobody", "wins: nobody, but the core puts Barbara ahead"),
        ("expect: Adam = 13.5\nrounds: 6", "rounds: 6 stated, the table has 5"),
        ("counts: 3 = 2", "counts: Opponent 1 = 2, but the core counts 1"),
        ("counts: Barbara = 2", "counts: Barbara is in none of the sums"),
    ],
)
def test_what_the_core_does_not_say_is_refused(head: str, message: str) -> None:
    with pytest.raises(FenceError) as caught:
        worked(f"source: 004\ntiebreak: solkoff\n{head}\n{SHORT}")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"tiebreak: tossing\n{SHORT}", "there is no tiebreak 'tossing'"),
        (f"source: 999\ntiebreak: solkoff\nexpect: Adam = 1\n{SHORT}", "there is no source '999'"),
        ("tiebreak: solkoff\n---\nno table at all", "the table cannot be read"),
        ("tiebreak: solkoff\n---\nNo.\tName\tPts\tRnd1\n1\tAnn\t1\tQ2", "“Q2”, but that is not a"),
        (
            "tiebreak: solkoff\n---\nNo.\tName\tPts\tRnd1\n1\tAnn\t1\tW2\n2\tBen\t1\tW1",
            "the table contradicts itself",
        ),
        (
            "tiebreak: solkoff\n---\nNo.\tName\tPts\tSolk\tRnd1\n1\tA\t1\t9\tW2\n2\tB\t0\t1\tL1",
            "player 1: the table prints solkoff as 9, the core works out 0",
        ),
        (f"tiebreak: cumulative\n{SHORT}", "Adam has no Cumulative"),
    ],
)
def test_what_cannot_be_worked_out_is_refused(text: str, message: str) -> None:
    with pytest.raises(FenceError) as caught:
        worked(text)
    assert message in str(caught.value)
