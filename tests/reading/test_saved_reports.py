"""Pages of rating reports, as a browser saves them: links in the lines of the crosstable."""

import re

import pytest

from calculator import ReadError
from calculator.reading import excerpt, read, read_all
from tests.reading.samples import BY_FILE

REPORT = BY_FILE["rating-report-64-players.txt"].text
HEAD = """<!DOCTYPE html>
<html><head><title>USCF Crosstable</title>
<script>window.open("x"); var a = b || c; if (1 | 2 | 3.5 | d) {}</script></head>
<body><table><tr><td><a href="/">Home</a></td><td>Ashdown &amp; Brook Open</td></tr></table>
<b>Section 1 - OPEN</b>
<pre>"""


def saved(report: str) -> str:
    """The page of a report: the player's number and id are links, names may be."""
    page = re.sub(
        r"(?m)^( *)(\d+) \| ([A-Z].*?)( +)\|",
        r"\1<a href=XtblPlr.php?202600000000-001-\2>\2</a> | "
        r'<a href="MbrDtlMain.php?\2|x">\3</a>\4|',
        report,
    )
    page = re.sub(r"(\d{8}) /", r"<a href=MbrDtlMain.php?\1>\1</a> /", page)
    return f"{HEAD}{page}</pre><p>Rating reports | by the office</p></body></html>"


def test_a_page_is_read_as_its_text() -> None:
    page = saved(REPORT)
    assert page.count("<a href") > 128
    table, plain = read(page), read(REPORT)
    assert table.players == plain.players
    assert (table.format, table.section) == ("rating-report", "OPEN")
    assert table.numbered_by == plain.numbered_by
    assert not table.contradictions


def test_every_section_of_a_page_is_read() -> None:
    page = saved(REPORT).replace("</pre>", f"</pre><b>Section 2 - U1200</b><pre>{REPORT}</pre>", 1)
    found = read_all(page)
    assert [title for title, _ in found] == ["OPEN", "U1200"]
    assert [len(table.players) for _, table in found if not isinstance(table, ReadError)] == [
        64,
        64,
    ]


def test_a_fault_is_where_it_stands_in_the_page() -> None:
    page = saved(REPORT).replace("|D  12|D   4|", "|D  12|Q   4|", 1)
    with pytest.raises(ReadError, match="Q   4") as caught:
        read(page)
    error = caught.value
    assert error.line is not None
    assert error.column is not None
    shown, mark = excerpt(page, error.line, error.column, error.length).split("\n")
    assert shown[mark.index("^") :].startswith("Q   4")
    assert page.split("\n")[error.line - 1][error.column - 1 :].startswith("Q   4")


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("BEN O&#39;PLAYER", "BEN O'PLAYER"),
        ("BEN &amp; CO", "BEN & CO"),
        ("BEN<b> </b>PLAYER", "BEN PLAYER"),
        ("BEN <!-- a | b -->PLAYER", "BEN PLAYER"),
        ("BEN &notathing; PLAYER", "BEN &notathing; PLAYER"),
    ],
)
def test_names_with_markup(written: str, name: str) -> None:
    assert read(saved(REPORT.replace("BEN PLAYER001", written, 1))).players[0].name == name


def test_a_page_of_tags_that_never_end_takes_no_longer() -> None:
    page = saved(REPORT) + "<!--" * 200_000
    assert len(read(page).players) == 64
