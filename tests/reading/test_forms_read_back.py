"""Random events, written in each family of forms, are read back; a changed cell is noticed."""

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from calculator.model import RESULT_CODES, Crosstable, Player, Result
from calculator.reading import ReadError, read
from tests.reading.form_writers import WRITERS
from tests.reading.test_layouts import colors_given
from tests.reading.test_round_trip import table_of
from tests.reading.writers import Writer, held
from tests.support.events import events, random_event
from tests.support.examples import examples, seeds
from tests.support.oracle import Event

#: The events that each layout writes.
SEEDS = seeds(40)


def holding(event: Event, writer: Writer) -> Crosstable:
    """The event as far as the writer can say it, with a color for every game."""
    table = held(table_of(event), writer.holds)
    return colors_given(table) if writer.holds.colors else table


def seen(player: Player, name: str) -> tuple[int, str, int | None, tuple[Result, ...]]:
    """What can be compared; some forms have no color for a forfeit."""
    forfeits = name.split(maxsplit=1)[0] in {"us", "swiss-chess"}
    return (
        player.number,
        player.name,
        player.rating,
        tuple(
            result._replace(color="")
            if forfeits and not RESULT_CODES[result.code].played
            else result
            for result in player.results
        ),
    )


def same(table: Crosstable, again: Crosstable, name: str) -> bool:
    return [seen(player, name) for player in again.players] == [
        seen(player, name) for player in table.players
    ]


@pytest.mark.parametrize("name", WRITERS)
def test_random_events_are_read_back(name: str) -> None:
    writer = WRITERS[name]
    read_back = 0
    for seed in SEEDS:
        table = holding(random_event(Random(seed), plain=True), writer)  # noqa: S311
        if not table.rounds_played or table.rounds_played < table.rounds:
            continue
        again = read(writer.write(table))
        assert again.format == writer.layout
        assert same(table, again, name), f"seed {seed}"
        assert again.contradictions == ()
        assert again.wrong_totals == ()
        read_back += 1
    assert read_back >= len(SEEDS) * 0.3


@pytest.mark.parametrize("name", WRITERS)
@examples(15)
@given(event=events(plain=True))
def test_small_events_are_read_back_or_refused(name: str, event: Event) -> None:
    writer = WRITERS[name]
    table = holding(event, writer)
    games = [r for p in table.players for r in p.results if RESULT_CODES[r.code].played]
    assume(len(games) > 4)
    assume(table.rounds_played == table.rounds)
    again = read(writer.write(table))
    assert same(table, again, name) or again.warnings


def read_or_refused(text: str) -> Crosstable | ReadError:
    """What is read, or why it is not."""
    try:
        return read(text)
    except ReadError as error:
        return error


def without_kinds(table: Crosstable) -> Crosstable:
    """The table with only the points of rounds that were not played: a bye may be any of them.

    A forfeit and a bye, or an empty cell and a zero, contradict nothing; nor do a loss and a split
    result (S2) that the other player's win answers.
    """
    as_bye = {2: "B", 1: "H", 0: ""}
    as_game = {"N": "W", "S": "L", "R": "D"}
    return table._replace(
        players=tuple(
            player._replace(
                results=tuple(
                    r._replace(code=as_game.get(r.code, r.code))
                    if r.played
                    else Result(as_bye[r.halves])
                    for r in player.results
                )
            )
            for player in table.players
        )
    )


#: What may come into a cell by mistake, besides what other cells hold.
_STRAY = [
    "",
    "1",
    "0",
    "½",
    "4",
    "x",
    "W",
    "?",
    "bye",
    "=",
    "-",
    "+",
    "12",
    "99",
    "W9",
    "9w1",
    "1-0",
]
OTHERS = st.one_of(
    st.sampled_from(_STRAY),
    st.text(alphabet="0123456789WLDBHUXFwbsn½=+-/:() ", max_size=8),
    st.text(alphabet=st.characters(exclude_characters="<", exclude_categories=["C"]), max_size=6),
)


@pytest.mark.parametrize("name", WRITERS)
@examples(32)
@given(other=OTHERS, seed=st.integers(0, 12), where=st.randoms(use_true_random=False))
def test_a_cell_that_is_changed_is_noticed(name: str, other: str, seed: int, where: Random) -> None:
    writer = WRITERS[name]
    table = holding(random_event(Random(seed), 8, 4, plain=True), writer)  # noqa: S311
    assume(table.rounds_played == table.rounds)
    good = read(writer.write(table))
    lines = writer.write(table).split("\n")
    row = where.randrange(len(table.players)) + 1
    cells = lines[row].split("\t")
    at = where.randrange(3, 3 + table.rounds)
    assume(other.strip() != cells[at].strip())
    cells[at] = other
    lines[row] = "\t".join(cells)
    again = read_or_refused("\n".join(lines))
    if isinstance(again, ReadError):
        assert again.line == row + 1 or again.contradictions, str(again)
        return
    if same(without_kinds(good), without_kinds(again), name):
        return
    told = [warning for warning in again.warnings if warning not in good.warnings]
    assert told, f"{cells[at]!r} of row {row}, round {at - 2} is read without a word"
