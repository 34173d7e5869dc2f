"""Random events of some rounds, written after fewer of them: what is told is how far they are."""

import re
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.answers import spoken, to_send
from calculator.answers.what_if.remaining_games import reachable
from calculator.model import Crosstable, Player, Result, crosstable
from calculator.ranked import rank
from calculator.reading import read
from calculator.words import use
from calculator.writing import to_text
from calculator.writing.standings_json import document
from tests.reading.writers import chess_results_html, chess_results_tabs
from tests.support.events import USUAL, random_event
from tests.support.examples import examples
from tests.support.tables import core_table

#: What may stand above the table, by what it says: {0} is the round, {1} how many there are.
BOTH = (
    "Standings after round {0} of {1}",
    "Club Open (after {0} of {1} rounds)",
    "Stand nach Runde {0} von {1}",
    "Clasificación tras la ronda {0} de {1}",
    "Classement après la ronde {0} sur {1}",
    "Ranking crosstable after Round {0} , Board Pairings Rd.{0}/{1} , not paired",
    "Number of rounds: {1}",
    "Club Open, {1}SS, G/60",
    "{1}-round Swiss",
)
AFTER = ("Standings after round {0}", "Rangliste nach der {0}. Runde", "Tras la ronda {0}")
#: Of the round that is being played: none, all games paired, or a half of them over.
RUNNING = ("", "paired", "half")


def as_games(table: Crosstable) -> str:
    """Write a list of games, round by round."""
    names = {player.number: player.name for player in table.players}
    signs = {"W": "1-0", "D": "1/2-1/2", "L": "0-1", "": ""}
    lines = []
    for at in range(table.rounds):
        lines.append(f"\nRound {at + 1}")
        for player in table.players:
            found = player.results[at]
            if found.opponent is not None and found.color == "W":
                names_both = f"{player.name} - {names[found.opponent]}"
                lines.append(f"{names_both} {signs[found.code]}".rstrip())
    return "\n".join(lines)


WRITERS: dict[str, Callable[[Crosstable], str]] = {
    "text": lambda table: re.sub(r"^[A-Z]\w+: .*\n", "", to_text(table), flags=re.MULTILINE),
    "chess-results": chess_results_tabs,
    "chess-results page": chess_results_html,
    "games": as_games,
}


def event(rng: Random, done: int, running: str) -> Crosstable:
    """Make an event after some rounds, with the pairings of the next where it is running."""
    count = 2 * rng.randint(3, 8)
    habits = USUAL._replace(late=0, withdrawn=0, requested_bye=0)
    while True:
        made = random_event(rng, count, done, plain=True, habits=habits)
        table = core_table(made)
        if table.rounds_played == done and not _all_met(table):
            break
    rows = {player.number: list(player.results) for player in table.players}
    if running:
        numbers = [player.number for player in table.players]
        rng.shuffle(numbers)
        for at in range(0, count, 2):
            white, black = numbers[at : at + 2]
            over = running == "half" and at < count // 2
            rows[white].append(Result("W" if over else "", black, "W"))
            rows[black].append(Result("L" if over else "", white, "B"))
    return crosstable(
        (_with(player, rows[player.number], done) for player in table.players),
        rounds_played=done,
    )


def _with(player: Player, results: list[Result], done: int) -> Player:
    total = sum(result.halves for result in results[:done])
    name = f"Player {chr(64 + player.number)}x"
    return player._replace(name=name, results=tuple(results), total_halves=total, rating=1500)


def _all_met(table: Crosstable) -> bool:
    return table.rounds >= len(table.players) - 1


def check(text: str, after: int, of: int | None, still: int) -> None:
    """Check everything that is told of an event that is not over."""
    standings = rank(read(text), "solkoff")
    assert document(standings)["provisional"] == {"after": after, "of": of, "open": still}, text
    row = standings.rows[0]
    english = f"after {after} of {of} rounds" if of else f"after {after} rounds"
    english = "after one round" if after == 1 and not of else english
    assert f"{english}." in to_send(standings, row.number).partition(". ")[0] + "."
    assert english in spoken(standings, row.number)
    with use("es"):
        spanish = f"tras {after} de {of} rondas" if of else f"tras {after} rondas"
        spanish = "tras una ronda" if after == 1 and not of else spanish
        assert spanish in to_send(standings, row.number)
    if of is None:
        assert reachable(standings, row.number) == ()
    codes = {found.code for found in standings.table.warnings}
    assert not codes & {"blank-result", "total-differs"}, codes


@pytest.mark.parametrize("layout", WRITERS)
@examples(25)
@given(st.integers(0, 2**32), st.integers(1, 4), st.integers(1, 4), st.sampled_from(RUNNING))
def test_how_far_an_event_is(layout: str, seed: int, done: int, left: int, running: str) -> None:
    rng = Random(seed)  # noqa: S311
    table = event(rng, done, running)
    text = WRITERS[layout](table)
    still = {"": 0, "paired": len(table.players) // 2}.get(
        running, len(table.players) // 2 - (len(table.players) // 2 + 1) // 2
    )
    rounds = done + left
    above = rng.choice(BOTH).format(done, rounds)
    check(f"{above}\n\n{text}", done, rounds, still)
    after = rng.choice(AFTER).format(done)
    check(f"{after}\n\n{text}", done, None, still)
    if running:
        check(text, done, None, still)
    else:
        # Nothing says that there is more: it is finished, as far as anybody can tell.
        standings = rank(read(text), "solkoff")
        assert document(standings)["provisional"] is None
        assert "after" not in to_send(standings, standings.rows[0].number).partition(". ")[0]
        final = f"Final standings after {done} rounds\n\n{text}"
        assert document(rank(read(final), "solkoff"))["provisional"] is None


@examples(25)
@given(st.integers(0, 2**32), st.integers(1, 4), st.integers(1, 4))
def test_columns_printed_ahead(seed: int, done: int, left: int) -> None:
    table = event(Random(seed), done, "")  # noqa: S311
    ahead = (Result(),) * left
    wide = table._replace(
        players=tuple(player._replace(results=player.results + ahead) for player in table.players),
        rounds=done + left,
    )
    for write in (WRITERS["text"], WRITERS["chess-results"]):
        check(write(wide), done, done + left, 0)
        said = f"Standings after round {done} of {done + left + 1}\n\n{write(wide)}"
        check(said, done, done + left + 1, 0)
