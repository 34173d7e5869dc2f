"""A short search in each run of the tests; ``make fuzz`` takes longer."""

import itertools
import json
import math
import platform
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from calculator import page
from calculator.reading import ReadError
from tests.fuzz import __main__ as fuzz
from tests.fuzz import checks, damaged, mutations
from tests.fuzz.judge import Judged

#: How many texts are tried: counts, so that every machine tries the same ones. Under atheris they
#: take several times as long.
MOST, MOST_GUIDED = 150, 60


@pytest.mark.long
def test_nothing_is_found_by_damage_at_random() -> None:
    tried = fuzz.search(math.inf, seed=1, most=MOST)
    assert tried.found is None
    assert tried.texts == MOST
    assert tried.outcomes > 5


@pytest.mark.long
@pytest.mark.native
def test_nothing_is_found_by_atheris(capfd: pytest.CaptureFixture[str]) -> None:
    wheels = (sys.platform, platform.machine()) == ("linux", "x86_64")
    if sys.version_info < (3, 15):
        assert ("atheris" in fuzz.ENGINES) >= wheels
    if "atheris" not in fuzz.ENGINES:
        assert fuzz.ENGINES == ("own",)
        return
    tried = fuzz.guided(0, seed=1, most=MOST_GUIDED)
    _, said = capfd.readouterr()
    assert tried.status == 0
    assert tried.texts >= MOST_GUIDED
    assert "no interesting inputs" not in said


def test_what_is_found_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fuzz, "OUT", tmp_path)
    monkeypatch.setattr(fuzz, "FIGURES", tmp_path / "figures")

    def fails(text: str) -> str:
        raise IndexError(text[:0])

    monkeypatch.setattr(checks, "check", fails)
    found = fuzz.search(60, 0, fails)
    assert found.texts == 1
    assert found.found is not None
    again = fuzz.kept(found.found)
    assert again.parent == tmp_path
    assert again.read_bytes().decode("utf-8", "surrogatepass") == found.found
    with pytest.raises(IndexError):
        fuzz.main([str(again)])
    assert "IndexError" in capsys.readouterr().err


# It is a search of ours that would stop too early.
@pytest.mark.long
@pytest.mark.native
def test_new_examples_are_tried_until_the_time_is_over(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(__file__).parents[1] / "reading" / "test_round_trip.py"
    assert fuzz.properties(0.01, 1, [file]) == 0
    said = capfd.readouterr().out
    assert "1 passed" in said
    assert "the time is over" in said
    failed = subprocess.CompletedProcess[bytes](["pytest"], 1)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    assert fuzz.properties(60, 1, [file]) == 1
    assert "@example" in capfd.readouterr().out


def test_damaged_events_are_looked_at(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "FIGURES", tmp_path)
    monkeypatch.setattr(damaged, "FOUND", tmp_path / "found.txt")
    assert fuzz.lost(0, 0) == 0
    assert "1 damaged events" in capsys.readouterr().out
    monkeypatch.setattr(damaged, "judge", lambda _: Judged("silent", "all is lost"))
    assert fuzz.lost(0, 0) == 1
    said = capsys.readouterr().out
    assert "all is lost" in said
    assert "python -m tests.fuzz.damaged 1 --seed" in said
    # It is kept, and so is what is found after it.
    assert len(damaged.known()) == 1
    # A clock that goes on with each look at it: a slow machine tries as many.
    monkeypatch.setattr(fuzz, "monotonic", itertools.count().__next__)
    assert fuzz.lost(3, 7) == 1
    assert len(damaged.known()) == 1 + 4
    found = len(damaged.known())
    sums = json.loads((tmp_path / "fuzz.json").read_text("utf-8"))["damaged"]
    assert [sums[key] for key in ("runs", "tried", "found")] == [3, 1 + found, found]


def test_errors_that_point_out_of_the_text_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "read_all", lambda _: [("", ReadError("error-nothing", 3, 1))])
    with pytest.raises(checks.FoundError, match="line 3"):
        checks.outcome("one line")


def test_texts_that_take_too_long_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "taken", lambda _: 99.0)
    with pytest.raises(checks.FoundError, match="too long"):
        checks.check("Ann: W D")


def test_a_page_without_an_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "answer", lambda _: json.dumps({"state": "?"}))
    with pytest.raises(checks.FoundError, match="no answer"):
        checks.outcome("Ann: W D")


def test_figures_add_up_over_searches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "FIGURES", tmp_path)
    fuzz.add_up("texts", seconds=1.5, tried=20, found=0)
    fuzz.add_up("answers", seconds=2, tried=7, found=1)
    fuzz.add_up("texts", seconds=2.5, tried=30, found=0)
    sums = json.loads((tmp_path / "fuzz.json").read_text("utf-8"))
    texts, answers = sums["texts"], sums["answers"]
    assert [texts[key] for key in ("runs", "seconds", "tried", "found")] == [2, 4.0, 50, 0]
    assert [answers[key] for key in ("runs", "seconds", "tried", "found")] == [1, 2, 7, 1]
    assert texts["date"]


def test_damage_is_of_every_kind() -> None:
    texts = mutations.samples()
    assert len(texts) > 20
    random = Random(0)  # noqa: S311
    made = {mutations.mutated(random, texts[at % len(texts)], texts) for at in range(2_000)}
    assert len(made) > 1_500
    assert max(map(len, made)) > 50_000
