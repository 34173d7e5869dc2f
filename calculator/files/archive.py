"""Archives and what is in them, within limits."""

import io
import zipfile
from collections.abc import Iterator

from calculator.files.error import MOST_PARTS, MOST_UNPACKED, FileError

#: What systems put into archives beside the files themselves.
_BESIDE = ("__MACOSX/", ".DS_Store", "Thumbs.db")


def opened(name: str, data: bytes) -> zipfile.ZipFile:
    """Open an archive; raises :class:`FileError` where it is damaged, protected or a bomb."""
    try:
        archive = zipfile.ZipFile(io.BytesIO(data))
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError) as error:
        raise FileError("file-damaged", name) from error
    entries = archive.infolist()
    if any(entry.flag_bits & 1 for entry in entries):
        raise FileError("file-password", name)
    # No more than the size that it gives is ever unpacked of an entry.
    if sum(entry.file_size for entry in entries) > MOST_UNPACKED:
        raise FileError("file-unpacked", name, MOST_UNPACKED // 1_000_000)
    return archive


def is_workbook(archive: zipfile.ZipFile) -> bool:
    """Whether an archive is a spreadsheet, .xlsx or .xlsm."""
    return "xl/workbook.xml" in archive.namelist()


def is_document(archive: zipfile.ZipFile) -> bool:
    """Whether it is a file of an office program that is no such spreadsheet."""
    names = set(archive.namelist())
    return bool({"[Content_Types].xml", "META-INF/manifest.xml", "Index/Document.iwa"} & names)


def contents(name: str, archive: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    """Yield the files in an archive, sorted by name, without what systems add."""
    entries = [
        entry
        for entry in archive.infolist()
        if not entry.is_dir() and not any(part in entry.filename for part in _BESIDE)
    ]
    if len(entries) > MOST_PARTS:
        raise FileError("file-many", name, MOST_PARTS)
    for entry in sorted(entries, key=lambda entry: entry.filename):
        yield entry.filename, content(name, archive, entry.filename)


def content(name: str, archive: zipfile.ZipFile, entry: str) -> bytes:
    """Unpack one entry."""
    try:
        return archive.read(entry)
    except (zipfile.BadZipFile, EOFError, ValueError, NotImplementedError, OSError) as error:
        raise FileError("file-damaged", name) from error
    except Exception as error:  # zlib.error is no name here: some Pythons lack zlib
        if type(error).__name__ != "error":
            raise
        raise FileError("file-damaged", name) from error
