"""Cells of American programs, and of club tables: the result as a letter or a word."""

import re

from calculator.model import RESULT_CODES, Message
from calculator.reading.cells.forms.family import Family
from calculator.reading.cells.forms.form import (
    FORFEITED,
    LETTER,
    LETTERS,
    OPEN,
    OPPONENT,
    PICTURES,
    PLAYED,
    POINTS,
    Form,
    Parsed,
)
from calculator.reading.cells.grammar import HALF_AS_DATE

_GAMES = {code.lower(): code for code, kind in RESULT_CODES.items() if code and kind.played}
_GAMES["t"] = "D"
_FORFEITS = {"x": "X", "f": "F", "z": "Z"}
_SAID = {"w": "W", "d": "D", "l": "L"}
_BY_FORFEIT = {"w": "X", "l": "F"}
_BYES = {code.lower(): code for code in "BPHU"}


def _any_of(codes: dict[str, str]) -> str:
    return f"(?P<r>[{re.escape(''.join(codes))}])"


_TO = r"[\s#(:/-]*"
#: The score so far, or the opponent's rating.
_SCORE = r"(?:\s*\((?:\d{1,2}(?:[.,]\d|½)?|\d{3,4})\))?"
_TEAM = r"(?:,\s*(?P<g>\d{1,3}(?:[.,]\d)?|\d?½))?"
_BEHIND = r"(?:[\s(-]*(?P<c>[wb])(?:hite|lack)?\)?)?"
_NOBODY = r"(?:0{1,4})?[\s(-]*"
BYE_LETTERS = Form(
    rf"-*{_any_of(_BYES)}{_TO}{_NOBODY}{_SCORE}{_TEAM}",
    (
        ("B---", Parsed("B")),
        ("-H-", Parsed("H")),
        ("U", Parsed("U")),
        ("H 0", Parsed("H")),
        ("H--- (2.5)", Parsed("H")),
        ("H---,2.0", Parsed("H", None, "", 4)),
    ),
    _BYES,
)
FORFEIT_LETTERS = Form(
    # "fB---" is a bye with a mark in front.
    rf"-*{_any_of(_FORFEITS)}(?![wb])(?:{_TO}{OPPONENT}\)?)?{_BEHIND}{_SCORE}{_TEAM}\s?-*",
    (
        ("X30", Parsed("X", 30)),
        ("F23", Parsed("F", 23)),
        ("X---", Parsed("X")),
        ("F ---", Parsed("F")),
    ),
    _FORFEITS,
    nobody=True,
)
US = Family(
    "us",
    (
        Form(
            rf"-*{_any_of(_GAMES)}{_TO}{OPPONENT}\)?{_BEHIND}{_SCORE}{_TEAM}",
            (
                ("W12", Parsed("W", 12)),
                ("D 5", Parsed("D", 5)),
                ("L-3", Parsed("L", 3)),
                ("W12w", Parsed("W", 12, "W")),
                ("W 12 (b)", Parsed("W", 12, "B")),
                ("L3 black", Parsed("L", 3, "B")),
                ("W12 (1.0)", Parsed("W", 12)),
                ("W22,3.5", Parsed("W", 22, "", 7)),
                ("T5", Parsed("D", 5)),
                ("$3", Parsed("$", 3)),
                ("#4", Parsed("#", 4)),
            ),
            _GAMES,
            nobody=True,
        ),
        FORFEIT_LETTERS,
        BYE_LETTERS,
        Form(
            rf"(?P<r>[wl])(?:in|oss)?{_TO}{OPPONENT}\)?\s*\(?(?:ff?|forfeit)\)?",
            (("W12 (forfeit)", Parsed("X", 12)), ("L12f", Parsed("F", 12))),
            _BY_FORFEIT,
        ),
        Form(
            rf"(?:f(?P<r>[wl])|(?P<s>[wl])f){_TO}{OPPONENT}\)?",
            (("FW12", Parsed("X", 12)), ("LF12", Parsed("F", 12))),
            _BY_FORFEIT,
        ),
        Form(
            rf"(?:½|1/2|=)\s*{OPPONENT}{_BEHIND}",
            (("½ 12", Parsed("D", 12)),),
            {"": "D"},
            weak=True,
        ),
        Form(
            rf"(?-i:(?P<r>[WDL])(?P<c>[WB])){OPPONENT}",
            (("WB12", Parsed("W", 12, "B")), ("DW3", Parsed("D", 3, "W"))),
            LETTERS,
        ),
        Form(
            rf"{_any_of(_GAMES)}\s*(?:vs?|against|to|with)\b\.?\s*{OPPONENT}{_BEHIND}",
            (("W vs 12", Parsed("W", 12)), ("L v. 3", Parsed("L", 3))),
            _GAMES,
        ),
        Form(
            r"(?P<r>[wdlxfz])(?P<o>\d{1,4})(?P<c>[wb])?",
            (
                ("Won 12", Parsed("W", 12)),
                ("Lost to 12", Parsed("L", 12)),
                ("Drew 12", Parsed("D", 12)),
                ("beat #12", Parsed("W", 12)),
                ("Draw with 12 (white)", Parsed("D", 12, "W")),
                ("Sieg gegen 12", Parsed("W", 12)),
                ("won by forfeit 12", Parsed("X", 12)),
            ),
            {**_SAID, **_FORFEITS},
            worded=True,
        ),
        # "def. 3" is how those who defeated number 3 write it.
        Form(rf"def\.?\s{OPPONENT}{_BEHIND}", (("def. 3", Parsed("W", 3)),), {"": "W"}),
        Form(
            rf"{_any_of(PICTURES)}\ufe0f?\s?{OPPONENT}{_BEHIND}",
            (("✅ 4", Parsed("W", 4)), ("❌12", Parsed("L", 12)), ("🤝 3", Parsed("D", 3))),
            PICTURES,
        ),
        # Beside other letters: a table of colors has more than number 1.
        Form(r"B1|\+", (("B1", Parsed("B")), ("+", Parsed("B"))), {"": "B"}, weak=True),
        Form(
            rf"-*\*{_TO}{OPPONENT}\)?{_BEHIND}",
            (("*12", Parsed("", 12)),),
            {"": ""},
        ),
    ),
    Message("hint-result-us"),
    meanings=("standings", "pairing"),
)

_TURNED = {"w": "W", "l": "L", "d": "D"}
TURNED = Family(
    "turned",
    (
        Form(
            rf"{OPPONENT}\s*[/(-]?\s*(?P<r>[wld])\)?(?:\s*\(?(?P<c>[wb])\)?)?",
            (
                ("5W", Parsed("W", 5)),
                ("5 (W)", Parsed("W", 5)),
                ("12L", Parsed("L", 12)),
                ("3D (b)", Parsed("D", 3, "B")),
            ),
            _TURNED,
        ),
        Form(
            rf"{OPPONENT}\s*\(?(?P<c>[wb])\)?\s*(?P<r>[wld])",
            (("5bW", Parsed("W", 5, "B")), ("12 (w) L", Parsed("L", 12, "W"))),
            _TURNED,
        ),
        Form(
            rf"{OPPONENT}\s*(?P<r>[+=-])",
            (("12+", Parsed("W", 12)), ("3-", Parsed("L", 3)), ("4=", Parsed("D", 4))),
            PLAYED,
            weak=True,
        ),
        Form(
            # "1F" is a forfeit that names nobody, and a rating may have an F behind it.
            r"(?:#|(?!1\b|1\D))(?P<o>[1-9]\d{0,2})\s?[/(-]?\s?(?P<r>[xf])\)?"
            r"(?:\s*\(?(?P<c>[wb])\)?)?",
            (("6X", Parsed("X", 6)), ("12F", Parsed("F", 12)), ("#1 (X)", Parsed("X", 1))),
            _FORFEITS,
            weak=True,
        ),
        Form(
            r"(?P<r>[xf])(?P<o>\d{1,4})(?P<c>[wb])?",
            (("6 won by forfeit", Parsed("X", 6)), ("12 (forfeit loss)", Parsed("F", 12))),
            _FORFEITS,
            worded=True,
        ),
        FORFEIT_LETTERS._replace(pattern=rf"-*{_any_of(_FORFEITS)}[\s-]*", examples=()),
        BYE_LETTERS._replace(examples=()),
    ),
    Message("hint-result-turned"),
)

COLOR_FIRST = Family(
    "color-first",
    (
        Form(
            rf"{LETTER}\s*{OPPONENT}(?:\s+|\s*[:/=-]\s*)(?P<r>{POINTS}|[+=*?-])",
            (
                ("w12 1", Parsed("W", 12, "W")),
                ("b3 ½", Parsed("D", 3, "B")),
                ("w7 0", Parsed("L", 7, "W")),
                ("b4 +", Parsed("X", 4, "B")),
            ),
            {**FORFEITED, **OPEN},
        ),
        Form(
            # In capitals and without a blank: "Bd 1" is a board.
            rf"(?-i:(?P<c>[WB])(?P<r>[WDL])){OPPONENT}",
            (("BW12", Parsed("W", 12, "B")), ("WL3", Parsed("L", 3, "W"))),
            LETTERS,
        ),
        Form(
            rf"{LETTER}\s*{OPPONENT}",
            (("w12", Parsed("", 12, "W")),),
            {"": ""},
            weak=True,
        ),
        BYE_LETTERS._replace(examples=()),
    ),
    Message("hint-result", ("w12 1", "b3 ½")),
)

SCORES = Family(
    "scores",
    (
        Form(
            rf"(?P<r>{POINTS}|[=wldt])",
            (
                ("1", Parsed("W")),
                ("½", Parsed("D")),
                ("0", Parsed("L")),
                ("L", Parsed("L")),
            ),
            {**PLAYED, **_SAID, "t": "D"},
            weak=True,
        ),
        Form(
            r"(?P<r>[wdl])",
            (("Draw", Parsed("D")), ("gewonnen", Parsed("W"))),
            _SAID,
            weak=True,
            worded=True,
        ),
        Form(
            r"(?P<r>1|0|½|1/2)\s*[-:]\s*(?:[01]|½|1/2)",
            (("1-0", Parsed("W")), ("½-½", Parsed("D")), ("0-1", Parsed("L"))),
            PLAYED,
            weak=True,
        ),
        Form(
            HALF_AS_DATE, (("2-Jan", Parsed("D")), ("01. Feb", Parsed("D"))), {"": "D"}, weak=True
        ),
        Form(
            r"-*(?P<r>[xzf])-*",
            (("X", Parsed("X")), ("F", Parsed("F"))),
            _FORFEITS,
        ),
        BYE_LETTERS._replace(examples=()),
    ),
    Message("hint-result", ("1, ½, 0, W, D", "L")),
    naming=False,
)
