"""The register of layouts: the entries of all modules of this package, and nothing else.

How a layout is recognised and read, what it carries, a sample: its entry says it
(:class:`~calculator.reading.layouts.entry.Layout`).
"""

from calculator.reading.layouts import (
    chess_results,
    cross,
    document,
    games,
    pgn,
    rating_files,
    rating_report,
    saved,
    short,
    swiss_manager,
    swisssys,
    table,
    trf,
    vega,
    wintd,
)
from calculator.reading.layouts.entry import CARRIES, Layout, Read, Reader
from calculator.reading.raw import RawTable

__all__ = ["CARRIES", "LAYOUTS", "READERS", "Layout", "Read", "Reader", "layout_of"]

#: Every layout by its name, in the order in which they are listed. Where a reader reads several,
#: a table is of the first that fits it: ``table`` is what no other is.
LAYOUTS: dict[str, Layout] = {
    layout.name: layout
    for module in (
        short,
        trf,
        rating_report,
        rating_files,
        wintd,
        swisssys,
        chess_results,
        cross,
        vega,
        swiss_manager,
        pgn,
        saved,
        games,
        document,
        table,
    )
    for layout in module.LAYOUTS
}

#: The readers of all layouts, in the order in which they are tried.
READERS: tuple[Reader, ...] = tuple(
    sorted(dict.fromkeys(layout.reader for layout in LAYOUTS.values()), key=lambda own: own.turn)
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
        if layout.reader is reader and (raw is None or layout.is_one(raw))
    )
