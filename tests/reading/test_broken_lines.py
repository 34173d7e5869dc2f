"""Tables whose lines were broken or cut off: put together, told of, or refused."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read, read_all
from tests.reading.test_in_proportion import aligned

REPORT = """\
------------------------------------------------------
 Pair | Player Name                     |Total|Round|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |  3  |
------------------------------------------------------
    1 | Oakes, Rita                     |2.5  |W   2|B    |D   4|
   MI | 20000001 / R: 1977   ->1981     |     |W    |     |B    |
------------------------------------------------------
    2 | Finch, Mary Jo                  |1.0  |L   1|L   4|W   3|
   MI | 20000002 / R:  599   -> 612     |     |B    |W    |W    |
------------------------------------------------------
    3 | Elder, Tom                      |0.5  |H    |     |L   2|
   MI | 20000003 / R: 1342   ->1339     |     |     |     |B    |
------------------------------------------------------
    4 | Quinn, Zoe                      |1.5  |U    |W   2|D   1|
   MI | 20000004 / R:  831   -> 850     |     |     |B    |W    |
------------------------------------------------------
"""


def codes(table: Crosstable) -> list[str]:
    return [said.code for said in table.warnings]


def broken(text: str, width: int, *, hard: bool, mark: str = "") -> str:
    """Break the lines as an e-mail does, at blanks or anywhere."""
    made = []
    for line in text.splitlines():
        while len(line) > width:
            at = width if hard else max(line.rfind(" ", 0, width + 1), 0) or width
            made.append(mark + (line[:at] if hard else line[:at].rstrip()))
            line = line[at:] if hard else line[at:].lstrip()  # noqa: PLW2901
        made.append(mark + line)
    return "\n".join(made) + "\n"


@pytest.mark.parametrize("mark", ["", "> "])
@pytest.mark.parametrize("hard", [True, False])
@pytest.mark.parametrize("width", [64, 60, 55, 47])
def test_a_broken_rating_report_is_put_together(width: int, mark: str, *, hard: bool) -> None:
    whole = read(REPORT)
    assert [player.total_halves for player in whole.players] == [5, 2, 1, 3]
    text = broken(REPORT + "\n" + REPORT.replace("Oakes", "Lund"), width, hard=hard, mark=mark)
    for section in (0, 1):
        table = read(text, section=section)
        assert [player.results for player in table.players] == [
            player.results for player in whole.players
        ]
        assert [player.total_halves for player in table.players] == [5, 2, 1, 3]
        assert "order-not-by-tiebreak" in codes(table)


def test_the_place_of_a_fault_in_a_broken_report_is_that_of_the_text() -> None:
    text = broken(REPORT, 60, hard=True)
    table = read(text)
    line = next(at for at, one in enumerate(text.splitlines(), 1) if "Elder" in one)
    assert [one.line for one in table.warnings if one.code == "blank-result"] == [line]


PAGES = (
    "No. Name        Rtg  FED  1.Rd 2.Rd\n    3.Rd 4.Rd Pts Rk.\n"
    "1   Oakes, Rita 1265 SUI  -½   4w1\n    3w1  2b½  3   1\n- 1 -\n"
    "No. Name        Rtg  FED  1.Rd 2.Rd\n    3.Rd 4.Rd Pts Rk.\n"
    "2   Lund, Bea   1270 SUI  4b1  3b0\n    4w1  1w½  2½  2\n"
    "3   Elder, Kay  2286 SUI  -1   2w1\n    1b0  4b0  2   3\n"
    "4   Quinn, Pat  864  SUI  2w0  1b0\n    2b0  3w1  1   4\nPage 2 of 2\n"
)


def test_rests_of_rows_are_no_section_of_their_own() -> None:
    assert [player.total_halves for player in read(PAGES).players] == [6, 5, 4, 2]
    # Where something else is wrong, too, nobody knows which lines were one.
    with pytest.raises(ReadError) as caught:
        read(PAGES.replace("3w1", "3w0"))
    assert caught.value.said.code == "error-lines-wrapped"


def test_where_results_at_the_ends_contradict_each_other_others_may_be_cut() -> None:
    rows = (
        "No.  Name         Rtg   1       2\n"
        "  1  Oakes, Rita  1142  1 (3w)  1{0}\n"
        "  2  Lund, Bea    2146  0 (4s)  1{1}\n"
        "  3  Elder, Tom   2452  0 (1s)  0 (4w)\n"
        "  4  Quinn, Zoe   2440  1 (2w)  1 (3s)\n"
        "  5  Ross, Ann    880   1k      0 (2s)\n"
    )
    cut = read(rows.format("", ""))
    (said,) = (one for one in cut.warnings if one.code == "lines-cut")
    assert (said.facts, said.column) == ((38,), 34)
    assert "lines-cut" not in codes(read(rows.format("k", " (5w)")))


@pytest.mark.parametrize(
    ("rest", "told"), [("R", True), ("Rd", True), ("To", True), ("Club", False), ("", False)]
)
def test_the_rest_of_a_heading_over_nothing_is_told_of(rest: str, *, told: bool) -> None:
    text = f"#  Name         Rating  Rd 1  {rest}\n1  Oakes, Rita  1971    D2\n"
    text += "2  Lund, Bea    1096    D1\n3  Elder, Tom   1229    B---\n"
    assert ("totals-cut" in codes(read(text))) is told


def test_the_heading_of_each_section_is_put_together() -> None:
    """Those of later sections come after rows, and begin with the words of the first."""
    rows = "\n".join(aligned(8))
    text = "\n\n".join(f"Section {at}\n{rows}" for at in (1, 2, 3))
    found = read_all(broken(text, 30, hard=False))
    assert [title for title, _ in found] == ["Section 1", "Section 2", "Section 3"]
    whole = read(rows)
    for _, table in found:
        assert isinstance(table, Crosstable)
        assert [player.results for player in table.players] == [
            player.results for player in whole.players
        ]


def test_opponents_numbers_at_the_beginning_of_lines_begin_no_rows() -> None:
    """In front of "BYE" they look as if they did."""
    pairs = ((1, 6), (2, 7), (3, 8), (4, 9), (5, 10)), ((1, 8), (2, 10), (3, 9), (4, 7))
    met = [{**dict(each), **{other: one for one, other in each}} for each in pairs]
    lines = ["No.  Name            1      2", "      Pts"]
    for at in range(1, 11):
        first, second = met[0][at], met[1].get(at)
        last = "½ BYE" if second is None else f"{int(at < second)} {second}"
        points = (at < first) + (0.5 if second is None else at < second)
        lines += [f"{at:>3}  Player {chr(64 + at)}        {int(at < first)}"]
        lines += [f"{first:<4} {last:<6} {points:.1f}"]
    players = read("\n".join(lines)).players
    assert [tuple(one.opponent for one in player.results) for player in players] == [
        (met[0][at], met[1].get(at)) for at in range(1, 11)
    ]


OPEN = """\
Lakeside Autumn Open
Time control: G/60 d5
No.  Name                Club        Rtg   Rd 1   Rd 2   Rd 3   Rd 4   Total
1    Dell, Uma           Oak Hill    1780  W5     D2     W3     W4     3.5
2    Sato, Ivo           Elm         1712  W6     D1     W4     L3     2.5
3    van Loon, Pia       Elm         1655  W7     W8     L1     W2     3.0
4    Quill, Ned J.       Oak Hill    1540  W8     W6     L2     L1     2.0
5    Ames, Bo            Ash Grove   1490  L1     W7     H---   W6     2.5
6    Reyes, Lia Q.       Elm         1333  L2     L4     W8     L5     1.0
7    Tan, Max            Ash Grove   unr.  L3     L5     B---   W8     2.0
8    Fox, Di             Oak Hill    998   L4     L3     L6     L7     0.0
"""


@pytest.mark.parametrize("ends", [True, False])
def test_no_figure_is_lost_wherever_lines_are_broken(*, ends: bool) -> None:
    """Within a rating, in front of a round's number; with the blanks at the ends or without."""
    whole = read(OPEN).players
    for width in (37, 38, 39, 40, 46, 59, 64):
        lines = [
            line[at : at + width] for line in OPEN.splitlines() for at in range(0, len(line), width)
        ]
        found = read("\n".join(lines if ends else map(str.rstrip, lines))).players
        assert [player._replace(about=()) for player in found] == [
            player._replace(about=()) for player in whole
        ], width
