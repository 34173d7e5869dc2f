"""The one kind of error that opening a file raises."""

from calculator.model import Fact, MessageError

#: So large may a file be, and all files together.
MOST_BYTES = 25_000_000
#: How much an archive or a spreadsheet may hold, unpacked.
MOST_UNPACKED = 100_000_000
#: How many characters may come out of all files: no crosstable has more.
MOST_TEXT = 4_000_000
#: The most files in an archive, sheets in a spreadsheet, and pages in a printout.
MOST_PARTS = 200


class FileError(MessageError):
    """A file cannot be opened; the sentence names the file and says what to do.

    >>> import calculator.words
    >>> str(FileError("file-damaged", "open.xlsx"))
    '“open.xlsx” is damaged. Fetch or save it again.'
    """

    def __init__(self, code: str, name: str, *facts: Fact) -> None:
        """``code`` and ``facts`` are those of the sentence, of which ``name`` is the first."""
        super().__init__(code, name, *facts)
        self.name = name
