"""Flags, trophies and medals beside names: they say nothing that is worked out."""

from calculator.model.late import pattern

#: Pictures, but for circles and squares, which are colors or results; flags are of two letters.
_PICTURE = pattern(
    "[\U0001f1e6-\U0001f1ff\U0001f300-\U0001f531\U0001f53e-\U0001f7df\U0001f900-\U0001faff"
    "\u2b50\ufe0f\u200d]+"
)


def undecorated(text: str) -> str:
    """Return a text with blanks in place of pictures, every column kept.

    >>> undecorated("1 Ann Lee \U0001f3c6 W2"), undecorated("W2 \u26aa")
    ('1 Ann Lee   W2', 'W2 \u26aa')
    """
    if text.isascii():
        return text
    return _PICTURE.sub(lambda found: " " * len(found[0]), text)
