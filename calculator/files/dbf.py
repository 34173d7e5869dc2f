"""Tables of dBase III: the head lists the fields, then the records follow, each as long.

Only texts and figures are read: notes in a file beside it are not.
"""

from typing import NamedTuple

from calculator.files.error import FileError

#: How many records a table may have.
_MOST_RECORDS = 50_000


class Table(NamedTuple):
    """The names of the fields, and the records by them."""

    fields: tuple[str, ...]
    records: list[dict[str, str]]


def read_dbf(name: str, data: bytes) -> Table:
    """Read a table; records that are marked as deleted are left out.

    Raises :class:`FileError` where it is damaged or cut off; ``name`` is the file's.
    """
    count = int.from_bytes(data[4:8], "little")
    head = int.from_bytes(data[8:10], "little")
    length = int.from_bytes(data[10:12], "little")
    fields: list[tuple[str, int]] = []
    at = 32
    while at + 32 <= min(head, len(data)) and data[at] != 0x0D:
        field = data[at : at + 11].split(b"\0")[0].decode("ascii", "replace").upper()
        fields.append((field, data[at + 16]))
        at += 32
    if not fields or length != 1 + sum(size for _, size in fields) or count > _MOST_RECORDS:
        raise FileError("file-damaged", name)
    if len(data) < head + count * length:
        raise FileError("file-cut-off", name)
    records = []
    for number in range(count):
        begins = head + number * length
        if data[begins : begins + 1] == b"*":
            continue
        record = {}
        place = begins + 1
        for field, size in fields:
            record[field] = _text(data[place : place + size])
            place += size
        records.append(record)
    return Table(tuple(field for field, _ in fields), records)


def _text(data: bytes) -> str:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    return " ".join(text.replace("\0", " ").split())
