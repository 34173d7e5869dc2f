"""Colors in columns of their own, in front of a round or behind it: each is of its own round.

A word that nobody knows is told, with whose row and which round it is in.
"""

from collections.abc import Callable

import pytest

from calculator.reading import ReadError, read
from tests.support.examples import one_in

#: Number, name, then for each round opponent, color and result; the total.
_EVENT = (
    "1|Ann Lee|2 w 1|3 b ½|1.5",
    "2|Bob Poe|1 b 0|4 w 1|1.0",
    "3|Cem Roe|4 w 1|1 w ½|1.5",
    "4|Dea Fox|3 b 0|2 b 0|0",
    "5|Eva Orr|6 w 1|- - 1|2",
    "6|Fin Abt|5 b 0|- - -|0",
)
_NAMES = {row[0]: row.split("|")[1] for row in _EVENT}
_COLORS = {"1": "WB", "2": "BW", "3": "WW", "4": "BB", "5": "W", "6": "B"}
_LETTER = {"1": "W", "½": "D", "0": "L"}


def number(who: str, result: str) -> list[str]:
    return [_LETTER[result] + who if who != "-" else {"1": "B"}.get(result, "")]


def named(who: str, result: str) -> list[str]:
    return [f"{_LETTER[result]} {_NAMES[who]}"] if who != "-" else [{"1": "bye"}.get(result, "")]


def apart(who: str, result: str) -> list[str]:
    return [{"-": "bye" if result == "1" else ""}.get(who, who), result.replace("-", "")]


def named_apart(who: str, result: str) -> list[str]:
    return [_NAMES.get(who, "bye" if result == "1" else ""), result.replace("-", "")]


#: Headings of a round, and what stands under those that are no color.
KINDS: dict[str, tuple[str, Callable[[str, str], list[str]]]] = {
    "number, color": ("R{} Col", number),
    "color, number": ("Col R{}", number),
    "name, color": ("R{} Col", named),
    "color, name": ("Col R{}", named),
    "number, color, result": ("Opp{} Col Res{}", apart),
    "number, result, color": ("Opp{} Res{} Col", apart),
    "color, number, result": ("Col Opp{} Res{}", apart),
    "name, color, result": ("Opp{} Col Res{}", named_apart),
    "name, result, color": ("Opp{} Res{} Col", named_apart),
    "color, name, result": ("Col Opp{} Res{}", named_apart),
}


def table(kind: str, odd: str = "", at: int = 0) -> list[list[str]]:
    """The event's cells; ``odd`` is in a cell of Bob's second round."""
    heading, cells_of = KINDS[kind]
    heads = heading.split()
    made = [["No", "Name", *[head.format(each) for each in (1, 2) for head in heads], "Total"]]
    for row in _EVENT:
        first, name, *rounds, total = row.split("|")
        cells = [first, name]
        for index, said in enumerate(rounds):
            who, color, result = said.split()
            own = iter(cells_of(who, result))
            part = [color.strip("-") if head == "Col" else next(own) for head in heads]
            if odd and name == "Bob Poe" and index:
                part[at] = odd
            cells += part
        made.append([*cells, total])
    return made


def tabs(rows: list[list[str]]) -> str:
    return "\n".join(map("\t".join, rows))


def blanks(rows: list[list[str]]) -> str:
    wide = [max(map(len, column)) + 2 for column in zip(*rows, strict=True)]
    return "\n".join(
        "".join(cell.ljust(one) for cell, one in zip(row, wide, strict=True)).rstrip()
        for row in rows
    )


def page(rows: list[list[str]]) -> str:
    lines = ("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table>{''.join(lines)}</table>"


forms = pytest.mark.parametrize("form", [tabs, blanks, page])
kinds = pytest.mark.parametrize("kind", KINDS)


@forms
@kinds
def test_each_color_is_of_its_own_round(kind: str, form: Callable[[list[list[str]]], str]) -> None:
    found = read(form(table(kind)))
    colors = {
        str(player.number): "".join(one.color for one in player.results) for player in found.players
    }
    assert colors == _COLORS
    assert [player.total for player in found.players] == [1.5, 1, 1.5, 0, 2, 0]
    assert [one.code for one in found.warnings] == ["blank-result"]


@forms
@kinds
@pytest.mark.parametrize("odd", one_in(2, ["zonk", "gone fishing", "Zed Zorn", "Q7"]))
def test_an_unknown_word_is_told(
    kind: str, odd: str, form: Callable[[list[list[str]]], str]
) -> None:
    for at in range(len(KINDS[kind][0].split())):
        with pytest.raises(ReadError) as raised:
            read(form(table(kind, odd, at)))
        error = raised.value
        assert error.message.startswith(f"Bob Poe, round 2 says “{odd}”"), form(
            table(kind, odd, at)
        )
        assert error.line == 3
