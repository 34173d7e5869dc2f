"""FIDE's tournament report: TRF16, TRF26 and JaVaFo's TRF(x)."""

from calculator.model import Crosstable
from calculator.model.late import pattern
from calculator.reading.check.layout import Layout, Reader

_PLAYER = pattern(r"(?:^|[\r\n])001\s+\d+\s[^\r\n]{70}")


def _fits(text: str) -> bool:
    return "001" in text and _PLAYER.search(text) is not None


def _read(text: str) -> list[Crosstable]:
    from calculator.reading.formats.trf.report import read_trf  # noqa: PLC0415 - few paste one

    return [read_trf(text)]


TRF = Layout(
    "trf",
    Reader(20, _fits, _read, alone=True),
    ("opponents", "colours", "ratings", "totals", "byes", "forfeits", "places"),
    "141 w 1 · 0000 - H",
    "trf",
    system="fide",
)
LAYOUTS = (TRF,)
