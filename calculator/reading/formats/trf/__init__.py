"""FIDE's tournament report: TRF16, TRF26 and JaVaFo's TRF(x)."""

from calculator.model import Crosstable
from calculator.model.late import pattern
from calculator.reading.check.layout import Layout, Reader
from calculator.reading.text.errors import ReadError
from calculator.reading.text.pasted_text import NO_TABLE_HINT

#: In front of lines that are quoted, indented or in a box of a forum.
_IN_FRONT = r"(?:^|[\r\n])[ \t>|]{0,16}"
#: What both of these are without in hardly any other text: it is found sooner not to be there.
_RECORD = pattern(r"001(?<!\d001)\s+\d+\s")
_PLAYER = pattern(rf"{_IN_FRONT}001\s+\d+\s[^\r\n]{{70}}")
#: Players' lines that are cut off; their numbers are left.
_CUT = pattern(rf"{_IN_FRONT}001 +\d+ ")
#: A record with something in front of it.
_INDENTED = pattern(r"([ \t>|]{1,16})(?:\d\d\d|XX[A-Z])(?= )")


def _fits(text: str) -> bool:
    return _RECORD.search(text) is not None and (_is_whole(text) or len(_CUT.findall(text)) > 1)


def _is_whole(text: str) -> bool:
    """Whether a player's line is as long as it takes: else all of them are cut off."""
    return _PLAYER.search(text) is not None


def _read(text: str) -> list[Crosstable]:
    if not _is_whole(text):
        raise ReadError("error-no-table", 1, 1, NO_TABLE_HINT)
    from calculator.reading.formats.trf.report import read_trf  # noqa: PLC0415 - few paste one

    lines = text.split("\n")
    indents = [len(found[1]) if (found := _INDENTED.match(line)) else 0 for line in lines]
    if not any(indents):
        return [read_trf(text)]
    from calculator.reading.text.original_places import Moved  # noqa: PLC0415 - fewer quote one

    # Columns count: each record is read from where it begins.
    moved = Moved(lambda line, column: (line, column + indents[min(line, len(lines)) - 1]))
    try:
        table = read_trf("\n".join(line[at:] for line, at in zip(lines, indents, strict=True)))
    except ReadError as error:
        raise moved.error(error) from error
    return [moved.table(table)]


TRF = Layout(
    "trf",
    Reader(20, _fits, _read, alone=True),
    ("opponents", "colors", "ratings", "totals", "byes", "forfeits", "places"),
    "141 w 1 · 0000 - H",
    "trf",
    system="fide",
)
LAYOUTS = (TRF,)
