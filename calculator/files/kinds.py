"""What kind of file it is, by how it begins."""

from typing import Literal

type Kind = Literal["text", "zip", "office", "pdf", "dbf", "picture", "heic", "packed", "binary"]

_BEGINNINGS: tuple[tuple[bytes, Kind], ...] = (
    (b"PK\x03\x04", "zip"),
    (b"PK\x05\x06", "zip"),
    (b"%PDF", "pdf"),
    (b"\xd0\xcf\x11\xe0", "office"),
    (b"\x89PNG", "picture"),
    (b"\xff\xd8\xff", "picture"),
    (b"GIF8", "picture"),
    (b"II*\x00", "picture"),
    (b"MM\x00*", "picture"),
    (b"RIFF", "picture"),
    (b"\x1f\x8b", "packed"),
    (b"7z\xbc\xaf", "packed"),
    (b"Rar!", "packed"),
)
#: Of pictures in a box the kind comes after the box's length: AVIF, and HEIC as phones make it.
_BOXES: tuple[tuple[bytes, Kind], ...] = (
    (b"ftypavi", "picture"),
    (b"ftyphei", "heic"),
    (b"ftyphev", "heic"),
    (b"ftypmif", "heic"),
    (b"ftypmsf", "heic"),
)
#: The first byte of a dBase file: its version, with notes or without.
_DBF = frozenset({0x02, 0x03, 0x30, 0x31, 0x43, 0x63, 0x83, 0x8B, 0xCB, 0xF5})
#: A mark of UTF-16 or UTF-8: a text, whatever bytes follow.
_MARKS = (b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf")


def kind_of(data: bytes) -> Kind:
    r"""Tell the kind of a file. ``office`` is an old or protected file of an office program.

    >>> kind_of(b"%PDF-1.7"), kind_of(b"Name,R1"), kind_of(b'{"a": "\0"}')
    ('pdf', 'text', 'text')
    """
    for beginning, kind in _BEGINNINGS:
        if data.startswith(beginning):
            return kind
    for beginning, kind in _BOXES:
        if data.startswith(beginning, 4):
            return kind
    if _is_bitmap(data):
        return "picture"
    if is_dbf(data):
        return "dbf"
    if data.startswith(_MARKS) or b"\0" not in data[:10_000]:
        return "text"
    # UTF-16 without a mark has a zero in every other place; a JSON file may have a few in texts.
    if data[:1] in {b"{", b"["} or _looks_utf_16(data[:10_000]):
        return "text"
    return "binary"


def _is_bitmap(data: bytes) -> bool:
    """Whether a file begins with BM and its own length, as BMP has it; a text may begin so, too."""
    return (
        data.startswith(b"BM") and len(data) > 26 and data[2:6] == len(data).to_bytes(4, "little")
    )


def is_dbf(data: bytes) -> bool:
    """Whether a file has the head of a dBase table."""
    if len(data) < 33 or data[0] not in _DBF or not data[2] <= 12 or not data[3] <= 31:
        return False
    head = int.from_bytes(data[8:10], "little")
    record = int.from_bytes(data[10:12], "little")
    return head >= 65 and record > 1 and 32 < data[32] < 127


def _looks_utf_16(data: bytes) -> bool:
    first, second = data[::2].count(0), data[1::2].count(0)
    return max(first, second) * 16 >= len(data) and min(first, second) * 4 < max(first, second)
