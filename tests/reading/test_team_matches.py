"""Events of teams: matches by round, with or without boards, rankings, crosstables."""

import re
from collections.abc import Callable
from random import Random

import pytest

from calculator.model import Crosstable
from calculator.ranked import rank
from calculator.reading import ReadError, opened, read, read_all
from calculator.tiebreaks import Tally, find
from tests.fide.team_tournaments import round_robin, swiss
from tests.reading import team_writers
from tests.reading.team_damage import DAMAGE
from tests.support.examples import seeds

Writer = Callable[[Crosstable], str]
#: By name: the writer, whether it has the boards, and whether it says which points rank.
WRITERS: dict[str, tuple[Writer, bool, bool]] = {
    "by_round": (team_writers.by_round, False, False),
    "points_apart": (team_writers.points_apart, False, False),
    "points_headed": (team_writers.points_headed, False, False),
    "in_columns": (team_writers.in_columns, False, False),
    "with_boards": (team_writers.with_boards, True, False),
    "ranking_and_matches": (team_writers.ranking_and_matches, False, True),
    "boards_and_ranking": (team_writers.boards_and_ranking, True, True),
    "swiss_cells": (team_writers.swiss_cells, False, True),
    "matrix": (team_writers.matrix, False, True),
}
CODES = (
    *("MPvGP", "WIN:MP", "BH:MP", "BH:GP", "SB:MP", "SB:GP", "EMMSB", "EMGSB", "EGMSB", "EGGSB"),
    *("EMGSB/C1", "BH:MP/P", "DE", "EDE"),
)
BOARDS = ("BC", "EDEBT", "EDEBB", "TBR", "BBE")
ORDERS = ("EDE", "MPvGP,EMGSB")
#: What a table of opponents has no rounds for.
OF_ROUNDS = ("REP:MP", "PS:MP", "PS:GP")


def tournament(seed: int) -> Crosstable:
    random = Random(seed)  # noqa: S311 - tournaments are no secrets
    make = round_robin if seed % 4 == 3 else swiss
    return read(make(random, ("fide-2024", "fide-2026")[seed % 2]).trf)


def fits(table: Crosstable, name: str) -> bool:
    """Whether a writer can write an event so that nothing is left open."""
    assert table.teams is not None
    _, _, ranked = WRITERS[name]
    if name == "matrix" and table.kind != "round-robin":
        return False
    if name in {"by_round", "points_apart"} and table.teams.boards < 3:
        # "2 - 0" is a match of two games as well.
        return False
    return table.rounds_played == table.rounds and (ranked or table.ranked_by == "MP")


def results(
    table: Crosstable, *, rounds: bool = True
) -> list[tuple[str, list[tuple[object, ...]]]]:
    """Every team's results by the names, in the order of rounds or of opponents."""
    names = {player.number: player.name for player in table.players}
    found = []
    for player in table.players:
        row: list[tuple[object, ...]] = [
            (names.get(one.opponent or 0, ""), one.code, one.game_halves, one.halves)
            for one in player.results[: table.rounds_played]
        ]
        found.append((player.name, row if rounds else sorted(row)[sum(not r[0] for r in row) :]))
    return sorted(found)


def boards(table: Crosstable) -> dict[tuple[str, int], list[tuple[int, str, str]]]:
    assert table.teams is not None
    names = {player.number: player.name for player in table.players}
    people = {player.number: player.name for player in table.teams.individuals}
    return {
        (names[team], round_): [
            (one.halves, one.code, people.get(one.player or 0, "")) for one in row
        ]
        for (team, round_), row in table.teams.lineups.items()
    }


@pytest.mark.parametrize("name", WRITERS)
def test_random_events_are_read_back(name: str) -> None:
    write, with_boards, _ = WRITERS[name]
    read_back = 0
    for seed in seeds(60, least=12):
        table = tournament(seed)
        if not fits(table, name):
            continue
        again = read(write(table))
        rounds = name != "matrix"
        assert again.kind == table.kind, seed
        assert results(again, rounds=rounds) == results(table, rounds=rounds), seed
        assert again.ranked_by == table.ranked_by
        if with_boards:
            assert boards(again) == boards(table), seed
        _check_values(table, again, with_boards=with_boards, rounds=rounds)
        read_back += 1
    assert read_back > 2


def _check_values(table: Crosstable, again: Crosstable, *, with_boards: bool, rounds: bool) -> None:
    one, other = (Tally(each, rules="fide-2026") for each in (table, again))
    number = {player.name: player.number for player in again.players}
    for code in (*CODES, *(BOARDS if with_boards else ()), *(OF_ROUNDS if rounds else ())):
        tiebreak = find(code)
        assert tiebreak is not None
        if tiebreak.of_a_group:
            continue
        ours, theirs = tiebreak.values(one, one.player), tiebreak.values(other, other.player)
        for player in table.players:
            assert ours[player.number].number == theirs[number[player.name]].number, code
    for order in (*ORDERS, *(BOARDS if with_boards else ())):
        places = [
            {row.name: row.place for row in rank(each, order, rules="fide-2026").rows}
            for each in (table, again)
        ]
        assert places[0] == places[1], order


@pytest.mark.parametrize(
    ("name", "turn"),
    [
        pytest.param(name, turn, marks=pytest.mark.long if turn else ())
        for name in WRITERS
        for turn in range(len(DAMAGE))
    ],
)
def test_damage_is_told_or_refused(name: str, turn: int) -> None:
    """Nothing else is read without a word; another name is another name."""
    write, _, _ = WRITERS[name]
    kinds = list(DAMAGE)
    for seed in seeds(2 * len(kinds), least=len(kinds)):
        table = tournament(seed)
        if not fits(table, name):
            continue
        text, kind = write(table), kinds[(seed + turn) % len(kinds)]
        damaged = DAMAGE[kind](text, Random(f"{seed} {kind} {name}"))  # noqa: S311
        whole = read(text)
        try:
            found = read(damaged)
        except ReadError:
            continue
        assert found.teams is not None, (seed, damaged)
        said = {(one.code, one.facts) for one in found.warnings}
        told = said - {(one.code, one.facts) for one in whole.warnings}
        assert told or _rows(found) == _rows(whole), (seed, damaged)


def _rows(table: Crosstable) -> list[list[tuple[object, ...]]]:
    """The results without the names, in the order of the points."""
    return sorted(
        [(one.code, one.game_halves) for one in player.results[: table.rounds_played]]
        for player in table.players
    )


ROUND_1 = "Round 1\n"
LISTS = {
    "between the names": "Oak 3 - 1 Elm\nAsh 2½ - 1½ Yew\n",
    "colons and half points by a point": "Oak 3:1 Elm\nAsh 2.5 : 1.5 Yew\n",
    "commas": "Oak 3,0 - 1,0 Elm\nAsh 2,5 - 1,5 Yew\n",
    "behind the names": "Oak - Elm 3-1\nAsh - Yew 2½-1½\n",
    "versus": "Oak v Elm: 3-1\nAsh vs. Yew 2½-1½\n",
    "in words": "Oak beat Elm 3-1\nAsh defeated Yew 2½-1½\n",
    "in front": "3-1 Oak - Elm\n2½-1½ Ash - Yew\n",
    "each side's own": "Oak 3, Elm 1\nAsh 2½ Yew 1½\n",
    "with numbers": "1. Oak 3-1 Elm\n2. Ash 2½-1½ Yew\n",
    "with boards' names": "Match 1: Oak 3-1 Elm\nTable 2 Ash 2½-1½ Yew\n",
    "with bare numbers": "1 Oak 3-1 Elm\n2 Ash 2½-1½ Yew\n",
    "in columns of blanks": "Oak       3 - 1    Elm\nAsh    2½ - 1½   Yew\n",
    "in bars": "| Oak | 3 - 1 | Elm |\n|---|---|---|\n| Ash | 2½ - 1½ | Yew |\n",
    "in tabs": "Oak\tElm\t3\t:\t1\nAsh\tYew\t2½\t:\t1½\n",
    "with scores so far": "Oak (0) 3-1 Elm (0)\nAsh [0] 2½-1½ Yew [0]\n",
}


@pytest.mark.parametrize("text", LISTS.values(), ids=list(LISTS))
def test_a_list_of_matches(text: str) -> None:
    table = read(ROUND_1 + text)
    assert table.format == "team-matches"
    assert [
        (player.name, player.results[0].code, player.results[0].game_halves)
        for player in sorted(table.players)
    ] == [("Oak", "W", 6), ("Elm", "L", 2), ("Ash", "W", 5), ("Yew", "L", 3)]
    assert [player.results[0].halves for player in table.players] == [4, 0, 4, 0]


def test_a_table_with_a_heading() -> None:
    text = "Round,Home,Away,Score\n1,Oak,Elm,2.5-1.5\n1,Ash,Yew,4-0\n2,Oak,Ash,2-2\n2,Elm,Yew,3-1\n"
    table = read(text)
    assert (table.rounds, [row.name for row in rank(table).rows]) == (
        2,
        ["Ash", "Oak", "Elm", "Yew"],
    )


def test_numbers_beside_the_teams() -> None:
    text = (
        "Open section - Round 1 on 2027/06/24 at 15:00\nNo.\tSNo.\tTeam\tRes.\tTeam\tSNo.\n"
        "1\t4\tCEDAR\t0.5-3.5\tBIRCH\t10\n2\t5\tTULIP\t1-3\tUMBRA\t3\n"
    )
    table = read(text)
    assert [(player.number, player.name) for player in table.players] == [
        (4, "CEDAR"),
        (10, "BIRCH"),
        (5, "TULIP"),
        (3, "UMBRA"),
    ]
    assert (table.numbered_by, table.starts) == ("start", "2027-06-24")


PAGE = """<h2>Team-Pairings of all rounds</h2><table>
<tr><td colspan=6>Round 1 on 2026/01/02 at 15:00</td></tr>
<tr><th>No.</th><th>Team</th><th>Team</th><th>Res.</th><th>:</th><th>Res.</th></tr>
<tr><td>1</td><td>Oak</td><td>Elm</td><td>2½</td><td>:</td><td>1½</td></tr>
<tr><td>2</td><td>Ash</td><td>bye</td><td>2</td><td>:</td><td></td></tr>
<tr><td colspan=6>Round 2 on 2026/01/03 at 15:00</td></tr>
<tr><th>No.</th><th>Team</th><th>Team</th><th>Res.</th><th>:</th><th>Res.</th></tr>
<tr><td>1</td><td>Ash</td><td>Oak</td><td>4</td><td>:</td><td>0</td></tr>
<tr><td>2</td><td>Elm</td><td>bye</td><td>2</td><td>:</td><td></td></tr></table>"""


def test_a_page() -> None:
    table = read(PAGE)
    assert results(table) == [
        ("Ash", [("", "P", 4, 2), ("Oak", "W", 8, 4)]),
        ("Elm", [("Oak", "L", 3, 0), ("", "P", 4, 2)]),
        ("Oak", [("Elm", "W", 5, 4), ("Ash", "L", 0, 0)]),
    ]
    assert [one.code for one in table.warnings] == ["team-byes-guessed"]


LEAGUE = """Harbor League, Division 1
Round 1
Oak A 2.5 Elm A 2.5 (J Winter 0 M Ferrer 1, K Eyre 0 C Snow 1, D Fall 0.5 P Water 0.5, M Krall 1 D Lamb 0, R Puck 1 S Spell 0)
Ash C 3.5 Yew B 1.5 (A Jones 1 D Lambert 0, M Page 1 M Leal 0, J Barn 0.5 M Pool 0.5, M Cold 1 G Gale 0, A Bee 0 C Dee 1)
Round 2
Oak A 5 Ash C 0 (by default)
Elm A 3, Yew B 2
"""  # noqa: E501 - as leagues have it


def test_boards_in_brackets() -> None:
    table = read(LEAGUE)
    assert table.teams is not None
    assert [board.halves for board in table.teams.lineups[1, 1]] == [0, 0, 1, 2, 2]
    assert table.teams.individuals[0].name == "J Winter"
    assert table.players[0].results[1].code == "X"
    bc = find("BC")
    assert bc is not None
    values = bc.values(Tally(table), (1, 2))
    # 3 x ½ + 4 + 5, and a match that nobody played is won on every board.
    assert values[1].number == 25.5
    assert (values[2].missing or values[2]).code == "no-boards"  # type: ignore[union-attr]


RATED = """Round 1 on 2027/09/22 at 15:00
Bo. 49 Elmland (ELM) Rtg - 6 United Oaks (OAK) Rtg 1 : 3
1.1 WIM Fern Tatiana 2256 - IM Kern Irene 2490 0 - 1
1.2 Gander Valerie I 2218 - IM Zander Anna 2480 + - -
1.3 Pine Liis 2111 - WGM Baker Kamila 2328 0 - 1
1.4 WFM Water Victoria 1991 - Foster Sabine-Frances 2293 0 - 1
"""


def test_boards_in_lines_of_chess_results() -> None:
    table = read(RATED)
    assert table.teams is not None
    assert [(player.number, player.name) for player in table.players] == [
        (49, "Elmland (ELM)"),
        (6, "United Oaks (OAK)"),
    ]
    assert [(one.halves, one.code) for one in table.teams.lineups[49, 1]] == [
        (0, "L"),
        (2, "X"),
        (0, "L"),
        (0, "L"),
    ]
    names = [player.name for player in table.teams.individuals]
    assert names[:2] == ["Fern Tatiana", "Gander Valerie I"]


def test_a_name_with_a_dash_is_cut_by_the_names_that_there_are() -> None:
    text = (
        "Round 1\nPS Oak - Sap 3-1 Elm\nAsh 2-2 Yew\n"
        "Round 2\nPS Oak - Sap - Ash 4-0\nYew - Elm 2-2\n"
    )
    assert {player.name for player in read(text).players} == {"PS Oak - Sap", "Elm", "Ash", "Yew"}


def test_a_bye_in_words() -> None:
    text = "Round 1\nOak 3-1 Elm\nAsh will get bye\nRound 2\nAsh 2-2 Oak\nElm bye\n"
    table = read(text)
    assert [player.name for player in table.players] == ["Oak", "Elm", "Ash"]
    assert table.players[2].results[0].code == "P"


def test_match_points_are_those_that_are_printed() -> None:
    """Three for a win here; of these the ranking says so."""
    matches = "Round 1\nOak 3-1 Elm\nAsh 2-2 Yew\nRound 2\nOak 2-2 Ash\nElm 4-0 Yew\n"
    text = matches + "Rk.\tTeam\tMP\tGP\n1\tOak\t4\t5\n2\tElm\t3\t5\n3\tAsh\t2\t4\n4\tYew\t1\t2\n"
    table = read(text)
    assert table.points[:2] == (6, 2)
    assert [(row.name, row.score) for row in rank(table).rows] == [
        ("Oak", 8),
        ("Elm", 6),
        ("Ash", 4),
        ("Yew", 2),
    ]
    assert table.warnings == ()


def test_a_wrong_total_is_told() -> None:
    matches = "Round 1\nOak 3-1 Elm\nAsh 2-2 Yew\nRound 2\nOak 2-2 Ash\nElm 4-0 Yew\n"
    text = matches + "Rk.\tTeam\tMP\tGP\n1\tOak\t3\t5\n2\tElm\t2\t5\n3\tAsh\t2\t4\n4\tYew\t2\t2\n"
    assert [(one.code, one.facts) for one in read(text).warnings] == [
        ("team-total", ("Yew", "MP", 4, 2))
    ]


def test_two_groups() -> None:
    first = "Round 1\nOak 3-1 Elm\nAsh 2-2 Yew\n"
    second = "Round 1\nFir 3-1 Box\nBay 4-0 Fig\n"
    found = read_all(f"Group A\n{first}\nGroup B\n{second}")
    assert [(title, table.format) for title, table in found if isinstance(table, Crosstable)] == [
        ("A", "team-matches"),
        ("B", "team-matches"),
    ]
    without = read_all(f"{first}\n{second}")
    assert [len(table.players) for _, table in without if isinstance(table, Crosstable)] == [4, 4]


CROSS = "Rk.\tTeam\t1\t2\t3\tTB1\n1\tOak\t*\t3\t2½\t4\n2\tElm\t1\t*\t2\t1\n3\tAsh\t1½\t2\t*\t1\n"
SWISS = "No.\tTeam\tR1\tR2\tMP\n1\tOak\t2w3\t3b2½\t4\n2\tElm\t1b1\tbye\t1\n3\tAsh\tbye\t1w1½\t1\n"


def test_a_crosstable_that_is_not_over() -> None:
    table = read(CROSS.replace("2½", "").replace("1½", "").replace("\t4\n", "\t2\n"))
    assert table.provisional is not None
    assert table.provisional.open == 1


def test_two_cycles() -> None:
    text = "Rk.\tTeam\t1\t2\t3\n1\tOak\t*\t3 2\t2½ 4\n2\tElm\t1 2\t*\t2 2\n3\tAsh\t1½ 0\t2 2\t*\n"
    table = read(text)
    assert table.rounds == 4
    assert [one.game_halves for one in table.players[0].results] == [6, 5, 4, 8]


FAULTS = {
    "no-match": ("Round 1\nOak 3-1 Elm\nAsh 2-2 Yew\nRound 2\nOak - Elm - Ash - Yew 3-1\n", 5),
    "sum": ("Round 1\nOak 3-1 Elm\nAsh 2-3 Yew\nRound 2\nOak 2-2 Ash\n", 3),
    "two matches": ("Round 1\nOak 3-1 Elm\nOak 2-2 Yew\n", 3),
    "oneself": ("Round 1\nOak 3-1 Oak\nAsh 2-2 Yew\n", 2),
    "round missing": ("Round 1\nOak 3-1 Elm\nAsh 2-2 Yew\nRound 3\nOak 2-2 Ash\n", 5),
    "boards": (RATED.replace("1 : 3", "2 : 2"), 2),
    "cell of a crosstable": (CROSS.replace("2½", "zonk"), 2),
    "no answer in a crosstable": (CROSS.replace("\t1\t*", "\t\t*"), 2),
    "too much in a crosstable": (CROSS.replace("*\t3\t", "*\t4\t"), 2),
    "one side of a round": (SWISS.replace("1b1", "3b1"), 2),
    "a cell of a round": (SWISS.replace("3b2½", "zonk"), 2),
    "nobody": (SWISS.replace("3b2½", "9b2½"), 2),
    "a row twice": (CROSS.replace("Ash", "Oak"), 4),
    "cut off": (SWISS.replace("\tMP", ""), 2),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_have_their_place(name: str) -> None:
    text, line = FAULTS[name]
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.line == line, str(caught.value)
    assert caught.value.hint


def test_pairings_alone_have_no_results() -> None:
    text = "Round 1\nNo.\tTeam\tTeam\tRes.\t:\tRes.\n1\tOak\tElm\t\t:\t\n2\tAsh\tYew\t\t:\t\n"
    with pytest.raises(ReadError):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "Round 1\nAnn 1-0 Ben\nCem ½-½ Dea\n",
        "Round 1\nAnn 1½-½ Ben\nCem 1-1 Dea\n",
        "Place\tName\tR1\n1\tAnn\tW2\n2-3\tBob\tL1\n2-3\tCem\tU\n",
        "Name\t1\t2\t3\nAnn\t*\t1½\t10\nBob\t0½\t*\t½½\nCem\t01\t½½\t*\n",
    ],
)
def test_players_stay_players(text: str) -> None:
    assert read(text).teams is None


def test_three_points_for_a_win_are_no_boards() -> None:
    with pytest.raises(ReadError) as caught:
        read("Round 1\nAnn 3-0 Ben\nCem 1-1 Dea\nRound 2\nAnn 0-3 Cem\nBen 3-0 Dea\n")
    assert "match" not in caught.value.said.code


AMATEUR = (
    "SwissSys 11.90 - Standings. Harbor Amateur Team: Open (Standings after Round 2)\n"
    "#\tPlace\tName\tRating\tRd 1\tRd 2\tTotal\n"
    "1\t1\tKnights Errant\t1850\tW3 3.0\tW2 2.5\t2.0\n"
    "2\t2\tPawn Stars\t1800\tW4 4.0\tL1 1.5\t1.0\n"
    "3\t\tRook Ascent\t1700\tL1 1.0\tW4 3.0\t1.0\n"
    "4\t4\tBishop Please\t1600\tL2 0.0\tL3 1.0\t0.0\n"
)


@pytest.mark.parametrize("form", [r"\1 \2", r"\1 (\2)", r"\1(\2)", r"\1/\2"])
def test_american_teams(form: str) -> None:
    """The figures behind the opponents are game points: those of each match add up to four."""
    text = re.sub(r"([WL]\d) (\d\.\d)", form, AMATEUR)
    table = read(text)
    assert table.format == "swisssys-text"
    assert [[one.game_halves for one in player.results] for player in table.players] == [
        [6, 5],
        [8, 3],
        [2, 6],
        [0, 2],
    ]
    amateur = find("us-amateur-team")
    assert amateur is not None
    assert amateur.values(Tally(table), (1, 2))[1].number == 5.5


def test_scores_so_far_are_no_game_points() -> None:
    text = AMATEUR.replace("3.0\tW2 2.5", "1.0\tW2 2.0").replace("4.0\tL1 1.5", "1.0\tL1 1.0")
    text = text.replace("1.0\tW4 3.0", "0.0\tW4 1.0").replace("L3 1.0", "L3 0.0")
    assert not read(text).of_teams


NATIONS = """Rank after Round 1
Rk.\tSNo\tTeam\tTeam\tGames\t  + \t  = \t  - \t TB1 \t TB2
1\t6\tUnited Oaks\tOAK\t1\t1\t0\t0\t2\t3,0
2\t49\tElmland\tELM\t1\t0\t0\t1\t0\t1,0
Annotation:
Tie Break1: Matchpoints (2 for wins, 1 for Draws, 0 for Losses)
Tie Break2: points (game-points)
"""


@pytest.mark.parametrize("blanks", [False, True])
def test_a_ranking_names_teams_without_their_federation(*, blanks: bool) -> None:
    """Their starting numbers tell that "Elmland" is "Elmland (ELM)"."""
    ranking = NATIONS.replace("\t", " ") if blanks else NATIONS
    table = read(ranking + RATED.replace("+ - -", "1 - 0"))
    assert [(player.number, player.total_halves, player.place) for player in table.players] == [
        (6, 4, "1"),
        (49, 0, "2"),
    ]
    assert table.warnings == ()


def test_a_free_round_of_a_league() -> None:
    """The printed points have nothing for it."""
    text = (
        "1. Runde\nEiche 1 - Ulme 1 4,5:3,5\nEsche - spielfrei\n"
        "2. Runde\nUlme 1 - Esche 4:4\nEiche 1 - spielfrei\n\n"
        "Pl. Mannschaft Sp S U N MP BP\n"
        "1 Eiche 1 1 1 0 0 2 4,5\n2 Esche 1 0 1 0 1 4\n3 Ulme 1 2 0 1 1 1 7,5\n"
    )
    table = read(text)
    assert [player.name for player in table.players] == ["Eiche 1", "Esche", "Ulme 1"]
    assert [[one.code for one in player.results] for player in table.players] == [
        ["W", "U"],
        ["U", "D"],
        ["L", "D"],
    ]
    assert [one.code for one in table.warnings if one.code != "team-counts"] == []


TWO_BOARDS = "Round 1\nAsh 1 - 1 Yew\nOak 2 - 0 Elm\nRound 2\nAsh 1½ - ½ Oak\nYew 0 - 2 Elm\n"


@pytest.mark.parametrize(
    "text",
    [
        f"Birch Lane Team Cup\n\n{TWO_BOARDS}",
        f"{TWO_BOARDS}\nAsh: Lee, Ray\nYew: Kim, Fox\nOak: Abt, Noe\n",
        f"{TWO_BOARDS}\nAsh\nAnn Lee\nCem Ray\n\nYew\nDea Kim\nEva Fox\n\nOak\nFin Abt\nGus Noe\n",
        TWO_BOARDS
        + "Rank\tName\tMP\tGP\n1\tAsh\t3\t2½\n2\tOak\t2\t2½\n3\tElm\t2\t2\n4\tYew\t1\t1\n",
        TWO_BOARDS
        + "".join(
            f"{at}. {team} (RtgAvg:1800 / TB1: 1)\nBo.\tName\tRtg\t1\t2\n{players}"
            for at, (team, players) in enumerate(
                (
                    ("Ash", "1\tLee\t1900\t1\t1\n2\tRay\t1900\t0\t½\n"),
                    ("Yew", "1\tKim\t1900\t0\t0\n2\tFox\t1900\t1\t0\n"),
                    ("Oak", "1\tAbt\t1900\t1\t0\n2\tNoe\t1900\t1\t½\n"),
                    ("Elm", "1\tOlm\t1900\t0\t1\n2\tPin\t1900\t0\t1\n"),
                ),
                1,
            )
        ),
    ],
    ids=["a caption", "lists of players", "players below", "a ranking", "chess-results"],
)
def test_two_boards_are_those_of_teams_where_the_text_says_so(text: str) -> None:
    table = read(text)
    assert (table.format, table.rounds, table.warnings) == ("team-matches", 2, ())
    assert {player.name: player.halves(2) for player in table.players} == {
        "Ash": 6,
        "Oak": 4,
        "Elm": 4,
        "Yew": 2,
    }


def test_two_boards_or_two_games() -> None:
    """Where nothing tells it is said what was taken, and the other way can be chosen."""
    found = opened(TWO_BOARDS)
    assert (found.table.format, found.table.games_per_round) == ("games", 2)
    assert [(one.code, one.line) for one in found.table.warnings] == [("taken-for-two-games", 2)]
    assert [one.split(":")[0] for one in found.readings] == ["games", "team-matches"]
    other = opened(TWO_BOARDS, found.readings[1])
    assert [one.code for one in other.table.warnings] == ["taken-for-two-boards"]
    assert [one.split(":")[0] for one in other.readings] == ["team-matches", "games"]
    assert "matches of teams" in str(found.table.warnings[0])
    assert "list of games" in str(other.table.warnings[0])


@pytest.mark.parametrize(
    "text",
    [
        re.sub(r"[A-Z][a-z]{2}(?= \d|$)", r"\g<0>, Kim", TWO_BOARDS, flags=re.MULTILINE),
        TWO_BOARDS.replace("Ash", "Ash (1810)").replace("Oak", "Oak (1790)"),
    ],
)
def test_two_games_of_players(text: str) -> None:
    assert [one.code for one in read(text).warnings] == []


#: A club's match with its boards, as people type it: the line of the teams, and that of a board.
HEADS = (
    "{a} {x} - {b} {y}",
    "{a} - {b} {x}-{y}",
    "{a} {x} {b} {y}",
    "{a} {x}, {b} {y}",
    "{a}: {x}, {b}: {y}",
    "{a} {x} vs. {b} {y}",
    "{a} {x}-{y} {b}",
    "{a} vs {b}: {x}-{y}",
)
SEATS = (
    "Bd {n} {p} {s} - {q} {t}",
    "{n}. {p} {s} {q} {t}",
    "Board {n}: {p} {s}, {q} {t}",
    "{n}. {p} {s}-{t} {q}",
    "{p} - {q} {s}-{t}",
)


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("head", HEADS)
def test_a_match_typed_with_its_boards(head: str, seat: str) -> None:
    matches = (
        ("Lakeside", "Oakmont", "Ray Lee 1 0;Katz Poe ½ ½;Cruz Ash 1 0;Holt Lim 0 1;Hart Park 1 0"),
        ("Pine Hill", "Harbor", "Tran Wu 1 0;Orr Bell 0 1;Kim Roe 0 1;Fox Pohl 1 0;Ito Coe 0 1"),
    )
    points = {"1": 2, "½": 1, "0": 0}
    lines: list[str] = []
    expected = {}
    for one, other, games in matches:
        rows = [game.split() for game in games.split(";")]
        expected[one], expected[other] = (sum(points[row[at]] for row in rows) for at in (2, 3))
        said = (f"{expected[team] / 2:g}" for team in (one, other))
        lines += [head.format(a=one, b=other, **dict(zip("xy", said, strict=True)))]
        lines += [
            seat.format(n=at, **dict(zip("pqst", row, strict=True)))
            for at, row in enumerate(rows, 1)
        ]
        lines.append("")
    table = read("\n".join(lines))
    assert {one.name: one.results[0].game_halves for one in table.players} == expected
    assert [len(row) for row in boards(table).values()] == [5] * 4


def test_a_match_above_games_is_never_left_out_without_a_word() -> None:
    text = "Lakeside (1.5) - Oakmont (0.5)\nAnn Ray 1-0 Max Lee\nNoah Katz ½-½ Sam Poe"
    assert "line-left-out" in {one.code for one in read(text).warnings}


SCORES = """\
#\tTeam\tRd 1\tRd 2\tRd 3\tMP\tGP
1\tOak HS\t{3-1|2}\t{2-2|3}\t{4-0|4}\t5\t9
2\tElm HS\t{1-3|1}\t{3-1|4}\t{2-2|3}\t3\t6
3\tAsh HS\t{2.5-1.5|4}\t{2-2|1}\t{2-2|2}\t4\t6.5
4\tFir HS\t{1.5-2.5|3}\t{1-3|2}\t{0-4|1}\t0\t2.5
"""


@pytest.mark.parametrize("cell", [r"\1 (\2)", r"(\2) \1", r"\1(\2)", r"(\2)\1"])
def test_cells_with_the_score_of_both_and_the_opponent(cell: str) -> None:
    table = read(re.sub(r"\{(.+?)\|(\d)\}", cell, SCORES))
    found = [[(one.code, one.opponent) for one in player.results] for player in table.players]
    assert table.format == "team-crosstable"
    assert found[0] == [("W", 2), ("D", 3), ("W", 4)]
    assert found[2] == [("W", 4), ("D", 1), ("D", 2)]
    assert table.warnings == ()


def test_a_score_that_the_opponents_row_has_otherwise_is_refused() -> None:
    text = re.sub(r"\{(.+?)\|(\d)\}", r"\1 (\2)", SCORES)
    with pytest.raises(ReadError) as caught:
        read(text.replace("1-3 (1)", "2-2 (1)"))
    assert caught.value.said.code == "error-match-unanswered"


@pytest.mark.parametrize("heading", ["Game Pts", "Bd Pts", "Board Points", "GPts"])
def test_game_points_of_teams_whose_cells_are_matches(heading: str) -> None:
    rows = ("1\tOak HS\tW2\tD3\t1.5\t5", "2\tElm HS\tL1\tW4\t1\t4", "3\tAsh HS\tW4\tD1\t1.5\t4.5")
    text = "\n".join((f"#\tTeam\tRd 1\tRd 2\tScore\t{heading}", *rows, "4\tFir HS\tL3\tL2\t0\t2.5"))
    (column,) = read(text).printed
    assert column.tiebreak == "team-game-points"
    assert column.values == {1: 5000, 2: 4000, 3: 4500, 4: 2500}


def test_the_mark_of_an_own_cell_is_no_team() -> None:
    """Of a crosstable that was cut off "Ida Marsh  1 - X" was a match, and all else was gone."""
    rows = ("X ½ 0 ½ -", "½ X + 1 1", "1 - X - 1", "½ 0 - X 0", "+ 0 0 1 X", "1 0 0 ½ 1")
    names = ("Noa Kestrel", "Pat Rowe", "Ida Marsh", "Jo Ives", "Ann Zeller", "Ivo Nakai")
    lines = [
        f" {at}  {name:<12}  {row.replace(' ', '  ')}"
        for at, (name, row) in enumerate(zip(names, rows, strict=True), 1)
    ]
    with pytest.raises(ReadError) as caught:
        read("No  Name          1  2  3  4  5\n" + "\n".join(lines))
    assert caught.value.said.code == "error-cross-not-square"


@pytest.mark.parametrize("own", ["X", "", "■"])
@pytest.mark.parametrize("totals", [True, False])
def test_a_crosstable_with_commas_is_read_as_with_tabs(own: str, *, totals: bool) -> None:
    rows = [
        ["No.", "Team", "1", "2", "3", "4", "MP", "BP"],
        ["1", "Eastview 2", own, "3", "3", "1", "4", "7"],
        ["2", "Northside", "1", own, "3", "½", "2", "4½"],
        ["3", "Lincoln High", "1", "1", own, "2", "1", "4"],
        ["4", "The Rooks", "3", "3½", "2", own, "5", "8½"],
    ]
    tabs, commas = (
        read("\n".join(sign.join(row if totals else row[:-2]) for row in rows)) for sign in "\t,"
    )
    assert commas.format == "team-crosstable"
    assert (results(commas), commas.warnings) == (results(tabs), ())
