"""Crosstables written back: reading what was written gives the same table.

Text, CSV and JSON hold all of it; TRF holds what FIDE's report has room for. The boards of a team
event are in JSON and TRF; text and CSV refuse it.
"""

from collections.abc import Callable

from calculator.model import Crosstable
from calculator.writing.crosstable_json import to_json
from calculator.writing.crosstable_text import to_csv, to_text
from calculator.writing.crosstable_trf import to_trf
from calculator.writing.trf_records import WriteError

__all__ = ["FORMS", "WriteError", "to_csv", "to_json", "to_text", "to_trf"]

#: The forms in which a table can be written, by name.
FORMS: dict[str, Callable[[Crosstable], str]] = {
    "text": to_text,
    "csv": to_csv,
    "json": to_json,
    "trf": to_trf,
}
