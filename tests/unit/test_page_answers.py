"""Questions of the page that once had no answer, or a wrong one."""

import json
from pathlib import Path
from typing import Any

from calculator.page import answer
from tests.asked.trees import find, text_in

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"


def asked(text: str, what: str = "calculate", **more: object) -> Any:
    """Ask the page's entry; the answer must be one."""
    reply = json.loads(answer(json.dumps({"what": what, "text": text, **more})))
    assert reply["state"] == "done"
    return reply


def test_a_direct_encounter_among_more_than_two_is_shown_as_a_rank() -> None:
    text = (SAMPLES / "round-robin.txt").read_text(encoding="utf-8")
    result = asked(text, order="fide-2026-round-robin", player="3")["result"]
    sums = [text_in(card) for card in find(result, "tb-card-sum")]
    assert all(" → " in said for said in sums)
    assert len(sums) >= 2
