"""The guide "Add a language", followed in a copy: a folder and one line make a language."""

from __future__ import annotations

import json
import re
import shutil
from hashlib import sha256
from pathlib import Path

import pytest

from calculator.tiebreaks import REGISTER
from calculator.words import LANGUAGES, Catalogue, Plural
from pyscript_app.build.pages import (
    API,
    API_TYPES,
    CLUB,
    EARLY_START,
    LATER,
    LINK_PREVIEW,
    MARKUP,
    NAMES,
    SHELL,
)
from tests.asked.trees import texts
from tests.docs.sites import NAMED
from tests.support.project import ROOT
from tests.support.recipe import LEFT_OUT, run_python

pytestmark = [pytest.mark.long, pytest.mark.native]

CODE = "eo"
FOLDER = f"calculator/words/{CODE}"
REGISTER_OF_LANGUAGES = "calculator/words/language_in_use.py"
#: Words that are taken one by one.
LISTS = {"counts", "ordinals", "aloud-ordinals"}
#: A place as a word, in the toy language.
SPELLED = '''

def spelled(number: int) -> str:
    """Write a place as a word.

    >>> spelled(3)
    '⟦3rd⟧'
    """
    return f"⟦{number}rd⟧"
'''


def toy(text: str, *, each: bool = False) -> str:
    """A text in the toy language: in brackets, so anything in another language is easy to find."""
    if each:
        return " ".join(f"⟦{word}⟧" for word in text.split())
    stop = "." if text.endswith(".") else ""
    # What a phone leaves out is in brackets of its own.
    parts = re.split(r"([][])", text.removesuffix("."))
    return "".join(f"⟦{part}⟧" if part and part not in "[]" else part for part in parts) + stop


def written(entry: str | Plural, *, each: bool) -> str:
    if isinstance(entry, str):
        return repr(toy(entry, each=each))
    return f"Plural({entry.by}, {toy(entry.one)!r}, {toy(entry.other)!r})"


def translate(part: Path) -> None:
    """Translate a part of the catalogue, as a person does: the codes stay."""
    source = part.read_text(encoding="utf-8")
    (name,) = re.findall(r"^(\w+): Catalogue", source, re.MULTILINE)
    space: dict[str, Catalogue] = {}
    exec(compile(source, part, "exec"), space)  # noqa: S102 - a file of this project
    lines = [
        f"    {code!r}: {written(entry, each=code in LISTS)},"
        for code, entry in space[name].items()
    ]
    head = (
        f'"""Toy words."""\n\nfrom calculator.words.catalogues import Catalogue, Plural\n\n{name}'
    )
    made = f"{head}: Catalogue = {{\n{'\n'.join(lines)}\n}}\n"
    if "def spelled(" in source:
        made += SPELLED
    part.write_text(made, encoding="utf-8")


def files(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with one more language, made by the steps of the guide."""
    copied = tmp_path_factory.mktemp("checkout") / "copy"
    shutil.copytree(ROOT, copied, ignore=LEFT_OUT)
    # The letters of the pictures that links are shown with.
    (copied / "node_modules").symlink_to(ROOT / "node_modules")
    before = files(copied)
    # 1 and 2
    made = copied / FOLDER
    shutil.copytree(copied / "calculator/words/en", made)
    start = made / "__init__.py"
    text = start.read_text(encoding="utf-8").replace("words.en.", f"words.{CODE}.")
    language = f'LANGUAGE = Language("{CODE}", "Esperanto", spelled=spelled)'
    start.write_text(
        re.sub(r"^LANGUAGE = .*$", language, text, flags=re.MULTILINE), encoding="utf-8"
    )
    # 3
    for part in sorted(made.glob("*.py")):
        if part != start:
            translate(part)
    # 4
    register = copied / REGISTER_OF_LANGUAGES
    lines = register.read_text(encoding="utf-8").split("\n")
    (at,) = [at for at, line in enumerate(lines) if line.startswith("LANGUAGES = ")]
    lines[at] = lines[at].removesuffix(")") + f', "{CODE}")'
    register.write_text("\n".join(lines), encoding="utf-8")
    after = files(copied)
    changed = {path for path in after if before.get(path) != after[path]}
    assert {path for path in changed if not path.startswith(f"{FOLDER}/")} == {
        REGISTER_OF_LANGUAGES
    }
    return copied


def run(copied: Path, *command: str, asked: str = "") -> str:
    """Run Python in the copy; return what it prints."""
    variables = {
        "PYTHONDONTWRITEBYTECODE": "1",
        "NO_MKDOCS_2_WARNING": "1",
        "SITE_URL": "https://chess.example/",
    }
    return run_python(copied, *command, stdin=asked, variables=variables)


def outside(text: str) -> str:
    """The parts of a text outside the brackets of the toy language."""
    while (rest := re.sub(r"⟦[^⟦⟧]*⟧", " ", text)) != text:
        text = rest
    return text


def test_the_tests_of_the_words_pass(copy: Path) -> None:
    said = run(
        copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/words", "calculator/words",
        "pyscript_app/build/words.py", "pyscript_app/docs_blocks",
    )  # fmt: skip
    assert " passed" in said


def test_no_english_is_left_in_the_page(copy: Path) -> None:
    sample = (ROOT / "docs/samples/wscf.txt").read_text(encoding="utf-8")
    state = {"text": sample, "player": 2, "language": CODE, "root": "../"}
    requests = [
        {"what": "calculate", **state},
        {"what": "calculate", **state, "order": "BH/C1,DE,SB"},
        {"what": "workings", **state, "number": 2, "tiebreak": "solkoff"},
        {"what": "calculate", "text": "no table at all", "language": CODE},
    ]
    code = (
        "import json, sys; from calculator.page import answer\n"
        "print(json.dumps([json.loads(answer(json.dumps(one))) for one in json.load(sys.stdin)]))"
    )
    replies = json.loads(run(copy, "-c", code, asked=json.dumps(requests)))
    #: The text's own words, and what is the same in every language: names of rules and codes.
    own = sorted({*re.findall(r"\w+", sample), "no", "table", "at", "all"})
    cited = {word for entry in REGISTER.values() for word in re.findall(r"\w+", entry.cited)}
    codes = {word for name in REGISTER for word in name.split("-")}
    seen = 0
    for reply in replies:
        for text in _trees(reply):
            seen += "⟦" in text
            words = re.findall(r"[^\W\d_]{2,}", outside(text))
            left = {*words} - {*own} - cited - codes
            assert not left, text
    assert seen > 100


def _trees(found: object) -> list[str]:
    """All texts in the trees of an answer."""
    if isinstance(found, dict):
        return [text for value in found.values() for text in _trees(value)]
    if isinstance(found, list):
        if len(found) > 1 and isinstance(found[0], str) and isinstance(found[1], dict):
            return [*texts(found)]
        return [text for value in found for text in _trees(value)]
    return []


def test_the_command_line_speaks_it(copy: Path) -> None:
    said = run(
        copy, "-m", "calculator", "docs/samples/wscf.txt", "--language", CODE, "--player", "2"
    )
    assert "⟦" in said
    assert "is 2nd" not in outside(said)


def test_the_page_has_its_words_before_python_runs(copy: Path) -> None:
    run(copy, "-m", "pyscript_app.build.words")
    page = copy / "pyscript_app" / "page"
    assert f'import("./catalogue-{CODE}.js")' in (page / "catalogue.js").read_text("utf-8")
    own = (page / f"catalogue-{CODE}.js").read_text("utf-8")
    assert '"again": "⟦Try again⟧"' in own
    assert set(LANGUAGES[1:]) <= {path.stem[10:] for path in page.glob("catalogue-*.js")}


def test_the_site_has_its_pages(copy: Path) -> None:
    app = copy / "docs" / "app"
    app.mkdir(exist_ok=True)
    for name in (
        "app.js",
        "app.css",
        CLUB,
        MARKUP,
        EARLY_START,
        SHELL,
        LINK_PREVIEW,
        LATER,
        API,
        API_TYPES,
    ):
        (app / name).write_text("")
    # As if the app were built: pages need only its names.
    names = copy / "docs" / "app" / NAMES
    names.parent.mkdir(parents=True, exist_ok=True)
    names.write_text(json.dumps(NAMED), encoding="utf-8")
    run(copy, "-m", "mkdocs", "build", "--strict", "-q")
    site = copy / "site"
    calculator = (site / CODE / "calculator" / "index.html").read_text("utf-8")
    embed = (site / CODE / "embed" / "index.html").read_text("utf-8")
    for page in (calculator, embed):
        assert f'<html lang="{CODE}"' in page
        assert "⟦Calculate⟧" in page
    assert f'hreflang="{CODE}"' in (site / "calculator" / "index.html").read_text("utf-8")
    assert 'hreflang="en"' in calculator
    assert 'hreflang="es"' in calculator
    sitemap = (site / "sitemap.xml").read_text("utf-8")
    assert f"https://chess.example/{CODE}/calculator/" in sitemap
    assert f"https://chess.example/{CODE}/embed/" not in sitemap
