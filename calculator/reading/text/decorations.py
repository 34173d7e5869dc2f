"""Flags, trophies and medals beside names: they say nothing that is worked out."""

from calculator.model.late import pattern

#: Flags (two letters each), trophies, medals, crowns, stars and the like; a handshake is a draw,
#: and circles are colors.
_PICTURES = (
    "(?:[\U0001f1e6-\U0001f1ff\U0001f31f\U0001f381\U0001f386-\U0001f38a\U0001f393"
    "\U0001f396\U0001f397\U0001f3c5\U0001f3c6\U0001f3f3\U0001f3f4\U0001f451\U0001f44f"
    "\U0001f4a5\U0001f4aa\U0001f4af\U0001f525\U0001f680\U0001f947-\U0001f949\u2b50]"
    "[\ufe0f\u200d\U000e0061-\U000e007f]*)+"
)
#: With the brackets around them, if they are all that is in there.
_PICTURE = pattern(rf"\({_PICTURES}\)|\[{_PICTURES}\]|{_PICTURES}")


def undecorated(text: str) -> str:
    """Return a text with blanks in place of pictures, every column kept.

    >>> undecorated("1 Ann Lee \U0001f3c6 W2"), undecorated("W2 \u26aa")
    ('1 Ann Lee   W2', 'W2 \u26aa')
    """
    return _PICTURE.sub(lambda found: " " * len(found[0]), text)
