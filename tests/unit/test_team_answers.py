"""Why a team is where it is, by its matches and boards: in text, in JSON, in the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from calculator.__main__ import main
from calculator.answers import in_words, why
from calculator.page import answer
from calculator.page.export import EXPORTS
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import tiebreaks
from calculator.view import to_tree
from calculator.view.value_workings import workings
from calculator.words import use
from tests.asked.trees import find, of_tag, text_in
from tests.fide.test_team_gacrux import tournament

CUP = (Path(__file__).parents[2] / "docs/samples/team-cup.txt").read_text("utf-8")
TABLE = read(CUP)


def told(order: str, number: int, language: str = "en") -> str:
    with use(language):
        return in_words(why(rank(TABLE, order), number))


@pytest.mark.parametrize(
    ("order", "number", "said"),
    [
        ("MPvGP,EDE", 5, "Dunes won the match between you, in round 1"),
        ("DE", 5, "In the matches among the three who were tied you have 1 match point, Dunes 4."),
        ("DE", 5, "You and Beacons drew your match."),
        (
            "EDEBT", 5,
            "In the match between the two of you the board count is 5½ for you, 4½ for Beacons",
        ),
        (
            "EDET", 5,
            "On board 1 of the match between the two of you, you scored 0 points, Beacons 1.",
        ),
        ("TBR", 5, "On board 1 your team scored 4 points in all, Beacons 2½."),
        ("BBE", 5, "On boards 1 to 3 your team scored 9 points in all, Beacons 6½."),
        ("MPvGP,BC", 5, "The board count is 25 for you, 25½ for Dunes: the lower is ahead."),
        ("BC", 5, "Board Count may only separate teams with equal game points (12.1)."),
        (
            "SSSC", 5,
            "You have 9 yourself and 10½ as the share of your Buchholz; Beacons has 8½ and 12½.",
        ),
        (
            "EMGSB", 5,
            "Each opponent’s points times yours in that match add up to 38",
        ),
    ],
)  # fmt: skip
def test_why_a_team_is_where_it_is(order: str, number: int, said: str) -> None:
    assert said in told(order, number)


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("MPvGP,EDE", "Dunes ganó el encuentro entre los dos, en la ronda 1."),
        ("EDEBB", "tu recuento de tableros es 5½ y el de Beacons, 4½: el más bajo va delante."),
        ("BBE", "En los tableros 1 a 3 tu equipo hizo 9 puntos en total; Beacons, 6½."),
        ("DE", "Beacons y tú empatasteis vuestro encuentro."),
    ],
)
def test_the_same_in_spanish(order: str, said: str) -> None:
    assert said in told(order, 5, "es")


def test_board_count_alone_separates_nobody_and_says_how_it_would(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert [row.place for row in rank(TABLE, "BC").rows] == [1, 2, 3, 3, 3, 6]
    assert [row.place for row in rank(TABLE, "MPvGP,BC").rows] == [1, 2, 3, 4, 5, 6]
    path = "docs/samples/team-cup.txt"
    assert main([path, "--order", "BC"]) == 0
    assert (
        "BC may only separate teams with equal game points (12.1): list MPvGP before it."
        in capsys.readouterr().out
    )


def test_the_workings_go_down_to_the_boards(capsys: pytest.CaptureFixture[str]) -> None:
    path = "docs/samples/team-cup.txt"
    assert main([path, "--order", "MPvGP,BC", "--json", "--workings", "--player", "Eagles"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["standings"]
    terms = row["workings"]["BC"]
    assert [(term["round"], term["opponent"], term["amount"]) for term in terms] == [
        (1, 4, 1), (2, 6, 4), (3, 2, 5.5), (4, 3, 4.5), (5, None, 10),
    ]  # fmt: skip
    assert terms[2]["reason"] == "board number × points: 2 × 1, 3 × ½ and 4 × ½"
    assert sum(term["amount"] for term in terms) == row["values"]["BC"]


@pytest.mark.parametrize("order", ["SSSC", "SSSC/K4", "EMGSB/C1", "EGGSB/P", "BH:GP/C1", "MPvGP"])
def test_what_counts_adds_up(order: str) -> None:
    for row in rank(TABLE, order).rows:
        value = row.values[order]
        counted = sum(term.amount for term in value.terms if term.counted)
        assert value.amount is not None
        assert counted * value.scale == value.amount * value.unit


CUP_PATH = "docs/samples/team-cup.txt"


def test_what_one_board_would_have_changed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([CUP_PATH, "--order", "EMGSB", "--player", "Comets", "--what-if"]) == 0
    said = capsys.readouterr().out
    assert (
        "If Anchors, just above you, had lost board 2 (Bo – Pat) to Dunes in round 5, you would "
        "be 1st, because you and Anchors would both have 6 points" in said
    )
    assert "Matches and boards that nobody played, or that are not known, were not tried." in said
    assert "No other result of a single board of your opponents would have put you" in said
    order = "MPvGP,EDEBT"
    assert main([CUP_PATH, "--order", order, "--player", "Eagles", "--what-if"]) == 0
    said = capsys.readouterr().out
    assert "Your own boards:\n  If you had won board 2 (Una – Pat) against Dunes in round 1" in said
    assert "Your place depends on these boards of your opponents:" in said
    assert main([CUP_PATH, "--order", order, "--player", "Comets", "--what-if", "--json"]) == 0
    ways = json.loads(capsys.readouterr().out)["what_if"]
    assert [(way["changes"], way["place"], way["shared"]) for way in ways] == [
        ([{"round": 5, "number": 1, "code": "L", "board": board}], 1, False) for board in (1, 2)
    ]
    assert ways[0]["message"].startswith("If Anchors, just above you, had lost board 1 (Ada – Ona)")
    assert main([CUP_PATH, "--player", "Eagles", "--what-if", "--language", "es"]) == 0
    said = capsys.readouterr().out
    assert "Si hubieras ganado el tablero 2 (Una – Pat) contra Dunes en la ronda 1" in said


def test_the_olympiads_order_has_a_name_and_says_where_it_is_not_exact(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([CUP_PATH, "--order", "olympiad", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["order"] == ["EMGSB/C1", "GP", "BH:MP/C1"]
    assert "6 rounds of teams were not played." in [
        one["message"][:34] for one in document["warnings"]
    ]
    # The Beacons played every match: Anchors 8, Comets 6, Eagles 4, Dunes 4, and Foxes 3 left out.
    beacons = next(row for row in document["standings"] if row["name"] == "Beacons")
    products = 8 * 0.5 + 6 * 3.5 + 4 * 2 + 4 * 0.5
    assert beacons["values"] == {"EMGSB/C1": products, "GP": 8.5, "BH:MP/C1": 8 + 6 + 4 + 4}
    played = CUP.replace("w -", "w 0").replace("b +", "b 1")
    assert not [one for one in rank(read(played), "EMGSB/C1").warnings if "olympiad" in one.code]


def test_where_no_board_is_known_matches_are_tried(capsys: pytest.CaptureFixture[str]) -> None:
    path = "docs/samples/layouts/team-matches.txt"
    assert main([path, "--player", "Elm", "--what-if"]) == 0
    said = capsys.readouterr().out
    assert "If you had scored 2½ against Oak in round 1, you would be 1st" in said
    assert "each match was tried with up to a point more or less" in said
    assert main([path, "--player", "Elm", "--what-if", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["what_if"]
    assert {"round": 1, "number": 2, "code": "W", "game_points": 2.5} in [
        change for way in found for change in way["changes"]
    ]
    path = "docs/samples/layouts/team-boards.txt"
    assert main([path, "--player", "Elm", "--what-if"]) == 0
    said = capsys.readouterr().out
    assert "If you had won board 1 (Cem Ray – Ann Lee) against Oak in round 1" in said


def to_play(text: str) -> str:
    """The cup before its last round: paired, without results and printed totals."""
    rows = []
    for row in text.split("\n"):
        paired = row.startswith("001") and row[131:135].strip() not in {"", "0000"}
        told = row[:138] if paired else row
        if row.startswith("001"):
            told = told[:80] + " " * 4 + told[84:]
        if row.startswith("310"):
            told = told[:54] + " " * 18 + told[72:]
        rows.append(told)
    return "\n".join(rows)


def test_what_a_team_needs_in_the_last_round(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "cup.txt"
    path.write_text(to_play(CUP), "utf-8")
    assert main([str(path), "--order", "MPvGP,EDEBT", "--player", "Dunes", "--need"]) == 0
    said = capsys.readouterr().out
    assert "every result of the two matches that can move you was tried" in said
    assert "  You score 4–0: 1st, shared\n  You score 3½–½: 2nd\n" in said
    assert (
        "  You score at least 1½ against Anchors and Beacons scores 1½ to 2 against Foxes" in said
    )
    assert "If only the boards of a match still to be played could separate you" in said
    asked = [str(path), "--order", "MPvGP", "--player", "Comets", "--need", "--json"]
    assert main(asked) == 0
    need = json.loads(capsys.readouterr().out)["need"]
    assert need["places"][0]["conditions"] == [
        {
            "games": [{"round": 5, "one": 1, "other": 4, "results": [1.5, 1, 0.5]}],
            "message": "Anchors scores ½ to 1½ against Dunes",
        }
    ]
    assert main([str(path), "--order", "MPvGP", "--player", "Dunes", "--need", "--json"]) == 0
    own = json.loads(capsys.readouterr().out)["need"]["own"]
    assert [one["games"] for one in own][:2] == [[4], [3.5]]
    threes = tmp_path / "threes.txt"
    threes.write_text(path.read_text("utf-8").replace("352 ", "162 W 3.0 D 1.0 L 0.0\n352 "))
    assert main([str(threes), "--player", "Dunes", "--need"]) == 0
    assert "where a win on a board counts twice as much as a draw" in capsys.readouterr().out
    assert main([CUP_PATH, "--player", "Dunes", "--need"]) == 0
    assert "Your sheet shows no match that is still to be played" in capsys.readouterr().out


def asked(what: str = "calculate", **more: object) -> dict[str, Any]:
    request = {"what": what, "text": CUP, "order": "MPvGP,EDEBT,EMGSB"} | more
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)))
    assert reply["state"] == "done"
    return reply


def test_the_page_shows_the_teams_and_answers() -> None:
    result = asked(player="5", results="1")["result"]
    assert "Dunes won the match between you" in text_in(result)
    (crosstable,) = find(result, "tb-crosstable")
    assert "W1 " not in text_in(crosstable)
    assert "L4 1" in text_in(crosstable)
    # Of a match that nobody played there are no boards to change.
    cells = [one for one in of_tag(crosstable, "button") if one[1].get("data-key") == "cell"]
    assert {one[1]["data-value"] for one in cells} >= {"1.5", "5.5"}
    assert "3.3" not in {one[1]["data-value"] for one in cells}
    shown = asked("workings", number=5, tiebreak="EMGSB")
    assert "Dunes" in text_in(shown["workings"])


def test_a_board_can_be_put_otherwise_in_the_page() -> None:
    result = asked(player="5", results="1", cell="1.5")["result"]
    (choices,) = find(result, "tb-choices")
    assert [text_in(one) for one in of_tag(choices, "h3")][1] == "Board 2: Una – Pat"
    draw = next(one for one in of_tag(choices, "button") if one[1].get("data-value") == "1.5.D.2")
    assert text_in(draw) == "draw You: 4th → 3rd"
    after = asked(player="5", results="1", cell="1.5", changes="1.5.D.2")["result"]
    assert "Round 1 · Eagles – Dunes, board 2: Una drew with Pat (really: loss)" in text_in(after)
    assert "you have 9½" in text_in(after).lower() or "9½" in text_in(after)
    saved = asked("export", changes="1.5.D.2", **{"as": "crosstable-trf"})["text"]
    again = read(saved)
    assert again.teams is not None
    assert [board.code for board in again.teams.lineups[5, 1]] == ["W", "D", "L", "L"]


@pytest.mark.parametrize(
    "change",
    ["1.5.W", "1.5.W.9", "1.5.B.2", "5.5.W.0.5", "1.5.D.2.5;9.9.W.1", "3.3.D.1", "1.1.W.0.5"],
)
def test_a_change_that_is_none_is_told(change: str) -> None:
    request = {"what": "calculate", "text": CUP, "changes": change}
    reply = json.loads(answer(json.dumps(request)))
    assert reply["state"] == "done"
    assert "fits no game of this table, and is left out" in text_in(reply["result"])


def test_the_page_shows_each_table_that_was_looked_at_and_the_boards() -> None:
    why_ = find(asked(order="EDEBT", player="5")["result"], "tb-why")[0]
    tables = [text_in(one) for one in find(why_, "tb-among")]
    assert tables[-1] == "board 1board 2board 3board 4Beacons10½½Eagles01½½"
    reasons = [text_in(one) for one in find(why_, "tb-reason")]
    assert [one.partition(".")[0] for one in reasons[:4]] == [
        *("Match points", "Match points", "Game points", "Board Count"),
    ]


@pytest.mark.parametrize("seed", range(4))
def test_every_view_of_random_events_of_teams(seed: int) -> None:
    made = tournament(seed)
    order = ("MPvGP,EDEBT", "EDEBB", "TBR,BBE", "EDET,EMGSB/C1,SSSC")[seed % 4]
    for number in range(1, made.teams + 1):
        for language in ("en", "es"):
            reply = asked(
                text=made.trf, order=order, player=str(number), find="higher", results="1",
                every="1", language=language,
            )  # fmt: skip
            assert reply["result"]
    for form in EXPORTS.keys() - {"crosstable-text", "crosstable-csv"}:
        asked("export", text=made.trf, order=order, player="1", **{"as": form})
    for sheet in ("answer", "score", "standings", "wall"):
        asked("print", text=made.trf, order=order, player="1", sheet=sheet)


@pytest.mark.parametrize(
    "name", ["BC", "TBR", "BBE", "DE", "EDE", "EDEBT", "EDEBB", "EDET", "EDEB"]
)
def test_each_value_by_boards_or_matches_shows_how_it_arises(name: str) -> None:
    (tiebreak,) = tiebreaks([name])
    standings = rank(TABLE, name)
    valued = [row for row in standings.rows if row.values.get(name)]
    assert valued
    for row in valued:
        shown = to_tree(workings(standings, row.number, tiebreak, ""))
        assert isinstance(shown, list)
        assert find(shown, "tb-sum") or find(shown, "tb-among")
        assert bool(find(shown, "tb-among")) == ("DE" in name)


@pytest.mark.parametrize("order", ["TBR", "BBE", "EDET", "EDEB"])
@pytest.mark.parametrize("player", ["1", "2", "4", "5"])
def test_boards_are_shown_for_every_team(order: str, player: str) -> None:
    """Also where the boards of all matches rank, with no match among the tied before them."""
    reply = asked(order=order, player=player, results="1")
    assert of_tag(reply["result"], "table")
