"""A slip in a table: what was likely meant is proposed, and nothing is changed by itself."""

from random import Random

import pytest

from calculator import ReadError
from calculator.model import Crosstable
from calculator.reading import read, read_all
from tests.reading.samples import BY_FILE
from tests.support.events import by_standing, random_event, without_colors
from tests.support.oracle import Event
from tests.support.sheets import wintd_rows
from tests.support.work import steps

WSCF = BY_FILE["wintd-wscf.txt"].text
#: Where the total is in a row, and the cell of the first round.
TOTAL, FIRST = 2, 3

type Rows = list[list[str]]


def text_of(rows: Rows) -> str:
    return "\n".join("\t".join(row) for row in rows)


def event(rng: Random, players: int, rounds: int) -> Event:
    made = random_event(rng, players, rounds, plain=True)
    return by_standing(without_colors(made))


def proposed(table: Crosstable | ReadError) -> list[list[tuple[int, int, str]]]:
    """Each way that is proposed: line, round (0: the total) and what it should say."""
    return [
        [(change.spot.line, change.round, change.to) for change in way]
        for slip in table.slips
        for way in slip.ways
    ]


def mended(rows: Rows, way: list[tuple[int, int, str]]) -> Rows:
    made = [list(row) for row in rows]
    for line, round_, to in way:
        made[line - 1][round_ + FIRST - 1 if round_ else TOTAL] = to
    return made


def damaged(rng: Random, rows: Rows) -> tuple[Rows, int, int] | None:
    """The rows with one cell changed, and which one."""
    at = rng.randrange(1, len(rows))
    column = TOTAL if rng.random() < 0.1 else rng.randrange(FIRST, len(rows[0]))
    old = rows[at][column]
    number = str(rng.choice([other for other in range(1, len(rows)) if other != at]))
    if column == TOTAL:
        new = f"{float(old) + rng.choice((0.5, 1)):.1f}"
    elif old[1:].isdigit():
        letter = rng.choice("WDL")
        news = (letter + old[1:], old[0] + number, letter + number, rng.choice(("-B-", "-H-", "")))
        new = rng.choice(news)
    else:
        new = rng.choice(("-B-", "-H-", "-U-", rng.choice("WDL") + number))
    if new == old:
        return None
    made = [list(row) for row in rows]
    made[at][column] = new
    return made, at, column


def meaning(cell: str) -> str:
    """What a cell says as far as anybody can tell: a bye is told by its points alone."""
    plain = cell.strip("-")
    return plain if plain[1:].isdigit() else {"X": "B", "F": "U", "": "U"}.get(plain, plain)


def test_the_cell_that_was_changed_is_proposed_as_it_was() -> None:
    """Where a text contradicts itself after one slip, one of the ways undoes exactly that."""
    rng = Random(18)  # noqa: S311
    asked = first = 0
    for _ in range(40):
        rows = wintd_rows(event(rng, rng.randint(6, 30), rng.randint(3, 7)))
        right = read(text_of(rows))
        if right.contradictions or right.wrong_totals:
            continue
        for _ in range(3):
            if not (found := damaged(rng, rows)):
                continue
            bad, at, column = found
            table = read(text_of(bad))
            if not table.contradictions and not table.wrong_totals:
                continue
            ways = proposed(table)
            round_ = 0 if column == TOTAL else column - FIRST + 1
            hits = [
                index
                for index, way in enumerate(ways)
                if [(line, number, meaning(to)) for line, number, to in way]
                == [(at + 1, round_, meaning(rows[at][column]))]
            ]
            assert hits, (bad[at], rows[at][column], ways)
            asked += 1
            first += hits[0] == 0
            for way in ways:
                again = read(text_of(mended(bad, way)))
                assert not again.contradictions
                assert not again.wrong_totals
    assert asked > 60
    # Which of a player's byes is wrong, or whether the total is, often nobody can tell.
    assert first > 0.65 * asked


def test_slips_in_several_places_are_each_proposed() -> None:
    rng = Random(7)  # noqa: S311
    rows = wintd_rows(event(rng, 200, 9))
    bad = [list(row) for row in rows]
    games = [(at, 3 + 2 * (at % 3)) for at in (11, 52, 97, 140, 183)]
    for at, column in games:
        cell = bad[at][column]
        bad[at][column] = {"W": "L", "L": "W", "D": "W"}.get(cell[:1], "W") + cell[1:]
    assert steps(lambda: read(text_of(bad))) < 10 * steps(lambda: read(text_of(rows) + " "))
    table = read(text_of(bad))
    best = [slip.ways[0] for slip in table.slips]
    for way in best:
        for change in way:
            bad[change.spot.line - 1][change.round + FIRST - 1] = change.to
    assert bad == rows


@pytest.mark.parametrize(
    ("was", "typed", "to"),
    [
        ("W15", "Wl5", "W15"),
        ("W15", "Q15", "W15"),
        ("W15", "W99", "W15"),
        ("W15", "W2", "W15"),
        ("W15", "", "W15"),
        ("6.0\t16.0", "6.5\t16.0", "6.0"),
    ],
)
def test_a_typed_slip(was: str, typed: str, to: str) -> None:
    text = WSCF.replace(was, typed, 1)
    try:
        found: Crosstable | ReadError = read(text)
    except ReadError as error:
        found = error
    ways = proposed(found)
    assert [way[0][2] for way in ways] == [to]
    assert ways[0][0][0] == 3


def test_two_cells_that_are_equally_likely_wrong_are_both_shown() -> None:
    rows = [line.split("\t") for line in WSCF.splitlines()]
    without = [[*row[:2], *row[7:]] for row in rows]
    without[2][2] = "D15"
    table = read(text_of(without))
    (slip,) = table.slips
    assert slip.even
    assert [[change.to for change in way] for way in slip.ways] == [["W15"], ["D2"]]


#: Opponent first, with a color.
OPPONENT_FIRST = """\
No;Name;Pts;1.Rd;2.Rd
1;Ann;1,5;2w1;3b½
2;Bob;0;1b0;4w0
3;Cem;1,5;4b1;1w½
4;Dea;1;3w½;2b1
"""
#: A column for each opponent.
CROSS = """\
#	Name	1	2	3	4	Pts
1	Ann	*	1	½	1	2.5
2	Ben	0	*	1	1	2
3	Cem	½	1	*	0	0.5
4	Dea	0	0	1	*	1
"""


@pytest.mark.parametrize(("text", "to"), [(OPPONENT_FIRST, "3w0"), (CROSS, "0")])
def test_a_proposal_is_written_as_the_table_is(text: str, to: str) -> None:
    (slip,) = read(text).slips
    assert [change.to for change in slip.ways[0]] == [to]


#: One with a result that its opponent's contradicts, and one whose opponent is not there.
SECTIONS = {
    "Open": "#\tName\tR1\tR2\tPts\n1\tAnn\tW2\tW3\t2\n2\tBen\tW1\tH\t.5\n3\tCem\tH\tL1\t.5\n",
    "Reserve": "#\tName\tR1\tR2\tPts\n1\tDea\tW2\tD3\t1.5\n2\tEli\tL7\tW3\t1\n3\tFay\tB\tD1\t1.5\n",
}


@pytest.mark.parametrize("title", SECTIONS)
def test_of_several_sections_each_has_its_proposals(title: str) -> None:
    def slips(text: str, section: str | None) -> list[list[str]]:
        try:
            found = read(text, section=section).slips
        except ReadError as error:
            found = error.slips
        return [[change.to for change in way] for slip in found for way in slip.ways]

    together = "\n".join(f"{name} section\n{text}" for name, text in SECTIONS.items())
    alone = slips(SECTIONS[title], None)
    assert alone
    assert slips(together, title) == alone
    (each,) = (table for name, table in read_all(together) if title in name)
    assert [[change.to for change in way] for slip in each.slips for way in slip.ways] == alone


def test_nothing_is_proposed_for_a_table_that_agrees_or_is_misunderstood() -> None:
    assert read(WSCF).slips == ()
    rows = [line.split("\t") for line in WSCF.splitlines()]
    for row in rows[1:]:
        row[7:] = [cell.replace("L", "W") for cell in row[7:]]
    with pytest.raises(ReadError) as caught:
        read(text_of(rows))
    assert caught.value.slips == ()


def test_printed_tiebreaks_tell_which_of_two_cells_is_wrong() -> None:
    rows = [line.split("\t") for line in WSCF.splitlines()]
    # Without totals, but with the columns of the tiebreaks.
    for row in rows:
        del row[2]
    rows[0][2:6] = ["Modified Median", "Solkoff", "Cumulative", "Cumulative of Opposition"]
    rows[2][6] = "D15"
    (slip,) = read(text_of(rows)).slips
    assert not slip.even
    assert [change.to for change in slip.ways[0]] == ["W15"]
    # The other row.
    rows[2][6], rows[15][6] = "W15", "D2"
    (slip,) = read(text_of(rows)).slips
    assert [change.to for change in slip.ways[0]] == ["L2"]


BY_NAME = """\
Name	R1	R2	R3	Pts
Ann Reed	W {}	D Cem Cobb	W Dea Dunn	2.5
Ben Poe	L {}	W Dea Dunn	W Cem Cobb	2
Cem Cobb	W Dea Dunn	D Ann Reed	L Ben Poe	1.5
Dea Dunn	L Cem Cobb	L Ben Poe	L Ann Reed	0
"""


@pytest.mark.parametrize(
    ("ann", "ben", "change"),
    [("Ben Poe", "Cem Cobb", (2, 1, "L Ann Reed")), ("Cem Cobb", "Ann Reed", (1, 1, "W Ben Poe"))],
)
def test_another_opponent_is_proposed_by_name(
    ann: str, ben: str, change: tuple[int, int, str]
) -> None:
    table = read(BY_NAME.format(ann, ben))
    (slip,) = table.slips
    assert [(one.number, one.round, one.to) for one in slip.ways[0]] == [change]


def test_a_last_round_that_may_be_none_does_not_explain_a_wrong_total() -> None:
    text = "No.\tName\tPts\tR1\tR2\n1\tAnn\t1.5\tW2\tD2\n2\tBen\t0.5\tL1\tB\n3\tCem\t1\tU\tH\n"
    (slip,) = read(text).slips
    assert proposed(read(text)) == [[(3, 2, "D1"), (4, 0, "0.5")], [(3, 2, "D1"), (4, 1, "H")]]
    assert slip.even


def test_nothing_is_proposed_for_a_total_that_has_no_cell() -> None:
    rows = (
        "Ann\tW2\tD3\tW4\t2.5",
        "Ben\tL1\tW4\tW3\t2",
        "Cem\tW4\tD1\tL2\t1.5",
        "Dea\tL3\tL2\tL1\t1",
    )
    table = read(
        "\n".join(
            ["No\tName\tR1\tR2\tR3\tTB1", *(f"{at}\t{row}" for at, row in enumerate(rows, 1))]
        )
    )
    # The first tiebreak holds the points, all but one of which are right.
    assert [warning.code for warning in table.warnings] == ["total-differs"]
    assert table.slips == ()


def test_nothing_is_proposed_where_many_claim_to_have_met_the_same() -> None:
    pairs = [("W" if at % 2 else "L", at + 1 if at % 2 else at - 1) for at in range(1, 29)]
    rows = [
        f"{at}\tP{at}\tW{1 if at > 1 else 2}\t{code}{other}\t{2 if code == 'W' else 1}"
        for at, (code, other) in enumerate(pairs, 1)
    ]
    table = read("\n".join(["No\tName\tR1\tR2\tPts", *rows]))
    assert len(table.contradictions) > 12
    assert table.slips == ()


@pytest.mark.parametrize("rounds", [30, 45])
def test_nothing_is_proposed_for_a_total_that_any_of_very_many_rounds_may_explain(
    rounds: int,
) -> None:
    cells = ("W2", "L1", "W4", "L3", "U")
    points = (rounds, 0, rounds, 0, 3)
    rows = [
        "\t".join([str(at), f"P{at}", *[cell] * rounds, str(total)])
        for at, (cell, total) in enumerate(zip(cells, points, strict=True), 1)
    ]
    heading = "\t".join(["No", "Name", *(f"R{at}" for at in range(1, rounds + 1)), "Pts"])
    table = read("\n".join([heading, *rows]))
    assert [warning.code for warning in table.warnings] == ["total-differs"]
    assert (table.slips != ()) == (rounds == 30)


def test_nothing_is_proposed_that_takes_many_changes() -> None:
    """Half of a table: most opponents are not there."""
    with pytest.raises(ReadError) as caught:
        read("\n".join(WSCF.splitlines()[:8]))
    assert all(len(way) <= 4 for slip in caught.value.slips for way in slip.ways)


def test_a_table_cut_to_pieces_is_refused_as_fast_as_ever() -> None:
    """Half a line at the head, and most opponents not there: the search gives up in time."""
    lines = [
        "\tunr.\tL9\tW15\tL4\tL12\t1.0\t8.0\t3.0\t20.0\t704\t7\t2",
        "15\t\tPlayer 16\tunr.\tL3\tL14\tW17\tL10\t1.0\t7.0\t2.0\t15.0\t742\t7\t2",
        "16\t\tPlayer 08\tunr.\tL7\tL13\tW18\tL6\t1.0\t6.0\t2.0\t16.0\t690\t7\t2",
        "17\t\tPlayer 07\tunr.\tL12\tL5\tL15\tW18\t1.0\t6.0\t1.0\t13.0\t416\t7\t2",
        "18\t18\tPlayer 10\tunr.\tL1\tL11\tL16\tL17\t0.0\t8.0\t0.0\t18.0\t795\t4\t2",
    ]

    def refused() -> None:
        with pytest.raises(ReadError):
            read("\n".join(lines))

    honest = text_of(wintd_rows(event(Random(7), 200, 9)))  # noqa: S311
    assert steps(refused) < 10 * steps(lambda: read(honest))
