"""Tables as they arrive: out of mails, chats, documents and programs, with signs of their own."""

import json
import quopri
import random
from collections.abc import Callable, Sequence

import pytest

from calculator.model import Crosstable
from calculator.reading import ReadError, read

type Rows = Sequence[Sequence[str]]

HEADS = ("No", "Name", "Rating", "St", "R1", "R2", "R3", "Total")
ROWS = (
    ("1", "Ann Lee", "1877", "NY", "W4", "D2", "W3", "2½"),
    ("2", "Bo de la Ray", "1804", "CA", "H---", "D1", "W4", "2"),
    ("3", "Cy Fox", "1650", "NY", "B---", "W4", "L1", "2"),
    ("4", "Di Poe", "1433", "OH", "L1", "L3", "L2", "0"),
)


def _lined_up(rows: Rows, gap: str = "  ") -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [gap.join(map(str.ljust, row, widths)).rstrip() for row in rows]


def _objects(rows: Rows) -> list[dict[str, str]]:
    return [dict(zip(rows[0], row, strict=True)) for row in rows[1:]]


def _pages(rows: Rows) -> str:
    lines = _lined_up(rows)
    return "\n".join([*lines[:4], "- 1 -", "", *lines[:1], *lines[4:], "- 2 -"])


def _quoted_printable(rows: Rows) -> str:
    text = "\n".join(["Hi all,", "", *_lined_up(rows), "", "Bob"])
    return quopri.encodestring(text.encode()).decode()


def _sql(rows: Rows) -> str:
    values = ",\n".join(f"({', '.join(repr(cell) for cell in row)})" for row in rows[1:])
    return f"INSERT INTO standings ({', '.join(rows[0])}) VALUES\n{values};"


WAYS: dict[str, Callable[[Rows], str]] = {
    "a mail as it was sent": _quoted_printable,
    "blanks at the end, as mails have them": lambda rows: "\n".join(
        f"{line}=20" for line in _lined_up(rows)
    ).replace("½", "=C2=BD"),
    "a messenger": lambda rows: "[12/04/26, 21:03:11] Bob: " + "\n".join(_lined_up(rows)),
    "code in a chat": lambda rows: "\n".join(f"`{line}`" for line in _lined_up(rows)),
    "bullets": lambda rows: "\n".join(
        line if not at else f"• {line}" for at, line in enumerate(_lined_up(rows))
    ),
    "numbers in brackets": lambda rows: "\n".join(
        "\t".join(row if not at else (f"({row[0]})", *row[1:])) for at, row in enumerate(rows)
    ),
    "JSON": lambda rows: json.dumps(_objects(rows)),
    "a print of Python": lambda rows: "\n".join(map(repr, _objects(rows))),
    "lists": lambda rows: json.dumps([list(row) for row in rows]),
    "SQL": _sql,
    "YAML": lambda rows: "\n".join(
        f"{'  ' if at else '- '}{head}: {cell}"
        for row in rows[1:]
        for at, (head, cell) in enumerate(zip(rows[0], row, strict=True))
    ),
    "LaTeX": lambda rows: "\n".join(
        ["\\begin{tabular}{lll}", *(" & ".join(row) + " \\\\ \\hline" for row in rows)]
    ).replace("½", "$\\frac{1}{2}$"),
    "Jira": lambda rows: "\n".join(
        f"||{'||'.join(row)}||" if not at else f"|{'|'.join(row)}|" for at, row in enumerate(rows)
    ),
    "AsciiDoc": lambda rows: "\n".join(
        ["|===", f"|{' |'.join(rows[0])}", ""]
        + ["\n".join(f"|{cell}" for cell in row) + "\n" for row in rows[1:]]
        + ["|==="]
    ),
    "a line for each cell": lambda rows: "\n".join(cell for row in rows for cell in row),
    "a line for each cell, on two pages": lambda rows: "\n".join(
        cell for row in (*rows[:3], ("Page 1 of 2",), rows[0], *rows[3:]) for cell in row
    ),
    "column by column": lambda rows: "\n".join(
        cell for column in zip(*rows, strict=True) for cell in column
    ),
    "pages with numbers": _pages,
    "dots behind names": lambda rows: "\n".join(
        _lined_up(
            [
                row if not at else (row[0], row[1].ljust(20, ".") + ".", *row[2:])
                for at, row in enumerate(rows)
            ]
        )
    ),
}


def _seen(table: Crosstable) -> list[object]:
    return [
        (one.number, one.name, one.rating, one.total, [(r.code, r.opponent) for r in one.results])
        for one in table.players
    ]


@pytest.mark.parametrize("way", WAYS)
def test_a_table_is_the_same_however_it_arrives(way: str) -> None:
    table = read(WAYS[way]([HEADS, *ROWS]))
    assert _seen(table) == _seen(read("\n".join("\t".join(row) for row in (HEADS, *ROWS))))
    assert table.warnings == ()


def _drawn(rng: random.Random) -> list[tuple[str, ...]]:
    """Return the heading and the rows of an event in which everybody meets three others."""
    first, last = ["Ann", "Bo", "Cy", "Di", "Eli", "Fay"], ["Ash", "Birch", "Cole", "Dunn", "Elm"]
    count = rng.choice((6, 8))
    cells: list[list[str]] = [[] for _ in range(count)]
    halves = [0] * count
    for round_ in range(3):
        for one in range(count // 2):
            other = count // 2 + (one + round_) % (count // 2)
            won = rng.choice((0, 1, 2))
            for at, against, scored in ((one, other, won), (other, one, 2 - won)):
                cells[at].append(f"{'LDW'[scored]}{against + 1}")
                halves[at] += scored
    names = rng.sample([f"{one} {other}" for one in first for other in last], count)
    if rng.random() < 0.5:
        names = [", ".join(name.split()[::-1]) for name in names]
    totals = [f"{half / 2:.1f}" for half in halves]
    return [
        ("#", "Player", "Rtg", "Rd 1", "Rd 2", "Rd 3", "Pts"),
        *(
            (str(at + 1), names[at], str(rng.randint(800, 2200)), *cells[at], totals[at])
            for at in range(count)
        ),
    ]


def test_drawn_tables_are_the_same_however_they_arrive() -> None:
    rng = random.Random(26)  # noqa: S311
    for _ in range(4):
        rows = _drawn(rng)
        plain = _seen(read("\n".join("\t".join(row) for row in rows)))
        assert len(plain) == len(rows) - 1
        for way, written in WAYS.items():
            assert _seen(read(written(rows))) == plain, way


@pytest.mark.parametrize("way", ["JSON", "lists", "LaTeX", "a mail as it was sent"])
def test_a_fault_is_where_the_pasted_text_has_it(way: str) -> None:
    text = WAYS[way]([HEADS, *ROWS[:3], (*ROWS[3][:4], "QQ7", *ROWS[3][5:])])
    with pytest.raises(ReadError) as caught:
        read(text)
    line, column = caught.value.line, caught.value.column
    assert line is not None
    assert column is not None
    assert text.split("\n")[line - 1][column - 1 :].startswith("QQ7")


NAMES = """\
No  Name        Rating  R1  R2  Pts
1   Ann de la     1877  W3  D2  1.5
    Rowe
2   Bo Hartmann   1804  W4  D1  1.5
3   Cy Fox        1650  L1  W4  1
4   Di Poe        1433  L2  L3  0"""


def test_a_name_goes_on_below_in_its_column() -> None:
    table = read(NAMES)
    assert [one.name for one in table.players][:2] == ["Ann de la Rowe", "Bo Hartmann"]
    assert [one.rating for one in table.players] == [1877, 1804, 1650, 1433]
    assert table.warnings == ()


def test_a_club_below_a_name_is_no_part_of_it() -> None:
    # It would have been beside the name: the column is wide enough.
    table = read(NAMES.replace("Rowe", "Elm").replace("Ann de la  ", "Ann Lee    "))
    assert table.players[0].name == "Ann Lee"
    assert table.warnings


def test_titles_that_are_left_out_take_no_first_name() -> None:
    table = read(
        "No  Title  Name  Rating  R1  R2  Pts\n1    CARA YORK  1406  W3  D2  1.5\n"
        "2  GM  IVO YOUNG  1434  W4  D1  1.5\n3    Roe, Bo  1300  L1  W4  1\n"
        "4    Di Poe  990  L2  L3  0"
    )
    assert [one.name for one in table.players] == ["CARA YORK", "IVO YOUNG", "Roe, Bo", "Di Poe"]


def test_signs_that_are_results_stay() -> None:
    # A draw with number 20 at the end of a line is no blank of a mail.
    rows = [f"{at} Ann{chr(64 + at)} Ray +2 =20" for at in (1, 3, 4)]
    with pytest.raises(ReadError) as caught:
        read("\n".join(["No Name R1 R2", *rows]))
    assert "=20" in str(caught.value) or "20" in str(caught.value)


def test_totals_in_lines_of_their_own_are_no_pages() -> None:
    text = "No  Name     R1   R2\n1   Ann Lee  W2   D3\n1\n2   Bo Ray   L1   W4\n2"
    with pytest.raises(ReadError):
        read(text)


def test_a_last_figure_that_is_a_letter_is_told() -> None:
    table = read("\n".join("\t".join(row) for row in (HEADS, *ROWS)).replace("1804", "180l"))
    assert table.players[1].rating is None
    assert [one.code for one in table.warnings] == ["rating-unread"]
