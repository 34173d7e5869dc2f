"""What damaged texts lost without a word, by kind: each is told of now, read rightly or refused."""

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read
from tests.support.project import ROOT

SAMPLES = ROOT / "docs" / "samples" / "layouts"


def codes(table: Crosstable) -> list[str]:
    return [one.code for one in table.warnings]


def refused(text: str) -> ReadError:
    with pytest.raises(ReadError) as caught:
        read(text)
    return caught.value


def test_colors_are_no_byes_where_unknown_marks_are_behind_all_results() -> None:
    text = (
        "No  Name              R1    Color  R2    Color  R3    Color  R4   Color  Total\n"
        " 1  Ashdown, Kim      -H-?  -      L2?   B      W3?   B      L4?  B      1.5\n"
        " 2  Zeller, Félix     D4?   W      W1?   W      L5?   B      L3?  B      1.5\n"
        " 3  Quist-Ray, Eva    D5?   B      -B-?  -      L1?   W      W2?  W      2.5\n"
        " 4  Abbot, José       D2?   B      L5?   W      -H-?  -      W1?  W      2.0\n"
        " 5  Brook, Zoë        D3?   W      W4?   B      W2?   W      -U-? -      2.5\n"
    )
    assert refused(text).said.code in {"error-nobody-has-a-result", "error-no-result"}


def test_rows_of_a_report_that_end_before_the_points_are_told_of() -> None:
    text = (SAMPLES / "trf.txt").read_text("utf-8")
    assert "lines-cut" not in codes(read(text))
    lines = text.splitlines()
    cut = [line[:60] if line.startswith("001") and "Ann" not in line else line for line in lines]
    assert "lines-cut" in codes(read("\n".join(cut)))


def test_a_round_cut_off_in_its_first_characters_is_told_of() -> None:
    text = (
        "No.     Name    Rtg     1       2\n"
        "1       Dell, Mary Jo   1335    4z\n"
        "2       Yorke, Otis     481     -1\n"
        "3       Kestrel, Lou    940     10\n"
        "4       Ekström, Ivo    2031    1w\n"
        "5       Jost, Noa       2405    9z\n"
        "6       Kwan, Tom       1539    7z\n"
        "7       Birch, Kim      877     6w\n"
        "8       Gärtner, Zoë    339     11\n"
        "9       Brook, Ivo              5w\n"
        "10      Abbot, Lou              3w\n"
        "11      Moreau, Otis            8z\n"
    )
    assert "lines-cut" in codes(read(text))
    assert "lines-cut" not in codes(read(text.replace("10\n", "10w\n").replace("11\n", "11w\n")))


def test_rows_that_end_within_the_ratings_are_told_of() -> None:
    text = (
        "# Place Name ID Rating Rd 1\n"
        "1 1 Moreau, Kim 20000001 224\n"
        "2 2-3 Birch, Leo 20000002 46\n"
        "3  Rowe, Zoe 20000003 1138 L\n"
        "4 4 Zeller, Pat 20000004 183\n"
        "5 5-6 Ingram, Tom 20000005 u\n"
    )
    assert "lines-cut" in codes(read(text))


def test_how_many_rows_lack_their_colors_is_told() -> None:
    text = (
        "1 | GUNN, ANN     |2.0  |W   4|W   2|L   6|\n"
        "MI | 20000001 / R: 1216 ->1216 |     |W    |W    |B    |\n"
        "2 | MOREAU, EVA   |1.0  |W   3|L   1|L   4|\n"
        "MI | 20000002 / R: 699 -> 699  |     |W    |B    |W    |\n"
        "3 | INGRAM, PAT   |2.0  |L   2|W   6|W   5|\n"
        "MI | 20000003 / R: 1916 ->1916 |     |B    |W    |B    |\n"
        "4 | ASHDOWN, BEA  |2.0  |L   1|W   5|W   2|\n"
        "MI | 20000004 / R: 1630 ->1630 |     |B    |W    |B    |\n"
        "5 | FINCH, KAY H. |0.0  |L   6|L   4|L   3|\n"
        "MI | 20000005 / R: 440 -> 440  |     |B    |B    |W    |\n"
        "6 | JUHL, OTIS    |2.0  |W   5|L   3|W   1|\n"
        "MI | 20000006 / R: 2256 ->2256 |     |W    |B    |W    |\n"
    )
    assert "colors-missing" not in codes(read(text))
    # Of all but one the second line goes on behind a break.
    lines = text.splitlines()
    for at in range(3, 12, 2):
        lines[at] = "|".join(lines[at].split("|")[:2]) + "|"
    said = [one for one in read("\n".join(lines)).warnings if one.code == "colors-missing"]
    assert [one.facts for one in said] == [(5, "MOREAU, EVA")]
