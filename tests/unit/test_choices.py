"""The choices of a cell of the crosstable, and the bar that says what is changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed, in_force
from calculator.answers.what_if.other_result_sentences import game
from calculator.model import Crosstable, Player, Result, crosstable
from calculator.ranked import rank
from calculator.reading import read
from calculator.view import Asked, Element, result, text_of
from calculator.words import use
from tests.support.tables import section

WSCF = Path("docs/samples/wscf.txt").read_text(encoding="utf-8")
#: 3, 2, 1 and 0 points: everybody met everybody. A draw of the first two has them share 1st place.
QUAD = section("W4 W3 W2", "W3 W4 L1", "L2 L1 W4", "L1 L2 L3")


def found(tree: Element | str, **attributes: str) -> list[Element]:
    """Return the elements with these attributes (``data_part`` stands for ``data-part``)."""
    if isinstance(tree, str):
        return []
    wanted = {name.replace("_", "-"): value for name, value in attributes.items()}
    here = [tree] if wanted.items() <= tree.attributes.items() else []
    return here + [one for child in tree.children for one in found(child, **attributes)]


def shown(table: Crosstable, cell: str, *changes: Change, player: int | None = None) -> Element:
    """Return the page with a cell's choices open, and results changed."""
    real = rank(table, "solkoff")
    other = rank(changed(table, changes), "solkoff") if changes else real
    asked = Asked(player=player, changes=changes, cell=cell, results=True)
    return result(other, asked, before=real if changes else None)


def choices(tree: Element) -> list[str]:
    """Return what the buttons say, the present one in brackets."""
    (region,) = found(tree, data_part="choices")
    buttons = [one for one in found(region, type="button") if "aria-pressed" in one.attributes]
    return [
        f"[{text_of(one).strip()}]" if one.attributes["aria-pressed"] == "true" else text_of(one)
        for one in buttons
    ]


def bar(tree: Element) -> str:
    (found_,) = found(tree, data_part="changes")
    return text_of(found_)


def test_no_choices_are_shown_where_no_such_cell_is_open() -> None:
    for cell in ("", "9.1", "1.99", "0.1", "x.1", "1"):
        (region,) = found(shown(QUAD, cell), data_part="choices")
        assert text_of(region) == "", cell


def test_where_nobody_is_chosen_the_choices_are_the_results_alone() -> None:
    tree = shown(QUAD, "3.2")
    assert "Round 3 · Player 02 lost to Player 01" in text_of(tree)
    assert choices(tree) == ["win ", "draw ", "[loss]"]


def test_each_choice_says_where_it_leads_the_chosen_player() -> None:
    assert choices(shown(QUAD, "3.2", player=2)) == [
        "win You: 2nd → 1st",
        "draw You: 2nd → 1st",
        "[loss]",
    ]
    assert choices(shown(QUAD, "3.2", player=4)) == [
        "win You stay 4th",
        "draw You stay 4th",
        "[loss]",
    ]


def test_of_a_changed_game_the_real_result_is_among_the_choices_and_named() -> None:
    change = Change(3, 2, "W")
    assert choices(shown(QUAD, "3.2", change, player=2)) == [
        "[win]",
        "draw You stay 1st",
        "loss You: 1st → 2nd · the real result",
    ]
    # From the opponent's side it is the same game.
    assert choices(shown(QUAD, "3.1", change, player=2)) == [
        "win You: 1st → 2nd · the real result",
        "draw You stay 1st",
        "[loss]",
    ]


def test_a_forfeit_can_be_put_back_and_a_bye_has_choices_of_its_own() -> None:
    table = section("X2 B", "F1 W3", "B L2")
    assert choices(shown(table, "1.1")) == ["[forfeit win]", "win ", "draw ", "loss "]
    assert choices(shown(table, "1.1", Change(1, 1, "L"))) == [
        "forfeit win the real result",
        "win ",
        "draw ",
        "[loss]",
    ]
    assert choices(shown(table, "2.1")) == ["[full-point bye]", "half-point bye ", "not paired "]


def test_two_games_in_a_round_are_called_by_their_points() -> None:
    table = section("$2", "L1")._replace(games_per_round=2)
    tree = shown(table, "1.1")
    assert "Player 01 scored 2 against Player 02" in text_of(tree)
    assert choices(tree) == ["[2 points]", "1½ points ", "1 point ", "½ point ", "0 points "]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("W", "Round 1 · Ann beat Bob"),
        ("D", "Round 1 · Ann drew with Bob"),
        ("L", "Round 1 · Ann lost to Bob"),
        ("X", "Round 1 · Ann against Bob: forfeit win"),
        ("", "Round 1 · Ann against Bob: no result"),
    ],
)
def test_a_game_is_said_by_who_did_what(code: str, said: str) -> None:
    table = crosstable([Player(1, "Ann", (Result(code, 2),)), Player(2, "Bob", (Result("", 1),))])
    assert game(rank(table, "solkoff"), 1, 1) == said


def test_a_round_without_an_opponent_is_said_by_its_kind() -> None:
    table = crosstable([Player(1, "Ann", (Result("H"),)), Player(2, "Bob", (Result("U"),))])
    assert game(rank(table, "solkoff"), 1, 1) == "Round 1 · Ann: half-point bye"


def test_no_bar_is_shown_without_a_changed_result() -> None:
    assert found(shown(QUAD, ""), data_part="changes") == []


def test_the_bar_says_what_is_changed_what_that_does_and_the_ways_back() -> None:
    change = Change(3, 2, "W")
    assert bar(shown(QUAD, "", change, player=2)) == (
        "What if: 1 changed result"
        "Round 3 · Player 02 beat Player 01 (really: loss) ×"
        "Player 02: 2nd → 1stUndoReal results"
    )
    assert "2 places change" in bar(shown(QUAD, "", change))
    two = (change, Change(1, 1, "D"))
    tree = shown(QUAD, "", *two, player=4)
    assert "What if: 2 changed results" in bar(tree)
    assert "Player 04: stays 4th" in bar(tree)
    (region,) = found(tree, data_part="changes")
    values = [one.attributes["data-value"] for one in found(region, data_key="changes")]
    assert values == ["1.1.D", "3.2.W", "3.2.W", ""]


def test_in_spanish() -> None:
    with use("es"):
        tree = shown(QUAD, "3.2", Change(3, 2, "W"), player=2)
        assert choices(tree) == [
            "[victoria]",
            "tablas Sigues 1.º",
            "derrota Tú: 1.º → 2.º · el resultado real",
        ]
        assert bar(tree) == (
            "¿Y si…? 1 resultado cambiado"
            "Ronda 3 · Player 02 ganó a Player 01 (en realidad: derrota) ×"
            "Player 02: 2.º → 1.ºDeshacerResultados reales"
        )


def test_of_a_game_the_last_change_is_in_force_and_the_real_result_is_none() -> None:
    table = read(WSCF)
    draw, other, back = Change(2, 5, "D"), Change(2, 2, "L"), Change(2, 2, "W")
    first = Change(1, 1, "L")
    assert in_force(table, (draw, first)) == (draw, first)
    assert in_force(table, (draw, first, other)) == (first, other)
    assert in_force(table, (draw, first, back)) == (first,)
    assert in_force(table, (first, back)) == (first,)
    for nobody in (Change(1, 99, "D"), Change(9, 1, "D"), Change(0, 1, "D")):
        with pytest.raises(KeyError):
            in_force(table, (nobody,))
