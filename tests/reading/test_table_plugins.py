"""Tables as DataTables and TablePress show them: sort arrows, filters, footers, what is hidden.

The markup is what DataTables 1.13 and 2.3 make of a table, without what only styles it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from calculator.reading import ReadError, opened, read

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"
TEXT = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")
HEAD, *ROWS = [line.split("\t") for line in TEXT.splitlines()]
ALL = len(ROWS)


def row(cells: list[str], tag: str = "td") -> str:
    shown = (f'<{tag} class="column-{at}">{cell}</{tag}>' for at, cell in enumerate(cells, 1))
    return f'<tr class="odd">{"".join(shown)}</tr>'


def first(rows: list[list[str]], foot: str = "", *, of: int = ALL) -> str:
    """What DataTables 1 shows of a table of TablePress."""
    heads = "".join(
        f'<th class="column-{at} sorting" tabindex="0" aria-controls="tablepress-3" rowspan="1" '
        f'colspan="1" aria-label="{head}: activate to sort column ascending">{head}</th>'
        for at, head in enumerate(HEAD, 1)
    )
    return (
        '<h2 id="tablepress-3-name" class="tablepress-table-name">Spring Open</h2>'
        '<div id="tablepress-3_wrapper" class="dataTables_wrapper no-footer">'
        '<div class="dataTables_length" id="tablepress-3_length"><label>Show <select '
        'name="tablepress-3_length" aria-controls="tablepress-3"><option value="10">10</option>'
        '<option value="25">25</option><option value="50">50</option></select> entries</label>'
        '</div><div class="dataTables_filter"><label>Search:<input type="search" placeholder="">'
        '</label></div><table id="tablepress-3" class="tablepress tablepress-id-3 dataTable" '
        'aria-labelledby="tablepress-3-name" aria-describedby="tablepress-3_info">'
        f'<thead><tr class="row-1">{heads}</tr></thead>{foot}'
        f'<tbody class="row-striping">{"".join(map(row, rows))}</tbody></table>'
        '<div class="dataTables_info" id="tablepress-3_info" role="status" aria-live="polite">'
        f"Showing 1 to {len(rows)} of {of} entries</div>"
        '<div class="dataTables_paginate paging_simple"><a class="paginate_button previous">'
        'Previous</a><span><a class="paginate_button current">1</a><a class="paginate_button">2</a>'
        '</span><a class="paginate_button next">Next</a></div></div>'
    )


def second(rows: list[list[str]], foot: str = "", *, of: int = ALL) -> str:
    """The same of DataTables 2."""
    heads = "".join(
        f'<th data-dt-column="{at}" rowspan="1" colspan="1" class="dt-orderable-asc">'
        f'<div class="dt-column-header"><span class="dt-column-title">{head}</span>'
        f'<span class="dt-column-order" role="button" aria-label="{head}: Activate to sort" '
        'tabindex="0"></span></div></th>'
        for at, head in enumerate(HEAD)
    )
    return (
        '<h2>Spring Open</h2><div id="open_wrapper" class="dt-container">'
        '<div class="dt-layout-row">'
        '<div class="dt-layout-cell dt-layout-start"><div class="dt-length">'
        '<select id="dt-length-0">'
        '<option value="10">10</option><option value="25" selected>25</option></select>'
        '<label for="dt-length-0"> entries per page</label></div></div><div class="dt-search">'
        '<label for="dt-search-0">Search:</label><input type="search" id="dt-search-0"></div></div>'
        '<div class="dt-layout-row dt-layout-table"><table id="open" class="dataTable" '
        'aria-describedby="open_info" style="width: 100%;"><colgroup><col data-dt-column="0">'
        f"</colgroup><thead><tr>{heads}</tr></thead><tbody>{''.join(map(row, rows))}</tbody>{foot}"
        '</table></div><div class="dt-layout-row"><div class="dt-info" aria-live="polite" '
        f'id="open_info" role="status">Showing 1 to {len(rows)} of {of} entries</div>'
        '<div class="dt-paging"><nav aria-label="pagination"><button class="dt-paging-button" '
        'aria-label="Previous">‹</button><button class="dt-paging-button current">1</button>'
        '<button class="dt-paging-button">2</button><button aria-label="Next">›</button></nav>'
        "</div>"
        "</div></div>"
    )


def scrolled(rows: list[list[str]]) -> str:
    """Heads that hold still are tables of their own; the table itself keeps its heads, unseen."""
    whole = first(rows)
    head = re.search("<thead>.*?</thead>", whole)
    assert head
    unseen = re.sub(
        r"(<th[^>]*>)(.*?)</th>",
        r'\1<div class="dataTables_sizing" style="height: 0px; overflow: hidden;">\2</div></th>',
        head[0],
    )
    above = f'<div class="dataTables_scrollHead"><table class="tablepress">{head[0]}</table></div>'
    before, table, after = re.split(r"(<table.*</table>)", whole)
    return f"{before}{above}{table.replace(head[0], unseen)}{after}"


def keyed(rows: list[list[str]]) -> str:
    """Values behind keys to sort by, which are not seen."""
    key = r'><span style="display: none">00\2<b>0</b></span>\1'
    return re.sub(r">((\d+)\.\d)(?=</td>)", key, first(rows))


NAMES = "".join(f"<th>{head}</th>" for head in HEAD)
CHOICES = "".join(
    f"<th><select><option></option>{''.join(map('<option>{}'.format, column))}</select></th>"
    for column in zip(*ROWS, strict=True)
)
BOXES = "".join(f'<th><input type="text" placeholder="Search {head}"></th>' for head in HEAD)
PAGES = {
    "first": first(ROWS),
    "second": second(ROWS),
    "scrolled": scrolled(ROWS),
    "keyed": keyed(ROWS),
    "foot of names": first(ROWS, f"<tfoot><tr>{NAMES}</tr></tfoot>"),
    "foot of names below": second(ROWS, f"<tfoot><tr>{NAMES}</tr></tfoot>"),
    "foot of choices": first(ROWS, f"<tfoot><tr>{CHOICES}</tr></tfoot>"),
    "foot of choices below": second(ROWS, f"<tfoot><tr>{CHOICES}</tr></tfoot>"),
    "filters below the heads": first(ROWS).replace("</thead>", f"<tr>{CHOICES}</tr></thead>"),
    "foot of boxes": second(ROWS, f"<tfoot><tr>{BOXES}</tr></tfoot>"),
    "columns for wide screens": first(ROWS).replace(
        '<td class="column-4"', '<td class="column-4 dtr-hidden" style="display: none;"'
    ),
    "arrows": first(ROWS).replace("</th>", ' <span aria-hidden="true">▲▼</span></th>'),
}


@pytest.mark.parametrize("name", PAGES)
def test_the_table_of_a_plug_in_is_read_as_it_is(name: str) -> None:
    found = read(PAGES[name])
    assert found.players == read(TEXT).players
    assert found.event == "Spring Open"
    assert found.warnings == ()


@pytest.mark.parametrize("page", [first, second])
def test_one_page_of_a_table_is_not_taken_for_all_of_it(page: object) -> None:
    assert callable(page)
    with pytest.raises(ReadError, match="copy the whole table"):
        read(page(ROWS[:10]))


def test_a_cell_of_which_all_is_hidden_is_empty_and_what_is_chosen_is_seen() -> None:
    table = (
        "<table><tr><th>#<th>Name<th>R1<th>R2<th>Pts</tr>"
        "<tr><td>1<td>Ann<td><select><option>L2<option selected>W2</select>"
        "<td><div style='display:none'>B</div>H<td>1.5</tr>"
        "<tr><td>2<td>Bob<td>L1"
        "<td><p style='DISPLAY : none'>1</p><img style='display:none'>B<td>1</tr></table>"
    )
    ann, bob = read(table).players
    assert [result.code for result in (*ann.results, *bob.results)] == ["W", "H", "L", "B"]


def test_a_heading_that_comes_again_below_its_table_is_no_row() -> None:
    again = f"{TEXT}{TEXT.splitlines()[0]}\n"
    assert read(again).warnings == ()
    other = read(f"{again}16\tPlayer, Z\tW3 L2\n")
    assert other.warnings != ()


def plain(rows: list[list[str]], between: str, *, of: int = ALL) -> str:
    """What a browser copies of DataTables 2: its headings are boxes, each a line of its own."""
    return (
        f"Club\nHome\nSpring Open\n10\n25\n entries per page\nSearch:\n{between.join(HEAD)}\n"
        + "".join("\t".join(cells) + "\n" for cells in rows)
        + f"Showing 1 to {len(rows)} of {of} entries\n‹12›\nFoot\n"
    )


@pytest.mark.parametrize("between", ["\n", "\n\t\n", " ▲▼\n"], ids=["lines", "tabs", "arrows"])
def test_headings_that_are_copied_one_below_the_other(between: str) -> None:
    found = opened(plain(ROWS, between))
    assert found.table.players == read(TEXT).players
    assert (found.table.event, found.table.warnings) == ("Spring Open", ())
    assert [one.title for one in found.sections] == ["Spring Open"]


def test_a_list_of_lines_above_a_table_is_no_heading() -> None:
    lines = "\n".join(f"Board {at}" for at in range(1, len(HEAD) + 1))
    assert read(f"{lines}\n{TEXT}").players == read(TEXT).players


def test_how_many_rows_are_in_sight_is_told() -> None:
    with pytest.raises(ReadError, match=r"The page shows 10 of 15 rows: .* copy the whole table"):
        read(plain(ROWS[:10], "\n"))
    # Nobody else is named: it may be all the same.
    alone = "#\tName\tR1\tR2\tPts\n1\tAnn\tW2\tD3\t1.5\n2\tBob\tL1\tB\t1\n3\tCem\tB\tD1\t1.5\n"
    for said in ("Showing 1 to 3 of 24 entries", "1 bis 3 von 24 Einträgen", "1-3 / 24"):
        (told,) = read(alone + said).warnings
        assert (told.code, told.facts) == ("rows-in-sight", (3, 24))
    for said in ("Showing 1 to 3 of 3 entries", "Page 1 of 24", "Rounds 1 to 3, May 2026"):
        assert read(alone + said).warnings == ()
    named = (
        "#\tName\tR1\tR2\tPts\n1\tAnn Lee\tW Poe\tD Zed\t1.5\n2\tBob Poe\tL Lee\tW Fox\t1\n"
        "3\tCem Ray\tW Fox\tD Lee\t1.5\n4\tDea Fox\tL Ray\tL Poe\t0\n"
    )
    with pytest.raises(ReadError, match="The page shows 4 of 24 rows"):
        read(f"{named}Showing 1 to 4 of 24 entries\n")


@pytest.mark.parametrize("between", ["\t", "\n", "  "])
@pytest.mark.parametrize(
    "behind",
    [
        ": activate to sort column ascending",
        ": activate to sort column descending",
        ": Activate to sort",
        ": Activate to remove sorting",
        ": activar para ordenar la columna de manera ascendente",
        ": aktivieren, um Spalte aufsteigend zu sortieren",
    ],
)
def test_what_is_said_of_sorting_is_no_part_of_a_heading(behind: str, between: str) -> None:
    cells = "\t" if between == "\n" else between
    heads = between.join(head + behind for head in ("No.", "Name", "Rtg", "Rd 1", "Rd 2", "Total"))
    rows = [
        ("1", "Oakes, Rita", "1500", "W2", "L3", "1.0"),
        ("2", "Lund, Bea", "1400", "L1", "B---", "1.0"),
        ("3", "Elder, Tom", "1300", "H---", "W1", "1.5"),
    ]
    table = read("\n".join((heads, *(cells.join(row) for row in rows))))
    assert [player.name for player in table.players] == [row[1] for row in rows]
    assert [player.total_halves for player in table.players] == [2, 2, 3]
    assert (table.rounds, table.warnings) == (2, ())
