"""Tables with all rounds of a player in one cell are read as the event that they are."""

import pytest

from calculator.reading import ReadError, read, read_all
from tests.fuzz import in_one_cell
from tests.support.examples import seeds

ROWS = """\
No,Name,Rating,Results,Points
1,Ann Lee,1500,W3; W2; D4,2.5
2,Bob Ray,1490,W4; L1; W3,2
3,Cem Poe,1480,L1; bye; L2,1
4,Di Orr,1470,L2; absent; D1,0.5
"""
CODES = ["WWD", "WLW", "LBL", "LUD"]


def codes(text: str) -> list[str]:
    return ["".join(one.code for one in player.results) for player in read(text).players]


def test_all_rounds_in_one_cell_are_read_in_any_style_or_told_of() -> None:
    every = [in_one_cell.tried(seed) for seed in seeds(300)]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    assert sum(one.verdict.startswith("right") for one in every) > 0.95 * len(every)


def test_the_place_of_what_is_wrong_is_that_in_the_pasted_text() -> None:
    with pytest.raises(ReadError) as caught:
        read(ROWS.replace("bye", "W3"))
    assert (caught.value.line, caught.value.column) == (4, 20)
    (said,) = read(ROWS.replace("W4; L1", "W4; W1")).contradictions
    assert {(said.first.line, said.first.column), (said.second.line, said.second.column)} == {
        (2, 20),
        (3, 20),
    }


def test_who_withdrew_has_fewer_rounds() -> None:
    assert codes(ROWS) == CODES
    assert codes(ROWS.replace("L2; absent; D1,0.5", "L2,0").replace("D4,2.5", "bye,3"))[3] == "L"


def test_whom_somebody_met_may_be_beside_the_results() -> None:
    rows = ("Ann\tBob, Cem\tW, D\t1.5", "Bob\tAnn, bye\tL, 1\t1", "Cem\t-, Ann\t½, D\t1")
    text = "\n".join(("Player\tOpponents\tResults\tPoints", *rows))
    assert codes(text) == ["WD", "LB", "HD"]
    # Bob withdrew.
    left = read(text.replace("Ann, bye\tL, 1\t1", "Ann\tL\t0")).players[1].results
    assert [(one.code, one.opponent) for one in left] == [("L", 1), ("", None)]


@pytest.mark.parametrize("parted", ["; ", ", "])
def test_without_a_heading_and_a_total_results_are_no_part_of_names(parted: str) -> None:
    rows = [line.split(",")[1:-1] for line in ROWS.splitlines()[1:]]
    text = "\n".join("  ".join(row).replace("; ", parted) for row in rows)
    ((_, table),) = read_all(text)
    if not isinstance(table, ReadError):
        assert [player.name for player in table.players] == [
            "Ann Lee",
            "Bob Ray",
            "Cem Poe",
            "Di Orr",
        ]


def test_results_in_a_name_are_told_of() -> None:
    """Where semicolons part cells, commas seem to be of names."""
    rows = ROWS.replace("L2; absent; D1", "L2; no idea; D1")
    with pytest.raises(ReadError):
        read(rows)
