"""A round robin as somebody types it is read as what it is, or with a word about it."""

from tests.fuzz import matrices
from tests.support.examples import seeds


def test_round_robins_in_any_style_are_read_or_told_of() -> None:
    every = [matrices.tried(seed) for seed in seeds(600)]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    read = [one for one in every if one.verdict == "right"]
    assert 20 * len(read) > 18 * len(every)
