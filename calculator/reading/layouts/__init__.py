"""The register of layouts: all entries, and nothing else.

How a layout is recognised and read, what it carries, a sample: its entry says it
(:class:`~calculator.reading.check.layout.Layout`).
"""

from calculator.reading.check.layout import CARRIES, Layout, Read, Reader
from calculator.reading.columns.raw import RawTable
from calculator.reading.formats import (
    document,
    pgn,
    rating_files,
    rating_report,
    saved,
    short,
    swiss_manager,
    trf,
)
from calculator.reading.layouts import games, teams
from calculator.reading.layouts.tables import CHESS_RESULTS, CROSS, SWISSSYS, TABLES, VEGA, WINTD

__all__ = ["CARRIES", "LAYOUTS", "READERS", "Layout", "Read", "Reader", "layout_of"]

#: Every layout by its name, in the order in which they are listed. Where a reader reads several,
#: a table is of the first that fits it: ``TABLES`` are what no other is.
LAYOUTS: dict[str, Layout] = {
    layout.name: layout
    for entries in (
        short.LAYOUTS,
        trf.LAYOUTS,
        rating_report.LAYOUTS,
        rating_files.LAYOUTS,
        WINTD,
        SWISSSYS,
        CHESS_RESULTS,
        CROSS,
        VEGA,
        swiss_manager.LAYOUTS,
        pgn.LAYOUTS,
        saved.LAYOUTS,
        games.LAYOUTS,
        teams.LAYOUTS,
        document.LAYOUTS,
        TABLES,
    )
    for layout in entries
}

#: The readers of all layouts, in the order in which they are tried.
READERS: tuple[Reader, ...] = tuple(
    sorted(
        {own for each in LAYOUTS.values() for own in (each.reader, each.also) if own},
        key=lambda own: own.turn,
    )
)


def layout_of(reader: Reader, raw: RawTable | None = None) -> Layout:
    """Return the layout of a table that a reader found: the first that fits.

    Without a table it is the reader's first.

    >>> [layout_of(reader).name for reader in READERS][:2]
    ['json', 'swisssys-file']
    """
    return next(
        layout
        for layout in LAYOUTS.values()
        if reader in (layout.reader, layout.also) and (raw is None or layout.is_one(raw))
    )
