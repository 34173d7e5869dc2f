"""Bytes of a text file to text, as the page decodes them: one table of samples pins both."""

import codecs

#: UTF-16 without a mark has a zero byte in so great a part of the characters, or more: figures,
#: spaces and line ends have one in every alphabet.
_ZEROS = 8
#: cp1252 gives five bytes no character; browsers take them for the control codes they are.
_WINDOWS = {
    byte: bytes([byte]).decode("cp1252", "ignore") or chr(byte) for byte in range(0x80, 0xA0)
}


def decode(data: bytes) -> str:
    r"""Decode a file: UTF-16 or UTF-8 where a mark or the bytes say so, else cp1252.

    Any bytes give a text. Half a character at the end of UTF-16 is left out.

    >>> decode("Zoë".encode()), decode("Zoë".encode("utf-16-le")), decode(b"Zo\xeb")
    ('Zoë', 'Zoë', 'Zoë')
    """
    whole = data[: len(data) // 2 * 2]
    for mark, encoding in ((codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")):
        if data.startswith(mark):
            return whole[2:].decode(encoding, "replace")
    if (found := _utf_16(whole)) is not None:
        return found
    body = data.removeprefix(codecs.BOM_UTF8)
    try:
        return body.decode()
    except UnicodeDecodeError:
        return body.decode("latin-1").translate(_WINDOWS)


def _utf_16(data: bytes) -> str | None:
    """Decode UTF-16 without a mark, told by the zero bytes in every other place."""
    first, second = data[::2].count(0), data[1::2].count(0)
    if max(first, second) * 2 * _ZEROS < max(len(data), 1) or first == second:
        return None
    try:
        text = data.decode("utf-16-le" if second > first else "utf-16-be")
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else text
