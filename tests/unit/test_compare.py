"""Why one player is ahead of another: score, tiebreak or nothing; on the command line too."""

import json

import pytest

from calculator.__main__ import main
from calculator.answers import beaten_in_words, compare, shared_in_words, versus_in_words, why
from calculator.ranked import rank
from calculator.reading import read
from calculator.view import Asked, text_of, to_html, why_section
from tests.support.project import ROOT
from tests.support.tables import section

SAMPLES = ROOT / "docs" / "samples"
WSCF = rank(read((SAMPLES / "wscf.txt").read_text(encoding="utf-8")))
BYES = rank(read((SAMPLES / "byes.txt").read_text(encoding="utf-8")))
SHARED = rank(read((SAMPLES / "shared-place.txt").read_text(encoding="utf-8")))


def test_a_different_score_is_said_to_both() -> None:
    versus = compare(WSCF, 9, 5)
    assert (versus.ahead.number, versus.behind.number, versus.decided) == (5, 9, "score")
    assert versus_in_words(versus, 9) == "Player, D has 3½ points, you have 2½."
    assert versus_in_words(versus, 5) == "You have 3½ points, Player, G has 2½."


def test_two_far_apart_in_a_score_group_are_put_apart_by_what_split_them_first() -> None:
    versus = compare(WSCF, 15, 12)
    assert versus.decided == "modified-median"
    assert versus.tied_on == ("score",)


def test_one_beat_the_one_ahead_and_is_led_to_the_guide() -> None:
    said = "You beat Mia Castell in round 3. This order does not use that result as a tiebreak."
    assert beaten_in_words(why(BYES, 11)) == said
    assert beaten_in_words(why(BYES, 10)) == ""
    region = why_section(BYES, Asked(11, root="../"))
    assert said in text_of(region)
    assert 'href="../guides/i-beat-him/"' in to_html(region)


def test_a_shared_place_says_what_is_equal_and_who_decides() -> None:
    said = shared_in_words(why(SHARED, 1))
    assert said.startswith("Ben Orr and you are tied on all four tiebreaks. The order ends here.")
    assert said in text_of(why_section(SHARED, Asked(1)))


def test_nobody_is_compared_with_himself() -> None:
    with pytest.raises(ValueError, match="himself"):
        compare(WSCF, 1, 1)


def test_the_command_line_compares(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(SAMPLES / "wscf.txt")
    assert main([file, "--compare", "Player, B", "1"]) == 0
    assert "To Player, B: Tied with Player, A on score" in capsys.readouterr().out
    assert main([file, "--compare", "2", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["compare"]
    assert found.pop("message")
    assert found == {
        "ahead": 1,
        "behind": 2,
        "tiebreak": "modified-median",
        "tied_on": ["score"],
        "values": {"ahead": 17, "behind": 16},
    }
    assert main([file, "--compare", "1", "1"]) == 1
    assert main([file, "--as", "send"]) == 1


def test_the_command_line_writes_the_answer_alone(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(SAMPLES / "shared-place.txt")
    assert main([file, "--player", "Ada", "--as", "spoken"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Maple Hill Quad: Ada Holm is first of 4 with 2 and a half points.")


def test_a_shared_place_names_all_that_is_equal() -> None:
    versus = compare(SHARED, *(row.number for row in SHARED.rows if row.place == 1))
    assert versus.decided is None
    assert versus.tied_on == ("score", *(tiebreak.name for tiebreak in SHARED.order))
    # A value that neither has is not one that both have alike.
    level = rank(section("W3 D2", "W4 D1", "L1", "L2"), ["average-opposition", "most-wins"])
    assert compare(level, 1, 2).tied_on == ("score", "most-wins")
