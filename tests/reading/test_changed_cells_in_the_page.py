"""One changed cell, asked through the page's own entry: the same answer, or it is said there.

What reading notices is of no use to anybody whom the page does not show it to. So here only JSON
goes in and out: the standings as they are drawn, and the texts that are drawn beside them.
"""

import json
from random import Random

import pytest

from calculator.page import Session
from calculator.reading import ReadError
from tests.asked.case import Json
from tests.asked.trees import Tree, find, of_tag, text_in
from tests.reading.test_changed_cells import LAYOUTS, changed, is_misread
from tests.reading.test_forms_read_back import read_or_refused
from tests.support.examples import seeds

#: Layouts of every reader that people paste by hand, and of the kinds of columns.
ASKED = (
    "swisssys-tabs", "chess-results-tabs", "form us", "form signed", "rating-report",
    "opponents by name", "a list of games", "two lines lined up", "columns of colors",
    "weeks reversed", "running scores", "any sheet", "a line for each round",
)  # fmt: skip
#: What says that something may be wrong: warnings, contradictions, totals that differ.
SAYING = ("tb-warnings", "tb-clashes")


def ask(text: str) -> Json:
    """Ask a page that was opened anew."""
    reply: Json = json.loads(Session().answer(json.dumps({"what": "calculate", "text": text})))
    return reply


def rows_of(result: Tree) -> list[str]:
    """The rows of the standings, as they are drawn; another reading's are below them."""
    table = find(result, "tb-standings")[0]
    return [text_in(row) for row in of_tag(table, "tr")]


def said_in(result: Tree) -> set[str]:
    """What a person is told besides the standings."""
    return {text_in(item) for one in SAYING for part in find(result, one) for item in part[2:]}


def silent(name: str, seed: int, count: int) -> list[str]:
    """Change cells of a random table; return the texts with other standings and no word of it."""
    rng = Random(seed)  # noqa: S311
    text = LAYOUTS[name](rng)
    good = ask(text)["result"]
    before, known = rows_of(good), said_in(good)
    found = []
    for _ in range(count):
        other, cell = changed(rng, text)
        reply = ask(other)
        if reply["state"] == "error":
            if not (reply["line"] and text_in(reply["problem"])):
                found.append(f"refused without a place: {other}")
            continue
        same = rows_of(reply["result"]) == before
        if not same and not said_in(reply["result"]) - known and not _as_it_says(text, other, cell):
            found.append(f"{cell!r} in:\n{other}")
    return found


def _as_it_says(text: str, other: str, cell: str) -> bool:
    """Whether other standings are what the changed cell alone says: another name, for one."""
    good, found = read_or_refused(text), read_or_refused(other)
    if isinstance(good, ReadError) or isinstance(found, ReadError):
        return False
    return not is_misread(good, found, cell)


@pytest.mark.parametrize("name", ASKED)
def test_no_changed_cell_changes_the_answer_in_silence(name: str) -> None:
    for seed in seeds(2, least=1):
        found = silent(name, 40 + seed, 5)
        assert not found, found[0]


def test_the_page_says_what_would_be_misread() -> None:
    """The check has something to find: changes whose answers differ only with a word of it."""
    rng = Random(3)  # noqa: S311
    text = LAYOUTS["swisssys-tabs"](rng)
    good = ask(text)["result"]
    needed = 0
    for _ in range(30):
        other, cell = changed(rng, text)
        reply = ask(other)
        if reply["state"] == "done" and rows_of(reply["result"]) != rows_of(good):
            needed += not _as_it_says(text, other, cell)
    assert needed
