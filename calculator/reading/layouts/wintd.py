"""Standings of WinTD, a program for directors of US Chess events: ``W12``, ``-B-``.

A team's result has its game points behind a comma: ``W22,4.0``. Tiebreaks are only numbered.
"""

from calculator.reading.layouts.standings import forms
from calculator.reading.raw import RawTable


def _is_wintd(raw: RawTable) -> bool:
    headings = [column.heading.text.lower() for column in raw.columns]
    return (
        raw.dialect == "us"
        and raw.form != "csv"
        and any(heading.startswith(("rnd", "tbrk1")) for heading in headings)
    )


LAYOUTS = forms(
    "wintd-text",
    "wintd-html",
    carries=("opponents", "totals", "byes", "forfeits", "tiebreaks"),
    cells="W12 · -B- · W22,4.0",
    sample="wintd",
    is_one=_is_wintd,
)
