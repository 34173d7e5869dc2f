"""Where a table does not tell in which round a game was, the page names no round either."""

from __future__ import annotations

import json
import re
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from calculator.page import answer

NAMES = ("Ann", "Bob", "Cem", "Dea", "Eve", "Fay")
#: How a game ended, for both: played, by forfeit for one, by forfeit for nobody.
ENDS = (("1", "0"), ("0", "1"), ("½", "½"), ("+", "-"), ("-", "+"), ("-", "-"))
POINTS = {"1": 2, "+": 2, "½": 1}
ORDERS = ("us-chess", "median,solkoff", "SB,KS,DE", "BH/C1,BH,AOB", "fide-2026", "fide-2022")
#: "round 3", "rounds 2–4"; but not "4 rounds", nor the number in the address of a page.
NAMED = re.compile(r"\brounds? \d", re.IGNORECASE)


@st.composite
def crosstables(draw: st.DrawFn) -> str:
    """A round robin whose columns are opponents; one game may still be to come."""
    size = draw(st.integers(4, len(NAMES)))
    cells = [["*"] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            cells[one][other], cells[other][one] = draw(st.sampled_from(ENDS))
    lines = ["\t".join(["No", "Name", *(str(at + 1) for at in range(size)), "Pts"])]
    for at, row in enumerate(cells):
        points = sum(POINTS.get(cell, 0) for cell in row) / 2
        lines.append("\t".join([str(at + 1), NAMES[at], *row, f"{points:g}"]))
    return "\n".join(lines)


def ask(**request: str | None) -> dict[str, Any]:
    """What the page answers."""
    found: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return found


@given(crosstables(), st.sampled_from(ORDERS))
def test_no_round_is_named(text: str, order: str) -> None:
    asked = {"text": text, "order": order}
    shown = ask(what="calculate", **asked)
    assert shown["state"] == "done"
    standings = json.loads(ask(what="export", **asked, **{"as": "json"})["text"])["standings"]
    for row in standings:
        number = str(row["number"])
        replies = [ask(what="calculate", **asked, player=number, results="1", every="1")]
        replies += [
            ask(what="workings", **asked, number=row["number"], tiebreak=name)
            for name in row["values"]
        ]
        for reply in replies:
            assert not NAMED.search(json.dumps(reply, ensure_ascii=False))
