"""From pasted text to a crosstable."""

from calculator.model import Message
from calculator.reading.choose.readings import Opened, Text, label, opened, read, read_all
from calculator.reading.layouts import CARRIES, LAYOUTS, Layout
from calculator.reading.text.errors import ReadError, Section, SectionError, excerpt

__all__ = [
    "CARRIES",
    "LAYOUTS",
    "Layout",
    "Message",
    "Opened",
    "ReadError",
    "Section",
    "SectionError",
    "Text",
    "excerpt",
    "label",
    "opened",
    "read",
    "read_all",
]
