"""Write an event as the pairing programs print it, to test that it is read back."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from html import escape
from typing import NamedTuple

from tests.support.oracle import Cell, Event, score

#: Headings of tiebreak columns with a value for each player, in the order of the rows.
Columns = Sequence[tuple[str, Sequence[str]]]


def decimal(value: Fraction) -> str:
    """Write halves as the programs do: ``3.5``."""
    return f"{float(value):.1f}"


def wintd_cell(cell: Cell) -> str:
    """``W12``, ``-B-``, nothing for a round without a result."""
    if cell.opponent is not None:
        return f"{cell.code}{cell.opponent}"
    return f"-{cell.code}-" if cell.code else ""


def swisssys_cell(cell: Cell) -> str:
    """``W12``, ``H---``, nothing for a round without a result."""
    if cell.opponent is not None:
        return f"{cell.code}{cell.opponent}"
    return f"{cell.code}---" if cell.code else ""


def wintd_rows(event: Event, columns: Columns = ()) -> list[list[str]]:
    """``No. Name Pts TBrk1 … Rnd1 …``, the heading first."""
    rounds = range(1, event.rounds + 1)
    rows = [["No.", "Name", "Pts", *(h for h, _ in columns), *(f"Rnd{r}" for r in rounds)]]
    for index, entrant in enumerate(event.entrants):
        rows.append(
            [
                str(entrant.number),
                entrant.name,
                decimal(score(event, entrant.number)),
                *(values[index] for _, values in columns),
                *(wintd_cell(cell) for cell in entrant.cells),
            ]
        )
    return rows


def places(event: Event) -> list[str]:
    """``1``, ``2-5`` at the head of a tied group and nothing below it."""
    scores = [score(event, entrant.number) for entrant in event.entrants]
    printed = []
    for index, mine in enumerate(scores):
        first = scores.index(mine)
        last = len(scores) - scores[::-1].index(mine)
        head = str(first + 1) if last == first + 1 else f"{first + 1}-{last}"
        printed.append(head if index == first else "")
    return printed


def swisssys_rows(event: Event, columns: Columns = (), *, ids: bool = False) -> list[list[str]]:
    """``# Place Name ID Rating Rd 1 … Total`` and the tiebreaks, the heading first."""
    rounds = range(1, event.rounds + 1)
    number_of_id = ["ID"] if ids else []
    heading = ["#", "Place", "Name", *number_of_id, "Rating"]
    rows = [[*heading, *(f"Rd {r}" for r in rounds), "Total", *(h for h, _ in columns)]]
    for index, (entrant, place) in enumerate(zip(event.entrants, places(event), strict=True)):
        rating = "unr." if entrant.rating is None else str(entrant.rating)
        number_of_id = [str(20000000 + entrant.number)] if ids else []
        rows.append(
            [
                str(entrant.number),
                place,
                entrant.name,
                *number_of_id,
                rating,
                *(swisssys_cell(cell) for cell in entrant.cells),
                decimal(score(event, entrant.number)),
                *(values[index] for _, values in columns),
            ]
        )
    return rows


def tabbed(rows: list[list[str]]) -> str:
    """Cells between TABs."""
    return "".join("\t".join(row) + "\n" for row in rows)


def aligned(rows: list[list[str]]) -> str:
    """Cells lined up by spaces, numbers aligned right as in print."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
        cells[0] = cells[0].strip().rjust(widths[0])
        lines.append("  ".join(cells).rstrip() + "\n")
    return "".join(lines)


def html_table(rows: list[list[str]], title: str) -> str:
    """A page's table as SwissSys 11 writes it."""
    classes = ["", "", "name", *[""] * (len(rows[0]) - 3)]

    def cell(text: str, kind: str) -> str:
        attribute = f' class="{kind}"' if kind else ""
        return f"\t\t\t<td{attribute}>{escape(text) or '&nbsp;'}</td>"

    head = "".join(cell(text, "fixed") for text in rows[0])
    body = "".join(
        "\t\t<tr>" + "".join(cell(t, c) for t, c in zip(row, classes, strict=True)) + "\t\t</tr>"
        for row in rows[1:]
    )
    return (
        f"<h3>{escape(title)}</h3><table>\t<thead>\t\t<tr>{head}\t\t</tr>\t</thead>"
        f"\t<tbody>{body}\t</tbody></table>"
    )


TITLE = "SwissSys 11.76 - Standings. Club Open 01: Section 02 (Standings (no tiebrk))"


def swisssys_tabs(event: Event, columns: Columns = ()) -> str:
    """SwissSys standings as copied from a web page."""
    return f"{TITLE}\n\n{tabbed(swisssys_rows(event, columns, ids=True))}"


def swisssys_aligned(event: Event) -> str:
    """SwissSys standings as printed to a text file."""
    return f"{TITLE}\n\n{aligned(swisssys_rows(event))}"


def swisssys_html(event: Event) -> str:
    """SwissSys standings as the HTML of a web page."""
    return html_table(swisssys_rows(event, ids=True), TITLE)


def swisssys_clipboard(event: Event) -> str:
    """The same inside what a browser wraps around a copied selection."""
    return (
        "<html><body>\n<!--StartFragment-->"
        + swisssys_html(event).replace("\t", "")
        + "<!--EndFragment-->\n</body></html>"
    )


def wintd_tabs(event: Event) -> str:
    """WinTD standings with TABs."""
    return tabbed(wintd_rows(event))


def wintd_aligned(event: Event) -> str:
    """WinTD standings lined up by spaces."""
    return aligned(wintd_rows(event))


def wintd_spaces(event: Event) -> str:
    """WinTD standings with one space between cells, as many pages show them."""
    return "".join(" ".join(row).rstrip() + "\n" for row in wintd_rows(event))


class Writer(NamedTuple):
    """A layout, and what it can hold of an event."""

    write: Callable[[Event], str]
    ratings: bool
    standings: bool
    """Whether rows are sorted by score and numbered from the top."""
    blanks: bool = True
    """Whether a round without a result differs from one left out."""


WRITERS = {
    "wintd-tabs": Writer(wintd_tabs, ratings=False, standings=False),
    "wintd-aligned": Writer(wintd_aligned, ratings=False, standings=False),
    "wintd-spaces": Writer(wintd_spaces, ratings=False, standings=False, blanks=False),
    "swisssys-tabs": Writer(swisssys_tabs, ratings=True, standings=True),
    "swisssys-aligned": Writer(swisssys_aligned, ratings=True, standings=True),
    "swisssys-html": Writer(swisssys_html, ratings=True, standings=True),
    "swisssys-clipboard": Writer(swisssys_clipboard, ratings=True, standings=True),
}
