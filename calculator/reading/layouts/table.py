"""A table that no program is known for: a spreadsheet's, or one typed by hand."""

from calculator.reading.layouts.standings import TABLE, forms

LAYOUTS = forms(
    "table-text",
    "table-html",
    "table-csv",
    carries=TABLE,
    cells="W12 · W12w · +12 · 1",
    sample="table",
)
