"""The HTML that a browser puts on the clipboard along with the text."""

import pytest

from calculator import ReadError
from calculator.ranked import rank
from calculator.reading import read, read_all
from tests.corpus.cases import sheet
from tests.support.sheets import html_table
from tests.support.tables import event_of

OPEN = sheet("20_open").text
ROWS = [line.split("\t") for line in OPEN.strip().split("\n")[2:]]
HTML = html_table(ROWS, OPEN.split("\n")[0])


def test_the_same_as_the_text() -> None:
    table = read(HTML)
    assert (table.format, table.warnings) == ("swisssys-html", ())
    assert event_of(table) == event_of(read(OPEN))
    published = rank(table).published
    assert published is not None
    assert (published.compared, published.agree) == (32, 32)


def test_markup_around_and_inside_the_cells() -> None:
    html = HTML.replace("Player 03", '<a href="x?a=1&amp;b=2"><b>Player</b>\n  03</a>')
    html = f"<html><head><style>td {{}}</style><script>1 < 2</script></head><body>{html}</body>"
    assert event_of(read(html)) == event_of(read(OPEN))


def test_entities_are_characters() -> None:
    table = read(HTML.replace("Player 01", "O&#39;Player &amp; S&ouml;hne &lt;b&gt;"))
    assert table.players[0].name == "O'Player & Söhne <b>"


def test_wintd_as_a_web_table() -> None:
    text = sheet("00_wscf").text
    rows = [line.split("\t") for line in text.strip().split("\n")]
    table = read(html_table(rows, "Standings"))
    assert table.format == "wintd-html"
    assert event_of(table) == event_of(read(text))


def test_the_crosstable_among_other_tables() -> None:
    menu = "<table><tr><td>Home</td><td>Name</td></tr></table>"
    assert event_of(read(f"{menu}{HTML}{menu}")) == event_of(read(OPEN))


def test_an_error_names_the_cell() -> None:
    with pytest.raises(ReadError) as caught:
        read(HTML.replace("W5", "Q5", 1))
    assert "Q5" in caught.value.message
    assert caught.value.line is not None


def test_what_is_missing_behind_a_cell_of_several_lines_is_within_the_text() -> None:
    torn = "as the director said\n" * 9
    html = (
        "<table><tr><th>#<th>Player<th>Round 1<th>Round 2<th>Pts</tr>\n"
        "<tr><td>1<td>Ann Ash<td>W2<td>D3<td>1.5</tr>\n"
        f"<tr><td>2<td>Ben Elm<td>L1<td>\n{torn}</table>"
    )
    with pytest.raises(ReadError) as caught:
        read(html)
    ((_, found),) = read_all(html)
    assert isinstance(found, ReadError)
    for error in (caught.value, found):
        assert "“Pts” and what comes after it is missing" in str(error)
        assert (error.line, error.column) == (3, 1 + len("<tr><td>2<td>Ben Elm<td>L1<td>"))


def test_no_crosstable_in_it() -> None:
    with pytest.raises(ReadError):
        read("<table><tr><td>Name</td></tr><tr><td>Player 01</td></tr></table>")
