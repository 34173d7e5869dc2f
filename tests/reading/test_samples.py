"""Every sample is read with its players, rounds and totals right."""

import pytest

from calculator.answers import wording
from calculator.model import Crosstable
from calculator.reading import LAYOUTS, ReadError, read, read_all
from calculator.reading.cells.dialects import DIALECTS, result
from calculator.reading.formats.rating_report import read_reports
from calculator.reading.text.grid import Cell
from tests.reading.copies import among_other_text, cells_of, clipboard_html, tabs
from tests.reading.samples import BY_FILE, DATA, SAMPLES, Sample

#: Samples with the cells of a table, so a browser can copy them.
WEB = tuple(sample for sample in SAMPLES if sample.format.endswith(("html", "csv")))


def check(table: Crosstable, sample: Sample) -> None:
    assert len(table.players) == sample.players
    assert (table.rounds, table.rounds_played) == (sample.rounds, sample.played)
    assert table.players[0].name == sample.first
    totals = [player.total_halves for player in table.players[: len(sample.totals)]]
    assert totals == [2 * total for total in sample.totals]
    assert table.lacks == sample.lacks
    assert table.contradictions == ()
    assert not [found for found in table.warnings if found.code == "total-differs"]


def rows_of(sample: Sample) -> list[list[str]]:
    if sample.format.endswith("csv"):
        return [line.split(";") for line in sample.text.splitlines() if line.count(";") > 5]
    return cells_of(sample.text)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_from_the_file(sample: Sample) -> None:
    table = read(sample.text)
    check(table, sample)
    assert table.format == sample.format
    assert table.numbered_by == sample.numbered_by


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_with_the_layout_given(sample: Sample) -> None:
    check(read(sample.text, sample.format), sample)


@pytest.mark.parametrize("sample", WEB, ids=lambda sample: sample.file)
def test_from_the_text_of_the_clipboard(sample: Sample) -> None:
    check(read(tabs(rows_of(sample))), sample)


@pytest.mark.parametrize("sample", WEB, ids=lambda sample: sample.file)
def test_from_the_html_of_the_clipboard(sample: Sample) -> None:
    check(read(clipboard_html(rows_of(sample))), sample)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_among_other_text(sample: Sample) -> None:
    if not sample.format.endswith("html"):
        check(read(among_other_text(sample.text)), sample)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_other_line_ends_and_spaces(sample: Sample) -> None:
    text = sample.text.replace("\r\n", "\n").replace("\n", "\r\n")
    if sample.format != "trf":
        text = text.replace("\u00bd", "\u00bd").replace("  ", " \xa0")
    check(read("\ufeff" + text), sample)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_the_text_says_how_it_was_understood(sample: Sample) -> None:
    said = wording.understood(read(sample.text))
    assert f"{sample.players} {'teams' if 'team' in sample.file else 'players'}" in said
    assert ("played" in said) == (sample.played < sample.rounds)
    for fact in sample.lacks:
        assert {"colors": "colors", "ratings": "ratings"}.get(fact, ", no ") in said


def test_the_statement_of_the_issue() -> None:
    said = wording.understood(read(BY_FILE["swisssys-standings-mid-event.txt"].text))
    assert said == (
        "Read as SwissSys standings: 30 players, 7 rounds, 4 played, "
        "opponents by standings number, no colors"
    )


def test_a_list_of_players_is_no_crosstable() -> None:
    text = (DATA / "chess-results-starting-list.html").read_text(encoding="utf-8")
    with pytest.raises(ReadError, match="list of players") as caught:
        read(text)
    assert caught.value.hint is not None
    assert "crosstable" in caught.value.hint


def test_players_without_pairings() -> None:
    text = (DATA / "swiss-manager-players.txt").read_text(encoding="utf-8")
    with pytest.raises(ReadError, match="without their results"):
        read(text)


def test_pairings_with_players() -> None:
    players = (DATA / "swiss-manager-players.txt").read_text(encoding="utf-8")
    table = read(BY_FILE["swiss-manager-pairings.txt"].text + "\n" + players)
    assert [player.name for player in table.players[:6]] == [
        "Player 01", "Player 02", "Player 03", "Player 04", "Player 05", "#6",
    ]  # fmt: skip
    assert table.players[0].rating == 2447
    assert table.players[8].results[0].code == "P"
    assert [table.players[at].results[0].code for at in (3, 7)] == ["X", "F"]


def variants() -> list[tuple[str, str]]:
    """The rows of the variants' file, each with the remark above it."""
    text = (DATA / "rating-report-row-variants.txt").read_text(encoding="utf-8")
    return [(part.partition("\n")[0], part.partition("\n")[2]) for part in text.split("# ")[1:]]


@pytest.mark.parametrize(
    ("index", "codes", "opponents", "colors", "rating"),
    [
        (0, "WWW", [6, 4, 3], ["", "", ""], 2029),
        (1, "WLFUUUU", [8, 18, *[None] * 5], ["B", "B", "W", *[""] * 4], 1572),
        (2, "LLLLL", [3, 7, 5, 6, 4], [""] * 5, 109),
        (3, "WLD", [4, 1, 3], ["B", "W", "B"], 1778),
        (4, "UUUU", [None] * 4, [""] * 4, None),
        (6, "LLW", [1, 4, 3], [""] * 3, 1827),
    ],
)
def test_rows_of_rating_reports(
    index: int,
    codes: str,
    opponents: list[int | None],
    colors: list[str],
    rating: int | None,
) -> None:
    tables = read_reports(variants()[index][1])
    assert len(tables) == 1
    raw = tables[0]
    assert not isinstance(raw, ReadError)
    row = raw.rows[0]
    assert "".join(found.code for found in row.results) == codes
    assert [found.opponent for found in row.results] == opponents
    assert [found.color for found in row.results] == colors
    assert row.rating == rating


def test_a_rating_adjustment_is_no_crosstable() -> None:
    with pytest.raises(ReadError, match="looks like a rating"):
        read(variants()[5][1])


def test_the_old_half_point_bye() -> None:
    assert result(Cell("H   0", 1, 1), DIALECTS[0]).code == "H"


def test_a_rating_report_says_that_its_order_is_not_by_tiebreak() -> None:
    codes = [found.code for found in read(BY_FILE["rating-report-64-players.txt"].text).warnings]
    assert codes == ["order-not-by-tiebreak"]


def test_every_layout_has_words() -> None:
    for name in LAYOUTS:
        sample = read("Ann: W D\nBob: L D")._replace(format=name)
        assert wording.understood(sample).startswith("Read as ")


def test_several_sections_in_one_paste() -> None:
    one = BY_FILE["wintd-wscf.txt"].text
    two = BY_FILE["swisssys-standings-mid-event.txt"].text
    found = read_all(one + "\n" + two)
    tables = [table for _, table in found if isinstance(table, Crosstable)]
    assert [len(table.players) for table in tables] == [15, 30]
    assert found[1][0] == "U1600"
    assert len(read(one + "\n" + two).players) == 30
    assert len(read(one + "\n" + two, section=0).players) == 15
    assert len(read(one + "\n" + two, section="U1600").players) == 30
