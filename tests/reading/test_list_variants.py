"""Lists of games and of points in eight ways of writing each: what people publish, again."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from calculator.reading import read
from tests.reading.test_games_list import codes, refused


class Game(NamedTuple):
    white: str
    black: str
    result: str
    round: int


NORA, TOM, ADA, BEN = PLAYERS = ("Nora Hale", "Tom Irwin", "Ada Jonas", "Ben Kerr")
RATINGS = dict(zip(PLAYERS, (1911, 1820, 1700, 1650), strict=True))
TWO = [
    Game(NORA, TOM, "1-0", 1),
    Game(ADA, BEN, "½-½", 1),
    Game(TOM, ADA, "0-1", 2),
    Game(BEN, NORA, "0-1", 2),
]
THREE = [*TWO, Game(NORA, ADA, "1-0", 3), Game(TOM, BEN, "½-½", 3)]
RUNNING = [*TWO[:3], Game(BEN, NORA, "...", 2)]
BY_FORFEIT = [*TWO[:2], Game(TOM, ADA, "F-1", 2), TWO[3]]
ONE = TWO[:2]
#: Everybody's results: code, opponent, color.
OF_TWO = {"Nora": "WTomw WBenb", "Tom": "LNorab LAdaw", "Ada": "DBenw WTomb", "Ben": "DAdab LNoraw"}
OF_THREE = {
    "Nora": "WTomw WBenb WAdaw",
    "Tom": "LNorab LAdaw DBenw",
    "Ada": "DBenw WTomb LNorab",
    "Ben": "DAdab LNoraw DTomb",
}
OF_RUNNING = OF_TWO | {"Nora": "WTomw .Benb", "Ben": "DAdab .Noraw"}
OF_FORFEIT = OF_TWO | {"Tom": "LNorab FAdaw", "Ada": "DBenw XTomb"}
OF_ONE = {"Nora": "WTomw", "Tom": "LNorab", "Ada": "DBenw", "Ben": "DAdab"}


def last_first(name: str) -> str:
    first, last = name.split()
    return f"{last}, {first}"


def lines(
    form: str, heading: str, games: Sequence[Game] = TWO, days: Sequence[str] = ("", "", "")
) -> Iterator[str]:
    """The games, each round under a heading: {a} and {b} are the names, {A} and {B} last first."""
    points = dict.fromkeys(PLAYERS, 0.0)
    before = dict(points)
    last = 0
    for at, (white, black, result, round_) in enumerate(games):
        day = days[round_ - 1]
        if round_ != last:
            last, before = round_, dict(points)
            yield from filter(None, [heading.format(round_, d=day)])
        yield form.format(
            a=white, b=black, A=last_first(white), B=last_first(black), r=result, i=at % 2 + 1,
            k=at + 1, d=day, ea=RATINGS[white], eb=RATINGS[black], pa=before[white],
            pb=before[black],
        )  # fmt: skip
        points[white] += {"1-0": 1, "½-½": 0.5}.get(result, 0)
        points[black] += {"0-1": 1, "½-½": 0.5, "F-1": 1}.get(result, 0)


def written(
    form: str, heading: str, games: Sequence[Game] = TWO, days: Sequence[str] = ("", "", "")
) -> str:
    return "\n".join(lines(form, heading, games, days)) + "\n"


def found(text: str) -> dict[str, str]:
    """Everybody's results by first names, with the codes of warnings."""
    table = read(text)
    first = {
        player.number: player.name.split(", ")[-1].split()[0]
        for player in table.players
        if player.name in {*PLAYERS, *map(last_first, PLAYERS)}
    }
    return {
        first[player.number]: " ".join(
            f"{one.code or '.'}{first[one.opponent] if one.opponent else ''}{one.color.lower()}"
            for one in player.results
        )
        for player in table.players
    }


RANKINGS = [
    (
        "Rank\tPlayer\tRating\tScore\tBuc1\tSB\n1\tHale, Nora\t1911\t4.0\t11.0\t12.5\n"
        "2\tIrwin, Tom\t1820\t3.5\t10.5\t9.25\n3\tJonas, Ada\t1700\t2.0\t9.0\t4.0\n"
        "\nTiebreaks:\nBuc1 = Buchholz minus lowest\nSB = Sonneborn-Berger\n"
    ),
    (
        "Pl. Name              Pts  BucT  BucC\n1   Hale, Nora        4    12    10\n"
        "2   Irwin, Tom        3.5  11.5  10\n3   Jonas, Ada        2    11    9\n"
        "\n  BucT: Buchholz Total\n  BucC: Buchholz Cut\n"
    ),
    (
        "Pos;Nombre;Elo;Ptos;Prog;Buch\n1;Hale, Nora;1911;4;10;12\n2;Irwin, Tom;1820;3,5;9,5;11\n"
        "3;Jonas, Ada;1700;2;6;10\n\nLeyenda de desempates\nProg = Progresivo\nEnDi = Encuentro\n"
    ),
    (
        "> Rk Name Rtg Pts TB1 TB2\n> 1 Nora Hale 1911 4 12.5 10\n> 2 Tom Irwin 1820 3.5 11 9\n"
        "> 3 Ada Jonas 1700 2 10 8\n>\n> TB1 = Buchholz\n> TB2 = Wins\n"
    ),
    (
        "| Place | Name | Points | Solk |\n|---|---|---|---|\n| 1 | Nora Hale | 4 | 12 |\n"
        "| 2 | Tom Irwin | 3½ | 11 |\n| 3 | Ada Jonas | 2 | 10 |\n\n* Solk = sum of scores\n"
    ),
    (
        "Tie-break criteria\nBuc1 = Buchholz Cut 1\nWins = number of wins\n\n"
        "Pos\tName\tFed\tPts\tBuc1\n"
        "1\tHale Nora\tENG\t4\t11\n2\tIrwin Tom\tIRL\t3.5\t10\n3\tJonas Ada\tWLS\t2\t9\n"
    ),
    (
        "    Platz\tName\tVerein\tPunkte\tBuchh\n    1.\tHale, Nora\tElm\t4.0\t12.0\n"
        "    2.\tIrwin, Tom\tOak\t3.5\t11.5\n    3.\tJonas, Ada\tElm\t2.0\t10.0\n"
        "\n    Buchh = Buchholzwertung\n"
    ),
    (
        "Pos Name Pts ARO PS\n1 Hale Nora 4.0 1705 10.0\n2 Irwin Tom 3.5 1722 9.0\n"
        "3 Jonas Ada 2.0 1750 6.0\n\nARO - Average Rating of Opponents\nDE - Direct Encounter\n"
    ),
]


@pytest.mark.parametrize("text", RANKINGS)
def test_a_ranking_with_a_legend(text: str) -> None:
    assert refused(text).said.code == "error-ranking"


LEAGUE = """\
| Pos | Name | Played | Pts | +/- |
|-----|------|--------|-----|-----|
| 1 | Jonas, Ada | 2 | 1.5 | +1 |
| 2 | Hale, Nora | 1 | 1 | +1 |
| 3 | Kerr, Ben | 1 | 0.5 | 0 |
| 4 | Irwin, Tom | 2 | 0 | -2 |

"""
TABS = "\n".join(
    "\t".join(cell.strip() for cell in row.strip("|").split("|"))
    for row in LEAGUE.splitlines()
    if "--" not in row
)
PLUS_MINUS = [
    LEAGUE
    + written("| {i} | {A} | {r} | {B} |", "### Round {}", RUNNING)
    + "\n- **1-0**: White won\n",
    f"{TABS}\n\n" + written("{i}\t{A}\t{r}\t{B}", "Round {}", RUNNING) + "\nKey: 1-0 White won\n",
    LEAGUE
    + written("{i}. {A} - {B} {r}", "Round {}", RUNNING).replace("...", "*")
    + "\n* = open\n",
    LEAGUE + written("| {A} | {B} | {r} |", "**Round {}**", RUNNING).replace("...", "pending"),
    (
        LEAGUE.replace("Name", "Jugador").replace("Played", "Partidas").replace("Pts", "Puntos")
        + written("| {i} | {A} | {r} | {B} |", "### Ronda {}", RUNNING)
        + "\n### Leyenda\n- **1-0**: ganan blancas\n- **...**: sin jugar\n"
    ),
    "> "
    + (LEAGUE + written("| {i} | {A} | {r} | {B} |", "### Round {}", RUNNING)).replace(
        "\n", "\n> "
    ),
    LEAGUE + written("- {A} {r} {B}", "#### Round {}", RUNNING).replace("...", "vs"),
    written("| {i} | {A} | {r} | {B} |", "### Round {}", RUNNING)
    + f"\n### Standings\n{LEAGUE}\n### Legend\n",
]


@pytest.mark.parametrize("text", PLUS_MINUS)
def test_a_league_with_its_games(text: str) -> None:
    assert found(text) == OF_RUNNING
    table = read(text)
    assert (table.rounds, codes(table)) == (2, ["round-running"])
    totals = {player.name: player.total_halves for player in table.players}
    assert totals == {"Jonas, Ada": 3, "Hale, Nora": 2, "Kerr, Ben": 1, "Irwin, Tom": 0}


LEGENDS = [
    written("{A} {r} {B}", "Round {}") + "\nKey:\n1-0 = White won\n0-1 = Black won\n½-½ = draw\n",
    written("{i}. {a} - {b} {r}", "Rd {}:") + "\n* 1-0 means a win for White\n* ½-½ means a draw\n",
    (
        written("{a}\t{r}\t{b}", "Runde {}")
        + "\nZeichenerklärung\n1-0\tWeiß gewann\n½-½\tRemis\n+:-\tkampflos\n"
    ),
    written("> {A} {r} {B}", "> ROUND {}") + ">\n> 1-0: White wins; 0-1: Black wins; ½-½: draw\n",
    written("{a} vs {b}: {r}", "Ronda {}") + "\nLeyenda\n1-0 (ganan blancas)\n½-½ (tablas)\n",
    (
        "Result codes\n1-0: White won\n½-½: drawn\n-: not played\n\n"
        + written("    {A} {r} {B}", "    Round {}")
    ),
    written("{a};{r};{b}", "Round {}") + "\n1 - 0 = White\n½ - ½ = Draw\n* = unfinished\n",
    (
        written("| {a} | {r} | {b} |", "### Round {}")
        + "\n_Legend_: 1-0 White won, 0-1 Black won, ½-½ draw\n"
    ),
]


@pytest.mark.parametrize("text", LEGENDS)
def test_games_with_a_legend(text: str) -> None:
    assert (found(text), codes(read(text))) == (OF_TWO, [])


ISO = ("2025-03-07", "2025-03-14", "2025-03-21")
SPANISH = ("7-mar-2025", "14-mar-2025", "21-mar-2025")
BRITISH = ("07/03/25", "14/03/25", "21/03/25")
DATED = [
    (
        "White Black Result Date\n"
        + written("{a} - {b} {r} {d}", "", THREE, ("07.03.25", "14.03.25", "21.03.25"))
    ),
    written("{d}\t{A}\t{B}\t{r}", "", THREE, ISO),
    written("{i}. {A} {r} {B}, {d}", "Round {}", THREE, ("7 March", "14 March", "21 March")),
    written("{A} {r} {B}", "{d} - Round {}", THREE, ("Fri 7 Mar", "Fri 14 Mar", "Fri 21 Mar")),
    written("* {d}: {a} v {b} {r}", "", THREE, BRITISH),
    written("> {a} ({d}) {b} {r}", "> Rd {}", THREE, ("03/07/2025", "03/14/2025", "03/21/2025")),
    (
        "Date,White,Result,Black\n"
        + written("{d},{a},{r},{b}", "", THREE, ("March 7 2025", "March 14 2025", "March 21 2025"))
    ),
    written("{a} \t {r} \t {b} \t {d} 19.30", "Ronda {}", THREE, SPANISH),
    written("{a} {r} {b} [{d}]", "", THREE, ISO),
    written("{i}) {a} {r} {b} (Fri 7 March)", "Round {}", THREE),
]  # fmt: skip


@pytest.mark.parametrize("text", DATED)
def test_games_with_days(text: str) -> None:
    assert found(text) == OF_THREE
    headed = re.search(r"R(?:oun|on)?da? 1", text)
    assert codes(read(text)) == ([] if headed else ["rounds-by-day"])


KEYS = ("rank", "points", "tieBreak", "rating", "username", "performance")
LICHESS = [
    dict(zip(KEYS, row, strict=True))
    for row in (
        (1, 3.5, 9.25, 2011, "norah", 2100),
        (2, 2.5, 7.5, 1900, "irwin_t", 1950),
        (3, 1, 3.0, 1805, "ada-j", 1700),
    )
]
TURNED = [dict(reversed(one.items())) for one in LICHESS]
LINES = "\n".join(map(json.dumps, LICHESS))
SAVED = [
    LINES,
    "\n".join(map(json.dumps, TURNED)),
    json.dumps(LICHESS),
    json.dumps(LICHESS, indent=2),
    json.dumps(TURNED, indent="\t"),
    "\n".join(json.dumps({**one, "absent": True}) for one in LICHESS),
    LINES.replace(", ", ",").replace(": ", ":").replace("\n", "\n\n"),
    f"curl https://lichess.org/api/swiss/AbCd1234/results\n{LINES}",
]


@pytest.mark.parametrize("text", SAVED)
def test_results_that_lichess_saves_are_a_ranking(text: str) -> None:
    error = refused(text)
    assert error.said.code == "error-ranking"
    assert error.expected is not None
    assert error.expected.code == "hint-lichess-trf"


#: Of an arena: the lines, a list, and the event with the first page of its standing.
ARENA = [
    {"rank": at, "score": score, "rating": 1900 - at, "username": name, "performance": 1800}
    for at, name, score in ((1, "noraH", 43), (2, "tomI", 40), (3, "adaJ", 17))
]
OF_ARENAS = [
    "\n".join(map(json.dumps, ARENA)),
    json.dumps(ARENA, indent=2),
    json.dumps(
        {
            "id": "AbCd1234",
            "fullName": "Hourly Arena",
            "clock": {"limit": 180, "increment": 0},
            "verdicts": {"list": [{"condition": "20 rated games" * 40, "verdict": "ok"}]},
            "standing": {
                "page": 1,
                "players": [{"name": "noraH", "rank": 1, "rating": 1899, "score": 43}],
            },
        }
    ),
]


@pytest.mark.parametrize("text", OF_ARENAS)
def test_an_arena_is_a_ranking_that_has_no_rounds(text: str) -> None:
    error = refused(text)
    assert error.said.code == "error-ranking"
    assert error.expected is not None
    assert error.expected.code == "hint-lichess-arena"


SCORES = dict(zip(PLAYERS, ("4", "3.5", "2", "0.5"), strict=True))
NUMBERED = list(enumerate(SCORES.items(), 1))
POINTS = [
    "\n".join(f"{name} - {points}" for name, points in SCORES.items()),
    "\n".join(f"{points}: {name}" for name, points in SCORES.items()),
    "1st Nora Hale 4 pts\n2nd Tom Irwin 3½ pts\n3rd Ada Jonas 2 pts\n4th Ben Kerr ½ pts\n",
    "\n".join(f"> {at}) {last_first(name)} ..... {points}/4" for at, (name, points) in NUMBERED),
    "[11/20, 6:45 PM] Coach: Results are in!\n" + "\n".join(
        f"[11/20, 6:4{at} PM] Coach: {at}. {who} {points} points" for at, (who, points) in NUMBERED
    ),
    "1. Nora Hale 4\n2-3. Tom Irwin, Ada Jonas 2½\n4. Ben Kerr ½\n",
    "\n".join(f"• {name}\t{points.replace('.', ',')} Punkte" for name, points in SCORES.items()),
    "Clasificación final:\n" + "\n".join(
        f"{at}º {name} ({points} puntos)" for at, (name, points) in NUMBERED
    ),
    "1. Nora Hale 3-0-2 (4)\n2. Tom Irwin 3-1-1 (3.5)\n3. Ada Jonas 2-3 (2)\n",
    "\n".join(f" {at}  {name}  {points}  TB: 9.5, 12, 8.75" for at, (name, points) in NUMBERED),
]  # fmt: skip


@pytest.mark.parametrize("text", POINTS)
def test_a_list_of_points_is_a_ranking(text: str) -> None:
    assert refused(text).said.code == "error-ranking"


SENTENCES = [
    "It was a fine evening and Nora Hale showed once more why she is the champion of the club.",
    "Tom Irwin lost a piece early against Ada Jonas but fought on for four hours.",
    "The A team of Elmton, led by Ben Kerr, is now top with 12 points from 7 matches.",
    "El mejor juego de la noche fue el de Nora Hale, que ganó con un sacrificio de dama.",
    "Ada Jonas hätte gegen Tom Irwin beinahe noch verloren, rettete aber das Endspiel.",
    "Next week we play at home and Ben Kerr will bring the cakes that he promised.",
    "Thanks to Ben Kerr and Nora Hale who set up all of the boards before we came.",
    "Nora Hale (1911) was too strong for everybody, and Tom Irwin (1820) could only look on.",
    "Elmton beat Oakton by 3-1 and so they stay at the top of the table in our league.",
    "After that the score was 2-2 and the match was drawn with the last two boards.",
    "We lost the other match 1-3 although we had the better of it on three of the boards.",
    "Oak 'B' and Elm 'C' drew their match 2-2 at the Red Lion on Tuesday.",
    "El equipo ganó por 3-1 y sigue en cabeza de la clasificación de la liga.",
    "Der Kampf endete 2-2, womit wir auf dem zweiten Platz der Liga bleiben.",
    "A 4-0 win for the juniors, who are now five points ahead of the others.",
    "The final score of 2.5-1.5 was a fair one, as both of the captains said.",
]
FORMS = [
    "{a} (101) {r} {b} (99)", "{a} {r} {b}", "{i}. {a} - {b} {r}", "> {a} v {b} {r}",
    "{a}\t{r}\t{b}", "    {A} {r} {B}", "{a} [1900] {r} {b} [1800]", "* {a} {r} {b}",
]  # fmt: skip


@pytest.mark.parametrize(("sentence", "form"), list(zip(SENTENCES, FORMS * 2, strict=True)))
def test_games_around_a_sentence(sentence: str, form: str) -> None:
    first, second = lines(form, "", ONE)
    mark = "> " if form[0] == ">" else ""
    text = f"{first}\n{mark}{sentence}\n{second}\n"
    assert found(text) == OF_ONE
    (warning,) = read(text).warnings
    assert (warning.code, warning.facts, warning.line) == ("line-left-out", (sentence[:60],), 2)


BARS = [
    (
        "=== ROUND {} ===\nBd | ID | White [Elo] (Pt) - Black [Elo] (Pt) | Result",
        "{i} | {k} | {a} [{ea}] ({pa}) - {b} [{eb}] ({pb}) | {r}",
    ),
    ("ROUND {}", "{i} | {a} [{ea}] ({pa}) - {b} [{eb}] ({pb}) | {r}"),
    (
        "## Round {}\n| Bd | White [Elo] (Pt) | Black [Elo] (Pt) | Result |\n|--|--|--|--|",
        "| {i} | {A} [{ea}] ({pa}) | {B} [{eb}] ({pb}) | {r} |",
    ),
    (
        "Round {}\nBd\tID\tWhite\t\tBlack\tResult",
        "{i}\t{k}\t{a} [{ea}] ({pa} )\t-\t{b} [{eb}] ({pb} )\t{r}",
    ),
    ("> ROUND {}", "> {i} | {k} | {a} ({ea}) [{pa}] - {b} ({eb}) [{pb}] | {r}"),
    (
        "====== RONDA {} ======\n\tMesa | ID | Blancas [Elo] (Pt) - Negras [Elo] (Pt) | Resultado",
        "\t{i}  | {k}   | {A:24} [{ea}] ({pa:<4}) - {B:24} [{eb}] ({pb:<4}) | {r}",
    ),
    ("Round {}", "{i}; {k}; {a} [{ea}] ({pa}) - {b} [{eb}] ({pb}); {r}"),
    ("Round {} details", "{i} | {k} | {a} [{ea}] ({pa}) v {b} [{eb}] ({pb}) | {r}"),
]


@pytest.mark.parametrize(("heading", "form"), BARS)
def test_pairings_with_ratings_and_points_beside_the_names(heading: str, form: str) -> None:
    text = written(form, heading, BY_FORFEIT)
    assert (found(text), codes(read(text))) == (OF_FORFEIT, [])
    assert [player.rating for player in read(text).players] == list(RATINGS.values())


BULLETS = [
    "  - {a} {r} {b}", "◦ {a} {r} {b}", "– {A} - {B} {r}", "• {i}. {a} {r} {b}",
    "•\t{a}\t{r}\t{b}", "* {A} {r} {B}", "> • {a} v {b} {r}", "✓ {a} {r} {b}",
]  # fmt: skip


@pytest.mark.parametrize("form", BULLETS)
def test_games_with_bullets(form: str) -> None:
    text = written(form, "> Round {}" if form[0] == ">" else "Round {}")
    assert (found(text), codes(read(text))) == (OF_TWO, [])


def ranking(heading: str, *, clubs: bool = True, between: str = "\t") -> str:
    """The standings of the players, with their clubs."""
    rows = [
        ("1", NORA, "1911", "Elm", "2", "2.0"), ("2", ADA, "1700", "Oak", "1.5", "1.5"),
        ("3", BEN, "1650", "Elm", ".5", "3.5"), ("4", TOM, "1820", "Oak", "0", "3.5"),
    ]  # fmt: skip
    shown = [
        (place, last_first(name), *(rest if clubs else rest[2:3])) for place, name, *rest in rows
    ]
    return "".join(f"{line}\n" for line in (heading, *map(between.join, shown)))


TEAMS = "Rang\tMannschaft\tPunkte\tBuchh\n1\tSC Elm\t2.5\t4\n2\tSC Oak\t1.5\t4\n"
GERMAN = "Rang\tTeilnehmer\tTWZ\tVerein\tPunkte\tBuchh"
RUNDEN = written("{i}\t{A}\t{r}\t{B}", "{}. Runde")
ROUNDS = written("{i}. {A} {r} {B}", "Round {}")
BESIDE = [
    f"{RUNDEN}\nRangliste\n{ranking(GERMAN)}\nMannschaftswertung\n{TEAMS}",
    f"Mannschaften\n{TEAMS}\nRangliste\n{ranking(GERMAN)}\n{RUNDEN}",
    f"{ROUNDS}\nStandings\n{ranking('Place\tName\tPts', clubs=False)}\nTeams\n{TEAMS}",
    f"{ROUNDS}\nTeams\n{TEAMS}\nStandings\n{ranking('Place\tName\tPts', clubs=False)}",
    (
        written("{i};{A};{r};{B}", "Ronda {}")
        + f"\nClasificación\n{ranking('Pos;Nombre;Elo;Club;Pts;Buch', between=';')}\nClubes\n"
        + "Pos;Nombre;Pts;Buch\n1;SC Elm;2.5;4\n2;SC Oak;1.5;4\n"
    ),
    (
        f"{RUNDEN}\nRangliste\n{ranking(GERMAN)}\nVereine\nRang\tName\tPunkte\n1\tElm\t2.5\n"
        f"2\tOak\t1.5\n\nDamen\n{GERMAN}\n1\tHale, Nora\t1911\tElm\t2\t2.0\n"
    ),
    f"{RUNDEN}\nRangliste\n{ranking(GERMAN)}\nMannschaften\n{TEAMS}".replace("\n", "\n> "),
    (
        f"{ROUNDS}\nFinal standings\n1. Hale, Nora 2\n2. Jonas, Ada 1.5\n3. Kerr, Ben .5\n"
        "4. Irwin, Tom 0\n\nTeams\n1. Elm 2.5\n2. Oak 1.5\n"
    ),
]


@pytest.mark.parametrize("text", BESIDE)
def test_of_several_rankings_beside_games_that_of_the_players_is_taken(text: str) -> None:
    table = read(text)
    assert found(text) == OF_TWO
    assert [player.total_halves for player in table.players] == [4, 3, 1, 0]
    assert codes(table) == ["ranking-left-out"]


@pytest.mark.parametrize("name", ["{a}", "{A} (1800)", "{a} [1800]"])
@pytest.mark.parametrize("between", [" - ", "\t", " | ", "; "])
@pytest.mark.parametrize("board", ["(B{i}) ", "Board {i} ", "Bd {i}: ", "[{i}] ", "Tisch {i}, "])
def test_the_number_of_a_board_is_no_part_of_a_name(name: str, between: str, board: str) -> None:
    other = name.replace("a", "b").replace("A", "B")
    text = written(f"{board}{name}{between}{other}{between.strip(' -') or ' '}{{r}}", "Round {}")
    assert (found(text), codes(read(text))) == (OF_TWO, [])


@pytest.mark.parametrize("won", ["+:- ", "+ : - ", "+- ", "+ - - ", "+ : -;", "+:- | "])
def test_a_bullet_in_front_of_a_result_is_no_minus(won: str) -> None:
    text = written(f"- {won}{{a}} - {{b}}", "Round {}", ONE)
    assert found(text) == {"Nora": "XTomw", "Tom": "FNorab", "Ada": "XBenw", "Ben": "FAdab"}


@pytest.mark.parametrize("bye", ["Bye: May Ellis (1650) (0)", "May Ellis [1650] (0) bye"])
def test_what_a_figure_beside_a_rating_was_taken_for_is_said(bye: str) -> None:
    table = read(f"Round 1\nNora Hale 1-0 Tom Irwin\n{bye}\n")
    (warning,) = table.warnings
    assert warning.words() == (
        "The (0) beside May Ellis was read as the score so far, and the bye as a full point."
    )
    assert (warning.line, table.players[2].results[0].code) == (3, "B")
    both = read(
        f"Round 1\nNora Hale 1-0 Tom Irwin\n{bye}\n{bye.replace('May Ellis', 'Lee Frost')}\n"
    )
    (warning,) = both.warnings
    assert warning.words() == (
        "The figures beside 2 players with a bye (first: May Ellis, 0) were read as scores so "
        "far, and the byes as full points."
    )


@pytest.mark.parametrize("points", ["1/2", "(1/2)", "½", "0.5", "(0,5)"])
@pytest.mark.parametrize("form", ["Bye: May Ellis {}", "Bye: May Ellis {} / Lee Frost {}"])
def test_a_half_point_bye_behind_a_name(form: str, points: str) -> None:
    table = read(f"Round 1\nNora Hale 1-0 Tom Irwin\n{form.format(points, points)}\n")
    byes = {one.name: one.results[0].code for one in table.players if one.results[0].code == "H"}
    assert list(byes) == ["May Ellis", "Lee Frost"][: form.count("{}")]
    assert len(table.players) == 2 + len(byes)
    assert codes(table) == []


@pytest.mark.parametrize(
    "form",
    [
        "{i}. {a} [1800] {r} {b} [1700]", "(B{i}) {a} vs. {b} {r}", "Board {i} {a} - {b} {r}",
        "{i}. {r} {A} vs. {B}", "{a} {r} {b}",
    ],
)  # fmt: skip
@pytest.mark.parametrize("pair", ["{}:{}", "{} : {}"])
@pytest.mark.parametrize("half", ["½", "1/2", "0.5"])
def test_a_colon_in_a_result_makes_no_short_form(form: str, pair: str, half: str) -> None:
    games = [
        one._replace(result=pair.format(*one.result.replace("½", half).split("-"))) for one in TWO
    ]
    assert found("\n".join(lines(form, "Tour {}", games))) == OF_TWO


@pytest.mark.parametrize("form", ["{i}\t{a} 1800;{b} 1700;{r}", "{i}. {a} [1800]; {b} [1700]; {r}"])
def test_a_rating_in_front_of_a_separator_is_no_part_of_a_name(form: str) -> None:
    text = written(form, "Round {}") + "Round 3\n3. May Ellis [1650];bye;½\n"
    table = read(text)
    assert {player.name for player in table.players} == {*PLAYERS, "May Ellis"}


#: Commas between two sides: of names in words, last name first, with ratings and without.
COMMAS = {
    "rated": "{a} {ra}, {b} {rb}, {r}",
    "rated, numbered": "{n}. {a} {ra}, {b} {rb}, {r}",
    "rated, the round in front": "R1, {a} {ra}, {b} {rb}, {r}",
    "rated, the board in front": "Board {n}: {a} {ra}, {b} {rb}, {r}",
    "ratings in brackets": "{a} ({ra}), {b} ({rb}) {r}",
    "ratings between commas": "{a}, {ra}, {b}, {rb}, {r}",
    "a colon behind": "{a} {ra}, {b} {rb}: {r}",
    "the result in front": "{r}, {a} {ra}, {b} {rb}",
    "the result in words": "{a} {ra}, {b} {rb}, {w}",
    "names alone": "{a}, {b}, {r}",
    "names with hyphens": "{a}-Maria, {b}, {r}.",
    "last names first": "{A}, {B}, {r}",
    "last names first, rated": "{A} {ra}, {B} {rb}, {r}",
    "the second unrated": "{a} {ra}, {b}, {r}",
}


@pytest.mark.parametrize("form", COMMAS.values(), ids=COMMAS)
def test_commas_between_two_sides(form: str) -> None:
    text = ["Round 1"]
    for at, (white, black, result, _) in enumerate([*ONE, Game("Eva Lind", "Max Roy", "0-1", 1)]):
        said = {"1-0": "White won", "0-1": "black wins"}.get(result, "draw")
        names = {"a": white, "b": black, "A": last_first(white), "B": last_first(black)}
        text.append(form.format(n=at + 1, ra=1900 + at, rb=1800 + at, r=result, w=said, **names))
    table = read("\n".join(text))
    assert [
        (one.results[0].code, one.results[0].opponent, one.results[0].color)
        for one in table.players
    ] == [("W", 2, "W"), ("L", 1, "B"), ("D", 4, "W"), ("D", 3, "B"), ("L", 6, "W"), ("W", 5, "B")]
    named = [one.name.replace("-Maria", "") for one in table.players]
    if "{A}" in form:
        assert named == [last_first(name) for name in (*PLAYERS, "Eva Lind", "Max Roy")]
    else:
        assert named == [*PLAYERS, "Eva Lind", "Max Roy"]
    if "{rb}" in form:
        assert [one.rating for one in table.players] == [1900, 1800, 1901, 1801, 1902, 1802]
    assert table.warnings == ()


@pytest.mark.parametrize(
    "line",
    [
        "De la Cruz, Ana Maria 1-0",
        "De la Cruz, Ana Maria 1850, 1-0",
        "Nora Hale 1850, Kerr, Ben 1790, 1-0",
        "Hale, Nora, 1-0",
        "De la Cruz, Ana Maria, draw, 1-0",
    ],
)
def test_a_comma_in_one_name_parts_no_sides(line: str) -> None:
    refused(f"Round 1\n{line}\nTom Irwin 1820 1-0 Ada Jonas 1700")


@pytest.mark.parametrize(
    ("rows", "ratings"),
    [
        (("{a},1911,{b},1820,1-0", "{c},1700,{d},,0-1"), (1911, 1820, 1700, None)),
        (("1911,{a},1820,{b},1-0", "1700,{c},,{d},0-1"), (1911, 1820, 1700, None)),
        (("{a},1911,1-0,{b},1820", "{c},,0-1,{d},1650"), (1911, 1820, None, 1650)),
        (("{a},{b},1820,1-0", "{c},1700,{d},1650,0-1"), (None, 1820, 1700, 1650)),
    ],
)
def test_a_rating_is_of_the_name_that_it_stands_beside(
    rows: Sequence[str], ratings: Sequence[int | None]
) -> None:
    names = dict(zip("abcd", PLAYERS, strict=True))
    table = read("\n".join(("Round 1", *(row.format(**names) for row in rows))))
    assert [player.name for player in table.players] == list(PLAYERS)
    assert [player.rating for player in table.players] == list(ratings)
