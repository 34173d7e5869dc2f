"""What stands above and below a table changes nothing of it."""

import pytest

from calculator.reading import read
from tests.fuzz import captions
from tests.support.examples import seeds


def test_what_is_beside_a_table_is_no_part_of_it() -> None:
    every = [found for seed in seeds(400) if (found := captions.tried(seed))]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    assert sum(one.verdict.startswith("right") for one in every) > 0.98 * len(every)


TYPED = (
    "1. Ann Ray (1500): W3, D2 = 1½\n2. Bo Poe (1400): W4, D1 = 1½\n"
    "3. Cy Fox (1300): L1, W4 = 1\n4. Di Wu (1200): L2, L3 = 0\n"
)
IN_WORDS = (
    "Ann Ray - beat Fox, drew Poe - 1½\nBo Poe - beat Wu, drew Ray - 1½\n"
    "Cy Fox - lost to Ray, beat Wu - 1\nDi Wu - lost to Poe, lost to Fox - 0\n"
)
HEADED = (
    "# Name Rtg 1 2 Pts\n1 Ann Ray 1500 W3 D2 1.5\n2 Bo Poe 1400 W4 D1 1.5\n"
    "3 Cy Fox 1300 L1 W4 1.0\n4 Di Wu 1200 L2 L3 0.0\n"
)
BELOW = (
    "4 players",
    "4 players in 2 rounds",
    "2 byes at most",
    "H = half-point bye, U = unplayed",
    "W = win, L = loss, D = draw, B = bye",
    "Byes count half a point.",
    "Rated by US Chess on 11/28/2026\nPage 1 of 1",
    "1st: trophy, 2nd-3rd: medals\nSent from my phone",
)
ABOVE = (
    "Standings after round 2 of 4",
    "Oak Hall Quads 7 - Rd 2 of 4 (Oct 5 - Nov 2, 2026)",
    "Oct 3, 10, 17 and 24, TD: Pat Wall",
    "4 players - ID 12345678",
    "Grades 3-5 — Oak Hall Library, Room 12",
    "4 rds, G/45;d5",
)


@pytest.mark.parametrize("rows", [TYPED, IN_WORDS, HEADED])
@pytest.mark.parametrize("below", BELOW)
@pytest.mark.parametrize("above", ["", *ABOVE])
def test_captions_and_remarks_are_beside_a_table(rows: str, above: str, below: str) -> None:
    table = read(f"{above}\n{rows}{below}\n")
    assert [player.name for player in table.players] == ["Ann Ray", "Bo Poe", "Cy Fox", "Di Wu"]
    assert [player.total_halves for player in table.players] == [3, 3, 2, 0]
    assert ["".join(one.code for one in player.results) for player in table.players] == [
        *("WD", "WD", "LW", "LL")
    ]


def test_how_far_an_event_is_is_known_from_a_caption_that_was_in_the_way() -> None:
    table = read(f"Standings after round 2 of 4\n{IN_WORDS}\n4 players in 2 rounds\n")
    assert (table.rounds_played, table.scheduled) == (2, 4)


@pytest.mark.parametrize(
    "below",
    [
        "5 Ed Orr 1100 B",
        "5. Ed Orr",
    ],
)
def test_what_may_be_a_row_is_not_set_aside(below: str) -> None:
    """Each is refused, or told of."""
    alone = read(HEADED)
    try:
        table = read(f"{HEADED}{below}\n")
    except ValueError:
        return
    assert table.players != alone.players or table.warnings
