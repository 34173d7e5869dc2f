"""Players with each round in words are read as the event that they are, or with a word about it."""

import pytest

from calculator.reading import ReadError, read
from tests.fuzz import in_words
from tests.support.examples import seeds

ROWS = """\
Ray Lee (1650): beat Bell, drew Kim, bye
Al Kim: beat Orr, drew Lee, lost to Bell
Jo Bell: lost to Lee, bye, beat Kim
Di Orr: lost to Kim, absent, absent
"""


def test_rows_in_words_in_any_style_are_read_or_told_of() -> None:
    every = [in_words.tried(seed) for seed in seeds(300)]
    silent = [one for one in every if one.verdict in {"silent", "warned"}]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    assert sum(one.verdict == "right" for one in every) > 0.9 * len(every)


def test_who_withdrew_has_fewer_rounds() -> None:
    table = read(ROWS.replace("lost to Kim, absent, absent", "lost to Kim, absent"))
    assert ["".join(one.code for one in player.results) for player in table.players] == [
        "WDB",
        "WDL",
        "LBW",
        "LU",
    ]
    assert [one.code for one in table.warnings] == ["blank-result"]


def test_what_is_around_the_rows_is_kept() -> None:
    text = f"Club Championship\n\n{ROWS}\nTiebreaks: Solkoff, then Median\n"
    assert read(text).announced == ("solkoff", "median")


@pytest.mark.parametrize(
    ("said", "instead"),
    [("beat Orr", "beat Zed"), ("beat Bell", "beat Bell twice"), ("absent, absent", "Kim, Lee")],
)
def test_rows_that_do_not_agree_are_refused(said: str, instead: str) -> None:
    with pytest.raises(ReadError):
        read(ROWS.replace(said, instead))


def test_one_result_that_contradicts_another_is_told() -> None:
    table = read(ROWS.replace("lost to Lee", "beat Lee"))
    assert [one.code for one in table.warnings] == ["results-contradict"]


@pytest.mark.parametrize("between", [": ", " - ", " ("])
def test_a_result_behind_a_name_is_no_part_of_it(between: str) -> None:
    """Two rows name an opponent who did not play: they are no sure rows in words."""
    rows = ("Ray Lee{}W 4; W 3; D 3", "Al Kim{}W 3; L 1; D 4", "Jo Bell{}L 2; D 4; W 9")
    with pytest.raises(ReadError):
        read("\n".join(row.format(between) for row in (*rows, "Di Orr{}L 1; D 3; D 2")))


@pytest.mark.parametrize(
    "begins", ["{at}{th} place - {name}", "{at}{th}: {name}", "{name}:", "{name}"]
)
def test_a_line_below_a_player_may_tell_all_rounds(begins: str) -> None:
    told = [row.split(": ") for row in ROWS.replace(" (1650)", "").splitlines()]
    text = "\n".join(
        f"{begins.format(at=at, th=th, name=name)}\n  {said}"
        for (name, said), at, th in zip(told, (1, 2, 3, 4), ("st", "nd", "rd", "th"), strict=True)
    )
    assert [player.name for player in read(text).players] == [
        "Ray Lee",
        "Al Kim",
        "Jo Bell",
        "Di Orr",
    ]
    assert ["".join(one.code for one in player.results) for player in read(text).players] == [
        "WDB",
        "WDL",
        "LBW",
        "LUU",
    ]


def test_opponents_on_a_line_below_results_are_not_left_out() -> None:
    text = """\
Ray Lee (1520)  1 0.5 1 | 2.5
  vs Bell, Kim, Orr
Jo Bell (1410)  0 1 0 | 1
  vs Lee, Orr, Kim
Al Kim (1490)  1 0.5 1 | 2.5
  vs Orr, Lee, Bell
Di Orr (1380)  0 0 0 | 0
  vs Kim, Bell, Lee
"""
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.line == 2
    above, *below = text.splitlines()
    kept = "\n".join([above, *(line for line in below if not line.startswith(" "))])
    assert read(kept).lacks == ("opponents", "colors")
