"""Questions of the page that once had no answer, or a wrong one."""

import json
from pathlib import Path

import pytest

from calculator.page import answer
from tests.asked.case import Json
from tests.asked.trees import find, of_tag, text_in

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"


def asked(text: str, what: str = "calculate", **more: object) -> Json:
    """Ask the page's entry; there must be an answer."""
    reply: Json = json.loads(answer(json.dumps({"what": what, "text": text, **more})))
    assert reply["state"] == "done"
    return reply


def test_a_direct_encounter_among_more_than_two_is_shown_as_a_rank() -> None:
    text = (SAMPLES / "round-robin.txt").read_text(encoding="utf-8")
    result = asked(text, order="fide-2026-round-robin", player="3")["result"]
    why = find(result, "tb-why")[0]
    assert "ahead on Direct Encounter" in text_in(find(why, "tb-answer")[0])
    rows = [text_in(row) for row in of_tag(find(why, "tb-among")[0], "tr")]
    assert rows == ["Peter QuillSalma IdrisPointsPlace", "Peter Quill×111", "Salma Idris0×02"]


def report(*rows: str) -> str:
    """A report of a round robin in which a win scores 3 and a draw 1."""
    head = ["092 Individual: Round Robin", f"XXR {len(rows) - 1}", "162  W 3.0    D 1.0    L 0.0"]
    lines = [
        f"001 {number:4}      {f'Player {number:02}':33} 2000 {'':26}  0.0 {number:4}  {row}"
        for number, row in enumerate(rows, 1)
    ]
    return "\n".join([*head, *lines]) + "\n"


def test_sonneborn_berger_is_given_as_a_product_if_a_win_scores_three() -> None:
    text = report(
        "   2 w 1     3 b =     4 w 0",
        "   1 b 0     4 w 1     3 b 0",
        "   4 b =     1 w =     2 w 1",
        "   3 w =     2 b 0     1 b 1",
    )
    tree = asked(text, "workings", order="sonneborn-berger", number=1, tiebreak="sonneborn-berger")
    reasons = [text_in(one) for one in find(tree["workings"], "tb-reason")]
    assert reasons[0] == "final score 3; 3 × 3 scored"


#: Three of four points in two rounds of two games against equals, and one of four.
TWO_GAMES = "".join(
    f"{line}\n"
    for line in (
        "#\tName\tRating\tRd 1\tRd 2\tTotal",
        "1\tPlayer 01\t1500\t$2\tD2\t2.5",
        "2\tPlayer 02\t1500\tL1\t#1\t1.5",
    )
)


def test_a_performance_counts_each_game_of_a_round_of_two() -> None:
    tree = asked(TWO_GAMES, "workings", order="TPR", number=1, tiebreak="TPR")["workings"]
    assert [text_in(one) for one in find(tree, "tb-amount")] == ["1595", "1500", "95", "1595"]
    assert "2½ of 4: 63%" in [text_in(one) for one in find(tree, "tb-reason")][1]


@pytest.mark.parametrize("order", ["TPR", "PTP", "APRO", "APPO"])
def test_performances_in_rounds_of_two_games_have_an_answer(order: str) -> None:
    everything = TWO_GAMES.replace("D2\t2.5", "$2\t4").replace("#1\t1.5", "L1\t0")
    for text in (TWO_GAMES, everything):
        assert "tb-answer" in json.dumps(asked(text, order=order, player="1"))


def test_an_average_of_nothing_is_still_called_an_average() -> None:
    # Ann met only Bob and Cem, who have no rating.
    text = (
        "No.\tName\tRating\tPts\tR1\tR2\n1\tAnn\t1500\t1\tW2\tL3\n2\tBob\t\t0\tL1\tL4\n"
        "3\tCem\t\t2\tW4\tW1\n4\tDee\t1400\t1\tL3\tW2\n"
    )
    name = "average-opposition"
    tree = asked(text, "workings", order=name, number=1, tiebreak=name)["workings"]
    said = text_in(tree)
    assert "no opponent has a rating in the table" in said
    assert "Average –" in said
