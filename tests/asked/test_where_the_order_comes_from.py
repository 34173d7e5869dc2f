"""A guess is told as one: where an order comes from, in the document, the page and the sentence."""

import json
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.answers import in_words, why, wording
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed
from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.view.asked import Asked
from calculator.view.bar import bar
from calculator.view.element import to_tree
from calculator.view.order import orders
from calculator.words import LANGUAGES, use
from calculator.writing.standings_json import Json, document
from calculator.writing.standings_text import report
from tests.asked.trees import Tree, find, text_in
from tests.reading.writers import WRITERS, held
from tests.support.events import random_event, with_colors
from tests.support.project import ROOT
from tests.support.tables import core_table

LISTED = (ROOT / "tests/asked/data/listed-by-rating.txt").read_text(encoding="utf-8")

HEADS = {
    "modified-median": "Mod. Med",
    "solkoff": "Solk",
    "cumulative": "Cumul.",
    "cumulative-opposition": "Op. cumul.",
    "sonneborn-berger": "Sonneborn-Berger",
}
ORDERS = (
    ("modified-median", "solkoff", "cumulative", "cumulative-opposition"),
    ("solkoff", "cumulative"),
    ("cumulative", "sonneborn-berger"),
    ("sonneborn-berger",),
)
#: What sheets that break no ties list those of the same score by.
LISTS = ("rating", "number", "lots")


def made(seed: int) -> Crosstable:
    event = random_event(Random(seed), 6 + seed % 30, 3 + seed % 4, plain=True)  # noqa: S311
    table = core_table(with_colors(event))
    rng = Random(seed)  # noqa: S311
    ratings = rng.sample(range(600, 2400), len(table.players))
    return table._replace(
        players=tuple(
            player._replace(rating=rating)
            for player, rating in zip(table.players, ratings, strict=True)
        )
    )


def listed(table: Crosstable, by: str, seed: int) -> list[int]:
    """The players' numbers by score, then by what is no tiebreak."""
    score = rank(table, "solkoff").tally.score
    rng = Random(seed)  # noqa: S311
    key = {
        player.number: {
            "rating": -(player.rating or 0),
            "number": player.number,
            "lots": rng.random(),
        }[by]
        for player in table.players
    }
    return sorted(score, key=lambda number: (-score[number], key[number]))


def by_hand(seed: int) -> Crosstable:
    """An event as a club's own table has it."""
    return held(made(seed), WRITERS["bars"].holds)


def sheet(
    table: Crosstable, lined_up: list[int], columns: Standings | None, heads: list[str]
) -> str:
    """A club's table: pairing numbers, ratings, rounds, total, place, tiebreaks under ``heads``."""
    place = {number: at for at, number in enumerate(lined_up, 1)}
    rounds = [f"Rd {at}" for at in range(1, table.rounds + 1)]
    lines = [["#", "Name", "Rating", *rounds, "Total", "Place", *heads]]
    for player in table.players:
        cells = [f"{one.code}{one.opponent or ''}" or "U" for one in player.results]
        total = sum(one.halves for one in player.results[: table.rounds_played]) / 2
        line = [str(player.number), player.name, str(player.rating), *cells, f"{total:g}"]
        line.append(str(place[player.number]))
        if columns and heads:
            values = columns.row(player.number).values
            line += [f"{values[one.name].number:g}" for one in columns.order[: len(heads)]]
        lines.append(line)
    return "\n".join("\t".join(line) for line in lines) + "\n"


def badge(standings: Standings) -> Tree:
    """The chip above an answer."""
    (found,) = find(to_tree(bar(standings, Asked(), whole=standings)), "tb-badge")
    return found


def asked(text: str) -> tuple[Standings, Json]:
    standings = rank(read(text))
    return standings, json.loads(json.dumps(document(standings)))


def gives(table: Crosstable, order: tuple[str, ...], lined_up: list[int]) -> bool:
    """Whether an order puts nobody the other way around than the print."""
    place = {row.number: row.place for row in rank(table, order).rows} if order else {}
    return all(place[above] <= place[below] for above, below in pairwise(lined_up))


def says_no_lie(standings: Standings) -> None:
    """Where the order is a guess or the default, nothing calls it the sheet's own."""
    for row in standings.rows[:: max(1, len(standings.rows) // 4)]:
        for language in LANGUAGES:
            with use(language):
                said = in_words(why(standings, row.number))
            own = ("The sheet fits", "La hoja cuadra")
            assert not any(word in said for word in own)
            level = sum(other.score == row.score for other in standings.rows) > 1
            unsaid = ("no tiebreak order", "breaks no ties", "No encontramos", "no desempata")
            assert any(word in said for word in unsaid) == level


@given(st.integers(0, 10**9), st.sampled_from(ORDERS))
def test_announced_by_headings(seed: int, order: tuple[str, ...]) -> None:
    table = by_hand(seed)
    standings = rank(table, order)
    lined_up = [row.number for row in standings.rows]
    found, told = asked(sheet(table, lined_up, standings, [HEADS[name] for name in order]))
    assert (told["order_from"], told["order"]) == ("announced", list(order))
    assert {row["number"]: row["place"] for row in told["standings"]} == {
        row.number: row.place for row in standings.rows
    }
    assert told["published"]["places"]["differences"] == []
    said = [in_words(why(found, row.number)) for row in found.rows]
    assert not any("does not say" in one or "breaks no ties" in one for one in said)


@given(st.integers(0, 10**9), st.sampled_from(ORDERS))
def test_only_places_tell(seed: int, order: tuple[str, ...]) -> None:
    table = by_hand(seed)
    lined_up = [row.number for row in rank(table, order).rows]
    standings, told = asked(sheet(table, lined_up, None, []))
    assert told["order_from"] in {"places", "default"}
    if told["order_from"] == "places" and not told.get("sheet_order"):
        assert gives(table, tuple(told["order"]), lined_up)
    if told.get("sheet_order"):
        assert lined_up == listed(table, told["sheet_order"], seed)
    says_no_lie(standings)
    agree(told)


@given(st.integers(0, 10**9), st.sampled_from(LISTS))
def test_no_ties_are_broken(seed: int, by: str) -> None:
    table = by_hand(seed)
    lined_up = listed(table, by, seed)
    standings, told = asked(sheet(table, lined_up, None, []))
    assert told["order_from"] in {"places", "default"}
    if told.get("sheet_order"):
        assert told["order"] == []
        assert lined_up == listed(table, told["sheet_order"], seed)
    elif told["order_from"] == "places":
        # It gives all of it; of 11 bits chance does that once in two thousand tries.
        assert gives(table, tuple(told["order"]), lined_up)
    says_no_lie(standings)
    agree(told)


def agree(told: Json) -> None:
    """A place that is not the printed one differs, and only such a one."""
    differing = {one["number"] for one in told["published"]["places"]["differences"]}
    other = {row["number"] for row in told["standings"] if row["place"] != row["printed_place"]}
    assert differing == other


@pytest.mark.parametrize("name", WRITERS)
def test_a_layout_without_places_and_tiebreaks_shows_no_order(name: str) -> None:
    for seed in range(6):
        table = held(made(20 + seed), WRITERS[name].holds)
        standings, told = asked(WRITERS[name].write(table))
        assert (told["order_from"], "sheet_order" in told) == ("default", False)
        says_no_lie(standings)


@pytest.mark.parametrize("by", ["rating", "number"])
def test_what_a_sheet_lists_the_tied_by_is_seen_where_there_are_enough(by: str) -> None:
    seen = 0
    for seed in range(20):
        table = by_hand(24 + 30 * seed)
        _, told = asked(sheet(table, listed(table, by, seed), None, []))
        seen += told.get("sheet_order") == by
    assert seen >= 18


def test_a_sheet_listed_by_rating() -> None:
    standings, told = asked(LISTED)
    assert (told["order_from"], told["order"], told["sheet_order"]) == ("places", [], "rating")
    bose = next(row for row in told["standings"] if row["name"] == "Bose, Arun")
    assert (bose["place"], bose["printed_place"], bose["decided_by"]) == (4, 6, None)
    said = in_words(why(standings, bose["number"]))
    assert said.startswith(
        "Your sheet lists you 6th. The sheet breaks no ties: it lists players with the same score "
        "by rating. Under the US Chess default you would be 6th."
    )
    assert "ICCF" not in said
    with use("es"):
        said = in_words(why(standings, bose["number"]))
    assert said.startswith(
        "Tu hoja te pone en el puesto 6. La hoja no desempata: con los mismos puntos, ordena a los "
        "jugadores por Elo. Con el orden habitual de US Chess tu puesto sería el 6."
    )


def test_a_sheet_that_breaks_no_ties_is_not_accused() -> None:
    standings, told = asked(LISTED)
    assert len(told["published"]["places"]["differences"]) == 4
    assert wording.in_a_word(standings) == ""
    assert text_in(badge(standings)) == "ties not broken"
    assert "differing-ties" in str(to_tree(bar(standings, Asked(), whole=standings)))
    assert wording.agreement(standings) == (
        "4 of 12 printed places are only the order in which tied players are listed"
    )
    assert not any(
        "printed 6" in line
        for line in report(standings, standings.rows, reasons=False, workings=False).splitlines()
    )
    with use("es"):
        assert text_in(badge(standings)) == "sin desempate"


def test_a_place_that_is_wrong_is_told_where_ties_are_not_broken() -> None:
    standings, told = asked(
        LISTED.replace("\n11  Voss", "\n12  Voss").replace("\n12  King", "\n11  King")
    )
    assert told["sheet_order"] == "rating"
    assert text_in(badge(standings)) == "2 places differ"
    assert wording.agreement(standings) == (
        "2 of 12 printed places differ · "
        "4 of 12 printed places are only the order in which tied players are listed"
    )


def test_what_if_keeps_where_the_order_comes_from() -> None:
    """Nobody asked for it, and a sheet that says nothing has not printed it."""
    sheets = {"places": LISTED, "default": "Name\tR1\tTotal\nAnn\tD2\t0.5\nBob\tD1\t0.5"}
    for origin, text in sheets.items():
        real = rank(read(text))
        names = [tiebreak.name for tiebreak in real.order]
        other = rank(changed(real.table, [Change(1, 1, "L")]), names, like=real)
        assert document(other)["order_from"] == document(real)["order_from"] == origin
        assert [one.name for one in other.order] == names
        shown = text_in(to_tree(orders(other, "")))
        assert "as printed" not in shown
        assert wording.basis(other) == ()
    real = rank(read(LISTED))
    asked_for = rank(changed(real.table, [Change(1, 1, "L")]), "solkoff", like=real)
    assert document(asked_for)["order_from"] == "asked"
