"""The answer comes first: the reader's notes stand below it, those that can change this order."""

from __future__ import annotations

import json
import re

import pytest

from calculator.answers.notes import concerning, said
from calculator.model import Message
from calculator.page import answer
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import opened, read
from calculator.view import Asked, PastedText, result, text_of
from tests.support.project import ROOT
from tests.unit.test_view_standings import marked

DIRECTOR = ROOT / "tests" / "unit" / "director"
ODD = """No Name R1 R2 Pts
1 Ann Lee W2 D3 1.5
2 Bob Ray L1 W4 1.0
3 7 W4 D1 1.5
4 Dee Fox L3 L2 0.0
"""


def of_order(order: str) -> Standings:
    text = "Name\tR1\tR2\nAnn\tW2\tD3\nBob\tL1\tW4\nCem\tW4\tD1\nDea\tL3\tL2"
    return rank(read(text), order)


@pytest.mark.parametrize(
    ("code", "order", "shown"),
    [
        ("bye-ambiguous", "DE,PS", False),
        ("bye-ambiguous", "BH,SB", False),
        ("bye-ambiguous", "PS/C1", False),
        ("bye-ambiguous", "DE,BH/C1", True),
        ("bye-ambiguous", "SB/M1", True),
        ("bye-ambiguous", "REP", True),
        ("bye-ambiguous", "solkoff", False),
        ("color-missing", "solkoff,cumulative", False),
        ("color-missing", "solkoff,most-blacks", True),
        ("colors-unclear", "BPG", True),
        ("colors-unclear", "modified-median", False),
        ("rating-unread", "modified-median", False),
        ("rating-unread", "ARO", True),
        ("rating-unread", "average-opposition", True),
        ("number-shared-unused", "solkoff", False),
        ("number-shared", "solkoff", True),
        ("blank-result", "solkoff", True),
        ("name-twice", "most-wins", True),
        ("announced-unknown", "most-wins", True),
    ],
)
def test_only_what_can_change_this_order(code: str, order: str, shown: bool) -> None:
    assert bool(concerning(of_order(order), [Message(code)])) is shown


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("3   Ann Lee   W2  D3", True),
        ("3\tAnn Lee\tW2\tD3", False),
        ("3   Ann Lee   W2  D3" + " " * 200, False),
        ("<td>3</td><td>Ann Lee</td>", False),
    ],
)
def test_a_place_is_said_where_somebody_can_find_it(line: str, found: bool) -> None:
    note = Message("name-odd", (1, "7"), line=2, column=5)
    assert said(note, f"Name R1\n{line}").startswith("Line 2, column 5: ") is found
    assert said(note) == "“7” is in the place of a name: is the cell right?"


def classes(player: int | None) -> list[str]:
    """What stands where on the page: the classes of everything, from above."""
    source = PastedText(ODD, opened(ODD))
    tree = result(rank(source.opened.table, "solkoff"), Asked(player), source=source)
    names = json.dumps(marked_tree(tree))
    return re.findall(r"tb-answer|tb-notes|tb-standings|tb-warnings", names)


def marked_tree(tree: object) -> object:
    children = getattr(tree, "children", None)
    if children is None:
        return ""
    return [tree.attributes.get("class", ""), *map(marked_tree, children)]  # type: ignore[attr-defined]


def test_the_notes_stand_below_the_answer_and_the_table() -> None:
    assert classes(1).index("tb-answer") < classes(1).index("tb-notes")
    assert classes(None).index("tb-standings") < classes(None).index("tb-notes")
    assert "tb-answer" not in classes(None)


def test_programs_and_the_command_line_get_every_note() -> None:
    request = {"what": "export", "as": "json", "text": ODD, "order": "solkoff"}
    document = json.loads(json.loads(answer(json.dumps(request)))["text"])
    (note,) = [one for one in document["warnings"] if one["code"] == "name-odd"]
    assert note["line"] == 4


#: Ann's row and Bob's contradict each other.
TWO_SIDES = """Name\tR1\tR2\tR3\tPts
Ann\tW2\tW3\tW4\t3
Bob\tW1\tL4\tL3\t0
Cem\tW4\tL1\tW2\t2
Dea\tL3\tW2\tL1\t1
Eve\tH\tU\tU\t0.5
"""


def above(player: int | None) -> bool:
    """Whether what can be set right stands above the answer, or the table."""
    source = PastedText(TWO_SIDES, opened(TWO_SIDES))
    standings = rank(source.opened.table, "solkoff")
    tree = result(standings, Asked(player), source=source)
    (mended,) = marked(tree, "tb-corrections")
    notes = [one for below in marked(tree, "tb-notes") for one in marked(below, "tb-corrections")]
    assert text_of(mended)
    return not notes


def test_what_can_be_set_right_stands_above_only_where_it_changes_the_answer() -> None:
    # By the other reading Ann has 2 points, Cem shares the first place, and Dea stays 3rd.
    assert {player: above(player) for player in (None, 1, 2, 3, 4)} == {
        None: True,
        1: True,
        2: True,
        3: True,
        4: False,
    }


def test_the_number_of_what_differs_is_that_of_the_lists_below_it() -> None:
    text = (DIRECTOR / "raw.txt").read_text(encoding="utf-8")
    tree = result(rank(read(text)))
    (badge,) = marked(tree, "tb-badge")
    assert text_of(badge) == "33 of 108 values differ · 9 places differ"
    values, places = marked(tree, "tb-differences")
    assert [len(one.children[1].children) for one in (values, places)] == [33, 9]  # type: ignore[union-attr]
