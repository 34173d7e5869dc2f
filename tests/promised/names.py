"""The names that the page "What stays" promises, taken from where they are."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from ruamel.yaml import YAML

import calculator
from calculator.command.options import parser
from calculator.command.tiebreaks_toml import _WRITTEN
from calculator.model.results import RESULT_CODES
from calculator.reading import LAYOUTS
from calculator.tiebreaks import CONVENTIONS, EDITIONS, ORDERS, REGISTER
from calculator.words import LANGUAGES, catalogue
from calculator.words.en.warnings import WARNINGS
from calculator.writing.reasons_json import _NAMED
from tests.support.project import ROOT

#: The parts of the calculator that have their names for good.
CONTROLS = ("calculate", "crosstable", "order", "player", "standings", "why", "workings")

type Names = dict[str, list[str]]


def names() -> dict[str, Names]:
    """Return all of it, by what it belongs to: names in lists, or lists in lists by their names."""
    return {
        "python": dict(_python()),
        "command line": {"options": _options(), "exit status": ["0", "1", "2"]},
        "json": {"keys": sorted(set(_keys(_schema())))},
        "reasons": dict(sorted(_reasons())),
        "warnings": {"codes": sorted(WARNINGS)},
        "names": {
            "conventions": sorted(f"{name}={one}" for name in CONVENTIONS
                                  for one in CONVENTIONS[name].options),
            "editions": sorted(EDITIONS),
            "languages": sorted(LANGUAGES),
            "layouts": sorted(LAYOUTS),
            "orders": sorted(ORDERS),
            "results": sorted(RESULT_CODES),
            "tiebreaks": sorted(REGISTER),
        },
        "tiebreaks.toml": {"keys": sorted(_WRITTEN)},
        "action": _action(),
        "links": {"keys": _link_keys()},
        "pages": _pages(),
        "javascript": dict(_javascript()),
    }  # fmt: skip


def _python() -> Iterator[tuple[str, list[str]]]:
    """The names of the package, and what the page about it has of each."""
    yield "calculator", sorted(calculator.__all__)
    text = (ROOT / "docs/developers/python.md").read_text("utf-8")
    for path, said in re.findall(r"^::: ([\w.]+)\n((?: +.*\n)*)", text, re.MULTILINE):
        options = (YAML(typ="safe").load(said) or {}).get("options", {})
        name = path.rpartition(".")[2]
        one = getattr(calculator, name)
        if not inspect.isclass(one):
            yield name, _arguments(one)
            continue
        there = {*vars(one), *getattr(one, "__annotations__", {}), *getattr(one, "__slots__", ())}
        hidden = [re.compile(one.removeprefix("!")) for one in options.get("filters", ["!^_"])]
        there = {part for part in there if not any(each.search(part) for each in hidden)}
        found = sorted(there.intersection(options.get("members", there)) - {"ranked"})
        yield name, found
        for part in found:
            if inspect.isfunction(held := inspect.getattr_static(one, part, None)):
                yield f"{name}.{part}", _arguments(held)


def _arguments(function: Any) -> list[str]:  # noqa: ANN401 - any function
    """In their order, those that may be given without a name."""
    found = inspect.signature(function).parameters.values()
    return [f"{'*' if one.kind is one.KEYWORD_ONLY else ''}{one.name}" for one in found]


def _options() -> list[str]:
    made = parser()
    return sorted({text for action in made._actions for text in action.option_strings})


def _schema() -> Any:  # noqa: ANN401 - JSON
    text = files("calculator.writing").joinpath("standings.schema.json").read_text("utf-8")
    return json.loads(text)


def _keys(schema: Any, at: str = "") -> Iterator[str]:  # noqa: ANN401 - JSON
    """Yield the keys of documents, with a plus where they are always there."""
    if isinstance(schema, list):
        for one in schema:
            yield from _keys(one, at)
    elif isinstance(schema, dict):
        for name, one in schema.items():
            if name == "properties":
                for key, held in one.items():
                    always = "+" if key in schema.get("required", []) else ""
                    yield f"{at}.{key}{always}".removeprefix(".")
                    yield from _keys(held, f"{at}.{key}")
            elif name == "$defs":
                for key, held in one.items():
                    yield from _keys(held, f"#{key}")
            elif isinstance(one, dict | list):
                yield from _keys(one, at)


def _reasons() -> Iterator[tuple[str, list[str]]]:
    for facts, codes in _NAMED.items():
        for code in codes.split():
            yield code, facts.split()


def _action() -> Names:
    made = YAML(typ="safe").load((ROOT / "action.yml").read_text("utf-8"))
    return {"inputs": sorted(made["inputs"]), "outputs": sorted(made["outputs"])}


def _link_keys() -> list[str]:
    text = (ROOT / "docs/developers/own-page.md").read_text("utf-8")
    table = text.partition("| Key | Holds |")[2].partition("\n\n")[0]
    return sorted(re.findall(r"^\| `([a-z]+)` \|", table, re.MULTILINE))


def _pages() -> Names:
    """What pages around it write and hear, as the guides tell it; and where it is."""
    guides = "".join(
        (ROOT / "docs" / name).read_text("utf-8")
        for name in ("guides/own-html.md", "guides/on-your-club-site.md", "developers/own-page.md")
    )
    return {
        "addresses": sorted(set(re.findall(r"tiebreaks\.example/([a-z.-]+[a-z/])[\"?#`]", guides))),
        # What a screen reader says of the calculator, and a test finds it by.
        "controls": [f"{code}: {catalogue('en')[code]}" for code in CONTROLS],
        "attributes": sorted(set(re.findall(r"\bdata-[a-z]+\b", guides))),
        "elements": sorted(set(re.findall(r"<(chess-[a-z]+)", guides))),
        "messages": sorted(set(re.findall(r"tiebreaks:[a-z]+", guides))),
        "parameters": sorted(set(re.findall(r"[?&]([a-z]+)=", guides))),
    }


def _javascript() -> Iterator[tuple[str, list[str]]]:
    """The exported names of the module's types, each with its own."""
    path = ROOT / "pyscript_app/page/api/public.d.ts"
    text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
    for kind, name, rest in re.findall(
        r"^export (?:declare )?(interface|class|function|const|type) (\w+)(.*?)(?=^export |\Z)",
        text,
        re.MULTILINE | re.DOTALL,
    ):
        inside = re.findall(r"^ +(?:readonly )?(\w+)\??[(:<]", rest, re.MULTILINE)
        yield name, sorted(set(inside)) if kind in {"interface", "class"} else []
