"""Lists of games and rankings as people publish them: legends, sentences, days, marks, rankings."""

from __future__ import annotations

import pytest

from calculator.reading import ReadError, read
from calculator.reading.choose.readings import opened
from tests.reading.test_games_list import codes, refused, results

TWO_ROUNDS = {
    "Ashdown, Felix": "WBrook, Idaw WDunn, Patb",
    "Brook, Ida": "LAshdown, Felixb WCalder, Ivow",
    "Calder, Ivo": "DDunn, Patw LBrook, Idab",
    "Dunn, Pat": "DCalder, Ivob LAshdown, Felixw",
}
GAMES = (
    "Round 1\nAshdown, Felix 1-0 Brook, Ida\nCalder, Ivo ½-½ Dunn, Pat\n"
    "Round 2\nBrook, Ida 1-0 Calder, Ivo\nDunn, Pat 0-1 Ashdown, Felix\n"
)
LEGENDS = [
    "\nLegend\n- 1-0: White won\n- 0-1: Black won\n- ½-½: Draw\n",
    "\n1-0 = White wins, 0-1 = Black wins\n1/2: draw\n",
    "\n* **1-0**: White won\n* **½-½**: Draw\n* **...**: not played yet\n",
    "\nLegende:\n1-0: Weiß gewinnt\n0-1: Schwarz gewinnt\n½-½: Remis\n",
    "\n1-0: ganan las blancas\n0-1: ganan las negras\n½-½: tablas\n",
    "\n• 1-0 White won\n• 0-1 Black won\n• +:- win by forfeit\n",
    "\n1F: forfeit win\nH = half-point bye\n",
    "\n1-0: les blancs gagnent\n½-½: partie nulle\n",
]


@pytest.mark.parametrize("legend", LEGENDS)
@pytest.mark.parametrize("above", [False, True])
def test_what_signs_mean_is_no_game(legend: str, above: bool) -> None:
    table = read(legend + GAMES if above else GAMES + legend)
    assert results(table) == TWO_ROUNDS


RANKINGS = [
    (
        "Pos\tName\tRtg\tPts\tBH/C1\tBH\n1\tAshdown, Felix\t1800\t2.5\t4.0\t5.5\n"
        "2\tBrook, Ida\t1700\t2.0\t3.0\t4.5\n3\tCalder, Ivo\t1650\t1.0\t3.5\t5.0\n"
        "4\tDunn, Pat\t1600\t0.5\t3.0\t5.0\n"
    ),
    (
        "Pos  Name            Pts  BH/C1\n1    Ashdown, Felix  2.5    4.0\n"
        "2    Brook, Ida      2.0    3.0\n3    Calder, Ivo     1.0    3.5\n"
    ),
]


@pytest.mark.parametrize("ranking", RANKINGS)
@pytest.mark.parametrize(
    "legend",
    [
        "Tie Break legend:\n Buc1 = Buchholz Cut 1\n BucT = Buchholz Total\n",
        "- BH/C1 = Buchholz Cut 1\n- BH = Buchholz\n",
        "BH/C1: Buchholz Cut 1\n",
        "Buc1 = Buchholz Cut 1\n",
        "1-0: White won\n½-½: draw\n",
    ],
)
def test_a_ranking_with_its_legend_is_a_ranking(ranking: str, legend: str) -> None:
    assert refused(f"{ranking}\n{legend}").said.code == "error-ranking"


SENTENCES = [
    (
        "The results had 6 games in favour of the player with the highest grade, with two "
        "surprises of Ida Brook and Felix Ashdown."
    ),
    "Elmton 'X', champions with the best score, completed the season with a 2-2 draw.",
    "Congratulations to Ida Brook on a fine game in the second round!",
    "Ida Brook hatte nach der Eröffnung Vorteil und verlor noch.",
    "Una partida muy larga que Ida Brook pudo ganar en el final.",
    "La partie de Ida Brook est sur le site avec des notes.",
    "Pat Dunn could have won 1-0 with the move that he saw after the game.",
    "Our thanks to the school for the room in which we played.",
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_among_games_is_left_out_and_said(sentence: str) -> None:
    table = read(
        f"Felix Ashdown (105) 1-0 Ida Brook (122)\n{sentence}\nIvo Calder (120) 1-0 Pat Dunn (80)\n"
    )
    assert results(table) == {
        "Felix Ashdown": "WIda Brookw",
        "Ida Brook": "LFelix Ashdownb",
        "Ivo Calder": "WPat Dunnw",
        "Pat Dunn": "LIvo Calderb",
    }
    assert codes(table) == ["line-left-out"]
    assert table.warnings[0].facts == (sentence[:60],)


def test_a_short_line_that_names_a_player_is_still_refused() -> None:
    assert refused(f"{GAMES}Brook, Ida xyzzy\n").said.code != "error-no-table"


@pytest.mark.parametrize(
    "line", ["Brook, Ida bye", "Dunn, Pat absent", "bye: Dunn, Pat", "Dunn, Pat half-point bye"]
)
def test_byes_are_no_legends(line: str) -> None:
    table = read(f"{GAMES}Round 3\nAshdown, Felix 1-0 Calder, Ivo\n{line}\n")
    name = "Brook, Ida" if "Brook" in line else "Dunn, Pat"
    assert results(table)[name][-1] in "BPHU"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("**Rests**: Dunn, Pat", "P"), ("Rests : Dunn, Pat", "P"), ("Frei: Dunn, Pat", "P"),
        ("Libre: Dunn, Pat", "P"), ("Descansa: Dunn, Pat", "P"), ("Bye: Dunn, Pat", "B"),
        ("Riposa: Dunn, Pat (0)", "U"), ("Bye: Dunn, Pat (0)", "U"), ("Byes: Dunn, Pat ½", "H"),
    ],
)  # fmt: skip
def test_a_word_in_front_of_a_colon_says_who_has_no_game(line: str, code: str) -> None:
    table = read(f"{GAMES}Round 3\nAshdown, Felix 1-0 Calder, Ivo\n{line}\n")
    assert results(table)["Dunn, Pat"][-1] == code
    assert len(table.players) == 4


def test_what_is_free_is_nobody() -> None:
    table = read(f"{GAMES}Free: coffee\n")
    assert results(table) == TWO_ROUNDS
    assert codes(table) == ["line-left-out"]


DAYS = [
    ("{} v {} {d} {r}", ("05/01/2024", "12/01/2024", "19-01-2024")),
    ("{d} {} - {} {r}", ("2024-01-05", "2024-01-12", "2024-01-19")),
    ("{} - {} {r} ({d})", ("5.1.2024", "12.1.2024", "19.1.2024")),
    ("{d}: {} {r} {}", ("5 January 2024", "12 January 2024", "19 January 2024")),
    ("{} {r} {} {d}", ("Fri 5 Jan 2024", "Fri 12 Jan 2024", "Fri 19 Jan 2024")),
    ("{d}\t{}\t{r}\t{}", ("1/5/24", "1/12/24", "1/19/24")),
    ("{} v {}{d} {r}", ("05/01/2024", "12/01/2024", "19/01/2024")),
    ("{d} 19:30 {} {r} {}", ("January 5, 2024", "January 12, 2024", "January 19, 2024")),
    ("{d}; {}; {}; {r}", ("5 de enero de 2024", "12 de enero de 2024", "19 de enero de 2024")),
]
PAIRINGS = [
    [("Felix Ashdown", "Ida Brook", "1-0"), ("Ivo Calder", "Pat Dunn", "0-1")],
    [("Ida Brook", "Ivo Calder", "1-0"), ("Pat Dunn", "Felix Ashdown", "½-½")],
    [("Felix Ashdown", "Ivo Calder", "1-0"), ("Pat Dunn", "Ida Brook", "0-1")],
]
THREE_ROUNDS = {
    "Felix Ashdown": "WIda Brookw DPat Dunnb WIvo Calderw",
    "Ida Brook": "LFelix Ashdownb WIvo Calderw WPat Dunnb",
    "Ivo Calder": "LPat Dunnw LIda Brookb LFelix Ashdownb",
    "Pat Dunn": "WIvo Calderb DFelix Ashdownw LIda Brookw",
}


@pytest.mark.parametrize(("form", "days"), DAYS)
@pytest.mark.parametrize("order", ["rounds", "days", "turned"])
def test_a_day_is_no_part_of_a_name(form: str, days: tuple[str, ...], order: str) -> None:
    lines = []
    for number, (games, day) in enumerate(zip(PAIRINGS, days, strict=True), 1):
        made = [form.format(white, black, d=day, r=result) for white, black, result in games]
        lines.append([f"Round {number}", *made] if order == "rounds" else made)
    text = "\n".join(line for own in lines[:: -1 if order == "turned" else 1] for line in own)
    table = read(text)
    assert results(table) == THREE_ROUNDS
    # Without the names of rounds the days tell them, whichever comes first.
    assert codes(table) == ([] if order == "rounds" else ["rounds-by-day"])


def test_two_games_of_a_day_need_rounds() -> None:
    text = "A Ash 1-0 B Elm 05/01/2024\nA Ash 1-0 C Fir 05/01/2024\nB Elm 0-1 C Fir 12/01/2024\n"
    assert refused(text).said.code == "error-no-round"


BULLETS = ["  • ", "* ", "- ", "· ", "▪ ", "◦ ", "► ", "✓ ", "→ ", "🏆 "]


@pytest.mark.parametrize("bullet", BULLETS)
def test_a_bullet_is_no_part_of_a_name(bullet: str) -> None:
    lines = GAMES.splitlines()
    table = read("\n".join(line if line.startswith("R") else bullet + line for line in lines))
    assert results(table) == TWO_ROUNDS
    assert codes(table) == []


POINTS = [
    "[3/15, 9:02 PM] TD Bill: Final standings\n1. Ashdown 2.5/3\n2. Brook 2/3\n3. Calder 0/3",
    "Ashdown - 2.5\nBrook - 2\nCalder - 1.5\nDunn - 0",
    "2.5: Ashdown\n2: Brook\n1.5: Calder\n0: Dunn",
    "1st Ann 5½ pts\n2nd Ben 5 pts\n3rd Cem 4½ pts",
    "1. Eve 7\n2-4. Ann, Ben, Cem 6½\n5. Dan 6",
    "Final:\nAshdown (2.5)\nBrook (2)\nCalder (1)",
    "1) Ashdown, Felix 3 points\n2) Brook, Ida 2 points",
    "• Ashdown: 2½\n• Brook: 2\n• Calder: 1",
    "1º Ashdown 2,5 puntos\n2º Brook 2 puntos\n3º Calder 1 punto",
    "1. Ashdown ........ 3.0\n2. Brook ........ 2.0\n3. Calder ........ 1.0",
    "1st place: Ashdown 4-0\n2nd: Brook 3-1\n3rd (tie): Calder, Dunn 2.5-1.5\n5th Ek 2 - 2",
    "Ashdown 3½-½\nBrook 3–1",
    "name / score / wins / draws / losses\nAshdown 3.5 3 1 0\nBrook 3.0 2 2 0\nCalder 2.5 2 1 1",
    "T1. Ashdown 2-0-1\nT1. Brook 2-0-1\n3. Calder 1-2-0",
]


@pytest.mark.parametrize("text", POINTS)
def test_a_list_of_points_is_a_ranking(text: str) -> None:
    error = refused(text)
    assert error.said.code == "error-ranking"
    assert "paste the games of all rounds as well" in str(error)


@pytest.mark.parametrize(
    "text",
    [
        "Ann 3 2 1 0\nBen 2 2 1 1\nCem 1 0 5 4",
        "1. Ann 1850\n2. Ben 1700\n3. Cem 1600",
        "Ann 3\nBen 5\nCem 9",
        "Bring 2 clocks",
    ],
)
def test_other_lists_are_no_rankings(text: str) -> None:
    assert refused(text).said.code != "error-ranking"


@pytest.mark.parametrize("opens", ["", "[", "\n"])
def test_the_results_of_lichess_say_where_the_pairings_are(opens: str) -> None:
    error = refused(
        opens + '{"rank":1,"points":2.5,"tieBreak":3.75,"rating":1800,"username":"ashdown"}\n'
        '{"rank":2,"points":2,"tieBreak":1.5,"rating":1750,"username":"brook"}\n'
    )
    assert error.said.code == "error-ranking"
    assert "lichess.org/swiss/ID.trf" in str(error)


TORNELLO = """\
===== ROUND 1 DETAILS =====
\tBd | ID  | White            [Elo] (Pt) - Black            [Elo] (Pt) | Result
\t1  | 1   | Felix Ashdown    [1844] (1   ) - Ida Brook     [1693] (0   ) | 1-0
\t2  | 2   | Ivo Calder       [1670] (0.5 ) - Pat Dunn      [1767] (0.5 ) | 1/2-1/2
===== ROUND 2 DETAILS =====
\tBd | ID  | White            [Elo] (Pt) - Black            [Elo] (Pt) | Result
\t1  | 3   | Ida Brook        [1693] (0   ) - Ivo Calder    [1670] (1.5 ) | F-1
\t2  | 4   | Pat Dunn         [1767] (0.5 ) - Felix Ashdown [1844] (2   ) | 0-1
"""


@pytest.mark.parametrize("drawn", ["|", "\t", ";"])
@pytest.mark.parametrize("forfeit", ["F-1", "F - 1", "0F-1F"])
def test_both_names_in_one_column(drawn: str, forfeit: str) -> None:
    text = TORNELLO.replace("F-1", forfeit)
    if drawn != "|":
        text = text.replace("\n\t", "\n").replace("|", drawn)
    table = read(text)
    assert results(table) == {
        "Felix Ashdown": "WIda Brookw WPat Dunnb",
        "Ida Brook": "LFelix Ashdownb FIvo Calderw",
        "Ivo Calder": "DPat Dunnw XIda Brookb",
        "Pat Dunn": "DIvo Calderb LFelix Ashdownw",
    }
    ratings = {player.name: player.rating for player in table.players}
    assert ratings["Felix Ashdown"] == 1844
    assert ratings["Ida Brook"] == 1693


FINAL = (
    "\nRank\tName\tPoints\tBuchholz\n1\tAshdown, Felix\t2\t1.5\n2\tBrook, Ida\t1\t2.5\n"
    "3\tCalder, Ivo\t0.5\t1.5\n4\tDunn, Pat\t0.5\t2.5\n"
)
OTHERS = [
    "\nTeams\nRank\tTeam\tPoints\tBuchholz\n1\tSC Oak\t2.5\t4\n2\tSC Elm\t1.5\t4\n",
    "\nRang\tMannschaft\tPunkte\n1.\tSC Oak\t2.5\n2.\tSC Elm\t1.5\n",
    "\nClubs\n1. Oak 2.5\n2. Elm 1.5\n",
    "\nLast year\nRank\tName\tPoints\n1\tEllis, May\t3\n2\tFrost, Lee\t2\n",
]


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("first", [False, True])
def test_the_ranking_is_that_of_those_who_play(other: str, first: bool) -> None:
    table = read(GAMES + (other + FINAL if first else FINAL + other))
    assert results(table) == TWO_ROUNDS
    assert [player.total_halves for player in table.players] == [4, 2, 1, 1]
    assert codes(table) == ["ranking-left-out"]


def test_a_ranking_of_some_says_nothing_new() -> None:
    women = "\nWomen\nRank\tName\tPoints\tBuchholz\n1\tBrook, Ida\t1\t2.5\n"
    table = read(GAMES + FINAL + women)
    assert results(table) == TWO_ROUNDS
    assert codes(table) == []
    assert [player.place for player in table.players] == ["1", "2", "3", "4"]


def test_a_ranking_after_an_earlier_round_is_left_out_and_said() -> None:
    early = (
        "\nRank\tName\tPoints\tBuchholz\n1\tAshdown, Felix\t1\t0\n2\tCalder, Ivo\t0.5\t0.5\n"
        "3\tDunn, Pat\t0.5\t0.5\n4\tBrook, Ida\t0\t1\n"
    )
    table = read(early + GAMES + FINAL)
    assert [player.total_halves for player in table.players] == [4, 2, 1, 1]
    assert codes(table) == ["ranking-left-out"]


def test_one_game_of_those_in_a_ranking_is_a_game() -> None:
    text = "Rank\tName\tPoints\n1\tAnn Ash\t1\n2\tBen Elm\t0\n\nAnn Ash 1-0 Ben Elm\n"
    assert results(opened(text).table) == {"Ann Ash": "WBen Elmw", "Ben Elm": "LAnn Ashb"}
    with pytest.raises(ReadError):
        read(text.replace("Ann Ash 1-0 Ben Elm", "Buc1 = Buchholz Cut 1"))


@pytest.mark.parametrize(
    ("round_", "system"),
    [
        ("Round", "us-chess"), ("Rd.", "us-chess"), ("Runde", "fide"), ("Ronda", "fide"),
        ("Ronde", "fide"), ("Turno", "fide"), ("Runda", "fide"), ("Kolo", "fide"),
        ("Omgång", "fide"), ("Rodada", "fide"),
    ],
)  # fmt: skip
def test_a_list_in_another_language_is_not_american(round_: str, system: str) -> None:
    table = read(GAMES.replace("Round", round_))
    assert results(table) == TWO_ROUNDS
    assert table.system == system
