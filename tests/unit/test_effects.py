"""What another choice would do to a place is what ranking again does."""

import pytest

from calculator import rank, read
from calculator.answers.choices import Effects
from calculator.tiebreaks import EDITIONS, ORDERS, Choices
from tests.corpus.cases import sheet
from tests.support.project import ROOT

WSCF = read(sheet("00_wscf").text)
OPEN = read((ROOT / "docs" / "samples" / "fide-open.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", [1, 5, 11, 15])
def test_each_named_order(number: int) -> None:
    found = Effects(rank(WSCF), number).orders()
    assert [effect.choice for effect in found] == list(ORDERS)
    for effect in found:
        assert rank(WSCF, effect.choice).row(number).place == effect.place


def test_a_changed_order() -> None:
    effects = Effects(rank(WSCF), 5)
    assert effects.now == 5
    assert effects.under(["modified-median", "solkoff", "cumulative-opposition"]) == 4


@pytest.mark.parametrize("number", [player.number for player in OPEN.players])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_changed_order_has_the_edition_that_pressing_the_button_gives(
    edition: str, number: int
) -> None:
    names = ["BH", "BH/C1", "SB"]
    by_name = Effects(rank(OPEN, edition), number)
    assert by_name.under(names) == rank(OPEN, names).row(number).place
    chosen = Effects(rank(OPEN, edition, rules=edition), number, edition)
    assert chosen.under(names) == rank(OPEN, names, rules=edition).row(number).place


@pytest.mark.parametrize("number", [player.number for player in OPEN.players])
def test_each_edition(number: int) -> None:
    found = Effects(rank(OPEN), number).editions()
    assert [effect.choice for effect in found] == list(EDITIONS)
    for effect in found:
        assert rank(OPEN, rules=effect.choice).row(number).place == effect.place


def test_each_option_of_a_convention() -> None:
    standings = rank(WSCF, "sonneborn-berger")
    for number in range(1, 16):
        for effect in Effects(standings, number).options("sonneborn-berger"):
            choices = Choices(conventions=(("sonneborn-berger", effect.choice),))
            again = rank(WSCF, "sonneborn-berger", choices=choices)
            assert again.row(number).place == effect.place


def test_the_chosen_edition_holds_for_every_order() -> None:
    effects = Effects(rank(OPEN, rules="fide-2022"), 1, "fide-2022")
    for effect in effects.orders():
        assert rank(OPEN, effect.choice, rules="fide-2022").row(1).place == effect.place
