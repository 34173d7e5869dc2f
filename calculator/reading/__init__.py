"""From pasted text to a crosstable."""

from calculator.model import Message
from calculator.reading.errors import ReadError, Section, SectionError, excerpt
from calculator.reading.layouts import CARRIES, LAYOUTS, Layout
from calculator.reading.opened import Opened, label, opened, read, read_all

__all__ = [
    "CARRIES",
    "LAYOUTS",
    "Layout",
    "Message",
    "Opened",
    "ReadError",
    "Section",
    "SectionError",
    "excerpt",
    "label",
    "opened",
    "read",
    "read_all",
]
