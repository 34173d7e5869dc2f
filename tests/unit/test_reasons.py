"""The facts of an answer by name: every sentence has a name for each of its facts."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from calculator import answers
from calculator.answers import place_sentences
from calculator.model import Crosstable, Message
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import ReadError, read, read_all
from calculator.words import use
from calculator.words.catalogues import Plural
from calculator.words.en.because import BECAUSE
from calculator.words.en.place_reasons import WHY
from calculator.writing.reasons_json import names, reason, reasons
from tests.support.events import events
from tests.support.examples import examples, one_in
from tests.support.oracle import Event
from tests.support.project import ROOT
from tests.support.tables import core_table

#: Parts of sentences that only say what their facts are.
WORDLESS = {"list", "commas", "people", "rounds", "title", "heading"}
#: Of these a fact is a round, or rounds, that nobody knows.
UNTOLD = {"round-untold", "rounds-untold"}
ORDERS = (
    None,
    "modified-median,result-between-tied,sonneborn-berger,most-blacks,kashdan,cumulative",
    "DE,BH/C1,BH,SB,WIN,BPG,TPR,ARO,KS,PS",
    "time-of-loss,median,cumulative-opposition,opposition-performance,average-opposition,coin-flip",
)


def parts(said: Message) -> Iterator[Message]:
    """A sentence, and all that it is made of."""
    yield said
    for fact in said.facts:
        if isinstance(fact, Message):
            yield from parts(fact)


def told_of(table: Crosstable) -> Iterator[Message]:
    """Every sentence that anybody in a table is told, in several orders."""
    for order in ORDERS:
        standings = rank(table, order)
        for row in standings.rows:
            yield from place_sentences.sentences(answers.why(standings, row.number))


def assert_named(table: Crosstable) -> None:
    for said in told_of(table):
        for part in parts(said):
            if part.code not in WORDLESS | UNTOLD:
                assert len(names(part.code)) == len(part.facts), part
        found = json.loads(json.dumps(reason(said)))
        assert found["message"] == said.words()
        assert len(found) == 2 + len(said.facts)


SAMPLES = sorted((ROOT / "docs" / "samples").rglob("*.txt"))


@pytest.mark.parametrize(
    "path", one_in(2, SAMPLES), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_every_fact_of_the_samples_has_a_name(path: Any) -> None:  # noqa: ANN401
    for _, found in read_all(path.read_text(encoding="utf-8")):
        if not isinstance(found, ReadError) and len(found.players) < 40:
            assert_named(found)


@given(events())
@examples(40)
def test_every_fact_of_random_events_has_a_name(event: Event) -> None:
    assert_named(core_table(event))


def test_sentences_that_few_events_need_have_names_too() -> None:
    unnamed = []
    for code, words in (BECAUSE | WHY).items():
        if not code.startswith(("because-", "level-", "tied-", "beat-", "equal-", "next-")):
            continue
        texts = [words.one, words.other] if isinstance(words, Plural) else [words]
        used = [int(at) for text in texts for at in re.findall(r"\{(\d)", text)]
        if len(names(code)) < max(used, default=-1) + 1:
            unnamed.append(code)
    # Words for figures, and a heading of the page.
    figures = ["part", "many", "round", "rounds", "range"]
    assert sorted(unnamed) == sorted([*(f"because-{one}" for one in figures), "level-on"])


def told_to(standings: Standings, number: int) -> list[dict[str, Any]]:
    """What one player is told, as JSON has it."""
    found: list[dict[str, Any]] = json.loads(json.dumps(reasons(standings, number)["reasons"]))
    return found


def test_facts_are_those_of_the_sentence() -> None:
    standings = rank(read("Ann 2 of 2: 1 0.5\nBob 2 of 2: 1.5 1"), "solkoff")
    place, tied, why = [
        {name: fact for name, fact in one.items() if name != "message"}
        for one in told_to(standings, 1)[:3]
    ]
    assert place == {"code": "place-with", "name": "Ann", "place": 2, "of": 2, "points": 2}
    assert tied == {
        "code": "tied-behind-values",
        "opponent": "Bob",
        "tied_on": ["score"],
        "tiebreak": "solkoff",
        "own": 1.5,
        "theirs": 2.5,
    }
    assert (why["own"], why["opponent"], why["theirs"]) == (1.5, "Bob", 2.5)


def test_half_points_are_never_told() -> None:
    table = read((ROOT / "docs" / "samples" / "wscf.txt").read_text(encoding="utf-8"))
    standings = rank(table, "modified-median")
    found = {
        (row.score, one["possible"], one["half"], one["score"]["points"])
        for row in standings.rows
        for one in told_to(standings, row.number)
        if one["code"] == "because-plus"
    }
    assert found
    for score, possible, half, points in found:
        assert (possible, half, points * 2) == (table.rounds, table.rounds / 2, score)


def test_only_words_differ_in_another_language() -> None:
    table = read((ROOT / "docs" / "samples" / "byes.txt").read_text(encoding="utf-8"))
    standings = rank(table)

    def without_words(found: Any) -> Any:  # noqa: ANN401 - JSON
        if isinstance(found, list):
            return [without_words(one) for one in found]
        if isinstance(found, dict):
            return {key: without_words(one) for key, one in found.items() if key != "message"}
        return found

    for row in standings.rows:
        english = reasons(standings, row.number)
        with use("es"):
            spanish = reasons(standings, row.number)
        assert english["answer"] != spanish["answer"]
        assert without_words(english["reasons"]) == without_words(spanish["reasons"])
