"""Nothing that a version promised is gone, until the first number of the version goes up."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import calculator
from tests.promised.names import Names, names
from tests.support.project import ROOT

FIRST = calculator.__version__.partition(".")[0]
KEPT = sorted(Path(__file__).parent.glob(f"{FIRST}.*.json"))
PAGE = (ROOT / "docs/developers/stability.md").read_text("utf-8")


def missing(promised: dict[str, Names], now: dict[str, Names]) -> list[str]:
    """What was promised and is not there, or is otherwise; more may have come."""
    gone = []
    for part, lists in promised.items():
        for name, held in lists.items():
            found = now.get(part, {}).get(name)
            if found is None:
                gone.append(f"{part}: {name}")
            elif part == "python" and re.search(r"^[a-z]|\.", name) and name != "calculator":
                # What may be given without a name has its place for good; more may follow.
                plain = [one for one in held if not one.startswith("*")]
                gone += [f"{part}: {name}({one})" for one in held if one not in found]
                gone += [f"{part}: {name}: order"] if found[: len(plain)] != plain else []
            else:
                always = {one.removesuffix("+") for one in found} | set(found)
                gone += [f"{part}: {name}: {one}" for one in held if one not in always]
    return gone


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_was_promised_is_there(path: Path) -> None:
    assert missing(json.loads(path.read_text("utf-8")), names()) == []


def test_each_version_has_written_down_what_it_promises() -> None:
    # The middle number goes up for anything new.
    assert f"{calculator.__version__.rpartition('.')[0]}.json" in [path.name for path in KEPT]


def test_what_goes_is_noticed() -> None:
    before: dict[str, Names] = {
        "python": {"calculator": ["Row", "read"], "read": ["content", "*format"], "Row": ["name"]},
        "json": {"keys": ["rounds+", "class"]},
    }
    assert missing(before, before) == []
    more = json.loads(json.dumps(before))
    more["python"]["read"] = ["content", "more", "*format", "*language"]
    more["python"]["Row"] = ["name", "points"]
    more["json"]["keys"] = ["rounds+", "class+", "event"]
    assert missing(before, more) == []
    less = {
        "python": {"calculator": ["read"], "read": ["text", "content", "*format"]},
        "json": {"keys": ["rounds"]},
    }
    assert missing(before, less) == [
        "python: calculator: Row",
        "python: read: order",
        "python: Row",
        "json: keys: rounds+",
        "json: keys: class",
    ]


def test_the_page_speaks_of_all_of_it() -> None:
    heads = re.findall(r"^\| (\*\*.*?) \|", PAGE, re.MULTILINE)
    spoken = " ".join(heads).replace("*", "").lower()
    for part in names():
        assert part in spoken, part
