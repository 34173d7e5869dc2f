"""A crosstable written back: as text, CSV or JSON that reading gives the same table for."""

from calculator.writing.document import to_json
from calculator.writing.table import to_csv, to_text

__all__ = ["to_csv", "to_json", "to_text"]
