"""Single points of C.07, worked out by hand, and what the workings say about them."""

import pytest

from calculator import UnknownTiebreakError
from calculator.answers import wording
from calculator.model import COLORS, Crosstable, EventKind, Player, Points, Result, crosstable
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.tiebreaks import ORDERS, REGISTER, Tally, Value, find, tiebreaks
from calculator.words import shown
from calculator.writing.standings_json import document

RESULTS = {"W": "L", "L": "W", "D": "D", "X": "F", "F": "X"}


def event(*rows: str, kind: EventKind = "swiss", starts: str = "2026-04-01") -> Crosstable:
    """Make a table of rows such as ``W2 D3 H``; ratings are 2000, 1990, …; colors alternate."""
    players = []
    for number, text in enumerate(rows, 1):
        results = [
            Result(cell[0] if cell != "-" else "U", int(cell[1:]) if cell[1:] else None,
                   COLORS[("WB" if number < int(cell[1:] or 0) else "BW")[at % 2]]
                   if cell[1:] else "")
            for at, cell in enumerate(text.split())
        ]  # fmt: skip
        players.append(
            Player(number, f"Player {number}", tuple(results), rating=2010 - 10 * number)
        )
    return crosstable(players, kind=kind)._replace(starts=starts, system="fide")


def value(table: Crosstable, code: str, number: int = 1, rules: str | None = None) -> Value:
    tiebreak = find(code)
    assert tiebreak is not None
    return tiebreak.values(Tally(table, rules=rules), [number])[number]


def said(value: Value) -> list[str]:
    return [wording.reason(term) for term in value.terms]


SWISS = event(
    "W2 H W4 W3",  # 3½
    "L1 W3 D5 -",  # 1½, the last bye counts ½: 2
    "P L2 X5 L1",  # 2
    "D5 D5 L1 X5",  # 2
    "D4 D4 D2 F4",  # 1½
)


def test_trailing_byes_of_opponents_are_draws_but_forfeit_losses_are_not() -> None:
    tally = Tally(SWISS)
    found = value(SWISS, "BH")
    assert [term.amount for term in found.terms if term.opponent] == [4, 4, 4]
    assert said(found)[0] == "final score 1½, the bye at the end counts as a draw (16.3.2)"
    assert tally.score[5] == 3
    assert value(SWISS, "BH", 2).terms[2].amount == 3


def test_the_dummy_has_the_players_score_and_since_2026_a_cap() -> None:
    before, after = (value(SWISS, "BH", 1, rules).terms[1] for rules in ("fide-2024", "fide-2026"))
    assert (before.amount, after.amount) == (7, 4)
    assert wording.reason(before) == "half-point bye: a dummy with your own score 3½ (16.4)"
    assert wording.reason(after).endswith("capped at 2, a draw in every round (16.4.2)")


def test_in_a_forfeit_the_cap_is_the_scheduled_opponent() -> None:
    term = value(SWISS, "BH", 4).terms[3]
    assert term.amount == 3
    assert wording.reason(term).endswith(
        "capped at 1½, the adjusted score of the scheduled opponent (16.4.1)"
    )


def test_a_voluntarily_unplayed_round_is_cut_first() -> None:
    found = value(SWISS, "BH/C1", 1, "fide-2024")
    assert [term.counted for term in found.terms] == [True, False, True, True]
    assert said(found)[1].endswith(
        "cut in place of the lowest: a voluntarily unplayed round (16.5)"
    )
    allocated = value(SWISS, "BH/C1", 3, "fide-2024")
    assert not any("voluntarily" in text for text in said(allocated))


def test_medians_cut_the_lows_first_and_highs_without_exception() -> None:
    found = value(SWISS, "BH/M1", 1, "fide-2024")
    assert [term.counted for term in found.terms].count(False) == 2
    assert any("cut as the highest (14.3)" in text for text in said(found))


@pytest.mark.parametrize("code", ["BH/C9", "SB/M5", "PS/C9"])
def test_larger_cuts_than_there_are_values_leave_nothing(code: str) -> None:
    assert value(SWISS, code).amount == 0


def test_nothing_left_has_no_average() -> None:
    assert value(SWISS, "ARO/C9").amount is None


ROBIN = event("W2 X3 -", "L1 - D3", "- F1 D2", kind="round-robin")


def test_free_rounds_of_a_round_robin_are_no_rounds() -> None:
    assert len(value(ROBIN, "SB").terms) == 2
    assert value(ROBIN, "SB").number == 1 * 0.5 + 1 * 0.5
    assert value(ROBIN, "KS", 2).number == 0.5 * 0 + 0 + 0  # 3 has ½ of 2: below half


@pytest.mark.parametrize("rules", ["fide-2024", "fide-2026"])
def test_only_games_over_the_board_are_won_in_round_robins(rules: str) -> None:
    assert value(ROBIN, "WON", 1, rules).number == 1
    assert value(ROBIN, "REP", 3, rules).number == 2


def test_a_double_forfeit_is_as_many_points_as_the_opponent() -> None:
    table = event("F2 W3", "F1 -", "- L1")
    assert value(table, "STD").number == 1.5


def test_games_under_another_point_system() -> None:
    table = event("W2 D3", "L1 P", "H D1")
    points = Points(6, 2, 0)
    worth = {"W": 6, "D": 2, "P": 6, "H": 2, "L": 0, "U": 0}
    players = tuple(
        player._replace(
            results=tuple(r._replace(scored_halves=worth[r.code]) for r in player.results)
        )
        for player in table.players
    )
    table = table._replace(players=players, points=points)
    assert value(table, "PTS").number == 4
    assert value(table, "WIN", 2).number == 1
    assert value(table, "TPR").number == value(event("W2 D3", "L1 P", "H D1"), "TPR").number


def test_performances() -> None:
    # Opponents 1990, 1980, 1970: mean 1980; 2 of 3 are 67 %, +125.
    table = event("W2 W3 L4", "L1 W4 D3", "W4 L1 D2", "L3 L2 W1")
    assert value(table, "ARO").number == 1980
    assert value(table, "TPR").number == 1980 + 125
    perfect = value(table, "PTP")
    assert sum(term.amount for term in perfect.terms) >= 200
    assert value(event("L2", "W1"), "PTP").number == 1990 - 800


def test_an_unrated_player_leaves_no_rating_tiebreak_unless_a_rule_was_published() -> None:
    table = event("W2", "L1")
    table = table._replace(players=(table.players[0], table.players[1]._replace(rating=None)))
    assert value(table, "ARO", 2).amount is None
    assert value(table, "ARO/U1400").number == 1400
    standings = rank(table, ["ARO"])
    (warning,) = (found for found in standings.warnings if found.code == "unrated-players")
    assert wording.warning(warning).startswith("One player is unrated")


def test_doubts() -> None:
    def codes(standings: Standings) -> list[str]:
        return [warning.code for warning in standings.warnings]

    assert codes(rank(ROBIN, ["BH"])) == ["barred-in-round-robin"]
    assert codes(rank(ROBIN, ["BH"], rules="fide-2024")) == []
    assert codes(rank(SWISS, ["KS"])) == ["doubtful-in-swiss"]
    assert codes(rank(SWISS, ["STD"], rules="fide-2024")) == ["not-in-edition"]


def test_the_default_list_and_the_edition_by_the_start() -> None:
    assert rank(SWISS).rules == "fide-2026"
    assert [tiebreak.name for tiebreak in rank(SWISS).order] == list(ORDERS["fide-2026"].tiebreaks)
    assert [tiebreak.name for tiebreak in rank(ROBIN).order] == ["DE", "WIN", "SB", "KS"]
    assert rank(SWISS._replace(starts="2025-01-01")).rules == "fide-2024"
    assert rank(SWISS, "fide-2022").rules == "fide-2022"
    assert rank(SWISS, "us-chess").rules == "us-chess"
    assert rank(SWISS, "fide-annex").order[3].name == "ARO/C1"
    with pytest.raises(UnknownTiebreakError, match="there are no rules"):
        rank(SWISS, rules="fide-1999")
    with pytest.raises(UnknownTiebreakError, match="WIN has no /C1: FIDE’s list"):
        rank(SWISS, ["WIN/C1"])


#: What a table has to tell for a value, by C.07 itself: a code that it has not may be added.
NEEDS = {
    **dict.fromkeys(("PTS", "MP", "WIN", "WON", "REP", "STD"), "results"),
    **dict.fromkeys(("BH", "AOB"), "opponents"),
    **dict.fromkeys(("SB", "KS"), "opponents results"),
    **dict.fromkeys(("TPR", "PTP", "APRO", "APPO"), "opponents ratings results"),
    "GP": "results game-points",
    "DE": "group opponents results",
    "BPG": "colors",
    "BWG": "colors results",
    "PS": "results rounds",
    "FB": "opponents results rounds",
    "ARO": "opponents ratings",
    "RTNG": "ratings",
    "TPN": "",
}
#: Those of players, and of teams too.
CODES = [
    name
    for name, tiebreak in REGISTER.items()
    if tiebreak.source.startswith("FIDE") and not tiebreak.source.startswith("FIDE C.07 art. 1")
] + ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"]
#: Those of teams alone.
OF_TEAMS = [
    name
    for name, tiebreak in REGISTER.items()
    if tiebreak.source.startswith(("FIDE C.07 art. 12", "FIDE C.07 art. 13"))
]


@pytest.mark.parametrize("rules", ["fide-2022", "fide-2024", "fide-2026"])
@pytest.mark.parametrize("code", [*CODES, "BH/M1", "SB/C1", "AOB/F", "ARO/M1", "KS/L+1", "DE/P"])
def test_every_working_can_be_said_and_sums_add_up(code: str, rules: str) -> None:
    for table in (SWISS, ROBIN):
        standings = rank(table, [code], rules=rules)
        assert document(standings, workings=True)["rules"] == rules
        for row in standings.rows:
            for found in row.values.values():
                assert all(said(found))
                assert shown(found)
                if found.missing:
                    assert found.missing.words()
                if found.how == "sum" and found.amount is not None:
                    counted = sum(term.amount for term in found.terms if term.counted)
                    assert counted * found.scale == found.amount * found.unit


def test_fide_codes_are_in_the_register_with_article_and_page() -> None:
    for code in {*CODES, *OF_TEAMS}:
        entry = REGISTER[code]
        assert entry.page.startswith("fide/")
        assert entry.meaning.endswith(".")


@pytest.mark.parametrize(
    ("code", "title"),
    [
        ("KS/L+1", "Koya System (limit +½ point)"),
        ("KS/L-2", "Koya System (limit −1 point)"),
        ("KS/L60", "Koya System (limit 60%)"),
    ],
)
def test_the_limit_of_koya_is_in_its_title(code: str, title: str) -> None:
    tiebreak = find(code)
    assert tiebreak is not None
    assert tiebreak.title == title


def test_which_codes_can_be_made_of_game_points() -> None:
    made = {code for code in NEEDS if find(f"{code}:GP")}
    assert made == {"DE", "PS", "BH", "AOB", "FB", "SB", "KS", "REP", "TPN"}
    assert {code for code in NEEDS if find(f"{code}:MP")} == {
        *made,
        "WIN",
        "WON",
        "BPG",
        "BWG",
        "STD",
    }
    assert [one.name for one in tiebreaks("WIN:MP,REP:GP,TPN:MP/R")] == ["WIN:MP", "REP", "TPN/R"]
    for name in ("WIN", "WON", "BPG", "BWG", "STD"):
        with pytest.raises(UnknownTiebreakError, match=f"{name}:GP would need the result of every"):
            tiebreaks((f"{name}:GP",))
    with pytest.raises(UnknownTiebreakError, match="ARO is not made of “GP”"):
        tiebreaks(("ARO:GP",))


#: C.07 names them article by article: cuts, medians, forfeits as games, a limit, and so on.
MODIFIERS = {
    "DE": "P", "PS": "C", "TPN": "R", "BH": "CMPF", "AOB": "F", "FB": "CMP", "SB": "CMP", "KS": "L",
    "ARO": "CMU", "TPR": "U", "PTP": "U", "APRO": "U", "APPO": "U", "RTNG": "RU",
}  # fmt: skip


@pytest.mark.parametrize("code", NEEDS)
def test_what_a_code_needs(code: str) -> None:
    assert set(REGISTER[code].needs) == set(NEEDS[code].split())


def test_which_codes_came_with_a_later_edition() -> None:
    since = {code: REGISTER[code].fide for code in NEEDS}
    assert {code: fide.since for code, fide in since.items() if fide and fide.since} == {
        **dict.fromkeys(("FB", "PTP", "APPO"), "fide-2024"),
        **dict.fromkeys(("STD", "TPN", "RTNG"), "fide-2026"),
    }


@pytest.mark.parametrize("code", NEEDS)
def test_which_modifiers_a_code_may_have(code: str) -> None:
    tiebreak = find(code)
    assert tiebreak is not None
    assert tiebreak.fide is not None
    assert tiebreak.fide.modifiers == MODIFIERS.get(code, "")


def teams() -> Crosstable:
    def match(code: str, opponent: int, game_halves: int) -> Result:
        return Result(
            code, opponent, game_halves=game_halves, scored_halves={"W": 4, "D": 2, "L": 0}[code]
        )

    rows = (
        (match("W", 2, 5), match("D", 3, 4)),
        (match("L", 1, 3), match("W", 4, 8)),
        (match("D", 4, 4), match("D", 1, 4)),
        (match("D", 3, 4), match("L", 2, 0)),
    )
    players = [Player(n, f"Team {n}", row) for n, row in enumerate(rows, 1)]
    return crosstable(players, points=Points(4, 2, 0))._replace(starts="2026-04-01")


def test_match_points_and_game_points_of_teams() -> None:
    table = teams()
    found = {code: value(table, code).number for code in ("MP", "GP", "BH:MP", "BH:GP", "SB:GP")}
    # Team 1 met 2 (2 match points, 5½ game points) and 3 (2 match points, 4 game points).
    assert found == {"MP": 3, "GP": 4.5, "BH:MP": 4, "BH:GP": 9.5, "SB:GP": 2.5 * 5.5 + 2 * 4}
    assert value(table, "BH:MP/C1/P").number == 2
    assert value(SWISS, "GP").amount is None


def test_the_direct_encounter_of_teams_by_game_points() -> None:
    code = find("DE:GP")
    assert code is not None
    ranks = code.values(Tally(teams()), [1, 2, 3])
    # Team 3 drew 4:4 with team 1, which won 5:3 against team 2; 2 and 3 did not meet.
    assert {number: found.number for number, found in ranks.items()} == {1: 1, 2: 1, 3: 1}
    ranks = code.values(Tally(teams()), [1, 2])
    assert {number: found.number for number, found in ranks.items()} == {1: 1, 2: 2}


def test_a_team_has_no_game_points_where_it_did_not_play() -> None:
    table = teams()
    away = {code: (Result("W", 2, game_halves=5, scored_halves=4), Result(code)) for code in "UHB"}
    found = {
        code: value(crosstable([Player(1, "Team 1", rows), *table.players[1:]]), "GP")
        for code, rows in away.items()
    }
    assert (found["U"].number, found["H"].number) == (2.5, 4.5)
    # How many game points a team without an opponent has is for the event to say.
    assert found["B"].amount is None
