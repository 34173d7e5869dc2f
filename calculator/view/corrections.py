"""Wrong cells, each as a field in its place: what is typed there goes into the text."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from calculator.answers import slips
from calculator.model import Contradiction, Correction, Crosstable, Slip, Spot, WrongTotal
from calculator.model.late import late
from calculator.ranking import Standing, Standings
from calculator.reading.text.grid import lines_of
from calculator.view.element import Element, el
from calculator.view.reading_choice import PastedText
from calculator.words import points as in_points
from calculator.words import say, spoken

if TYPE_CHECKING:
    from calculator.answers.notes import has_place
else:
    has_place = late("calculator.answers.notes", "has_place")

#: How many pairs are shown; the rest unfold.
_SHOWN = 8


def corrections(table: Crosstable, source: PastedText | None) -> Element | None:
    """Return every pair of cells that contradict each other, and every total that is wrong."""
    text = source.text if source else ""
    names = {player.number: player.called for player in table.players}
    pairs = contradictions(table.contradictions, names, text)
    totals = [_total(found, names[found.number], text) for found in table.wrong_totals]
    if not pairs and not totals:
        return None
    proposed = proposals(table.slips, names, text)
    return el(
        "section",
        *pairs,
        el("ul", *totals, class_="tb-clashes") if totals else None,
        *proposed,
        el("p", say("other-below"), class_="tb-hint") if table.other else None,
        class_="tb-corrections",
        data_part="corrections",
        key="corrections",
        aria_label=say("corrections"),
    )


def concerns(standings: Standings, number: int) -> bool:
    """Whether what can be set right would change a player's score or place.

    His or her own total; a total of somebody else that would be on the other side; cells that
    contradict each other, if the other reading of them says another score or place.
    """
    table = standings.table
    row = standings.row(number)
    for found in table.wrong_totals:
        if found.number == number or _beside(found.computed, row) != _beside(found.printed, row):
            return True
    if not table.contradictions:
        return False
    own = any(number in {pair.number, pair.other} for pair in table.contradictions)
    if standings.other is None:
        return own
    other = next((one for one in standings.other.rows if one.number == number), row)
    return (other.score, other.place) != (row.score, row.place)


def _beside(score: int, row: Standing) -> int:
    """On which side of a player's score another one is: −1, 0 or 1."""
    return (score > row.score) - (score < row.score)


def contradictions(
    found: Sequence[Contradiction], names: Mapping[int, str], text: str
) -> list[Element]:
    """Return what is said about pairs of cells that cannot both be right; nothing if none."""
    if not found:
        return []
    rows = [_pair(pair, names, text) for pair in found]
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


def proposals(found: Sequence[Slip], names: Mapping[int, str], text: str) -> list[Element]:
    """Return what may have been meant, each way as a button that puts it into the text.

    Without the text, or where a cell is not at its place in it, there is nothing to press.
    """
    there = [slip for slip in found if _all_there(slip, text)]
    if not there:
        return []
    return [
        el("p", el("strong", say("slips")), " ", say("slips-about")),
        el("ul", *(_slip(slip, names) for slip in there), class_="tb-clashes"),
    ]


def _all_there(slip: Slip, text: str) -> bool:
    return all(_is_there(text, change.spot) for way in slip.ways for change in way)


def _slip(slip: Slip, names: Mapping[int, str]) -> Element:
    buttons = [
        el(
            "button",
            slips.way(way, names),
            type="button",
            class_="tb-mend",
            data_part="mend",
            data_value=json.dumps([_place_of(change) for change in way], ensure_ascii=False),
        )
        for way in slip.ways
    ]
    return el("li", el("span", say("slip-even")) if slip.even else None, *buttons)


def _place_of(change: Correction) -> list[int | str]:
    """Return where a change is, and what should be there, as the page's script takes it."""
    return [change.spot.line, change.spot.column, change.spot.length, change.to]


def _pair(pair: Contradiction, names: Mapping[int, str], text: str) -> Element:
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
        el("span", " ", spoken(pair.outcome), class_="tb-hint") if pair.outcome else None,
    )


def _total(found: WrongTotal, name: str, text: str) -> Element:
    """Return a total that is not the sum of the results, as a field if it is in a cell."""
    spot = found.spot
    there = spot is not None and has_place(text, spot.line)
    where = say("place-in-text", spot.line, spot.column) if spot and there else ""
    label = say("total-printed", name)
    printed = in_points(found.printed)
    return el(
        "li",
        where + say("total-wrong", name, found.computed),
        " ",
        cell_field(text, spot, label, printed) if spot else el("b", printed),
        class_="tb-clash-total",
    )


def cell_field(text: str, spot: Spot, label: str, otherwise: str = "") -> Element:
    """Return a cell as a field.

    If we cannot tell that it is at its place in the text, it is shown as text: ``otherwise``,
    or the cell's own text.
    """
    if not _is_there(text, spot):
        return el("b", otherwise or spot.text or say("no-cell"))
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
    """Return a place in a text with what is there; ``None`` if there is nothing."""
    lines = lines_of(text)
    if not 1 <= line <= len(lines) or not length:
        return None
    found = lines[line - 1][column - 1 : column - 1 + length]
    return Spot(line, column, length, found) if len(found) == length else None


def _is_there(text: str, spot: Spot) -> bool:
    """Whether a cell's text is where it should be: some layouts split up results."""
    if not text or len(spot.text) != spot.length:
        return False
    lines = lines_of(text)
    if not 1 <= spot.line <= len(lines):
        return False
    line = lines[spot.line - 1]
    start = spot.column - 1
    return start <= len(line) and line[start : start + spot.length] == spot.text
