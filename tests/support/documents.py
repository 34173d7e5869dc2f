"""The JSON document of every table that the tests and the docs hold, made by any Python.

``python -m tests.support.documents`` prints the hash of each. Only the standard library and the
core are imported, so every Python that runs the core can run it.
"""

import hashlib
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from calculator.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
#: In bytes.
LARGE = 15_000
_KINDS = {".txt", ".csv", ".html", ".trf", ".sjson", ".json"}


def tables() -> list[Path]:
    """Every file that holds a table."""
    folders = [*(ROOT / "tests").glob("*/data"), ROOT / "docs" / "samples"]
    found = [path for folder in folders for path in folder.rglob("*.*")]
    return sorted(path for path in found if path.suffix in _KINDS and path.name != "expected.json")


def document(path: Path) -> str:
    """What the command line prints about a table, with every tiebreak and all workings.

    The workings of a large table would be megabytes: they are left out.
    """
    options = ["--json", "--all"]
    if path.stat().st_size < LARGE:
        options.append("--workings")
    said = StringIO()
    with redirect_stdout(said):
        main([str(path), *options])
    return said.getvalue()


def documents() -> dict[str, str]:
    """The hash of every table's document, by the table's path."""
    return {
        path.relative_to(ROOT).as_posix(): hashlib.sha256(document(path).encode()).hexdigest()
        for path in tables()
    }


if __name__ == "__main__":
    print(json.dumps(documents()))
