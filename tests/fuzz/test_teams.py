"""An event of teams as a club types it is read as what it is, or with a word about it."""

from tests.fuzz import teams
from tests.support.examples import seeds


def test_events_of_teams_are_read_or_told_of() -> None:
    every = [teams.tried(seed) for seed in seeds(300)]
    silent = [one for one in every if one.verdict == "silent"]
    assert not silent, "\n".join(f"seed {one.seed}: {one.said}\n{one.text}" for one in silent)
    read = [one for one in every if one.verdict in {"right", "right with a word"}]
    assert 2 * len(read) > len(every)
