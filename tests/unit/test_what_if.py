"""What would have put a player higher: whole sentences, on tables simple enough to check."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from calculator.answers.what_if.other_result_sentences import Teller, beginning, ending, lines
from calculator.answers.what_if.other_results import Search
from calculator.model import Player, Result, crosstable
from calculator.page import answer
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read
from calculator.view import Asked, Element, result, text_of
from calculator.view.other_results import higher
from calculator.words import use
from tests.support.tables import section

#: Ann 3, Bob 2, Cem 1, Dea 0: everybody met everybody.
QUAD = section("W4 W3 W2", "W3 W4 L1", "L2 L1 W4", "L1 L2 L3")


def told(standings: Standings, number: int) -> list[str]:
    return lines(standings, number)


def test_the_second_could_have_won_by_beating_the_first() -> None:
    said = told(rank(QUAD, "solkoff"), 2)
    assert said[0] == "Any one of these four results would have put you higher."
    assert said[2:4] == [
        "Your own results:",
        (
            "  If you had beaten Player 01 in round 3, you would be 1st, "
            "because you would have 3 points to Player 01’s 2."
        ),
    ]


def test_the_player_in_first_place_is_told_so() -> None:
    assert told(rank(QUAD, "solkoff"), 1)[0] == "You are 1st: nobody is higher."
    shared = section("D2", "D1")
    assert told(rank(shared, "solkoff"), 1)[0] == "You share 1st place: nobody is higher."
    assert told(rank(section("B"), "solkoff"), 1)[0] == "You are 1st: nobody is higher."


def test_if_no_single_result_helps_two_are_given() -> None:
    rows = ("W2 W3 W2 W3", "L1 W4 L1 W4", "W4 L1 W4 L1", "L3 L2 L3 L2")
    search = Search(rank(section(*rows), "solkoff"), 4)
    search.run()
    assert beginning(search).startswith("No single result would have put you higher. There are")
    first = Teller(search.standings, 4).way(search.ways[0])
    assert first.startswith("If you had beaten Player 03 in round 1 and you had beaten Player 02")


def test_nothing_helps_and_all_of_it_was_tried() -> None:
    byes = section("B B B B", "U U U U", "U U U U")._replace(rounds_played=4)
    assert told(rank(byes, "solkoff"), 2)[0] == (
        "No other result of one game or of two would have put you higher. All of them were tried."
    )


def test_a_bounded_search_says_what_it_left_out() -> None:
    rows = ("W2 W3 W2 W3", "L1 W4 L1 W4", "W4 L1 W4 L1", "L3 L2 L3 L2")
    search = Search(rank(section(*rows), "solkoff"), 4, pairs=3)
    search.run()
    assert not search.complete
    assert ending(search)[0] == (
        f"Of the {search.of_pairs} ways to change two results, 3 were tried, "
        "your own results first. The others were not."
    )
    stopped = Search(rank(QUAD, "solkoff"), 4)
    assert ending(stopped, stopped=True) == ["You stopped before every result was tried."]
    assert beginning(stopped) == "Nothing found so far."


def test_a_table_without_games_says_so() -> None:
    short = rank(read("Ann 2 of 2: 1 0.5\nBob 1 of 2: 1.5 1"), "solkoff")
    assert told(short, 2)[0] == (
        "This table does not give the games one by one, so none can be changed."
    )
    new = crosstable([Player(1, "Ann", (Result("H"),)), Player(2, "Bob", (Result("U"),))])
    assert told(rank(new, "solkoff"), 1)[0].startswith("You")


def test_a_game_of_which_only_one_row_tells_is_not_tried() -> None:
    search = Search(rank(section("W2 W3", "L1 B", "L2 L1"), "solkoff"), 3)
    search.run()
    assert "One game was not tried: only one of the two players’ rows has it." in ending(search)


def test_forfeits_byes_and_games_to_come_have_words_of_their_own() -> None:
    table = section("X2 W3 W4", "F1 U W3", "- L1 L2", "B - L1")
    standings = rank(table, "solkoff")
    said = "\n".join(told(standings, 2))
    assert "If you had beaten Player 01 over the board in round 1, you would be 2nd" in said
    assert "If you had taken a half-point bye in round 2, you would be 2nd" in said
    paired = crosstable(
        [
            Player(1, "Ann", (Result("W", 2), Result("W", 3))),
            Player(2, "Bob", (Result("L", 1), Result("", 4))),
            Player(3, "Cem", (Result("D", 4), Result("L", 1))),
            Player(4, "Dea", (Result("D", 3), Result("", 2))),
        ]
    )
    assert told(rank(paired, "solkoff"), 1)[-1] == (
        "Your opponents still have games to play: Bob (1). "
        "What they score there can change your Solkoff."
    )
    assert told(rank(paired, "most-wins"), 1)[-1].endswith(
        "Bob (1). None of it can change your tiebreaks: "
        "this order does not look at what opponents score."
    )
    said = "\n".join(told(rank(paired, "solkoff"), 2))
    assert (
        "  If you beat Dea in round 2, you would be 2nd, because you would have 1 point to Cem’s ½."
    ) in said


def test_two_games_a_round_are_given_in_points() -> None:
    table = section("$2 W3", "L1 #4", "#4 W1", "D3 D2")._replace(games_per_round=2)
    said = "\n".join(told(rank(table, "solkoff"), 3))
    assert "If you had scored 2 against Player 01 in round 2, you would be 1st" in said


def test_a_direct_encounter_is_given_as_a_rank() -> None:
    table = section("L2 W3 W4", "W1 L3 D4", "L1 W2 D4", "L1 D2 D3")
    assert (
        "  If you had drawn with Player 03 in round 2, you would be 1st, because you and Player 01 "
        "would both have 2 points, and in the games between the two of you, you would come 1st "
        "and Player 01 2nd."
    ) in told(rank(table, "DE"), 2)


def test_who_would_share_a_place_is_told_with_whom() -> None:
    said = told(rank(section("W4 L2", "L3 W1", "W2 W4", "L1 L3"), "solkoff"), 1)
    assert (
        "  If your opponent Player 04 had beaten Player 03 in round 2, you would be 1st, "
        "because nothing would separate you and Player 02."
    ) in said


def test_in_spanish() -> None:
    with use("es"):
        said = told(rank(QUAD, "solkoff"), 2)
    assert said[0] == "Hay cuatro resultados, y cada uno te habría puesto más arriba."
    assert said[3] == (
        "  Si hubieras ganado a Player 01 en la ronda 3, serías 1.º, "
        "porque tendrías 3 puntos y Player 01 2."
    )


def marked(tree: Element | str, name: str) -> list[Element]:
    if isinstance(tree, str):
        return []
    inside = [found for child in tree.children for found in marked(child, name)]
    return [tree, *inside] if tree.attributes.get("class", "") == name else inside


def test_the_view_shows_all_of_it() -> None:
    standings = rank(read(Path("docs/samples/wscf.txt").read_text(encoding="utf-8")))
    (found,) = marked(result(standings, Asked(player=5, find="higher")), "tb-higher")
    search = Search(standings, 5)
    search.run()
    teller = Teller(standings, 5)
    text = text_of(found)
    for way in search.ways:
        assert teller.way(way) in text
    assert "data-from" not in found.attributes


#: Too many players for the whole search to fit into one answer of the page.
MANY = "No.\tName\tPts\tR1\n" + "".join(
    f"{one}\tPlayer {one:03}\t1\tW{one + 1}\n{one + 1}\tPlayer {one + 1:03}\t0\tL{one}\n"
    for one in range(1, 301, 2)
)


@pytest.fixture
def _little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("calculator.view.other_results"), "EFFORT", 60)


def asked(player: str, start: str = "", **more: str) -> dict[str, str]:
    request = {"what": "higher", "text": MANY, "player": player, "from": start, **more}
    reply: dict[str, str] = json.loads(answer(json.dumps(request)))
    assert reply["state"] == "done"
    return reply


@pytest.mark.usefixtures("_little_at_a_time")
def test_the_page_asks_until_everything_is_found() -> None:
    reply = asked("300")
    many = [json.dumps(reply).count("data-value")]
    for _ in range(100):
        if not reply["next"]:
            break
        reply = asked("300", reply["next"])
        many.append(json.dumps(reply).count("data-value"))
    assert reply["next"] == ""
    assert len(many) > 2
    assert many == sorted(many)
    stopped = asked("298", stop="1")
    assert stopped["next"] == ""
    assert "You stopped before every result was tried." in json.dumps(stopped)
    assert asked("999")["higher"] is None


@pytest.mark.usefixtures("_little_at_a_time")
def test_two_searches_in_turn_come_to_an_end() -> None:
    """The core holds one search: each of the two finds the other's, and starts again."""
    left = {"300": "", "298": ""}
    for _ in range(100):
        for player, start in tuple(left.items()):
            left[player] = asked(player, start)["next"]
            if not left[player]:
                del left[player]
        if not left:
            return
    pytest.fail("they never end")


def test_inside_a_prize_class_the_places_are_those_of_the_class() -> None:
    text = Path("docs/samples/prizes.txt").read_text(encoding="utf-8")
    request = {"what": "higher", "text": text, "player": "9", "class": "grade=5"}
    said = json.dumps(json.loads(answer(json.dumps(request)))["higher"], ensure_ascii=False)
    assert (
        "If you had drawn with Gia Pell in round 3, you would be 1st, because you would have 2½"
        in said
    )


def row_texts(standings: Standings, number: int) -> list[list[str]]:
    """The rows of the page's table, cell by cell, without the reasons."""
    (table,) = marked(higher(standings, number, ()), "tb-better")
    rows = [row for group in children(table) for row in children(group)]
    return [
        [text_of(cell).strip() for cell in children(row)]
        for row in rows
        if row.attributes.get("class") != "tb-way-why"
    ]


def children(tree: Element | str) -> list[Element]:
    return [child for child in getattr(tree, "children", ()) if not isinstance(child, str)]


def test_a_row_says_whose_game_it_is_and_what_it_was() -> None:
    # Two results that only together help are a row each; a share of a place is told.
    both = row_texts(
        rank(section("W2 W3 W2 W3", "L1 W4 L1 W4", "W4 L1 W4 L1", "L3 L2 L3 L2"), "solkoff"), 4
    )
    assert both[1:3] == [
        ["1", "You – Player 03", "0", "1", "2nd", "Try"],
        ["2", "You – Player 02", "0", "1"],
    ]
    shared = row_texts(rank(section("W4 L2", "L3 W1", "W2 W4", "L1 L3"), "solkoff"), 1)
    assert shared[1:3] == [
        ["2", "You – Player 02", "0", "1", "1st shared", "Try"],
        ["2", "Player 04 – Player 03 you met Player 04", "0", "1", "1st shared", "Try"],
    ]
    # What is no game over the board is said in words; of two games the points.
    byes = row_texts(rank(section("X2 W3 W4", "F1 U W3", "- L1 L2", "B - L1"), "solkoff"), 2)
    assert ["1", "You – Player 01", "forfeit loss", "win", "2nd", "Try"] in byes
    assert ["2", "You", "not paired", "half-point bye", "2nd", "Try"] in byes
    table = section("$2 W3", "L1 #4", "#4 W1", "D3 D2")._replace(games_per_round=2)
    assert row_texts(rank(table, "solkoff"), 3)[1] == [
        "2",
        "You – Player 01",
        "1",
        "2",
        "1st",
        "Try",
    ]


def test_a_table_of_opponents_has_no_rounds() -> None:
    cross = read("No.\tName\t1\t2\t3\n1\tAnn\t*\t1\t1\n2\tBen\t0\t*\t1\n3\tCem\t0\t0\t*")
    with use("es"):
        rows = row_texts(rank(cross, "solkoff"), 2)
    assert rows[:2] == [
        ["Partida", "Era", "Sería", "Puesto", "Probar"],
        ["Tú – Ann", "0", "1", "1.º", "Probar"],
    ]
