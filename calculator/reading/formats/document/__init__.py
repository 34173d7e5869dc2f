"""The crosstable in the JSON document that :mod:`calculator.writing` makes."""

from calculator.model import Crosstable
from calculator.reading.check.layout import CARRIES, Layout, Reader


def _fits(text: str) -> bool:
    return text.lstrip().startswith("{") and '"crosstable"' in text[:200]


def _read(text: str) -> list[Crosstable]:
    from calculator.reading.formats.document.crosstable import (  # noqa: PLC0415 - imports json
        read_document,
    )

    return [read_document(text)]


LAYOUTS = (Layout("json", Reader(10, _fits, _read, alone=True), CARRIES, '["W", 12, "W"]', "json"),)
