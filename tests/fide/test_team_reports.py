"""Reading the team records of FIDE tournament reports, TRF16 and TRF26."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from calculator import ReadError
from calculator.__main__ import main
from calculator.ranked import rank
from calculator.reading import read
from calculator.words.message_words import spoken

DATA = Path(__file__).parent / "data/teams"
EXAMPLE = (DATA / "example.trf").read_text("utf-8")
TABLE = read(EXAMPLE)


def test_the_rows_are_the_teams_with_their_matches() -> None:
    assert (TABLE.kind, TABLE.rounds, TABLE.rounds_played, TABLE.of_teams) == ("swiss", 5, 5, True)
    team = TABLE.players[2]
    assert (team.number, team.name, team.total_halves, team.place) == (3, "Team03", 12, "2")
    assert [(one.code, one.opponent, one.halves, one.game_halves) for one in team.results] == [
        ("W", 6, 4, 6),
        ("L", 2, 0, 1),
        ("X", 4, 4, 8),
        ("D", 5, 2, 4),
        ("H", None, 2, 4),
    ]
    assert TABLE.warnings == ()


def test_a_board_that_was_left_empty_is_where_the_record_has_it() -> None:
    assert TABLE.teams is not None
    boards = TABLE.teams.lineups[5, 3]
    assert [(one.player, one.opponent, one.halves) for one in boards] == [
        (None, 6, 0), (21, 7, 2), (22, 8, 1), (23, 9, 1),
    ]  # fmt: skip
    # The players meet where they do, even where no record has the lineup.
    told = read("\n".join(line for line in EXAMPLE.splitlines() if not line.startswith("300")))
    assert told.teams is not None
    assert told.teams.lineups == TABLE.teams.lineups


def test_the_game_points_come_first_where_the_type_says_so() -> None:
    table = read(EXAMPLE.replace("TYPEA_MP_GP", "TYPEA_GP_MP"))
    rows = rank(table, "MPvGP").rows
    assert [(row.number, row.score / 2, row.values["MPvGP"].number) for row in rows] == [
        (1, 12, 8), (3, 11.5, 6), (4, 9, 4), (5, 9, 4), (2, 8.5, 4), (6, 8, 3),
    ]  # fmt: skip
    assert [row.place for row in rows] == [1, 2, 3, 3, 5, 6]


def test_the_document_is_of_teams(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(DATA / "example.trf")
    assert main([path, "--json", "--order", "BH:MP"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["kind"], told["rules"]) == ("team-swiss", "fide-2026")
    first = told["standings"][0]
    assert first["name"] == "Team01"
    assert (first["match_points"], first["game_points"]) == (8, 12)
    assert first["boards"] == [3.5, 3.5, 2.5, 2.5]
    assert {row["number"]: row["values"]["BH:MP"] for row in told["standings"]} == {
        1: 20, 2: 25, 3: 20, 4: 28, 5: 21, 6: 25,
    }  # fmt: skip


def old(text: str) -> str:
    """The same report with records 013 in place of what TRF26 has."""
    lines = []
    for line in text.splitlines():
        if line.startswith("310"):
            lines.append(f"013 {line[8:40]}{line[73:]}")
        elif line[:3] not in {"192", "240", "300", "320", "330", "352", "362"}:
            lines.append(line)
    return "\n".join(lines)


def test_the_older_record_says_nothing_of_byes() -> None:
    table = read(old(EXAMPLE))
    assert [player.name for player in table.players] == [f"Team0{n}" for n in range(1, 7)]
    codes = ["".join(one.code for one in player.results) for player in table.players]
    # Record 320 and 240 told of byes; without them these are rounds that nobody played.
    assert codes == ["WWUWW", "LWDLD", "WLXDU", "WLFWL", "LDDDU", "LDULD"]


def test_an_older_report_shows_byes_in_the_cells_and_what_one_scores_is_a_guess() -> None:
    text = old(EXAMPLE)
    rows = [
        f"{line[:111]}0000 - U  {line[121:]}" if line.startswith(("001   25", "001   26")) else line
        for line in text.splitlines()
    ]
    table = read("\n".join(rows))
    bye = table.players[5].results[2]
    assert (bye.code, bye.halves, bye.game_halves) == ("P", 2, 4)
    (told,) = (spoken(one) for one in table.warnings if one.code == "trf-bye-guessed")
    assert told == (
        "Team06, round 3: the report does not say what the bye scores. A draw of the match was "
        "assumed."
    )


def test_an_individual_event_may_name_teams_as_a_remark() -> None:
    text = old(EXAMPLE).replace("092 Team: Swiss-System", "092 Individual: Swiss-System")
    table = read(text)
    assert len(table.players) == 28
    assert not table.of_teams


def test_points_that_the_matches_do_not_add_up_to_are_told() -> None:
    text = EXAMPLE.replace("6.0   11.5   2", "5.0   11.0   2")
    table = read(text)
    assert [spoken(one) for one in table.warnings] == [
        "Team03: the report says 5 MP, the matches add up to 6. Worked out from the matches.",
        "Team03: the report says 11 GP, the matches add up to 11½. Worked out from the matches.",
    ]


def test_a_round_that_is_paired_is_still_to_come() -> None:
    lines = [
        line[:138] if line.startswith("001") else line
        for line in EXAMPLE.splitlines()
        if not line.startswith(("320", "240 H"))
    ]
    table = read("\n".join(lines))
    assert (table.rounds_played, table.provisional and table.provisional.open) == (4, 2)


@pytest.mark.parametrize(
    ("old_text", "new_text", "message"),
    [
        ("310   6 Team06", "310   5 Team06", "two teams have the number 5"),
        ("25   26   27   28", "25   26   27   99", "no player in this report has number 99"),
        ("25   26   27   28", "25   26   27    1", "player 1 is on two teams, Team01 and Team06"),
        ("25   26   27   28", "25   26   27", "player 28, Player028, has games but is on no team"),
        ("240 H 005    3", "240 H 005    9", "no player in this report has number 9"),
        ("240 H 005    3", "240 X 005    3", "this record of a team cannot be read"),
        ("320  1.0  2.0", "320  one  2.0", "this record of a team cannot be read"),
        ("240 H 005    3", "299 W  2.0  2.5 005    3", "this record gives teams points that come"),
        ("240 H 005    3", "330 +- 001   1   3", "the players of Team01 play against two teams"),
        (
            "     6 w 1    15 w 1",
            "     2 w 1    15 w 1",
            "players 1 and 2 are on the same team, and",
        ),
    ],
)
def test_a_fault_is_told(old_text: str, new_text: str, message: str) -> None:
    assert old_text in EXAMPLE
    with pytest.raises(ReadError) as error:
        read(EXAMPLE.replace(old_text, new_text))
    assert message.lower() in str(error.value).lower()
    assert error.value.line


def test_boards_at_which_the_players_did_not_meet_are_told() -> None:
    table = read(EXAMPLE.replace("25   26   27   28", "26   25   27   28"))
    (told,) = map(spoken, table.warnings)
    assert told == (
        "In 4 matches (for example Team01 against Team06 in round 4), the players on one board, "
        "by the order of the lists, did not play each other. Values that need boards may be wrong."
    )
