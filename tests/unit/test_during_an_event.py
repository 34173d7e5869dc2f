"""During an event nothing is told as final: how far it is stands in every answer."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from calculator.__main__ import main
from calculator.answers import spoken, to_send
from calculator.answers.what_if.other_result_sentences import reach_in_words
from calculator.answers.what_if.remaining_games import reachable
from calculator.command.sheets.sheet import sheet
from calculator.page import Session
from calculator.ranked import rank
from calculator.ranking.class_standings import of_class
from calculator.reading import read
from calculator.view.paper import sheet as paper
from calculator.words import use
from calculator.writing.standings_json import document
from calculator.writing.standings_table import standings_csv, standings_markdown, standings_text
from tests.reading.samples import DATA

SWISSSYS = """SwissSys Standings. Winter Scholastic Open: K-8 U1000 (Standings after round 3 of 5)

#\tPlace\tName\tRating\tRd 1\tRd 2\tRd 3\tRd 4\tRd 5\tTotal
1\t1\tNolan Price\t945\tW7\tW5\tW2\t\t\t3.0
2\t2-4\tRuth Abel\t910\tW8\tW6\tL1\t\t\t2.0
3\t\tSam Ortega\t880\tW9\tD4\tD5\t\t\t2.0
4\t\tVivian Lee\t820\tW12\tD3\tH---\tH---\t\t2.0
5\t5-7\tTia Green\t860\tW10\tL1\tD3\t\t\t1.5
6\t\tUmar Khan\t840\tW11\tL2\tD7\t\t\t1.5
7\t\tWes Tully\t790\tL1\tW8\tD6\t\t\t1.5
8\t8-12\tXenia Bo\t760\tL2\tL7\tW12\t\t\t1.0
9\t\tYusuf Ali\t745\tL3\tW11\tL10\t\t\t1.0
10\t\tZoe Hart\t720\tL5\tU---\tW9\t\t\t1.0
11\t\tAbe Long\t700\tL6\tL9\tB---\t\t\t1.0
12\t\tBeth Nye\t650\tL4\tB---\tL8\t\t\t1.0
"""
#: A round of three games, one of which is over; it is in the totals, or not.
LIVE = """{}
No.\tName\tRtg\tFED\t1.Rd\t2.Rd\tPts.
1\tAsh, Ann\t1900\tENG\t4w1\t2b{}\t{}
2\tBeck, Bo\t1850\tENG\t5b1\t1w{}\t1
3\tCole, Cy\t1800\tENG\t6w½\t4b\t½
4\tDunn, Di\t1700\tENG\t1b0\t3w\t0
5\tElm, Ed\t1650\tENG\t2w0\t6b\t0
6\tFox, Flo\t1600\tENG\t3b½\t5w\t½
"""
NEXT_ROUND = """Ranking after Round 2

Rk. Name Pts.
1 Ann Ash 2
2 Bo Beck 1
3 Cy Cole 1
4 Di Dunn 0

Round 1
Ann Ash - Di Dunn 1-0
Bo Beck - Cy Cole 1-0
Round 2
Bo Beck - Ann Ash 0-1
Cy Cole - Di Dunn 1-0
Round 3
Cy Cole - Ann Ash 1-0
Di Dunn - Bo Beck 1/2-1/2
"""
ROBIN = """No Name 1 2 3 4 5 6 Pts
1 Ann * 1 ½ . . 1 2.5
2 Bob 0 * 1 1 . . 2
3 Cem ½ 0 * . 1 . 1.5
4 Dea . 0 . * 0 1 1
5 Eli . . 0 1 * ½ 1.5
6 Flo 0 . . 0 ½ * 0.5
"""
#: What stands above the table on a page of chess-results.
MENU = "<div>Board Pairings <a>Rd.1</a> , <a>Rd.{}/{}</a> , not paired</div>\n"
Capture = pytest.CaptureFixture[str]


def provisional(text: str) -> dict[str, Any] | None:
    found: dict[str, Any] | None = document(rank(read(text)))["provisional"]
    return found


def codes(text: str) -> list[str]:
    return [found.code for found in read(text).warnings]


def test_what_the_text_says_is_in_the_document() -> None:
    assert provisional(SWISSSYS) == {"after": 3, "of": 5, "open": 0}
    assert provisional(SWISSSYS.replace(" of 5", "")) == {"after": 3, "of": 5, "open": 0}
    narrow = re.sub(r"\t(Rd 4\tRd 5|H---\t|\t)\t(?=[\dT])", "\t", SWISSSYS)
    assert provisional(narrow) == {"after": 3, "of": 5, "open": 0}
    assert provisional(narrow.replace(" of 5", "")) == {"after": 3, "of": None, "open": 0}
    assert provisional(narrow.replace(" (Standings after round 3 of 5)", "")) is None
    final = narrow.replace("Standings after round 3 of 5", "Final standings after round 3")
    assert provisional(final) is None


def test_everything_says_how_far_the_event_is(capsys: Capture, tmp_path: Path) -> None:
    standings = rank(read(SWISSSYS))
    said = "Vivian Lee is 4th of 12 with 2 points after 3 of 5 rounds."
    assert said in to_send(standings, 4)
    assert "Vivian Lee is fourth of 12 with 2 points after 3 of 5 rounds." in spoken(standings, 4)
    assert said in standings_text(standings, 4)
    assert "After 3 of 5 rounds" in standings_markdown(standings)
    assert "after 3 of 5 rounds" in standings_csv(standings)
    for what in ("standings", "wall", "answer"):
        assert "after 3 of 5 rounds" in str(paper(standings, what, 4))
    page = sheet([standings], "club")
    assert "12 players · after 3 of 5 rounds" in page
    assert "<caption>Standings after 3 of 5 rounds" in page
    file = tmp_path / "u1000.txt"
    file.write_text(SWISSSYS, encoding="utf-8")
    assert main(["--check", str(file)]) == 0
    assert "12 players, after 3 of 5 rounds, " in capsys.readouterr().out


def test_the_page_says_it() -> None:
    asked = {"what": "calculate", "text": SWISSSYS, "player": "4", "language": "en"}
    reply = json.dumps(json.loads(Session().answer(json.dumps(asked))))
    head = "Vivian Lee is 4th of 12 with 2 points after 3 of 5 rounds"
    assert head in reply.replace("\\u00a0", " ")
    assert "Standings after 3 of 5 rounds" in reply
    send = json.loads(Session().answer(json.dumps({**asked, "what": "export", "as": "send"})))
    assert "after 3 of 5 rounds" in send["text"]
    reply = json.dumps(
        json.loads(Session().answer(json.dumps({**asked, "language": "es"}))), ensure_ascii=False
    )
    assert "con 2 puntos tras 3 de 5 rondas" in reply.replace("\xa0", " ")
    assert "Clasificación tras 3 de 5 rondas" in reply


def test_in_spanish() -> None:
    standings = rank(read(SWISSSYS.replace("Standings after round 3 of 5", "Ronda 3 de 5")))
    with use("es"):
        assert "con 2 puntos tras 3 de 5 rondas." in to_send(standings, 4)
        assert "Tras 3 de 5 rondas" in standings_markdown(standings)


def test_a_class_says_it() -> None:
    whole = rank(read(SWISSSYS))
    young = of_class(whole, "rating<850")
    assert "with 2 points after 3 of 5 rounds." in to_send(young, 4)


def test_a_finished_event_says_nothing_of_it() -> None:
    text = SWISSSYS.replace(" (Standings after round 3 of 5)", "").replace("\tRd 4\tRd 5", "")
    text = re.sub(r"\t(H---\t|\t)\t(?=\d)", "\t", text)
    standings = rank(read(text))
    assert document(standings)["provisional"] is None
    assert "Vivian Lee is 4th of 12 with 2 points. " in to_send(standings, 4)
    assert "Standings. " in sheet([standings], "club")


def test_limits_go_as_far_as_the_event() -> None:
    standings = rank(read(SWISSSYS))
    # Two rounds are to come: after a win only the two others with 2 points and no bye get to 4.
    assert [(one.best, one.worst) for one in reachable(standings, 1)] == [(1, 3), (1, 7), (1, 9)]
    narrow = re.sub(r"\t(Rd 4\tRd 5|H---\t|\t)\t(?=[\dT])", "\t", SWISSSYS)
    assert reachable(rank(read(narrow)), 1)
    unknown = rank(read(narrow.replace(" of 5", "")))
    assert reach_in_words(unknown, 1) == []


def test_a_page_of_chess_results_in_the_middle() -> None:
    text = (DATA / "chess-results-start-rank-mid-event.html").read_text(encoding="utf-8")
    text = MENU.format(2, 7) + text
    assert provisional(text) == {"after": 1, "of": 7, "open": 16}
    assert "blank-result" not in codes(text)
    assert "after 1 of 7 rounds" in to_send(rank(read(text)), 5)
    assert provisional(text.replace("Rd.2/7", "Rd.2")) == {"after": 1, "of": None, "open": 16}
    assert reachable(rank(read(text.replace("Rd.2/7", "Rd.2"))), 5) == ()


def test_the_last_round_is_being_played() -> None:
    text = (DATA / "chess-results-start-rank.html").read_text(encoding="utf-8")
    text = MENU.format(9, 9) + text
    assert provisional(text) == {"after": 8, "of": 9, "open": 47}
    assert codes(text).count("round-running") == 1
    assert "blank-result" not in codes(text)


@pytest.mark.parametrize(
    ("cells", "total", "score"), [(("1", "0"), "2", 2), (("1", "0"), "1", 1), (("", ""), "1", 1)]
)
def test_finished_games_count_where_the_totals_have_them(
    cells: tuple[str, str], total: str, score: int
) -> None:
    text = LIVE.format("Rd.2/5", cells[0], total, cells[1])
    table = read(text)
    standings = rank(table)
    assert provisional(text) == {"after": 1, "of": 5, "open": 2 if cells[0] else 3}
    assert not {"blank-result", "total-differs"} & {found.code for found in table.warnings}
    assert standings.row(1).score == 2 * score
    said = [one.words() for one in table.warnings if one.code == "round-running"]
    if not cells[0]:
        assert not said
    elif score == 2:
        assert said == [
            (
                "Round 2 is being played: 2 games have no result yet. The finished ones count "
                "where the printed totals have them."
            )
        ]
    else:
        assert said == [
            (
                "Round 2 is being played: 2 games have no result yet. The standings are after "
                "round 1; the finished games of round 2 do not count yet."
            )
        ]


def test_a_single_result_in_an_old_round_is_missing() -> None:
    text = LIVE.format("", "1", "2", "0").replace("4b\t", "4b1\t").replace("3w\t", "3w0\t")
    text = text.replace("6b\t", "6b1\t").replace("5w\t", "5w0\t").replace("6w½", "6w")
    text = text.replace("3b½", "3b")
    assert provisional(text) is None
    assert "blank-result" in codes(text)


def test_standings_with_the_games_of_the_next_round() -> None:
    standings = rank(read(NEXT_ROUND))
    assert provisional(NEXT_ROUND) == {"after": 2, "of": None, "open": 0}
    assert codes(NEXT_ROUND).count("standings-earlier") == 1
    assert "total-differs" not in codes(NEXT_ROUND)
    published = standings.published
    assert published is not None
    assert published.places is not None
    assert (published.places.compared, published.places.differences) == (4, ())
    assert "Ann Ash is 1st of 4 with 2 points after 2 rounds." in to_send(standings, 1)
    # Also where only the totals tell it.
    assert provisional(NEXT_ROUND.replace("Ranking after Round 2", "Ranking")) == {
        "after": 2, "of": None, "open": 0,
    }  # fmt: skip


def test_a_list_of_games_with_the_next_pairings() -> None:
    text = NEXT_ROUND.replace("Cy Cole - Ann Ash 1-0", "Cy Cole - Ann Ash")
    text = text.replace("Di Dunn - Bo Beck 1/2-1/2", "Di Dunn - Bo Beck")
    assert provisional(text) == {"after": 2, "of": None, "open": 2}
    assert provisional("Club Swiss, 5SS\n" + text) == {"after": 2, "of": 5, "open": 2}
    assert [player.results[2].opponent for player in read(text).players] == [3, 4, 1, 2]


@pytest.mark.parametrize("of", [3, 6])
def test_a_report_file_says_how_many_rounds_there_are(of: int) -> None:
    text = f"012 Open\n142 {of}\n" + "".join(
        f"001 {n:4}      {name:33} 2000 {'':26}  {total}    {n}  {cells}\n"
        for n, name, total, cells in (
            (1, "Ash, Ann", "2.0", "   4 w 1     3 b 1     2 w  "),
            (2, "Beck, Bo", "2.0", "   3 w 1     4 b 1     1 b  "),
            (3, "Cole, Cy", "0.0", "   2 b 0     1 w 0     4 b  "),
            (4, "Dunn, Di", "0.0", "   1 b 0     2 w 0     3 w  "),
        )
    )
    table = read(text)
    assert provisional(text) == {"after": 2, "of": of, "open": 2}
    assert [player.results[2].opponent for player in table.players] == [2, 1, 4, 3]
    assert table.scheduled == of


def test_a_round_with_few_results_yet() -> None:
    text = """No\tName\tRd 1\tRd 2\tTotal
1\tAnn\tW4\tW2\t2.0
2\tBob\tW3\tL1\t1.0
3\tCem\tL2\t\t0.0
4\tDea\tL1\t\t0.0
5\tEli\tW6\t\t1.0
6\tFlo\tL5\t\t0.0
"""
    assert provisional(text) == {"after": 1, "of": None, "open": 0}
    assert codes(text) == ["round-half-empty"]
    assert rank(read(text)).row(1).score == 4


def test_a_round_robin_that_is_not_over() -> None:
    assert provisional(ROBIN) == {"after": 3, "of": 5, "open": 6}
    assert codes(ROBIN) == ["games-to-play"]
    assert "Ann is 1st of 6 with 2½ points after 3 of 5 rounds." in to_send(rank(read(ROBIN)), 1)


CAPTIONED = """Oakdale Spring Open
{}

#\tName\tR1\tR2\tTotal
1\tAnn Fox\tW3\tW2\t2
2\tBob Roe\tW4\tL1\t1
3\tCyd Day\tL1\tW4\t1
4\tDan Lee\tL2\tL3\t0
"""


@pytest.mark.parametrize(
    "caption",
    [
        "Standings after round 3 of 5",
        "Final standings after 5 rounds",
        "Rangliste nach der 3. Runde",
        "Clasificación después de la ronda 4",
        "Classement après la ronde 3",
    ],
)
def test_a_caption_of_a_round_that_has_no_column(caption: str) -> None:
    (said,) = read(CAPTIONED.format(caption)).warnings
    assert (said.code, said.facts, said.line) == ("caption-later", (caption, 2), 2)


def test_a_caption_of_an_earlier_round_than_the_columns_go_to() -> None:
    (said,) = read(CAPTIONED.format("Standings after round 1")).warnings
    assert (said.code, said.line) == ("caption-earlier", 2)


@pytest.mark.parametrize(
    "caption", ["Standings after round 2 of 5", "Pairings of round 3", "2 rounds, 5 boards"]
)
def test_a_caption_that_fits(caption: str) -> None:
    assert codes(CAPTIONED.format(caption)) == []


def test_the_caption_nearest_to_the_table_counts() -> None:
    text = CAPTIONED.format("Standings after round 1\nStandings after round 2")
    assert codes(text) == []
