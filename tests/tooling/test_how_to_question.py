"""The guides "Add a question to the calculator" and "Add a page of questions", with toys."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.project import ROOT
from tests.support.recipe import LEFT_OUT, Steps, follow, named_files, run_python

pytestmark = [pytest.mark.native]

NAME = "rivals"
PAGE = "who-sits-where"
WRITTEN = "pyscript_app/page/protocol.ts"
ANSWER = '''"""Whom somebody has met."""

from calculator.page.memory import Memory, player_of
from calculator.page.protocol import Met
from calculator.page.request import Request


def rivals(memory: Memory, request: Request) -> Met:
    """Answer ``rivals``: the names of the chosen player's opponents, round by round."""
    standings = memory.standings(request)
    chosen = player_of(request, standings)
    names = {player.number: player.name for player in standings.table.players}
    met = [
        names[result.opponent]
        for player in standings.table.players
        if player.number == chosen
        for result in player.results
        if result.opponent is not None
    ]
    return {"state": "done", "met": ", ".join(met)}
'''
SCRIPT = """// Says whom somebody has met.

/** @import { asking } from "./asking.js" */

/** @param {ReturnType<typeof asking>["ask"]} ask */
export async function rivals(ask) {
  const answer = await ask({ what: "rivals" });
  return answer?.state === "done" ? answer.met : "";
}
"""
TEST = """import json

from calculator.page import answer

TABLE = "Name,R1,R2\\nAnn,W2,D3\\nBob,L1,W4\\nCem,D4,D1\\nDea,D3,L2\\n"


def test_whom_somebody_has_met() -> None:
    asked = {"what": "rivals", "text": TABLE, "player": "2"}
    assert json.loads(answer(json.dumps(asked))) == {"state": "done", "met": "Ann, Dea"}
"""
QUESTION: Steps = {
    "calculator/page/protocol.py": [
        (
            "\n\ntype Request = ",
            (
                '\n\nclass Rivals(AnyRequest):\n    """Ask whom the player met."""\n\n'
                '    what: Literal["rivals"]\n'
            ),
        ),
        ("\n\n\nclass Pasted(", " | Rivals"),
        (
            "\n\nclass Problem(",
            (
                '\n\nclass Met(Pasted):\n    """Whom the player met."""\n\n'
                '    state: Literal["done"]\n    met: str\n'
            ),
        ),
        ("\n\n#: What a long calculation", "    rivals: Met | Problem\n"),
        ("\ntype Reply = ", " | Met"),
    ],
    f"calculator/page/{NAME}.py": ANSWER,
    "calculator/page/session.py": [
        ("}\n\n\nclass Session", f'    "{NAME}": late("calculator.page.{NAME}", "{NAME}"),\n')
    ],
    WRITTEN: [],
    f"pyscript_app/page/{NAME}.js": SCRIPT,
    "tests/asked/views.py": [
        (
            '    "crosstable": lambda',
            (
                f'    "{NAME}": lambda case: [{{"what": "{NAME}", "player": str(p)}} '
                "for p in case.players],\n"
            ),
        )
    ],
    "tests/asked/checks.py": [
        (
            "\n\n#: What must hold for the answer",
            (
                "\n\ndef _met(case: Case, request: Json, reply: Json) -> None:\n"
                '    names = {row["name"] for row in case.document(request)["standings"]}\n'
                '    if names and not reply["met"] and case.document(request)["rounds_played"]:\n'
                '        case.met["somebody who met nobody"] += 1\n'
            ),
        ),
        ("}\n\n\ndef refused(", f'    "{NAME}": _met,\n'),
    ],
    f"tests/unit/test_{NAME}.py": TEST,
}
GUIDE = """---
title: Who sits where at the last board?
description: Who gets White in a tie for the last board, by a rule made up for this test.
asked:
  - zyzzyva chairs
---

# Who sits where?

Whoever comes first.
{ .tb-lead }

```answer
table: misprint
player: Dan
notes: no
shows: Cleo, Dan, Eve
```
"""
QUESTIONS: Steps = {
    f"docs/guides/{PAGE}.md": GUIDE,
    "docs/guides/index.md": [("\n## Directors", f"- [Who sits where?]({PAGE}.md)\n")],
    "mkdocs.yml": [("      - Directors:\n", f"          - Who sits where?: guides/{PAGE}.md\n")],
    "tests/docs/test_search.py": [
        ('    "solkoff": "rules/solkoff/",\n', f'    "zyzzyva chairs": "guides/{PAGE}/",\n')
    ],
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which the steps of both guides were followed."""
    folder = tmp_path_factory.mktemp("question") / "checkout"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    follow(folder, QUESTION)
    run_python(folder, "-m", "pyscript_app.build.protocol")
    follow(folder, QUESTIONS)
    return folder


def test_the_guides_name_the_files() -> None:
    assert named_files("Add a question to the calculator", NAME) == [*QUESTION]
    assert named_files("Add a page of questions", PAGE) == [*QUESTIONS]


# Over five seconds: the guide is followed in a copy of the project, which is checked and built.
def test_the_core_answers_it_and_the_page_can_ask(copy: Path) -> None:
    checks = (
        "tests/unit/test_session.py",
        "tests/unit/test_rivals.py",
        "tests/tooling/test_protocol.py",
    )
    run_python(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *checks)
    assert "rivals: Met | Problem" in (copy / WRITTEN).read_text(encoding="utf-8")
    done = subprocess.run(
        [copy / "node_modules/.bin/tsc", "-p", "pyscript_app/page"],
        cwd=copy,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.long
def test_it_is_asked_about_events_of_every_kind_and_styled_as_the_rest(copy: Path) -> None:
    run_python(
        copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not long", "tests/asked"
    )
    made = ("calculator/page", f"tests/unit/test_{NAME}.py")
    run_python(copy, "-m", "ruff", "check", "--no-cache", *made)
    run_python(copy, "-m", "ruff", "format", "--no-cache", "--check", *made)
    run_python(copy, "-m", "mypy", "--cache-dir", str(copy.parent / "mypy"), "calculator/page")


@pytest.mark.long
def test_the_site_is_built_with_the_page_and_its_search_finds_it(copy: Path) -> None:
    shutil.copytree(ROOT / "docs/app", copy / "docs/app")
    run_python(copy, "-m", "mkdocs", "build", "--strict", "-q")
    checks = ("test_search", "test_page_names", "test_pages", "test_found")
    files = [f"tests/docs/{name}.py" for name in checks]
    run_python(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *files)
    page = (copy / f"site/guides/{PAGE}/index.html").read_text(encoding="utf-8")
    assert "Who sits where?" in page
    listed = (copy / "site/guides/index.html").read_text(encoding="utf-8")
    assert f'href="{PAGE}/"' in listed


def test_a_question_that_is_none_is_a_fault_of_the_page() -> None:
    code = "import sys; from calculator.page import answer; print(answer(sys.stdin.read()))"
    asked = json.dumps({"what": NAME, "text": "Ann 1 of 1: 0"})
    with pytest.raises(AssertionError, match="KeyError"):
        run_python(ROOT, "-c", code, stdin=asked)
