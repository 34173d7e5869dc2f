"""Cells of programs from elsewhere: figures and signs, with a letter for the color."""

import re

from calculator.model import Message
from calculator.model.late import pattern
from calculator.reading.cells.forms.american import BYE_LETTERS
from calculator.reading.cells.forms.family import Family
from calculator.reading.cells.forms.form import (
    FORFEITED,
    LETTER,
    OPEN,
    OPPONENT,
    PLAYED,
    POINTS,
    Form,
    Parsed,
)
from calculator.reading.lexicon.letters import ENGLISH, PAIRS

#: American clubs write other programs' games, and their own letters for byes.
_BYES = BYE_LETTERS._replace(examples=())


def _signed_byes(full: str) -> Form:
    """Return the form of byes whose sign says what they scored, as those of games do."""
    return Form(
        r"(?P<r>[+=-])\s?bye",
        (("+BYE", Parsed(full)), ("=bye", Parsed("H")), ("-BYE", Parsed("U"))),
        {"+": full, "=": "H", "-": "U"},
    )


_HALF_OR_NONE = {"1": "P", "+": "P", "½": "H", "0": "U", "-": "U"}
_PAIRED = {"": ""}

CHESS_RESULTS = Family(
    "chess-results",
    (
        Form(
            rf"{OPPONENT}\s*{LETTER}\s*(?P<r>{POINTS}|[+=k*?-])?",
            (
                ("12w1", Parsed("W", 12, "W")),
                ("5b½", Parsed("D", 5, "B")),
                ("3b0", Parsed("L", 3, "B")),
                ("7w+", Parsed("X", 7, "W")),
                ("7b-", Parsed("F", 7, "B")),
                ("7bk", Parsed("F", 7, "B")),
                ("10w", Parsed("", 10, "W")),
                ("10w*", Parsed("", 10, "W")),
            ),
            {**FORFEITED, "k": "F", **OPEN},
        ),
        Form(
            rf"{OPPONENT}\s*{LETTER}\s*(?P<r>{POINTS})\s*[fx]",
            (("9w1F", Parsed("X", 9, "W")), ("3b0F", Parsed("F", 3, "B"))),
            {"1": "X", "½": "Z", "0": "F"},
        ),
        Form(
            rf"-\s*(?P<r>{POINTS})|\+\s*1",
            (("-1", Parsed("P")), ("-½", Parsed("H")), ("-0", Parsed("U"))),
            {**_HALF_OR_NONE, "": "P"},
        ),
        Form(r"(?P<r>[0+-])", (("0", Parsed("U")), ("+", Parsed("P"))), _HALF_OR_NONE),
        _signed_byes("P"),
        _BYES,
    ),
    Message("hint-result-chess-results", ENGLISH),
    bye="P",
    letters=PAIRS,
    scored=False,
    halves=True,
)

_VEGA = {"+": "W", "=": "D", "-": "L"}
VEGA = Family(
    "vega",
    (
        Form(
            r"(?P<r>[+=-])\s?(?P<c>[wbn])\s?(?P<o>\d{1,4})",
            (
                ("+W5", Parsed("W", 5, "W")),
                ("+B 16", Parsed("W", 16, "B")),
                ("=B2", Parsed("D", 2, "B")),
                ("-W3", Parsed("L", 3, "W")),
            ),
            _VEGA,
        ),
        Form(
            r"(?P<r>[+=-])\s?F\s?(?P<o>\d{1,4})",
            (("+F8", Parsed("X", 8)), ("-F4", Parsed("F", 4)), ("=F4", Parsed("Z", 4))),
            {"+": "X", "-": "F", "=": "Z"},
        ),
        Form(
            r"(?P<r>[+=-](?:pab|bye|fpb|hpb|zpb)|--)\d*",
            (
                ("+PAB", Parsed("P")),
                ("+BYE", Parsed("P")),
                ("=HPB", Parsed("H")),
                ("=BYE", Parsed("H")),
                ("--", Parsed("U")),
                ("-BYE", Parsed("U")),
            ),
            {
                "+pab": "P",
                "+bye": "P",
                "+fpb": "B",
                "=hpb": "H",
                "=bye": "H",
                "-zpb": "U",
                "-bye": "U",
                "--": "U",
            },
        ),
    ),
    Message("hint-result-vega"),
    bye="P",
    # In Italian nero and bianco.
    letters=(ENGLISH, ("b", "n")),
    scored=False,
)

SIGNED = Family(
    "signed",
    (
        Form(
            rf"(?P<r>[+-])\s*{OPPONENT}\s?\(?f\)?",
            (("+5F", Parsed("X", 5)), ("-12 (F)", Parsed("F", 12))),
            FORFEITED,
        ),
        Form(
            rf"(?P<r>[+=<>-])\s*{OPPONENT}\s*{LETTER}?",
            (
                ("+5", Parsed("W", 5)),
                ("=3", Parsed("D", 3)),
                ("-12", Parsed("L", 12)),
                ("+ 26N", Parsed("W", 26, "B")),
                ("= 13B", Parsed("D", 13, "W")),
                ("- 4N", Parsed("L", 4, "B")),
                (">104N", Parsed("X", 104, "B")),
                ("<104N", Parsed("F", 104, "B")),
            ),
            {**PLAYED, ">": "X", "<": "F"},
        ),
        Form(
            rf"(?P<r>[xf])\s*{OPPONENT}\s*{LETTER}?",
            (("X5", Parsed("X", 5)), ("F12", Parsed("F", 12))),
            {"x": "X", "f": "F"},
        ),
        Form(
            r"(?P<r>[xf])[\s-]*",
            (("X", Parsed("X")), ("F---", Parsed("F"))),
            {"x": "X", "f": "F"},
            weak=True,
        ),
        Form(
            rf"(?:½|1/2)\s*{OPPONENT}\s*{LETTER}?",
            (("½3", Parsed("D", 3)),),
            {"": "D"},
            weak=True,
        ),
        Form(
            r"(?P<r>[=<>])",
            (("=", Parsed("H")), (">", Parsed("B")), ("<", Parsed("F"))),
            {"=": "H", ">": "B", "<": "F"},
            weak=True,
        ),
        Form(
            rf"(?P<r>[+=-])\s?f\s?{OPPONENT}",
            (("+F8", Parsed("X", 8)), ("-F4", Parsed("F", 4))),
            {"+": "X", "-": "F", "=": "Z"},
        ),
        Form(r"exe", (("EXE", Parsed("P")),), {"": "P"}),
        _signed_byes("B"),
        _BYES,
    ),
    Message("hint-result-signed"),
    letters=PAIRS,
    # The French programs print nothing for a round that was not played.
    pointless=pattern(r"[<>]|exe", re.IGNORECASE),
)

_WON_BY = {"1": "X", "½": "Z", "0": "F", "+": "X", "-": "F"}
_UNPAIRED = {"1": "P", "½": "H", "0": "U"}
RESULT_FIRST = Family(
    "result-first",
    (
        Form(
            rf"(?P<r>{POINTS}|=)\s*[(\[]\s*{OPPONENT}\s*{LETTER}?\s*[)\]]",
            (
                ("1 (15s)", Parsed("W", 15, "B")),
                ("½ (3w)", Parsed("D", 3, "W")),
                ("= (3w)", Parsed("D", 3, "W")),
                ("0 (4)", Parsed("L", 4)),
                ("1 [4]", Parsed("W", 4)),
            ),
            PLAYED,
        ),
        Form(
            rf"(?P<r>{POINTS})\s*[(\[]\s*{LETTER}\s*{OPPONENT}\s*[)\]]",
            (("1 (s15)", Parsed("W", 15, "B")), ("½ (w3)", Parsed("D", 3, "W"))),
            PLAYED,
        ),
        Form(
            rf"(?P<r>{POINTS})\s*vs\b\.?\s*{OPPONENT}\s*(?:\(?\s*{LETTER}\s*\)?)?",
            (("1 vs 15", Parsed("W", 15)), ("½ vs. 3 (w)", Parsed("D", 3, "W"))),
            PLAYED,
        ),
        Form(
            rf"(?P<r>½|1/2|[01])\s*[-:]\s*(?:½|1/2|[01])\s*\(\s*{OPPONENT}\s*{LETTER}?\s*\)",
            (("1-0 (15)", Parsed("W", 15)), ("½-½ (3s)", Parsed("D", 3, "B"))),
            PLAYED,
        ),
        Form(
            rf"(?P<r>{POINTS})\s*[kfx]\s*(?:vs?\b\.?\s*)?[(\[]?\s*{OPPONENT}\s*{LETTER}?\s*[)\]]?",
            (
                ("1k (20w)", Parsed("X", 20, "W")),
                ("0k (8s)", Parsed("F", 8, "B")),
                ("1F 9", Parsed("X", 9)),
                ("1F vs 9", Parsed("X", 9)),
            ),
            _WON_BY,
        ),
        Form(
            rf"(?P<r>[+xf-])\s*\(\s*{OPPONENT}\s*{LETTER}?\s*\)",
            (
                ("+ (15s)", Parsed("X", 15, "B")),
                ("- (15w)", Parsed("F", 15, "W")),
                ("X (8)", Parsed("X", 8)),
            ),
            {**_WON_BY, "x": "X", "f": "F"},
        ),
        Form(
            rf"(?P<r>{POINTS}|[+-])\s*[kfx]?\s*\(\s*{LETTER}\s*{OPPONENT}\s*\)",
            (("+ (s15)", Parsed("X", 15, "B")), ("0F (w15)", Parsed("F", 15, "W"))),
            _WON_BY,
        ),
        Form(
            r"(?P<r>[+-])\s*(?:vs?\b\.?\s*#?|#)(?P<o>\d{1,4})",
            (("+ vs 15", Parsed("X", 15)), ("- #3", Parsed("F", 3))),
            _WON_BY,
        ),
        Form(
            rf"(?P<r>{POINTS})\s*\(\s*-+\s*\)",
            (("1 (-)", Parsed("P")), ("½ (-)", Parsed("H")), ("0 (-)", Parsed("U"))),
            _UNPAIRED,
        ),
        Form(
            rf"(?P<r>[*?])?\s*\(\s*{OPPONENT}\s*{LETTER}?\s*\)",
            (("(15w)", Parsed("", 15, "W")), ("? (3s)", Parsed("", 3, "B"))),
            OPEN,
            weak=True,
        ),
        Form(
            rf"(?P<r>{POINTS})\s*k",
            (("1k", Parsed("P")), ("0k", Parsed("U"))),
            _UNPAIRED,
        ),
        Form(
            rf"(?P<r>{POINTS})\s+{OPPONENT}\s*{LETTER}?",
            (("1 16", Parsed("W", 16)), ("½ 3 w", Parsed("D", 3, "W"))),
            PLAYED,
        ),
        Form(
            rf"(?P<r>{POINTS})\s*{LETTER}\s*{OPPONENT}",
            (("1w15", Parsed("W", 15, "W")), ("0 s3", Parsed("L", 3, "B"))),
            PLAYED,
            weak=True,
        ),
        _BYES,
    ),
    Message("hint-result", ("1 (15s), ½ (3w), 0 (4), 1k (20w)", "bye ½")),
    bye="P",
    letters=PAIRS,
)

OPPONENT_FIRST = Family(
    "opponent-first",
    (
        Form(
            rf"{OPPONENT}\s*\(\s*{LETTER}\s*\)\s*(?P<r>{POINTS}|[+=*?-])?",
            (("12 (w) 1", Parsed("W", 12, "W")), ("3 (b)", Parsed("", 3, "B"))),
            {**FORFEITED, **OPEN},
        ),
        Form(
            rf"{OPPONENT}\s+(?P<r>{POINTS}|=)\s*(?:\(?{LETTER}\)?)?",
            (("16 1", Parsed("W", 16)), ("3 ½", Parsed("D", 3)), ("3 =", Parsed("D", 3))),
            PLAYED,
        ),
        Form(
            rf"{OPPONENT}\s*\(\s*(?P<r>{POINTS})\s*\)",
            (("16 (1)", Parsed("W", 16)), ("3 (.5)", Parsed("D", 3))),
            PLAYED,
        ),
        Form(
            rf"{OPPONENT}\s*{LETTER}\s*(?P<r>{POINTS}|[+=*?-])?",
            (("16 w 1", Parsed("W", 16, "W")),),
            {**FORFEITED, **OPEN},
        ),
        _BYES,
    ),
    Message("hint-result", ("12 1, 3 ½, 7 0", "12 (w) 1")),
    bye="P",
    letters=PAIRS,
)

SWISS_CHESS = Family(
    "swiss-chess",
    (
        Form(
            rf"{OPPONENT}\s*{LETTER}\s*/?\s*(?P<r>{POINTS}|[=r*?+-])?",
            (
                ("3w/1", Parsed("W", 3, "W")),
                ("1s/0", Parsed("L", 1, "B")),
                ("5s½", Parsed("D", 5, "B")),
            ),
            {**FORFEITED, "r": "D", **OPEN},
        ),
        Form(
            r"(?P<o>\d{1,3})\s*/?\s*(?P<r>[+-])",
            (("8/+", Parsed("X", 8)), ("22-", Parsed("F", 22)), ("22+", Parsed("X", 22))),
            FORFEITED,
        ),
        Form(rf"{OPPONENT}\s*/\s*(?P<r>{POINTS}|=)", (("8/½", Parsed("D", 8)),), PLAYED, weak=True),
        Form(
            r"(?P<r>[+-])",
            (("+", Parsed("P")), ("-", Parsed("U"))),
            _HALF_OR_NONE,
            weak=True,
        ),
        _BYES,
    ),
    Message("hint-result", ("3w/1, 5s/½, 8/+, 22-", "+")),
    bye="P",
    letters=PAIRS,
    scored=False,
    halves=True,
)

_UNTOLD = r"0?\s*:"
_LETTERED = {"w": "W", "d": "D", "l": "L", "x": "X", "f": "F", **FORFEITED, **OPEN}
SWISS_PERFECT = Family(
    "swiss-perfect",
    (
        Form(
            rf"{OPPONENT}\s*:\s*(?P<r>[wdlxf+*?-]|{POINTS})",
            (
                ("15:W", Parsed("W", 15)),
                ("15:X", Parsed("X", 15)),
                ("12:L", Parsed("L", 12)),
                ("3:D", Parsed("D", 3)),
                ("4:+", Parsed("X", 4)),
            ),
            _LETTERED,
        ),
        Form(
            rf"0?\s*:\s*(?P<r>[wdl+=-]|{POINTS})",
            ((":W", Parsed("P")), (":D", Parsed("H")), (":L", Parsed("U"))),
            {"w": "P", "d": "H", "l": "U", "=": "H", **_HALF_OR_NONE},
        ),
        Form(rf"{OPPONENT}\s*:", (("7:", Parsed("", 7)),), _PAIRED),
        Form(_UNTOLD, ((":", Parsed("U")),), {"": "U"}, weak=True),
        _BYES,
    ),
    Message("hint-result", ("15:W, 3:D, 12:L", ":")),
    bye="P",
    untold=pattern(_UNTOLD),
)
