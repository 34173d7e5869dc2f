"""The table of layouts that we read."""

import re
from collections.abc import Callable
from typing import NamedTuple

from calculator.model import Crosstable
from calculator.reading.build import build
from calculator.reading.errors import ReadError
from calculator.reading.html import tables
from calculator.reading.short import looks_short, read_short
from calculator.reading.standings import RawTable, from_rows, from_text

_TRF = re.compile(r"(?:^|[\r\n])001\s+\d+\s[^\r\n]{70}")

NO_TABLE_HINT = (
    "copy the whole table with its heading, from “No. Name Pts …” or “# Place Name … Rd 1” on"
)


class Layout(NamedTuple):
    """One layout: ``fits`` says whether a text may be it, ``read`` makes the crosstable."""

    name: str
    title: str
    fits: Callable[[str], bool]
    read: Callable[[str], Crosstable]


def looks_trf(text: str) -> bool:
    """Whether a text is a FIDE tournament report; its reader is loaded only where one is."""
    return _TRF.search(text) is not None


def _trf(text: str) -> Crosstable:
    from calculator.reading.trf import read_trf  # noqa: PLC0415 - few people paste a report

    return read_trf(text)


def _is_html(text: str) -> bool:
    head = text.lower()
    return "<td" in head or "<th" in head


def _raw(text: str) -> RawTable:
    raw = from_rows(*tables(text)) if _is_html(text) else from_text(text)
    if raw is None:
        raise ReadError("no heading of a crosstable was found", 1, 1, NO_TABLE_HINT)
    return raw


def _is_wintd(raw: RawTable) -> bool:
    """WinTD heads its rounds ``Rnd1`` and its tiebreaks ``TBrk1``; SwissSys ``Rd 1``."""
    headings = [column.heading.text.lower() for column in raw.columns]
    return any(heading.startswith(("rnd", "tbrk1")) for heading in headings)


def _wintd(*, html: bool, wintd: bool) -> Callable[[str], bool]:
    def fits(text: str) -> bool:
        if _is_html(text) is not html:
            return False
        raw = from_rows(*tables(text)) if html else from_text(text)
        return raw is not None and _is_wintd(raw) is wintd

    return fits


def _standings(name: str) -> Callable[[str], Crosstable]:
    def read(text: str) -> Crosstable:
        return build(_raw(text), name)

    return read


LAYOUTS: dict[str, Layout] = {
    layout.name: layout
    for layout in (
        Layout(
            "trf",
            "FIDE tournament report: TRF16, TRF26, TRF(x)",
            looks_trf,
            _trf,
        ),
        Layout(
            "short",
            "Scores only: “Adam 4 of 5: 1 2 3 3.5 4”, one line a player",
            looks_short,
            read_short,
        ),
        *(
            Layout(
                f"{program.lower()}-{form}",
                f"{program} standings, {words}",
                _wintd(html=form == "html", wintd=program == "WinTD"),
                _standings(f"{program.lower()}-{form}"),
            )
            for program in ("WinTD", "SwissSys")
            for form, words in (("text", "tabs or aligned by spaces"), ("html", "HTML"))
        ),
    )
}
