"""How long the core takes beside the packages on PyPI that rank by FIDE's tiebreaks, in one run."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import product
from random import Random
from typing import Any, NamedTuple

import tiebreak_core
from tiebreak_core import GameRecord, PlayerTiebreakData

from calculator.model import Crosstable, Player, Result
from calculator.ranked import rank
from calculator.reading import read
from calculator.writing.crosstable_trf import to_trf
from tests.bench.core import times
from tests.fide import oracle
from tests.support.events import USUAL, random_event
from tests.support.oracle import Event
from tests.support.sheets import wintd_tabs
from tests.support.tables import core_table

FIDE = ["BH/C1", "BH", "SB", "WIN", "DE"]
US = "us-chess"
#: The same five, as tiebreak-core calls them.
THEIRS = ["buchholz_cut1", "buchholz", "sonneborn_berger", "wins", "direct_encounter"]
_KINDS = {"X": "forfeit_win", "F": "forfeit_loss", "B": "pairing_bye", "P": "pairing_bye"}
#: So many players and rounds; the last is compared with the one before only.
SMALL, LARGE, LARGEST = (100, 9), (1000, 11), (9998, 11)
#: So often is each measured.
TURNS = 6
#: Syllables of invented names: few words of real names are there twice.
_SYLLABLES = [a + b + c for c in "lnrst" for a in "BDFGHKLMNPRSTVW" for b in "aeiou"]


class Beside(NamedTuple):
    """Times in milliseconds."""

    players: int
    rounds: int
    read_and_rank: float
    read_and_rank_us: float
    tiebreak_core: float
    """Its ranking alone: it reads no text."""
    gacrux: float
    """Reading a report (TRF) and ranking."""


def open_of(players: int, rounds: int) -> Event:
    """A usual open; always the same."""
    rng = Random(1)  # noqa: S311 - no secret
    event = random_event(rng, players, rounds, habits=USUAL)
    last = (one + two.lower() for one, two in product(_SYLLABLES, repeat=2))
    names = (f"{rng.choice(_SYLLABLES)}a {name}" for name in last)
    named = zip(event.entrants, names, strict=False)
    return Event(tuple(entrant._replace(name=name) for entrant, name in named))


def _game(result: Result, round_: int, players: dict[int, Player]) -> GameRecord:
    other = players.get(result.opponent or 0)
    kind = "played" if result.played else _KINDS.get(result.code, "requested_bye")
    return GameRecord(
        other.number if other else -1,
        (other.rating if other else None) or 0,
        result.halves / 2,
        "black" if result.color == "B" else "white",
        round_,
        kind=kind,
    )


def theirs(table: Crosstable) -> dict[int, PlayerTiebreakData]:
    """The table as tiebreak-core wants it."""
    players = {player.number: player for player in table.players}
    played = table.rounds_played
    return {
        number: PlayerTiebreakData(
            number,
            player.rating or 0,
            player.halves(played) / 2,
            [_game(result, at, players) for at, result in enumerate(player.results[:played], 1)],
        )
        for number, player in players.items()
    }


def least(work: Callable[[], object], seconds: float = 2.0) -> float:
    """The least time that a call takes of the processor: what else the machine does adds to it."""
    return min(times(work, seconds, least=3, clock=time.process_time))


class Compared(NamedTuple):
    """How many values were compared with tiebreak-core's, and in how many gacrux has ours."""

    values: int
    as_gacrux: int


def compare(event: Event) -> Compared:
    """Compare a table's values with tiebreak-core's; where they differ, gacrux has to have ours.

    Direct Encounter is left out: it depends on who is tied, and in its place there are ranks.

    Raises:
        AssertionError: a value is neither tiebreak-core's nor gacrux's.
    """
    table = read(wintd_tabs(event))
    ours = {row.number: row.values for row in rank(table, FIDE).rows}
    values, differing = 0, list[tuple[int, str]]()
    for one in tiebreak_core.rank_standings_strict(
        theirs(table), THEIRS, table.rounds_played, ruleset="fide-2026"
    ).players:
        for name, code in zip(THEIRS[:4], FIDE, strict=False):
            values += 1
            if one.values[name] != ours[one.player_id][code].number:
                differing.append((one.player_id, code))
    if differing:
        third = oracle.values(_parsed(event), table.rounds_played, tuple(FIDE[:4]))
        for number, code in differing:
            if ours[number][code].number != third[number][code]:
                raise AssertionError((number, code))
    return Compared(values, len(differing))


def _parsed(event: Event) -> dict[str, Any]:
    """The event as gacrux reads it, with colors, which WinTD does not print: it asks for them."""
    return oracle.parse(to_trf(core_table(event)))


def beside(players: int, rounds: int) -> Beside:
    """Measure one size; raises where tiebreak-core has other values."""
    event = open_of(players, rounds)
    text = wintd_tabs(event)
    table = read(text)
    compare(event)
    data, played = theirs(table), table.rounds_played

    def other() -> object:
        return tiebreak_core.rank_standings_strict(data, THEIRS, played, ruleset="fide-2026")

    # With colors, which WinTD does not print: gacrux asks for them.
    report = to_trf(core_table(event))
    works: tuple[Callable[[], object], ...] = (
        lambda: rank(read(text), FIDE),
        lambda: rank(read(text), US),
        other,
        lambda: oracle.places(oracle.parse(report), played, tuple(FIDE)),
    )
    # In turn: a machine may be slower for some seconds.
    found = [[least(work, 0.5) for work in works] for _ in range(TURNS)]
    return Beside(players, rounds, *map(min, zip(*found, strict=True)))


def measure() -> tuple[list[Beside], float]:
    """Measure both sizes, and how many times as long 9,998 players take as 1,000."""
    found = [beside(*SMALL), beside(*LARGE)]
    text, less = (wintd_tabs(open_of(*size)) for size in (LARGEST, LARGE))
    works: tuple[Callable[[], object], ...] = (
        lambda: rank(read(text), FIDE),
        lambda: rank(read(less), FIDE),
    )
    largest, large = map(
        min, zip(*([least(work, 1) for work in works] for _ in range(3)), strict=True)
    )
    return found, largest / large
