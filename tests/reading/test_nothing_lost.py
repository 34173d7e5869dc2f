"""Nothing of a text is lost without a word: broken lines, totals, names, ratings, sections."""

from pathlib import Path
from random import Random

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, opened, read, read_all
from calculator.reading.check.lines_of_no_table import left_over
from calculator.reading.choose.candidate import candidates
from calculator.reading.layouts import READERS
from calculator.reading.text.pasted_text import checked, markup_of
from calculator.reading.text.wrapped_lines import rejoined
from tests.property.test_reading_back import printable
from tests.reading.layout_writers import LAYOUTS, random_written
from tests.support.events import random_event
from tests.support.examples import one_in, seeds
from tests.support.project import ROOT
from tests.support.sheets import WRITERS

DATA = Path(__file__).parent / "data" / "doubt"
SAMPLES = ROOT / "docs" / "samples" / "layouts"


def case(name: str) -> str:
    return (DATA / f"{name}.txt").read_text(encoding="utf-8")


def scores(table: Crosstable) -> list[float]:
    return [player.halves(table.rounds) / 2 for player in table.players]


def codes(table: Crosstable) -> list[str]:
    return [message.code for message in table.warnings]


@pytest.mark.parametrize(
    ("name", "totals"),
    [("01", [5.5, 5, 2.5]), ("02", [6.5, 5.5, 4, 4, 4, 3.5, 3, 2.5, 1.5])],
)
def test_lines_that_a_mail_broke_are_put_together(name: str, totals: list[float]) -> None:
    table = read(case(name))
    assert (table.rounds, scores(table), codes(table)) == (8, totals, [])
    assert "totals" not in table.lacks


@pytest.mark.parametrize(
    ("name", "who", "computed", "printed", "line"),
    [("03", "GREYSON, FAY", 2, 3, 4), ("04", "Ned E. Holloway", 2.5, 3.5, 6)],
)
def test_a_wrong_total_under_any_heading(
    name: str, who: str, computed: float, printed: float, line: int
) -> None:
    for heading in ("", "Zyx"):
        text = case(name)
        table = read(text.replace("Punten", heading or "Punten"))
        (wrong,) = table.wrong_totals
        names = {player.number: player.name for player in table.players}
        assert (names[wrong.number], wrong.computed / 2, wrong.printed / 2) == (
            who,
            computed,
            printed,
        )
        assert wrong.spot is not None
        assert wrong.spot.line == line
        assert "total-differs" in codes(table)


@pytest.mark.parametrize("heading", ["Punten", "Wotsit"])
def test_a_rating_is_never_part_of_a_name(heading: str) -> None:
    table = read(case("05").replace("Punten", heading))
    assert [(player.name, player.rating, player.total_halves) for player in table.players] == [
        ("Ann F. MacLeod", 1921, 6),
        ("Helene A. Nguyen", 2129, 6),
        ("Vic G. Smythe", 298, 6),
        ("Kay H. Eastlake", 274, 0),
    ]


def test_last_names_beside_another_column_stay_whole() -> None:
    table = read(case("06"))
    assert [(player.name, player.about) for player in table.players] == [
        ("Lou F. Kestrel", (("State", "WA"),)),
        ("Zoe F. Marlow", (("State", "OR"),)),
        ("Kay H. Drummond", (("State", "WA"),)),
        ("Tom B. Eastlake", (("State", "CA"),)),
    ]


def test_rounds_in_another_order_are_read_by_their_numbers() -> None:
    ann = read(case("07")).players[0]
    assert [(one.code, one.opponent) for one in ann.results] == [("W", 2), ("W", 4), ("L", 3)]


def test_last_names_that_stand_above_each_other_stay_whole() -> None:
    names = [player.name for player in read(case("08")).players]
    assert names[:4] == [
        "Ida C. Brightwater",
        "Hal H. Eastlake",
        "Carmen A. O'Brae",
        "Fay A. Calder",
    ]
    assert all(len(name.split()) == 3 for name in names)


def test_numbers_that_begin_anew_are_another_section() -> None:
    found = [table for _, table in read_all(case("09"))]
    assert [len(table.players) for table in found if isinstance(table, Crosstable)] == [3, 8]


def test_split_results_of_our_own_are_no_german() -> None:
    table = read(case("10"))
    assert [[(one.code, one.opponent) for one in player.results] for player in table.players] == [
        [("H", None), ("S", 2)],
        [("H", None), ("S", 1)],
        [("H", None), ("N", 4)],
        [("U", None), ("N", 3)],
    ]


def test_a_table_before_its_first_game() -> None:
    table = read(case("11"))
    assert (table.rounds, [player.total_halves for player in table.players]) == (1, [0, 0, 0])
    assert [[one.code for one in player.results] for player in table.players] == [["H"]] * 3


def test_a_bye_that_says_x_is_refused() -> None:
    with pytest.raises(ReadError) as caught:
        read(case("12"))
    assert (caught.value.said.code, caught.value.line) == ("error-no-game", 5) or (
        caught.value.cell,
        caught.value.line,
    ) == ("x", 5)


# Broken lines


def at_blanks(line: str, width: int, *, kept: bool) -> list[str]:
    """Break a line at the last blank that fits, as mails do; blanks there stay or go."""
    parts = []
    while len(line) > width:
        at = line.rfind(" ", 0, width + 1)
        if at <= 0 or not line[:at].strip():
            break
        parts.append(line[:at] if kept else line[:at].rstrip())
        line = line[at + 1 :] if kept else line[at + 1 :].lstrip()
    return [*parts, line]


def within(line: str, width: int) -> list[str]:
    """Break a line wherever it is full, as terminals do."""
    return [line[at : at + width] for at in range(0, max(1, len(line)), width)]


def broken(text: str, width: int, how: str) -> str:
    """Break the lines of a text, tabs shown as blanks; the whole of it may be quoted."""
    lines = text.expandtabs(8).split("\n")
    if how == "quoted and broken":
        lines = [f"> {line}" for line in lines]
    parts = [
        part
        for line in lines
        for part in (
            within(line, width) if how == "within" else at_blanks(line, width, kept=how != "bare")
        )
    ]
    if how == "flowed":
        parts = [
            part
            for line in lines
            for part in " \n".join(at_blanks(line, width, kept=True)).split("\n")
        ]
    if how == "broken and quoted":
        parts = [f"> {part}" for part in parts]
    return "\n".join(parts)


HOW = ("kept", "bare", "within", "flowed", "quoted and broken", "broken and quoted")
#: The layouts that are tried, each with a column for a tiebreak or without.
SHEETS = ("swisssys-aligned", "wintd-aligned", "swisssys-tabs")


def told(table: Crosstable) -> list[tuple[object, ...]]:
    return [
        (
            player.name,
            player.rating,
            player.total_halves,
            [(one.code, one.opponent) for one in player.results],
        )
        for player in table.players
    ]


def verdict(text: str, width: int, how: str) -> str:
    """Whether a text whose lines were broken is read as before, refused or told of; or not."""
    whole = read(text)
    try:
        found = read(broken(text, width, how))
    except ReadError:
        return "refused"
    if told(found) == told(whole):
        return "right"
    return "warned" if set(codes(found)) - set(codes(whole)) else "silent"


CLUB = """\
No.  Name                Club        Rtg   Rd 1   Rd 2   Rd 3   Total
1    Dell, Uma           Oak Hill    1780  W3     D2     W4     2.5
2    Sato, Ivo           Elm         1712  W4     D1     L3     1.5
3    Ames, Bo            Ash Grove   unr.  L1     H---   W2     1.5
4    Fox, Di             Oak Hill    998   L2     B---   L1     1.0
"""


@pytest.mark.parametrize("width", one_in(2, range(26, 42)))
@pytest.mark.parametrize("how", ["anywhere", "stripped"])
def test_clubs_are_whole_where_lines_were_broken_within(width: int, how: str) -> None:
    lines = [
        line[at : at + width] for line in CLUB.splitlines() for at in range(0, len(line), width)
    ]
    text = "\n".join(line.rstrip() if how == "stripped" else line for line in lines)
    table = read(text)
    assert (told(table), codes(table)) == (told(read(CLUB)), [])
    assert [one.about for one in table.players] == [one.about for one in read(CLUB).players]


def test_what_a_rating_gained_is_no_rating() -> None:
    table = read(
        "No.  Rtg +/-  Name       Rtg   R1  Pts\n"
        "1    +25.1    Lee, Ann         W2  1\n"
        "2    -3.0     Ray, Bob   2502  L1  0\n"
    )
    assert [player.rating for player in table.players] == [None, 2502]


@pytest.mark.parametrize(("grades", "ratings"), [((145, 1353), [145, 1353]), ((7, 12), [None] * 2)])
def test_grades_are_ratings_if_they_look_like_ratings(
    grades: tuple[int, int], ratings: list[int | None]
) -> None:
    one, two = grades
    table = read(f"No\tName\tGrade\tR1\tPts\n1\tAnn\t{one}\tW2\t1\n2\tBob\t{two}\tL1\t0\n")
    assert [player.rating for player in table.players] == ratings


def test_of_two_columns_of_grades_that_with_ratings_has_them() -> None:
    table = read(
        "Grade\tNo\tMember\tGrade\tR1\tPts\n3\t1\tAnn\t145\tW2\t1\n12\t2\tBob\t1353\tL1\t0\n"
    )
    assert [player.rating for player in table.players] == [145, 1353]


@pytest.mark.parametrize(
    ("heads", "ratings"),
    [
        (("Perf", "Grade"), [145, 1353]),
        (("Perf", "Zahl"), [145, 1353]),
        (("New", "Zahl"), [145, 1353]),
        (("New", "Club"), [1676, 1847]),
        (("Perf", "Club"), [None, None]),
    ],
)
def test_a_performance_is_no_rating_and_a_new_one_only_alone(
    heads: tuple[str, str], ratings: list[int | None]
) -> None:
    first, second = heads
    table = read(
        f"{first}\tNo\tMember\t{second}\tR1\tPts\n"
        "1676\t1\tAnn\t145\tW2\t1\n1847\t2\tBob\t1353\tL1\t0\n"
    )
    assert [player.rating for player in table.players] == ratings


@pytest.mark.parametrize("name", SHEETS)
def test_lines_broken_at_any_width(name: str) -> None:
    rng = Random(name)  # noqa: S311
    verdicts = []
    for width in range(40, 121, 80 // len(seeds(40, least=6))):
        event = None
        while event is None:
            made = random_event(rng, rng.choice([5, 8, 12]), rng.randint(4, 9), plain=True)
            event = printable(made, WRITERS[name])
        text = WRITERS[name].write(event)
        how = rng.choice(HOW)
        if broken(text, width, how) == text.expandtabs(8):
            continue
        verdicts.append(verdict(text, width, how))
        assert verdicts[-1] != "silent", f"{width} {how}\n{broken(text, width, how)}"
    assert verdicts.count("right") > len(verdicts) / 3


@pytest.mark.parametrize("width", one_in(4, (72, 76, 78, 80)))
def test_lines_that_mails_break_are_mostly_read(width: int) -> None:
    rng = Random(width)  # noqa: S311
    verdicts: list[str] = []
    while len(verdicts) < 6:
        event = printable(random_event(rng, 9, 8, plain=True), WRITERS["swisssys-aligned"])
        if event is None or event.rounds_played < event.rounds:
            continue
        text = WRITERS["swisssys-aligned"].write(event)
        verdicts.append(verdict(text, width, "kept"))
    assert "silent" not in verdicts
    assert verdicts.count("right") >= 5


def test_places_are_those_of_the_text_that_was_pasted() -> None:
    text = case("01").replace("OAKLEY, PAM  2267", "OAKLEY, PAM  22b7")
    table = read(text)
    (rating,) = [message for message in table.warnings if message.code == "rating-unread"]
    assert text.split("\n")[(rating.line or 0) - 1][(rating.column or 0) - 1 :][:4] == "22b7"


def test_lines_that_cannot_be_put_together_are_refused() -> None:
    # The rest of the second row is gone.
    text = case("01").replace(" W1    5.0\n", "")
    with pytest.raises(ReadError) as caught:
        read(text)
    assert (caught.value.said.code, caught.value.line) == ("error-lines-wrapped", 4)
    assert text.split("\n")[3] == " Rd 8  Total"


def test_a_reading_that_was_asked_for_is_refused_as_well() -> None:
    text = case("01").replace(" W1    5.0\n", "")
    for wish in ("swisssys-text", "swisssys-text:standings"):
        with pytest.raises(ReadError):
            opened(text, wish)


def test_scores_after_each_round_are_no_broken_lines() -> None:
    text = (
        (
            "No  Name            R1    R2    Total\n"
            "1   Ashdown, Felix  W2    D3    1.5\n                    1.0   1.5\n"
            "2   Brook, Ida      L1    W3    1.0\n                    0.0   1.0\n"
            "3   Calder, Ivo     H---  D1    1.0\n                    0.5   1.0\n"
        )
        .replace("L1    W3", "L1    B---")
        .replace("D3    1.5", "D3    1.5")
    )
    assert scores(read(text)) == [1.5, 1, 1]


def test_where_rounds_are_empty_it_is_said_that_lines_were_joined() -> None:
    text = (
        "#  Name              Rating  Rd 1  Rd 2\nRd 3  Rd 4  Total\n"
        "1  Ashdown, Felix    1500    W2    W3\nB---  2.5\n"
        "2  Brook, Ida        1400    L1    B---\nH---  1.5\n"
        "3  Calder, Ivo       1300    H---  L1\nH---  1.0\n"
    ).replace("B---  2.5", "H---  2.5")
    table = read(text)
    assert scores(table) == [2.5, 1.5, 1]
    assert codes(table)[0] == "lines-joined"
    assert table.warnings[0].line == 1


# Each line has one place


def used(text: str) -> tuple[set[int], set[int]]:
    """Return the lines in which cells of a text's tables stand, and those that are left over."""
    text = checked(text)
    found = next(
        parts
        for reader in READERS
        if reader.fits(text)
        for parts in [candidates(reader, text)]
        if parts
    )
    tables = [part.judged.raw for part in found if part.judged]
    cells: set[int] = set()
    for table in tables:
        cells.update(column.heading.line for column in table.columns)
        cells.update(cell.line for cell in (*table.repeated, *table.used))
        for row in table.rows:
            cells.update((row.number.line, row.name.line))
            cells.update({row.total_cell.line} if row.total_cell else ())
            cells.update(result.cell.line for result in row.results)
    return cells, {cell.line for cell in left_over(tables)}


AROUND = (
    "", "Harbour Open\n", "Hi all,\nhere are the results.\n\n", "Prizes: 1st $100\n",
    "W = won, L = lost\n", "Chief TD: Kay Holt\nSite: Town Hall\n",
)  # fmt: skip


#: So many events of each layout are tried.
EACH = len(seeds(2, least=1))


def has_lines(text: str) -> bool:
    """Whether a text is lines of a table or of games: no page, and no file of a program."""
    text = checked(text)
    reader = next(reader for reader in READERS if reader.fits(text) and candidates(reader, text))
    return not (reader.alone or markup_of(text))


@pytest.mark.parametrize("name", sorted(LAYOUTS))
def test_each_line_of_a_text_has_one_place(name: str) -> None:
    rng = Random(name)  # noqa: S311
    tried = 0
    while tried < EACH:
        made = random_written(name, rng, people=True)
        if made is None:
            continue
        tried += 1
        text = rng.choice(AROUND) + made.text + "\n" + rng.choice(AROUND)
        if not has_lines(text):
            # What has a grammar of its own has no lines that are left over.
            continue
        cells, left = used(text)
        lines = text.split("\n")
        assert not cells & left
        assert cells | left == {at for at, line in enumerate(lines, 1) if line.strip()}


@pytest.mark.parametrize("line", ["L2    5.5", "Rd 8  Total", "12  Kay Holt  W3  D4  1.5"])
def test_a_line_with_results_beside_a_table_is_told_of(line: str) -> None:
    text = f"#\tName\tRd 1\tTotal\n1\tAnn Lee\tW2\t1.0\n2\tBob Ray\tL1\t0.0\n\n{line}\n"
    said = [message for message in read(text).warnings if message.line == 5]
    assert [message.code for message in said] in (["results-left-over"], ["row-left-out"])


@pytest.mark.parametrize(
    "line",
    ["Round 2", "1st Ann Lee $100", "W2 means won against number 2", "Ann Lee won all her games"],
)
def test_other_lines_beside_a_table_are_left_out_quietly(line: str) -> None:
    text = f"#\tName\tRd 1\tTotal\n1\tAnn Lee\tW2\t1.0\n2\tBob Ray\tL1\t0.0\n\n{line}\n"
    assert read(text).warnings == ()


def test_whole_lines_are_not_put_together() -> None:
    text = WRITERS["swisssys-aligned"].write(random_event(Random(5), 9, 4, plain=True))  # noqa: S311
    assert list(rejoined(text)) == []


def test_lines_between_tabs_that_end_alike_may_be_cut_off() -> None:
    rows = ["No\tName\tRtg\tR1\tR2\tR3\tTotal"] + [
        f"{at}\t{name}\t1500\t{cells}\t1.5"
        for at, (name, cells) in enumerate(
            [
                ("Ann", "W2\tD3\tL4"),
                ("Benjamin", "L1\tW4\tD3"),
                ("Cleo", "W4\tD1\tD2"),
                ("Dee", "L3\tL2\tW1"),
            ],
            1,
        )
    ]
    assert "lines-cut" not in codes(read("\n".join(rows)))
    (said,) = [one for one in read("\n".join(row[:19] for row in rows)).warnings if one.line == 1]
    assert (said.code, said.facts, said.column) == ("lines-cut", (19,), 20)


# What damaged texts showed


def refused(text: str) -> tuple[str, int | None]:
    with pytest.raises(ReadError) as caught:
        read(text)
    return caught.value.said.code, caught.value.line


def test_rows_that_end_before_their_heading_are_told_of() -> None:
    table = read(
        "No.  Name        Rtg   1     2     3     4     5     6     7     Pts\n"
        "  1  Zoë Moreau  559   4s/1  2w/0  2w/1  2s\n"
        "  2  Bea Yorke   1135  3w/1  1s/1  1s/0  1w\n"
        "  3  Ann Finch   244   2s/0  4w/½  4w/0  4s\n"
        "  4  Kim Juhl    1454  1w/0  3s/½  3s/1  3w\n"
    )
    (said,) = [one for one in table.warnings if one.code == "lines-cut"]
    assert (said.facts, said.line) == ((43,), 2)


@pytest.mark.parametrize("bar", ["| ", "|"])
def test_bars_in_front_of_a_mail_are_marks_of_quotation(bar: str) -> None:
    text = "No  Name     R1  R2  Total\n\n 1  Ann Lee  W2  D2  1.5\n 2  Bob Ray  L1  D1  0.5"
    quoted = "\n".join(bar + line for line in text.split("\n"))
    assert told(read(quoted)) == told(read(text))
    assert codes(read(quoted)) == []


def test_the_rest_of_a_heading_that_nobody_knows_is_not_left_out() -> None:
    text = (
        "No  Name      Evening 2  Evening\n 1  Total\n"
        " 1  Ann Lee   W2         L3         1.0\n 2  Bob Ray   L1         W4         1.0\n"
        " 3  Cleo Day  D4         W1         1.5\n 4  Dee Poe   D3         L2         0.5\n"
    )
    assert refused(text) == ("error-lines-wrapped", 2)


@pytest.mark.parametrize(
    "rows",
    [
        ["2\tBob\t0\tX\t½\t0.5", "3\tCleo\t½\t½\tX\t1"],
        ["1\tAnn\tX\t1\t½\t1.5", "2\tBob\t0\tX\t½\t0.5"],
        ["1\tAnn\tX\t1\t½\t1.5"],
    ],
)
def test_a_crosstable_with_a_row_missing_is_refused(rows: list[str]) -> None:
    text = "\n".join(["No\tName\t1\t2\t3\tTotal", *rows])
    assert refused(text) == ("error-cross-not-square", 1)


def test_a_forfeit_may_be_in_the_round_of_the_own_number() -> None:
    rows = ["1\tAnn\tX\tD4\tD2", "2\tBob\tH\tX\tD1", "3\tCem\tX\tH\tD4", "4\tDee\tU\tD1\tD3"]
    assert len(read("\n".join(["No\tName\tR1\tR2\tR3", *rows])).players) == 4


def test_what_is_left_of_a_row_is_no_player() -> None:
    rows = ["No\tName\tR1\tR2\tPts", "1\tAnn\tW2\tL3\t1", "2\tBob\tL1\tW3\t1"]
    for score in ("1", "½", "0.5"):
        assert refused("\n".join([*rows, "3\tCem\tL2\tW1\t1", f"4\t{score}\tW1\tL2\t1"]))[1] == 5
    # That is how they are called there.
    numbered = "No\tName\tR1\tPts\n1\t1\tW2\t1\n2\t0\tL1\t0\n"
    assert [player.name for player in read(numbered).players] == ["1", "0"]


def test_columns_of_colors_or_opponents_that_end_early_are_told_of() -> None:
    text = "No,Name,R1,Color,R2\n1,Ann,W2,w,L2\n2,Bob,L1,b,W1"
    (said,) = read(text).warnings
    assert (said.code, said.facts, said.line) == ("column-of-colors", ("Color", 4), 1)
    text = "Name\tR1 Opp\tR1\tR2 Opp\nAnn Lee\tBob Ray\tW\tBob Ray\nBob Ray\tAnn Lee\tL\tAnn Lee"
    assert "column-of-opponents" in codes(read(text))


def test_a_mail_around_json_is_no_table() -> None:
    text = (SAMPLES / "swisssys-web.txt").read_text(encoding="utf-8")
    mail = f"Hi,\nAnn Lee beat Bob Ray. Ann Lee 1-0 Bob Ray was short.\n\n{text}\nBest, Kim\n"
    assert told(read(mail)) == told(read(text))


def test_totals_under_half_a_heading_are_totals() -> None:
    text = "No,Name,R1,Color,Tota\n1,Ann,W2,w,1.0\n2,Bob,L1,b,0.0\n3,Cleo,D4,w,.5\n4,Dee,D3,b,.5"
    assert [player.total_halves for player in read(text).players] == [2, 0, 1, 1]


def test_a_first_name_beside_a_team_stays_with_the_last_name() -> None:
    text = "#\tFirst\tLast\tTeam\tR1\n1\tAnn\tLee\tOak\tW2\n2\tBob\tRay\tOak\tL1"
    assert [player.name for player in read(text).players] == ["Lee, Ann", "Ray, Bob"]


def test_a_last_name_in_an_empty_place_is_no_number() -> None:
    text = (
        "Place Name Rating Rd 1 Rd 2 Total\n1 Dunn, Pat 1995 W2 D3 1.5\n Gunn, Noa 913 L1 W4 1.0\n"
        " Kwan, Lou 696 W4 D1 1.5\n4 Nakai, Kim 500 L3 L2 0.0\n"
    )
    names = [player.name for player in read(text).players]
    assert names == ["Dunn, Pat", "Gunn, Noa", "Kwan, Lou", "Nakai, Kim"]


def test_rounds_that_count_down_by_a_letter_are_a_heading() -> None:
    text = (
        "N.  Giocatore  T3  T2  T1  Punti\n 1  Ann Lee    W2  L3  D4  1.5\n"
        " 2  Bob Ray    L1  W4  W3  2.0\n 3  Cleo Day   W4  W1  L2  2.0\n"
        " 4  Dee Poe    L3  L2  D1  0.5\n"
    )
    ann = read(text).players[0]
    assert [(one.code, one.opponent) for one in ann.results] == [("D", 4), ("L", 3), ("W", 2)]


def test_names_with_a_sign_in_front_are_told_of_also_where_most_have_one() -> None:
    text = "#\tName\tR1\n1\t§50 Ann Lee\tW2\n2\t§25 Bob Ray\tL1\n3\tCleo Day\tD4\n4\tDee\tD3"
    text = text.replace("Cleo", "§5 Cleo")
    (said,) = [one for one in read(text).warnings if one.code == "name-odd"]
    assert said.facts == (3, "§50 Ann Lee")


TWO_BY_NAME = """\
Name           R1         R2       R3       R4         R5       R6       R7         Total
Dunn, Mary Jo  W Kestrel  L Nakai  L Novak  -B-        W Novak  W Nakai  W Gunn     5.0
Gunn, Ida      D Novak    W Novak  D Nakai  L Nakai    W Nakai  W Novak  L Dunn     4.0
Kestrel, Noa   L Dunn     -H-      -H-      D Novak    -H-      -B-      L Nakai    3.0
Novak, Otis    D Gunn     L Gunn   W Dunn   D Kestrel  L Dunn   L Gunn   -B-        3.0
Nakai, Kim     -B-        W Dunn   D Gunn   W Gunn     L Gunn   L Dunn   W Kestrel  4.5
Name           R1         R2         R3         R4         R5         R6         R7         Total
Moreau, Bea    L Gärtner  -H-        L Ashdown  D Kwan     D Ingram   L Kwan     W Kwan     2.5
Kwan, Félix    L Ingram   W Ashdown  L Gärtner  D Moreau   L Birch    W Moreau   L Moreau   2.5
Ingram, Eva    W Kwan     L Gärtner  L Birch    L Ashdown  D Moreau   W Ashdown  D Ashdown  3.0
Birch, Tom     L Ashdown  -B-        W Ingram   D Gärtner  W Kwan     W Gärtner  W Gärtner  5.5
Ashdown, Otis  W Birch    L Kwan     W Moreau   W Ingram   L Gärtner  L Ingram   D Ingram   3.5
Gärtner, Tom   W Moreau   W Ingram   W Kwan     D Birch    W Ashdown  L Birch    L Birch    4.5
"""


def test_where_the_heading_comes_again_another_section_begins() -> None:
    tables = [table for _, table in read_all(TWO_BY_NAME)]
    assert [len(one.players) for one in tables if isinstance(one, Crosstable)] == [5, 6]
    assert all(
        scores(one) == [(player.total_halves or 0) / 2 for player in one.players]
        and not one.warnings
        for one in tables
        if isinstance(one, Crosstable)
    )


def test_an_empty_cell_below_a_heading_out_of_place_is_told_of() -> None:
    first, _, second = TWO_BY_NAME.rpartition("Name ")
    moved = f"{first}Kid  {second}"
    lacking = moved.replace("-H-        L Ashdown", "           L Ashdown")
    assert lacking != moved
    tables = [table for _, table in read_all(lacking)]
    for one, other in zip(tables, [table for _, table in read_all(TWO_BY_NAME)], strict=True):
        assert isinstance(one, Crosstable)
        assert isinstance(other, Crosstable)
        assert one.players[1:] == other.players[1:]
    assert isinstance(tables[1], Crosstable)
    assert codes(tables[1]) == ["total-differs", "blank-result"]


def test_a_heading_out_of_place_is_read_where_every_cell_is_there() -> None:
    first, _, second = TWO_BY_NAME.rpartition("Name ")
    moved = [table for _, table in read_all(f"{first}Kid  {second}")]
    for one, other in zip(moved, [table for _, table in read_all(TWO_BY_NAME)], strict=True):
        assert isinstance(one, Crosstable)
        assert isinstance(other, Crosstable)
        assert one.players == other.players


@pytest.mark.parametrize("part", ["Mary Jo", "Félix"])
def test_a_line_of_a_name_between_rows_with_commas_is_no_prose(part: str) -> None:
    text = f"Name,R1\nAnn Lee,W2\n{part}\nEastlake,L1\nCleo Day,D4\nDee Poe,D3\n"
    assert refused(text) == ("error-lines-wrapped", 3)


def test_half_of_the_first_name_below_a_heading_is_no_title() -> None:
    rows = "Bob Ray,L1\nCleo Day,D4\nDee Poe,D3\n"
    assert refused(f"Name,R1\nMary Jo\nEastlake,W2\n{rows}") == ("error-lines-wrapped", 2)
    assert codes(read(f"Name,R1\nOpen\nAnn Lee,W2\n{rows}")) == []


def test_one_row_on_a_page_of_its_own_is_told_of() -> None:
    heading = "Name           R1 Opp         R1  R2 Opp         R2  Total\n"
    rows = (
        "Moreau, Eva    Lund, Eva      W   Eastlake, Eva  D   1.5\n"
        "Lund, Eva      Moreau, Eva    L   bye            1   1.0\n"
        "Eastlake, Eva  bye            ½   Moreau, Eva    D   1.0\n"
    )
    last = "Holloway, Kim  bye            0   bye            0   0.0\n"
    assert codes(read(heading + rows + last)) == []
    first, second = (table for _, table in read_all(f"{heading}{rows}\nPage 1\n{heading}{last}"))
    assert isinstance(first, Crosstable)
    assert isinstance(second, ReadError)
    assert [(one.code, one.line) for one in first.warnings] == [("row-left-out", 8)]


def test_rounds_that_count_down_in_a_broken_heading_are_not_counted_up() -> None:
    text = (
        "No   Name      Evening 3\nEvening 2 Evening 1 Total\n1  Novak, Kay H. D3\n"
        "L2        D4        1.0\n2    Ünal, Tom     L4\nW1        -B-       2.0\n"
        "3  Ives, Ivo     D1\nD4        -U-       1.0\n4    Abbot, Zoë    W2\n"
        "D3        D1        2.0\n"
    )
    table = read(text)
    assert [one.opponent for one in table.players[0].results] == [4, 2, 3]
    assert [player.total_halves for player in table.players] == [2, 4, 2, 4]
    assert codes(table) == []


# What is beside rows, and cells that are not where they belong

JOINED = """\
Name         R1        R2       R3       Total
Roe, Zoë     L Farrow  -B-      -B-      2.0
Farrow, Kim  W Roe     L Simms  L Simms  1.0
Simms, Noa   -B-       W Farrow W Farrow 3.0  Ural, Lou  -U-  -U-  -U-  0.0
"""
COLORS = """\
No Name          R1 Color R2  Color Total
1  Peña, Kim     D3 W     D2  W     1.0
2  Gunn, Kim     L4 B     D1  B     0.5
3  Simms, Zoë    D1 B     W4e B     1.5
4  Kwan, Kay     W2 W     L3  W     1.0
"""
EXPORT = """\
Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg
1;1;0;0;1;2;1;0;;1:0      1;1;0;0;1;2;0;1;;0:1
"""
BESIDE = """\
Black\tWhite\tResult\tBoard\tRound\tBoard|Black|White|Result|Round
Ray, Ann\tPoe, Ben\t1-0\t1\t1\t1|Dee, Cem|Fox, Dan|1-0|1
Poe, Ben\tRay, Ann\t0-1\t1\t2\t1|Fox, Dan|Dee, Cem|0-1|2
Ray, Ann\tPoe, Ben\t1-0\t1\t3
Poe, Ben\tRay, Ann\t0-1\t1\t4
"""
SCORES = """\
Nº Jugador Ronda 1 Ronda 2 Ronda
1 Coe, Bea X 0 ½ 0 ½ 1.0
2 Lake, Ivo 1 X ½ 1 0 2.5
3 Gunn, Kim ½ ½ X 1 1 3.0
4 Marsh, Zoë 1 0 0 X ½ 1.5
5 Roe, Tom ½ 1 0 ½ X 2.0
"""
BROKEN = """\
No.;Name;Rtg;1;2;Pts
1;Ann
Lee;1500;2w1;3z1;2
2;Bob
Ray;1400;1z0;4w½;0.
5
3;Mary Jo
Fox;1300;4w1;1w0;1
4;Dee
Poe;1200;3z0;2z½;0.
5
"""


NARROW = """\
Qx  Who        Day 1  Day 2  Day 3
1   Coe, Bea   X      ½      1
2   Lake, Ivo  ½      X      0
3   Gunn, Kim  0      1      X
4   Roe, Tom   1      0      ½
"""
#: Parts of its rows look like lines of a rating report.
WRAPPED_BARS = (
    "| No | Name | R1 | R2 | R3 | R4 | Tot\n"
    "al |\n"
    "|---|---|---|---|---|---|---|\n"
    "| 1 | Lee, Ann Mary | 2w/1 | 3b/½ |\n"
    " 4s/1 | 2.5 |\n"
    "| 2 | Ray, Bob Henry | 1s/0 | 4w/1 | \n"
    "3b/1 | 2.0 |\n"
    "| 3 | Poe, Cem Ozgur | 4w/½ | 1s/½\n"
    " | 2b/0 | 1.0 |\n"
    "| 4 | Fox, Dee Louis | 3s/½ | 2s/\n"
    "0 | 1b/0 | 0.5 |\n"
)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (NARROW, ("error-cross-not-square", 1)),
        (JOINED, ("error-row-long", 4)),
        (COLORS, ("error-no-result", 4)),
        (EXPORT, ("error-row-long", 2)),
        (BESIDE, ("error-no-game", 2)),
        (SCORES, ("error-too-many-ways", 1)),
        (BROKEN, ("error-row-short", 2)),
        (WRAPPED_BARS, ("error-row-short", 4)),
    ],
)
def test_what_stands_beside_a_row_or_in_it_is_not_dropped(text: str, said: tuple[str, int]) -> None:
    assert refused(text) == said


TABLE = """\
#\tName\tR1\tR2\tTotal
1\tAnn Lee\tW2\tB\t2
2\tBob Ray\tL1\tD3\t0.5
3\tCem Poe\tW4\tD2\t1.5
"""


PRIZES = """\
No. Name Prize Rtg 1 2 Pts
1 Bea Abbot trophy 2009  4:L  2:D 0.5
2 Otis Gunn $25 511  3:L  1:D 0.5
3 Noa Roe  1105  2:W  4:D 1.5
4 Ann Kent  2642  1:W  3:D 1.5
"""
LISTED = """\
1. Ray, Ann
2. Poe, Ben
3. Dee, Cem
4. Fox, Mary
Jo

Round 1
1 v 2: 1-0
3 v 4: 0-1
"""

CLUBS = """\
1 Oak Coe, Bea W2 W3 2.0
2  Lake, Ivo L1 W4 1.0
3 Elm Vale Gunn, Kim W4 L1 1.0
4  Marsh, Zoë L3 L2 0.0
"""
PERFORMANCES = """\
No. Name Perf Rtg 1 2 Pts
1 O'Neil, Lou 1566   3:W  4:D 1.5
2 Eastlake, Ida 2284 1528  4:W  3:W 2.0
3 Brook, José 1413 217  1:L  2:L 0.0
4 Novak, Mary 2169 948  2:L  1:D 0.5
"""
SIGNS = """\
No  Name             Exp   R1  Total
 1  Ingram, José     0.76  W2  1.0
 2  Yorke, Tom    †  0.50  L1  0.0
 3  Birch, Bea       4.04  W4  1.0
 4  Tuncel, Kay      4.43  L3  0.0
"""
UNCOLORED = """\
No      Name    R1      Color
1       Farrow, Mary Jo W2
2       Ray, Ida        L1
"""
BYE = """\
No. Name Pts Rnd1 Rnd2 Rnd3 Rnd4 Rnd5 Rnd6
1 Lee, Ann 2.5 W4 D2 W3
2 Ray, Bob 1.5 W3 D1 L4
3 Poe, Cem 0.0 L2 L4 L1
4 Fox, Dee 2.0 L1 W3 W2      -H-
"""
MARKED = """\
No. Name  Rtg 1 2 Pts
1 Ives, Ivo †  4w/0 3s/1 1
2 Ray, Kim  433 3s/0 4w/1 1
3 Lake, Bea †  2w/1 1w/0 1
4 Lund, Ann † 1808 1s/1 2s/0 1
"""
CUT = """\
No.\tName\tR1\tR2\tR3\tR4\tR5
1\tIvo Holloway\t-½\t  2b1\t  4b1
2\tIda Ingram\t  4w½\t  1w0\t-1\t-1
3\tKim Novak\t  5b1\t  4w0\t  5b1
4\tPat Lund\t  2b½\t  3b1\t  1w0
5\tFay Calder\t  3w0\t-1\t  3w0
"""


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        (BYE, "round-guessed", 5),
        (MARKED, "name-odd", 5),
        (CUT, "totals-cut", 1),
        (CLUBS, "names-guessed", 1),
        (PERFORMANCES, "names-guessed", 2),
        (SIGNS, "names-run-over", 3),
        (f"{TABLE}\t1\t1\t0\t\n4\tDee Fox\tL3\tU\t0\n", "results-left-over", 5),
        (UNCOLORED, "lines-cut", 1),
        (f"{TABLE}4\tDee Fox\tL3\tH\t\n", "total-missing", 5),
        (f"{TABLE}4\tDee\tL3\tU\t0\nFox\n\nThanks!\n", "rest-left-out", 6),
        (
            "#\tName\tR1\tR2\n1\tAnn\t\tW2\n2\tBob\t\tL1\n3\tCem\t\tD4\n4\tDee\t\tD3\n",
            "round-empty",
            1,
        ),
        (
            PRIZES,
            "names-guessed",
            2,
        ),
        (
            LISTED,
            "line-left-out",
            5,
        ),
    ],
)
def test_a_rest_or_a_gap_is_told_of(text: str, code: str, line: int) -> None:
    assert (code, line) in [(message.code, message.line) for message in read(text).warnings]


@pytest.mark.parametrize("below", ["\nPrizes\nAnn Lee $100\n", "Prizes\nAnn Lee $100\n", "\nFox\n"])
def test_a_title_below_a_table_is_no_rest_of_a_row(below: str) -> None:
    assert codes(read(f"{TABLE}4\tDee\tL3\tU\t0\n{below}")) == []


RIGHT = """\
         Kid  R1 Opp         R1  Total
   Ray, Felix  Lake, Ida     W   1.0
    Lake, Ida  Ray, Felix    L   0.0
    Poe, Noah  van Roe, May  L   0.0
 van Roe, May  Poe, Noah     W   1.0
     Dee, Ann  Fox, Ben      D   0.5
     Fox, Ben  Dee, Ann      D   0.5
"""
FIRST = """\
#  First  Last   Title  R1  R2  Total
1  Ann    Lee    NM     W2  W3  2.0
2  Bob    Ray    NM     L1  D4  0.5
3  Kay H. Fox           D4  L1  0.5
4  Dee    Poe    FM     D3  D2  1.0
"""
UNRATED = """\
Lp. Kto            Ranking Runda 1 Runda 2
1   Zeller, Kay H. unr.    D2b     W3b
2   Xu, Mary Jo    1311    D1w     W4w
3   Ash, Ann       2100    W4b     L1w
4   O'Neil, Kay H. 2119    L3w     L2b
"""


MARKED = """\
 No Age St Name R1 R2 Total
† 1 42 WA Kwan, Noa W2 W4 2.0
 2 27 NY Finch, Tom L1 D3 0.5
* 3 72 WA Gartner, Kay W4 D2 1.5
 4 32 CT Roe, Otis L3 L1 0.0
"""
SIGNED = """\
No    Name            R1 R2 Total
1   † Kwan, Noa       W2 W4 2.0
2     Finch, Tom      L1 D3 0.5
3  ** Gartner, Kay    W4 D2 1.5
4     Roe, Otis       L3 L1 0.0
"""

WRITTEN = """\
ID 1 Lou Moreau Fed L3 W4 1.0
32793117 2 Tom Holloway CAN W4 L3 1.0
14937417 3 Mary Jo Lund MEX W1 W2 2.0
16526213 4 Kay Ives MEX L2 L1 0.0
"""


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (WRITTEN, "Mary Jo Lund"),
        (MARKED, "Gartner, Kay"),
        (SIGNED, "Gartner, Kay"),
        (SIGNED, "Kwan, Noa"),
        (RIGHT, "van Roe, May"),
        (FIRST, "Fox, Kay H."),
        (UNRATED, "Zeller, Kay H."),
    ],
)
def test_names_are_whole_and_hold_nothing_else(text: str, name: str) -> None:
    table = read(text)
    assert name in [player.name for player in table.players]
    assert codes(table) == []


TO_COME = """\
No.  Name               Rtg   1       2  3  4        5        6        7    8        9    Pts
  1  Brook, Bea         1575  W vs 5                 BYE (½)                BYE (½)       1
  2  Ashdown, Tom       1901  L vs 3                                   -0-  -0-      -0-  0
  3  Rowe, Ann          1945  W vs 2                                                      1
  4  Zeller, Ida        1490  L vs 6                                                      0
  5  O'Neil, Pat        2202  L vs 1        BYE (½)           BYE (½)                     0
  6  Corrigan, Mary Jo  2259  W vs 4                                                      1
"""


@pytest.mark.parametrize("bye", ["BYE (½)", "Bye (½)", "bye (.5)"])
def test_what_a_bye_counts_is_not_lost_in_rounds_to_come(bye: str) -> None:
    """Few cells are there: the places of both words are blank in nearly all other rows."""
    table = read(TO_COME.replace("BYE (½)", bye))
    assert "".join(one.code or "." for one in table.players[0].results) == "W...H..H."
    assert codes(table) == []


def test_people_are_no_teams_whatever_their_points() -> None:
    rows = (
        "Fox, Ivo Abt, Lou L BYE 1 Roe, Ann L Kim, Ann W 2.0",
        "Day, Kay H. BYE 1 Ash, Jo D Xu, Ann D Roe, Ann L 2.0",
    )
    with pytest.raises(ReadError):
        read("\n".join(("Name R1 Opp R1 R2 Opp R2 Pts", *rows)))


def test_colors_below_the_heading_of_a_round_are_no_results() -> None:
    text = (
        "No      Name    Color   R1\n"
        "1       Dunn, Mary Jo   B\n"
        "2       Gärtner, Lou    W\n"
        "3       Wexford, Ida    W\n"
        "4       Ingram, Félix   B\n"
    )
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.said.code == "error-nobody-has-a-result"
    # Somebody lost: these are results.
    lost = text.replace("Félix   B", "Félix   L").replace("Ida    W", "Ida    L")
    assert scores(read(lost)) == [1, 1, 0, 0]


def test_pairings_without_results_that_contradict_each_other_are_told_of() -> None:
    head, rows = "No.  Name      1    2\n", ["w2 1  b3", "b1 0  w4", "w4 ½  w1", "b3 ½  b2"]
    names = ["Ann Jost", "Ida Kwan", "Eva Hale", "Ray Juhl"]

    def table(cells: list[str]) -> str:
        lines = zip(names, cells, strict=True)
        return head + "".join(
            f"{at:3}  {name}  {cell}\n" for at, (name, cell) in enumerate(lines, 1)
        )

    assert not read(table(rows)).contradictions
    one = [*rows[:2], "w4 ½  w2", rows[3]]
    assert [(found.round, found.number) for found in read(table(one)).contradictions] == [
        (2, 1),
        (2, 3),
    ]
    # A round that is cut off behind the first figure of an opponent.
    cut = ["½", "w3", "b2", "w3", "w3", "w3", "w3"]
    people = [*names, "Mo Peña ", "Lou Ray ", "Kim Ode "]
    lines = zip(people, cut, strict=True)
    text = "No.  Name      1\n" + "".join(
        f"{at:3}  {name}  {cell}\n" for at, (name, cell) in enumerate(lines, 1)
    )
    with pytest.raises(ReadError) as caught:
        read(text)
    assert caught.value.said.code == "error-most-contradict"


def test_the_mark_of_the_own_cell_is_no_part_of_a_name() -> None:
    text = (
        "No      Name    1       2       3       4       5       6       T\n"
        "1       Pat Łoś X       0       0       0       0       0       0\n"
        "2       Ida Nakai       1       X       0       1       1       0\n"
        "3       Pat Tuncel      1       1       X       1       0       1\n"
        "4       Noa Hale        1       0       0       X       1       ½\n"
        "5       Ida Ekström     1       0       1       0       X       ½       2.5\n"
        "6       Kim Novak       1       1       0       ½       ½       X       3.0\n"
    )
    # Tabs are shown as blanks: behind the longest name is one.
    table = read(text)
    assert [player.name for player in table.players[:2]] == ["Pat Łoś", "Ida Nakai"]
    assert [one.code for one in table.players[1].results] == ["W", "L", "W", "W", "L"]
    # Else every column is one to the left: what the first row hides the second one shows.
    with pytest.raises(ReadError) as caught:
        read(text.replace("No      Name ", "No    Name   "))
    assert (caught.value.said.code, caught.value.line) == ("error-no-result", 3)


# Tables beside another one, and what ends early

NAMED = (
    "Name          R1 Opp        R1  R2 Opp        R2  Pts\n"
    "Ashdown, Pat  Brook, Ida    W   Calder, Ivo   D   1.5\n"
    "Brook, Ida    Ashdown, Pat  L   Dunn, Kim     W   1.0\n"
    "Calder, Ivo   Dunn, Kim     D   Ashdown, Pat  D   1.0\n"
    "Dunn, Kim     Calder, Ivo   D   Brook, Ida    L   0.5\n"
)
OTHERS = (
    "Name       R1     R2     Pts\n"
    "Ives, Lou  W Kay  D Nye  1.5\n"
    "Kay, Zoe   L Ives L Roe  0.0\n"
    "Nye, Bea   D Roe  D Ives 1.0\n"
    "Roe, Tom   D Nye  W Kay  1.5\n"
)


def test_a_table_that_names_nobody_is_not_lost_beside_one_that_does() -> None:
    assert len(opened(NAMED + "\n" + OTHERS).sections) == 2
    # The third row stands behind the second one.
    joined = NAMED.replace("1.0\nCalder", "1.0      Calder", 1)
    (_, lost), (_, whole) = read_all(joined + "\n" + OTHERS)
    assert isinstance(lost, ReadError)
    assert lost.said.code == "error-row-long"
    assert isinstance(whole, Crosstable)
    # Its totals are on lines of their own.
    broken = NAMED.replace("  Pts\n", "\n  Pts\n")
    for total in ("1.5", "1.0", "0.5"):
        broken = broken.replace(f"   {total}\n", f"\n  {total}\n")
    sections = read_all(broken + OTHERS)
    assert len(sections) == 2
    assert any(isinstance(found, ReadError) for _, found in sections)


def test_one_row_under_the_heading_of_another_table_is_not_lost() -> None:
    text = (
        "No.,Name,Rtg,1,2,Pts\n1,Noa Juhl,1202,Won 4 (black),Lost to 2 (black),1\n\nReserves\n\n"
        "No.,Name,Rtg,1,2,Pts\n1,Kay Ives,2211,Drew 2 (black),Lost to 3 (white),0.5\n"
        "2,Kim Lund,296,Drew 1 (white),Won 4 (white),1.5\n"
        "3,Bea Dunn,,Lost to 4 (white),Won 1 (black),1\n"
        "4,Ann Moore,2625,Won 3 (black),Lost to 2 (black),1\n"
    )
    (_, lost), (title, found) = read_all(text)
    assert isinstance(lost, ReadError)
    assert (lost.line, title) == (2, "Reserves")
    assert isinstance(found, Crosstable)


def test_rounds_are_those_of_the_headings_where_gaps_part_all_cells() -> None:
    rows = (
        "  1  Zeller, Ida    143   :W     4:W   3:W   4:L  3\n"
        "  2  Kwan, Kay H.   2274   5:L  :W     4:W   5:W  3\n"
        "  3  van Rijn, Ida  2650   4:L   5:W   1:L   6:W  2\n"
        "  4  Moores, Jose   584    3:W   1:L   2:L   1:W  2\n"
        "  5  Delle, Ida     2093   2:W   3:L   6:W   2:L  2\n"
        "  6  Ashdown, Bea   730   :L    :D     5:L   3:L  0.5\n"
    )
    heading = "No.  Name           Rtg  1     2     {}     {}     Pts\n"
    for numbers, opponents in (((3, 4), [4, 5, 1, 6]), ((4, 3), [4, 5, 6, 1])):
        table = read(heading.format(*numbers) + rows)
        assert [one.opponent for one in table.players[2].results] == opponents
    # Of rows with cells that are empty only the places of the headings tell, and these are out of
    # order: 4 is over the column that would be round 3.
    empty = rows.replace("  2  Kwan, Kay H.   2274", "  2  Kwan, Kay H.       ")
    with pytest.raises(ReadError, match="Round 3 comes straight after round 4"):
        read(heading.format(4, 3) + empty)


def test_rows_that_end_at_one_width_before_what_others_have_are_told_of() -> None:
    rows = [
        "No.  Name      1        2        3        Pts",
        "  1  Ann Lee   1 (2w)   1 (3b)   ½ (4w)   2.5",
        "  2  Bob Ray   0 (1b)   1 (4w)   1 (5b)   2",
        "  3  Cem Poe   1 (6w)   0 (1w)   0 (6b)   1",
        "  4  Dee Fox   ½ (5b)   0 (2b)   ½ (1b)   1",
        "  5  Eva Hay   ½ (4w)   1 (6w)   0 (2w)   1.5",
        "  6  Flo Day   0 (3b)   0 (5b)   1 (3w)   1",
    ]
    assert "lines-cut" not in codes(read("\n".join(rows)))
    cut = [rows[0][:34], *(row[:34] for row in rows[1:5]), *rows[5:]]
    said = [one for one in read("\n".join(cut)).warnings if one.code == "lines-cut"]
    assert [(one.facts, one.line, one.column) for one in said] == [((34,), 2, 35)]


def test_a_total_without_a_heading_of_its_own_is_one_beside_names() -> None:
    text = (
        "Name         R1         R2         Age Pts\n"
        "Ashdown, Pat W Brook    D Calder   56  1.5\n"
        "Brook, Ida   L Ashdown  W Dunn     41  1.0\n"
        "Calder, Ivo  D Dunn     D Ashdown  84  1.0\n"
        "Dunn, Kim    D Calder   L Brook    15  0.5\n"
    )
    assert [player.total_halves for player in read(text).players] == [3, 2, 2, 1]
    # In what cannot be told apart the heading of the totals is missed.
    said = read(text.replace("  1.5", "").replace("  1.0", "").replace("  0.5", "")).warnings
    assert [one.code for one in said] == ["totals-cut"]


def test_first_names_behind_last_names_of_several_words_are_no_clubs() -> None:
    text = (
        "De la Cruz, Ana Maria, W2, W3, L4, 2\nSmith, John, L1, W4, W3, 2\n"
        "Poe, Ben, W4, L1, L2, 1\nVan Dyke, Mary Jo, L3, L2, W1, 1\n"
    )
    assert [player.name for player in read(text).players] == [
        *("De la Cruz, Ana Maria", "Smith, John", "Poe, Ben", "Van Dyke, Mary Jo"),
    ]


def test_the_rest_of_a_broken_heading_with_commas_is_put_together() -> None:
    """It begins with a number, as rows do, but not with the one that is due."""
    text = (
        "No,Name,Evening 4,Evening\n    3,Evening 2,Evening 1,Total\n"
        '1,"Gunn, Jo",-B-,D4,-H-,L5,2.0\n'
        '2,"Ingram, Ida",W3,L5,L7,W3,2.0\n3,"Lind, Leo",L2,-B-,L4,L2,1.0\n'
        '4,"Finch, Zoe",D6,D1,W3,L7,2.0\n5,"Quist-Ray, Bea",L7,W2,F6,W1,2.0\n'
        '6,"Abbot, Zoe",D4,L7,X5,-B-,2.5\n7,"Rowe, Kim",W5,W6,W2,W4,4.0\n'
    )
    table = read(text)
    gunn = table.players[0].results
    assert [(one.code, one.opponent) for one in gunn] == [
        *(("L", 5), ("H", None), ("D", 4), ("B", None)),
    ]
    assert not table.warnings


def test_a_result_at_the_end_of_most_names_is_told_of() -> None:
    text = "1 O'Neil, Noa B W3 W2 2.0\n2 Zeller, Zoe H W4 L1 1.5\n3 Lund, Jose W4 L1 L4 1.0\n"
    assert "name-odd" in codes(read(text + "4 Yorke, Lou L3 L2 W3 1.0\n"))


def test_letters_of_results_under_the_heading_of_a_round_are_not_left_out() -> None:
    text = (
        "Name          R1 Opp        R1  R2 Opp        R2  R3 Opp        R3  R4 Opp        R4\n"
        "Kwan, Tom     Lund, Kay H.  W   Ives, Tom     D   Olsen, Ann    L   Ives, Tom     L\n"
        "Tuncel, Leo   Ives, Tom     L   Olsen, Ann    L   Lund, Kay H.  D   Lund, Kay H.  W\n"
        "Olsen, Ann    Juhl, Lou     W   Tuncel, Leo   W   Kwan, Tom     W   Juhl, Lou     L\n"
        "Lund, Kay H.  Kwan, Tom     L   Juhl, Lou     L   Tuncel, Leo   D   Tuncel, Leo   L\n"
        "Kwan, Tom won all of his games but one, and drew with Tuncel, Leo in the last round.\n"
        "Ives, Tom     Tuncel, Leo   W   Kwan, Tom     D   Juhl, Lou     L   Kwan, Tom     W\n"
        "Juhl, Lou     Olsen, Ann    L   Lund, Kay H.  W   Ives, Tom     W   Olsen, Ann    W\n"
    )
    assert "column-of-results" in codes(read(text))


EMPTY = """\
No.  Name         1        2        3  Pts
  1  Zeller, Ida  3 (b) ½  4 (w) 0     0.5
  2  Nakai, Ida   4 (b) 1  3 (w) 1     2
  3  Dell, José   1 (w) ½  2 (b) 0     0.5
  4  Juhl, Mary   2 (w) 0  1 (b) 1     1
"""
PAIRED = """\
No\tName\tOpp 1\tRes 1\tOpp 2\tRes 2\tOpp 3\tRes 3\tPts
1\tZeller, Ida\tDell\t½\tJuhl\t0\t\t\t0.5
2\tNakai, Ida\tJuhl\t1\tDell\t1\t\t\t2
3\tDell, José\tZeller\t½\tNakai\t0\t\t\t0.5
4\tJuhl, Mary\tNakai\t0\tZeller\t1\t\t\t1
"""


ABSENT = PAIRED.replace("Juhl\t0\t\t\t", "Juhl\t0\tabsent\t\t")


@pytest.mark.parametrize("text", [PAIRED, EMPTY, f"{EMPTY}\n{EMPTY}", ABSENT])
def test_a_round_that_nobody_has_played_is_a_round(text: str) -> None:
    for _, table in read_all(text):
        assert isinstance(table, Crosstable)
        assert (table.rounds, table.rounds_played) == (3, 2)


def test_numbers_that_begin_anew_in_the_next_line_are_another_section() -> None:
    first = "1\tAnn Lee\tW2\tD3\n2\tBob Ray\tL1\tW4\n3\tCem Poe\tD4\tD1\n4\tDee Fox\tD3\tL2\n"
    sections = read_all(f"{first}1\tEve Kay\tW2\tB\n2\tGus May\tL1\tU\n")
    found = [table for _, table in sections if isinstance(table, Crosstable)]
    assert [len(table.players) for table in found] == [4, 2]
    assert not any(table.contradictions for table in found)


def test_headings_that_begin_before_their_columns_are_above_them() -> None:
    table = read(
        "No.  Name      Rtg   1     3     2     Pts\n"
        "  1  Lee, Ann  1539   4:D   2:L   3:L  0.5\n"
        "  2  Ray, Bob  1787   3:D   1:W   4:W  2.5\n"
        "  3  Poe, Cem         2:D   4:W   1:W  2.5\n"
        "  4  Fox, Dee   658   1:D   3:L   2:L  0.5\n"
    )
    assert [one.opponent for one in table.players[0].results] == [4, 3, 2]
    assert codes(table) == []


def test_rounds_to_come_are_kept_where_results_and_opponents_look_like_two_columns() -> None:
    text = (
        "No.  Name           Rtg   1     2    Pts\n"
        "  1  Noa Corrigan   485   0 4   ½ 2  0.5\n"
        "  2  Ivo Rowe             0k 3  ½ 1  0.5\n"
        "  3  Lou Eastlake   348   1k 2  1 4  2\n"
        "  4  Tom Quist-Ray  2297  1 1   0 3  1\n"
        "No.  Name           Rtg   1    2  Pts\n"
        "  1  Zoë Quist-Ray  2300  0 3     0\n"
        "  2  Ann Lund       202   1 4     1\n"
        "  3  Tom Dell       2381  1 1     1\n"
        "  4  Ann van Rijn   2066  0 2     0\n"
    )
    tables = [table for _, table in read_all(text) if isinstance(table, Crosstable)]
    assert [table.rounds for table in tables] == [2, 2]


def test_more_blanks_than_one_stand_for_empty_cells_where_one_parts_cells() -> None:
    table = read(
        "No. Name Rtg 1 2 3 4 Pts\n"
        "1 Zoë Birch 1690 L vs 3    0\n"
        "2 Ann Rowe 1423 L vs 4    0\n"
        "3 Noa Dell  W vs 1    1\n"
        "4 Kim Kwan 1940 W vs 2    1\n"
    )
    assert [player.results[0].opponent for player in table.players] == [3, 4, 1, 2]
    assert codes(table) == []


def test_points_that_only_some_rows_have_are_told_of() -> None:
    head = "No.  Name      Rtg   1       2       3"
    rows = [
        "1 (2w)  ½ (3s)  ½ (4s)",
        "0 (1s)  1 (4w)  ½",
        "1 (4w)  ½ (1w)  ½",
        "0 (3s)  0 (2s)  ½ (1w)",
    ]
    names = ["Ann Jost", "Ida Kwan", "Eva Hale", "Ray Juhl"]

    def cut(totals: list[str]) -> str:
        lines = [
            f"  {at}  {one:8}  1500  {row:22}  {end}".rstrip()
            for at, (one, row, end) in enumerate(zip(names, rows, totals, strict=True), 1)
        ]
        return "\n".join([head, *lines])

    (said,) = read(cut(["2", "", "", "0.5"])).warnings
    assert (said.code, said.line) == ("lines-cut", 3)
    assert codes(read(cut(["", "", "", ""]))) == []
    assert codes(read(cut(["2", "", "", "Elm"]))) == ["words-left-out"]


def test_rounds_to_come_whose_headings_are_close_are_not_left_out() -> None:
    text = (
        "No. Name      Rtg  1       2       3       4       5       6       Pts\n"
        "1   Ann Roe   1443 2 (b) 0 3 (b) 1 4 (w) 0 2 (w) 0 3 (w) 1 4 (w) 1 3\n"
        "2   Noa Poe   559  1 (w) 1 4 (w) 0 3 (b) ½ 1 (b) 1 4 (b) 0 absent  2.5\n"
        "3   Kim Rowe  2361 4 (b) 0 1 (w) 0 2 (w) ½ 4 (b) 0 1 (b) 0 H0.5    1\n"
        "4   Bea Lund  238  3 (w) 1 2 (b) 1 1 (b) 1 3 (w) 1 2 (w) 1 1 (b) 0 5\n\n"
        "No. Name             Rtg  1       2       3       4 5 6 Pts\n"
        "1   Ivo Juhl         314  3 (b) 1 2 (b) 0 3 (w) 0       1\n"
        "2   Mary Jo Eastlake      4 (b) 1 1 (w) 1 5 (w) ½       2.5\n"
        "3   Pat Dunn         988  1 (w) 0 4 (w) ½ 1 (b) 1       1.5\n"
        "4   Noa Kwan         390  2 (w) 0 3 (b) ½ 6 (b) 0       0.5\n"
        "5   Ida Ingram       2422 6 (b) ½ 6 (w) 1 2 (b) ½       2\n"
        "6   Ida Marsh        2161 5 (w) ½ 5 (b) 0 4 (w) 1       1.5\n"
    )
    _, (_, table) = read_all(text)
    assert isinstance(table, Crosstable)
    assert (table.rounds, scores(table)) == (6, [1, 2.5, 1.5, 0.5, 2, 1.5])


def test_unrated_behind_another_figure_is_a_cell_of_its_own() -> None:
    table = read(
        "# Name         Team         New  Rating Rd 1 Rd 2\n"
        "1 Lee, Ann                  2159 unr.   L3b  W2w\n"
        "2 Fox, Lou     Blue Knights 1116 788    W4w  L1b\n"
        "3 Poe, Zoe                  1983 1695   W1w  D4b\n"
        "4 Day, Noa     Rooks        1386 unr.   L2b  D3w\n"
    )
    assert [player.rating for player in table.players] == [None, 788, 1695, None]


PEOPLE = ("Ann Lee", "Bob Ray", "Kim Day"), (("W2", "D3"), ("L1", "B"), ("B", "D1"))


@pytest.mark.parametrize(
    "name", ["[x] Kim Day", "(1) Kim Day", 'new "Day, Kim"', "im, Day", "stlake Kim", "Kim Day0"]
)
@pytest.mark.parametrize("between", ["\t", ";"])
def test_a_name_with_more_than_others_or_less_is_told_of(name: str, between: str) -> None:
    names, results = PEOPLE
    rows = [(one, *own) for one, own in zip((*names[:2], name), results, strict=True)]
    table = read("\n".join(map(between.join, [("Name", "R1", "R2"), *rows])))
    assert [(one.code, one.facts[1]) for one in table.warnings] == [("name-odd", name)]


def test_names_as_people_have_them_are_not_told_of() -> None:
    for name in ("van der Day, Kim", "d'Arc, Kim", "O'Neil-Day, Kim", 'Day, Kim "KD"', "’t Day"):
        names, results = PEOPLE
        rows = [(one, *own) for one, own in zip((*names[:2], name), results, strict=True)]
        assert read("\n".join(map("\t".join, [("Name", "R1", "R2"), *rows]))).warnings == ()


def test_a_number_behind_every_name_is_a_members() -> None:
    table = read(
        "#  Name               Rating R1  R2  Pts\n"
        "1  Ann Lee   20000001 1529   W2  D3  1.5\n"
        "2  Bob Ray   20000002 1202   L1  W3  1.0\n"
        "3  Kim H. Ek 20000003 594    L2  D1  0.5\n"
    )
    assert [player.name for player in table.players] == ["Ann Lee", "Bob Ray", "Kim H. Ek"]


def test_first_names_whose_neighbor_lost_its_heading_are_no_fact() -> None:
    names, results = PEOPLE
    rows = [
        "\t".join((*name.split(), *own, total))
        for name, own, total in zip(names, results, ("1.5", "1", "1.5"), strict=True)
    ]
    table = read("\n".join(["First\t\tR1\tR2\tTotal", *rows]))
    assert [player.name for player in table.players] == ["Lee, Ann", "Ray, Bob", "Day, Kim"]


@pytest.mark.parametrize("above", [True, False])
def test_headings_that_count_down_are_never_overlooked(above: bool) -> None:
    """Below the rows, or with a word lost in front, rounds were read in the wrong order."""
    heading = f"No\tName\t{'' if above else 'Week '}3\tWeek 2\tWeek 1\tTotal"
    rows = [
        "1\tLee, Ann\tW2\tD3\tL4\t1.5",
        "2\tRay, Bob\tL1\tW4\tW3\t2.0",
        "3\tDay, Kim\tW4\tD1\tL2\t1.5",
        "4\tPoe, Zoe\tL3\tL2\tW1\t1.0",
    ]
    if above:
        table = read("\n".join([heading, *rows]))
        assert [one.code for one in table.players[0].results] == ["L", "D", "W"]
    else:
        with pytest.raises(ReadError) as caught:
            read("\n".join([*rows, heading]))
        assert (caught.value.said.code, caught.value.line) == ("error-lines-wrapped", 5)


@pytest.mark.parametrize("between", ["\t", ",", " | "])
def test_a_total_one_before_its_heading_is_no_round(between: str) -> None:
    """A heading of more rounds than were played made opponents of the totals."""
    rows = [
        ("No.", "Name", "1", "2", "3", "Pts"),
        ("1", "Ann Lee", "W 2", "D 3", "1.5", ""),
        ("2", "Bob Ray", "L 1", "W 4", "1", ""),
        ("3", "Kim Day", "W 4", "D 1", "1.5", ""),
        ("4", "Zoe Poe", "L 3", "L 2", "0", ""),
    ]
    table = read("\n".join(map(between.join, rows)))
    assert [player.total_halves for player in table.players] == [3, 2, 3, 0]
    assert (table.rounds_played, table.contradictions) == (2, ())
    whole = [(*row[:4], "U" if at else row[4], row[4]) for at, row in enumerate(rows)]
    assert len(read("\n".join(map(between.join, whole))).players[0].results) == 3


def test_a_name_that_begins_before_its_column_of_a_report_is_told_of() -> None:
    row = "001 {:>4}      {:33} {:>4} {:25} {:>4} {:>4}  {:>4} {} {}"
    lines = [
        row.format(1, "Lee, Ann", 1500, "", "1.0", 1, 2, "w", "1"),
        row.format(2, "Ray, Bob", 1400, "", "0.0", 2, 1, "b", "0"),
    ]
    assert codes(read("\n".join(lines))) == []
    lines[1] = lines[1].replace("      Ray, Bob", "  Ray, Bob    ")
    (said,) = read("\n".join(lines)).warnings
    assert (said.code, said.line) == ("name-odd", 2)


def test_results_in_brackets_behind_a_name_are_a_row_that_is_left_out() -> None:
    rows = "# Name R1 R2 Pts\n1 Ann Lee W2 D3 1.5\n2 Bob Ray L1 B 1\n3 Kim Day B D1 1.5\n"
    for line, told in (("Late: Dan Fox (W1, L2)", True), ("W2 means: beat number 2", False)):
        assert codes(read(f"{rows}\n{line}\n")) == ["row-left-out"] * told


def test_a_rating_report_of_which_no_row_is_whole_says_so() -> None:
    """It said that there is no table."""
    text = (SAMPLES / "rating-report.txt").read_text("utf-8")
    with pytest.raises(ReadError) as caught:
        read("\n".join(line[:31] for line in text.splitlines()))
    assert caught.value.said.code == "error-lines-wrapped"


def test_a_name_that_ends_just_before_the_first_round_keeps_the_results_below_it() -> None:
    text = (
        "No Name             R1  R2  R3  Total\n"
        "1  Łoś, Kay H.      4w  3w  2w  0.5\n"
        "                    -   0   ½\n"
        "2  Wexford, José    3w  4b  1b  1.5\n"
        "                    1   0   ½\n"
        "3  Ekström, Mary Jo 2b  1b  4b  1.0\n"
        "                    0   1   0\n"
        "4  Juhl, Lou        1b  2w  3w  3.0\n"
        "                    +   1   1\n"
    )
    table = read(text)
    assert codes(table) == []
    assert [one.code for one in table.players[2].results] == ["L", "W", "L"]


@pytest.mark.parametrize("gap", ["  ", " "])
@pytest.mark.parametrize("bye", ["½ bye", "Half-point bye"])
def test_a_bye_of_two_words_behind_a_name_without_a_rating_is_no_part_of_it(
    gap: str, bye: str
) -> None:
    text = (
        "No. Name Rtg 1 2 3 Pts\n"
        "1 Bea Peña 2466 w2 0 b4 0 w3 1 1\n"
        "2 Ida Wexford 881 b1 1 w3 0 b4 ½ 1.5\n"
        f"3 Kim Zeller{gap}{bye} b2 1 b1 0 1.5\n"
        "4 José Łoś 1194 1-pt bye w1 1 w2 ½ 2.5\n"
    )
    third = read(text).players[2]
    assert (third.name, third.rating) == ("Kim Zeller", None)
    assert [one.code for one in third.results] == ["H", "W", "L"]


def test_the_line_below_a_first_row_in_markdown_does_not_hide_a_section() -> None:
    text = (
        "| 1 | Ann Lee | W2 | D3 | 1.5 |\n|---|---|---|---|---|\n"
        "| 2 | Bo Roe | L1 | W3 | 1.0 |\n| 3 | Cy Day | D1 | L2 | 0.5 |\n"
        "| 1 | Di Fox | L2 | H | 0.5 |\n|---|---|---|---|---|\n"
        "| 2 | Ed Kim | W1 | U | 1.0 |\n| 3 | Flo Ash | H | U | 0.5 |\n"
    )
    found = [table for _, table in read_all(text) if isinstance(table, Crosstable)]
    assert [len(table.players) for table in found] == [3, 3]


def test_a_grade_that_nearly_always_is_a_rating_is_one() -> None:
    rows = ["No\tMember\tGrade\tWeek 1\tTot", "1\tAnn Lee\t1854\tW2\t1", "2\tBo Roe\t477\tL1\t0"]
    rows += ["3\tCy Day\t1523\tW4\t1", "4\tDi Fox\t+\tL3\t0", "5\tEd Kim\t1210\tB\t1"]
    table = read("\n".join(rows))
    assert [player.rating for player in table.players] == [1854, 477, 1523, None, 1210]
    assert codes(table) == ["rating-unread"]


def test_of_first_and_last_names_one_blank_apart_each_is_as_it_is_written() -> None:
    text = (
        "Grade # First Last R1 R2 R3 Total\n"
        "12 1 Noa Dell L4 L6 W2 1.0\n"
        "3 2 Kim O'Neil D3 D3 L1 1.0\n"
        "1 3 Mary Jo van Rijn D2 D2 L5 1.0\n"
        "3 4 Bea Juhl W1 D5 L6 1.5\n"
        "12 5 Ann Wexford D6 D4 W3 2.0\n"
        "3 6 Noa Finch D5 W1 W4 2.5\n"
    )
    assert read(text).players[2].name == "Mary Jo van Rijn"
    tabs = "#\tFirst\tLast\tR1\n1\tMary Jo\tvan Rijn\tW2\n2\tKim\tO'Neil\tL1\n"
    assert read(tabs).players[0].name == "van Rijn, Mary Jo"


@pytest.mark.parametrize("heading", ["Rtg", "Ranking"])
def test_a_footnote_sign_before_a_rating_hides_none(heading: str) -> None:
    rows = ["* 2423\tW2", "†\tL1", "2614\tW4", "†595\tL3", "‡ 1812/5\tB"]
    names = ["Ann Lee", "Bo Roe", "Cy Day", "Di Fox", "Ed Kim"]
    lines = [f"{at}\t{names[at - 1]}\t{row}" for at, row in enumerate(rows, 1)]
    table = read("\n".join([f"No\tName\t{heading}\tR1", *lines]))
    assert [player.rating for player in table.players] == [2423, None, 2614, 595, 1812]
    assert codes(table) == []


def test_a_draw_in_many_words_behind_a_name_is_one() -> None:
    rows = "Ann Lee\tBo Roe (agreed to a draw)\nBo Roe\tAnn Lee (agreed to a draw)\n"
    table = read(f"Name\tR1\n{rows}")
    assert [(one.code, one.opponent) for one in table.players[0].results] == [("D", 2)]
