"""The page's types of requests and replies are the core's."""

import re
from typing import get_type_hints

from calculator.page.protocol import LOOKS, Flag, View
from pyscript_app.build.protocol import FIELDS, WRITTEN, declarations, fields
from tests.support.project import ROOT


def test_the_pages_types_are_those_of_the_core() -> None:
    written = WRITTEN.read_text(encoding="utf-8")
    assert written == declarations(), "run `python -m pyscript_app.build.protocol`"


def test_they_say_what_the_core_says() -> None:
    text = declarations()
    assert 'state: "done";\n  result?: Tree;\n  patch?: Patch;' in text
    assert "class?: string;" in text
    assert "line: number | null;" in text
    assert "``" not in text
    assert ":class:" not in text


def test_what_the_page_knows_of_fields_is_the_cores() -> None:
    assert FIELDS.read_text(encoding="utf-8") == fields(), (
        "run `python -m pyscript_app.build.protocol`"
    )
    assert set(LOOKS) < set(get_type_hints(View))


#: What is written from the protocol, and what only counts what comes.
_WRITTEN = {WRITTEN.name, FIELDS.name}
_PLACES = ("calculator/page", "calculator/view", "pyscript_app/page")


def mentions(flag: str) -> list[str]:
    """The files that have a flag by its name: as a field, in a control, or in a state."""
    named = re.compile(
        rf"^    {flag}: |(?:asked|request|state|state\(\))\??\.{flag}\b"
        rf'|(?:set_button|choose)\([^;]*?"{flag}", '
        rf"|\{{[^{{}}]*\b{flag}\b[^{{}}]*\}} = [\w.]*state\(",
        re.MULTILINE,
    )
    return sorted(
        path.name
        for place in _PLACES
        for path in (ROOT / place).rglob("*")
        if path.suffix in {".py", ".js", ".ts"}
        and path.name not in _WRITTEN
        and named.search(path.read_text(encoding="utf-8"))
    )


def test_a_flag_of_the_page_is_in_at_most_five_files() -> None:
    flags = [name for name, kind in get_type_hints(View).items() if kind is Flag]
    assert sorted(flags) == ["effects", "every", "results"]
    for flag in flags:
        found = mentions(flag)
        assert {"protocol.py", "asked.py"} < set(found)
        assert len(found) <= 5, found
