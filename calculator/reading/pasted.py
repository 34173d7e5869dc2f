"""The pasted text as the readers want it: every line and column stays where it was."""

import re

from calculator.reading.errors import ReadError

NO_TABLE_HINT = "hint-whole-table"
#: No crosstable is larger; a file that is takes minutes and is something else.
LARGEST = 4_000_000
_CONTROL = {chr(code) for code in range(32)} - set("\t\n\r\x0b\x0c\x1a\x1b") | {"\x7f", "\ufffd"}
#: Characters that nobody sees, so that nobody counts them (joiners belong to names).
_UNSEEN = dict.fromkeys(map(ord, "\u200b\u200e\u200f\u2060\u00ad\u202a\u202c"))
_QUOTED = re.compile(r"(?:> ?)+")


def checked(text: str) -> str:
    r"""Return the text with one kind of line end; raise for what cannot be a table at all.

    Marks of quotation in front of the lines of an e-mail become spaces.

    >>> checked("> Name,R1\r\n> Ann,W2")
    '  Name,R1\n  Ann,W2'
    """
    # One end of line for all readers, so that every fault is at the line a person counts.
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.isascii() and not text.startswith("{"):
        text = text.translate(_UNSEEN)
    if not text.strip():
        raise ReadError("error-nothing", 1, 1, NO_TABLE_HINT)
    if len(text) > LARGEST:
        raise ReadError("error-too-long", 1, 1, "hint-one-section")
    if any(char in text for char in _CONTROL):
        for number, line in enumerate(text.split("\n"), 1):
            for column, char in enumerate(line, 1):
                if char in _CONTROL:
                    raise ReadError("error-not-text", number, column, "hint-open-in-program")
    return _unquoted(text)


def _unquoted(text: str) -> str:
    if ">" not in text or "</" in text:
        return text
    lines = text.split("\n")
    quoted = sum(line.startswith(">") for line in lines)
    if 2 * quoted < sum(bool(line.strip()) for line in lines):
        return text
    return "\n".join(
        _QUOTED.sub(lambda mark: " " * len(mark.group()), line, count=1)
        if line.startswith(">")
        else line
        for line in lines
    )
