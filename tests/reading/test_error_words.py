"""Every error takes its words from the catalogue, and nothing there is unused."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from calculator.model import Message
from calculator.reading import ReadError
from calculator.words.en.errors import ERRORS
from calculator.words.en.files import FILES

SOURCES = Path(__file__).parents[2] / "calculator"


def codes() -> Iterator[str]:
    for path in SOURCES.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        # To walk through a tree takes longer than to look whether it is worth it.
        if "words" in path.parts or not re.search("error-|hint-", source):
            continue
        for node in ast.walk(ast.parse(source)):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and text.startswith(("error-", "hint-")) and " " not in text:
                yield text


def test_every_code_has_words_and_every_word_is_said() -> None:
    beside = {"error-", "hint-"}
    assert set(codes()) - beside == set(ERRORS) | {
        code for code in FILES if code.startswith(("error-", "hint-"))
    }


def test_message_and_hint_are_words() -> None:
    error = ReadError(
        Message("error-row-short", (1, 5)), 3, 2, Message("hint-row-short", ("Rd 1",))
    )
    assert error.message == "This row has only one cell; the heading has 5."
    assert error.hint == "“Rd 1” and what comes after it is missing: copy whole rows."
    assert str(error) == f"line 3, column 2: {error.message} {error.hint}"
    assert str(ReadError("error-nothing")) == "There is no text here."
