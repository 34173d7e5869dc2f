"""What makes the difference between two of the same score, in words."""

import pytest

from calculator.answers import in_words, why
from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import Choices
from tests.corpus.cases import sheet
from tests.support.project import ROOT
from tests.support.tables import section

WSCF = read(sheet("00_wscf").text)
ENCOUNTER = read((ROOT / "docs" / "samples" / "fide-encounter.txt").read_text(encoding="utf-8"))


def words(order: str, number: int) -> str:
    return in_words(why(rank(WSCF, order), number))


@pytest.mark.parametrize(
    ("order", "number", "said"),
    [
        (
            "modified-median",
            2,
            (
                "Your opponents have 17½ points and Player, A’s 19½, counting each unplayed "
                "round of an opponent as half a point. Half of 6 is 3; you have 6, a plus "
                "score, so the lowest is dropped. Without each player’s weakest opponent: 16 to 17."
            ),
        ),
        ("modified-median", 1, "Without each player’s weakest opponent: 17 to 16."),
        (
            "modified-median",
            15,
            (
                "Half of 6 is 3; you have 2, a minus score, so the highest is dropped. "
                "Without each player’s strongest opponent: 8 to 9½."
            ),
        ),
        (
            "modified-median",
            11,
            "You did not play round 6 (full-point bye): it counts as an opponent with 0.",
        ),
        ("cumulative", 5, "You were behind after rounds 2 and 4, by 2 points in all."),
        (
            "cumulative",
            8,
            (
                "You were behind after round 5, by one point. You were ahead after round 3, by one "
                "point. For unplayed rounds you have one point taken off."
            ),
        ),
        ("cumulative", 7, "For unplayed rounds Player, M has one point taken off."),
        (
            "sonneborn-berger",
            6,
            (
                "The scores of the opponents you beat add up to 4; for Player, D they add up to 7. "
                "Half the scores of those you drew with add up to 1¼; for Player, D they add up to "
                "1¾."
            ),
        ),
        (
            "result-between-tied",
            9,
            (
                "In the games among the three who were tied, you have one win and one draw; "
                "Player, N has one draw. What counts is wins minus losses."
            ),
        ),
        ("most-wins", 11, "You won 0 games; Player, N won 2."),
        (
            "kashdan",
            8,
            "a loss 1: you have two wins and three losses; Player, F has three wins",
        ),
        (
            "kashdan",
            10,
            (
                "a loss 1: you have two wins, one draw and three losses; "
                "Player, K has three draws and two losses"
            ),
        ),
        ("time-of-loss", 5, "You first lost in round 2, Player, C in round 3."),
        (
            "cumulative",
            5,
            "The scores after each round add up to 12½ for you and 14½ for Player, C.",
        ),
        (
            "PS/C1",
            5,
            "after each round from round 2 on add up to 11½ for you and 13½ for Player, C.",
        ),
        ("TPN", 8, "number is 8, Player, F’s is 7; the lower one is ahead."),
        ("TPN/R", 8, "number is 8, Player, F’s is 7; the higher one is ahead."),
    ],
)
def test_the_reason(order: str, number: int, said: str) -> None:
    assert said in words(order, number)


@pytest.mark.parametrize("order", ["result-between-tied", "DE"])
def test_who_won_the_game_between_two(order: str) -> None:
    standings = rank(section("W2 L3", "L1 W4", "W4 W1", "L3 L2"), [order])
    assert "You won the game between you, in round 1." in in_words(why(standings, 1))
    assert "Player 01 won the game between you, in round 1." in in_words(why(standings, 2))


def test_fore_buchholz_says_how_the_last_round_counts() -> None:
    games = rank(section("W2 D3 L4", "L1 W4 D3", "W4 D1 D2", "L3 L2 W1"), ["FB"])
    assert in_words(why(games, 2)).startswith(
        "Player 02 is 2nd of 4 with 1½ points. Tied with Player 01 on score, ahead on Fore "
        "Buchholz, 4½ to 4. Your opponents have 4½ points and Player 01’s 4, counting the "
        "games of the last round as draws."
    )
    byes = rank(section("X H U L2", "D4 H F4 W1", "H D4 B U", "D2 D3 F2 B"), ["FB"])
    assert (
        "counting the games of the last round, and an opponent’s byes at the end, as draws."
    ) in in_words(why(byes, 3))


def test_who_has_nobody_to_leave_out_drops_nothing() -> None:
    robin = read((ROOT / "docs" / "samples" / "fide-robin.txt").read_text(encoding="utf-8"))
    standings = rank(robin, ["ARO/C1"], rules="fide-2022")
    assert "You drop nothing; Lev drops the weakest opponent." in in_words(why(standings, 5))
    assert " drops nothing. That leaves" in in_words(why(standings, 2))


def test_a_lot_and_a_record_are_places_not_figures() -> None:
    standings = rank(WSCF, "coin-flip", choices=Choices(seed="wall"))
    first = in_words(why(standings, standings.rows[0].number))
    assert "ahead on Coin Flip: 1st, not 2nd, of the two. Lots were drawn." in first


def test_a_player_who_cannot_be_overtaken_is_named() -> None:
    said = [in_words(why(rank(ENCOUNTER, ["DE"]), player.number)) for player in ENCOUNTER.players]
    assert any("could have reached no more than" in each for each in said)


def test_players_with_the_same_score_are_named_with_their_places() -> None:
    assert words("modified-median", 5).endswith(
        "Also with 3½ points: Player, C (4th); Player, I (6th)."
    )
    # Those who share the place were named before.
    assert "Also on" not in words("most-blacks", 1)
