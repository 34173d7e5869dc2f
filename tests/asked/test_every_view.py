"""The page's entry answers everything about events of every kind, and agrees with the document.

This is a small part of the search; ``make fuzz`` runs for as long as you like. The seed of each
part is fixed, so a failure can be repeated.
"""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from calculator import page
from calculator.page.export import EXPORTS
from calculator.view.parts import OF_ANSWERS
from calculator.words import LANGUAGES
from tests.asked import case, checks, search
from tests.asked.kinds import KINDS, SELDOM
from tests.fuzz import __main__ as fuzz
from tests.support.project import ROOT

#: Which of the answers' own controls are pressed at least once.
PRESSED = {
    "cell",
    "class",
    "find",
    "order",
    "player",
    "reading",
    "results",
    "rules",
    "section",
    "sort",
}
#: Those that an order leaves open: who came late, results at the board, a lot, conventions; and
#: who is taken out.
PRESSED |= {f"choices.{name}" for name in ("late", "out", "playoff", "seed", "sonneborn-berger")}
SHEETS = {"answer", "score", "standings", "wall"}


#: More than eight contradictions, a text that cannot be read at all, ties that a sheet does not
#: break, are too rare: tests/unit/test_parts.py makes them. So are many games to come:
#: tests/unit/test_need.py makes those, and tests/unit/test_since.py much that changed.
RARE = {
    "differing-ties",
    "more-changed",
    "more-clashes",
    "more-games",
    "more-places",
    "put-back",
}


# Over five seconds: it asks each view of each kind of event, and that every name comes up.
def test_everything_is_answered_and_true() -> None:
    # Three states of each kind of event, and a few views of one player for each state: nearly all
    # names come up, and the rest with some events more.
    wanted = search.everything()
    wanted |= {f"export {form}" for form in EXPORTS} | {f"sheet {sheet}" for sheet in SHEETS}
    wanted |= {f"part {part}" for part in set(OF_ANSWERS) - RARE}
    found = search.search(
        3, events=len(KINDS), depths=[search.Depth(5, 1)], wanted=frozenset(wanted)
    )
    assert found.found is None, search.written(found.found or {})
    assert wanted <= set(found.met)
    parts = {name.removeprefix("part ") for name in found.met if name.startswith("part ")}
    assert parts - RARE == set(OF_ANSWERS) - RARE


# Over five seconds: each control of an answer is a question of its own.
def test_every_control_of_an_answer_can_be_pressed() -> None:
    met: Counter[str] = Counter()
    samples = ROOT / "docs" / "samples"
    texts = {
        name: (samples / f"{name}.txt").read_text(encoding="utf-8")
        for name in ("sections", "prizes", "fide-event", "shared-place")
    }
    # A text that can be read in several ways.
    texts |= {f"readings {seed}": KINDS["readings"](Random(seed)) for seed in range(4)}  # noqa: S311
    orders = {"sections": "late-arrival,sonneborn-berger", "prizes": "playoff"}
    orders["shared-place"] = "coin-flip"
    for name, text in texts.items():
        order = orders.get(name, "")
        for seed in range(1):
            state = {"text": text, "order": order, "language": "en"}
            again = {"kind": "", "view": "pressed", "seed": seed, "players": None, "state": state}
            asked, said = search.ask(again)
            assert said is None, said
            met += asked.met
    assert {f"press {key}" for key in PRESSED} <= set(met)


# One player of each kind of event is asked about above.
@pytest.mark.long
def test_every_player_of_one_event_of_each_kind() -> None:
    for at, (kind, make) in enumerate(KINDS.items()):
        if kind in SELDOM:
            continue
        random = Random(at)  # noqa: S311
        state = {"text": make(random), "language": LANGUAGES[at % len(LANGUAGES)]}
        for view in ("why", "workings"):
            again = {"kind": kind, "view": view, "seed": at, "players": None, "state": state}
            assert search.ask(again)[1] is None, kind


def test_every_question_of_the_page_is_checked() -> None:
    assert set(checks.CHECKS) == set(page.ANSWERS)


TEXT = "Name,R1,R2\nAnn,W2,D3\nBob,L1,W4\nCem,D4,D1\nDea,D3,L2\n"
TO_COME = "Name,R1,R2\nAnn,W2,3\nBob,L1,4\nCem,W4,1\nDea,L3,2\n"
STATE = {"text": TEXT, "order": "solkoff,sonneborn-berger", "language": "en"}


@pytest.mark.parametrize(
    ("view", "old", "new"),
    [
        ("standings", '"Ann"]', '"Anna"]'),
        ("standings", 'tb-score"}, "1½"', 'tb-score"}, "1"'),
        ("standings", "tb-value tb-deciding", "tb-value"),
        ("standings", '"data-tiebreak": "solkoff"}, "2"', '"data-tiebreak": "solkoff"}, "2½"'),
        ("standings", '"tb-place"}, "1"]', '"tb-place"}, "2"]'),
        ("standings", '"data-number": "1"', '"data-number": 1'),
        ("standings", '"state": "done"', '"state": "error", "problem": ["p", {}]'),
        ("standings", "Tiebreak order", "{0}"),
        ("standings", "Tiebreak order", "place-with"),
        ("standings", "Tiebreak order", "sonneborn-berger"),
        ("standings", '"id": "tb-decided"', '"id": "tb-why"'),
        ("why", "1st\xa0of\xa04", "2nd\xa0of\xa04"),
        ("why", "of\xa04 with 1½\xa0points", "of\xa04 with 1\xa0point"),
        ("why", "is ahead by ½.", "is ahead by 1."),
        ("why", "Cem is ahead by", "Bob is ahead by"),
        ("why", '"tb-gap-by"}, "', '"tb-gap-by"}, "1'),
        ("why", '"class": "tb-bar-sum"}, "1', '"class": "tb-bar-sum"}, "2'),
        ("why", "Nobody else", "None else"),
        ("why", 'tb-amount"}, "¼"]', 'tb-amount"}, "½"]'),
        ("why", '"½ × ½"', '"½ × 1"'),
        ("why", '-entire"}, ["strong", {}, "1"]', '-entire"}, ["strong", {}, "3"]'),
        ("why", "tb-part tb-part-left", "tb-part tb-part-same"),
        ("workings", '"tb-amount"}, "2"]], ["ol"', '"tb-amount"}, "3"]], ["ol"'),
        ("workings", '"tb-amount"}, "2"]], ["p"', '"tb-amount"}, "3"]], ["p"'),
        ("workings", '["li", {}', '["p", {}'),
        ("crosstable", '"tb-figure"}, "1½"]], ["tr"', '"tb-figure"}, "1"]], ["tr"'),
        ("export", "1,1,Ann,1.5", "1,1,Ann,1"),
        ("export", "| 1 | Ann", "| 2 | Ann"),
        ("print", '"Ann"], ["td", {"class": "tb-figure"}, "1½"', '"Ann"], ["td", {}, "2"'),
        ("effects", '"tb-place tb-moved"}, "', '"tb-place"}, "1'),
        ("effects", '"tb-place"}, "1st"', '"tb-place"}, "7th"'),
        ("higher", '["strong", {}, "1st"]', '["strong", {}, "2nd"]'),
        ("higher", "you would be 1st", "you would be 2nd"),
        ("higher", '["td", {}, "½"]', '["td", {}, "0"]'),
        ("need", "You win", "You lose"),
        ("need", "2nd", "4th"),
        ("steps", '"patch": [', '"patch": [{"lang": "x"}, null], "was": ['),
        ("html", '"pasted"', '"past"'),
    ],
)
def test_a_false_answer_is_noticed(
    view: str, old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Put something false into every answer except the document: it is found."""
    told = 0

    def lying(request: str) -> str:
        nonlocal told
        reply = page.answer(request)
        if json.loads(request).get("as") == "json":
            return reply
        told += old in reply
        return reply.replace(old, new)

    monkeypatch.setattr(case, "answer", lying)
    state = {**STATE, "text": TEXT.replace(",", "\t")} if view == "html" else STATE
    if view == "need":
        state = {**STATE, "text": TO_COME}
    again = {"kind": "us-swiss", "view": view, "seed": 1, "players": None, "state": state}
    found = search.ask(again)[1]
    assert told, "nothing false was said"
    assert found is not None


def test_a_question_that_fails_is_kept_and_can_be_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    monkeypatch.setattr(fuzz, "OUT", out)
    monkeypatch.setattr(fuzz, "FIGURES", tmp_path)

    def failing(request: str) -> str:
        if json.loads(request).get("player"):
            raise LookupError("rank")
        return page.answer(request)

    with monkeypatch.context() as patched:
        patched.setattr(case, "answer", failing)
        assert fuzz.answers(60, seed=1) == 1
        (path,) = out.iterdir()
        assert fuzz.main([str(path)]) == 1
    said = capsys.readouterr().out
    assert "LookupError: rank" in said
    assert str(path) in said
    assert fuzz.main([str(path)]) == 0
    assert "all well" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_with_its_own_rules_leaves_our_place_to_the_heading(language: str) -> None:
    """It says how the sheet comes to its place, by another edition's rules, and no more."""
    text = KINDS["chess-results-start"](Random(53))  # noqa: S311
    state = {"text": text, "order": "DE,BH", "rules": "fide-2022", "player": "5"}
    for view in ("standings", "effects", "need"):
        again = {"kind": "", "view": view, "seed": 1, "players": 2}
        _, said = search.ask({**again, "state": {**state, "language": language}})
        assert said is None, said


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Your sheet says 4th", "Your sheet says 3rd"),
        ("you are 5th, because", "you are 6th, because"),
        ('"tb-sheet-says"', '"tb-answer-more"'),
        ("all 95 printed values", "all 94 printed values"),
        ('["td", {"class": "tb-figure"}, "5"], ["td", {"class": "tb-figure"}, "4"]', '["td", {}]'),
    ],
)
def test_what_is_said_of_the_print_is_checked(
    old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / "docs" / "samples" / "misprint.txt").read_text(encoding="utf-8")
    state = {"text": text, "player": "5", "language": "en"}
    again = {"kind": "", "view": "standings", "seed": 1, "players": None, "state": state}
    assert search.ask(again)[1] is None

    def lying(request: str) -> str:
        reply = page.answer(request)
        if json.loads(request).get("as") == "json":
            return reply
        assert old in reply
        return reply.replace(old, new)

    monkeypatch.setattr(case, "answer", lying)
    assert search.ask(again)[1] is not None
