"""Tables with a row for each player: an entry for each program, with what only its tables do."""

from calculator.model import Message
from calculator.reading.assemble.standings import READER, TABLE, forms
from calculator.reading.check.layout import Layout
from calculator.reading.columns.raw import RawTable


def _is_wintd(raw: RawTable) -> bool:
    headings = [column.heading.text.lower() for column in raw.columns]
    return (
        raw.dialect == "us"
        and raw.form != "csv"
        and any(heading.startswith(("rnd", "tbrk1")) for heading in headings)
    )


#: WinTD, a program for directors of US Chess events. A team's result has its game points behind a
#: comma. Tiebreaks are only numbered.
WINTD = forms(
    "wintd-text",
    "wintd-html",
    carries=("opponents", "totals", "byes", "forfeits", "tiebreaks"),
    cells="W12 · -B- · W22,4.0",
    sample="wintd",
    is_one=_is_wintd,
)


def _is_swisssys(raw: RawTable) -> bool:
    if raw.dialect != "us" or raw.form == "csv":
        return False
    headings = [column.heading.text.lower() for column in raw.columns]
    rounds = [column.heading.text for column in raw.columns if column.kind == "round"]
    signed = any(cell.text.startswith("SwissSys") for cell in raw.before)
    return signed or ("#" in headings and bool(rounds) and rounds[0].startswith("Rd "))


#: SwissSys, a program for directors of US Chess events.
SWISSSYS = forms(
    "swisssys-text",
    "swisssys-html",
    carries=("opponents", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places"),
    cells="W12 · H--- · X30",
    sample="swisssys",
    is_one=_is_swisssys,
)


def _ambiguous_byes(raw: RawTable) -> tuple[Message, ...]:
    """Return a warning for ``-1``: two kinds of bye look alike there.

    It is read as the pairing-allocated bye, which is by far the more common.
    """
    cells = (found.cell for row in raw.rows for found in row.results if found.code == "P")
    first = next((cell for cell in cells if cell.text == "-1"), None)
    if first is None:
        return ()
    return (Message("bye-ambiguous", (), first.line, first.column),)


#: chess-results.com, by rank or by starting rank, in any language.
CHESS_RESULTS = forms(
    "chess-results-text",
    "chess-results-html",
    "chess-results-csv",
    carries=TABLE,
    cells="12w1 · 5b½ · -1",
    sample="chess-results",
    is_one=lambda raw: raw.dialect == "chess-results",
    system="fide",
    remarks=_ambiguous_byes,
)

#: A round robin, whose columns are opponents.
CROSS = forms(
    "cross-text",
    "cross-html",
    "cross-csv",
    carries=("opponents", "ratings", "totals", "forfeits", "tiebreaks", "places"),
    cells="* · 1 · ½ · 0",
    sample="cross",
    is_one=lambda raw: raw.dialect == "cross",
)

#: Vega, a pairing program.
VEGA = (
    Layout(
        "vega",
        READER,
        ("opponents", "colours", "ratings", "totals", "byes", "forfeits"),
        "+W5 · =B2 · +F8 · =HPB",
        "vega",
        is_one=lambda raw: raw.dialect == "vega",
        system="fide",
    ),
)

#: A table that no program is known for: a spreadsheet's, or one typed by hand.
TABLES = forms(
    "table-text",
    "table-html",
    "table-csv",
    carries=TABLE,
    cells="W12 · W12w · +12 · 1",
    sample="table",
)
