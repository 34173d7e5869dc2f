"""FIDE's tournament report: TRF16, TRF26 and JaVaFo's TRF(x)."""

from calculator.model import Crosstable
from calculator.model.late import pattern
from calculator.reading.check.layout import Layout, Reader
from calculator.reading.text.errors import ReadError
from calculator.reading.text.pasted import NO_TABLE_HINT

_PLAYER = pattern(r"(?:^|[\r\n])001\s+\d+\s[^\r\n]{70}")
#: Players' lines that are cut off; their numbers are left.
_CUT = pattern(r"(?:^|[\r\n])001 +\d+ ")


def _fits(text: str) -> bool:
    return "001" in text and (_is_whole(text) or len(_CUT.findall(text)) > 1)


def _is_whole(text: str) -> bool:
    """Whether a player's line is as long as it takes: else all of them are cut off."""
    return _PLAYER.search(text) is not None


def _read(text: str) -> list[Crosstable]:
    if not _is_whole(text):
        raise ReadError("error-no-table", 1, 1, NO_TABLE_HINT)
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
