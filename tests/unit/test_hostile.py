"""Text that means harm, or that no person typed: shown as text, refused with a reason, or limited.

Asked through the page's own entry. That the page puts texts into text nodes only is tested in
``tests/browser/test_hostile.py``.
"""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from calculator.page import Session
from calculator.page.export import EXPORTS
from calculator.reading.text.grid import FORMULA
from tests.asked.trees import texts
from tests.support.examples import seeds
from tests.support.project import ROOT

SAMPLES = ROOT / "docs" / "samples"
#: What turns a text around, hides in it, colors a terminal, or is half of a character.
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
HOSTILE = [
    "__proto__",
    "constructor",
    "toString",
    "<img src=x onerror=alert(1)>",
    "</textarea><script>alert(1)</script>",
    "javascript:alert(1)",
    "=HYPERLINK('x')",
    "@SUM(1)",
    "+1+1",
    "＝1+1",
    "Ann\u202e Ray",
    "\u2067Ann\u2066 Ray",
    "Ann \ud83d",
    "\udc00 Ann",
    "Ann\x1b[31m Ray",
    "Ann\x9b Ray",
    "A\u0301" * 200,
    "9" * 400,
    "{0.__class__}",
    "${alert(1)}",
    "A" * 3000,
    "7" * 5000,
]
#: Everything else that a page may send, in every part of a question.
PARTS = (
    "order",
    "rules",
    "class",
    "player",
    "versus",
    "cell",
    "find",
    "sort",
    "reading",
    "changes",
)


@cache
def samples() -> list[str]:
    """Return the text of every sample of the docs."""
    found = sorted(SAMPLES.rglob("*.txt"))
    assert len(found) > 40
    return [path.read_text(encoding="utf-8") for path in found]


def spoiled(random: Random, text: str) -> str:
    """Put something hostile in place of a word, a number or nothing, perhaps more than once."""
    for _ in range(random.choice((1, 1, 1, 5))):
        words = list(re.finditer(r"[^\W\d_]+(?: [^\W\d_]+)?|\d+", text))
        found = random.choice(words)
        end = found.end() if random.random() < 0.8 else found.start()
        text = text[: found.start()] + random.choice(HOSTILE) + text[end:]
    return text


def said(reply: dict[str, object]) -> Iterator[str]:
    """Yield every text that the page shows of a reply."""
    for tree in ("result", "problem", "workings"):
        if tree in reply:
            yield from texts(reply[tree])  # type: ignore[arg-type]
    yield str(reply.get("message", ""))


def check(text: str, **asked: object) -> str:
    """Ask for the answer and for all exports; return the state."""
    session = Session()
    question = {"text": text, **asked}
    reply = json.loads(session.answer(json.dumps({**question, "what": "calculate"})))
    for shown in said(reply):
        assert not UNSEEN.search(shown), ascii(shown[:300])
    if reply["state"] == "error":
        fault = " ".join(texts(reply["problem"]))
        assert len(fault) < 3000, fault
        assert fault.strip()
        return "error"
    for form in EXPORTS:
        done = json.loads(session.answer(json.dumps({**question, "what": "export", "as": form})))
        if "refused" in done:
            continue
        assert done["state"] == "done"
        done["text"].encode()
        assert not UNSEEN.search(done["name"])
        assert "/" not in done["name"]
        if done["media"].startswith("text/csv"):
            for cell in (cell for row in csv.reader(done["text"].splitlines()) for cell in row):
                assert not cell.startswith(FORMULA) or re.fullmatch(r"[+-][\d.]*", cell), cell
    return "done"


@pytest.mark.parametrize("seed", range(8))
def test_whatever_a_text_holds_is_answered_as_text(seed: int) -> None:
    random = Random(seed)  # noqa: S311 - no secret
    states = [check(spoiled(random, random.choice(samples())), player=1) for _ in seeds(40)]
    # Most are refused, and rightly; it goes on until one is not.
    while "done" not in states and len(states) < 200:
        states.append(check(spoiled(random, random.choice(samples())), player=1))
    assert "done" in states


@pytest.mark.parametrize("name", HOSTILE, ids=lambda name: ascii(name[:12]))
def test_a_name_may_be_anything(name: str) -> None:
    text = f"No\tName\tR1\tR2\tTot\n1\t{name}\tW2\tB\t2\n2\tBob\tL1\tW3\t1\n3\tCy\tH\tL2\t0.5\n"
    assert check(text, player=1) == ("error" if len(name) > 4000 else "done")


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_a_question_may_be_anything(part: str) -> None:
    text = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")
    # Each value is tried in some part, and in all of them in a search.
    share = len(HOSTILE) // len(seeds(len(HOSTILE)))
    for value in HOSTILE[PARTS.index(part) % share :: share]:
        check(text, **{part: value})
        check(text, choices={part: value, value: part, "late": value, f"playoff.{value}": value})


@pytest.mark.parametrize("unit", ["1", "W2", "", "½", "A B", "<td>", "__proto__"])
def test_thousands_of_columns_are_no_table(unit: str) -> None:
    text = (SAMPLES / "wscf.txt").read_text(encoding="utf-8")
    check("\n".join(line + f"\t{unit}" * 5000 for line in text.splitlines()[:20]))


@pytest.mark.parametrize("unit", ["[", '{"a":', "<div>", "<table><tr><td>", "(", "> ", "\\", '"'])
def test_deep_nesting_is_refused_with_a_reason(unit: str) -> None:
    assert check(unit * 20_000) == "error"


def test_what_is_too_long_is_refused_before_it_is_read() -> None:
    reply = json.loads(
        Session().answer(json.dumps({"what": "calculate", "text": "x1\n" * 1_400_000}))
    )
    assert reply["state"] == "error"
    assert "too long" in " ".join(texts(reply["problem"]))
