"""What a block may say."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pyscript_app.docs_blocks.fences import FenceError, Figure, parse

ADAM = "---\nAdam 4 of 5: 1 2 3 3.5 4"


def test_every_key_is_read() -> None:
    example = parse(
        "source: 003, 004\ntiebreak: solkoff\ntable: wscf\nplayers: 1 2\nexpect: 1 = 19.5\n"
        "misprint: 2 = 13½ | swapped\ncounts: 6 = 3\nwins: 1\nrounds: 6\nshow: crosstable\n"
        "ours: the names\norder: us-chess\nchoices: seed=x, playoff.4=1\n"
    )
    assert example.sources == ("003", "004")
    assert (example.tiebreak, example.sample, example.table) == ("solkoff", "wscf", "")
    assert example.players == ("1", "2")
    assert example.expect == (Figure("1", Fraction(39, 2)),)
    assert example.misprint == (Figure("2", Fraction(27, 2)),)
    assert example.why_misprint == "swapped"
    assert example.counts == (Figure("6", Fraction(3)),)
    assert (example.ours, example.order) == ("the names", "us-chess")
    assert example.choices == (("seed", "x"), ("playoff.4", "1"))
    assert (example.wins, example.rounds, example.show_crosstable) == ("1", 6, True)


def test_who_wins_is_something_that_a_source_prints() -> None:
    assert parse(f"source: 004\ntiebreak: solkoff\nwins: Adam\n{ADAM}").wins == "Adam"


def test_only_the_tiebreak_must_be_named() -> None:
    example = parse(f"tiebreak: solkoff\n{ADAM}")
    assert example.table == "Adam 4 of 5: 1 2 3 3.5 4"
    stated = (*example.sources, *example.players, *example.expect, *example.misprint)
    assert not stated


def test_a_table_keeps_its_tabs_and_its_blank_cells() -> None:
    table = "No.\tName\tPts\tRnd1\n1\tAnn\t0\t"
    assert parse(f"tiebreak: solkoff\n---\n{table}\n").table == table


def test_names_of_several_words_are_separated_by_commas() -> None:
    example = parse(f"tiebreak: solkoff\nplayers: Mary Ann, Bo\n{ADAM}")
    assert example.players == ("Mary Ann", "Bo")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"tie-break: solkoff\n{ADAM}", "unknown key in 'tie-break: solkoff'"),
        (f"solkoff\n{ADAM}", "unknown key in 'solkoff'"),
        (f"tiebreak: solkoff\ntiebreak: median\n{ADAM}", "'tiebreak' stands twice"),
        (f"tiebreak:\n{ADAM}", "'tiebreak' is empty"),
        (f"wins: Adam\n{ADAM}", "'tiebreak' is missing"),
        ("tiebreak: solkoff", "give either a table"),
        (f"tiebreak: solkoff\ntable: wscf\n{ADAM}", "give either a table"),
        (f"tiebreak: solkoff\nexpect: Adam = 1\n{ADAM}", "name the source"),
        (f"tiebreak: solkoff\nmisprint: Adam = 1 | x\n{ADAM}", "name the source"),
        (f"tiebreak: solkoff\nours: the names\n{ADAM}", "name the source"),
        (f"tiebreak: solkoff\nchoices: seed\n{ADAM}", "'seed' should be a name"),
        (f"tiebreak: solkoff\nsource: 004\n{ADAM}", "needs what the source prints"),
        (f"tiebreak: solkoff\nsource: 004\nmisprint: Adam = 1\n{ADAM}", "needs its reason"),
        (f"tiebreak: solkoff\nsource: 004\nexpect: Adam 1\n{ADAM}", "should be a player, ="),
        (f"tiebreak: solkoff\nsource: 004\nexpect: Adam = one\n{ADAM}", "'Adam = one' should be"),
        (f"tiebreak: solkoff\nshow: standings\n{ADAM}", "'show' can only be 'crosstable'"),
        (f"tiebreak: solkoff\nrounds: five\n{ADAM}", "'five' is not a number of rounds"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, message: str) -> None:
    with pytest.raises(FenceError) as caught:
        parse(text)
    assert message in str(caught.value)
