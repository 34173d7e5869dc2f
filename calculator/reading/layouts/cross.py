"""Crosstables of a round robin, whose columns are opponents: :mod:`calculator.reading.cross`."""

from calculator.reading.layouts.standings import forms

LAYOUTS = forms(
    "cross-text",
    "cross-html",
    "cross-csv",
    carries=("opponents", "ratings", "totals", "forfeits", "tiebreaks", "places"),
    cells="* · 1 · ½ · 0",
    sample="cross",
    is_one=lambda raw: raw.dialect == "cross",
)
