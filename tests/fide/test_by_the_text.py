"""C.07 of March 2026 by its own text, on small events made for one article each."""

from pathlib import Path

import pytest

from calculator import UnknownTiebreakError, rank, read
from calculator.model import Crosstable
from calculator.tiebreaks import Tally, tiebreaks

DATA = Path(__file__).parent / "data" / "c07"


def table(name: str, kind: str = "") -> Crosstable:
    found = read((DATA / name).read_text(encoding="utf-8"))
    return found._replace(kind="round-robin" if kind == "round-robin" else found.kind)


def values(event: Crosstable, name: str) -> list[float | int | None]:
    """Return everybody's values, in the order of the starting numbers."""
    (tiebreak,) = tiebreaks(name)
    tally = Tally(event)
    found = tiebreak.values(tally, tally.player)
    return [found[number].number for number in tally.player]


@pytest.mark.parametrize(
    ("written", "name"),
    [
        *((f"{code}-{cut}", f"{code}/{cut}") for code in ("BH", "SB", "FB", "ARO")
          for cut in ("C1", "C2", "M1", "M2")),
        ("PS-C1", "PS/C1"), ("ps-c2", "PS/C2"), ("BH:GP-C1", "BH:GP/C1"), ("BH-C1/P", "BH/C1/P"),
        ("KS/L1", "KS/L+1"), ("KS/L2", "KS/L+2"), ("KS/L-1", "KS/L-1"), ("KS/L60", "KS/L60"),
    ],
)  # fmt: skip
def test_the_handbooks_spelling_and_fides_own(written: str, name: str) -> None:
    assert [tiebreak.name for tiebreak in tiebreaks(written)] == [name]
    record = f"202 {written}\n" + (DATA / "de2.trf").read_text(encoding="utf-8")
    standings = rank(read(record))
    assert [tiebreak.name for tiebreak in standings.order] == [name]
    assert "announced-unknown" not in [warning.code for warning in standings.warnings]


def test_the_cut_of_the_handbook_in_a_record_and_over_a_column() -> None:
    standings = rank(table("hy.trf"))
    assert [tiebreak.name for tiebreak in standings.order] == ["BH/C1", "SB"]
    text = "No,Name,Rd1,Pts,{}\n1,Ann,2w1,1,0\n2,Bob,1b0,0,1\n"
    for heading in ("SB-C1", "FB-C2", "BH:MP-M1"):
        (column,) = read(text.format(heading)).printed
        assert column.tiebreak == heading.replace("-", "/")


def test_the_limit_of_koya_in_half_points() -> None:
    """14.5: 50 per cent and half a point more; never one per cent."""
    event = table("koya.trf")
    assert values(event, "KS/L1") == values(event, "KS/L+1")
    assert values(event, "KS/L1")[4] == 1
    for limit in ("L10", "L19", "L101", "L00"):
        with pytest.raises(UnknownTiebreakError, match=f"the limit /{limit}: /L1 to /L9 raise it"):
            tiebreaks(f"KS/{limit}")


@pytest.mark.parametrize("code", ["PS/M1", "AOB/C1", "APRO/C1", "DE/C1"])
def test_why_there_is_no_such_cut(code: str) -> None:
    """Art. 14 speaks of any sum, art. 5 lists the cuts."""
    with pytest.raises(UnknownTiebreakError, match=r"\(C.07 art. 5\) has no such cut of it"):
        tiebreaks(code)


def test_forfeit_wins_of_round_robins_are_no_games_over_the_board() -> None:
    """7.2 to 7.4 beside 15.2."""
    event = table("rr5.trf")
    assert values(event, "WON") == [2, 1, 1, 1, 0]
    assert values(event, "WIN") == [3, 1, 1, 1, 0]
