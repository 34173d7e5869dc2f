"""The table of what a cell may say, made from the register of forms that the core reads by."""

from itertools import chain

from calculator.reading.cells.forms import ANYWHERE, FAMILIES, Form, Parsed
from calculator.reading.cells.forms.form import BYE
from calculator.view import Element, el

#: Where the forms of each family are found.
PROGRAMS = {
    "us": "WinTD, SwissSys, US Chess, club pages",
    "chess-results": "chess-results.com, Swiss-Manager",
    "vega": "Vega, text",
    "signed": "by hand; FFE (Papi) and Sharly Chess, with the color",
    "turned": "by hand",
    "result-first": "club pages; Vega on the web",
    "swiss-chess": "Swiss-Chess",
    "swiss-perfect": "Swiss Perfect",
    "opponent-first": "by hand; Vega on the web until 2017",
    "color-first": "club pages",
    "scores": "results without opponents",
}
_ANYWHERE = "every table"

_GAMES = {
    "W": "won against {0}",
    "D": "drew with {0}",
    "L": "lost to {0}",
    "X": "won by forfeit against {0}",
    "F": "lost by forfeit to {0}",
    "Z": "half a point by forfeit against {0}",
    "$": "two games against {0}: 2 points",
    "#": "two games against {0}: 1½ points",
    "": "paired with {0}, no result yet",
}
_ALONE = {
    "W": "won",
    "D": "drew",
    "L": "lost",
    "X": "won by forfeit",
    "F": "lost by forfeit",
    "B": "full-point bye",
    "P": "bye given by the pairing, a full point",
    "H": "half-point bye",
    "U": "not paired, no point",
    "": "no result yet",
    BYE: "bye of a full point",
}
_COLORS = {"W": " with White", "B": " with Black", "": ""}


def meaning(said: Parsed) -> str:
    """Return what a cell says, in words.

    >>> meaning(Parsed("W", 15, "B")), meaning(Parsed("H"))
    ('won against 15 with Black', 'half-point bye')
    """
    if said.opponent is None:
        return _ALONE[said.code]
    words = _GAMES[said.code].format(said.opponent) + _COLORS[said.color]
    if said.game_halves is None:
        return words
    return f"{words}; the team scored {said.game_halves / 2:g}"


def cells() -> Element:
    """Show every form of cells: examples, what each says, and where it is found."""
    bodies = [_body(PROGRAMS[family.name], family.forms) for family in FAMILIES]
    heads = el("tr", *(el("th", head, scope="col") for head in ("Cell", "Says")))
    table = el(
        "table",
        el("thead", heads),
        *chain(bodies, [_body(_ANYWHERE, ANYWHERE)]),
        class_="tb-layouts tb-cells",
    )
    return el("div", table, class_="tb-scroll", tabindex="0")


def _body(program: str, forms: tuple[Form, ...]) -> Element:
    heading = el("tr", el("th", program, colspan="2", scope="rowgroup"))
    rows = [
        el("tr", el("td", el("code", text)), el("td", meaning(said)))
        for form in forms
        for text, said in form.examples
    ]
    return el("tbody", heading, *rows)
