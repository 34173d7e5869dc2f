"""Files one after the other to one text: what each is, and who opens it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from calculator.files.dbf import read_dbf
from calculator.files.decoding import decode
from calculator.files.error import MOST_BYTES, MOST_TEXT, FileError
from calculator.files.kinds import Kind, kind_of
from calculator.files.rating_files import Named, text_of_reports

#: Why a file of a kind is not opened.
_REFUSED: dict[Kind, str] = {
    "picture": "file-picture",
    "heic": "file-heic",
    "packed": "file-packed",
    "binary": "file-binary",
}


class File(NamedTuple):
    """A file: its name, with folders where it has some, and what is in it."""

    name: str
    data: bytes


def is_of_a_report(file: File) -> bool:
    """Whether a file may be one of the DBF files of a rating report."""
    return kind_of(file.data) == "dbf"


def text_of(files: Sequence[File]) -> str:
    r"""Return what files say, as one text: each is a table, or several, below the other.

    The DBF files of one folder are one rating report. Raises :class:`FileError`.

    >>> text_of([File("a.txt", b"Name,R1\r\nAnn,W2"), File("b.txt", b"Bob,L1\n")])
    'Name,R1\r\nAnn,W2\n\nBob,L1\n'
    """
    if sum(len(file.data) for file in files) > MOST_BYTES:
        raise FileError("file-large", files[0].name, MOST_BYTES // 1_000_000)
    parts: list[str | list[Named]] = []
    reports: dict[str, list[Named]] = {}
    for file in files:
        for one in _unpacked(file):
            if kind_of(one.data) != "dbf":
                parts.append(_text(one))
                continue
            folder = one.name.replace("\\", "/").rpartition("/")[0]
            if folder not in reports:
                parts.append(reports.setdefault(folder, []))
            reports[folder].append((one.name, read_dbf(one.name, one.data)))
    texts = [part if isinstance(part, str) else text_of_reports(part) for part in parts]
    if sum(map(len, texts)) > MOST_TEXT:
        raise FileError("file-long", files[0].name)
    return one_below_another(texts)


def one_below_another(texts: Sequence[str]) -> str:
    r"""Return texts as one, an empty line between them.

    >>> one_below_another(["Ann", "Bob"])
    'Ann\n\nBob\n'
    """
    if len(texts) == 1:
        return texts[0]
    return "\n".join(text.rstrip("\r\n") + "\n" for text in texts)


def _unpacked(file: File) -> Iterator[File]:
    """Yield the files of an archive, or the file itself."""
    if kind_of(file.data) != "zip":
        yield file
        return
    from calculator.files import archive  # noqa: PLC0415 - imports zipfile

    with archive.opened(file.name, file.data) as opened:
        if archive.is_workbook(opened) or archive.is_document(opened):
            yield file
            return
        found = False
        for name, data in archive.contents(file.name, opened):
            kind = kind_of(data)
            # What lies beside the tables, such as a picture, is skipped.
            if data and kind not in _REFUSED and not (kind == "zip" and not _is_office(name, data)):
                found = True
                yield File(name, data)
    if not found:
        raise FileError("file-zip-nothing", file.name)


def _is_office(name: str, data: bytes) -> bool:
    from calculator.files import archive  # noqa: PLC0415 - as above

    with archive.opened(name, data) as opened:
        return archive.is_workbook(opened)


def _text(file: File) -> str:
    """Return the text of one file that is no archive and no rating report."""
    kind = kind_of(file.data)
    if kind in _REFUSED:
        raise FileError(_REFUSED[kind], file.name)
    if kind == "office":
        # A protected workbook is a file of this kind, with the workbook in it.
        protected = "EncryptedPackage".encode("utf-16-le") in file.data
        raise FileError("file-password" if protected else "file-old-office", file.name)
    if kind == "zip":
        from calculator.files.sheets import text_of_workbook  # noqa: PLC0415 - rarely needed

        return text_of_workbook(file.name, file.data)
    if kind == "pdf":
        from calculator.files.printouts import text_of_pdf  # noqa: PLC0415 - rarely needed

        return text_of_pdf(file.name, file.data)
    return decode(file.data)
