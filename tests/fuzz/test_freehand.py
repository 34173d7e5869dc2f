"""A table as somebody types it is read as the event that it is, or with a word about it."""

from collections.abc import Callable

import pytest

from tests.fuzz import freehand
from tests.fuzz.seeded import Tried
from tests.support.examples import seeds

#: So many tables are tried; ``python -m tests.fuzz.freehand`` tries others.
TRIED = len(seeds(1000))
#: Seeds that were read as another event without a word when they were found.
FOUND = (40, 391, 723, 1732, 2467, 2671, 2935, 2998, 22410, 702252, 72000001821)


@pytest.mark.parametrize("seed", FOUND)
def test_what_was_found_is_read_or_told_of(seed: int) -> None:
    tried = freehand.tried(seed)
    assert tried.verdict != "silent", f"{tried.said}\n{tried.text}"


#: The way in which tables are typed, and how many of ten are read at least.
@pytest.mark.parametrize(
    ("typed", "most"),
    [(freehand.oddly, 9), (freehand.closely, 8), (freehand.after_one_round, 8)],
)
def test_tables_in_rarer_styles_are_read_or_told_of(
    typed: Callable[[int], Tried], most: int
) -> None:
    every = [typed(seed) for seed in range(TRIED // 3)]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    read = [one for one in every if one.verdict.startswith("right")]
    assert 10 * len(read) > most * len(every)


def test_tables_in_styles_nobody_planned_are_read_or_told_of() -> None:
    every = list(freehand.many(TRIED, 0))
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    # Nothing is damaged: nine in ten are read.
    read = [one for one in every if one.verdict.startswith("right")]
    assert 10 * len(read) > 8 * TRIED
