"""Cells that cannot both be right: what the page says of a pair is what was worked out."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from calculator.page import answer
from calculator.reading import read
from calculator.words import LANGUAGES, say, use
from tests.asked.trees import Tree, find, of_tag, text_in
from tests.asked.truths import figure
from tests.support.events import random_event
from tests.support.examples import examples
from tests.support.sheets import tabbed, wintd_rows

#: A number and a round: where a cell is.
Place = tuple[int, int]
_ANSWER = {"W": "L", "L": "W", "D": "D", "X": "F"}
_PAIR = re.compile(r"(\d+)$")


def damaged(random: Random) -> tuple[str, dict[Place, str], dict[int, str]]:
    """Write a sheet in which some cells name another opponent, or another result.

    Returns the text, the cells as written, and the names.
    """
    made = random_event(random, random.randint(4, 12), random.randint(2, 5), plain=True)
    rows = wintd_rows(made)
    for _ in range(random.randint(1, 5)):
        row = random.choice(rows[1:])
        at = random.randrange(3, len(row))
        if random.random() < 0.5 and row[at][:1] in _ANSWER:
            row[at] = random.choice("WDL") + row[at][1:]
        else:
            other = random.choice([one[0] for one in rows[1:] if one is not row])
            row[at] = random.choice(["-B-", "-H-", *(f"{code}{other}" for code in "WDL")])
    cells = {
        (int(row[0]), round_): cell for row in rows[1:] for round_, cell in enumerate(row[3:], 1)
    }
    return tabbed(rows), cells, {int(row[0]): row[1] for row in rows[1:]}


def told(pair: Tree, cells: dict[Place, str], names: dict[int, str]) -> dict[Place, str]:
    """Return what a pair of cells says was worked out: the cells that are not as written."""
    numbers = {name: number for number, name in names.items()}
    sides = [numbers[text_in(of_tag(side, "span")[1])] for side in find(pair, "tb-side")]
    shown = [one[1]["value"] for one in of_tag(pair, "input")]
    (round_,) = map(int, _PAIR.findall(text_in(find(pair, "tb-clash-round")[0])))
    assert shown == [cells[number, round_] for number in sides]
    (said,) = (text_in(one).strip() for one in find(pair, "tb-hint"))
    if said == say("outcome-as-written"):
        return {}
    for mine, theirs in (sides, reversed(sides)):
        if said == say("outcome-as-row", names[mine]):
            # A cell that names somebody else says only that the other one does not count.
            return answering(mine, round_, cells) if cells[mine, round_][1:] == str(theirs) else {}
    for mine in sides:
        for third, name in names.items():
            if said == say("outcome-as-another", names[mine], name):
                assert cells[third, round_][1:] == str(mine)
                return answering(third, round_, cells)
    raise AssertionError(said)


def answering(number: int, round_: int, cells: dict[Place, str]) -> dict[Place, str]:
    cell = cells[number, round_]
    return {(int(cell[1:]), round_): f"{_ANSWER[cell[0]]}{number}"}


def halves(cell: str) -> int:
    return {"W": 2, "X": 2, "B": 2, "D": 1, "H": 1}.get(cell.strip("-")[:1], 0)


def check(result: Tree, text: str, cells: dict[Place, str], names: dict[int, str]) -> None:
    pairs = [one for one in of_tag(result, "li") if find(one, "tb-clash-round")]
    table = read(text)
    assert len(pairs) == len(table.contradictions)
    worked = dict(cells)
    for pair in pairs:
        for place, cell in told(pair, cells, names).items():
            assert worked[place] in {cells[place], cell}
            worked[place] = cell
    # Two cells that cannot both be right are worked out as one of them, or it is said.
    for player in table.players:
        own = {at: cell for (number, at), cell in worked.items() if number == player.number}
        for at, cell in own.items():
            found = player.results[at - 1]
            if found.opponent is not None:
                assert f"{found.code}{found.opponent}" == cell
    if table.rounds_played < table.rounds:
        # Byes in rounds to come count as the printed total has them.
        return
    scores = {
        text_in(of_tag(row, "th")[0]): text_in(find(row, "tb-score")[0])
        for row in of_tag(find(result, "tb-standings")[0], "tr")
        if "data-number" in row[1]
    }
    for number, name in names.items():
        points = sum(halves(cell) for (one, _), cell in worked.items() if one == number)
        assert scores[name] == figure(points / 2), (text, name)


@examples(300)
@given(st.randoms(use_true_random=False), st.sampled_from(LANGUAGES))
def test_what_is_said_of_two_cells_is_what_was_worked_out(random: Random, language: str) -> None:
    text, cells, names = damaged(random)
    asked = {"what": "calculate", "text": text, "language": language}
    reply: dict[str, Any] = json.loads(answer(json.dumps(asked)))
    if reply["state"] != "done":
        # Most cells contradict each other.
        return
    with use(language):
        check(reply["result"], text, cells, names)
