"""How the pages and messages are written: spelling, and habits that we do not want.

``python -m tests.prose`` is part of `make check`. Spelling is codespell's, with the words it may
leave in `words.txt`. `habits.txt` lists expressions, each with what to write instead. What is
checked are the pages in English, the README and its like, every sentence of the catalogue, the
help of the command line and what the list of coverage says.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from calculator.command.options import parser
from calculator.words import Plural, catalogue
from pyscript_app.docs_blocks.coverage import ITEMS
from tests.support.project import ROOT

HERE = Path(__file__).parent
#: What is not a page of ours.
_OTHERS = ("docs/app", "docs/es", "docs/samples")
#: Where the sentences of the catalogue are; an option's help is where the options are.
ENGLISH = "calculator/words/en"
_FACT = re.compile(r"\{[^}]*\}")
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
#: Code, addresses and marks, which are not prose.
_NO_PROSE = re.compile(r"`[^`\n]*`|\]\([^)\n]*\)|<!--.*?-->|\{ [.#][^}\n]*\}")


class Habit(NamedTuple):
    """An expression that we do not want, and what to write instead."""

    pattern: re.Pattern[str]
    instead: str


def habits(text: str) -> list[Habit]:
    r"""Read the list: a regular expression, a tab, what to write instead.

    >>> habits("# a remark\nanew\tagain\n")[0].instead
    'again'
    """
    rows = [line.split("\t") for line in text.splitlines() if line and not line.startswith("#")]
    return [
        # A line of a page may end between two words.
        Habit(re.compile(rf"\b(?:{pattern})".replace(" ", r"\s+"), re.IGNORECASE), instead)
        for pattern, instead in rows
    ]


HABITS = habits((HERE / "habits.txt").read_text(encoding="utf-8"))


def found(text: str, known: list[Habit] | None = None) -> Iterator[tuple[int, str, str]]:
    """Yield line, expression and what to write instead, for each one in a page's Markdown.

    >>> list(found("All good.\\nAsk anew."))
    [(2, 'anew', '"again"')]
    """
    prose = _FENCE.sub(lambda block: "\n" * block[0].count("\n"), text)
    prose = _NO_PROSE.sub(lambda mark: "\n" * mark[0].count("\n") + " ", prose)
    for habit in HABITS if known is None else known:
        for match in habit.pattern.finditer(prose):
            yield prose.count("\n", 0, match.start()) + 1, match[0], habit.instead


def pages() -> list[Path]:
    """Return the texts in English, of the site and of the project."""
    written = [path for path in (ROOT / "docs").rglob("*.md") if _ours(path)]
    named = ("README.md", "calculator/README.md", "CONTRIBUTING.md", "SECURITY.md")
    return sorted([*written, *(ROOT / name for name in named)])


def _ours(path: Path) -> bool:
    return not path.relative_to(ROOT).as_posix().startswith(_OTHERS)


def sentences() -> list[tuple[str, str]]:
    """Return every text of the catalogue with its code, without its facts; the help; the list."""
    found = [(name, one.help) for name, one in parser().by_name.items() if one.help]
    found += [(item.number, item.text) for item in ITEMS.values()]
    for code, said in catalogue("en").items():
        texts = [said.one, said.other] if isinstance(said, Plural) else [said]
        found += [(code, " ".join(_FACT.sub("…", text).split())) for text in texts]
    return found


def misspelled(*places: Path | str) -> str:
    """Return what codespell says about files and folders; nothing if all is well."""
    done = subprocess.run(
        [sys.executable, "-m", "codespell_lib", "--builtin", "clear,rare,en-GB_to_en-US",
         "--ignore-words", str(HERE / "words.txt"), "--skip",
         ",".join(f"./{place},{place}" for place in _OTHERS), *map(str, places)],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


def problems() -> list[str]:
    """Return everything that is wrong, a line each."""
    said = []
    catalogued = sentences()
    with tempfile.TemporaryDirectory() as folder:
        text = Path(folder, "catalogue.txt")
        text.write_text("\n".join(one for _, one in catalogued), encoding="utf-8")
        spelling = misspelled(*(path.relative_to(ROOT) for path in pages()), text)
        for word in spelling.splitlines():
            place, _, rest = word.removeprefix(f"{text}:").partition(": ")
            if word.startswith(str(text)) and place.isdecimal():
                said.append(f"{ENGLISH}: {catalogued[int(place) - 1][0]}: {rest}")
            else:
                said.append(word)
    for path in pages():
        name = path.relative_to(ROOT).as_posix()
        for line, wrong, instead in found(path.read_text(encoding="utf-8")):
            said.append(f"{name}:{line}: {wrong!r}: write {instead}")
    for code, sentence in catalogued:
        for _, wrong, instead in found(sentence):
            said.append(f"{ENGLISH}: {code}: {wrong!r}: write {instead}")
    return said
