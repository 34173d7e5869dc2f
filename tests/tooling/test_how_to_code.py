"""The guide "Add a FIDE code", followed in a copy with a toy: its files are all it takes."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.support.project import ROOT
from tests.support.recipe import LEFT_OUT, follow, named_files, run_python

pytestmark = [pytest.mark.long, pytest.mark.native]

CODE = "LST"
#: File by file: what is inserted, and before which text.
TOY: dict[str, tuple[str, str]] = {
    "calculator/tiebreaks/fide/own_results.py": (
        "#: 7.3: games played with Black.\n",
        (
            "#: A toy, 7.9: games lost over the board.\n"
            "games_lost = _counting(\n"
            "    lambda event, every: [at.played and at.points == event.loss for at in every]\n"
            ")\n"
        ),
    ),
    "calculator/tiebreaks/fide/entries.py": (
        '    Tiebreak(\n        "BPG",',
        f"""    Tiebreak(
        "{CODE}",
        "FIDE C.07 art. 7.9",
        ("results",),
        fide=Fide(_rule("own_results", "games_lost"), of_points="match", since="fide-2026"),
        lowest_first=True,
        explained="wins",
        printed=Printed(headings="lst", called=("games lost",), column=240, order=240),
        folder="fide/own-results/",
    ),
""",
    ),
    "calculator/words/en/tiebreaks.py": (
        '    "title-BPG"',
        f'    "title-{CODE}": "Games lost",\n    "meaning-{CODE}": "Games lost over the board.",\n',
    ),
    "calculator/words/es/tiebreaks.py": (
        '    "title-BPG"',
        (
            f'    "title-{CODE}": "Partidas perdidas",\n'
            f'    "meaning-{CODE}": "Partidas perdidas ante el tablero.",\n'
        ),
    ),
    "docs/fide/own-results.md": (
        "## Black { .case }\n",
        f"```tiebreak\ntiebreak: {CODE}\ntable: fide-open\nplayers: Ada, Bela\n```\n\n",
    ),
    "docs/guides/what-do-tbrk1-to-tbrk4-mean.md": ("BPG: mBl\n", f"{CODE}: {CODE}\n"),
}
SHEET = (
    "No.\tName\tPts\tRd1\tRd2\tRd3\tLST\n"
    "1\tAnn\t2\t2w1\t3b1\t4w0\t1\n"
    "2\tBob\t1\t1b0\t4w½\t3w½\t1\n"
    "3\tCy\t½\t4w0\t1w0\t2b½\t2\n"
    "4\tDee\t2½\t3b1\t2b½\t1b1\t0\n"
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which the steps were followed."""
    folder = tmp_path_factory.mktemp("code") / "checkout"
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
    shutil.copytree(ROOT / "docs/app", folder / "docs/app")
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    follow(folder, {file: [step] for file, step in TOY.items()})
    return folder


def test_the_guide_names_the_files() -> None:
    # FIDE's engine does not know the toy.
    assert named_files("Add a FIDE code") == [*TOY, "tests/fide/test_gacrux.py"]


def test_the_tests_of_codes_registers_and_words_pass(copy: Path) -> None:
    checks = ("calculator/tiebreaks", "tests/fide", "tests/unit", "tests/words")
    run_python(
        copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", "not long", *checks
    )


def test_the_site_is_built_and_its_pages_of_fide_pass(copy: Path) -> None:
    run_python(copy, "-m", "mkdocs", "build", "--strict", "-q")
    checks = ("tests/docs/test_fide_pages.py", "tests/docs/test_register_pages.py")
    run_python(copy, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *checks)


def test_it_ranks_and_its_column_is_compared(copy: Path) -> None:
    found = json.loads(run_python(copy, "-m", "calculator", "--order", CODE, "--json", stdin=SHEET))
    values = {row["name"]: row["values"][CODE] for row in found["standings"]}
    assert values == {"Ann": 1, "Bob": 1, "Cy": 2, "Dee": 0}
    assert found["published"] == {**found["published"], "compared": 4, "agree": 4}
    said = run_python(copy, "-m", "calculator", "--order", CODE, "--language", "es", stdin=SHEET)
    assert CODE in said
