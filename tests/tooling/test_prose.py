"""Spelling and prose: what `make check` finds, and that it finds nothing now."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.prose import HABITS, found, misspelled, problems


# `make check` says the same.
@pytest.mark.long
def test_pages_and_sentences_are_well_written() -> None:
    assert problems() == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("In an all-play-all, nothing.", "all-play-all"),
        ("A column that stands\nbeside it", "stands"),
        ("Whoever lost first", "Whoever"),
        ("They are level on points.", "are level"),
        ("Start anew.", "anew"),
    ],
)
def test_a_habit_is_found_with_its_line(text: str, wrong: str) -> None:
    assert (3, wrong) in [(line, said) for line, said, _ in found(f"Title\n\n{text}")]


@pytest.mark.parametrize(
    "text",
    [
        "What differs stands out, and `stands` is code.",
        "```\nwhoever\n```\nA heading's level.",
        "[a link](whoever.md) <!-- covers: anew -->",
    ],
)
def test_code_addresses_and_marks_are_no_prose(text: str) -> None:
    assert not list(found(text))


def test_every_habit_has_something_to_write_instead() -> None:
    assert all(habit.instead for habit in HABITS)


def test_a_misspelled_word_is_found(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("The colour of the oponent.\n", encoding="utf-8")
    said = misspelled(tmp_path / "page.md")
    assert "colour ==> color" in said
    assert "oponent ==> opponent" in said
