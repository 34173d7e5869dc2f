"""Crosstables of Vega, a pairing program: ``+W5``, ``=HPB``."""

from calculator.reading.layouts.entry import Layout
from calculator.reading.layouts.standings import READER

LAYOUTS = (
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
