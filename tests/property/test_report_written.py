"""The FIDE report that we write says everything that a report has room for."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculator.model import Crosstable, Player, Points, Result, crosstable
from calculator.reading import read
from calculator.reading.formats.trf.rows import ABOUT
from calculator.tiebreaks import of_print
from calculator.writing import WriteError, to_trf
from tests.fide import oracle
from tests.fide.tournaments import round_robin, swiss
from tests.reading.samples import SAMPLES, Sample
from tests.reading.test_round_trip import table_of, told
from tests.support.events import events, random_event
from tests.support.examples import examples
from tests.support.oracle import Event
from tests.support.tables import section

#: What a report makes of results that it has no room for.
UNNAMED = {"F": "U", "Z": "H", "X": "X", "": ""}


def carried(table: Crosstable) -> Crosstable:
    """The table as far as a report has room for it."""
    players = tuple(_carried(player, table) for player in table.players)
    title = ": ".join(filter(None, (table.event, table.section))) or None
    # A record has codes alone; a column whose tiebreak its values must tell has none yet.
    fide = all("-" not in name and not of_print(name) for name in table.announced)
    order = table.announced if fide else ()
    # Where it is not known how many rounds there will be, the report does not say it.
    here = table.provisional
    rounds = table.rounds if here is None else here.of
    width = max(table.rounds, rounds or 0)
    players = tuple(
        player._replace(results=player.results + (Result(),) * (width - table.rounds))
        for player in players
    )
    return told(table)._replace(
        players=players,
        event=title,
        section=None,
        printed=(),
        announced=order,
        legend=bool(order),
        system="fide",
        games_per_round=1,
        rounds=width,
        scheduled=rounds,
        after=None,
    )


def _carried(player: Player, table: Crosstable) -> Player:
    results = []
    for at, result in enumerate(player.results, 1):
        code, opponent, color = result.code, result.opponent, result.color
        if opponent is None:
            code = UNNAMED.get(code, code)
            color = ""
        if code == "Z":
            code, opponent, color = "H", None, ""
        if not code and opponent is None and at <= table.rounds_played:
            code = "U"
        code = "" if code == "?" else code
        results.append(result._replace(code=code, opponent=opponent, color=color, game_halves=None))
    total = player.total_halves
    if total is None:
        total = sum(result.halves for result in player.results[: table.rounds_played])
    place = player.place if player.place.isdecimal() else ""
    about = tuple((heading, value) for heading, value in player.about if heading in ABOUT)
    return player._replace(
        results=tuple(results), name=player.name[:33], total_halves=total, place=place, about=about
    )


def same(table: Crosstable) -> None:
    again = read(to_trf(table))
    assert again.format == "trf"
    found = told(again)
    if again.rounds_played != table.rounds_played:
        # The last round played is the last with a game. Forfeits without a named opponent are not
        # games, so byes beside them belong to a round still to come.
        players = tuple(player._replace(counted_to=0) for player in found.players)
        found = found._replace(players=players, rounds_played=table.rounds_played)
    assert found == carried(table)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.file)
def test_samples(sample: Sample) -> None:
    table = read(sample.text)
    if sample.format.startswith("cross"):
        with pytest.raises(WriteError, match="round of each game"):
            to_trf(table)
        return
    same(table)


def test_a_table_without_opponents_is_no_report() -> None:
    for text in ("Ann 2 of 2: 1 0.5", "Ann: W D L"):
        with pytest.raises(WriteError, match="who met whom"):
            to_trf(read(text))


@examples(60)
@given(event=events(plain=True))
def test_small_events(event: Event) -> None:
    same(table_of(event))


def test_many_events() -> None:
    for seed in range(40):
        table = table_of(random_event(Random(seed), plain=True))  # noqa: S311
        same(table)


@pytest.mark.parametrize("seed", range(60))
def test_a_report_is_written_as_it_was(seed: int) -> None:
    random = Random(seed)  # noqa: S311
    edition = ("fide-2024", "fide-2026")[seed % 2]
    made = round_robin(random, edition) if seed % 5 == 4 else swiss(random, edition, 14)
    table = read(made.trf)
    written = to_trf(table)
    again = read(written)
    assert told(again) == told(table)
    assert again.lacks == table.lacks
    codes = ("PTS", "BH", "SB/C1", "ARO", "WON", "BPG")
    ours, theirs = (
        oracle.values(oracle.parse(trf), table.rounds_played, codes) for trf in (written, made.trf)
    )
    assert ours == theirs


def scored(table: Crosstable, points: Points, other: dict[str, int]) -> Crosstable:
    """The table under another point system; ``other`` is what unplayed rounds score."""
    worth = {"W": points.win, "D": points.draw, "L": points.loss, **other}

    def result(found: Result) -> Result:
        halves = worth.get(found.code, found.halves)
        return found if halves == found.halves else found._replace(scored_halves=halves)

    return table._replace(
        points=points,
        players=tuple(
            player._replace(results=tuple(map(result, player.results))) for player in table.players
        ),
    )


HALVES = st.integers(0, 6)


@examples(60)
@given(
    event=events(plain=True),
    points=st.builds(Points, HALVES, HALVES, HALVES),
    other=st.dictionaries(st.sampled_from("XFBPHU"), HALVES),
)
def test_any_point_system(event: Event, points: Points, other: dict[str, int]) -> None:
    table = scored(table_of(event), points, other)
    again = read(to_trf(table))
    assert again.points == points
    if again.rounds_played == table.rounds_played:
        assert "total-differs" not in {warning.code for warning in again.warnings}
    for before, after in zip(table.players, again.players, strict=True):
        for old, new in zip(before.results, after.results, strict=True):
            # A missing result becomes a zero-point bye, which may score in such a system.
            assert old.halves == new.halves or not old.code


def test_columns_are_where_the_specification_has_them() -> None:
    table = section("W2w P", "L1b H", "U U")._replace(starts="2026-03-01", event="An event")
    table = table._replace(
        players=tuple(
            player._replace(name="x" * 40, rating=1999, place=str(player.number), total_halves=3)
            for player in table.players
        )
    )
    row = next(line for line in to_trf(table).split("\n") if line.startswith("001"))
    assert row[4:8] == "   1"
    assert row[14:47] == "x" * 33
    assert row[48:52] == "1999"
    assert row[80:84] == " 1.5"
    assert row[85:89] == "   1"
    assert row[91:] == "   2 w 1  0000 - U"
    assert "042 2026/03/01" in to_trf(table)


def test_numbers_and_ratings_with_too_many_figures() -> None:
    players = [
        Player(20_001, "Ann", (Result("W", 20_002),), rating=12_345, total_halves=201),
        Player(20_002, "Bob", (Result("L", 20_001),), total_halves=200),
    ]
    again = read(to_trf(crosstable(players)))
    assert [player.number for player in again.players] == [1, 2]
    assert [player.total_halves for player in again.players] == [None, 200]
    assert again.players[0].rating is None
    assert again.players[0].results[0].opponent == 2


def test_rounds_of_two_games() -> None:
    table = section("$2 #3", "L1 W4", "W4 D1", "W3 W2")._replace(games_per_round=2)
    again = read(to_trf(table))
    assert ["".join(r.code for r in player.results) for player in again.players] == [
        "WW", "LD", "DL", "DD",
    ]  # fmt: skip
    assert [[r.halves for r in player.results] for player in again.players] == [
        [4, 3], [0, 2], [2, 1], [2, 2],
    ]  # fmt: skip
    assert again.contradictions == ()


def test_too_many_players() -> None:
    table = crosstable(Player(number, "x", (Result("B"),)) for number in range(1, 10_001))
    with pytest.raises(WriteError, match="9999"):
        to_trf(table)
