"""Cells that mean the same in every program's table: words, and byes with their value."""

from calculator.reading.cells.forms.form import BYE, HALF, Form, Parsed

_VALUE = rf"(?P<r>half|{HALF}|full|one|1(?:[.,]00?)?|zero|0(?:[.,]00?)?)"
_POINT = r"(?:[\s-]*(?:pts?|points?)\.?)?"
#: A bye of a full point is what the word alone says.
_VALUES = {"half": "H", "½": "H", "zero": "U", "0": "U", "full": BYE, "one": BYE, "1": BYE}


def _words(code: str, words: str, *examples: str) -> Form:
    return Form(
        "|".join(words.split()),
        tuple((text, Parsed(code)) for text in examples),
        {"": code},
        squeezed=True,
    )


ANYWHERE = (
    _words(BYE, r"\+?bye", "Bye", "-bye-", "+bye"),
    Form(
        rf"{_VALUE}{_POINT}[\s-]*bye",
        (
            ("½ BYE", Parsed("H")),
            ("Half-point bye", Parsed("H")),
            ("1-pt bye", Parsed(BYE)),
            ("0 bye", Parsed("U")),
        ),
        _VALUES,
    ),
    Form(
        rf"bye[\s:=,-]*\(?{_VALUE}{_POINT}\)?",
        (
            ("bye ½", Parsed("H")),
            ("BYE (½)", Parsed("H")),
            ("bye 1", Parsed(BYE)),
            ("bye 0", Parsed("U")),
        ),
        _VALUES,
    ),
    Form(
        rf"-(?P<r>{HALF}|[01](?:[.,]0)?)-",
        (("-½-", Parsed("H")), ("-1-", Parsed(BYE)), ("-0-", Parsed("U"))),
        _VALUES,
    ),
    Form(rf"H\s*\(?(?:{HALF})\)?", (("H0.5", Parsed("H")),), {"": "H"}),
    Form(r"B\s*\(?1[.,]0\)?", (("B1.0", Parsed("B")),), {"": "B"}),
    Form(r"U\s*\(?0[.,]0\)?", (("U0.0", Parsed("U")),), {"": "U"}),
    _words("B", "full fpb"),
    _words(
        "P",
        "pab pairingallocatedbye exempt libre livre spielfrei freilos descansa descanso riposo "
        "vrij",
        "PAB",
        "spielfrei",
        "libre",
        "exempt",
    ),
    _words("H", "half hbye hpb hpbye", "HPB"),
    _words(
        "U",
        "zero zpb out wd withdrawn withdrew none unpaired notpaired unplayed absent abwesend "
        "ausente didnotplay dnp",
        "UNPAIRED",
        "withdrawn",
        "out",
        "absent",
    ),
    _words("X", "forfeitwin winbyforfeit wonbyforfeit ffwin", "Forfeit win"),
    _words(
        "F", "noshow forfeit forfeited forfeitloss lossbyforfeit lostbyforfeit ffloss", "No show"
    ),
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
