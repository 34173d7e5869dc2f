"""A round robin as a club prints it is read as what it is, or with a word about it, or refused."""

from tests.fuzz import robins
from tests.support.examples import seeds


def test_round_robins_once_or_twice_around_are_read_or_told_of() -> None:
    every = [robins.tried(seed) for seed in seeds(600)]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    read = [one for one in every if one.verdict.startswith("right")]
    assert 2 * len(read) > len(every)
