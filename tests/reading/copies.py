"""What browsers, spreadsheets and PDFs make of a table when somebody copies it."""

from html import escape

from calculator.reading.cells.forms.pages import tables


def cells_of(html: str) -> list[list[str]]:
    """The rows of the crosstable in a page: its longest run of rows of equal width."""
    rows = [[cell.text for cell in row.cells] for row in tables(html)[0] if row.cells]
    width = max({len(row) for row in rows}, key=[len(row) for row in rows].count)
    return [row for row in rows if len(row) == width]


def tabs(rows: list[list[str]]) -> str:
    """The plain text of a browser's clipboard: TABs, and a space in empty cells."""
    return "\r\n".join("\t".join(cell or "\xa0" for cell in row) for row in rows) + "\r\n"


def clipboard_html(rows: list[list[str]]) -> str:
    """The HTML of a browser's clipboard: the selected rows between its comments."""
    body = "".join(
        "<tr>" + "".join(f"<td style='color:red'>{escape(cell)}</td>" for cell in row) + "</tr>"
        for row in rows
    )
    return (
        "<html><body>\r\n<!--StartFragment--><table><tbody>"
        f"{body}</tbody></table><!--EndFragment-->\r\n</body></html>"
    )


def spreadsheet(rows: list[list[str]]) -> str:
    """Semicolons and decimal commas, as European spreadsheets save them."""
    return "".join(
        ";".join(f'"{cell}"' if "," in cell else cell.replace("½", "½") for cell in row) + "\n"
        for row in rows
    )


def among_other_text(text: str) -> str:
    """The table in the middle of a page's menus and footers."""
    above = "Home | Events | Login\nResults of the weekend\n\n"
    return f"{above}{text}\n\nAll rights reserved.\nContact: the webmaster\n"
