"""What starting the calculator brings in: every module costs time in the browser."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: Slow to import, and not needed: `dataclasses` brings in `inspect`, and that brings in the rest.
SLOW = ("dataclasses", "inspect", "ast", "dis", "tokenize", "html.entities")
#: What a table of a US event, pasted as text, does not need.
NOT_NEEDED = (
    "calculator.answers.because",
    "calculator.answers.since",
    "calculator.answers.what_if.other_results",
    "calculator.page.clipboard",
    "calculator.page.export",
    "calculator.page.what_if_search",
    "calculator.printed.explanations",
    "calculator.reading.text.html",
    "calculator.reading.formats.pgn.games",
    "calculator.reading.assemble.named.reader",
    "calculator.reading.assemble.standings.by_content",
    "calculator.reading.assemble.standings.two_lines",
    "calculator.reading.check.matrix",
    "calculator.reading.columns.content",
    "calculator.reading.columns.rounds",
    "calculator.reading.cut.aligned",
    "calculator.reading.formats.trf.report",
    "calculator.tiebreaks.fide.buchholz",
    "calculator.tiebreaks.fide.direct_encounter",
    "calculator.tiebreaks.fide.rating_tables",
    "calculator.tiebreaks.fide.ratings",
    "calculator.view.paper",
    "calculator.view.picture",
    "calculator.view.since",
    "calculator.view.sums",
    "calculator.words.es",
    "calculator.writing",
)
#: So many modules of the core may be imported at the start, and so many when a table is there: two
#: are the words of the bookmark and of the form that tells us; one looks at names in every table.
AT_START, WITH_A_TABLE = 208, 211
#: Totals as programs print them: a 1 alone could also be a game's result.
US = """No.\tName\tRtg\tRd 1\tRd 2\tTot
1\tAnn Reed\t1800\tW2\tD3\t1.5
2\tBob Poe\t1700\tL1\tW4\t1.0
3\tCal Fox\t1600\tW4\tD1\t1.5
4\tDee Lee\t1500\tL3\tL2\t0.0
"""


def told(program: str) -> object:
    """What a program prints as JSON, in a Python of its own."""
    # -S: not what a developer's environment puts into every start.
    ran = subprocess.run(
        [sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return json.loads(ran.stdout)


@pytest.mark.parametrize("module", ["calculator.page", "calculator"])
def test_starting_brings_in_nothing_slow(module: str) -> None:
    """Neither the page's entry nor the facade imports what only looks into source code."""
    names = f"[name for name in {SLOW} if name in sys.modules]"
    assert told(f"import sys, json, {module}; print(json.dumps({names}))") == []


def test_a_us_table_needs_few_modules() -> None:
    ask = {"what": "calculate", "text": US}
    found = told(f"""
import json, sys
from calculator.page import answer
started = [name for name in sys.modules if name.startswith("calculator")]
assert json.loads(answer({json.dumps(ask)!r}))["state"] == "done"
answered = [name for name in sys.modules if name.startswith("calculator")]
print(json.dumps([started, answered]))
""")
    assert isinstance(found, list)
    started, answered = found
    assert len(started) <= AT_START
    assert len(answered) <= WITH_A_TABLE
    assert not set(NOT_NEEDED) & set(answered)


def test_no_pattern_is_compiled_at_the_start() -> None:
    """They are made by `calculator.model.late.pattern`, which waits for the first use."""
    compiled = told("""
import json, re, sys, calculator.page
print(json.dumps([
    f"{name}.{key}"
    for name, module in sys.modules.items() if name.startswith("calculator")
    for key, value in vars(module).items() if isinstance(value, re.Pattern)
]))
""")
    assert compiled == []


def named_late() -> Iterator[tuple[Path, str, str]]:
    """What is imported late, wherever the core says so: the file, and the module and the name."""
    for path in sorted((ROOT / "calculator").rglob("*.py")):
        package = ".".join(path.parent.relative_to(ROOT).parts)
        text = path.read_text(encoding="utf-8")
        # To walk through a tree takes longer than to look whether it is worth it.
        if not re.search(r"\b(late|_rule|names_of)\(", text):
            continue
        for node in ast.walk(ast.parse(text)):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            texts = [part.value for part in node.args if isinstance(part, ast.Constant)]
            match node.func.id, texts:
                case "late", [str(module), str(name)]:
                    yield path, module, name
                case "_rule", [str(module), str(name)]:
                    yield path, f"{package}.{module}", name
                case "names_of", []:
                    for module, names in ast.literal_eval(node.args[1]).items():
                        yield from ((path, f"{package}.{module}", name) for name in names.split())


def test_everything_that_is_imported_late_is_there() -> None:
    found = list(named_late())
    names = {(module, name) for _, module, name in found}
    assert ("calculator.page.export", "export") in names
    assert ("calculator.tiebreaks.fide.ratings", "performance") in names
    assert ("calculator.view.sums", "aligned") in names
    for path, module, name in found:
        assert hasattr(import_module(module), name), f"{path}: {module} has no {name}"
        # A module takes the place of a name of its package that is the same.
        of_the_package = path.name == "__init__.py" and Path(*module.split(".")[:-1]) == (
            path.parent.relative_to(ROOT)
        )
        assert not (of_the_package and module.endswith(f".{name}")), f"{path}: {name} is a module"
