"""What do I need: before the last round of small events, as people ask for it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from calculator.__main__ import main
from calculator.answers.what_if.change import Change
from calculator.answers.what_if.changed_table import changed
from calculator.answers.what_if.need import Need
from calculator.answers.what_if.need_sentences import lines
from calculator.page import Session
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks.tally import missed
from calculator.view import to_tree
from calculator.view.need import found, need
from calculator.words import use
from tests.asked.trees import find, of_tag, text_in

#: After four of five rounds, the fifth is paired.
SWISS = """No.\tName\tRtg\tPts\tR1\tR2\tR3\tR4\tR5
1\tAnn\t1800\t2.5\tD2\tW12\tW6\tL4\t7
2\tBen\t1780\t2.5\tD1\tD3\tD7\tW8\t4
3\tCem\t1760\t1.5\tL4\tD2\tL10\tW11\t8
4\tDea\t1740\t4\tW3\tW6\tW8\tW1\t2
5\tEva\t1720\t1\tL6\tL7\tW11\tL9\t12
6\tFinn\t1700\t2\tW5\tL4\tL1\tW12\t9
7\tGus\t1680\t2.5\tL8\tW5\tD2\tW10\t1
8\tHal\t1660\t2\tW7\tW10\tL4\tL2\t3
9\tIda\t1640\t2.5\tL10\tW11\tD12\tW5\t6
10\tJon\t1620\t2\tW9\tL8\tW3\tL7\t11
11\tKim\t1600\t0\tL12\tL9\tL5\tL3\t10
12\tLou\t1580\t1.5\tW11\tL1\tD9\tL6\t5
"""
#: A quad whose last round is to come: Ann meets Ben, Cem meets Ruth.
QUAD = """No.\tName\tPts\tR1\tR2\tR3
1\tAnn\t1.5\tW3\tD4\t2
2\tBen\t0.0\tL4\tL3\t1
3\tCem\t1.0\tL1\tW2\t4
4\tRuth\t1.5\tW2\tD1\t3
"""


def test_a_quad_says_it_in_a_few_words() -> None:
    assert lines(rank(read(QUAD), "solkoff"), 1) == [
        "What you need in round 3",
        "Exact, tiebreaks and all: every result of the two games that can move you was tried.",
        "",
        "  You win: 1st, perhaps shared",
        "  You draw: 1st or 2nd, perhaps shared",
        "  You lose: 2nd, perhaps shared",
        "",
        "1st:",
        "  You win and Ruth does not beat Cem",
        "",
        "At least a share of 1st:",
        "  You win",
        "  You do not lose and Ruth does not beat Cem",
        "",
        "2nd or better:",
        "  You do not lose",
        "  Ruth beats Cem",
        "",
        "At least a share of 2nd:",
        "  Whatever happens",
        "",
        "Out of reach now: 3rd and 4th.",
    ]


def test_the_last_round_of_a_round_robin_is_known_before_it_is_paired() -> None:
    """Who has not met plays; it is said that the sheet does not tell."""
    unpaired = re.sub(r"(?m)\t\d$", "\t", QUAD)
    assert unpaired.count("\t\n") == 4
    standings = rank(read(unpaired), "solkoff")
    assert lines(standings, 1) == lines(rank(read(QUAD), "solkoff"), 1)
    (note,) = [one.words() for one in standings.table.warnings]
    assert note == (
        "Round 3 is not paired in your sheet. Everyone plays everyone, so these games are left: "
        "Ann – Ben; Cem – Ruth."
    )
    # The page puts in a result of such a game as of any other.
    put = changed(standings.table, [Change(3, 1, "W"), Change(3, 3, "W")])
    assert rank(put, "solkoff", like=standings).row(1).place == 1


def test_rounds_that_are_not_paired_are_told_by_points() -> None:
    """Two of them in a Swiss, or one: what is certain is told, and why no more is."""
    open_ = re.sub(r"(?m)^(.*)\t.*\t(?:\d+|R5)$", r"\1\t\t", SWISS).replace("\t\t", "\tR4\tR5", 1)
    two = re.sub(r"(?m)^(\d+\t.*?\t\d+)\t[\d.]+\t", r"\1\t", open_).replace("\tPts", "")
    said = lines(rank(read(two)), 1)
    assert said[0] == (
        "From round 4 on, two rounds are not paired in your sheet, so nobody knows yet whom you "
        "will play. Ask again when the next one is paired."
    )
    assert said[2].startswith("There are two rounds still to be played.")
    # Seven others can get to her 3½, but not all of them: that takes 11½ points, and 11 are left.
    assert said[3] == "  Win: 1st to 7th"
    one = re.sub(r"(?m)\t\d+$", "\t", SWISS)
    assert lines(rank(read(one)), 1)[0].startswith("Round 5 is not paired in your sheet, so nobody")


#: A bye asked for; who has met somebody twice; more rounds than everybody has others.
UNCERTAIN = (
    "Ann W3 D4 H|Ben L4 L3 -|Cem L1 W2 -|Ruth W2 D1 -",
    "Ann W3 D3 -|Ben L4 L4 -|Cem L1 D1 -|Ruth W2 W2 -",
    "Ann W3 D4 W2 -|Ben L4 L3 L1 -|Cem L1 W2 W4 -|Ruth W2 D1 L3 -",
)


@pytest.mark.parametrize("rows", UNCERTAIN)
def test_no_round_is_paired_that_does_not_follow(rows: str) -> None:
    table = [row.replace("-", "").split(" ") for row in rows.split("|")]
    heads = ["No.", "Name", *(f"R{at}" for at in range(1, len(table[0])))]
    cells = [heads, *([str(at), *row] for at, row in enumerate(table, 1))]
    text = "\n".join("\t".join(row) for row in cells)
    said = lines(rank(read(text), "solkoff"), 1)[0]
    assert "is not paired in your sheet, so nobody knows yet whom you will play" in said


def test_of_five_the_one_without_a_bye_so_far_sits_out() -> None:
    rows = ("Ann\tB\tW4\tD3\tL5", "Ben\tW5\tB\tW4\tD3", "Cem\tL4\tW5\tD1\tD2",
            "Dea\tW3\tL1\tL2\tB", "Eva\tL2\tL3\tB\tW1")  # fmt: skip
    head = "No.\tName\tR1\tR2\tR3\tR4\tR5"
    text = "\n".join([head, *(f"{at}\t{row}\t" for at, row in enumerate(rows, 1))])
    standings = rank(read(text), "solkoff")
    games = [game[1:] for game in Need(standings, 1).games]
    assert games == [(1, 2), (4, 5)]
    # It brings what the others' byes did; where those differ, nobody knows.
    assert standings.tally.player[3].results[4].code == "B"
    assert Need(rank(read(text.replace("\tB\tW1", "\tU\tW1")), "solkoff"), 1).games == ()


@pytest.mark.parametrize(
    ("language", "own", "way"),
    [
        ("en", "You win: 2nd or 3rd", "You win and Ben does not beat Dea"),
        ("es", "Ganas: 2.º o 3.º", "Ganas y Ben no gana a Dea"),
    ],
)
def test_a_swiss_says_what_each_place_takes(language: str, own: str, way: str) -> None:
    with use(language):
        said = lines(rank(read(SWISS)), 1)
    assert f"  {own}" in said
    at = said.index(f"  {way}")
    # The second place is the best that is left, and this the shortest way to it.
    assert said[at - 1] == ("2nd:" if language == "en" else "2.º:")
    assert said[-1].startswith("Out of reach now: 1st" if language == "en" else "Ya fuera de")


def test_who_is_first_whatever_happens_is_told_just_that() -> None:
    said = lines(rank(read(SWISS)), 4)
    assert said[1] == "Whatever happens in the remaining games, you will be 1st."
    assert said[3:] == ["Out of reach now: 2nd to 12th."]


def test_a_finished_event_says_why_there_is_nothing_to_tell() -> None:
    over = read("No.\tName\tPts\tR1\n1\tAnn\t1\tW2\n2\tBob\t0\tL1")
    (said,) = lines(rank(over), 1)
    assert said.startswith("Your sheet shows no game that is still to be played")


def test_who_has_no_pairing_is_named() -> None:
    text = SWISS.replace("W3\tL7\t11\n", "W3\tL7\t-\n").replace("L5\tL3\t10\n", "L5\tL3\t-\n")
    said = lines(rank(read(text)), 1)
    assert "According to your sheet, Jon and Kim have no game there and get no point." in said[-1]


def test_too_many_games_are_told_and_what_is_said_holds() -> None:
    """Of twelve open games seven are tried; no outcome contradicts what is told."""
    rows = ["No.\tName\tPts\tR1\tR2"]
    for at in range(1, 25):
        win = at <= 12
        met, now = at + (12 if win else -12), at + (1 if at % 2 else -1)
        rows.append(f"{at}\tPlayer {at:02}\t{1 if win else 0}\t{'W' if win else 'L'}{met}\t{now}")
    standings = rank(read("\n".join(rows)))
    search = Need(standings, 1)
    search.run()
    assert search.how == "some"
    assert "Too many games can move you" in " ".join(lines(standings, 1))
    # Six games of two who have a point each, and six of two who have none.
    places = [(one.code, one.best, one.worst) for one in search.own()]
    assert places == [("W", 1, 6), ("D", 1, 12), ("L", 7, 18)]


def test_what_is_long_unfolds() -> None:
    """More than six places; and of many games those that do not matter."""
    standings = rank(read(SWISS))
    search = Need(standings, 8)
    search.run()
    assert "more-places" in str(to_tree(found(search, standings, ())))
    first = Need(standings, 4)
    first.run()
    assert "more-games" in str(to_tree(found(first, standings, ())))


def test_the_page_goes_on_to_the_end_and_a_result_that_is_put_in_stays_in() -> None:
    session = Session()

    def ask(**more: str) -> dict[str, Any]:
        asked = {"what": "calculate", "text": SWISS, "player": "1", "find": "need", **more}
        reply: dict[str, Any] = json.loads(session.answer(json.dumps(asked)))
        return reply

    (part,) = find(ask()["result"], "tb-need")
    steps, at = 0, part[1].get("data-from")
    while at:
        reply = ask(what="higher", **{"from": at})
        steps, at, part = steps + 1, reply["next"], reply["higher"]
    assert steps > 3
    assert "You win and Ben does not beat Dea" in text_in(part)
    games = [item for item in of_tag(part, "li") if find(item, "tb-set")]
    assert len(games) == 6
    win = of_tag(games[0], "button")[0]
    assert win[1]["aria-label"] == "1–0, Ann beats Gus"
    after = ask(changes=win[1]["data-value"])["result"]
    (again,) = find(after, "tb-need")
    pressed = [one for one in of_tag(again, "button") if one[1].get("aria-pressed") == "true"]
    assert [one[1]["aria-label"] for one in pressed] == ["1–0, Ann beats Gus"]
    # Pressed again it is taken back.
    assert pressed[0][1]["data-value"] == ""
    stopped = ask(what="higher", stop="1", player="2", **{"from": "1"})
    assert stopped["next"] == ""
    assert "You stopped before every result was tried." in text_in(stopped["higher"])


def test_a_round_that_is_filled_in_is_played() -> None:
    table = read(SWISS)
    standings = rank(table)
    games = [(1, "W"), (2, "D"), (3, "W"), (5, "L"), (6, "D")]
    some = changed(table, [Change(5, one, code) for one, code in games])
    assert some.rounds_played == 4
    row = rank(some, "solkoff").row(1)
    assert row.score == 7, "what is put in counts at once"
    # A game that is lost is no round that was missed.
    tally = rank(some, "solkoff").tally
    assert missed(tally.player[7], tally.record[7], tally.rounds) == []
    every = changed(table, [Change(5, one, code) for one, code in [*games, (10, "W")]])
    assert every.rounds_played == 5
    told = need(rank(every), standings, 1, ())
    assert told is not None
    tree = to_tree(told)
    assert "Every game has a result now: you would be 2nd." in text_in(tree)


def test_the_command_prints_it_as_text_and_json(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "swiss.txt"
    file.write_text(SWISS, encoding="utf-8")
    path = str(file)
    assert main([path, "--player", "Ann", "--need"]) == 0
    assert "You win and Ben does not beat Dea" in capsys.readouterr().out
    assert main([path, "--player", "Ann", "--need", "--json"]) == 0
    need = json.loads(capsys.readouterr().out)["need"]
    assert need["how"] == "exact"
    assert need["own"][0] == {
        "code": "W", "best": 2, "worst": 3, "shared": "never",
        "message": "You win: 2nd or 3rd"}  # fmt: skip
    first = need["places"][0]
    assert (first["place"], first["message"]) == (2, "2nd")
    assert first["conditions"][0]["games"] == [
        {"round": 5, "one": 1, "other": 7, "results": ["W"]},
        {"round": 5, "one": 2, "other": 4, "results": ["D", "L"]},
    ]
    assert need["out_of_reach"] == [1, 8, 9, 10, 11, 12]
    assert main([path, "--need"]) == 1
