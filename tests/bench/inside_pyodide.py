"""Runs in Pyodide, for `under_node.py`, which calls :func:`main`: times the core."""

import gc
import json
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import tiebreak_core
from tiebreak_core import GameRecord, PlayerTiebreakData

from calculator.answers.what_if.change import Change, written
from calculator.answers.what_if.changed_table import alternatives, changed
from calculator.page import Session
from calculator.ranked import rank
from calculator.ranking import Standings
from calculator.reading import read

#: So often is each measured.
TURNS = 6


def took(work: Callable[[], object]) -> float:
    """Return how long one call takes, in milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def least(work: Callable[[], object], seconds: float = 0.5) -> float:
    """Return the least time of a call: what else the machine does adds to it."""
    work()
    gc.collect()
    gc.disable()
    found = list[float]()
    end = time.perf_counter() + seconds
    while len(found) < 3 or time.perf_counter() < end:
        found.append(took(work))
    gc.enable()
    return min(found)


def ranked(event: dict[str, Any]) -> dict[str, float]:
    """Read and rank an event by both orders, and have tiebreak-core rank it."""
    text, (fide, us) = event["text"], event["orders"]
    data = {
        one["player_id"]: PlayerTiebreakData(
            **{**one, "games": [GameRecord(**game) for game in one["games"]]}
        )
        for one in event["data"]
    }
    works = {
        "fide": lambda: rank(read(text), fide),
        "us": lambda: rank(read(text), us),
        "tiebreak_core": lambda: tiebreak_core.rank_standings_strict(
            data, event["theirs"], event["rounds"], ruleset="fide-2026"
        ),
    }
    # In turn: a machine may be slower for some seconds.
    turns = [{name: least(work) for name, work in works.items()} for _ in range(TURNS)]
    found = {name: min(turn[name] for turn in turns) for name in works}
    return {"players": event["players"], "rounds": event["rounds"], **found}


def some_changes(standings: Standings) -> list[Change]:
    """Return another result of games here and there."""
    found = [
        Change(at, player.number, alternatives(result)[0])
        for player in standings.table.players
        for at, result in enumerate(player.results, 1)
        if result.played and alternatives(result)
    ]
    return found[:: len(found) // 20]


def changed_result(text: str) -> dict[str, float]:
    """Change one result after another: the new standings, and what a page is sent of them."""
    real = rank(read(text))
    changes = some_changes(real)

    names = [tiebreak.name for tiebreak in real.order]

    def again(change: Change) -> object:
        return rank(changed(real.table, [change]), names, like=real)

    session = Session()

    def ask(at: int, change: Change | None) -> object:
        told = written((change,)) if change else ""
        request = {"what": "calculate", "text": text, "results": True, "changes": told}
        return session.answer(json.dumps({**request, "drawn": at + 1, "over": at or None}))

    ask(0, None)
    ranked = [took(partial(again, change)) for change in changes]
    answered = [took(partial(ask, at, change)) for at, change in enumerate(changes, 1)]
    return {"ranked": statistics.median(ranked), "answered": statistics.median(answered)}


def higher(text: str) -> dict[str, float]:
    """Look for all that would have put each of some players higher, a little at a time."""
    first, whole = list[float](), list[float]()
    players = [row.number for row in rank(read(text)).rows]
    session = Session()
    session.answer(json.dumps({"what": "calculate", "text": text}))
    for player in players[1::13]:
        request = {"what": "higher", "text": text, "player": player}
        since, times = "", list[float]()
        while since or not times:
            start = time.perf_counter()
            said = json.loads(session.answer(json.dumps({**request, "from": since})))
            times.append((time.perf_counter() - start) * 1000)
            since = said["next"]
        first.append(times[0])
        whole.append(sum(times))
    return {
        "first": max(first),
        "longest": max(whole),
        "median": statistics.median(whole),
    }


def main() -> str:
    """Return all times as JSON."""
    asked = json.loads(Path("/asked/asked.json").read_text("utf-8"))
    told = {
        "ranked": [ranked(event) for event in asked["events"]],
        "changed": changed_result(asked["changed"]),
        "higher": higher(asked["higher"]),
    }
    return json.dumps(told)
