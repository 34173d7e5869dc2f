"""What another choice would do to a place is what ranking again does."""

import pytest

from calculator.answers.choices import Effects
from calculator.ranked import rank
from calculator.reading import read
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


#: Found by the search: under the edition of 2022 player 7 would have another Buchholz.
MID_EVENT = read(
    """\
Kind: swiss
# Name Rd1 Rd2 Rd3 Rd4 Rd5 Rd6
1 Ann D9 H--- L2 *5 B--- B---
2 Ben L7 X8 W1 *6 --- ---
3 Cem H--- L9 H--- *9 --- B---
4 Dea H--- W7 F9 *7 U--- U---
5 Eva H--- U--- U--- *1 U--- ---
6 Fay X--- U--- D8 *2 B--- H---
7 Gus W2 L4 U--- *4 U--- ---
8 Hal F--- F2 D6 --- B--- ---
9 Ida D1 W3 X4 *3 B--- B---
""".replace(" ", "\t")
    .replace("Kind:\t", "Kind: ")
    .replace("\t---", "\t")
)


@pytest.mark.parametrize("asked", [None, "fide-2022", "fide-2022-round-robin", "golombek-swiss"])
def test_an_order_that_names_no_edition_keeps_none_of_the_one_before(asked: str | None) -> None:
    found = Effects(rank(MID_EVENT, asked), 7).orders()
    assert [effect.choice for effect in found] == list(ORDERS)
    for effect in found:
        assert rank(MID_EVENT, effect.choice).row(7).place == effect.place, effect.choice


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
