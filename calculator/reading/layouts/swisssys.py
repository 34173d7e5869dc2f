"""Standings of SwissSys, a program for directors of US Chess events: ``W12``, ``H---``."""

from calculator.reading.layouts.standings import forms
from calculator.reading.raw import RawTable


def _is_swisssys(raw: RawTable) -> bool:
    if raw.dialect != "us" or raw.form == "csv":
        return False
    headings = [column.heading.text.lower() for column in raw.columns]
    rounds = [column.heading.text for column in raw.columns if column.kind == "round"]
    signed = any(cell.text.startswith("SwissSys") for cell in raw.before)
    return signed or ("#" in headings and bool(rounds) and rounds[0].startswith("Rd "))


LAYOUTS = forms(
    "swisssys-text",
    "swisssys-html",
    carries=("opponents", "ratings", "totals", "byes", "forfeits", "tiebreaks", "places"),
    cells="W12 · H--- · X30",
    sample="swisssys",
    is_one=_is_swisssys,
)
