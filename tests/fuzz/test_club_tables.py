"""A headed table as a club types it is read as the event that it is, or with a word about it."""

from tests.fuzz import club_tables
from tests.support.examples import seeds


def test_club_tables_are_read_or_told_of() -> None:
    every = [club_tables.tried(seed) for seed in seeds(500)]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    right = [one for one in every if one.verdict.startswith("right")]
    assert len(right) > 0.9 * len(every)
