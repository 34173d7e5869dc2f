"""Cells that mean the same in every program's table: words, and byes with their value."""

from calculator.reading.cells.forms.form import BYE, HALF, Form, Parsed

#: A bye of a full point is what the word alone says.
_VALUES = {"½": "H", "0": "U", "1": BYE}
_BYES = {"bye": BYE, **{code.lower(): code for code in "PBHUXF"}}


def _words(*examples: tuple[str, str], weak: bool = False) -> Form:
    """Return the form of a word, or several, that say a round without a game."""
    mark = "~" if weak else "="
    said = tuple((text, Parsed(code)) for text, code in examples)
    return Form(rf"{mark}(?P<r>[a-z]+)", said, _BYES, weak, worded=True)


ANYWHERE = (
    _words(
        ("Bye", BYE),
        ("-bye-", BYE),
        ("½ BYE", "H"),
        ("Half-point bye", "H"),
        ("bye (½)", "H"),
        ("bye 0", "U"),
        ("PAB", "P"),
        ("spielfrei", "P"),
        ("exempt", "P"),
        ("descansa", "P"),
        ("UNPAIRED", "U"),
        ("withdrawn", "U"),
        ("absent", "U"),
        ("nicht ausgelost", "U"),
        ("Forfeit win", "X"),
        ("No show", "F"),
    ),
    _words(("libre", "P"), ("out", "U"), weak=True),
    Form(r"=", (("pending", Parsed("")),), {"": ""}, weak=True, worded=True),
    Form(
        rf"-(?P<r>{HALF}|[01](?:[.,]0)?)-",
        (("-½-", Parsed("H")), ("-1-", Parsed(BYE)), ("-0-", Parsed("U"))),
        _VALUES,
    ),
    Form(rf"H\s*\(?(?:{HALF})\)?", (("H0.5", Parsed("H")),), {"": "H"}),
    Form(r"B\s*\(?1[.,]0\)?", (("B1.0", Parsed("B")),), {"": "B"}),
    Form(r"U\s*\(?0[.,]0\)?", (("U0.0", Parsed("U")),), {"": "U"}),
    Form(
        r"-*(?P<r>[xfz])[\s#-]*(?P<o>\d{1,4})",
        (("X9", Parsed("X", 9)), ("F 9", Parsed("F", 9))),
        {"x": "X", "f": "F", "z": "Z"},
    ),
    Form(r"(?P<r>[10])\s*-?[fx]", (("1F", Parsed("X")), ("0F", Parsed("F"))), {"1": "X", "0": "F"}),
    Form(r"(?:v|vs)\.?\s*#?(?P<o>\d{1,4})", (("vs 4", Parsed("", 4)),), {"": ""}),
    Form(r"[?*]|tb[ad]", (("?", Parsed("")), ("TBD", Parsed(""))), {"": ""}, weak=True),
)
"""What is understood in every table; ``bye`` alone is of the kind that goes with the program."""
