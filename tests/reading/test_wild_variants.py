"""Texts of the kinds that people publish, again: each is read as it is, or refused in words.

``data/wild-variants.txt`` has them, each with what it is, a line for each section: the results of
everybody and the codes of warnings, or the code of the error.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from calculator.reading import ReadError, read_all

DATA = Path(__file__).with_name("data") / "wild-variants.txt"
PARTS = [part.partition("\n") for part in DATA.read_text(encoding="utf-8").split("##### ")[1:]]
CASES = {
    name: (text, is_[2].splitlines())
    for (name, _, text), is_ in zip(PARTS[::2], PARTS[1::2], strict=True)
}


@pytest.mark.parametrize(("text", "expected"), CASES.values(), ids=CASES)
def test_a_text_of_the_wild(text: str, expected: list[str]) -> None:
    found = []
    for _, table in read_all(text):
        if isinstance(table, ReadError):
            found.append(table.said.code)
            continue
        players = (
            f"{player.name}: "
            + " ".join(
                f"{one.code or '.'}{one.opponent or ''}{one.color.lower()}"
                for one in player.results
            )
            for player in table.players
        )
        said = "".join(f" [{message.code}]" for message in table.warnings)
        found.append("; ".join(players) + said)
    assert found == expected
