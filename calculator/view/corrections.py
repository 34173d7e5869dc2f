"""Cells that are wrong, each as a field in its place: what is typed there goes into the text."""

import re
from collections.abc import Mapping, Sequence

from calculator.model import Contradiction, Crosstable, Message, Spot
from calculator.reading.cells import halves
from calculator.reading.grid import lines_of
from calculator.view.element import Element, el
from calculator.view.source import PastedText
from calculator.words import points as in_points
from calculator.words import say

#: So many pairs are read; what is beyond unfolds.
_SHOWN = 8
_TOTAL = re.compile(r"(?P<whole>\d*)(?:[.,]\d+|½)?")


def corrections(table: Crosstable, source: PastedText | None) -> Element | None:
    """Return every pair of cells that contradict each other, and every total that is wrong."""
    text = source.text if source else ""
    names = {player.number: player.called for player in table.players}
    believed = [
        str(found.facts[5]) for found in table.warnings if found.code == "results-contradict"
    ]
    pairs = contradictions(table.contradictions, names, text, believed)
    totals = [_total(found, text) for found in table.warnings if found.code == "total-differs"]
    if not pairs and not totals:
        return None
    return el(
        "section",
        *pairs,
        el("ul", *totals, class_="tb-clashes") if totals else None,
        el("p", say("other-below"), class_="tb-hint") if table.other else None,
        class_="tb-corrections",
        key="corrections",
        aria_label=say("corrections"),
    )


def contradictions(
    found: Sequence[Contradiction],
    names: Mapping[int, str],
    text: str,
    believed: Sequence[str] = (),
) -> list[Element]:
    """Return what is said of pairs of cells that cannot both be right; nothing without any.

    ``believed`` are the players whose cells were believed, in the same order.
    """
    if not found:
        return []
    rows = [
        _pair(pair, names, text, believed[at] if at < len(believed) else "")
        for at, pair in enumerate(found)
    ]
    parts = [
        el("p", el("strong", say("contradictions", len(found))), " ", say("correct-one"))
        if text
        else el("p", el("strong", say("contradictions", len(found)))),
        el("ul", *rows[:_SHOWN], class_="tb-clashes"),
    ]
    if len(rows) > _SHOWN:
        parts.append(
            el(
                "details",
                el("summary", say("more-pairs", len(rows) - _SHOWN)),
                el("ul", *rows[_SHOWN:], class_="tb-clashes"),
                class_="tb-more-clashes",
                data_part="more-clashes",
            )
        )
    return parts


def _pair(pair: Contradiction, names: Mapping[int, str], text: str, believed: str) -> Element:
    sides = []
    for number, spot in ((pair.number, pair.first), (pair.other, pair.second)):
        name = names.get(number) or say("nameless", number)
        sides.append(
            el(
                "span",
                el("span", name),
                " ",
                cell_field(text, spot, say("cell-in-round", name, pair.round)),
                class_="tb-side",
            )
        )
    return el(
        "li",
        el("span", say("in-round", pair.round), class_="tb-clash-round"),
        " ",
        sides[0],
        el("span", " – "),
        sides[1],
        el("span", " ", say("worked-out-as", believed), class_="tb-hint") if believed else None,
    )


def _total(found: Message, text: str) -> Element:
    """Return a total that is not what the results add up to; ``facts`` are those of the warning."""
    name, points, printed = str(found.facts[0]), int(str(found.facts[1])), int(str(found.facts[2]))
    spot = _total_spot(found, printed, text)
    where = say("place-in-text", found.line, found.column or 1) if found.line else ""
    return el(
        "li",
        where + say("total-wrong", name, points),
        " ",
        cell_field(text, spot, say("total-printed", name)) if spot else el("b", in_points(printed)),
        class_="tb-clash-total",
    )


def _total_spot(found: Message, printed: int, text: str) -> Spot | None:
    """Find the printed total where the warning says that it stands."""
    lines = lines_of(text)
    if found.line is None or found.column is None or found.line > len(lines):
        return None
    line, start = lines[found.line - 1], found.column - 1
    match = _TOTAL.match(line, start)
    # Between commas the next column's figure looks like decimals.
    ends = [match.end(), *(match.end(part) for part in ("whole",))] if match else []
    for end in ends:
        if halves(line[start:end]) == printed:
            return Spot(found.line, found.column, end - start, line[start:end])
    return None


def cell_field(text: str, spot: Spot, label: str) -> Element:
    """Return a cell as a field, or as text where we cannot tell that it stands at its place."""
    if not _stands(text, spot):
        return el("b", spot.text or say("no-cell"))
    return el(
        "input",
        type="text",
        class_="tb-fix",
        value=spot.text,
        aria_label=label,
        autocomplete="off",
        spellcheck="false",
        data_line=str(spot.line),
        data_column=str(spot.column),
        data_length=str(spot.length),
    )


def spot_of(text: str, line: int, column: int, length: int) -> Spot | None:
    """Return a place of a text with what stands there; ``None`` where there is nothing."""
    lines = lines_of(text)
    if not 1 <= line <= len(lines) or not length:
        return None
    found = lines[line - 1][column - 1 : column - 1 + length]
    return Spot(line, column, length, found) if len(found) == length else None


def _stands(text: str, spot: Spot) -> bool:
    """Whether a cell's text stands where it is said to: some layouts write results apart."""
    if not text or len(spot.text) != spot.length:
        return False
    lines = lines_of(text)
    if not 1 <= spot.line <= len(lines):
        return False
    line = lines[spot.line - 1]
    start = spot.column - 1
    return start <= len(line) and line[start : start + spot.length] == spot.text
