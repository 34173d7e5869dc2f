"""People's public questions about tiebreaks, as the smallest texts that show them."""

import json

import pytest

from calculator import ReadError
from calculator.page import Session
from calculator.ranked import rank
from calculator.reading import read
from calculator.words import use
from tests.support.project import ROOT

DISPUTES = ROOT / "tests/asked/data/disputes"


def text(name: str) -> str:
    return (DISPUTES / f"{name}.txt").read_text(encoding="utf-8")


def test_two_lines_of_tiebreaks_say_who_is_ahead_and_what_to_copy() -> None:
    with pytest.raises(ReadError) as caught:
        read(text("12"))
    error = caught.value
    assert error.message == "These are tiebreak columns without the results of the rounds."
    assert error.hint == (
        "Player 2 is ahead on TBrk1, 13 to 11½, and the first tiebreak that differs decides; to "
        "see where the figures come from, copy the whole table, with the rounds."
    )
    with use("es"):
        assert error.hint.startswith("Player 2 está por delante en TBrk1, 13 a 11½, y decide")


def test_they_lead_to_the_page_that_says_what_the_columns_mean() -> None:
    asked = {"what": "calculate", "text": text("12"), "language": "en"}
    shown = Session().answer(json.dumps(asked), lambda _: None)
    assert "guides/what-do-tbrk1-to-tbrk4-mean/" in str(shown)


@pytest.mark.parametrize(
    "lines",
    [
        "Points TBrk1 TBrk2\n",
        "TBrk1 TBrk2\n5. Ann 13 15\n",
        "Pts Solk Cumul\nAnn 3 1 2\nBob 2 2 1\n",
    ],
)
def test_without_two_of_the_same_score_nobody_is_ahead(lines: str) -> None:
    with pytest.raises(ReadError) as caught:
        read(lines)
    assert caught.value.said.code == "error-only-tiebreaks"
    assert "ahead" not in (caught.value.hint or "")


def test_a_bye_of_a_team_with_its_game_points_is_read() -> None:
    table = read(text("13"))
    lynxes = next(player for player in table.players if player.name == "Lynxes")
    assert (lynxes.results[4].code, lynxes.results[4].game_halves) == ("H", 4)
    games = {
        row.name: row.values["team-game-points"].number
        for row in rank(table, "team-game-points").rows
    }
    # Seven matches: 0, 0, 1.5, 0.5, 2 for the bye, 2 and 1.5 games.
    assert games["Lynxes"] == 7.5
