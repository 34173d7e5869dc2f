"""The page's types of requests and replies are the core's."""

from pyscript_app.build.protocol import WRITTEN, declarations


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
