"""The guide's steps to a new tiebreak are all it takes: a toy follows them in a copy."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.support.project import ROOT
from tests.support.recipe import Steps, follow, run_python

pytestmark = [pytest.mark.long, pytest.mark.native]

NAME = "full-rounds"
#: What a checkout contains besides the files kept in git.
NOT_COPIED = (".git", ".venv", "node_modules", "site", "app", "dist", "build", ".*_cache")
#: The toy. The steps ask for all of it, and nothing else is changed.
STEPS: Steps = {
    "calculator/tiebreaks/own_results.py": [
        (
            "def time_of_loss(",
            '''def full_rounds(tally: Tally, number: int) -> Value:
    """A toy: the rounds that brought a full point, played or not.

    >>> from calculator.tiebreaks.example import each
    >>> each(full_rounds)
    [2, 1, 1, 1]
    """
    if unknown := _without_results(tally, number):
        return unknown
    terms = []
    for round_, result in enumerate(tally.record[number], 1):
        full = result.halves >= 2
        terms.append(_term(round_, result, int(full), Message("full" if full else "not-full")))
    return summed(terms, 1)


''',
        )
    ],
    "calculator/tiebreaks/us_chess.py": [
        ("    kashdan,\n", "    full_rounds,\n"),
        (
            '    Tiebreak(\n        "time-of-loss",',
            """    Tiebreak(
        "full-rounds",
        "encyclopedia",
        ("results",),
        each=full_rounds,
        explained="wins-rounds",
        printed=Printed(headings="fullrds", called=("full rounds",), column=140, order=140),
    ),
""",
        ),
    ],
    "calculator/words/en/tiebreaks.py": [
        (
            '    "title-time-of-loss"',
            """    "title-full-rounds": "Full Rounds",
    "heading-full-rounds": "Full rds",
    "meaning-full-rounds": "How many rounds brought you a full point.",
    "full": "a full point",
    "not-full": "no full point",
""",
        )
    ],
    "calculator/words/es/tiebreaks.py": [
        (
            '    "title-time-of-loss"',
            """    "title-full-rounds": "Rondas completas",
    "heading-full-rounds": "Completas",
    "meaning-full-rounds": "Cuántas rondas te dieron un punto entero.",
    "full": "un punto entero",
    "not-full": "ningún punto entero",
""",
        )
    ],
    "docs/rules/NAME.md": """---
title: Full rounds
description: A toy.
---

# Full rounds

Count the rounds that brought you a full point.
{ .tb-lead }

```facts
tiebreak: full-rounds
headings: Full rds, FullRds
```

## By hand

1. Count the rounds in which you won, or had a full-point bye.

## Examples

```tiebreak
tiebreak: full-rounds
wins: Abby
---
Abby: W W L
Bill: W D D
```

## Unplayed games

A full-point bye counts, and so does a forfeit win.

## When it does not decide

Where both had as many.

## Who uses it

Nobody.

## Where it comes from

From [the encyclopedia](../sources.md#encyclopedia).
""",
    "mkdocs.yml": [
        (
            "          - Time of loss: rules/time-of-loss.md\n",
            "          - Full rounds: rules/full-rounds.md\n",
        )
    ],
    "docs/guides/what-do-tbrk1-to-tbrk4-mean.md": [
        ("time-of-loss: First loss", "full-rounds: Full rds\n")
    ],
    "tests/property/test_oracle_agrees.py": [
        (
            '    "time-of-loss": lambda',
            """    "full-rounds": lambda event, number: sum(
        cell.code in {"W", "N", "X", "B"} for cell in oracle.cells(event, number)
    ),
""",
        )
    ],
}
SHEET = (
    "No.\tName\tPts\tRnd1\tRnd2\tRnd3\tFull rds\n"
    "1\tAnn\t2\tW3\tW2\tL4\t2\n"
    "2\tBob\t1.5\tD4\tL1\tW3\t1\n"
    "3\tCy\t1\tL1\t-B-\tL2\t1\n"
    "4\tDee\t2\tD2\t-H-\tW1\t1\n"
)


def guide_says() -> set[str]:
    """The files that the steps name."""
    guide = (ROOT / "docs/developers/recipes.md").read_text(encoding="utf-8")
    section = guide[guide.index("## Add a tiebreak") :]
    steps = section[section.index("\n1. ") : section.index("\nOnly if")]
    return set(re.findall(r"`([\w.-]+/[\w./-]+|mkdocs\.yml)`", steps))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which the steps were followed."""
    folder = tmp_path_factory.mktemp("toy") / "checkout"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*NOT_COPIED, "__pycache__"))
    # NOT_COPIED does not mean these: the app has packages of the same name.
    shutil.copytree(ROOT / "pyscript_app/build", folder / "pyscript_app/build", dirs_exist_ok=True)
    follow(folder, {file.replace("NAME", NAME): changes for file, changes in STEPS.items()})
    return folder


def test_the_guide_names_every_file_that_the_toy_touches() -> None:
    named = guide_says()
    assert set(STEPS) <= named
    assert len(STEPS) <= 9
    for name in named - {"docs/rules/NAME.md"}:
        assert (ROOT / name).exists(), name


def test_the_checks_of_the_register_and_the_words_hold(copy: Path) -> None:
    checks = (
        "calculator/tiebreaks/own_results.py",
        "calculator/reading/columns/tiebreak_headings.py",
        "tests/words",
        "tests/unit",
        "tests/corpus",
        "tests/property/test_oracle_agrees.py",
    )
    run_python(
        copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not long", *checks
    )


def test_it_is_styled_as_the_rest(copy: Path) -> None:
    run_python(copy, "-m", "ruff", "check", "--no-cache", "calculator", "tests/property")
    run_python(
        copy, "-m", "ruff", "format", "--no-cache", "--check", "calculator", "tests/property"
    )


def test_the_command_line_ranks_by_it_and_lists_it(copy: Path) -> None:
    said = run_python(copy, "-m", "calculator", "--order", NAME, "--json", stdin=SHEET)
    rows = {row["name"]: row for row in json.loads(said)["standings"]}
    assert {name: row["values"][NAME] for name, row in rows.items()} == {
        "Ann": 2,
        "Bob": 1,
        "Cy": 1,
        "Dee": 1,
    }
    assert rows["Dee"]["decided_by"] == NAME
    assert "How many rounds brought you a full point." in run_python(
        copy, "-m", "calculator", "--list"
    )


def test_a_column_of_it_is_recognised_and_compared(copy: Path) -> None:
    document = json.loads(run_python(copy, "-m", "calculator", "--json", stdin=SHEET))
    assert document["order"] == [NAME]
    assert document["published"] == {**document["published"], "compared": 4, "agree": 4}


def test_the_reason_is_given_in_both_languages(copy: Path) -> None:
    asked = ("-m", "calculator", "--order", NAME, "--player", "Dee")
    english = run_python(copy, *asked, stdin=SHEET)
    assert "Full Rounds" in english
    assert "You had the points of a win in 1 round; Ann had them in 2" in english
    assert "Rondas completas" in run_python(copy, *asked, "--language", "es", stdin=SHEET)


def test_the_page_answers_with_workings(copy: Path) -> None:
    request = {"what": "calculate", "text": SHEET, "order": NAME, "player": 1, "root": "../"}
    workings = {"what": "workings", "text": SHEET, "order": NAME, "number": 1, "tiebreak": NAME}
    code = "import sys; from calculator.page import answer; print(answer(sys.stdin.read()))"
    whole = run_python(copy, "-c", code, stdin=json.dumps(request))
    assert json.loads(whole)["state"] == "done"
    assert f"../rules/{NAME}/" in whole
    assert "a full point" in run_python(copy, "-c", code, stdin=json.dumps(workings))


def test_the_site_is_built_with_its_page(copy: Path) -> None:
    shutil.copytree(ROOT / "docs/app", copy / "docs/app")
    # What the page of licenses looks up.
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    run_python(copy, "-m", "mkdocs", "build", "--strict", "-q")
    checks = ("tests/docs/test_register_pages.py", "tests/docs/test_spanish_pages.py")
    run_python(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *checks)
