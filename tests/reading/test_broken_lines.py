"""Tables whose lines were broken or cut off: put together, told of, or refused."""

from random import Random

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read, read_all
from tests.reading.layout_writers import LAYOUTS, random_written
from tests.reading.test_in_proportion import aligned
from tests.support.events import USUAL, random_event
from tests.support.oracle import score
from tests.support.sheets import decimal, swisssys_cell

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


def lists_below(names: list[str]) -> list[list[str]]:
    """Return what clubs put below a table: prizes, places, teams."""
    first, second, third = names[2], names[4], names[1]
    return [
        ["Prizes", f"1st {first} $200", f"2nd {second} $100", f"U1600 {third} $25"],
        ["Prizes", f"1       {first} 8.0     $200", f"{second} 8.0 points $10", f"3. {third} $60"],
        ["Prizes", f"1. {first} 200", f"2. {second} 100", f"3. {third} 25"],
        ["Top U1600", "#   Player   Score", f"1   {first}   3.0", f"2   {second}   2.5"],
        ["Teams", "#   Player   Score", "1   Oak   12.5", "2   Elm Vale   11"],
        ["Teams", "1  Oak School   12.5", "2  Elm Vale   11", "3 Pine 7"],
        ["Team      Score", "1. Oak School   12", "2. Elm Vale   11"],
        [
            "Place  Name   Rating  Score",
            *(f"{at}  {name}  {2000 - at} {30 - at / 2}" for at, name in enumerate(names[::-1], 1)),
        ],
    ]


@pytest.mark.parametrize("total", [True, False])
@pytest.mark.parametrize(
    ("players", "rounds", "broken_at"), [(7, 4, 50), (12, 9, 72), (24, 9, 50), (60, 9, 72)]
)
def test_lists_below_a_table_are_none_of_its_rows(
    players: int, rounds: int, broken_at: int, *, total: bool
) -> None:
    """Without a total, too, with which they have less in common; and where lines are broken."""
    event = random_event(Random(5), players, rounds, habits=USUAL)  # noqa: S311 - no secret
    heads = [f"Rd {at + 1}" for at in range(rounds)]
    lines = ["#   Name              Rating " + "".join(f"{head:<6}" for head in heads)]
    names = [f"{'ABCDE'[at % 5]}nn {'BCDFGH'[at % 6]}{'eiou'[at % 4]}st" for at in range(players)]
    names = [f"{name}{'elmnor'[at // 10]}" for at, name in enumerate(names)]
    for at, one in enumerate(event.entrants):
        cells = "".join(f"{swisssys_cell(cell):<6}" for cell in one.cells)
        lines.append(f"{at + 1:<4}{names[at]:<18}{1200 + at:<7}{cells}")
    whole = read("\n".join(lines))
    if total:
        scores = [decimal(score(event, one.number)) for one in event.entrants]
        lines = [f"{line} {text}" for line, text in zip(lines, ["Pts", *scores], strict=True)]
    for below in lists_below(names):
        for width in (300, broken_at):
            text = broken("\n".join([*map(str.rstrip, lines), "", *below]), width, hard=False)
            table = read(text)
            assert [one.name for one in table.players] == names, text
            assert [one.results for one in table.players] == [
                one.results for one in whole.players
            ], text


def test_of_a_long_table_the_last_column_alone_runs_over() -> None:
    """A line above the heading is none of it; a wide cell and the total behind it stay apart."""
    cells = [
        [f"{'WL'[at % 2]}{at + 1 - 2 * (at % 2) + 1}", "D" + str((at + 60) % 120 + 1)]
        for at in range(120)
    ]
    cells[70][1] = "1-pt bye"
    cells[10][1] = "B---"
    for totals, title in ((True, ""), (True, "Kind: swiss\n"), (False, "Kind: swiss\n")):
        lines = [f"{title}#   Name          Rating  Rd 1    Rd 2"]
        rests = ["Pts" if totals else "Rd 3"]
        for at, (first, second) in enumerate(cells, 1):
            name = f"{'ABCDE'[at % 5]}nn L{'aeiou'[at % 5]}{'bcdfgklmnprst'[at // 10]}"
            lines.append(f"{at:<4}{name:<14}{1200 + at:<8}{first:<8}{second}")
            points = (first[0] == "W") + (1 if second[0] in "1B" else 0.5)
            rests.append(f"{points:g}" if totals else f"D{at + 1 - 2 * ((at + 1) % 2)}")
        text = "\n".join(f"{one}\n{rest}" for one, rest in zip(lines, rests, strict=True))
        table = read(f"{text}\n")
        assert (len(table.players), table.rounds) == (120, 2 if totals else 3), text
        assert [one.rating for one in table.players] == [1200 + at for at in range(1, 121)]
        assert table.players[70].results[1].code == "B"
        assert not totals or not table.wrong_totals


#: Opponent and result in a column; the last one's is broken within it, or one cell earlier.
BROKEN_ELSEWHERE = """\
No.  Name            Rtg   1       2       3       4       5
Pts
  1  Morburn, Bea    333   b3 1    b4 1    b2 0    w5 ½    bye 0
2.5
  2  Zelwood, Bea    1160  bye 0   b5 0    w1 1    b3 0    b4 0
1
  3  Kesley, Bea     1948  w1 0    bye 0   w5 1    w2 1    {ends}
{rest}
  4  Quiver, Ida     2163  b5 1    w1 0    bye 0   bye 0   w2 1
2
  5  Kay, Ida        2163  w4 0    w2 1    b3 0    b1 ½    bye 0
1.5
"""


@pytest.mark.parametrize(
    ("ends", "rest", "last", "halves"),
    [("1-pt", "bye  3", "B", 6), ("½", "bye  2.5", "H", 5), ("", "1-pt bye  3", "B", 6)],
)
def test_a_row_may_be_broken_within_a_cell_or_before_it(
    ends: str, rest: str, last: str, halves: int
) -> None:
    table = read(BROKEN_ELSEWHERE.format(ends=ends, rest=rest))
    player = table.players[2]
    assert "".join(result.code for result in player.results) == f"LUWW{last}"
    assert player.total_halves == halves
    assert [one.total_halves for one in table.players if one is not player] == [5, 2, 4, 3]


def test_figures_that_were_broken_below_a_broken_heading_are_told_of() -> None:
    text = (
        "#  Name             ID        Rat\n    ing  Rd 1  Rd 2  Total\n"
        "1  Abbot, Pat       20000001  116\n    9    W3    L2    1.0\n"
        "2  Ingram, Eva      20000002  632\n         L4    W1    1.0\n"
        "3  Quist-Ray, Ivo   20000003  127\n    1    L1    D4    0.5\n"
        "4  Calder, Jose     20000004  244\n    8    W2    D3    1.5\n"
    )
    assert "lines-joined" in [one.code for one in read(text).warnings]


#: Layouts whose cells tabs, semicolons or bars part.
_PARTED = [
    name
    for name in sorted(LAYOUTS)
    if (made := random_written(name, Random(7), people=True))  # noqa: S311
    and max(map(made.text.rstrip().split("\n")[-1].count, "\t;|")) > 2
]


#: A broken line of these is told, whatever the rest says.
_REFUSED = {"Vega in Italian", "games in columns", "swiss-manager"}


@pytest.mark.parametrize("name", _PARTED)
def test_a_row_broken_at_a_blank_or_a_mark_is_read_or_told_of(name: str) -> None:
    rng = Random(name)  # noqa: S311
    right = 0
    for made in filter(None, (random_written(name, rng, people=True) for _ in range(4))):
        whole = read(made.text)
        lines = made.text.rstrip("\n").split("\n")
        at = rng.randrange(len(lines))
        row = lines[at]
        places = [
            place
            for place, sign in enumerate(row)
            if sign in " \t;|" and row[:place].strip(" \t;|") and row[place:].strip(" \t;|")
        ]
        if not places:
            continue
        place = rng.choice(places)
        keep = row[place] != " " and rng.random() < 0.5
        lines[at] = f"{row[: place + keep]}\n{row[place + 1 :]}"
        try:
            table = read("\n".join(lines))
        except ReadError:
            continue
        same = table.players == whole.players
        right += same
        assert same or set(table.warnings) - set(whole.warnings) or table.wrong_totals
    assert right or name in _REFUSED
